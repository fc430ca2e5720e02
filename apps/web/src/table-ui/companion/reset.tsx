import { useCompanionText } from './text.ts';

/** Everything as it was before anybody set anything. */
export function Reset({ onReset }: { readonly onReset: () => void }) {
  const { rolling } = useCompanionText();
  return (
    <button type="button" className="roll-again" onClick={onReset}>
      {rolling.reset}
    </button>
  );
}
