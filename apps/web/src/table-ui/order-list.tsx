import type { ReactNode } from 'react';
import type { Owner } from '../scene/description.ts';
import { useDraft } from './draft.tsx';

/** One who is to come, is on, or was. */
interface OrderEntry {
  readonly piece: number;
  readonly owner: Owner;
  readonly mark: 'now' | 'done' | undefined;
  /** All that the entry says, for those who hear it. */
  readonly said: string;
  /** The figure before the name: a skill, a speed, a number. */
  readonly figure: ReactNode;
  readonly name: ReactNode;
  readonly pips: ReactNode;
  readonly portrait: ReactNode;
  /** In place of the tick of who is done and the arrow of who is on. */
  readonly sign?: ReactNode;
}

interface OrderListProps {
  readonly label: string;
  readonly entries: readonly OrderEntry[];
  readonly onPick: (piece: number) => void;
}

/** Who comes when, beside the table or along its upper edge. */
export function OrderList({ label, entries, onPick }: OrderListProps) {
  const { point } = useDraft();
  return (
    <ol className="order" aria-label={label}>
      {entries.map(({ piece, owner, mark, said, figure, name, pips, portrait, sign }) => (
        <li key={piece} data-state={mark} className={`side-${owner === 0 ? 'first' : 'second'}`}>
          <button
            type="button"
            title={said}
            onClick={() => onPick(piece)}
            onPointerEnter={() => point(piece)}
            onPointerLeave={() => point(undefined)}
            onFocus={() => point(piece)}
            onBlur={() => point(undefined)}
          >
            <span className="only-heard">{said}</span>
            <span className="order-skill" aria-hidden="true">
              {figure}
            </span>
            <span className="order-who" aria-hidden="true">
              <span className="order-name">{name}</span>
              <span className="order-pips">{pips}</span>
            </span>
            {portrait}
            <span className="order-mark" aria-hidden="true">
              {sign ?? (mark === 'done' ? '✓' : mark === 'now' ? '▲' : '')}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** So many can be told apart at a glance; more are a number. */
const MOST_PIPS = 6;

/** How much of somebody is left. */
export function LeftPips({ left, of }: { readonly left: number; readonly of: number }) {
  if (of > MOST_PIPS)
    return (
      <span className="order-hull">
        <i className="pip-hull pip-full" /> {left}
      </span>
    );
  return Array.from({ length: of }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pips have nothing but their place.
    <i key={i} className={`pip-hull ${i < left ? 'pip-full' : ''}`} />
  ));
}
