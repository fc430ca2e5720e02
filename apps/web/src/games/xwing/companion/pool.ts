import type { AttackSpec } from '@holotisch/odds/xwing';

/** An attack as one tells it at the table: values as printed, and what is going on around it. */
export interface Pool {
  readonly attack: number;
  readonly agility: number;
  readonly range: string;
  readonly secondary: boolean;
  readonly obstructed: boolean;
  readonly focus: boolean;
  readonly lock: boolean;
  readonly rerolls: number;
  readonly defenceFocus: boolean;
  readonly evades: number;
  readonly defenceRerolls: number;
}

export const RANGES = ['1', '2', '3'] as const;

export const USUAL: Pool = {
  attack: 3,
  agility: 2,
  range: '2',
  secondary: false,
  obstructed: false,
  focus: false,
  lock: false,
  rerolls: 0,
  defenceFocus: false,
  evades: 0,
  defenceRerolls: 0,
};

/** Range 1 brings the attacker a die and range 3 the defender, but not with secondary weapons; an obstacle brings one always. */
export const diceOf = ({ attack, agility, range, secondary, obstructed }: Pool) => ({
  attack: attack + (range === '1' && !secondary ? 1 : 0),
  defence: agility + (range === '3' && !secondary ? 1 : 0) + (obstructed ? 1 : 0),
});

export function specOf(pool: Pool): AttackSpec {
  const { attack, defence } = diceOf(pool);
  return {
    attackDice: attack,
    defenceDice: defence,
    attacker: { focus: pool.focus, lock: pool.lock, rerolls: Math.min(pool.rerolls, attack) },
    defender: { focus: pool.defenceFocus, evades: pool.evades, rerolls: Math.min(pool.defenceRerolls, defence) },
  };
}
