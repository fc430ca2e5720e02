import { useMatch } from '../../match/use-match.tsx';
import { storedSwitch } from '../../settings/stored-switch.ts';
import { useBeside } from '../beside.ts';

export const [useCoachOn, setCoachOn] = storedSwitch('coach', true);
export const [useWarningsOn, setWarningsOn] = storedSwitch('warnings', true);

/** Whether this is a match at this machine: others from afar have not agreed, and a lesson or a puzzle has its own coach. */
function useOwnTable(): boolean {
  const { local } = useMatch();
  const taught = useBeside()?.tellsEnd ?? false;
  return local !== undefined && !taught;
}

/** Whether somebody may ask the computer. */
export function useCoached(): boolean {
  const own = useOwnTable();
  return useCoachOn() && own;
}

/** Whether somebody is warned before an answer throws something away. */
export function useWarned(): boolean {
  const own = useOwnTable();
  return useWarningsOn() && own;
}
