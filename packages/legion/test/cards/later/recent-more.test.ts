import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { hasKeyword, speedOf } from '../../../src/values.ts';
import { apart, piece, type Spec, type Table, unit } from '../../table.ts';
import { alone, holding, LUKE, rebels, storm } from '../../troops.ts';
import { acting26 as acting, resolving26 as resolving } from '../commands/played.ts';
import { offered, told, use } from './watching.ts';

/** Command cards of 2.6 that were read last: how fast, how far, and what is left alone. */

const one = alone(4);
const far = storm(1700, 850, one);
const mine = (card: string, x: number, y: number, more: Spec = {}) => unit(card, 0, x, y, more);
const start = (active: number) => ({ unit: active, step: 'start' });
const begun = (t: Table) => t.state.phase === 'activation' && t.state.stage > 0;
const go = { kind: 'standard', heading: 0, bend: 0, way: 1 };
/** The move that is asked for is one at speed 1. */
const atSpeedOne = (t: Table, heading = 0) => {
  const { seat } = t.ask();
  expect(t.match.decide(seat, { ...go, heading, speed: 2 }), 'speed 2').toBeDefined();
  t.take({ ...go, heading, speed: 1, way: 0.2 });
};

describe('Major Marquand', () => {
  const MARQUAND = mine('major-marquand', 800, 450, { degrees: 0 });
  const bikes = (x: number, y: number, more: Spec = {}) =>
    mine('74-z-speeder-bikes', x, y, { minis: [null, 'fallen'], ...more });
  it('Squadron, On Me: they pivot, enemies on standby may react, and they move at speed 1', () => {
    const t = acting('squadron-on-me', start(0), [
      MARQUAND,
      bikes(500, 450),
      storm(300, 450, { ...one, ...holding('standby') }),
      far,
    ]);
    use(t.until('window:unit.activates'), 'squadron').take(['1']);
    t.until('move').take({ kind: 'pivot', degrees: 90 });
    expect(t.open).toEqual(['1 free-action']);
    t.take('none').until('move');
    expect(t.match.decide(0, { ...go, speed: 2 })).toBeDefined();
  });
  const ordering = (units: readonly Spec[], script: Record<string, string> = {}) =>
    resolving('armored-cavalry', [...units, far]).goOn(begun, {
      nominate: '0',
      'window:unit.ordered': (a) =>
        a.type === 'choice' ? (a.options.find(({ id }) => id.includes('armored'))?.id ?? 'pass') : '',
      ...script,
    });
  const gained = (t: Table, id: number) => [t.tokens(id, 'dodge'), t.tokens(id, 'aim'), t.events('moved').length];
  it('Armored Cavalry: who is held fast behind him gains nothing', () => {
    const held = ordering([MARQUAND, bikes(800, 200, holding('immobilize', 4))]);
    expect([held.unit(1).order, ...gained(held, 1)]).toEqual(['faceup', 0, 0, 0]);
  });
  it('Armored Cavalry: behind him a speed-1 move', () => {
    const t = resolving('armored-cavalry', [MARQUAND, bikes(800, 200), far]).until('window:unit.ordered', {
      nominate: '0',
    });
    atSpeedOne(use(t, 'armored').until('move'));
  });
  it('Armored Cavalry: not himself, nor whom he orders by himself', () => {
    const asked = (t: Table) => offered(t, 'armored-cavalry', begun, { nominate: '0' });
    expect(asked(resolving('armored-cavalry', [MARQUAND, far]))).toEqual([]);
    const direct = resolving('armored-cavalry', [MARQUAND, bikes(800, 700), far]).until('window:command.orders', {
      nominate: '0',
    });
    use(direct, 'direct');
    expect([
      direct.goOn((t) => t.unit(1).order === 'faceup', { 'card-unit': '1' }).unit(1).order,
      asked(direct),
    ]).toEqual(['faceup', []]);
  });
});

describe('others', () => {
  it('You Have Something I Want: without dark troopers that have an order nothing happens', () => {
    const heard = (...units: readonly Spec[]) =>
      told(
        resolving('you-have-something-i-want', [mine('moff-gideon', 300, 300), ...units, far], { round: 2 }).goOn(
          begun,
        ),
        'you-have-something-i-want',
      );
    expect(heard(rebels(400, 400, one))).toEqual([]);
    expect(heard(mine('imperial-dark-troopers', 400, 400, alone(3)))).toEqual([null]);
  });
  it('Not Out of It Yet: a speed-1 move; Luke alone gains nothing', () => {
    const t = resolving('not-out-of-it-yet', [mine(LUKE, 300, 300), far]).until('window:unit.ordered');
    atSpeedOne(use(t, 'not-out').until('move'));
    const luke = acting('not-out-of-it-yet', start(0), [mine(LUKE, 300, 300), far]).until('action');
    expect(luke.tokens(0, 'aim')).toBe(0);
  });
  it('We Do What We Do: the Batch is faster with Hunter, and nobody else with him', () => {
    const HUNTER = 'hunter-the-bad-batch-clone-force-99-republic';
    const speed = (card: string, upgrades: readonly string[], played = 'we-do-what-we-do') => {
      const t = acting(played, 0, [mine(card, 400, 400, { upgrades }), far]);
      return speedOf(t.g, t.unit(0));
    };
    const BATCH = 'the-bad-batch-clone-force-99-republic';
    expect(speed(BATCH, [HUNTER, 'tech'])).toBe(3);
    expect(speed(BATCH, ['tech', 'crosshair'])).toBe(2);
    expect(speed('rebel-troopers', [HUNTER])).toBe(2);
  });
  it('Flow of the Force: recovering is left to the Jedi', () => {
    const t = resolving('flow-of-the-force', [mine('jedi-knight-general', 300, 300, holding('suppression', 2)), far]);
    t.goOn(begun, { may: 'no', recover: ['suppression.0'] });
    expect(t.tokens(0, 'aim')).toBe(1);
    expect(t.events('tokens').filter(({ why }) => why === 'recover')).toEqual([]);
  });
  it('We Serve the Queen: warriors with an order, once', () => {
    const WARRIORS = 'geonosian-warriors-soldiers-of-the-hive';
    const tokens = (active: number, order: string) => {
      const t = acting('we-serve-the-queen', start(active), [
        mine(WARRIORS, 450, 300, { order }),
        mine('b1-battle-droids', 600, 300, { ...alone(6), order }),
        mine('poggle-the-lesser', 300, 300),
        far,
      ]).until('action');
      return [t.tokens(active, 'aim'), told(t, 'we-serve-the-queen').length, t.state.lasting.map(({ unit: id }) => id)];
    };
    expect(tokens(0, 'faceup')).toEqual([1, 1, [0]]);
    expect([tokens(0, 'none'), tokens(1, 'faceup')]).toEqual([
      [0, 0, []],
      [0, 0, []],
    ]);
  });
  it('A Simple Man: his friend moves at speed 1', () => {
    const BOBA = mine('boba-fett-daimyo-of-mos-espa', 400, 400, { order: 'faceup' });
    const t = resolving('a-simple-man', [BOBA, rebels(500, 400, one), far], { phase: 'activation', stage: 0 });
    atSpeedOne(t.until('card-unit').take('1').until('move'));
  });
  it('A Machine Made for Killing: the droid stands Steady', () => {
    const t = resolving('a-machine-made-for-killing', [mine('ig-88', 300, 300), rebels(500, 300, one), far]).goOn(
      begun,
    );
    expect([0, 1].map((id) => hasKeyword(t.g, t.unit(id), 'steady'))).toEqual([true, false]);
  });
  describe('Hondo', () => {
    const HONDO = mine('hondo-ohnaka', 400, 400, holding('suppression'));
    const business = (units: readonly Spec[], active = 0) =>
      acting('thats-just-good-business', start(active), [HONDO, ...units, far]);
    it('That’s Just Good Business: a free move; no deal without a melee that he has begun', () => {
      const t = business([storm(700, 400, one)]);
      use(t.until('window:unit.activates'), 'business')
        .until('move')
        .take({ ...go, speed: 1 });
      t.until('action');
      expect(t.events('action')).toMatchObject([{ unit: 0, action: 'move', free: true }]);
      expect(t.state.turn?.actions).toBe(2);
      expect(told(t, 'thats-just-good-business')).toHaveLength(1);
      const other = business([rebels(700, 600, one), storm(700 + apart(60), 600, { ...one, ...holding('aim') })], 1);
      other.until('action').take('move');
      other
        .until('move')
        .take({ ...go, heading: 90, speed: 2, engage: 2 })
        .until('action');
      expect([told(other, 'thats-just-good-business'), other.tokens(2, 'aim')]).toEqual([[], 1]);
    });
  });
  it('Aerial Assault: a jump of two levels, and enemies on standby may react to it', () => {
    const jumping = (height: number) => {
      const t = resolving(
        'aerial-assault',
        [mine('bo-katan-kryze', 300, 300), storm(300, 620, { ...one, ...holding('standby') }), far],
        { terrain: [piece('high-stone-wall', 300, 360, 300, 14, { height })] },
      ).until('window:unit.ordered');
      return use(t, 'aerial-assault').until('move').take({ kind: 'jump', speed: 2, heading: 0, bend: 0, way: 1 });
    };
    const t = jumping(2 * SEGMENT);
    expect([t.pose(0)[1] > 380, t.open]).toEqual([true, ['1 free-action']]);
    t.take('none').goOn(begun);
    expect(t.events('moved')).toHaveLength(1);
    expect(jumping(2 * SEGMENT + 0.1).pose(0)[1]).toBeLessThan(360);
  });
});
