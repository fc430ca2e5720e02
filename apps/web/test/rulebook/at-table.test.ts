import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { seenAtTable } from '../../plugins/at-table.ts';
import { readLedger } from '../../plugins/read-ledger.ts';

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

/** Examples that no position can show, with the reason. */
const NOT_ON_A_TABLE: Readonly<Record<string, string>> = {
  'XW-AUFWERTUNGSKARTEN-10': 'is about building a list',
  'XW-AUFWERTUNGSKARTEN-12': 'is about building a list',
  'AR-EINZIGARTIGE-NAMEN-04': 'is about building a fleet',
  'AR-EINZIGARTIGE-NAMEN-05': 'is about building a fleet',
  'AR-IRREGULAERE-STAFFEL-04': 'says which squadrons are called so, and nothing happens by it',
  'AR-SCHLUESSELWOERTER-VON-STAFFELN-30': 'no card of that squadron’s faction gives the keyword a second time',
  'AR-FAQ-ABGELEITETE-INFORMATIONEN-05': 'is about what players tell each other',
  'AR-FAQ-AUFBAU-UND-FLOTTENZUSAMMENST-03': 'is about building a fleet',
};

it('an example of the book lies on the table, or it is known why it cannot', async () => {
  const seen = await seenAtTable();
  const examples = readLedger().clauses.filter(({ kind }) => kind === 'example');
  const laid = examples.filter(({ id }) => seen[id]?.some((one) => 'example' in one)).map(({ id }) => id);
  expect(examples.length).toBeGreaterThan(90);
  expect(examples.map(({ id }) => id).filter((id) => !laid.includes(id))).toEqual(Object.keys(NOT_ON_A_TABLE));
});
