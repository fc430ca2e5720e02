import type { Flow } from '@holotisch/engine';
import type { Ship } from '../../state.ts';
import { inPlay, skillOf } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { isOpen, nextInOrder } from '../activation/activation.ts';
import { endOf, endTurn, open } from '../timing.ts';

export function* combatStart(g: XWing): Flow {
  g.emit({ type: 'phase', phase: 'combat' });
  g.state.combatSkill = null;
  yield* open(g, 'combat.start', {});
  yield* g.rules.removeDestroyed(g);
  g.state.stage = 'ships';
}

/** Ships still to fight: R-XW-23, one whose skill has risen above the current step has missed its turn. */
const isWaiting = (g: XWing, s: Ship): boolean =>
  s.status === 'play' && !s.fought && (g.state.combatSkill === null || skillOf(g, s) <= g.state.combatSkill);

export function isCombatOver(g: XWing): boolean {
  for (const s of g.state.ships) if (isWaiting(g, s)) return false;
  return true;
}

/** Descending skill; each ship once. XW-KAMPFPHASE-01..04 */
export function* fightNext(g: XWing): Flow {
  const next = nextInOrder(g, isWaiting, 'fight', 'highest', ['XW-KAMPFPHASE-03', 'XW-KAMPFPHASE-04']);
  const ship = isOpen(next) ? yield* next : next;
  g.state.combatSkill = skillOf(g, ship);
  g.state.active = ship.id; // XW-AKTIVES-SCHIFF-01
  g.emit({ type: 'fights', ship: ship.id });
  yield* open(g, 'ship.fights', { ship });
  g.state.turn = { step: 'attack' };
}

/** One attack, if it likes. XW-KAMPFPHASE-05 */
export function* attackStep(g: XWing): Flow {
  const ship = g.ship(g.state.active!);
  if (ship.status === 'play') yield* g.rules.attack(g, ship);
  g.state.turn = { step: 'fought' };
}

export function* foughtStep(g: XWing): Flow {
  const ship = g.ship(g.state.active!);
  yield* open(g, 'ship.fought', { ship });
  // XW-GLEICHZEITIGER-ANGRIFF-05..07: the opportunity and everything it triggered is over; now it may go
  ship.fought = true;
  yield* g.rules.removeDestroyed(g);
  endTurn(g);
}

export function* combatEnd(g: XWing): Flow {
  g.state.stage = 'end';
  for (const ship of inPlay(g.state)) if (!ship.fought) g.emit({ type: 'missedTurn', ship: ship.id }); // R-XW-23
  yield* open(g, 'combat.end', {});
  yield* g.rules.removeDestroyed(g);
  endOf(g, 'phase');
  endOf(g, 'combat');
  g.state.phase = 'end';
  g.state.stage = 'start';
}
