import type { Json } from '@holotisch/engine';
import { headingDegrees, type Pose } from '@holotisch/table';
import type { Ship, XWingState } from './state.ts';

/** A position that `place` lays out again: the moment between two activities, with all that is on the table. */
export const positionOf = (state: XWingState): Json => ({
  ships: state.ships.map(shipOf),
  sides: [...state.sides],
  obstacles: state.obstacles.map((o) => ({ kind: o.kind, ...spotOf(o.pose) })),
  bombs: state.bombs.map((b) => ({ card: b.card, ship: b.ship, part: b.part, ...spotOf(b.pose) })),
  touching: state.touching.map(({ a, b }) => [a, b]),
  ...(isRound(state) ? { phase: state.phase } : {}),
  round: Math.max(1, state.round),
  initiative: state.initiative,
  rules: { ...state.rules },
});

/** During setup there is no phase of a round yet; the position begins with the first. */
const isRound = (state: XWingState): boolean =>
  state.phase === 'planning' || state.phase === 'activation' || state.phase === 'combat' || state.phase === 'end';

const spotOf = (p: Pose) => ({ x: p.x, y: p.y, degrees: headingDegrees(p.hx, p.hy) });

const shipOf = (s: Ship): Json => ({
  seat: s.seat,
  faction: s.faction,
  type: s.type,
  pilot: s.pilot,
  upgrades: s.upgrades.filter((u) => !u.discarded).map((u) => `${u.slot}/${u.id}`),
  ...(s.pose ? { ...spotOf(s.pose), shields: s.shields } : {}),
  tokens: Object.fromEntries(Object.entries(s.tokens).filter(([, n]) => n > 0)),
  locks: [...s.locks],
  damage: s.damage.map((d) => ({ card: d.card, faceup: d.faceup, round: d.round })),
  conditions: [...s.conditions],
  dial: s.dial,
  revealed: s.revealed,
  activated: s.activated,
  fought: s.fought,
  performed: [...s.performed],
  bumped: s.bumped,
});
