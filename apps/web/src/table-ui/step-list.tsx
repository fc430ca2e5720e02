import './standing.css';

interface StepListProps<S extends string> {
  readonly label: string;
  readonly steps: readonly S[];
  readonly names: Readonly<Record<S, string>>;
  /** How many of them are done. */
  readonly done: number;
}

/** How far a turn has come. */
export function StepList<S extends string>({ label, steps, names, done }: StepListProps<S>) {
  return (
    <ol className="turn-steps" aria-label={label}>
      {steps.map((step, i) => (
        <li
          key={step}
          data-state={i === done ? 'now' : i < done ? 'done' : 'ahead'}
          aria-current={i === done ? 'step' : undefined}
        >
          {names[step]}
        </li>
      ))}
    </ol>
  );
}
