import { countUse, type Flow, type Refusal, say, usesOf } from '@holotisch/engine';
import type { Armada } from '../armada.ts';
import * as data from '../data/index.ts';
import type { Command } from '../data/types.ts';
import type { Equipped, Ship, Side, Squadron } from '../state.ts';
import {
  banned,
  captainOf,
  isActivated,
  livingShips,
  numberOf,
  otherSide,
  refuse,
  shipsInPlay,
  sideOf,
  squadronsInPlay,
} from '../values.ts';
import { keepOrSpend, newTurn, shipStep } from './activation/activation.ts';
import { purrgilMove } from './activation/moving-obstacles.ts';
import { removeKept } from './attack/damage.ts';
import { choose, NONE, noneOption, unitOption } from './choose.ts';
import { areUnknown, commandEnd, dials, roundStart, setUnknownDials } from './command/command-phase.ts';
import { endOfMatch, endOfRounds, fleetGone, LastShipGone } from './end/end.ts';
import { chooseObjective } from './setup/beginning.ts';
import { deployNext, isDeployed, setupDone } from './setup/deployment.ts';
import { placeObstacle, prepareObstacles } from './setup/obstacles.ts';
import { activateNextSquadron, squadronsEnd, squadronsStart } from './squadrons/phase.ts';
import { squadronStep } from './squadrons/squadron.ts';
import { endOf, enter, open, tellAbility } from './timing.ts';
import { commandNamed, readyCard, readyToken, spendToken, takeTokens } from './tokens.ts';

export type Activity =
  | 'first'
  | 'objective'
  | 'obstacles'
  | 'obstacle'
  | 'deploy'
  | 'deployed'
  | 'unknownDials'
  | 'roundStart'
  | 'dials'
  | 'commandEnd'
  | 'shipsStart'
  | 'activate'
  | 'ship'
  | 'shipsEnd'
  | 'squadronsStart'
  | 'activateSquadron'
  | 'squadron'
  | 'squadronsEnd'
  | 'status'
  | 'over';

/** AR-AUFBAU-01, AR-RUNDE-01: what comes next follows from the state alone. */
export function next(g: Armada): Activity | undefined {
  const { state } = g;
  if (state.outcome) return undefined;
  if (state.round > 0 && fleetGone(g)) return 'over';
  if (areUnknown(g)) return 'unknownDials';
  if (state.flying) return 'squadron';
  if (state.turn) return 'ship';
  switch (state.phase) {
    case 'initiative':
      return 'first';
    case 'objective':
      return 'objective';
    case 'obstacles':
      if (state.stage === 'start') return 'obstacles';
      return 'obstacle';
    case 'deployment':
      return isDeployed(g) ? 'deployed' : 'deploy';
    case 'command':
      if (state.stage === 'start') return 'roundStart';
      return state.stage === 'main' ? 'dials' : 'commandEnd';
    case 'ship':
      if (state.stage === 'start') return 'shipsStart';
      return allActivated(g, shipsInPlay(state)) ? 'shipsEnd' : 'activate';
    case 'squadron':
      if (state.stage === 'start') return 'squadronsStart';
      return allActivated(g, squadronsInPlay(state)) ? 'squadronsEnd' : 'activateSquadron';
    case 'status':
      return 'status';
    case 'over':
      return 'over';
  }
}

const allActivated = (g: Armada, units: readonly (Ship | Squadron)[]): boolean =>
  units.every((u) => u.doomed || isActivated(g.state, u));

function* shipsStart(g: Armada): Flow {
  yield* open(g, 'ships.start', {});
  yield* open(g, 'ships.started', {});
  g.state.stage = 'main';
  g.state.turnOf = g.state.first;
  g.state.passed[0] = false;
  g.state.passed[1] = false;
}

const waiting = (g: Armada, side: Side): readonly Ship[] =>
  livingShips(g.state).filter((s) => sideOf(g.state, s) === side && !s.activated);

/** How many ships have been activated in this round. */
const ACTIVATED = { key: 'ships' };

/** Why a ship may not be activated now. When nobody at all could, whoever must not be the first may be it. R-AR-22 */
export function refuseActivation(g: Armada, ship: Ship, stuck = false): Refusal | undefined {
  const first = usesOf(g.state.uses, ACTIVATED, 'round') === 0 && !stuck;
  if (first && numberOf(g, ship, 'mayBeFirst', 1) < 1)
    return refuse(['AR-ERR-ADMIRAL-RADDUS-04'], say('ar.no.notFirst'), { piece: ship.id });
  return banned(g, 'activate', { unit: ship });
}

/** AR-SCHIFFSPHASE-01..07: one ship each in turn, or a pass. */
function* activate(g: Armada): Flow {
  const { state } = g;
  const side = state.turnOf;
  const ableOf = (of: Side, stuck: boolean) => waiting(g, of).filter((ship) => !refuseActivation(g, ship, stuck));
  const theirs = otherSide(side);
  let able = ableOf(side, false);
  if (able.length === 0 && ableOf(theirs, false).length === 0) able = ableOf(side, true);
  if (able.length === 0) {
    // AR-SCHIFFSPHASE-02, -03, AR-FAQ-AKTIVIERUNGEN-01: who cannot activate passes for nothing
    g.emit({ type: 'passed', side, token: false });
    state.turnOf = theirs;
    return;
  }
  yield* begin(g, side, able, refusePass(g, side));
}

function* begin(g: Armada, side: Side, able: readonly Ship[], noPass: Refusal | undefined): Flow {
  const { state } = g;
  const seat = captainOf(state, side); // AR-OPT-TEAM-SPIEL-09, -11: for the whole team
  const passing = g.having('passes').filter(({ source, rule }) => source.seat === seat && rule.when(g, source));
  const answer = yield* choose({
    seat,
    kind: 'activate',
    prompt: say('ar.ask.activate'),
    clauses: ['AR-SCHIFFSPHASE-01', 'AR-PASSEN-MARKER-01'],
    options: [
      ...able.map(unitOption),
      ...(noPass ? [] : [{ id: 'pass', label: say('ar.pass', { left: state.passes[side] }) }]),
      ...passing.map(({ source }) => ({ id: source.key, label: say('engine.use', { card: source.card }) })),
    ],
    barred: () => (noPass ? [{ id: 'pass', refusal: noPass }] : []),
  });
  if (answer === 'pass') {
    state.passes[side]--; // AR-PASSEN-MARKER-02
    state.passed[side] = true;
    g.emit({ type: 'passed', side, token: true });
    state.turnOf = otherSide(side);
    return;
  }
  state.passed[side] = false;
  state.turnOf = otherSide(side);
  const card = passing.find(({ source }) => source.key === answer);
  if (card) {
    tellAbility(g, card.source);
    yield* card.rule.run(g, card.source);
    g.emit({ type: 'passed', side, token: false });
    return;
  }
  yield* activateShip(g, g.ship(Number(answer)));
}

/** A ship's activation begins; its steps are activities of their own. */
export function* activateShip(g: Armada, ship: Ship): Flow {
  g.state.active = ship.id;
  g.state.turn = newTurn();
  countUse(g.state.uses, ACTIVATED, 'round');
  g.emit({ type: 'activates', unit: ship.id });
  // a dial that it has gained before may become a token now: AR-KOMMANDORAEDER-06
  for (const dial of [...ship.open]) yield* keepOrSpend(g, ship, dial);
  yield* open(g, 'ship.activates', { ship });
}

/** AR-SCHIFFSPHASE-05..07, R-AR-12 */
function refusePass(g: Armada, side: Side) {
  const { state } = g;
  const mine = waiting(g, side).length;
  const theirs = waiting(g, otherSide(side)).length;
  if (state.passes[side] === 0) return refuse(['AR-PASSEN-MARKER-01'], say('ar.no.passToken'));
  if (state.passed[side]) return refuse(['AR-SCHIFFSPHASE-07'], say('ar.no.passTwice'));
  if (side === state.first) {
    const activated = shipsInPlay(state).some((s) => sideOf(state, s) === side && s.activated);
    if (!activated) return refuse(['AR-SCHIFFSPHASE-05'], say('ar.no.passFirst'));
    if (mine >= theirs)
      return refuse(['AR-SCHIFFSPHASE-05'], say('ar.no.passMore', { mine, theirs }), {
        measured: mine,
        allowed: theirs - 1,
      });
    return undefined;
  }
  if (mine > theirs)
    return refuse(['AR-SCHIFFSPHASE-06'], say('ar.no.passMore', { mine, theirs }), { measured: mine, allowed: theirs });
  return undefined;
}

function* shipsEnd(g: Armada): Flow {
  yield* open(g, 'ships.end', {});
  enter(g, 'squadron');
}

/** AR-STATUSPHASE-01: defence tokens, upgrade cards, initiative token, round token. */
function* status(g: Armada): Flow {
  const { state } = g;
  state.stage = 'main';
  yield* g.rules.statusStarts(g);
  yield* open(g, 'status.start', {});
  // 1: AR-KURZUEBERSICHT-STATUSPHASE-01
  for (const unit of state.units)
    if (unit.status === 'play') for (const token of unit.tokens) readyToken(g, unit, token);
  yield* readyCards(g); // 2
  yield* open(g, 'status.end', {});
  yield* removeKept(g);
  state.stage = 'end'; // the phase is over, not yet the round
  yield* open(g, 'round.end', {});
  yield* purrgilMove(g); // AR-HINDERNISSE-28, AR-ERR-HYPERRAUM-WANDERUNG-03
  yield* g.rules.removeDestroyed(g);
  state.token = state.token === 'blue' ? 'orange' : 'blue'; // 3
  g.emit({ type: 'tokenFlipped', side: state.token });
  endOf(g, 'round');
  if (endOfRounds(g)) return;
  state.round++; // 4
  if (state.rules.rounds === null) state.first = otherSide(state.first); // AR-OPT-UNBEGRENZTE-RUNDEN-05
  enter(g, 'command');
}

/** AR-SPIELBEREIT-05..09, R-AR-07: recurring cards by themselves, others for a command token, in turn. */
function* readyCards(g: Armada): Flow {
  const paid: { readonly ship: Ship; readonly id: string }[] = [];
  for (const ship of shipsInPlay(g.state))
    for (const card of ship.upgrades) {
      if (card.discarded) continue;
      const { readyCost } = data.upgradeCard(card.id);
      if (readyCost === undefined) readyCard(g, ship, card);
      else paid.push({ ship, id: card.id });
    }
  const out = new Set<Side>();
  let side = g.state.first;
  while (paid.length > 0 && out.size < 2) {
    if (!out.has(side) && !(yield* readyOne(g, side, paid))) out.add(side);
    side = otherSide(side);
  }
}

function* readyOne(g: Armada, side: Side, paid: { readonly ship: Ship; readonly id: string }[]): Flow<boolean> {
  const able = paid.filter(({ ship, id }) => {
    const card = ship.upgrades.find((u) => u.id === id)!;
    return sideOf(g.state, ship) === side && card.exhausted && payments(g, ship, card).length > 0;
  });
  const options = able.flatMap(({ ship, id }) =>
    payments(g, ship, ship.upgrades.find((u) => u.id === id)!).map(({ token, from }) => ({
      id: `${ship.id}:${id}:${token}:${from}`,
      label: say(from === 'card' ? 'ar.readyCard.own' : 'ar.readyCard', {
        card: id,
        command: { ...say(`ar.command.${token}`) },
      }),
      about: { unit: ship.id, card: id },
    })),
  );
  const answer = yield* choose({
    seat: captainOf(g.state, side),
    kind: 'ready-card',
    prompt: say('ar.ask.ready-card'),
    clauses: ['AR-SPIELBEREIT-06', 'AR-SPIELBEREIT-07', 'AR-BEREITSCHAFTSKOSTEN-01'],
    options: [...options, noneOption],
  });
  if (answer === NONE) return false;
  const [unit, id, command, from] = answer.split(':');
  const ship = g.ship(Number(unit));
  const card = ship.upgrades.find((u) => u.id === id)!;
  if (from === 'card') takeTokens(g, ship, card, [commandNamed(command!)]);
  else yield* spendToken(g, ship, commandNamed(command!));
  readyCard(g, ship, card);
  return true;
}

/** Tokens that may pay for readying a card: the ship's, and where the card says so its own. AR-AUFWERTUNGSKARTEN-MIT-MARKERN-10 */
function payments(g: Armada, ship: Ship, card: Equipped): readonly { token: Command; from: 'ship' | 'card' }[] {
  const cost = data.upgradeCard(card.id).readyCost ?? [];
  const own = g.book.get(`upgrade/${card.id}`)?.tokensReady ? card.tokens : [];
  return cost.flatMap((token) => [
    ...(ship.commands.includes(token) ? [{ token, from: 'ship' as const }] : []),
    ...(own.includes(token) ? [{ token, from: 'card' as const }] : []),
  ]);
}

const activities: Readonly<Record<Activity, (g: Armada) => Flow>> = {
  first: (g) => g.rules.determineFirst(g),
  objective: chooseObjective,
  obstacles: prepareObstacles,
  obstacle: placeObstacle,
  deploy: deployNext,
  deployed: setupDone,
  unknownDials: setUnknownDials,
  roundStart,
  dials,
  commandEnd,
  shipsStart,
  activate,
  ship: shipStep,
  shipsEnd,
  squadronsStart,
  activateSquadron: activateNextSquadron,
  squadron: squadronStep,
  squadronsEnd,
  status,
  over: endOfMatch,
};

export function* activity(g: Armada, what: Activity): Flow {
  try {
    yield* activities[what](g);
  } catch (e) {
    if (!(e instanceof LastShipGone)) throw e;
    yield* endOfMatch(g);
  }
}
