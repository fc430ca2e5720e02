import { bad, type Deck, good, type Position, type Result, say, shuffledDeck } from '@holotisch/engine';
import { pose } from '@holotisch/table';
import type { Armada } from '../armada.ts';
import { marksOf } from '../campaign/battle.ts';
import * as data from '../data/index.ts';
import { newTurn } from '../flow/activation/activation.ts';
import { costOf } from '../flow/end/end.ts';
import { newSquadronTurn } from '../flow/squadrons/squadron.ts';
import { type ArmadaState, HIDDEN, type Ship, type Unit } from '../state.ts';
import { isSetup, laidFault, positionFault, type ShipData } from './fault.ts';
import { type PositionData, readPosition } from './read.ts';
import { blankState, damageCards, newEquipped, newShip, newSquadron, rulesFrom } from './start.ts';

/** A match in the middle of things, as scenario files spell it; write.ts is the way back. */

type UnitData = PositionData['units'][number];

/** A position is verified as a whole before it is played. What was hidden in it is new, and so is the order of the deck. */
export function place(start: Position, sit: (state: ArmadaState) => Armada): Result<ArmadaState> {
  const shape = readPosition(start.position);
  if (!shape.ok) return shape;
  const p = shape.value;
  const fault = positionFault(p);
  if (fault) return bad(fault);
  const units = p.units.map((u, id) => unitFrom(u, id));
  const rules = rulesFrom(p.rules);
  const blank = blankState(start.seed, rules, p.sides, units, p.captains);
  Object.assign(blank.chance.loaded, Object.fromEntries(Object.entries(start.dice).map(([k, f]) => [k, [...f]])));
  const deck = deckOf(blank, p, start.decks['damage'] ?? []);
  if (!deck.ok) return deck;
  const points = p.sides.map((_, seat) =>
    units.reduce((sum, u) => (u.seat === seat ? sum + costOf(u, rules.prices) : sum), 0),
  );
  const state: ArmadaState = {
    ...blank,
    ...(p.campaign && { campaign: p.campaign }),
    deck: deck.value,
    points,
    brought: p.sides.map((_, seat) => p.brought[seat] ?? null),
  };
  layOut(state, p);
  const g = sit(state);
  const impossible = laidFault(g);
  return impossible ? bad(impossible) : good(state);
}

function unitFrom(u: UnitData, id: number): Unit {
  const unit =
    'squadron' in u
      ? newSquadron(id, u.seat, u.squadron)
      : newShip(
          id,
          u.seat,
          u.ship,
          u.upgrades.map((up) => (typeof up === 'string' ? up : up.id)),
        );
  unit.status = u.status;
  unit.doomed = u.doomed;
  unit.pose = u.x !== undefined && u.y !== undefined ? pose(u.x, u.y, u.degrees) : null;
  unit.objectives = u.objectives;
  Object.assign(unit, marksOf(u));
  if (u.asideBy !== undefined) unit.asideBy = u.asideBy;
  if (u.tokens)
    unit.tokens.splice(
      0,
      unit.tokens.length,
      ...u.tokens.map((t) => (typeof t === 'string' ? { kind: t, state: 'ready' as const } : { ...t })),
    );
  if (unit.kind === 'ship' && 'ship' in u) furnish(unit, u);
  if (unit.kind === 'squadron' && 'squadron' in u) {
    unit.hull = u.hull ?? unit.hull;
    unit.slider = u.activated ? 'orange' : 'blue';
  }
  return unit;
}

function furnish(ship: Ship, u: ShipData): void {
  ship.speed = u.speed;
  for (const zone of data.ZONES) ship.shields[zone] = u.shields[zone] ?? ship.shields[zone];
  ship.commands.push(...u.commands);
  ship.raids.push(...u.raids);
  ship.dials.push(...u.dials);
  ship.open.push(...u.open);
  ship.activated = u.activated;
  if (u.retreats) ship.retreats = true;
  ship.marked = u.marked;
  ship.aim = u.aim;
  for (const [at, up] of u.upgrades.entries()) {
    if (typeof up === 'string') continue;
    const { exhausted, ...happened } = up;
    const fresh = newEquipped(up.id);
    ship.upgrades[at] = { ...fresh, ...happened, exhausted: exhausted ?? fresh.exhausted };
  }
}

/**
 * Damage cards that lie on ships or were discarded come out of the deck, then those that are to be on its top; a card of
 * which there is no further copy is a fault. Cards that nobody knows are any, from the bottom.
 */
function deckOf(state: ArmadaState, p: PositionData, top: readonly string[]): Result<Deck> {
  const cards = damageCards();
  const missing = (id: string, where: readonly (string | number)[]) =>
    bad({ clauses: [], message: say('ar.noSuchDamage', { id }), where });
  const take = (card: string): boolean => {
    const at = cards.indexOf(card);
    if (at >= 0) cards.splice(at, 1);
    return at >= 0;
  };
  const known = p.units.map((u) => ('ship' in u && typeof u.damage !== 'number' ? u.damage : []));
  for (const [id, damage] of known.entries())
    for (const [i, { card }] of damage.entries())
      if (card !== HIDDEN && !take(card)) return missing(card, ['position', 'units', id, 'damage', i, 'card']);
  for (const [i, card] of p.discarded.entries()) if (!take(card)) return missing(card, ['position', 'discarded', i]);
  const left = [...cards];
  for (const [i, card] of top.entries()) {
    const at = left.indexOf(card);
    if (at < 0) return missing(card, ['decks', 'damage', i]);
    left.splice(at, 1);
  }
  const { draw } = shuffledDeck(state.chance, cards, top);
  for (const [id, u] of p.units.entries()) {
    const unit = state.units[id]!;
    if (unit.kind !== 'ship' || !('ship' in u)) continue;
    const written =
      typeof u.damage === 'number'
        ? Array.from({ length: u.damage }, () => ({ card: HIDDEN, faceup: false }))
        : u.damage;
    for (const [i, { card, faceup }] of written.entries()) {
      const found = card === HIDDEN ? draw.pop() : card;
      if (found === undefined) return missing(card, ['position', 'units', id, 'damage', i]);
      unit.damage.push({ card: found, faceup });
    }
  }
  return good({ draw, discard: [...p.discarded] });
}

function layOut(state: ArmadaState, p: PositionData): void {
  const { active, flying } = p;
  Object.assign(state, {
    first: p.first,
    objective: p.objective,
    objectiveNote: p.note,
    round: p.round ?? (isSetup(p.phase) ? 0 : 1),
    phase: p.phase,
    stage: p.stage,
    turnOf: p.turnOf ?? p.first,
    edges: p.edges,
    passes: p.passes,
    passed: p.passed,
    victory: p.victory,
    squadronsLeft: p.squadronsLeft,
    active,
    turn:
      active === null
        ? null
        : {
            ...newTurn(),
            step: p.step,
            attacked: p.attacked,
            attacks: p.attacks ?? p.attacked.length,
            targeted: p.targeted,
            squadrons: p.commanding,
          },
    flying: flying && {
      ...newSquadronTurn(flying.squadron, flying.by, flying.commanded),
      moved: flying.moved,
      attacked: flying.attacked,
    },
    supply: p.supply,
    lasting: p.lasting,
    uses: p.uses,
    outcome: p.outcome,
  } satisfies Partial<ArmadaState>);
  for (const { token, x, y, degrees, marked, station } of p.obstacles)
    state.obstacles.push({
      token,
      kind: data.obstacleToken(token).kind,
      pose: pose(x, y, degrees),
      marked,
      ...(station && { station: { ...station } }),
    });
  for (const [i, { id = i, kind, seat, x, y, by }] of p.markers.entries())
    state.markers.push({ id, kind, seat, x, y, ...(by !== undefined && { by }) });
  state.nextMarker = Math.max(0, ...state.markers.map(({ id }) => id + 1));
}
