import { below, type Flow, say } from '@holotisch/engine';
import type { KeywordName } from '../../data/types.ts';
import { chooseUnit, chooseWay } from '../../flow/choose.ts';
import { markersAt, removeMarker } from '../../flow/markers.ts';
import { heal } from '../../flow/wounds.ts';
import type { Legion } from '../../legion.ts';
import type { Marker, Unit } from '../../state.ts';
import { SUPPLIED, SUPPLIES, type Supply, suppliesOf } from '../../supplies.ts';
import { isDroidTrooper, isTrooper, isVehicle, living } from '../../values.ts';
import { nearby } from '../keywords/phrases.ts';
import { type CardAct, type CardFamily, valueOfAny } from '../vocabulary.ts';
import { inTurn, ofOwnSide, placeMarker } from './phrases.ts';

/** Supply Drop: containers between the lines. What is in them nobody has published; here it is what R-LE-110 says. */

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

export const SUPPLY_DROP: CardFamily = {
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
};
