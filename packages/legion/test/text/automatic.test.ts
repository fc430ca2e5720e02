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

/**
 * Where cards ask of which something happens by itself, too, or whose text never says 'may': what is paid for (exhaust, once per
 * game, for a token), and what would harm as often as help. '@2.6' where that edition differs.
 */
const OFFERED: Readonly<Record<string, string>> = {
  'keyword/critical': '',
  'keyword/ram': 'attack.modify',
  'keyword/marksman': 'attack.converted',
  'keyword/armor': '',
  'keyword/scale': 'move.ready move.after',
  'keyword/flawed': '',
  'keyword/generator': 'end.tokens',
  'keyword/recharge': 'action.after',
  'keyword/override': 'unit.activates',
  'keyword/transport': 'setup.deploys move.after',
  'keyword/light-transport': 'setup.deploys move.after',
  'upgrade/burst-of-speed': 'unit.activates',
  'upgrade/improvised-orders': 'token.drawn',
  'upgrade/b1-security-droid': 'unit.activates',
  'upgrade/phase-i-clone-captain': 'unit.activates',
  'upgrade/rebel-trooper-captain': 'unit.activates',
  'upgrade/stormtrooper-captain': 'unit.activates',
  'upgrade/twin-blaster-cannons': 'unit.activates',
  'upgrade/twin-missile-pods': 'unit.activates',
  'upgrade/veteran-clone-pilot': 'attack.declared',
  'upgrade/ryder-azadi': 'move.start',
  'upgrade/unstable-r5-astromech': 'unit.ends',
  'upgrade/barrage-generator': 'attack.gather',
  'upgrade/overcharged-generator': 'attack.gather',
  'upgrade/offensive-push': 'move.after',
  'upgrade/protector': 'attack.modify',
  'upgrade/seize-the-initiative': 'command.orders command.ordered',
  'upgrade/hq-uplink': 'command.orders command.ordered',
  'upgrade/emergency-stims': 'unit.suffers',
  'command/son-of-skywalker': '',
  'command/return-of-the-jedi': '',
  'command/symbol-of-rebellion': '',
  'command/crack-shot': 'unit.ends',
  'command/last-stand': '',
  'command/volunteer-mission': '',
  'command/ace-up-his-sleeve': '',
  'command/all-in': 'attack.gather attack.modify',
  'command/implacable': 'unit.activated',
  'command/and-now-you-will-die': '',
  'command/give-in-to-your-anger': 'turn.start',
  'command/voracious-ambition': 'pool.draw',
  'command/ruthless-tactics': '',
  'command/size-matters-sometimes': 'command.resolve',
  'command/trained-in-your-jedi-arts': 'unit.ends',
  'command/you-disappoint-me': 'attack.after',
  'command/i-make-the-rules-now': 'round.start',
  'command/at-last': 'unit.activates',
  'command/they-too-will-suffer': 'pool.draw',
  'keyword/incognito@2.6': 'unit.activates',
  'keyword/secret-mission@2.6': 'end.start',
  'keyword/transport@2.6': 'setup.after command.orders',
  'command/crack-shot@2.6': 'command.resolve',
  'command/ruthless-tactics@2.6': 'attack.declared',
  'battle/shifting-priorities@2.6': '',
  'battle/bring-them-to-heel@2.6': 'token.gained',
  'battle/bring-them-to-heel-recon@2.6': 'token.gained',
  'battle/sweep-and-clear@2.6': 'unit.defeated',
  'battle/supply-run@2.6': 'unit.activates',
  'battle/ordnance@2.6': 'command.end',
  'battle/strafing-run@2.6': 'command.end',
  'battle/black-ops@2.6': '',
  'battle/coordinated-strike@2.6': 'command.orders',
  'battle/armored-assault@2.6': '',
  'battle/rapid-deployment@2.6': '',
  'battle/command-override@2.6': 'command.orders',
  'battle/no-time-to-lose@2.6': 'unit.activates',
  'keyword/independent@2.6': 'activation.start',
  'keyword/jarkai-mastery@2.6': 'attack.converted',
  'keyword/one-step-ahead@2.6': 'command.revealed',
  'keyword/sniper-team@2.6': 'attack.converted',
  'keyword/vaapad-mastery@2.6': '',
  'upgrade/beskad-duelist@2.6': 'unit.activates',
  'upgrade/call-to-arms@2.6': 'unit.activates',
  'upgrade/secret-ingredients@2.6': 'unit.activates token.gained',
  'upgrade/onward-to-victory@2.6': 'activation.start unit.defeated',
  'upgrade/emergency-transponder@2.6': 'unit.activates',
  'upgrade/katarn-pattern-armor@2.6': 'unit.suffers',
  'upgrade/imperial-probe-droid@2.6': 'attack.declared',
  'upgrade/strike-and-fade@2.6': 'action.after',
  'upgrade/mission-objective@2.6': 'attack.reroll',
  'upgrade/trusted-agent@2.6': 'command.orders command.ordered',
  'upgrade/strike-team-leader@2.6': 'setup.after',
  'command/ploy@2.6': 'pool.draw',
  'command/family-reunion@2.6': 'unit.activates',
  'command/lead-from-the-front@2.6': '',
  'command/witch-magick@2.6': '',
  'command/exterminate@2.6': 'unit.defeated',
  'command/i-like-those-odds@2.6': 'action.after',
  'command/not-out-of-it-yet@2.6': 'unit.ordered',
  'command/flow-of-the-force@2.6': '',
  'command/a-simple-man@2.6': '',
  'command/thats-just-good-business@2.6': 'unit.activates',
  'command/you-would-question-me@2.6': 'token.gained',
  'command/unexpected-but-not-unwelcome@2.6': 'attack.gather',
  'command/for-the-tribe@2.6': 'unit.ordered',
  'command/make-the-impossible-possible@2.6': '',
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
  it('[LE-FAEHIGKEITEN-01] [LE-FAEHIGKEITEN-03] everything else that a card does must be done', () => {
    for (const [edition, book] of [
      ['1.2', CARDS],
      ['2.6', CARDS_26],
    ] as const)
      for (const key of book.keys()) {
        const { abilities = [] } = book.get(key)!;
        const asked = abilities.filter(({ mandatory }) => !mandatory).map(({ window }) => window);
        if (saysMay(key, edition) && asked.length === abilities.length) continue;
        const offered = (edition === '2.6' ? OFFERED[`${key}@2.6`] : undefined) ?? OFFERED[key] ?? '';
        expect(`${edition} ${key}: ${asked.join(' ')}`).toBe(`${edition} ${key}: ${offered}`);
      }
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
