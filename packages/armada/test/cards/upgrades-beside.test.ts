import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import type { Face } from '../../src/state.ts';
import { lay, type Script, type Spec, ship, squadron, type Table } from '../table.ts';
import { CR90, duel, ISD, LONG, MEDIUM, using, VSD, wing } from './upgrades/bridge.ts';

/** Upgrade cards and those who stand beside their ship: friend and enemy, in reach and a step beyond, able or not. */

const HITS: Face[] = Array<Face>(9).fill('hit');
const ALL_HIT = { red: HITS, blue: HITS, black: HITS };
const friendAt = (gap: number, more: Spec = {}, seat = 0): Spec =>
  ship(VSD, seat, 900 + 63 + gap, 300, 0, { speed: 2, ...more });
/** This answer where it is open, otherwise another. */
const or =
  (other: string) =>
  (id: string) =>
  (a: Ask): string =>
    'options' in a && a.options.some((o) => o.id === id) ? id : other;
const orNone = or('none');
const orPass = or('pass');
const offeredIn = (t: Table, window: string, script: Script = {}, seat = 0): readonly string[] => {
  const { active, round } = t.state;
  const isOver = (u: Table) => u.match.over || u.state.active !== active || u.state.round > round;
  const { attack } = script;
  const once = typeof attack === 'string' ? { ...script, attack: orNone(attack) } : script;
  t.goOn((u) => u.open[0] === `${seat} window:${window}` || isOver(u), once);
  return !isOver(t) && t.open[0] === `${seat} window:${window}` ? t.options() : [];
};

describe('Projection Experts', () => {
  const bare = { shields: { front: 0 } };
  const asks = (also: readonly Spec[], own: Spec = {}): Table =>
    duel({ own: { upgrades: ['projection-experts'], commands: ['repair'], ...own }, also, step: 'commands' }).take(
      'repair:token',
    );
  const offers = (t: Table) => (t.open[0]?.includes('command.resolving') ? t.options() : []);
  it('give shields to a friend at distance 1-5 that lacks some: not farther, no enemy, not to themselves', () => {
    expect(offers(asks([friendAt(304.5, bare)]))).toContain('0:projection-experts');
    expect(offers(asks([friendAt(305.5, bare)]))).toEqual([]);
    expect(offers(asks([friendAt(100, bare, 1)]))).toEqual([]);
    expect(offers(asks([friendAt(100)]))).toEqual([]);
    expect(offers(asks([], bare))).toEqual([]);
    const two = asks([friendAt(100, bare), friendAt(305.5 + 63, bare)]).take('0:projection-experts');
    expect(two.options()).toEqual(['2', 'none']);
  });
  it('pay a point for each of two shields, from zones that have one, and end with the points', () => {
    const t = asks([friendAt(100, { shields: { front: 0, left: 0 } })], {
      shields: { front: 2, left: 0, right: 0, rear: 0 },
    });
    t.take('0:projection-experts', '2');
    t.goOn((u) => u.ask().kind === 'repair' || u.ask().kind === 'attack', {
      may: 'yes',
      zone: (a) => ('options' in a ? a.options[0]!.id : ''),
    });
    expect([t.ship(0).shields.front, t.ship(2).shields.front + t.ship(2).shields.left]).toEqual([0, 2]);
    expect(t.open).not.toContain('0 repair'); // both points are spent
  });
});

describe('Early Warning System', () => {
  it('[AR-VERSPERRT-02] hinders attacks on the marked zone of its own ship, on no other zone and no other ship', () => {
    const shot = (foe: Spec, also: readonly Spec[] = [], attack = 'front>1.front') =>
      duel({ foe, also }).take(attack).events('attack')[0]!.obstructed;
    const chaff = (zone: string) => ({ upgrades: ['early-warning-system'], marked: [{ token: 'chaff', zone }] });
    expect(shot(chaff('front'))).toBe(true);
    expect(shot(chaff('left'))).toBe(false);
    expect(shot({}, [ship(VSD, 1, 1100, 460, 180, chaff('front'))])).toBe(false);
  });
  it('[AR-EFFEKTE-UND-TIMING-01] is not asked for a second token while the first lies there', () => {
    const start = (lasting: readonly object[]) => {
      const t = duel({
        mine: ['early-warning-system'],
        own: { dials: ['repair'] },
        active: null,
        phase: 'ship',
        stage: 'start',
        lasting,
      });
      return t.open[0] === '0 window:ships.start' ? t.options() : [];
    };
    expect(start([])).toContain('0:early-warning-system');
    expect(start([{ source: '0:early-warning-system', unit: 0, until: 'round' }])).toEqual([]);
  });
});

describe('Reactive Gunnery', () => {
  it('[AR-VERTEIDIGUNGSMARKER-10] makes a Salvo of a readied token that its own ship spends: of no friend’s, of no exhausted one', () => {
    const asks = (foe: Spec, also: readonly Spec[] = []) =>
      offeredIn(
        duel({ foe: { speed: 1, ...foe }, also, ...ALL_HIT }),
        'attack.tokenSpent',
        { attack: 'front>1.front', ...using('attack.defend', '1:token.0') },
        1,
      );
    const card = { upgrades: ['reactive-gunnery'] };
    expect(asks({ ...card, tokens: ['brace'] })).toContain('1:reactive-gunnery');
    expect(asks({ ...card, tokens: [{ kind: 'brace', state: 'exhausted' }] })).toEqual([]);
    expect(asks({ tokens: ['brace'] }, [ship(VSD, 1, 1100, 460, 180, { ...card, speed: 1 })])).toEqual([]);
  });
});

describe('Hyperwave Signal Boost', () => {
  const asks = (gap: number, more: Spec = {}, turnOf = 0): readonly string[] => {
    const t = lay({
      units: [
        ship(VSD, 0, 600, 300, 0, { upgrades: ['hyperwave-signal-boost'], activated: true }),
        squadron('tie-fighter-squadron', 0, 600 + 31.5 + gap + 17, 300, more),
        squadron('x-wing-squadron', 1, 1500, 700),
        squadron('tie-fighter-squadron', 0, 1700, 100),
      ],
      phase: 'squadron',
      turnOf,
    });
    return t.open[0] === '0 window:squadrons.turn' ? t.options() : [];
  };
  it('[AR-STAFFELPHASE-01] wakes friends at close to long range that wait, in the turn of its side', () => {
    expect(asks(304.5)).toContain('0:hyperwave-signal-boost');
    expect(asks(305.5)).toEqual([]);
    expect(asks(100, { activated: true })).toEqual([]);
    expect(asks(100, { seat: 1 })).toEqual([]);
    expect(asks(100, {}, 1)).toEqual([]);
  });
});

describe('Phylon Q7 Tractor Beams', () => {
  const asks = (id: string, gap: number, half: number, seat = 1): readonly string[] => {
    const other = ship(id, seat, 900 + 31.5 + gap + half, 300, 0, { speed: 2, activated: true });
    const t = duel({
      mine: ['phylon-q7-tractor-beams'],
      own: { dials: ['repair'] },
      also: [other],
      y: 800,
      foe: { activated: true },
      active: null,
    });
    return t.open[0]?.includes('window:') ? t.options() : [];
  };
  it('[AR-CARD-PHYLON-Q7-TRAKTORSTRAHL-01] slow enemies of their own size or smaller, up to distance 5', () => {
    expect(asks(VSD, 304.5, 31.5)).toContain('0:phylon-q7-tractor-beams');
    expect(asks(VSD, 306, 31.5)).not.toContain('0:phylon-q7-tractor-beams');
    expect(asks(ISD, 100, 38.75)).not.toContain('0:phylon-q7-tractor-beams');
    expect(asks(VSD, 100, 31.5, 0)).not.toContain('0:phylon-q7-tractor-beams');
  });
});

describe('Flak Guns', () => {
  it('reach further with the Salvo of their own ship alone', () => {
    const answered = (foe: Spec, y: number, also: readonly Spec[] = []) =>
      duel({ foe: { tokens: ['salvo'], speed: 1, ...foe }, also, y, ...ALL_HIT }).fight({
        attack: 'front>1.front',
        'window:attack.defend': (a) => (a.seat === 1 ? '1:token.0' : 'pass'),
      });
    const dice = (t: Table) =>
      t
        .events('rolled')
        .at(-1)!
        .dice.map(({ colour }) => colour);
    for (const y of [MEDIUM, LONG]) {
      const none = dice(answered({}, y));
      expect(dice(answered({}, y, [ship(VSD, 1, 1150, y, 180, { upgrades: ['flak-guns'] })]))).toEqual(none);
    }
  });
});

describe('Clone Gunners', () => {
  const gunners = { upgrades: ['clone-gunners'], commands: ['concentrate'] };
  const holder = (gap: number, commands: readonly string[] = ['concentrate'], seat = 0): Spec =>
    ship(VSD, seat, 900 + 38.75 + gap + 31.5, 460, 0, { commands: [...commands], speed: 1 });
  const asks = (also: readonly Spec[], own: Spec = gunners): readonly string[] => {
    const t = duel({ own, also, ...ALL_HIT, blue: ['accuracy', ...HITS] });
    return offeredIn(t, 'command.resolving', {
      attack: 'front>1.front',
      'window:attack.modify': orPass('0:concentrate'),
    });
  };
  it('take the token of a friend at distance 1-5 of the defender that has one', () => {
    expect(asks([holder(304.5)])).toContain('0:clone-gunners/command');
    expect(asks([holder(305.5)])).toEqual([]);
    expect(asks([holder(100, ['repair'])])).toEqual([]);
    expect(asks([holder(100, ['concentrate'], 1)])).toEqual([]);
    expect(asks([])).toEqual([]); // their own token is none of a friend
  });
});

describe('Gunnery Team', () => {
  it('[AR-ERR-BORDSCHUETZENTEAM-01] lets its own ship attack again from the zone, no friend', () => {
    const again = (own: Spec, also: readonly Spec[]) => {
      const t = duel({ own: { commands: ['concentrate'], ...own }, also, ...ALL_HIT });
      const script = { attack: orNone('front>1.front'), 'window:attack.modify': orPass('0:concentrate') };
      return offeredIn(t, 'command.resolving', script);
    };
    expect(again({ upgrades: ['gunnery-team'] }, [])).toContain('0:gunnery-team');
    expect(again({}, [wing({ upgrades: ['gunnery-team'] })])).toEqual([]);
  });
});

describe('boarding teams', () => {
  const boards = (card: string, foe: Spec) => {
    const t = lay({
      units: [
        ship(VSD, 0, 900, 300, 0, { upgrades: [card], dials: ['squadron'] }),
        ship(ISD, 1, 900 + 31.5 + 38.75 + 60, 300, 0, foe),
        ship(CR90, 1, 1700, 800, 180),
      ],
      active: 0,
    });
    return t.open[0] === '0 window:ship.revealed' ? t.options() : [];
  };
  it('Darth Vader (boarding team) and Shriv Suurgav find a card that they may discard, or are not asked', () => {
    expect(boards('darth-vader-boarding-team', { upgrades: ['intel-officer'] })).toContain(
      '0:darth-vader-boarding-team',
    );
    expect(boards('darth-vader-boarding-team', { upgrades: ['admiral-motti'] })).toEqual([]);
    expect(boards('darth-vader-boarding-team', { upgrades: [{ id: 'intel-officer', discarded: true }] })).toEqual([]);
    expect(boards('shriv-suurgav', { upgrades: ['xi7-turbolasers'] })).toContain('0:shriv-suurgav');
    expect(boards('shriv-suurgav', { upgrades: ['intel-officer'] })).toEqual([]);
  });
  it('Darth Vader (boarding team) takes with the card what only the card allowed', () => {
    const t = lay({
      units: [
        ship(VSD, 0, 900, 300, 0, { upgrades: ['darth-vader-boarding-team'], dials: ['squadron'] }),
        ship(CR90, 1, 900 + 31.5 + 21.5 + 60, 300, 0, {
          upgrades: ['phoenix-home'],
          commands: ['repair', 'navigate', 'squadron', 'concentrate'],
        }),
      ],
      active: 0,
    }).take('0:darth-vader-boarding-team');
    t.goOn((u) => u.ship(1).commands.length === 1);
    expect([t.ship(1).upgrades[0]!.discarded, t.ship(1).commands.length]).toEqual([true, 1]);
  });
});
