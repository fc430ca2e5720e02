import { useMatch } from '../match/useMatch.tsx';
import type { AskView } from './view.ts';
import { useWords } from './words.ts';

/** A plain list of what can be answered. */
export function DecisionPanel() {
  const { snapshot, decide } = useMatch();
  const words = useWords();
  const ask = snapshot?.ask as AskView | undefined;
  if (!ask) return null;
  const random = () => {
    if (ask.type === 'form') return Object.fromEntries((ask.fields ?? []).map((f) => [f.id, f.options[0]!.id]));
    if (ask.kind === 'obstacle-place')
      return { x: 200 + Math.random() * 500, y: 200 + Math.random() * 500, degrees: Math.random() * 360 };
    if (ask.kind === 'deploy') {
      const edge = (ask.region as { edge: string }).edge;
      const along = 60 + Math.random() * 790;
      return {
        south: { x: along, y: 40, degrees: 0 },
        north: { x: along, y: 874, degrees: 180 },
        west: { x: 40, y: along, degrees: 90 },
        east: { x: 874, y: along, degrees: -90 },
      }[edge]!;
    }
    return [0, 0];
  };
  return (
    <section className="panel">
      <h3>{words.message(ask.prompt)}</h3>
      {ask.type === 'choice' || ask.type === 'several' ? (
        ask.options?.map((o) => (
          <button
            key={o.id}
            type="button"
            className="primary"
            onClick={() => void decide(ask.type === 'several' ? [] : o.id)}
          >
            {o.label ? words.message(o.label) : o.id}
          </button>
        ))
      ) : (
        <button type="button" className="primary" onClick={() => void decide(random())}>
          any
        </button>
      )}
    </section>
  );
}
export const DecisionOverlay = (_: { readonly scene: unknown }) => null;
