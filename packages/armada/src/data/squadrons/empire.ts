import { ace, generic, squadronsOf } from '../rows.ts';
import type { SquadronCard } from '../types.ts';

// biome-ignore format: a card is a line
export const empire: readonly SquadronCard[] = [
  ...squadronsOf('empire', 'aggressor', [
    generic('aggressor-assault-fighter', 'Aggressor Assault Fighter', [15, 16], 3, 5, '4B', '1K', 'Counter 1, Rogue'),
    ace('ig-88', 'IG-88', [19, 21], 5, 5, '4B', '1K', 'Sc', 'Counter 2, Rogue', { shipName: 'IG-2000' }),
    ace('ig-88b', 'IG-88B', [19, 21], 5, 5, '2B2K', '1K', 'Sc', 'Counter 1, Rogue', { shipName: 'IG-2000B' }),
  ], 'irregular'),
  ...squadronsOf('empire', 'firespray-31', [
    generic('firespray-31', 'Firespray-31', 18, 3, 6, '3B', '2B', 'Bomber, Rogue'),
    ace('boba-fett', 'Boba Fett', [24, 26], 3, 6, '4B', '1B1K', 'Br Br', 'Bomber, Rogue', { shipName: 'Slave I' }),
    ace('hondo-ohnaka-firespray-31', 'Hondo Ohnaka', 24, 3, 6, '4B', '2B', 'Br Br', 'Bomber, Grit, Rogue', { shipName: 'Slave I' }),
  ], 'irregular'),
  ...squadronsOf('empire', 'jumpmaster', [
    generic('jumpmaster-5000', 'JumpMaster 5000', 12, 4, 4, '2B', '1B', 'Intel, Swarm'),
    ace('dengar', 'Dengar', 20, 4, 4, '3B', '1K', 'Sc Br', 'Intel, Swarm', { shipName: 'Punishing One' }),
    ace('tel-trevura', 'Tel Trevura', 17, 4, 4, '3B', '1B', 'Sc Br', 'Grit, Rogue'),
  ], 'irregular'),
  ...squadronsOf('empire', 'lambda-shuttle', [
    generic('lambda-class-shuttle', 'Lambda-class Shuttle', 15, 3, 6, '2K', '1B', 'Heavy, Relay 2, Strategic'),
    ace('colonel-jendon', 'Colonel Jendon', [23, 20], 3, 6, '2K', '1B', 'Br Br', 'Heavy, Relay 2'),
  ], 'irregular'),
  ...squadronsOf('empire', 'gauntlet', [
    generic('mandalorian-gauntlet-fighter', 'Mandalorian Gauntlet Fighter', [18, 20], 4, 7, '1R2B', '2B', 'Assault, Rogue'),
    ace('gar-saxon', 'Gar Saxon', [20, 23], 4, 7, '1R2B', '1B1K', 'Br', 'Assault, Rogue'),
  ], 'irregular'),
  ...squadronsOf('empire', 'tie-advanced', [
    generic('tie-advanced-squadron', 'TIE Advanced Squadron', 12, 4, 5, '3B', '1K', 'Escort'),
    ace('darth-vader-tie-advanced', 'Darth Vader', 21, 4, 5, '3B1K', '1K', 'Br Br', 'Escort'),
    ace('tempest-squadron', 'Tempest Squadron', 13, 4, 5, '3B', '1K', '', 'Bomber, Escort', { ability: false }),
    ace('zertik-strom', 'Zertik Strom', 15, 4, 5, '3R', '1K', 'Br Br', 'Escort'),
  ]),
  ...squadronsOf('empire', 'tie-bomber', [
    generic('tie-bomber-squadron', 'TIE Bomber Squadron', 9, 4, 5, '1K', '1K', 'Bomber, Heavy'),
    ace('captain-jonus', 'Captain Jonus', 16, 4, 5, '1K', '1K', 'Br Br', 'Bomber, Grit, Heavy'),
    ace('gamma-squadron', 'Gamma Squadron', 10, 4, 5, '1K', '1K', '', 'Bomber, Grit', { ability: false }),
    ace('major-rhymer', 'Major Rhymer', 16, 4, 5, '1B1K', '1K', 'Br Br', 'Bomber, Heavy'),
  ]),
  ...squadronsOf('empire', 'tie-defender', [
    generic('tie-defender-squadron', 'TIE Defender Squadron', 16, 5, 6, '2B2K', '1B', 'Bomber'),
    ace('darth-vader-tie-defender', 'Darth Vader', 25, 5, 6, '1R1B2K', '2R', 'Ev Br', 'Adept 2, Bomber, Rogue'),
    ace('maarek-stele', 'Maarek Stele', 21, 5, 6, '2B2K', '2B', 'Br Br', 'Bomber, Grit'),
  ]),
  ...squadronsOf('empire', 'tie-fighter', [
    generic('tie-fighter-squadron', 'TIE Fighter Squadron', 8, 4, 3, '3B', '1B', 'Swarm'),
    ace('black-squadron', 'Black Squadron', 9, 4, 3, '3B', '1B', '', 'Counter 1, Escort', { ability: false }),
    ace('howlrunner', ['“Howlrunner”', '„Howlrunner“'], 16, 4, 3, '3B', '1B', 'Sc Br', 'Swarm'),
    ace('mauler-mithel', ['“Mauler” Mithel', '„Mauler“ Mithel'], 15, 4, 3, '3B', '1B', 'Sc Br', 'Swarm'),
    ace('valen-rudor', 'Valen Rudor', 13, 4, 3, '3K', '1B', 'Sc Br', 'Swarm'),
  ]),
  ...squadronsOf('empire', 'tie-interceptor', [
    generic('tie-interceptor-squadron', 'TIE Interceptor Squadron', 11, 5, 3, '4B', '1B', 'Counter 2, Swarm'),
    ace('ciena-ree', 'Ciena Ree', 17, 5, 3, '4B', '1B', 'Sc Br', 'Counter 2, Swarm'),
    ace('saber-squadron', 'Saber Squadron', 12, 5, 3, '4B', '1B', '', 'Snipe 4, Swarm', { ability: false }),
    ace('soontir-fel', 'Soontir Fel', 18, 5, 3, '4B', '1B', 'Sc Br', 'Counter 2, Swarm'),
    ace('vult-skerris', 'Vult Skerris', 18, 5, 3, '2B2K', '1B', 'Sc Br', 'Counter 4, Swarm'),
  ]),
  ...squadronsOf('empire', 'tie-phantom', [
    generic('tie-phantom-squadron', 'TIE Phantom Squadron', 14, 4, 4, '4B', '2R', 'Cloak'),
    ace('whisper', ['“Whisper”', '„Whisper“'], [18, 20], 4, 4, '4B', '2R', 'Sc Br', 'Cloak'),
  ]),
  ...squadronsOf('empire', 'decimator', [
    generic('vt-49-decimator', 'VT-49 Decimator', 22, 3, 8, '3K', '3B', 'Counter 1, Heavy, Rogue'),
    ace('morna-kee', 'Morna Kee', 27, 3, 8, '3K', '3B', 'Br', 'Counter 1, Rogue'),
  ], 'irregular'),
  ...squadronsOf('empire', 'yv-666', [
    generic('yv-666', 'YV-666', 15, 2, 7, '2B2K', '1B', 'Grit, Heavy, Rogue'),
    ace('bossk', 'Bossk', 23, 3, 7, '4K', '1B1K', 'Br', 'Grit, Rogue', { shipName: "Hound's Tooth" }),
    ace('moralo-eval', 'Moralo Eval', 22, 3, 7, '2B2K', '2B', 'Br', 'Grit, Rogue'),
  ], 'irregular'),
];
