import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { hasKeyword } from '../../../../src/values.ts';
import { piece, type Spec, type Table, unit } from '../../../table.ts';
import { lay26 } from '../../../table26.ts';
import { alone, holding, rebels, storm } from '../../../troops.ts';
import { acting26 as acting, resolving26 as resolving } from '../../played.ts';
import { activationsBegun, inActivation, use, using } from '../../watching.ts';

/** What tokens a card has given and taken. */
const by = (t: Table, card: string): readonly string[] =>
  t.events('tokens').flatMap(({ unit: id, token, change, why }) => (why === card ? [`${id} ${token} ${change}`] : []));
const one = alone(4);

describe('Aerial Assault', () => {
  const far = storm(1700, 850);
  it('Aerial Assault: a jump for who is ordered, and Death from Above', () => {
    const t = resolving('aerial-assault', [
      unit('bo-katan-kryze', 0, 300, 300),
      unit('rebel-troopers', 0, 500, 300),
      far,
    ]).goOn(inActivation, { 'window:unit.ordered': using('aerial-assault') });
    expect(t.events('moved').map(({ unit: id }) => id)).toEqual([0]);
    expect([0, 1].map((id) => hasKeyword(t.g, t.unit(id), 'death-from-above'))).toEqual([true, false]);
    expect(t.unit(1).order).toBe('faceup');
  });
});

describe('Aerial Assault', () => {
  const far = storm(1700, 850, one);
  it('Aerial Assault: those with an order that jump come from above; who is ordered jumps up to two levels', () => {
    const from = (units: readonly Spec[]) => {
      const t = acting('aerial-assault', 0, [...units, far]);
      return units.map((_u, id) => hasKeyword(t.g, t.unit(id), 'death-from-above'));
    };
    const jumper = (order: string, seat = 0) =>
      unit('mandalorian-super-commandos', seat, 300 + 200 * seat, 300, { order });
    expect(from([jumper('faceup')])).toEqual([true]);
    expect(from([jumper('none')])).toEqual([false]);
    expect(from([rebels(300, 300, { order: 'faceup' }), jumper('faceup', 1)])).toEqual([false, false]);
  });
});

describe('Aerial Assault', () => {
  const far = storm(1700, 850, one);
  const mine = (card: string, x: number, y: number, more: Spec = {}) => unit(card, 0, x, y, more);
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
    t.take('none').goOn(activationsBegun);
    expect(t.events('moved')).toHaveLength(1);
    expect(jumping(2 * SEGMENT + 0.1).pose(0)[1]).toBeLessThan(360);
  });
});

describe('Make the Impossible Possible', () => {
  const far = storm(1700, 850, alone(4));
  const SABINE = 'sabine-wren-back-in-the-fold';
  const IMPOSSIBLE = 'make-the-impossible-possible';
  it('Make the Impossible Possible: Sabine is steady in that round and leaves one graffiti, free of charge', () => {
    const t = acting(IMPOSSIBLE, 0, [unit(SABINE, 0, 400, 400), far], {
      terrain: [piece('barricade', 400, 480, 70, 27)],
    });
    expect(hasKeyword(t.g, t.unit(0), 'steady')).toBe(true);
    t.until('action').take(`card:command:0.${IMPOSSIBLE}/paint`).until('action');
    expect([t.state.markers.map(({ kind }) => kind), t.state.turn?.actions]).toEqual([['graffiti'], 2]);
    expect(t.options()).not.toContain(`card:command:0.${IMPOSSIBLE}/paint`);
  });
  it('Make the Impossible Possible: later the graffiti still counts, once for each unit, and she is no longer steady', () => {
    const marker = (by: string, x: number) => ({ kind: 'graffiti', x, y: 400, seat: 0, by: `command/${by}` });
    const lasting = (card: string) => ({ source: `command:0.${card}`, unit: 1, until: 'game', note: 'graffiti' });
    const cards = [IMPOSSIBLE, 'symbol-of-rebellion'];
    const t = lay26({
      units: [
        unit('clan-wren-veterans', 0, 600, 400, { ...holding('suppression', 2) }),
        unit(SABINE, 0, 100, 800),
        far,
      ],
      active: { unit: 0, step: 'rally' },
      markers: [marker(IMPOSSIBLE, 800), marker('symbol-of-rebellion', 850)],
      lasting: cards.map(lasting),
      hands: [{ played: 'push', discard: cards }, {}],
    }).until('action');
    expect(t.events('rallied')[0]!.faces).toHaveLength(3);
    expect(hasKeyword(t.g, t.unit(1), 'steady')).toBe(false);
  });
});

describe('Vengeful Strike', () => {
  const far = storm(1700, 850, alone(4));
  const saxons = (more: Spec = {}) => [
    unit('rook-kast', 0, 300, 300, more),
    unit('super-commandos', 0, 500, 300),
    unit('stormtroopers', 0, 300, 500, alone(4)),
    far,
  ];
  it('Vengeful Strike: standby for Rook and another of the clan', () => {
    const t = resolving('vengeful-strike', saxons()).goOn(inActivation);
    expect([0, 1, 2].map((id) => t.tokens(id, 'standby'))).toEqual([1, 1, 0]);
  });
  it('Vengeful Strike: who loses that standby gains an aim and a dodge token, once', () => {
    const t = resolving('vengeful-strike', saxons()).goOn(inActivation);
    t.until('activate').take('1').until('action').take('dodge').until('action');
    expect(by(t, 'vengeful-strike')).toEqual(['0 standby 1', '1 standby 1', '1 aim 1', '1 dodge 1']);
    const other = acting('vengeful-strike', 0, saxons(holding('standby', 1)));
    other.until('action').take('dodge').until('action');
    expect([other.tokens(0, 'standby'), by(other, 'vengeful-strike')]).toEqual([0, []]);
  });
});
