import { describe, expect, it } from 'vitest';
import { oddsSpec } from '../../../../src/games/xwing/decide/odds-spec.ts';
import type { ShipView } from '../../../../src/games/xwing/view.ts';

const ship = (tokens: Partial<ShipView['tokens']>, locks: number[] = []) => ({
  tokens: { focus: 0, evade: 0, ...tokens } as ShipView['tokens'],
  locks,
});
const shot = (weapon: string) => ({ weapon, target: 2, dice: { attack: 4, defence: 3 } });

describe('what the odds of a shot count', () => {
  it('dice and tokens of both sides, a lock only if it is on this target', () => {
    expect(oddsSpec(ship({ focus: 1 }, [2]), ship({ evade: 2 }), shot('primary'))).toEqual({
      attackDice: 4,
      defenceDice: 3,
      attacker: { focus: true, lock: true },
      defender: { focus: false, evades: 2 },
    });
    expect(oddsSpec(ship({}, [1]), ship({ focus: 1 }), shot('primary'))).toMatchObject({
      attacker: { focus: false, lock: false },
      defender: { focus: true },
    });
  });

  it('not the token that the weapon costs', () => {
    const torpedo = oddsSpec(ship({ focus: 1 }, [2]), ship({}), shot('0:torpedo.protontorpedoes#1'));
    expect(torpedo.attacker).toEqual({ focus: true, lock: false });
  });
});
