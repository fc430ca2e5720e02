import { type Fleet, fleetJson } from '@holotisch/armada';
import { anyFirstFleet, refuseFirstFleet, text } from '@holotisch/campaign';
import { draftOf, draftsIn, type FleetDraft } from '../armada/draft.ts';
import { armadaLists } from '../armada/lists.ts';
import type { ListGame, Name } from '../lists.ts';

/** What a seat brings to a campaign of Armada: a first fleet, which grows from then on. */

interface FirstFleet {
  readonly id: string;
  readonly name: Name;
  readonly fleet: Fleet;
}

/** `ship upgrade upgrade` */
const shipOf = (line: string): Fleet['ships'][number] => {
  const [card = '', ...upgrades] = line.split(' ');
  return { card, upgrades };
};

export const firstFleet = (
  id: string,
  faction: Fleet['faction'],
  en: string,
  de: string,
  ships: readonly string[],
  squadrons: readonly string[],
  [assault, defence, navigation]: readonly [string, string, string],
): FirstFleet => ({
  id,
  name: { de, en },
  fleet: { name: en, faction, ships: ships.map(shipOf), squadrons, objectives: { assault, defence, navigation } },
});

export const times = (count: number, card: string): string[] => Array.from({ length: count }, () => card);

/** The lists of a campaign whose first fleets have so many points: those of Armada, judged as first fleets. */
export function firstFleets(points: number, ready: readonly FirstFleet[], format: Name): ListGame<FleetDraft> {
  const agreed = { format: 'standard', points } as const;
  const [one, two, ...more] = ready.map(({ id }) => id);
  const first = [one!, two!, ...more] as const;
  return {
    ...armadaLists,
    words: { de: { ...armadaLists.words.de, ...text.de }, en: { ...armadaLists.words.en, ...text.en } },
    ready: ready.map(({ id, name, fleet }) => ({ id, name, size: 'full', list: draftOf(fleet, agreed) })),
    first,
    even: first,
    formats: [{ id: 'standard', name: format, points }],
    agreed: ({ fleet }) => draftOf(fleet, agreed),
    limit: () => points,
    mayDiffer: true,
    agreement: () => agreed,
    faults(draft) {
      const faults = armadaLists.faults(draftOf(draft.fleet, agreed));
      const wrong = refuseFirstFleet(draft.fleet, points);
      return wrong === undefined || faults.length > 0 ? faults : [{ ...wrong, at: {} }];
    },
    listsIn: ({ fleets }) => draftsIn(fleets, { points, prices: 'latest' }),
    setup: (drafts, rules) => ({ fleets: drafts.map(({ fleet }) => fleetJson(fleet)), ...rules }),
    turned: ({ fleets, ...rest }) => ({ ...rest, fleets: Array.isArray(fleets) ? fleets.toReversed() : fleets! }),
    kinds: {},
    random: (_points, rng) => draftOf(anyFirstFleet(rng, points), agreed),
  };
}
