import { command } from '../../command-rows.ts';

export const NEUTRAL_PIPS_4 = [command('standing-orders', 'Standing Orders', 4, '1 unit', { effect: true, later: {} })];
