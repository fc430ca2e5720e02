import { describe, expect, it } from 'vitest';
import { DISTANCE } from '../../src/geometry/index.ts';
import { reason } from '../reasons/reasons-of.ts';
import { lay, type Spec, ship, squadron, type Table, type TableSpec } from '../table.ts';

/** Battles of a campaign: retreat into hyperspace, what prevents it, and the end that it brings. */

const CR90 = 'cr90-corvette-a';
const NEBULON = 'nebulon-b-escort-frigate';
const INTERDICTOR = 'interdictor-suppression-refit';
const WELL = { upgrades: ['targeting-scrambler'] };
const AWAY = { round: 4, campaign: { assault: 0 } };
/** Halves of the two bases, looking at each other. */
const [OWN, THEIRS] = [71 / 2, 102 / 2];

/** A corvette that reveals its dial, and an enemy so far before it. */
const reveals = (mm: number, foe: Spec = {}, more: Partial<TableSpec> = {}): Table =>
  lay({
    units: [
      ship(CR90, 0, 900, 200, 0, { speed: 1, dials: ['repair', 'navigate'] }),
      ship(INTERDICTOR, 1, 900, 200 + OWN + mm + THEIRS, 180, { speed: 1, ...foe }),
      ship(NEBULON, 0, 200, 120, 0, { speed: 1, activated: true }),
    ],
    active: 0,
    step: 'reveal',
    ...AWAY,
    ...more,
  });

describe('the retreat into hyperspace', () => {
  it('[AR-FAQ-AUFGEHALTEN-DURCH-GRAVITATIO-02] is declared with the dial that is revealed in rounds 4 and 5, of a campaign alone', () => {
    const t = reveals(300);
    expect([t.open, t.options()]).toEqual([['0 window:ship.revealed'], ['0:retreat', 'pass']]);
    t.take('0:retreat').until('attack');
    expect(t.ship(0)).toMatchObject({ retreats: true, open: [], dials: ['navigate'], commands: [], status: 'play' });
    expect(t.events('dialSpent').map((e) => e.for)).toEqual(['retreat']);
    expect(t.match.taken.map((d) => d.kind)).not.toContain('dial-use'); // no command, and no token for it
    expect(reason(t, '0:retreat')[0]).toBe('ar.no.retreatDial');
    const stays = reveals(300, {}, { round: 5 }).take('pass');
    expect([stays.ship(0).retreats, stays.open]).toEqual([undefined, ['0 dial-use']]);
    for (const round of [3, 6]) {
      const other = reveals(300, {}, { round });
      expect(other.open).toEqual(['0 dial-use']);
      expect(reason(other, '0:retreat')).toEqual(['ar.no.retreatRound', 'AR-FAQ-AUFGEHALTEN-DURCH-GRAVITATIO-02']);
    }
    const usual = lay({ units: [ship(CR90, 0, 900, 200, 0, { dials: ['repair'] })], active: 0, round: 4 });
    expect([usual.open, reason(usual, '0:retreat')[0]]).toEqual([['0 dial-use'], 'ar.no.retreatBattle']);
  });

  it('[AR-FAQ-AUFGEHALTEN-DURCH-GRAVITATIO-02] is barred while an enemy equipped with an experimental retrofit is at distance 1–5', () => {
    const CLAUSES = ['AR-FAQ-AUFGEHALTEN-DURCH-GRAVITATIO-02', 'AR-FAQ-AUFGEHALTEN-DURCH-GRAVITATIO-01'];
    const held = reveals(DISTANCE[4] - 0.5, WELL);
    expect(held.open).toEqual(['0 dial-use']);
    held.refuses('0:retreat', 'AR-FAQ-AUFGEHALTEN-DURCH-GRAVITATIO-01');
    expect(reason(held, '0:retreat')).toEqual(['ar.no.gravityWell', ...CLAUSES]);
    // where something else is offered at that moment, it is told beside it
    const veteran = ship(CR90, 0, 900, 200, 0, { speed: 1, dials: ['repair'], veteran: 'ready' });
    const near = ship(INTERDICTOR, 1, 900, 400, 180, WELL);
    const asked = lay({ units: [veteran, near], active: 0, step: 'reveal', ...AWAY });
    expect([asked.options(), asked.barred('0:retreat')]).toEqual([['0:veteran', 'pass'], CLAUSES]);
    const free = (t: Table) => expect(t.options()).toContain('0:retreat');
    free(reveals(DISTANCE[4] + 0.5, WELL)); // the millimetre beyond
    free(reveals(50)); // the icon alone does not do it: R-AR-75
    free(reveals(50, { upgrades: [{ id: 'targeting-scrambler', discarded: true }] }));
    const friend = ship(INTERDICTOR, 0, 1000, 200, 0, { ...WELL, activated: true });
    const foe = ship(CR90, 1, 1700, 800, 180, { speed: 1 });
    const [own] = [ship(CR90, 0, 900, 200, 0, { dials: ['repair'] })];
    free(lay({ units: [own, foe, friend], active: 0, step: 'reveal', ...AWAY }));
  });

  it('[AR-FAQ-AUFGEHALTEN-DURCH-GRAVITATIO-01] once declared is not kept back by whoever comes near afterwards', () => {
    const t = lay({
      units: [
        ship(CR90, 0, 900, 200, 0, { retreats: true, activated: true }),
        ship(INTERDICTOR, 1, 900, 400, 180, WELL),
        ship(NEBULON, 0, 200, 120, 0, { speed: 1 }),
      ],
      phase: 'status',
      stage: 'start',
      ...AWAY,
    });
    expect(t.unit(0)).toMatchObject({ status: 'retreated', pose: null });
    const told = t.events().map((e) => e.type);
    expect(told.indexOf('retreated')).toBeLessThan(told.indexOf('tokenFlipped'));
    expect([t.state.round, t.state.outcome]).toEqual([5, null]);
    expect(reason(t, '0:retreat')).toEqual(['ar.no.retreated', 'AR-FAQ-FLOTTENSTATUSAKTUALISIERUNG-07']);
  });

  it('is not for a ship that is gone before the Status Phase, nor for a squadron', () => {
    const t = lay({
      units: [
        ship(CR90, 0, 900, 200, 0, { retreats: true, status: 'destroyed' }),
        ship(NEBULON, 0, 200, 120, 0, { speed: 1 }),
        squadron('x-wing-squadron', 0, 400, 400),
      ],
      phase: 'status',
      stage: 'start',
      ...AWAY,
    });
    expect([t.unit(0).status, t.unit(2).status]).toEqual(['destroyed', 'play']);
    expect(t.events('retreated')).toEqual([]);
    expect(reason(t, '2:retreat')[0]).toBe('ar.no.retreatBattle');
    expect(reason(t, '1:retreat', 1)[0]).toBe('ar.no.retreatOthers');
  });
});

/** The first side's only ship leaves; it has destroyed a dear one, and its squadron is still there. */
const lastLeaves = (rules: string): Table =>
  lay({
    units: [
      ship(CR90, 0, 900, 200, 0, { retreats: true }),
      squadron('x-wing-squadron', 0, 400, 400),
      ship(NEBULON, 1, 900, 700, 180),
      ship('imperial-ii-class-star-destroyer', 1, 0, 0, 0, { status: 'destroyed' }),
    ],
    phase: 'status',
    stage: 'start',
    round: 5,
    campaign: { assault: 0, rules },
  });

describe('a player without a ship in play', () => {
  it('[AR-FAQ-SIEGPUNKTE-BEI-SCHLACHTEN-01][AR-FAQ-SIEGPUNKTE-BEI-SCHLACHTEN-02][AR-FAQ-FLOTTENSTATUSAKTUALISIERUNG-07] has lost at once, whatever the score, in which who has retreated counts as destroyed', () => {
    const t = lastLeaves('corellian-conflict');
    expect(t.state.outcome).toMatchObject({ winner: 1, reason: 'fleet', score: [120, 44] });
    expect(
      t
        .events()
        .slice(-2)
        .map((e) => e.type),
    ).toEqual(['retreated', 'over']);
    expect(t.match.game.endedBy?.(t.state)).toEqual([
      'AR-FAQ-SIEGPUNKTE-BEI-SCHLACHTEN-01',
      'AR-FAQ-SIEGPUNKTE-BEI-SCHLACHTEN-02',
    ]);
    expect(t.unit(1).status).toBe('play'); // and 13 points that nobody scores
  });
  it('[AR-FAQ-SIEGPUNKTE-FUER-SCHLACHTEN-01] so too in Rebellion in the Rim', () => {
    const t = lastLeaves('rebellion-in-the-rim');
    expect(t.state.outcome).toMatchObject({ winner: 1, reason: 'fleet', score: [120, 44] });
    expect(t.match.game.endedBy?.(t.state)).toEqual(['AR-FAQ-SIEGPUNKTE-FUER-SCHLACHTEN-01']);
  });
  it('[AR-FAQ-SIEGPUNKTE-BEI-SCHLACHTEN-01] when both sides retreat at once the score decides', () => {
    const t = lay({
      units: [ship(CR90, 0, 900, 200, 0, { retreats: true }), ship(NEBULON, 1, 900, 700, 180, { retreats: true })],
      phase: 'status',
      stage: 'start',
      round: 4,
      campaign: { assault: 0 },
    });
    expect(t.state.outcome).toMatchObject({ winner: 0, reason: 'score', score: [57, 44] });
  });
});

describe('special assaults when somebody retreats', () => {
  const leaves = (objective: string, units: readonly Spec[], more: Partial<TableSpec> = {}): Table =>
    lay({ objective, units, phase: 'status', stage: 'start', round: 5, campaign: { assault: 0 }, ...more });
  const mine = ship(NEBULON, 0, 300, 300);
  const edges = { edges: ['west', 'east'] };

  it('[AR-CAMP-HYPERRAUMROUTENUEBERFALL-01] Hyperlane Raid: 1 victory token for the first player for each enemy ship, with a token or without', () => {
    const theirs = (more: Spec) => ship(CR90, 1, 1500, 600, 270, more);
    const t = leaves('hyperlane-raid', [mine, theirs({ retreats: true }), theirs({ y: 300 })], edges);
    expect([t.state.victory, t.state.outcome]).toEqual([[1, 0], null]);
    const own = leaves('hyperlane-raid', [mine, ship(CR90, 0, 300, 600, 90, { retreats: true }), theirs({})], edges);
    expect(own.state.victory).toEqual([0, 0]);
  });

  it('[AR-CAMP-HYPERRAUMROUTENUEBERFALL-02] and no token for a ship that was nearly through', () => {
    const through = (more: Spec): Table =>
      leaves('hyperlane-raid', [mine, ship(CR90, 1, 400, 600, 270, { objectives: 1, ...more })], {
        ...edges,
        rules: { rounds: 5 },
      });
    expect(through({}).state.victory).toEqual([0, 1]);
    const t = through({ retreats: true });
    expect([t.state.victory, t.state.outcome?.reason]).toEqual([[1, 0], 'fleet']);
  });

  it('[AR-CAMP-MACHTDEMONSTRATION-01] Show of Force: the stations of a second player who has retreated altogether count as destroyed', () => {
    const station = (x: number) => ({ token: 'station', x, y: 450, station: { damage: 1 } });
    const obstacles = [station(600), station(1200)];
    const flees = ship(CR90, 1, 900, 700, 180, { retreats: true });
    const t = leaves('show-of-force', [mine, flees], { obstacles });
    expect([t.state.victory, t.state.outcome?.score]).toEqual([
      [2, 0],
      [44 + 2 * 20, 0],
    ]);
    const some = leaves('show-of-force', [mine, flees, ship(CR90, 1, 1600, 700, 180)], { obstacles });
    expect(some.state.obstacles.map((o) => o.station?.damage)).toEqual([1, 1]);
    // destroyed to the last ship is something else: the stations stand
    const lost = leaves('show-of-force', [mine, ship(CR90, 1, 0, 0, 0, { status: 'retreated' })], {
      obstacles,
      units: [
        mine,
        ship(CR90, 1, 520, 700, 180, { speed: 1, damage: 4, doomed: true }),
        ship(CR90, 1, 0, 0, 0, { status: 'retreated' }),
      ],
    });
    expect([lost.state.outcome?.reason, lost.state.victory]).toEqual(['fleet', [0, 2]]);
  });
});
