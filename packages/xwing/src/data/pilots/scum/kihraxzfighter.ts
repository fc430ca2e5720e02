import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const kihraxzfighter: readonly Pilot[] = pilotsOf('scum', 'kihraxzfighter', [
  ace('talonbanecobra', 'Talonbane Cobra', 9, 28, ['ept', 'missile', 'illicit'], 32),
  ace('viktorhel', 'Viktor Hel', 7, 25, ['ept', 'missile', 'illicit'], 73),
  ace('grazthehunter', ['Graz the Hunter', 'Graz der Jäger'], 6, 25, ['missile', 'illicit'], 32),
  generic(
    'blacksunace',
    ['Black Sun Ace', 'Fliegerass der Schwarzen Sonne'],
    5,
    23,
    ['ept', 'missile', 'illicit'],
    [32, 73],
  ),
  ace('captainjostero', 'Captain Jostero', 4, 24, ['ept', 'illicit', 'missile'], 73),
  generic('cartelmarauder', ['Cartel Marauder', 'Kartell-Marodeur'], 2, 20, ['missile', 'illicit'], [32, 73]),
]);
