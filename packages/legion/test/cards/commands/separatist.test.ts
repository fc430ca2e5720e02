import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { hasKeyword, keywordOf } from '../../../src/values.ts';
import { apart, lay, type Spec, type Table, unit } from '../../table.ts';
import { alone, holding, LEIA, storm } from '../../troops.ts';
import { acting, resolving } from './played.ts';

const GRIEVOUS = 'general-grievous-sinister-cyborg';
const DOOKU = 'count-dooku';
const BANE = 'cad-bane';
const MAUL = 'maul-impatient-apprentice';
const TACTICAL = 'super-tactical-droid';

const one = alone(4);
const b1 = (x: number, y: number, more: Spec = {}): Spec => unit('b1-battle-droids', 0, x, y, { ...alone(6), ...more });
const most = (a: Ask) => (a.type === 'several' ? a.options.slice(0, a.max).map((o) => o.id) : '');
const highest = (a: Ask) => (a.type === 'choice' ? a.options.at(-1)!.id : '');
const inActivation = (t: Table) => t.state.phase === 'activation';
const use = (card: string) => `command:0.${card}`;
const rest = (t: Table, id: number, script = {}) => t.goOn(({ state }) => state.turn?.unit !== id, script);

describe('General Grievous', () => {
  it('Trained in Your Jedi Arts: Disengage and a dodge token; at the end an attack on every enemy at range 1', () => {
    const t = acting('trained-in-your-jedi-arts', 0, [
      unit(GRIEVOUS, 0, 400, 400),
      storm(400 + apart(SEGMENT), 400, one),
      storm(400, 400 + apart(SEGMENT), one),
      storm(400 - apart(SEGMENT + 0.01), 400, one),
      storm(1500, 700, one),
    ]);
    t.until('action').take('none');
    rest(t, 0, { 'window:unit.ends': use('trained-in-your-jedi-arts') });
    expect(t.events('attack').map(({ defender }) => defender)).toEqual([1, 2]);
    expect(t.events('rolled')[0]!.dice.map(({ colour }) => colour)).toEqual(['red', 'black', 'black', 'white']);
    const r = resolving('trained-in-your-jedi-arts', [unit(GRIEVOUS, 0, 400, 400), storm(1500, 700)]).goOn(
      inActivation,
    );
    expect([r.tokens(0, 'dodge'), hasKeyword(r.g, r.unit(0), 'disengage')]).toEqual([1, true]);
  });
  it('Supreme Commander: a surge token for each trooper unit at range 1; those with orders guard others, in melee too', () => {
    const t = resolving('supreme-commander', [
      unit(GRIEVOUS, 0, 400, 400),
      b1(400 + apart(SEGMENT), 400),
      b1(400, 400 + apart(SEGMENT + 0.01)),
      storm(1500, 700),
    ]);
    t.goOn(inActivation, { orders: ['1', '2'] });
    expect(t.tokens(0, 'surge')).toBe(1);
    expect([0, 1, 2].map((id) => keywordOf(t.g, t.unit(id), 'guardian'))).toEqual([0, 2, 2]);
    const melee = (order: string) => {
      const m = acting(
        'supreme-commander',
        1,
        [b1(400, 400, { order }), storm(500 + apart(0), 400), unit(GRIEVOUS, 0, 500, 400)],
        { black: ['hit', 'hit', 'hit', 'hit'] },
      );
      m.fight({ 'window:attack.modify': '0:guardian', 'card-number': highest });
      return m.events('guards').length;
    };
    expect([melee('faceup'), melee('none')]).toEqual([1, 0]);
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

describe('Count Dooku', () => {
  it('Fear, Surprise, Intimidation: two weapons, shots out of melee, and two suppression tokens for each defender', () => {
    const t = acting(
      'fear-surprise-intimidation',
      0,
      [unit(DOOKU, 0, 400, 400), storm(400 + apart(0), 400), unit(LEIA, 1, 400, 550)],
      { red: Array(5).fill('blank'), black: Array(5).fill('blank') },
    );
    expect([keywordOf(t.g, t.unit(0), 'arsenal'), hasKeyword(t.g, t.unit(0), 'relentless')]).toEqual([2, true]);
    t.until('action').take('attack').until('defender');
    expect(t.options()).toEqual(['1', '2']);
    t.take('2').goOn(({ state }) => state.attacks.length === 0 && t.events('attackEnds').length > 0, {
      'further-defender': 'none',
    });
    expect(t.tokens(2, 'suppression')).toBe(2);
    const without = acting('push', 0, [unit(DOOKU, 0, 400, 400), storm(400 + apart(0), 400), unit(LEIA, 1, 400, 550)]);
    without.until('action').take('attack');
    expect(
      without
        .events('attack')
        .map(({ defender }) => defender)
        .includes(2),
    ).toBe(false);
  });
  it('Double the Fall: Dooku gives up his order, and two enemies at range 2 lose theirs', () => {
    const t = lay({
      units: [
        unit(DOOKU, 0, 400, 400, { order: 'faceup' }),
        storm(400 + apart(2 * SEGMENT), 400, { ...one, order: 'faceup' }),
        storm(400, 400 + apart(2 * SEGMENT + 0.01), { ...one, order: 'faceup' }),
      ],
      stage: 0,
      hands: [{ played: 'double-the-fall' }, {}],
    });
    t.until('card-units', { 'window:activation.start': use('double-the-fall') });
    expect(t.options()).toEqual(['1']);
    t.take(['1']);
    expect([t.unit(0).order, t.unit(1).order, t.unit(2).order]).toEqual(['none', 'none', 'faceup']);
    expect(t.state.hands[1]!.pool).toEqual(['corps']);
  });
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

describe('Cad Bane', () => {
  it('I’m Your Worst Nightmare: Uncanny Luck 2 more and two attack actions', () => {
    const t = acting('im-your-worst-nightmare', 0, [unit(BANE, 0, 400, 400), unit('at-rt-rebel', 1, 600, 400)]);
    t.until('action').take('attack').until('action');
    expect(t.options()).toContain('attack');
    rest(t.take('attack'), 0);
    expect(t.events('action').filter(({ action }) => action === 'attack')).toHaveLength(2);
    const usual = acting('push', 0, [unit(BANE, 0, 400, 400), unit('at-rt-rebel', 1, 600, 400)]);
    expect(usual.until('action').take('attack').until('action').options()).not.toContain('attack');
  });
  it('I’m in Control: his suppression goes to troopers at range 2; enemies are held fast', () => {
    const give = (gap: number) => {
      const t = acting('im-in-control', { unit: 0, step: 'start' }, [
        unit(BANE, 0, 400, 400, holding('suppression', 2)),
        storm(400 + apart(gap), 400, one),
      ]);
      t.until('action', { 'window:unit.activates': use('im-in-control'), 'card-number': '2' });
      return [t.tokens(1, 'suppression'), t.tokens(1, 'immobilize')];
    };
    expect(give(2 * SEGMENT)).toEqual([2, 1]);
    expect(give(2 * SEGMENT + 0.01)).toEqual([0, 0]);
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

describe('Maul', () => {
  it('Duel of the Fates: Disengage and a dodge token; whoever fights him spends no green tokens', () => {
    const r = resolving('duel-of-the-fates', [unit(MAUL, 0, 400, 400), storm(1500, 700)]).goOn(inActivation);
    expect([r.tokens(0, 'dodge'), hasKeyword(r.g, r.unit(0), 'disengage')]).toEqual([1, true]);
    const dodged = (card: string) => {
      const t = acting(card, 0, [unit(MAUL, 0, 400, 400), storm(400 + apart(0), 400, holding('dodge', 1))], {
        red: Array(8).fill('hit'),
      });
      t.fight({ dodge: 'dodge' });
      return t.tokens(1, 'dodge');
    };
    expect([dodged('duel-of-the-fates'), dodged('push')]).toEqual([1, 0]);
  });
  it('The Phantom Menace: Maul neither attacks nor is attacked from beyond range 2', () => {
    const mine = acting('the-phantom-menace', 0, [unit(MAUL, 0, 400, 400), storm(400 + apart(0), 400)]).until('action');
    expect(mine.options()).not.toContain('attack');
    const theirs = (gap: number) =>
      acting('the-phantom-menace', 1, [unit(MAUL, 0, 400, 400), storm(400 + apart(gap), 400, one)])
        .until('action')
        .options()
        .includes('attack');
    expect([theirs(2 * SEGMENT), theirs(2 * SEGMENT + 0.01)]).toEqual([true, false]);
  });
  it('The Phantom Menace, divulged: Infiltrate, and the card is discarded', () => {
    const t = lay({
      units: [unit(MAUL, 0, 0, 0, { status: 'reserve' }), storm(0, 0, { status: 'reserve' })],
      phase: 'prepare',
      battle: { deployment: 'battle-lines' },
      hands: [{ cards: ['the-phantom-menace', 'push'] }, {}],
    });
    t.until('divulge')
      .take('the-phantom-menace')
      .goOn(({ state }) => state.phase === 'command');
    expect(t.state.hands[0]).toMatchObject({ discard: ['the-phantom-menace'] });
    expect(hasKeyword(t.g, t.unit(0), 'infiltrate')).toBe(true);
    expect(t.g.bans('attack').length).toBeGreaterThan(0);
  });
  it('At Last: an aim token and Jedi Hunter; he may hurt himself when he is activated', () => {
    const t = resolving('at-last', [unit(MAUL, 0, 400, 400), storm(1500, 700)]);
    t.until('action', { 'window:unit.activates': use('at-last') });
    expect([t.tokens(0, 'aim'), t.wounds(0), hasKeyword(t.g, t.unit(0), 'jedi-hunter')]).toEqual([1, 1, true]);
  });
});

describe('Separatist strategy', () => {
  it('Mechanized Incursion: an ordered vehicle hands on an order to droids at range 2', () => {
    const ordered = (gap: number) =>
      resolving('mechanized-incursion', [
        unit(GRIEVOUS, 0, 400, 300),
        unit('dsd1-dwarf-spider-droid', 0, 600, 300),
        b1(600, 400 + gap),
        storm(1700, 800),
      ])
        .goOn(inActivation)
        .events('ordered')
        .map(({ unit: u }) => u);
    expect(ordered(0)).toEqual([1, 2]);
    expect(ordered(400)).toEqual([1]);
  });
  it('Orbital Strike: once, at the end of a droid commander’s activation', () => {
    const t = acting('orbital-strike', 0, [unit(TACTICAL, 0, 100, 400), storm(100 + apart(3 * SEGMENT + 1), 400, one)]);
    t.until('action').take('none');
    rest(t, 0, { 'window:unit.ends': use('orbital-strike') });
    expect(t.events('rolled')[0]!.dice.map(({ colour }) => colour)).toEqual(['red', 'red', 'black', 'black']);
  });
  it('Roger, Roger!: a dodge or surge token for each unit that this card orders', () => {
    const t = resolving('roger-roger', [unit(GRIEVOUS, 0, 400, 400), b1(500, 400), b1(400, 500), storm(1500, 700)]);
    t.goOn(inActivation, { 'card-way': ['dodge', 'surge'] });
    expect([t.tokens(1, 'dodge'), t.tokens(2, 'surge'), t.tokens(0, 'surge')]).toEqual([1, 1, 0]);
  });
});

describe('the Super Tactical Droid', () => {
  it('They Too Will Suffer: an opponent gives back an order, and his first draw is the rank that is named', () => {
    for (const [rank, drawn] of [
      ['commander', 1],
      ['corps', 2],
      ['heavy', 3],
    ] as const) {
      const t = lay({
        units: [
          unit(TACTICAL, 0, 400, 400, { order: 'facedown' }),
          unit(LEIA, 1, 1500, 700),
          storm(1300, 700, { ...one, order: 'faceup' }),
          unit('at-st', 1, 1400, 300, { degrees: 180 }),
        ],
        phase: 'command',
        stage: 3,
        priority: 1,
        hands: [{ played: 'they-too-will-suffer' }, {}],
      });
      expect(t.unit(2).order).toBe('none');
      expect([...t.state.hands[1]!.pool].sort()).toEqual(['commander', 'corps', 'heavy']);
      t.until('window:pool.draw').take(use('they-too-will-suffer'));
      expect(t.ask()).toMatchObject({ seat: 0, kind: 'card-way' });
      t.take(rank).until('action');
      expect(t.state.turn?.unit).toBe(drawn);
    }
  });
  it('Preservation Protocols: droids whom it orders gain Disengage, Impervious and a dodge token', () => {
    const t = resolving('preservation-protocols', [unit(TACTICAL, 0, 400, 400), b1(500, 400), storm(1500, 700)]).goOn(
      inActivation,
    );
    expect([
      t.tokens(1, 'dodge'),
      hasKeyword(t.g, t.unit(1), 'impervious'),
      hasKeyword(t.g, t.unit(1), 'disengage'),
    ]).toEqual([1, true, true]);
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
