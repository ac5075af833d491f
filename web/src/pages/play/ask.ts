/** What is asked at a table: an offer, a game somebody went away from. Without answers it is only told, and somebody else decides. */
import { t } from '../../i18n/i18n.svelte';

export interface Answer {
  readonly text: string;
  readonly look: 'main' | 'plain';
  readonly give: () => void;
}

export interface Ask {
  /** What it is about, for whoever jumps from group to group. */
  readonly label: string;
  readonly text: string;
  readonly answers: readonly Answer[];
}

/** An offer to the reader, who may accept or decline it. */
export function offer(label: string, text: string, answer: (word: 'accept' | 'decline') => void): Ask {
  const words = ['accept', 'decline'] as const;
  const answers = words.map((word) => ({
    text: t(`web-offer-${word}`),
    look: word === 'accept' ? ('main' as const) : ('plain' as const),
    give: () => {
      answer(word);
    },
  }));
  return { label, text, answers };
}
