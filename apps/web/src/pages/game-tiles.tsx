import summary from 'virtual:ledger-summary';
import { type Game, games } from '@holotisch/rulebook';
import { pagesOf } from '../games/faces.ts';
import { benchPath, listPath, startPath } from '../play/paths.ts';
import { Link } from '../router.tsx';
import { useLanguage } from '../settings/language.tsx';
import { TileArt } from './tile-art.tsx';

/** The games, each with what there is of it today. */
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
  const { t, number } = useLanguage();
  const pages = pagesOf(game);
  const name = t.games.name[game];
  const { clauses, proven, notApplicable } = summary[game];
  return (
    <li className="tile" data-playable={pages !== undefined}>
      <TileArt game={game} />
      <div className="tile-text">
        <header>
          <h3>{name}</h3>
          <p className="tile-edition">{t.games.edition[game]}</p>
          <p className="tile-standing">{pages ? t.games.playable : t.games.notYet}</p>
        </header>
        <p>{t.games.about[game]}</p>
        <p className="tile-state">{t.games.state[game]}</p>
        <p className="tile-count">
          {t.games.clauses(number(clauses))}
          <small>{t.games.proven(number(proven), notApplicable > 0 ? number(notApplicable) : undefined)}</small>
          <Meter share={proven / (clauses - notApplicable)} />
        </p>
      </div>
      <nav className="tile-ways" aria-label={name}>
        {pages && (
          <Link to={startPath(game)} className="tile-play">
            {t.games.play(name)}
          </Link>
        )}
        {pages?.Lists && <Link to={listPath(game)}>{t.games.lists[game]}</Link>}
        {pages?.Bench && <Link to={benchPath(game)}>{t.games.bench}</Link>}
        <Link to={`/regeln?buch=${game}`} label={t.games.readRules(name)}>
          {t.rulebook}
        </Link>
      </nav>
    </li>
  );
}

/** The words beside it say the same. */
const Meter = ({ share }: { readonly share: number }) => (
  <svg className="tile-meter" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
    <rect className="meter-ground" width="100" height="4" rx="2" />
    <rect className="meter-share" width={share * 100} height="4" rx="2" />
  </svg>
);
