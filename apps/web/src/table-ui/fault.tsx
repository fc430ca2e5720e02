import type { FileFault, Refusal } from '@holotisch/engine';
import { useEffect, useRef, useState } from 'react';
import { ClauseLink } from '../ui/clause-link.tsx';
import { useDistinct } from '../ui/clause-name.ts';
import { useMoreWords } from './use-face.ts';
import { useWords } from './words.ts';

/** Why something is not possible: the sentence, the place in a file, the clauses. */
export function Fault({ fault }: { readonly fault: FileFault | Refusal }) {
  const { t, message } = useWords();
  const clauses = useDistinct('clauses' in fault ? fault.clauses : (fault.refusal?.clauses ?? []));
  const place = 'line' in fault && fault.line !== undefined && t.start.faultAt(fault.line, fault.column ?? 1);
  const more = useMoreWords();
  const [hasWords, setHasWords] = useState(more === undefined);
  useEffect(() => {
    void more?.().finally(() => setHasWords(true));
  }, [more]);
  const box = useRef<HTMLDivElement>(null);
  // The button that led to it may be far away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each fault comes into sight once
  useEffect(() => {
    // Newer browsers answer with a promise, which is no clean-up.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [fault]);
  return (
    <div className="notice notice-alert" role="alert" ref={box}>
      <p>{hasWords ? message(fault.message) : t.loading}</p>
      {place && (
        <p>
          {place}
          {'path' in fault && fault.path ? ` · ${fault.path}` : ''}
        </p>
      )}
      {clauses.length > 0 && (
        <p className="clauses">
          {clauses.map((id) => (
            <ClauseLink key={id} id={id} />
          ))}
        </p>
      )}
    </div>
  );
}
