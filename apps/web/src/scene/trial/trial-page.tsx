import { useEffect, useMemo, useRef, useState } from 'react';
import { AnyStage } from '../any-stage.tsx';
import type { StageHandle } from '../description.ts';
import { battle, march } from './battle.ts';
import './trial.css';

/** A stage with a hundred and twenty figures that march on a key press, for tests and for whoever works on the stage. */
export default function TrialPage() {
  // Fewer of them on demand: `/probe?pieces=12`.
  const wanted = new URLSearchParams(location.search).get('pieces');
  const description = useMemo(() => battle(wanted === null ? undefined : Number(wanted)), [wanted]);
  const handle = useRef<StageHandle>(null);
  const [marching, setMarching] = useState(false);
  useEffect(() => {
    if (!marching) return;
    const began = performance.now();
    let frame = 0;
    const step = () => {
      for (const [key, at] of march(description, (performance.now() - began) / 1000)) handle.current?.pose(key, at);
      frame = requestAnimationFrame(step);
    };
    step();
    return () => cancelAnimationFrame(frame);
  }, [marching, description]);
  return (
    <div className="trial">
      <h1 className="only-heard">120</h1>
      <AnyStage description={description} label="120" handle={handle} />
      <button type="button" className="tool trial-march" aria-pressed={marching} onClick={() => setMarching(!marching)}>
        ▶
      </button>
    </div>
  );
}
