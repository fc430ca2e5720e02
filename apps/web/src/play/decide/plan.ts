import type { Json } from '@holotisch/engine';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { AskView } from '../../games/game-face.ts';
import { useMatch } from '../../match/use-match.tsx';

/**
 * What a player has answered for several questions at once. Each remains a decision of its own, which undo takes back one by
 * one; whatever is asked in between, or is not open any more, ends the plan and is asked as always.
 */
export interface Step {
  readonly kind: string;
  /** Undefined: it does not fit what is asked, and the player decides. `view` is what he sees when it is asked. */
  answer(ask: AskView, view: unknown): Json | undefined;
  /** Holds for all such questions in a row. */
  readonly repeats?: true;
  /** Is not always asked: what follows comes first then. */
  readonly may?: true;
}
/** The same answer whenever this is asked, as long as it fits. */
export type Standing = Omit<Step, 'repeats' | 'may'>;

let steps: readonly Step[] = [];
let standing: readonly Standing[] = [];
/** How many decisions stood when the last of it was given: fewer means that something was taken back. */
let given = -1;

const forgetPlans = (): void => {
  [steps, standing, given] = [[], [], -1];
};
/** What follows the answer that is given now. */
export function follow(next: readonly Step[], taken: number): void {
  [steps, given] = [next, taken];
}
export function always(one: Standing, taken: number): void {
  [standing, given] = [[...standing.filter(({ kind }) => kind !== one.kind), one], taken];
}

/** An option of a choice, if it is open then. */
export const option = (kind: string, id: string): Step => ({
  kind,
  answer: ({ options }) => (options?.some((one) => one.id === id) ? id : undefined),
});

/** The answer that was given for a question already. */
export function plannedFor(ask: AskView, taken: number, view?: unknown): Json | undefined {
  if (taken <= given) forgetPlans();
  let at = 0;
  while (steps[at]?.may && steps[at]!.kind !== ask.kind) at++;
  const step = steps[at]?.kind === ask.kind ? steps[at] : undefined;
  if (steps[0]?.repeats && !step) at = steps.findIndex(({ kind }) => kind === ask.kind);
  const answer = step?.answer(ask, view);
  steps = answer === undefined ? [] : steps.slice(step!.repeats ? at : at + 1);
  if (answer !== undefined) return answer;
  const lasting = standing.find(({ kind }) => kind === ask.kind);
  const always = lasting?.answer(ask, view);
  if (lasting && always === undefined) standing = standing.filter((one) => one !== lasting);
  return always;
}

/** Goes on with what was planned; whether it does so now, and the question need not be shown. */
export function usePlan(ask: AskView | undefined): boolean {
  const { snapshot, decide, check } = useMatch();
  const [going, setGoing] = useState<string>();
  const taken = snapshot?.taken ?? 0;
  const question = ask && `${taken}:${ask.seat}:${ask.kind}`;
  // Before it is painted: nobody reads what is answered already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useLayoutEffect(() => {
    if (!ask) return;
    const answer = plannedFor(ask, taken, snapshot?.view);
    if (answer === undefined) return;
    given = taken;
    setGoing(question);
    void check(answer).then((refusal) => {
      if (!refusal) return decide(answer);
      forgetPlans();
      return setGoing(undefined);
    });
  }, [question]);
  useEffect(() => forgetPlans, []);
  return going !== undefined && going === question;
}
