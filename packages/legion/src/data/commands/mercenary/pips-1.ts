import { laterCommand } from '../../command-rows.ts';

export const MERCENARY_PIPS_1 = [
  laterCommand('marked-for-elimination', 'Marked For Elimination', 1, 'Gar Saxon', {
    owners: ['gar-saxon-militant-commando', 'gar-saxon-head-of-clan-saxon'],
    effect: true,
  }),
  laterCommand('a-simple-man', 'A Simple Man', 1, '1 unit', {
    owners: ['boba-fett-infamous-bounty-hunter', 'boba-fett-daimyo-of-mos-espa'],
    effect: true,
  }),
  laterCommand('this-is-the-way', 'This is the Way', 1, 'Din Djarin', { owners: ['din-djarin'], effect: true }),
  laterCommand('focused-on-the-kill', 'Focused on the Kill', 1, 'IG-88', {
    owners: ['ig-88'],
    effect: true,
    permanent: true,
  }),
  laterCommand('mechanical-carnage', 'Mechanical Carnage', 1, 'IG-11', {
    owners: ['ig-11'],
    effect: true,
    unknown: true,
  }),
  laterCommand('close-call', 'Close Call', 1, 'Wicket', { owners: ['wicket'], effect: true }),
  laterCommand('a-higher-purpose', 'A Higher Purpose', 1, 'none', {
    owners: ['bo-katan-kryze'],
    effect: true,
    unknown: true,
  }),
  laterCommand('go-there-are-too-many', 'Go, There Are Too Many...', 1, 'none', {
    owners: ['paz-vizsla'],
    effect: true,
    unknown: true,
  }),
  laterCommand('no-one-threatens-our-family', 'No One Threatens Our Family', 1, 'none', {
    owners: ['ursa-wren'],
    effect: true,
    unknown: true,
  }),
  laterCommand('no-escape', 'No Escape', 1, 'none', { owners: ['mandalorian-hunter'], effect: true, unknown: true }),
];
