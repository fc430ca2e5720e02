import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/cards/index.ts';
import { SAYINGS } from '../../src/text/abilities/index.ts';

/** Upgrade cards are optional unless they say otherwise; whoever acts by itself stands in docs/AUTOMATIC.md with a reason. */

const page = readFileSync(new URL('../../../../docs/AUTOMATIC.md', import.meta.url), 'utf8');
const clauses = new Map(
  readFileSync(new URL('../../../../rules/armada.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { readonly id: string; readonly clause: string })
    .map(({ id, clause }) => [id, clause] as const),
);
const listed = page
  .split('\n')
  .flatMap((line) => /^\| ((?:upgrade|first)\/[a-z0-9-]+) \| ([A-Za-z./]+) \| (.+) \|$/.exec(line) ?? [])
  .filter((_cell, i) => i % 4 !== 0);
const table = Array.from({ length: listed.length / 3 }, (_, i) => listed.slice(3 * i, 3 * i + 3));

describe('what happens without a question', () => {
  const acting = (kind: RegExp): string[] =>
    CARDS.keys()
      .filter((key) => kind.test(key))
      .flatMap((key) =>
        (CARDS.get(key)!.abilities ?? [])
          .filter((a) => a.mandatory)
          .map((a) => `${key} ${a.window}${a.id === undefined ? '' : `/${a.id}`}`),
      );
  it('[AR-EFFEKTE-UND-TIMING-11] every upgrade card that acts by itself is on the list, with a reason, and no other', () => {
    expect(table.map(([card, moment]) => `${card} ${moment}`).sort()).toEqual(acting(/^(upgrade|first)\//).sort());
    expect(table.filter(([, , why]) => why!.length < 8)).toEqual([]);
  });
  it('every rule on the list is a clause that there is and that lets somebody choose, once, with a reason', () => {
    const section = page.split(/^## /m).find((part) => part.startsWith('Armada'))!;
    const rows = [...section.matchAll(/^\| `(AR-[^`]+)` \| ([^|]+) \| ([^|]+) \|$/gm)].map(([, id, , why]) => [
      id!,
      why!,
    ]);
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(([id]) => !/\b(may|can|up to)\b/.test(clauses.get(id!) ?? ''))).toEqual([]);
    expect(new Set(rows.map(([id]) => id)).size).toBe(rows.length);
    expect(rows.filter(([, why]) => why!.length < 11)).toEqual([]);
  });
  it('[AR-EFFEKTE-UND-TIMING-12] no squadron acts by itself whose text says may, but for what was chosen before', () => {
    const may = acting(/^squadron\//).filter((one) => /\bmay\b/.test(SAYINGS[one.split(' ')[0]!]!.en));
    expect(may).toEqual(['squadron/kit-fisto attack.total']);
  });
});
