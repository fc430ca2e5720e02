import { render } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { refuseSquad, unenforcedIn } from '../../src/build/refuse.ts';
import { enforcedCards } from '../../src/cards/index.ts';
import { PILOTS, UPGRADES } from '../../src/data/index.ts';
import { xwing } from '../../src/game.ts';
import { READY_SQUADS } from '../../src/squads/ready.ts';
import { squadText } from '../../src/text/squads.ts';
import { rebels, squad } from './words.ts';

const enforced = new Set(enforcedCards());

describe('a match', () => {
  it('does not start with a squad against the rules, and says the clause', () => {
    const rules = { points: 20, unenforced: true };
    expect(refuseSquad(rebels('xwing/rookiepilot'), rules)?.clauses).toEqual([
      'XW-INDIVIDUALISIERTE-JAEGERSTAFFELN-01',
    ]);
    expect(refuseSquad(rebels('xwing/rookiepilot'), { points: 21, unenforced: false })).toBeUndefined();
  });

  it('does not start with a card whose ability would be ignored, unless the players will see to it', () => {
    const pilot = PILOTS.find(
      (p) =>
        p.ability &&
        p.arrivesBy === undefined &&
        !enforced.has(`${p.faction}/${p.ship}/${p.id}`) &&
        p.points <= 100 &&
        p.ship !== 'gozanticlasscruiser',
    );
    const card = UPGRADES.find(
      (u) => u.ability && u.slot === 'mod' && u.restrict === undefined && !enforced.has(`mod/${u.id}`),
    );
    const lists = [
      pilot && squad(pilot.faction, `${pilot.ship}/${pilot.id}`),
      card && rebels(`xwing/rookiepilot mod/${card.id}`),
    ].filter((list) => list !== undefined);
    for (const list of lists) {
      const refusal = refuseSquad(list, { points: 100, unenforced: false });
      expect([refusal?.message.text, refusal?.clauses]).toEqual(['xw.squad.unenforced', ['XW-KARTENFAEHIGKEITEN-01']]);
      const name = squadText.en[`xw.name.${unenforcedIn(list)[0]}`] as string;
      expect(render([squadText.en], refusal!.message)).toContain(name);
      expect(refuseSquad(list, { points: 100, unenforced: true })).toBeUndefined();
    }
  });

  it('starts with cards whose facts tell all, though no ability is written for them', () => {
    expect(enforced.has('mod/shieldupgrade')).toBe(false);
    expect(unenforcedIn(rebels('xwing/rookiepilot mod/shieldupgrade'))).toEqual([]);
  });

  it('[XW-EINZIGARTIGE-NAMEN-02] of twins is allowed: a unique name counts within one squadron', () => {
    const { squad: one } = READY_SQUADS.find((r) => r.id === 'red-squadron')!;
    expect(xwing.setUp(JSON.parse(JSON.stringify({ squads: [one, one] })), 'seed')).toMatchObject({ ok: true });
  });

  it('lays out the obstacles that the players bring', () => {
    const bring = (kind: string) => [0, 1, 2].map((n) => `${kind}${n}`);
    const squads = ['core-rebel', 'core-imperial'].map((id, i) => ({
      ...READY_SQUADS.find((r) => r.id === id)!.squad,
      obstacles: bring(i === 0 ? 'coreasteroid' : 'yt2400debris'),
    }));
    const started = xwing.setUp(JSON.parse(JSON.stringify({ squads })), 'seed');
    expect(started.ok && started.value.supply).toEqual([...bring('coreasteroid'), ...bring('yt2400debris')]);
  });
});
