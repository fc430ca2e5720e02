import { describe, expect, it } from 'vitest';
import type { Armada } from '../../../src/armada.ts';
import { CARDS } from '../../../src/cards/index.ts';
import { objectiveCard } from '../../../src/data/index.ts';
import { DISTANCE } from '../../../src/geometry/index.ts';
import type { Face } from '../../../src/state.ts';
import { lay, type Script, type Spec, ship, squadron, type Table, type TableSpec } from '../../table.ts';
import { begin, laid, placedBy } from './begin.ts';

const X = 900;
const Y = 500;
const VSD = 'victory-ii-class-star-destroyer';
const CR90 = 'cr90-corvette-a';
/** The second player's ship, far away. */
const theirs = (more: Spec = {}): Spec => ship(CR90, 1, 1700, 800, 180, more);
const notes = (t: Table) =>
  t
    .events('note')
    .map((e) => e.why)
    .filter((why) => why.text === 'ar.note.resources')
    .map((why) => [why.args!['side'], why.args!['points']]);
/** The last round ends. */
const ended = (objective: string, spec: Partial<TableSpec> & Pick<TableSpec, 'units'>): Table =>
  lay({ objective, phase: 'status', stage: 'start', round: 6, ...spec });

describe('Base Defense: Armed Station', () => {
  const NAME = 'base-defense-armed-station';
  it('[AR-CAMP-BASENVERTEIDIGUNG-BEWAFFN-R-02][AR-CAMP-BASENVERTEIDIGUNG-BEWAFFN-R-03][AR-CAMP-BASENVERTEIDIGUNG-BEWAFFN-R-04] the second player adds an armed station beyond distance 5 of the first player’s edge alone', () => {
    const t = begin(NAME);
    expect(t.options()).not.toContain('station');
    const spots = [500, 700, 900, 1100, 1300].map((x) => ({ x, y: 457, degrees: 0 }));
    const tokens = ['asteroid-1', 'asteroid-2', 'asteroid-3', 'debris-1', 'debris-2'];
    for (const [i, token] of tokens.slice(0, 4).entries()) t.take(token, spots[i]!);
    t.take(spots[4]!);
    expect(placedBy(t)).toEqual([1, 0, 1, 0, 1]);
    expect(t.ask()).toMatchObject({ seat: 1, kind: 'obstacle-place' });
    // its token reaches 45 mm down
    t.refuses({ x: 700, y: DISTANCE[4] + 45 - 0.5, degrees: 0 }, 'AR-REICHWEITE-UND-ENTFERNUNG-06');
    t.refuses({ x: 500, y: 457 + 30 + 45 + DISTANCE[0] - 5, degrees: 0 }, 'AR-AUFBAU-16');
    t.take({ x: 700, y: 860, degrees: 0 }); // as near to his own edge as he likes
    expect(t.state.obstacles.at(-1)).toMatchObject({ token: 'station', station: { armed: true, damage: 0 } });
    expect(laid(t.state)).toHaveLength(6);
  });

  const station = (damage = 0) => ({ token: 'station', x: X, y: Y, station: { armed: true, damage } });
  it('[AR-CAMP-BASENVERTEIDIGUNG-BEWAFFN-R-05] it helps the units of the second player, and not those of the first', () => {
    const landing = (seat: number) => {
      const other = seat === 0 ? theirs() : ship(CR90, 0, 1700, 800, 180);
      const t = lay({
        objective: NAME,
        units: [ship(CR90, seat, X, Y - 170, 0, { speed: 2, damage: 2 }), other],
        obstacles: [station()],
        active: 0,
        step: 'manoeuvre',
        turnOf: seat === 0 ? 0 : 1,
      }).until('course');
      t.take({ speed: 2, clicks: [0, 0], side: 'left' });
      expect(t.events('overlapsObstacle')).toHaveLength(1);
      return t.match.open[0]?.kind;
    };
    expect(landing(1)).toBe('discard-damage');
    expect(landing(0)).not.toBe('discard-damage');
  });

  /** The second player's turn to activate a ship; the first player's stands so far from the station. */
  const turn = (mm: number, more: Partial<TableSpec> = {}, damage = 0): Table =>
    lay({
      objective: NAME,
      turnOf: 1,
      units: [ship(VSD, 0, X, Y - 45 - mm - 51, 0, { tokens: [], activated: true }), theirs(), theirs({ x: 1500 })],
      obstacles: [station(damage)],
      red: ['hit', 'crit'],
      blue: ['hit', 'hit'],
      ...more,
    });
  it('[AR-CAMP-BASENVERTEIDIGUNG-BEWAFFN-R-06][AR-ANGRIFFE-UND-RAUMSTATIONEN-01] once a round it attacks instead of a ship’s activation, with the dice of its card', () => {
    const t = turn(100);
    expect(t.options()).toEqual(['1', '2', 'objective:1']);
    t.take('objective:1').goOn((u) => u.state.attacks.length === 0);
    expect(t.events('attack')[0]).toMatchObject({ attacker: { obstacle: 0 }, defending: 'front' });
    expect(t.events('rolled')[0]!.dice.map((d) => d.colour)).toEqual(['red', 'red', 'blue', 'blue']);
    expect(t.suffered(0)).toBe(4);
    expect(t.events('activates')).toEqual([]);
    expect([t.open[0], t.options()]).toEqual(['1 activate', ['1', '2']]); // the first player has none left to activate
    t.goOn((u) => u.state.round === 2 && u.open[0] === '1 activate', { dials: dials });
    expect(t.options()).toContain('objective:1');
  });

  it('[AR-CAMP-BASENVERTEIDIGUNG-BEWAFFN-R-01] only if somebody is there whom at least one die would reach', () => {
    const reach = 304.8;
    expect(turn(reach - 1).options()).toContain('objective:1');
    expect(turn(reach + 1).options()).not.toContain('objective:1');
    // at long range its blue anti-squadron die does not reach
    const screen = (mm: number) => [
      ship(VSD, 0, 120, 120, 0, { activated: true }),
      theirs(),
      squadron('x-wing-squadron', 0, X, Y - 45 - mm - 17),
    ];
    expect(turn(0, { units: screen(150) }).options()).toContain('objective:1');
    expect(turn(0, { units: screen(250) }).options()).not.toContain('objective:1');
  });

  it('[AR-ANGRIFFE-UND-RAUMSTATIONEN-03][AR-ANGRIFFE-UND-RAUMSTATIONEN-11] the card gives it 13 hull; destroyed it attacks no more', () => {
    expect(turn(100, {}, 12).options()).toContain('objective:1');
    expect(turn(100, {}, 13).options()).not.toContain('objective:1');
  });

  it('a station goes on from squadron to squadron as a ship does, and leaves its own in peace', () => {
    const units = [
      ship(VSD, 0, 120, 120, 0, { activated: true }),
      theirs(),
      squadron('x-wing-squadron', 0, X - 40, Y - 120),
      squadron('x-wing-squadron', 0, X + 40, Y - 120),
      squadron('tie-fighter-squadron', 1, X, Y + 120),
    ];
    const t = turn(0, { units, blue: ['hit', 'hit'] }).take('objective:1');
    expect(t.options()).toEqual(['>2', '>3']);
    t.take('>2').until('station-attack');
    expect(t.options()).toEqual(['>3', 'none']);
    t.take('>3').goOn((u) => u.state.attacks.length === 0);
    expect([2, 3, 4].map((id) => t.squadron(id).hull)).toEqual([4, 4, 3]);
  });

  it('[AR-CAMP-BASENVERTEIDIGUNG-BEWAFFN-R-07] its victory tokens are worth 20, and nothing gains one', () => {
    expect(objectiveCard(NAME).token).toBe(20);
    const t = ended(NAME, { units: [ship(VSD, 0, X, 120), theirs()], obstacles: [station(13)], victory: [1, 0] });
    expect(t.state.outcome).toMatchObject({ score: [20, 0] });
  });
});

const dials = (ask: { type: string; fields?: readonly { id: string }[] }) =>
  Object.fromEntries((ask.fields ?? []).map((f) => [f.id, 'navigate']));

describe('Base Defense: Ion Cannon', () => {
  const NAME = 'base-defense-ion-cannon';
  it('[AR-CAMP-BASENVERTEIDIGUNG-IONENKANO-03][AR-CAMP-BASENVERTEIDIGUNG-IONENKANO-04] the second player deploys everything first, and then places three tokens anywhere', () => {
    const t = begin(NAME).until('marker-place');
    const order = t.events('deployed').map((e) => t.unit(e.unit).seat);
    expect(order.indexOf(0)).toBe(order.filter((seat) => seat === 1).length);
    expect(t.ask().seat).toBe(1);
    t.take({ x: 20, y: 20 }, { x: 60, y: 20 }, { x: 900, y: 450 });
    expect(t.state.markers).toHaveLength(3);
  });

  const mine = (mm: number, more: Spec = {}): Spec =>
    ship(VSD, 0, X, Y - 8.5 - mm - 51, 0, { dials: ['repair'], ...more });
  const firing = (units: readonly Spec[], more: Partial<TableSpec> = {}): Table =>
    lay({
      objective: NAME,
      phase: 'command',
      stage: 'end',
      units: [...units, theirs({ dials: ['repair'] })],
      markers: [{ kind: 'objective', x: X, y: Y }],
      ...more,
    });
  const fire = (t: Table, zone: string, script: Script = {}) => {
    t.take('objective:1').until('zone').take(zone);
    return t.goOn((u) => u.state.attacks.length === 0 && u.events('attackEnds').length > 0, script);
  };
  it('[AR-CAMP-BASENVERTEIDIGUNG-IONENKANO-01][AR-CAMP-BASENVERTEIDIGUNG-IONENKANO-05] at the end of the Command Phase one enemy ship at distance 1–3 of a token; the token stays', () => {
    expect(firing([mine(DISTANCE[2] - 0.5)]).open).toEqual(['1 window:command.end']);
    expect(firing([mine(DISTANCE[2] + 0.5)]).open).not.toContain('1 window:command.end');
    const pair = [mine(100), ship(CR90, 0, X + 120, Y, 0, { dials: ['repair'] })];
    const t = fire(firing(pair), 'front', { 'card-unit': '0' });
    expect(t.events('attack')).toHaveLength(1);
    expect(t.open).not.toContain('1 window:command.end');
    expect(t.state.markers).toHaveLength(1);
  });

  it('[AR-CAMP-BASENVERTEIDIGUNG-IONENKANO-06][AR-CAMP-BASENVERTEIDIGUNG-IONENKANO-08][AR-CAMP-BASENVERTEIDIGUNG-IONENKANO-09][AR-CAMP-BASENVERTEIDIGUNG-IONENKANO-10] four blue dice at medium range, at any hull zone, whatever lies between', () => {
    const between = { token: 'asteroid-1', x: X, y: Y - 60 };
    for (const zone of ['front', 'left', 'right', 'rear']) {
      const t = fire(firing([mine(100, { tokens: [] })], { obstacles: [between] }), zone);
      expect(t.events('attack')[0]).toMatchObject({ range: 'medium', obstructed: false, defending: zone });
      expect(t.events('rolled')[0]!.dice.map((d) => d.colour)).toEqual(['blue', 'blue', 'blue', 'blue']);
    }
  });

  it('[AR-CAMP-BASENVERTEIDIGUNG-IONENKANO-07] it is nobody’s friend: what helps friendly attackers does not help it', () => {
    const blank: readonly Face[] = ['accuracy', 'accuracy', 'accuracy', 'accuracy'];
    const helped = ['admiral-screed', 'darth-vader-commander', 'general-romodi', 'moff-jerjerrod'];
    const helpers = helped.map((card, i) => theirs({ x: 1000 + 150 * i, upgrades: [card], dials: ['repair'] }));
    const t = fire(firing([mine(100, { tokens: [] }), ...helpers], { blue: blank }), 'front');
    expect(t.match.taken.map((d) => d.kind)).not.toContain('window:attack.modify');
    expect(t.events('ability').map((e) => e.card)).toEqual([NAME]);
  });

  it('[AR-CAMP-BASENVERTEIDIGUNG-IONENKANO-02][AR-CAMP-BASENVERTEIDIGUNG-IONENKANO-11] its critical effect has the defender exhaust a token of his own choice, or the usual one is taken', () => {
    const start = (more: Spec = {}, blue: readonly Face[] = ['crit', 'accuracy', 'accuracy', 'accuracy']) =>
      firing([mine(100, { tokens: ['brace', 'redirect'], ...more })], { blue });
    const t = start().take('objective:1').until('critical', { zone: 'front', 'card-unit': '0' });
    expect([t.open, t.options()]).toEqual([['1 critical'], ['standard', 'objective:1', 'none']]);
    t.take('objective:1');
    expect(t.ask().seat).toBe(0);
    t.take('1').goOn((u) => u.state.attacks.length === 0);
    expect(t.ship(0).tokens.map((token) => token.state)).toEqual(['ready', 'exhausted']);
    const bare = start({ shields: { front: 0 } })
      .take('objective:1')
      .until('critical', { zone: 'front' });
    bare.take('standard').goOn((u) => u.state.attacks.length === 0);
    expect(bare.ship(0).damage).toMatchObject([{ faceup: true }]);
    expect(bare.ship(0).tokens.every((token) => token.state === 'ready')).toBe(true);
  });

  it('[AR-CAMP-BASENVERTEIDIGUNG-IONENKANO-12] its victory tokens are worth 20, and nothing gains one', () => {
    expect(ended(NAME, { units: [mine(100), theirs()], victory: [0, 2] }).state.outcome?.score).toEqual([0, 40]);
  });
});

describe('Hyperlane Raid', () => {
  const NAME = 'hyperlane-raid';
  it('[AR-CAMP-HYPERRAUMROUTENUEBERFALL-03][AR-CAMP-HYPERRAUMROUTENUEBERFALL-04][AR-CAMP-HYPERRAUMROUTENUEBERFALL-05] across the short edges; the second player places all obstacles beyond two rulers of both', () => {
    const t = begin(NAME);
    expect(t.state.edges).toEqual(['west', 'east']);
    t.take('asteroid-1'); // 28 mm to either side
    t.refuses({ x: 609.6 + 28 - 1, y: 450, degrees: 0 }, 'AR-KURZE-RAENDER-DER-SPIELER-03');
    t.refuses({ x: 1828.8 - 609.6 - 28 + 1, y: 450, degrees: 0 }, 'AR-KURZE-RAENDER-DER-SPIELER-03');
    t.take({ x: 609.6 + 28 + 1, y: 450, degrees: 0 });
    const spots = [750, 850, 950, 1050, 1150].map((x, i) => ({ x, y: i % 2 === 0 ? 200 : 700, degrees: 0 }));
    t.take('asteroid-2');
    t.refuses({ x: 660, y: 450 + 30 + 30 + DISTANCE[0] - 2, degrees: 0 }, 'AR-AUFBAU-16');
    t.take(spots[0]!, 'asteroid-3', spots[1]!, 'debris-1', spots[2]!, 'debris-2', spots[3]!);
    expect(new Set(placedBy(t))).toEqual(new Set([1]));
  });

  it('[AR-CAMP-HYPERRAUMROUTENUEBERFALL-06][AR-CAMP-HYPERRAUMROUTENUEBERFALL-07][AR-CAMP-HYPERRAUMROUTENUEBERFALL-08] four tokens, to ships first, one each; for each that nobody can take the first player gains one', () => {
    const fleet = (squadrons: number) =>
      lay({
        units: [
          ship(CR90, 0, 200, 200),
          ...[1000, 1200, 1400].map((x) => ship(CR90, 1, x, 700, 180)),
          ...Array.from({ length: squadrons }, (_, i) => squadron('tie-fighter-squadron', 1, 1000 + 100 * i, 600)),
        ],
      }).g;
    /** Whom each question offered, with these answers. */
    const assign = (g: Armada, ...answers: readonly string[]): string[][] => {
      const flow = CARDS.get(`objective/${NAME}`)!.objective!.after!(g);
      const asked: string[][] = [];
      for (let step = flow.next(); !step.done; step = flow.next([answers[asked.length - 1]!]))
        for (const ask of step.value) asked.push('options' in ask ? ask.options.map((o) => o.id) : []);
      return asked;
    };
    const few = fleet(0);
    expect(assign(few, '3', '1')).toEqual([
      ['1', '2', '3'],
      ['1', '2'],
    ]); // the last ship is no choice
    expect(few.state.units.map((u) => u.objectives)).toEqual([0, 1, 1, 1]);
    expect(few.state.victory).toEqual([1, 0]);
    const many = fleet(3);
    expect(assign(many, '3', '1', '5').at(-1)).toEqual(['4', '5', '6']);
    expect(many.state.units.map((u) => u.objectives)).toEqual([0, 1, 1, 1, 0, 1, 0]);
    expect(many.state.victory).toEqual([0, 0]);
  });

  it('[AR-CAMP-HYPERRAUMROUTENUEBERFALL-09][AR-CAMP-HYPERRAUMROUTENUEBERFALL-14] a unit with a token that is destroyed gains the first player one, worth 15; others none', () => {
    const shot = (objectives: number) => {
      const t = lay({
        objective: NAME,
        units: [ship(VSD, 0, X, 300), squadron('tie-fighter-squadron', 1, X, 400, { hull: 1, objectives }), theirs()],
        active: 0,
        step: 'attack',
        blue: ['hit'],
      });
      t.fight({ attack: 'front>1' });
      expect(t.unit(1).status).toBe('destroyed');
      return t.state.victory;
    };
    expect([shot(1), shot(0)]).toEqual([
      [1, 0],
      [0, 0],
    ]);
    expect(objectiveCard(NAME).token).toBe(15);
  });

  const edges = ['west', 'east'];
  it('[AR-CAMP-HYPERRAUMROUTENUEBERFALL-10] a ship with a token within two rulers of the first player’s edge gains the second one, a squadron none', () => {
    const at = (x: number, objectives = 1) =>
      ended(NAME, {
        edges,
        units: [
          ship(VSD, 0, 1700, 400),
          ship(CR90, 1, x, 400, 0, { objectives }),
          squadron('tie-fighter-squadron', 1, 100, 700, { objectives: 1 }),
        ],
      }).state.victory;
    // half a small base is 21.5 mm wide
    expect(at(609.6 - 21.5 - 0.5)).toEqual([0, 1]);
    expect(at(609.6 - 21.5 + 0.5)).toEqual([0, 0]);
    expect(at(300, 0)).toEqual([0, 0]);
  });

  it('[AR-CAMP-HYPERRAUMROUTENUEBERFALL-13][AR-ERR-HYPERRAUMROUTENUEBERFALL-01] a tie is the first player’s', () => {
    const tie = (objective: string, first: number) =>
      ended(objective, { first, units: [ship(CR90, 0, X, 300), theirs()] }).state.outcome;
    expect([tie(NAME, 0)?.winner, tie(NAME, 1)?.winner]).toEqual([0, 1]);
    expect(tie(NAME, 0)?.score).toEqual([0, 0]);
    expect(tie('base-defense-ion-cannon', 0)?.winner).toBe(1);
  });

  it('[AR-CAMP-HYPERRAUMROUTENUEBERFALL-11][AR-CAMP-HYPERRAUMROUTENUEBERFALL-12] for the campaign it tells 20 resource points for each of the first player’s tokens and 40 for the winner', () => {
    const t = ended(NAME, { units: [ship(CR90, 0, X, 300), theirs()], victory: [2, 0] });
    expect(notes(t)).toEqual([
      [0, 40],
      [0, 40],
    ]);
    const lost = ended(NAME, { units: [ship(CR90, 0, X, 300), theirs()], victory: [0, 1] });
    expect(notes(lost)).toEqual([[1, 40]]);
  });
});

describe('Show of Force', () => {
  const NAME = 'show-of-force';
  it('[AR-CAMP-MACHTDEMONSTRATION-02][AR-CAMP-MACHTDEMONSTRATION-03][AR-CAMP-MACHTDEMONSTRATION-04] the second player adds two unarmed stations beyond distance 3 of the player edges and 1 of all obstacles', () => {
    const t = begin(NAME);
    const spots = [500, 700, 900, 1100, 1300].map((x) => ({ x, y: 600, degrees: 0 }));
    const tokens = ['asteroid-1', 'asteroid-2', 'asteroid-3', 'debris-1', 'debris-2'];
    expect(t.options()).toEqual(tokens);
    for (const [i, token] of tokens.slice(0, 4).entries()) t.take(token, spots[i]!);
    t.take(spots[4]!);
    t.refuses({ x: 600, y: DISTANCE[2] + 45 - 0.5, degrees: 0 }, 'AR-AUFBAU-16');
    t.take({ x: 600, y: DISTANCE[2] + 45 + 1, degrees: 0 });
    t.refuses({ x: 600 + 42 + 42 + DISTANCE[0] - 4, y: DISTANCE[2] + 46, degrees: 0 }, 'AR-AUFBAU-16');
    t.take({ x: 1000, y: DISTANCE[2] + 46, degrees: 0 });
    expect(t.events('obstacle').map((e) => e.seat)).toEqual([1, 0, 1, 0, 1, 1, 1]);
    expect(t.state.obstacles.slice(-2).map((o) => o.station)).toEqual(Array(2).fill({ armed: false, damage: 0 }));
  });

  const station = (damage: number, x = X) => ({ token: 'station', x, y: Y, station: { damage } });
  it('[AR-CAMP-MACHTDEMONSTRATION-05] they help the second player’s units only', () => {
    const recovers = (seat: number) => {
      const other = seat === 0 ? theirs() : ship(CR90, 0, 1700, 800, 180);
      const t = lay({
        objective: NAME,
        units: [other, squadron('x-wing-squadron', seat, X, Y - 120, { hull: 2 })],
        obstacles: [station(0)],
        phase: 'squadron',
        flying: { squadron: 1 },
        turnOf: seat === 0 ? 0 : 1,
      });
      t.take('move', { x: X, y: Y });
      return t.open[0];
    };
    expect([recovers(0), recovers(1)]).toEqual(['0 dials', '1 may']);
  });

  it('[AR-CAMP-MACHTDEMONSTRATION-06][AR-CAMP-MACHTDEMONSTRATION-07][AR-CAMP-MACHTDEMONSTRATION-09] each that stands gains the second player a token, each destroyed one the first, worth 20, and 40 resource points', () => {
    const t = ended(NAME, { units: [ship(CR90, 0, 300, 300), theirs()], obstacles: [station(9), station(10, 1200)] });
    expect(t.state.outcome?.score).toEqual([20, 20]);
    expect(notes(t)[0]).toEqual([0, 40]);
    const both = ended(NAME, {
      units: [ship(CR90, 0, 300, 300), theirs()],
      obstacles: [station(10), station(12, 1200)],
    });
    expect([both.state.outcome?.score, notes(both).length]).toEqual([[40, 0], 3]);
  });

  it('[AR-CAMP-MACHTDEMONSTRATION-08] and the winner’s team 40 more', () => {
    const t = ended(NAME, { units: [ship(CR90, 0, 300, 300), theirs()], obstacles: [station(0)] });
    expect([t.state.outcome?.winner, notes(t)]).toEqual([1, [[1, 40]]]);
  });
});
