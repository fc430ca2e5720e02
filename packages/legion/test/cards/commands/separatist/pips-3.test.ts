import { describe, expect, it } from 'vitest';
import { legion, legion26 } from '../../../../src/game.ts';
import { hasKeyword, keywordOf } from '../../../../src/values.ts';
import { moving, single, standard } from '../../../flow/activation/move/moving.ts';
import { lay, type Spec, unit } from '../../../table.ts';
import { alone, holding, rebels, storm } from '../../../troops.ts';
import { acting, resolving } from '../../played.ts';
import { inActivation, most } from '../../watching.ts';

const GRIEVOUS = 'general-grievous-sinister-cyborg';
const b1 = (x: number, y: number, more: Spec = {}): Spec => unit('b1-battle-droids', 0, x, y, { ...alone(6), ...more });
const use = (card: string) => `command:0.${card}`;

describe('At Last', () => {
  const MAUL = 'maul-impatient-apprentice';
  it('At Last: an aim token and Jedi Hunter; he may hurt himself when he is activated', () => {
    const t = resolving('at-last', [unit(MAUL, 0, 400, 400), storm(1500, 700)]);
    t.until('action', { 'window:unit.activates': use('at-last') });
    expect([t.tokens(0, 'aim'), t.wounds(0), hasKeyword(t.g, t.unit(0), 'jedi-hunter')]).toEqual([1, 1, true]);
  });
});

describe('Crush Them!', () => {
  it('Crush Them!: only enemies that have fallen', () => {
    const fallen = (seat: number) => unit('stormtroopers', seat, 0, 0, { status: 'defeated' });
    const t = resolving('crush-them', [
      ...[unit('general-grievous-sinister-cyborg', 0, 400, 400), fallen(0), fallen(1), fallen(1), storm(1500, 700)],
    ]).goOn(inActivation);
    expect(t.tokens(0, 'surge')).toBe(2);
  });
  it('Crush Them!: a surge token for every defeated enemy unit', () => {
    const t = resolving('crush-them', [
      unit(GRIEVOUS, 0, 400, 400),
      b1(500, 400),
      storm(1500, 700),
      storm(0, 0, { status: 'defeated' }),
      storm(0, 0, { status: 'defeated' }),
    ]).goOn(inActivation);
    expect([t.tokens(0, 'surge'), t.tokens(1, 'surge')]).toEqual([2, 2]);
  });
});

describe('Do Not Underestimate Our Means', () => {
  const means = (units: readonly Spec[]) =>
    lay({
      units: [
        unit('super-tactical-droid', 0, 0, 0, { status: 'reserve' }),
        ...units,
        storm(0, 0, { status: 'reserve' }),
      ],
      phase: 'prepare',
      battle: { deployment: 'battle-lines' },
      hands: [{ cards: ['do-not-underestimate-our-means', 'push'] }, {}],
    });
  const droids = (seat: number, status = 'reserve') => unit('b1-battle-droids', seat, 0, 0, { status });
  const TACTICAL = 'super-tactical-droid';
  it('Do Not Underestimate Our Means, divulged: up to three AI units of one’s own that are not on the table', () => {
    const t = means([droids(0), droids(0), droids(0), droids(0), droids(1)]);
    t.until('divulge').take('do-not-underestimate-our-means').until('card-units');
    expect([t.options(), t.ask()]).toMatchObject([['1', '2', '3', '4'], { min: 1, max: 3 }]);
    t.take(['1', '2', '4']);
    expect([1, 2, 3, 4].map((id) => hasKeyword(t.g, t.unit(id), 'reinforcements'))).toEqual([true, true, false, true]);
  });
  it('[R-LE-100] Do Not Underestimate Our Means: nothing is divulged where nobody would be reinforced', () => {
    const t = means([droids(1), unit('b1-battle-droids', 0, 400, 100, alone(6))]);
    t.goOn((one_) => one_.ask().kind === 'divulge' || one_.state.phase === 'command');
    expect(t.open.filter((asked) => asked.endsWith('divulge'))).toEqual([]);
  });
  it('Do Not Underestimate Our Means: two units with orders recover; divulged three AI units gain Reinforcements', () => {
    const t = lay({
      units: [
        unit(TACTICAL, 0, 400, 400, { order: 'faceup', ...holding('suppression', 1) }),
        b1(600, 400, { order: 'faceup', ...holding('suppression', 1) }),
        storm(1500, 700),
      ],
      stage: 0,
      hands: [{ played: 'do-not-underestimate-our-means' }, {}],
    });
    t.until('activate', {
      'window:activation.start': use('do-not-underestimate-our-means'),
      'card-units': most,
      recover: most,
    });
    expect([t.tokens(0, 'suppression'), t.tokens(1, 'suppression')]).toEqual([0, 0]);
    const shown = lay({
      units: [
        unit(TACTICAL, 0, 0, 0, { status: 'reserve' }),
        unit('b1-battle-droids', 0, 0, 0, { status: 'reserve' }),
        storm(0, 0, { status: 'reserve' }),
      ],
      phase: 'prepare',
      battle: { deployment: 'battle-lines' },
      hands: [{ cards: ['do-not-underestimate-our-means', 'push'] }, {}],
    });
    shown.until('divulge').take('do-not-underestimate-our-means').until('deploy-order', { 'card-units': most });
    expect([0, 1].map((id) => keywordOf(shown.g, shown.unit(id), 'reinforcements'))).toEqual([0, 1]);
  });
});

describe('I Make the Rules Now', () => {
  const NAME = 'i-make-the-rules-now';
  const marker = (note: string, x = 800, seat = 0) => ({ kind: 'bane', seat, x, y: 400, note, by: `command/${NAME}` });
  const way = { kind: 'standard', speed: 1, heading: 90, bend: 0, way: 1 };
  const near = (who: Spec, note: string) =>
    acting(NAME, 1, [unit('cad-bane', 0, 100, 800), who, rebels(1600, 100), storm(1500, 800)], {
      markers: [marker(note)],
    })
      .until('action')
      .take('move', way)
      .until('action');
  const file = { minis: [null, [560, 400], 'fallen', 'fallen'] };
  const BANE = 'cad-bane';
  const one = alone(4);
  it.each([
    ['1.2', legion],
    ['2.6', legion26],
  ] as const)('no base may cover one of them (%s)', (_edition, game) => {
    const refusal = (x: number) =>
      moving(
        single('rebel-troopers', 0, 400, 400, 4),
        { markers: [{ kind: 'bane', seat: 0, x, y: 400, note: 'kablamo', by: 'command/i-make-the-rules-now' }] },
        game,
      ).match.check(0, standard(1, 90));
    expect(refusal(502)).toBeDefined();
    expect(refusal(700)).toBeUndefined();
  });
  it('one of the unit who sees the token is enough', () => {
    expect(near(storm(600, 400, file), 'smoke-and-mirrors').state.markers).toEqual([]);
  });
  it('one of the unit who is near enough is enough, nobody beyond that is', () => {
    // The leader ends some 102 mm ahead; the other miniature falls in behind it.
    const left = (x: number) =>
      acting(NAME, 1, [unit('cad-bane', 0, 100, 800), storm(600, 400, file), rebels(1600, 100), storm(1500, 800)], {
        markers: [marker('smoke-and-mirrors', x)],
      })
        .until('action')
        .take('move', way)
        .until('action').state.markers.length;
    expect([left(880), left(885)]).toEqual([0, 1]);
  });
  it('only his own token brings him there', () => {
    const t = near(storm(600, 400, file), 'smoke-and-mirrors');
    expect(t.pose(0).slice(0, 2)).toEqual([100, 800]);
    expect(
      near(storm(600, 400, file), 'here-i-am')
        .pose(0)
        .slice(0, 2),
    ).toEqual([800, 400]);
  });
  it('friends reveal nothing', () => {
    expect(near(rebels(600, 400, file), 'here-i-am').state.markers).toHaveLength(1);
  });
  it('each kind once, three in all', () => {
    const laid = (...notes: readonly string[]) =>
      resolving(NAME, [unit('cad-bane', 0, 400, 400), storm(1500, 700)], {
        markers: notes.map((note, i) => marker(note, 900 + 100 * i)),
      });
    expect(laid('kablamo').until('card-way').options()).toEqual(['here-i-am', 'smoke-and-mirrors']);
    const all = laid('kablamo', 'here-i-am', 'smoke-and-mirrors').goOn(({ state }) => state.phase === 'activation');
    expect(all.state.markers).toHaveLength(3);
    const two = laid('kablamo', 'here-i-am').goOn(({ state }) => state.phase === 'activation');
    expect(two.state.markers.map(({ note }) => note)).toEqual(['kablamo', 'here-i-am', 'smoke-and-mirrors']);
  });
  it('those of an enemy are no tokens of his', () => {
    const t = resolving(NAME, [unit('cad-bane', 0, 400, 400), storm(1500, 700)], {
      markers: [marker('kablamo', 900, 1)],
    });
    expect(t.until('card-way').options()).toEqual(['here-i-am', 'smoke-and-mirrors', 'kablamo']);
  });
  it('I Make the Rules Now: a facedown token near him; whoever moves near it and sees it reveals it', () => {
    const t = resolving('i-make-the-rules-now', [unit(BANE, 0, 400, 400), storm(1500, 700)]);
    t.goOn(inActivation, { 'card-way': 'kablamo' });
    expect(t.state.markers).toMatchObject([{ kind: 'bane', seat: 0, note: 'kablamo' }]);
    expect(t.match.seenBy(1).view.markers[0]!.note).toBe('hidden');
    expect(t.match.seenBy(0).view.markers[0]!.note).toBe('kablamo');
    const near = (note: string) => {
      const one_ = lay({
        units: [unit(BANE, 0, 100, 800), storm(600, 400), storm(1500, 100, one)],
        active: 1,
        hands: [{ played: 'i-make-the-rules-now' }, {}],
        markers: [{ kind: 'bane', x: 800, y: 400, seat: 0, by: 'command/i-make-the-rules-now', note }],
      });
      return one_
        .until('action')
        .take('move')
        .take({ kind: 'standard', speed: 1, heading: 90, bend: 0, way: 1 })
        .until('action');
    };
    expect(
      near('kablamo')
        .events('attack')
        .every(({ kind }) => kind === 'detonation'),
    ).toBe(true);
    expect(near('kablamo').events('attack').length).toBeGreaterThan(0);
    expect(near('smoke-and-mirrors').events('attack')).toEqual([]);
    expect(near('smoke-and-mirrors').state.markers).toEqual([]);
    const here = near('here-i-am');
    expect(here.pose(0).slice(0, 2)).toEqual([800, 400]);
  });
  it('I Make the Rules Now, divulged: he hides, three tokens lie on the table, and he comes in where his lies', () => {
    const t = lay({
      units: [
        unit(BANE, 0, 0, 0, { status: 'reserve' }),
        unit(GRIEVOUS, 0, 0, 0, { status: 'reserve' }),
        storm(0, 0, { status: 'reserve' }),
      ],
      phase: 'prepare',
      battle: { deployment: 'battle-lines' },
      hands: [{ cards: ['i-make-the-rules-now', 'push'] }, {}],
    });
    t.until('divulge').take('i-make-the-rules-now').until('command-card');
    expect(t.unit(0).status).toBe('aside');
    expect(t.state.markers.map(({ kind }) => kind)).toEqual(['bane', 'bane', 'bane']);
    expect(t.options(0)).toEqual(['i-make-the-rules-now']);
    const at = t.state.markers.find(({ note }) => note === 'here-i-am')!;
    t.until('window:round.start', { activate: (a) => (a.type === 'choice' ? a.options[0]!.id : '') });
    t.take(use('i-make-the-rules-now'));
    expect([t.unit(0).status, t.unit(0).order]).toEqual(['play', 'faceup']);
    expect(t.pose(0).slice(0, 2)).toEqual([at.x, at.y].map((n) => Math.round(n * 1000) / 1000));
  });
});

describe('Roger, Roger!', () => {
  it('Roger, Roger!: a dodge or surge token for each unit that this card orders', () => {
    const t = resolving('roger-roger', [unit(GRIEVOUS, 0, 400, 400), b1(500, 400), b1(400, 500), storm(1500, 700)]);
    t.goOn(inActivation, { 'card-way': ['dodge', 'surge'] });
    expect([t.tokens(1, 'dodge'), t.tokens(2, 'surge'), t.tokens(0, 'surge')]).toEqual([1, 1, 0]);
  });
});

describe('You Disappoint Me', () => {
  const DOOKU = 'count-dooku';
  it('You Disappoint Me: a dodge token for whom he orders; a trooper unit that he shot at moves at speed 2 as he likes', () => {
    const r = resolving('you-disappoint-me', [unit(DOOKU, 0, 400, 400), b1(500, 400), storm(1500, 700)]).goOn(
      inActivation,
    );
    expect([r.tokens(0, 'dodge'), r.tokens(1, 'dodge')]).toEqual([1, 1]);
    const t = acting('you-disappoint-me', 0, [unit(DOOKU, 0, 400, 400), storm(600, 400)], {
      black: Array(5).fill('blank'),
    });
    t.until('action')
      .take('attack')
      .until('move', { 'window:attack.after': use('you-disappoint-me') });
    expect(t.ask()).toMatchObject({ seat: 0, about: { unit: 1 } });
    t.until('action');
    expect(t.events('moved')).toMatchObject([{ unit: 1 }]);
  });
});
