import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { hasKeyword, keywordOf, keywordTargets } from '../../../src/values.ts';
import { lay26 } from '../../edition26/table26.ts';
import { apart, piece, type Script, type Spec, type Table, unit } from '../../table.ts';
import { alone, holding, storm } from '../../troops.ts';
import { acting26 as acting, resolving26 as resolving } from '../commands/played.ts';
import { told } from './watching.ts';

/** Command cards of Mandalorian clans: whom they mean, and whom not. R-L2-50 */

const inActivation = (t: Table) => t.state.phase === 'activation';
const use = (card: string) => (a: Ask) =>
  a.type === 'choice' ? (a.options.find(({ id }) => id.includes(card))?.id ?? 'pass') : '';
/** What tokens a card has given and taken. */
const by = (t: Table, card: string): readonly string[] =>
  t.events('tokens').flatMap(({ unit: id, token, change, why }) => (why === card ? [`${id} ${token} ${change}`] : []));
const far = storm(1700, 850, alone(4));
const BO = 'bo-katan-kryze';
const SABINE = 'sabine-wren-back-in-the-fold';

describe('Clan Kryze', () => {
  it('Close Formation: precise and outmanoeuvring while another of the clan is within 1', () => {
    const has = (gap: number, other = 'axe-woves') => {
      const t = acting('close-formation', 0, [unit(BO, 0, 300, 300), unit(other, 0, 300 + apart(gap), 300), far]);
      const bare = acting('push', 0, [unit(BO, 0, 300, 300), unit(other, 0, 300 + apart(gap), 300), far]);
      return (['precise', 'outmaneuver'] as const).map(
        (k) => keywordOf(t.g, t.unit(0), k) - keywordOf(bare.g, bare.unit(0), k),
      );
    };
    expect([has(SEGMENT), has(SEGMENT + 0.1), has(SEGMENT, 'the-armorer')]).toEqual([
      [1, 1],
      [0, 0],
      [0, 0],
    ]);
  });
  it('Close Formation: orders for the clan alone', () => {
    const t = resolving('close-formation', [
      ...[unit(BO, 0, 300, 300), unit('axe-woves', 0, 500, 300), unit('stormtroopers', 0, 300, 500), far],
    ]).goOn(inActivation);
    expect([0, 1, 2].map((id) => t.unit(id).order)).toEqual(['faceup', 'faceup', 'none']);
  });
  it('Mandalore Will Survive: who is ordered may lose a suppression token', () => {
    const tokens = (script: Script) =>
      by(
        resolving('mandalore-will-survive', [unit(BO, 0, 300, 300, holding('suppression', 3)), far]).goOn(
          inActivation,
          script,
        ),
        'mandalore-will-survive',
      );
    expect([tokens({ 'window:unit.ordered': use('mandalore') }), tokens({})]).toEqual([['0 suppression -1'], []]);
  });
  const strike = (card: string, order: string, script: Script) =>
    acting('mandalore-will-survive', 0, [
      ...[unit(card, 0, 400, 400, { order }), unit('rebel-troopers', 1, 600, 400, alone(4)), far],
    ])
      .fight({ defender: '1', ...script })
      .until('action', script, 0)
      .events('moved').length;
  it('Mandalore Will Survive: a move after an attack for the clan with a faceup order, and for nobody else', () => {
    const GOES = { 'window:action.after': use('mandalore') };
    expect(strike(BO, 'faceup', GOES)).toBe(1);
    expect([strike(BO, 'none', GOES), strike('din-djarin', 'faceup', GOES), strike(BO, 'faceup', {})]).toEqual([
      0, 0, 0,
    ]);
  });
});

describe('Children of the Watch', () => {
  it('Both Hunter and Prey: a wound for a second activation with an action less, once', () => {
    const t = acting('both-hunter-and-prey', { unit: 0, step: 'start' }, [
      ...[unit('the-armorer', 0, 400, 400, { order: 'faceup' }), far],
    ]);
    t.until('action');
    expect(t.state.turn?.actions).toBe(2);
    t.take('none').until('action', { 'window:unit.activated': use('both-hunter-and-prey') }, 1);
    expect([t.wounds(0), t.state.hands[0]!.pool]).toEqual([1, ['commander']]);
    t.take('none').until('action', {}, 0);
    expect(t.state.turn).toMatchObject({ unit: 0, actions: 1 });
    t.take('none').goOn(({ state }) => state.turn?.unit !== 0 || state.phase !== 'activation', {
      'window:unit.activated': use('both-hunter-and-prey'),
    });
    expect(t.wounds(0)).toBe(1);
  });
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
          { 'window:unit.ordered': use(SHAPE) },
        ),
        SHAPE,
      ).length;
    expect([offered([]), offered([SHAPE])]).toEqual([1, 0]);
  });
});

describe('Clans Wren and Saxon', () => {
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
