import { describe, expect, it } from 'vitest';
import { academy, rookie, scene, ship } from '../scene.ts';

describe('SLAM', () => {
  it('over an obstacle rolls for it', () => {
    const s = scene({
      phase: 'activation',
      ships: [
        ship('rebel/kwing/guardiansquadronpilot', 450, 300, 0, { dial: 's2' }),
        academy(100, 850, 180, { activated: true }),
      ],
      obstacles: [{ kind: 'coreasteroid5', x: 450, y: 520 }],
      attack: ['hit'],
    });
    s.take('slam', 's2');
    expect(s.events('obstacleRoll')).toMatchObject([{ ship: 0, face: 'hit' }]);
  });
});

describe('Prince Xizor', () => {
  it('does not suffer the result that his neighbour takes', () => {
    const s = scene({
      phase: 'combat',
      ships: [
        academy(450, 480, 180),
        ship('scum/starviper/princexizor', 450, 300, 0, { seat: 0, fought: true, shields: 1 }),
        ship('scum/z95headhunter/binayrepirate', 520, 300, 0, { seat: 0, fought: true, shields: 2 }),
      ],
      attack: ['hit', 'hit', 'blank'],
      defence: ['blank', 'blank', 'blank'],
    });
    s.take('primary>1').until('window:attack.hit').take('1:princexizor');
    expect(s.events('hit')).toHaveLength(1);
    expect([s.ship(1).shields, s.ship(1).damage.length, s.ship(2).shields]).toEqual([0, 0, 1]);
  });
});

describe('Manaroo', () => {
  it('passes her tokens on even if she has exactly as many of them as locks', () => {
    const s = scene({
      phase: 'combat',
      ships: [
        ship('scum/jumpmaster5000/manaroo', 300, 300, 0, { seat: 0, tokens: { focus: 1 }, locks: [2] }),
        ship('scum/z95headhunter/binayrepirate', 390, 300, 0, { seat: 0 }),
        rookie(700, 850, 180, { seat: 1 }),
      ],
    });
    s.until('window:combat.start').take('0:manaroo');
    expect(s.events('token')).toContainEqual({ type: 'token', ship: 1, token: 'focus', by: 1 });
    expect([s.ship(0).locks, s.ship(1).locks]).toEqual([[], [2]]);
  });
});
