import { useMatch } from '../../match/use-match.tsx';
import { Reason } from '../../table-ui/decide/reason.tsx';
import { useDecideText } from '../../table-ui/decide/text.ts';

/** Why the last answer was not taken. It stays until the next legal answer, or until it has been read. */
export function Refused() {
  const { refusal, dismissRefusal } = useMatch();
  const t = useDecideText();
  if (!refusal || !('clauses' in refusal)) return null;
  return (
    <div className="refused" role="alert">
      <Reason refusal={refusal} />
      <button type="button" className="refused-close" aria-label={t.dismiss} title={t.dismiss} onClick={dismissRefusal}>
        ×
      </button>
    </div>
  );
}
