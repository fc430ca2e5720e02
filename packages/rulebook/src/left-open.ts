import type { Clause, Localized } from './clause.ts';
import type { Fault } from './fault.ts';
import { isRecord, isStringList, isText, parseJson } from './json.ts';

/** Clauses that a program could enforce and that are left open on purpose, and why: one reason may hold for many. */
export function parseLeftOpen(
  text: string,
  clauses: ReadonlyMap<string, Clause>,
  notApplicable: ReadonlyMap<string, unknown>,
  faults: Fault[],
): Map<string, Localized> {
  const reasons = new Map<string, Localized>();
  const list = parseJson(text);
  if (!Array.isArray(list)) {
    faults.push({ code: 'broken-open', subject: 'open.json' });
    return reasons;
  }
  for (const [index, raw] of list.entries()) {
    const ids = isRecord(raw) ? raw['clauses'] : undefined;
    const { de, en } = isRecord(raw) && isRecord(raw['reason']) ? raw['reason'] : {};
    if (!isStringList(ids) || ids.length === 0 || !isText(de) || !isText(en)) {
      faults.push({ code: 'broken-open', subject: `[${index}]` });
      continue;
    }
    for (const id of ids)
      if (!clauses.has(id)) faults.push({ code: 'unknown-open', subject: id });
      else if (reasons.has(id)) faults.push({ code: 'duplicate-open', subject: id });
      else if (notApplicable.has(id)) faults.push({ code: 'open-not-applicable', subject: id });
      else reasons.set(id, { de, en });
  }
  return reasons;
}
