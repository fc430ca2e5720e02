import { type Chances, mean } from './distribution.ts';

/** Exact odds of an attack in Armada: what a pool of red, blue and black dice does, and what defence tokens leave of it. */

type Colour = 'red' | 'blue' | 'black';
type ArmadaPool = Readonly<Record<Colour, number>>;
/** Tokens that change the total. Redirect and contain only say where damage goes. */
export type DamageToken = 'scatter' | 'brace' | 'evade';

interface ArmadaAttack {
  readonly pool: ArmadaPool;
  /** Critical icons count as damage: ship against ship, and bombers. */
  readonly crits: boolean;
  /** Those that the defender may spend, each as often as it has them. */
  readonly tokens: readonly DamageToken[];
  /** At long and extreme range an evade cancels dice (at extreme range two), nearer it has them rerolled. */
  readonly range: 'close' | 'medium' | 'long' | 'extreme';
}

export interface ArmadaOdds {
  /** How likely each damage total is if nobody defends. */
  readonly damage: Chances;
  readonly expected: number;
  /** The same when the defender spends all that no accuracy icon has locked. */
  readonly defended: Chances;
  readonly expectedDefended: number;
  /** At least one critical icon lies there; none where critical icons do not count. */
  readonly critical: number;
  /** How many accuracy icons on average. */
  readonly accuracies: number;
}

interface Result {
  readonly hits: number;
  readonly crits: number;
  readonly accuracies: number;
  readonly chance: number;
}

type Face = 'blank' | 'hit' | 'double' | 'crit' | 'hitcrit' | 'accuracy';
/** Of eight sides of each colour, how many show what. */
export const ARMADA_SIDES: Readonly<Record<Colour, Readonly<Partial<Record<Face, number>>>>> = {
  red: { blank: 2, hit: 2, double: 1, crit: 2, accuracy: 1 },
  blue: { hit: 4, crit: 2, accuracy: 2 },
  black: { blank: 2, hit: 4, hitcrit: 2 },
};
const SHOWN: Readonly<Record<Face, Omit<Result, 'chance'>>> = {
  blank: { hits: 0, crits: 0, accuracies: 0 },
  hit: { hits: 1, crits: 0, accuracies: 0 },
  double: { hits: 2, crits: 0, accuracies: 0 },
  crit: { hits: 0, crits: 1, accuracies: 0 },
  hitcrit: { hits: 1, crits: 1, accuracies: 0 },
  accuracy: { hits: 0, crits: 0, accuracies: 1 },
};
const resultsOf = (colour: Colour): readonly Result[] =>
  (Object.entries(ARMADA_SIDES[colour]) as [Face, number][]).map(([face, sides]) => ({
    ...SHOWN[face],
    chance: sides / 8,
  }));
const DICE: Readonly<Record<Colour, readonly Result[]>> = {
  red: resultsOf('red'),
  blue: resultsOf('blue'),
  black: resultsOf('black'),
};
const COLOURS: readonly Colour[] = ['red', 'blue', 'black'];

/** What lies on the table, as far as it matters: how many dice of each colour show how much damage. */
interface Roll {
  /** By colour: dice that show 0, 1 and 2 damage. */
  readonly shown: Readonly<Record<Colour, readonly [number, number, number]>>;
  readonly crits: number;
  readonly accuracies: number;
  readonly chance: number;
}

const NONE: Roll = {
  shown: { red: [0, 0, 0], blue: [0, 0, 0], black: [0, 0, 0] },
  crits: 0,
  accuracies: 0,
  chance: 1,
};

const worth = ({ hits, crits }: Result, counts: boolean): 0 | 1 | 2 => {
  const damage = hits + (counts ? crits : 0);
  return damage >= 2 ? 2 : damage === 1 ? 1 : 0;
};

function withDie(rolls: readonly Roll[], colour: Colour, counts: boolean): readonly Roll[] {
  const found = new Map<string, Roll>();
  for (const roll of rolls)
    for (const die of DICE[colour]) {
      const damage = worth(die, counts);
      const [none, one, two] = roll.shown[colour];
      const column = [none + Number(damage === 0), one + Number(damage === 1), two + Number(damage === 2)] as const;
      const next: Roll = {
        shown: { ...roll.shown, [colour]: column },
        crits: Math.min(1, roll.crits + die.crits),
        accuracies: roll.accuracies + die.accuracies,
        chance: roll.chance * die.chance,
      };
      const key = `${COLOURS.map((c) => next.shown[c].join()).join(';')}|${next.crits}|${next.accuracies}`;
      const old = found.get(key);
      found.set(key, old ? { ...next, chance: old.chance + next.chance } : next);
    }
  return [...found.values()];
}

const damageIn = ({ shown }: Roll): number => COLOURS.reduce((sum, c) => sum + shown[c][1] + 2 * shown[c][2], 0);

const add = (chances: number[], damage: number, chance: number): void => {
  while (chances.length <= damage) chances.push(0);
  chances[damage]! += chance;
};

/** The attacker's accuracy icons take the tokens that would help most: a kind only if all of it can be locked. */
const ORDER: readonly DamageToken[] = ['scatter', 'brace', 'evade'];
function unlocked(tokens: readonly DamageToken[], accuracies: number): readonly DamageToken[] {
  let icons = accuracies;
  return ORDER.filter((kind) => {
    const count = tokens.filter((token) => token === kind).length;
    if (count === 0 || count > icons) return count > 0;
    icons -= count;
    return false;
  });
}

/** The dice that an evade is for: the ones that show most; of equal ones those that roll worst anew. */
function best({ shown }: Roll): { readonly colour: Colour; readonly damage: 1 | 2 } | undefined {
  for (const damage of [2, 1] as const)
    for (const colour of COLOURS) if (shown[colour][damage] > 0) return { colour, damage };
  return undefined;
}

const halved = (total: number, brace: boolean): number => (brace ? Math.ceil(total / 2) : total);

/** A roll without its best die; undefined where no die shows damage. */
function withoutBest(roll: Roll): { readonly roll: Roll; readonly colour: Colour } | undefined {
  const target = best(roll);
  if (!target) return undefined;
  const { colour, damage } = target;
  const [none, one, two] = roll.shown[colour];
  const column = damage === 2 ? ([none, one, two - 1] as const) : ([none, one - 1, two] as const);
  return { roll: { ...roll, shown: { ...roll.shown, [colour]: column } }, colour };
}

/** What comes of a roll that is defended against, with its chances. AR-VERTEIDIGUNGSMARKER-25: one token of a kind. */
function defended(roll: Roll, { tokens, range, crits }: ArmadaAttack): readonly (readonly [number, number])[] {
  const left = unlocked(tokens, roll.accuracies);
  if (left.includes('scatter')) return [[0, roll.chance]];
  const brace = left.includes('brace');
  const after = left.includes('evade') ? withoutBest(roll) : undefined;
  if (!after) return [[halved(damageIn(roll), brace), roll.chance]];
  const without = damageIn(after.roll);
  if (range === 'long') return [[halved(without, brace), roll.chance]];
  if (range === 'extreme') return [[halved(damageIn(withoutBest(after.roll)?.roll ?? after.roll), brace), roll.chance]];
  return DICE[after.colour].map((die) => [halved(without + worth(die, crits), brace), roll.chance * die.chance]);
}

export function armadaOdds(attack: ArmadaAttack): ArmadaOdds {
  let rolls: readonly Roll[] = [NONE];
  for (const colour of COLOURS)
    for (let i = 0; i < attack.pool[colour]; i++) rolls = withDie(rolls, colour, attack.crits);
  const damage: number[] = [];
  const kept: number[] = [];
  let critical = 0;
  let accuracies = 0;
  for (const roll of rolls) {
    add(damage, damageIn(roll), roll.chance);
    for (const [left, chance] of defended(roll, attack)) add(kept, left, chance);
    if (attack.crits) critical += roll.crits * roll.chance;
    accuracies += roll.accuracies * roll.chance;
  }
  return { damage, expected: mean(damage), defended: kept, expectedDefended: mean(kept), critical, accuracies };
}
