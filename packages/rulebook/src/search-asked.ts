// How near a question comes to the lines in which people ask for a clause. Words count by how rare they are among the
// lines; a line answers well if it holds most of the question and the question most of it. Nobody has written down every
// way to ask, so it also counts how much of the question stands anywhere in a clause's lines and text.
import type { AskedFor } from './asked.ts';
import { saysNothing, stem, wordsOf } from './search-words.ts';

/** One word of a question: its stem, and what may stand in a line in its place, with how well it stands there. */
export interface AskedWord {
  readonly word: string;
  readonly standIns: ReadonlyMap<string, number>;
}

/** 'Many' and 'who' tell two questions apart, but less than what they are about; 'the' and 'I' hardly do. */
const askingWords = new Set(
  'wer wen wem wann wo wohin woher warum viel viele oft lange weit many much who when where why which welche'
    .split(' ')
    .map(stem),
);
const smallWord = { asking: 0.4, other: 0.2 } as const;
const worthOfSmall = (word: string) => smallWord[askingWords.has(word) ? 'asking' : 'other'];
/** A word of fewer lines than this counts no more: it is as often chatter as it is the point. */
const seldom = 3;
/** What no line knows is more often chatter than the point. */
const unknownWord = 0.3;

/** What part of the score comes from all that belongs to a clause, and not from its best line alone. */
const fromTheWhole = 0.3;

/** Between the share and its root, of operations that come out the same in every browser. */
const heldOfLine = (share: number) => (share + Math.sqrt(share)) / 2;

/** The lines of a clause, and the words of its own text, stemmed. */
interface Row extends AskedFor {
  readonly bookWords: readonly string[];
}

interface Line {
  readonly clause: string;
  readonly terms: readonly string[];
  readonly weight: number;
}

interface AskedLines {
  readonly vocabulary: ReadonlySet<string>;
  /** How well each clause answers, from 0 to 1. */
  score(question: readonly AskedWord[]): Map<string, number>;
}

const termsOf = (line: string): string[] => [...new Set(wordsOf(line).map(stem))];

export function askedLines(rows: readonly Row[]): AskedLines {
  const texts = rows.flatMap(({ id, de, en }) => [...de, ...en].map((line) => ({ clause: id, terms: termsOf(line) })));
  const holding = new Map<string, number[]>();
  for (const [at, { terms }] of texts.entries())
    for (const term of terms) {
      const lines = holding.get(term);
      if (lines) lines.push(at);
      else holding.set(term, [at]);
    }
  /** The clauses in whose lines or text a word stands. */
  const belonging = new Map<string, string[]>();
  for (const { id, de, en, bookWords } of rows)
    for (const term of new Set([...[...de, ...en].flatMap(termsOf), ...bookWords])) {
      const clauses = belonging.get(term);
      if (clauses) clauses.push(id);
      else belonging.set(term, [id]);
    }
  /** Falls off like a logarithm, and comes out the same in every browser. */
  const rarity = (count: number) => Math.sqrt(Math.sqrt(texts.length / Math.max(count, seldom)));
  const small = new Set([...holding.keys()].filter(saysNothing));
  const weights = new Map(
    [...holding].map(([term, lines]) => [term, rarity(lines.length) * (small.has(term) ? worthOfSmall(term) : 1)]),
  );
  const weigh = (term: string) => weights.get(term) ?? 0;
  const lines: readonly Line[] = texts.map(({ clause, terms }) => ({
    clause,
    terms,
    weight: terms.reduce((sum, term) => sum + weigh(term), 0),
  }));
  const strange = rarity(Math.max(1, texts.length / 100)) * unknownWord;

  return {
    vocabulary: new Set(holding.keys()),
    score(question) {
      const asked = question.map(({ word, standIns }) => {
        const known = [...standIns].filter(([term]) => holding.has(term));
        const weight = weights.get(word) ?? Math.max(0, ...known.map(([term, worth]) => weigh(term) * worth));
        return {
          known,
          standIns,
          tells: !saysNothing(word),
          weight: weight > 0 ? weight : saysNothing(word) ? 0 : strange,
        };
      });
      const whole = asked.reduce((sum, { weight }) => sum + weight, 0);
      const best = new Map<string, number>();
      if (whole === 0) return best;
      /** How much of the question belongs to each clause. */
      const belongs = new Map<string, number>();
      const told = new Set<string>();
      for (const { standIns, weight, tells } of asked) {
        const worths = new Map<string, number>();
        for (const [term, worth] of standIns)
          for (const clause of belonging.get(term) ?? [])
            if ((worths.get(clause) ?? 0) < worth) worths.set(clause, worth);
        for (const [clause, worth] of worths) {
          belongs.set(clause, (belongs.get(clause) ?? 0) + worth * weight);
          if (tells) told.add(clause);
        }
      }
      /** What of the question, and what of the line, has been found in each line. */
      const found = new Map<number, { question: number; line: number; tells: boolean }>();
      for (const { known, tells, weight } of asked) {
        const inLine = new Map<number, { worth: number; line: number }>();
        for (const [term, worth] of known)
          for (const at of holding.get(term) ?? []) {
            const before = inLine.get(at);
            if (!before || before.worth < worth) inLine.set(at, { worth, line: weigh(term) * worth });
          }
        for (const [at, { worth, line }] of inLine) {
          const sum = found.get(at) ?? { question: 0, line: 0, tells: false };
          sum.question += weight * worth;
          sum.line += line;
          sum.tells ||= tells;
          found.set(at, sum);
        }
      }
      for (const [at, sum] of found) {
        const line = lines[at];
        if (!line || !sum.tells) continue;
        const score = (sum.question / whole) * heldOfLine(Math.min(1, sum.line / line.weight));
        if (score > (best.get(line.clause) ?? 0)) best.set(line.clause, score);
      }
      const scores = new Map<string, number>();
      for (const [clause, found] of belongs)
        if (told.has(clause))
          scores.set(clause, (best.get(clause) ?? 0) * (1 - fromTheWhole) + (found / whole) * fromTheWhole);
      return scores;
    },
  };
}
