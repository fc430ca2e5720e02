import { rollDie, say } from '@holotisch/engine';
import { battleCardOf } from '../../data/index.ts';
import { DEFENCE_DICE } from '../../dice.ts';
import { detonate } from '../../flow/attack/detonation.ts';
import { seenByMarker } from '../../flow/attack/loose.ts';
import { chooseUnits } from '../../flow/choose.ts';
import { removeMarker, shapeOf } from '../../flow/markers.ts';
import { colourOf } from '../../flow/zones.ts';
import { gap, touchesShape } from '../../geometry/base.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { Marker, Unit } from '../../state.ts';
import { captainOf, isRepulsor, isTrooper, leaderOf, onTable, refuse } from '../../values.ts';
import { at, ban, type CardFamily, type CardRules, valueOfAny } from '../vocabulary.ts';
import { layBarricade } from './barricades.ts';
import { inTurn, markersOf, ofOwnSide, placeMarker } from './phrases.ts';

/** The conditions of 1.x. LE-BEDINGUNGSKARTEN-01 */

/** No ranged attack beyond this range in this round. */
const dark = (limits: readonly number[]) =>
  ban('target', (g, { melee, range, attacker }) => {
    const most = limits[g.state.round - 1];
    if (melee || most === undefined || range <= most || attacker === undefined) return undefined;
    return refuse(['LE-BEDINGUNGSKARTEN-01'], say('le.no.visibility', { range, most }), {
      measured: range,
      allowed: most,
    });
  });

/** Barricades in turn, in one's own zone or within 2 of it. */
const fortified = (card: string, count: number): CardRules => ({
  battle: {
    *prepare(g) {
      const laid: Marker[] = [];
      for (const side of inTurn(g, count)) {
        const where = { kind: 'condition', aroundZone: { colour: colourOf(g.state, side), range: 2 } } as const;
        const token = yield* layBarricade(g, side, card, where, ['LE-BEDINGUNGSKARTEN-01']);
        if (token) laid.push(token);
      }
      for (const token of laid) removeMarker(g, token);
    },
  },
});
const WEARY: CardRules = {
  values: [
    valueOfAny('courageRange', (g, unit, self) => (ofOwnSide(g, unit, self) ? { add: -2, atLeast: 1 } : undefined)),
  ],
  battle: {},
};

export const CONDITIONS: CardFamily = {
  'battle/clear-conditions': { battle: {} },
  'battle/clear-conditions-skirmish': { battle: {} },
  'battle/limited-visibility': { bans: [dark([2, 3])], battle: {} },
  'battle/dawn': { bans: [dark([2])], battle: {} },
  // Troopers whose leader touches no terrain keep their suppression in the end phase.
  'battle/hostile-environment': {
    values: [
      valueOfAny('calm', (g, unit) =>
        unit.status === 'play' && isTrooper(g, unit) && !standsAtTerrain(g, unit) ? { set: 0 } : undefined,
      ),
    ],
    battle: {},
  },
  'battle/war-weary': WEARY,
  'battle/war-weary-skirmish': WEARY,
  'battle/fortified-positions': fortified('fortified-positions', 8),
  'battle/improvised-defenses': fortified('improvised-defenses', 4),
  'battle/minefield': {
    weapons: battleCardOf('minefield').weapons ?? [],
    battle: {
      *prepare(g) {
        for (const side of inTurn(g, 4))
          yield* placeMarker(g, side, 'minefield', { kind: 'condition', beyondZones: 1, beyondMarkers: 2 }, [
            'LE-BEDINGUNGSMARKER-01',
          ]);
      },
    },
    abilities: [
      at('move.after', {
        mandatory: true,
        when: (g, m, self) => ofOwnSide(g, m.unit, self) && !isRepulsor(g, m.unit) && minesNear(g, m.unit).length > 0,
        *run(g, m) {
          for (const mine of minesNear(g, m.unit)) {
            const face = rollDie(g.state.chance, DEFENCE_DICE.red);
            g.emit({
              type: 'looseDice',
              colour: 'red',
              faces: [face],
              purpose: say('le.mineRoll', { marker: mine.id }),
            });
            if (face === 'blank') continue;
            const weapon = { card: 'battle/minefield', weapon: battleCardOf('minefield').weapons?.[0]?.id ?? '' };
            yield* detonate(g, mine, weapon, m.unit.seat, face === 'surge' ? 2 : 1);
          }
        },
      }),
    ],
  },
  // LE-ERRATA-SCHNELLE-VERSTAERKUNG-01..03, R-LE-50
  'battle/rapid-reinforcements': {
    battle: {
      *prepare(g) {
        for (const side of inTurn(g, 2)) {
          const able = g.state.units.filter(
            (u) =>
              g.state.sides[u.seat] === side &&
              u.status === 'reserve' &&
              isTrooper(g, u) &&
              u.rank !== 'commander' &&
              u.rank !== 'operative',
          );
          const units = yield* chooseUnits(
            captainOf(g.state, side),
            able,
            [1, 2],
            ['LE-ERRATA-SCHNELLE-VERSTAERKUNG-01'],
            say('le.ask.set-aside'),
            'rapid-reinforcements',
          );
          for (const unit of units) {
            unit.status = 'aside';
            g.emit({ type: 'setAside', unit: unit.id, card: 'rapid-reinforcements' });
          }
        }
      },
    },
  },
};

const standsAtTerrain = (g: Legion, unit: Unit): boolean =>
  g.terrain.some(({ shape }) => touchesShape(leaderOf(g, unit).base, shape));
function minesNear(g: Legion, unit: Unit): readonly Marker[] {
  if (unit.status !== 'play') return [];
  return markersOf(g, 'minefield').filter((mine) => {
    const near = Math.min(...onTable(unit).map((mini) => gap([shapeOf(mine)], g.mini(unit, mini).base)));
    return isAt(near, 1) && seenByMarker(g, mine, unit).length > 0;
  });
}
