import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../src/cards/index.ts';
import { value } from '../../../src/cards/vocabulary.ts';
import { ALL_SQUADRONS } from '../../../src/data/index.ts';
import { squadronShots } from '../../../src/flow/attack/shots.ts';
import { deployment } from '../../../src/flow/setup/deployment-place.ts';
import { commandable } from '../../../src/flow/squadrons/squadron.ts';
import { armada, armadaGame } from '../../../src/game.ts';
import { GIVEN, keywordOf } from '../../../src/values.ts';
import { apart, lay, type Spec, ship, squadron, type Table } from '../../table.ts';

/** The keywords of squadrons, one by one. */

const AT = [600, 400] as const;
const own = (id: string, dx = 0, dy = 0, more: Spec = {}) => squadron(id, 0, AT[0] + dx, AT[1] + dy, more);
const foe = (id: string, dx: number, dy = 0, more: Spec = {}) => squadron(id, 1, AT[0] + dx, AT[1] + dy, more);
const flying = (units: readonly Spec[], more: object = {}): Table =>
  lay({ units, phase: 'squadron', flying: { squadron: 0 }, ...more });
const cruiser = (more: Spec = {}) => ship('gladiator-i-class-star-destroyer', 1, AT[0], AT[1] + 100, 0, more);
const targets = (t: Table): string[] =>
  squadronShots(t.g, t.squadron(0)).map((s) => ('unit' in s.defender ? `${s.kind} ${s.defender.unit}` : s.kind));

describe('keywords of squadrons', () => {
  it('[AR-SCHLUESSELWOERTER-VON-STAFFELN-01] every squadron has at least one', () => {
    expect(ALL_SQUADRONS.filter((s) => Object.keys(s.keywords).length === 0)).toEqual([]);
  });

  it('[AR-SCHLUESSELWOERTER-VON-STAFFELN-02][AR-SCHLUESSELWOERTER-VON-STAFFELN-03] Scout: anywhere in the setup area, beyond distance 5 of every enemy', () => {
    const scouts = armadaGame(
      CARDS.with({ 'squadron/x-wing-squadron': { values: [value('keyword.scout', () => GIVEN)] } }),
    );
    const units = [
      { squadron: 'x-wing-squadron', seat: 0, status: 'reserve' },
      squadron('tie-fighter-squadron', 1, 1000, 700),
      ship('cr90-corvette-a', 0, 600, 100),
    ];
    const where = { unit: 0, edge: 'south', depth: 244 } as const;
    const refusal = (game: typeof armada, x: number, y: number) =>
      deployment.check(lay({ units, phase: 'deployment' }, game).g, where, { x, y, degrees: 0 })?.clauses;
    expect(refusal(scouts, 1000 - apart(305), 700)).toBeUndefined();
    expect(refusal(armada, 1000 - apart(305), 700)).toContain('AR-AUFBAU-21');
    expect(refusal(scouts, 1000 - apart(304.7), 700)).toContain('AR-SCHLUESSELWOERTER-VON-STAFFELN-03');
    // beside a friendly ship, too, it keeps away from the enemy
    const close = [units[0]!, squadron('tie-fighter-squadron', 1, 800, 100), units[2]!];
    expect(
      deployment.check(lay({ units: close, phase: 'deployment' }, scouts).g, where, { x: 660, y: 100, degrees: 0 })
        ?.clauses,
    ).toContain('AR-SCHLUESSELWOERTER-VON-STAFFELN-03');
    expect(refusal(scouts, 600, 20)).toBeUndefined();
    expect(refusal(scouts, 600, 10)).toContain('AR-FAQ-STAFFELN-02');
  });

  it('[AR-SCHLUESSELWOERTER-VON-STAFFELN-04] Dodge: against a squadron the defender names dice that must be rerolled', () => {
    const t = flying([own('x-wing-squadron'), foe('delta-7-aethersprite-squadron', apart(10))], {
      blue: ['hit', 'hit', 'hit', 'hit', 'accuracy'],
    }).take('attack');
    t.until('window:attack.defend', { attack: '>1' }, 1).take('1:dodge');
    expect(t.ask().type === 'several' && t.ask()).toMatchObject({ min: 1, max: 1 });
    t.take(['0']).fight();
    expect(t.damage).toBe(3);
    // and not against a ship
    const gun = lay({
      units: [ship('cr90-corvette-a', 0, AT[0], AT[1]), foe('delta-7-aethersprite-squadron', 0, 100)],
      active: 0,
      step: 'attack',
    });
    gun.fight({ attack: 'front>1' });
    expect(gun.match.taken.map((d) => d.kind)).not.toContain('window:attack.defend');
  });

  it('[AR-SCHLUESSELWOERTER-VON-STAFFELN-05][AR-SCHLUESSELWOERTER-VON-STAFFELN-06][AR-FAQ-STAFFELN-05][AR-FAQ-STAFFELN-06] Bomber: critical icons hurt ships, and the standard critical effect may be resolved', () => {
    const strike = (id: string) =>
      flying([own(id), cruiser({ shields: { rear: 0 } })], { black: ['hitcrit'], deck: ['power-failure'] })
        .take('attack')
        .fight({ attack: '>1.rear', critical: 'standard' });
    const bomber = strike('y-wing-squadron');
    expect(bomber.damage).toBe(2);
    expect(bomber.ship(1).damage).toMatchObject([{ card: 'power-failure', faceup: true }, { faceup: false }]);
    const fighter = strike('a-wing-squadron');
    expect(fighter.damage).toBe(1);
    expect(fighter.ship(1).damage).toMatchObject([{ faceup: false }]);
    expect(fighter.match.taken.map((d) => d.kind)).not.toContain('critical');
  });

  it('[AR-SCHLUESSELWOERTER-VON-STAFFELN-07][AR-SCHLUESSELWOERTER-VON-STAFFELN-08][AR-FAQ-STAFFELN-12] Grit leaves a single squadron; two hold it if one of them is not Heavy', () => {
    const with_ = (...foes: string[]) =>
      flying([own('scurrg-h-6-bomber'), ...foes.map((id, i) => foe(id, i === 0 ? apart(10) : -apart(10)))]).options();
    expect(with_('tie-fighter-squadron')).toContain('move');
    expect(with_('tie-fighter-squadron', 'tie-bomber-squadron')).not.toContain('move');
    expect(with_('tie-bomber-squadron', 'tie-bomber-squadron')).toContain('move');
    expect(flying([own('x-wing-squadron'), foe('tie-fighter-squadron', apart(10))]).options()).not.toContain('move');
  });

  it('[AR-SCHLUESSELWOERTER-VON-STAFFELN-09] Escort: who is engaged with it may attack only Escorts, except by Counter', () => {
    const units = [
      own('tie-interceptor-squadron'),
      foe('x-wing-squadron', apart(10)),
      foe('y-wing-squadron', -apart(10)),
      foe('yt-1300', 0, apart(60)),
    ];
    expect(targets(flying(units))).toEqual(['normal 1', 'normal 3']);
    // too far off to be engaged, it protects nobody
    const off = [units[0]!, foe('x-wing-squadron', apart(77)), units[2]!];
    expect(targets(flying(off))).toEqual(['normal 2']);
    // the Y-wings attack, and are countered although the Escort stands there
    const t = lay({ units, phase: 'squadron', flying: { squadron: 2 }, turnOf: 1 }).take('attack');
    t.until('window:attack.after', { attack: '>0' }, 0);
    expect(t.options()).toContain('0:counter');
  });

  it('[AR-SCHLUESSELWOERTER-VON-STAFFELN-10] Adept rerolls up to so many dice', () => {
    const t = flying([own('delta-7-aethersprite-squadron'), foe('tie-bomber-squadron', apart(10))], {
      blue: ['accuracy', 'accuracy', 'accuracy', 'hit'],
      black: ['blank'],
    }).take('attack');
    t.until('reroll', { attack: '>1', 'window:attack.modify': '0:adept' });
    expect(t.ask()).toMatchObject({ min: 0, max: 1 });
    t.take(['0']).fight();
    expect(t.damage).toBe(1);
  });

  it('[AR-SCHLUESSELWOERTER-VON-STAFFELN-11][AR-FAQ-STAFFELN-11] Rogue: moves and attacks in the Squadron Phase, in any order', () => {
    const t = flying([own('yt-2400'), foe('tie-bomber-squadron', apart(100))]);
    t.take('move', { x: AT[0] + 50, y: AT[1] });
    expect(t.options()).toEqual(['attack', 'none']);
    const u = flying([own('yt-2400'), foe('tie-bomber-squadron', apart(50))])
      .take('attack')
      .fight({ attack: '>1' });
    expect(u.options()).toEqual(['move', 'none']);
  });

  it('[AR-SCHLUESSELWOERTER-VON-STAFFELN-12] AI adds dice of a colour of its pool, if a Squadron command has activated it, with that armament', () => {
    const units = [own('vulture-class-droid-fighter-squadron'), foe('x-wing-squadron', apart(10)), cruiser()];
    const commanded = lay({ units, flying: { squadron: 0, by: 3 } }).take('attack');
    commanded.until('window:attack.modify', { attack: '>1' }).take('0:ai-anti-squadron');
    expect(commanded.options()).toEqual(['blue', 'black']);
    commanded.take('black');
    expect(commanded.events('dice').map((e) => [e.how, e.dice.map((d) => d.colour)])).toEqual([
      ['added', ['blue', 'black', 'black']],
    ]);
    const phase = flying(units).take('attack').fight({ attack: '>1' });
    expect(phase.match.taken.map((d) => d.kind)).not.toContain('window:attack.modify');
    const onShip = lay({ units: [units[0]!, cruiser()], flying: { squadron: 0, by: 2 }, red: ['hit'] });
    onShip.take('attack').fight({ attack: '>1.rear' });
    expect(onShip.damage).toBe(1);
    const bomber = [own('hyena-class-droid-bomber-squadron'), cruiser()];
    const battery = lay({ units: bomber, flying: { squadron: 0, by: 2 }, red: ['hit', 'hit'] }).take('attack');
    battery.fight({ attack: '>1.rear', 'window:attack.modify': ['0:ai-battery', 'pass'] });
    expect(battery.damage).toBe(2);
  });

  it('[AR-SCHLUESSELWOERTER-VON-STAFFELN-13][AR-SCHLUESSELWOERTER-VON-STAFFELN-14][AR-FAQ-STAFFELN-03] Counter: its own number of blue dice, even if destroyed, and no answer to a Counter', () => {
    const t = flying([own('a-wing-squadron'), foe('tie-interceptor-squadron', apart(10))], {
      blue: ['hit', 'hit', 'hit', 'hit', 'hit', 'hit'],
    }).take('attack');
    t.fight({ attack: '>1', 'window:attack.after': '1:counter' });
    expect(t.events('attack').map((e) => e.kind)).toEqual(['normal', 'counter']);
    expect(t.events('rolled').at(-1)?.dice).toHaveLength(2);
    expect(t.unit(1).status).toBe('destroyed');
    expect(t.squadron(0).hull).toBe(2);
    // what obstructs the attack obstructs the answer
    const rock = { token: 'asteroid-3', x: AT[0] + apart(70) / 2, y: AT[1] };
    const u = flying([own('a-wing-squadron'), foe('tie-interceptor-squadron', apart(70))], { obstacles: [rock] });
    u.take('attack').fight({ attack: '>1', 'window:attack.after': '1:counter' });
    expect(u.events('rolled').map((e) => e.dice.length)).toEqual([2, 1]);
  });

  it('[AR-SCHLUESSELWOERTER-VON-STAFFELN-15][AR-FAQ-STAFFELN-04] a Counter is modified like any attack: Swarm, and Howlrunner', () => {
    const t = flying(
      [own('a-wing-squadron'), foe('tie-interceptor-squadron', apart(10)), foe('howlrunner', apart(10), apart(10))],
      { blue: ['accuracy', 'accuracy', 'accuracy', 'accuracy', 'accuracy', 'hit'] },
    ).take('attack');
    t.until('window:attack.modify', { attack: '>1', 'window:attack.after': '1:counter' }, 1);
    expect(t.state.attacks.at(-1)!.kind).toBe('counter');
    expect(t.options()).toEqual(['1:swarm', '2:howlrunner', 'pass']);
  });

  it('[AR-SCHLUESSELWOERTER-VON-STAFFELN-16] Assault: a die with a hit for a raid token of the attacker’s choice', () => {
    const t = flying([own('kanan-jarrus'), cruiser()], { blue: ['hit', 'accuracy'] }).take('attack');
    t.until('window:attack.modify', { attack: '>1.rear' });
    expect(t.options()).toContain('0:assault');
    t.take('0:assault', 'repair').fight();
    expect(t.ship(1).raids).toEqual(['repair']);
    expect(t.damage).toBe(0);
  });

  it('[AR-SCHLUESSELWOERTER-VON-STAFFELN-17][AR-SCHLUESSELWOERTER-VON-STAFFELN-18][AR-FAQ-STAFFELN-15] Snipe: at distance 2 only, with its own dice, even if engaged, and nobody counters it', () => {
    const units = [
      own('e-wing-squadron'),
      foe('tie-interceptor-squadron', apart(100)),
      foe('tie-bomber-squadron', -apart(20)),
    ];
    const t = flying(units);
    expect(targets(t)).toEqual(['snipe 1', 'normal 2']);
    t.take('attack').fight({ attack: 'snipe:>1' });
    expect(t.events('rolled')[0]!.dice.map((d) => d.colour)).toEqual(['blue', 'blue', 'blue']);
    expect(t.match.taken.map((d) => d.kind)).not.toContain('window:attack.after');
    expect(targets(flying([units[0]!, foe('tie-fighter-squadron', apart(125))]))).toEqual(['snipe 1']);
    expect(targets(flying([units[0]!, foe('tie-fighter-squadron', apart(125.5))]))).toEqual([]);
    expect(targets(flying([units[0]!, foe('tie-fighter-squadron', apart(76))]))).toEqual(['normal 1']);
  });

  it('[AR-SCHLUESSELWOERTER-VON-STAFFELN-19] a Snipe attack is modified like any attack', () => {
    const units = [
      own('saber-squadron'),
      foe('x-wing-squadron', apart(100)),
      own('tie-fighter-squadron', apart(100) + 60, 40),
    ];
    const t = flying(units).take('attack').until('window:attack.modify', { attack: 'snipe:>1' });
    expect(t.options()).toContain('0:swarm');
  });

  it('[AR-SCHLUESSELWOERTER-VON-STAFFELN-20][AR-FAQ-STAFFELN-16] Snipe and Escort: engaged with an Escort, nobody without it may be sniped', () => {
    const escort = foe('tie-advanced-squadron', -apart(20));
    const units = [
      own('e-wing-squadron'),
      foe('tie-fighter-squadron', apart(100)),
      foe('black-squadron', 0, apart(100)),
    ];
    expect(targets(flying(units))).toEqual(['snipe 1', 'snipe 2']);
    expect(targets(flying([...units, escort]))).toEqual(['snipe 2', 'normal 3']);
  });

  it('[AR-SCHLUESSELWOERTER-VON-STAFFELN-21] Screen: Dodge 1 for each other friend without Screen that is engaged with the attacker, up to 3', () => {
    const around = (n: number) =>
      Array.from({ length: n }, (_, i) => foe('vulture-class-droid-fighter-squadron', -30 + 40 * i, -apart(30)));
    const dice = (n: number, more: readonly Spec[] = []) => {
      const units = [
        own('x-wing-squadron'),
        foe('belbullab-22-starfighter-squadron', 0, apart(10)),
        ...around(n),
        ...more,
      ];
      const t = flying(units).take('attack');
      return t.fight({
        attack: '>1',
        'window:attack.defend': '1:dodge',
        evade: (a) => {
          seen = a.type === 'several' ? a.max : 0;
          return a.type === 'several' ? a.options.slice(0, a.min).map((o) => o.id) : [];
        },
      });
    };
    let seen = 0;
    const rerolled = (n: number, more: readonly Spec[] = []): number => {
      seen = 0;
      dice(n, more);
      return seen;
    };
    expect(rerolled(0)).toBe(0);
    expect(rerolled(2)).toBe(2);
    expect(rerolled(3)).toBe(3);
    expect(rerolled(4)).toBe(3);
    expect(rerolled(0, [foe('belbullab-22-starfighter-squadron', apart(10))])).toBe(0);
  });

  it('[AR-SCHLUESSELWOERTER-VON-STAFFELN-22] Swarm: one die, if the target is engaged with somebody else as well', () => {
    const units = [own('tie-fighter-squadron'), foe('x-wing-squadron', apart(10))];
    const alone = flying(units).take('attack').fight({ attack: '>1' });
    expect(alone.match.taken.map((d) => d.kind)).not.toContain('window:attack.modify');
    const two = flying([...units, own('tie-fighter-squadron', apart(10) + apart(60))]).take('attack');
    two.until('window:attack.modify', { attack: '>1' }).take('0:swarm');
    expect(two.ask()).toMatchObject({ kind: 'reroll', max: 1 });
  });

  it('[AR-SCHLUESSELWOERTER-VON-STAFFELN-23] Heavy holds nobody, neither from moving nor from ships', () => {
    const t = flying([own('x-wing-squadron'), foe('tie-bomber-squadron', apart(10)), cruiser()]);
    expect(t.options()).toEqual(['move', 'attack', 'none']);
    expect(t.take('attack').options()).toContain('>2.rear');
  });

  it('[AR-SCHLUESSELWOERTER-VON-STAFFELN-24] Intel: friends at distance 1 and the squadron itself have Grit', () => {
    const units = (gap: number) => [
      own('x-wing-squadron'),
      foe('tie-fighter-squadron', apart(10)),
      own('hwk-290', -apart(gap)),
    ];
    expect(flying(units(76)).options()).toContain('move');
    expect(flying(units(76.5)).options()).not.toContain('move');
    expect(flying([own('hwk-290'), foe('tie-fighter-squadron', apart(10))]).options()).toContain('move');
    // it is of no use to the enemy, nor against two
    expect(flying([...units(20), foe('tie-fighter-squadron', 0, apart(10))]).options()).not.toContain('move');
    expect(flying([own('x-wing-squadron'), foe('jumpmaster-5000', apart(10))]).options()).not.toContain('move');
  });

  it('[AR-SCHLUESSELWOERTER-VON-STAFFELN-25][AR-SCHLUESSELWOERTER-VON-STAFFELN-26][AR-FAQ-STAFFELN-14] Strategic: a token on the table at distance 1 is moved so that it is at distance 1; none on a ship', () => {
    const at = (gap: number) =>
      flying([own('vcx-100-freighter'), ship('cr90-corvette-a', 0, AT[0], AT[1] - 100, 0, { objectives: 1 })], {
        markers: [{ kind: 'objective', x: AT[0] + gap + 17 + 8.5, y: AT[1] }],
      }).take('move', { x: AT[0], y: AT[1] });
    const t = at(76);
    expect(t.open).toEqual(['0 card-marker']);
    expect(t.options()).toEqual(['0', 'none']);
    t.take('0');
    t.refuses({ x: AT[0], y: AT[1] + 17 + 8.5 + 76.5 }, 'AR-REICHWEITE-UND-ENTFERNUNG-05');
    t.take({ x: AT[0], y: AT[1] + 17 + 8.5 + 76 });
    expect(t.state.markers[0]).toMatchObject({ x: AT[0] });
    expect(t.ship(1).objectives).toBe(1);
    expect(at(76.5).open).not.toContain('0 card-marker');
  });

  it('[AR-FAQ-STAFFELN-19] Strategic may put the token where it overlaps a ship', () => {
    const t = flying([own('vcx-100-freighter'), ship('cr90-corvette-a', 0, AT[0], AT[1] - 100)], {
      markers: [{ kind: 'objective', x: AT[0] + 40, y: AT[1] }],
    }).take('move', { x: AT[0], y: AT[1] }, '0', { x: AT[0], y: AT[1] - 75 });
    expect(t.state.markers[0]).toMatchObject({ x: AT[0], y: AT[1] - 75 });
  });

  it('[AR-SCHLUESSELWOERTER-VON-STAFFELN-27] Cloak: at the end of the Squadron Phase up to distance 1, even if engaged', () => {
    const t = lay({
      units: [
        own('tie-phantom-squadron', 0, 0, { activated: true }),
        foe('x-wing-squadron', apart(10), 0, { activated: true }),
      ],
      phase: 'squadron',
    });
    expect(t.open).toEqual(['0 may']);
    t.take('yes').refuses({ x: AT[0] - 76.5, y: AT[1] }, 'AR-BEWEGUNG-VON-STAFFELN-04');
    t.take({ x: AT[0] - 76, y: AT[1] });
    expect(t.pose(0)[0]).toBe(AT[0] - 76);
  });

  it('[AR-SCHLUESSELWOERTER-VON-STAFFELN-28][AR-ERR-VCX-100-FRACHTER-01][AR-FAQ-STAFFELN-17] Relay 1: one squadron at distance 3 of the freighter, which itself must be in reach of the ship', () => {
    const carrier = ship('assault-frigate-mark-ii-a', 0, 300, 400);
    const relay = (gap: number) => squadron('vcx-100-freighter', 0, 300 + 30.5 + gap + 17, 400);
    const far = (id: string, from: Spec, gap: number, dy = 0) =>
      squadron(id, 0, Number(from['x']) + apart(gap), 400 + dy);
    const reached = (units: readonly Spec[], relayed: { by: number; squadron: number }[] = []) => {
      const t = lay({ units });
      const command = { dial: true, token: false, left: 3, activated: [], relayed };
      return commandable(t.g, t.ship(0), command).map((c) => c.squadron.id);
    };
    const inReach = relay(150);
    expect(reached([carrier, inReach, far('x-wing-squadron', inReach, 185)])).toEqual([1, 2]);
    expect(reached([carrier, inReach, far('x-wing-squadron', inReach, 185.5)])).toEqual([1]);
    const outside = relay(200);
    expect(reached([carrier, outside, far('x-wing-squadron', outside, 100)])).toEqual([]);
    // only one of them: whoever has been relayed takes it up
    const two = [carrier, inReach, far('x-wing-squadron', inReach, 180), far('x-wing-squadron', inReach, 170, 40)];
    expect(reached(two)).toEqual([1, 2, 3]);
    expect(reached(two, [{ by: 1, squadron: 2 }])).toEqual([1]);
  });

  it('[AR-FAQ-STAFFELN-18] what lengthens the reach of the ship does so for the relay', () => {
    const long = armadaGame(
      CARDS.with({ 'upgrade/boosted-comms': { values: [value('squadronReach', () => ({ set: 304.8 }))] } }),
    );
    const units = [
      ship('assault-frigate-mark-ii-a', 0, 300, 400, 0, { upgrades: ['boosted-comms'] }),
      squadron('vcx-100-freighter', 0, 560, 400),
      squadron('x-wing-squadron', 0, 560 + apart(150), 400),
    ];
    const reached = (game: typeof armada) => {
      const t = lay({ units }, game);
      const command = { dial: true, token: false, left: 3, activated: [], relayed: [] };
      return commandable(t.g, t.ship(0), command).map((c) => c.squadron.id);
    };
    expect(reached(long)).toEqual([1, 2]);
    expect(reached(armadaGame(CARDS.without('upgrade/boosted-comms')))).toEqual([]);
  });

  it('[AR-SCHLUESSELWOERTER-VON-STAFFELN-29][AR-SCHLUESSELWOERTER-VON-STAFFELN-30] keywords with a number add up: Adept 1 and Adept 1 are Adept 2', () => {
    const game = armadaGame(
      CARDS.with({
        'squadron/plo-koon-delta-7': { values: [{ value: 'keyword.adept', anyPiece: true, by: () => ({ add: 1 }) }] },
      }),
    );
    const t = lay({ units: [own('delta-7-aethersprite-squadron'), own('plo-koon-delta-7', 100)] }, game);
    expect(keywordOf(t.g, t.squadron(0), 'adept')).toBe(2);
  });

  it('[AR-SCHLUESSELWOERTER-VON-STAFFELN-31] the reference counts, whatever a card reminds of: Grit of the Scurrg does not free it from two', () => {
    const t = flying([
      own('scurrg-h-6-bomber'),
      foe('tie-fighter-squadron', apart(10)),
      foe('tie-fighter-squadron', -apart(10)),
    ]);
    expect(t.barred('move')).toContain('AR-NAHKAMPF-02');
  });
});
