import { lessonsOf } from '@holotisch/lessons';
import { useEffect, useState } from 'react';
import { lessonPath } from '../play/paths.ts';
import { Link } from '../router.tsx';
import { useLessonText } from './text.ts';
import '../style/lessons.css';

/** Offers the first lesson of a game to who has just begun to play it. */
export function LessonOffer({ game, onClose }: { readonly game: string; readonly onClose: () => void }) {
  const t = useLessonText();
  const [first, setFirst] = useState<string>();
  useEffect(() => {
    void lessonsOf(game).then(([lesson]) => setFirst(lesson?.id));
  }, [game]);
  if (first === undefined) return null;
  return (
    <section className="coach lesson-offer" aria-label={t.offerTitle}>
      <p className="coach-says">
        <strong>{t.offerTitle}</strong> {t.offer}
      </p>
      <div className="coach-ways">
        <Link to={lessonPath(game, first)} className="primary">
          {t.offerYes}
        </Link>
        <button type="button" className="tool tool-text" onClick={onClose}>
          {t.offerNo}
        </button>
      </div>
    </section>
  );
}
