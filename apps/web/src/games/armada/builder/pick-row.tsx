import { PickRow as Common, type PickRowProps } from '../../../table-ui/builder/pick-row.tsx';
import { useFleetWords } from './use-fleet-words.ts';

export { isBarred } from '../../../table-ui/builder/pick-row.tsx';

export function PickRow(props: PickRowProps) {
  const { message } = useFleetWords();
  return <Common {...props} message={message} />;
}
