import type { TableInfo } from '@holotisch/online/client';
import { useOnlineText } from '../net/words.ts';

interface AgreementPanelProps {
  readonly info: TableInfo;
  readonly nameOf: (seat: number) => string;
  /** Plays all the same. */
  readonly onAgree: () => void;
}

/** The lists are all there and their points differ: it begins only when everybody has said that this is all right. */
export function AgreementPanel({ info, nameOf, onAgree }: AgreementPanelProps) {
  const t = useOnlineText().uneven;
  const { agreement, own } = info;
  if (!agreement) return null;
  const { points, yes } = agreement;
  const mine = own !== null && !yes.includes(own);
  const others = info.seats.flatMap(({ kind }, seat) =>
    kind === 'human' && seat !== own && !yes.includes(seat) ? [nameOf(seat)] : [],
  );
  return (
    <section className="panel online-uneven" aria-labelledby="online-uneven">
      <h2 id="online-uneven">{t.title}</h2>
      <p>
        {t.differ(
          points.map((sum, seat) => t.side(nameOf(seat), sum)),
          Math.max(...points) - Math.min(...points),
        )}
      </p>
      {mine && (
        <button type="button" className="primary" onClick={onAgree}>
          {t.agree}
        </button>
      )}
      {!mine && others.length > 0 && <p role="status">{t.waits(others.join(', '))}</p>}
    </section>
  );
}
