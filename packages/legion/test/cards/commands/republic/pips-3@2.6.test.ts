import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { hasKeyword, keywordOf, speedOf } from '../../../../src/values.ts';
import { apart, type Spec, type Table, unit } from '../../../table.ts';
import { alone, holding, rebels, storm } from '../../../troops.ts';
import { acting26 as acting, resolving26 as resolving } from '../../played.ts';
import { inActivation, use } from '../../watching.ts';

const one = alone(4);
const clones = (x: number, y: number, more: Spec = {}) => unit('clone-trooper-infantry', 0, x, y, { ...one, ...more });
const mine = (card: string, x: number, y: number, more: Spec = {}) => unit(card, 0, x, y, more);

describe('Diplomatic Cover in 2.6', () => {
  const far = storm(1700, 850, one);
  it('Diplomatic Cover: Inspire for Padmé, unless it was divulged', () => {
    const inspire = (divulged: readonly string[]) => {
      const t = acting('diplomatic-cover', 0, [mine('padme-amidala', 400, 400), rebels(700, 400, one), far], {
        hands: [{ played: 'diplomatic-cover', divulged }, {}],
      });
      return [0, 1].map((id) => keywordOf(t.g, t.unit(id), 'inspire'));
    };
    expect([inspire([]), inspire(['diplomatic-cover'])]).toEqual([
      [3, 0],
      [2, 0],
    ]);
  });
});

describe('Flexible Strategy', () => {
  const far = storm(1500, 700, one);
  it('Flexible Strategy: a vehicle gains a token, a trooper moves or loses fear', () => {
    const ordering = (who: Spec, script: Parameters<Table['goOn']>[1]) => {
      const t = resolving('flexible-strategy', [
        who,
        unit('clone-captain-rex', 0, 300, 300, { order: 'facedown' }),
        far,
      ]);
      t.goOn(inActivation, {
        nominate: '1',
        'window:unit.ordered': (a) => (a.type === 'choice' ? a.options[0]!.id : ''),
        ...script,
      });
      return t;
    };
    const tank = ordering(unit('barc-speeder', 0, 600, 300), { 'card-way': 'dodge' });
    expect(tank.tokens(0, 'dodge')).toBe(1);
    const moved = ordering(clones(600, 300), { move: { kind: 'standard', speed: 1, heading: 0, bend: 0, way: 1 } });
    expect(moved.pose(0)[1]).toBeGreaterThan(300);
    const calm = ordering(clones(600, 300, holding('suppression', 2)), { may: 'no' });

    const lost = (t: Table) => t.events('tokens').filter(({ why }) => why === 'flexible-strategy');
    const brave = ordering(clones(600, 300, holding('suppression', 2)), {
      may: 'yes',
      move: { kind: 'standard', speed: 1, heading: 0, bend: 0, way: 1 },
    });
    expect([calm.pose(0)[1], lost(calm)]).toMatchObject([300, [{ unit: 0, token: 'suppression', change: -1 }]]);
    expect([brave.pose(0)[1] > 300, lost(brave)]).toEqual([true, []]);
  });
});

describe('Flexible Strategy', () => {
  const far = storm(1700, 850, one);
  it('Flexible Strategy: a speed-1 move; one token is enough to be asked', () => {
    const t = resolving('flexible-strategy', [
      mine('clone-captain-rex', 300, 300, { order: 'facedown' }),
      mine('clone-trooper-infantry', 600, 300, { ...one, ...holding('suppression') }),
      far,
    ]).until('window:unit.ordered', { nominate: '0' });
    use(t, 'flexible-strategy');
    expect(t.open).toEqual(['0 may']);
    t.take('yes');
    const go = { kind: 'standard', heading: 0, bend: 0, way: 1 };
    expect(t.match.decide(0, { ...go, speed: 2 })).toBeDefined();
    t.take({ ...go, speed: 1 });
  });
});

describe('General Skywalker', () => {
  it('General Skywalker: Inspire 2 and an aim token for each unit ordered with it', () => {
    const t = resolving('general-skywalker', [
      unit('anakin-skywalker-the-chosen-one', 0, 300, 300),
      storm(1500, 700),
    ]).goOn(inActivation);
    expect([t.tokens(0, 'aim'), keywordOf(t.g, t.unit(0), 'inspire')]).toEqual([1, 2]);
  });
});

describe('Leaders of the 501st', () => {
  it('Leaders of the 501st: friends within 2 of Anakin or Rex are Indomitable', () => {
    const t = acting('leaders-of-the-501st', 0, [
      unit('clone-captain-rex', 0, 400, 400),
      clones(400 + apart(2 * SEGMENT), 400),
      clones(400, 400 + apart(2 * SEGMENT + 0.01)),
      storm(500, 400, one),
    ]);
    expect([0, 1, 2, 3].map((id) => hasKeyword(t.g, t.unit(id), 'indomitable'))).toEqual([true, true, false, false]);
  });
});

describe('We Do What We Do', () => {
  const far = storm(1700, 850);
  it('We Do What We Do: whoever is there helps', () => {
    const batch = unit('the-bad-batch-clone-force-99-republic', 0, 400, 400, {
      upgrades: ['hunter-the-bad-batch-clone-force-99-republic', 'tech', 'crosshair'],
    });
    const [t, bare] = [acting('we-do-what-we-do', 0, [batch, far]), acting('push', 0, [batch, far])];
    const has = (['tactical', 'reliable', 'precise'] as const).map((k) => keywordOf(t.g, t.unit(0), k));
    const before = (['tactical', 'reliable', 'precise'] as const).map((k) => keywordOf(bare.g, bare.unit(0), k));
    expect(has.map((n, i) => n - before[i]!)).toEqual([1, 0, 1]);
    expect(speedOf(t.g, t.unit(0)) - speedOf(bare.g, bare.unit(0))).toBe(1);
  });
});

describe('We Do What We Do', () => {
  const far = storm(1700, 850, one);
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
});
