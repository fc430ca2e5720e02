import { describe, expect, it } from 'vitest';
import { academy, rookie, type ShipSpec, scene, ship } from '../../scene.ts';
import { offeredBefore } from './duel.ts';

const NYM = 'scurrgh6bomber/captainnym';

describe('Captain Nym of the Rebels', () => {
  const timeBomb = (bombSeat: 0 | 1, count = 1) =>
    scene({
      phase: 'activation',
      ships: [
        ship(`rebel/${NYM}`, 450, 300, 0, { activated: true }),
        academy(450, 500, 180, { activated: true }),
        rookie(100, 100, 0, { activated: true }),
        academy(800, 800, 180, { activated: true }),
      ],
      bombs: Array.from({ length: count }, (_, i) => ({
        card: 'seismiccharges',
        ship: bombSeat === 0 ? 2 : 3,
        x: 450 + 60 * i,
        y: 560,
      })),
    });
  it('keeps a friendly bomb from going off; it goes off a round later', () => {
    const s = timeBomb(0).take('0:captainnym');
    expect([s.ship(1).damage.length, s.state.bombs.length]).toEqual([0, 1]);
    expect(s.state.phase).toBe('combat');
  });
  it('once a round only, and he need not', () => {
    const s = timeBomb(0, 2).take('0', '0:captainnym');
    expect([s.ship(1).damage.length, s.state.bombs.map((b) => b.id)]).toEqual([1, [0]]);
    expect(timeBomb(0).take('pass').state.bombs).toEqual([]);
  });
  it('not a bomb of the enemy', () => {
    expect(timeBomb(1).state.bombs).toEqual([]);
  });
  it('a mine that he stops stays where it is', () => {
    const s = scene({
      phase: 'activation',
      ships: [
        ship(`rebel/${NYM}`, 100, 300, 0, { activated: true }),
        academy(450, 500, 180, { dial: 's2' }),
        rookie(100, 100, 0, { activated: true }),
      ],
      bombs: [{ card: 'proximitymines', ship: 2, x: 450, y: 460 }],
    }).take('0:captainnym');
    expect([s.state.bombs.length, s.events('bombRoll').length]).toEqual([1, 0]);
  });
});

describe('Captain Nym of the Scum', () => {
  const nym = (bomb: { card: string; ship: number; x: number; y: number }, more: ShipSpec = {}) =>
    scene({
      phase: 'activation',
      attack: ['hit', 'hit', 'hit'],
      ships: [
        ship(`scum/${NYM}`, 450, 300, 0, { dial: 's2', ...more }),
        academy(100, 880, 180, { activated: true }),
        ship('scum/z95headhunter/binayrepirate', 800, 100, 0, { activated: true }),
      ],
      bombs: [bomb],
    });
  it('flies over a friendly mine, which stays', () => {
    const s = nym({ card: 'proximitymines', ship: 2, x: 450, y: 400 }).take('0:captainnym');
    expect([s.ship(0).shields, s.state.bombs.length]).toEqual([5, 1]);
  });
  it('he need not, and then the bomb may still do nothing to him', () => {
    const s = nym({ card: 'proximitymines', ship: 2, x: 450, y: 400 }).take('pass', '0:captainnym');
    expect([s.ship(0).shields, s.state.bombs.length]).toEqual([5, 0]);
    const t = nym({ card: 'proximitymines', ship: 2, x: 450, y: 400 }).take('pass', 'pass');
    expect(t.ship(0).shields).toBe(2);
  });
  it('a mine of the enemy goes off', () => {
    expect(nym({ card: 'proximitymines', ship: 1, x: 450, y: 400 }).ship(0).shields).toBe(2);
  });
  const fight = (y: number, bombShip = 0) =>
    scene({
      phase: 'combat',
      attack: ['hit', 'hit'],
      defence: ['blank', 'blank', 'blank'],
      ships: [
        ship(`scum/${NYM}`, 100, 100, 0, { fought: true }),
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

describe('Crimson Specialist', () => {
  const crimson = (upgrades: readonly string[]) =>
    scene({
      phase: 'activation',
      ships: [
        ship('rebel/bsf17bomber/crimsonspecialist', 450, 300, 0, { dial: 's1', upgrades: [...upgrades] }),
        academy(450, 880, 180, { activated: true }),
      ],
    });
  it('lays the token against any side of the base', () => {
    const s = crimson(['bomb/seismiccharges']).take('0:bomb.seismiccharges', 'touching');
    expect(s.open).toEqual(['0 bomb-touching']);
    const { pose } = s.take({ x: 700, y: 300, degrees: 90 }).state.bombs[0]!;
    // The base ends at x = 490; the token lies behind its straight edge, so its far end, 31 mm off, meets the base.
    expect([Math.round(pose.x), Math.round(pose.y)]).toEqual([521, 300]);
  });
  it('a place under the ship is moved out as far as it takes', () => {
    const s = crimson(['bomb/seismiccharges']).take('0:bomb.seismiccharges', 'touching', {
      x: 450,
      y: 340,
      degrees: 180,
    });
    expect(s.state.bombs[0]!.pose.y).toBeGreaterThan(340);
  });
  it('the usual place is still there; mines are dropped as ever', () => {
    const s = crimson(['bomb/seismiccharges']).take('0:bomb.seismiccharges', 'straight');
    expect(s.state.bombs[0]!.pose.y).toBe(220);
    const t = crimson(['bomb/proximitymines']).until('action').take('0:bomb.proximitymines');
    expect(t.open).not.toContain('0 drop-template');
  });
});

describe('Constable Zuvio', () => {
  const zuvio = (dial: string, more: ShipSpec = {}) =>
    scene({
      phase: 'activation',
      ships: [
        ship('scum/quadjumper/constablezuvio', 450, 300, 0, { dial, upgrades: ['bomb/proximitymines'], ...more }),
        academy(450, 880, 180, { activated: true }),
      ],
    });
  it('backing off, he drops even a mine from the front guides', () => {
    const s = zuvio('s1r').take('0:constablezuvio');
    expect(s.state.bombs[0]!.pose).toMatchObject({ x: 450, y: 360 });
    expect(s.ship(0).upgrades[0]!.discarded).toBe(true);
  });
  it('not when he flies ahead, and not a second bomb in a round', () => {
    expect(zuvio('s1').options()).not.toContain('0:constablezuvio');
    expect(zuvio('s1r', { bombed: true }).options()).not.toContain('0:constablezuvio');
  });
});
