import { type Dream, type Json, refuse, type Seat } from '@holotisch/engine';
import type { AskOf, LegionAsk, LegionState, LegionView } from '@holotisch/legion';
import { chanceOf } from '../analysis/chance.ts';
import { type Player, type Thinking, type Turn, thought } from '../player.ts';
import { playOn } from '../search/play-on.ts';
import { weigh } from '../search/weigh.ts';
import { chanceFit, chanceFit26 } from './chance-fit.ts';
import { legionFeatures } from './features.ts';
import { hastyGeneral, legionGeneral } from './general.ts';
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

/**
 * The same general, who does not choose a unit, an action, a way or a target before having played it out in thought: the
 * best few answers, each until the other side has answered and the round comes to its end.
 */
export const aceWith = (effort: Effort): Player<LegionView, LegionAsk, LegionState> => ({
  id: 'ace',
  choose: (turn) => thought(think(turn, effort)),
  think: (turn) => think(turn, effort),
});

export const legionAce = aceWith({ answers: 4, trials: 12, activations: 3 });

function* think(turn: GeneralTurn, { answers: most, trials, activations }: Effort): Thinking {
  const { seat, view, rng, dream } = turn;
  const usual = legionGeneral.choose(turn);
  if (dream === undefined || view.round === 0) return usual;
  const answers = [usual, ...otherAnswers(turn, usual)].slice(0, most);
  const until = activated(view) + activations;
  return yield* weigh(answers, {
    dream,
    rng,
    trials,
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

/** What else could be done, the most promising first. */
function otherAnswers(turn: GeneralTurn, usual: Json): readonly Json[] {
  const { ask } = turn;
  switch (ask.kind) {
    case 'move':
      return otherMoves(turn, ask, usual);
    case 'activate':
    case 'action':
    case 'defender':
    case 'command-card':
      return ask.options.map(({ id }) => id).filter((id) => id !== usual && refuse(ask, id) === undefined);
    default:
      return [];
  }
}

function otherMoves({ seat, view }: GeneralTurn, ask: AskOf<'move'>, usual: Json): readonly Json[] {
  const imagined = imagine(view, seat);
  const { turn } = imagined.g.state;
  const unit = imagined.g.unit(ask.about.unit);
  const attacks = turn?.unit === unit.id && turn.actions > 0 && !turn.done.includes('attack');
  const own = JSON.stringify(usual);
  return steps(imagined, unit, ask.region, attacks)
    .map(({ answer }) => ({ ...answer }))
    .filter((answer) => JSON.stringify(answer) !== own);
}

/** The chance that it wins, as matches have shown it. */
function standing(state: LegionState, seat: Seat): number {
  const side = state.sides[seat]!;
  if (state.outcome) return state.outcome.winner === null ? 0.5 : state.outcome.winner === side ? 1 : 0;
  const first = chanceOf(legionFeatures(state), state.rules.edition === '2.6' ? chanceFit26 : chanceFit);
  return side === 0 ? first : 1 - first;
}
