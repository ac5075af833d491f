/** What the two at a table on the server ask of each other: an offer to answer, one that waits, the game of somebody who went away. */
import { other } from '../../games/kept';
import { playerName } from '../../games/names';
import { t } from '../../i18n/i18n.svelte';
import type { Live } from '../../online/live.svelte';
import type { Table } from '../../online/types';
import { duration } from '../../online/words';
import { offer, type Ask } from '../play/ask';

/** The one thing that is asked now: what the reader can answer comes first. */
export function liveAsk(live: Live, table: Table): Ask | null {
  if (table.you === null) return null;
  return offered(live, table) ?? claim(live, table) ?? standing(table);
}

/** After the end there is only a rematch to talk about. */
function openOffer({ offer, status }: Table): Table['offer'] {
  return offer && (offer.what === 'rematch') === (status === 'over') ? offer : null;
}

function offered(live: Live, table: Table): Ask | null {
  const open = openOffer(table);
  if (!open || open.by === table.you || live.isAsked('accept') || live.isAsked('decline')) return null;
  const { by, what } = open;
  return offer(t(`web-offer-${what}`), t(`web-offered-${what}`, { side: playerName(live.players, by) }), (word) => {
    live.answer(word, what);
  });
}

function claim(live: Live, { you }: Table): Ask | null {
  if (you === null || !live.claimable || live.isAsked('claim')) return null;
  const name = playerName(live.players, other(you));
  const give = () => {
    live.claim();
  };
  return {
    label: t('web-live-claim'),
    text: t('web-live-claim-text', { name, time: duration(live.gone ?? 0) }),
    answers: [{ text: t('web-live-claim'), look: 'plain', give }],
  };
}

function standing(table: Table): Ask | null {
  const open = openOffer(table);
  if (open?.by !== table.you) return null;
  const label = t(`web-offer-${open.what}`);
  return { label, text: t('web-live-offering', { text: label }), answers: [] };
}
