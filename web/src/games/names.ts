/** What players and games are called. */
import type { Side } from '../core';
import { t } from '../i18n/i18n.svelte';
import { gameOf } from '../app/view';
import { other, type KeptGame, type Player } from './kept';

/** A player's name; somebody without one is “You” against the computer, or called by the side. */
export function playerName(players: KeptGame['players'], side: Side): string {
  const player: Player = players[side];
  if (player.kind === 'computer') return t('web-player-computer', { count: player.level });
  if (player.name !== '') return player.name;
  return players[other(side)].kind === 'computer' ? t('web-player-you') : t(`side-${side}`);
}

/** The game's name, with the changes of its rule set left out: `Seega`. */
export function gameName(ruleset: string): string {
  return t(`game-${gameOf(ruleset)}`);
}

/** A rule set's title without asking the core: that of its sheet. */
export function ruleSetName(ruleset: string): string {
  const base = /^[^@(]+/.exec(ruleset)?.[0] ?? ruleset;
  return t(`ruleset-${base.replace('/', '-')}`);
}
