import type { XWingState } from '../state.ts';
import { leaders } from './leaders.ts';
import type { Mission } from './mission.ts';

const MISSIONS: readonly Mission[] = [leaders];

export const findMission = (id: string): Mission | undefined => MISSIONS.find((m) => m.id === id);

/** The mission that is being played, if any. */
export const missionOf = (state: XWingState): Mission | undefined =>
  state.rules.mission === null ? undefined : findMission(state.rules.mission);
