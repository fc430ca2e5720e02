import { say } from '@holotisch/engine';
import type { Ship, Side, XWingState } from '../state.ts';
import type { Mission } from './mission.ts';

/** The first ship of each side's list leads it. */
const leaderOf = (state: XWingState, side: Side): Ship | undefined =>
  state.ships.find((s) => state.sides[s.seat] === side);

const isLeader = (state: XWingState, ship: Ship): boolean => leaderOf(state, state.sides[ship.seat]!) === ship;

/**
 * Leaders: whoever destroys the enemy leader wins. Leaders fly with pilot skill 9, whatever happens to them, and
 * cannot be attacked in the first round.
 */
export const leaders: Mission = {
  id: 'leaders',
  value: (g, ship, name) => (name === 'skill' && isLeader(g.state, ship) ? 9 : undefined),
  bans: {
    target: (g, { defender }) =>
      g.state.round === 1 && isLeader(g.state, defender)
        ? { clauses: ['XW-GOLDENE-REGELN-04'], message: say('xw.mission.leaders.safe', { ship: defender.id }) }
        : undefined,
  },
  achieved: (state) => ([0, 1] as const).filter((side) => leaderOf(state, (1 - side) as Side)?.status === 'destroyed'),
};
