import { laterUpgrade, upgrade, upgradesOf } from '../upgrade-rows.ts';

export const PROGRAMMING = upgradesOf('programming', [
  upgrade(
    'attack-protocols',
    'Attack Protocols',
    3,
    { types: ['ground-vehicle', 'repulsor-vehicle'] },
    { keywords: 'AI: Aim, Precise 2', later: { limits: { types: ['ground-vehicle'] } } },
  ),
  upgrade(
    'defense-protocols',
    'Defense Protocols',
    3,
    { types: ['ground-vehicle', 'repulsor-vehicle'] },
    { keywords: 'AI: Dodge, Nimble, Outmaneuver', later: { limits: { types: ['ground-vehicle'] } } },
  ),
  upgrade(
    'engagement-protocols',
    'Engagement Protocols',
    5,
    { types: ['ground-vehicle', 'repulsor-vehicle'] },
    { keywords: 'AI: Attack & Move', later: { points: 3, limits: { types: ['ground-vehicle'] } } },
  ),
  laterUpgrade(
    'nanny-programming',
    '"Nanny" Programming',
    0,
    { units: ['ig-11'] },
    { keywords: 'AI: Dodge & Move', effect: true, unknown: true },
  ),
  laterUpgrade(
    'bounty-programming',
    '"Bounty" Programming',
    5,
    { units: ['ig-11'] },
    { keywords: 'Bounty, AI: Aim & Attack', effect: true },
  ),
  laterUpgrade(
    'programmed-loyalty',
    'Programmed Loyalty',
    5,
    { units: ['imperial-dark-troopers'] },
    { keywords: 'Retinue: Commander', effect: true },
  ),
  laterUpgrade(
    'sliced-comms',
    'Sliced Comms',
    8,
    {
      units: [
        'super-tactical-command-droid-command-and-control-droid',
        'super-tactical-command-droid-auxiliary-command-droid',
      ],
    },
    { copies: 2, unknown: true },
  ),
  laterUpgrade(
    'overclock',
    'Overclock',
    5,
    {
      units: [
        'super-tactical-command-droid-command-and-control-droid',
        'super-tactical-command-droid-auxiliary-command-droid',
      ],
    },
    { copies: 2, unknown: true },
  ),
  laterUpgrade(
    'targeting-relay',
    'Targeting Relay',
    5,
    {
      units: [
        'super-tactical-command-droid-command-and-control-droid',
        'super-tactical-command-droid-auxiliary-command-droid',
      ],
    },
    { copies: 2, unknown: true },
  ),
  laterUpgrade(
    'limiter-override',
    'Limiter Override',
    5,
    {
      units: [
        'super-tactical-command-droid-command-and-control-droid',
        'super-tactical-command-droid-auxiliary-command-droid',
      ],
    },
    { copies: 2, unknown: true },
  ),
  laterUpgrade(
    'optimized-task-flow',
    'Optimized Task Flow',
    8,
    {
      units: [
        'super-tactical-command-droid-command-and-control-droid',
        'super-tactical-command-droid-auxiliary-command-droid',
      ],
    },
    { keywords: 'Direct: AI Unit', unknown: true },
  ),
  laterUpgrade(
    'strategic-programming',
    'Strategic Programming',
    8,
    {
      units: [
        'super-tactical-command-droid-command-and-control-droid',
        'super-tactical-command-droid-auxiliary-command-droid',
      ],
    },
    { keywords: 'Strategize 1', unknown: true },
  ),
  laterUpgrade(
    'enhanced-combat-subroutines',
    'Enhanced Combat Subroutines',
    5,
    {
      units: [
        'super-tactical-command-droid-command-and-control-droid',
        'super-tactical-command-droid-auxiliary-command-droid',
      ],
    },
    { keywords: 'Sharpshooter 1', unknown: true },
  ),
]);
