import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { idsSource } from '../generate-ids.ts';
import type { ClauseId, LegionClauseId, XWingClauseId } from '../index.ts';

it('ids.ts is what the ledger generates today', () => {
  expect(readFileSync(new URL('../ids.ts', import.meta.url), 'utf8')).toBe(idsSource());
});

// The rest is judged by tsc: it fails if one of these lines were accepted, or the good ones refused.
['XW-ANGRIFF-08', 'AR-AUFBAU-07', 'LE-PANIK-01', 'LC-PANIK-01', 'L2-PANIK-01', 'TOY-TURN-01'] satisfies ClauseId[];
['LE-PANIK-01', 'LC-PANIK-01', 'L2-PANIK-01'] satisfies LegionClauseId[];
// @ts-expect-error: the entry has no such number
'XW-ANGRIFF-99' satisfies ClauseId;
// @ts-expect-error: a clause of another game
'AR-AUFBAU-07' satisfies XWingClauseId;
