import { CardBook, type Json, Match } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import type { CardRules } from '../../src/cards/vocabulary.ts';
import { READY_FLEETS } from '../../src/fleets/ready.ts';
import { armada, armadaGame } from '../../src/game.ts';
import { text } from '../../src/text/index.ts';
import { inWords } from '../../src/text/naming.ts';

const NOBODY = { units: [], obstacles: [] };
const fleetNamed = (id: string) => READY_FLEETS.find((one) => one.id === id)!.fleet;
const REBEL = fleetNamed('core-fleet-rebel');
const EMPIRE = fleetNamed('core-fleet-empire');
const json = (value: unknown): Json => JSON.parse(JSON.stringify(value));

const start = (fleets: readonly unknown[], rules: object = {}, more: object = {}) =>
  Match.start(armada, { setup: json({ fleets, rules: { unenforced: true, ...rules }, ...more }), seed: 'setup' });
function refused(...args: Parameters<typeof start>) {
  const match = start(...args);
  if (match.ok) throw new Error('it was not refused');
  return match.fault;
}
function begun(...args: Parameters<typeof start>) {
  const match = start(...args);
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  return match.value.state;
}

describe('the setup of a match', () => {
  it('[AR-AUFBAU-01] takes legal fleets and knows what they cost', () => {
    const state = begun([REBEL, EMPIRE], { points: 180 });
    expect(state.points.every((points) => points <= 180 && points > 150)).toBe(true);
    expect(state.brought).toEqual([REBEL.objectives, EMPIRE.objectives]);
    expect(state.units.filter((u) => u.seat === 0)).toHaveLength(REBEL.ships.length + REBEL.squadrons.length);
  });

  it('[AR-FLOTTENZUSAMMENSTELLUNG-01] refuses a fleet that costs more than was agreed, and says whose and how much', () => {
    const fault = refused([REBEL, EMPIRE], { points: 150 });
    expect(fault).toMatchObject({ clauses: ['AR-FLOTTENZUSAMMENSTELLUNG-01'], where: ['fleets', 0] });
    expect(inWords(NOBODY, text.de, 'de', fault.message)).toMatch(
      /^Die Flotte von Spieler 1 ist nicht erlaubt: Die Flotte kostet \d+ Flottenpunkte; vereinbart sind 150\.$/,
    );
    expect(begun([REBEL, EMPIRE], { points: null }).rules.points).toBeNull();
  });

  it('[AR-EINSATZZIELKARTEN-01] refuses a fleet without its three objectives, or with a card that does not exist', () => {
    expect(refused([REBEL, { ...EMPIRE, objectives: {} }])).toMatchObject({
      clauses: ['AR-EINSATZZIELKARTEN-01'],
      where: ['fleets', 1],
    });
    const fault = refused([{ ...REBEL, squadrons: ['death-star'] }, EMPIRE]);
    expect(inWords(NOBODY, text.en, 'en', fault.message)).toContain('There is no squadron card “death-star”.');
  });

  it('[AR-OPT-UNBEGRENZTE-RUNDEN-03] without an end of rounds nobody needs or brings objectives', () => {
    const state = begun([REBEL, { ...EMPIRE, objectives: {} }], { rounds: null });
    expect(state.brought).toEqual([null, null]);
  });

  it('[AR-OPT-TEAM-SPIEL-02] judges the seats of a side as one fleet', () => {
    const { ships, objectives } = REBEL;
    const [flagship, escort] = ships.map((one) => ({ ...REBEL, ships: [one], squadrons: [] }));
    const team = [flagship, { ...escort, objectives: {} }, EMPIRE];
    const sides = { sides: [0, 0, 1], captains: [0, 2] };
    expect(begun(team, {}, sides).brought[0]).toEqual(objectives);
    expect(refused([flagship, flagship, EMPIRE], {}, sides).clauses).not.toEqual([]); // a second commander
    expect(refused([{ ...escort }, { ...escort }, EMPIRE], {}, sides).where).toEqual(['fleets', 0]);
  });

  const split = ({ ships, squadrons, ...rest }: typeof REBEL) => [
    { ...rest, ships, squadrons: [] },
    { ...rest, ships: [], squadrons, objectives: {} },
  ];
  it('[AR-OPT-TEAM-SPIEL-01] more than two play in two teams, as equal in size as can be', () => {
    const captains = [0, 2];
    const [leaders, pilots] = split(REBEL);
    expect(begun([leaders, pilots, EMPIRE], {}, { sides: [0, 0, 1], captains }).sides).toEqual([0, 0, 1]);
    const four = [leaders, { ...pilots, squadrons: REBEL.squadrons.slice(0, 1) }, EMPIRE];
    const third = { ...pilots, squadrons: REBEL.squadrons.slice(1) };
    const fault = refused([...four, third], {}, { sides: [0, 0, 1, 0], captains });
    expect(fault).toMatchObject({ clauses: ['AR-OPT-TEAM-SPIEL-01'], where: ['sides'] });
    expect(begun([leaders, pilots, ...split(EMPIRE)], {}, { sides: [0, 0, 1, 1], captains }).sides).toHaveLength(4);
  });

  it('[AR-OPT-TEAM-SPIEL-03] each team names one of its own as team commander', () => {
    const [leaders, pilots] = split(REBEL);
    const team = (captains?: readonly number[]) =>
      [[leaders, pilots, EMPIRE], {}, { sides: [0, 0, 1], ...(captains && { captains }) }] as const;
    expect(refused(...team()).clauses).toEqual(['AR-OPT-TEAM-SPIEL-03']);
    expect(refused(...team([2, 0])).clauses).toEqual(['AR-OPT-TEAM-SPIEL-03']);
    expect(begun(...team([1, 2])).captains).toEqual([1, 2]);
    expect(begun([REBEL, EMPIRE]).captains).toEqual([0, 1]); // whoever plays alone is his own
  });

  it('[AR-OPT-TEAM-SPIEL-04] every player has a ship or a squadron for himself', () => {
    const [leaders, pilots] = split(REBEL);
    const more = { sides: [0, 0, 1], captains: [0, 2] };
    const state = begun([leaders, pilots, EMPIRE], {}, more);
    expect(state.units.filter((u) => u.seat === 1).map((u) => u.kind)).toEqual(REBEL.squadrons.map(() => 'squadron'));
    const idle = refused([leaders, { ...pilots, squadrons: [] }, EMPIRE], {}, more);
    expect(idle).toMatchObject({ clauses: ['AR-OPT-TEAM-SPIEL-04'], where: ['fleets', 1] });
  });

  it('[AR-OPT-OPTIONALE-REGELN-01][AR-VERWENDUNG-DIESES-REFERENZ-03] plays by an optional rule only if the players have agreed on it', () => {
    expect(begun([REBEL, EMPIRE]).rules.rounds).toBe(6);
    expect(begun([REBEL, EMPIRE], { rounds: null }).rules.rounds).toBeNull();
    const [leaders, pilots] = split(REBEL);
    expect(refused([leaders, pilots, EMPIRE]).message.text).toBe('ar.badSides'); // nobody has spoken of teams
  });

  it('[AR-OPT-UNBEGRENZTE-RUNDEN-04] without an end of rounds the usual six obstacles are placed in turn', () => {
    const match = start([REBEL, EMPIRE], { rounds: null });
    if (!match.ok) throw new Error('it was refused');
    const { value } = match;
    value.decide(value.open[0]!.seat, '0');
    const [ask] = value.open;
    expect(ask).toMatchObject({ seat: 1, kind: 'obstacle' });
    const usual = ['asteroid-1', 'asteroid-2', 'asteroid-3', 'debris-1', 'debris-2', 'station'];
    expect(ask && 'options' in ask && ask.options.map((o) => o.id)).toEqual(usual);
    expect(value.state.objective).toBeNull();
  });

  it('[AR-EINSATZZIELKARTEN-02] takes the campaign objective that a battle names, and no other card', () => {
    const named = (objective: string, rules = {}) => [[REBEL, EMPIRE], rules, { objective }] as const;
    expect(begun(...named('hyperlane-raid')).objective).toBe('hyperlane-raid');
    expect(refused(...named('fire-lanes')).where).toEqual(['objective']);
    expect(refused(...named('hyperlane-raid', { rounds: null })).clauses).toEqual(['AR-OPT-UNBEGRENZTE-RUNDEN-03']);
  });

  it('[AR-DIE-GOLDENEN-REGELN-02] refuses by name a card that the program does not carry out, unless the players will', () => {
    const withoutCards = armadaGame(CardBook.of<CardRules>([]));
    const setup = (unenforced: boolean) => json({ fleets: [REBEL, EMPIRE], rules: { unenforced } });
    const match = Match.start(withoutCards, { setup: setup(false), seed: 'setup' });
    if (match.ok) throw new Error('it was not refused');
    expect(match.fault.clauses).toEqual(['AR-DIE-GOLDENEN-REGELN-02']);
    expect(inWords(NOBODY, text.en, 'en', match.fault.message)).toContain('General Dodonna');
    expect(Match.start(withoutCards, { setup: setup(true), seed: 'setup' }).ok).toBe(true);
  });
});
