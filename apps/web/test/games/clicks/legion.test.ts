import { type AnyMatch, type Json, Match, quickRng } from '@holotisch/engine';
import {
  armyJson,
  type LegionAnswers,
  type LegionQuestion,
  type LegionView,
  legion,
  READY_ARMIES,
} from '@holotisch/legion';
import { expect, it } from 'vitest';
import { legionManifest } from '../../../../../packages/games/src/legion/manifest.ts';
import { layOut } from '../../../../../packages/games/src/manifest.ts';
import { letDecide } from '../../../../../packages/players/src/index.ts';
import { legionGeneral } from '../../../../../packages/players/src/legion/index.ts';
import { mayStand } from '../../../src/games/legion/decide/may-stand.ts';
import { isPlain } from '../../../src/games/legion/decide/plain-first.ts';
import { proposalOf, spares } from '../../../src/games/legion/decide/proposal.ts';
import { rerollsOf } from '../../../src/games/legion/decide/reroll.tsx';
import { worthRerolling } from '../../../src/games/legion/decide/worth-rerolling.ts';
import type { Standing } from '../../../src/table-ui/decide/plan.ts';
import { takeAlways } from '../../../src/table-ui/face/always.ts';

/**
 * How often one of two players presses something in a round of 800 points. The general of the computer decides; what it has
 * decided is pressed as the page offers it: by the very functions that its controls take their proposals from, and with the
 * rules' own answer to where a click on the ground leads.
 */

interface Decision {
  readonly ask: LegionQuestion;
  readonly answer: Json;
  readonly view: LegionView;
  readonly round: number;
}
/** Whoever decides the same by one control after the other, as it was before. */
interface Presses {
  readonly now: number;
  readonly oneByOne: number;
}

const army = (id: string): Json => armyJson(READY_ARMIES.find((one) => one.id === id)!.army) as Json;

/** All that seat 0 decides until a round is over. */
function played(armies: readonly [string, string], seed: string, last: number): readonly Decision[] {
  const setup = { armies: armies.map(army), table: 'random', rules: { format: 'standard', points: 800 } } as Json;
  const start = Match.start(legion, { setup, seed });
  if (!start.ok) throw new Error(JSON.stringify(start.fault));
  const match = start.value;
  layOut(match as unknown as AnyMatch, legionManifest);
  const rng = quickRng(7);
  const out: Decision[] = [];
  while (!match.over && match.state.round <= last) {
    const { seat } = match.open[0]!;
    const ask = match.askOf(seat)!;
    const before = {
      ask: ask as unknown as LegionQuestion,
      view: legion.view(match.state, seat),
      round: match.state.round,
    };
    letDecide(match, seat, legionGeneral, rng);
    if (seat === 0) out.push({ ...before, answer: match.taken.at(-1)!.answer });
  }
  return out;
}

const kindOf = (one: Decision | undefined): string => one?.ask.kind ?? '';
const unitOf = ({ ask }: Decision): number =>
  ask.kind === 'action' || ask.kind === 'free-action' ? ask.about.unit : -1;
/** A free action of a unit's own activation is drawn like any other; it is a single one. */
const isActing = ({ ask, view }: Decision): boolean =>
  ask.kind === 'action' || (ask.kind === 'free-action' && view.turn?.unit === ask.about.unit);

/** Where the leader stood after these moves: what the next question shows. */
function endOf(all: readonly Decision[], at: number, unit: number): readonly [number, number] | undefined {
  const { minis, leader } = all[at]?.view.units[unit] ?? { minis: [], leader: 0 };
  const pose = minis[leader]?.pose;
  return pose ? [pose.x, pose.y] : undefined;
}

/** Whether a click on the ground leads there, by so many moves at most. */
function isFound({ view }: Decision, unit: number, to: readonly [number, number], twice: boolean): boolean {
  const reply = legion.questions['way']!(legion.imagine(view, 0), { unit, to: [...to], twice });
  if (!reply.ok) throw new Error(JSON.stringify(reply.fault));
  const { refusal, moves } = reply.value as LegionAnswers['way'];
  return refusal === null && moves.length <= (twice ? 2 : 1);
}

const AFTERWARDS = ['dodge', 'aim', 'standby', 'recover'];
const CLICK = 1;
const CONFIRM = 1;
/** The leader is drawn to where it shall go, or onto an enemy, and let go of. */
const DRAG = 1;

/** An attack from here on: a button for each enemy attacks with what rolls most; else the weapons are set. */
function attack(all: readonly Decision[], from: number): { readonly next: number; readonly presses: number } {
  let at = from + 1;
  if (kindOf(all[at]) === 'defender') at++;
  const weapons = all[at];
  let presses = 1;
  if (weapons?.ask.kind === 'weapons') {
    const { fields } = weapons.ask;
    const proposed = proposalOf(weapons.view, fields);
    const wanted = weapons.answer as Record<string, string>;
    const differs = fields.filter(({ id }) => proposed[id] !== wanted[id]).length;
    if (differs > 0 || !spares(weapons.view, fields, proposed)) presses += differs + CONFIRM;
    at++;
  }
  return { next: at, presses };
}

/** What one decision costs with a control of its own. */
function alone(one: Decision, before: Decision | undefined): number {
  const { ask, answer, view } = one;
  if (ask.type === 'region') return CLICK + CONFIRM;
  if (ask.type === 'several') {
    const picked = answer as readonly string[];
    const isDice = ['aim', 'reroll', 'defence-reroll', 'dice'].includes(ask.kind);
    const proposed = isDice ? worthRerolling(view, ask as Parameters<typeof worthRerolling>[1]).slice(0, ask.max) : [];
    const changed = [...picked, ...proposed].filter((id) => picked.includes(id) !== proposed.includes(id)).length;
    return changed + CONFIRM;
  }
  if (ask.kind === 'wounded' && before?.ask.kind === 'wounded' && before.ask.about.unit === ask.about.unit) {
    const plain = (d: Decision) => isPlain(d.view, ask.about.unit, Number(d.answer));
    if (plain(one) && plain(before)) return 0; // "plain troopers first" goes on
  }
  return 1;
}

/** Presses of a whole round, and of the same when every question is answered by itself. */
function pressesOf(all: readonly Decision[]): Presses {
  let [now, oneByOne] = [0, 0];
  for (const [i, one] of all.entries()) oneByOne += alone(one, all[i - 1]);
  const standing: Standing[] = [];
  let drawing: string | undefined;
  for (let i = 0; i < all.length; ) {
    const one = all[i]!;
    const { ask, answer, view } = one;
    if (ask.kind === 'activate') {
      const ordered = ask.options
        .map(({ id }) => id)
        .filter((id) => id !== 'draw')
        .join();
      if (answer !== 'draw' || drawing !== ordered) now += 1;
      drawing = answer === 'draw' ? ordered : undefined;
      i++;
    } else if (isActing(one) && answer === 'move' && kindOf(all[i + 1]) === 'move') {
      const unit = unitOf(one);
      const more =
        ask.kind === 'action' && kindOf(all[i + 2]) === 'action' && unitOf(all[i + 2]!) === unit
          ? all[i + 2]
          : undefined;
      const moves = more?.answer === 'move' && kindOf(all[i + 3]) === 'move' ? 2 : 1;
      const to = endOf(all, i + 2 * moves, unit);
      const first = endOf(all, i + 2, unit);
      if (moves === 2 && to && isFound(one, unit, to, true)) {
        now += DRAG;
        i += 4;
        continue;
      }
      i += 2;
      if (!first || !isFound(one, unit, first, false))
        now += 1 + CLICK + CONFIRM; // from the list, as ever
      else if (more && AFTERWARDS.includes(String(more.answer))) {
        now += CLICK + CONFIRM; // "Move, and then" is one button, not one more
        i++;
      } else now += DRAG;
    } else if (
      ask.kind === 'action' &&
      (answer === 'attack' || (answer === 'aim' && all[i + 1]?.answer === 'attack'))
    ) {
      const { next, presses } = attack(all, answer === 'aim' ? i + 1 : i);
      now += presses + (answer === 'aim' ? CLICK : 0); // that button stands beside an enemy that was clicked
      i = next;
    } else if (rerollsOf(view, ask) !== undefined && kindOf(all[i + 1]) === 'aim') {
      now += alone(all[i + 1]!, undefined);
      i += 2;
    } else if (mayStand(ask) && answer !== 'pass') {
      // Whoever uses what a card offers says for good that he does.
      if (!standing.some((always) => always.kind === ask.kind && always.answer(ask, view) === answer)) {
        standing.push(takeAlways(ask, String(answer), ''));
        now += CLICK;
      }
      i++;
    } else if (
      mayStand(ask) &&
      standing.some((always) => always.kind === ask.kind && always.answer(ask, view) !== undefined)
    ) {
      now += CLICK + CLICK; // it has to be taken back before
      standing.length = 0;
      i++;
    } else {
      now += alone(one, all[i - 1]);
      i++;
    }
  }
  return { now, oneByOne };
}

it.each([
  ['rebel-jedi-knight', 'empire-vader'],
  ['empire-vader', 'rebel-jedi-knight'],
] as const)(
  'a round of 800 points, %s against %s, takes 40 presses at most, of more than 60 decisions and clicks',
  (mine, other) => {
    const decisions = played([mine, other], 'clicks', 3);
    const rounds = [1, 2, 3].map((round) => pressesOf(decisions.filter((one) => one.round === round)));
    const mean = (of: (one: Presses) => number) => rounds.reduce((sum, one) => sum + of(one), 0) / rounds.length;
    console.log(
      `Legion, ${mine}: ${rounds.map(({ now, oneByOne }) => `${now} presses (one by one ${oneByOne})`).join(', ')}`,
    );
    expect(mean(({ oneByOne }) => oneByOne)).toBeGreaterThan(60);
    expect(Math.max(...rounds.map(({ now }) => now))).toBeLessThanOrEqual(40);
  },
);
