import { type Dream, type Json, refuse, type Seat } from '@holotisch/engine';
import type { AskOf, LegionAsk, LegionState, LegionView } from '@holotisch/legion';
import { chanceOf } from '../analysis/chance.ts';
import { type Character, EVEN } from '../character.ts';
import { type Player, type Thinking, type Turn, thought } from '../player.ts';
import { playOn } from '../search/play-on.ts';
import { weigh } from '../search/weigh.ts';
import { legionFeatures } from './features.ts';
import { generalOf, hastyGeneral } from './general.ts';
import { imagine } from './imagine.ts';
import { steps } from './march.ts';

/** How much it thinks: so many answers, in so many futures all together, each so many activations far. */
interface Effort {
  readonly answers: number;
  readonly trials: number;
  readonly activations: number;
}

type GeneralTurn = Turn<LegionView, LegionAsk, LegionState>;
type Future = Dream<LegionState, LegionView, LegionAsk>;

/** Few futures are tried, and dice are dice: an answer has to be better by more than that to be changed. */
const CLEAR = 1.5;
/** Where to go, what to do and who does it; the general knows by itself whom to shoot. */
const SEARCHED: readonly string[] = ['activate', 'action', 'move'];

/**
 * The same general, who does not choose a unit, an action or a way before having played the best few out in thought: until
 * the other side has answered. In 2.6 he is a hasty one, whom haste does no clear harm (46 % of 79 against the careful one);
 * in 1.2 it does (40 % of 52).
 */
export const aceWith = (effort: Effort, character = EVEN): Player<LegionView, LegionAsk, LegionState> => {
  const [careful, hasty] = [generalOf(character), generalOf(character, true)];
  const generalFor = ({ view }: GeneralTurn) => (view.rules.edition === '1.2' ? careful : hasty);
  return {
    id: 'ace',
    choose: (turn) => thought(think(turn, effort, generalFor(turn), character)),
    think: (turn) => think(turn, effort, generalFor(turn), character),
    as: (manner) => aceWith(atLeisure(effort, manner.seconds), manner.character ?? character),
  };
};

/** As much more as there is more time. */
const atLeisure = ({ answers, trials, activations }: Effort, seconds = 1): Effort => ({
  answers,
  trials: seconds * trials,
  activations,
});

export const legionAce = aceWith({ answers: 3, trials: 18, activations: 3 });

function* think(
  turn: GeneralTurn,
  { answers: most, trials, activations }: Effort,
  general: typeof hastyGeneral,
  character: Character,
): Thinking {
  const { seat, view, rng, dream, failed, ask } = turn;
  const usual = general.choose(turn);
  if (dream === undefined || view.round === 0 || !SEARCHED.includes(ask.kind)) return usual;
  const answers = [usual, ...otherAnswers(turn, usual, character)].slice(0, most);
  const until = activated(view) + activations;
  return yield* weigh(answers, {
    dream,
    rng,
    trials,
    clear: CLEAR,
    failed,
    worth(future, answer) {
      decideAll(future, seat, answer);
      playOn(future, hastyGeneral, (now) => isFarEnough(now, view.round, until));
      return standing(future.state, seat);
    },
  });
}

/** Its own answer; where the other side is asked at the same time, it answers as it would itself. */
function decideAll(future: Future, seat: Seat, answer: Json): void {
  const rng = { below: () => 0 };
  const given = future.open.map((ask) =>
    ask.seat === seat ? answer : hastyGeneral.choose({ seat: ask.seat, view: future.view(ask.seat), ask, rng }),
  );
  future.open.forEach((ask, i) => {
    future.decide(ask.seat, given[i]!);
  });
}

const activated = ({ units }: Pick<LegionState, 'units'>): number =>
  units.filter(({ order, status }) => order === 'facedown' || status === 'defeated').length;

function isFarEnough(now: LegionState, round: number, until: number): boolean {
  if (now.round > round) return true;
  return now.attacks.length === 0 && now.turn === null && activated(now) >= until;
}

const ACTIONS = ['move', 'attack', 'aim', 'dodge'];

/** What else could be done, the most promising first. */
function otherAnswers(turn: GeneralTurn, usual: Json, character: Character): readonly Json[] {
  const { ask } = turn;
  const open = (ids: readonly string[]) => ids.filter((id) => id !== usual && refuse(ask, id) === undefined);
  switch (ask.kind) {
    case 'move':
      return otherMoves(turn, ask, usual, character);
    case 'action':
      return open(ACTIONS);
    case 'activate':
      return open(ask.options.map(({ id }) => id));
    default:
      return [];
  }
}

function otherMoves(
  { seat, view }: GeneralTurn,
  ask: AskOf<'move'>,
  usual: Json,
  character: Character,
): readonly Json[] {
  const imagined = imagine(view, seat, false, character);
  const { turn } = imagined.g.state;
  const unit = imagined.g.unit(ask.about.unit);
  const attacks = turn?.unit === unit.id && turn.actions > 0 && !turn.done.includes('attack');
  const own = JSON.stringify(usual);
  return steps(imagined, unit, ask.region, attacks)
    .map(({ answer }) => ({ ...answer }))
    .filter((answer) => JSON.stringify(answer) !== own);
}

/**
 * What a stand is worth where somebody looks for the best way. The fitted chances foretell matches of the general; but what
 * goes with winning does not always bring it about (who still has units to activate, say), so these weights are set by hand.
 */
const WEIGHTS = {
  worth: 2.5,
  worthLate: 0.5,
  units: 2.5,
  destroyed: 0.3,
  standing: 0.6,
  standingLate: 2,
  ahead: 1.3,
  score: 0.5,
  scoreLate: 1.2,
  near: 1,
  nearLate: 1,
  held: 0.5,
  heldLate: 0.7,
  fear: -1,
};

function standing(state: LegionState, seat: Seat): number {
  const side = state.sides[seat]!;
  if (state.outcome) return state.outcome.winner === null ? 0.5 : state.outcome.winner === side ? 1 : 0;
  const first = chanceOf(legionFeatures(state), { weights: WEIGHTS });
  return side === 0 ? first : 1 - first;
}
