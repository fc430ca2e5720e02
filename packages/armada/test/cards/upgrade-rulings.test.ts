import { describe, expect, it } from 'vitest';
import { lay, type Spec, ship, squadron } from '../table.ts';
import { CLOSE, CR90, duel, fire, ISD, LONG, states, using, VSD, wing } from './upgrades/bridge.ts';
import { dice, flak, rolled } from './upgrades/guns.ts';

/** What rulings say on weapons, retrofits, teams and support beyond their cards. */

const SIX = { red: ['hit', 'hit', 'hit'], blue: ['hit', 'hit', 'hit'] } as const;
const faceup = (card: string) => [{ card, faceup: true }];

describe('Gunnery Team', () => {
  it('[AR-ERR-ANGREIFEN-03] the command must be resolved against the last squadron of an attack: every further one is a new attack', () => {
    const again = (concentrateAt: number) => {
      const t = flak(
        ['gunnery-team'],
        ['x-wing-squadron', 'x-wing-squadron', 'x-wing-squadron'],
        {},
        {
          commands: ['concentrate'],
        },
      );
      let attack = 0;
      t.until('attack').take('front>1');
      t.until('attack', {
        'window:attack.modify': (a) => {
          const may = 'options' in a && a.options.some((o) => o.id === '0:concentrate');
          return may && t.events('rolled').length === concentrateAt ? '0:concentrate' : 'pass';
        },
        'window:command.resolving': '0:gunnery-team',
        command: 'token',
        'further-target': () => (attack++ === 0 ? 'front>2' : 'none'),
      });
      return t.options().some((id) => id.startsWith('front'));
    };
    expect([again(1), again(2)]).toEqual([false, true]);
  });
});

it('Clone Gunners: with the command itself, so that the die of Concentrate Fire may be blue, too', () => {
  const t = duel({
    mine: ['clone-gunners'],
    own: { open: ['concentrate'] },
    also: [wing({ commands: ['concentrate'] })],
    y: LONG,
    red: ['hit', 'hit', 'hit'],
    blue: ['hit'],
  });
  fire(t, {
    ...using('attack.modify', '0:concentrate'),
    ...using('command.resolving', '0:clone-gunners/command'),
    'card-unit': '2',
    colour: 'blue',
  });
  expect(dice(t)).toEqual(['red hit', 'red hit', 'red hit', 'blue accuracy', 'blue hit']);
});

it('Hyperwave Signal Boost: who chooses no squadron has passed his turn', () => {
  const t = lay({
    units: [
      ship(VSD, 0, 900, 300, 0, { upgrades: ['hyperwave-signal-boost'] }),
      squadron('tie-fighter-squadron', 0, 900, 420),
      squadron('x-wing-squadron', 1, 300, 800),
    ],
    phase: 'squadron',
    stage: 'start',
  }).until('window:squadrons.turn');
  t.take('0:hyperwave-signal-boost', []);
  expect(t.state.turnOf).toBe(1);
  expect(t.events('squadronActivates').filter((e) => e.unit === 1)).toEqual([]);
});

describe('a speed that a ship must change itself', () => {
  it('Phylon Q7: its own player slows it down, so that Thruster Fissure hurts', () => {
    const t = lay({
      units: [
        ship(ISD, 0, 900, 300, 0, { upgrades: ['phylon-q7-tractor-beams'], dials: ['repair'] }),
        ship(VSD, 1, 900, 560, 180, { speed: 2, activated: true, damage: faceup('thruster-fissure') }),
      ],
    }).take('0:phylon-q7-tractor-beams');
    t.take('rear');
    expect([t.ship(1).speed, t.suffered(1)]).toEqual([1, 1]);
  });
  it('Magnite Crystal Tractor Beam Array: so does its', () => {
    const t = duel({
      mine: ['magnite-crystal-tractor-beam-array'],
      own: { speed: 1 },
      foe: { speed: 3, activated: true, damage: faceup('thruster-fissure') },
      y: 700,
      step: 'end',
    });
    t.until('window:ship.after').take('0:magnite-crystal-tractor-beam-array', 'rear');
    expect([t.ship(1).speed, t.suffered(1)]).toEqual([1, 1]);
  });
});

it('[AR-VERTEIDIGUNGSMARKER-12] Flak Guns: a Salvo against a squadron has the printed dice', () => {
  const t = lay({
    units: [
      squadron('x-wing-squadron', 0, 900, 380),
      ship(VSD, 1, 900, 300, 0, { upgrades: ['flak-guns'], tokens: ['salvo'] }),
    ],
    phase: 'squadron',
    flying: { squadron: 0 },
  })
    .take('attack')
    .fight({ attack: (a) => ('options' in a ? a.options[0]!.id : ''), ...using('attack.defend', '1:token.0') });
  expect(t.events('attack').map((e) => e.kind)).toEqual(['normal', 'salvo']);
  expect(rolled(t)).toEqual(['blue']);
});

it('Early Warning System: the chaff token holds and goes at the end of the round, though the card was torn out', () => {
  const t = lay({
    units: [
      ship(VSD, 0, 900, 300, 0, { speed: 1, dials: ['squadron'], upgrades: ['shriv-suurgav'] }),
      ship(ISD, 1, 900, CLOSE, 180, { speed: 0, dials: ['repair'], upgrades: ['early-warning-system'] }),
    ],
    stage: 'start',
  });
  t.take('1:early-warning-system', 'front').until('window:ship.revealed').take('0:shriv-suurgav');
  expect(t.ship(1).upgrades[0]!.discarded).toBe(true);
  t.until('attack').fight({ attack: 'front>1.front' });
  expect(t.events('attack')[0]!.obstructed).toBe(true);
  t.goOn((x) => x.state.round === 2);
  expect(t.ship(1).marked).toEqual([]);
});

it('Reactive Gunnery and Expert Shield Tech do not both take the place of one token’s effect', () => {
  const t = duel({ theirs: ['reactive-gunnery', 'expert-shield-tech'], foe: { tokens: ['redirect'] }, ...SIX }).until(
    'window:attack.defend',
    { attack: 'front>1.front' },
    1,
  );
  t.take('1:token.0', '1:expert-shield-tech').fight(using('attack.tokenSpent', '1:reactive-gunnery'));
  expect(t.events('attack').map((e) => e.kind)).toEqual(['normal']);
});

describe('Projection Experts', () => {
  const project = (other: Spec) => {
    const t = lay({
      units: [
        ship('mc80-command-cruiser', 0, 900, 300, 0, { upgrades: ['projection-experts'], open: ['repair'] }),
        ship('mc75-armored-cruiser', 0, 1080, 300, 0, other),
        ship(VSD, 1, 300, 800, 180),
      ],
      active: 0,
      step: 'commands',
    });
    t.take('repair:dial', '0:projection-experts').until('zone', { 'card-unit': '1' });
    return t;
  };
  it('[AR-CARD-ASPIRATION-04] a shield goes to a ship that may not recover any, and none is lost on the way', () => {
    const t = project({ upgrades: ['aspiration'], shields: { front: 6, left: 1 } }).take('front');
    expect([t.ship(0).shields.front, t.ship(1).shields.left]).toEqual([3, 2]);
  });
  it('a shield from another ship comes to a zone that Capacitor Failure keeps bare', () => {
    const t = project({ shields: { left: 0 }, damage: faceup('capacitor-failure') }).take('front');
    expect(t.ship(1).shields.left).toBe(1);
  });
});

describe('Heavy Fire Zone', () => {
  it('red dice reach squadrons at long range, if no friend is engaged with them', () => {
    const far = (also: readonly Spec[]) =>
      lay({
        units: [
          ship(VSD, 0, 900, 300, 0, { upgrades: ['heavy-fire-zone'] }),
          squadron('x-wing-squadron', 1, 900, 600),
          ...also,
        ],
        active: 0,
        step: 'attack',
      });
    const t = far([]).take('front>1');
    t.goOn((x) => x.events('rolled').length > 0);
    expect(rolled(t)).toEqual(['red']);
    expect(far([squadron('tie-fighter-squadron', 0, 900, 640)]).open).not.toContain('0 attack');
  });
  it('[AR-CARD-VIERLINGS-LASERGESCHUETZ-02] a Counter does not use the armament, so its die stays blue', () => {
    const t = lay({
      units: [
        squadron('x-wing-squadron', 0, 900, 380),
        ship(VSD, 1, 900, 300, 0, { upgrades: ['heavy-fire-zone', 'quad-laser-turrets'] }),
      ],
      phase: 'squadron',
      flying: { squadron: 0 },
    })
      .take('attack')
      .fight({
        attack: (a) => ('options' in a ? a.options[0]!.id : ''),
        ...using('attack.after', '1:counter'),
        ...using('attack.gather', '1:heavy-fire-zone'),
      });
    expect(t.events('attack').map((e) => e.kind)).toContain('counter');
    expect(rolled(t)).toEqual(['blue']);
  });
});

it('Turbolaser Reroute Circuits: with Faulty Countermeasures only a readied Evade token pays', () => {
  const strike = (state: string) =>
    fire(
      duel({
        mine: ['turbolaser-reroute-circuits'],
        own: { tokens: [{ kind: 'evade', state }], damage: faceup('faulty-countermeasures') },
        red: ['blank', 'blank', 'blank'],
      }),
      using('attack.modify', '0:turbolaser-reroute-circuits'),
    ).events('tokenSpent').length;
  expect([strike('exhausted'), strike('ready')]).toEqual([0, 1]);
});

it('Entrapment Formation!: in an additional manoeuvre the dial is turned, and its speed stays', () => {
  const t = lay({
    units: [
      ship(VSD, 0, 900, 200, 0, { upgrades: ['entrapment-formation', 'engine-techs'], speed: 2, dials: ['navigate'] }),
      ship(CR90, 1, 300, 800, 180, { activated: true }),
    ],
    stage: 'start',
  }).take('0:entrapment-formation');
  t.until('course', { 'dial-use': 'keep', command: 'dial' }).take({ speed: 2, clicks: [0, 0], side: 'right' });
  t.take('0:engine-techs/again', '0:entrapment-formation/dial');
  expect([t.ship(0).speed, t.open]).toEqual([1, ['0 course']]);
  expect(t.ask()).toMatchObject({ region: { speeds: [1] } });
});

it('[AR-CARD-KOMMUNIKATIONSNETZ-01][AR-KOMMANDOS-28] Comms Net: after Squadron and Repair commands, which belong to that step', () => {
  const t = duel({
    mine: ['comms-net'],
    own: { dials: ['repair'], commands: ['navigate'], damage: 1 },
    also: [wing()],
    step: 'reveal',
  });
  t.take('keep');
  expect(t.open).toEqual(['0 command']);
  t.take('none');
  expect(t.open).toEqual(['0 window:ship.afterReveal']);
  expect(t.options()).toContain('0:comms-net');
});

it('[AR-ANGREIFEN-22] Assault Concussion Missiles after the standard effect: a card that they deal is the first of the attack', () => {
  const t = duel({
    mine: ['assault-concussion-missiles', 'fire-control-team', 'external-racks'],
    foe: { shields: { left: 0, right: 0 }, tokens: [] },
    black: ['hitcrit', 'hit'],
    ...SIX,
  });
  fire(t, {
    ...using('attack.modify', '0:external-racks'),
    ...using('attack.critical', '0:fire-control-team'),
    critical: ['standard', '0:assault-concussion-missiles'],
  });
  const dealt = t.events('damageCard').map((e) => e.card !== null);
  expect(dealt.slice(0, 2)).toEqual([true, false]);
});

it('Bomber Command Center: a station is a ship to bombers', () => {
  const t = lay({
    units: [
      ship(VSD, 0, 900, 300, 0, { upgrades: ['bomber-command-center'] }),
      squadron('tie-bomber-squadron', 0, 900, 500),
      ship(CR90, 1, 300, 800),
    ],
    phase: 'squadron',
    flying: { squadron: 1 },
    obstacles: [{ token: 'station', x: 900, y: 580, station: { armed: false, damage: 0 } }],
    black: ['blank'],
  }).take('attack');
  t.until('window:attack.modify', { attack: '>obstacle0' });
  expect(t.options()).toContain('0:bomber-command-center');
  expect(states(t.ship(0))).toHaveLength(3);
});
