import { useBuilderText } from './words.ts';

interface PointsMeterProps {
  readonly sum: number;
  readonly limit: number | null;
}

/** Running points: a number for the eye, a bar for the feeling. */
export function PointsMeter({ sum, limit }: PointsMeterProps) {
  const t = useBuilderText();
  const over = limit !== null && sum > limit;
  return (
    <div className="points" data-over={over}>
      <p>
        <strong>{sum}</strong> {limit === null ? t.list.unit(sum) : t.list.of(limit)}
        {limit !== null && <span>{over ? t.list.over(sum - limit) : t.list.left(limit - sum)}</span>}
      </p>
      {limit !== null && (
        <svg className="points-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect className="points-ground" width="100" height="4" />
          <rect className="points-sum" width={limit > 0 ? Math.min(100, (sum / limit) * 100) : 100} height="4" />
        </svg>
      )}
    </div>
  );
}
