import type { Flow, Posed } from './ask.ts';
import type { DieKind } from './dice.ts';
import type { Json } from './json.ts';

/**
 * Every way in which the dice of a procedure can fall, each with its chance: the procedure itself is played again and
 * again with dice that are told how to fall. So whoever counts odds need not know the rules a second time.
 */

/** One thing that can come of it, and how likely it is. */
export interface Fallen<T> {
  readonly value: T;
  readonly chance: number;
}

/** A die that has been told how to fall: which of its distinct faces. */
interface Throw {
  readonly die: Faces;
  face: number;
}

/** Which of two sides gains by an attack: one wants much harm, the other little. */
export type AttackSide = 'attacker' | 'defender';

/** A decision that is tried in every way, at a place that all that came before it tells. */
interface Decision extends Picked {
  readonly options: number;
  option: number;
}
interface Picked {
  readonly by: AttackSide;
  readonly where: string;
  readonly option: number;
}

/** What came of a fall, and what was decided on the way to it. */
export interface Way<T> extends Fallen<T> {
  readonly picks: readonly Picked[];
}

/** The distinct faces of a die, and how many of its sides show each. */
interface Faces {
  readonly sides: number;
  readonly names: readonly string[];
  readonly weights: readonly number[];
}

function facesOf({ faces }: DieKind<string>): Faces {
  const names = [...new Set(faces)];
  return { sides: faces.length, names, weights: names.map((name) => faces.filter((face) => face === name).length) };
}

/** Stands where a scenario's loaded faces would: it is never empty and gives whatever face comes next. */
class Foretold extends Array<string> {
  readonly #next: () => string;
  constructor(next: () => string) {
    super();
    this.push('');
    this.#next = next;
  }
  override shift(): string {
    return this.#next();
  }
}

/**
 * What decides how dice fall while all falls are gone through. Dice of a kind that are rolled together are a handful:
 * which of them shows what makes no difference, so only falls in the order of faces are played, each with the weight of
 * all its orders.
 */
export class Fate {
  /** What a state's chance is loaded with, so that its dice are told how to fall. */
  readonly loaded: Record<string, string[]> = {};
  readonly #path: (Throw | Decision)[] = [];
  #at = 0;
  #weight = 1;
  /** The handful that is being rolled: its die, how many lie there, how many show each face, and the last one's face. */
  #hand: { die: Faces; count: number; shown: number[]; last: number } | undefined;

  constructor(dice: readonly DieKind<string>[]) {
    for (const die of dice) {
      const faces = facesOf(die);
      this.loaded[die.name] = new Foretold(() => this.#roll(faces));
    }
  }

  /** Something is told or asked: what is rolled from here on is another handful. */
  pause(): void {
    this.#hand = undefined;
  }

  /** Somebody decides: every option is tried, and which of them is best shows when all have been. */
  pick(by: AttackSide, options: number): number {
    this.pause();
    let node = this.#path[this.#at];
    if (node === undefined || 'die' in node) {
      const before = this.#path.slice(0, this.#at);
      const where = before.map((one) => ('die' in one ? one.face : `o${one.option}`)).join();
      node = { by, where, options, option: 0 };
      this.#path[this.#at] = node;
    }
    this.#at++;
    return node.option;
  }

  /** What was decided on the way. */
  get picks(): readonly Picked[] {
    return this.#path.flatMap((one) => ('die' in one ? [] : [{ ...one }]));
  }

  /** How likely it was that the dice fell as they did. */
  get chance(): number {
    return this.#weight;
  }

  /** Goes back to the beginning: the same fall once more, for whoever answers otherwise on the way. */
  rewind(): void {
    this.#at = 0;
    this.#weight = 1;
    this.#hand = undefined;
  }

  /** Goes back to the beginning for the next fall; false: all have been played. */
  again(): boolean {
    while (this.#path.length > 0) {
      const last = this.#path.at(-1)!;
      if ('die' in last ? ++last.face < last.die.names.length : ++last.option < last.options) break;
      this.#path.pop();
    }
    this.rewind();
    return this.#path.length > 0;
  }

  #roll(die: Faces): string {
    if (this.#hand?.die !== die) this.#hand = { die, count: 0, shown: die.names.map(() => 0), last: 0 };
    const hand = this.#hand;
    let told = this.#path[this.#at];
    if (told === undefined || !('die' in told)) {
      told = { die, face: hand.last };
      this.#path[this.#at] = told;
    }
    this.#at++;
    const { face } = told;
    hand.last = face;
    hand.count++;
    hand.shown[face]!++;
    // Multiplied up die by die this is n! / (k! l! …): the orders in which the handful could have fallen so.
    const sides = die.weights[face] ?? 0;
    this.#weight *= ((sides / die.sides) * hand.count) / hand.shown[face]!;
    return die.names[face]!;
  }
}

/** All that can come of it; undefined where more falls than `most` would have to be played. */
export function everyFall<T>(
  dice: readonly DieKind<string>[],
  most: number,
  play: (fate: Fate) => T,
): readonly Way<T>[] | undefined {
  const fate = new Fate(dice);
  const out: Way<T>[] = [];
  do {
    if (out.length >= most) return undefined;
    const value = play(fate);
    out.push({ value, chance: fate.chance, picks: fate.picks });
  } while (fate.again());
  return out;
}

/** Equal outcomes, told by a key, put together. */
export function together<T>(fallen: readonly Fallen<T>[], key: (value: T) => string): readonly Fallen<T>[] {
  const found = new Map<string, Fallen<T>>();
  for (const one of fallen) {
    const name = key(one.value);
    const old = found.get(name);
    found.set(name, old === undefined ? one : { value: old.value, chance: old.chance + one.chance });
  }
  return [...found.values()];
}

/** Plays a procedure to its end; whatever it asks is answered at once. */
export function playThrough<R>(flow: Flow<R>, answer: (posed: Posed) => Json): R {
  let step = flow.next();
  while (!step.done) step = flow.next(step.value.map(answer));
  return step.value;
}

/** Whether the two sides use cards that they need not use, and whether they were offered any. */
export interface CardUse {
  readonly attacker: boolean;
  readonly defender: boolean;
  readonly offered: { attacker: boolean; defender: boolean };
}

/** Nobody uses a card that harms himself: the defender picks what hurts least, the attacker what then hurts most. */
export function bestForBoth<T>(play: (cards: CardUse) => T | undefined, harm: (outcome: T) => number): T | undefined {
  const offered = { attacker: false, defender: false };
  const better = (used: T | undefined, unused: T | undefined, sign: 1 | -1): T | undefined =>
    used !== undefined && unused !== undefined && sign * (harm(unused) - harm(used)) > 0 ? unused : used;
  const defended = (attacker: boolean): T | undefined => {
    const used = play({ attacker, defender: true, offered });
    return better(used, offered.defender ? play({ attacker, defender: false, offered }) : undefined, -1);
  };
  const used = defended(true);
  return better(used, offered.attacker ? defended(false) : undefined, 1);
}
