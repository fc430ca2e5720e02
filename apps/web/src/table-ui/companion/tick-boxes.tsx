import { useKept } from './kept.ts';
import { useCompanionText } from './text.ts';

/** What has been ticked off on the cards of a list, by the key of each row of boxes. */
export interface Marks {
  of(key: string): number;
  mark(key: string, count: number): void;
}

const MOST_KEPT = 400;
function marksFrom(value: unknown): Readonly<Record<string, number>> {
  if (typeof value !== 'object' || value === null) return {};
  const entries = Object.entries(value).filter(
    (one): one is [string, number] => typeof one[1] === 'number' && Number.isInteger(one[1]) && one[1] > 0,
  );
  return Object.fromEntries(entries.slice(0, MOST_KEPT));
}

export function useMarks(entry: string): Marks {
  const [marks, setMarks] = useKept(`marks.${entry}`, marksFrom);
  return {
    of: (key) => marks[key] ?? 0,
    mark: (key, count) => setMarks({ ...marks, [key]: count }),
  };
}

interface TickBoxesProps {
  readonly label: string;
  /** Boxes of each group: a ship has one, a unit one for every miniature. */
  readonly groups: readonly number[];
  readonly marks: Marks;
  readonly name: string;
}

/** Boxes to tick off, from the first: whoever taps the last that is ticked takes it back. */
export function TickBoxes({ label, groups, marks, name }: TickBoxesProps) {
  const t = useCompanionText().lists;
  const ticked = marks.of(name);
  if (groups.every((count) => count <= 0)) return null;
  let at = 0;
  return (
    <fieldset className="tick-boxes">
      <legend>{label}</legend>
      {groups.map((count, group) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one miniature is like the other.
        <span key={group}>
          {Array.from({ length: count }, () => {
            const n = ++at;
            return (
              <button
                key={n}
                type="button"
                aria-pressed={n <= ticked}
                aria-label={t.mark(label, n)}
                onClick={() => marks.mark(name, n === ticked ? n - 1 : n)}
              />
            );
          })}
        </span>
      ))}
    </fieldset>
  );
}
