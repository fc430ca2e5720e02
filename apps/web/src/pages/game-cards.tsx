import summary from 'virtual:ledger-summary';
import { type Game, games, type Kind } from '@holotisch/rulebook';
import { useLanguage } from '../settings/language.tsx';

const countsOf = (game: Game) =>
  (Object.entries(summary[game].kinds) as [Kind, number][]).sort(([, a], [, b]) => b - a);

/** How the clauses of a book divide into kinds. The list below says the same in words. */
function KindBar({ game }: { readonly game: Game }) {
  const { clauses } = summary[game];
  let before = 0;
  return (
    <svg className="kind-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      {countsOf(game).map(([kind, count], i) => {
        const x = (before / clauses) * 100;
        before += count;
        return <rect key={kind} className={`kind-${i % 6}`} x={x} width={(count / clauses) * 100 - 0.35} height="4" />;
      })}
    </svg>
  );
}

export function GameCards() {
  const { t, number } = useLanguage();
  return (
    <ul className="games">
      {games.map((game) => (
        <li key={game} className="game">
          <header>
            <h3>{t.games.name[game]}</h3>
            <p className="game-edition">{t.games.edition[game]}</p>
          </header>
          <p>{t.games.about[game]}</p>
          <p className="game-count">{t.games.clauses(number(summary[game].clauses))}</p>
          <KindBar game={game} />
          <dl className="kinds">
            {countsOf(game).map(([kind, count], i) => (
              <div key={kind}>
                <dt>
                  <span className={`kind-dot kind-${i % 6}`} aria-hidden="true" />
                  {t.games.kind[kind]}
                </dt>
                <dd>{number(count)}</dd>
              </div>
            ))}
          </dl>
          <h4>{t.games.today}</h4>
          <p className="game-state">{t.games.state[game]}</p>
        </li>
      ))}
    </ul>
  );
}
