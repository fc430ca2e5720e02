import type { JsonObject } from '@holotisch/engine';
import type { Name } from '../lists.ts';
import type { ForcesDraft } from './draft.ts';

/** First forces of both teams, to begin with at once: small ones of each game that know what they are for. */

const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);
const ship = (type: string, pilot: string, ...upgrades: readonly string[]): JsonObject => ({
  type,
  pilot,
  upgrades: upgrades.map((name) => {
    const [slot, id] = name.split('/');
    return { slot: slot!, id: id! };
  }),
});
const vessel = (card: string, ...upgrades: readonly string[]): JsonObject => ({ card, upgrades });
const unit = (id: string, ...upgrades: readonly string[]): JsonObject => ({ unit: id, upgrades });
const DECK =
  'bunker-assault-recon close-the-pocket-recon intercept-signals-recon bring-them-to-heel-recon recon-mission-recon surface-scan-recon advanced-intel-recon cunning-deployment-recon fortified-position-recon';

const army = (faction: string, commands: string, units: readonly JsonObject[]): JsonObject => ({
  edition: '2.6',
  faction,
  units,
  commands: commands.split(' '),
  battleDeck: DECK.split(' '),
});
const objectives = (assault: string, defence: string, navigation: string): JsonObject => ({
  assault,
  defence,
  navigation,
});

interface ReadyForces {
  readonly id: string;
  readonly name: Name;
  readonly draft: ForcesDraft;
}

export const READY_FORCES: readonly ReadyForces[] = [
  {
    id: 'crown-garrison',
    name: { de: 'Garnison der Krone', en: 'Garrison of the Crown' },
    draft: {
      name: 'Krone',
      forces: {
        xwing: {
          faction: 'imperial',
          ships: [ship('tiefighter', 'nightbeast'), ...times(2, ship('tiefighter', 'academypilot'))],
        },
        armada: {
          faction: 'empire',
          ships: [vessel('victory-ii-class-star-destroyer', 'grand-moff-tarkin', 'corrupter', 'enhanced-armament')],
          squadrons: ['howlrunner', ...times(4, 'tie-fighter-squadron')],
          objectives: objectives('most-wanted', 'fire-lanes', 'superior-positions'),
        },
        legion: army('empire', 'ambush covert-observation push pinned-down assault coordinated-fire', [
          unit('imperial-officer', 'defend-in-depth'),
          ...times(3, unit('stormtroopers')),
          unit('imperial-special-forces'),
          unit('scout-troopers'),
        ]),
      },
    },
  },
  {
    id: 'league-militia',
    name: { de: 'Miliz des Freibunds', en: 'Militia of the Free League' },
    draft: {
      name: 'Freibund',
      forces: {
        xwing: { faction: 'rebel', ships: [ship('xwing', 'rookiepilot'), ship('awing', 'prototypepilot')] },
        armada: {
          faction: 'rebel',
          ships: [
            vessel('nebulon-b-support-refit', 'general-dodonna', 'redemption'),
            vessel('cr90-corvette-a', 'dodonnas-pride'),
          ],
          squadrons: ['luke-skywalker', ...times(2, 'x-wing-squadron')],
          objectives: objectives('opening-salvo', 'hyperspace-assault', 'intel-sweep'),
        },
        legion: army('rebel', 'ambush sabotaged-communications push turning-the-tide assault covering-fire', [
          unit('rebel-officer', 'frontline-commander'),
          ...times(3, unit('rebel-troopers')),
          unit('rebel-commandos'),
          unit('wookiee-warriors-freedom-fighters'),
        ]),
      },
    },
  },
];
