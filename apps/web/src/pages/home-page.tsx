import { lazy, useState } from 'react';
import { CAMPAIGNS, CHOOSE_GAME, COMPANION, FIRST_GAME, LEARN, PUZZLE_OF_DAY, quickPath } from '../address/paths.ts';
import { Link } from '../address/router.tsx';
import { useLanguage } from '../settings/language.tsx';
import { Demo } from './demo/demo.tsx';
import { Dispensable } from './dispensable.tsx';
import { GameTiles } from './game-tiles.tsx';
import { useAfterPaint } from './use-after-paint.ts';
import '../style/home.css';

// What is kept in the browser is looked at after the page has been seen.
const WaitingMatch = lazy(() => import('./waiting-match.tsx'));

/** Who is here for the first time has nothing to come back to, and need not fetch what tells of it. */
function hasBeenHere(): boolean {
  try {
    return Object.keys(localStorage).some((key) => /^holotisch\.(match|online)\./.test(key));
  } catch {
    return false;
  }
}

export function HomePage() {
  const { t } = useLanguage();
  const { landing } = t;
  const painted = useAfterPaint();
  // Nothing moves by itself where motion is not welcome.
  const [moving, setMoving] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [three, one, every] = landing.claim;
  return (
    <div className="home" data-moving={moving}>
      <section className="hero">
        <div className="hero-text">
          <h1>
            <span>{three}</span> <span>{one}</span> <strong>{every}</strong>
          </h1>
          <p className="hero-intro">{landing.intro}</p>
          <div className="hero-play">
            <Link to={quickPath(FIRST_GAME)} className="hero-button">
              {landing.quick}
            </Link>
            <Link to={LEARN} className="hero-button hero-second">
              {landing.learn}
            </Link>
            <Link to={PUZZLE_OF_DAY} className="hero-careful">
              {landing.puzzle}
            </Link>
            <Link to={CAMPAIGNS} className="hero-careful">
              {landing.campaigns}
            </Link>
            <Link to={CHOOSE_GAME} className="hero-careful">
              {landing.careful}
            </Link>
            <Link to={COMPANION} className="hero-careful">
              {landing.companion}
            </Link>
          </div>
          <p className="hero-note">{landing.quickNote}</p>
          {painted && hasBeenHere() && (
            <Dispensable>
              <WaitingMatch />
            </Dispensable>
          )}
        </div>
        <Demo moving={moving} onMoving={setMoving} />
      </section>
      <section aria-labelledby="games-title">
        <h2 id="games-title" className="only-heard">
          {t.games.title}
        </h2>
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
    </div>
  );
}
