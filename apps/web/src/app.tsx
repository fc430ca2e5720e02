import { type ComponentType, lazy, Suspense, useEffect, useLayoutEffect, useMemo } from 'react';
import { ABOUT, CHOOSE_GAME, CHOOSE_LISTS, COMPANION, listPath, startPath } from './address/paths.ts';
import { Link, redirect, usePath } from './address/router.tsx';
import { pagesOf } from './games/faces.ts';
import { HomePage } from './pages/home-page.tsx';
import { type Route, routeOf } from './routes.ts';
import { useLanguage } from './settings/language.tsx';
import { Switches } from './ui/switches.tsx';

// The reader of the rulebook comes with the first visit to it.
const RulebookPage = lazy(async () => ({ default: (await import('./rulebook/rulebook-page.tsx')).RulebookPage }));
// A game comes with its table.
const PlayPage = lazy(() => import('./play/play-page.tsx'));
const ChoosePage = lazy(() => import('./pages/choose-page.tsx'));
const AboutPage = lazy(() => import('./pages/about-page.tsx'));
const LadderPage = lazy(() => import('./ladder/ladder-page.tsx'));
const LearnPage = lazy(() => import('./lessons/learn-page.tsx'));
const CampaignsPage = lazy(() => import('./pages/campaigns-page.tsx'));
const PuzzlesPage = lazy(() => import('./puzzles/puzzles-page.tsx'));
const ReferencePage = lazy(() => import('./rulebook/reference-page.tsx'));
const CompanionPage = lazy(() => import('./companion/companion-page.tsx'));
const OnlinePage = lazy(() => import('./online/online-page.tsx'));
const TrialPage = lazy(() => import('./scene/trial/trial-page.tsx'));

function Page({ route }: { readonly route: Route }) {
  const { t } = useLanguage();
  switch (route.page) {
    case 'home':
      return <HomePage />;
    case 'play':
      return (
        <Suspense fallback={<p className="lone">{t.playLoading}</p>}>
          <PlayPage game={route.game} at={route.at} />
        </Suspense>
      );
    case 'choose':
      return (
        <Suspense fallback={<p className="lone">{t.playLoading}</p>}>
          <ChoosePage what={route.what} />
        </Suspense>
      );
    case 'about':
      return <OfGame Shown={AboutPage} />;
    case 'ladder':
      return <OfGame Shown={LadderPage} />;
    case 'lists':
      return <OfGame Shown={pagesOf(route.game)?.Lists} />;
    case 'bench':
      return <OfGame Shown={pagesOf(route.game)?.Bench} />;
    case 'rulebook':
      return (
        <Suspense fallback={<p className="lone">{t.clause.loading}</p>}>
          <RulebookPage id={route.clause} />
        </Suspense>
      );
    case 'learn':
      return (
        <Suspense fallback={<p className="lone">{t.playLoading}</p>}>
          <LearnPage game={route.of} lesson={route.lesson} />
        </Suspense>
      );
    case 'puzzles':
      return (
        <Suspense fallback={<p className="lone">{t.playLoading}</p>}>
          <PuzzlesPage game={route.of} puzzle={route.puzzle} />
        </Suspense>
      );
    case 'campaigns':
      return (
        <Suspense fallback={<p className="lone">{t.playLoading}</p>}>
          <CampaignsPage game={route.of} />
        </Suspense>
      );
    case 'reference':
      return (
        <Suspense fallback={<p className="lone">{t.clause.loading}</p>}>
          <ReferencePage book={route.of} procedure={route.procedure} />
        </Suspense>
      );
    case 'companion':
      return (
        <Suspense fallback={<p className="lone">{t.playLoading}</p>}>
          <CompanionPage game={route.of} part={route.part} />
        </Suspense>
      );
    case 'online':
      return (
        <Suspense fallback={<p className="lone">{t.playLoading}</p>}>
          <OnlinePage match={route.match} />
        </Suspense>
      );
    case 'trial':
      return <OfGame Shown={TrialPage} />;
    case 'moved':
      return null;
    case 'unknown':
      return <NotFound />;
  }
}

function NotFound() {
  const { t } = useLanguage();
  return (
    <div className="lone">
      <h1>{t.notFound}</h1>
      <p>
        <Link to="/">{t.toHome}</Link>
      </p>
    </div>
  );
}

/** A page that a game has or has not. */
function OfGame({ Shown }: { readonly Shown: ComponentType | undefined }) {
  const { t } = useLanguage();
  if (!Shown) return <NotFound />;
  return (
    <Suspense fallback={<p className="lone">{t.playLoading}</p>}>
      <Shown />
    </Suspense>
  );
}

const PLACES = [
  ['play', 'toPlay', CHOOSE_GAME],
  ['online', 'online', '/online'],
  ['lists', 'lists', CHOOSE_LISTS],
  ['rulebook', 'rulebook', '/regeln'],
  ['companion', 'companion', COMPANION],
] as const;
/** Whoever chooses a game to play is where games are played. */
const placeOf = (route: Route): string => (route.page === 'choose' ? route.what : route.page);

/** From a page of a game a way leads to another page of that game, and from that one to those of all games. */
function wayTo(page: (typeof PLACES)[number][0], all: string, route: Route): string {
  if (!('game' in route) || page === placeOf(route)) return all;
  if (page === 'play') return startPath(route.game);
  return page === 'lists' && pagesOf(route.game)?.Lists ? listPath(route.game) : all;
}

function Header({ route }: { readonly route: Route }) {
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
        {PLACES.map(([page, name, to]) => (
          <Link key={to} to={wayTo(page, to, route)} className={placeOf(route) === page ? 'here' : 'elsewhere'}>
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
  const route = useMemo(() => routeOf(path), [path]);
  useLayoutEffect(() => {
    if (route.page === 'moved') redirect(`${route.to}${location.search}${location.hash}`);
  }, [route]);
  useEffect(() => {
    const here = PLACES.find(([page]) => page === placeOf(route))?.[1];
    const place = (route.page === 'rulebook' && route.clause) || (here && t[here]);
    document.title = place === undefined ? `Holotisch · ${t.tagline}` : `${place} · Holotisch`;
  }, [route, t]);
  return (
    <>
      <a className="skip" href="#content">
        {t.skip}
      </a>
      <Header route={route} />
      <main id="content" tabIndex={-1}>
        <Page route={route} />
      </main>
      <footer className="bottom">
        <p>
          {t.notice} <Link to={ABOUT}>{t.about.link}</Link>
        </p>
      </footer>
    </>
  );
}
