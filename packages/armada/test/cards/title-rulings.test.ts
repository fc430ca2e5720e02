import { describe, expect, it } from 'vitest';
import { commandable } from '../../src/flow/squadrons/squadron.ts';
import { hasKeyword, speedOf, yawOf } from '../../src/values.ts';
import { lay, type Spec, ship, squadron } from '../table.ts';
import { CLOSE, CR90, duel, ISD, LONG, match, states, using, VSD } from './upgrades/bridge.ts';

/** What rulings say on titles beyond their cards. */

const worn = (...kinds: readonly string[]) => kinds.map((kind) => ({ kind, state: 'exhausted' }));

describe('Beast of Burden', () => {
  const activate = (own: object, other: object) =>
    lay({
      units: [
        ship('hardcell-class-transport', 0, 900, 300, 0, { upgrades: ['beast-of-burden'], dials: ['repair'], ...own }),
        ship(VSD, 0, 1050, 300, 0, { activated: true, tokens: worn('brace'), ...other }),
        ship(CR90, 1, 900, 800, 180, { activated: true }),
      ],
    });
  it('with Faulty Countermeasures it cannot spend exhausted tokens', () => {
    const damage = [{ card: 'faulty-countermeasures', faceup: true }];
    const t = activate({ damage, tokens: ['evade', ...worn('brace')] }, {}).take('0:beast-of-burden');
    expect(states(t.ship(0))).toEqual(['evade exhausted', 'brace exhausted']); // the only one that it could spend
  });
  it('it readies what Compartment Fire keeps the other ship from readying itself', () => {
    const damage = [{ card: 'compartment-fire', faceup: true }];
    const t = activate({}, { damage }).take('0:beast-of-burden', ['0.0'], '1', ['1.0']);
    expect(states(t.ship(1))).toEqual(['brace ready']);
  });
});

it('Hand of Justice readies a token of a ship with Compartment Fire', () => {
  const damage = [{ card: 'compartment-fire', faceup: true }];
  const t = lay({
    units: [
      ship('arquitens-class-command-cruiser', 0, 900, 300, 0, { upgrades: ['hand-of-justice'], dials: ['repair'] }),
      ship(VSD, 0, 1050, 300, 0, { activated: true, tokens: worn('brace'), damage }),
      ship(CR90, 1, 900, 800, 180, { activated: true }),
    ],
  }).until('window:ship.beforeReveal');
  t.take('0:hand-of-justice');
  expect(states(t.ship(1))).toEqual(['brace ready']);
});

it('[AR-FAQ-STAFFELN-17] Centicore: a squadron near it may relay the command, and that takes one of its two', () => {
  const t = lay({
    units: [
      ship(VSD, 0, 200, 200, 0),
      ship(ISD, 0, 900, 300, 0, { upgrades: ['centicore'] }),
      squadron('lambda-class-shuttle', 0, 900, 500),
      squadron('tie-fighter-squadron', 0, 900, 650),
      ship(CR90, 1, 1700, 800, 180),
    ],
    active: 0,
    step: 'commands',
  });
  const who = (relayed: readonly { by: number; squadron: number }[]) =>
    commandable(t.g, t.ship(0), { dial: true, token: false, left: 3, activated: [], relayed: [...relayed] }).map(
      (c) => [c.squadron.id, c.ways[0]!.map((u) => u.id)],
    );
  expect(who([])).toEqual([
    [2, [1]],
    [3, [2, 1]],
  ]);
  const used = [
    { by: 1, squadron: 8 },
    { by: 1, squadron: 9 },
  ];
  expect(who(used)).toEqual([]);
});

it('Harrow: the first yaw value is II even if damage has lowered it', () => {
  const damage = [{ card: 'thrust-control-malfunction', faceup: true }];
  const t = duel({ mine: ['harrow'], own: { speed: 1, damage } });
  expect(yawOf(t.g, t.ship(0), 1, 1)).toEqual([2]);
});

it('Interdictor does not ready a card that the same activation has exhausted', () => {
  const t = lay({
    units: [
      ship('interdictor-suppression-refit', 0, 900, 300, 0, {
        upgrades: ['interdictor', 'phylon-q7-tractor-beams', { id: 'targeting-scrambler', exhausted: true }],
        dials: ['repair'],
      }),
      ship(CR90, 1, 900, 500, 180, { speed: 3, activated: true }),
    ],
  }).take('0:phylon-q7-tractor-beams', '0:interdictor');
  expect(t.ship(0).upgrades.map((u) => u.exhausted)).toEqual([true, true, false]);
});

describe('Jaina’s Light', () => {
  const land = (own: Spec) =>
    lay({
      units: [
        ship(CR90, 0, 600, 300, 0, { speed: 1, upgrades: ['jainas-light'], ...own }),
        ship(VSD, 1, 1500, 800, 180),
      ],
      active: 0,
      step: 'manoeuvre',
      obstacles: [
        { token: 'asteroid-1', x: 580, y: 380 },
        { token: 'debris-1', x: 625, y: 380 },
      ],
    }).until('course');
  const course = { speed: 1, clicks: [0], side: 'right' };
  it('who ignores one obstacle ignores all that it overlaps', () => {
    const t = land({}).take(course, '0', '0:jainas-light');
    expect(t.state.active === null || t.open[0] !== '0 zone').toBe(true);
    t.goOn((x) => x.state.active === null);
    expect([t.events('overlapsObstacle').length, t.suffered(0), t.ship(0).damage.length]).toEqual([1, 0, 0]);
  });
  it('Damaged Controls deal no card for obstacles', () => {
    const damage = [{ card: 'damaged-controls', faceup: true }];
    const t = land({ damage })
      .take(course, '0', '0:jainas-light')
      .goOn((x) => x.state.active === null);
    expect(t.ship(0).damage).toHaveLength(1);
  });
});

it('Pursuant: the command is resolved as if by a dial, but no boarding team is paid with it', () => {
  const t = duel({
    mine: ['pursuant', 'boarding-troopers'],
    own: { dials: ['repair'], commands: ['squadron'] },
    step: 'reveal',
    also: [squadron('tie-fighter-squadron', 0, 760, 300)],
  }).until('window:ship.revealed');
  t.take('0:pursuant', '0:boarding-troopers', []);
  expect(t.ship(0).commands).toEqual([]); // only the token was there to be discarded
  t.take('keep');
  expect(t.options()).toEqual(['squadron:dial', 'repair:dial', 'none']);
  expect(t.take('squadron:dial').events('command')).toMatchObject([{ command: 'squadron', dial: true }]);
});

describe('courses', () => {
  const yaw = (units: readonly Spec[], more: object, ...first: readonly string[]) => {
    const t = lay({ units: [...units], ...more }).take(...first);
    t.until('course');
    return t;
  };
  it('Rakehell: at speed 0 its yaw value is raised like any other: by a dial, by Moff Jerjerrod', () => {
    const turn = (way: string, ...more: readonly string[]) => {
      const t = yaw(
        [
          ship('onager-class-testbed', 0, 900, 300, 0, {
            upgrades: ['rakehell', 'moff-jerjerrod'],
            speed: 0,
            open: ['navigate'],
            commands: ['navigate'],
          }),
          ship(CR90, 1, 900, 800, 180),
        ],
        { active: 0, step: 'manoeuvre' },
        way,
        ...more,
      );
      const ask = t.ask();
      return 'region' in ask ? (ask.region as { pivot?: number }).pivot : undefined;
    };
    expect(turn('token', 'pass')).toBe(1);
    expect(turn('dial', 'pass')).toBe(2);
    expect(turn('token', '0:moff-jerjerrod', 'left')).toBe(2);
  });
  it('Quantum Storm: a yaw value of - may be raised, by Take Evasive Action! at speed 1', () => {
    const turn = (speed: number) => {
      const t = lay({
        units: [
          ship('gr-75-medium-transports', 0, 900, 200, 0, { upgrades: ['quantum-storm'], speed, open: ['navigate'] }),
          ship(VSD, 0, 400, 200, 0, { upgrades: ['take-evasive-action'], activated: true }),
          ship(VSD, 1, 1600, 800, 180, { activated: true }),
        ],
        stage: 'start',
      });
      t.take('1:take-evasive-action').until('course', {
        command: 'dial',
        'dial-use': 'keep',
        activate: '0',
      });
      t.take({ speed, clicks: Array(speed).fill(0), side: 'right' });
      t.until('course', using('manoeuvre.after', '0:quantum-storm'));
      const ask = t.ask();
      return 'region' in ask ? (ask.region as { yaw?: unknown }).yaw : undefined;
    };
    expect([turn(1), turn(2)]).toEqual([{ 1: [1] }, { 1: [0] }]);
  });
  it('Swift Return turns the dial in an additional manoeuvre, and its speed stays', () => {
    const t = lay({
      units: [
        ship('consular-class-armed-cruiser', 0, 900, 300, 0, {
          upgrades: ['swift-return', 'engine-techs'],
          speed: 2,
          open: ['navigate'],
        }),
        ship(VSD, 1, 1600, 800, 180),
      ],
      active: 0,
      step: 'manoeuvre',
      obstacles: [{ token: 'asteroid-1', x: 1000, y: 420 }],
    }).take('dial', 'pass', { speed: 2, clicks: [0, 0], side: 'right' });
    t.take('0:engine-techs/again', '0:swift-return', 'speed-change', '3');
    expect([t.ship(0).speed, t.open]).toEqual([3, ['0 course']]);
    expect(t.ask()).toMatchObject({ region: { speeds: [1] } });
  });
});

describe('Sa Nalaor', () => {
  const strike = () =>
    lay({
      units: [
        ship(ISD, 0, 900, 300, 0, { speed: 2 }),
        ship('munificent-class-star-frigate', 1, 900, LONG, 180, {
          speed: 2,
          tokens: ['redirect', 'evade'],
          upgrades: ['sa-nalaor', 'expert-shield-tech'],
        }),
      ],
      active: 0,
      step: 'attack',
    }).until('window:attack.defend', { attack: 'front>1.front' }, 1);
  it('[AR-VERTEIDIGUNGSMARKER-08] a token that works as an Evade is not discarded for a further die against a larger ship', () => {
    const t = strike().take('1:token.0', '1:sa-nalaor');
    const ask = t.ask();
    expect('max' in ask ? ask.max : 0).toBe(1);
  });
  it('it takes the place of an effect, and so does Expert Shield Tech: one of both', () => {
    const t = strike().take('1:token.0', '1:expert-shield-tech');
    expect(t.open).toEqual(['1 window:attack.defend']);
  });
});

it('[AR-ANGRIFFE-UND-RAUMSTATIONEN-05] Salvation: against a station critical icons count 2 as well', () => {
  const t = lay({
    units: [ship('nebulon-b-escort-frigate', 0, 900, 300, 0, { upgrades: ['salvation'] }), ship(VSD, 1, 300, 800, 180)],
    active: 0,
    step: 'attack',
    obstacles: [{ token: 'station', x: 900, y: 450, station: { armed: false, damage: 0 } }],
    red: ['crit', 'blank', 'blank'],
  }).fight({ attack: 'front>obstacle0' });
  expect(t.damage).toBe(2);
});

it('Vector: a fast squadron that Admiral Chiraneau slows to 2 moves at 3, and none faster than 5', () => {
  const t = lay({
    units: [
      ship(VSD, 0, 900, 300, 0, { upgrades: ['vector', 'admiral-chiraneau'] }),
      squadron('tie-interceptor-squadron', 0, 900, 450),
      squadron('x-wing-squadron', 1, 900, 500),
    ],
    active: 0,
    step: 'commands',
    flying: { squadron: 1, by: 0 },
  });
  expect(speedOf(t.g, t.squadron(1))).toBe(3);
});

it('Corvus: what happens after deployment happens again: a second die for Varnillian, a second token replaced', () => {
  const t = match(
    'empire',
    ['admiral-motti'],
    [{ card: 'raider-i-class-corvette', upgrades: ['corvus', 'gunnery-chief-varnillian'] }],
  );
  t.until('window:setup.after', { 'first-player': '0' }).take('1:corvus');
  t.goOn((x) => x.state.round === 1 && x.open.includes('0 dials'));
  expect(t.ship(1).upgrades[1]!.note).toEqual(['red blank', 'red blank']);
});

it('Instigator: the squadrons that it pretends let Swarm work against who is near it', () => {
  const t = lay({
    units: [
      ship('raider-i-class-corvette', 0, 900, 300, 0, { upgrades: ['instigator'] }),
      squadron('tie-fighter-squadron', 0, 900, 440),
      squadron('x-wing-squadron', 1, 900, 400),
    ],
    phase: 'squadron',
    flying: { squadron: 1 },
  }).take('attack');
  t.until('window:attack.modify', { attack: '>2' });
  expect(t.options()).toContain('1:swarm');
});

it('Fighter Coordination Team finds nobody near Instigator unengaged', () => {
  const t = lay({
    units: [
      ship(VSD, 0, 900, 300, 0, { upgrades: ['fighter-coordination-team'], speed: 0 }),
      squadron('tie-fighter-squadron', 0, 980, 420),
      ship('raider-i-class-corvette', 1, 1050, 430, 0, { upgrades: ['instigator'] }),
    ],
    active: 0,
    step: 'manoeuvre',
  }).goOn((x) => x.state.active === null, using('manoeuvre.after', '0:fighter-coordination-team'));
  expect(t.events('ability')).toEqual([]);
});

describe('Profundity', () => {
  const dock = (card: string) =>
    lay({
      units: [
        ship('mc75-armored-cruiser', 0, 900, 300, 0, {
          upgrades: ['profundity', 'general-rieekan', { id: 'veteran-captain', discarded: true }],
        }),
        ship(card, 0, 0, 0, 0, { status: 'aside', asideBy: '0:profundity' }),
        ship(VSD, 1, 1500, 800, 180),
      ],
      phase: 'command',
      stage: 'start',
      round: 2,
    }).take('0:profundity', { x: 1010, y: 300, degrees: 0 });
  it('an officer who was discarded may go over, too, and stays so', () => {
    const t = dock(CR90).until('card-upgrade', { speed: '1' });
    expect(t.options()).toEqual(['general-rieekan', 'none']);
    t.take('none');
    expect(t.options()).toEqual(['veteran-captain', 'none']);
    t.take('veteran-captain');
    expect(t.ship(1).upgrades).toMatchObject([{ id: 'veteran-captain', discarded: true }]);
  });
  it('[AR-FLOTTILLEN-05] no commander goes to a flotilla', () => {
    const t = dock('gr-75-medium-transports').until('card-upgrade', { speed: '1' });
    expect(t.options()).toEqual(['veteran-captain', 'none']);
  });
});

it('[AR-AUFWERTUNGSKARTEN-MIT-MARKERN-01] a ship that was set aside and comes later brings no tokens on its cards, but for Nova Defiant', () => {
  const come = (card: string, upgrade: string) => {
    const t = lay({
      units: [
        ship('mc75-armored-cruiser', 0, 900, 300, 0, { upgrades: ['profundity'] }),
        ship(card, 0, 0, 0, 0, { status: 'aside', asideBy: '0:profundity', upgrades: [upgrade] }),
        ship(VSD, 1, 1500, 800, 180),
      ],
      phase: 'command',
      stage: 'start',
      round: 2,
    }).take('0:profundity', { x: 1010, y: 300, degrees: 0 });
    const each = { 0: 'navigate', 1: 'squadron', 2: 'repair', 3: 'concentrate' };
    return t.goOn((x) => x.ask().kind === 'dials', { 'card-counters': each }).ship(1).upgrades[0]!.tokens.length;
  };
  expect([come(CR90, 'parts-resupply'), come('recusant-class-support-destroyer', 'nova-defiant')]).toEqual([0, 4]);
});

it('Tantive IV: a dial may become a token for another ship, though Life Support Failure lets it have none itself', () => {
  const t = lay({
    units: [
      ship(CR90, 0, 900, 300, 0, {
        upgrades: ['tantive-iv'],
        dials: ['repair'],
        damage: [{ card: 'life-support-failure', faceup: true }],
      }),
      ship(VSD, 0, 1000, 300, 0),
      ship(VSD, 1, 300, 800, 180),
    ],
    active: 0,
  }).until('dial-use');
  t.take('token', '0:tantive-iv');
  expect([t.ship(0).commands, t.ship(1).commands]).toEqual([[], ['repair']]);
});

it('Hot Landing: who had Grit at the start of the Squadron Phase has it to its end, though the ship is lost', () => {
  const t = lay({
    units: [
      ship(VSD, 0, 900, 300, 0, { upgrades: ['hot-landing'], damage: 7, shields: { front: 0 }, tokens: [] }),
      squadron('delta-7-aethersprite-squadron', 0, 300, 300),
      squadron('b-wing-squadron', 1, 900, 400),
      ship(CR90, 0, 100, 100),
    ],
    phase: 'squadron',
    stage: 'start',
    first: 1,
    blue: ['hit', 'hit'],
    red: ['hit', 'hit'],
  });
  t.until('squadron-act', { 'activate-squadron': '2' }).take('attack').fight({ attack: '>0.front' });
  expect(t.unit(0).status).toBe('destroyed');
  expect(hasKeyword(t.g, t.squadron(1), 'grit')).toBe(true);
});

it('Jedi Hostage: a Squadron dial that a ship has gained frees it as well as the one that it reveals', () => {
  const t = duel({
    own: { dials: ['repair'], open: ['squadron'] },
    theirs: ['jedi-hostage'],
    step: 'reveal',
    y: CLOSE,
  });
  expect(t.open).toEqual(['0 may']);
  t.take('yes');
  expect(t.ship(1).upgrades[0]!.exhausted).toBe(true);
});
