import { type ReactNode, useId } from 'react';

interface ListSideProps {
  readonly seat: 0 | 1;
  readonly whose: string;
  readonly portraits: ReactNode;
  readonly name: string;
  readonly facts: string;
  readonly other: string;
  /** What the button says to those who do not see whose it is. */
  readonly otherLabel: string;
  readonly onOther: () => void;
  /** Who comes, one line each. */
  readonly lines: readonly ReactNode[];
}

/** One side of the coming match: with what it plays. */
export function ListSide({ seat, whose, portraits, name, facts, other, otherLabel, onOther, lines }: ListSideProps) {
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
        <button type="button" className="tool tool-text" aria-label={otherLabel} onClick={onOther}>
          {other}
        </button>
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
