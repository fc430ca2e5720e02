import { describe, expect, it } from 'vitest';
import { legion26 } from '../../../../src/game.ts';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { hasKeyword, numberOf, speedOf } from '../../../../src/values.ts';
import { apart, lay, type Spec, type Table, unit } from '../../../table.ts';
import { lay26 } from '../../../table26.ts';
import { alone, holding, rebels, storm, VADER } from '../../../troops.ts';
import { acting26 as acting, resolving26 as resolving } from '../../played.ts';
import { choosing } from '../../scenes.ts';
import { inActivation } from '../../watching.ts';

const one = alone(4);

describe('A Simple Man', () => {
  const far = storm(1700, 850);
  const BOBA = 'boba-fett-daimyo-of-mos-espa';
  it('A Simple Man: he helps a friend, or looks after himself', () => {
    const begin = (order: string) => {
      const t = lay(
        {
          units: [unit(BOBA, 0, 400, 400, { order }), rebels(500, 400, one), far],
          phase: 'activation',
          stage: 0,
          hands: [{ played: 'a-simple-man' }, {}],
        },
        legion26,
      );
      return t.goOn(({ state }) => state.stage === 1, { 'card-unit': '1' });
    };
    const helped = begin('faceup');
    expect([helped.events('moved').map(({ unit: id }) => id), helped.tokens(0, 'aim')]).toEqual([[1], 0]);
    const alone_ = begin('none');
    expect([alone_.events('moved').length, alone_.tokens(0, 'aim')]).toEqual([0, 1]);
    expect(hasKeyword(alone_.g, alone_.unit(0), 'marksman')).toBe(true);
    expect(numberOf(alone_.g, alone_.unit(0), 'weaponRange', 0)).toBe(1);
  });
});

describe('A Simple Man', () => {
  const far = storm(1700, 850, one);
  it('A Simple Man: with his order a friend within 1 moves; without it he aims and shoots farther', () => {
    const BOBA = 'boba-fett-daimyo-of-mos-espa';
    const dawn = (order: string) =>
      resolving(
        'a-simple-man',
        [
          unit(BOBA, 0, 400, 400, { order }),
          rebels(400 + apart(SEGMENT), 400, one),
          rebels(400, 400 + apart(SEGMENT + 0.1), one),
          unit('1-4-fd-laser-cannon-team', 0, 300, 300),
          far,
        ],
        { phase: 'activation', stage: 0 },
      );
    const t = dawn('faceup').goOn(({ open }) => open[0] === '0 card-unit');
    expect(t.options()).toEqual(['1', 'none']);
    expect(t.take('1').open).toEqual(['0 move']);
    const alone_ = dawn('none').goOn(({ state }) => state.stage > 0);
    expect([alone_.tokens(0, 'aim'), hasKeyword(alone_.g, alone_.unit(0), 'marksman')]).toEqual([1, true]);
    expect(alone_.state.lasting.map(({ value, modifier }) => [value, modifier])).toEqual(
      expect.arrayContaining([
        ['weaponRange', { add: 1 }],
        ['weaponRangeMost', { atLeast: 5 }],
      ]),
    );
  });
});

describe('A Simple Man', () => {
  const far = storm(1700, 850, one);
  const mine = (card: string, x: number, y: number, more: Spec = {}) => unit(card, 0, x, y, more);
  const go = { kind: 'standard', heading: 0, bend: 0, way: 1 };
  /** The move that is asked for is one at speed 1. */
  const atSpeedOne = (t: Table, heading = 0) => {
    const { seat } = t.ask();
    expect(t.match.decide(seat, { ...go, heading, speed: 2 }), 'speed 2').toBeDefined();
    t.take({ ...go, heading, speed: 1, way: 0.2 });
  };
  it('A Simple Man: his friend moves at speed 1', () => {
    const BOBA = mine('boba-fett-daimyo-of-mos-espa', 400, 400, { order: 'faceup' });
    const t = resolving('a-simple-man', [BOBA, rebels(500, 400, one), far], { phase: 'activation', stage: 0 });
    atSpeedOne(t.until('card-unit').take('1').until('move'));
  });
});

describe('Close Call', () => {
  const far = storm(1500, 700, one);
  it('Close Call: Wicket dodges at the start of the activation phase', () => {
    const t = acting(
      'close-call',
      1,
      [unit('wicket', 0, 400, 400, { order: 'faceup' }), unit('ewok-slingers', 0, 700, 400), far],
      { active: undefined, phase: 'activation', stage: 0 },
    );
    t.until('action', { activate: (a) => (a.type === 'choice' ? a.options[0]!.id : '') });
    expect([0, 1].map((id) => t.tokens(id, 'dodge'))).toEqual([1, 0]);
    expect([0, 1].map((id) => hasKeyword(t.g, t.unit(id), 'outmaneuver'))).toEqual([true, false]);
    expect(speedOf(t.g, t.unit(1))).toBe(2);
  });
});

describe('Focused on the Kill', () => {
  const foe = (x: number, y: number, more: Spec = {}) => unit('rebel-troopers', 1, x, y, { ...one, ...more });
  const ig = (more: Spec, prey: Spec = {}) => [
    unit('ig-88', 0, 400, 400, more),
    storm(600, 400, { ...one, ...holding('dodge', 1), ...prey }),
  ];
  const IG_WOUNDS = 5;
  const shot = (played: string) =>
    lay26({
      units: [unit('ig-88', 0, 400, 400, { wounds: IG_WOUNDS - 1 }), foe(600, 400)],
      active: 1,
      hands: [{ played }, {}],
      black: ['crit'],
      redDefence: ['blank'],
      whiteDefence: ['blank'],
    }).fight();
  it('Focused on the Kill: prey with a bounty spends nothing, other units do', () => {
    const dodges = (bounty: number) =>
      acting('focused-on-the-kill', 0, ig({}, { bounty }), { black: ['hit', 'hit'], red: ['hit', 'hit'] })
        .fight({ dodge: 'dodge' })
        .tokens(1, 'dodge');
    expect([dodges(1), dodges(0)]).toEqual([1, 0]);
  });
  it('Focused on the Kill: his prey defends itself against everybody else', () => {
    const hunted = unit('b1-battle-droids', 0, 600, 600, one);
    const t = acting('focused-on-the-kill', 2, [...ig({}, { bounty: 1 }), hunted], { white: ['hit'] });
    expect(t.fight({ defender: '1', dodge: 'dodge' }).tokens(1, 'dodge')).toBe(0);
  });
  it('Focused on the Kill: wounds do not defeat IG-88 at once, as they do without the card', () => {
    const t = shot('focused-on-the-kill');
    expect([t.unit(0).status, t.unit(0).minis[0]!.wounds]).toEqual(['play', IG_WOUNDS]);
    expect(shot('push').unit(0).status).toBe('defeated');
  });
  it('Focused on the Kill: he falls when the end phase begins, unless he has been healed', () => {
    const ends = (wounds: number) =>
      lay26({
        units: ig({ wounds, order: 'facedown' }, { order: 'facedown' }),
        phase: 'end',
        stage: 0,
        hands: [{ played: 'focused-on-the-kill' }, {}],
      }).unit(0).status;
    expect([ends(IG_WOUNDS - 1), ends(IG_WOUNDS)]).toEqual(['play', 'defeated']);
  });
});

describe('Marked For Elimination', () => {
  const far = storm(1500, 700, one);
  it('Marked For Elimination: two suppression tokens as well, and only enemies of rank', () => {
    const mark = (enemy: Spec) => {
      const t = resolving('marked-for-elimination', [
        unit('gar-saxon-militant-commando', 0, 300, 300),
        enemy,
        rebels(600, 300, one),
      ]);
      t.goOn(inActivation);
      return [t.tokens(0, 'aim'), t.tokens(1, 'observation'), t.tokens(1, 'suppression'), t.tokens(2, 'aim')];
    };
    expect(mark(unit('iden-versio', 1, 1500, 700))).toEqual([2, 4, 2, 0]);
    expect(mark(far)).toEqual([2, 0, 0, 0]);
  });
  it('Marked For Elimination: two aim tokens, and an enemy of rank is marked', () => {
    const t = resolving('marked-for-elimination', [
      unit('gar-saxon-militant-commando', 0, 300, 300),
      unit(VADER, 1, 1500, 700),
      storm(1300, 700),
    ]);
    t.goOn(inActivation);
    expect([t.tokens(0, 'aim'), t.tokens(1, 'observation'), t.tokens(2, 'observation')]).toEqual([2, 4, 0]);
  });
});

describe('This is the Way', () => {
  it('This is the Way, Close Call: keywords and tokens for Din Djarin and Wicket', () => {
    const din = choosing('this-is-the-way', [unit('din-djarin', 0, 300, 300), storm(1500, 700)]).goOn(inActivation);
    expect([din.tokens(0, 'dodge'), hasKeyword(din.g, din.unit(0), 'relentless')]).toEqual([1, true]);
    const wicket = acting('close-call', 0, [unit('wicket', 0, 400, 400), storm(400 + apart(0), 400)]).until('action');
    expect([speedOf(wicket.g, wicket.unit(0)), wicket.options().includes('attack')]).toEqual([3, false]);
  });
});
