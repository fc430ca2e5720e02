import { describe, expect, it } from 'vitest';
import { academy, rookie, type Scene, type ShipSpec, scene } from '../../scene.ts';
import { asteroid, debris } from '../words.ts';

/** One manoeuvre that meets an asteroid and a debris cloud suffers both: the stress of the one, the lost action of the other. */

const STONE = 350;
const CLOUD = 420;
/** A green or white straight over two obstacles, one near the start and one further on. */
const over = (near: 'stone' | 'cloud', attack: readonly string[], mover: ShipSpec = {}): Scene =>
  scene({
    phase: 'activation',
    ships: [
      rookie(450, 300, 0, { dial: 's4', shields: 0, ...mover }),
      academy(860, 860, 180, { activated: true, dial: 's2' }),
    ],
    obstacles:
      near === 'stone' ? [asteroid(450, STONE), debris(450, CLOUD)] : [debris(450, STONE), asteroid(450, CLOUD)],
    attack,
    deck: ['structuraldamage', 'damagedengine'],
  });
/** What is told of the ship, in order. */
const story = (s: Scene): string[] =>
  s.events().flatMap((e) => {
    if (!('ship' in e) || e.ship !== 0) return [];
    if (e.type === 'token') return [`${e.token} ${e.by}`];
    if (e.type === 'obstacleRoll') return [`roll ${e.obstacle}`];
    return ['moved', 'metObstacle', 'skippedAction', 'noAction', 'damage'].includes(e.type) ? [e.type] : [];
  });

describe('an asteroid and a debris cloud', () => {
  for (const near of ['stone', 'cloud'] as const)
    it(`[XW-HINDERNISSE-02] [XW-HINDERNISSE-08] [XW-HINDERNISSE-16] [XW-HINDERNISSE-17] the ${near} first: stress, no action, then both dice in the order of the way`, () => {
      const s = over(near, ['blank', 'blank']);
      expect(s.pose(0)).toEqual([450, 500, 0]);
      expect(story(s)).toEqual([
        'moved',
        'metObstacle',
        'metObstacle',
        'stress 1',
        'skippedAction',
        'roll 0',
        'roll 1',
      ]);
      expect(s.events('skippedAction')).toMatchObject([{ ship: 0, why: { text: 'xw.skipped.asteroid' } }]);
      expect(s.match.taken.map((t) => t.kind)).not.toContain('action');
    });

  it('[XW-HINDERNISSE-08] the stress of a green manoeuvre is checked first, then the cloud gives its own', () => {
    // two straight: the asteroid under the template, the cloud under the base
    const s = scene({
      phase: 'activation',
      ships: [
        rookie(450, 300, 0, { dial: 's2', tokens: { stress: 1 } }),
        academy(860, 860, 180, { activated: true, dial: 's2' }),
      ],
      obstacles: [asteroid(450, STONE), debris(450, CLOUD)],
      attack: ['blank', 'blank'],
    });
    expect(story(s).filter((line) => line.startsWith('stress'))).toEqual(['stress -1', 'stress 1']);
    expect(s.ship(0).tokens.stress).toBe(1);
    expect(s.events('skippedAction')).toMatchObject([{ why: { text: 'xw.skipped.asteroid' } }]);
  });

  it('[XW-HINDERNISSE-04] [XW-HINDERNISSE-10] each die does what its own obstacle says: a hit hurts at the stone and not at the cloud', () => {
    const dealt = (near: 'stone' | 'cloud', ...faces: string[]) =>
      over(near, faces)
        .ship(0)
        .damage.map((d) => d.faceup);
    expect(dealt('stone', 'hit', 'hit')).toEqual([false]);
    expect(dealt('cloud', 'hit', 'hit')).toEqual([false]);
    expect(dealt('stone', 'hit', 'blank')).toEqual([false]);
    expect(dealt('cloud', 'hit', 'blank')).toEqual([]); // the die of the cloud fell first
    expect(dealt('cloud', 'blank', 'hit')).toEqual([false]);
    expect(dealt('stone', 'blank', 'hit')).toEqual([]);
    expect(dealt('cloud', 'crit', 'hit')).toEqual([true, false]);
  });

  it('[XW-HINDERNISSE-16] two of one kind count twice: two clouds give two stress tokens and two dice', () => {
    const s = scene({
      phase: 'activation',
      ships: [rookie(450, 300, 0, { dial: 's4' }), academy(860, 860, 180, { activated: true, dial: 's2' })],
      obstacles: [debris(450, STONE), debris(450, CLOUD)],
      attack: ['blank', 'blank'],
    });
    expect([s.ship(0).tokens.stress, s.events('obstacleRoll').length]).toEqual([2, 2]);
    expect(s.events('skippedAction')).toEqual([]);
  });
});
