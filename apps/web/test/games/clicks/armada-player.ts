import {
  type ArmadaAsk,
  type ArmadaQuestion,
  type ArmadaView,
  type AskOf,
  armada,
  fleetJson,
  READY_FLEETS,
} from '@holotisch/armada';
import { type AnyMatch, type Json, Match, quickRng, type Rng, type Seat } from '@holotisch/engine';
import { armadaManifest } from '../../../../../packages/games/src/armada/manifest.ts';
import { layOut } from '../../../../../packages/games/src/manifest.ts';
import { accuracyPays } from '../../../../../packages/players/src/armada/fight.ts';
import { imagine } from '../../../../../packages/players/src/armada/imagine.ts';
import { armadaAdmiral } from '../../../../../packages/players/src/armada/index.ts';
import { isDisplaced, putAside } from '../../../src/games/armada/decide/displaced.ts';
import { isWing } from '../../../src/games/armada/decide/wing.ts';
import type { AskView } from '../../../src/match/ask-view.ts';
import { follow, plannedFor } from '../../../src/table-ui/decide/plan.ts';
import { bestWing } from './armada-wings.ts';

/**
 * Two players who play sensibly, and all that they decide. The admiral of the computer decides for them, but for its worst
 * habits: it uses whatever a card offers, and keeps dials that it does not use. They use no card to reroll nothing, lock
 * tokens when the dice lie as they shall, and have a token of a dial that would be lost.
 */

export interface Decision {
  readonly ask: ArmadaQuestion;
  readonly answer: Json;
  readonly view: ArmadaView;
  readonly round: number;
  readonly seat: Seat;
}

export type ArmadaMatch = ReturnType<typeof start>;
const fleet = (id: string): Json => fleetJson(READY_FLEETS.find((one) => one.id === id)!.fleet);

function start(fleets: readonly [string, string], seed: string) {
  const begun = Match.start(armada, { setup: { fleets: fleets.map(fleet) }, seed });
  if (!begun.ok) throw new Error(JSON.stringify(begun.fault));
  return begun.value;
}

/** What both decide until the match is over. */
export function played(fleets: readonly [string, string], seed: string): readonly Decision[] {
  const match = start(fleets, seed);
  layOut(match as unknown as AnyMatch, armadaManifest);
  const rng = quickRng(7);
  const out: Decision[] = [];
  while (!match.over) {
    const { seat } = match.open[0]!;
    const ask = match.askOf(seat) as ArmadaAsk;
    const view = armada.view(match.state, seat);
    const answer = asWing(match, seat, ask, rng) ?? sensible(match, seat, ask, rng);
    out.push({ ask: ask as unknown as ArmadaQuestion, view, round: match.state.round, seat, answer });
    const refusal = match.decide(seat, answer);
    if (refusal) throw new Error(`${ask.kind}: ${JSON.stringify(answer)} ${JSON.stringify(refusal)}`);
  }
  return out;
}

/** What a wing does that has been begun; else whether one is worth while. */
function asWing(match: ArmadaMatch, seat: Seat, ask: ArmadaAsk, rng: Rng): Json | undefined {
  const asked = ask as unknown as AskView;
  const view = armada.view(match.state, seat);
  const taken = match.taken.length;
  const planned = flying === seat ? plannedFor(asked, taken, view) : undefined;
  if (planned !== undefined || !isWing(ask)) return planned;
  const wing = bestWing(match, seat, ask, (then, who, open) => sensible(then, who, open, rng));
  flying = seat;
  if (!wing) return undefined;
  const [first, ...rest] = wing.steps;
  follow(rest, taken, wing.holds);
  return first!.answer(asked, view);
}
/** Whose squadrons were begun last: the enemy's answers in between are no part of a plan. */
let flying: Seat | undefined;

const admiral = (match: ArmadaMatch, seat: Seat, ask: ArmadaAsk, rng: Rng): Json =>
  armadaAdmiral.choose({ seat, view: armada.view(match.state, seat), ask, rng });

function sensible(match: ArmadaMatch, seat: Seat, ask: ArmadaAsk, rng: Rng): Json {
  const unopinionated = withoutOpinion(match, seat, ask);
  if (unopinionated !== undefined) return unopinionated;
  if (ask.kind === 'reroll') return keepingLocks(match, seat, admiral(match, seat, ask, rng) as readonly string[], ask);
  if (ask.kind === 'dial-use' && isWasted(match, seat, rng)) return 'token';
  if (ask.kind !== 'window:attack.modify') return admiral(match, seat, ask, rng);
  const isLock = (id: string) => id.endsWith(':accuracy');
  const vain: string[] = [];
  for (;;) {
    const without = ask.options.filter(({ id }) => !isLock(id) && !vain.includes(id));
    const use = String(admiral(match, seat, { ...ask, options: without }, rng));
    if (use === 'pass') break;
    if (!isVain(match, seat, use)) return use;
    vain.push(use);
  }
  return admiral(match, seat, { ...ask, options: ask.options.filter(({ id }) => id === 'pass' || isLock(id)) }, rng);
}

/** Icons that will lock a token worth locking are not rolled anew. */
function keepingLocks(match: ArmadaMatch, seat: Seat, dice: readonly string[], ask: AskOf<'reroll'>): Json {
  const view = armada.view(match.state, seat);
  const attack = view.attacks.at(-1);
  if (attack?.seat !== seat || !accuracyPays(imagine(view, seat, false))) return [...dice];
  const isLock = (id: string) =>
    ask.options.some(({ id: other, about }) => id === other && about && attack.dice[about.die]?.face === 'accuracy');
  return dice.filter((id) => !isLock(id));
}

/**
 * What the admiral draws lots for: the token that helps least pays for a card, a die is turned to what hits most, who has been
 * pushed aside lies where the page proposes.
 */
function withoutOpinion(match: ArmadaMatch, seat: Seat, ask: ArmadaAsk): Json | undefined {
  if (isDisplaced(ask as never))
    return putAside(ask as never)[0]!.answer(ask as unknown as AskView, armada.view(match.state, seat));
  if (ask.kind === 'card-token') {
    const worth = ({ about }: (typeof ask.options)[number]) => (about ? TOKENS.indexOf(about.kind) : 0);
    const sorted = ask.options.toSorted((a, b) => worth(a) - worth(b));
    const owner = match.state.units[ask.options[0]?.about?.unit ?? 0]?.seat;
    return (owner === seat ? sorted[0] : sorted.at(-1))?.id;
  }
  if (ask.kind === 'card-face') return FACES.find((face) => ask.options.some(({ id }) => id === face));
  return undefined;
}
const TOKENS: readonly string[] = ['salvo', 'contain', 'redirect', 'evade', 'brace', 'scatter'];
const FACES = ['double', 'hitcrit', 'hit', 'crit'];

/** Whether nothing comes of it: dice that are left as they are, or a die that is paid to roll no more than one anew. */
function isVain(match: ArmadaMatch, seat: Seat, use: string): boolean {
  const then = match.fork();
  then.decide(seat, use);
  const rng = quickRng(1);
  let paid = 0;
  let rolled: number | undefined;
  for (;;) {
    const ask = then.askOf(seat) as ArmadaAsk | undefined;
    if (!ask || !['reroll', 'dice', 'card-token'].includes(ask.kind)) return rolled !== undefined && rolled <= paid;
    const answer = sensible(then, seat, ask, rng);
    if (ask.type === 'several') {
      if (ask.min > 0) paid++;
      else rolled = (answer as readonly string[]).length;
    }
    then.decide(seat, answer);
  }
}

/** Whether a dial that is kept would lie there for nothing. */
function isWasted(match: ArmadaMatch, seat: Seat, rng: Rng): boolean {
  const then = match.fork();
  then.decide(seat, 'keep');
  const ask = then.askOf(seat) as ArmadaAsk | undefined;
  if (ask?.kind !== 'command' || !ask.options.some(({ id }) => id === 'squadron:dial' || id === 'repair:dial'))
    return false;
  return admiral(then, seat, ask, rng) === 'none';
}
