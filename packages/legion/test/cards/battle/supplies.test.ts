import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { SUPPLIES, type Supply, suppliesOf } from '../../../src/supplies.ts';
import { hasKeyword, keywordOf } from '../../../src/values.ts';
import { lay, type Spec, type TableSpec, unit } from '../../table.ts';
import { alone, LEIA, rebels, storm, VADER } from '../../troops.ts';

/** Supply Drop: containers, what comes out of them, and what it does. R-LE-110 */

const CARD = 'supply-drop';
const one = alone(4);
const TOKEN = 12.55;
const battle = { condition: CARD, deployment: 'battle-lines' };
const container = (more: Spec = {}) => ({
  kind: 'condition',
  by: CARD,
  x: 400 + 13.5 + TOKEN,
  y: 400,
  note: 'facedown',
  ...more,
});
const table = (more: Partial<TableSpec> = {}) =>
  lay({
    units: [rebels(400, 400, one), storm(1700, 800)],
    active: 0,
    battle,
    markers: [container()],
    ...more,
  }).until('action');
const offers = (spec: Partial<TableSpec>) =>
  table(spec)
    .options()
    .flatMap((id) => (id.includes(CARD) ? [id.slice(id.lastIndexOf('/') + 1)] : []));

describe('Supply Drop', () => {
  it('six containers in turn, blue first, beyond range 1 of the zones and of each other', () => {
    const t = lay({
      units: [
        { card: LEIA, seat: 0, status: 'reserve' },
        { card: VADER, seat: 1, status: 'reserve' },
      ],
      phase: 'prepare',
      round: 0,
      battle,
    }).until('marker-place');
    const seats: number[] = [];
    t.refuses({ x: 400, y: 2 * SEGMENT + TOKEN - 0.1 }, 'LE-EINSATZZIELKARTEN-03');
    t.take({ x: 200, y: 457 });
    t.refuses({ x: 200 + 2 * TOKEN + SEGMENT - 0.1, y: 457 }, 'LE-EINSATZZIELKARTEN-03');
    for (const x of [500, 800, 1100, 1400, 1700]) {
      seats.push(t.ask().seat);
      t.take({ x, y: 457 });
    }
    expect([seats, t.state.markers.map(({ note }) => note)]).toEqual([[1, 0, 1, 0, 1], Array(6).fill('facedown')]);
  });
  it('troopers whose leader touches one resupply for nothing; creatures and vehicles do not', () => {
    expect(offers({})).toEqual(['resupply']);
    expect(offers({ markers: [container({ x: 430 })] })).toEqual([]);
    const big = { markers: [container({ x: 400, y: 400 + 25 + TOKEN + 0.01 })] };
    expect(offers({ units: [unit('tauntaun-riders', 0, 400, 400)], ...big })).toEqual([]);
    const t = table();
    t.take(t.options().find((id) => id.endsWith('/resupply'))!);
    expect(t.options()).toHaveLength(2);
    t.take(t.options()[0]!);
    expect(t.state.turn!.actions).toBe(2);
  });
  it('the container is turned faceup, the next time it is gone', () => {
    const left = (more: Spec) => {
      const t = table({ markers: [container(more)] });
      t.take(t.options().find((id) => id.endsWith('/resupply'))!).take(t.options()[0]!);
      return t.state.markers.map(({ note }) => note);
    };
    expect([left({}), left({ note: null })]).toEqual([[undefined], []]);
  });
  it('of two cards that are drawn it keeps one; nobody has a card twice, and there are two of each', () => {
    const drawn = (own: readonly Supply[], elsewhere: readonly Supply[], used: readonly Supply[]) => {
      const t = table({
        units: [
          rebels(400, 400, { ...one, note: { [CARD]: [...own] } }),
          rebels(60, 60, { ...one, note: { [CARD]: [...elsewhere] } }),
          storm(1700, 800),
        ],
        note: { [CARD]: [...used] },
      });
      t.take(t.options().find((id) => id.endsWith('/resupply'))!);
      if (t.open[0] === '0 card-way') t.take(t.options()[0]!);
      told = t.events('note').map(({ why }) => why.text);
      return t.unit(0).note[CARD];
    };
    let told: readonly string[] = [];
    const [kept, ...others] = SUPPLIES;
    // Everything but the last two of one kind is gone: that is what it gets.
    expect([drawn([], others, others), told]).toEqual([[kept], ['le.supplied']]);
    expect([drawn([kept], others, others), told]).toEqual([[kept], ['le.notSupplied']]);
    expect([drawn([], SUPPLIES, SUPPLIES), told]).toEqual([[], ['le.notSupplied']]);
  });
  it('what a card lends is the unit’s as long as it has it', () => {
    const with_ = (supply: Supply) => {
      const t = table({ units: [rebels(400, 400, { ...one, note: { [CARD]: [supply] } }), rebels(60, 60, one)] });
      return { g: t.g, unit: t.unit(0), other: t.unit(1) };
    };
    for (const [supply, keyword] of [
      ['camouflage', 'low-profile'],
      ['field-scanner', 'sharpshooter'],
      ['grapnel-harpoon', 'expert-climber'],
      ['holoprojector', 'inspire'],
      ['precision-scopes', 'precise'],
      ['targeting-rangefinder', 'target'],
    ] as const) {
      const { g, unit: own, other } = with_(supply);
      expect([supply, hasKeyword(g, own, keyword), hasKeyword(g, other, keyword)]).toEqual([supply, true, false]);
    }
    const { g, unit: own } = with_('precision-scopes');
    expect(keywordOf(g, own, 'precise')).toBe(1);
  });
  it('bacta and welder heal a friend at range 1, once: an action each', () => {
    const healing = (supply: Supply, card: string) => {
      const t = table({
        units: [
          rebels(400, 400, { ...one, note: { [CARD]: [supply] } }),
          unit(card, 0, 520, 400, { wounds: 2, order: 'facedown' }),
          storm(1700, 800),
        ],
        markers: [],
      });
      const use = t.options().find((id) => id.endsWith(`/${supply}`));
      if (!use) return undefined;
      t.take(use);
      return [t.wounds(1), suppliesOf(t.unit(0)).length, t.state.turn!.actions, t.state.battleNote[CARD]];
    };
    expect(healing('bacta-capsules', LEIA)).toEqual([1, 0, 1, ['bacta-capsules']]);
    expect(healing('bacta-capsules', 'at-rt-rebel')).toBeUndefined();
    expect(healing('arc-welder', 'at-rt-rebel')).toEqual([1, 0, 1, ['arc-welder']]);
    expect(healing('arc-welder', LEIA)).toBeUndefined();
  });
});
