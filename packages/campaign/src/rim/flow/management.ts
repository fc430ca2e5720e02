import { ask, choose, type Flow, type Seat, say } from '@holotisch/engine';
import { EMPIRE, REBELS } from '../../armada/keeping.ts';
import { placeNamed, type Token } from '../places.ts';
import { gainId, gainsAt, take } from '../rewards.ts';
import { basesOf, heldBy, type RimState } from '../state.ts';
import type { Table } from '../table.ts';
import { winnerOf } from './battles.ts';
import { foundBase, placeOption } from './strategy.ts';

/** The Management Phase: tokens, bases, rewards, scars. */

/** Where tokens are gained in this turn: at own bases and at the places that were won. */
export const tokenPlaces = (state: RimState): readonly string[] => {
  const won = state.battles.flatMap(({ place }) => (place === null ? [] : [place]));
  const bases = [EMPIRE, REBELS].flatMap((team) => basesOf(state, team));
  return [...bases, ...won.filter((id) => !bases.includes(id))];
};

export function giveToken(g: Table, team: 0 | 1, token: Token): void {
  g.state.purses[team][token]++;
  g.emit({ type: 'token', team, token });
}
function spendTokens(g: Table, team: 0 | 1, token: Token, count: number): void {
  g.state.purses[team][token] -= count;
  g.emit({ type: 'spent', team, token, count });
}

/** One token of a place. */
function* gainToken(g: Table, place: string): Flow {
  const { holder } = g.state.sites[place]!;
  const { tokens } = placeNamed(place);
  if (holder === null || tokens.length === 0) return;
  const chosen = yield* choose({
    seat: g.state.admirals[holder],
    kind: 'token',
    prompt: say('ca.ask.token', { place: { ...say(`ca.place.${place}`) } }),
    clauses: [],
    about: { place },
    options: tokens.map((id) => ({ id, label: say(`ca.token.${id}`) })),
  });
  giveToken(g, holder, tokens.find((token) => token === chosen)!);
}

export function* gainTokens(g: Table): Flow {
  const { state } = g;
  yield* gainToken(g, tokenPlaces(state)[state.step]!);
  state.step++;
}

/** Two Resources tokens turn an own place into a base. */
const BASE_COST = 2;
export function* buildBase(g: Table): Flow {
  const { state } = g;
  const team = state.step === 0 ? EMPIRE : REBELS;
  state.step++;
  const won = state.battles.map(({ place }) => place);
  const places = heldBy(state, team).filter((id) => !state.sites[id]!.base && !won.includes(id));
  if (state.purses[team].resources < BASE_COST || places.length === 0) return;
  const seat = state.admirals[team];
  const place = yield* choose({
    seat,
    kind: 'build',
    prompt: say('ca.ask.rim-build'),
    clauses: [],
    options: [...places.map(placeOption), { id: 'none', label: say('ca.none') }],
  });
  if (place === 'none') return;
  spendTokens(g, team, 'resources', BASE_COST);
  yield* foundBase(g, seat, place);
}

/** Whoever has fought takes a reward of the place, the winner a dearer one. */
export function* rewardOfBattle(g: Table): Flow {
  const { state } = g;
  const battle = state.battles[Math.floor(state.step / 2)]!;
  const seat = state.step % 2 === 0 ? battle.assault : battle.defence;
  state.step++;
  if (battle.place !== null) yield* takeReward(g, seat, [battle.place], winnerOf(battle) === seat);
}

export function* takeReward(g: Table, seat: Seat, places: readonly string[], isWinner: boolean): Flow {
  const roster = g.state.rosters[seat]!;
  const gains = gainsAt(roster, places, isWinner);
  if (gains.length === 0) return;
  const answer = yield* choose({
    seat,
    kind: 'reward',
    prompt: say('ca.ask.reward'),
    clauses: [],
    options: [
      ...gains.map((one) => ({
        id: gainId(one),
        label:
          one.ship === null
            ? say('ca.card', { card: one.card })
            : say('ca.card.ship', { card: one.card, ship: one.ship + 1 }),
        about: { card: one.card },
      })),
      { id: 'none', label: say('ca.none') },
    ],
  });
  const gain = gains.find((one) => gainId(one) === answer);
  if (!gain) return;
  take(roster, gain);
  g.emit({ type: 'reward', seat, card: gain.card });
}

/** A player takes away as many scars as his team has bases. */
export function* refit(g: Table): Flow {
  const { state } = g;
  const seat = state.step;
  state.step++;
  const { ships, squadrons } = state.rosters[seat]!;
  const units = [...ships, ...squadrons];
  const scarred = units.flatMap((unit, at) => (unit.scarred ? [at] : []));
  const most = Math.min(scarred.length, basesOf(state, state.teams[seat]!).length);
  if (most === 0) return;
  const chosen = yield* ask({
    type: 'several',
    seat,
    kind: 'scars',
    prompt: say('ca.ask.scars', { count: most }),
    clauses: [],
    options: scarred.map((at) => ({ id: String(at), label: say('ca.unit', { card: units[at]!.card, place: at + 1 }) })),
    min: 0,
    max: most,
  });
  for (const at of chosen) units[Number(at)]!.scarred = false;
}
