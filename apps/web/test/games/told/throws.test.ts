import { describe, expect, it } from 'vitest';
import { throwsOf as legionThrows } from '../../../src/games/legion/told/throws.ts';
import { throwsOf } from '../../../src/games/xwing/told/throws.ts';

// Only what the dice read: a whole view would hide that.
const act = (event: object) => ({ event, before: {}, id: 9, lasts: 1000 }) as never;

describe('the dice of an attack of X-Wing', () => {
  const dice = (...faces: readonly string[]) => faces.map((face) => ({ face, rerolled: false }));
  const view = (hit: boolean | null) =>
    ({
      rules: {},
      sides: [],
      ships: [{ seat: 0 }, { seat: 1 }],
      attacks: [
        {
          id: 1,
          attacker: 0,
          defender: 1,
          hit,
          attackDice: dice('crit', 'hit', 'blank'),
          defenceDice: dice('evade', 'focus', 'evade'),
        },
      ],
    }) as never;
  const statesOf = (hit: boolean | null, now?: never) =>
    throwsOf(view(hit), now).map((item) => item.dice.map(({ state, pair }) => (pair === undefined ? state : pair)));

  it('lie there until they are compared', () => {
    expect(statesOf(null)).toEqual([
      ['lies', 'lies', 'lies'],
      ['lies', 'lies', 'lies'],
    ]);
  });

  it('meet pair by pair, hits before criticals, and lie aside afterwards', () => {
    const pairs = [
      [1, 0, 'lies'],
      [0, 'lies', 1],
    ];
    expect(statesOf(false, act({ type: 'missed', attack: 1 }))).toEqual(pairs);
    expect(throwsOf(view(false), act({ type: 'missed', attack: 1 }))[1]!.dice[0]!.state).toBe('meets');
    expect(throwsOf(view(false), undefined)[1]!.dice[0]!.state).toBe('cancelled');
  });

  it('are met by the token that their roller spends, and by no other', () => {
    const spent = throwsOf(view(null), act({ type: 'spent', ship: 1, token: 'focus' }));
    expect(spent.map((item) => item.spent !== undefined)).toEqual([false, true]);
    expect(throwsOf(view(null), act({ type: 'token', ship: 1, token: 'focus', by: 1 }))[1]!.spent).toBeUndefined();
  });
});

describe('the dice of an attack of Legion', () => {
  const dice = (colour: string, ...faces: readonly string[]) => faces.map((face) => ({ colour, face }));
  const view = {
    rules: {},
    sides: [],
    units: [{ seat: 0 }, { seat: 1 }],
    attacks: [
      {
        id: 4,
        attacker: { unit: 0 },
        defender: 1,
        dice: dice('red', 'blank', 'hit', 'crit'),
        defence: dice('white', 'block', 'blank'),
      },
    ],
  } as never;

  it('as many hits as there are blocks meet one', () => {
    const met = legionThrows(view, act({ type: 'result', attack: 4, hits: 1, crits: 1, blocks: 1, wounds: 1 }));
    expect(met.map((item) => item.dice.map(({ state }) => state))).toEqual([
      ['lies', 'meets', 'lies'],
      ['meets', 'lies'],
    ]);
  });

  it('a dodge flies to the dice of the defender', () => {
    const dodges = legionThrows(view, act({ type: 'tokens', unit: 1, token: 'dodge', change: -1, count: 0 }));
    expect(dodges.map((item) => item.spent !== undefined)).toEqual([false, true]);
  });
});
