import { countUse, type Flow, type Refusal, type Seat, say, usesOf } from '@holotisch/engine';
import type { Armada } from '../armada.ts';
import { upgradeKey } from '../cards/laid.ts';
import type { GainMoment } from '../cards/vocabulary.ts';
import { COMMANDS, type Command, type Zone } from '../data/types.ts';
import type { DefenceToken, Equipped, Ship, Unit } from '../state.ts';
import { banned, maxShields, sameTokenLimit, shieldLimit, tokenLimit, zonesOf } from '../values.ts';
import { loseSetAside } from './attack/take-off.ts';
import { choose } from './choose.ts';
import { open } from './timing.ts';

/** Command tokens, raid tokens, defence tokens and upgrade cards: gained, spent, turned, gone. */

/**
 * A command token is assigned to a ship. R-AR-10: first a second one of its type goes, then the command value is looked
 * at. AR-KOMMANDOMARKER-02..04
 */
export function* gainToken(g: Armada, ship: Ship, token: Command): Flow<boolean> {
  const before: GainMoment = { ship, token, instead: null };
  yield* open(g, 'command.gains', before);
  if (before.instead) return yield* assign(g, before.instead, token);
  return yield* assign(g, ship, token);
}

function* assign(g: Armada, ship: Ship, token: Command): Flow<boolean> {
  if (banned(g, 'holdToken', { ship, token })) return false;
  const isDouble = ship.commands.filter((c) => c === token).length >= sameTokenLimit(g, ship);
  if (!isDouble) ship.commands.push(token);
  g.emit({ type: 'tokenGained', unit: ship.id, token });
  if (isDouble) {
    g.emit({ type: 'tokenLost', unit: ship.id, token, why: 'double' });
    return false;
  }
  if (ship.commands.length > tokenLimit(g, ship)) yield* dropToken(g, ship);
  yield* open(g, 'command.gained', { ship, token });
  return ship.commands.includes(token);
}

export const commandNamed = (name: string): Command => COMMANDS.find((c) => c === name)!;

/** A command token leaves a ship. */
export function loseToken(g: Armada, ship: Ship, token: Command, why: 'spent' | 'limit' | 'raid' | 'card'): void {
  const at = ship.commands.indexOf(token);
  if (at < 0) return;
  ship.commands.splice(at, 1);
  g.emit({ type: 'tokenLost', unit: ship.id, token, why });
}

/** AR-KOMMANDOMARKER-06, AR-EFFEKTE-UND-TIMING-13: what it was spent for is the caller's matter. */
export function* spendToken(g: Armada, ship: Ship, token: Command): Flow {
  loseToken(g, ship, token, 'spent');
  yield* open(g, 'command.spent', { ship, token });
}

/** AR-UEBERFALLMARKER-04: one of each type at most. */
export function raid(g: Armada, ship: Ship, token: Command): boolean {
  if (ship.raids.includes(token)) return false;
  ship.raids.push(token);
  g.emit({ type: 'raided', unit: ship.id, token });
  return true;
}

export function loseRaids(g: Armada, ship: Ship, tokens: readonly Command[] = [...ship.raids]): void {
  for (const token of tokens) ship.raids.splice(ship.raids.indexOf(token), 1);
  if (tokens.length > 0) g.emit({ type: 'raidGone', unit: ship.id, tokens });
}

/** A defence token is turned or discarded; where it stood tells it apart. */
export function setToken(g: Armada, unit: Unit, token: DefenceToken, state: DefenceToken['state']): void {
  if (token.state === state) return;
  token.state = state;
  g.emit({ type: 'tokenState', unit: unit.id, token: unit.tokens.indexOf(token), kind: token.kind, state });
}

const refuseReady = (g: Armada, unit: Unit, token: DefenceToken, by = unit): Refusal | undefined =>
  banned(g, 'readyToken', { unit, token, by });
/** AR-SPIELBEREIT-04: by the unit itself, unless another does it for it. */
export function readyToken(g: Armada, unit: Unit, token: DefenceToken, by = unit): boolean {
  if (token.state !== 'exhausted' || refuseReady(g, unit, token, by)) return false;
  setToken(g, unit, token, 'ready');
  return true;
}
/** R-AR-24: a discarded token comes back readied. */
export function recoverToken(g: Armada, unit: Unit, token: DefenceToken): void {
  if (token.state === 'discarded') setToken(g, unit, token, 'ready');
}

const exhausting = (ship: Ship, { id }: Equipped) => ({ key: `${ship.id}:${id}:exhausted` });
/** A card was exhausted in the activation that is going on. */
export const wasExhaustedNow = (g: Armada, ship: Ship, card: Equipped): boolean =>
  g.state.active !== null && usesOf(g.state.uses, exhausting(ship, card), 'activation') > 0;

/** AR-ERSCHOEPFT-02, AR-ERSCHOEPFT-03 */
export function exhaust(g: Armada, ship: Ship, card: Equipped): boolean {
  if (card.exhausted || card.discarded) return false;
  card.exhausted = true;
  if (g.state.active !== null) countUse(g.state.uses, exhausting(ship, card), 'activation');
  g.emit({ type: 'exhausted', unit: ship.id, card: card.id });
  return true;
}
export function readyCard(g: Armada, ship: Ship, card: Equipped): void {
  if (!card.exhausted || banned(g, 'readyCard', { ship, equipped: card })) return;
  card.exhausted = false;
  g.emit({ type: 'cardReadied', unit: ship.id, card: card.id });
}
/** AR-AUFWERTUNGSKARTEN-18, AR-EFFEKTE-UND-TIMING-17 */
export function discardCard(g: Armada, ship: Ship, card: Equipped): void {
  if (card.discarded) return;
  card.discarded = true;
  g.emit({ type: 'discarded', unit: ship.id, card: card.id });
  // AR-CARD-ASPIRATION-05: what only this card allowed goes with it
  for (const zone of zonesOf(g, ship)) {
    const above = ship.shields[zone] - shieldLimit(g, ship, zone);
    if (above > 0) loseShields(g, ship, zone, above);
  }
  loseSetAside(g, upgradeKey(ship, card));
}
/** A ship that may hold fewer command tokens than before discards until it has no more. AR-KOMMANDOMARKER-03, -04 */
export function* trimTokens(g: Armada, ship: Ship): Flow {
  for (const token of new Set(ship.commands))
    for (let more = ship.commands.filter((c) => c === token).length - sameTokenLimit(g, ship); more > 0; more--)
      loseToken(g, ship, token, 'limit');
  while (ship.commands.length > tokenLimit(g, ship)) yield* dropToken(g, ship);
}
function* dropToken(g: Armada, ship: Ship): Flow {
  const lost = yield* choose({
    seat: ship.seat,
    kind: 'discard-command',
    prompt: say('ar.ask.discard-command', { unit: ship.id }),
    clauses: ['AR-KOMMANDOMARKER-03'],
    about: { unit: ship.id },
    options: [...new Set(ship.commands)].map((c) => ({ id: c, label: say(`ar.command.${c}`) })),
  });
  loseToken(g, ship, commandNamed(lost), 'limit');
}

/** Command tokens that lie on a card are discarded. AR-AUFWERTUNGSKARTEN-MIT-MARKERN-10 */
export function takeTokens(g: Armada, ship: Ship, card: Equipped, tokens: readonly Command[]): void {
  for (const token of tokens) {
    const at = card.tokens.indexOf(token);
    if (at >= 0) card.tokens.splice(at, 1);
  }
  g.emit({ type: 'cardTokens', unit: ship.id, card: card.id, tokens: [...card.tokens] });
}
/** Command tokens are laid on a card. */
export function putTokens(g: Armada, ship: Ship, card: Equipped, tokens: readonly Command[]): void {
  card.tokens.push(...tokens);
  g.emit({ type: 'cardTokens', unit: ship.id, card: card.id, tokens: [...card.tokens] });
}

/** A ship's speed dial is turned. AR-SCHUB-04, AR-SCHUB-05 are the caller's matter. */
export function* setSpeed(g: Armada, ship: Ship, to: number, by: Seat = ship.seat): Flow {
  if (ship.speed === to || banned(g, 'changeSpeed', { ship, to })) return;
  const from = ship.speed;
  ship.speed = to;
  g.emit({ type: 'speed', unit: ship.id, from, to });
  yield* open(g, 'speed.changed', { ship, from, by });
}

/** AR-SCHILDE-04, AR-SCHILDE-05 */
export function gainShield(g: Armada, ship: Ship, zone: Zone, max: number = maxShields(g, ship, zone)): boolean {
  if (ship.shields[zone] >= max || banned(g, 'gainShields', { ship, zone })) return false;
  ship.shields[zone]++;
  g.emit({ type: 'shieldGained', unit: ship.id, zone, shields: ship.shields[zone] });
  return true;
}
/** A shield of another ship comes to one of its hull zones. AR-CARD-ASPIRATION-04 */
export function receiveShield(g: Armada, ship: Ship, zone: Zone, from: Ship): boolean {
  if (ship.shields[zone] >= maxShields(g, ship, zone) || refuseReceiving(g, ship, zone, from)) return false;
  ship.shields[zone]++;
  g.emit({ type: 'shieldGained', unit: ship.id, zone, shields: ship.shields[zone] });
  return true;
}
export const refuseReceiving = (g: Armada, ship: Ship, zone: Zone, from: Ship): Refusal | undefined =>
  banned(g, 'gainShields', { ship, zone, moved: true, from });
export function loseShields(g: Armada, ship: Ship, zone: Zone, count: number): number {
  const lost = Math.min(count, ship.shields[zone]);
  if (lost === 0) return 0;
  ship.shields[zone] -= lost;
  g.emit({ type: 'shieldLost', unit: ship.id, zone, shields: ship.shields[zone] });
  return lost;
}
/** A shield of one hull zone goes to another, which may hold so many. */
export function moveShield(
  g: Armada,
  ship: Ship,
  from: Zone,
  to: Zone,
  max: number = maxShields(g, ship, to),
): boolean {
  const full = ship.shields[to] >= max || ship.shields[from] === 0;
  if (full || banned(g, 'gainShields', { ship, zone: to, moved: true })) return false;
  loseShields(g, ship, from, 1);
  ship.shields[to]++;
  g.emit({ type: 'shieldMoved', unit: ship.id, from, to });
  return true;
}
