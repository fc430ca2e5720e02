import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/cards/index.ts';
import { PILOTS, UPGRADES } from '../../src/data/index.ts';
import { SAYINGS } from '../../src/text/abilities/index.ts';

/** docs/AUTOMATIC.md: a card that says 'may', 'can' or 'up to' and asks in no window has a line there with its reason. */

const page = readFileSync(new URL('../../../../docs/AUTOMATIC.md', import.meta.url), 'utf8');
const section = page.split(/^## /m).find((part) => part.startsWith('X-Wing'))!;
const rows = [...section.matchAll(/^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \|$/gm)].map((row) => ({
  what: row[1]!,
  says: row[2]!.trim(),
  why: row[3]!.trim(),
}));
const clauses = new Set(
  readFileSync(new URL('../../../../rules/xwing.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => (line ? [(JSON.parse(line) as { readonly id: string }).id] : [])),
);

/**
 * Cards that stand in no window as an option and ask all the same: by a question of their own, as options of another
 * question, or in the course of what they begin.
 */
const ASKS: Readonly<Record<string, string>> = {
  'rebel/ywing/dutchvander': 'the friend: whom it locks, or nobody',
  'crew/systemsofficer': 'the friend: whom it locks, or nobody',
  'rebel/yt1300/landocalrissian': 'the friend: which action, or none',
  'rebel/yt1300/hansolo-swx57': 'where it is placed',
  'rebel/yt2400/dashrendar': 'whether the obstacle is ignored',
  'rebel/kwing/esegetuketu': 'whose focus token is spent',
  'rebel/t70xwing/elloasty': 'whether the roll is white',
  'rebel/t70xwing/blueace': 'the way of the boost',
  'rebel/arc170/sharabey': 'whose lock is spent',
  'rebel/bsf17bomber/crimsonspecialist': 'where the bomb is put',
  'imperial/tiefighter/youngster': 'the action',
  'imperial/tieadvanced/darthvader': 'the second action, or none',
  'imperial/tieinterceptor/lieutenantlorrir': 'the way of the barrel roll',
  'imperial/tiefofighter/zetaace': 'the way of the barrel roll',
  'imperial/upsilonclassshuttle/lieutenantdormitz': 'where ships are placed',
  'imperial/tiestriker/duchess': 'the drift, or none',
  'scum/firespray31/emonazzameen': 'the way of the drop',
  'scum/scurrgh6bomber/solsixxa': 'the way of the drop',
  'ept/deadeye': 'which token pays',
  'crew/bombardier': 'the way of the drop',
  'cannon/autoblaster': 'the defender, against whom cancelled crits count',
  'turret/autoblasterturret': 'the defender, against whom cancelled crits count',
  'missile/xx23sthreadtracers': 'each friend',
  'system/trajectorysimulator': 'the way of the drop',
  'tech/targetingsynchronizer': 'whose lock is spent',
  'title/phantom': 'the Ghost',
  'title/phantomii': 'the Ghost',
  'title/starvipermkii': 'the way of the barrel roll',
  'condition/illshowyouthedarkside': 'which card, or none',
  'condition/fanaticaldevotion': 'the defender, against whom cancelled crits count',
};

/** 'Cannot' and its kin are bans, 'can … only' is a limit, 'if it can' a duty: nobody has a choice in them. */
const BANS =
  /\b(cannot|can (?:neither|no|only|hold only|reroll at most|modify no|spend no|be spent)|no \w+ tokens can|(?:if|whenever) \w+ can)\b/gi;
const saysMay = (words: string): boolean => /\b(may|can|up to)\b/i.test(words.replace(BANS, ''));

/** The page of a dual card has the name of the card and a number. */
const cardOf = (key: string): string => key.replace(/#\d$/, '');
const grants = new Map(UPGRADES.map((u) => [`${u.slot}/${u.id}`, u.grants]));
const offersOf = (card: string): number => {
  const { abilities = [], actions = [] } = CARDS.get(card) ?? {};
  const dial = grants.get(card)?.dial?.optional ? 1 : 0; // asked where the dial is revealed
  return abilities.filter(({ mandatory }) => !mandatory).length + actions.length + dial;
};
/** Cards that say 'may' and offer nothing in any window. */
const silent = Object.entries(SAYINGS)
  .filter(([key, { en }]) => saysMay(en) && CARDS.has(cardOf(key)) && offersOf(cardOf(key)) === 0)
  .map(([key]) => cardOf(key));

describe('what is done without a question', () => {
  const listed = rows.map(({ what }) => what);
  const cards = new Set([...CARDS.keys(), ...grants.keys(), ...PILOTS.map((p) => `${p.faction}/${p.ship}/${p.id}`)]);
  it('[XW-KARTENFAEHIGKEITEN-06] has a line in docs/AUTOMATIC.md, or is asked in the course of a procedure', () => {
    expect(silent.filter((card) => !listed.includes(card) && ASKS[card] === undefined)).toEqual([]);
  });
  it('no line and no excuse is about a card that asks in a window, or is there no more', () => {
    const half = ['torpedo/advprotontorpedoes']; // whether is asked, how many is not
    const named = [...listed.filter((what) => what.includes('/')), ...Object.keys(ASKS)];
    expect(named.filter((card) => !silent.includes(card) && !half.includes(card))).toEqual([]);
    expect(half.filter((card) => offersOf(card) === 0)).toEqual([]);
  });
  it('is named by a card or a clause that there is, once, with a reason', () => {
    expect(rows.length).toBeGreaterThan(10);
    expect(listed.filter((what) => !(what.includes('/') ? cards : clauses).has(what))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
    expect(rows.filter(({ says, why }) => says.length < 4 || why.length < 11)).toEqual([]);
  });
});
