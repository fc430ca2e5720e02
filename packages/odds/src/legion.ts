import { type Chances, falls, mean } from './distribution.ts';

/**
 * Exact odds of an attack in Legion, in the order of its steps: roll, aim, surges, cover and dodge, Impact against armor, defence
 * dice, Pierce, wounds. Dice are equal within a colour, so falls of whole handfuls are counted, not single dice.
 */
type Colour = 'red' | 'black' | 'white';
export type LegionPool = Readonly<Record<Colour, number>>;

export interface LegionAttack {
  readonly pool: LegionPool;
  /** What attack surges become; null: nothing. */
  readonly surge: 'hit' | 'crit' | null;
  /** Surges that become critical hits before all others (Critical X). */
  readonly critical?: number;
  /** Aim tokens, and how many dice each rerolls. */
  readonly aims?: number;
  readonly aimDice?: number;
  readonly melee?: boolean;
  /** Cover that is applied: hits that it cancels. */
  readonly cover?: number;
  /** Instead, cover rolls a white die for each hit: a block cancels it, in heavy cover (2) a surge as well. */
  readonly coverDice?: boolean;
  /** Dodge tokens that are spent. */
  readonly dodges?: number;
  /** Hits do nothing; only critical ones do. */
  readonly armor?: boolean;
  readonly impact?: number;
  readonly pierce?: number;
  readonly defence: 'red' | 'white';
  readonly blockSurge: boolean;
  /** Wounds that the miniatures in sight can still suffer, in the order in which they fall; none: countless. */
  readonly lives?: readonly number[];
}

export interface LegionOdds {
  /** How likely each number of wounds is. */
  readonly wounds: Chances;
  readonly expected: number;
  /** Hits and critical hits on average that have to be defended against. */
  readonly hits: number;
  /** At least one hit or critical hit is rolled: the defender is suppressed. */
  readonly suppression: number;
  /** How many miniatures fall on average, and how likely it is that all do. */
  readonly falls: number;
  readonly wipedOut: number;
}

/** Of eight faces: critical hits, hits, surges. */
const FACES: Readonly<Record<Colour, readonly [crit: number, hit: number, surge: number]>> = {
  red: [1, 5, 1],
  black: [1, 3, 1],
  white: [1, 1, 1],
};
const COLOURS: readonly Colour[] = ['white', 'black', 'red'];
/** Of six faces: blocks, surges. */
const DEFENCE: Readonly<Record<'red' | 'white', readonly [block: number, surge: number]>> = {
  red: [3, 1],
  white: [1, 1],
};

/** What lies on the table: how many dice of each colour show nothing, and what the others show. */
interface Roll {
  readonly crits: number;
  readonly hits: number;
  readonly surges: number;
  readonly missed: LegionPool;
  readonly chance: number;
}

const keyOf = ({ crits, hits, surges, missed }: Roll): string =>
  [crits, hits, surges, missed.red, missed.black, missed.white].join();

function merged(rolls: Iterable<Roll>): readonly Roll[] {
  const found = new Map<string, Roll>();
  for (const roll of rolls) {
    const key = keyOf(roll);
    const old = found.get(key);
    found.set(key, old ? { ...old, chance: old.chance + roll.chance } : roll);
  }
  return [...found.values()];
}

/** Surges that would do nothing count as misses: an aim token rerolls them. */
function* thrown(roll: Roll, colour: Colour, dice: number, uselessSurges: boolean): Iterable<Roll> {
  const [crit, hit, surge] = FACES[colour];
  for (const { counts, chance } of falls([crit, hit, surge, 8 - crit - hit - surge], dice)) {
    const [crits = 0, hits = 0, surges = 0, blanks = 0] = counts;
    const missed = blanks + (uselessSurges ? surges : 0);
    yield {
      crits: roll.crits + crits,
      hits: roll.hits + hits,
      surges: roll.surges + (uselessSurges ? 0 : surges),
      missed: { ...roll.missed, [colour]: roll.missed[colour] + missed },
      chance: roll.chance * chance,
    };
  }
}

const NONE: Roll = { crits: 0, hits: 0, surges: 0, missed: { red: 0, black: 0, white: 0 }, chance: 1 };

function rolled({ pool, surge, critical = 0 }: LegionAttack): readonly Roll[] {
  let rolls: readonly Roll[] = [NONE];
  for (const colour of COLOURS) {
    const dice = pool[colour];
    if (dice > 0)
      rolls = merged(rolls.flatMap((roll) => [...thrown(roll, colour, dice, surge === null && critical === 0)]));
  }
  return rolls;
}

/** An aim token rerolls the best of the dice that show nothing. */
function aimed(rolls: readonly Roll[], attack: LegionAttack): readonly Roll[] {
  const most = attack.aimDice ?? 2;
  const useless = attack.surge === null && (attack.critical ?? 0) === 0;
  return merged(
    rolls.flatMap((roll) => {
      let out: readonly Roll[] = [roll];
      let left = most;
      for (const colour of ['red', 'black', 'white'] as const) {
        const dice = Math.min(left, roll.missed[colour]);
        left -= dice;
        if (dice === 0) continue;
        out = out.flatMap((one) => {
          const lifted = { ...one, missed: { ...one.missed, [colour]: one.missed[colour] - dice } };
          return [...thrown(lifted, colour, dice, useless)];
        });
      }
      return out;
    }),
  );
}

/** What is left of the hits when the defender rolls, hits and critical hits, and how likely that is. */
function* arriving(roll: Roll, a: LegionAttack): Iterable<readonly [left: number, chance: number]> {
  const critted = Math.min(roll.surges, a.critical ?? 0);
  const crits = roll.crits + critted + (a.surge === 'crit' ? roll.surges - critted : 0);
  const hits = roll.hits + (a.surge === 'hit' ? roll.surges - critted : 0);
  for (const [cancelled, chance] of covered(hits, a)) {
    const left = Math.max(0, hits - cancelled - (a.dodges ?? 0));
    yield [crits + (a.armor ? Math.min(left, a.impact ?? 0) : left), chance];
  }
}

/** How many of the hits cover cancels. */
function* covered(hits: number, a: LegionAttack): Iterable<readonly [cancelled: number, chance: number]> {
  const cover = a.melee ? 0 : (a.cover ?? 0);
  if (!a.coverDice || cover === 0) return yield [cover, 1];
  const [block, surge] = DEFENCE.white;
  const good = block + (cover > 1 ? surge : 0);
  for (const { counts, chance } of falls([good, 6 - good], hits)) yield [counts[0]!, chance];
}

/** How likely so many wounds are when so many hits have to be defended against. */
function defended(hits: number, { defence, blockSurge, pierce = 0 }: LegionAttack): Chances {
  const [block, surge] = DEFENCE[defence];
  const good = block + (blockSurge ? surge : 0);
  const out = Array.from({ length: hits + 1 }, () => 0);
  for (const { counts, chance } of falls([good, 6 - good], hits)) {
    const blocks = Math.max(0, counts[0]! - pierce);
    out[hits - blocks]! += chance;
  }
  return out;
}

export function legionOdds(attack: LegionAttack): LegionOdds {
  let rolls = rolled(attack);
  for (let i = 0; i < (attack.aims ?? 0); i++) rolls = aimed(rolls, attack);
  const { lives } = attack;
  const total = lives?.reduce((sum, n) => sum + n, 0) ?? Number.POSITIVE_INFINITY;
  const wounds: number[] = [];
  const by = new Map<number, Chances>();
  let [suppression, hits] = [0, 0];
  for (const roll of rolls) {
    if (roll.hits + roll.crits + (attack.surge === null ? 0 : roll.surges) > 0) suppression += roll.chance;
    for (const [arrive, share] of arriving(roll, attack)) {
      hits += arrive * share * roll.chance;
      let chances = by.get(arrive);
      if (chances === undefined) {
        chances = defended(arrive, attack);
        by.set(arrive, chances);
      }
      for (const [n, chance] of chances.entries()) {
        const suffered = Math.min(n, total);
        while (wounds.length <= suffered) wounds.push(0);
        wounds[suffered]! += chance * share * roll.chance;
      }
    }
  }
  const fallen = (n: number): number => {
    let left = n;
    let count = 0;
    for (const life of lives ?? []) {
      left -= life;
      if (left < 0) break;
      count++;
    }
    return count;
  };
  return {
    wounds,
    expected: mean(wounds),
    hits,
    suppression: attack.melee ? 0 : suppression,
    falls: wounds.reduce((sum, chance, n) => sum + chance * fallen(n), 0),
    wipedOut: lives ? wounds.reduce((sum, chance, n) => sum + (n >= total ? chance : 0), 0) : 0,
  };
}
