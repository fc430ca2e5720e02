import { type Json, Match } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { setupBounds } from '../../../src/flow/setup/areas.ts';
import { armada } from '../../../src/game.ts';
import { rulesFrom } from '../../../src/position/start.ts';
import { begin } from '../../cards/objectives/begin.ts';
import { lay, ship, squadron, Table } from '../../table.ts';

/** Set-up, step by step. */

const OBJECTIVES = { assault: 'most-wanted', defence: 'jamming-barrier', navigation: 'superior-positions' };
const THEIRS = { assault: 'opening-salvo', defence: 'fire-lanes', navigation: 'sensor-net' };
const rebels = (ships: number, squadrons = 0, extra: string[] = []) => ({
  faction: 'rebel',
  ships: Array.from({ length: ships }, (_, i) => ({
    card: 'cr90-corvette-a',
    upgrades: i === 0 ? ['general-dodonna', ...extra] : [],
  })),
  squadrons: Array.from({ length: squadrons }, () => 'x-wing-squadron'),
  objectives: OBJECTIVES,
});
const empire = (ships: number, squadrons = 0, card = 'gladiator-i-class-star-destroyer') => ({
  faction: 'empire',
  ships: Array.from({ length: ships }, (_, i) => ({ card, upgrades: i === 0 ? ['grand-moff-tarkin'] : [] })),
  squadrons: Array.from({ length: squadrons }, () => 'tie-fighter-squadron'),
  objectives: THEIRS,
});
function start(fleets: readonly object[], rules: object = {}, more: object = {}): Table {
  const setup: Json = JSON.parse(
    JSON.stringify({ fleets, rules: { unenforced: true, points: null, ...rules }, ...more }),
  );
  const match = Match.start(armada, { setup, seed: 'steps' }, { keep: 'all', verify: true });
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  return new Table(match.value);
}
/** Seat 0 is the first player, and plays for the second player's assault objective, which changes nothing in set-up. */
const placing = (fleets = [rebels(2, 2), empire(2, 2)], rules: object = {}): Table =>
  start(fleets, rules).take('0', 'opening-salvo');
/** The six obstacles well away from everybody. */
const SPOTS = [450, 650, 850, 1050, 1250].map((x) => ({ x, y: 457, degrees: 0 }));
const deploying = (fleets?: [object, object], first = 'deploy-order'): Table => {
  const t = placing(fleets as never);
  for (const token of ['asteroid-1', 'asteroid-2', 'asteroid-3', 'debris-1', 'debris-2'])
    t.take(token, SPOTS[['asteroid-1', 'asteroid-2', 'asteroid-3', 'debris-1', 'debris-2'].indexOf(token)]!);
  return t.until(first);
};

describe('the table and the fleets', () => {
  it('[AR-AUFBAU-02][AR-AUFBAU-03][AR-STARTGEBIET-02] is 3 by 6 feet, its setup area begins a ruler from either short edge', () => {
    const t = placing();
    expect([t.state.rules.width, t.state.rules.depth]).toEqual([1828.8, 914.4]);
    expect(setupBounds(t.g)).toEqual([304.8, 0, 1828.8 - 304.8, 914.4]);
  });
  it('[AR-STARTGEBIET-03] of a table of 3 by 3 feet all is setup area', () => {
    expect(setupBounds(placing(undefined, { width: 914.4 }).g)).toEqual([0, 0, 914.4, 914.4]);
  });
  it('[AR-SPIELFLAECHE-02][AR-FAQ-EINSATZKOMMANDO-SCHLACHTEN-01] a game of the core set’s size is played on 3 by 3 feet, with the usual six obstacles', () => {
    const size = (points: number) => {
      const { width, depth } = rulesFrom({ points });
      return [width, depth];
    };
    expect([size(180), size(300), size(400)]).toEqual([
      [914.4, 914.4],
      [1828.8, 914.4],
      [1828.8, 914.4],
    ]);
    const t = placing(undefined, { width: 914.4 });
    expect(t.options()).toEqual(['asteroid-1', 'asteroid-2', 'asteroid-3', 'debris-1', 'debris-2', 'station']);
  });
  it('[AR-AUFBAU-25] after setup nothing marks the setup area any more: whoever flies may leave it', () => {
    const flying = lay({
      units: [squadron('x-wing-squadron', 0, 330, 300)],
      phase: 'squadron',
      flying: { squadron: 0 },
    });
    flying.take('move', { x: 250, y: 300 });
    expect(flying.pose(0)[0]).toBeLessThan(setupBounds(flying.g)[0]);
  });
  it('[AR-KURZE-RAENDER-DER-SPIELER-02] with short player edges it is the whole table', () => {
    expect(setupBounds(begin('blockade-run').g)).toEqual([0, 0, 1828.8, 914.4]);
  });
  it('[AR-AUFBAU-04] the players sit at the long edges', () => {
    expect(placing().state.edges).toEqual(['south', 'north']);
  });
  it('[AR-AUFBAU-06][AR-AUFBAU-07][AR-AUFBAU-08][AR-AUFBAU-12] full shields and hull, defence tokens ready, sliders on the side of the initiative token', () => {
    const t = start([rebels(1, 1), empire(1)]);
    expect(t.ship(0).shields).toMatchObject({ front: 2, left: 2, right: 2, rear: 1 });
    expect(t.ship(0).tokens.map((k) => `${k.kind} ${k.state}`)).toEqual([
      'evade ready',
      'evade ready',
      'redirect ready',
    ]);
    expect([t.squadron(1).hull, t.squadron(1).tokens, t.squadron(1).slider]).toEqual([5, [], t.state.token]);
  });
  it('[AR-AUFBAU-24][AR-RUNDE-02] the damage deck is shuffled, and the first round begins after deployment', () => {
    const t = start([rebels(1), empire(1)]);
    expect(t.state.deck.draw).toHaveLength(52);
    expect(t.state.deck.draw.join()).not.toBe([...t.state.deck.draw].sort().join());
    t.goOn((u) => u.ask().kind === 'dials');
    expect([t.state.round, t.state.phase]).toEqual([1, 'command']);
  });
});

describe('first player and objective', () => {
  it('[AR-AUFBAU-11] the cheaper fleet chooses who is first', () => {
    expect(start([rebels(1), empire(2)]).open).toEqual(['0 first-player']);
    expect(start([rebels(3), empire(1)]).open).toEqual(['1 first-player']);
    expect(start([rebels(1), empire(2)]).take('1').state.first).toBe(1);
  });
  it('[AR-AUFBAU-13] with equal points a coin decides who chooses', () => {
    const t = start([rebels(2), { ...rebels(2), objectives: THEIRS }]);
    expect(t.events('coin')).toHaveLength(1);
    expect(t.ask().seat).toBe(t.events('coin')[0]!.side);
  });
  it('[AR-AUFBAU-14][AR-EINSATZZIELKARTEN-02] the first player picks one of the second player’s three', () => {
    const t = start([rebels(1), empire(2)]).take('0');
    expect([t.open[0], t.options()]).toEqual(['0 objective', Object.values(THEIRS)]);
    expect(t.match.seenBy(0).view.brought[1]).toEqual(THEIRS);
    expect(t.match.seenBy(1).view.brought[0]).toBeNull();
    expect(t.take('fire-lanes').state.objective).toBe('fire-lanes');
  });
});

describe('obstacles', () => {
  it('[AR-AUFBAU-15][AR-AUFBAU-17][AR-FAQ-AUFBAU-UND-FLOTTENZUSAMMENST-04][AR-HINDERNISSE-41] three asteroid fields, two debris fields and the station, in turn, the second player first', () => {
    const t = placing();
    expect([t.open[0], t.options()]).toEqual([
      '1 obstacle',
      ['asteroid-1', 'asteroid-2', 'asteroid-3', 'debris-1', 'debris-2', 'station'],
    ]);
    t.until('deploy-order');
    expect(t.events('obstacle').map((e) => e.seat)).toEqual([1, 0, 1, 0, 1, 0]);
  });
  it('[AR-AUFBAU-16][AR-STARTGEBIET-01] in the setup area, beyond distance 3 of the edges and 1 of each other', () => {
    const t = placing().take('asteroid-3'); // 28 by 68 mm
    t.refuses({ x: 900, y: 184 + 34, degrees: 0 }, 'AR-AUFBAU-16');
    t.refuses({ x: 304.8 + 10, y: 450, degrees: 0 }, 'AR-STARTGEBIET-01');
    t.take({ x: 900, y: 186 + 34, degrees: 0 }, 'debris-1');
    t.refuses({ x: 900 + 14 + 74 + 34, y: 220, degrees: 0 }, 'AR-AUFBAU-16');
    t.take({ x: 900 + 14 + 77 + 34, y: 235, degrees: 0 });
  });
});

describe('deployment', () => {
  it('[AR-AUFBAU-18] in turn, the first player first: a ship or two squadrons', () => {
    const t = deploying();
    expect(t.open[0]).toBe('0 deploy-order');
    t.take('0', { x: 600, y: 100, degrees: 0 }).until('deploy-order', {}, 1);
    t.until('deploy-order', {}, 0).take('2', { x: 600, y: 220, degrees: 0 });
    expect(t.open[0]).toBe('0 deploy'); // the second squadron of the same turn
  });
  it('[AR-AUFBAU-19][AR-AUFSTELLUNGSBEREICH-01][AR-FAQ-AUFBAU-UND-FLOTTENZUSAMMENST-09] ships within distance 3 of their own edge, shield dials aside', () => {
    const t = deploying().take('0'); // 71 mm long
    t.refuses({ x: 600, y: 185.5 - 35.5, degrees: 0 }, 'AR-AUFSTELLUNGSBEREICH-01');
    t.refuses({ x: 304 + 21.5, y: 100, degrees: 0 }, 'AR-AUFBAU-19');
    t.take({ x: 304.8 + 21.5, y: 185 - 35.5, degrees: 0 });
  });
  it('[AR-AUFBAU-20][AR-FAQ-AUFBAU-UND-FLOTTENZUSAMMENST-05] at a speed of the chart, never 0', () => {
    expect(deploying().take('0', { x: 600, y: 100, degrees: 0 }).options()).toEqual(['1', '2', '3', '4']);
  });
  it('[AR-FAQ-AUFBAU-UND-FLOTTENZUSAMMENST-06] on no other ship', () => {
    const t = deploying().take('0', { x: 600, y: 100, degrees: 0 }, '1').until('deploy', {}, 0);
    t.refuses({ x: 630, y: 100, degrees: 0 }, 'AR-FAQ-AUFBAU-UND-FLOTTENZUSAMMENST-06');
    t.take({ x: 660, y: 100, degrees: 0 });
  });
  it('[AR-AUFBAU-21][AR-AUFBAU-23] squadrons wholly within distance 2 of a friendly ship, beyond the zone but inside the setup area', () => {
    const t = deploying().take('0', { x: 340, y: 149, degrees: 0 }, '1').until('deploy-order', {}, 0).take('2');
    const edge = 149 + 35.5;
    t.refuses({ x: 340, y: edge + 126 - 17, degrees: 0 }, 'AR-AUFBAU-21');
    t.refuses({ x: 304 + 17, y: edge + 60, degrees: 0 }, 'AR-AUFBAU-21');
    t.take({ x: 340, y: edge + 124 - 17, degrees: 0 });
  });
  it('[AR-AUFBAU-22] a single last squadron waits for the ships', () => {
    const t = deploying([rebels(2, 1), empire(2, 2)]).take('0', { x: 600, y: 100, degrees: 0 }, '1');
    expect(t.until('deploy', {}, 0).ask()).toMatchObject({ about: { unit: 1 } }); // the other ship, without a question
  });
  it('[AR-PASSEN-MARKER-03][AR-PASSEN-MARKER-04] the smaller fleet gets pass tokens: the difference, the first player one less', () => {
    const passes = (mine: number, theirs: number) => deploying([rebels(mine), empire(theirs)]).state.passes;
    expect([passes(1, 4), passes(1, 2), passes(2, 2)]).toEqual([
      [2, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(
      start([rebels(4), empire(1)])
        .take('1')
        .until('deploy-order').state.passes,
    ).toEqual([0, 2]);
  });
  it('[AR-HINDERNISSE-22][AR-HINDERNISSE-23] at distance 1–2 of a gravity rift a ship begins at speed 0', () => {
    const speed = (gap: number): unknown => {
      const t = begin('rift-assault')
        .take('rift', { x: 900, y: 185 + 50, degrees: 0 })
        .until('deploy-order')
        .take('1');
      t.take({ x: 900 + 49 + gap + 21.5, y: 140, degrees: 0 });
      return t.ask().kind === 'speed' ? 'chosen' : t.ship(1).speed;
    };
    expect([speed(60), speed(160)]).toEqual([0, 'chosen']);
  });
  it('[AR-FAQ-AUFBAU-UND-FLOTTENZUSAMMENST-08][AR-BEISEITEGESTELLTE-SCHIFFE-01][AR-BEISEITEGESTELLTE-SCHIFFE-03][AR-FAQ-AUFBAU-UND-FLOTTENZUSAMMENST-07] cards of units that are set aside do not act, those of units still to be deployed do', () => {
    const t = lay({
      units: [
        ship('cr90-corvette-a', 0, 500, 150),
        { ship: 'nebulon-b-escort-frigate', seat: 0, status: 'aside', upgrades: ['general-dodonna'] },
        { ship: 'nebulon-b-escort-frigate', seat: 0, status: 'reserve', upgrades: ['leia-organa-officer'] },
      ],
      phase: 'deployment',
    });
    expect([t.g.cards(t.unit(1)).length, t.g.cards(t.unit(2)).length]).toEqual([0, 1]);
  });
  it('[AR-AUFBAU-15] a position that begins with the objective goes on to the obstacles from their beginning', () => {
    const t = lay({
      units: [
        { ship: 'cr90-corvette-a', seat: 0, status: 'reserve' },
        { ship: 'cr90-corvette-a', seat: 1, status: 'reserve' },
      ],
      round: 0,
      phase: 'objective',
      stage: 'main',
    });
    expect([t.state.phase, t.open]).toEqual(['obstacles', ['1 obstacle']]);
  });
});

describe('huge ships', () => {
  const huge = () =>
    deploying(
      [
        {
          ...rebels(1),
          faction: 'empire',
          ships: [{ card: 'executor-i-class-star-dreadnought', upgrades: ['grand-moff-tarkin'] }],
          squadrons: ['tie-fighter-squadron', 'tie-fighter-squadron'],
        },
        empire(9, 0, 'imperial-i-class-star-destroyer'),
      ],
      'deploy',
    );
  it('[AR-RIESIGES-SCHIFF-09][AR-RIESIGES-SCHIFF-10][AR-AUFBAU-EINES-RIESIGEN-SCHIFFES-01] touches its edge and lies inside the setup area, beyond its zone', () => {
    const t = huge();
    t.refuses({ x: 600, y: 200, degrees: 0 }, 'AR-RIESIGES-SCHIFF-09');
    t.refuses({ x: 1524 - 30, y: 177.5, degrees: 0 }, 'AR-RIESIGES-SCHIFF-10');
    t.take({ x: 1524 - 45, y: 177.5, degrees: 0 });
  });
  it('[AR-RIESIGES-SCHIFF-11] lies on no obstacle', () => {
    const t = huge();
    t.refuses({ x: 650, y: 914.4 / 2 - 100, degrees: 0 }, 'AR-RIESIGES-SCHIFF-09');
    const { pose } = t.state.obstacles.at(-1)!; // the station, laid nearest to this edge
    t.refuses({ x: pose.x, y: 177.5, degrees: 0 }, 'AR-RIESIGES-SCHIFF-11');
  });
  it('[AR-RIESIGES-SCHIFF-12][AR-AUFBAU-EINES-RIESIGEN-SCHIFFES-02] its squadrons stand near its player’s zone as well', () => {
    const t = huge();
    t.take({ x: 1400, y: 177.5, degrees: 0 });
    t.goOn((u) => u.ask().kind === 'deploy' && u.ask().seat === 0);
    t.refuses({ x: 1400 + 38.75 + 60, y: 340, degrees: 0 }, 'AR-RIESIGES-SCHIFF-12');
    t.take({ x: 1400 + 38.75 + 60, y: 185 + 125 - 18, degrees: 0 });
  });
});
