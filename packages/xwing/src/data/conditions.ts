import { named } from './rows.ts';
import type { Condition } from './types.ts';

export const CONDITIONS: readonly Condition[] = [
  {
    id: 'illshowyouthedarkside',
    name: named(["I'll Show You the Dark Side", 'Ich zeige dir die dunkle Seite']),
    unique: true,
  },
  { id: 'fanaticaldevotion', name: named(['Fanatical Devotion', 'Fanatische Ergebenheit']), unique: true },
  { id: 'suppressivefire', name: named(['Suppressive Fire', 'Sperrfeuer']), unique: true },
  { id: 'adebttopay', name: named(['A Debt to Pay', 'Unbezahlte Schulden']), unique: true },
  { id: 'mimicked', name: named(['Mimicked', 'Wie ein Spiegelbild']), unique: true },
  { id: 'shadowed', name: named(['Shadowed', 'Wie ein Schatten']), unique: true },
  { id: 'harpooned', name: named(['Harpooned!', 'Harpuniert!']), unique: false },
  { id: 'rattled', name: named(['Rattled', 'Aus der Fassung']), unique: true },
  { id: 'scrambled', name: named(['Scrambled', 'Gesperrt']), unique: true },
  { id: 'optimizedprototype', name: named(['Optimized Prototype', 'Optimierter Prototyp']), unique: true },
];
