import { describe, expect, it } from 'vitest';
import { legion26 } from '../../../../src/game.ts';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { hasKeyword, isSuppressed } from '../../../../src/values.ts';
import { apart, lay, type Spec, type Table, unit } from '../../../table.ts';
import { alone, holding, LEIA, LUKE, rebels, storm, VADER } from '../../../troops.ts';
import { acting26 as acting, resolving26 as resolving } from '../../played.ts';
import { revealing } from '../../scenes.ts';
import { activationsBegun, inActivation, offeredBeforeAction, use } from '../../watching.ts';

const mine = (card: string, x: number, y: number, more: Spec = {}) => unit(card, 0, x, y, more);
const one = alone(4);

describe('Arboreal Assault', () => {
  const far = storm(1700, 850, one);
  const assault = (mine: Spec, more: Spec, seat = 0) => {
    const hands = seat === 0 ? {} : { hands: [{}, { played: 'arboreal-assault' }] };
    return acting(
      'arboreal-assault',
      0,
      [rebels(400, 400, { ...one, ...mine }), storm(600, 400, { order: 'faceup', ...more }), far],
      { black: ['blank'], ...hands },
    )
      .fight()
      .until('action')
      .unit(1).order;
  };
  it('Arboreal Assault: attacks of special forces take the order that lies open', () => {
    expect(assault({ rank: 'special' }, {})).toBe('none');
    expect(assault({}, {})).toBe('faceup');
    expect(assault({ rank: 'special' }, { order: 'facedown' })).toBe('facedown');
    expect(assault({ rank: 'special' }, {}, 1)).toBe('faceup');
  });
});

describe('Crack Shot in 2.6', () => {
  const far = storm(1700, 850, one);
  const revealing = (card: string, units: readonly Spec[]) =>
    lay({ units: [...units, far], phase: 'command', hands: [{ cards: [card] }, {}] }, legion26)
      .until('command-card')
      .take(card);
  it('Crack Shot: Cassian aims, and takes a suppression token if he likes', () => {
    const t = revealing('crack-shot', [mine('cassian-andor', 400, 400), rebels(700, 400, one)]);
    t.until('window:command.resolve');
    use(t, 'suppression').goOn(activationsBegun);
    expect([0, 1].map((id) => [t.tokens(id, 'aim'), t.tokens(id, 'suppression')])).toEqual([
      [1, 1],
      [0, 0],
    ]);
    const calm = revealing('crack-shot', [mine('cassian-andor', 400, 400)]).goOn(activationsBegun);
    expect([calm.tokens(0, 'aim'), calm.tokens(0, 'suppression')]).toEqual([1, 0]);
  });
  it('Crack Shot: a suppression token if he likes, and a free attack in his activation', () => {
    const t = acting('crack-shot', 0, [unit('cassian-andor', 0, 400, 400), storm(600, 400)]).until('action');
    t.take('card:command:0.crack-shot/shot').until('action');
    expect(t.events('action')).toMatchObject([{ action: 'attack', free: true }]);
    expect(t.state.turn?.actions).toBe(2);
  });
});

describe('Delaying Tactics', () => {
  it('Delaying Tactics: of two the enemy chooses, friends and commanders keep theirs', () => {
    const t = resolving(
      'delaying-tactics',
      [
        rebels(300, 300, { ...one, order: 'faceup' }),
        unit(VADER, 1, 1500, 700, { order: 'faceup' }),
        storm(1300, 700, { ...one, order: 'faceup' }),
        storm(1100, 700, { ...one, order: 'faceup' }),
        storm(900, 700, { ...one, order: 'none' }),
      ],
      { stage: 3 },
    ).until('card-unit');
    expect([t.ask().seat, t.options()]).toEqual([1, ['2', '3']]);
  });
  it('Delaying Tactics: an opponent gives back the order of a unit that is no commander', () => {
    const t = lay(
      {
        units: [
          unit(LEIA, 0, 400, 400),
          unit(VADER, 1, 1500, 700, { order: 'faceup' }),
          storm(1300, 700, { ...one, order: 'faceup' }),
        ],
        phase: 'command',
        stage: 3,
        hands: [{ played: 'delaying-tactics' }, {}],
      },
      legion26,
    );
    t.goOn(inActivation);
    expect([t.unit(1).order, t.events('orderReturned').map(({ unit: u }) => u)]).toEqual(['faceup', [2]]);
  });
});

describe('I Rebel', () => {
  const JYN = 'jyn-erso';
  const activating = (gap: number, who: Spec = storm(400 + apart(gap), 400, one)) =>
    acting('i-rebel', { unit: 1, step: 'start' }, [
      unit(JYN, 0, 400, 400, { order: 'facedown' }),
      who,
      rebels(1500, 100, one),
    ]);
  const far = storm(1700, 850, one);
  const start = (active: number) => ({ unit: active, step: 'start' });
  it('when an enemy within 2 and in sight is activated', () => {
    expect([
      offeredBeforeAction(activating(2 * SEGMENT), 'unit.activates', 'i-rebel'),
      offeredBeforeAction(activating(2 * SEGMENT + 0.01), 'unit.activates', 'i-rebel'),
    ]).toEqual([true, false]);
    expect(offeredBeforeAction(activating(0, rebels(500, 400, one)), 'unit.activates', 'i-rebel')).toBe(false);
    expect(hasKeyword(activating(100).g, activating(100).unit(0), 'charge')).toBe(true);
  });
  it('she gains a suppression token, moves and attacks as free actions', () => {
    const t = activating(100);
    t.until('window:unit.activates').take(t.options()[0]!);
    const asked: string[] = [];
    t.goOn((table) => table.open.includes('1 action'), {
      may: (a) => {
        asked.push(String(a.seat));
        return 'yes';
      },
      move: { kind: 'standard', speed: 1, heading: 0, bend: 0, way: 0 },
    });
    expect([asked, t.tokens(0, 'suppression')]).toEqual([['0', '0'], 1]);
    expect(t.events('action').map(({ action, free, unit: id }) => [action, free, id])).toEqual([
      ['move', true, 0],
      ['attack', true, 0],
    ]);
    const neither = activating(100);
    neither.until('window:unit.activates').take(neither.options()[0]!).until('action', { may: 'no' });
    expect(neither.events('action')).toEqual([]);
  });
  it('I Rebel: she is not asked for an attack that she cannot make', () => {
    const spy = unit('rebel-commandos-strike-team', 1, 400 + apart(2 * SEGMENT), 400);
    const asks = (enemy: Spec) => {
      const t = acting('i-rebel', start(1), [mine('jyn-erso', 400, 400), enemy, far]);
      use(t.until('window:unit.activates', {}, 0), 'i-rebel');
      let asked = 0;
      t.goOn((now) => now.open[0] === '1 action' || now.state.turn?.step === 'act', {
        may: () => {
          asked++;
          return 'no';
        },
      });
      return asked;
    };
    expect(asks(storm(400 + apart(2 * SEGMENT), 400, one))).toBe(2);
    expect(asks(spy)).toBe(1);
  });
});

describe('See You in Hell', () => {
  const far = storm(1500, 700, one);
  it('See You in Hell: Han fears nothing this round; what he has become stays', () => {
    const HAN = unit('han-solo-reluctant-hero', 0, 300, 300, holding('suppression', 4));
    const now = acting('see-you-in-hell', 0, [HAN, rebels(600, 300, one), far]);
    const later = acting('push', 0, [HAN, far], { hands: [{ played: 'push', discard: ['see-you-in-hell'] }, {}] });
    const traits = (t: Table, id = 0) => [
      ...(['unconcerned', 'unstoppable', 'disengage'] as const).map((keyword) => hasKeyword(t.g, t.unit(id), keyword)),
      isSuppressed(t.g, t.unit(id)),
    ];
    expect([traits(now), traits(now, 1), traits(later)]).toEqual([
      [true, true, true, false],
      [false, false, false, false],
      [true, true, false, true],
    ]);
    const played = revealing('see-you-in-hell', [unit('han-solo-reluctant-hero', 0, 300, 300), far]);
    expect([played.tokens(0, 'aim'), played.tokens(0, 'dodge')]).toEqual([1, 1]);
  });
});

describe('Son of Skywalker in 2.6', () => {
  it('Son of Skywalker: the second attack is a free attack action', () => {
    const t = acting('son-of-skywalker', 0, [unit(LUKE, 0, 400, 400), storm(400 + apart(200), 400)]);
    t.until('action').take('attack').until('action', { may: 'yes' });
    expect(t.events('action').map(({ action, free }) => [action, free])).toEqual([
      ['attack', false],
      ['attack', true],
    ]);
  });
});

describe('You Serve Your Master Well in 2.6', () => {
  const has = (t: Table, act: string) => t.options().some((id) => id.endsWith(`/${act}`));
  it('You Serve Your Master Well: Luke alone, with somebody near; a friend moves or attacks', () => {
    const JEDI = 'luke-skywalker-jedi-knight';
    const table = (active: number, friend = rebels(500, 400, one)) =>
      acting('you-serve-your-master-well', active, [mine(JEDI, 400, 400), friend, storm(700, 400, one)]).until(
        'action',
      );
    const t = table(0);
    expect(has(t, 'serve')).toBe(true);
    t.take(t.options().find((id) => id.endsWith('/serve'))!);
    expect([t.open, t.options()]).toEqual([['0 free-action'], ['attack', 'move', 'none']]);
    expect(t.take('none').until('action').state.turn?.actions).toBe(2);
    expect(has(table(1), 'serve')).toBe(false);
    expect(has(table(0, rebels(900, 800, one)), 'serve')).toBe(false);
  });
  it('You Serve Your Master Well: an enemy gains 3 suppression tokens', () => {
    const t = acting('you-serve-your-master-well', 0, [
      unit('luke-skywalker-jedi-knight', 0, 400, 400),
      storm(500, 400, { ...one, ...holding('suppression', 1) }),
    ]);
    t.until('action').take('card:command:0.you-serve-your-master-well/serve').until('action');
    expect(t.tokens(1, 'suppression')).toBe(4);
  });
});
