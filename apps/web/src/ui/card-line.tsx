import type { ReactNode } from 'react';

interface CardLineProps {
  readonly children: ReactNode;
  /** What the card does. */
  readonly says: string | undefined;
  readonly critical?: boolean;
  readonly discarded?: boolean;
}

/** A card on a ship: its name, and below it what it does. */
export function CardLine({ children, says, critical, discarded }: CardLineProps) {
  return (
    <dd className={critical ? 'card-critical' : undefined} data-discarded={discarded}>
      {children}
      {says && !discarded && <span className="card-says">{says}</span>}
    </dd>
  );
}
