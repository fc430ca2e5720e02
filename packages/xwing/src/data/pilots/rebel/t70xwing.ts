import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const t70xwing: readonly Pilot[] = pilotsOf(
  'rebel',
  't70xwing',
  [
    ace('poedameron-swx57', 'Poe Dameron', 9, 33, ['ept', 'amd', 'tech', 'torpedo'], 57),
    ace('poedameron', 'Poe Dameron', 8, 31, ['ept', 'torpedo', 'amd', 'tech'], 36),
    ace('elloasty', 'Ello Asty', 7, 30, ['amd', 'ept', 'tech', 'torpedo'], 37),
    ace('niennunb', 'Nien Nunb', 7, 29, ['amd', 'ept', 'tech', 'torpedo'], 57),
    ace('redace', ['"Red Ace"', '"Ass Rot"'], 6, 29, ['torpedo', 'amd', 'tech'], 37),
    ace('snapwexley', '"Snap" Wexley', 6, 28, ['amd', 'ept', 'tech', 'torpedo'], 57),
    ace('blueace', ['"Blue Ace"', '"Ass Blau"'], 5, 27, ['torpedo', 'amd', 'tech'], 36),
    generic(
      'redsquadronveteran',
      ['Red Squadron Veteran', 'Veteran der Roten Staffel'],
      4,
      26,
      ['ept', 'torpedo', 'amd', 'tech'],
      [36, 37, 57],
    ),
    ace('jesspava', 'Jess Pava', 3, 25, ['amd', 'tech', 'torpedo'], 57),
    generic(
      'bluesquadronnovice',
      ['Blue Squadron Novice', 'Anfängerpilot der Blauen Staffel'],
      2,
      24,
      ['torpedo', 'amd', 'tech'],
      [36, 37, 57],
    ),
  ],
  'resistance',
);
