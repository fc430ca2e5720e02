import { type Game, games } from '@holotisch/rulebook';
import { benchPath, listPath, quickPath, startPath } from '../address/paths.ts';
import { Link } from '../address/router.tsx';
import { pagesOf } from '../games/faces.ts';
import { useLanguage } from '../settings/language.tsx';
import { LivingPicture } from './living-picture.tsx';

/** The games, each with one click to its table and the slower ways there. */
export function GameTiles() {
  return (
    <ul className="tiles">
      {games.map((game) => (
        <Tile key={game} game={game} />
      ))}
    </ul>
  );
}

function Tile({ game }: { readonly game: Game }) {
  const { t } = useLanguage();
  const pages = pagesOf(game);
  const name = t.games.name[game];
  return (
    <li className="tile">
      <LivingPicture game={game} />
      <div className="tile-text">
        <header>
          <h3>{name}</h3>
          <p className="tile-edition">{t.games.edition[game]}</p>
        </header>
        <p>{t.games.about[game]}</p>
        <p className="tile-first">{t.games.first[game]}</p>
      </div>
      <nav className="tile-ways" aria-label={name}>
        {pages?.Quick && (
          <Link to={quickPath(game)} className="tile-play" label={t.games.quick(name)}>
            {t.landing.quick}
          </Link>
        )}
        {pages && (
          <Link to={startPath(game)} label={t.games.setUpGame(name)}>
            {t.games.setUp}
          </Link>
        )}
        {pages?.Lists && <Link to={listPath(game)}>{t.games.lists[game]}</Link>}
        <Link to={`/regeln?buch=${game}`} label={t.games.readRules(name)}>
          {t.rulebook}
        </Link>
        {pages?.Bench && <Link to={benchPath(game)}>{t.games.bench}</Link>}
      </nav>
    </li>
  );
}
