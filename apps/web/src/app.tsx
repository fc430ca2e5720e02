import { lazy, Suspense, useEffect, useReducer } from 'react';
import { initialState, reduce } from './games/xwing/measuring/state.ts';
import { HomePage } from './pages/home-page.tsx';
import { Link, usePath } from './router.tsx';
import { useLanguage } from './settings/language.tsx';
import { Switches } from './settings/switches.tsx';

// The reader of the rulebook comes with the first visit to it.
const RulebookPage = lazy(async () => ({ default: (await import('./rulebook/rulebook-page.tsx')).RulebookPage }));
// A game comes with its table.
const PlayPage = lazy(() => import('./play/play-page.tsx'));
const BuilderPage = lazy(() => import('./builder/builder-page.tsx'));

function Page({ path }: { readonly path: string }) {
  const { t } = useLanguage();
  // Kept here, so that the ships still stand where they stood when somebody comes back from a clause.
  const [measuring, dispatch] = useReducer(reduce, initialState);
  if (path === '/') return <HomePage measuring={measuring} dispatch={dispatch} />;
  if (/^\/spiel(?:\/|$)/.test(path))
    return (
      <Suspense fallback={<p className="lone">{t.playLoading}</p>}>
        <PlayPage path={path} />
      </Suspense>
    );
  if (/^\/staffel\/?$/.test(path))
    return (
      <Suspense fallback={<p className="lone">{t.playLoading}</p>}>
        <BuilderPage />
      </Suspense>
    );
  const rulebook = /^\/regeln(?:\/([\w-]+))?\/?$/.exec(path);
  if (!rulebook) return <h1 className="lone">{t.notFound}</h1>;
  return (
    <Suspense fallback={<p className="lone">{t.clause.loading}</p>}>
      <RulebookPage id={rulebook[1]} />
    </Suspense>
  );
}

const PLACES = [
  ['/spiel', 'toPlay'],
  ['/staffel', 'squads'],
  ['/regeln', 'rulebook'],
] as const;

function Header({ path }: { readonly path: string }) {
  const { t } = useLanguage();
  return (
    <header className="top">
      <Link to="/" className="brand" label={t.home}>
        <svg className="brand-sign" viewBox="0 0 32 32" aria-hidden="true">
          <path className="brand-table" d="M3 22.5 16 16.5 29 22.5 16 28.5Z" />
          <path className="brand-ship" d="M16 3l5.5 13.5L16 14l-5.5 2.5Z" />
        </svg>
        <span className="brand-name">Holotisch</span>
      </Link>
      <nav className="places" aria-label={t.places}>
        {PLACES.map(([to, name]) => (
          <Link key={to} to={to} className={path.startsWith(to) ? 'here' : 'elsewhere'}>
            {t[name]}
          </Link>
        ))}
      </nav>
      <Switches />
    </header>
  );
}

export function App() {
  const { t } = useLanguage();
  const path = usePath();
  useEffect(() => {
    const clause = /^\/regeln\/([\w-]+)/.exec(path)?.[1];
    const here = PLACES.find(([to]) => path.startsWith(to))?.[1];
    const place = clause ?? (here && t[here]);
    document.title = place === undefined ? `Holotisch · ${t.tagline}` : `${place} · Holotisch`;
  }, [path, t]);
  return (
    <>
      <a className="skip" href="#content">
        {t.skip}
      </a>
      <Header path={path} />
      <main id="content" tabIndex={-1}>
        <Page path={path} />
      </main>
      <footer className="bottom">
        <p>{t.notice}</p>
      </footer>
    </>
  );
}
