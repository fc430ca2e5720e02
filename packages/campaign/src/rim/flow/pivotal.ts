import { askIn, choose, type Flow, type Option, type Seat, say } from '@holotisch/engine';
import { EMPIRE, otherTeam, REBELS, seatsOf, type Team } from '../../armada/keeping.ts';
import { canFight } from '../../armada/roster.ts';
import { AREAS, type Area, PLACES, placeNamed } from '../places.ts';
import {
  basesOf,
  behind,
  heldBy,
  inArea,
  isLast,
  LAST_ACT,
  limitOfAct,
  type PivotalKind,
  type RimState,
} from '../state.ts';
import type { Table } from '../table.ts';
import { PRICES, upgrade, upgradeOf, upgradeRegion } from '../upgrade.ts';
import { gain, hold } from './battles.ts';
import { giveToken, takeReward } from './management.ts';
import { foundBase, placeOption } from './strategy.ts';

/** The end of an act: a battle of all fleets, chosen by the team that is behind. */

export const isActOver = (state: RimState): boolean => Math.max(...state.inAct) >= limitOfAct(state);

const LEAD = 5;
/** Whoever is so far behind may make the coming pivotal battle the last one. */
export function* askClimactic(g: Table): Flow {
  const { state } = g;
  const [empire, rebels] = state.points;
  if (state.act >= LAST_ACT || Math.abs(empire - rebels) < LEAD) return;
  const answer = yield* choose({
    seat: state.admirals[behind(state)],
    kind: 'climactic',
    prompt: say('ca.ask.climactic'),
    clauses: [],
    options: [
      { id: 'no', label: say('ca.climactic.no') },
      { id: 'yes', label: say('ca.climactic.yes') },
    ],
  });
  state.climactic = answer === 'yes';
}

/** AR-ERR-KOMMANDOSCHIFF-AUFRUESTUNG-01..06: before the last one, each team in turn. */
export function* upgradeFlagships(g: Table): Flow {
  const { state } = g;
  const team = state.step === 0 ? EMPIRE : REBELS;
  state.step++;
  const purse = state.purses[team];
  const { resources, yards } = PRICES.large;
  if (!isLast(state) || purse.resources < resources || purse['repair-yards'] < yards) return;
  const answer = yield* askIn(
    upgradeRegion,
    { team },
    {
      seat: state.admirals[team],
      kind: 'upgrade',
      prompt: say('ca.ask.upgrade'),
      clauses: ['AR-ERR-KOMMANDOSCHIFF-AUFRUESTUNG-01', 'AR-ERR-KOMMANDOSCHIFF-AUFRUESTUNG-04'],
    },
  );
  const wanted = upgradeOf(answer);
  upgrade(state, team, wanted);
  for (const { seat, ship } of wanted?.swaps ?? []) g.emit({ type: 'upgraded', seat, card: ship });
}

/** What kind of battle, and where. */
export function* choosePivotal(g: Table): Flow {
  const { state } = g;
  const team = behind(state);
  const enemy = otherTeam(team);
  const kinds: readonly PivotalKind[] = [
    ...(basesOf(state, enemy).length > 0 ? (['conquest'] as const) : []),
    'show-of-force',
    ...(basesOf(state, team).length > 0 ? (['evacuation'] as const) : []),
  ];
  const kind = yield* pick(
    g,
    team,
    'pivotal',
    'ca.ask.pivotal',
    kinds.map((id) => ({ id, label: say(`ca.pivotal.${id}`) })),
  );
  state.battles = [];
  if (kind === 'show-of-force') {
    const area = yield* pick(
      g,
      team,
      'area',
      'ca.ask.area',
      AREAS.map((id) => ({ id, label: say('ca.area', { area: id }) })),
    );
    state.pivotal = { kind, attacker: team, place: null, area: area as Area, objective: 'show-of-force' };
  } else yield* atBase(g, team, kind === 'conquest' ? 'conquest' : 'evacuation');
  const { attacker, place, area } = state.pivotal!;
  g.emit({ type: 'pivotal', kind: state.pivotal!.kind, attacker, place, area });
  meet(state, attacker);
}

/** AR-ERR-EROBERUNG-01, -02, AR-ERR-EVAKUIERUNG-01, -02: an enemy base, or one's own; with what is noted for it. */
function* atBase(g: Table, team: Team, kind: 'conquest' | 'evacuation'): Flow {
  const { state } = g;
  const attacks = kind === 'conquest';
  const places = basesOf(state, attacks ? otherTeam(team) : team);
  const place = yield* pick(
    g,
    team,
    'pivotal-place',
    attacks ? 'ca.ask.conquest' : 'ca.ask.evacuation',
    places.map(placeOption),
    [attacks ? 'AR-ERR-EROBERUNG-01' : 'AR-ERR-EVAKUIERUNG-01'],
  );
  const objective = state.sites[place]!.defence!;
  state.pivotal = { kind, attacker: attacks ? team : otherTeam(team), place, area: null, objective };
}

const pick = (
  { state }: Table,
  team: Team,
  kind: string,
  prompt: string,
  options: readonly Option[],
  clauses: Parameters<typeof choose>[0]['clauses'] = [],
): Flow<string> => choose({ seat: state.admirals[team], kind, prompt: say(prompt), clauses, options });

/** R-AR-86: it is fought as so many battles of two as there are fleets; the sum of the scores decides. */
function meet(state: RimState, attacker: Team): void {
  const able = (team: Team): Seat[] => seatsOf(state, team).filter((seat) => canFight(state.rosters[seat]!));
  const [attackers, defenders] = [able(attacker), able(otherTeam(attacker))];
  for (const [i, assault] of attackers.entries()) {
    const defence = defenders[i];
    if (defence !== undefined) state.battles.push({ place: state.pivotal!.place, assault, defence, report: null });
  }
}

/** The attacking team wins if its fleets have scored more together. */
const hasAttackerWon = ({ battles }: RimState): boolean => {
  const sum = (side: 0 | 1): number => battles.reduce((all, { report }) => all + (report?.score[side] ?? 0), 0);
  return sum(0) > sum(1);
};

export function* pivotalEffects(g: Table): Flow {
  const { state } = g;
  const { kind, attacker, place, area } = state.pivotal!;
  const won = hasAttackerWon(state);
  const times = state.climactic ? 2 : 1;
  state.rewards = [];
  if (kind === 'show-of-force') yield* shown(g, area!, attacker, won, times);
  else if (kind === 'conquest') yield* conquered(g, place!, attacker, won, times);
  else yield* evacuated(g, place!, attacker, won, times);
}

function* conquered(g: Table, place: string, attacker: Team, won: boolean, times: number): Flow {
  if (!won) {
    gain(g, otherTeam(attacker), 1);
    yield* eitherToken(g, otherTeam(attacker));
    return;
  }
  gain(g, attacker, 2 + times * placeNamed(place).bonus);
  hold(g, place, attacker);
  yield* foundBase(g, g.state.admirals[attacker], place);
}

function* eitherToken(g: Table, team: Team): Flow {
  const tokens = ['skilled-spacers', 'repair-yards'] as const;
  const options = tokens.map((id) => ({ id, label: say(`ca.token.${id}`) }));
  const chosen = yield* pick(g, team, 'token', 'ca.ask.any-token', options);
  giveToken(g, team, tokens.find((token) => token === chosen)!);
}

function* evacuated(g: Table, place: string, attacker: Team, won: boolean, times: number): Flow {
  const { state } = g;
  const defender = otherTeam(attacker);
  const { defence } = state.sites[place]!;
  if (won) {
    gain(g, attacker, 1);
    g.emit({ type: 'destroyed', place, team: defender });
    Object.assign(state.sites[place]!, { base: false, defence: null });
    giveToken(g, attacker, 'resources');
    giveToken(g, attacker, 'skilled-spacers');
    return;
  }
  const free = PLACES.filter(({ id }) => {
    const { holder, base } = state.sites[id]!;
    return holder === null || (holder === defender && !base);
  }).map(({ id }) => id);
  if (free.length === 0) return gain(g, defender, 2);
  const to = yield* pick(g, defender, 'new-base', 'ca.ask.new-base', free.map(placeOption));
  Object.assign(state.sites[place]!, { base: false, defence: null });
  Object.assign(state.sites[to]!, { holder: defender, base: true, defence });
  g.emit({ type: 'holds', place: to, team: defender });
  gain(g, defender, 2 + times * placeNamed(to).bonus);
  const [token] = placeNamed(to).tokens;
  if (token) giveToken(g, defender, token);
}

const MOST_TAKEN = 2;
/** A show of force: the attackers take up to two places of the area, or the defenders gain by it. */
function* shown(g: Table, area: Area, attacker: Team, won: boolean, times: number): Flow {
  const { state } = g;
  if (!won) {
    gain(g, otherTeam(attacker), 1);
    giveToken(g, otherTeam(attacker), 'diplomats');
    for (const team of [EMPIRE, REBELS])
      for (const seat of seatsOf(state, team)) state.rewards.push({ seat, places: rewardPlaces(state, team, area) });
    return;
  }
  let bonus = 0;
  const taken: string[] = [];
  while (taken.length < MOST_TAKEN) {
    const open = inArea(area).filter((id) => state.sites[id]!.holder !== attacker && !state.sites[id]!.base);
    if (open.length === 0) break;
    const options = [...open.map(placeOption), { id: 'none', label: say('ca.none') }];
    const place = yield* pick(g, attacker, 'take-place', 'ca.ask.take-place', options);
    if (place === 'none') break;
    taken.push(place);
    bonus += placeNamed(place).bonus;
    hold(g, place, attacker);
  }
  gain(g, attacker, 2 + times * bonus);
  for (const seat of seatsOf(state, attacker)) state.rewards.push({ seat, places: taken });
}

/**
 * AR-ERR-MACHTDEMONSTRATION-01, -02: at a friendly place of the area; a team that has none there, at any of its bases.
 */
export function rewardPlaces(state: RimState, team: Team, area: Area): readonly string[] {
  const there = heldBy(state, team).filter((id) => inArea(area).includes(id));
  return there.length > 0 ? there : basesOf(state, team);
}

export function* pivotalReward(g: Table): Flow {
  const { seat, places } = g.state.rewards[g.state.step]!;
  g.state.step++;
  yield* takeReward(g, seat, places, true);
}
