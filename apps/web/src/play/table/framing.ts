import { store, stored } from '../../settings/stored.ts';

/** The picture follows what happens, unless that is not wished for. */
export const framesByItself = (): boolean => stored('autoframe', ['on', 'off']) !== 'off';
export const setFramesByItself = (on: boolean): void => store('autoframe', on ? 'on' : 'off');
