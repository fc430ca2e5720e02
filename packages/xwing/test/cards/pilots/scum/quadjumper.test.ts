import { describe, expect, it } from 'vitest';
import { academy, type ShipSpec, scene, ship } from '../../../scene.ts';
import { ACADEMY, given, lastRoll, turnOf } from '../duel.ts';

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

describe('Sarco Plank', () => {
  const attacked = (answer: string) =>
    lastRoll(
      turnOf(
        scene({
          phase: 'activation',
          ships: [
            ship('scum/quadjumper/sarcoplank', 450, 300, 0, { dial: 's1' }),
            ship(ACADEMY, 450, 540, 180, { activated: true }),
          ],
        }),
        1,
      )
        .take('primary>0', answer)
        .until('dials'),
      'defence',
    ).length;
  it('may roll as many dice as the speed he flew at instead of his agility', () => {
    expect([attacked('0:sarcoplank'), attacked('pass')]).toEqual([1, 2]);
  });
});

describe('Unkar Plutt', () => {
  it('every ship he touches gets a tractor beam token at the end of the Activation phase', () => {
    const s = scene({
      phase: 'activation',
      ships: [
        ship('scum/quadjumper/unkarplutt', 450, 300, 0, { activated: true }),
        ship(ACADEMY, 450, 344, 180, { activated: true }),
        ship(ACADEMY, 600, 300, 180, { activated: true }),
        ship('scum/z95headhunter/binayrepirate', 450, 256, 0, { activated: true }),
      ],
      touching: [
        [0, 1],
        [0, 3],
      ],
    }).until('dials');
    expect([1, 2, 3].map((id) => given(s, id, 'tractor'))).toEqual([1, 0, 1]);
  });
});
