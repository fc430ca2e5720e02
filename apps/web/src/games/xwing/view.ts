import type { Attack, Phase, Ship, XWingState } from '@holotisch/xwing';

/** The view of an X-Wing match as `view()` of the game gives it: the state without what this seat may not know. */
export type XWingView = Omit<XWingState, 'chance' | 'decks' | 'ships'> & {
  readonly ships: readonly ShipView[];
  readonly decks: readonly { readonly left: number; readonly discard: readonly string[] }[];
};
export type ShipView = Omit<Ship, 'damage'> & {
  readonly damage: readonly { readonly card: string | null; readonly faceup: boolean }[];
  /** Cards whose text the players carry out themselves. */
  readonly byHand: readonly string[];
};

export type { AskView, OptionView, RefusalView } from '../game-face.ts';
export type { Attack, Phase };
