import { describe, expect, it } from 'vitest';
import { legion, legion26 } from '../../../../src/game.ts';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { hasKeyword, isSuppressed, keywordOf, keywordTargets, speedOf } from '../../../../src/values.ts';
import { apart, lay, piece, type Spec, type Table, unit } from '../../../table.ts';
import { alone, holding, LEIA, rebels, storm, VADER, VEERS } from '../../../troops.ts';
import { acting, resolving } from '../played.ts';

const JYN = 'jyn-erso';
const SABINE = 'sabine-wren-explosive-artist';
const ARTOO = 'r2-d2-hero-of-a-thousand-devices';
const CASSIAN = 'cassian-andor';
const one = alone(4);
const inActivation = (t: Table) => t.state.phase === 'activation';
const use = (card: string) => `command:0.${card}`;

describe('Jyn Erso', () => {
  it('Rebellious: Charge, and once a round an attack or a move when an enemy at range 2 is activated', () => {
    const woken = (gap: number) =>
      lay({
        units: [unit(JYN, 0, 400, 400), storm(400 + apart(gap), 400, one)],
        active: { unit: 1, step: 'start' },
        hands: [{ played: 'rebellious' }, {}],
      });
    const t = woken(2 * SEGMENT)
      .until('window:unit.activates')
      .take(use('rebellious'));
    t.until('move', { 'card-way': 'move' }, 0).until('action');
    expect(t.tokens(0, 'suppression')).toBe(1);
    expect(t.events('action')[0]).toMatchObject({ unit: 0, action: 'move', free: true });
    expect(hasKeyword(t.g, t.unit(0), 'charge')).toBe(true);
    expect(hasKeyword(t.g, t.unit(1), 'charge')).toBe(false);
    expect(woken(2 * SEGMENT + 0.01).until('action').state.turn?.unit).toBe(1);
  });
  it('Rebellious: her attack is followed by what follows attacks, such as standby', () => {
    const t = lay({
      units: [
        unit(JYN, 0, 400, 400, { upgrades: ['a-180'] }),
        storm(600, 400, one),
        storm(400, 600, { ...one, ...holding('standby') }),
      ],
      active: { unit: 1, step: 'start' },
      hands: [{ played: 'rebellious' }, {}],
    });
    t.until('window:unit.activates').take(use('rebellious'));
    t.until('free-action', { 'card-way': 'attack' });
    expect([t.open, t.ask().about]).toMatchObject([['1 free-action'], { unit: 2 }]);
    expect(t.events('attack')).toMatchObject([{ attacker: { unit: 0 }, defender: 1 }]);
  });
  it('Rebellious: once a round', () => {
    const t = lay({
      units: [
        unit(JYN, 0, 400, 400, { order: 'facedown' }),
        ...[storm(600, 400, { ...one, order: 'faceup' }), storm(400, 600, { ...one, order: 'faceup' })],
      ],
      active: { unit: 1, step: 'start' },
      hands: [{ played: 'rebellious' }, {}],
    });
    t.until('window:unit.activates').take(use('rebellious')).until('action', { 'card-way': 'move' }, 1).take('none');
    t.goOn(({ state }) => state.turn?.unit === 2);
    expect(t.open).toEqual(['1 action']);
  });
  it('Rebellious: not when friends are activated', () => {
    const t = acting('rebellious', { unit: 1, step: 'start' }, [
      ...[unit(JYN, 0, 400, 400), rebels(500, 400, one), storm(600, 500, one)],
    ]);
    expect(t.open).toEqual(['0 action']);
  });
  it('Trust Goes Both Ways: neither for herself, nor for who is ordered by others', () => {
    const t = lay({
      units: [unit(JYN, 0, 300, 300), unit(VEERS, 1, 1200, 600), storm(1300, 600, one)],
      phase: 'command',
      stage: 2,
      priority: 1,
      hands: [{ played: 'trust-goes-both-ways' }, { played: 'push' }],
    }).goOn(inActivation);
    expect([0, 1, 2].map((id) => [t.unit(id).order, hasKeyword(t.g, t.unit(id), 'teamwork')])).toEqual([
      ['faceup', false],
      ['faceup', false],
      ['faceup', false],
    ]);
  });
  it('Trust Goes Both Ways: Inspire 2 for her; the trooper unit that she orders shares tokens with her', () => {
    const t = resolving('trust-goes-both-ways', [unit(JYN, 0, 300, 300), rebels(400, 300, one), storm(1500, 700)]).goOn(
      inActivation,
    );
    expect(keywordOf(t.g, t.unit(0), 'inspire')).toBe(2);
    expect(keywordTargets(t.g, t.unit(1), 'teamwork')).toEqual(['Jyn Erso']);
    t.until('activate').take('1').until('action').take('dodge');
    expect([t.tokens(0, 'dodge'), t.tokens(1, 'dodge')]).toEqual([1, 1]);
  });
  it('Complete the Mission: with an order a trooper unit is neither suppressed nor panicked while it acts, and may calm down', () => {
    const t = acting(
      'complete-the-mission',
      { unit: 0, step: 'rally' },
      [
        rebels(300, 300, { ...one, order: 'faceup', ...holding('suppression', 6) }),
        rebels(600, 300, { ...one, ...holding('suppression', 1) }),
        unit(JYN, 0, 300, 700),
        storm(1500, 700),
      ],
      { whiteDefence: ['blank', 'blank', 'blank', 'blank', 'blank', 'blank'] },
    ).until('action');
    expect(t.state.turn).toMatchObject({ actions: 2, panics: false });
    expect([isSuppressed(t.g, t.unit(0)), isSuppressed(t.g, t.unit(1))]).toEqual([false, true]);
    expect(hasKeyword(t.g, t.unit(2), 'low-profile')).toBe(true);
    t.take('none').goOn(({ state }) => state.turn === null || state.turn.unit !== 0, {
      'window:unit.ends': use('complete-the-mission'),
    });
    expect(t.tokens(0, 'suppression')).toBe(5);
    const ordered = resolving('complete-the-mission', [unit(JYN, 0, 300, 300), storm(1500, 700)]);
    ordered.goOn(inActivation, { 'window:unit.ordered': use('complete-the-mission') });
    expect(ordered.events('tokens')[0]).toMatchObject({ unit: 0, token: 'suppression', change: 1 });
  });
});

describe('Sabine Wren', () => {
  it('Explosions!: two charges and a move in its round; she sets them off for the rest of the game', () => {
    const units = [unit(SABINE, 0, 400, 400), storm(600, 400, one)];
    const t = acting('explosions', 0, units).until('action').take('card:command:0.explosions/arm');
    t.until('action', { may: 'yes' });
    expect(t.state.markers.map(({ kind, by }) => [kind, by])).toEqual([
      ['charge', 'command/explosions'],
      ['charge', 'command/explosions'],
    ]);
    expect(t.events('moved')).toMatchObject([{ unit: 0, speed: 1 }]);
    const later = acting('push', 1, [unit(SABINE, 0, 300, 400), storm(600, 400)], {
      hands: [{ played: 'push', discard: ['explosions'] }, {}],
      markers: [{ kind: 'charge', x: 560, y: 400, seat: 0, by: 'command/explosions', note: 'explosions' }],
    });
    later.until('action').take('dodge').until('window:action.after');
    expect(later.options()).toContain('0:detonate.0');
    later.take('0:detonate.0').until('action');
    expect(later.events('attack')).toMatchObject([{ kind: 'detonation', defender: 1 }]);
    expect(later.state.markers).toEqual([]);
    expect(
      acting('push', 0, units, { hands: [{ played: 'push', discard: ['explosions'] }, {}] })
        .until('action')
        .options(),
    ).not.toContain('card:command:0.explosions/arm');
  });
  it('Symbol of Rebellion: graffiti at terrain; friends who see it at range 2 rally with a die more, enemies with one less', () => {
    for (const [game, actions] of [
      [legion, 0],
      [legion26, 1], // a free action there
    ] as const) {
      const t = acting(
        'symbol-of-rebellion',
        { unit: 0, step: 'start' },
        [unit(SABINE, 0, 400, 400, holding('suppression', 2)), storm(1500, 700)],
        { terrain: [piece('barricade', 400, 480, 70, 27)] },
        game,
      );
      t.until('recover').take(['suppression.0', 'suppression.1']);
      t.until('action').take('card:command:0.symbol-of-rebellion/paint').until('action');
      expect(t.state.markers).toMatchObject([{ kind: 'graffiti', seat: 0 }]);
      expect(t.events('action')).toHaveLength(actions);
    }
    const rally = (seat: number, gap: number) => {
      const one_ = acting(
        'symbol-of-rebellion',
        { unit: 0, step: 'rally' },
        [
          unit(seat === 0 ? 'rebel-troopers' : 'stormtroopers', seat, 600, 400, {
            ...one,
            ...holding('suppression', 2),
          }),
          unit(SABINE, 0, 100, 800),
          storm(1700, 800),
        ],
        {
          markers: [
            { kind: 'graffiti', x: 600 + 13.5 + gap + 12.5, y: 400, seat: 0, by: 'command/symbol-of-rebellion' },
          ],
        },
      );
      return one_.until('action').events('rallied')[0]!.faces.length;
    };
    expect(rally(0, 200)).toBe(3);
    expect(rally(1, 200)).toBe(1);
    expect(rally(0, 330)).toBe(2);
  });
  it('Symbol of Rebellion: one who sees the graffiti is enough; other tokens, and those of others, encourage nobody', () => {
    const faces = (token: Spec, seen: readonly Spec[] = []) =>
      acting(
        'symbol-of-rebellion',
        { unit: 0, step: 'rally' },
        [
          rebels(600, 400, { minis: [null, [560, 400], 'fallen', 'fallen'], ...holding('suppression', 2) }),
          ...[unit(SABINE, 0, 100, 800), storm(1700, 800)],
        ],
        { markers: [{ x: 900, y: 400, by: 'command/symbol-of-rebellion', ...token }], terrain: seen },
      )
        .until('action')
        .events('rallied')[0]!.faces.length;
    expect(faces({ kind: 'graffiti', seat: 0 })).toBe(3);
    expect(faces({ kind: 'graffiti', seat: 1 })).toBe(2);
    expect(faces({ kind: 'smoke', seat: 0 })).toBe(2);
    expect(faces({ kind: 'graffiti', seat: 0 }, [piece('high-stone-wall', 750, 400, 20, 400, { height: 200 })])).toBe(
      2,
    );
  });
  it('Legacy of Mandalore: Inspire 1, and a token for her for each unit of rank that she orders', () => {
    const t = resolving('legacy-of-mandalore', [
      unit(SABINE, 0, 300, 300),
      rebels(400, 300, one),
      unit('rebel-commandos', 0, 300, 420),
      storm(1500, 700),
    ]).goOn(inActivation, { 'card-way': ['dodge', 'aim'] });
    expect([t.tokens(0, 'dodge'), t.tokens(0, 'aim')]).toEqual([1, 1]);
    expect(keywordOf(t.g, t.unit(0), 'inspire')).toBe(1);
  });
});

describe('Rebel strategy', () => {
  it('Sabotaged Communications: an opponent issues one order with his card, whichever he likes', () => {
    const t = lay({
      units: [unit(LEIA, 0, 300, 300), unit(VADER, 1, 1200, 600), storm(1300, 600, one), storm(1200, 700, one)],
      phase: 'command',
      stage: 2,
      priority: 1,
      hands: [{ played: 'sabotaged-communications' }, { played: 'master-of-evil' }],
    }).until('orders');
    expect(t.options()).toEqual(['1', '2', '3']);
    t.take(['2']).goOn(inActivation);
    expect(t.events('ordered').filter(({ unit: u }) => u > 0)).toHaveLength(1);
  });
  it('Turning the Tide: support and heavy units have Inspire 2', () => {
    const t = acting('turning-the-tide', 0, [
      rebels(300, 300),
      unit('at-rt-rebel', 0, 600, 300),
      storm(1500, 700),
    ]).until('action');
    expect([keywordOf(t.g, t.unit(0), 'inspire'), keywordOf(t.g, t.unit(1), 'inspire')]).toEqual([0, 2]);
  });
  it('Covering Fire: after a ranged attack of a corps unit another friend at range 2 may gain a dodge token', () => {
    const cover = (gap: number) => {
      const t = acting('covering-fire', 0, [
        rebels(400, 400, one),
        rebels(400 - apart(gap), 400, one),
        storm(600, 400, one),
      ]);
      t.until('action')
        .take('attack')
        .until('action', { 'window:attack.after': use('covering-fire'), 'card-unit': '1' });
      return t.tokens(1, 'dodge');
    };
    expect(cover(2 * SEGMENT)).toBe(1);
    expect(cover(2 * SEGMENT + 0.01)).toBe(0);
  });
});

describe('R2-D2', () => {
  it('Blast Off!: speed 2, a dodge and a suppression token, Disengage and Jump', () => {
    const t = resolving('blast-off', [unit(ARTOO, 0, 300, 300), storm(1500, 700)], { whiteDefence: ['blank'] }).goOn(
      inActivation,
    );
    expect(speedOf(t.g, t.unit(0))).toBe(2);
    expect(t.events('tokens').map(({ token, change }) => [token, change])).toEqual([
      ['dodge', 1],
      ['suppression', 1],
    ]);
    expect([hasKeyword(t.g, t.unit(0), 'disengage'), keywordOf(t.g, t.unit(0), 'jump')]).toEqual([true, 1]);
    t.until('action');
    expect(t.options()).toContain('card:0:jump/jump');
  });
  it('Impromptu Immolation: a flamethrower in his activation, and a free move after an attack', () => {
    const t = acting('impromptu-immolation', 0, [unit(ARTOO, 0, 400, 400), storm(400 + apart(100), 400)]);
    t.until('action').take('attack').until('weapons');
    expect(t.options()).toContain('0.0=command.impromptu-immolation:impromptu-immolation');
    t.take({ '0.0': 'command.impromptu-immolation:impromptu-immolation' });
    t.until('move', { 'window:attack.after': use('impromptu-immolation') });
    expect(t.events('rolled')[0]!.dice).toHaveLength(2 * 4);
    expect(t.events('action').map(({ action, free }) => [action, free])).toEqual([
      ['attack', false],
      ['move', true],
    ]);
  });
  it('Smoke Screen: the other unit may move, and R2-D2 lays smoke before anybody is activated', () => {
    const t = resolving('smoke-screen', [unit(ARTOO, 0, 300, 300), rebels(400, 300, one), storm(1500, 700)]);
    t.until('activate', { 'window:unit.ordered': use('smoke-screen'), 'window:activation.start': use('smoke-screen') });
    expect(t.events('moved').map(({ unit: u }) => u)).toEqual([1]);
    expect(t.state.markers).toMatchObject([{ kind: 'smoke', seat: 0 }]);
  });
});

describe('Cassian Andor and K-2SO', () => {
  it('Crack Shot: an aim token and Gunslinger; a suppression token at the end of his activation buys a standby token', () => {
    const t = resolving('crack-shot', [unit(CASSIAN, 0, 300, 300), storm(1500, 700, one)]).goOn(inActivation);
    expect(t.tokens(0, 'aim')).toBe(1);
    expect(hasKeyword(t.g, t.unit(0), 'gunslinger')).toBe(true);
    t.until('action').take('none');
    t.goOn(({ state }) => state.turn?.unit !== 0, { 'window:unit.ends': use('crack-shot') });
    expect([t.tokens(0, 'suppression'), t.tokens(0, 'standby')]).toEqual([1, 1]);
  });
  it('Last Stand: an ordered commander gains Indomitable and a token of choice for each wound, three at most', () => {
    const t = resolving('last-stand', [
      unit(CASSIAN, 0, 300, 300, { wounds: 4 }),
      rebels(400, 300, one),
      storm(1500, 700),
    ]);
    t.goOn(inActivation, { 'card-way': ['aim', 'dodge', 'suppression'] });
    expect(['aim', 'dodge', 'suppression'].map((token) => t.tokens(0, token as 'aim'))).toEqual([1, 1, 1]);
    expect([hasKeyword(t.g, t.unit(0), 'indomitable'), hasKeyword(t.g, t.unit(1), 'indomitable')]).toEqual([
      true,
      false,
    ]);
  });
  it('Volunteer Mission: ordered units of rank recover, gain Danger Sense 1 and may gain suppression', () => {
    const t = resolving('volunteer-mission', [
      unit(CASSIAN, 0, 300, 300, holding('suppression', 2)),
      rebels(400, 300, one),
      storm(1500, 700),
    ]);
    t.goOn(inActivation, { recover: ['suppression.0', 'suppression.1'], may: 'yes' });
    expect([t.tokens(0, 'suppression'), t.tokens(1, 'suppression')]).toEqual([1, 0]);
    expect([keywordOf(t.g, t.unit(0), 'danger-sense'), keywordOf(t.g, t.unit(1), 'danger-sense')]).toEqual([4, 0]);
  });
  it('Sacrifice: Guardian 4; K-2SO falls so that nobody shoots at another at range 1', () => {
    const saved = (gap: number) => {
      const t = acting('sacrifice', 0, [
        unit('k-2so', 0, 400, 400),
        unit(CASSIAN, 0, 400 + apart(gap), 400),
        storm(700, 500, one),
      ]);
      expect(keywordOf(t.g, t.unit(0), 'guardian')).toBe(4);
      t.until('action')
        .take('none')
        .until('action', { 'window:unit.ends': use('sacrifice'), 'card-unit': '1' });
      return [t.unit(0).status, t.options().includes('attack')];
    };
    expect(saved(SEGMENT)).toEqual(['defeated', false]);
    expect(saved(SEGMENT + 0.01)).toEqual(['play', true]);
  });
  it('Sacrifice: he need not; whom he has saved may be attacked in melee', () => {
    const kept = acting('sacrifice', 0, [unit('k-2so', 0, 400, 400), unit(CASSIAN, 0, 480, 400), storm(700, 500, one)]);
    kept
      .until('action')
      .take('none')
      .until('action', { 'window:unit.ends': use('sacrifice'), 'card-unit': 'none' });
    expect([kept.unit(0).status, kept.options().includes('attack')]).toEqual(['play', true]);
    const melee = acting('sacrifice', 0, [
      ...[unit('k-2so', 0, 400, 400), unit(CASSIAN, 0, 480, 400), storm(480 + apart(0), 400, one)],
    ]);
    melee
      .until('action')
      .take('none')
      .until('action', { 'window:unit.ends': use('sacrifice'), 'card-unit': '1' });
    expect([melee.unit(0).status, melee.state.turn?.unit, melee.options().includes('attack')]).toEqual([
      'defeated',
      2,
      true,
    ]);
  });
  it('Sacrifice: only for commanders and operatives whom he sees', () => {
    const open = (who: Spec, terrain: readonly Spec[] = []) => {
      const t = acting('sacrifice', 0, [unit('k-2so', 0, 400, 400), who, storm(1500, 800)], { terrain });
      t.until('action').take('none');
      return t.open[0];
    };
    const wall = piece('high-stone-wall', 450, 400, 20, 200, { height: 200 });
    expect(open(unit(CASSIAN, 0, 500, 400))).toBe('0 window:unit.ends');
    expect(open(unit(CASSIAN, 0, 500, 400), [wall])).not.toBe('0 window:unit.ends');
    expect(open(rebels(500, 400, one))).not.toBe('0 window:unit.ends');
  });
});
