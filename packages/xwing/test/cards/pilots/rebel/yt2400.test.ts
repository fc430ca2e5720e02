import { describe, expect, it } from 'vitest';
import { academy, rookie, scene, ship } from '../../../scene.ts';
import { ACADEMY, attackedBy, BLANKS, duel, lastRoll, MIDDLE } from '../duel.ts';

describe('Dash Rendar', () => {
  const rocks = { kind: 'coreasteroid0', x: 450, y: 420 };
  const fly = (pilot: string) =>
    scene({
      phase: 'activation',
      attack: ['hit'],
      obstacles: [rocks],
      ships: [ship(`rebel/yt2400/${pilot}`, 450, 300, 0, { dial: 's2' }), academy(450, 850, 180, { activated: true })],
    });
  it('flies over an asteroid and acts', () => {
    const s = fly('dashrendar').take('yes');
    expect(s.open).toEqual(['0 action']);
    s.take('none');
    expect(s.ship(0).shields).toBe(5);
    expect(fly('wildspacefringer').events('skippedAction').length).toBe(1);
  });
  it('[XW-HINDERNISSE-02] or does not ignore it: then it is an asteroid like any other', () => {
    const s = fly('dashrendar');
    expect(s.open).toEqual(['0 card-may']);
    s.take('no');
    expect(s.events('skippedAction').length).toBe(1);
    expect(s.ship(0).shields).toBe(4);
  });
  it('is asked once for all that he meets, and not where he meets nothing', () => {
    const over = (...obstacles: readonly (typeof rocks)[]) =>
      scene({
        phase: 'activation',
        attack: ['blank', 'blank'],
        obstacles: [...obstacles],
        ships: [
          ship('rebel/yt2400/dashrendar', 450, 300, 0, { dial: 's2' }),
          academy(450, 850, 180, { activated: true }),
        ],
      });
    const cloud = { kind: 'yt2400debris0', x: 450, y: 400 };
    const s = over(rocks, cloud).take('no');
    expect([s.events('metObstacle').length, s.ship(0).tokens.stress]).toEqual([2, 1]);
    expect(over(rocks, cloud).take('yes').ship(0).tokens.stress).toBe(0);
    expect(over({ ...rocks, x: 800 }).open).toEqual(['0 action']);
  });
  it('rolls over one too', () => {
    const s = scene({
      phase: 'activation',
      obstacles: [{ kind: 'coreasteroid0', x: 540, y: 400 }],
      ships: [
        ship('rebel/yt2400/dashrendar', 450, 300, 0, { dial: 's2' }),
        academy(450, 850, 180, { activated: true }),
      ],
    }).take('barrelroll', 'right', [0, 0]);
    expect(s.pose(0)[0]).toBeGreaterThan(540);
  });
  it('cannot attack from it', () => {
    const s = duel('rebel/yt2400/dashrendar', ACADEMY, MIDDLE + 20, { obstacles: [{ ...rocks, y: 300 }] });
    expect(s.open).not.toContain('0 attack');
  });
});

describe('"Leebo"', () => {
  it('of two cards drawn for a faceup one he picks, the other is discarded', () => {
    const s = duel('rebel/yt2400/leebo', ACADEMY, MIDDLE + 20, {
      mine: { shields: 0 },
      attack: ['crit', 'blank'],
      defence: ['blank', 'blank'],
      deck: ['directhit', 'consolefire'],
    });
    s.take('none', 'primary>0');
    expect(s.options()).toEqual(['directhit', 'consolefire']);
    s.take('consolefire');
    expect(s.ship(0).damage).toMatchObject([{ card: 'consolefire', faceup: true }]);
    expect(s.state.decks[0]!.discard).toEqual(['directhit']);
  });
  it('his friends draw one card', () => {
    const s = duel('rebel/yt2400/leebo', ACADEMY, MIDDLE, {
      mine: { x: 600, fought: true },
      others: [rookie(450, 300, 0, { shields: 0, fought: true })],
      attack: ['crit', 'blank'],
      defence: BLANKS,
      deck: ['consolefire', 'directhit'],
    });
    attackedBy(s, 2).until('dials');
    expect(s.ship(2).damage).toMatchObject([{ card: 'consolefire', faceup: true }]);
    expect(s.state.decks[0]!.discard).toEqual([]);
  });
});

describe('Eaden Vrill', () => {
  const dice = (stress: number) =>
    lastRoll(
      duel('rebel/yt2400/eadenvrill', ACADEMY, MIDDLE + 20, { theirs: { tokens: { stress } } })
        .take('primary>1')
        .until('attack'),
      'attack',
    ).length;
  it('rolls one more die against a stressed ship', () => {
    expect([dice(1), dice(0)]).toEqual([3, 2]);
  });
});
