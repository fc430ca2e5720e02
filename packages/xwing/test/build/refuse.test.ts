import { type Json, render } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { refuseSquad, unenforcedIn } from '../../src/build/refuse.ts';
import type { Squad } from '../../src/build/squad.ts';
import { CARDS } from '../../src/cards/index.ts';
import { xwingGame } from '../../src/game.ts';
import { READY_SQUADS } from '../../src/squads/ready.ts';
import { squadText } from '../../src/text/squads.ts';
import { rebels } from './words.ts';

/** Two cards are taken out of the program, so that this does not depend on which are still to be written. */
const book = CARDS.without('rebel/xwing/wedgeantilles', 'mod/stealthdevice');
const xwing = xwingGame(book);

const refuse = (squad: Squad, points: number, unenforced: boolean) => refuseSquad(squad, { points, unenforced }, book);

describe('a match', () => {
  it('does not start with a squad against the rules, and says the clause', () => {
    expect(refuse(rebels('xwing/rookiepilot'), 20, true)?.clauses).toEqual(['XW-INDIVIDUALISIERTE-JAEGERSTAFFELN-01']);
    expect(refuse(rebels('xwing/rookiepilot'), 21, false)).toBeUndefined();
  });

  it('does not start with a card whose ability would be ignored, unless the players will see to it', () => {
    for (const [line, name] of [
      ['xwing/wedgeantilles', 'Wedge Antilles'],
      ['xwing/rookiepilot mod/stealthdevice', 'Stealth Device'],
    ] as const) {
      const refusal = refuse(rebels(line), 100, false);
      expect([refusal?.message.text, refusal?.clauses]).toEqual(['xw.squad.unenforced', ['XW-KARTENFAEHIGKEITEN-01']]);
      expect(render([squadText.en], refusal!.message)).toContain(name);
      expect(refuse(rebels(line), 100, true)).toBeUndefined();
    }
    expect(refuse(rebels('xwing/lukeskywalker'), 100, false)).toBeUndefined();
  });

  it('that plays such cards reminds everybody of them, as long as they lie faceup', () => {
    const squads = [rebels('xwing/wedgeantilles mod/stealthdevice'), rebels('xwing/lukeskywalker')];
    const byHand = (unenforced: boolean) => {
      const state = xwing.setUp({ squads, rules: { points: 100, unenforced } } as unknown as Json, 's');
      if (!state.ok) return undefined;
      const seen = () => xwing.view(state.value, 1).ships.map((s) => s.byHand);
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
    expect(book.has('mod/shieldupgrade')).toBe(false);
    expect(unenforcedIn(rebels('xwing/rookiepilot mod/shieldupgrade'), book)).toEqual([]);
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
