import { describe, expect, it } from 'vitest';
import { newAttack } from '../../../src/flow/attack/attack.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { keywordOf } from '../../../src/values.ts';
import { apart, piece, type Spec, unit } from '../../table.ts';
import { lay26 } from '../../table26.ts';
import { alone, rebels, storm, VADER } from '../../troops.ts';

const one = alone(4);
const blanks = <T extends string>(face: T) => Array.from({ length: 12 }, () => face);

describe('Danger Sense in 2.6', () => {
  const CASSIAN = 'cassian-andor';
  const dice = (gap: number) =>
    lay26({
      units: [storm(400, 400, one), unit(CASSIAN, 0, 400 + apart(gap), 400, { tokens: { suppression: 2 } })],
      active: 0,
      white: ['crit'],
      black: ['crit'],
      whiteDefence: blanks('block'),
    })
      .fight()
      .events('defenceRolled')
      .at(-1)!.dice.length;
  it('a die more for each suppression token, in melee as well', () => {
    expect([dice(0), dice(150)]).toEqual([3, 3]);
  });
  it('asks in the end phase, too, whether the token stays', () => {
    const t = lay26({
      units: [unit(CASSIAN, 0, 400, 400, { tokens: { suppression: 2 } }), storm(1700, 800)],
      phase: 'end',
      round: 2,
    });
    expect(t.open).toEqual(['0 keep']);
    expect(t.take('1').tokens(0, 'suppression')).toBe(2);
  });
});

describe('Death from Above', () => {
  const cover = (attacker: string, roof: boolean) =>
    lay26({
      units: [unit(attacker, 0, 400, 400), unit('clone-trooper-infantry', 1, 600, 400, alone(4))],
      terrain: [
        piece('barricade', 555, 400, 14, 200),
        ...(roof ? [piece('building', 400, 400, 120, 120, { height: 30 })] : []),
      ],
      active: 0,
      red: ['hit'],
      black: ['hit'],
      white: ['hit'],
    }).fight().cover;
  it('no cover helps against who stands higher', () => {
    expect([cover('sun-fac', true), cover('sun-fac', false)]).toEqual([0, 2]);
  });
});

describe('Deflect in 2.6', () => {
  const shot = (attacker: Spec, defender: Spec, surges: number) => {
    const t = lay26({
      units: [attacker, defender],
      active: 0,
      white: blanks('hit'),
      black: blanks('hit'),
      red: blanks('hit'),
      redDefence: [...Array.from({ length: surges }, () => 'surge' as const), ...blanks('blank')],
    });
    const before = t.wounds(0);
    return [t.fight().wounds(0) - before, t.result.blocks];
  };
  const jedi = (x: number) => unit(VADER, 0, x, 400);
  it('one wound for any surge, of a ranged attack at it; none without one', () => {
    expect(shot(storm(400, 400), jedi(600), 2)).toEqual([1, 2]);
    expect(shot(storm(400, 400), jedi(600), 0)).toEqual([0, 0]);
    expect(shot(storm(400, 400, one), jedi(400 + apart(0)), 1)).toEqual([0, 0]);
    expect(shot(storm(400, 400), storm(600, 400, { seat: 0 }), 2)).toEqual([0, 0]);
  });
  it('who is immune suffers nothing, and it blocks all the same', () => {
    const rollers = unit('droidekas', 1, 400, 400, { ...alone(2), degrees: 90 });
    expect(shot(rollers, jedi(600), 2)).toEqual([0, 2]);
  });
  it('Deflect: every ranged attack, surges block, and one wound comes back whatever the number of surges', () => {
    const shot = (weapons: readonly Spec[], faces: readonly ('surge' | 'blank')[]) => {
      const t = lay26({
        units: [...weapons, unit(VADER, 1, 600, 400)],
        active: 0,
        black: ['hit', 'hit', 'blank', 'blank'],
        redDefence: [...faces],
      });
      t.fight();
      return [t.result.blocks, t.alive(0)];
    };
    expect(shot([rebels(400, 400)], ['surge', 'surge'])).toEqual([2, 3]);
    expect(shot([rebels(400, 400)], ['blank', 'blank'])).toEqual([0, 4]);
  });
});

describe('Divine Influence', () => {
  const ewoks = (x: number, y: number) => unit('ewok-skirmishers', 0, x, y, { minis: [null] });
  it('Divine Influence: they guard him against critical hits too, and nobody else', () => {
    const offered = (defender: string) => {
      let seen = false;
      const t = lay26({
        units: [storm(400, 400, alone(4)), unit('c-3p0', 0, 700, 400), ewoks(760, 480), ewoks(700, 500)],
        active: 0,
        white: ['crit'],
      });
      t.fight({
        defender,
        'window:attack.modify': (a) => {
          const guard = a.type === 'choice' && a.options.find(({ id }) => id.includes('guardian'));
          if (!guard) return 'pass';
          seen = true;
          return guard.id;
        },
      });
      return [seen, t.result.crits];
    };
    expect([offered('1'), offered('3')]).toEqual([
      [true, 0],
      [false, 1],
    ]);
  });
  it('Divine Influence: two results of an attack, by Ewok troopers at range 1 of him', () => {
    const left = (guard: Spec) => {
      const t = lay26({
        units: [storm(400, 400), unit('c-3p0', 0, 700, 400), guard],
        active: 0,
        white: ['crit', 'crit', 'crit', 'blank'],
        whiteDefence: ['block', 'block', 'block'],
      });
      t.fight({
        defender: '1',
        'card-number': (a) => (a.type === 'choice' ? a.options.at(-1)!.id : ''),
        'window:attack.modify': (a) =>
          a.type === 'choice' ? (a.options.find(({ id }) => id.includes('guardian'))?.id ?? 'pass') : '',
      });
      return t.result.crits;
    };
    const ewok = (gap: number) => unit('ewok-skirmishers', 0, 700, 400 + apart(gap), alone(6));
    expect(left(ewok(SEGMENT))).toBe(1);
    expect(left(ewok(SEGMENT + 1))).toBe(3);
    expect(left(rebels(700, 500, { minis: [null, 'fallen', 'fallen', 'fallen'] }))).toBe(3);
  });
});

describe('Djem So Mastery in 2.6', () => {
  const ANAKIN = 'anakin-skywalker-the-chosen-one';
  const struck = (gap: number, black: readonly ('hit' | 'blank')[]) => {
    const t = lay26({
      units: [unit(VADER, 1, 400, 400), unit(ANAKIN, 0, 400 + apart(gap), 400)],
      active: 0,
      red: [...black, ...blanks('hit')],
      redDefence: blanks('block'),
    });
    return t.fight().wounds(0);
  };
  it('a blank of whoever strikes at him in melee wounds the striker; no dodge is asked for', () => {
    expect([struck(0, ['blank']), struck(0, ['hit'])]).toEqual([1, 0]);
  });
  it('not at range', () => {
    const t = lay26({
      units: [storm(400, 400), unit(ANAKIN, 0, 600, 400)],
      active: 0,
      white: blanks('blank'),
      black: blanks('blank'),
      red: blanks('blank'),
    });
    expect(t.fight().wounds(0)).toBe(0);
  });
});

describe('Duelist in 2.6', () => {
  const far = storm(1700, 800, one);
  it('pierces for aim tokens that are spent for rerolls, not for those of Marksman', () => {
    const t = lay26({ units: [unit('din-djarin', 0, 400, 400, { upgrades: ['beskar-spear'] }), far], active: 0 });
    const pierces = (aimed: number, marksman: number) => {
      const attack = newAttack(0, 'plain', 0, { unit: 0 }, 1, true, 0);
      Object.assign(attack, { aimed, noted: { marksman } });
      return keywordOf(t.g, t.unit(0), 'pierce', { attack });
    };
    expect([pierces(1, 0), pierces(2, 1), pierces(1, 1), pierces(0, 0)]).toEqual([1, 1, 0, 0]);
  });
});
