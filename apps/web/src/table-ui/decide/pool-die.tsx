import type { ReactNode } from 'react';

/** Whether a die is picked, and what a press on it does. */
export interface DiePick {
  readonly pressed: boolean;
  readonly disabled: boolean;
  toggle(): void;
}

interface PoolDieProps {
  readonly name: string;
  readonly pick: DiePick | undefined;
  readonly motion: string | undefined;
  /** What else its look depends on. */
  readonly look: Readonly<Record<`data-${string}`, string | boolean | undefined>>;
  readonly children: ReactNode;
}

/** A die in the tray: to be picked, or only to be seen. */
export function PoolDie({ name, pick, motion, look, children }: PoolDieProps) {
  return pick ? (
    <button
      type="button"
      className="pool-die"
      {...look}
      data-step
      aria-pressed={pick.pressed}
      aria-label={name}
      disabled={pick.disabled}
      onClick={pick.toggle}
    >
      {children}
    </button>
  ) : (
    <span className="pool-die" {...look} role="img" aria-label={name} title={name} data-motion={motion}>
      {children}
    </span>
  );
}
