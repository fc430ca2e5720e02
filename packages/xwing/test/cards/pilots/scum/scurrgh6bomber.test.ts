import { describe, expect, it } from 'vitest';
import { academy, type ShipSpec, scene, ship } from '../../../scene.ts';
import { flying, offeredBefore } from '../duel.ts';

describe('Captain Nym of the Scum', () => {
  const nym = (bomb: { card: string; ship: number; x: number; y: number }, more: ShipSpec = {}) =>
    scene({
      phase: 'activation',
      attack: ['hit', 'hit', 'hit'],
      ships: [
        ship('scum/scurrgh6bomber/captainnym', 450, 300, 0, { dial: 's2', ...more }),
        academy(100, 880, 180, { activated: true }),
        ship('scum/z95headhunter/binayrepirate', 800, 100, 0, { activated: true }),
      ],
      bombs: [bomb],
    });
  it('[XW-BOMBEN-10] flies over a friendly mine, which stays', () => {
    const s = nym({ card: 'proximitymines', ship: 2, x: 450, y: 400 }).take('0:captainnym');
    expect([s.ship(0).shields, s.state.bombs.length]).toEqual([5, 1]);
  });
  it('he need not, and then the bomb may still do nothing to him', () => {
    const s = nym({ card: 'proximitymines', ship: 2, x: 450, y: 400 }).take('pass', '0:captainnym');
    expect([s.ship(0).shields, s.state.bombs.length]).toEqual([5, 0]);
    const t = nym({ card: 'proximitymines', ship: 2, x: 450, y: 400 }).take('pass', 'pass');
    expect(t.ship(0).shields).toBe(2);
  });
  it('[XW-BOMBEN-10] a mine of the enemy goes off', () => {
    expect(nym({ card: 'proximitymines', ship: 1, x: 450, y: 400 }).ship(0).shields).toBe(2);
  });
  const fight = (y: number, bombShip = 0) =>
    scene({
      phase: 'combat',
      attack: ['hit', 'hit'],
      defence: ['blank', 'blank', 'blank'],
      ships: [
        ship('scum/scurrgh6bomber/captainnym', 100, 100, 0, { fought: true }),
        ship('imperial/tiefighter/blacksquadronpilot', 500, 600, 180),
        ship('scum/z95headhunter/binayrepirate', 400, 400, 0, { fought: true }),
      ],
      bombs: [{ card: 'seismiccharges', ship: bombShip, x: 450, y, degrees: 0 }],
    }).take('primary>2');
  it('a friend behind a friendly bomb adds an evade', () => {
    const s = fight(520).take('0:captainnym');
    expect(s.ship(2).shields).toBe(1);
  });
  it('not where the bomb lies beside the line, nor behind a bomb of the enemy', () => {
    expect(offeredBefore(fight(800), 'dials', '0:captainnym')).toBe(false);
    expect(offeredBefore(fight(520, 1), 'dials', '0:captainnym')).toBe(false);
  });
});

describe('Sol Sixxa', () => {
  it('[XW-BOMBEN-03] may drop bombs with the turn template of speed 1', () => {
    const drop = () =>
      flying('scum/scurrgh6bomber/solsixxa', 's1', { upgrades: ['bomb/protonbombs'] }).take('0:bomb.protonbombs');
    expect(drop().options()).toEqual(['straight', 'turnleft', 'turnright']);
    const x = (way: string) => (drop().take(way).events('dropped')[0]!.pose as { x: number }).x;
    expect([Math.sign(x('turnleft') - 450), Math.sign(x('turnright') - 450)]).toEqual([-1, 1]);
  });
  const dropped = (who: string, way: string): [number, number] => {
    const s = flying(who, 's1', { upgrades: ['bomb/protonbombs'] }).take('0:bomb.protonbombs', way);
    const { x, y } = s.events('dropped')[0]!.pose as { x: number; y: number };
    return [Math.round(x), Math.round(y)];
  };
  it('the turn of speed 1 has a radius of 35 mm', () => {
    const ends = ['turnleft', 'turnright'].map((way) => dropped('scum/scurrgh6bomber/solsixxa', way));
    expect(ends).toEqual([
      [450 - 35, 280 - 35],
      [450 + 35, 280 - 35],
    ]);
  });
});
