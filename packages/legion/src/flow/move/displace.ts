import { type Flow, type Region, type Seat, say } from '@holotisch/engine';
import type { Pose } from '@holotisch/table';
import type { MiniWay } from '../../events.ts';
import { SEGMENT } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { At, DisplacedData } from '../../payloads.ts';
import type { Unit } from '../../state.ts';
import { captainOf, living, onTable, otherSide, refuse, sideOf } from '../../values.ts';
import { askIn } from '../choose.ts';
import { carry } from '../markers.ts';
import { gain } from '../tokens.ts';
import { fallIn, formationAt, formationFault, type Placed } from './formation.ts';
import { readAts } from './region.ts';
import { baseAt, faultAt, surroundings } from './surroundings.ts';

/** Troopers that a vehicle has pushed aside. LE-VERDRAENGUNG-06..16 */

type Answer = { readonly at?: readonly (At | null)[] };

interface Lifted {
  readonly unit: Unit;
  readonly mini: number;
  readonly pose: Pose | null;
}

export function* replaceDisplaced(g: Legion, by: Unit, lifted: readonly Lifted[]): Flow {
  const units = [...new Set(lifted.map(({ unit }) => unit))];
  // LE-VERDRAENGUNG-09: whoever did not move the vehicle puts all of them back, friend and foe
  const seat = captainOf(g.state, otherSide(sideOf(g.state, by)));
  for (const unit of units) {
    const minis = lifted.filter((l) => l.unit === unit);
    g.emit({ type: 'displaced', unit: unit.id, by: by.id, minis: minis.map(({ mini }) => mini) });
    const start = minis.find(({ mini }) => mini === unit.leader)?.pose ?? unit.minis[unit.leader]!.pose!;
    const data: DisplacedData = {
      unit: unit.id,
      minis: minis.map(({ mini }) => mini),
      from: [start.x, start.y],
      by: by.id,
    };
    const answer = yield* askIn(displacedPlace as Region<never, DisplacedData, Answer>, {
      ...{ seat, kind: 'displaced', region: { ...data, name: 'displaced' }, about: { unit: unit.id } },
      prompt: say('le.ask.displaced', { unit: unit.id, by: by.id }),
      clauses: ['LE-VERDRAENGUNG-09', 'LE-VERDRAENGUNG-10', 'LE-VERDRAENGUNG-11'],
    });
    const placed = planDisplaced(g, data, answer)!;
    const ways: MiniWay[] = placed.map(({ mini, pose }) => ({ mini, from: unit.minis[mini]!.pose, to: pose }));
    for (const { mini, pose } of placed) unit.minis[mini]!.pose = pose;
    g.emit({ type: 'placed', unit: unit.id, minis: ways, why: 'displaced' });
    carry(g, unit);
  }
  for (const unit of units) yield* gain(g, unit, 'suppression', 1, 'displaced'); // LE-VERDRAENGUNG-15, -16
}

/** An effect lets a seat place miniatures of a unit anew, in formation with a leader that stays. */
export function* placeAnew(g: Legion, unit: Unit, minis: readonly number[], seat: Seat, by: Unit): Flow {
  const { x, y } = unit.minis[unit.leader]!.pose!;
  const before = minis.map((mini) => unit.minis[mini]!.pose);
  for (const mini of minis) unit.minis[mini]!.pose = null;
  const data: DisplacedData = { unit: unit.id, minis, from: [x, y], by: by.id };
  const answer = yield* askIn(displacedPlace as Region<never, DisplacedData, Answer>, {
    ...{ seat, kind: 'displaced', region: { ...data, name: 'displaced' }, about: { unit: unit.id } },
    prompt: say('le.ask.displaced', { unit: unit.id, by: by.id }),
    clauses: ['LE-FORMATION-03'],
  });
  const placed = planDisplaced(g, data, answer)!;
  const ways: MiniWay[] = placed.map(({ mini, pose: to }) => ({ mini, from: before[minis.indexOf(mini)] ?? null, to }));
  for (const { mini, pose: to } of placed) unit.minis[mini]!.pose = to;
  g.emit({ type: 'placed', unit: unit.id, minis: ways, why: 'effect' });
}

/** Where they come to stand: as named, or by the program itself. */
function planDisplaced(g: Legion, data: DisplacedData, { at = [] }: Answer): readonly Placed[] | undefined {
  const unit = g.unit(data.unit);
  const named = (mini: number): At | null => at[data.minis.indexOf(mini)] ?? null;
  const led = data.minis.includes(unit.leader);
  const leader = led ? leaderSpot(g, unit, data, named(unit.leader)) : unit.minis[unit.leader]!.pose;
  if (!leader) return undefined;
  const f = formationAt(g, unit, leader);
  const placed: Placed[] = led ? [{ mini: unit.leader, pose: leader }] : [];
  const others = onTable(unit).filter((mini) => mini !== unit.leader && !data.minis.includes(mini));
  const again: number[] = [];
  for (const mini of others) {
    const pose = unit.minis[mini]!.pose!;
    // LE-VERDRAENGUNG-12: who is no longer in formation is placed anew
    if (led && formationFault(f, baseAt(g, unit, mini, pose), pose)) again.push(mini);
    else f.placed.push({ mini, pose });
  }
  const kept = f.placed.length;
  const wishes = new Map(
    data.minis.flatMap((mini) => (named(mini) ? [[mini, { x: named(mini)![0], y: named(mini)![1] }] as const] : [])),
  );
  const moving = living(unit).filter(
    (mini) => mini !== unit.leader && (data.minis.includes(mini) || again.includes(mini)),
  );
  const rest = fallIn(f, null, { minis: moving, wishes, strict: true });
  return rest && [...placed, ...rest.slice(kept)];
}

/** LE-VERDRAENGUNG-11, -13, -14: within range 1 of where it stood, in contact with no enemy. */
function leaderSpot(g: Legion, unit: Unit, { from: [x0, y0] }: DisplacedData, wish: At | null): Pose | undefined {
  const s = surroundings(g, unit, { x: x0, y: y0 }, SEGMENT);
  const fits = (x: number, y: number): Pose | undefined => {
    const at: Pose = { x, y, hx: 0, hy: 1 };
    const [dx, dy] = [x - x0, y - y0];
    if (Math.sqrt(dx * dx + dy * dy) + g.baseOf(unit, unit.leader).length / 2 > SEGMENT) return undefined;
    return faultAt(s, baseAt(g, unit, unit.leader, at), at) ? undefined : at;
  };
  if (wish) return fits(wish[0], wish[1]);
  for (let away = 0; away < SEGMENT; away += 4)
    for (let i = 0; i < 24; i++) {
      const [dx, dy] = RING[i]!;
      const at = fits(x0 + away * dx, y0 + away * dy);
      if (at) return at;
    }
  return undefined;
}
const RING: readonly (readonly [number, number])[] = Array.from({ length: 24 }, (_, i) => {
  // A square ring is as good as a round one here, and needs no angles.
  const t = (i % 6) / 3 - 1;
  return (
    [
      [t, 1],
      [1, -t],
      [-t, -1],
      [-1, t],
    ] as const
  )[Math.floor(i / 6)]!;
});

export const displacedPlace: Region<Legion, DisplacedData, Answer> = {
  name: 'displaced',
  read(answer) {
    if (typeof answer !== 'object' || answer === null) return undefined;
    const { at } = answer as Record<string, unknown>;
    if (at === undefined) return {};
    const ats = readAts(at);
    return ats && { at: ats };
  },
  check: (g, data, answer) =>
    planDisplaced(g, data, answer)
      ? undefined
      : refuse(['LE-VERDRAENGUNG-10', 'LE-VERDRAENGUNG-11'], say('le.no.displaced', { unit: data.unit }), {
          piece: data.unit,
        }),
  sample: (g, data) => (planDisplaced(g, data, {}) ? {} : undefined),
};
