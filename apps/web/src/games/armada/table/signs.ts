import type { data } from '@holotisch/armada';
import type { Sign } from '../../../scene/description.ts';

const DISC = 'M-4 0A4 4 0 1 0 4 0 4 4 0 1 0-4 0Z';
const HEX = 'M0-4.6 4-2.3V2.3L0 4.6-4 2.3V-2.3Z';
const SQUARE = 'M-3.9-3.9H3.9V3.9H-3.9Z';
const SHIELD = '#69c8ff';

/** A plaque that points to its side of the ship, nose up. */
const ZONE: Readonly<Record<data.Zone, string>> = {
  front: 'M0-5.4 4.2-2V4H-4.2V-2Z',
  left: 'M-5.4 0-2-4.2H4V4.2H-2Z',
  right: 'M5.4 0 2-4.2H-4V4.2H2Z',
  rear: 'M0 5.4 4.2 2V-4H-4.2V2Z',
  'left-auxiliary': 'M-5.4 0-3-4.2H4V4.2H-3L-1.4 0Z',
  'right-auxiliary': 'M5.4 0 3-4.2H-4V4.2H3L1.4 0Z',
};
export const zoneSign = (zone: data.Zone): string => `zone-${zone}`;

const COMMAND: Readonly<Record<data.Command, string>> = {
  navigate: 'M-2.2 2 0-2.6 2.2 2 0 .8Z',
  squadron: 'M0-2.6V2.6M-2.4 1 0-1 2.4 1',
  repair: 'M-2 2 1-1M1.8-2.6A1.6 1.6 0 1 0 2.6-.4L1 0 .4-1Z',
  concentrate: 'M-2.4 0H2.4M0-2.4V2.4M-1.2 0A1.2 1.2 0 1 0 1.2 0 1.2 1.2 0 1 0-1.2 0Z',
};
export const COMMAND_COLOUR: Readonly<Record<data.Command, string>> = {
  navigate: '#8fd3ff',
  squadron: '#f4d35e',
  repair: '#8fe07f',
  concentrate: '#ff8d70',
};
export const commandSign = (command: data.Command): string => `command-${command}`;

const DEFENCE: Readonly<Record<data.DefenceKind, string>> = {
  scatter: 'M-2.6-1.2H-.6M.6-1.2H2.6M-2.6 1.2H-.6M.6 1.2H2.6',
  evade: 'M-2.2 1.8Q-1.6-2 2-1.6M.6-2.8 2.2-1.6 .8-.2',
  brace: 'M-1.4-2.6H-2.6V2.6H-1.4M1.4-2.6H2.6V2.6H1.4',
  redirect: 'M-2.4-1.6H1.4V2M-.2 .6 1.4 2.4 3 .6',
  contain: 'M-2.2-2.2H2.2V2.2H-2.2ZM-.8-.8H.8V.8H-.8Z',
  salvo: 'M-2 2.6V-2.4M0 2.6V-2.4M2 2.6V-2.4',
};
export type TokenState = 'ready' | 'exhausted' | 'discarded';
/** Ready ones are green as printed, exhausted ones red and hexagonal: colour alone never tells them apart. */
export const defenceSign = (kind: data.DefenceKind, state: TokenState): string => `${kind}-${state}`;

const defenceSigns = (): Record<string, Sign> =>
  Object.fromEntries(
    Object.entries(DEFENCE).flatMap(([kind, mark]) => [
      [`${kind}-ready`, { shape: DISC, mark, colour: '#8fe07f' }],
      [`${kind}-exhausted`, { shape: SQUARE, mark, colour: '#ff8d70' }],
      [`${kind}-discarded`, { shape: SQUARE, mark: `${mark}M-3.4 3.4 3.4-3.4`, colour: '#7d8ba0' }],
    ]),
  );

/** Shape and mark for everything that is told of a piece beside it. */
export const SIGNS: Readonly<Record<string, Sign>> = {
  hull: { shape: SQUARE, colour: '#f4d35e' },
  /** The speed of a ship: an arrow with room for the number. */
  speed: { shape: 'M0-5.4 4.8 0H3V4.2H-3V0H-4.8Z', colour: '#d9e6f5' },
  critical: {
    shape:
      'M0-5.2 1.5-3.5 3.7-3.7 3.5-1.5 5.2 0 3.5 1.5 3.7 3.7 1.5 3.5 0 5.2-1.5 3.5-3.7 3.7-3.5 1.5-5.2 0-3.5-1.5-3.7-3.7-1.5-3.5Z',
    colour: '#ff5b4a',
  },
  activated: { shape: DISC, mark: 'M-2 .2-.6 1.8 2.2-1.8', colour: '#9fb0c6' },
  engaged: { shape: HEX, mark: 'M-2-2 2 2M-2 2 2-2', colour: '#ffb35c' },
  objective: {
    shape: HEX,
    mark: 'M0-2.6 .8-.8 2.6-.8 1.2 .4 1.8 2.4 0 1.2-1.8 2.4-1.2 .4-2.6-.8-.8-.8Z',
    colour: '#ffe08a',
  },
  veteran: { shape: HEX, mark: 'M-2.4 1.4 0-1.4 2.4 1.4M-2.4-.4 0-3.2 2.4-.4', colour: '#8fe07f' },
  scarred: { shape: SQUARE, mark: 'M-2.6-2.4 .4-.4-.8 .8 2.6 2.6', colour: '#ff8d70' },
  retreats: { shape: HEX, mark: 'M-2.6 0H2.4M.6-1.8 2.4 0 .6 1.8', colour: '#8fd3ff' },
  focus: { shape: HEX, mark: 'M-2.4 0Q0-2.4 2.4 0 0 2.4-2.4 0Z', colour: '#c5e86c' },
  chaff: { shape: HEX, mark: 'M-2-1H2M-2 1H2', colour: '#c7d0dc' },
  ...Object.fromEntries(Object.entries(ZONE).map(([zone, shape]) => [`zone-${zone}`, { shape, colour: SHIELD }])),
  ...Object.fromEntries(
    Object.entries(COMMAND).flatMap(([command, mark]) => [
      [`command-${command}`, { shape: HEX, mark, colour: COMMAND_COLOUR[command as data.Command] }],
      [`raid-${command}`, { shape: SQUARE, mark: `${mark}M-3.4 3.4 3.4-3.4`, colour: '#ff8d70' }],
    ]),
  ),
  ...defenceSigns(),
};

/** The marks alone, for buttons and cards. */
export const commandMark = (command: data.Command): string => COMMAND[command];
export const defenceMark = (kind: data.DefenceKind): string => DEFENCE[kind];
