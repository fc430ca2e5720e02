import { areas, laterCards, places } from '../battle-rows.ts';

export const PRIMARIES = laterCards('primary', [
  [
    'breakthrough-primary',
    'Breakthrough',
    {
      zones: {
        red: areas('0,2.5 1.5,2.5 1.5,4.5 9,4.5 9,6 0,6'),
        blue: areas('3,0 12,0 12,3.5 10.5,3.5 10.5,1.5 3,1.5'),
      },
      places: places('8,5 1,3 11,3 4,1'),
    },
  ],
  [
    'bunker-assault',
    'Bunker Assault',
    {
      zones: { red: areas('2,4.5 10,4.5 10,6 2,6'), blue: areas('2,0 10,0 10,1.5 2,1.5') },
      places: places('4,4 8,4 4,2 8,2'),
    },
  ],
  [
    'close-the-pocket',
    'Close the Pocket',
    {
      zones: {
        red: areas('0,4.5 3.5,4.5 3.5,6 0,6', '8.5,4.5 12,4.5 12,6 8.5,6'),
        blue: areas('0,0 3.5,0 3.5,1.5 0,1.5', '8.5,0 12,0 12,1.5 8.5,1.5'),
      },
      places: places('3,3 6,3 9,3'),
    },
  ],
  [
    'intercept-signals',
    'Intercept Signals',
    {
      zones: { red: areas('2,4.5 10,4.5 10,6 2,6'), blue: areas('2,0 10,0 10,1.5 2,1.5') },
      places: places('6,5 3,3 9,3 6,1'),
    },
  ],
  [
    'recover-the-research',
    'Recover the Research',
    {
      zones: { red: areas('0,4.5 9,4.5 9,6 0,6'), blue: areas('3,0 12,0 12,1.5 3,1.5') },
      places: places('2,4 5,4 9,4 3,2 7,2 10,2'),
    },
  ],
  [
    'shifting-priorities',
    'Shifting Priorities',
    {
      zones: { red: areas('0,4.5 9,4.5 9,6 0,6'), blue: areas('3,0 12,0 12,1.5 3,1.5') },
      places: places('1,2 3,3 6,3 9,3 11,4'),
    },
  ],
  [
    'bunker-assault-recon',
    'Bunker Assault',
    {
      table: 'skirmish',
      zones: { red: areas('1,4.5 5,4.5 5,6 1,6'), blue: areas('1,0 5,0 5,1.5 1,1.5') },
      places: places('1,4 5,4 1,2 5,2'),
    },
  ],
  [
    'close-the-pocket-recon',
    'Close the Pocket',
    {
      table: 'skirmish',
      zones: {
        red: areas('0,4.5 1.5,4.5 1.5,6 0,6', '4.5,4.5 6,4.5 6,6 4.5,6'),
        blue: areas('0,0 1.5,0 1.5,1.5 0,1.5', '4.5,0 6,0 6,1.5 4.5,1.5'),
      },
      places: places('1,3 3,3 5,3'),
    },
  ],
  [
    'intercept-signals-recon',
    'Intercept Signals',
    {
      table: 'skirmish',
      zones: { red: areas('1,4.5 5,4.5 5,6 1,6'), blue: areas('1,0 5,0 5,1.5 1,1.5') },
      places: places('3,5 1,3 5,3 3,1'),
    },
  ],
  ['outflank', 'Outflank', { unknown: true }],
  ['cauldron', 'Cauldron', { unknown: true }],
  ['contact-contact', 'Contact, Contact!', { unknown: true }],
  ['payload-primary', 'Payload', { unknown: true }],
]);
