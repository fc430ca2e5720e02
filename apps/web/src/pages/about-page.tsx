import summary from 'virtual:ledger-summary';
import { type Game, games } from '@holotisch/rulebook';
import { Link } from '../address/router.tsx';
import { useLanguage } from '../settings/language.tsx';
import '../style/home.css';

/** What this project is and how far it has come, in figures: for who wants to know, not in the way of who wants to play. */
export default function AboutPage() {
  const { t } = useLanguage();
  return (
    <section className="about" aria-labelledby="about-title">
      <div className="section-head">
        <h1 id="about-title">{t.about.title}</h1>
        <p>{t.about.intro}</p>
      </div>
      <ul className="about-games">
        {games.map((game) => (
          <Standing key={game} game={game} />
        ))}
      </ul>
      <p className="about-notice">{t.notice}</p>
    </section>
  );
}

function Standing({ game }: { readonly game: Game }) {
  const { t, number } = useLanguage();
  const { clauses, proven, notApplicable } = summary[game];
  return (
    <li className="about-game">
      <h2>{t.games.name[game]}</h2>
      <p>{t.games.state[game]}</p>
      <p className="about-count">
        <strong>{t.games.clauses(number(clauses))}</strong>
        <small>{t.games.proven(number(proven), notApplicable > 0 ? number(notApplicable) : undefined)}</small>
        <Meter share={proven / (clauses - notApplicable)} />
      </p>
      <Link to={`/regeln?buch=${game}`}>{t.games.readRules(t.games.name[game])}</Link>
    </li>
  );
}

/** The words beside it say the same. */
const Meter = ({ share }: { readonly share: number }) => (
  <svg className="about-meter" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
    <rect className="meter-ground" width="100" height="4" />
    <rect className="meter-share" width={share * 100} height="4" />
  </svg>
);
