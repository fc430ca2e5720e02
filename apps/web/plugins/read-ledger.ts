// The rulebooks as they lie in rules/, for whoever builds or tests the page.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Ledger, loadLedger } from '@holotisch/rulebook';

const files = [
  'xwing.jsonl',
  'armada.jsonl',
  'legion.jsonl',
  'headings.json',
  'RULINGS.md',
  'RULINGS.de.md',
  'not-applicable.json',
  'open.json',
] as const;
const pathOf = (file: string) => fileURLToPath(new URL(`../../../rules/${file}`, import.meta.url));

/** Where they are. */
export const ledgerFiles: readonly string[] = files.map(pathOf);

export function readLedger(): Ledger {
  const [xwing, armada, legion, headings, rulings, rulingsDe, notApplicable, leftOpen] = files.map((file) =>
    readFileSync(pathOf(file), 'utf8'),
  );
  return loadLedger({
    xwing: xwing ?? '',
    armada: armada ?? '',
    legion: legion ?? '',
    headings: headings ?? '',
    rulings: rulings ?? '',
    rulingsDe: rulingsDe ?? '',
    notApplicable: notApplicable ?? '',
    leftOpen: leftOpen ?? '',
  });
}
