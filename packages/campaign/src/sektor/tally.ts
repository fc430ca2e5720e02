import { PLACES } from './places.ts';
import { type SektorState, TEAMS, type Team } from './state.ts';

/** What the teams have. */

export const starsOf = ({ sites }: Pick<SektorState, 'sites'>): readonly [number, number] => {
  const of = (team: Team): number =>
    PLACES.reduce((sum, { id, stars }) => sum + (sites[id]!.owner === team ? stars : 0), 0);
  return [of(0), of(1)];
};

/** A place that has been fought over yields half, then nothing. */
export const incomeOf = ({ sites }: Pick<SektorState, 'sites'>, team: Team): number =>
  PLACES.reduce((sum, { id, income }) => {
    const { owner, damage } = sites[id]!;
    return owner === team ? sum + Math.floor((income * (2 - damage)) / 2) : sum;
  }, 0);

/** What every player gets in an evening, and more if his team is behind. */
const PAY = 100;
const RELIEF = 60;
export const payOf = (state: Pick<SektorState, 'sites'>, team: Team): number => {
  const stars = starsOf(state);
  const behind = stars[team] < stars[team === 0 ? 1 : 0];
  return PAY + incomeOf(state, team) + (behind ? RELIEF : 0);
};
export const leaderOf = (pair: readonly [number, number]): Team | null =>
  TEAMS.find((team) => pair[team] > pair[team === 0 ? 1 : 0]) ?? null;
