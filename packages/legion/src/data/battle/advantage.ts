import { laterCards } from '../battle-rows.ts';

export const ADVANTAGES = laterCards('advantage', [
  ['advanced-intel', 'Advanced Intel'],
  ['cunning-deployment', 'Cunning Deployment'],
  ['fortified-position', 'Fortified Position'],
  ['garrison', 'Garrison'],
  ['ordnance', 'Ordnance'],
  ['strafing-run', 'Strafing Run'],
  ['black-ops', 'Black Ops', { faction: 'empire' }],
  ['extreme-discipline', 'Extreme Discipline', { faction: 'empire' }],
  ['coordinated-strike', 'Coordinated Strike', { faction: 'republic' }],
  ['armored-assault', 'Armored Assault', { faction: 'republic' }],
  ['rapid-deployment', 'Rapid Deployment', { faction: 'republic' }],
  ['command-override', 'Command Override', { faction: 'separatist' }],
  ['scrambled-orders', 'Scrambled Orders', { faction: 'separatist' }],
  ['no-time-to-lose', 'No Time to Lose', { faction: 'rebel' }],
  ['advanced-intel-recon', 'Advanced Intel', { table: 'skirmish' }],
  ['cunning-deployment-recon', 'Cunning Deployment', { table: 'skirmish' }],
  ['fortified-position-recon', 'Fortified Position', { table: 'skirmish' }],
]);
