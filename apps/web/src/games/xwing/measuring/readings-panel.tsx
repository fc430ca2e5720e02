import type { ClauseId } from '@holotisch/rules';
import { ClauseLink } from '../../../ui/clause-link.tsx';
import type { Range, Readings } from './readings.ts';
import { otherShip, RANGE_LIMITS, shipIds } from './ships.ts';
import { useMeasuring } from './use-measuring.ts';
import { bandText, millimetres, summaryText } from './words.ts';

interface RowProps {
  readonly label: string;
  readonly range: Range | undefined;
  readonly clauses: readonly ClauseId[];
}

/** The ruler in small: how far along its bands the distance reaches. */
function Gauge({ range }: { readonly range: Range | undefined }) {
  const longest = RANGE_LIMITS.at(-1) ?? 1;
  const reach = range ? Math.min(1, range.measure.distance / longest) : 0;
  return (
    <svg className="gauge" viewBox="0 0 300 14" preserveAspectRatio="none" aria-hidden="true">
      {RANGE_LIMITS.map((limit, i) => (
        <rect
          key={limit}
          className={range?.band === i + 1 ? 'gauge-band gauge-band-here' : 'gauge-band'}
          x={i * 100 + 1}
          y="4"
          width="98"
          height="6"
        />
      ))}
      {range && <rect className="gauge-mark" x={reach * 296} y="0" width="4" height="14" />}
    </svg>
  );
}

function Row({ label, range, clauses }: RowProps) {
  const language = useMeasuring();
  return (
    <div className="reading" data-none={range === undefined}>
      <dt>{label}</dt>
      <dd>
        {range ? (
          <>
            <strong>{bandText(language, range)}</strong>
            <span className="reading-length">{millimetres(language, range)}</span>
          </>
        ) : (
          <strong>{language.t.measuring.notInArc}</strong>
        )}
      </dd>
      <dd className="reading-proof">
        <Gauge range={range} />
        {clauses.map((id) => (
          <ClauseLink key={id} id={id} />
        ))}
      </dd>
    </div>
  );
}

interface ReadingsPanelProps {
  readonly readings: Readings;
  /** Nothing is under way: only then are the readings read out. */
  readonly settled: boolean;
}

export function ReadingsPanel({ readings, settled }: ReadingsPanelProps) {
  const language = useMeasuring();
  const { measuring } = language.t;
  return (
    <section className="panel" aria-labelledby="readings-title">
      <h2 id="readings-title">{measuring.readings}</h2>
      <dl className="readings">
        <Row label={measuring.closest} range={readings.closest} clauses={['XW-REICHWEITE-02']} />
        {shipIds.map((id) => (
          <Row
            key={id}
            label={measuring.arcFrom(measuring.ship[id], measuring.ship[otherShip(id)])}
            range={readings.inArc[id]}
            clauses={[readings.inArc[id] ? 'XW-REICHWEITE-04' : 'XW-FEUERWINKEL-03']}
          />
        ))}
      </dl>
      {readings.overlap && <p className="warning">{measuring.overlap}</p>}
      <p className="only-heard" role="status">
        {settled && summaryText(language, readings)}
      </p>
    </section>
  );
}
