import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { deployment } from '../../src/flow/setup/deployment-place.ts';
import type { Face } from '../../src/state.ts';
import { banned, numberOf } from '../../src/values.ts';
import { lay, type Spec, ship, squadron, type Table } from '../table.ts';
import { CLOSE, CR90, duel, ISD, LONG, MEDIUM, using, VSD, wing } from './upgrades/bridge.ts';

/** Upgrade cards at their edges: a step of range, the one beside, the next time. */

const HITS: Face[] = Array<Face>(9).fill('hit');
const ALL_HIT = { red: HITS, blue: HITS, black: HITS };
const offered = (t: Table): readonly string[] => (t.open[0]?.includes('window:') ? t.options() : []);
const offeredIn = (t: Table, window: string, script: Parameters<Table['until']>[1] = {}): readonly string[] => {
  const { active } = t.state;
  t.goOn((u) => u.match.over || u.open[0]?.endsWith(` window:${window}`) === true || u.state.active !== active, script);
  return t.state.active === active && t.open[0]?.endsWith(` window:${window}`) ? t.options() : [];
};
const friendAt = (gap: number, more: Spec = {}): Spec => ship(VSD, 0, 900 + 63 + gap, 300, 0, { speed: 2, ...more });

describe('Pursuant', () => {
  it('spends no dial: another one that lies open is still there', () => {
    const t = duel({
      own: { open: ['repair'], upgrades: [{ id: 'pursuant', discarded: true }], shields: { front: 0 } },
      also: [squadron('tie-fighter-squadron', 0, 900, 200)],
      step: 'commands',
      lasting: [{ source: '0:pursuant', unit: 0, until: 'activation' }],
    }).take('squadron:dial');
    expect(t.ship(0).open).toEqual(['repair']);
  });
});

describe('Admiral Trench', () => {
  it('is known by his own order: what another card has noted on his ship strengthens no token', () => {
    const order = (source: string) =>
      duel({
        mine: ['admiral-trench'],
        own: { commands: ['repair'], shields: { front: 0 } },
        step: 'commands',
        lasting: [{ source, unit: 0, until: 'round', note: 'repair' }],
      })
        .take('repair:token')
        .events('command')
        .map(({ dial }) => dial);
    expect([order('0:admiral-trench'), order('0:intel-officer')]).toEqual([[true], [false]]);
  });
});

describe('SPHA-T', () => {
  it('[AR-ZUENDUNG-REICHWEITE-02] places no token while it is exhausted', () => {
    const ends = (exhausted: boolean) =>
      duel({ mine: [{ id: 'spha-t', exhausted }], step: 'end' }).open.includes('0 may');
    expect([ends(false), ends(true)]).toEqual([true, false]);
  });
});

describe('Projection Experts', () => {
  it('have nothing to move once Repair Crews have taken all points', () => {
    const t = duel({
      own: { upgrades: ['repair-crews', 'projection-experts'], commands: ['repair'], damage: 1 },
      also: [wing({ shields: { front: 0 } })],
      step: 'commands',
    }).take('repair:token');
    expect(t.options()).toEqual(['0:repair-crews', '0:projection-experts', 'pass']);
    t.take('0:repair-crews').goOn((u) => u.ship(0).damage.length === 0, { 'card-unit': '0' });
    expect(offered(t)).not.toContain('0:projection-experts');
  });
});

describe('Bomber Command Center', () => {
  const strike = (units: readonly Spec[]): Table =>
    lay({
      units: [squadron('y-wing-squadron', 0, 500, 300), ship(ISD, 1, 500, 400, 180), ...units],
      phase: 'squadron',
      flying: { squadron: 0 },
      black: ['blank', 'blank'],
    })
      .take('attack')
      .until('window:attack.modify', { attack: '>1.front' });
  const centre = { upgrades: ['bomber-command-center'] };
  it('[AR-ERR-BOMBER-KOMMANDOZENTRALE-01] one of them serves in an attack, whichever it is', () => {
    const t = strike([ship(VSD, 0, 300, 200, 0, centre), ship(VSD, 0, 700, 200, 0, centre)]);
    expect(t.options()).toEqual(['2:bomber-command-center', '3:bomber-command-center', 'pass']);
    t.take('2:bomber-command-center', []);
    expect(t.open).not.toContain('0 window:attack.modify');
  });
  it('[AR-ERR-BOMBER-KOMMANDOZENTRALE-01] reaches to distance 5 and no farther', () => {
    const at = (gap: number): boolean =>
      lay({
        units: [
          squadron('y-wing-squadron', 0, 500, 300),
          ship(ISD, 1, 500, 400, 180),
          ship(VSD, 0, 500 - 17 - gap - 31.5, 300, 0, centre),
        ],
        phase: 'squadron',
        flying: { squadron: 0 },
        black: ['blank', 'blank'],
      })
        .take('attack')
        .goOn((u) => u.open[0] === '0 window:attack.modify' || u.state.flying === null, { attack: '>1.front' })
        .open.includes('0 window:attack.modify');
    expect([at(304.5), at(305.5)]).toEqual([true, false]);
  });
});

describe('Comms Net', () => {
  it('[AR-CARD-KOMMUNIKATIONSNETZ-01] names friends up to distance 5 alone, whoever else is farther off', () => {
    const t = duel({
      mine: ['comms-net'],
      own: { dials: ['squadron'], commands: ['repair'] },
      also: [friendAt(100), friendAt(31.5 + 100 + 63 + 200)],
      step: 'reveal',
    });
    t.until('card-unit', { 'window:ship.afterReveal': '0:comms-net' });
    expect(t.options()).toEqual(['2', 'none']);
  });
});

describe('Independence and Stronghold', () => {
  it('Stronghold hinders attacks on Swarm squadrons up to distance 2', () => {
    const shot = (gap: number): boolean => {
      const t = lay({
        units: [
          ship(VSD, 0, 600, 300),
          squadron('tie-fighter-squadron', 1, 600, 450),
          ship(VSD, 1, 600 + 17 + gap + 31.5, 450, 0, { upgrades: ['stronghold'] }),
        ],
        active: 0,
        step: 'attack',
      }).take('front>1');
      return t.events('attack')[0]!.obstructed;
    };
    expect([shot(125), shot(125.5)]).toEqual([true, false]);
  });
});

describe('Captain Brunson', () => {
  const near = (gap: number): Table =>
    duel({
      theirs: ['captain-brunson'],
      obstacles: [{ token: 'asteroid-1', x: 900 + 38.75 + gap + 28, y: 460 }],
      ...ALL_HIT,
    });
  it('[AR-ERR-CAPTAIN-BRUNSON-02] cancels one die where an obstacle is at distance 1-2, none where it lies farther off', () => {
    const defends = (t: Table) => offeredIn(t, 'attack.defend', { attack: 'front>1.front' });
    expect(defends(near(110))).toContain('1:captain-brunson');
    expect(defends(near(140))).not.toContain('1:captain-brunson');
    const t = near(110).until('dice', {
      attack: 'front>1.front',
      ...using('attack.defend', '1:captain-brunson'),
    });
    expect(t.ask()).toMatchObject({ min: 1, max: 1 });
  });
});

describe('Clone Captain Silver', () => {
  it('changes the speed by up to three', () => {
    const t = duel({ own: { upgrades: ['clone-captain-silver'], speed: 0 }, step: 'manoeuvre' }).until('course', {
      'window:course.determine': '0:clone-captain-silver',
    });
    const { speeds } = (t.ask() as unknown as { region: { speeds: readonly number[] } }).region;
    expect(speeds).toEqual([0, 1, 2]); // the Victory's chart ends at 2
    const fast = lay({
      units: [
        ship(CR90, 0, 600, 300, 0, { upgrades: ['clone-captain-silver'], speed: 0 }),
        ship(CR90, 1, 1700, 800, 180),
      ],
      active: 0,
      step: 'manoeuvre',
    }).until('course', { 'window:course.determine': '0:clone-captain-silver' });
    expect((fast.ask() as unknown as { region: { speeds: readonly number[] } }).region.speeds).toEqual([0, 1, 2, 3]);
  });
});

describe('Flechette Torpedoes', () => {
  it('[AR-CARD-FLECHETTE-TORPEDOS-01] spend one die, whatever others show a critical icon', () => {
    const t = lay({
      units: [
        ship('raider-i-class-corvette', 0, 900, 300, 0, { upgrades: ['flechette-torpedoes'] }),
        squadron('x-wing-squadron', 1, 900, 400),
      ],
      active: 0,
      step: 'attack',
      blue: HITS,
      black: ['hitcrit', 'hitcrit', 'hitcrit'],
    });
    t.goOn((u) => u.ask().kind === 'dice' || u.events('attackEnds').length > 0, {
      attack: 'front>1',
      ...using('attack.modify', '0:flechette-torpedoes'),
    });
    const spent = t.ask().kind === 'dice' ? t.ask() : { max: 1 };
    expect(spent).toMatchObject({ max: 1 });
    t.goOn((u) => u.events('attackEnds').length > 0);
    expect(
      t
        .events('dice')
        .filter(({ how }) => how === 'spent')
        .map(({ at }) => at.length),
    ).toEqual([1]);
  });
});

describe('squadrons beside a huge ship', () => {
  it('[AR-RIESIGES-SCHIFF-12] stay near the deployment zone, unless another ship is beside them, too', () => {
    const refusal = (also: readonly Spec[]) => {
      const { g } = lay({
        units: [
          { squadron: 'tie-fighter-squadron', seat: 0, status: 'reserve' },
          ship('executor-i-class-star-dreadnought', 0, 700, 250),
          ...also,
        ],
        phase: 'deployment',
      });
      const where = { unit: 0, edge: 'south', depth: 185 } as const;
      return deployment.check(g, where, { x: 700, y: 470, degrees: 0 })?.clauses;
    };
    expect(refusal([])).toContain('AR-RIESIGES-SCHIFF-12');
    expect(refusal([ship(CR90, 0, 800, 480)])).toBeUndefined();
  });
});

describe('Anakin Skywalker (commander)', () => {
  it('is served by friends at distance 5 of the defender that have a token to give', () => {
    const other = ship(VSD, 0, 900 + 38.75 + 304 + 31.5, 460, 0, { tokens: ['brace'] });
    const spent = wing({ tokens: [{ kind: 'brace', state: 'discarded' }] });
    const t = duel({
      mine: ['anakin-skywalker-commander'],
      also: [spent, other],
      red: ['blank', 'blank', 'blank'],
      blue: HITS,
    });
    t.goOn((u) => u.ask().kind === 'reroll' || (u.state.attacks.length === 0 && u.events('attackEnds').length > 0), {
      attack: 'front>1.front',
      ...using('attack.modify', '0:anakin-skywalker-commander'),
    });
    expect(t.ask().kind).toBe('reroll'); // one friend alone can pay, and is not asked for
    expect(t.unit(3).tokens[0]!.state).toBe('exhausted');
  });
});

describe('Kraken', () => {
  it('turns one die in an activation, not another one in the second attack', () => {
    const abeam = ship(CR90, 1, 900 + 31.5 + 60 + 21.5, 300, 0, { activated: true });
    const t = duel({ mine: ['kraken'], also: [wing(), abeam], ...ALL_HIT });
    const first = offeredIn(t, 'attack.modify', { attack: 'front>1.front' });
    expect(first).toContain('0:kraken');
    t.take('0:kraken').goOn((u) => u.open[0] === '0 attack');
    const again = (a: Ask) => ('options' in a ? a.options.find(({ id }) => id.startsWith('right>3'))!.id : '');
    expect(offeredIn(t, 'attack.modify', { attack: again })).not.toContain('0:kraken');
  });
});

describe('B2 Rocket Troopers', () => {
  it('give a raid token at close and medium range, none at long range, and none that lies there already', () => {
    const asks = (y: number, foe: Spec = {}) =>
      offeredIn(duel({ mine: ['b2-rocket-troopers'], y, foe, ...ALL_HIT }), 'attack.modify', {
        attack: 'front>1.front',
      });
    expect(asks(CLOSE)).toContain('0:b2-rocket-troopers/raid');
    expect(asks(MEDIUM)).toContain('0:b2-rocket-troopers/raid');
    expect(asks(LONG)).not.toContain('0:b2-rocket-troopers/raid');
    expect(asks(CLOSE, { raids: ['navigate', 'squadron', 'repair', 'concentrate'] })).not.toContain(
      '0:b2-rocket-troopers/raid',
    );
  });
});

describe('Advanced Transponder Net', () => {
  it('binds the own Heavy squadrons to distance 2 of the ship, no enemy and no other', () => {
    const t = duel({
      mine: ['advanced-transponder-net'],
      also: [
        squadron('y-wing-squadron', 0, 900, 200),
        squadron('y-wing-squadron', 1, 840, 200),
        squadron('x-wing-squadron', 0, 960, 200),
        squadron('y-wing-squadron', 0, 900 + 31.5 + 17 + 126, 300),
        ship(CR90, 0, 760, 300),
      ],
    });
    expect([2, 3, 4, 5].map((id) => numberOf(t.g, t.squadron(id), 'binds', 0))).toEqual([1, 0, 0, 0]);
  });
});

describe('Liberator', () => {
  it('forbids tokens for its own fleet command alone', () => {
    const t = duel({
      mine: ['liberator', 'all-fighters-follow-me', 'intel-officer'],
      also: [wing({ upgrades: ['all-fighters-follow-me'] })],
    });
    const { g } = t;
    const forbids = (id: number, at: number): boolean =>
      banned(g, 'tokenForCard', { ship: t.ship(id), equipped: t.ship(id).upgrades[at]! }) !== undefined;
    expect([forbids(0, 1), forbids(0, 2), forbids(2, 0)]).toEqual([true, false, false]);
  });
});

describe('Home One', () => {
  it('has no use where all that is left is black or shows an accuracy icon', () => {
    const asks = (red: Face, black: Face) => {
      const t = lay({
        units: [
          ship('victory-i-class-star-destroyer-empire', 0, 900, 300, 0),
          ship(ISD, 1, 900, CLOSE, 180),
          wing({ upgrades: ['home-one'] }),
        ],
        active: 0,
        step: 'attack',
        red: Array<Face>(9).fill(red),
        black: Array<Face>(9).fill(black),
      });
      return offeredIn(t, 'attack.modify', { attack: 'front>1.front' });
    };
    expect(asks('accuracy', 'hit')).not.toContain('2:home-one');
    expect(asks('hit', 'hit')).toContain('2:home-one');
  });
});

describe('Hardened Bulkheads', () => {
  it('spare nothing in a collision of equals', () => {
    const t = lay({
      units: [
        ship(VSD, 0, 600, 300, 0, { speed: 2, upgrades: ['hardened-bulkheads'] }),
        ship(VSD, 1, 600, 300 + 102 + 80, 180),
      ],
      active: 0,
      step: 'manoeuvre',
    }).until('course');
    t.take({ speed: 2, clicks: [0, 0], side: 'right' });
    expect(t.events('damageCard').map((e) => e.unit)).toEqual([0, 1]);
  });
});
