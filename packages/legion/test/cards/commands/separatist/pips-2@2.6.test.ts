import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { hasKeyword, keywordOf, keywordTargets } from '../../../../src/values.ts';
import { type Spec, unit } from '../../../table.ts';
import { alone, holding, storm } from '../../../troops.ts';
import { acting26 as acting, resolving26 as resolving } from '../../played.ts';
import { inActivation, told } from '../../watching.ts';

const one = alone(4);

describe('Pincer Attack', () => {
  const BIKES: Spec = { degrees: 0, minis: [null, 'fallen'] };
  const stap = (x: number, y: number, seat = 0) => unit('stap-riders', seat, x, y, { ...BIKES, degrees: 90 });
  const pinced = (gap: number, seat = 0) =>
    acting('pincer-attack', 0, [
      ...[stap(400, 400), storm(800, 400, { ...one, ...holding('suppression', 1) })],
      unit('stap-riders', seat, 800, 400 + 13.5 + 17.5 + gap, { ...BIKES, degrees: 90, order: 'facedown' }),
    ]).fight({ defender: '1' }).cover;
  it('Pincer Attack: no cover before another vehicle within 1, and cover a millimetre beyond, or before an enemy’s', () => {
    expect([pinced(100), pinced(SEGMENT + 60), pinced(100, 1)]).toEqual([0, 1, 1]);
  });
  it('Pincer Attack: not for troopers who attack, nor for the enemy’s vehicles', () => {
    const near = (card: string, seat: number, target: Spec) =>
      acting('pincer-attack', 0, [
        ...[unit(card, seat, 400, 400, { degrees: 90, ...(seat ? BIKES : one) }), target],
        unit(seat ? '74-z-speeder-bikes' : 'stap-riders', seat, 800, 520, { ...BIKES, degrees: 90, order: 'facedown' }),
      ]);
    const crouched = { ...one, ...holding('suppression', 1) };
    expect(near('b1-battle-droids', 0, storm(800, 400, crouched)).fight({ defender: '1' }).cover).toBe(1);
    const theirs = near('74-z-speeder-bikes', 1, unit('rebel-troopers', 0, 800, 400, crouched));
    expect(theirs.fight({ defender: '1' }).cover).toBe(1);
  });
});

describe('Supreme Commander in 2.6', () => {
  it('Supreme Commander: ordered units and troopers at range 1 gain a surge token', () => {
    const t = resolving('supreme-commander', [
      unit('general-grievous-sinister-cyborg', 0, 400, 400),
      unit('b1-battle-droids', 0, 700, 400, alone(6)),
      storm(1500, 700),
    ]).goOn(inActivation);
    expect([t.tokens(0, 'surge'), t.tokens(1, 'surge')]).toEqual([1, 1]);
    expect(hasKeyword(t.g, t.unit(0), 'ruthless')).toBe(true);
  });
});

describe('We Serve the Queen', () => {
  const far = storm(1700, 850);
  it('We Serve the Queen: they coordinate each other and are readier', () => {
    const warriors = 'geonosian-warriors-soldiers-of-the-hive';
    const t = resolving(
      'we-serve-the-queen',
      [unit('poggle-the-lesser', 0, 300, 300), unit(warriors, 0, 450, 300), unit('sun-fac', 0, 300, 500), far],
      { stage: 0, hands: [{ cards: ['we-serve-the-queen'] }, {}] },
    );
    t.goOn(inActivation);
    expect(keywordTargets(t.g, t.unit(1), 'coordinate')).toEqual(['Geonosian Warriors']);
    expect([keywordOf(t.g, t.unit(2), 'direct'), keywordOf(t.g, t.unit(2), 'coordinate')]).toEqual([0, 1]);
    const go = acting('we-serve-the-queen', { unit: 0, step: 'start' }, [
      unit(warriors, 0, 450, 300, { order: 'faceup' }),
      unit('poggle-the-lesser', 0, 300, 300),
      far,
    ]).until('action');
    expect([go.tokens(0, 'aim'), go.tokens(0, 'dodge')]).toEqual([1, 1]);
  });
});

describe('We Serve the Queen', () => {
  const far = storm(1700, 850, one);
  const mine = (card: string, x: number, y: number, more: Spec = {}) => unit(card, 0, x, y, more);
  const start = (active: number) => ({ unit: active, step: 'start' });
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
});
