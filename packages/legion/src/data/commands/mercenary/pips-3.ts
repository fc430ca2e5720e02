import { laterCommand } from '../../command-rows.ts';

export const MERCENARY_PIPS_3 = [
  laterCommand('victory-or-death', 'Victory or Death!', 3, 'Gar Saxon + 2 troopers', {
    owners: ['gar-saxon-militant-commando', 'gar-saxon-head-of-clan-saxon'],
    effect: true,
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
  laterCommand('anti-capture-protocols', 'Anti-Capture Protocols', 3, 'IG-11', {
    owners: ['ig-11'],
    effect: true,
    unknown: true,
  }),
  laterCommand('courageous-counterattack', 'Courageous Counterattack', 3, 'Wicket + 2 units', {
    owners: ['wicket'],
    effect: true,
    unknown: true,
  }),
  laterCommand('stories-so-many-of-them-true', 'Stories, So Many of Them True', 3, 'Hondo Ohnaka', {
    owners: ['hondo-ohnaka'],
    effect: true,
  }),
  laterCommand('mandalore-will-survive', 'Mandalore Will Survive', 3, 'Bo-Katan Kryze + 2 units', {
    owners: ['bo-katan-kryze'],
    effect: true,
  }),
  laterCommand('we-shape-ourselves', 'We Shape Ourselves', 3, 'The Armorer + 2 units', {
    owners: ['the-armorer'],
    effect: true,
    divulges: true,
  }),
  laterCommand('honor-and-strength', 'Honor and Strength', 3, 'none', {
    owners: ['mandalorian-leader'],
    effect: true,
    unknown: true,
  }),
];
