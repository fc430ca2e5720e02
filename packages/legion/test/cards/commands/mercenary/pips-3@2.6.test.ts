import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { hasKeyword, keywordTargets } from '../../../../src/values.ts';
import { apart, type Script, type Spec, type Table, unit } from '../../../table.ts';
import { lay26 } from '../../../table26.ts';
import { alone, BOBA, holding, rebels, storm } from '../../../troops.ts';
import { acting26 as acting, resolving26 as resolving } from '../../played.ts';
import { inActivation, offers, told, use, using } from '../../watching.ts';

const BO = 'bo-katan-kryze';
const one = alone(4);

describe('Mandalore Will Survive', () => {
  /** What tokens a card has given and taken. */
  const by = (t: Table, card: string): readonly string[] =>
    t
      .events('tokens')
      .flatMap(({ unit: id, token, change, why }) => (why === card ? [`${id} ${token} ${change}`] : []));
  const far = storm(1700, 850, alone(4));
  const strike = (card: string, order: string, script: Script) =>
    acting('mandalore-will-survive', 0, [
      ...[unit(card, 0, 400, 400, { order }), unit('rebel-troopers', 1, 600, 400, alone(4)), far],
    ])
      .fight({ defender: '1', ...script })
      .until('action', script, 0)
      .events('moved').length;
  it('Mandalore Will Survive: who is ordered may lose a suppression token', () => {
    const tokens = (script: Script) =>
      by(
        resolving('mandalore-will-survive', [unit(BO, 0, 300, 300, holding('suppression', 3)), far]).goOn(
          inActivation,
          script,
        ),
        'mandalore-will-survive',
      );
    expect([tokens({ 'window:unit.ordered': using('mandalore') }), tokens({})]).toEqual([['0 suppression -1'], []]);
  });
  it('Mandalore Will Survive: a move after an attack for the clan with a faceup order, and for nobody else', () => {
    const GOES = { 'window:action.after': using('mandalore') };
    expect(strike(BO, 'faceup', GOES)).toBe(1);
    expect([strike(BO, 'none', GOES), strike('din-djarin', 'faceup', GOES), strike(BO, 'faceup', {})]).toEqual([
      0, 0, 0,
    ]);
  });
});

describe('Rule With Respect', () => {
  it('Rule With Respect: a black die for Boba and for a friend within 1 whom he sees', () => {
    const dice = (order: string, gap: number, active: number) => {
      const t = acting('rule-with-respect', active, [
        unit(BOBA, 0, 400, 400, { order }),
        storm(400, 400 + apart(gap), { ...one, seat: 0 }),
        rebels(620, 450, { ...one, seat: 1 }),
      ]);
      const boba = active === 0 ? { weapons: { '0.0': 'unit:fetts-ee-3-carbine', '0.1': 'none' } } : {};
      return t
        .fight(boba)
        .events('rolled')[0]!
        .dice.filter(({ colour }) => colour === 'black').length;
    };
    expect(dice('faceup', SEGMENT, 1) - dice('facedown', SEGMENT, 1)).toBe(1);
    expect(dice('faceup', SEGMENT + 0.01, 1)).toBe(dice('facedown', SEGMENT, 1));
    expect(dice('faceup', SEGMENT, 0) - dice('facedown', SEGMENT, 0)).toBe(1);
  });
  it('Rule With Respect: each attack, also two in one activation, but of enemies none', () => {
    const guard = (x: number, y: number) => storm(x, y, { ...one, seat: 0, tokens: { standby: 1 } });
    const t = acting('rule-with-respect', 3, [
      unit(BOBA, 0, 400, 400, { order: 'faceup' }),
      ...[guard(400, 460), guard(400, 340)],
      rebels(620, 400, { ...alone(4), seat: 1 }),
    ]).until('action');
    const whoever = (a: Ask) => (a.type === 'choice' ? a.options[0]!.id : '');
    t.take('aim').until('action', { 'card-unit': whoever, 'free-action': 'attack' });
    const dice = t.events('rolled').filter((e) => e.dice.some(({ colour }) => colour !== 'red'));
    expect(t.events('attack')).toHaveLength(2);
    expect(told(t, 'rule-with-respect')).toHaveLength(2);
    expect(dice.map((e) => e.dice.filter(({ colour }) => colour === 'black').length)).toEqual([1, 1]);
    t.take('attack').goOn(({ state }) => state.attacks.length === 0);
    expect(told(t, 'rule-with-respect')).toHaveLength(2);
  });
});

describe('Stories, So Many of Them True', () => {
  const far = storm(1700, 850);
  it('Stories, So Many of Them True: his fear is a token for a friend', () => {
    const t = acting('stories-so-many-of-them-true', { unit: 0, step: 'start' }, [
      rebels(400, 400, one),
      unit('hondo-ohnaka', 0, 500, 400, { order: 'faceup' }),
      far,
    ]).until('action', { 'window:unit.activates': using('stories'), 'card-way': 'dodge' });
    expect(t.tokens(0, 'dodge')).toBe(1);
  });
});

describe('Stories, So Many of Them True', () => {
  const far = storm(1700, 850, one);
  const HONDO = 'hondo-ohnaka';
  it('Stories: a friend within 4 of Hondo with an order and his wits', () => {
    const table = (friend: Spec, hondo: Spec = {}, active = 1) =>
      acting('stories-so-many-of-them-true', { unit: active, step: 'start' }, [
        unit(HONDO, 0, 300, 400, { order: 'faceup', ...hondo }),
        friend,
        far,
      ]);
    const asked = (...args: Parameters<typeof table>) => offers(table(...args), 'unit.activates', 'stories');
    const at = (gap: number) => rebels(300 + apart(gap), 400, one);
    const t = table(at(4 * SEGMENT));
    expect(offers(t, 'unit.activates', 'stories')).toBe(true);
    use(t, 'stories');
    expect(t.options()).toEqual(['aim', 'dodge', 'surge']);
    t.take('surge');
    expect([t.tokens(0, 'surge'), t.tokens(1, 'surge')]).toEqual([0, 1]);
    expect(asked(at(4 * SEGMENT + 0.1))).toBe(false);
    expect(asked(at(100), { order: 'facedown' })).toBe(false);
    expect(asked(at(100), { panicked: true, tokens: { suppression: 9 } })).toBe(false);
    expect(asked(at(100), {}, 2)).toBe(false);
  });
});

describe('Victory or Death!', () => {
  const foe = (x: number, y: number, more: Spec = {}) => unit('rebel-troopers', 1, x, y, { ...one, ...more });
  const SAXON = 'gar-saxon-militant-commando';
  const saxon = (card: string, gap: number) =>
    resolving(card, [
      unit(SAXON, 0, 300, 300),
      unit('stormtroopers', 0, 300 + apart(gap), 300, one),
      unit('mandalorian-super-commandos', 0, 300, 700),
      foe(1700, 850),
    ]).goOn(inActivation);
  it('Victory or Death!: aim for the ordered, also further away; special forces are indomitable', () => {
    const t = saxon('victory-or-death', SEGMENT + 0.1);
    expect([0, 1, 2, 3].map((id) => t.tokens(id, 'aim'))).toEqual([1, 1, 1, 0]);
    expect([0, 1, 2].map((id) => hasKeyword(t.g, t.unit(id), 'indomitable'))).toEqual([true, false, true]);
  });
});

describe('We Shape Ourselves', () => {
  const far = storm(1700, 850, alone(4));
  const SHAPE = 'we-shape-ourselves';
  const prepare = (others: readonly Spec[]) =>
    lay26({
      units: [unit('the-armorer', 0, 0, 0, { status: 'reserve' }), ...others, storm(0, 0, { status: 'reserve' })],
      phase: 'prepare',
      round: 0,
      battle: { primary: 'close-the-pocket' },
      hands: [{ cards: [SHAPE] }, {}],
    });
  it('We Shape Ourselves: divulged it gives two of the Watch a cache each', () => {
    const t = prepare([
      unit('din-djarin', 0, 0, 0, { status: 'reserve' }),
      unit(BO, 0, 0, 0, { status: 'reserve' }),
      unit('paz-vizsla', 0, 0, 0, { status: 'reserve' }),
    ]);
    t.until('divulge').take(SHAPE).until('card-units');
    expect([t.options(), t.ask()]).toMatchObject([['0', '1', '3'], { min: 2, max: 2 }]);
    t.take(['0', '1']).until('card-way').take('dodge').until('card-way').take('aim');
    expect([0, 1, 2, 3].map((id) => keywordTargets(t.g, t.unit(id), 'cache'))).toEqual([
      ['Dodge 1'],
      ['Aim 1'],
      [],
      [],
    ]);
  });
  it('We Shape Ourselves: the cached token stays in the end phase, and only that one', () => {
    const cached = (unit_: number) => ({
      source: `command:0.${SHAPE}`,
      unit: unit_,
      until: 'game',
      value: 'keyword.cache',
      modifier: { add: 1 },
      note: 'Dodge 1',
    });
    const dodges: Spec = { ...holding('dodge', 2), note: { 'cache.dodge': 1 } };
    const t = lay26({
      units: [unit('the-armorer', 0, 300, 300, dodges), unit('din-djarin', 0, 600, 300, holding('dodge', 2)), far],
      phase: 'end',
      stage: 0,
      lasting: [cached(0)],
      hands: [{ cards: [SHAPE], divulged: [SHAPE] }, {}],
    });
    expect(
      t.events('tokens').flatMap(({ unit: id, token, change, why }) => (why === 'end' ? [[id, token, change]] : [])),
    ).toEqual([
      [0, 'dodge', -1],
      [1, 'dodge', -2],
    ]);
  });
  it('We Shape Ourselves: who is ordered may recover, unless the card was divulged', () => {
    const offered = (divulged: readonly string[]) =>
      told(
        resolving(SHAPE, [unit('the-armorer', 0, 300, 300), far], { hands: [{ played: SHAPE, divulged }, {}] }).goOn(
          inActivation,
          { 'window:unit.ordered': using(SHAPE) },
        ),
        SHAPE,
      ).length;
    expect([offered([]), offered([SHAPE])]).toEqual([1, 0]);
  });
});
