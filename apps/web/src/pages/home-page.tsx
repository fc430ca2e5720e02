import { lazy } from 'react';
import { FIRST_GAME } from '../games/faces.ts';
import { quickPath, startPath } from '../play/paths.ts';
import { Link } from '../router.tsx';
import { useLanguage } from '../settings/language.tsx';
import { Demo } from './demo/demo.tsx';
import { Dispensable } from './dispensable.tsx';
import { GameTiles } from './game-tiles.tsx';
import { useAfterPaint } from './use-after-paint.ts';

// What is kept in the browser is looked at after the page has been seen.
const WaitingMatch = lazy(() => import('./waiting-match.tsx'));

export function HomePage() {
  const { t } = useLanguage();
  const { landing } = t;
  const painted = useAfterPaint();
  return (
    <>
      <section className="hero">
        <div className="hero-text">
          <h1>{landing.headline}</h1>
          <p>{landing.intro}</p>
          <div className="hero-play">
            <Link to={quickPath(FIRST_GAME)} className="hero-button">
              {landing.quick}
            </Link>
            <Link to={startPath(FIRST_GAME)} className="hero-careful">
              {landing.careful}
            </Link>
          </div>
          <p className="hero-note">{landing.quickNote}</p>
          {painted && (
            <Dispensable>
              <WaitingMatch />
            </Dispensable>
          )}
        </div>
        <Demo />
      </section>
      <section aria-labelledby="games-title">
        <div className="section-head">
          <h2 id="games-title">{t.games.title}</h2>
        </div>
        <GameTiles />
      </section>
      <ul className="promises">
        {landing.promises.map(([title, text]) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
