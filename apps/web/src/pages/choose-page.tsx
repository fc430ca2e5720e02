import { type Game, games } from '@holotisch/rulebook';
import { listPath, startPath } from '../address/paths.ts';
import { Link } from '../address/router.tsx';
import { pagesOf } from '../games/faces.ts';
import type { Route } from '../routes.ts';
import { useLanguage } from '../settings/language.tsx';
import { LivingPicture } from './living-picture.tsx';
import '../style/home.css';

type Choice = Extract<Route, { readonly page: 'choose' }>['what'];

/** The games that have a start page or a builder, each with the way there. */
export default function ChoosePage({ what }: { readonly what: Choice }) {
  const { t } = useLanguage();
  const there = games.filter((game) => (what === 'lists' ? pagesOf(game)?.Lists : pagesOf(game)) !== undefined);
  return (
    <section aria-labelledby="choose-title">
      <div className="section-head">
        <h1 id="choose-title">{t.games.choose[what]}</h1>
      </div>
      <ul className="tiles">
        {there.map((game) => (
          <Way key={game} game={game} what={what} />
        ))}
      </ul>
    </section>
  );
}

function Way({ game, what }: { readonly game: Game; readonly what: Choice }) {
  const { t } = useLanguage();
  const { name, edition, about, play, lists } = t.games;
  return (
    <li className="tile">
      <LivingPicture game={game} />
      <div className="tile-text">
        <header>
          <h2>{name[game]}</h2>
          <p className="tile-edition">{edition[game]}</p>
        </header>
        <p>{about[game]}</p>
      </div>
      <nav className="tile-ways" aria-label={name[game]}>
        <Link to={what === 'lists' ? listPath(game) : startPath(game)} className="tile-play">
          {what === 'lists' ? lists[game] : play(name[game])}
        </Link>
      </nav>
    </li>
  );
}
