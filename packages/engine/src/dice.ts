import { below, type Chance } from './random.ts';

/** A kind of die: its name (for loaded rolls) and its faces, each equally likely. */
export interface DieKind<Face extends string> {
  readonly name: string;
  readonly faces: readonly Face[];
}

/** Rolls one die: the next loaded face if a scenario has fixed one, otherwise a face drawn from the seed. */
export function rollDie<Face extends string>(c: Chance, die: DieKind<Face>): Face {
  const loaded = c.loaded[die.name];
  if (loaded !== undefined && loaded.length > 0) {
    const face = loaded.shift() as Face;
    if (!die.faces.includes(face)) throw new RangeError(`a ${die.name} die has no face "${face}"`);
    return face;
  }
  return die.faces[below(c, die.faces.length)]!;
}

export function rollDice<Face extends string>(c: Chance, die: DieKind<Face>, count: number): Face[] {
  const out: Face[] = [];
  for (let i = 0; i < count; i++) out.push(rollDie(c, die));
  return out;
}
