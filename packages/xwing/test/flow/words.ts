import { type Flow, type Json, Match, refuse } from '@holotisch/engine';
import { expect } from 'vitest';
import { xwing } from '../../src/game.ts';
import { Scene, type ShipSpec, ship } from '../scene.ts';

/** Words that only the tests of setup and movement need. */

/** Runs a procedure by itself with these answers and tells what was asked. */
export function drive<R>(flow: Flow<R>, ...answers: readonly Json[]): { result: R; asked: string[] } {
  const asked: string[] = [];
  const left = [...answers];
  let step = flow.next([]);
  while (!step.done) {
    const given = step.value.map((a) => {
      asked.push(`${a.seat} ${a.kind}`);
      const answer = left.shift();
      if (a.type === 'region') expect(xwing.regions[a.region.name]!.read(answer)).toBeDefined();
      else expect(refuse(a, answer), `${a.kind} refuses ${JSON.stringify(answer)}`).toBeUndefined();
      return answer!;
    });
    step = flow.next(given);
  }
  expect(left, 'answers nobody asked for').toEqual([]);
  return { result: step.value, asked };
}

/** Ships by type/pilot, each followed by its cards: 'xwing/rookiepilot amd/r2d2'. */
export const squad = (faction: string, ...ships: readonly string[]): Json => ({
  faction,
  ships: ships.map((s) => {
    type Pair = [string, string];
    const [[type, pilot], ...cards] = s.split(' ').map((word) => word.split('/')) as [Pair, ...Pair[]];
    return { type, pilot, upgrades: cards.map(([slot, id]) => ({ slot, id })) };
  }),
});
export const REBELS = squad('rebel', 'xwing/rookiepilot', 'xwing/rookiepilot');
export const EMPIRE = squad(
  'imperial',
  'tiefighter/academypilot',
  'tiefighter/academypilot',
  'tiefighter/academypilot',
);

/** Setup is about ships, so squads may hold cards whose abilities are not written yet. */
const fullSetup = ({ rules, ...setup }: { readonly [key: string]: Json }): Json => ({
  squads: [REBELS, EMPIRE],
  ...setup,
  rules: { unenforced: true, ...(rules as object) },
});

/** A match from its very beginning. */
export function newMatch(setup: { readonly [key: string]: Json } = {}, seed = 'setup'): Scene {
  const match = Match.start(xwing, { setup: fullSetup(setup), seed }, { keep: 'all', verify: true });
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  return new Scene(match.value);
}
/** The same, where the start must be refused. */
export const refusedMatch = (setup: { readonly [key: string]: Json }) => {
  const match = Match.start(xwing, { setup: fullSetup(setup), seed: 'setup' });
  expect(match.ok).toBe(false);
  return match.ok ? undefined : match.fault;
};

/** Six places that are legal for small obstacles. */
export const SPOTS: readonly Json[] = [250, 455, 660].flatMap((x) => [
  { x, y: 300, degrees: 0 },
  { x, y: 610, degrees: 0 },
]);

/** From the beginning to the choice of edges; seat 0 takes the initiative where it decides. */
export function withObstacles(s: Scene): Scene {
  s.take('own');
  for (const spot of SPOTS) {
    if (s.ask().kind === 'obstacle') s.take(s.options()[0]!);
    s.take(spot);
  }
  return s;
}

/** Ships that other tests use again and again. */
export const interceptor = (x: number, y: number, degrees = 0, more: ShipSpec = {}): ShipSpec =>
  ship('imperial/tieinterceptor/alphasquadronpilot', x, y, degrees, more);
export const phantom = (x: number, y: number, degrees = 0, more: ShipSpec = {}): ShipSpec =>
  ship('imperial/tiephantom/sigmasquadronpilot', x, y, degrees, more);
export const t70 = (x: number, y: number, degrees = 0, more: ShipSpec = {}): ShipSpec =>
  ship('rebel/t70xwing/bluesquadronnovice', x, y, degrees, more);
/** Large: 8 cm. */
export const yt1300 = (x: number, y: number, degrees = 0, more: ShipSpec = {}): ShipSpec =>
  ship('rebel/yt1300/resistancesympathizer', x, y, degrees, more);
export const yt2400 = (x: number, y: number, degrees = 0, more: ShipSpec = {}): ShipSpec =>
  ship('rebel/yt2400/wildspacefringer', x, y, degrees, more);
export const lambda = (x: number, y: number, degrees = 0, more: ShipSpec = {}): ShipSpec =>
  ship('imperial/lambdaclassshuttle/omicrongrouppilot', x, y, degrees, more);

/** An asteroid about 44 mm by 32 mm and a debris cloud about 50 mm by 47 mm, by their middle. */
export const asteroid = (x: number, y: number, degrees = 0) => ({ kind: 'coreasteroid0', x, y, degrees });
export const debris = (x: number, y: number, degrees = 0) => ({ kind: 'vt49decimatordebris2', x, y, degrees });
