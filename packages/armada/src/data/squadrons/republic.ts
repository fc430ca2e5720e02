import { ace, generic, squadronsOf } from '../rows.ts';
import type { SquadronCard } from '../types.ts';

// biome-ignore format: a card is a line
export const republic: readonly SquadronCard[] = [
  ...squadronsOf('republic', 'arc-170', [
    generic('arc-170-starfighter-squadron', 'ARC-170 Starfighter Squadron', 15, 2, 7, '1R2B', '2B', 'Bomber, Counter 1'),
    ace('odd-ball', ['“Odd Ball”', '„Odd Ball“'], [20, 23], 2, 7, '2B1K', '2B', 'Ev Br', 'Bomber, Counter 1'),
  ]),
  ...squadronsOf('republic', 'btl-b-y-wing', [
    generic('btl-b-y-wing-squadron', 'BTL-B Y-wing Squadron', 10, 3, 6, '1B1K', '1K', 'Bomber, Heavy'),
    ace('anakin-skywalker-btl-b-y-wing', 'Anakin Skywalker', [18, 19], 3, 6, '3B', '1R1B', 'Br Br', 'Adept 2, Bomber, Heavy'),
    ace('matchstick', ['“Matchstick”', '„Matchstick“'], [16, 14], 3, 6, '1B1K', '1K', 'Br Br', 'Bomber, Heavy'),
  ]),
  ...squadronsOf('republic', 'delta-7', [
    generic('delta-7-aethersprite-squadron', 'Delta-7 Aethersprite Squadron', 17, 4, 4, '3B1K', '1B', 'Adept 1, Counter 2, Dodge 1'),
    ace('ahsoka-tano-delta-7', 'Ahsoka Tano', 23, 4, 4, '3B1K', '1B', 'Sc Br', 'Adept 1, Counter 2, Grit'),
    ace('anakin-skywalker-delta-7', 'Anakin Skywalker', 24, 4, 4, '2B2K', '1K', 'Sc Br', 'Adept 2, Counter 2, Dodge 1'),
    ace('kit-fisto', 'Kit Fisto', [24, 26], 4, 4, '3B1K', '1B', 'Br Br', 'Adept 2, Counter 2, Intel'),
    ace('luminara-unduli-delta-7', 'Luminara Unduli', 23, 4, 4, '3B1K', '1B', 'Sc Br', 'Adept 1, Counter 2'),
    ace('plo-koon-delta-7', 'Plo Koon', 24, 4, 4, '3B1K', '1B', 'Sc Br', 'Adept 2, Counter 2'),
  ]),
  ...squadronsOf('republic', 'v-19', [
    generic('v-19-torrent-squadron', 'V-19 Torrent Squadron', 12, 3, 5, '1R2B', '1K', 'Escort, Swarm'),
    ace('axe', ['“Axe”', '„Axe“'], 17, 3, 5, '1R2B', '1K', 'Ev Br', 'Escort, Swarm'),
    ace('kickback', ['“Kickback”', '„Kickback“'], 16, 3, 5, '1R2B', '1K', 'Br Br', 'Escort, Swarm'),
  ]),
];
