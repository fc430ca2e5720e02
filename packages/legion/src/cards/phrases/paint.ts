import { miniOfMarker } from '../../flow/attack/loose.ts';
import { screensBetween } from '../../flow/attack/sight.ts';
import { gap } from '../../geometry/base.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { Marker, Unit } from '../../state.ts';
import { onTable } from '../../values.ts';
import { at, type CardRules, type CardSource } from '../vocabulary.ts';
import { isFriend, isHero, isPlayed, layToken } from './commands.ts';

/** Whether somebody of the unit sees a token that lies at range 2 of it. */
function seesToken(g: Legion, unit: Unit, marker: Marker): boolean {
  const token = miniOfMarker(marker);
  return onTable(unit).some((mini) => {
    const from = g.mini(unit, mini);
    return isAt(gap(from.base, token.base), 2) && g.rules.sees(from, token, screensBetween(g));
  });
}

/** A token of this player that somebody of the unit sees; of several that are not of one card only the first counts. */
const graffiti = (g: Legion, unit: Unit, self: CardSource): boolean =>
  g.state.markers.find((m) => m.kind === 'graffiti' && m.seat === self.seat && seesToken(g, unit, m))?.by ===
  `command/${self.card}`;

/** In the round of the card Sabine may leave graffiti, which raise and lower spirits for the rest of the match. R-LE-96 */
export const PAINTS: Required<Pick<CardRules, 'abilities' | 'acts'>> = {
  abilities: [
    at('unit.rallies', {
      mandatory: true,
      when: (g, m, self) => m.dice > (isFriend(g, m.unit, self) ? 0 : 1) && graffiti(g, m.unit, self),
      *run(g, m, self) {
        m.dice += isFriend(g, m.unit, self) ? 1 : -1;
      },
    }),
  ],
  acts: [
    {
      id: 'paint',
      free: true,
      plain: true,
      when: (g, unit, self) => isHero(g, unit, self) && isPlayed(g, self),
      *run(g, sabine, self) {
        const marker = yield* layToken(g, self, sabine, {
          kind: 'graffiti',
          near: { unit: sabine.id, range: 1 },
          touchingTerrain: true,
        });
        if (marker) g.state.lasting.push({ source: self.key, unit: sabine.id, until: 'game', note: 'graffiti' });
      },
    },
  ],
};
