import { CardBook, type Json, Match } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import type { CardRules } from '../src/cards/vocabulary.ts';
import { READY_FLEETS } from '../src/fleets/ready.ts';
import { armada, armadaGame } from '../src/game.ts';
import { text } from '../src/text/index.ts';
import { inWords } from '../src/text/naming.ts';

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
    const sides = { sides: [0, 0, 1] };
    expect(begun(team, {}, sides).brought[0]).toEqual(objectives);
    expect(refused([flagship, flagship, EMPIRE], {}, sides).clauses).not.toEqual([]); // a second commander
    expect(refused([{ ...escort }, { ...escort }, EMPIRE], {}, sides).where).toEqual(['fleets', 0]);
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
