import { PickRow as Common, type PickRowProps } from '../../../table-ui/builder/pick-row.tsx';
import { useSquadWords } from './use-squad-words.ts';

export { isBarred } from '../../../table-ui/builder/pick-row.tsx';

export function PickRow(props: PickRowProps) {
  const { message } = useSquadWords();
  return <Common {...props} message={message} />;
}
