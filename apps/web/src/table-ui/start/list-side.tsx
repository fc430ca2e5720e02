import { type ReactNode, useId } from 'react';

interface ListSideProps {
  readonly seat: 0 | 1;
  readonly whose: string;
  readonly portraits: ReactNode;
  readonly name: string;
  readonly facts: string;
  /** Another one may be taken; the second words are for those who do not see whose it is. */
  readonly other?: { readonly text: string; readonly label: string; readonly onOther: () => void } | undefined;
  /** Who comes, one line each. */
  readonly lines: readonly ReactNode[];
}

/** One side of the coming match: with what it plays. */
export function ListSide({ seat, whose, portraits, name, facts, other, lines }: ListSideProps) {
  const heading = useId();
  return (
    <section className={`side-card side-card-${seat === 0 ? 'first' : 'second'}`} aria-labelledby={heading}>
      <p className="side-card-player">{whose}</p>
      <div className="side-card-fleet">{portraits}</div>
      <header>
        <div>
          <h2 id={heading}>{name}</h2>
          <p className="side-card-facts">{facts}</p>
        </div>
        {other && (
          <button type="button" className="tool tool-text" aria-label={other.label} onClick={other.onOther}>
            {other.text}
          </button>
        )}
      </header>
      <ul className="fleet">
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal ones are told apart by their place only.
          <li key={i}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
