import { hasDepth, setDimensions } from '../../scene/dimensions.ts';
import type { Measuring } from '../../table-ui/game-face.ts';
import { usePlayText } from '../../table-ui/words.ts';
import { ClauseLink } from '../../ui/clause-link.tsx';
import { CubeIcon, EyesIcon, RulerIcon, TurnTableIcon } from './table-icons.tsx';
import type { RulerState } from './use-ruler.ts';

interface TableToolsProps {
  /** It is seen in three dimensions. */
  readonly solid: boolean;
  readonly eyes: boolean;
  readonly onEyes: () => void;
  readonly onTurn: () => void;
  /** None where the game has none. */
  readonly ruler: RulerState | undefined;
  readonly measuring: boolean;
  readonly rules: Measuring;
}

/** What can be done with the picture of the table. */
export function TableTools({ solid, eyes, onEyes, onTurn, ruler, measuring, rules }: TableToolsProps) {
  const t = usePlayText();
  return (
    <>
      {hasDepth() && (
        <button
          type="button"
          aria-label={t.table.dimensions}
          aria-pressed={solid}
          title={t.table.dimensions}
          onClick={() => setDimensions(!solid)}
        >
          <CubeIcon />
        </button>
      )}
      <button type="button" aria-label={t.table.eyes} aria-pressed={eyes} title={t.table.eyes} onClick={onEyes}>
        <EyesIcon />
      </button>
      <button type="button" aria-label={t.table.turn} title={t.table.turn} onClick={onTurn}>
        <TurnTableIcon />
      </button>
      {ruler && (
        <button
          type="button"
          aria-label={t.table.ruler}
          aria-pressed={ruler.armed}
          aria-disabled={!measuring}
          title={measuring || rules.allowed ? t.table.ruler : rules.why}
          onClick={ruler.toggle}
        >
          <RulerIcon />
        </button>
      )}
    </>
  );
}

/** What the ruler waits for, and why it cannot be used. */
export function RulerNotes({ ruler, rules }: { readonly ruler: RulerState; readonly rules: Measuring }) {
  const t = usePlayText();
  return (
    <>
      {ruler.armed && (
        <p className="ruler-note">{ruler.to ? t.table.rulerDone : ruler.from ? t.table.rulerTo : t.table.rulerFrom}</p>
      )}
      {ruler.barred && !rules.allowed && (
        <p className="ruler-note" role="status">
          {rules.why} {rules.clause && <ClauseLink id={rules.clause} />}
        </p>
      )}
    </>
  );
}
