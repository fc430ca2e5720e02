import { type ArmadaEvent, type ArmadaMatch, armada, data, fleetJson, READY_FLEETS } from '@holotisch/armada';
import { type AnyGame, type Json, Match, quickRng } from '@holotisch/engine';
import {
  armyJson,
  type LegionEvent,
  type LegionMatch,
  legion,
  legion26,
  data as legionData,
  RANDOM_TABLE,
  READY_ARMIES,
  type ReadyArmy,
} from '@holotisch/legion';
import { READY_SQUADS, type XWingEvent, type XWingMatch, xwing } from '@holotisch/xwing';
import { letDecide, type Player } from '../../src/index.ts';

/** Counts habits of computer players that make a person laugh. Matches are mirrored: both sides play the same list. */

function played(game: AnyGame, setup: Json, seed: string, player: Player, rounds: number): Match {
  const started = Match.start(game, { setup, seed }, { keep: 'last', events: true });
  if (!started.ok) throw new Error(JSON.stringify(started.fault));
  const match: Match = started.value;
  const rng = quickRng(5);
  while (!match.over && (match.state as unknown as { round: number }).round <= rounds)
    letDecide(match, match.open[0]!.seat, player, rng);
  return match;
}

const share = (part: number, whole: number): number => Math.round((100 * part) / Math.max(1, whole));
const mean = (all: readonly number[]): number =>
  Math.round((100 * all.reduce((sum, n) => sum + n, 0)) / Math.max(1, all.length)) / 100;

/** In a hundred, or on average. */
interface XWingHabits {
  /** Manoeuvres of the first two rounds that bump into a friend. */
  readonly earlyBumps: number;
  readonly focusExpired: number;
  readonly locks: number;
  /** Targets of one side in one round in which it shoots twice or more. */
  readonly targets: number;
  /** Turns of ships without a shot, from the first shot of the match on. */
  readonly idle: number;
}

export function xwingHabits(player: Player, squads = READY_SQUADS.filter(({ size }) => size === 'full')): XWingHabits {
  const sums = { moves: 0, bumps: 0, gained: 0, expired: 0, acts: 0, locks: 0, turns: 0, shots: 0 };
  const targets: number[] = [];
  for (const { id, squad } of squads) {
    const setup = { squads: [squad, squad] } as unknown as Json;
    const { state, events } = played(xwing, setup, `habits ${id}`, player, 8) as unknown as XWingMatch;
    let round = 0;
    let hot = false;
    let shot = new Map<number, number[]>();
    const close = () => {
      for (const all of shot.values()) if (all.length > 1) targets.push(new Set(all).size);
      shot = new Map();
    };
    for (const { event } of events as readonly { readonly event: XWingEvent }[]) {
      if (event.type === 'round') {
        round = event.round;
        close();
      } else if (event.type === 'moved' && round <= 2) {
        sums.moves++;
        const own = state.ships[event.ship]!.seat;
        if (event.overlapped.some((other) => state.ships[other]!.seat === own)) sums.bumps++;
      } else if (event.type === 'token' && event.token === 'focus') sums.gained += event.by;
      else if (event.type === 'cleared')
        for (const { token, count } of event.taken) sums.expired += token === 'focus' ? count : 0;
      else if (event.type === 'action') {
        sums.acts++;
        if (event.action === 'targetlock') sums.locks++;
      } else if (event.type === 'attack') {
        hot = true;
        sums.shots++;
        const { seat } = state.ships[event.attacker]!;
        shot.set(seat, [...(shot.get(seat) ?? []), event.defender]);
      } else if (event.type === 'fights' && hot) sums.turns++;
    }
    close();
  }
  return {
    earlyBumps: share(sums.bumps, sums.moves),
    focusExpired: share(sums.expired, sums.gained),
    locks: share(sums.locks, sums.acts),
    targets: mean(targets),
    idle: share(Math.max(0, sums.turns - sums.shots), sums.turns),
  };
}

interface ArmadaHabits {
  readonly squadronDials: number;
  /** Moves at each speed. */
  readonly speeds: Readonly<Record<string, number>>;
  readonly flagshipFirst: number;
  /** Moves that end in a collision with an own ship, and rocks that the same ship meets again. */
  readonly ownRams: number;
  readonly rocksAgain: number;
  /** Concentrate Fire: dice added by their colour. */
  readonly discarded: number;
}

export function armadaHabits(
  player: Player,
  fleets = READY_FLEETS.filter(({ size }) => size === 'full'),
): ArmadaHabits {
  const sums = { dials: 0, squadron: 0, moves: 0, rams: 0, rocks: 0, again: 0, first: 0, rounds: 0, spent: 0, lost: 0 };
  const speeds: Record<string, number> = {};
  for (const { id, fleet } of fleets) {
    const own = fleetJson(fleet);
    const match = played(armada, { fleets: [own, own] } as unknown as Json, `habits ${id}`, player, 6);
    const { state, events } = match as unknown as ArmadaMatch;
    const isFlagship = (unit: number): boolean =>
      (state.units[unit] as { readonly upgrades?: readonly { readonly id: string }[] }).upgrades?.some(({ id: card }) =>
        data.upgradeCard(card).slots.includes('commander'),
      ) ?? false;
    const met = new Set<string>();
    let begun = new Set<number>();
    for (const { event } of events as readonly { readonly event: ArmadaEvent }[]) {
      if (event.type === 'round') begun = new Set();
      else if (event.type === 'revealed') {
        sums.dials++;
        if (event.dial === 'squadron') sums.squadron++;
      } else if (event.type === 'moved') {
        sums.moves++;
        speeds[event.speed] = (speeds[event.speed] ?? 0) + 1;
      } else if (event.type === 'collided') {
        if (state.units[event.unit]!.seat === state.units[event.other]!.seat) sums.rams++;
      } else if (event.type === 'overlapsObstacle' && event.kind !== 'station') {
        sums.rocks++;
        const key = `${event.unit} ${event.obstacle}`;
        if (met.has(key)) sums.again++;
        met.add(key);
      } else if (event.type === 'activates') {
        const { seat } = state.units[event.unit]!;
        if (begun.has(seat)) continue;
        begun.add(seat);
        sums.rounds++;
        if (isFlagship(event.unit)) sums.first++;
      } else if (event.type === 'tokenSpent') {
        sums.spent++;
        if (event.state === 'discarded') sums.lost++;
      }
    }
  }
  return {
    squadronDials: share(sums.squadron, sums.dials),
    speeds: Object.fromEntries(Object.entries(speeds).map(([speed, n]) => [speed, share(n, sums.moves)])),
    flagshipFirst: share(sums.first, sums.rounds),
    ownRams: share(sums.rams, sums.moves),
    rocksAgain: sums.again,
    discarded: share(sums.lost, sums.spent),
  };
}

/** In a hundred, or on average. */
interface LegionHabits {
  /** Of the command cards of a unit of its own that are played, those before anybody has attacked. */
  readonly ownCardsEarly: number;
  /** Ranged attacks in an own activation in which the unit has aimed before. */
  readonly aimed: number;
  /** Standby tokens that lead to an attack or a move out of turn. */
  readonly standby: number;
  /** Actions to stand by, of all actions. */
  readonly standbyActions: number;
  /** Targets of one side in one round in which it attacks twice or more, by attacks. */
  readonly targets: number;
  /** Actions that were there and not taken. */
  readonly unused: number;
  /** Matches in which nobody has scored. */
  readonly scoreless: number;
  /** Wounds that speeders have suffered because they could not fly on. */
  readonly crashed: number;
}

/** Small ones of every faction: a whole battle takes seconds. */
const SMALL: readonly string[] = ['core-set', 'skirmish', 'recon'];
export const smallArmies = (edition: string): readonly ReadyArmy[] =>
  READY_ARMIES.filter(({ army, format }) => army.edition === edition && SMALL.includes(format));

export function legionHabits(player: Player, edition: '1.2' | '2.6', armies = smallArmies(edition)): LegionHabits {
  const game = edition === '2.6' ? legion26 : legion;
  const sums = {
    cards: 0,
    early: 0,
    shots: 0,
    aimed: 0,
    stood: 0,
    used: 0,
    acts: 0,
    turns: 0,
    owed: 0,
    nil: 0,
    crashed: 0,
  };
  const targets: number[] = [];
  for (const { id, army, format } of armies) {
    const own = armyJson(army);
    const { points } = legionData.formatOf(format);
    const setup: Json = { armies: [own, own], table: RANDOM_TABLE, rules: { format, points } };
    const { state, events } = played(game, setup, `habits ${id}`, player, 6) as unknown as LegionMatch;
    let isHot = false;
    let active: number | undefined;
    let hasAimed = false;
    let acted = 0;
    let most = 0;
    let shot = new Map<number, number[]>();
    const close = () => {
      for (const all of shot.values()) if (all.length > 1) targets.push(new Set(all).size / all.length);
      shot = new Map();
    };
    for (const { event } of events as readonly { readonly event: LegionEvent }[]) {
      if (event.type === 'round') close();
      else if (event.type === 'cardsRevealed') {
        for (const card of event.cards) {
          if (card === null || !legionData.commandOf(card, edition).owners) continue;
          sums.cards++;
          if (!isHot) sums.early++;
        }
      } else if (event.type === 'activates') {
        active = event.unit;
        hasAimed = false;
        acted = 0;
        most = event.actions;
      } else if (event.type === 'activationEnds') {
        active = undefined;
        sums.turns += most;
        sums.owed += Math.max(0, most - acted);
      } else if (event.type === 'action' && event.unit === active && !event.free) {
        acted++;
        sums.acts++;
        if (event.action === 'aim') hasAimed = true;
        if (event.action === 'standby') sums.stood++;
      } else if (event.type === 'action' && event.unit !== active) sums.used++;
      else if (event.type === 'attack' && event.attacker && 'unit' in event.attacker) {
        isHot = true;
        const { unit } = event.attacker;
        if (unit === active && !event.melee) {
          sums.shots++;
          if (hasAimed) sums.aimed++;
        }
        const { seat } = state.units[unit]!;
        shot.set(seat, [...(shot.get(seat) ?? []), event.defender]);
      } else if (event.type === 'wounds' && event.by === 'compulsory') sums.crashed += event.amount;
      else if (event.type === 'over' && event.score[0] === 0 && event.score[1] === 0) sums.nil++;
    }
    close();
  }
  return {
    ownCardsEarly: share(sums.early, sums.cards),
    aimed: share(sums.aimed, sums.shots),
    standby: share(sums.used, sums.stood),
    standbyActions: share(sums.stood, sums.acts),
    targets: mean(targets),
    unused: share(sums.owed, sums.turns),
    scoreless: share(sums.nil, armies.length),
    crashed: sums.crashed,
  };
}
