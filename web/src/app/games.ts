/** The games in the order of menus, each with the board it is known by. Everything else about them tells the core. */
import { PAHTUM, SAUT_DU_CHAT, SETI_ALEPH, seega, type Shape } from '../board';

/** A game on the home page. */
export interface Showpiece {
  readonly id: string;
  readonly ruleset: string;
  readonly shape: Shape;
  /** How many actions lead to the middle of a game. */
  readonly ahead: number;
}

export const GAMES: readonly Showpiece[] = [
  { id: 'seega', ruleset: 'seega/tabuleiro-42', shape: seega(5), ahead: 32 },
  { id: 'saut-du-chat', ruleset: 'saut-du-chat/ludens-planet', shape: SAUT_DU_CHAT, ahead: 4 },
  { id: 'pahtum', ruleset: 'pahtum/globe-joueur', shape: PAHTUM, ahead: 30 },
  { id: 'seti', ruleset: 'seti/aleph', shape: SETI_ALEPH, ahead: 8 },
];
