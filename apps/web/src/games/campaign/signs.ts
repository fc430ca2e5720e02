import type { Sign } from '../../scene/description.ts';
import type { Fight, Hold, Mark } from './campaign-map.ts';

/** Shapes by which one tells sides and states apart without their colours. */

const DISC = 'M-4 0A4 4 0 1 0 4 0 4 4 0 1 0-4 0Z';
const HEX = 'M0-4.6 4-2.3V2.3L0 4.6-4 2.3V-2.3Z';
const DIAMOND = 'M0-5 5 0 0 5-5 0Z';
const SQUARE = 'M-3.9-3.9H3.9V3.9H-3.9Z';

export const holdSign = (hold: Hold, team: 0 | 1): string => `hold-${hold}-${team}`;

const HOLD: Readonly<Record<Hold, string>> = {
  base: 'M-2.4 2.4V-.6L0-2.8 2.4-.6V2.4ZM-2.4 2.4H2.4',
  outpost: 'M0 2.8V-1.4M-2.2-2.6A3 3 0 0 0 2.2-2.6M-1.6 2.8H1.6',
  hidden: 'M-1.5-1.3A1.6 1.6 0 1 1 .4 .2Q0 .5 0 1.2M0 2.3V2.9',
  held: 'M-1.6 2.8V-2.8L2.2-1.4-1.6 0',
};
const COLOUR = ['#6fd6f6', '#ffb95e'] as const;
const SHAPE = [DISC, HEX] as const;

const MARK: Readonly<Record<Mark, readonly [shape: string, mark: string, colour: string]>> = {
  destroyed: [SQUARE, 'M-2.2-2.2 2.2 2.2M2.2-2.2-2.2 2.2', '#ff8d70'],
  diplomats: [DIAMOND, 'M-2 .4-.6 1.8 2-1.4', '#8fe3a6'],
  scarred: [SQUARE, 'M-2.2-1 0 1-.6-2.4 2.2 2', '#ff8d70'],
  dug: [SQUARE, 'M-2.6 1.8V-.6H-1V-1.8H1V-.6H2.6V1.8', '#8fe3a6'],
  captured: [HEX, 'M-2 0H2M0-2V2', '#ffc766'],
};

/** What a place is fought over as: a fighter, a ship of the line, a soldier. */
export const fightSign = (fight: Fight): string => `fight-${fight}`;
const FIGHT: Readonly<Record<Fight, string>> = {
  fighters: 'M0-2.8V2.6M-2.6 1.6 0-.8 2.6 1.6',
  fleets: 'M-3 1.2 3 0-3-1.4ZM-1-.4V-2.2',
  troops: 'M0-2.8A1 1 0 1 0 .1-2.8ZM-2 2.6V1Q0-1.6 2 1V2.6Z',
};
const FIGHT_SHAPE: Readonly<Record<Fight, readonly [shape: string, colour: string]>> = {
  fighters: ['M0-5 4.8 3.6H-4.8Z', '#d7c9ff'],
  fleets: [DIAMOND, '#9fd8ff'],
  troops: [SQUARE, '#e8d9a8'],
};

const TEAMS = [0, 1] as const;
const HOLDS = Object.keys(HOLD) as Hold[];

export const SIGNS: Readonly<Record<string, Sign>> = Object.fromEntries([
  ...TEAMS.flatMap((team) =>
    HOLDS.map((hold): [string, Sign] => [
      holdSign(hold, team),
      { shape: SHAPE[team], mark: HOLD[hold], colour: COLOUR[team] },
    ]),
  ),
  ...Object.entries(MARK).map(([mark, [shape, line, colour]]): [string, Sign] => [mark, { shape, mark: line, colour }]),
  ...(Object.entries(FIGHT) as [Fight, string][]).map(([fight, mark]): [string, Sign] => [
    fightSign(fight),
    { shape: FIGHT_SHAPE[fight][0], mark, colour: FIGHT_SHAPE[fight][1] },
  ]),
  ...([
    ['scars', { shape: SQUARE, mark: 'M-2.2-1 0 1-.6-2.4 2.2 2', colour: '#ff8d70' }],
    ['veterans', { shape: 'M0-5 1.4-1.6 5-1.4 2.2 .9 3.1 4.4 0 2.4-3.1 4.4-2.2 .9-5-1.4-1.4-1.6Z', colour: '#f4d35e' }],
  ] satisfies [string, Sign][]),
]);
