import { firstCards } from '../battle-rows.ts';

export const CONDITIONS = firstCards('condition', [
  ['clear-conditions', 'Clear Conditions', { set: 'core' }],
  ['hostile-environment', 'Hostile Environment', { set: 'core' }],
  ['limited-visibility', 'Limited Visibility', { set: 'core' }],
  ['rapid-reinforcements', 'Rapid Reinforcements', { set: 'core', tokens: 4 }],
  ['minefield', 'Minefield', { tokens: 4, weapons: '[1 area] 1R 1B (Blast, Impact 1) {surge crit}' }],
  ['fortified-positions', 'Fortified Positions', { tokens: 8 }],
  ['supply-drop', 'Supply Drop', { tokens: 6 }],
  ['war-weary', 'War Weary'],
  ['the-downed-at-st', 'The Downed AT-ST', { set: 'downed-at-st', scenario: true }],
  ['clear-conditions-skirmish', 'Clear Conditions', { table: 'skirmish' }],
  ['war-weary-skirmish', 'War Weary', { table: 'skirmish' }],
  ['dawn', 'Dawn', { table: 'skirmish' }],
  ['improvised-defenses', 'Improvised Defenses', { table: 'skirmish', tokens: 4 }],
]);
