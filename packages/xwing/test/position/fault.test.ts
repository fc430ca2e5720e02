import { Games, type Json, type JsonObject, Match, RuleBug, render, runScenario } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { xwing } from '../../src/game.ts';
import { text } from '../../src/text/index.ts';
import { academy, rookie } from '../scene.ts';

/** Every member of a position, and what it cannot be: said in both languages, with its place in the file. */

const games = new Games([xwing]);
const BILLION = 1_000_000_000;

const ships = (first: JsonObject = {}, second: JsonObject = {}): Json[] => [
  rookie(450, 200, 0, first),
  academy(450, 700, 180, second),
];

const fileOf = (position: JsonObject): string =>
  JSON.stringify({ holotisch: 'scenario', version: 1, game: 'xwing', position }, null, 1);

/** `path key` of the fault that a position has, after looking at its words; undefined if it can be. */
function faultOf(position: JsonObject): string | undefined {
  const ran = runScenario(fileOf(position), games);
  if (ran.ok) return undefined;
  const { message, path, line, refusal } = ran.fault;
  expect(line).toBeGreaterThan(0);
  for (const dictionary of [text.de, text.en]) {
    const said = render([dictionary], message);
    expect(said).not.toMatch(/undefined|xw\.|file\.|[{}]|NaN/);
    expect(said).toMatch(/^(Die Stellung ist nicht möglich|The position is not possible): .+\.$/);
  }
  return `${path} ${refusal!.message.text}`;
}

/** What a member of the first ship cannot be. */
const OF_SHIPS: readonly (readonly [JsonObject, string])[] = [
  [{ seat: 5 }, '/seat xw.badSides'],
  [{ seat: 0.5 }, '/seat file.notWhole'],
  [{ seat: -1 }, '/seat file.tooLow'],
  [{ faction: 'hutts' }, '/faction file.notOneOf'],
  [{ type: 'deathstar' }, '/pilot xw.noSuchPilot'],
  [{ type: 'cr90corvettefore', pilot: 'cr90corvettefore' }, '/type xw.wrong.huge'],
  [{ pilot: 'x'.repeat(61) }, '/pilot file.tooManyLetters'],
  [{ upgrades: new Array(31).fill('amd/r2d2') }, '/upgrades file.tooMany'],
  [{ upgrades: ['amd/r2d2', 'amd/r9z9'] }, '/upgrades/1 xw.noSuchUpgrade'],
  [{ x: BILLION }, '/x file.tooHigh'],
  [{ x: 10 }, '/x xw.offTable'],
  [{ y: 1000 }, '/x xw.offTable'],
  [{ degrees: 1e300 }, '/degrees file.tooHigh'],
  [{ reserve: true }, ' xw.wrong.status'],
  [{ docked: true, carrier: 1 }, ' xw.wrong.status'],
  [{ carrier: 0 }, '/carrier xw.noSuchShip'],
  [{ carrier: 7 }, '/carrier xw.noSuchShip'],
  [{ shields: 3 }, '/shields xw.tooManyShields'],
  [{ shields: 1.5 }, '/shields file.notWhole'],
  [{ tokens: { focus: BILLION } }, '/tokens/focus file.tooHigh'],
  [{ tokens: { focus: 0.5 } }, '/tokens/focus file.notWhole'],
  [{ tokens: { luck: 1 } }, '/tokens/luck file.notOneOf'],
  [{ locks: [0] }, '/locks/0 xw.wrong.lock'],
  [{ locks: [1, 1] }, '/locks/0 xw.wrong.lock'],
  [{ locks: new Array(41).fill(1) }, '/locks file.tooMany'],
  [{ damage: [{ card: 'moonburn' }] }, '/damage/0/card xw.noSuchDamage'],
  [{ damage: [{ card: '', faceup: true }] }, '/damage/0/faceup xw.wrong.standIn'],
  [{ damage: [{ card: 'directhit', round: 9 }] }, '/damage/0/round xw.wrong.later'],
  [{ damage: new Array(3).fill({ card: '' }) }, '/damage xw.wrong.hull'],
  [{ damage: new Array(41).fill({ card: '' }) }, '/damage file.tooMany'],
  [{ conditions: ['bored'] }, '/conditions/0 xw.wrong.condition'],
  [{ conditions: new Array(21).fill('rattled') }, '/conditions file.tooMany'],
  [{ aside: ['moonburn'] }, '/aside/0 xw.noSuchDamage'],
  [{ dial: 's9' }, '/dial xw.notOnDial'],
  [{ dial: 'hidden', revealed: true }, '/dial xw.wrong.unknownDial'],
  [{ performed: ['focus', 'focus'] }, '/performed xw.wrong.performed'],
  [{ performed: Array.from({ length: 61 }, (_, i) => `a${i}`) }, '/performed file.tooMany'],
  [{ flown: 6 }, '/flown file.tooHigh'],
  [{ mobile: 'up' }, '/mobile file.notOneOf'],
  [{ fought: 1 }, '/fought file.wrongKind'],
  [{ wings: 2 }, '/wings file.unknownMember'],
];

const lasting = (more: JsonObject): Json => ({ source: '0:x', ship: 0, until: 'round', ...more });
const fly = (manoeuvre: JsonObject): JsonObject => ({
  phase: 'activation',
  active: 0,
  turn: {
    step: 'fly',
    manoeuvre: { code: 's2', bearing: 'straight', speed: 2, side: null, difficulty: 'white', ...manoeuvre },
    difficulty: 'white',
  },
});

/** What the other members cannot be. */
const OF_THE_REST: readonly (readonly [JsonObject, string])[] = [
  [{ ships: [] }, '/ships file.tooFew'],
  [{ ships: new Array(41).fill(rookie(450, 200)) }, '/ships file.tooMany'],
  [{ ships: [...ships(), rookie(455, 205)] }, '/ships/2/x xw.wrong.overlap'],
  [{ ships: [rookie(450, 200), { ...academy(0, 0), x: null }] }, '/ships/1/x file.wrongKind'],
  [{ sides: [0] }, '/sides xw.badSides'],
  [{ sides: new Array(9).fill(0) }, '/sides file.tooMany'],
  [{ obstacles: [{ kind: 'moon', x: 300, y: 300 }] }, '/obstacles/0/kind xw.noSuchObstacle'],
  [{ obstacles: [{ kind: 'coreasteroid0', x: 300 }] }, '/obstacles/0/y file.missingMember'],
  [{ obstacles: [{ kind: 'coreasteroid0', x: 3000, y: 300 }] }, '/obstacles/0 xw.wrong.far'],
  [{ obstacles: new Array(31).fill({ kind: 'coreasteroid0', x: 300, y: 300 }) }, '/obstacles file.tooMany'],
  [{ bombs: [{ card: 'seismiccharges', ship: 2, x: 300, y: 300 }] }, '/bombs/0/ship xw.noSuchShip'],
  [{ bombs: [{ card: 'seismiccharges', ship: 0, part: 1, x: 300, y: 300 }] }, '/bombs/0/part xw.wrong.part'],
  [{ bombs: [{ card: 'seismiccharges', ship: 0, x: 300, y: -400 }] }, '/bombs/0 xw.wrong.far'],
  [{ bombs: [{ card: 'r2d2', ship: 0, x: 300, y: 300 }] }, '/bombs/0/card xw.noSuchUpgrade'],
  [{ touching: [[0, 2]] }, '/touching/0 xw.noSuchShip'],
  [{ touching: [[0, 0]] }, '/touching/0 xw.wrong.touching'],
  [
    {
      touching: [
        [0, 1],
        [1, 0],
      ],
    },
    '/touching/1 xw.wrong.touching',
  ],
  [{ touching: [[0, 1, [0, 0]]] }, '/touching/0 xw.wrong.touching'],
  [{ phase: 'lunch' }, '/phase file.notOneOf'],
  [{ phase: 'combat', round: 0 }, '/round xw.wrong.phase'],
  [{ phase: 'forces', round: 1 }, '/round xw.wrong.phase'],
  [{ stage: 'middle' }, '/stage file.notOneOf'],
  [{ round: BILLION }, '/round file.tooHigh'],
  [{ combatSkill: 2.5 }, '/combatSkill file.notWhole'],
  [{ active: 2 }, '/active xw.noSuchShip'],
  [{ turn: { step: 'reveal' } }, '/turn xw.wrong.turn'],
  [{ phase: 'combat', active: 0, turn: { step: 'reveal' } }, '/turn xw.wrong.turn'],
  [{ phase: 'activation', active: 0, turn: { step: 'sleep' } }, '/turn/step file.wrongKind'],
  [fly({ bearing: 'turn', speed: 5, side: 'left' }), '/turn/manoeuvre xw.wrong.manoeuvre'],
  [fly({ bearing: 'bank', side: null }), '/turn/manoeuvre xw.wrong.manoeuvre'],
  [fly({ speed: 0 }), '/turn/manoeuvre xw.wrong.manoeuvre'],
  [{ edges: null }, '/edges xw.wrong.edges'],
  [{ edges: ['south', 'west'] }, '/edges xw.wrong.edges'],
  [{ edges: ['south'] }, '/edges/1 file.missingMember'],
  [{ supply: ['moon'] }, '/supply/0 xw.noSuchObstacle'],
  [{ lasting: [lasting({ ship: 2 })] }, '/lasting/0/ship xw.noSuchShip'],
  [{ lasting: [lasting({ source: '9:x' })] }, '/lasting/0/source xw.noSuchShip'],
  [{ lasting: [lasting({ value: 'luck' })] }, '/lasting/0/value file.notOneOf'],
  [{ lasting: [lasting({ value: 'attackDice', modifier: { add: BILLION } })] }, '/lasting/0/modifier/add file.tooHigh'],
  [{ lasting: [lasting({ value: 'attackDice', modifier: { add: 0.5 } })] }, '/lasting/0/modifier/add file.notWhole'],
  [
    { lasting: new Array(3).fill(lasting({ value: 'attackDice', modifier: { add: 9 } })) },
    '/lasting/2/modifier xw.wrong.tooMuch',
  ],
  [{ lasting: [lasting({ note: { deep: { deeper: 1 } } })] }, '/lasting/0/note file.wrongKind'],
  [{ uses: { 'round:attack': BILLION } }, '/uses/round:attack file.tooHigh'],
  [{ uses: Object.fromEntries(Array.from({ length: 501 }, (_, i) => [`u${i}`, 1])) }, '/uses file.tooMany'],
  [{ discarded: [['moonburn']] }, '/discarded xw.noSuchDamage'],
  [{ discarded: [new Array(3).fill('consolefire')] }, '/discarded xw.noSuchDamage'],
  [{ outcome: { winner: 0, reason: 'bored' } }, '/outcome/reason file.notOneOf'],
  [{ initiative: 2 }, '/initiative file.notOneOf'],
  [{ rules: { width: 1e9 } }, '/rules/width file.tooHigh'],
  [{ rules: { points: 1e9 } }, '/rules/points file.tooHigh'],
  [{ rules: { mission: 'lunch' } }, '/rules/mission xw.noSuchMission'],
  [{ moons: 2 }, '/moons file.unknownMember'],
];

describe('a position that cannot be', () => {
  it.each(OF_SHIPS)('has no ship with %j', (more, fault) => {
    expect(faultOf({ ships: ships(more) })).toBe(`/position/ships/0${fault}`);
  });

  it.each(OF_THE_REST)('does not have %j', (more, fault) => {
    expect(faultOf({ ships: ships(), ...more })).toBe(`/position${fault}`);
  });

  const gone = { faction: 'rebel', type: 'xwing', pilot: 'rookiepilot' };
  it.each([
    [{ ...gone, tokens: { focus: 1 } }, ' xw.wrong.destroyed'],
    [{ ...gone, locks: [1] }, ' xw.wrong.destroyed'],
    [{ ...gone, shields: 1 }, '/shields xw.wrong.destroyed'],
    [{ ...gone, damage: [{ card: 'directhit' }] }, ' xw.wrong.destroyed'],
    [{ ...gone, reserve: true }, '/reserve xw.wrong.reserveTooLate'],
    [{ ...gone, docked: true }, ' xw.wrong.docked'],
    [{ ...gone, docked: true, carrier: 1 }, ' xw.wrong.docked'], // of the other side
    [{ ...gone, docked: true, carrier: 3 }, ' xw.wrong.docked'], // destroyed itself
  ])('has nothing left on a ship that is not on the table: %j', (ship, fault) => {
    expect(faultOf({ ships: [...ships(), ship, gone] })).toBe(`/position/ships/2${fault}`);
  });

  it('has no destroyed ship that touches or is locked', () => {
    expect(faultOf({ ships: [...ships(), gone], touching: [[0, 2]] })).toBe('/position/touching/0 xw.wrong.touching');
    expect(faultOf({ ships: [...ships({ locks: [2] }), gone] })).toBe('/position/ships/0/locks/0 xw.wrong.lock');
  });

  it('names the place in the file, to the line', () => {
    const ran = runScenario(fileOf({ ships: ships({}, { shields: 5 }) }), games);
    const lines = fileOf({ ships: ships({}, { shields: 5 }) }).split('\n');
    expect(!ran.ok && lines[ran.fault.line! - 1]).toContain('"shields": 5');
    const decks = { damage: ['directhit', 'moonburn'] };
    const file = { holotisch: 'scenario', version: 1, game: 'xwing', position: { ships: ships() }, decks };
    expect(runScenario(JSON.stringify(file), games)).toMatchObject({ fault: { path: '/decks/damage/1' } });
  });

  it('is refused or can be played on, whatever is harmed in it', () => {
    // A real one from the middle of a match, each number of it made absurd in turn.
    const real: JsonObject = {
      ships: ships({ locks: [1], dial: 's2', shields: 1, damage: [{ card: 'directhit', round: 1 }] }, { dial: 's2' }),
      obstacles: [{ kind: 'coreasteroid0', x: 300, y: 450, degrees: 10 }],
      bombs: [{ card: 'seismiccharges', ship: 1, part: 0, x: 600, y: 600, degrees: 0 }],
      lasting: [lasting({ value: 'agility', modifier: { add: 1 } })],
      uses: { 'round:attack': 1 },
      phase: 'activation',
      round: 2,
    };
    expect(faultOf(real)).toBeUndefined();
    let refused = 0;
    const absurd = [BILLION, -BILLION, 0.5, -1, 1e300, 'Infinity', null, [], {}, true];
    const numbers = numbersIn(real);
    for (const path of numbers)
      for (const value of absurd) {
        const position = withPart(real, path, value as Json);
        try {
          const match = Match.start(xwing, { start: { position, seed: 's', dice: {}, decks: {} } });
          if (!match.ok) refused++;
          else match.value.hash();
        } catch (e) {
          const what = e instanceof RuleBug ? e.message : String(e);
          expect.unreachable(`${path.join('.')} = ${JSON.stringify(value)}: ${what}`);
        }
      }
    expect([numbers.length > 20, refused > numbers.length * 7]).toEqual([true, true]);
  });
});

type Path = readonly (string | number)[];

/** Where numbers stand in some data. */
function numbersIn(data: Json, path: Path = []): Path[] {
  if (typeof data === 'number') return [path];
  if (typeof data !== 'object' || data === null) return [];
  const isList = Array.isArray(data);
  return Object.entries(data).flatMap(([key, part]) => numbersIn(part as Json, [...path, isList ? Number(key) : key]));
}

function withPart(data: Json, [step, ...rest]: Path, part: Json): Json {
  if (step === undefined) return part;
  if (Array.isArray(data)) return data.map((one: Json, i) => (i === step ? withPart(one, rest, part) : one));
  const record = data as JsonObject;
  return { ...record, [step]: withPart(record[step]!, rest, part) };
}
