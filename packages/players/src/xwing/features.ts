import { type XWingState, xwing } from '@holotisch/xwing';
import { damageOn, hullOf, inPlay, sideOf, type XWing } from '@holotisch/xwing/rules';
import { type Features, lead } from '../analysis/chance.ts';
import { EVEN } from '../character.ts';
import { prospectsOf } from './balance.ts';
import type { Imagined } from './imagine.ts';
import { pointsOf, worthOfShip } from './worth.ts';

/** Round in which most matches are over. */
const LATE = 12;

/** How a match stands, from the first side: ships, life, tokens, who may shoot at whom. */
export function xwingFeatures(state: XWingState): Features {
  // Looking at shots moves ships about for a moment.
  const g = xwing.sit(xwing.clone(state), () => {});
  const [a, b] = [sumsOf(g, 0), sumsOf(g, 1)];
  const time = Math.min(1, state.round / LATE);
  const worth = lead(a.worth, b.worth);
  return {
    worth,
    worthLate: worth * time,
    worthSure: worth * Math.abs(worth),
    life: lead(a.life, b.life),
    ships: lead(a.ships, b.ships),
    // Ships that nobody has put down yet threaten nobody.
    shots: state.phase === 'forces' ? 0 : lead(1 + a.shots, 1 + b.shots),
    standing: (a.standing - b.standing) / Math.max(20, a.worth + b.worth),
    tokens: lead(2 + a.tokens, 2 + b.tokens),
    stress: lead(2 + a.stress, 2 + b.stress),
    initiative: state.round === 0 ? 0 : state.initiative === 0 ? 1 : -1,
  };
}

function sumsOf(g: XWing, side: 0 | 1) {
  const alive = g.state.ships.filter((s) => s.status !== 'destroyed' && sideOf(g.state, s) === side);
  const there = inPlay(g.state);
  const table: Imagined = {
    g,
    mine: there.filter((s) => sideOf(g.state, s) === side),
    foes: there.filter((s) => sideOf(g.state, s) !== side),
    character: EVEN,
  };
  const sums = { worth: 0, life: 0, ships: alive.length, shots: 0, standing: 0, tokens: 0, stress: 0 };
  for (const ship of alive) {
    sums.worth += ship.status === 'play' ? worthOfShip(g, ship) : pointsOf(ship);
    sums.life += Math.max(0, hullOf(g, ship) - damageOn(ship)) + ship.shields;
    sums.tokens += ship.tokens.focus + ship.tokens.evade + ship.locks.length;
    sums.stress += ship.tokens.stress;
  }
  const prospects = prospectsOf(table);
  return { ...sums, shots: prospects.shots, standing: sums.worth + prospects.place };
}
