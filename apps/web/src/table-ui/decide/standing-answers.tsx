import type { ComponentType } from 'react';
import { useLanguage } from '../../settings/language.tsx';
import { noLonger, useStanding } from './plan.ts';
import './standing-answers.css';

/** What the player has answered for as long as he likes: always in sight, and taken back by a click. */
function StandingAnswers() {
  const { lang } = useLanguage();
  const standing = useStanding().filter(({ says }) => says);
  const t = WORDS[lang];
  if (standing.length === 0) return null;
  return (
    <section className="standing-answers" aria-label={t.title}>
      <ul className="row">
        {standing.map((one) => (
          <li key={one.id}>
            <button type="button" className="tool tool-text" title={t.end} onClick={() => noLonger(one)}>
              {one.says} <span aria-hidden="true">✕</span>
              <span className="only-heard">({t.end})</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Above what a game shows at its questions. */
export const withStanding = <P extends object>(Tray: ComponentType<P>) =>
  function Above(props: P) {
    return (
      <>
        <StandingAnswers />
        <Tray {...props} />
      </>
    );
  };

const WORDS = {
  de: { title: 'Von dir im Voraus entschieden', end: 'wieder fragen' },
  en: { title: 'Decided by you in advance', end: 'ask again' },
};
