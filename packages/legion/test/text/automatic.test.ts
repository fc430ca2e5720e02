import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CARDS, CARDS_26 } from '../../src/cards/index.ts';
import { KEYWORDS } from '../../src/data/index.ts';
import { SAYINGS } from '../../src/text/abilities/index.ts';

/** docs/AUTOMATIC.md: what says 'may' or 'up to' and is not asked has a line there with its reason. */

const page = readFileSync(new URL('../../../../docs/AUTOMATIC.md', import.meta.url), 'utf8');
const section = page.split(/^## /m).find((part) => part.startsWith('Legion'))!;
const rows = [...section.matchAll(/^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \|$/gm)].map(([, what, says, why]) => ({
  what: what!,
  says: says!,
  why: why!,
}));
const clauses = new Set(
  readFileSync(new URL('../../../../rules/legion.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => (line ? [(JSON.parse(line) as { readonly id: string }).id] : [])),
);

/**
 * Cards whose text says 'may' or 'up to', that stand in no window as an option and ask all the same, in the course of a
 * procedure; or that are about whom to include or where to stand, which is chosen there.
 */
const ASKS: Readonly<Record<string, string>> = {
  'keyword/detonate': 'window after an action',
  'keyword/arsenal': 'the form of weapons',
  'keyword/outmaneuver': 'the question of dodging',
  'keyword/inconspicuous': 'how many tokens are kept',
  'keyword/full-pivot': 'the move',
  'keyword/hover': 'the move',
  'keyword/strafe': 'the move',
  'keyword/scale': 'the move',
  'keyword/disengage': 'the move',
  'keyword/field-commander': 'who is nominated',
  'keyword/contingencies': 'after the reveal',
  'keyword/flawed': 'the opponent at the start of the command phase',
  'keyword/scouting-party': 'who scouts',
  'keyword/infiltrate': 'where it is deployed',
  'keyword/reinforcements': 'when it is deployed',
  'keyword/counterpart': 'who suffers',
  'keyword/beam': 'further defenders',
  'keyword/gunslinger': 'a further defender',
  'keyword/tempted': 'army building',
  'keyword/mercenary': 'army building',
  'keyword/special-issue': 'army building',
  'keyword/allies-of-convenience': 'army building',
  'keyword/divine-influence': 'Guardian',
  'keyword/unstoppable': 'whom a drawn token activates',
  'battle/battle-lines': 'where units are deployed',
  'battle/battle-lines-skirmish': 'where units are deployed',
  'battle/roll-out': 'where units are deployed',
  'battle/limited-visibility': 'nobody may: a ban',
  'battle/dawn': 'nobody may: a ban',
  'battle/recover-the-research': 'both may score: no choice',
  'battle/shifting-priorities': 'where it is moved',
  'battle/fortified-position': 'how many barricades',
  'battle/fortified-position-recon': 'how many barricades',
  'battle/black-ops': 'which squad',
  'battle/armored-assault': 'which vehicles',
  'battle/rapid-deployment': 'which units',
  'command/son-of-skywalker': 'whether he attacks again',
  'command/return-of-the-jedi': 'whose tokens',
  'command/lead-from-the-front': 'which units',
  'command/last-stand': 'which tokens',
  'command/volunteer-mission': 'whether it gains the token',
  'command/ace-up-his-sleeve': 'which token, whether it is discarded',
  'command/im-your-worst-nightmare': 'the actions',
  'command/this-is-where-the-fun-begins': 'the actions',
  'command/witch-magick': 'how many wounds',
  'command/flow-of-the-force': 'whether it recovers',
  'command/a-simple-man': 'who moves',
};

/** The text of a card in an edition says that somebody may. */
const saysMay = (key: string, edition: string): boolean => {
  const all: Readonly<Record<string, { readonly en: string } | undefined>> = SAYINGS;
  const said = (edition === '2.6' ? all[`${key}@2.6`] : undefined) ?? all[key];
  return said !== undefined && /\b(may|up to)\b/i.test(said.en);
};

describe('what is done without a question', () => {
  it('has a line in docs/AUTOMATIC.md, or is asked in the course of a procedure', () => {
    const listed = new Set(rows.map(({ what }) => what));
    const silent: string[] = [];
    for (const [edition, book] of [
      ['1.2', CARDS],
      ['2.6', CARDS_26],
    ] as const)
      for (const key of book.keys()) {
        const { abilities = [], acts = [], battle } = book.get(key)!;
        const offers =
          abilities.filter(({ mandatory }) => !mandatory).length + acts.length + (battle?.acts?.length ?? 0);
        if (offers > 0 || !saysMay(key, edition)) continue;
        if (!listed.has(key) && ASKS[key] === undefined) silent.push(`${edition} ${key}`);
      }
    expect(silent).toEqual([]);
  });
  it('is named by a card or a clause that there is, once, with a reason', () => {
    expect(rows.length).toBeGreaterThan(15);
    const unknown = rows.filter(({ what }) =>
      what.startsWith('keyword/') ? !Object.hasOwn(KEYWORDS, what.slice(8)) : !clauses.has(what),
    );
    expect(unknown).toEqual([]);
    expect(new Set(rows.map(({ what }) => what)).size).toBe(rows.length);
    for (const { why, says } of rows) expect([says.trim().length > 3, why.trim().length > 10]).toEqual([true, true]);
  });
  it('no line is about a card that asks in a window, save for how many', () => {
    const half = ['keyword/impact', 'keyword/pierce', 'keyword/guardian'];
    for (const { what } of rows) {
      const rules = CARDS_26.get(what) ?? CARDS.get(what);
      if (!rules || half.includes(what)) continue;
      const asked = (rules.abilities ?? []).filter(({ mandatory }) => !mandatory).map(({ window }) => window);
      expect([what, asked]).toEqual([what, []]);
    }
  });
});
