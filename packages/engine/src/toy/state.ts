import type { Uses } from '../cards/scope.ts';
import { cloneDeck, type Deck } from '../deck.ts';
import type { DieKind } from '../dice.ts';
import type { GameState } from '../game.ts';
import { type Chance, cloneChance } from '../random.ts';

/** The toy game: drones on a line one hundred long. Small, but it uses every feature that a real game will need. */
export const LINE = 100;
export const ROUNDS = 12;
export const HULL = 3;

export type Card = 'lucky' | 'cursed' | 'shield' | 'counter' | 'engine';
export const CARDS: readonly Card[] = ['lucky', 'cursed', 'shield', 'counter', 'engine'];
export type Stance = 'attack' | 'guard';
export type Wound = 'dent' | 'breach';

export interface Drone {
  readonly id: number;
  readonly seat: number;
  x: number;
  readonly cards: Card[];
  /** Facedown: nobody may look at them, not even their owner. */
  readonly wounds: Wound[];
  stance: Stance | null;
  moved: boolean;
  /** Destroyed drones stay until the end of the activation, and may still shoot back. */
  removed: boolean;
}

export interface Toy extends GameState {
  readonly chance: Chance;
  round: number;
  phase: 'plan' | 'act' | 'end';
  readonly drones: Drone[];
  readonly deck: Deck;
  uses: Uses;
  /** Set when the players have ended the match themselves. */
  ended?: { readonly winner: number | null };
}

export type Face = 'hit' | 'blank';
export const RED: DieKind<Face> = { name: 'red', faces: ['hit', 'hit', 'blank', 'blank'] };

const woundValue = (w: Wound): number => (w === 'breach' ? 2 : 1);
export const damageOf = (d: Drone): number => d.wounds.reduce((sum, w) => sum + woundValue(w), 0);
export const isDestroyed = (d: Drone): boolean => damageOf(d) >= HULL;
export const inPlay = (s: Toy): readonly Drone[] => s.drones.filter((d) => !d.removed);

export const cloneToy = (s: Toy): Toy => ({
  ...s,
  chance: cloneChance(s.chance),
  drones: s.drones.map((d) => ({ ...d, cards: [...d.cards], wounds: [...d.wounds] })),
  deck: cloneDeck(s.deck),
  uses: { ...s.uses },
});
