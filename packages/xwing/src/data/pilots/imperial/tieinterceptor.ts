import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const tieinterceptor: readonly Pilot[] = pilotsOf('imperial', 'tieinterceptor', [
  ace('soontirfel', 'Soontir Fel', 9, 27, ['ept'], 9),
  ace('carnorjax', 'Carnor Jax', 8, 26, ['ept'], 21),
  ace('turrphennir', 'Turr Phennir', 7, 25, ['ept'], 9),
  ace('tetrancowall', 'Tetran Cowall', 7, 24, ['ept'], 21),
  ace('kirkanos', 'Kir Kanos', 6, 24, [], 21),
  generic('royalguardpilot', ['Royal Guard Pilot', 'Pilot der Roten Garde'], 6, 22, ['ept'], 21),
  ace('felswrath', '"Fel\'s Wrath"', 5, 23, [], 9),
  ace('lieutenantlorrir', 'Lieutenant Lorrir', 5, 23, [], 21),
  generic('sabersquadronpilot', ['Saber Squadron Pilot', 'Pilot der Saber-Staffel'], 4, 21, ['ept'], [9, 21]),
  generic('avengersquadronpilot', ['Avenger Squadron Pilot', 'Pilot der Avenger-Staffel'], 3, 20, [], 9),
  generic('alphasquadronpilot', ['Alpha Squadron Pilot', 'Pilot der Alpha-Staffel'], 1, 18, [], 9),
]);
