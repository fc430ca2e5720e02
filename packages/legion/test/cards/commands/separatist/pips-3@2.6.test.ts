import { describe, expect, it } from 'vitest';
import { go } from '../../../flow/activation/move/moving.ts';
import { type Script, type Spec, unit } from '../../../table.ts';
import { alone, storm } from '../../../troops.ts';
import { acting26 as acting, resolving26 as resolving } from '../../played.ts';
import { inActivation, using } from '../../watching.ts';

describe('Full Throttle', () => {
  const far = storm(1700, 850);
  const BIKES: Spec = { degrees: 0, minis: [null, 'fallen'] };
  const GRIEVOUS = 'general-grievous-sinister-cyborg';
  const stap = (x: number, y: number, seat = 0) => unit('stap-riders', seat, x, y, { ...BIKES, degrees: 90 });
  it('Full Throttle: dodges for the ordered, a surge for each move of a vehicle, not of a trooper', () => {
    const t = resolving('full-throttle', [unit(GRIEVOUS, 0, 300, 300), stap(500, 500), far]).goOn(inActivation);
    expect([0, 1].map((id) => t.tokens(id, 'dodge'))).toEqual([1, 1]);
    const moved = (own: Spec) =>
      acting('full-throttle', { unit: 0, step: 'act' }, [own, unit(GRIEVOUS, 0, 300, 300), far])
        .until('action')
        .take('move')
        .until('action')
        .tokens(0, 'surge');
    expect(moved(stap(500, 500))).toBeGreaterThan(0);
    expect(moved(unit('b1-battle-droids', 0, 500, 500))).toBe(0);
  });
});

describe('Unstoppable Advance', () => {
  const far = storm(1700, 850);
  it('Unstoppable Advance: a move for whoever is ordered, if its player likes', () => {
    const moves = (script: Script) =>
      resolving('unstoppable-advance', [unit('count-dooku', 0, 300, 300), unit('b1-battle-droids', 0, 500, 500), far])
        .goOn(inActivation, script)
        .events('moved')
        .map(({ unit: id }) => id)
        .sort();
    expect(moves({ 'window:unit.ordered': using('unstoppable-advance') })).toEqual([0, 1]);
    expect(moves({})).toEqual([]);
    const asked = resolving('unstoppable-advance', [unit('count-dooku', 0, 300, 300), far]).until('move', {
      'window:unit.ordered': using('unstoppable-advance'),
    });
    const fits = (speed: number): boolean => asked.match.check(0, go('standard', speed, 90)) === undefined;
    expect([fits(1), fits(2)]).toEqual([true, false]);
  });
});

describe('We Make Weapons', () => {
  const use = (card: string, seat = 0) => `command:${seat}.${card}`;
  const one = alone(4);
  const far = storm(1500, 700, one);
  it('We Make Weapons: droid troopers of the corps only', () => {
    const t = resolving('we-make-weapons', [
      unit('poggle-the-lesser', 0, 300, 300),
      unit('b1-battle-droids', 0, 500, 300, { minis: [null, 'fallen'], tokens: { suppression: 2 } }),
      unit('bx-series-droid-commandos', 0, 700, 300),
      far,
    ]);
    const asked: string[][] = [];
    t.goOn(inActivation, {
      'window:unit.ordered': (a) => {
        const ids = a.type === 'choice' ? a.options.map(({ id }) => id) : [];
        asked.push(ids);
        return ids[0]!;
      },
    });
    expect(asked).toHaveLength(1);
    expect([t.unit(1).order, t.tokens(1, 'suppression')]).toEqual(['none', 1]);
  });
  it('We Make Weapons: a corps unit gives back its order for a fallen droid', () => {
    const t = resolving('we-make-weapons', [
      unit('poggle-the-lesser', 0, 300, 300),
      unit('b1-battle-droids', 0, 500, 300, { minis: [null, null, null, 'fallen'] }),
      storm(1500, 700),
    ]);
    const before = t.alive(1);
    t.goOn(inActivation, { 'window:unit.ordered': use('we-make-weapons') });
    expect([t.alive(1), t.events('orderReturned').map(({ unit: u }) => u)]).toEqual([before + 1, [1]]);
  });
});
