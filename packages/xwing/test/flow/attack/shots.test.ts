import type { Json } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { xwing } from '../../../src/game.ts';
import { academy, rookie, scene } from '../../scene.ts';

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

  const shotsOf = (attacker: Record<string, Json>, more: Partial<Parameters<typeof scene>[0]> = {}) => {
    const s = scene({
      ships: [rookie(450, 100, 0, attacker), academy(450, 330, 180, DONE)],
      ...more,
    });
    const told = xwing.questions['targets']!(s.state, { from: 0 });
    return told.ok ? told.value : told.fault;
  };

  it('[XW-TARNEN-04] [XW-HINDERNISSE-07] whoever cannot attack at all has no shot, and the clause says why', () => {
    expect(shotsOf({})).toMatchObject([{ weapon: 'primary', target: 1, range: 2 }]);
    const cloaked = shotsOf({ tokens: { cloak: 1 } });
    expect(cloaked).toEqual([{ weapon: 'primary', target: 1, refused: ['XW-TARNEN-04'] }]);
    const onRock = shotsOf({}, { obstacles: [{ kind: 'coreasteroid0', x: 450, y: 100 }] });
    expect(onRock).toEqual([{ weapon: 'primary', target: 1, refused: ['XW-HINDERNISSE-07'] }]);
    const disabled = shotsOf({ tokens: { weaponsdisabled: 1 } });
    expect(disabled).toEqual([{ weapon: 'primary', target: 1, refused: ['XW-GOLDENE-REGELN-04'] }]);
    // On debris one may shoot, and a cloaked target only has more dice.
    expect(shotsOf({}, { obstacles: [{ kind: 'vt49decimatordebris2', x: 450, y: 100 }] })).toMatchObject([
      { range: 2 },
    ]);
    const aimedAt = shotsOf(
      {},
      { ships: [rookie(450, 100), academy(450, 330, 180, { ...DONE, tokens: { cloak: 1 } })] },
    );
    expect(aimedAt).toMatchObject([{ dice: { attack: 3, defence: 5 } }]);
  });
});
