import type { Clock, NewMatch } from '@holotisch/online/client';
import { useOnlineText } from '../../net/words.ts';

/** What the players of an online match agree on besides lists and rules. */
type Terms = Pick<NewMatch, 'clock' | 'public' | 'delay' | 'patience'>;

export const USUAL_TERMS: Terms = { clock: null, public: false, delay: 0, patience: 300 };
export const THREE_DAYS = 3 * 24 * 3600;
const CLOCKS: readonly Clock[] = [
  { main: 20 * 60, increment: 5 },
  { main: 45 * 60, increment: 5 },
  { main: 75 * 60, increment: 10 },
];

interface TermFieldsProps {
  readonly terms: Terms;
  readonly onTerms: (terms: Terms) => void;
  /** Where a heading above says already what these fields are about. */
  readonly underHeading?: boolean;
}

export function TermFields({ terms, onTerms, underHeading = false }: TermFieldsProps) {
  const t = useOnlineText().terms;
  const set = (change: Partial<Terms>) => onTerms({ ...terms, ...change });
  const box = (checked: boolean, name: string, note: string, onChange: (checked: boolean) => void) => (
    <label className="start-choice">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>
        <strong>{name}</strong>
        <small>{note}</small>
      </span>
    </label>
  );
  const chosen = CLOCKS.findIndex(({ main }) => main === terms.clock?.main);
  return (
    <fieldset className="start-aids online-terms">
      <legend className={underHeading ? 'only-heard' : undefined}>{t.title}</legend>
      {box(terms.public, t.public, t.publicNote, (on) => set({ public: on }))}
      {box(terms.patience === THREE_DAYS, t.days, t.daysNote, (on) => set({ patience: on ? THREE_DAYS : 300 }))}
      <label className="start-seed">
        <strong>{t.clock}</strong>
        <select value={chosen} onChange={({ target }) => set({ clock: CLOCKS[Number(target.value)] ?? null })}>
          <option value={-1}>{t.noClock}</option>
          {CLOCKS.map(({ main, increment }, i) => (
            <option key={main} value={i}>
              {t.clocks(main / 60, increment)}
            </option>
          ))}
        </select>
      </label>
      <label className="start-seed">
        <strong>{t.delay}</strong>
        <input
          type="number"
          min={0}
          max={3600}
          value={terms.delay}
          onChange={({ target }) => set({ delay: Math.min(3600, Math.max(0, Math.round(target.valueAsNumber) || 0)) })}
        />
        <small>{t.delayNote}</small>
      </label>
    </fieldset>
  );
}
