import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { seenAtTable } from '../../at-table.ts';
import { readLedger } from '../../read-ledger.ts';

it('a clause is seen on the table where an example or a lesson names it, and nowhere else', async () => {
  const seen = await seenAtTable();
  const { byId } = readLedger();
  expect(Object.keys(seen).filter((id) => !byId.has(id))).toEqual([]);
  expect(seen['LE-STREUUNG-02']).toContainEqual({ game: 'legion', example: 'legion/reference-spray.holo.json' });
  const places = Object.values(seen).flat();
  const files = places.flatMap((one) => ('example' in one ? [one.example] : []));
  for (const file of files) expect(existsSync(new URL(`../../../../examples/${file}`, import.meta.url))).toBe(true);
  expect(new Set(files).size).toBeGreaterThan(50);
  const taught = (game: string) => places.filter((one) => 'lesson' in one && one.game === game).length;
  for (const game of ['xwing', 'armada', 'legion']) expect(taught(game)).toBeGreaterThan(10);
  expect(seen['XW-RUNDENMARKER-03']).toBeUndefined();
});
