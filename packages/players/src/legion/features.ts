import { type LegionState, legion, legion26 } from '@holotisch/legion';
import { destroyedPoints, type Legion, sideOf, standingScore, unitsInPlay, woundsOf } from '@holotisch/legion/rules';
import { type Features, lead } from '../analysis/chance.ts';
import { EVEN } from '../character.ts';
import { placesToHold } from './goals.ts';
import { away, type Imagined, leaderAt, type Unit } from './imagine.ts';
import { costOf } from './worth.ts';

const USUAL_ROUNDS = 6;
/** From the middle of what is to be held: who stands there has it, who is twice as far is on the way. */
const NEAR = 90;
const ON_THE_WAY = 450;

/** How a battle stands, from the first side: armies, points, who holds what is to be held, fear. */
export function legionFeatures(state: LegionState): Features {
  const game = state.rules.edition === '2.6' ? legion26 : legion;
  const g = game.sit(game.clone(state), () => {});
  const [a, b] = [sumsOf(g, 0), sumsOf(g, 1)];
  const time = Math.min(1, state.round / (state.rules.rounds ?? USUAL_ROUNDS));
  const worth = lead(a.worth, b.worth);
  const [sure, other] = state.victory;
  const [soon, late] = state.phase === 'over' || state.round === 0 || !isWhole(g) ? state.victory : standingScore(g);
  const score = (sure - other) / 4;
  const standing = (soon - late) / 3;
  const destroyed = (destroyedPoints(g, 0) - destroyedPoints(g, 1)) / Math.max(1, (a.brought + b.brought) / 2);
  const blue = state.round === 0 ? 0 : state.blue === 0 ? 1 : -1;
  return {
    worth,
    worthLate: worth * time,
    destroyed,
    destroyedLate: destroyed * time,
    score,
    scoreLate: score * time,
    standing,
    standingLate: standing * time * time,
    // The first point is worth the most where all the others are still to come.
    ahead: Math.sign(soon - late) * time * time,
    units: lead(a.units, b.units),
    held: (a.held - b.held) / 3,
    heldLate: ((a.held - b.held) / 3) * time,
    near: (a.near - b.near) / 3,
    nearLate: ((a.near - b.near) / 3) * time,
    fear: lead(3 + a.fear, 3 + b.fear),
    waiting: lead(1 + a.waiting, 1 + b.waiting),
    blue,
    blueLate: blue * time * time,
  };
}

function sumsOf(g: Legion, side: 0 | 1) {
  const { state } = g;
  const units = unitsInPlay(state).filter((u) => u.minis[u.leader]?.pose);
  const mine = units.filter((u) => sideOf(state, u) === side);
  const enemies = units.filter((u) => sideOf(state, u) !== side);
  const sums = { brought: 0, worth: 0, units: 0, held: 0, near: 0, fear: 0, waiting: 0 };
  for (const unit of state.units) {
    if (sideOf(state, unit) !== side) continue;
    const cost = costOf(g, unit);
    sums.brought += cost;
    if (unit.status === 'defeated') continue;
    sums.worth += cost * (0.2 + 0.8 * leftOf(g, unit));
    sums.units += 1;
    sums.fear += unit.tokens.suppression;
    if (unit.order !== 'facedown') sums.waiting += 1;
    sums.held += unit.claimed.length;
  }
  const seat = state.sides.indexOf(side);
  const imagined: Imagined = { g, seat, side, mine, enemies, hasty: false, character: EVEN };
  if (mine.length === 0 || state.round === 0) return sums;
  for (const place of placesToHold(imagined).slice(0, MOST_PLACES)) {
    const nearest = Math.min(...mine.map((unit) => away(leaderAt(unit), place)));
    sums.near += Math.max(0, 1 - nearest / ON_THE_WAY);
    if (nearest < NEAR) sums.held += 0.5;
  }
  return sums;
}
/** Whether no leader has just fallen, with nobody in his place yet: then nobody can say who holds what. */
const isWhole = ({ state }: Legion): boolean =>
  unitsInPlay(state).every(({ minis, leader }) => minis[leader]?.fell === null && minis[leader].pose !== null);

/** What is behind the enemy's lines is a hundred places. */
const MOST_PLACES = 6;

/** How much of a unit's life is left. */
export function leftOf(g: Legion, unit: Unit): number {
  let [left, whole] = [0, 0];
  for (const [at, mini] of unit.minis.entries()) {
    const wounds = woundsOf(g, unit, at);
    whole += wounds;
    if (mini.fell === null) left += Math.max(0, wounds - mini.wounds);
  }
  return whole === 0 ? 0 : left / whole;
}
