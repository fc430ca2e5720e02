import { type Chances, falls, mean } from './distribution.ts';

/**
 * Odds of an attack in Legion without a table: quick enough for any number of dice. Its steps are those of the book: roll, aim,
 * surges, cover, dodges, Impact, Armor and shields, defence dice, Pierce. Dice are equal within a colour, so falls of
 * whole handfuls are counted, not single dice. What cards do besides is known only to the rules themselves, which play small
 * attacks through; a test holds both against each other.
 */
type Colour = 'red' | 'black' | 'white';
export type LegionPool = Readonly<Record<Colour, number>>;

export interface LegionAttack {
  readonly pool: LegionPool;
  /** What attack surges become; null: nothing. */
  readonly surge: 'hit' | 'crit' | null;
  /** Surges that become critical hits before all others (Critical X). */
  readonly critical?: number;
  /** Surge tokens of the attacker: each makes a hit of a surge that would become nothing. */
  readonly surgeTokens?: number;
  /** Aim tokens, and how many dice each rerolls. */
  readonly aims?: number;
  readonly aimDice?: number;
  readonly melee?: boolean;
  /** Cover that is applied: hits that it cancels. */
  readonly cover?: number;
  /** Instead, cover rolls a white die for each hit: a block cancels it, in heavy cover (2) a surge as well. */
  readonly coverDice?: boolean;
  /** So many cover dice are blocks without a roll (Low Profile). */
  readonly sureCover?: number;
  /** Dodge tokens that are spent. */
  readonly dodges?: number;
  readonly impact?: number;
  /** Armor: hits that it cancels, true: all of them. */
  readonly armor?: boolean | number;
  /** Hits that others take (backup). */
  readonly backup?: number;
  /** Active shields: each cancels a hit or critical hit, or (`shieldsBlock`) is a block in place of a defence die. */
  readonly shields?: number;
  readonly shieldsBlock?: boolean;
  /** Shields that are turned over first, one for each hit or critical hit. */
  readonly ion?: number;
  readonly pierce?: number;
  readonly defence: 'red' | 'white';
  readonly blockSurge: boolean;
  /** Surge tokens of the defender: each makes a block of a surge that would become nothing. */
  readonly blockTokens?: number;
  /** Defence dice that are rolled besides, of its own colour and white, if anything has to be defended against. */
  readonly extraDefence?: number;
  readonly extraWhite?: number;
  /** It gains no suppression tokens: a vehicle, or without a courage value. */
  readonly fearless?: boolean;
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

/** Of eight sides of an attack die, and of six of a defence die, how many show what. */
export const LEGION_ATTACK_SIDES: Readonly<
  Record<Colour, Readonly<Record<'crit' | 'hit' | 'surge' | 'blank', number>>>
> = {
  red: { crit: 1, hit: 5, surge: 1, blank: 1 },
  black: { crit: 1, hit: 3, surge: 1, blank: 3 },
  white: { crit: 1, hit: 1, surge: 1, blank: 5 },
};
export const LEGION_DEFENCE_SIDES: Readonly<
  Record<'red' | 'white', Readonly<Record<'block' | 'surge' | 'blank', number>>>
> = {
  red: { block: 3, surge: 1, blank: 2 },
  white: { block: 1, surge: 1, blank: 4 },
};
/** The best dice first: they are rerolled first. */
const COLOURS: readonly Colour[] = ['red', 'black', 'white'];
/**
 * What lies on the table: how many dice of each colour show what. Nobody rerolls a critical hit, and a hit only where Armor will
 * cancel it; where it does not, hits are counted as if they were all of one colour.
 */
interface Roll {
  readonly crits: number;
  readonly hits: LegionPool;
  readonly surged: LegionPool;
  readonly missed: LegionPool;
  readonly chance: number;
}

const EMPTY: LegionPool = { red: 0, black: 0, white: 0 };
const sum = ({ red, black, white }: LegionPool): number => red + black + white;
const keyOf = ({ crits, hits, surged, missed }: Roll): string =>
  [crits, ...COLOURS.flatMap((c) => [hits[c], surged[c], missed[c]])].join();

function merged(rolls: Iterable<Roll>): readonly Roll[] {
  const found = new Map<string, Roll>();
  for (const roll of rolls) {
    const key = keyOf(roll);
    const old = found.get(key);
    found.set(key, old ? { ...old, chance: old.chance + roll.chance } : roll);
  }
  return [...found.values()];
}

function thrown(roll: Roll, colour: Colour, dice: number, attack: LegionAttack): readonly Roll[] {
  const { crit, hit, surge, blank } = LEGION_ATTACK_SIDES[colour];
  const among = attack.armor === true ? colour : COLOURS[0]!;
  return falls([crit, hit, surge, blank], dice).map(({ counts, chance }) => {
    const [crits = 0, hits = 0, surges = 0, blanks = 0] = counts;
    return {
      crits: roll.crits + crits,
      hits: { ...roll.hits, [among]: roll.hits[among] + hits },
      surged: { ...roll.surged, [colour]: roll.surged[colour] + surges },
      missed: { ...roll.missed, [colour]: roll.missed[colour] + blanks },
      chance: roll.chance * chance,
    };
  });
}

function rolled(attack: LegionAttack): readonly Roll[] {
  const { pool } = attack;
  let rolls: readonly Roll[] = [{ crits: 0, hits: EMPTY, surged: EMPTY, missed: EMPTY, chance: 1 }];
  for (const colour of COLOURS)
    if (pool[colour] > 0) rolls = merged(rolls.flatMap((roll) => thrown(roll, colour, pool[colour], attack)));
  return rolls;
}

/** Surges that become something. */
const usefulSurges = ({ surge, critical = 0, surgeTokens = 0 }: LegionAttack): number =>
  surge === null ? critical + surgeTokens : Number.POSITIVE_INFINITY;

/** Hits that come to something: against Armor as many as cover and dodges take off and Impact makes use of. */
function usefulHits({ armor, melee, cover = 0, coverDice, dodges = 0, impact = 0 }: LegionAttack): number {
  const taken = melee ? 0 : cover;
  // Cover dice may take off any number.
  return armor === true && !(coverDice && taken > 0) ? taken + dodges + impact : Number.POSITIVE_INFINITY;
}

/** An aim token rerolls the best of the dice that come to nothing: blanks, surges without use, hits that Armor will cancel. */
const aimed = (rolls: readonly Roll[], attack: LegionAttack): readonly Roll[] =>
  merged(rolls.flatMap((roll) => rerolled(roll, attack)));

function rerolled(roll: Roll, attack: LegionAttack): readonly Roll[] {
  let left = attack.aimDice ?? 2;
  let idle = Math.max(0, sum(roll.surged) - usefulSurges(attack));
  const again: (readonly [Colour, number])[] = [];
  let { hits, surged, missed } = roll;
  const shown = sum(hits) + (attack.surge === 'hit' ? Math.max(0, sum(surged) - (attack.critical ?? 0)) : 0);
  let vain = Math.max(0, shown - usefulHits(attack));
  for (const colour of COLOURS) {
    const blanks = Math.min(left, missed[colour]);
    const surges = Math.min(left - blanks, idle, surged[colour]);
    left -= blanks + surges;
    idle -= surges;
    if (blanks + surges === 0) continue;
    missed = { ...missed, [colour]: missed[colour] - blanks };
    surged = { ...surged, [colour]: surged[colour] - surges };
    again.push([colour, blanks + surges]);
  }
  for (const colour of COLOURS) {
    const dice = Math.min(left, vain, hits[colour]);
    left -= dice;
    vain -= dice;
    if (dice === 0) continue;
    hits = { ...hits, [colour]: hits[colour] - dice };
    again.push([colour, dice]);
  }
  for (const colour of attack.surge === 'hit' ? COLOURS : []) {
    const dice = Math.min(left, vain, surged[colour]);
    left -= dice;
    vain -= dice;
    if (dice === 0) continue;
    surged = { ...surged, [colour]: surged[colour] - dice };
    again.push([colour, dice]);
  }
  let out: readonly Roll[] = [{ ...roll, hits, surged, missed }];
  for (const [colour, dice] of again) out = out.flatMap((one) => thrown(one, colour, dice, attack));
  return out;
}

/** Step 4c: what the dice show when surges have been converted. */
function converted(
  { crits, surged, ...roll }: Roll,
  a: LegionAttack,
): { readonly crits: number; readonly hits: number } {
  const hits = sum(roll.hits);
  let surges = sum(surged);
  const critical = Math.min(surges, a.critical ?? 0);
  surges -= critical;
  if (a.surge === 'crit') return { crits: crits + critical + surges, hits };
  return { crits: crits + critical, hits: hits + (a.surge === 'hit' ? surges : Math.min(surges, a.surgeTokens ?? 0)) };
}

interface Struck {
  /** What has to be defended against. */
  readonly left: number;
  readonly shields: number;
  readonly chance: number;
}

/** Steps 5 and 6: what is left of it when the defender rolls. */
function* arriving(shown: { readonly crits: number; readonly hits: number }, a: LegionAttack): Iterable<Struck> {
  for (const [cancelled, chance] of covered(shown.hits, a)) {
    let { crits, hits } = shown;
    hits = Math.max(0, hits - cancelled - (a.dodges ?? 0));
    let shields = a.melee ? 0 : Math.max(0, (a.shields ?? 0) - Math.min(a.ion ?? 0, hits + crits));
    if (a.armor) {
      const impact = Math.min(hits, a.impact ?? 0);
      crits += impact;
      hits = a.armor === true ? 0 : Math.max(0, hits - impact - a.armor);
    }
    hits = Math.max(0, hits - (a.backup ?? 0));
    let left = crits + hits;
    if (!a.shieldsBlock) {
      left = Math.max(0, left - shields);
      shields = 0;
    }
    yield { left, shields, chance };
  }
}

/** How many of the hits cover cancels. */
function* covered(hits: number, a: LegionAttack): Iterable<readonly [cancelled: number, chance: number]> {
  const cover = a.melee ? 0 : (a.cover ?? 0);
  if (!a.coverDice || cover === 0) return yield [cover, 1];
  const sure = Math.min(hits, a.sureCover ?? 0);
  const { block, surge } = LEGION_DEFENCE_SIDES.white;
  const good = block + (cover > 1 ? surge : 0);
  for (const { counts, chance } of falls([good, 6 - good], hits - sure)) yield [sure + counts[0]!, chance];
}

/** Blocks of so many dice, tokens spent on surges that would be nothing. */
function* blocksOf(dice: number, colour: 'red' | 'white', blockSurge: boolean): Iterable<readonly number[]> {
  const { block, surge } = LEGION_DEFENCE_SIDES[colour];
  const [good, idle] = blockSurge ? [block + surge, 0] : [block, surge];
  for (const { counts, chance } of falls([good, idle, 6 - good - idle], dice)) yield [counts[0]!, counts[1]!, chance];
}

/** How likely so many wounds are when so many hits have to be defended against. Steps 7 to 9 */
function defended(hits: number, shields: number, a: LegionAttack): Chances {
  const out = Array.from({ length: hits + 1 }, () => 0);
  if (hits === 0) return [1];
  const dice = hits + (a.extraDefence ?? 0);
  const shielded = Math.min(shields, dice);
  for (const [blocks = 0, idle = 0, chance = 0] of blocksOf(dice - shielded, a.defence, a.blockSurge))
    for (const [more = 0, moreIdle = 0, share = 0] of blocksOf(a.extraWhite ?? 0, 'white', a.blockSurge)) {
      const all = shielded + blocks + more + Math.min(idle + moreIdle, a.blockTokens ?? 0);
      out[Math.max(0, hits - Math.max(0, all - (a.pierce ?? 0)))]! += chance * share;
    }
  return out;
}

export function legionOdds(attack: LegionAttack): LegionOdds {
  let rolls = rolled(attack);
  for (let i = 0; i < (attack.aims ?? 0); i++) rolls = aimed(rolls, attack);
  const wounds: number[] = [];
  const by = new Map<string, Chances>();
  let [suppression, hits] = [0, 0];
  for (const roll of rolls) {
    const shown = converted(roll, attack);
    if (shown.hits + shown.crits > 0) suppression += roll.chance;
    for (const { left, shields, chance } of arriving(shown, attack)) {
      hits += left * chance * roll.chance;
      const key = `${left} ${shields}`;
      let chances = by.get(key);
      if (chances === undefined) {
        chances = defended(left, shields, attack);
        by.set(key, chances);
      }
      chances.forEach((share, n) => {
        while (wounds.length <= n) wounds.push(0);
        wounds[n]! += share * chance * roll.chance;
      });
    }
  }
  return legionToll({ wounds, hits, suppression: attack.melee || attack.fearless ? 0 : suppression }, attack.lives);
}

/** What so many wounds do to those who can suffer them. */
export function legionToll(
  { wounds: all, hits, suppression }: Pick<LegionOdds, 'wounds' | 'hits' | 'suppression'>,
  lives: readonly number[] | undefined,
): LegionOdds {
  const total = lives?.reduce((most, n) => most + n, 0) ?? Number.POSITIVE_INFINITY;
  const wounds: number[] = [];
  all.forEach((chance, n) => {
    const suffered = Math.min(n, total);
    while (wounds.length <= suffered) wounds.push(0);
    wounds[suffered]! += chance;
  });
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
    suppression,
    falls: wounds.reduce((average, chance, n) => average + chance * fallen(n), 0),
    wipedOut: lives ? wounds.reduce((risk, chance, n) => risk + (n >= total ? chance : 0), 0) : 0,
  };
}
