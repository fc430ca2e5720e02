import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { apart, lay, type Spec, unit } from '../../table.ts';
import { alone, LEIA, rebels, storm, VADER, VEERS } from '../../troops.ts';

const first = (a: Ask) =>
  a.type === 'choice' ? a.options[0]!.id : a.type === 'several' ? a.options.slice(0, a.max).map((o) => o.id) : [];

describe('tokens for others', () => {
  const nearby = (card: string, seat: number, gap: number) =>
    lay({
      units: [
        unit(card, seat, 400, 400),
        unit(seat === 0 ? 'rebel-troopers' : 'stormtroopers', seat, 400 + apart(gap), 400, alone(4)),
        unit(seat === 0 ? 'stormtroopers' : 'rebel-troopers', 1 - seat, 1500, 700),
      ],
      active: 0,
    });
  it('[LE-ALLE-IN-DECKUNG-X-01] [LE-ALLE-IN-DECKUNG-X-03] Take Cover 2: up to two friends at range 1, oneself included', () => {
    const t = nearby(LEIA, 0, SEGMENT).until('action').take('card:0:take-cover/take-cover');
    expect(t.options()).toEqual(['0', '1']);
    t.take(['0', '1']);
    expect([t.tokens(0, 'dodge'), t.tokens(1, 'dodge')]).toEqual([1, 1]);
    expect(
      nearby(LEIA, 0, SEGMENT + 0.01)
        .until('action')
        .take('card:0:take-cover/take-cover')
        .options(),
    ).toEqual(['0']);
  });
  it('[LE-ALLE-IN-DECKUNG-X-01] not three', () => {
    const t = lay({
      units: [unit(LEIA, 0, 400, 400), rebels(450, 400, alone(4)), rebels(400, 450, alone(4)), storm(1500, 700)],
      active: 0,
    });
    t.until('action').take('card:0:take-cover/take-cover');
    expect(t.match.check(0, ['0', '1', '2'])).toBeDefined();
    expect(t.match.check(0, ['1', '2'])).toBeUndefined();
  });
  it('[LE-SPAEHER-X-01] [LE-SPAEHER-X-03] Spotter 2 gives aim tokens alike', () => {
    const t = nearby(VEERS, 1, SEGMENT).until('action').take('card:0:spotter/spotter');
    expect(t.options()).toEqual(['0', '1']);
    t.take(['0', '1']);
    expect([t.tokens(0, 'aim'), t.tokens(1, 'aim')]).toEqual([1, 1]);
    expect(
      nearby(VEERS, 1, SEGMENT + 0.01)
        .until('action')
        .take('card:0:spotter/spotter')
        .options(),
    ).toEqual(['0']);
  });
  it('[LE-SPAEHER-X-02] [LE-ALLE-IN-DECKUNG-X-02] [LE-KARTENAKTIONEN-08] it is no aim or dodge action: that may still follow', () => {
    const t = nearby(VEERS, 1, 10).until('action').take('card:0:spotter/spotter').take(['0']).until('action');
    expect(t.options()).toContain('aim');
    expect(t.events('action').map(({ action }) => action)).toEqual(['card:0:spotter/spotter']);
  });
  it('[LE-BEREIT-X-01] [LE-BEREIT-X-02] Ready 1: an aim token after a standby action', () => {
    const t = lay({ units: [unit('fleet-troopers', 0, 400, 400), storm(1500, 700)], active: 0 });
    t.until('action').take('standby').until('action');
    expect([t.tokens(0, 'aim'), t.tokens(0, 'standby')]).toEqual([1, 1]);
    expect(t.options()).toContain('aim');
  });
  it('[LE-TEAMWORK-EINHEITENNAME-01] [LE-TEAMWORK-EINHEITENNAME-02] [LE-TEAMWORK-EINHEITENNAME-03] [LE-TEAMWORK-EINHEITENNAME-05] Chewbacca and Han share what either gains, once, at range 2', () => {
    const gains = (active: number, gap: number) => {
      const t = lay({
        units: [
          unit('chewbacca-walking-carpet', 0, 400, 400),
          unit('han-solo-unorthodox-general', 0, 400 + apart(gap), 400),
          storm(1500, 700),
        ],
        active,
      });
      t.until('action').take('aim', 'dodge');
      return [t.tokens(0, 'aim'), t.tokens(0, 'dodge'), t.tokens(1, 'aim'), t.tokens(1, 'dodge')];
    };
    expect(gains(0, 2 * SEGMENT)).toEqual([1, 1, 1, 1]);
    expect(gains(1, 2 * SEGMENT)).toEqual([1, 1, 1, 1]);
    expect(gains(0, 2 * SEGMENT + 0.01)).toEqual([1, 1, 0, 0]);
  });
  it('[LE-TEAMWORK-EINHEITENNAME-01] not with anybody else', () => {
    const t = lay({
      units: [unit('chewbacca-walking-carpet', 0, 400, 400), unit(LEIA, 0, 460, 400), storm(1500, 700)],
      active: 0,
    });
    t.until('action').take('aim');
    expect(t.tokens(1, 'aim')).toBe(0);
  });
});

describe('Pulling the Strings', () => {
  const strings = (gap: number) =>
    lay({
      units: [
        unit('emperor-palpatine', 1, 400, 400),
        storm(400 + apart(gap), 400, { ...alone(4), order: 'facedown' }),
        rebels(400 + apart(gap) + 100, 400),
      ],
      active: 0,
      white: ['blank'],
    }).until('action');
  const PULL = 'card:0:pulling-the-strings/pull';
  it('[LE-FAEDEN-ZIEHEN-01] [LE-FAEDEN-ZIEHEN-02] for an action, another trooper unit at range 2', () => {
    expect(strings(2 * SEGMENT).options()).toContain(PULL);
    expect(strings(2 * SEGMENT + 0.01).options()).not.toContain(PULL);
  });
  it('[LE-FAEDEN-ZIEHEN-03] [LE-FAEDEN-ZIEHEN-04] it makes a free attack or a free move action', () => {
    const t = strings(50).take(PULL).until('free-action', { 'card-unit': '1' });
    expect(t.options()).toEqual(['attack', 'move', 'none']);
    t.take('attack').until('action');
    expect(t.events('action').at(-1)).toMatchObject({ unit: 1, action: 'attack', free: true });
    expect(t.state.turn!.actions).toBe(1);
  });
  it('[LE-FAEDEN-ZIEHEN-06] in its own activation it may still attack', () => {
    const t = lay({
      units: [unit('emperor-palpatine', 1, 400, 400), storm(450, 400), rebels(560, 400, { order: 'facedown' })],
      active: 0,
      white: Array(8).fill('blank'),
    });
    t.until('action').take(PULL).until('action', { 'card-unit': '1', 'free-action': 'attack' }).take('none');
    t.until('action');
    expect(t.state.turn!.unit).toBe(1);
    expect(t.options()).toContain('attack');
  });
  it('[LE-FAEDEN-ZIEHEN-05] what happens after a move happens: the snowtroopers’ enemy reacts', () => {
    const t = lay({
      units: [
        unit('emperor-palpatine', 1, 400, 400),
        storm(450, 400, alone(4)),
        rebels(640, 400, { tokens: { standby: 1 } }),
      ],
      active: 0,
    });
    t.until('action').take(PULL).until('free-action', { 'card-unit': '1' }).take('move');
    t.take({ kind: 'standard', speed: 1, heading: 90, bend: 0, way: 1 });
    expect(t.open).toEqual(['0 free-action']);
  });
});

describe('orders and rallies', () => {
  const issue = (units: readonly Spec[], card: string, more: object = {}) =>
    lay({ units, phase: 'command', stage: 2, priority: 1, hands: [{}, { played: card }], ...more });
  it('[LE-DISZIPLINIERT-X-01] Disciplined 1: an order takes off a suppression token', () => {
    const t = issue(
      [
        unit(VADER, 1, 400, 400),
        unit('imperial-death-troopers', 1, 480, 400, { tokens: { suppression: 3 } }),
        rebels(1500, 700),
      ],
      'push',
    );
    t.goOn(({ state }) => state.phase === 'activation', { 'window:unit.ordered': '1:disciplined' });
    expect(t.tokens(1, 'suppression')).toBe(2);
  });
  it('[LE-DISZIPLINIERT-X-01] Disciplined 2: up to two, so that one may be kept for the cover it gives', () => {
    const guarded = (suppression: number) =>
      issue(
        [
          unit(VADER, 1, 400, 400),
          unit('imperial-royal-guards', 1, 480, 400, { tokens: { suppression } }),
          rebels(1500, 700),
        ],
        'push',
      );
    const asks = (t: ReturnType<typeof guarded>) =>
      t.goOn(({ match }) => match.open.some((a) => a.kind === 'card-number'), {
        'window:unit.ordered': '1:disciplined',
      });
    const t = asks(guarded(2));
    expect(t.options()).toEqual(['1', '2']);
    expect(t.match.check(1, '3')).toBeDefined();
    t.take('1');
    expect(t.tokens(1, 'suppression')).toBe(1);
    expect(asks(guarded(3)).take('2').tokens(1, 'suppression')).toBe(1);
    const one = guarded(1);
    one.goOn(({ state }) => state.phase === 'activation', { 'window:unit.ordered': '1:disciplined' });
    expect([one.tokens(1, 'suppression'), one.match.taken.some((d) => d.kind === 'card-number')]).toEqual([0, false]);
  });
  it('[LC-ANGRIFFSZIEL-X-01] Target 1: an order gives an aim token', () => {
    const t = issue([unit(VADER, 1, 400, 400), unit('shoretroopers', 1, 480, 400), rebels(1500, 700)], 'push');
    t.goOn(({ state }) => state.phase === 'activation');
    expect(t.tokens(1, 'aim')).toBe(1);
  });
  it('[LC-KOORDINIEREN-01] [LC-KOORDINIEREN-02] an ordered B1 unit orders another droid trooper unit at range 1', () => {
    const t = (gap: number) => {
      const table = lay({
        units: [
          unit('general-grievous-sinister-cyborg', 1, 400, 400),
          unit('b1-battle-droids', 1, 600, 400, { ...alone(6), order: 'faceup' }),
          unit('b1-battle-droids', 1, 600, 400 + apart(gap), alone(6)),
          rebels(1500, 700),
        ],
        phase: 'command',
        stage: 2,
        priority: 1,
        hands: [{}, { played: null }],
      });
      table.goOn(({ state }) => state.phase === 'activation', { 'window:command.ordered': first, 'card-unit': first });
      return table.unit(2).order;
    };
    expect(t(SEGMENT)).toBe('faceup');
    expect(t(SEGMENT + 0.01)).toBe('none');
  });
  it('[LE-GEFOLGE-EINHEITENNAME-03] [LE-GEFOLGE-EINHEITENNAME-04] [LE-GEFOLGE-EINHEITENNAME-06] Palpatine orders royal guards at range 2 besides, and nobody else', () => {
    const t = (gap: number) => {
      const table = issue(
        [
          unit('emperor-palpatine', 1, 400, 400),
          unit('imperial-royal-guards', 1, 400 + apart(gap), 400, {
            minis: [null, 'fallen', 'fallen', 'fallen'].slice(0, 3) as never,
          }),
          storm(400, 460, alone(4)),
          rebels(1500, 700),
        ],
        'and-now-you-will-die',
      );
      table.goOn(({ state }) => state.phase === 'activation', { 'window:command.orders': first, 'card-unit': '1' });
      return table.events('ordered').map(({ unit: u, by }) => [u, by]);
    };
    expect(t(2 * SEGMENT)).toEqual([
      [1, 0],
      [0, 0],
    ]);
    expect(t(2 * SEGMENT + 0.01)).toEqual([[0, 0]]);
  });
  it('[LE-GEFOLGE-EINHEITENNAME-05] what an order triggers it triggers too: the guards are Disciplined', () => {
    const t = issue(
      [
        unit('emperor-palpatine', 1, 400, 400),
        unit('imperial-royal-guards', 1, 480, 400, { tokens: { suppression: 2 } }),
        rebels(1500, 700),
      ],
      'and-now-you-will-die',
    );
    t.goOn(({ state }) => state.phase === 'activation', {
      'window:command.orders': first,
      'card-unit': '1',
      'card-number': '2',
      'window:unit.ordered': first,
    });
    expect(t.tokens(1, 'suppression')).toBe(0);
  });
  it('[LE-ANSPORNEN-X-01] [LC-ANSPORNEN-X-01] Inspire 2: two tokens in all, from others at range 2', () => {
    const t = (gap: number) => {
      const table = lay({
        units: [
          unit(LEIA, 0, 400, 400, { tokens: { suppression: 1 } }),
          rebels(400 + apart(gap), 400, { ...alone(4), tokens: { suppression: 1 } }),
          rebels(400, 500, { ...alone(4), tokens: { suppression: 3 } }),
          storm(1500, 700),
        ],
        active: { unit: 0, step: 'rally' },
        whiteDefence: ['blank'],
      });
      table.until('action', { 'window:unit.rallied': first, 'card-unit': first });
      return [0, 1, 2].map((id) => table.tokens(id, 'suppression'));
    };
    expect(t(2 * SEGMENT)).toEqual([1, 0, 2]);
    expect(t(2 * SEGMENT + 0.01)).toEqual([1, 1, 1]);
  });
  it('[LE-UNBEZWINGBAR-01] Wookiees rally with red dice', () => {
    const t = lay({
      units: [unit('wookiee-warriors-freedom-fighters', 0, 400, 400, { tokens: { suppression: 2 } }), storm(1500, 700)],
      active: { unit: 0, step: 'rally' },
      redDefence: ['block', 'blank'],
    });
    expect(t.events('rallied')).toMatchObject([{ colour: 'red', faces: ['block', 'blank'], left: 1 }]);
  });
  it('[LE-MEISTER-DER-MACHT-X-01] [LC-MEISTER-DER-MACHT-X-01] Master of the Force 1 readies one Force card at the end of the activation', () => {
    const t = lay({
      units: [
        unit(VADER, 1, 400, 400, {
          upgrades: [
            { id: 'force-push', exhausted: true },
            { id: 'force-choke', exhausted: true },
          ],
        }),
        rebels(1500, 700),
      ],
      active: 0,
    });
    t.until('action').take('none');
    t.until('card-upgrade', { 'window:unit.ends': first });
    expect(t.options()).toEqual(['force-push', 'force-choke', 'none']);
    t.take('force-choke');
    expect(t.unit(0).upgrades.map(({ exhausted }) => exhausted)).toEqual([true, false]);
  });
});

describe('droids', () => {
  it('[LC-KI-ANGRIFF-01] AI: Attack without an order must attack first if it can', () => {
    const b1 = (order: string, x: number) =>
      lay({ units: [unit('b1-battle-droids', 1, 400, 400, { order }), rebels(x, 400)], active: 0 });
    // Nor does it rather do nothing.
    const bound = b1('none', 560).until('action');
    expect(bound.options()).toEqual(['attack']);
    bound.refuses('none', 'LC-KI-ANGRIFF-01');
    expect(b1('faceup', 560).until('action').options()).toEqual(expect.arrayContaining(['move', 'none']));
    expect(b1('none', 1700).until('action').options()).toEqual(expect.arrayContaining(['move', 'none']));
  });
  it('[LC-KI-ANGRIFF-BEWEGUNG-01] AI: Attack, Move leaves the choice of the two', () => {
    const t = lay({ units: [unit('droidekas', 1, 400, 400, { degrees: 90 }), rebels(600, 400)], active: 0 });
    const options = t.until('action').options();
    expect(options).toContain('attack');
    expect(options).toContain('move');
    expect(options).not.toContain('aim');
    expect(options).not.toContain('none');
    t.refuses('none', 'LC-KI-ANGRIFF-01');
    t.take('move').until('action');
    expect(t.options()).toContain('none');
  });
  it('[LC-NIEDERHALTEN-MARKER-02] suppression gives droid troopers no cover', () => {
    const t = lay({
      units: [rebels(400, 400), unit('b1-battle-droids', 1, 560, 400, { tokens: { suppression: 2 } })],
      active: 0,
    });
    expect(t.fight().cover).toBe(0);
  });
  it('[LC-TAPFERKEIT-04] [LC-TAPFERKEIT-03] nor does it cost them an action, but they may panic', () => {
    const t = lay({
      units: [unit('b1-battle-droids', 1, 900, 400, { tokens: { suppression: 1 } }), rebels(1700, 800)],
      active: { unit: 0, step: 'rally' },
      whiteDefence: ['blank'],
    });
    expect(t.until('action').state.turn!.actions).toBe(2);
    const more = lay({
      units: [unit('b1-battle-droids', 1, 900, 400, { tokens: { suppression: 2 } }), rebels(1700, 800)],
      active: { unit: 0, step: 'rally' },
      whiteDefence: ['blank', 'blank'],
    });
    expect(more.events('panicked')).toMatchObject([{ unit: 0, is: true }]);
  });
  it('[LC-RADMODUS-01] Wheel Mode raises the speed to 3', () => {
    const roll = (mode: string) => {
      const t = lay({
        units: [unit('droidekas', 1, 400, 400, { degrees: 90 }), rebels(1700, 800)],
        active: { unit: 0, step: 'start' },
      });
      t.until('action', { 'window:unit.activates': mode }).take('move');
      return t.match.check(1, { kind: 'standard', speed: 3, heading: 0, bend: 0, way: 1 }) === undefined;
    };
    expect(roll('0:wheel-mode')).toBe(true);
    expect(roll('pass')).toBe(false);
  });
  it('[LC-GENERATOR-X-01] Generator 1 turns one shield up again in the end phase', () => {
    const t = lay({
      units: [unit('droidekas', 1, 400, 400, { tokens: { shield: 1 } }), rebels(1700, 800)],
      phase: 'end',
    });
    t.goOn(({ state }) => state.round > 1, { 'window:end.tokens': first });
    expect(t.tokens(0, 'shield')).toBe(2);
  });
});

describe('moves', () => {
  const way = { kind: 'standard', speed: 1, heading: 0, bend: 0, way: 1 };
  it('[LE-STATIONAER-01] [LE-STATIONAER-02] a stationary unit pivots and does nothing else', () => {
    const t = lay({ units: [unit('1-4-fd-laser-cannon-team', 0, 400, 400), storm(1700, 800)], active: 0 });
    t.until('action').take('move');
    t.refuses(way, 'LE-STATIONAER-01');
    t.take({ ...way, kind: 'pivot', heading: 180 });
    expect(t.pose(0)[2]).toBeCloseTo(180);
  });
  it('[LE-VOLLE-DREHUNG-01] Full Pivot turns as far as it likes, others 90 degrees', () => {
    const turn = (card: string, seat: number, degrees: number) => {
      const t = lay({
        units: [unit(card, seat, 400, 400), seat === 0 ? storm(1700, 800) : rebels(1700, 800)],
        active: 0,
      });
      t.until('action').take('move');
      return t.match.check(seat, { ...way, kind: 'pivot', heading: degrees }) === undefined;
    };
    expect(turn('1-4-fd-laser-cannon-team', 0, 180)).toBe(true);
    expect(turn('at-rt-rebel', 0, 90)).toBe(true);
    expect(turn('at-rt-rebel', 0, 91)).toBe(false);
  });
  it('[LE-NEUPOSITIONIEREN-01] [LE-NEUPOSITIONIEREN-03] Reposition pivots after a standard move, for nothing', () => {
    const t = lay({
      units: [unit('tauntaun-riders', 0, 400, 400, { degrees: 90, minis: [null, 'fallen'] }), storm(1700, 800)],
      active: 0,
    });
    t.until('action').take('move', way);
    t.until('move', { 'window:move.after': '0:reposition' });
    t.take({ ...way, kind: 'pivot', heading: 30 });
    expect(t.pose(0)[2]).toBeCloseTo(30);
    expect(t.until('action').state.turn!.actions).toBe(1);
  });
});
