import { atLeast } from '@holotisch/odds';

/** Real dice: they fall evenly and nobody can know how. The odds beside them come from `@holotisch/odds`. */

/** A die by its sides: how many of them show what. */
export interface DieKind {
  readonly id: string;
  readonly sides: Readonly<Record<string, number>>;
}

export interface RolledDie {
  readonly kind: DieKind;
  readonly face: string;
  /** How often it has been thrown: whoever has thrown it anew sees it fall. */
  readonly throws: number;
}

/** A whole number from 0 up to below `sides`, each as likely as the others. */
export type Chance = (sides: number) => number;

const BYTE = 256;
/** Bytes of the machine's own randomness; those beyond the last whole multiple are thrown away, as they would favour the first sides. */
export function fairChance(bytes: () => number = oneByte): Chance {
  return (sides) => {
    const most = BYTE - (BYTE % sides);
    for (;;) {
      const byte = bytes();
      if (byte < most) return byte % sides;
    }
  };
}
const oneByte = (): number => crypto.getRandomValues(new Uint8Array(1))[0]!;

function faceOf({ sides }: DieKind, chance: Chance): string {
  const faces = Object.entries(sides).flatMap(([face, count]) => Array.from({ length: count }, () => face));
  return faces[chance(faces.length)]!;
}

export type Handful = readonly (readonly [kind: DieKind, count: number])[];

export const thrown = (handful: Handful, chance: Chance): readonly RolledDie[] =>
  handful.flatMap(([kind, count]) =>
    Array.from({ length: count }, () => ({ kind, face: faceOf(kind, chance), throws: 1 })),
  );

export const thrownAgain = (
  dice: readonly RolledDie[],
  picked: ReadonlySet<number>,
  chance: Chance,
): readonly RolledDie[] =>
  dice.map((die, i) => (picked.has(i) ? { ...die, face: faceOf(die.kind, chance), throws: die.throws + 1 } : die));

/** How often each face lies there, in the order of the faces of the dice. */
export function counted(dice: readonly RolledDie[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { kind } of dice) for (const face of Object.keys(kind.sides)) counts.set(face, counts.get(face) ?? 0);
  for (const { face } of dice) counts.set(face, (counts.get(face) ?? 0) + 1);
  return counts;
}

/** How likely the same dice, thrown once, are worth as much as these or more. */
export function asGood(dice: readonly RolledDie[], worth: (face: string) => number): number {
  let chances: readonly number[] = [1];
  for (const { kind } of dice) {
    const faces = Object.entries(kind.sides);
    const sides = faces.reduce((sum, [, count]) => sum + count, 0);
    const next: number[] = [];
    chances.forEach((chance, sum) => {
      for (const [face, count] of faces) {
        const total = sum + worth(face);
        while (next.length <= total) next.push(0);
        next[total]! += (chance * count) / sides;
      }
    });
    chances = next;
  }
  return atLeast(
    chances,
    dice.reduce((sum, { face }) => sum + worth(face), 0),
  );
}
