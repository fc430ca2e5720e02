import { type Json, render } from '@holotisch/engine';
import { describe, expect, it, vi } from 'vitest';
import { refuseSquad, unenforcedIn } from '../../src/build/refuse.ts';
import { isEnforced } from '../../src/cards/index.ts';
import { xwing } from '../../src/game.ts';
import { READY_SQUADS } from '../../src/squads/ready.ts';
import { squadText } from '../../src/text/squads.ts';
import { rebels } from './words.ts';

/** Two cards are taken out of the program, so that this does not depend on which are still to be written. */
vi.mock('../../src/cards/index.ts', async (original) => {
  const cards = await original<typeof import('../../src/cards/index.ts')>();
  const missing = ['rebel/xwing/wedgeantilles', 'mod/stealthdevice'];
  return { ...cards, isEnforced: (key: string) => !missing.includes(key) && cards.isEnforced(key) };
});

describe('a match', () => {
  it('does not start with a squad against the rules, and says the clause', () => {
    const rules = { points: 20, unenforced: true };
    expect(refuseSquad(rebels('xwing/rookiepilot'), rules)?.clauses).toEqual([
      'XW-INDIVIDUALISIERTE-JAEGERSTAFFELN-01',
    ]);
    expect(refuseSquad(rebels('xwing/rookiepilot'), { points: 21, unenforced: false })).toBeUndefined();
  });

  it('does not start with a card whose ability would be ignored, unless the players will see to it', () => {
    for (const [line, name] of [
      ['xwing/wedgeantilles', 'Wedge Antilles'],
      ['xwing/rookiepilot mod/stealthdevice', 'Stealth Device'],
    ] as const) {
      const refusal = refuseSquad(rebels(line), { points: 100, unenforced: false });
      expect([refusal?.message.text, refusal?.clauses]).toEqual(['xw.squad.unenforced', ['XW-KARTENFAEHIGKEITEN-01']]);
      expect(render([squadText.en], refusal!.message)).toContain(name);
      expect(refuseSquad(rebels(line), { points: 100, unenforced: true })).toBeUndefined();
    }
    expect(refuseSquad(rebels('xwing/lukeskywalker'), { points: 100, unenforced: false })).toBeUndefined();
  });

  it('that plays such cards reminds everybody of them, as long as they lie faceup', () => {
    const squads = [rebels('xwing/wedgeantilles mod/stealthdevice'), rebels('xwing/lukeskywalker')];
    const byHand = (unenforced: boolean) => {
      const state = xwing.setUp({ squads, rules: { points: 100, unenforced } } as unknown as Json, 's');
      if (!state.ok) return undefined;
      const seen = () => (xwing.view(state.value, 1) as { ships: { byHand: string[] }[] }).ships.map((s) => s.byHand);
      const before = seen();
      state.value.ships[0]!.upgrades[0]!.discarded = true;
      return [before, seen()];
    };
    expect(byHand(false)).toBeUndefined();
    expect(byHand(true)).toEqual([
      [['wedgeantilles', 'stealthdevice'], []],
      [['wedgeantilles'], []],
    ]);
  });

  it('starts with cards whose facts tell all, though no ability is written for them', () => {
    expect(isEnforced('mod/shieldupgrade')).toBe(false);
    expect(unenforcedIn(rebels('xwing/rookiepilot mod/shieldupgrade'))).toEqual([]);
  });

  it('[XW-EINZIGARTIGE-NAMEN-02] of twins is allowed: a unique name counts within one squadron', () => {
    const { squad: one } = READY_SQUADS.find((r) => r.id === 'han-and-friends')!;
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
