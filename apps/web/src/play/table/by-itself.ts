import { storedSwitch } from '../../settings/stored-switch.ts';

/** The table turns to whoever is on, unless that is not wished for. */
export const [useTurnsByItself, setTurnsByItself] = storedSwitch('autoturn', true);

/** The picture follows what happens, unless that is not wished for. */
export const [useFramesByItself, setFramesByItself] = storedSwitch('autoframe', true);
