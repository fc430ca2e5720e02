import { MeasuringTable, type MeasuringTableProps } from '../games/xwing/measuring/measuring-table.tsx';
import { Link } from '../router.tsx';
import { useLanguage } from '../settings/language.tsx';
import { GameCards } from './game-cards.tsx';

export function HomePage(table: MeasuringTableProps) {
  const { t } = useLanguage();
  return (
    <>
      <section className="hero">
        <h1>{t.headline}</h1>
        <p>{t.intro}</p>
        <div className="hero-play">
          <Link to="/spiel" className="hero-button">
            {t.play}
          </Link>
          <p>{t.playNote}</p>
        </div>
      </section>
      <section aria-labelledby="measuring-title">
        <div className="section-head">
          <h2 id="measuring-title">{t.measuring.title}</h2>
          <p>{t.measuring.intro}</p>
        </div>
        <MeasuringTable {...table} />
      </section>
      <section aria-labelledby="games-title">
        <div className="section-head">
          <h2 id="games-title">{t.games.title}</h2>
          <p>{t.games.intro}</p>
        </div>
        <GameCards />
      </section>
    </>
  );
}
