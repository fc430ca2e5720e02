import { describe, expect, it } from 'vitest';
import { DISTANCE } from '../../src/geometry/index.ts';
import { keywordOf } from '../../src/values.ts';
import { lay, ship, squadron } from '../table.ts';
import { CLOSE, CR90, duel, faces, fire, states, using, VSD, wing } from './upgrades/bridge.ts';

/** What rulings say on officers and boarding teams beyond their cards. */

const SIX = { red: ['hit', 'hit', 'hit'], blue: ['hit', 'hit', 'hit'] } as const;

it('Adi Gallia: a brace token that Thermal Shields have cost does not count, one of the usual step does', () => {
  const spread = (window: string, use: string) => {
    const t = fire(duel({ theirs: ['adi-gallia', 'thermal-shields'], foe: { tokens: ['brace'] }, ...SIX }), {
      ...using(window, use),
      ...using('damage.suffers', '1:adi-gallia'),
      colour: 'red',
      zone: 'left',
    });
    return t.events('ability').map((e) => e.card);
  };
  expect(spread('attack.gather', '1:thermal-shields')).toEqual(['thermal-shields']);
  expect(spread('attack.defend', '1:token.0')).toEqual(['adi-gallia']);
});

it('[AR-VERTEIDIGUNGSMARKER-22][AR-VERTEIDIGUNGSMARKER-27] Barriss Offee: the Redirect token that she spends is one for Obi-Wan, too', () => {
  const t = fire(duel({ theirs: ['barriss-offee', 'obi-wan-kenobi'], ...SIX }), {
    ...using('attack.declared', '1:barriss-offee'),
    ...using('attack.tokenSpent', '1:obi-wan-kenobi'),
    'card-token': '1',
    zone: 'left',
  });
  expect(t.damage).toBe(5);
});

it('[AR-CARD-GEHEIMDIENSTOFFIZIER-01] Intel Officer: the token may belong to any unit, be it neither attacker nor defender', () => {
  const t = duel({ mine: ['intel-officer'], also: [wing()] }).until('window:attack.rolled', {
    attack: 'front>1.front',
  });
  t.take('0:intel-officer');
  expect(t.options()).toEqual(['1', '0', '2']);
});

describe('during an activation', () => {
  it('Ahsoka Tano may change the token that the dial has just become, before Squadron and Repair commands', () => {
    const t = duel({ mine: ['ahsoka-tano-officer-rebel'], own: { dials: ['navigate'] }, step: 'reveal' });
    t.until('dial-use').take('token', '0:ahsoka-tano-officer-rebel', 'repair');
    expect([t.open, t.options()]).toEqual([['0 command'], ['repair:token', 'none']]);
  });
  it('Commander Vanto: a command of an earlier Salvo is not the first one of the activation', () => {
    const t = duel({
      mine: ['commander-vanto'],
      own: { tokens: ['salvo'], commands: ['concentrate'], dials: ['repair'], activated: false },
      active: 1,
      turnOf: 1,
      foe: { dials: ['repair'] },
    });
    t.fight({
      attack: 'front>0.front',
      ...using('attack.defend', '0:token.0'),
      'window:attack.modify': (a) =>
        'options' in a ? (a.options.find((o) => o.id === '0:concentrate')?.id ?? 'pass') : '',
    });
    expect(t.events('command')).toMatchObject([{ unit: 0, command: 'concentrate' }]);
    t.until('command', { activate: '0', 'dial-use': 'keep' }, 0).take('repair:dial');
    t.until('window:command.resolved');
    expect(t.options()).toContain('0:commander-vanto');
  });
});

it('Ahsoka Tano of the Republic counts the dice before Flight Controllers add theirs', () => {
  const t = lay({
    units: [
      ship('venator-i-class-star-destroyer', 0, 900, 300, 0, {
        upgrades: ['ahsoka-tano-officer-republic', 'flight-controllers'],
        open: ['squadron'],
      }),
      squadron('y-wing-squadron', 0, 900, 420),
    ],
    active: 0,
    step: 'commands',
  }).take('squadron:dial', '1', '0:ahsoka-tano-officer-republic');
  const { antiSquadron } = t.g.squadronCard(t.squadron(1));
  expect(keywordOf(t.g, t.squadron(1), 'snipe')).toBe(antiSquadron.red + antiSquadron.blue + antiSquadron.black);
});

it('[AR-ANNAEHERUNGSMINEN-MARKER-01] Sabine Wren: beyond distance 1 of other mines, and on the obstacle itself if she likes', () => {
  const t = lay({
    units: [ship(CR90, 0, 300, 300, 0, { upgrades: ['sabine-wren'], dials: ['repair'] }), ship(VSD, 1, 1500, 800, 180)],
    stage: 'start',
    obstacles: [{ token: 'asteroid-1', x: 900, y: 400 }],
    markers: [{ kind: 'mine', seat: 1, x: 940, y: 400 }],
  }).take('0:sabine-wren');
  t.refuses({ x: 880, y: 400 }, 'AR-REICHWEITE-UND-ENTFERNUNG-06');
  const alone = lay({
    units: [ship(CR90, 0, 300, 300, 0, { upgrades: ['sabine-wren'], dials: ['repair'] }), ship(VSD, 1, 1500, 800, 180)],
    stage: 'start',
    obstacles: [{ token: 'asteroid-1', x: 900, y: 400 }],
  }).take('0:sabine-wren', { x: 900, y: 400 });
  expect(alone.state.markers).toHaveLength(1);
});

it('[AR-REICHWEITE-UND-ENTFERNUNG-06] Sabine Wren: beyond distance 3 of enemy ships, and no farther; friends do not mind', () => {
  const at = (gap: number, seat: number) => {
    const other = ship(seat ? 'gozanti-class-cruisers-empire' : CR90, seat, 900, 400 + 48 + gap, 180);
    const t = lay({
      units: [ship(CR90, 0, 300, 300, 0, { upgrades: ['sabine-wren'], dials: ['repair'] }), other],
      stage: 'start',
      obstacles: [{ token: 'asteroid-1', x: 900, y: 400 }],
    }).take('0:sabine-wren');
    return t.match.check(0, { x: 900, y: 400 })?.clauses;
  };
  expect([at(DISTANCE[2] - 10, 1), at(DISTANCE[2] + 10, 1), at(DISTANCE[2] - 10, 0)]).toEqual([
    ['AR-REICHWEITE-UND-ENTFERNUNG-06'],
    undefined,
    undefined,
  ]);
});

it('Wolffe: the accuracy that Plo Koon has laid there may be spent for Assault, though it cannot be changed', () => {
  const t = lay({
    units: [
      ship('venator-i-class-star-destroyer', 0, 900, 300, 0, {
        upgrades: ['plo-koon-commander', 'clone-commander-wolffe'],
        open: ['squadron'],
      }),
      squadron('y-wing-squadron', 0, 900, 420),
      ship(VSD, 1, 900, 510, 180),
    ],
    active: 0,
    step: 'commands',
    black: ['blank', 'blank'],
  });
  t.take('squadron:dial', '0:clone-commander-wolffe', '1', '0:clone-commander-wolffe', 'attack');
  t.until('window:attack.modify', { attack: '>2.front' }).take('0:plo-koon-commander', '1:assault');
  expect(t.open).toEqual(['0 card-command']); // it was the only die to spend
  expect(t.events('dice').at(-1)).toMatchObject({ how: 'spent', at: [1] });
});

describe('boarding teams', () => {
  const board = (card: string, more: object) =>
    duel({ mine: [card], own: { dials: ['squadron'] }, step: 'reveal', ...more }).until('window:ship.revealed');
  it('Boarding Troopers of a ship with Faulty Countermeasures cannot spend exhausted tokens', () => {
    const damage = [{ card: 'faulty-countermeasures', faceup: true }];
    const tokens = ['brace', { kind: 'redirect', state: 'exhausted' }];
    const t = board('boarding-troopers', { own: { dials: ['squadron'], damage }, foe: { tokens } });
    expect(t.take('0:boarding-troopers').options()).toEqual(['0']);
  });
  it('[AR-BEISEITEGESTELLTE-SCHIFFE-03] who tears out Rapid Launch Bays destroys what is set aside there', () => {
    const t = board('shriv-suurgav', {
      theirs: ['rapid-launch-bays'],
      also: [squadron('tie-fighter-squadron', 1, 0, 0, { status: 'aside', asideBy: '1:rapid-launch-bays' })],
    }).take('0:shriv-suurgav');
    expect(t.unit(2).status).toBe('destroyed');
  });
  it('[AR-BEISEITEGESTELLTE-SCHIFFE-03] and so does who destroys its ship', () => {
    const t = fire(
      duel({
        theirs: ['rapid-launch-bays'],
        foe: { damage: 10, shields: { front: 0 }, tokens: [] },
        also: [
          squadron('tie-fighter-squadron', 1, 0, 0, { status: 'aside', asideBy: '1:rapid-launch-bays' }),
          ship(CR90, 1, 1500, 800),
        ],
        ...SIX,
      }),
    );
    expect([t.unit(1).status, t.unit(2).status]).toEqual(['destroyed', 'destroyed']);
  });
  it('[AR-KOMMANDOMARKER-03][AR-KOMMANDOMARKER-04] who loses Nova Defiant discards the command tokens that it allowed', () => {
    const t = lay({
      units: [
        ship(VSD, 0, 900, 300, 0, { upgrades: ['darth-vader-boarding-team'], dials: ['squadron'] }),
        ship('recusant-class-support-destroyer', 1, 900, CLOSE, 180, {
          upgrades: ['nova-defiant'],
          commands: ['repair', 'repair', 'squadron', 'navigate'],
        }),
      ],
      active: 0,
    }).until('window:ship.revealed');
    t.take('0:darth-vader-boarding-team');
    expect(t.ship(1).commands).toEqual(['repair', 'squadron', 'navigate']);
  });
});

it('Commander Gherant: an attack on a station is one on a ship, and he is discarded', () => {
  const t = lay({
    units: [ship(VSD, 0, 900, 300, 0, { upgrades: ['commander-gherant'] }), ship(CR90, 1, 300, 800)],
    active: 0,
    step: 'attack',
    obstacles: [{ token: 'station', x: 900, y: 450, station: { armed: false, damage: 0 } }],
  }).fight({ attack: 'front>obstacle0' });
  expect(t.ship(0).upgrades[0]!.discarded).toBe(true);
  expect([faces(t).length > 0, states(t.ship(0)).length]).toEqual([true, 3]);
});
