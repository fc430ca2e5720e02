import { cosDegrees, sinDegrees } from '@holotisch/table';
import { type Edition, unitOf } from '../../../src/data/index.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { SMALL_BASE, type Spec, type TableSpec, unit } from '../../table.ts';

/**
 * A crowd about one unit, number 0: friends (1 to 5, 10) and enemies (6 to 9, 11) of every kind, some of them exactly at a
 * range and some a hair beyond it. Everybody has something of everything: tokens, orders, wounds.
 */

interface Camp {
  readonly corps: string;
  readonly special: string;
  readonly vehicle: string;
  readonly commander: string;
}
const CAMPS: Readonly<Record<Edition, Readonly<Record<'rebel' | 'empire' | 'republic' | 'separatist', Camp>>>> = {
  '1.2': {
    rebel: {
      corps: 'rebel-troopers',
      special: 'rebel-commandos',
      vehicle: 'at-rt-rebel',
      commander: 'rebel-officer',
    },
    empire: { corps: 'stormtroopers', special: 'scout-troopers', vehicle: 'at-st', commander: 'imperial-officer' },
    republic: {
      corps: 'phase-i-clone-troopers',
      special: 'arc-troopers',
      vehicle: 'at-rt-republic',
      commander: 'clone-commander',
    },
    separatist: {
      corps: 'b1-battle-droids',
      special: 'bx-series-droid-commandos',
      vehicle: 'dsd1-dwarf-spider-droid',
      commander: 't-series-tactical-droid',
    },
  },
  '2.6': {
    rebel: {
      corps: 'rebel-troopers',
      special: 'rebel-commandos',
      vehicle: 'at-rt-rebel',
      commander: 'rebel-officer',
    },
    empire: { corps: 'stormtroopers', special: 'scout-troopers', vehicle: 'at-st', commander: 'imperial-officer' },
    republic: {
      corps: 'clone-trooper-infantry',
      special: 'arc-troopers',
      vehicle: 'at-rt-republic',
      commander: 'clone-commander',
    },
    separatist: {
      corps: 'b1-battle-droids',
      special: 'bx-series-droid-commandos',
      vehicle: 'dsd1-dwarf-spider-droid',
      commander: 't-series-tactical-droid',
    },
  },
};
export type Faction = keyof (typeof CAMPS)['1.2'];

export interface Crowd {
  readonly edition: Edition;
  readonly hero: string;
  readonly faction: Faction;
  /** What unit 0 has besides. */
  readonly own?: Spec;
  /** Who belongs to it: the last unit, beside it. */
  readonly partner?: string | undefined;
  /** It stands alone against one enemy, nobody has anything, and every die is blank. */
  readonly alone?: true;
  /** The first enemy stands in base contact with unit 0. */
  readonly duel?: true;
}

const MIDDLE = { x: 914.4, y: 457.2 };
/** A hair beyond a range. */
const BEYOND = 0.05;

export function crowd({ edition, hero, faction, own = {}, partner, alone, duel }: Crowd): TableSpec {
  const most = (SMALL_BASE + unitOf(hero, edition).base.width) / 2;
  const around = (gap: number, degrees: number) => ({
    x: MIDDLE.x + (gap + most) * cosDegrees(degrees),
    y: MIDDLE.y + (gap + most) * sinDegrees(degrees),
  });
  const beside = (card: string) => ({ x: MIDDLE.x, y: MIDDLE.y + 45 + most + unitOf(card, edition).base.length / 2 });
  const friends = CAMPS[edition][faction];
  const foes = CAMPS[edition][faction === 'empire' ? 'rebel' : 'empire'];
  /** So many of its miniatures stand, one behind the other. */
  const some = (card: string, seat: number, at: { x: number; y: number }, standing: number, more: Spec): Spec => {
    const { minis, base } = unitOf(card, edition);
    const file = (i: number) =>
      at === MIDDLE
        ? [at.x, at.y - i * (base.length + 5)]
        : [at.x + (at.x > MIDDLE.x ? 1 : -1) * i * (base.length + 5), at.y];
    const all = Array.from({ length: minis }, (_, i) => (i === 0 ? null : i < standing ? file(i) : 'fallen'));
    const { tokens, wounds, ...rest } = more;
    return unit(card, seat, at.x, at.y, {
      ...(minis > 1 && { minis: all }),
      ...rest,
      ...(alone ? {} : { ...(tokens !== undefined && { tokens }), ...(wounds !== undefined && { wounds }) }),
    });
  };
  const units = [
    some(hero, 0, MIDDLE, 3, { order: 'faceup', tokens: { aim: 1, dodge: 1, suppression: 1 }, ...own }),
    some(friends.corps, 0, around(SEGMENT, 0), 2, { order: 'faceup', tokens: { suppression: 1, aim: 1 } }),
    some(friends.corps, 0, around(SEGMENT + BEYOND, 30), 1, { tokens: { suppression: 2, dodge: 1 } }),
    some(friends.vehicle, 0, beside(friends.vehicle), 1, { order: 'faceup', wounds: 1, degrees: 270 }),
    some(friends.special, 0, around(2 * SEGMENT, -20), 1, { order: 'faceup', tokens: { standby: 1 } }),
    some(friends.commander, 0, around(2 * SEGMENT + BEYOND, 20), 1, { order: 'facedown', wounds: 1 }),
    some(foes.corps, 1, around(duel ? 0 : SEGMENT, 180), 2, { order: 'faceup', tokens: { suppression: 2, dodge: 1 } }),
    some(foes.corps, 1, around(SEGMENT + BEYOND, 140), 1, { order: 'facedown', tokens: { suppression: 1 } }),
    some(foes.commander, 1, around(2 * SEGMENT, 200), 1, { tokens: { aim: 1 }, wounds: 1 }),
    some(foes.vehicle, 1, around(2 * SEGMENT, 165), 1, { order: 'faceup', degrees: 90, wounds: 2 }),
    some(friends.corps, 0, around(3 * SEGMENT + BEYOND, 5), 1, { order: 'faceup', tokens: { suppression: 1 } }),
    some(foes.corps, 1, around(3 * SEGMENT + BEYOND, 185), 1, { order: 'faceup', tokens: { surge: 1 } }),
    ...(partner === undefined ? [] : [some(partner, 0, around(70, -60), 1, { order: 'faceup', wounds: 1 })]),
  ];
  const faces = <T>(rich: readonly T[], blank: T): readonly T[] =>
    Array.from({ length: 12 }, (_, i) => (alone ? blank : rich[i % rich.length]!));
  return {
    units: alone ? [units[0]!, units[6]!] : units,
    red: faces(['hit', 'surge', 'crit'], 'blank'),
    black: faces(['hit', 'blank', 'surge'], 'blank'),
    white: faces(['blank', 'hit', 'surge'], 'blank'),
    redDefence: faces(['surge', 'block', 'blank'], 'blank'),
    whiteDefence: faces(['blank', 'surge', 'block'], 'blank'),
  };
}
