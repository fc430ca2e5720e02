import { useMatch } from '../../match/useMatch.tsx';
import { Fault } from '../Fault.tsx';

/** Why the last answer was not taken. It stays until the next legal answer. */
export function Refused() {
  const { refusal } = useMatch();
  if (!refusal || !('clauses' in refusal)) return null;
  return (
    <div className="refused">
      <Fault fault={refusal} />
    </div>
  );
}
