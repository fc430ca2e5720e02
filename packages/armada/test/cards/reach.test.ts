import type { Ask, Json } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { SAYINGS } from '../../src/text/abilities/index.ts';
import { ALL_SQUADRONS, ALL_UPGRADES, listen } from '../nets/moments/listening.ts';
import { type Script, type Spec, ship, squadron, type TableSpec } from '../table.ts';

/**
 * How far cards reach. One ship carries all upgrade cards; whoever they look at stands beside it, and farther and farther
 * off. A card reaches as far as a line of the ruler if it speaks on this line and no longer half a millimetre beyond it.
 */

const LINES = {
  76: ['distance 1'],
  123: ['close range'],
  125: ['distance 1-2'],
  185: ['distance 1-3'],
  187: ['medium range', 'close-medium range'],
  245: ['distance 1-4'],
  304.8: ['distance 1-5', 'long range'],
} as const;
type Line = keyof typeof LINES;

const ISD = 'imperial-i-class-star-destroyer';
const WIDTH = 77.5;
const AT = 500;
const Y = 300;
const FULL: Spec = {
  speed: 0,
  tokens: ['brace', { kind: 'redirect', state: 'exhausted' }, { kind: 'evade', state: 'discarded' }, 'contain'],
  shields: { front: 2, left: 1, right: 3 },
  damage: 2,
  commands: ['navigate', 'repair', 'concentrate'],
};
const DIALS = { dials: ['repair'], open: ['squadron', 'navigate', 'concentrate'] };
const CARD = {
  id: ALL_UPGRADES,
  tokens: ['repair', 'navigate', 'squadron', 'concentrate'],
  dials: ['repair'],
  count: 1,
};
/** Ship 0 with the cards, and where the next one begins that stands beside it with this gap. */
const bearer = ship(ISD, 0, AT, Y, 0, {
  ...FULL,
  damage: [{ card: 'blinded-gunners', faceup: true }, { card: 'hidden' }],
  upgrades: [CARD],
});
const beside = (gap: number): number => AT + WIDTH + gap;

const any = (a: Ask): Json => ('options' in a ? (a.options.find((o) => o.id !== 'none') ?? a.options[0]!).id : null);
const EAGER: Script = { command: any, 'command-squadron': any, attack: any, 'squadron-act': any };

/** What is heard until the table is quiet again: `moment card`. */
function heardIn(kind: 'upgrade' | 'squadron', spec: TableSpec): Set<string> {
  const { table, moments, numbers } = listen(kind, spec);
  const { round } = table.state;
  table.goOn(
    (t) =>
      (t.state.active === null && t.state.flying === null && t.state.phase !== 'squadron') || t.state.round > round,
    EAGER,
  );
  const lines = `${moments()}\n${numbers()}`.replaceAll(/\n +/g, ' ').split('\n');
  return new Set(
    lines.flatMap((line) => {
      const [moment, cards = ''] = line.split(/: (.*)/s);
      return cards.split(/ (?![{[])/).map((card) => `${moment}: ${card}`);
    }),
  );
}

/** The cards that fall silent at each line of the ruler. */
function reach(kind: 'upgrade' | 'squadron', scene: (gap: number) => TableSpec): Record<string, string[]> {
  const out: Record<string, string[]> = {};
  for (const line of Object.keys(LINES)) {
    const [on, beyond] = [heardIn(kind, scene(Number(line))), heardIn(kind, scene(Number(line) + 0.5))];
    const silent = [...on].filter((one) => !beyond.has(one)).map((one) => one.split(': ')[1]!.split(/[ /]/)[0]!);
    const cards = [...new Set(silent)].filter((card) => SAYINGS[`${kind}/${card}`] !== undefined);
    if (cards.length > 0) out[line] = cards.sort();
  }
  return out;
}

type Cases = Record<string, (gap: number) => TableSpec>;

/** Their own words must name the line that they reach. */
function expectSaid(kind: 'upgrade' | 'squadron', found: Record<string, string[]>): void {
  for (const [line, cards] of Object.entries(found))
    for (const card of cards) {
      const words = SAYINGS[`${kind}/${card}`]?.en ?? '';
      const named = LINES[Number(line) as Line].some((phrase) => words.includes(phrase));
      expect(named, `${card} reaches to ${line} mm: ${words}`).toBe(true);
    }
}

/** A ship beside the bearer, and one beyond it that it can shoot at, or that shoots at it. */
const inLine = (gap: number, near: readonly [number, Spec], far: readonly [number, Spec], more: Spec): TableSpec => ({
  units: [
    bearer,
    ship(ISD, near[0], beside(gap), Y, 0, { ...FULL, ...near[1] }),
    ship(ISD, far[0], beside(gap) + WIDTH + 60, Y, 0, { ...FULL, ...far[1] }),
  ],
  step: 'reveal',
  ...more,
});
/** A squadron beside the bearer, and one beyond it. */
const wing = (gap: number, near: Spec, far: Spec, more: object): TableSpec => ({
  units: [
    bearer,
    ship(ISD, 1, 1500, 800, 180, { ...FULL, activated: true }),
    { ...near, x: AT + WIDTH / 2 + gap + 17, y: Y },
    { ...far, x: AT + WIDTH / 2 + gap + 17 + 34 + 20, y: Y },
  ],
  ...more,
});
const X_WING = squadron('x-wing-squadron', 0, 0, 0, { hull: 3 });
const ACE = squadron('luke-skywalker', 0, 0, 0, { hull: 3 });
const TIE = squadron('tie-fighter-squadron', 1, 0, 0);

/** A squadron with all cards of squadrons, one beside it, and one beyond that. */
const swarm = (gap: number, near: Spec, far: Spec, more: object): TableSpec => ({
  units: [
    squadron(ALL_SQUADRONS, 0, AT, Y),
    { ...near, x: AT + 34 + gap, y: Y },
    { ...far, x: AT + 34 + gap + 34 + 20, y: Y },
    ship(ISD, 0, 1500, 200, 0, { ...FULL, activated: true }),
    ship(ISD, 1, 1500, 800, 180, { ...FULL, activated: true }),
  ],
  phase: 'squadron',
  ...more,
});
/** A ship beside that squadron, and one beyond it. */
const escorted = (gap: number, near: number, far: number, more: object): TableSpec => ({
  units: [
    squadron(ALL_SQUADRONS, 0, AT - 17 - WIDTH / 2 - gap, Y),
    ship(ISD, near, AT, Y, 0, { ...FULL, ...DIALS }),
    ship(ISD, far, AT + WIDTH + 60, Y, 0, { ...FULL, ...DIALS }),
  ],
  step: 'reveal',
  ...more,
});

/** Each case is told with the cards that it is about. */
function proven(kind: 'upgrade' | 'squadron', cases: Cases, expected: Record<string, Record<string, string[]>>): void {
  const titles = Object.entries(expected).map(([name, cards]) => [
    `${name}: ${Object.values(cards).flat().join(', ')}`,
    name,
  ]);
  it('are looked at in every case', () => expect(Object.keys(cases)).toEqual(Object.keys(expected)));
  it.each(titles)('%s', (_title, name) => {
    const found = reach(kind, cases[name!]!);
    expectSaid(kind, found);
    expect(found).toEqual(expected[name!]);
  });
}

describe('upgrade cards reach', () => {
  const cases: Cases = {
    'to a friend that is activated and attacks': (gap) => inLine(gap, [0, DIALS], [1, {}], { active: 1 }),
    'to an enemy that is activated and attacks': (gap) =>
      inLine(gap, [1, { ...DIALS, raids: ['repair'] }], [0, {}], { active: 1, turnOf: 1 }),
    'to an enemy that a friend attacks': (gap) => inLine(gap, [1, {}], [0, DIALS], { active: 2 }),
    'to a friend that an enemy attacks': (gap) => inLine(gap, [0, {}], [1, DIALS], { active: 2, turnOf: 1 }),
    'to a friend while their own ship is activated': (gap) => ({
      units: [
        { ...bearer, ...DIALS },
        ship(ISD, 0, beside(gap), Y, 0, { ...FULL, dials: ['squadron'], raids: ['squadron'] }),
        ship(ISD, 1, 1700, 800, 0, FULL),
      ],
      active: 0,
      step: 'reveal',
    }),
    'to an enemy beside which their own ship resolves its commands': (gap) => ({
      units: [{ ...bearer, ...DIALS }, ship(ISD, 1, beside(gap), Y, 0, { ...FULL, raids: ['repair'] })],
      active: 0,
      step: 'reveal',
      attacks: 2,
    }),
    'to a friendly squadron that attacks': (gap) =>
      wing(gap, X_WING, TIE, { phase: 'squadron', flying: { squadron: 2 } }),
    'to a friendly ace that attacks by command': (gap) => wing(gap, ACE, TIE, { flying: { squadron: 2, by: 0 } }),
    'to an enemy squadron that attacks': (gap) =>
      wing(gap, TIE, X_WING, { phase: 'squadron', turnOf: 1, flying: { squadron: 2 } }),
    'to a friendly squadron that is attacked': (gap) =>
      wing(gap, X_WING, TIE, { phase: 'squadron', turnOf: 1, flying: { squadron: 3 } }),
    'to whoever is there when a round ends and another begins': (gap) => ({
      units: [
        { ...bearer, dials: ['repair'] },
        ship(ISD, 0, beside(gap), Y, 0, { ...FULL, dials: ['repair'] }),
        ship(ISD, 1, AT, Y + 129 + gap, 0, { ...FULL, dials: ['repair'] }),
        { ...X_WING, x: AT - WIDTH / 2 - gap - 17, y: Y },
      ],
      phase: 'squadron',
      stage: 'start',
    }),
  };
  proven('upgrade', cases, {
    'to a friend that is activated and attacks': {
      185: ['commandant-aresko', 'targeting-scrambler'],
      '304.8': [
        'ahsoka-tano-officer-rebel',
        'comms-net',
        'hand-of-justice',
        'home-one',
        'projection-experts',
        'redemption',
        'san-hill',
      ],
    },
    'to an enemy that is activated and attacks': {
      123: ['jedi-hostage'],
      185: ['suppressor'],
      '304.8': ['g-8-experimental-projector'],
    },
    'to an enemy that a friend attacks': {
      185: ['slicer-tools', 'suppressor'],
      187: ['kraken'],
      '304.8': [
        'admiral-konstantine',
        'g-8-experimental-projector',
        'magnite-crystal-tractor-beam-array',
        'phylon-q7-tractor-beams',
      ],
    },
    'to a friend that an enemy attacks': { 185: ['targeting-scrambler'] },
    'to a friend while their own ship is activated': {
      185: ['commandant-aresko'],
      '304.8': [
        'ahsoka-tano-officer-rebel',
        'comms-net',
        'hand-of-justice',
        'leia-organa-officer',
        'projection-experts',
        'redemption',
        'rune-haako',
        'tantive-iv',
      ],
    },
    'to an enemy beside which their own ship resolves its commands': {
      123: ['boarding-engineers', 'boarding-troopers', 'captain-rex', 'iden-versio'],
      185: ['slicer-tools', 'suppressor'],
      '304.8': ['asajj-ventress', 'g-8-experimental-projector', 'magnite-crystal-tractor-beam-array'],
    },
    'to a friendly squadron that attacks': { 125: ['jamming-field'], 185: ['commander-woldar', 'toryn-farr'] },
    'to a friendly ace that attacks by command': { 125: ['jamming-field'], 185: ['commander-woldar', 'toryn-farr'] },
    'to an enemy squadron that attacks': { 76: ['instigator'], 125: ['jamming-field'] },
    'to a friendly squadron that is attacked': {
      76: ['gallant-haven'],
      125: ['implacable', 'instructor-goran', 'jamming-field'],
      185: ['commander-woldar', 'ti-99', 'toryn-farr'],
      '304.8': ['hyperwave-signal-boost'],
    },
    'to whoever is there when a round ends and another begins': { '304.8': ['hyperwave-signal-boost'] },
  });
});

describe('cards of squadrons reach', () => {
  const cases: Cases = {
    'to a friendly squadron that attacks another': (gap) => swarm(gap, X_WING, TIE, { flying: { squadron: 1 } }),
    'to a friendly ace that attacks another': (gap) => swarm(gap, ACE, TIE, { flying: { squadron: 1, by: 3 } }),
    'to a friendly squadron that is attacked': (gap) => swarm(gap, X_WING, TIE, { turnOf: 1, flying: { squadron: 2 } }),
    'to whoever is there while it is activated itself': (gap) =>
      swarm(gap, ACE, TIE, { flying: { squadron: 0, by: 3 } }),
    'to an enemy ship that attacks': (gap) => escorted(gap, 1, 0, { active: 1, turnOf: 1 }),
    'to an enemy ship that is attacked': (gap) => escorted(gap, 1, 0, { active: 2 }),
  };
  proven('squadron', cases, {
    'to a friendly squadron that attacks another': {
      76: ['hondo-ohnaka-firespray-31'],
      125: ['colonel-jendon', 'hera-syndulla-x-wing'],
    },
    'to a friendly ace that attacks another': {
      76: ['hondo-ohnaka-firespray-31'],
      125: ['colonel-jendon', 'hera-syndulla-x-wing'],
    },
    'to a friendly squadron that is attacked': {
      76: ['hondo-ohnaka-firespray-31', 'plo-koon-delta-7'],
      125: ['colonel-jendon', 'dengar', 'jan-ors'],
    },
    'to whoever is there while it is activated itself': { 76: ['hondo-ohnaka-firespray-31'], 125: ['colonel-jendon'] },
    'to an enemy ship that attacks': { 76: ['boba-fett', 'captain-jonus', 'malee-hurra'] },
    'to an enemy ship that is attacked': { 76: ['boba-fett', 'captain-jonus', 'malee-hurra'] },
  });
});
