import { useMatch } from '../../match/use-match.tsx';
import { storedSwitch } from '../../settings/stored-switch.ts';
import { useBeside } from '../beside.ts';

export const [useCoachOn, setCoachOn] = storedSwitch('coach', true);

/** Whether somebody at this machine may ask the computer: not of others from afar, nor where a lesson or a puzzle asks. */
export function useCoached(): boolean {
  const on = useCoachOn();
  const { local } = useMatch();
  const taught = useBeside()?.tellsEnd ?? false;
  return on && local !== undefined && !taught;
}
