import { describe, expect, it } from 'vitest';
import { lay, ship, squadron } from '../table.ts';
import { CLOSE, CR90, duel, faces, fire, ISD, LONG, pool, states, using, VSD, wing } from './upgrades/bridge.ts';
import { rolled } from './upgrades/guns.ts';

/** What rulings say on commanders beyond their cards. */

const FAULTY = [{ card: 'faulty-countermeasures', faceup: true }];
const worn = (...kinds: readonly string[]) => kinds.map((kind) => ({ kind, state: 'exhausted' }));

describe('Darth Vader', () => {
  const mine = ['darth-vader-commander'];
  const vader = () => using('attack.modify', '0:darth-vader-commander');
  it('[AR-VERTEIDIGUNGSMARKER-24] an attacker at speed 0 may pay with a token: only defenders may not', () => {
    const t = fire(duel({ mine, own: { speed: 0 } }), { ...vader(), 'card-token': '0' });
    expect(states(t.ship(0))[0]).toBe('brace exhausted');
  });
  it('with Faulty Countermeasures exhausted tokens pay for nothing', () => {
    const offered = (tokens: readonly unknown[]) =>
      fire(duel({ mine, own: { damage: FAULTY, tokens } as never }), vader()).events('tokenSpent').length;
    expect([offered(worn('brace')), offered(['brace'])]).toEqual([0, 1]);
  });
  it('[AR-ANGRIFFE-UND-RAUMSTATIONEN-04] a station that is attacked is a ship to him', () => {
    const t = lay({
      units: [ship(VSD, 0, 900, 300, 0, { upgrades: mine }), ship(CR90, 1, 300, 800)],
      active: 0,
      step: 'attack',
      obstacles: [{ token: 'station', x: 900, y: 450, station: { armed: false, damage: 0 } }],
    }).fight({ attack: 'front>obstacle0', ...vader(), 'card-token': '0' });
    expect(t.events('tokenSpent')).toHaveLength(1);
  });
});

it('[AR-VERTEIDIGUNGSMARKER-24] Anakin: a ship at speed 0 may spend the token for the attacker', () => {
  const also = [wing({ speed: 0 }), ship(CR90, 0, 1040, 300, 0, { speed: 0 })];
  const t = fire(duel({ mine: ['anakin-skywalker-commander'], also }), {
    ...using('attack.modify', '0:anakin-skywalker-commander'),
    'card-unit': '2',
    'card-token': '0',
  });
  expect(t.events('tokenSpent')).toMatchObject([{ unit: 2 }]);
});

it('Sato replaces dice after Thermal Shields have removed theirs, whoever is the first player', () => {
  const t = duel({
    mine: ['commander-sato'],
    theirs: ['thermal-shields'],
    also: [squadron('x-wing-squadron', 0, 960, CLOSE)],
  }).until('window:attack.beforeRoll', {
    attack: 'front>1.front',
    ...using('attack.gather', '1:thermal-shields'),
    colour: 'red',
  });
  expect(t.options()).toContain('0:commander-sato');
  fire(t, { ...using('attack.beforeRoll', '0:commander-sato'), colour: ['blue', 'black', 'blue', 'black'] });
  expect(rolled(t)).toEqual(['blue', 'black', 'black']);
});

describe('Kyrsta Agate', () => {
  const agate = (theirs: readonly string[], mine: readonly string[], more: object = {}) =>
    duel({
      theirs: ['kyrsta-agate-commander', ...theirs],
      mine,
      red: ['hit', 'hit', 'hit'],
      blue: ['hit', 'hit', 'hit'],
      ...more,
    }).until('window:attack.defend', { attack: 'front>1.front' }, 1);
  it('XI7 Turbolasers do not hold a Redirect that was discarded, only one that was spent', () => {
    const foe = { tokens: ['redirect'] };
    const lost = (...answers: readonly string[]) => {
      const t = agate([], ['xi7-turbolasers'], { foe }).take(...answers, 'left');
      t.fight({ 'redirect-amount': (a) => ('options' in a ? a.options.at(-1)!.id : '0') });
      return 3 - t.ship(1).shields.left;
    };
    expect([lost('1:token.0'), lost('1:kyrsta-agate-commander')]).toEqual([1, 3]);
  });
  it('an Evade that was discarded touches no further die against a larger ship', () => {
    const dice = (...answers: readonly string[]) => {
      const t = lay({
        units: [
          ship(ISD, 0, 900, 300, 0, { speed: 2 }),
          ship(VSD, 1, 900, LONG, 180, { speed: 2, tokens: ['evade'], upgrades: ['kyrsta-agate-commander'] }),
        ],
        active: 0,
        step: 'attack',
      }).until('window:attack.defend', { attack: 'front>1.front' }, 1);
      t.take(...answers);
      const ask = t.ask();
      return 'max' in ask ? ask.max : 0;
    };
    expect([dice('1:token.0'), dice('1:kyrsta-agate-commander')]).toEqual([2, 1]);
  });
  it('after Expert Shield Tech has taken the place of a Redirect the same token may be discarded for the Redirect itself', () => {
    const t = agate(['expert-shield-tech'], [], { foe: { tokens: ['redirect'] } });
    t.take('1:token.0', '1:expert-shield-tech', '1:kyrsta-agate-commander', 'left');
    t.fight({ 'redirect-amount': '2' });
    expect([t.damage, t.ship(1).shields.left, states(t.ship(1))[0]]).toEqual([5, 1, 'redirect discarded']);
  });
  it('Advanced Projectors open all hull zones for a discarded Redirect as well', () => {
    const t = agate(['advanced-projectors'], [], { foe: { tokens: ['redirect'] } }).take('1:kyrsta-agate-commander');
    expect(t.events('redirect').map((e) => e.zone)).toEqual(['left', 'right', 'rear']);
  });
  it('Heavy Turbolaser Turrets allow a full Brace only if a brace token is all that was spent', () => {
    const mine = ['heavy-turbolaser-turrets'];
    const foe = { tokens: ['brace', 'contain'] };
    const total = (...answers: readonly string[]) =>
      agate([], mine, { foe })
        .take(...answers)
        .fight().damage;
    expect(total('1:token.0')).toBe(3);
    expect(total('1:token.0', '1:kyrsta-agate-commander')).toBe(3); // the other was discarded, not spent
    expect(total('1:token.1', '1:kyrsta-agate-commander')).toBe(5); // the brace was not spent
  });
});

it('Grievous measures from where the squadron was lost, not from where Reserve Hangar Deck has put it', () => {
  const units = [
    squadron('x-wing-squadron', 0, 900, 340),
    squadron('vulture-class-droid-fighter-squadron', 1, 900, 390, { hull: 1 }),
    ship(VSD, 1, 900, 600, 180, { upgrades: ['reserve-hangar-deck', 'general-grievous-commander'] }),
    ship(CR90, 1, 900, 120, 0, { tokens: worn('evade') }),
  ];
  const t = lay({ units, phase: 'squadron', flying: { squadron: 0 }, blue: ['hit', 'hit', 'hit', 'hit'] })
    .take('attack')
    .until('window:unit.destroyed', { attack: '>1' })
    .take('2:reserve-hangar-deck')
    .take({ x: 900, y: 690 });
  expect(t.options()).toContain('2:general-grievous-commander');
});

it('[AR-KOMMANDORAEDER-06] Admiral Tarkin: the dial gained at the start of the Ship Phase may become a token in the activation', () => {
  const tarkin = { id: 'admiral-tarkin', tokens: ['repair'] };
  const t = duel({ mine: [tarkin], own: { dials: ['repair'] }, active: null, step: 'reveal', stage: 'start' });
  t.take('0:admiral-tarkin', 'gain-dial').until('dial-use');
  expect(t.ship(0)).toMatchObject({ open: ['repair'], dials: ['repair'] }); // its own is still to be revealed
  t.take('token', 'keep');
  expect([t.ship(0).commands, t.ship(0).open]).toEqual([['repair'], ['repair']]);
});

it('[AR-VERTEIDIGUNGSMARKER-15] no card adds dice to a Salvo: neither Slaved Turrets nor Quad Turbolaser Cannons are offered', () => {
  const salvo = (card: string) =>
    fire(duel({ theirs: [card], foe: { tokens: ['salvo'] }, y: CLOSE, red: Array(9).fill('accuracy') }), {
      ...using('attack.defend', '1:token.0'),
      'window:attack.modify': (a) =>
        a.seat === 1 && 'options' in a ? (a.options.find((o) => o.id.includes(card))?.id ?? 'pass') : 'pass',
    });
  for (const card of ['slaved-turrets', 'quad-turbolaser-cannons', 'clone-gunners']) {
    const t = salvo(card);
    expect(t.events('attack').map((e) => e.kind)).toEqual(['normal', 'salvo']);
    expect(pool(t)[0]).toBe(pool(t)[1]);
    expect(faces(t).length).toBeGreaterThan(0);
  }
});
