import type { ClauseId } from '@holotisch/rules';
import {
  ask,
  type ChoiceAsk,
  choose,
  type Flow,
  type PosedRegion,
  type Posing,
  type Seat,
  type SeveralAsk,
  settled,
} from './ask.ts';
import type { Json, JsonObject } from './json.ts';
import type { Message } from './message.ts';
import { askIn, type Region } from './region.ts';

type OfType<Q, T> = Posing<Extract<Q, { readonly type: T }>>;

/** How the procedures of a game ask, typed by the union of its questions. */
interface Asker<Q> {
  /** A single option is taken without a question. */
  choose(question: OfType<Q, 'choice'>): Flow<string>;
  /** Asks even where one option is left: a player sees what is barred, and by what. */
  chooseAnyway(question: OfType<Q, 'choice'>): Flow<string>;
  /** Some of a list. Where nothing may be taken, nothing is; where all must be, all are; neither is a question. */
  chooseSeveral(question: OfType<Q, 'several'>): Flow<readonly string[]>;
  /** Asks even where all must be taken: a player sees what they are, and what is barred. */
  chooseSeveralAnyway(question: OfType<Q, 'several'>): Flow<readonly string[]>;
  /** An answer in a region. */
  askIn<D extends JsonObject, A extends Json>(
    where: Region<never, D, A>,
    question: OfType<Q, 'region'> & { readonly region: D },
  ): Flow<A>;
}

const isEmpty = ({ options, max }: Unposed): boolean => options.length === 0 || max === 0;
const NOBODY: readonly string[] = [];
type Unposed = Omit<SeveralAsk, 'type'>;

const ASKER = {
  choose,
  chooseAnyway: (question: Omit<ChoiceAsk, 'type'>) => ask({ ...question, type: 'choice' }),
  chooseSeveral(question: Unposed) {
    if (isEmpty(question)) return settled(NOBODY);
    return question.min >= question.options.length
      ? settled(question.options.map(({ id }) => id))
      : ask({ ...question, type: 'several' });
  },
  chooseSeveralAnyway: (question: Unposed) =>
    isEmpty(question) ? settled(NOBODY) : ask({ ...question, type: 'several' }),
  askIn: <D extends JsonObject, A extends Json>(
    where: Region<never, D, A>,
    { region, ...question }: Omit<PosedRegion, 'type' | 'region'> & { readonly region: D },
  ) => askIn(where, region, question),
};

/** The same for every game: what the questions of one are, only their types know. */
export const asker = <Q>(): Asker<Q> => ASKER as unknown as Asker<Q>;

/** Dice of an attack that a player picks some of. */
export interface DiceChoice<K extends string> {
  readonly seat: Seat;
  readonly prompt: Message;
  readonly clauses: readonly ClauseId[];
  readonly min?: number;
  readonly max: number;
  readonly card?: string;
  readonly kind?: K;
}

/** The question for some of `fit` among `dice`, each by its place there; `told` says what a die is and shows. */
export function diceQuestion<D, K extends string, A extends object>(
  { seat, prompt, clauses, min = 0, max, card }: DiceChoice<string>,
  kind: K,
  dice: readonly D[],
  fit: readonly D[],
  told: (die: D, at: number) => { readonly label: Message; readonly about: A },
) {
  const most = Math.min(max, fit.length);
  return {
    seat,
    kind,
    prompt,
    clauses,
    min: Math.min(min, most),
    max: most,
    about: card === undefined ? {} : { card },
    options: fit.map((die) => {
      const at = dice.indexOf(die);
      return { id: String(at), ...told(die, at) };
    }),
  };
}
