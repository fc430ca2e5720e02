import { useEffect, useMemo, useRef, useState } from 'react';
import type { StageHandle } from '../description.ts';
import { Stage } from '../stage.tsx';
import { battle, march } from './battle.ts';
import './trial.css';

/** A stage with a hundred and twenty figures that march on a key press, for tests and for whoever works on the stage. */
export default function TrialPage() {
  const description = useMemo(battle, []);
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
      <Stage description={description} label="120" handle={handle} />
      <button type="button" className="tool trial-march" aria-pressed={marching} onClick={() => setMarching(!marching)}>
        ▶
      </button>
    </div>
  );
}
