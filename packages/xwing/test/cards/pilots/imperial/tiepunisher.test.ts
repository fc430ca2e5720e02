import { describe, expect, it } from 'vitest';
import { scene, ship } from '../../../scene.ts';
import { duel, flying, given } from '../duel.ts';

describe('“Redline”', () => {
  const redline = (tokens = {}) =>
    flying('imperial/tiepunisher/redline', 's2', { y: 500, tokens }, [
      ship('rebel/xwing/rookiepilot', 300, 850, 180, { seat: 1, activated: true }),
    ]).until('action');
  it('a second lock on the same ship goes with the first', () => {
    const s = redline().take('targetlock', '1', '0:redline');
    expect(s.ship(0).locks).toEqual([1, 1]);
    expect(given(s, 0, 'targetlock')).toBe(0);
  });
  it('a jammed ship loses one of the two', () => {
    const s = redline({ jam: 1 }).take('targetlock', '1', '0:redline');
    expect([s.ship(0).locks, s.ship(0).tokens.jam]).toEqual([[1], 0]);
  });
  it('he need not', () => {
    expect(redline().take('targetlock', '1', 'pass').ship(0).locks).toEqual([1]);
  });
  it('never two locks on different ships', () => {
    const s = scene({
      phase: 'activation',
      ships: [
        ship('imperial/tiepunisher/redline', 450, 500, 0, { seat: 0, dial: 's2', locks: [1, 1] }),
        ship('rebel/xwing/rookiepilot', 450, 850, 180, { seat: 1, activated: true }),
        ship('rebel/xwing/rookiepilot', 300, 850, 180, { seat: 1, activated: true }),
      ],
    }).until('action');
    expect(s.take('targetlock', '2', 'pass').ship(0).locks).toEqual([2]);
  });
  it('one lock pays for the torpedo, the other one rerolls', () => {
    const s = duel('imperial/tiepunisher/redline', 'rebel/xwing/rookiepilot', 200, {
      mine: { locks: [1, 1], upgrades: ['torpedo/protontorpedoes'] },
      theirs: { shields: 0, fought: true, damage: [{ card: 'directhit', faceup: false }] },
      attack: ['hit', 'hit', 'hit', 'blank', 'crit'],
      defence: ['blank', 'blank'],
    }).take('0:torpedo.protontorpedoes>1');
    expect(s.ship(0).locks).toEqual([1]);
    expect(s.options()).toContain('0:targetlock');
    expect(s.take('0:targetlock', ['3']).ship(0).locks).toEqual([]);
  });
  it('both locks go with a destroyed ship', () => {
    const s = duel('imperial/tiepunisher/redline', 'rebel/xwing/rookiepilot', 200, {
      mine: { locks: [1, 1] },
      theirs: { shields: 0, fought: true, damage: [{ card: 'directhit', faceup: true }] },
      others: [ship('rebel/xwing/rookiepilot', 100, 850, 180, { seat: 1, fought: true })],
      attack: ['hit', 'hit'],
      defence: ['blank', 'blank'],
    }).take('primary>1', 'pass');
    expect([s.ship(1).status, s.ship(0).locks]).toEqual(['destroyed', []]);
  });
});

describe('"Deathrain"', () => {
  it('drops to the front with the straight template of speed 1', () => {
    const s = flying('imperial/tiepunisher/deathrain', 's1', { upgrades: ['bomb/protonbombs'] });
    s.take('0:bomb.protonbombs', 'front');
    // Half a base and 40 mm of template before the centre.
    expect(s.events('dropped')[0]!.pose).toMatchObject({ x: 450, y: 300 + 20 + 40 });
  });
  const drop = () =>
    flying('imperial/tiepunisher/deathrain', 's1', { upgrades: ['bomb/protonbombs'] }).take('0:bomb.protonbombs');
  it('may drop a bomb to the front and roll afterwards', () => {
    const s = drop();
    expect(s.options()).toEqual(['straight', 'front']);
    s.take('front');
    expect((s.events('dropped')[0]!.pose as { y: number }).y).toBeGreaterThan(320);
    s.take('0:deathrain', 'left', [0, 0]);
    expect(s.events('repositioned')[0]).toMatchObject({ what: 'barrelroll' });
    expect(s.events('moved').length).toBe(1);
  });
  it('or to the rear as usual', () => {
    expect((drop().take('straight').events('dropped')[0]!.pose as { y: number }).y).toBeLessThan(280);
  });
});
