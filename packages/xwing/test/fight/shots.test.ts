import { describe, expect, it } from 'vitest';
import { xwing } from '../../src/game.ts';
import { academy, rookie, scene } from '../scene.ts';

/** What the screen shows before an attack must be what is then rolled. */
const DONE = { fought: true };

function shot(y: number, rock = false) {
  const s = scene({
    phase: 'combat',
    ships: [rookie(450, 100), academy(450, y, 180, DONE)],
    obstacles: rock ? [{ kind: 'coreasteroid0', x: 450, y: (100 + y) / 2 }] : [],
  });
  const targets = xwing.questions['targets']!(s.state, { from: 0 });
  if (!targets.ok) throw new Error(JSON.stringify(targets.fault));
  return { s, told: (targets.value as unknown as { dice: { attack: number; defence: number } }[])[0]! };
}

describe('what a shot is told to be', () => {
  it.each([
    ['at range 1', 230, false],
    ['at range 2', 330, false],
    ['at range 3', 430, false],
    ['obstructed', 330, true],
  ])('%s: as many dice as are then rolled', (_, y, rock) => {
    const { s, told } = shot(y, rock);
    s.take('primary>1').until('dials');
    const rolled = s.events('rolled').map((e) => (e.faces as readonly string[]).length);
    expect(rolled.slice(0, 2)).toEqual([told.dice.attack, told.dice.defence]);
  });

  it('the line that is drawn is the one that is measured', () => {
    expect(shot(330).told).toMatchObject({ range: 2, mm: 190, line: [{ y: 120 }, { y: 310 }], inArc: true });
  });
});
