import { say } from '@holotisch/engine';
import { looking, screensBetween } from '../../flow/attack/sight.ts';
import { chooseWay } from '../../flow/choose.ts';
import { contests } from '../../flow/edition26/objectives.ts';
import { isPanicked } from '../../flow/edition26/panic.ts';
import { award } from '../../flow/end/end.ts';
import { colourOf, zoneShapes } from '../../flow/objectives/zones.ts';
import { gain, mayBeSuppressed } from '../../flow/tokens.ts';
import { touchesShape } from '../../geometry/base.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { Side, Unit } from '../../state.ts';
import { courageOf, enemiesOf, fromLeader, onTable, otherSide, sideOf, unitsInPlay } from '../../values.ts';
import { at, type CardRules } from '../vocabulary.ts';
import { giveOut, holders, sideOfCard } from './handing.ts';
import {
  assetsOf,
  bothSides,
  claimAsset,
  hasBegun,
  scorePoints,
  territoryOf,
  tick,
  ticked,
  tokensOf,
} from './missions.ts';

/** Secondary objectives of 2.6 that the small format has as well. */

/** More of theirs than of ours are at the end of their courage; and what the chart gives once a round. */
export const heel = (card: string): CardRules => ({
  battle: {
    *roundScore(g) {
      if (!hasBegun(g)) return;
      const cowed = (side: Side) => unitsInPlay(g.state).filter((u) => sideOf(g.state, u) === side && isCowed(g, u));
      scorePoints(g, card, (side) => Number(cowed(otherSide(side)).length > cowed(side).length));
    },
  },
  abilities: [
    at('token.gained', {
      limit: { per: 'round', times: 1 },
      when: (g, m, self) =>
        m.token === 'suppression' &&
        sideOf(g.state, m.unit) !== sideOfCard(g, self) &&
        heelRows(g, card, sideOfCard(g, self)).length > 0,
      label: () => say('le.usePoints', { card, points: HEEL }),
      *run(g, _m, self) {
        const side = sideOfCard(g, self);
        const row = yield* chooseWay(
          self.seat,
          heelRows(g, card, side),
          ['L2-ENDPHASE-02'],
          say('le.ask.chart', { card }),
          { card },
        );
        tick(g, card, side, row, HEEL);
      },
    }),
  ],
});
const HEEL = 2;
const isCowed = (g: Legion, unit: Unit): boolean =>
  mayBeSuppressed(g, unit) && unit.tokens.suppression >= courageOf(g, unit)!;
const HEEL_ROWS = ['enemyPanicked', 'allSuppressed'] as const;
const heelRows = (g: Legion, card: string, side: Side): readonly (typeof HEEL_ROWS)[number][] => {
  const enemies = unitsInPlay(g.state).filter((u) => sideOf(g.state, u) !== side);
  const able = enemies.filter((u) => mayBeSuppressed(g, u));
  return HEEL_ROWS.filter(
    (row) =>
      !ticked(g, card, side).includes(row) &&
      (row === 'enemyPanicked'
        ? enemies.some((u) => isPanicked(g, u))
        : able.length > 0 && able.every((u) => u.tokens.suppression > 0)),
  );
};

/** A scanner, and who is seen by its carrier at the end of the activation. */
export const recon = (card: string): CardRules => ({
  battle: {
    prepare: (g) => giveOut(g, card, 1),
    acts: [claimAsset(card, (g, unit, { seat }) => seat !== null && g.state.sides[seat] === sideOf(g.state, unit))],
  },
  abilities: [
    at('unit.ends', {
      mandatory: true,
      when: (g, m, self) =>
        sideOf(g.state, m.unit) === sideOfCard(g, self) &&
        assetsOf(g, m.unit, card).length > 0 &&
        spied(g, m.unit).length > 0,
      *run(g, m, self) {
        const seen = spied(g, m.unit);
        const side = sideOfCard(g, self);
        const key = `${card}.${side}`;
        if (hasBegun(g) && seen.length >= 2 && g.state.battleNote[key] !== g.state.round) {
          g.state.battleNote[key] = g.state.round;
          award(g, side, 1, say('le.score.battle', { card }));
        }
        for (const enemy of seen) yield* gain(g, enemy, 'observation', 1, card);
      },
    }),
  ],
});
/** Within 2 of its leader, who sees them. R-L2-46 */
function spied(g: Legion, unit: Unit): readonly Unit[] {
  const screens = screensBetween(g);
  return enemiesOf(g.state, unit).filter((enemy) => {
    const sees = looking(g, unit, enemy, screens);
    return isAt(fromLeader(g, unit, enemy), 2) && onTable(enemy).some((mini) => sees(unit.leader, mini));
  });
}

/** Two scanners beyond one's own territory; two points for standing at one that the enemy has dropped. */
export const scan = (card: string): CardRules => ({
  battle: {
    prepare: (g) => giveOut(g, card, 2),
    acts: [
      claimAsset(
        card,
        (g, unit, { seat }) =>
          seat !== null && g.state.sides[seat] === sideOf(g.state, unit) && assetsOf(g, unit, card).length === 0,
      ),
    ],
    *roundScore(g) {
      for (const side of bothSides(g)) {
        const mine = holders(g, card, side);
        if (hasBegun(g) && mine.filter((u) => isAbroad(g, u, side)).length >= 2)
          award(g, side, 1, say('le.score.battle', { card }));
        const lost = tokensOf(g, card).filter(({ seat }) => seat !== null && g.state.sides[seat] !== side);
        if (ticked(g, card, side).length === 0 && lost.some((marker) => mine.some((u) => contests(g, u, marker))))
          tick(g, card, side, 'found', 2);
      }
    },
  },
});
/** No part of it in one's own territory, and not contesting a point of interest there. */
function isAbroad(g: Legion, unit: Unit, side: Side): boolean {
  const zones = zoneShapes(g, colourOf(g.state, side));
  if (onTable(unit).some((mini) => zones.some((zone) => touchesShape(g.mini(unit, mini).base, zone)))) return false;
  return !g.state.markers.some(
    (marker) => marker.kind === 'poi' && territoryOf(g, side, marker) === 'own' && contests(g, unit, marker),
  );
}
