import { type ArmadaAsk, type ArmadaView, armada } from '@holotisch/armada';
import { type Json, Match } from '@holotisch/engine';
import type { Vec } from '@holotisch/table';
import { expect, it } from 'vitest';
import {
  goalOf,
  leftNow,
  type WingAsk,
  whileFlying,
  wingOf,
  wingSteps,
} from '../../../../src/games/armada/decide/wing.ts';
import type { AskView } from '../../../../src/match/ask-view.ts';
import { follow, plannedFor } from '../../../../src/table-ui/decide/plan.ts';

const X_WING = 'x-wing-squadron';
const TIE = 'tie-fighter-squadron';
const squadron = (id: string, seat: number, x: number, y: number): Json => ({ squadron: id, seat, x, y });
const ship = (id: string, seat: number, x: number, y: number): Json => ({ ship: id, seat, x, y, activated: true });
const ESCORTS = [ship('gr-75-medium-transports', 0, 60, 60), ship('gozanti-class-cruisers-empire', 1, 1770, 855)];

/** The first side is to activate squadrons. */
function sky(units: readonly Json[]) {
  const position = { phase: 'squadron', active: null, turnOf: 0, units: [...units, ...ESCORTS] };
  const match = Match.start(armada, { start: { position, seed: 'wing', dice: {}, decks: {} } });
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  return match.value;
}
const SPEED = 3;

/** One squadron is drawn somewhere: all that is decided by it, the enemy's own decisions left out. */
function drawn(match: ReturnType<typeof sky>, lead: number, at: Vec): readonly string[] {
  const taken = () => match.taken.length;
  const ask = match.askOf(0) as unknown as WingAsk;
  const view: ArmadaView = armada.view(match.state, 0);
  const wing = wingOf(view, ask, lead);
  const [first, ...rest] = wingSteps(ask, [lead, ...wing], goalOf(view, lead, at)!, () => SPEED);
  const out: string[] = [];
  const say = (answer: Json) => {
    out.push(typeof answer === 'string' ? answer : 'there');
    expect(match.decide(0, answer)).toBeUndefined();
  };
  const answer = first!.answer(ask as unknown as AskView, view)!;
  follow(rest, taken(), whileFlying(view, ask));
  say(answer);
  while (!match.over) {
    const own = match.askOf(0) as ArmadaAsk | undefined;
    const planned = own && plannedFor(own as unknown as AskView, taken(), armada.view(match.state, 0));
    if (planned !== undefined) say(planned);
    else {
      const other = match.askOf(1) as ArmadaAsk | undefined;
      if (own || !other || !other.kind.startsWith('window:')) break;
      expect(match.decide(1, 'pass')).toBeUndefined();
    }
  }
  return out;
}
const poseOf = (match: ReturnType<typeof sky>, unit: number): Vec => match.state.units[unit]!.pose!;
const far = (a: Vec, b: Vec): number => Math.hypot(a.x - b.x, a.y - b.y);

it('two squadrons of a turn fly the same way by one drag, each by a decision of its own', () => {
  const match = sky([squadron(X_WING, 0, 500, 300), squadron(X_WING, 0, 560, 300), squadron(TIE, 1, 500, 800)]);
  // Who is the only one left is activated without a question.
  expect(drawn(match, 0, { x: 520, y: 400 })).toEqual(['0', 'move', 'there', 'move', 'there']);
  expect(poseOf(match, 0)).toMatchObject({ x: 520, y: 400 });
  expect(poseOf(match, 1)).toMatchObject({ x: 580, y: 400 });
});

it('drawn onto an enemy both come near it, side by side and upon nobody', () => {
  const match = sky([squadron(X_WING, 0, 490, 300), squadron(X_WING, 0, 530, 300), squadron(TIE, 1, 510, 480)]);
  const done = drawn(match, 0, { x: 510, y: 480 });
  expect(done.filter((one) => one === 'there')).toHaveLength(2);
  const [a, b] = [poseOf(match, 0), poseOf(match, 1)];
  expect(far(a, b)).toBeGreaterThanOrEqual(34);
  for (const one of [a, b]) {
    expect(far(one, { x: 510, y: 480 })).toBeGreaterThan(34);
    expect(far(one, { x: 510, y: 480 })).toBeLessThan(40);
  }
});

it('whoever is near enough attacks from where he is', () => {
  const match = sky([squadron(X_WING, 0, 460, 300), squadron(X_WING, 0, 540, 300), squadron(TIE, 1, 500, 300)]);
  expect(drawn(match, 0, { x: 500, y: 300 }).slice(0, 3)).toEqual(['0', 'attack', '>2']);
});

it('goes along who is near, and no more than may be activated now', () => {
  const units = [
    squadron(X_WING, 0, 500, 300),
    squadron(X_WING, 0, 700, 300),
    squadron(X_WING, 0, 560, 300),
    squadron(X_WING, 0, 1400, 300),
    squadron(TIE, 1, 500, 800),
  ];
  const match = sky(units);
  const ask = match.askOf(0) as unknown as WingAsk;
  const view: ArmadaView = armada.view(match.state, 0);
  expect(leftNow(view, ask)).toBe(2);
  expect(wingOf(view, ask, 0)).toEqual([2]);
  expect(wingOf(view, ask, 3)).toEqual([]);
  expect(wingOf({ ...view, squadronsLeft: 1 }, ask, 0)).toEqual([]);
  const command = { ...view, turn: { squadrons: { left: 3 } } } as unknown as ArmadaView;
  expect(wingOf(command, { ...ask, kind: 'command-squadron' } as WingAsk, 0)).toEqual([2, 1]);
});
