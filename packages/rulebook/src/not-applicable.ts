import type { Clause, Localized } from './clause.ts';
import type { Fault } from './fault.ts';
import { isRecord, isText, parseJson } from './json.ts';

/** A clause no program can enforce or show, and why. */
export interface NotApplicable {
  readonly id: string;
  readonly reason: Localized;
}

export function parseNotApplicable(
  text: string,
  clauses: ReadonlyMap<string, Clause>,
  faults: Fault[],
): Map<string, NotApplicable> {
  const entries = new Map<string, NotApplicable>();
  const list = parseJson(text);
  if (!Array.isArray(list)) {
    faults.push({ code: 'broken-exception', subject: 'not-applicable.json' });
    return entries;
  }
  for (const [index, raw] of list.entries()) {
    const id = isRecord(raw) ? raw['id'] : undefined;
    const reason = isRecord(raw) && isRecord(raw['reason']) ? raw['reason'] : {};
    const { de, en } = reason;
    if (!isText(id)) faults.push({ code: 'broken-exception', subject: `[${index}]` });
    else if (!clauses.has(id)) faults.push({ code: 'unknown-exception', subject: id });
    else if (entries.has(id)) faults.push({ code: 'duplicate-exception', subject: id });
    else if (!isText(de) || !isText(en)) faults.push({ code: 'missing-reason', subject: id });
    else entries.set(id, { id, reason: { de, en } });
  }
  return entries;
}
