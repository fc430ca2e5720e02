import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { speedOf } from '../../../src/values.ts';
import { lay26 } from '../../edition26/table26.ts';
import { apart, piece, type Spec, type Table, unit } from '../../table.ts';
import { alone, rebels, storm } from '../../troops.ts';

/** What is dared in 2.6: missions behind the lines, temptations, machines that blow themselves up. */

const one = alone(4);
const act = (t: Table, id: string) => t.options().find((option) => option.endsWith(`/${id}`));
const blanks = <T extends string>(face: T) => Array.from({ length: 12 }, () => face);
const offers = (t: Table, window: string, card: string) =>
  t.open[0]?.endsWith(`window:${window}`) === true && t.options().some((id) => id.includes(card));

describe('Secret Mission in 2.6', () => {
  const ARTOO = 'r2-d2-hero-of-a-thousand-devices';
  const BATTLE = { battle: { primary: 'bunker-assault' }, blue: 0 };
  const artoo = (y: number, note: Spec = {}) => unit(ARTOO, 0, 900, y, note);
  const other = storm(300, 300, one);
  const DEEP = 6 * SEGMENT - 60;
  const begins = (y: number, note: Spec = {}) =>
    lay26({ units: [artoo(y, note), other], phase: 'command', ...BATTLE }).unit(0).note['mission'];
  it('a token for who stands wholly in enemy territory when a command phase begins, once in a game', () => {
    expect([begins(DEEP), begins(4.5 * SEGMENT), begins(300)]).toEqual(['held', undefined, undefined]);
    expect(begins(DEEP, { note: { mission: 'done' } })).toBe('done');
  });
  it('a point for it in an end phase, if its player likes and it still stands there', () => {
    const held = { note: { mission: 'held' } };
    const ending = (y: number) => lay26({ units: [artoo(y, held), other], phase: 'end', round: 2, ...BATTLE });
    expect(offers(ending(300), 'end.start', 'secret-mission')).toBe(false);
    const t = ending(DEEP);
    expect(offers(t, 'end.start', 'secret-mission')).toBe(true);
    t.take(t.options().find((id) => id.includes('secret-mission'))!);
    expect([t.state.victory[0], t.unit(0).note['mission']]).toEqual([1, 'done']);
  });
  it('is no action', () => {
    const t = lay26({ units: [artoo(DEEP), other], active: 0, ...BATTLE }).until('action');
    expect(t.options().some((id) => id.includes('secret-mission'))).toBe(false);
  });
});

describe('Self-Destruct in 2.6', () => {
  const PROBE = 'imperial-probe-droid';
  const droid = (wounds: number) =>
    lay26({
      units: [
        unit(PROBE, 1, 400, 400, { wounds }),
        rebels(400 + apart(SEGMENT), 400, one),
        rebels(400, 400 + apart(SEGMENT + 0.1), one),
        storm(1700, 800, one),
      ],
      active: 0,
      black: ['hit', 'surge', 'hit'],
    }).until('action');
  it('a card action for who has half of its wounds', () => {
    expect([act(droid(2), 'self-destruct'), act(droid(1), 'self-destruct')]).toEqual([expect.any(String), undefined]);
  });
  it('X black dice at each unit within 1: surges and criticals wound, hits frighten; then it is gone', () => {
    const t = droid(2);
    t.take(act(t, 'self-destruct')!);
    t.goOn(() => t.unit(0).status === 'defeated');
    expect([t.unit(0).status, t.unit(1).status, t.unit(2).status]).toEqual(['defeated', 'defeated', 'play']);
    expect(t.events('looseDice')).toMatchObject([{ faces: ['hit', 'surge', 'hit'] }]);
    expect(t.events('attack')).toEqual([]);
  });
  it('hits are suppression tokens', () => {
    const t = lay26({
      units: [unit(PROBE, 1, 400, 400, { wounds: 2 }), rebels(480, 400, { order: 'facedown' }), storm(1700, 800, one)],
      active: 0,
      black: ['hit', 'surge', 'hit'],
    }).until('action');
    t.take(act(t, 'self-destruct')!);
    t.goOn(() => t.unit(0).status === 'defeated');
    expect([t.wounds(1), t.tokens(1, 'suppression')]).toEqual([1, 2]);
  });
});

describe('Tempted in 2.6', () => {
  const ANAKIN = 'anakin-skywalker-the-chosen-one';
  const shot = (far: number, defence: 'blank' | 'block') => {
    const t = lay26({
      units: [
        storm(600, 400, one),
        unit('clone-trooper-infantry', 0, 800, 400, one),
        unit(ANAKIN, 0, 600, 400 + apart(far)),
        unit('clone-trooper-infantry', 0, 1700, 800, one),
      ],
      active: 0,
      white: blanks('crit'),
      black: blanks('crit'),
      red: blanks('crit'),
      redDefence: blanks(defence),
    });
    t.until('action').take('attack');
    t.goOn(() => t.ask().kind === 'action' || offers(t, 'attack.after', 'tempted'), {
      defender: '1',
      'further-defender': 'none',
    });
    return t;
  };
  it('when an enemy within 3 has defeated a friend: a free attack or a speed-2 move', () => {
    const t = shot(3 * SEGMENT, 'blank');
    expect(offers(t, 'attack.after', 'tempted')).toBe(true);
    t.take(t.options().find((id) => id.includes('tempted'))!);
    expect(t.ask()).toMatchObject({ kind: 'move', seat: 0, about: { unit: 2 } });
    const away = { kind: 'standard', heading: 180, bend: 0, way: 1 };
    t.refuses({ ...away, speed: 3 }, 'LE-BEWEGUNG-04');
    t.take({ ...away, speed: 2 });
    expect(t.pose(2)[1]).toBeLessThan(400 + apart(3 * SEGMENT) - 150);
  });
  it('in melee he does not move', () => {
    const t = lay26({
      units: [
        ...[storm(600, 400, one), unit('clone-trooper-infantry', 0, 800, 400, one)],
        ...[unit(ANAKIN, 0, 600, 700), unit('clone-trooper-infantry', 0, 1700, 800, one)],
        storm(600 + apart(0), 700, { ...one, order: 'facedown' }),
      ],
      active: 0,
      white: blanks('crit'),
      black: blanks('crit'),
      red: blanks('crit'),
      redDefence: blanks('blank'),
    });
    t.until('action').take('attack').until('window:attack.after', { defender: '1', 'further-defender': 'none' });
    t.take(t.options().find((id) => id.includes('tempted'))!);
    expect(t.events('attack').at(-1)).toMatchObject({ attacker: { unit: 2 }, defender: 4 });
    expect(t.pose(2)).toEqual([600, 700, 0]);
  });
  it('not where nobody has fallen, nor where the enemy is farther away', () => {
    expect(offers(shot(3 * SEGMENT, 'block'), 'attack.after', 'tempted')).toBe(false);
    expect(offers(shot(3 * SEGMENT + 0.1, 'blank'), 'attack.after', 'tempted')).toBe(false);
  });
});

describe('Danger Sense in 2.6', () => {
  const CASSIAN = 'cassian-andor';
  const dice = (gap: number) =>
    lay26({
      units: [storm(400, 400, one), unit(CASSIAN, 0, 400 + apart(gap), 400, { tokens: { suppression: 2 } })],
      active: 0,
      white: ['crit'],
      black: ['crit'],
      whiteDefence: blanks('block'),
    })
      .fight()
      .events('defenceRolled')
      .at(-1)!.dice.length;
  it('a die more for each suppression token, in melee as well', () => {
    expect([dice(0), dice(150)]).toEqual([3, 3]);
  });
  it('asks in the end phase, too, whether the token stays', () => {
    const t = lay26({
      units: [unit(CASSIAN, 0, 400, 400, { tokens: { suppression: 2 } }), storm(1700, 800)],
      phase: 'end',
      round: 2,
    });
    expect(t.open).toEqual(['0 keep']);
    expect(t.take('1').tokens(0, 'suppression')).toBe(2);
  });
  it('Inconspicuous is asked for in a rally only', () => {
    const ARTOO = 'r2-d2-hero-of-a-thousand-devices';
    const t = lay26({
      units: [unit(ARTOO, 0, 400, 400, { tokens: { suppression: 2 } }), storm(1700, 800)],
      phase: 'end',
      round: 2,
    });
    expect(t.tokens(0, 'suppression')).toBe(1);
  });
});

describe('Wheel Mode in 2.6', () => {
  it('makes it fast in its own activation; covered it is until the round ends', () => {
    const t = lay26({
      units: [unit('droidekas', 0, 400, 400, alone(2)), storm(1700, 800, one)],
      active: { unit: 0, step: 'start' },
    });
    t.until('window:unit.activates').take(t.options().find((id) => id.includes('wheel-mode'))!);
    expect(speedOf(t.g, t.unit(0))).toBe(3);
    expect(t.state.lasting.map(({ until, value }) => [until, value])).toEqual([
      ['activation', 'speed'],
      ['round', 'keyword.cover'],
    ]);
  });
});

describe('Ram in 2.6', () => {
  const BROTHER = 'fifth-brother';
  const crits = (moved: boolean) => {
    const t = lay26({
      units: [unit(BROTHER, 1, 400, 400), rebels(400, 400 + apart(moved ? 60 : 0), { ...one, seat: 0 })],
      active: 0,
      red: blanks('hit'),
      black: blanks('hit'),
      white: blanks('hit'),
      whiteDefence: blanks('blank'),
    });
    if (moved) {
      t.until('action').take('move').until('move');
      t.take({ kind: 'standard', speed: 1, heading: 0, bend: 0, way: 1, engage: 1 });
    }
    const all = { 'further-defender': 'none', 'window:attack.modify': ramming, dice: ['0', '1'] } as const;
    if (t.ask().kind === 'action') t.take('attack');
    t.goOn(() => t.events('result').length > 0, { ...all, 'free-action': 'attack' });
    return t.result.crits;
  };
  const ramming = (a: Ask) => (JSON.stringify(a).includes('0:ram') ? '0:ram' : 'pass');
  it('who stands on a round base has rammed by any move', () => {
    expect([crits(true), crits(false)]).toEqual([2, 0]);
  });
});

describe('Speeder in 2.6', () => {
  const BIKES = '74-z-speeder-bikes';
  const CARD = 'destroy-enemy-base';
  const bikes = (claimed: number | null, done: readonly string[]) =>
    lay26({
      units: [unit(BIKES, 1, 600, 400, { ...alone(2), degrees: 90 }), rebels(1700, 100, one)],
      active: { unit: 0, actions: 2, done },
      battle: { secondary: CARD },
      markers: [{ kind: 'asset', x: 600, y: 440, by: CARD, claimed }],
    }).until('action', { may: 'no' });
  it('with an asset it makes no second move of its own', () => {
    expect(bikes(0, ['card:compulsory']).options()).toContain('move');
    expect(bikes(0, ['card:compulsory', 'move']).options()).not.toContain('move');
    expect(bikes(null, ['card:compulsory', 'move']).options()).toContain('move');
  });
  it('after two moves of its own it picks nothing up', () => {
    const claims = (t: Table) => t.options().some((id) => id.includes('claim'));
    expect(claims(bikes(null, ['card:compulsory', 'move']))).toBe(true);
    expect(claims(bikes(null, ['card:compulsory', 'move', 'move']))).toBe(false);
  });
});

describe('Scale in 2.6', () => {
  it('who goes up climbs by a move action: there is no clamber for nothing beside a move', () => {
    const t = lay26({
      units: [unit('general-grievous-sinister-cyborg', 0, 400, 400), storm(1700, 800)],
      terrain: [piece('building', 400, 400 + 13.5 + 50, 100, 100, { height: 150 })],
      active: 0,
    }).until('action');
    expect(t.take('move').open).toEqual(['0 move']);
  });
});
