import { useMatch } from '../../match/use-match.tsx';
import { storedSwitch } from '../../settings/stored-switch.ts';
import { useBeside } from '../beside.ts';

export const [useCoachOn, setCoachOn] = storedSwitch('coach', true);
export const [useWarningsOn, setWarningsOn] = storedSwitch('warnings', true);

/**
 * Whether all who play have agreed to a coach, or nobody has to: at this machine. Who only looks on has no question; a
 * lesson or a puzzle has a coach of its own.
 */
export function useCoachAllowed(): boolean {
  const { local, snapshot } = useMatch();
  const taught = useBeside()?.tellsEnd ?? false;
  return (local !== undefined || snapshot?.aids['coach'] === true) && !taught;
}

/** Whether somebody may ask what there is to do. */
export function useCoached(): boolean {
  const isAllowed = useCoachAllowed();
  return useCoachOn() && isAllowed;
}

/** Whether somebody is warned before an answer throws something away. */
export function useWarned(): boolean {
  const isAllowed = useCoachAllowed();
  return useWarningsOn() && isAllowed;
}
