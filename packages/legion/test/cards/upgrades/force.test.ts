import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { speedOf } from '../../../src/values.ts';
import { apart, lay, piece, type Spec, unit } from '../../table.ts';
import { alone, LEIA, LUKE, rebels, storm, VADER } from '../../troops.ts';

const vader = (card: string, more: Spec = {}) => unit(VADER, 1, 400, 400, { upgrades: [card], ...more });
const act = (card: string, name: string) => `card:0:0.${card}/${name}`;
/** Vader acts with a card; rebels stand so far away. */
const facing = (card: string, gap: number, more: Spec = alone(4)) =>
  lay({ units: [vader(card), rebels(400 + apart(gap), 400, more), rebels(1700, 800)], active: 0 }).until('action');

describe('Anger', () => {
  it('Anger: an aim token after suffering wounds', () => {
    const t = lay({
      units: [storm(400, 400, alone(4)), unit(LUKE, 0, 540, 400, { upgrades: ['anger'] })],
      active: 0,
      white: ['crit'],
      redDefence: ['blank'],
    });
    t.fight();
    expect(t.tokens(1, 'aim')).toBe(1);
    const u = lay({
      units: [storm(400, 400, alone(4)), unit(LUKE, 0, 540, 400, { upgrades: ['anger'] })],
      active: 0,
      white: ['crit'],
      redDefence: ['block'],
    });
    expect(u.fight().tokens(1, 'aim')).toBe(0);
  });
  it('Anger: not after the wounds of others', () => {
    const t = lay({
      units: [storm(400, 400, alone(4)), rebels(540, 400), unit(LUKE, 0, 540, 500, { upgrades: ['anger'] })],
      active: 0,
      white: ['crit'],
      whiteDefence: ['blank'],
    }).fight({ defender: '1' });
    expect([t.result.wounds, t.tokens(2, 'aim')]).toEqual([1, 0]);
  });
});

describe('Battle Meditation', () => {
  const council = (card: string, upgrades: readonly string[], far: Spec = {}, more: readonly Spec[] = []) =>
    lay({
      units: [
        unit(LUKE, 0, 300, 300, { upgrades: [...upgrades] }),
        rebels(400, 300, alone(4)),
        rebels(300, 400, alone(4)),
        rebels(1500, 700, { ...alone(4), ...far }),
        unit(VADER, 1, 1200, 200),
        ...more,
      ],
      phase: 'command',
      hands: [{ cards: [card] }, { cards: ['assault'] }],
    });
  it('[R-LE-87] Battle Meditation: one of the orders goes to anybody, and one less to those whom the card names', () => {
    const t = council('push', ['battle-meditation'])
      .until('window:command.orders', {}, 0)
      .take('0:0.battle-meditation');
    expect(t.options()).toEqual(['0', '1', '2', '3', 'none']);
    t.take('3').until('activate', { orders: ['1'] });
    expect(t.state.units.map(({ order }) => order)).toEqual(['none', 'faceup', 'none', 'faceup', 'faceup']);
  });
  it('Battle Meditation: nobody twice; who thinks better of it gives all orders of the card', () => {
    const t = council('push', ['battle-meditation'], { order: 'faceup' }).until('window:command.orders', {}, 0);
    t.take('0:0.battle-meditation');
    expect(t.options()).toEqual(['0', '1', '2', 'none']);
    t.take('none').until('activate', { orders: ['1', '2'] });
    expect(t.state.units.map(({ order }) => order).slice(0, 4)).toEqual(['none', 'faceup', 'faceup', 'faceup']);
  });
  it('[LE-KOMMANDOKARTEN-11] Battle Meditation: instead of the character whom the card names', () => {
    const t = council('son-of-skywalker', ['battle-meditation']).until('window:command.orders', {}, 0);
    t.take('0:0.battle-meditation').take('3').until('activate');
    expect(t.state.units.map(({ order }) => order).slice(0, 4)).toEqual(['none', 'none', 'none', 'faceup']);
  });
  it('Battle Meditation: only for its own bearer when he is nominated', () => {
    const asked = (nominate: string) => {
      const t = council('push', ['battle-meditation'], {}, [unit(LEIA, 0, 500, 500)]);
      t.goOn(({ match }) => match.open.some(({ kind }) => /orders$/.test(kind)), { nominate });
      return t.open;
    };
    expect([asked('0'), asked('5')]).toEqual([['0 window:command.orders'], ['0 orders']]);
  });
  it('Battle Meditation: nothing of it without the card', () => {
    expect(
      council('push', [])
        .until('activate', { orders: ['1', '2'] })
        .unit(3).order,
    ).toBe('none');
  });
});

describe('Burst of Speed', () => {
  it('Burst of Speed: speed 3 for a round, once, and an immobilize token at its end', () => {
    const t = lay({
      units: [vader('burst-of-speed', { order: 'faceup' }), rebels(1200, 400, { ...alone(4), order: 'facedown' })],
      turnOf: 1,
    });
    expect(speedOf(t.g, t.unit(0))).toBe(1);
    t.until('action', { activate: '0', 'window:unit.activates': '0:0.burst-of-speed' });
    expect(speedOf(t.g, t.unit(0))).toBe(3);
    expect(t.unit(0).upgrades[0]!.discarded).toBe(true);
    t.take('none').goOn(({ state }) => state.round === 2 && state.phase === 'activation');
    expect(t.tokens(0, 'immobilize')).toBe(1);
    expect(speedOf(t.g, t.unit(0))).toBe(0);
  });
});

describe('Force Barrier', () => {
  const shot = (gap: number, way: string, upgrade = 'force-barrier') =>
    lay({
      units: [
        storm(700, 400, alone(4)),
        rebels(540, 400, alone(4)),
        unit(LUKE, 0, 540, 400 + apart(gap), { upgrades: [upgrade] }),
        storm(700, 440, alone(4)),
      ],
      active: 0,
      white: ['crit'],
      whiteDefence: ['blank'],
    }).fight({ defender: '1', 'window:attack.modify': '2:0.force-barrier', 'card-way': way });
  it('Force Barrier: cancels a critical hit against a friend at range 1, and is exhausted', () => {
    const t = shot(SEGMENT, 'crit');
    expect(t.result).toMatchObject({ crits: 0, wounds: 0 });
    expect(t.unit(2).upgrades[0]!.exhausted).toBe(true);
  });
  it('Force Barrier: not beyond range 1 by a hair, and whoever names it all the same is refused', () => {
    // A token of Luke's own opens the window, so that the barrier could be named in it.
    const at = (gap: number) => {
      const t = lay({
        units: [
          storm(700, 400, alone(4)),
          rebels(540, 400, alone(4)),
          unit(LUKE, 0, 540, 400 + apart(gap), { upgrades: ['force-barrier'] }),
          unit('imperial-royal-guards', 0, 540, 330, alone(2)),
        ],
        active: 0,
        white: ['hit'],
        whiteDefence: ['blank'],
      });
      return t.until('action').take('attack').until('window:attack.modify', { defender: '1' });
    };
    const [near, far] = [at(SEGMENT), at(SEGMENT + 0.01)];
    expect(near.options()).toEqual(expect.arrayContaining(['2:0.force-barrier', '3:guardian']));
    expect(far.options()).toEqual(['3:guardian', 'pass']);
    far.refuses('2:0.force-barrier', 'LE-AUFWERTUNGSKARTEN-01');
    expect(far.unit(2).upgrades[0]!.exhausted).toBe(false);
  });
  it('Force Barrier: neither for oneself, nor in melee, nor for the enemy', () => {
    const offered = (x: number, seat: number, defender: string) => {
      const t = lay({
        units: [
          storm(700, 400, alone(4)),
          rebels(x, 400, alone(4)),
          unit(LUKE, seat, 600, 500, { upgrades: ['force-barrier'] }),
          rebels(1700, 800),
        ],
        active: 0,
        white: ['crit'],
        black: ['crit'],
        whiteDefence: ['block'],
        redDefence: ['block'],
      });
      let yes = false;
      t.fight({
        defender,
        'window:attack.modify': (a) => {
          yes ||= JSON.stringify(a).includes('force-barrier');
          return 'pass';
        },
      });
      return yes;
    };
    expect(offered(560, 0, '1')).toBe(true);
    expect([offered(560, 0, '2'), offered(700 - apart(0), 0, '1'), offered(560, 1, '1')]).toEqual([
      false,
      false,
      false,
    ]);
  });
  it('Force Barrier: or up to two hits', () => {
    const t = lay({
      units: [storm(700, 400), rebels(540, 400, alone(4)), unit(LUKE, 0, 540, 480, { upgrades: ['force-barrier'] })],
      active: 0,
      white: ['hit', 'hit', 'hit', 'crit'],
      whiteDefence: ['blank', 'blank'],
    }).fight({ defender: '1', 'window:attack.modify': '2:0.force-barrier', 'card-way': 'hits' });
    expect(t.result).toMatchObject({ hits: 1, crits: 1 });
  });
});

describe('Force Choke', () => {
  const CHOKE = act('force-choke', 'choke');
  it('[LE-ERRATA-MACHT-WUERGEGRIFF-02] a trooper miniature at range 1 suffers a wound, for nothing, and the card is exhausted', () => {
    const t = facing('force-choke', 60, { minis: [null, [486, 430], 'fallen', 'fallen'] }).take(CHOKE);
    expect(t.options()).toEqual(['1.0', '1.1']);
    t.take('1.1').until('action');
    expect(t.unit(1).minis[1]!.fell).not.toBeNull();
    expect(t.state.turn!.actions).toBe(2);
    expect(t.unit(0).upgrades[0]!.exhausted).toBe(true);
    expect(t.options()).not.toContain(CHOKE);
  });
  it('[LE-ERRATA-MACHT-WUERGEGRIFF-02] the miniature itself must be at range 1', () => {
    const x = 400 + apart(SEGMENT);
    const t = facing('force-choke', SEGMENT, { minis: [null, [x + 30, 400], 'fallen', 'fallen'] }).take(CHOKE);
    expect(t.open).toEqual(['1 action']);
    expect(t.events('miniDefeated')).toHaveLength(1);
    const u = facing('force-choke', SEGMENT, { minis: [null, [x - 30, 400], 'fallen', 'fallen'] }).take(CHOKE);
    expect(u.options()).toEqual(['1.0', '1.1']);
  });
  it('[LE-ERRATA-MACHT-WUERGEGRIFF-02] neither commanders nor vehicles, nobody beyond range 1', () => {
    expect(facing('force-choke', SEGMENT).options()).toContain(CHOKE);
    expect(facing('force-choke', SEGMENT + 0.01).options()).not.toContain(CHOKE);
    for (const card of [LEIA, 'at-rt-rebel'])
      expect(
        lay({ units: [vader('force-choke'), unit(card, 0, 500, 400)], active: 0 })
          .until('action')
          .options(),
      ).not.toContain(CHOKE);
  });
  it('[LE-ERHOLUNG-02] [LE-ERSCHOEPFEN-05] recovering readies it', () => {
    const t = lay({
      units: [vader('force-choke', { upgrades: [{ id: 'force-choke', exhausted: true }] }), rebels(500, 400, alone(4))],
      active: 0,
    }).until('action');
    expect(t.options()).not.toContain(CHOKE);
    t.take('recover').take(['force-choke']).until('action');
    expect(t.options()).toContain(CHOKE);
  });
});

describe('Force Guidance', () => {
  it('Force Guidance: surge tokens for up to two friends at range 1 to 2, not for itself', () => {
    const t = lay({
      units: [
        vader('force-guidance'),
        storm(400 + apart(2 * SEGMENT), 400, alone(4)),
        storm(400 + apart(2 * SEGMENT + 0.01), 470, alone(4)),
        storm(400, 520, alone(4)),
        storm(400, 280, alone(4)),
      ],
      active: 0,
    }).until('action');
    t.take(act('force-guidance', 'guide'));
    expect(t.options()).toEqual(['1', '3', '4']);
    t.take(['1', '4']).until('action');
    expect([0, 1, 2, 3, 4].map((id) => t.tokens(id, 'surge'))).toEqual([0, 1, 0, 0, 1]);
  });
});

describe('Force Lift', () => {
  const LIFT = act('force-lift', 'lift');
  const lifting = (gap: number, kind = 'barricade') =>
    lay({
      units: [vader('force-lift'), rebels(1700, 800)],
      terrain: [piece(kind, 400 + 13.5 + gap + 35, 400, 70, 27)],
      active: 0,
    }).until('action');
  it('Force Lift: a barricade at range 1 is moved by up to range 1', () => {
    const t = lifting(SEGMENT).take(LIFT);
    const from = t.state.terrain[0]!.pose.x;
    t.refuses({ x: from + 70 + SEGMENT + 0.1, y: 400, degrees: 0 }, 'LE-FAEHIGKEITEN-03');
    t.refuses({ x: 400, y: 410, degrees: 0 }, 'LE-FAEHIGKEITEN-03');
    expect(t.match.check(1, { x: from + 10, y: 400, degrees: 0 })).toBeUndefined();
    t.take({ x: from + 70 + SEGMENT, y: 400, degrees: 0 }).until('action');
    expect(t.state.terrain[0]!.pose.x).toBeCloseTo(from + 70 + SEGMENT, 6);
    expect(t.state.turn!.actions).toBe(2);
    expect(t.unit(0).upgrades[0]!.exhausted).toBe(true);
  });
  it('Force Lift: a barricade comes along when its unit is deployed', () => {
    const t = lay({
      units: [
        unit(LUKE, 0, 0, 0, { status: 'reserve', upgrades: ['force-lift'] }),
        rebels(1700, 30, alone(4)),
        storm(1700, 880, alone(4)),
      ],
      phase: 'deployment',
      round: 0,
      battle: { deployment: 'battle-lines' },
      turnOf: 0,
    }).until('deploy');
    t.take({ x: 600, y: 60, degrees: 0 }).take('0:0.force-lift');
    t.refuses({ x: 600, y: 60 + 13.5 + SEGMENT + 13.6, degrees: 0 }, 'LE-FAEHIGKEITEN-03');
    t.take({ x: 600, y: 60 + 13.5 + SEGMENT + 13.5, degrees: 0 });
    expect(t.state.terrain).toMatchObject([{ kind: 'barricade', pose: { x: 600 } }]);
    expect(t.state.supply).toEqual([]);
  });
  it('Force Lift: nothing else, and nothing further away', () => {
    expect(lifting(SEGMENT + 0.01).options()).not.toContain(LIFT);
    expect(lifting(60, 'sandbags').options()).not.toContain(LIFT);
  });
});

describe('Force Push', () => {
  it('[R-LE-87] Force Push: an enemy trooper unit at range 1 is moved at speed 1 by the pusher, even out of a melee', () => {
    const t = lay({
      units: [vader('force-push'), storm(900, 400, alone(4)), rebels(400 + apart(0), 400, alone(4))],
      active: 0,
    }).until('action');
    t.take(act('force-push', 'push'));
    expect(t.open).toEqual(['1 move']);
    t.refuses({ kind: 'standard', speed: 2, heading: 90, bend: 0, way: 1 }, 'LE-BEWEGUNG-04');
    t.take({ kind: 'standard', speed: 1, heading: 90, bend: 0, way: 1 }).until('action');
    expect(t.pose(2)[0]).toBeGreaterThan(500);
  });
  it('Force Push: neither vehicles nor what cannot move', () => {
    const at = (card: string) =>
      lay({ units: [vader('force-push'), unit(card, 0, 480, 400)], active: 0 })
        .until('action')
        .options()
        .includes(act('force-push', 'push'));
    expect(at('rebel-troopers')).toBe(true);
    expect(at('at-rt-rebel')).toBe(false);
  });
});

describe('Force Reflexes', () => {
  it('Force Reflexes: a dodge token', () => {
    const t = facing('force-reflexes', 300).take(act('force-reflexes', 'dodge')).until('action');
    expect(t.tokens(0, 'dodge')).toBe(1);
    expect(t.state.turn!.actions).toBe(2);
  });
});

describe('Jedi Mind Trick', () => {
  const TRICK = act('jedi-mind-trick', 'trick');
  const luke = (enemy: Spec) =>
    lay({ units: [unit(LUKE, 0, 400, 400, { upgrades: ['jedi-mind-trick'] }), enemy], active: 0 }).until('action');
  it('Jedi Mind Trick: two suppression tokens for troopers at range 1 to 2, not for commanders', () => {
    const t = luke(storm(400 + apart(2 * SEGMENT), 400, alone(4)));
    t.take(TRICK).until('action');
    expect(t.tokens(1, 'suppression')).toBe(2);
    expect(luke(storm(400 + apart(2 * SEGMENT + 0.01), 400, alone(4))).options()).not.toContain(TRICK);
    expect(luke(unit(VADER, 1, 500, 400)).options()).not.toContain(TRICK);
  });
});

describe('Saber Throw', () => {
  const THROW = act('saber-throw', 'throw');
  it('[R-LE-87] Saber Throw: half of the dice of a melee weapon at range 1 to 2, as its attack action', () => {
    const t = facing('saber-throw', 2 * SEGMENT).take(THROW);
    t.until('action');
    expect(t.events('attack')).toMatchObject([{ melee: false, range: 2 }]);
    expect(t.events('rolled')[0]!.dice).toHaveLength(3);
    expect(t.state.turn!.actions).toBe(1);
    expect(t.options()).not.toContain(THROW);
    expect(t.barred('attack')).toContain('LE-AKTIONEN-02');
  });
  it('Saber Throw: not beyond range 2, and not while engaged', () => {
    expect(facing('saber-throw', 2 * SEGMENT + 0.01).options()).not.toContain(THROW);
    expect(facing('saber-throw', 0).options()).not.toContain(THROW);
  });
  it('Saber Throw: keywords of the weapon count', () => {
    const t = lay({
      units: [vader('saber-throw'), rebels(540, 400, alone(4)), rebels(1700, 800)],
      active: 0,
      red: ['hit', 'blank', 'blank'],
      whiteDefence: ['block'],
    }).until('action');
    t.take(THROW).until('action', { 'window:defence.modify': '0:pierce' });
    expect(t.result).toMatchObject({ hits: 1, wounds: 1 });
  });
});
