import { FIRST_LESSONS } from '@holotisch/lessons/first';
import { lessonPath } from '../address/paths.ts';
import { Link } from '../address/router.tsx';
import { useOfferText } from './lesson-offer-text.ts';
import './coach/coach.css';

/** Offers the first lesson of a game to who has just begun to play it. */
export function LessonOffer({ game, onClose }: { readonly game: string; readonly onClose: () => void }) {
  const t = useOfferText();
  const first = FIRST_LESSONS[game];
  if (first === undefined) return null;
  return (
    <section className="coach lesson-offer" aria-label={t.title}>
      <p className="coach-says">
        <strong>{t.title}</strong> <Link to={lessonPath(game, first)}>{t.yes}</Link> {t.text}
      </p>
      <button type="button" className="tool" aria-label={t.no} title={t.no} onClick={onClose}>
        <span aria-hidden="true">×</span>
      </button>
    </section>
  );
}
