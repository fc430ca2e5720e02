import type { Aids } from '../../match/protocol.ts';
import { useLanguage } from '../../settings/language.tsx';
import { useFace } from '../use-face.ts';
import { usePlayText } from '../words.ts';

interface AidFieldsProps {
  readonly aids: Aids;
  readonly onAids: (aids: Aids) => void;
  /** There is somebody to agree with. */
  readonly online: boolean;
}

/** The helps that a match may allow. */
export function AidFields({ aids, onAids, online }: AidFieldsProps) {
  const { lang } = useLanguage();
  const { start } = usePlayText();
  const face = useFace();
  return (
    <details className="start-more">
      <summary>{start.aids}</summary>
      <p>{start.aidsNote}</p>
      <div className="start-aids">
        {face.aids
          .filter(({ onlyOnline }) => !onlyOnline || online)
          .map(({ id, name, note }) => (
            <label key={id} className="start-choice">
              <input
                type="checkbox"
                checked={aids[id] ?? false}
                onChange={(event) => onAids({ ...aids, [id]: event.target.checked })}
              />
              <span>
                <strong>{name[lang]}</strong>
                <small>{note[lang]}</small>
              </span>
            </label>
          ))}
      </div>
    </details>
  );
}
