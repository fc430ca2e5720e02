/** How many letters of a word may be wrong. A short one with a wrong letter is too often another word. */
const forgiven = (word: string): number => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

/**
 * How many slips lead from one word to the other: a letter too many, missing, wrong, or two that changed places.
 * Each row of the table is one letter further in `a`, each column one in `b`.
 */
function slips(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, before[j - 2]! + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[b.length]!;
}

/** Hardly anybody mistypes the first letter: such a word comes after all others that are as far away. */
const otherStart = 0.5;
/** Of two words as far away, the one as long as what was typed. */
const otherLength = 0.1;

/**
 * The known words nearest to one that is none of them: what was most likely meant. Nothing for a word that is still
 * being typed, as the beginning of a known one is no slip.
 */
export function meantBy(word: string, known: ReadonlySet<string>): string[] {
  const most = forgiven(word);
  if (most === 0 || known.has(word)) return [];
  let least = most + otherStart;
  let nearest: string[] = [];
  for (const other of known) {
    if (other.startsWith(word)) return [];
    if (other.length < 4 || Math.abs(other.length - word.length) > least) continue;
    const longer = Math.abs(other.length - word.length);
    const away = slips(word, other) + (other[0] === word[0] ? 0 : otherStart) + longer * otherLength;
    if (away > least) continue;
    if (away < least) nearest = [];
    least = away;
    nearest.push(other);
  }
  return nearest;
}
