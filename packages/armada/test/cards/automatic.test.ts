import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/cards/index.ts';
import { SAYINGS } from '../../src/text/abilities/index.ts';

/** Upgrade cards are optional unless they say otherwise; whoever acts by itself stands in docs/AUTOMATIC.md with a reason. */

const listed = readFileSync(new URL('../../../../docs/AUTOMATIC.md', import.meta.url), 'utf8')
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
  it('[AR-EFFEKTE-UND-TIMING-12] no squadron acts by itself whose text says may, but for what was chosen before', () => {
    const may = acting(/^squadron\//).filter((one) => /\bmay\b/.test(SAYINGS[one.split(' ')[0]!]!.en));
    expect(may).toEqual(['squadron/kit-fisto attack.total']);
  });
});
