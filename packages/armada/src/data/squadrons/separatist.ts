import { ace, generic, squadronsOf } from '../rows.ts';
import type { SquadronCard } from '../types.ts';

// biome-ignore format: a card is a line
export const separatist: readonly SquadronCard[] = [
  ...squadronsOf('separatist', 'belbullab-22', [
    generic('belbullab-22-starfighter-squadron', 'Belbullab-22 Starfighter Squadron', 15, 4, 5, '2B2K', '1B', 'Relay 1, Screen'),
    ace('general-grievous-belbullab-22', 'General Grievous', 22, 4, 5, '2B2K', '1K', 'Br Br', 'Relay 2, Screen'),
    ace('wat-tambor-belbullab-22', 'Wat Tambor', [18, 20], 4, 5, '2B2K', '1K', 'Ev Br', 'Escort, Relay 1, Screen', { ability: false }),
  ]),
  ...squadronsOf('separatist', 'tri-fighter', [
    generic('droid-tri-fighter-squadron', 'Droid Tri-Fighter Squadron', 11, 5, 3, '1R2B', '1K', 'AI: Anti-Squadron 1, Counter 2, Swarm'),
    ace('dis-t81', 'DIS-T81', 17, 5, 3, '1R1B1K', '1K', 'Sc Br', 'AI: Anti-Squadron 1, Counter 2, Snipe 3, Swarm'),
    ace('phlac-arphocc-prototypes', 'Phlac-Arphocc Prototypes', [18, 19], 5, 3, '1R1B1K', '1K', 'Sc Br', 'AI: Anti-Squadron 1, Counter 2, Swarm'),
  ]),
  ...squadronsOf('separatist', 'firespray-31', [
    ace('jango-fett', 'Jango Fett', 22, 3, 6, '2R1B1K', '2B', 'Br Br', 'Bomber, Grit, Rogue', { shipName: 'Slave I' }),
  ], 'irregular'),
  ...squadronsOf('separatist', 'hyena-droid', [
    generic('hyena-class-droid-bomber-squadron', 'Hyena-class Droid Bomber Squadron', 11, 4, 4, '2B', '1R', 'AI: Battery 1, Bomber, Heavy'),
    ace('baktoid-prototypes', 'Baktoid Prototypes', 16, 4, 4, '2B', '1R', 'Sc Br', 'AI: Battery 1, Bomber, Heavy'),
    ace('dbs-404', 'DBS-404', 17, 4, 4, '2B', '1R', 'Sc Br', 'AI: Battery 1, Bomber, Heavy'),
  ]),
  ...squadronsOf('separatist', 'vulture-droid', [
    generic('vulture-class-droid-fighter-squadron', 'Vulture-class Droid Fighter Squadron', 8, 4, 3, '1B1K', '1R', 'AI: Anti-Squadron 1, Swarm'),
    ace('dfs-311', 'DFS-311', [16, 18], 4, 3, '1R1K', '1R', 'Sc Br', 'AI: Anti-Squadron 1, Intel, Swarm'),
    ace('haor-chall-prototypes', 'Haor Chall Prototypes', 16, 4, 3, '1B1K', '1R', 'Sc Br', 'AI: Anti-Squadron 1, Swarm'),
  ]),
];
