import type { ClauseId } from '@holotisch/rules';
import type { Ask, Barred, Field, Option, RegionData, Seat } from './ask.ts';
import type { Json, JsonObject } from './json.ts';
import type { Message } from './message.ts';

/**
 * A question as plain data, as a screen or a computer player gets it. A game exports its own as a union by kind, with
 * what they are about (`about`), what their options are about (`A`) and their regions (`R`) typed.
 */
export type AskData =
  | (ChoiceAskData & MaybeAbout)
  | (SeveralAskData & MaybeAbout)
  | (FormAskData & MaybeAbout)
  | (RegionAskData & MaybeAbout);

type MaybeAbout = { readonly about?: Json };
type Common<K extends string, A extends Json> = {
  readonly kind: K;
  readonly seat: Seat;
  readonly prompt: Message;
  readonly clauses: readonly ClauseId[];
  readonly barred?: readonly Barred<A>[];
};
export type ChoiceAskData<K extends string = string, A extends Json = Json> = Common<K, A> & {
  readonly type: 'choice';
  readonly options: readonly Option<A>[];
};
export type SeveralAskData<K extends string = string, A extends Json = Json> = Common<K, A> & {
  readonly type: 'several';
  readonly options: readonly Option<A>[];
  readonly min: number;
  readonly max: number;
};
export type FormAskData<K extends string = string, A extends Json = Json> = Common<K, A> & {
  readonly type: 'form';
  readonly fields: readonly Field<A>[];
};
export type RegionAskData<K extends string = string, R extends RegionData = RegionData> = Common<K, Json> & {
  readonly type: 'region';
  readonly region: R;
};

/** What a question is about. */
export type About<A> = { readonly about: A };
/** A choice of kind K; `A` is what its options are about, `More` what it holds besides. */
export type ChoiceOf<K extends string, A extends Json = never, More = unknown> = ChoiceAskData<K, A> & More;
export type SeveralOf<K extends string, A extends Json = never, More = unknown> = SeveralAskData<K, A> & More;
/** A place in a region of this name, with what the region needs to know. */
export type PlaceIn<K extends string, N extends string, D extends JsonObject, A extends Json> = RegionAskData<
  K,
  { readonly name: N } & D
> &
  About<A>;
/** An ability in a window: its card, and whose it is. */
export type OfAbility = { readonly card: string; readonly piece: number | null };

/** The question as plain data: what can be asked of it (whether an answer is legal) stays with whoever has the match. */
export function describeAsk(a: Ask): AskData {
  const { seat, kind, prompt, clauses } = a;
  const common = {
    seat,
    kind,
    prompt,
    clauses,
    ...(a.about !== undefined && { about: a.about }),
    ...(a.barred && { barred: a.barred() }),
  };
  switch (a.type) {
    case 'choice':
      return { ...common, type: a.type, options: a.options };
    case 'several':
      return { ...common, type: a.type, options: a.options, min: a.min, max: a.max };
    case 'form':
      return { ...common, type: a.type, fields: a.fields };
    case 'region':
      return { ...common, type: a.type, region: a.region };
  }
}
