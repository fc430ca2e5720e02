import type { ReactNode } from 'react';

interface PickSectionProps {
  readonly faction: string;
  readonly title: string;
  /** The way back from what was looked for, if it is not what every list begins with. */
  readonly back: { readonly text: string; readonly onBack: () => void } | undefined;
  /** Above the title. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/** The cards to pick from, and what for. */
export function PickSection({ faction, title, back, head, children }: PickSectionProps) {
  return (
    <section
      className="pick"
      data-faction={faction}
      aria-labelledby="pick-title"
      onKeyDown={(event) => {
        // In a field with something in it, Escape clears the field.
        const typed = event.target instanceof HTMLInputElement && event.target.value !== '';
        if (event.key === 'Escape' && !typed) back?.onBack();
      }}
    >
      <header className="pick-head">
        {back && (
          <button type="button" className="tool tool-text" onClick={back.onBack}>
            ← {back.text}
          </button>
        )}
        {head}
        <h2 id="pick-title" tabIndex={-1}>
          {title}
        </h2>
      </header>
      {children}
    </section>
  );
}
