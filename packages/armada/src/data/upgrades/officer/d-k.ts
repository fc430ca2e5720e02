import { card, unique, upgradesOf } from '../../rows.ts';
import type { UpgradeCard } from '../../types.ts';

export const officerDtoK: readonly UpgradeCard[] = upgradesOf('officer', [
  card('damage-control-officer', 'Damage Control Officer', [3, 5]),
  unique('darth-vader-officer', 'Darth Vader', [4, 1], { factions: ['empire'] }),
  card('defense-liaison', 'Defense Liaison', 3),
  unique('director-isard', 'Director Isard', 3, { factions: ['empire'] }),
  unique('director-krennic', 'Director Krennic', 8, { factions: ['empire'] }),
  unique('emperor-palpatine-officer', 'Emperor Palpatine', 3, { factions: ['empire'] }),
  card('engineering-captain', 'Engineering Captain', 6),
  card('expert-shield-tech', 'Expert Shield Tech', 5),
  unique('ezra-bridger', 'Ezra Bridger', 3, { factions: ['rebel'] }),
  card('flight-commander', ['Flight Commander', 'Flugnavigator'], 3),
  unique('general-draven-officer', 'General Draven', 3, { factions: ['rebel'] }),
  unique(
    'governor-pryce',
    ['Governor Pryce', 'Gouverneurin Pryce'],
    [6, 7],
    { factions: ['empire'] },
    { first: { limits: { factions: ['empire'], sizes: ['medium', 'large'] }, retired: true } },
  ),
  unique('hondo-ohnaka-officer', 'Hondo Ohnaka', 2),
  unique('iden-versio', 'Iden Versio', 6, { factions: ['empire'] }),
  unique('instructor-goran', 'Instructor Goran', 7, { factions: ['empire'] }),
  card('intel-officer', ['Intel Officer', 'Geheimdienstoffizier'], 7, {}, { exhausts: true }),
  unique('kyrsta-agate-officer', 'Kyrsta Agate', 5, { factions: ['rebel'] }, { exhausts: true }),
]);
