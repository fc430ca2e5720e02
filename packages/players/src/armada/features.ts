import { type ArmadaState, armada } from '@holotisch/armada';
import {
  type Armada,
  atRange,
  attackRange,
  batteryOf,
  costOf,
  countOf,
  isActivated,
  isGone,
  scoreOf,
  shipsInPlay,
  sideOf,
  zonesOf,
} from '@holotisch/armada/rules';
import { type Features, lead } from '../analysis/chance.ts';
import { roomOf } from './course.ts';
import type { Ship } from './imagine.ts';
import { expected, worthOfDamage, worthOfUnit } from './worth.ts';

/** Where the players have agreed on no last round, most matches are over by then. */
const USUAL_ROUNDS = 6;

/** How a match stands, from the first side: fleets, points, guns on targets, who acts first. */
export function armadaFeatures(state: ArmadaState): Features {
  const g = armada.sit(armada.clone(state), () => {});
  const [a, b] = [sumsOf(g, 0), sumsOf(g, 1)];
  const [scored, lost] = scoreOf(g);
  const whole = Math.max(1, a.brought + b.brought) / 2;
  const rounds = state.rules.rounds ?? USUAL_ROUNDS;
  const time = Math.min(1, state.round / rounds);
  const score = (scored - lost) / whole;
  const worth = lead(a.worth, b.worth);
  return {
    score,
    scoreLate: score * time,
    // Later on a lead that is not made up any more decides, however small it is.
    scoreEnd: lead(scored + 20, lost + 20) * time * time,
    worth,
    worthEarly: worth * (1 - time),
    ships: lead(a.ships, b.ships),
    squadrons: lead(40 + a.squadrons, 40 + b.squadrons),
    guns: lead(10 + a.guns, 10 + b.guns) * (state.round >= rounds && state.phase === 'status' ? 0 : 1),
    room: (a.room - b.room) / whole,
    tokens: lead(2 + a.tokens, 2 + b.tokens),
    waiting: lead(1 + a.waiting, 1 + b.waiting),
    first: state.round === 0 ? 0 : state.first === 0 ? 1 : -1,
    firstLate: state.round === 0 ? 0 : (state.first === 0 ? 1 : -1) * time * time,
  };
}

function sumsOf(g: Armada, side: 0 | 1) {
  const { state } = g;
  const sums = { brought: 0, worth: 0, ships: 0, squadrons: 0, guns: 0, room: 0, tokens: 0, waiting: 0 };
  const all = shipsInPlay(state).filter((s) => s.pose !== null);
  const enemies = all.filter((s) => sideOf(state, s) !== side);
  for (const unit of state.units) {
    if (sideOf(state, unit) !== side) continue;
    sums.brought += costOf(unit, state.rules.prices);
    if (isGone(unit)) continue;
    const worth = worthOfUnit(g, unit);
    sums.worth += worth;
    if (unit.kind === 'squadron') {
      sums.squadrons += worth;
      continue;
    }
    sums.ships += 1;
    sums.tokens += unit.tokens.reduce((n, { state: of }) => n + (of === 'ready' ? 1 : of === 'exhausted' ? 0.5 : 0), 0);
    if (unit.pose === null) continue;
    sums.room += roomOf(g, unit);
    sums.guns += gunsOf(g, unit, enemies);
    if (!isActivated(state, unit)) sums.waiting += 1;
  }
  return sums;
}

/** What the best two hull zones of a ship do from where it is. */
function gunsOf(g: Armada, ship: Ship, enemies: readonly Ship[]): number {
  const best: number[] = [];
  for (const zone of zonesOf(g, ship)) {
    const dice = batteryOf(g, ship, zone);
    if (countOf(dice) === 0) continue;
    let most = 0;
    for (const enemy of enemies)
      for (const defending of zonesOf(g, enemy)) {
        const range = attackRange({ ship: g.standing(ship), zone }, { ship: g.standing(enemy), zone: defending });
        if (range && !range.through)
          most = Math.max(most, expected(atRange(dice, range.band), true) * worthOfDamage(g, enemy));
      }
    best.push(most);
  }
  best.sort((one, other) => other - one);
  return (best[0] ?? 0) + (best[1] ?? 0);
}
