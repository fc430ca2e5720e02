import { BOARDING_ICONS, card, unique, upgradesOf } from '../rows.ts';
import type { UpgradeCard } from '../types.ts';

export const boardingTeam: readonly UpgradeCard[] = upgradesOf(BOARDING_ICONS, [
  card('boarding-engineers', ['Boarding Engineers', 'Techniker des Enterkommandos'], 2),
  card('boarding-troopers', ['Boarding Troopers', 'Enterkommando'], 3),
  unique('cham-syndulla', 'Cham Syndulla', 5, { factions: ['rebel'] }),
  unique('darth-vader-boarding-team', 'Darth Vader', 3, { factions: ['empire'] }),
  unique('jyn-erso', 'Jyn Erso', 4, { factions: ['rebel'] }),
  unique('shriv-suurgav', 'Shriv Suurgav', [4, 6], { factions: ['rebel'] }),
]);
