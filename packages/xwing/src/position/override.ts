import { drawCard, type Json, type Refusal, say, unlawful } from '@holotisch/engine';
import { pose } from '@holotisch/table';
import { deckOf, takeOffTable } from '../flow/attack/damage.ts';
import { endTurn } from '../flow/timing.ts';
import type { Equipped, Ship, TokenKind } from '../state.ts';
import type { XWing } from '../xwing.ts';
import { type HandChange, readChange } from './hand-change.ts';
import { brokenIn, fallenIn } from './verify.ts';

export function override(g: XWing, change: Json): Refusal | undefined {
  const read = readChange(change);
  if (!read.ok) return read.fault;
  if (!('end' in read.value)) return changeShip(g, read.value);
  g.state.outcome = read.value.end;
  return undefined;
}

function changeShip(g: XWing, change: HandChange): Refusal | undefined {
  const { state } = g;
  const { ship: id, x, y, degrees, shields, tokens, locks, activated, fought, destroyed } = change;
  const ship = state.ships[id];
  const returns = ship?.status === 'destroyed' && x !== undefined && y !== undefined;
  if (!ship || (ship.status !== 'play' && !returns)) return unlawful('xw.noSuchShip', { id });
  if ((x === undefined) !== (y === undefined)) return unlawful('xw.wrong.halfPlace', {});
  if (destroyed && x !== undefined) return unlawful('xw.wrong.change', {});
  if (x !== undefined && y !== undefined) {
    ship.pose = pose(x, y, degrees ?? 0);
    ship.status = 'play';
    const apart = state.touching.filter((t) => t.a !== id && t.b !== id);
    state.touching.splice(0, state.touching.length, ...apart);
  }
  if (shields !== undefined) ship.shields = shields;
  for (const [token, n] of Object.entries(tokens ?? {})) ship.tokens[token as TokenKind] = n as number;
  if (locks) ship.locks.splice(0, ship.locks.length, ...locks);
  if (activated !== undefined) ship.activated = activated;
  if (fought !== undefined) ship.fought = fought;
  // Whoever has had his turn, or is still to have it, is not in the middle of it.
  if (state.active === id && (activated ?? fought) !== undefined) endTurn(g);
  const wrong = changeDamage(g, ship, change) ?? changeCards(ship, change);
  if (wrong) return wrong;
  if (destroyed) takeOffTable(g, ship);
  return brokenBy(g);
}

function changeDamage(g: XWing, ship: Ship, { discard = [], turn = [], deal = [] }: HandChange): Refusal | undefined {
  const deck = deckOf(g, ship);
  for (const at of [...discard, ...turn]) if (!ship.damage[at]) return unlawful('xw.noSuchDamage', { id: String(at) });
  for (const at of turn) {
    const damage = ship.damage[at]!;
    damage.faceup = !damage.faceup && damage.card !== ''; // a stand-in has no other side
    damage.round = g.state.round;
  }
  const gone = discard.map((at) => ship.damage[at]!);
  for (const damage of gone) {
    ship.damage.splice(ship.damage.indexOf(damage), 1);
    if (damage.card !== '') deck.discard.push(damage.card);
  }
  for (const wanted of deal) {
    const from = wanted === null ? undefined : [deck.draw, deck.discard].find((pile) => pile.includes(wanted));
    if (wanted !== null && !from) return unlawful('xw.noSuchDamage', { id: wanted });
    if (from && wanted !== null) from.splice(from.indexOf(wanted), 1);
    const card = wanted ?? drawCard(g.state.chance, deck) ?? '';
    ship.damage.push({ card, faceup: wanted !== null, round: g.state.round });
  }
  return undefined;
}

function changeCards(ship: Ship, { cards = [] }: HandChange): Refusal | undefined {
  for (const { at, ...now } of cards) {
    const card: Equipped | undefined = ship.upgrades[at];
    if (!card) return unlawful('xw.noSuchUpgrade', { id: String(at) });
    Object.assign(card, now);
  }
  return undefined;
}

/** Even by hand nobody may stand on another ship or off the table: the game could not go on from there. */
function brokenBy(g: XWing): Refusal | undefined {
  const broken = brokenIn(g) ?? fallenIn(g);
  return broken && { clauses: broken.clauses, message: say('xw.overrideBreaks', { problem: { ...broken.message } }) };
}
