import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const z95headhunter: readonly Pilot[] = pilotsOf('scum', 'z95headhunter', [
  ace('ndrusuhlak', "N'dru Suhlak", 7, 17, ['ept', 'missile', 'illicit'], 28),
  ace('kaatoleeachos', "Kaa'to Leeachos", 5, 15, ['ept', 'missile', 'illicit'], 28),
  generic(
    'blacksunsoldier',
    ['Black Sun Soldier', 'Kampfpilot der Schwarzen Sonne'],
    3,
    13,
    ['missile', 'illicit'],
    28,
  ),
  generic('binayrepirate', ['Binayre Pirate', 'Binayre-Pirat'], 1, 12, ['missile', 'illicit'], 28),
  ace('nashtahpuppilot', 'Nashtah Pup Pilot', 0, 0, [], 31, { arrivesBy: 'houndstooth' }),
]);
