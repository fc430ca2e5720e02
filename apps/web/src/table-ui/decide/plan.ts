import type { Json } from '@holotisch/engine';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { AskView } from '../../match/ask-view.ts';
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
  /** Is not always asked, or not with this among its options: what follows comes first then. */
  readonly may?: true;
}

/** An answer that a player has given for as long as he likes: whenever this is asked, as long as it fits. */
export interface Standing {
  readonly kind: string;
  answer(ask: AskView, view: unknown): Json | undefined;
  /** Tells it from others for the same kind of question. Without it there is one of a kind, which ends when it does not fit. */
  readonly id?: string;
  /** What follows it, once it has answered. */
  onwards?(ask: AskView, view: unknown): Plan;
  /** How it reads where it is shown and can be taken back; what ends of itself soon need not be. */
  readonly says?: string;
}

/** As long as this is so, other questions may come in between: they are asked as always, and the plan goes on afterwards. */
export type Holds = (view: unknown) => boolean;
export interface Plan {
  readonly steps: readonly Step[];
  readonly holds: Holds | undefined;
}

/** What was begun last comes first. */
let plans: readonly Plan[] = [];
let standing: readonly Standing[] = [];
/** How many decisions stood when the last of it was given: fewer means that something was taken back. */
let given = -1;

const watchers = new Set<() => void>();
const watch = (told: () => void) => {
  watchers.add(told);
  return () => void watchers.delete(told);
};
function stand(next: readonly Standing[]): void {
  if (next.length === standing.length && next.every((one, i) => one === standing[i])) return;
  standing = next;
  for (const told of watchers) told();
}
const idOf = ({ id, kind }: Standing): string => id ?? kind;

const forgetPlans = (): void => {
  [plans, given] = [[], -1];
  stand([]);
};
/** What follows the answer that is given now. */
export function follow(next: readonly Step[], taken: number, holds?: Holds): void {
  [plans, given] = [[{ steps: next, holds }, ...plans.filter((plan) => plan.holds)], taken];
}
export function always(one: Standing, taken: number): void {
  stand([...standing.filter((other) => idOf(other) !== idOf(one)), one]);
  given = taken;
}

/** What the player has answered for as long as he likes, and how he takes it back. */
export const useStanding = (): readonly Standing[] => useSyncExternalStore(watch, () => standing);
export const noLonger = (one: Standing): void => stand(standing.filter((other) => other !== one));

/** An option of a choice, if it is open then. */
export const option = (kind: string, id: string): Step => ({
  kind,
  answer: ({ options }) => (options?.some((one) => one.id === id) ? id : undefined),
});

interface Onwards {
  readonly answer?: Json;
  /** What is left of the plan. */
  readonly left: readonly Step[];
}
function onwards({ steps, holds }: Plan, ask: AskView, view: unknown): Onwards {
  if (holds && !holds(view)) return { left: [] };
  let at = 0;
  let answer: Json | undefined;
  for (; at < steps.length; at++) {
    const step = steps[at]!;
    const passes = step.may || (step.repeats && at === 0);
    answer = step.kind === ask.kind ? step.answer(ask, view) : undefined;
    if (answer !== undefined || !passes || (step.repeats && step.kind === ask.kind)) break;
  }
  const step = steps[at];
  if (answer !== undefined) return { answer, left: steps.slice(step!.repeats ? at : at + 1) };
  // What is asked in between; a step whose answer is not open any more is the player's again, and what follows as well.
  return { left: holds && step?.kind !== ask.kind ? steps : [] };
}

/** The answer that was given for a question already. */
export function plannedFor(ask: AskView, taken: number, view?: unknown): Json | undefined {
  if (taken <= given) forgetPlans();
  const goOn: Plan[] = [];
  let answer: Json | undefined;
  for (const plan of plans) {
    if (answer === undefined) {
      const next = onwards(plan, ask, view);
      answer = next.answer;
      if (next.left.length > 0) goOn.push({ ...plan, steps: next.left });
    } else if (plan.holds) goOn.push(plan);
  }
  plans = goOn;
  if (answer !== undefined) return answer;
  for (const one of standing.filter(({ kind }) => kind === ask.kind)) {
    const lasting = one.answer(ask, view);
    if (lasting !== undefined) {
      if (one.onwards) plans = [one.onwards(ask, view), ...plans];
      return lasting;
    }
    if (one.id === undefined) noLonger(one);
  }
  return undefined;
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
