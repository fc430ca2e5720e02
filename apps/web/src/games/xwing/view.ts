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
export type Face = Attack['attackDice'][number]['face'];
export type { Attack, Phase };

/** The parts of a question that panels read; `describeAsk` of the engine writes it. */
export interface AskView {
  readonly type: 'choice' | 'several' | 'form' | 'region';
  readonly seat: number;
  readonly kind: string;
  readonly prompt: { readonly text: string; readonly args?: Readonly<Record<string, never>> };
  readonly clauses: readonly string[];
  readonly about?: Readonly<Record<string, unknown>>;
  readonly options?: readonly OptionView[];
  readonly min?: number;
  readonly max?: number;
  readonly fields?: readonly { readonly id: string; readonly options: readonly OptionView[] }[];
  readonly region?: unknown;
  readonly barred?: readonly (OptionView & { readonly refusal: RefusalView })[];
}
export interface OptionView {
  readonly id: string;
  readonly label?: AskView['prompt'];
  readonly about?: Readonly<Record<string, unknown>>;
}
export interface RefusalView {
  readonly clauses: readonly string[];
  readonly message: AskView['prompt'];
  readonly measured?: unknown;
  readonly allowed?: unknown;
}
