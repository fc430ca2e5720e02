import type { Json } from '@holotisch/engine';
import { isRight, type Outcome, type Puzzle } from '@holotisch/lessons/puzzles';
import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react';
import { type MatchApi, useMatch } from '../match/match-api.ts';
import type { Snapshot } from '../match/protocol.ts';
import { outcomeOf } from './judge-line.ts';

/** What has become of an answer. */
export interface Verdict {
  readonly line: readonly Json[];
  /** Undefined where it could not be worked out. */
  readonly outcome: Outcome | undefined;
  readonly right: boolean;
  /** The solver has asked for the solution instead of answering. */
  readonly givenUp?: true;
}

interface Solving {
  readonly puzzle: Puzzle;
  /** The question as it was put, for the names of its answers. */
  readonly asked: Snapshot['ask'];
  readonly verdict: Verdict | undefined;
  /** An answer has been given, and is being played out. */
  readonly judging: boolean;
  /** The best answer is being played on the table. */
  readonly showing: boolean;
  giveUp(): void;
  again(): void;
  show(): void;
}

const Context = createContext<Solving | undefined>(undefined);
export const PuzzleProvider = Context;

export function usePuzzle(): Solving {
  const solving = use(Context);
  if (!solving) throw new Error('usePuzzle stands outside its provider');
  return solving;
}

interface Given {
  /** So many decisions had been taken before it. */
  readonly at: number;
  readonly answer: Json;
}

/** The decisions of an answer that stand; what was refused or taken back does not. */
const lineOf = (given: readonly Given[], taken: number): readonly Json[] =>
  given.filter(({ at }) => at < taken).map(({ answer }) => answer);

/** Whether the question that is open now belongs to the answer that was begun. */
const goesOn = ({ seat, follows = [] }: Puzzle, ask: Snapshot['ask']): boolean =>
  ask !== undefined && ask.seat === seat && follows.includes(ask.kind);

/** Solves a puzzle with the match on the table; `match` is that match, with every answer written down. */
export function useSolving(
  puzzle: Puzzle,
  onVerdict: (verdict: Verdict) => void,
): { readonly solving: Solving; readonly match: MatchApi } {
  const match = useMatch();
  const { snapshot, decide, undo } = match;
  const start = puzzle.lead.length;
  const [given, setGiven] = useState<readonly Given[]>([]);
  const [verdict, setVerdict] = useState<Verdict>();
  const [judging, setJudging] = useState(false);
  const [shown, setShown] = useState<number>();
  const [asked, setAsked] = useState<Snapshot['ask']>();
  const taken = snapshot?.taken ?? start;
  const ask = snapshot?.moment === taken ? snapshot?.ask : undefined;
  useEffect(() => {
    if (taken === start && ask) setAsked((known) => known ?? ask);
  }, [taken, start, ask]);

  const tell = useCallback(
    (said: Verdict) => {
      setVerdict(said);
      onVerdict(said);
    },
    [onVerdict],
  );

  const line = useMemo(() => lineOf(given, taken), [given, taken]);
  const isWhole = line.length > 0 && !goesOn(puzzle, ask);
  useEffect(() => {
    if (!isWhole || verdict || judging || shown !== undefined) return;
    setJudging(true);
    void outcomeOf(puzzle, line).then((outcome) => {
      setJudging(false);
      tell({ line, outcome, right: outcome !== undefined && isRight(puzzle, outcome) });
    });
  }, [isWhole, verdict, judging, shown, puzzle, line, tell]);

  const back = useCallback(() => {
    setGiven([]);
    void undo(start, true);
  }, [undo, start]);

  // The best answer, decision by decision, as its questions come.
  useEffect(() => {
    if (shown === undefined || !ask || ask.seat !== puzzle.seat || taken !== start + shown) return;
    const next = puzzle.best.line[shown];
    if (next === undefined) return;
    setShown(shown + 1 < puzzle.best.line.length ? shown + 1 : undefined);
    void decide(next);
  }, [shown, ask, taken, start, puzzle, decide]);

  const written = useCallback(
    async (answer: Json) => {
      if (!verdict && !judging && shown === undefined)
        setGiven((before) => [...before.filter(({ at }) => at < taken), { at: taken, answer }]);
      await decide(answer);
    },
    [verdict, judging, shown, taken, decide],
  );

  const solving: Solving = {
    puzzle,
    asked: asked ?? ask,
    verdict,
    judging,
    showing: shown !== undefined,
    giveUp: () => tell({ line: [], outcome: undefined, right: false, givenUp: true }),
    again() {
      setVerdict(undefined);
      setShown(undefined);
      back();
    },
    show() {
      back();
      setShown(0);
    },
  };
  const looked = useMemo(() => ({ ...match, decide: written }), [match, written]);
  return { solving, match: looked };
}
