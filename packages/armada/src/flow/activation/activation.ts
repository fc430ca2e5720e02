import { type Flow, say } from '@holotisch/engine';
import type { Armada } from '../../armada.ts';
import type { RevealMoment, UnrevealedMoment } from '../../cards/vocabulary.ts';
import type { Command, Zone } from '../../data/types.ts';
import type { Ship, Squadron, Turn, Unit } from '../../state.ts';
import { attacksOf, banned, lives, numberOf, zonesOf } from '../../values.ts';
import { barredShots } from '../attack/attack.ts';
import { ignitionShots, placeAim } from '../attack/ignition.ts';
import { type Shot, shotId, shotOption, shotsFrom } from '../attack/shots.ts';
import { choose, chooseOne, NONE, noneOption, unitOption } from '../choose.ts';
import {
  begin,
  finish,
  resolveRepair,
  spendDial,
  type Way,
  wayNamed,
  wayOptions,
  waysToResolve,
} from '../command/commands.ts';
import { activateSquadron, commandable } from '../squadrons/squadron.ts';
import { endOf, open } from '../timing.ts';
import { commandNamed, gainToken, loseRaids, loseToken } from '../tokens.ts';
import { executeManoeuvre } from './manoeuvre.ts';

/** A ship's activation, step by step; each step is an activity. AR-AKTIVIERUNG-VON-SCHIFFEN-01 */

const activeShip = (g: Armada): Ship => g.ship(g.state.active!);

export const newTurn = (): Turn => ({ step: 'reveal', squadrons: null, targeted: [], attacked: [], attacks: 0 });

/** The step that the active ship has come to. */
export function* shipStep(g: Armada): Flow {
  const { turn } = g.state;
  const ship = activeShip(g);
  if (!turn) return;
  if (!lives(ship)) return yield* endActivation(g, ship);
  switch (turn.step) {
    case 'reveal':
      yield* reveal(g, ship);
      if (g.state.turn) g.state.turn.step = 'commands';
      if (lives(ship)) yield* open(g, 'ship.beforeCommands', { ship });
      return;
    case 'commands':
      return yield* commandStep(g, ship, turn);
    case 'attack':
      return yield* attackStep(g, ship, turn);
    case 'manoeuvre':
      yield* manoeuvreStep(g, ship);
      turn.step = 'late';
      return;
    case 'late':
      return yield* lateStep(g, ship, turn);
    case 'end':
      return yield* endActivation(g, ship);
  }
}

/** Step 1: the top dial is revealed, and kept or spent for a token. AR-AKTIVIERUNG-VON-SCHIFFEN-02, -03 */
function* reveal(g: Armada, ship: Ship): Flow {
  const before: UnrevealedMoment = { ship, skipped: false };
  yield* open(g, 'ship.beforeReveal', before);
  if (!lives(ship) || before.skipped) return;
  const top = ship.dials.shift();
  if (top === undefined || top === 'hidden') return;
  g.emit({ type: 'revealed', unit: ship.id, dial: top });
  ship.open.push(top);
  const moment: RevealMoment = { ship, dial: top };
  const also = g.rules.offersAtReveal(g, moment, top);
  yield* open(g, 'ship.revealed', moment, also && { also });
  // AR-RIESIGES-SCHIFF-13
  if (g.class(ship).size === 'huge') yield* gainToken(g, ship, top);
  yield* shedRaids(g, ship, top);
  if (ship.open.includes(top)) yield* keepOrSpend(g, ship, top);
}

/** AR-UEBERFALLMARKER-02, -03: the dial for all raid tokens, or command tokens for matching ones. */
function* shedRaids(g: Armada, ship: Ship, dial: Command): Flow {
  while (ship.raids.length > 0) {
    const matching = ship.raids.filter((token) => ship.commands.includes(token));
    const mayDial = ship.open.includes(dial);
    const answer = yield* choose({
      seat: ship.seat,
      kind: 'raid',
      prompt: say('ar.ask.raid', { unit: ship.id }),
      clauses: ['AR-UEBERFALLMARKER-02', 'AR-UEBERFALLMARKER-03'],
      about: { unit: ship.id },
      options: [
        ...(mayDial ? [{ id: 'dial', label: say('ar.raid.dial') }] : []),
        ...matching.map((id) => ({ id, label: say('ar.raid.token', { command: { ...say(`ar.command.${id}`) } }) })),
        noneOption,
      ],
    });
    if (answer === NONE) return;
    if (answer === 'dial') {
      spendDial(g, ship, dial, 'raid');
      loseRaids(g, ship, yield* raidsShed(g, ship));
    } else {
      const token = commandNamed(answer);
      loseToken(g, ship, token, 'raid');
      loseRaids(g, ship, [token]);
    }
  }
}

/** All of them, unless a card allows fewer. */
function* raidsShed(g: Armada, ship: Ship): Flow<readonly Command[]> {
  const most = numberOf(g, ship, 'raidsShed', Number.POSITIVE_INFINITY);
  const left = [...ship.raids];
  const out: Command[] = [];
  if (left.length <= most) return left;
  while (out.length < most) {
    const prompt = say('ar.ask.raid-shed', { unit: ship.id });
    const token = yield* chooseOne(ship.seat, 'card-command', left, ['AR-UEBERFALLMARKER-02'], prompt, {
      unit: ship.id,
    });
    left.splice(left.indexOf(token), 1);
    out.push(token);
  }
  return out;
}

/** An effect gives a ship a further dial: it lies open, and in the ship's activation it may be spent for a token at once. AR-KOMMANDORAEDER-06 */
export function* gainDial(g: Armada, ship: Ship, dial: Command): Flow {
  ship.open.push(dial);
  g.emit({ type: 'dialGained', unit: ship.id, dial });
  if (g.state.active === ship.id) yield* keepOrSpend(g, ship, dial);
}

/** AR-KOMMANDORAEDER-01, AR-FAQ-KOMMANDOS-04: for a token only now. */
export function* keepOrSpend(g: Armada, ship: Ship, dial: Command): Flow {
  const refusal = goesElsewhere(g, ship, dial) ? undefined : banned(g, 'holdToken', { ship, token: dial });
  const answer = yield* choose({
    seat: ship.seat,
    kind: 'dial-use',
    prompt: say('ar.ask.dial-use', { unit: ship.id, command: { ...say(`ar.command.${dial}`) } }),
    clauses: ['AR-AKTIVIERUNG-VON-SCHIFFEN-03', 'AR-KOMMANDORAEDER-01'],
    about: { unit: ship.id },
    options: [
      { id: 'keep', label: say('ar.dial.keep') },
      ...(refusal ? [] : [{ id: 'token', label: say('ar.dial.token') }]),
    ],
    barred: () => (refusal ? [{ id: 'token', refusal }] : []),
  });
  if (answer === 'keep') {
    g.emit({ type: 'dialKept', unit: ship.id, dial });
    return;
  }
  spendDial(g, ship, dial, 'token');
  yield* gainToken(g, ship, dial);
}

/** A card may give the token to another ship: then it does not matter that this one cannot have it. */
const goesElsewhere = (g: Armada, ship: Ship, token: Command): boolean =>
  g.abilities('command.gains').some(({ source, rule }) => rule.when(g, { ship, token, instead: null }, source));

/** After the reveal: Squadron and Repair commands, in any order. AR-KOMMANDOS-05, AR-KOMMANDOS-09, AR-KOMMANDOS-27 */
function* commandStep(g: Armada, ship: Ship, turn: Turn): Flow {
  if (turn.squadrons) return yield* commandSquadrons(g, ship, turn);
  const squadron = waysToResolve(g, ship, 'squadron');
  const repair = waysToResolve(g, ship, 'repair');
  const options = [
    ...wayOptions(ship, 'squadron', squadron, 'squadron:'),
    ...wayOptions(ship, 'repair', repair, 'repair:'),
  ];
  const answer = yield* choose({
    seat: ship.seat,
    kind: 'command',
    prompt:
      squadron.length === 0
        ? askOne(ship, 'repair')
        : repair.length === 0
          ? askOne(ship, 'squadron')
          : say('ar.ask.command', { unit: ship.id }),
    clauses: ['AR-KOMMANDOS-05', 'AR-KOMMANDOS-09', 'AR-KOMMANDOS-26'],
    about: { unit: ship.id },
    options: [...options, noneOption],
  });
  const way = answer.slice(answer.indexOf(':') + 1);
  if (answer.startsWith('repair:')) return yield* resolveRepair(g, ship, wayNamed(repair, way)!);
  if (answer.startsWith('squadron:')) return yield* beginSquadrons(g, ship, turn, wayNamed(squadron, way)!);
  turn.step = 'attack';
  yield* open(g, 'ship.afterReveal', { ship });
  yield* open(g, 'ship.attackStart', { ship });
}

/** Nobody is asked which one where there is only one. */
const askOne = (ship: Ship, command: Command) =>
  say('ar.ask.one-command', { unit: ship.id, command: { ...say(`ar.command.${command}`) } });

function* beginSquadrons(g: Armada, ship: Ship, turn: Turn, way: Way): Flow {
  const { dial, token, points } = yield* begin(g, ship, 'squadron', way);
  turn.squadrons = { dial, token, left: points, activated: [], relayed: [] };
}

/** After the manoeuvre: where a card allows it, the Squadron command. */
function* lateStep(g: Armada, ship: Ship, turn: Turn): Flow {
  if (turn.squadrons) return yield* commandSquadrons(g, ship, turn);
  const ways = g.cards(ship).some(({ rules }) => rules.lateSquadrons) ? waysToResolve(g, ship, 'squadron') : [];
  const answer = yield* choose({
    seat: ship.seat,
    kind: 'command',
    prompt: askOne(ship, 'squadron'),
    clauses: ['AR-KOMMANDOS-05', 'AR-KOMMANDOS-26'],
    about: { unit: ship.id },
    options: [...wayOptions(ship, 'squadron', ways), noneOption],
  });
  if (answer === NONE) turn.step = 'end';
  else yield* beginSquadrons(g, ship, turn, wayNamed(ways, answer)!);
}

/** AR-KOMMANDOS-06, AR-KOMMANDOS-07: one squadron after the other. */
function* commandSquadrons(g: Armada, ship: Ship, turn: Turn): Flow {
  const command = turn.squadrons!;
  const able = command.left > 0 ? commandable(g, ship, command) : [];
  const answer = yield* choose({
    seat: ship.seat,
    kind: 'command-squadron',
    prompt: say('ar.ask.command-squadron', { unit: ship.id, left: command.left }),
    clauses: ['AR-KOMMANDOS-06', 'AR-KOMMANDOS-07'],
    about: { unit: ship.id },
    options: [...able.map(({ squadron }) => unitOption(squadron)), noneOption],
  });
  if (answer === NONE) {
    turn.squadrons = null;
    const { dial, token, left: points, activated } = command;
    return yield* finish(g, { ship, command: 'squadron', dial, token, points, yaw: 0, activated });
  }
  const chosen = able.find(({ squadron }) => String(squadron.id) === answer)!;
  command.left--;
  command.activated.push(chosen.squadron.id);
  for (const by of yield* wayTo(ship, chosen.squadron, chosen.ways, command.left))
    command.relayed.push({ by: by.id, squadron: chosen.squadron.id });
  yield* activateSquadron(g, chosen.squadron, ship);
}

/**
 * By whom the command comes to a squadron that is too far away. Each relay passes on so many and no more, so where there
 * are several and the command goes on, the player says which one does. AR-SCHLUESSELWOERTER-VON-STAFFELN-28
 */
function* wayTo(
  ship: Ship,
  squadron: Squadron,
  ways: readonly (readonly Unit[])[],
  left: number,
): Flow<readonly Unit[]> {
  if (left === 0 || ways.length === 1) return ways[0]!;
  const options = ways.map(([by]) => unitOption(by!));
  const id = yield* choose({
    seat: ship.seat,
    kind: 'card-unit',
    prompt: say('ar.ask.relay', { unit: squadron.id }),
    clauses: ['AR-SCHLUESSELWOERTER-VON-STAFFELN-28'],
    about: {},
    options,
  });
  return ways.find(([by]) => String(by!.id) === id)!;
}

/** Step 2: up to two attacks from different hull zones. AR-AKTIVIERUNG-VON-SCHIFFEN-04, -05, AR-RIESIGES-SCHIFF-14, -15 */
function* attackStep(g: Armada, ship: Ship, turn: Turn): Flow {
  const here = numberOf(g, ship, 'attacksInStep', Number.POSITIVE_INFINITY);
  if (turn.attacks < here && (yield* performAttack(g, ship, turn))) return;
  ship.aim = null;
  yield* open(g, 'ship.attackEnd', { ship });
  turn.step = 'manoeuvre';
}

/** One of the attacks of an activation, if the ship has one left and its owner wants it. */
export function* performAttack(g: Armada, ship: Ship, turn: Turn): Flow<boolean> {
  const shot = turn.attacks < attacksOf(g, ship) ? yield* declare(g, ship, turn) : undefined;
  if (!shot) return false;
  turn.attacks++;
  if (shot.zone) turn.attacked.push(shot.zone);
  if (shot.kind === 'ignition') ship.aim = null; // AR-ZUENDUNG-REICHWEITE-04
  yield* g.rules.attack(g, shot);
  return true;
}

/** Hull zones that may still attack in this activation. */
const attackingZones = (g: Armada, ship: Ship, turn: Turn): readonly Zone[] =>
  zonesOf(g, ship).filter((zone) => !turn.attacked.includes(zone) || mayAgain(g, ship, zone));

export function mayAgain(g: Armada, ship: Ship, zone: Zone): boolean {
  for (const { source, rule } of g.having('mayAttackFrom')) if (rule(g, source, ship, zone)) return true;
  return false;
}

function* declare(g: Armada, ship: Ship, turn: Turn): Flow<Shot | undefined> {
  const forbidden = banned(g, 'attack', { unit: ship });
  if (forbidden) {
    g.emit({ type: 'noAttack', unit: ship.id, why: forbidden.message, clauses: forbidden.clauses });
    return undefined;
  }
  // AR-ZUENDUNG-REICHWEITE-03: the first attack must be an Ignition attack, if possible
  const ignition = turn.attacks === 0 && ship.aim ? ignitionShots(g, ship) : [];
  const zones = attackingZones(g, ship, turn);
  const legal = ignition.length > 0 ? ignition : zones.flatMap((zone) => shotsFrom(g, { unit: ship.id }, zone));
  if (legal.length === 0) {
    if (turn.attacks === 0)
      g.emit({ type: 'noAttack', unit: ship.id, why: say('ar.no.target'), clauses: ['AR-ANGREIFEN-05'] });
    return undefined;
  }
  const answer = yield* choose({
    seat: ship.seat,
    kind: 'attack',
    prompt: say('ar.ask.attack', { unit: ship.id }),
    clauses: ['AR-AKTIVIERUNG-VON-SCHIFFEN-04', 'AR-ANGREIFEN-02', 'AR-ANGREIFEN-03'],
    about: { unit: ship.id },
    options: [...legal.map(shotOption), ...(ignition.length > 0 ? [] : [noneOption])],
    barred: () => barredShots(g, { unit: ship.id }, zones, legal),
  });
  return legal.find((s) => shotId(s, s.defender, s.defending) === answer);
}

/** Step 3. AR-AKTIVIERUNG-VON-SCHIFFEN-06 */
function* manoeuvreStep(g: Armada, ship: Ship): Flow {
  yield* open(g, 'ship.manoeuvreStart', { ship });
  if (!lives(ship)) return;
  yield* executeManoeuvre(g, ship);
}

/** AR-KOMMANDORAEDER-02..04: what was not spent is discarded, and the ship is marked as activated. */
function* endActivation(g: Armada, ship: Ship): Flow {
  if (lives(ship)) {
    yield* open(g, 'ship.ends', { ship });
    yield* placeAim(g, ship);
  }
  for (const dial of ship.open) g.emit({ type: 'dialUnspent', unit: ship.id, dial });
  ship.open.length = 0;
  ship.activated = true;
  endOf(g, 'activation');
  g.emit({ type: 'activationEnds', unit: ship.id });
  g.state.active = null;
  g.state.turn = null;
  if (lives(ship)) yield* open(g, 'ship.after', { ship });
  yield* g.rules.removeDestroyed(g);
}
