import { below, type Flow, rollDie, say } from '@holotisch/engine';
import { distance, pose } from '@holotisch/table';
import { battleCardOf } from '../../data/index.ts';
import type { KeywordName } from '../../data/types.ts';
import { DEFENCE_DICE } from '../../dice.ts';
import { detonate } from '../../flow/attack/detonation.ts';
import { seenByMarker } from '../../flow/attack/loose.ts';
import { heal } from '../../flow/attack/wounds.ts';
import { chooseUnit, chooseUnits, chooseWay } from '../../flow/choose.ts';
import { markersAt, removeMarker, shapeOf } from '../../flow/objectives/markers.ts';
import { SUPPLIED, SUPPLIES, type Supply, suppliesOf } from '../../flow/objectives/supplies.ts';
import { colourOf } from '../../flow/objectives/zones.ts';
import { gap, touchesShape } from '../../geometry/base.ts';
import { isAt } from '../../geometry/range.ts';
import { standingTerrain, TERRAIN, type Terrain } from '../../geometry/terrain.ts';
import type { Legion } from '../../legion.ts';
import type { Marker, Unit } from '../../state.ts';
import {
  captainOf,
  isDroidTrooper,
  isRepulsor,
  isTrooper,
  isVehicle,
  leaderOf,
  living,
  onTable,
  refuse,
} from '../../values.ts';
import { layBarricade } from '../phrases/barricades.ts';
import { centre, inTurn, markersOf, ofOwnSide, placeMarker } from '../phrases/battle.ts';
import { nearby } from '../phrases/keywords.ts';
import { at, ban, type CardAct, type CardFamily, type CardRules, valueOfAny } from '../vocabulary.ts';

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

const standsAtTerrain = (g: Legion, unit: Unit): boolean =>
  g.terrain.some(({ shape }) => touchesShape(leaderOf(g, unit).base, shape));

function minesNear(g: Legion, unit: Unit): readonly Marker[] {
  if (unit.status !== 'play') return [];
  return markersOf(g, 'minefield').filter((mine) => {
    const near = Math.min(...onTable(unit).map((mini) => gap([shapeOf(mine)], g.mini(unit, mini).base)));
    return isAt(near, 1) && seenByMarker(g, mine, unit).length > 0;
  });
}

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

/** A base of any trooper passes between the wreck and what stands near it. */
const ROOM = 60;

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

const CARD = 'supply-drop';
const CLAUSES = ['LE-BEDINGUNGSKARTEN-01'] as const;
const FACEDOWN = 'facedown';

/** Keywords that a supply card lends for as long as the unit has it. */
const LENT = {
  camouflage: 'low-profile',
  'field-scanner': 'sharpshooter',
  'grapnel-harpoon': 'expert-climber',
  holoprojector: 'inspire',
  'precision-scopes': 'precise',
  'targeting-rangefinder': 'target',
} as const satisfies { readonly [S in Supply]?: KeywordName };

/** Those that are used up, and whom they help. */
const USED = {
  'arc-welder': (g: Legion, unit: Unit) => isVehicle(g, unit) || isDroidTrooper(g, unit),
  'bacta-capsules': (g: Legion, unit: Unit) => isTrooper(g, unit) && !isDroidTrooper(g, unit),
} as const;

const COPIES = 2;

const put = (unit: Unit, supplies: readonly Supply[]): void => {
  unit.note[SUPPLIED] = [...supplies];
};

/** Two of each, less those that units have and those that are used up. */
const deckOf = ({ state }: Legion): readonly Supply[] => {
  const dealt = state.units.flatMap(suppliesOf);
  const used = state.battleNote[CARD];
  const gone = [...dealt, ...(Array.isArray(used) ? used : [])];
  return SUPPLIES.flatMap((supply) =>
    Array<Supply>(Math.max(0, COPIES - gone.filter((one) => one === supply).length)).fill(supply),
  );
};

function draw(g: Legion, deck: Supply[]): Supply | undefined {
  return deck.length === 0 ? undefined : deck.splice(below(g.state.chance, deck.length), 1)[0];
}

const containersAt = (g: Legion, unit: Unit): readonly Marker[] =>
  markersAt(g, unit, 'condition').filter(({ by }) => by === CARD);

const resupply: CardAct = {
  id: 'resupply',
  free: true,
  label: say('le.act.resupply'),
  when: (g, unit) =>
    isTrooper(g, unit) &&
    g.card(unit).type !== 'creature-trooper' &&
    unit.status === 'play' &&
    containersAt(g, unit).length > 0,
  *run(g, unit) {
    const [container] = containersAt(g, unit);
    if (container!.note === FACEDOWN) delete container!.note;
    else removeMarker(g, container!);
    const deck = [...deckOf(g)];
    const own = suppliesOf(unit);
    const drawn = [draw(g, deck), draw(g, deck)].filter((one) => one !== undefined && !own.includes(one));
    const able = [...new Set(drawn)] as Supply[];
    if (able.length === 0) {
      g.emit({ type: 'note', why: say('le.notSupplied', { unit: unit.id }), clauses: CLAUSES });
      return;
    }
    const about = { unit: unit.id, card: CARD };
    const supply = yield* chooseWay(unit.seat, able, CLAUSES, say('le.ask.supply', { unit: unit.id }), about);
    put(unit, [...own, supply]);
    g.emit({
      type: 'note',
      why: say('le.supplied', { unit: unit.id, supply: { ...say(`le.supply.${supply}`) } }),
      clauses: CLAUSES,
    });
  },
};

/** One wound of a friend at range 1, once. */
const useUp = (supply: keyof typeof USED): CardAct => {
  const hurt = (g: Legion, unit: Unit): readonly Unit[] =>
    nearby(g, unit, 1).filter((u) => USED[supply](g, u) && living(u).some((mini) => u.minis[mini]!.wounds > 0));
  return {
    id: supply,
    label: say(`le.supply.${supply}`),
    when: (g, unit) => unit.status === 'play' && suppliesOf(unit).includes(supply) && hurt(g, unit).length > 0,
    *run(g, unit): Flow {
      const prompt = say('le.ask.card-unit', { card: CARD });
      const patient = yield* chooseUnit(unit.seat, hurt(g, unit), CLAUSES, prompt, CARD);
      put(
        unit,
        suppliesOf(unit).filter((one) => one !== supply),
      );
      const { battleNote } = g.state;
      const used = battleNote[CARD];
      battleNote[CARD] = [...(Array.isArray(used) ? used : []), supply];
      yield* heal(g, patient, 1);
    },
  };
};

export const CONDITION: CardFamily = {
  'battle/clear-conditions': { battle: {} },
  'battle/clear-conditions-skirmish': { battle: {} },
  'battle/dawn': { bans: [dark([2])], battle: {} },
  'battle/fortified-positions': fortified('fortified-positions', 8),
  // Troopers whose leader touches no terrain keep their suppression in the end phase.
  'battle/hostile-environment': {
    values: [
      valueOfAny('calm', (g, unit) =>
        unit.status === 'play' && isTrooper(g, unit) && !standsAtTerrain(g, unit) ? { set: 0 } : undefined,
      ),
    ],
    battle: {},
  },
  'battle/improvised-defenses': fortified('improvised-defenses', 4),
  'battle/limited-visibility': { bans: [dark([2, 3])], battle: {} },
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
  'battle/supply-drop': {
    battle: {
      *prepare(g) {
        const where = { kind: 'condition', beyondZones: 1, beyondMarkers: 1 } as const;
        for (const side of inTurn(g, 6))
          yield* placeMarker(g, side, CARD, where, ['LE-BEDINGUNGSMARKER-01'], { seat: null, note: FACEDOWN });
      },
      acts: [resupply, useUp('arc-welder'), useUp('bacta-capsules')],
    },
    grants: Object.values(LENT),
    values: (Object.keys(LENT) as (keyof typeof LENT)[]).map((supply) =>
      valueOfAny(`keyword.${LENT[supply]}`, (g, unit, self) =>
        ofOwnSide(g, unit, self) && suppliesOf(unit).includes(supply) ? { add: 1 } : undefined,
      ),
    ),
  },
  'battle/the-downed-at-st': { battle: { prepare: layWreck } },
  'battle/war-weary': WEARY,
  'battle/war-weary-skirmish': WEARY,
};
