import type { AskData, Barred, Field, Json, Message, Option, Refusal, Seat } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';

/**
 * A question in the parts that all screens read, whatever its type; `describeAsk` of the engine writes it. A face knows
 * more: its game exports the questions as a union by kind, with what each of them and their options are about.
 */
export interface AskView {
  readonly type: AskData['type'];
  readonly seat: Seat;
  readonly kind: string;
  readonly prompt: Message;
  readonly clauses: readonly ClauseId[];
  readonly about?: Json;
  readonly options?: readonly OptionView[];
  readonly min?: number;
  readonly max?: number;
  readonly fields?: readonly FieldView[];
  readonly region?: Json;
  readonly barred?: readonly BarredView[];
}
export type FieldView = Field;
export type BarredView = Barred;
export type OptionView = Option;
export type RefusalView = Refusal;

/** The options of a question, those of a form's fields included. Of a question of any game no more is known than that. */
export type OptionOf<Q> = unknown extends Q
  ? OptionView
  : Q extends { readonly options: readonly (infer O)[] }
    ? O
    : Q extends { readonly fields: readonly { readonly options: readonly (infer O)[] }[] }
      ? O
      : AskView extends Q
        ? OptionView
        : never;
/** What a question is about, or one of its options. */
export type AboutOf<Q> = unknown extends Q ? Json | undefined : Q extends { readonly about?: infer A } ? A : undefined;
