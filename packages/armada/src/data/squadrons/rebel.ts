import { ace, generic, squadronsOf } from '../rows.ts';
import type { SquadronCard } from '../types.ts';

// biome-ignore format: a card is a line
export const rebel: readonly SquadronCard[] = [
  ...squadronsOf('rebel', 'a-wing', [
    generic('a-wing-squadron', 'A-wing Squadron', 11, 5, 4, '3B', '1K', 'Counter 2'),
    ace('green-squadron', 'Green Squadron', 12, 5, 4, '3B', '1K', '', 'Bomber, Counter 1', { ability: false }),
    ace('shara-bey', 'Shara Bey', 17, 5, 4, '3B', '1K', 'Sc Br', 'Counter 3'),
    ace('tycho-celchu', 'Tycho Celchu', 16, 5, 4, '3B', '1K', 'Sc Br', 'Counter 2'),
  ]),
  ...squadronsOf('rebel', 'b-wing', [
    generic('b-wing-squadron', 'B-Wing Squadron', 14, 2, 5, '3B', '1B1K', 'Bomber'),
    ace('dagger-squadron', 'Dagger Squadron', 15, 2, 5, '2B1K', '1B1K', '', 'Bomber, Swarm', { ability: false }),
    ace('keyan-farlander', 'Keyan Farlander', [18, 20], 2, 5, '3B', '2K', 'Br Br', 'Bomber'),
    ace('ten-numb', 'Ten Numb', 19, 2, 5, '2B1K', '1B1K', 'Br Br', 'Bomber'),
  ]),
  ...squadronsOf('rebel', 'e-wing', [
    generic('e-wing-squadron', 'E-wing Squadron', [14, 15], 4, 5, '4B', '1R', 'Bomber, Snipe 3'),
    ace('corran-horn', 'Corran Horn', 22, 4, 5, '4B', '1R', 'Br Br', 'Bomber, Rogue, Snipe 4', { ability: false }),
  ]),
  ...squadronsOf('rebel', 'hwk-290', [
    generic('hwk-290', 'HWK-290', 12, 3, 4, '2B', '1B', 'Counter 2, Intel'),
    ace('jan-ors', 'Jan Ors', 19, 3, 4, '3B', '1K', 'Br Br', 'Counter 2, Intel', { shipName: 'Moldy Crow' }),
    ace('kanan-jarrus', 'Kanan Jarrus', 19, 3, 4, '1R2B', '2B', 'Br Br', 'Assault, Cloak, Rogue'),
  ], 'irregular'),
  ...squadronsOf('rebel', 'lancer', [
    generic('lancer-class-pursuit-craft', 'Lancer-class Pursuit Craft', [14, 15], 4, 4, '3B', '1K', 'Bomber, Grit, Rogue'),
    ace('ketsu-onyo', 'Ketsu Onyo', 22, 4, 4, '3B', '2B', 'Sc Br', 'Bomber, Grit, Rogue', { shipName: 'Shadow Caster' }),
  ], 'irregular'),
  ...squadronsOf('rebel', 'gauntlet', [
    ace('fenn-rau', 'Fenn Rau', 24, 4, 7, '1R2B', '1B1K', 'Br', 'Assault, Escort'),
  ], 'irregular'),
  ...squadronsOf('rebel', 'scurrg', [
    generic('scurrg-h-6-bomber', 'Scurrg H-6 Bomber', 16, 3, 6, '2B', '1B1K', 'Bomber, Grit, Heavy'),
    ace('malee-hurra', 'Malee Hurra', [21, 26], 3, 6, '1R1B', '2B', 'Br Br', 'Bomber, Grit'),
    ace('nym', 'Nym', 21, 3, 6, '2B', '1B1K', 'Br Br', 'Bomber, Grit', { shipName: 'Havoc' }),
  ], 'irregular'),
  ...squadronsOf('rebel', 'vcx-100', [
    generic('vcx-100-freighter', 'VCX-100 Freighter', 15, 3, 8, '3B', '1B', 'Heavy, Relay 1, Strategic'),
    ace('hera-syndulla-vcx-100', 'Hera Syndulla', 28, 3, 8, '2B2K', '1B1K', 'Br', 'Grit, Rogue', { shipName: 'Ghost' }),
  ], 'irregular'),
  ...squadronsOf('rebel', 'x-wing', [
    generic('x-wing-squadron', 'X-wing Squadron', 13, 3, 5, '4B', '1R', 'Bomber, Escort'),
    ace('biggs-darklighter', 'Biggs Darklighter', 19, 3, 5, '4B', '1R', 'Br Br', 'Bomber, Escort'),
    ace('hera-syndulla-x-wing', 'Hera Syndulla', 23, 3, 5, '1R2B1K', '1K', 'Br Br', 'Bomber, Dodge 1'),
    ace('luke-skywalker', 'Luke Skywalker', 20, 3, 5, '4B', '1K', 'Br Br', 'Bomber, Escort'),
    ace('rogue-squadron', 'Rogue Squadron', 14, 3, 5, '4B', '1R', '', 'Bomber, Rogue', { ability: false }),
    ace('wedge-antilles-x-wing', 'Wedge Antilles', 19, 3, 5, '4B', '1K', 'Br Br', 'Bomber, Escort'),
  ]),
  ...squadronsOf('rebel', 'y-wing', [
    generic('y-wing-squadron', 'Y-Wing Squadron', 10, 3, 6, '2B', '1K', 'Bomber, Heavy'),
    ace('dutch-vander', ['“Dutch” Vander', '„Dutch“ Vander'], 16, 3, 6, '3B', '1K', 'Br Br', 'Bomber, Heavy'),
    ace('gold-squadron', 'Gold Squadron', 12, 3, 6, '2B', '2B', '', 'Bomber', { ability: false }),
    ace('norra-wexley', 'Norra Wexley', 17, 3, 6, '3B', '1K', 'Br Br', 'Bomber'),
  ]),
  ...squadronsOf('rebel', 'yt-1300', [
    generic('yt-1300', 'YT-1300', 13, 2, 7, '3B', '1B', 'Counter 1, Escort'),
    ace('han-solo', 'Han Solo', 26, 3, 7, '2B2K', '1B1K', 'Br Br', 'Grit, Rogue', { shipName: 'Millennium Falcon' }),
    ace('lando-calrissian-yt-1300', 'Lando Calrissian', [24, 23], 3, 7, '1R2B1K', '1R1B', 'Br Br', 'Grit, Rogue', { shipName: 'Millennium Falcon' }),
  ], 'irregular'),
  ...squadronsOf('rebel', 'yt-2400', [
    generic('yt-2400', 'YT-2400', 16, 4, 6, '4B', '1K', 'Rogue'),
    ace('dash-rendar', 'Dash Rendar', 24, 4, 6, '4B', '1K', 'Br Br', 'Bomber, Rogue', { shipName: 'Outrider' }),
    ace('mart-mattin', 'Mart Mattin', 22, 4, 6, '4B', '1K', 'Br Br', 'Grit, Rogue', { shipName: "Sato's Hammer" }),
  ], 'irregular'),
  ...squadronsOf('rebel', 'z-95', [
    generic('z-95-headhunter-squadron', 'Z-95 Headhunter Squadron', 7, 3, 3, '3R', '1R', 'Swarm'),
    ace('lieutenant-blount', 'Lieutenant Blount', 14, 3, 3, '3R', '1R', 'Sc Br', 'Swarm'),
  ]),
];
