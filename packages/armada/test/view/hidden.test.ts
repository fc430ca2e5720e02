import { quickRng } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { ALL_OBJECTIVES, COMMANDS } from '../../src/data/index.ts';
import { type ArmadaState, cloneState, HIDDEN, type Ship } from '../../src/state.ts';
import { determinise } from '../../src/view/determinise.ts';
import { otherwise } from '../../src/view/otherwise.ts';
import { lay, type Spec, ship, squadron, type Table } from '../table.ts';

/** What a seat cannot know may be anything; what it knows stays as it is, and so does how much there is of everything. */

const VSD = 'victory-ii-class-star-destroyer';
const DIALS = ['repair', 'navigate', 'squadron'] as const;
const BROUGHT = { assault: 'most-wanted', defence: 'fire-lanes', navigation: 'minefields' };
const hidden = {
  dials: DIALS,
  damage: [{ card: 'ruptured-engine', faceup: true }, { card: 'crew-panic' }, { card: 'power-failure' }],
};
const table = (): Table =>
  lay({
    units: [
      ship(VSD, 0, 600, 200, 0, { ...hidden, upgrades: [{ id: 'admiral-trench', dials: DIALS }] } as Spec),
      ship(VSD, 1, 600, 700, 180, { ...hidden, upgrades: [{ id: 'admiral-trench', dials: DIALS }] } as Spec),
      squadron('x-wing-squadron', 1, 900, 450),
    ],
    brought: [BROUGHT, BROUGHT],
    objective: 'surprise-attack',
    note: { secret: ['repair', 'navigate'], gate: 3 },
    discarded: ['injured-crew'],
    first: 0,
    active: 0,
    step: 'manoeuvre',
  });
const shipsOf = ({ units }: ArmadaState): Ship[] => units.filter((unit): unit is Ship => unit.kind === 'ship');
const stacks = (state: ArmadaState) => shipsOf(state).map(({ dials, upgrades }) => [dials, upgrades[0]!.dials]);
const deckOf = (state: ArmadaState): string[] =>
  [...state.deck.draw, ...shipsOf(state).flatMap(({ damage }) => damage.map(({ card }) => card))].sort();
/** As it may be for a seat, dreamt of so many times. */
const dreams = (state: ArmadaState, seat: number): ArmadaState[] =>
  Array.from({ length: 40 }, (_, n) => determinise(state, seat, quickRng(n + 1)));
const kindsIn = (values: readonly (readonly unknown[])[]): unknown[] => [...new Set(values.flat())].sort();

describe('for all that a seat knows', () => {
  it.each([0, 1])(
    '[AR-KOMMANDORAEDER-05] facedown dials of the other seat show any command, those of seat %d what they show',
    (seat) => {
      const { state } = table();
      const other = 1 - seat;
      const dreamt = dreams(state, seat).map(stacks);
      expect(dreamt.every((one) => JSON.stringify(one[seat]) === JSON.stringify(stacks(state)[seat]))).toBe(true);
      for (const stack of [0, 1])
        for (const place of [0, 1, 2])
          expect(kindsIn(dreamt.map((one) => [one[other]![stack]![place]]))).toEqual([...COMMANDS].sort());
      expect(dreamt.every((one) => one[other]!.every((stack) => stack.length === 3))).toBe(true);
      expect(stacks(state)[other]).toEqual([[...DIALS], [...DIALS]]); // the match itself is untouched
    },
  );

  it('[AR-KOMMANDORAEDER-05] a dial that nobody knows stays unknown', () => {
    const { state } = table();
    shipsOf(state)[1]!.dials[1] = HIDDEN;
    for (const dream of [...dreams(state, 0), otherwise(state, 0)])
      expect(shipsOf(dream)[1]!.dials.map((dial) => dial === HIDDEN)).toEqual([false, true, false]);
  });

  it('[AR-SCHADEN-09] facedown damage may be any card of the deck, faceup damage is what it is', () => {
    const { state } = table();
    const dreamt = dreams(state, 0);
    for (const dream of dreamt) {
      expect(deckOf(dream)).toEqual(deckOf(state));
      expect(shipsOf(dream).map(({ damage }) => damage.map(({ faceup }) => faceup))).toEqual(
        shipsOf(state).map(({ damage }) => damage.map(({ faceup }) => faceup)),
      );
      expect(shipsOf(dream).map(({ damage }) => damage[0]!.card)).toEqual(['ruptured-engine', 'ruptured-engine']);
      expect(dream.deck.discard).toEqual(state.deck.discard);
      expect(dream.deck.draw).toHaveLength(state.deck.draw.length);
    }
    for (const at of [0, 1])
      expect(kindsIn(dreamt.map((dream) => [shipsOf(dream)[at]!.damage[1]!.card])).length).toBeGreaterThan(8);
    expect(kindsIn(dreamt.map(({ deck }) => [deck.draw[0]])).length).toBeGreaterThan(8);
  });

  it('[AR-AUFBAU-14] objectives that it has not looked at are others of their kind', () => {
    const { state } = table();
    const kindOf = (id: unknown) => ALL_OBJECTIVES.find((card) => card.id === id)!.kind;
    // the first player has looked at those of the second, who has not looked at his
    for (const dream of dreams(state, 0)) expect(dream.brought).toEqual([BROUGHT, BROUGHT]);
    const dreamt = dreams(state, 1).map(({ brought }) => brought);
    for (const kind of ['assault', 'defence', 'navigation'] as const) {
      const ids = kindsIn(dreamt.map(([first]) => [first![kind]]));
      expect(ids.length).toBeGreaterThan(5);
      expect(ids.map(kindOf)).toEqual(ids.map(() => kind));
    }
    expect(dreamt.every(([, second]) => JSON.stringify(second) === JSON.stringify(BROUGHT))).toBe(true);
    const [first, second] = otherwise(state, 1).brought;
    for (const kind of ['assault', 'defence', 'navigation'] as const) {
      expect(first![kind]).not.toBe(BROUGHT[kind]);
      expect(kindOf(first![kind])).toBe(kind);
    }
    expect(second).toEqual(BROUGHT);
    expect(otherwise(state, 0).brought).toEqual([BROUGHT, BROUGHT]);
  });

  it('[AR-OBJ-UEBERRASCHUNGSANGRIFF-07] dials on the card of the objective show any command, and there are as many; other notes stay', () => {
    const { state } = table();
    const notes = dreams(state, 0).map(({ objectiveNote }) => objectiveNote);
    for (const place of [0, 1])
      expect(kindsIn(notes.map(({ secret }) => [(secret as string[])[place]]))).toEqual([...COMMANDS].sort());
    expect(notes.every(({ secret, gate }) => (secret as string[]).length === 2 && gate === 3)).toBe(true);
    expect(Object.keys(determinise({ ...state, objectiveNote: { gate: 1 } }, 0, quickRng(1)).objectiveNote)).toEqual([
      'gate',
    ]);
  });
});

describe('a copy of a state', () => {
  /** What never changes once it is made, and is shared. */
  const SHARED = [
    'attacker',
    'defender',
    'rules',
    'sides',
    'captains',
    'points',
    'brought',
    'pose',
    'marked',
    'aim',
    'modifier',
  ];
  const sharedIn = (a: unknown, b: unknown, path: string): string[] => {
    if (typeof a !== 'object' || a === null) return [];
    if (a === b) return [path];
    return Object.entries(a).flatMap(([key, value]) =>
      SHARED.includes(key) ? [] : sharedIn(value, (b as Record<string, unknown>)[key], `${path}.${key}`),
    );
  };
  it('[AR-ANGRIFFSPOOL-01] shares nothing that may change, not even in the midst of an attack', () => {
    const t = lay({
      units: [
        ship(VSD, 0, 900, 300, 0, { commands: ['concentrate'] }),
        ship(VSD, 1, 900, 500, 180, { speed: 1, tokens: ['brace', 'redirect', 'salvo'] }),
      ],
      active: 0,
      step: 'attack',
      obstacles: [{ token: 'station', x: 300, y: 600, station: {} }],
      markers: [{ kind: 'mine', seat: 1, x: 1300, y: 300 }],
    }).take('front>1.front');
    t.until('window:attack.defend').take('1:token.0');
    expect(t.state.attacks[0]!.memory.effects).toEqual(['brace']);
    expect(sharedIn(t.state, cloneState(t.state), 'state')).toEqual([]);
  });
});
