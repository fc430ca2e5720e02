import { type Json, Match, quickRng } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { armyJson, randomArmy } from '../../../src/build/index.ts';
import { formatOf } from '../../../src/data/index.ts';
import { legion } from '../../../src/game.ts';
import { speedOf } from '../../../src/values.ts';
import { lay, piece, type Spec, type TableSpec, unit } from '../../table.ts';
import { alone, LEIA, rebels, storm } from '../../troops.ts';

/** The scenario of the downed AT-ST: its sides, its wreck, and what is in it. R-LE-111 */

const battle = { objective: 'secure-the-intel', deployment: 'forces-converge', condition: 'the-downed-at-st' };
const one = alone(4);
const TOKEN = 12.55;
/** A wreck with its lower edge at y 400. */
const WRECK = piece('wreck', 500, 460, 200, 120);
const at = (card: string, more: Spec = {}) => unit(card, 0, 500, 400 - 13.52, more);
const acts = (spec: Partial<TableSpec>) =>
  lay({ units: [], active: 0, battle, terrain: [WRECK], ...spec })
    .until('action')
    .options()
    .flatMap((id) => (id.includes('secure-the-intel') ? [id.slice(id.lastIndexOf('/') + 1)] : []));

describe('the format', () => {
  const army = (faction: 'rebel' | 'empire'): Json => {
    for (let seed = 1; ; seed++) {
      const drawn = randomArmy(quickRng(seed), formatOf('downed-at-st'), { faction });
      if (drawn) return armyJson(drawn);
    }
  };
  const [REBELS, EMPIRE] = [army('rebel'), army('empire')];
  const start = (...armies: readonly Json[]) =>
    Match.start(legion, {
      setup: { armies, rules: { format: 'downed-at-st', unenforced: true } },
      seed: 'wreck',
    });
  it('the Empire plays blue whatever the points, with the three cards of the scenario', () => {
    const begun = start(REBELS, EMPIRE);
    if (!begun.ok) throw new Error(JSON.stringify(begun.fault));
    const match = begun.value;
    expect([match.state.blue, match.open.map(({ seat, kind }) => [seat, kind])]).toEqual([1, [[1, 'edge']]]);
    match.decide(1, 'south');
    expect(match.state.battle).toEqual(battle);
    expect(match.state.terrain.map(({ kind, pose }) => [kind, pose.x, pose.y])).toEqual([['wreck', 914.4, 457.2]]);
    expect(match.state.phase).toBe('deployment');
    // Two legs and a head: as long and as wide as the model of an AT-ST that lies on its side.
    const [{ outline, height }] = match.state.terrain as [(typeof match.state.terrain)[number]];
    expect([outline, height]).toEqual([
      [
        [-95, -35],
        [-40, -60],
        [50, -55],
        [95, -15],
        [85, 40],
        [20, 60],
        [-70, 50],
      ],
      70,
    ]);
  });
  it('no other factions, and not the same twice', () => {
    expect([start(EMPIRE, EMPIRE).ok, start(REBELS, REBELS).ok]).toEqual([false, false]);
  });
  it('terrain in the middle gives way to the wreck, what is farther away stays', () => {
    const t = lay({
      units: [{ card: LEIA, seat: 0, status: 'reserve' }],
      terrain: [piece('building', 914, 457, 100, 100), piece('crater', 914, 200, 80, 80)],
      phase: 'prepare',
      round: 0,
      battle,
    });
    expect(t.state.terrain.map(({ kind }) => kind)).toEqual(['crater', 'wreck']);
    expect(t.events('note').map(({ why }) => [why.text, why.args])).toContainEqual(['le.cleared', { count: 1 }]);
  });
  it('where nothing is in its way nobody is told that something was', () => {
    const t = lay({ units: [{ card: LEIA, seat: 0, status: 'reserve' }], phase: 'prepare', round: 0, battle });
    expect([t.state.terrain.length, t.events('note')]).toEqual([1, []]);
  });
});

describe('Secure the Intel', () => {
  it('corps and special forces whose leader touches the wreck extract it, with both actions, once', () => {
    expect(acts({ units: [at('rebel-troopers', one)] })).toEqual(['extract']);
    expect(acts({ units: [at('rebel-commandos', one)] })).toEqual(['extract']);
    expect(acts({ units: [at(LEIA)] })).toEqual([]);
    expect(acts({ units: [rebels(500, 380, one)] })).toEqual([]);
    expect(acts({ units: [at('rebel-troopers', one)], active: { unit: 0, actions: 1 } })).toEqual([]);
    const t = lay({ units: [at('rebel-troopers', one), storm(1700, 800)], active: 0, battle, terrain: [WRECK] });
    t.until('action').take(t.options().find((id) => id.endsWith('/extract'))!);
    // It lies beside its leader, where the wreck leaves room, and nowhere else.
    const [x, y] = t.pose(0);
    t.refuses({ x, y }, 'LE-EINSATZZIELMARKER-03');
    t.refuses({ x, y: y + 13.5 + TOKEN }, 'LE-BEDINGUNGSMARKER-05');
    t.take({ x, y: y - 13.5 - TOKEN });
    expect([t.unit(0).claimed, t.state.markers[0]!.claimed, speedOf(t.g, t.unit(0))]).toEqual([[0], 0, 1]);
    const intel = { kind: 'objective', by: 'secure-the-intel', x: 1500, y: 500 };
    expect(acts({ units: [at('rebel-troopers', one)], markers: [intel] })).toEqual([]);
  });
  it('where it lies only the same ranks claim it', () => {
    const intel = { kind: 'objective', by: 'secure-the-intel', x: 300 + 13.5 + TOKEN, y: 200 };
    const claims = (card: string, more: Spec = {}) =>
      acts({ units: [unit(card, 0, 300, 200, more)], markers: [intel] });
    expect([claims('rebel-troopers', one), claims(LEIA)]).toEqual([['claim'], []]);
  });
  it('whoever has it at the end gains a token', () => {
    const score = (claimed: number | null) =>
      lay({
        units: [rebels(300, 200, { ...one, order: 'facedown' }), storm(1700, 800, { ...one, order: 'facedown' })],
        markers: [{ kind: 'objective', by: 'secure-the-intel', x: 300 + 13.5 + TOKEN, y: 200, claimed }],
        phase: 'end',
        round: 6,
        battle,
      }).state.victory;
    expect([score(0), score(null)]).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });
});
