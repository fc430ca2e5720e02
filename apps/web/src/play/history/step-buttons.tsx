import { useMatch } from '../../match/use-match.tsx';
import { useWords } from '../../table-ui/words.ts';

/** Leafing through the match, one decision at a time. */
export function StepButtons() {
  const { t } = useWords();
  const { snapshot, look } = useMatch();
  if (!snapshot) return null;
  const { moment, taken, viewer } = snapshot;
  const step = (to: number | undefined, sign: string, label: string, off: boolean) => (
    <button
      type="button"
      className="tool"
      aria-label={label}
      title={label}
      disabled={off}
      onClick={() => void look(viewer, to)}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={sign} />
      </svg>
    </button>
  );
  return (
    <div className="steps">
      {step(0, 'M6 5v14M18 6l-8 6 8 6', t.log.first, moment === 0)}
      {step(moment - 1, 'M15 6l-8 6 8 6', t.log.back, moment === 0)}
      {step(moment + 1, 'M9 6l8 6-8 6', t.log.forth, moment >= taken)}
    </div>
  );
}
