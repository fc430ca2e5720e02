import type { Refusal, Result } from '@holotisch/engine';
import * as data from './data/index.ts';
import type { Slot } from './data/types.ts';
import { findMission } from './missions/index.ts';
import type { PositionData } from './read.ts';
import { damageCards, refusal } from './start.ts';
import { type Edge, HIDDEN, noTokens, type Phase } from './state.ts';

/** A card of a position: its name alone, or what has happened to it too. */
export function cardOf(written: PositionData['ships'][number]['upgrades'][number]) {
  const happened = typeof written === 'string' ? undefined : written;
  const [slot, id] = (happened?.card ?? (written as string)).split('/') as [Slot, string];
  return { slot, id, happened };
}

const SETUP: ReadonlySet<Phase> = new Set(['initiative', 'obstacles', 'forces']);
const OPPOSITE: Readonly<Record<Edge, Edge>> = { south: 'north', north: 'south', west: 'east', east: 'west' };
const TOKENS = Object.keys(noTokens());

/** What is wrong with a position beyond its shape. */
export function positionFault(p: PositionData): Result<never, Refusal> | undefined {
  const deck = p.rules.damageDeck ?? 'core2';
  const cards = damageCards(deck);
  for (const [i, s] of p.ships.entries()) {
    if (!data.findPilot(s.faction, s.type, s.pilot)) return refusal('xw.noSuchPilot', { ship: i, id: s.pilot });
    if (p.sides[s.seat] === undefined) return refusal('xw.badSides', { ship: i });
    if ((s.x === undefined) !== (s.y === undefined))
      return refusal('xw.badData', { path: `ships.${i}`, problem: 'x, y' });
    for (const u of s.upgrades) {
      const { slot, id } = cardOf(u);
      if (!data.findUpgrade(slot, id)) return refusal('xw.noSuchUpgrade', { ship: i, id: `${slot}/${id}` });
    }
    for (const t of Object.keys(s.tokens))
      if (!TOKENS.includes(t)) return refusal('xw.noSuchToken', { ship: i, id: t });
    // A card that lies facedown, and a dial that does, may be unknown.
    for (const card of [...s.damage.filter((d) => d.faceup || d.card !== HIDDEN).map((d) => d.card), ...s.aside])
      if (card !== '' && !cards.includes(card)) return refusal('xw.noSuchDamage', { ship: i, id: card });
    if (s.dial !== null && (s.dial !== HIDDEN || s.revealed) && !data.dialOf(s.type).some((m) => m.code === s.dial))
      return refusal('xw.notOnDial', { ship: i, id: s.dial });
    for (const t of [...s.locks, s.carrier ?? 0]) if (t >= p.ships.length) return refusal('xw.noSuchShip', { id: t });
    const carrier = p.ships[s.carrier ?? i];
    if (s.docked && carrier?.x === undefined && !carrier?.reserve)
      return refusal('xw.badData', { path: `ships.${i}.docked`, problem: String(s.carrier) });
  }
  if (p.rules.mission && !findMission(p.rules.mission)) return refusal('xw.noSuchMission', { id: p.rules.mission });
  for (const o of p.obstacles) if (!data.findObstacle(o.kind)) return refusal('xw.noSuchObstacle', { id: o.kind });
  for (const [i, b] of p.bombs.entries()) {
    const bomb = data.findUpgrade('bomb', b.card)?.bomb;
    if (!bomb) return refusal('xw.noSuchUpgrade', { id: b.card });
    if (b.part >= data.BOMB_TOKENS[bomb.token].length)
      return refusal('xw.badData', { path: `bombs.${i}.part`, problem: String(b.part) });
    if (b.ship >= p.ships.length) return refusal('xw.noSuchShip', { id: b.ship });
  }
  for (const id of [...p.lasting.map((l) => l.ship), ...p.touching.flat(2), p.active ?? 0])
    if (id >= p.ships.length) return refusal('xw.noSuchShip', { id });
  const wrong = turnFault(p);
  if (wrong) return refusal('xw.badData', { path: 'turn', problem: wrong });
  for (const kind of p.supply) if (!data.isBrought(kind)) return refusal('xw.noSuchObstacle', { id: kind });
  if (SETUP.has(p.phase) !== (p.round === 0))
    return refusal('xw.badData', { path: 'round', problem: `${p.phase}, ${p.round}` });
  if (p.edges && OPPOSITE[p.edges[0]] !== p.edges[1])
    return refusal('xw.badData', { path: 'edges', problem: p.edges.join(', ') });
  return undefined;
}

/** A turn is somebody's, belongs to its phase, and speaks of ships and obstacles that are there. */
function turnFault({ turn, active, phase, ships, obstacles }: PositionData): string | undefined {
  if (turn === undefined) return undefined;
  if (active === null) return 'active';
  const isFight = turn.step === 'attack' || turn.step === 'fought';
  if (phase !== (isFight ? 'combat' : 'activation')) return `${phase}, ${turn.step}`;
  if (turn.step !== 'act') return undefined;
  const ship = turn.overlapped.find((id) => id >= ships.length);
  if (ship !== undefined) return String(ship);
  return turn.obstacles.find((o) => !data.findObstacle(o.kind) || o.at >= obstacles.length)?.kind;
}
