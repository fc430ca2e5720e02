import { type JsonObject, type Refusal, say } from '@holotisch/engine';
import type { RuleId } from './rules.ts';

/** Refused by a paragraph of the campaign's own rules, which the message names. */
export const refuse = (rule: RuleId, key: string, args: JsonObject = {}): Refusal => ({
  clauses: [],
  message: say(`sk.no.${key}`, { ...args, rule }),
});
export const measure = (
  rule: RuleId,
  key: string,
  measured: number,
  allowed: number,
  args: JsonObject = {},
): Refusal => ({
  ...refuse(rule, key, { ...args, measured, allowed }),
  measured,
  allowed,
});
export const placeName = (place: string): JsonObject => ({ text: `sk.place.${place}` });
