import type { CSSProperties, ReactNode } from 'react';
import type { Owner } from '../scene/description.ts';
import { sideClass } from '../scene/svg.ts';
import './revealed-card.css';

interface RevealedCardProps {
  readonly owner: Owner | undefined;
  readonly who: string;
  readonly title: string;
  readonly sign?: ReactNode;
  readonly says: string | undefined;
  /** How long it is shown: it turns over in the first part of it. */
  readonly lasts: number;
}

/** A card that is turned over: whose it is, what it is called and what it does. The log says the same aloud. */
export function RevealedCard({ owner, who, title, sign, says, lasts }: RevealedCardProps) {
  return (
    <article
      className={`revealed-card ${sideClass(owner)}`}
      style={{ '--lasts': `${lasts}ms` } as CSSProperties}
      aria-hidden="true"
    >
      <p className="revealed-who">{who}</p>
      <h3>
        {title} {sign}
      </h3>
      {says && <p className="card-says">{says}</p>}
    </article>
  );
}
