import { areas, discs, firstCards } from '../battle-rows.ts';

export const DEPLOYMENTS = firstCards('deployment', [
  [
    'battle-lines',
    'Battle Lines',
    { set: 'core', zones: { red: areas('0,5 12,5 12,6 0,6'), blue: areas('0,0 12,0 12,1 0,1') } },
  ],
  [
    'disarray',
    'Disarray',
    {
      set: 'core',
      zones: {
        red: areas('0,5 4,5 4,6 0,6', '8,0 12,0 12,1 8,1'),
        blue: areas('8,5 12,5 12,6 8,6', '0,0 4,0 4,1 0,1'),
      },
    },
  ],
  [
    'the-long-march',
    'The Long March',
    { set: 'core', zones: { red: areas('0,0 3,0 3,6 0,6'), blue: areas('9,0 12,0 12,6 9,6') } },
  ],
  [
    'major-offensive',
    'Major Offensive',
    { set: 'core', zones: { red: areas('0,3 3,3 3,5 6,5 6,6 0,6'), blue: areas('6,0 12,0 12,3 9,3 9,1 6,1') } },
  ],
  [
    'advanced-positions',
    'Advanced Positions',
    {
      set: 'priority-supplies',
      zones: { red: areas('0,0 1,0 1,5 6,5 6,6 0,6'), blue: areas('6,0 12,0 12,6 11,6 11,1 6,1') },
    },
  ],
  [
    'danger-close',
    'Danger Close',
    {
      set: 'vital-assets',
      zones: { red: areas('0,0 6,0 6,1 1,1 1,5 3,5 3,6 0,6'), blue: areas('6,5 11,5 11,1 9,1 9,0 12,0 12,6 6,6') },
    },
  ],
  [
    'hemmed-in',
    'Hemmed In',
    {
      set: 'vital-assets',
      zones: {
        red: areas('0,4 3,4 3,5 5,5 5,6 0,6', '7,5 9,5 9,4 12,4 12,6 7,6'),
        blue: areas('3,0 9,0 9,1 7,1 7,2 5,2 5,1 3,1'),
      },
    },
  ],
  [
    'roll-out',
    'Roll Out',
    {
      set: 'vital-assets',
      zones: { red: areas('0,0 2,0 2,4 4,4 4,6 0,6'), blue: areas('8,0 12,0 12,6 10,6 10,2 8,2') },
    },
  ],
  [
    'forces-converge',
    'Forces Converge',
    {
      set: 'downed-at-st',
      zones: { red: areas('0,0 2,0 2,1 1,1 1,5 2,5 2,6 0,6'), blue: areas('10,0 12,0 12,6 10,6 10,5 11,5 11,1 10,1') },
      scenario: true,
    },
  ],
  [
    'battle-lines-skirmish',
    'Battle Lines',
    { table: 'skirmish', zones: { red: areas('0,5 6,5 6,6 0,6'), blue: areas('0,0 6,0 6,1 0,1') } },
  ],
  [
    'flanking-positions',
    'Flanking Positions',
    { table: 'skirmish', zones: { red: areas('0,3 1,3 1,5 3,5 3,6 0,6'), blue: areas('3,0 6,0 6,3 5,3 5,1 3,1') } },
  ],
  [
    'meeting-engagement',
    'Meeting Engagement',
    { table: 'skirmish', zones: { red: areas('4,4 6,4 6,6 4,6'), blue: areas('0,0 2,0 2,2 0,2') } },
  ],
  ['faceoff', 'Faceoff', { table: 'skirmish', zones: { red: discs(['3,6', 2]), blue: discs(['3,0', 2]) } }],
]);
