import { type Flow, say } from '@holotisch/engine';
import { distance, pose } from '@holotisch/table';
import { touchesShape } from '../../geometry/base.ts';
import { standingTerrain, TERRAIN, type Terrain } from '../../geometry/terrain.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { captainOf, isTrooper, leaderOf } from '../../values.ts';
import type { CardFamily } from '../vocabulary.ts';
import { bringAlong, centre, claimAct, claimedBy, markersOf, scoreEach, slowsBearer } from './phrases.ts';

/** The first act of the scenario of the downed AT-ST: what is in the wreck decides. R-LE-111 */

const CARD = 'secure-the-intel';

/** Two legs and a head, as they fell. */
const OUTLINE: Terrain['outline'] = [
  [-95, -35],
  [-40, -60],
  [50, -55],
  [95, -15],
  [85, 40],
  [20, 60],
  [-70, 50],
];
/** It lies in the middle of the battlefield; what stood there stands no longer. */
function* layWreck(g: Legion): Flow {
  const { x, y } = centre(g);
  const wreck: Terrain = { kind: 'wreck', outline: OUTLINE, pose: pose(x, y, 0), height: TERRAIN.wreck.height };
  const { shape } = standingTerrain(wreck);
  const { terrain } = g.state;
  const inTheWay = g.terrain.filter(({ shape: other }) => distance(shape, other) < ROOM).map(({ piece }) => piece);
  for (const piece of inTheWay) terrain.splice(terrain.indexOf(piece), 1);
  if (inTheWay.length > 0)
    g.emit({ type: 'note', why: say('le.cleared', { count: inTheWay.length }), clauses: ['LE-SPIELAUFBAU-13'] });
  terrain.push(wreck);
  g.emit({ type: 'terrain', seat: captainOf(g.state, g.state.blue), piece: terrain.length - 1, terrain: wreck });
}
/** A base of any trooper passes between the wreck and what stands near it. */
const ROOM = 60;

const isSquad = (g: Legion, unit: Unit): boolean =>
  isTrooper(g, unit) && (unit.rank === 'corps' || unit.rank === 'special') && unit.status === 'play';
const isAtWreck = (g: Legion, unit: Unit): boolean =>
  g.terrain.some(({ piece, shape }) => piece.kind === 'wreck' && touchesShape(leaderOf(g, unit).base, shape));

export const DOWNED_AT_ST: CardFamily = {
  'battle/forces-converge': { battle: {} },
  'battle/the-downed-at-st': { battle: { prepare: layWreck } },
  'battle/secure-the-intel': {
    battle: {
      acts: [
        { ...claimAct, when: (g, unit, self) => isSquad(g, unit) && claimAct.when(g, unit, self) },
        {
          id: 'extract',
          label: say('le.act.extract'),
          cost: 2,
          when: (g, unit) => markersOf(g, CARD).length === 0 && isSquad(g, unit) && isAtWreck(g, unit),
          *run(g, unit) {
            g.emit({ type: 'note', why: say('le.extracted', { unit: unit.id }), clauses: ['LE-EINSATZZIELMARKER-05'] });
            yield* bringAlong(g, unit, CARD);
          },
        },
      ],
      gameScore: (g) => scoreEach(g, (side) => claimedBy(g, CARD, side).length),
    },
    values: [slowsBearer(CARD)],
  },
};
