import { isObject, type Json } from '@holotisch/engine';
import { held, type Step } from '@holotisch/lessons';
import type { AskView } from '../match/ask-view.ts';

/** The answer of a step's model that is meant for this question, if one is. */
export function modelFor(step: Step, ask: AskView): Json | undefined {
  if (!Array.isArray(step.model)) return undefined;
  return step.model.find((answer: Json) => isFor(answer, ask) && held(step, ask.kind, answer) === undefined);
}

function isFor(answer: Json, ask: AskView): boolean {
  const ids = (ask.options ?? []).map(({ id }) => id);
  if (ask.type === 'choice') return typeof answer === 'string' && ids.includes(answer);
  if (ask.type === 'several') return Array.isArray(answer) && answer.every((id) => ids.includes(String(id)));
  if (ask.type === 'form') return isObject(answer) && (ask.fields ?? []).every(({ id }) => Object.hasOwn(answer, id));
  return typeof answer === 'object';
}
