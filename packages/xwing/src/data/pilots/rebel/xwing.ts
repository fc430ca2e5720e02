import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const xwing: readonly Pilot[] = pilotsOf('rebel', 'xwing', [
  ace('wedgeantilles', 'Wedge Antilles', 9, 29, ['ept', 'torpedo', 'amd'], 2),
  ace('wesjanson', 'Wes Janson', 8, 29, ['ept', 'torpedo', 'amd'], 11),
  ace('lukeskywalker', 'Luke Skywalker', 8, 28, ['ept', 'torpedo', 'amd'], 1),
  ace('jekporkins', 'Jek Porkins', 7, 26, ['ept', 'torpedo', 'amd'], 11),
  ace('kullbeesperado', 'Kullbee Sperado', 7, 26, ['amd', 'ept', 'torpedo'], 74),
  ace('garvendreis', 'Garven Dreis', 6, 26, ['torpedo', 'amd'], 2),
  ace('biggsdarklighter', 'Biggs Darklighter', 5, 25, ['torpedo', 'amd'], 1),
  ace('hobbieklivian', '"Hobbie" Klivian', 5, 25, ['torpedo', 'amd'], 11),
  ace('leevantenza', 'Leevan Tenza', 5, 25, ['amd', 'ept', 'torpedo'], 74),
  ace('edriotwotubes', 'Edrio Two Tubes', 4, 24, ['amd', 'ept', 'torpedo'], 74),
  generic('redsquadronpilot', ['Red Squadron Pilot', 'Pilot der Rot-Staffel'], 4, 23, ['torpedo', 'amd'], [1, 2, 11]),
  ace('tarnmison', 'Tarn Mison', 3, 23, ['torpedo', 'amd'], 11),
  generic('rookiepilot', ['Rookie Pilot', 'Anfängerpilot'], 2, 21, ['torpedo', 'amd'], [1, 2, 11]),
  generic(
    'cavernangelszealot',
    ['Cavern Angels Zealot', 'Fanatiker der Sturmengel'],
    1,
    22,
    ['torpedo', 'amd', 'ept'],
    74,
  ),
]);
