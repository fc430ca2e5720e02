import { describe, expect, it } from 'vitest';
import { academy, rookie, scene, ship } from '../../../scene.ts';

describe('Captain Nym of the Rebels', () => {
  const timeBomb = (bombSeat: 0 | 1, count = 1) =>
    scene({
      phase: 'activation',
      ships: [
        ship('rebel/scurrgh6bomber/captainnym', 450, 300, 0, { activated: true }),
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
        ship('rebel/scurrgh6bomber/captainnym', 100, 300, 0, { activated: true }),
        academy(450, 500, 180, { dial: 's2' }),
        rookie(100, 100, 0, { activated: true }),
      ],
      bombs: [{ card: 'proximitymines', ship: 2, x: 450, y: 460 }],
    }).take('0:captainnym');
    expect([s.state.bombs.length, s.events('bombRoll').length]).toEqual([1, 0]);
  });
});
