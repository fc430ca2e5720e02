import { useEffect, useReducer } from 'react';
import './measuring.css';
import { MeasuringTable } from './measuring-table.tsx';
import { initialState, reduce } from './state.ts';
import { useMeasuring } from './use-measuring.ts';

/** Kept while the app runs: the ships still stand where they stood when somebody comes back from a clause. */
let left = initialState;

/** Ships, rulers and templates without a match. */
export default function BenchPage() {
  const { t } = useMeasuring();
  const [measuring, dispatch] = useReducer(reduce, left);
  useEffect(() => {
    left = measuring;
  }, [measuring]);
  return (
    <section aria-labelledby="measuring-title">
      <div className="section-head">
        <h1 id="measuring-title">{t.measuring.title}</h1>
        <p>{t.measuring.intro}</p>
      </div>
      <MeasuringTable measuring={measuring} dispatch={dispatch} />
    </section>
  );
}
