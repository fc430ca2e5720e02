import { laterCommand } from '../../command-rows.ts';

export const MERCENARY_PIPS_2 = [
  laterCommand('fight-another-day', 'Fight Another Day', 2, 'Gar Saxon + 2 troopers', {
    owners: ['gar-saxon-militant-commando', 'gar-saxon-head-of-clan-saxon'],
    effect: true,
  }),
  laterCommand('making-his-way-in-the-galaxy', 'Making His Way in the Galaxy', 2, 'Boba Fett', {
    owners: ['boba-fett-infamous-bounty-hunter', 'boba-fett-daimyo-of-mos-espa'],
    effect: true,
    unknown: true,
  }),
  laterCommand('i-like-those-odds', 'I Like Those Odds', 2, 'Din Djarin', { owners: ['din-djarin'], effect: true }),
  laterCommand('a-machine-made-for-killing', 'A Machine Made For Killing', 2, 'none', {
    owners: ['ig-11', 'ig-88'],
    effect: true,
  }),
  laterCommand('independent-programming', 'Independent Programming', 2, 'IG-88', {
    owners: ['ig-88'],
    effect: true,
    unknown: true,
  }),
  laterCommand('sneaky-scouting', 'Sneaky Scouting', 2, 'Wicket', { owners: ['wicket'], effect: true, unknown: true }),
  laterCommand('thats-just-good-business', "That's Just Good Business", 2, 'Hondo Ohnaka + 1 unit', {
    owners: ['hondo-ohnaka'],
    effect: true,
  }),
  laterCommand('both-hunter-and-prey', 'Both Hunter and Prey', 2, 'The Armorer + 1 unit', {
    owners: ['the-armorer'],
    effect: true,
  }),
];
