import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const tiefighter: readonly Pilot[] = pilotsOf('imperial', 'tiefighter', [
  ace('howlrunner', ['"Howlrunner"', '"Kreischläufer"'], 8, 18, ['ept'], 3),
  ace('maulermithel', '"Mauler Mithel"', 7, 17, ['ept'], 1),
  ace('scourge', ['"Scourge"', '"Geißel"'], 7, 17, ['ept'], 35),
  ace('backstabber', '"Backstabber"', 6, 16, [], 3),
  ace('darkcurse', '"Dark Curse"', 6, 16, [], 1),
  ace('youngster', '"Youngster"', 6, 15, ['ept'], 35),
  ace('wingedgundark', ['"Winged Gundark"', '"Geflügelter Gundark"'], 5, 15, [], 3),
  ace('nightbeast', ['"Night Beast"', '"Nachtbestie"'], 5, 15, [], 1),
  generic('blacksquadronpilot', ['Black Squadron Pilot', 'Pilot der Schwarz-Staffel'], 4, 14, ['ept'], [1, 3, 35]),
  ace('wampa', '"Wampa"', 4, 14, [], 35),
  ace('chaser', '"Chaser"', 3, 14, [], 35),
  generic('obsidiansquadronpilot', ['Obsidian Squadron Pilot', 'Pilot der Obsidian-Staffel'], 3, 13, [], [1, 3, 35]),
  generic('academypilot', ['Academy Pilot', 'Pilot der Akademie'], 1, 12, [], [1, 3, 35]),
]);
