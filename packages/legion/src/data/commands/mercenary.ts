import { laterCommand } from '../command-rows.ts';

export const MERCENARY_COMMANDS = [
  laterCommand('marked-for-elimination', 'Marked For Elimination', 1, 'Gar Saxon', {
    owners: ['gar-saxon-militant-commando', 'gar-saxon-head-of-clan-saxon'],
    effect: true,
  }),
  laterCommand('fight-another-day', 'Fight Another Day', 2, 'Gar Saxon + 2 troopers', {
    owners: ['gar-saxon-militant-commando', 'gar-saxon-head-of-clan-saxon'],
    effect: true,
  }),
  laterCommand('victory-or-death', 'Victory or Death!', 3, 'Gar Saxon + 2 troopers', {
    owners: ['gar-saxon-militant-commando', 'gar-saxon-head-of-clan-saxon'],
    effect: true,
  }),
  laterCommand('a-simple-man', 'A Simple Man', 1, '1 unit', {
    owners: ['boba-fett-infamous-bounty-hunter', 'boba-fett-daimyo-of-mos-espa'],
    effect: true,
  }),
  laterCommand('making-his-way-in-the-galaxy', 'Making His Way in the Galaxy', 2, 'Boba Fett', {
    owners: ['boba-fett-infamous-bounty-hunter', 'boba-fett-daimyo-of-mos-espa'],
    effect: true,
    unknown: true,
  }),
  laterCommand('rule-with-respect', 'Rule With Respect', 3, 'Boba Fett + 2 units', {
    owners: ['boba-fett-infamous-bounty-hunter', 'boba-fett-daimyo-of-mos-espa'],
    effect: true,
  }),
  laterCommand('whistling-birds', 'Whistling Birds', 3, 'Din Djarin', {
    owners: ['din-djarin'],
    effect: true,
    unknown: true,
  }),
  laterCommand('i-like-those-odds', 'I Like Those Odds', 2, 'Din Djarin', { owners: ['din-djarin'], effect: true }),
  laterCommand('this-is-the-way', 'This is the Way', 1, 'Din Djarin', { owners: ['din-djarin'], effect: true }),
  laterCommand('a-machine-made-for-killing', 'A Machine Made For Killing', 2, 'none', {
    owners: ['ig-11', 'ig-88'],
    effect: true,
  }),
  laterCommand('anti-capture-protocols', 'Anti-Capture Protocols', 3, 'IG-11', {
    owners: ['ig-11'],
    effect: true,
    unknown: true,
  }),
  laterCommand('focused-on-the-kill', 'Focused on the Kill', 1, 'IG-88', {
    owners: ['ig-88'],
    effect: true,
    permanent: true,
  }),
  laterCommand('independent-programming', 'Independent Programming', 2, 'IG-88', {
    owners: ['ig-88'],
    effect: true,
    unknown: true,
  }),
  laterCommand('mechanical-carnage', 'Mechanical Carnage', 1, 'IG-11', {
    owners: ['ig-11'],
    effect: true,
    unknown: true,
  }),
  laterCommand('close-call', 'Close Call', 1, 'Wicket', { owners: ['wicket'], effect: true }),
  laterCommand('sneaky-scouting', 'Sneaky Scouting', 2, 'Wicket', { owners: ['wicket'], effect: true, unknown: true }),
  laterCommand('courageous-counterattack', 'Courageous Counterattack', 3, 'Wicket + 2 units', {
    owners: ['wicket'],
    effect: true,
    unknown: true,
  }),
  laterCommand('thats-just-good-business', "That's Just Good Business", 2, 'Hondo Ohnaka + 1 unit', {
    owners: ['hondo-ohnaka'],
    effect: true,
  }),
  laterCommand('stories-so-many-of-them-true', 'Stories, So Many of Them True', 3, 'Hondo Ohnaka', {
    owners: ['hondo-ohnaka'],
    effect: true,
  }),
  laterCommand('a-higher-purpose', 'A Higher Purpose', 1, 'none', {
    owners: ['bo-katan-kryze'],
    effect: true,
    unknown: true,
  }),
  laterCommand('mandalore-will-survive', 'Mandalore Will Survive', 3, 'Bo-Katan Kryze + 2 units', {
    owners: ['bo-katan-kryze'],
    effect: true,
  }),
  laterCommand('both-hunter-and-prey', 'Both Hunter and Prey', 2, 'The Armorer + 1 unit', {
    owners: ['the-armorer'],
    effect: true,
  }),
  laterCommand('we-shape-ourselves', 'We Shape Ourselves', 3, 'The Armorer + 2 units', {
    owners: ['the-armorer'],
    effect: true,
    divulges: true,
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
  laterCommand('honor-and-strength', 'Honor and Strength', 3, 'none', {
    owners: ['mandalorian-leader'],
    effect: true,
    unknown: true,
  }),
];
