import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { matchPath, startPath } from '../address/paths.ts';
import { Link, navigate, redirect } from '../address/router.tsx';
import { FaceProvider } from '../games/face-provider.tsx';
import { pagesOf, titleOf } from '../games/faces.ts';
import { keptMatches } from '../match/storage.ts';
import { MatchProvider, useLocalTable, useMatch } from '../match/use-match.tsx';
import { ClausesBeside } from '../rulebook/clauses-beside.tsx';
import { useLanguage } from '../settings/language.tsx';
import { DraftProvider } from '../table-ui/draft.tsx';
import { isOfferDue, noteOffer } from '../table-ui/start/lesson-offered.ts';
import { TitlesProvider } from '../table-ui/start/match-title.ts';
import { usePlayText } from '../table-ui/words.ts';
import { BesideProvider } from './beside.ts';
import { Mishap } from './mishap.tsx';
import '../style/match.css';
import '../table-ui/start/start.css';

const MatchTable = lazy(() => import('./match-table.tsx'));
// Only who is here for the first time is offered a lesson.
const LessonOffer = lazy(async () => ({ default: (await import('./lesson-offer.tsx')).LessonOffer }));

const BattleNote = lazy(async () => ({ default: (await import('./to-campaign.tsx')).BattleNote }));
/** Whether any match here is a battle of a campaign: few are. */
const hasCampaign = (): boolean => keptMatches().some(({ campaign }) => campaign !== undefined);

interface PlayPageProps {
  readonly game: string;
  readonly at: 'start' | 'quick' | 'table';
}

/** The page of a game: where a match is chosen, and the match itself under an address of its own. */
export default function PlayPage(props: PlayPageProps) {
  return (
    <div className="play">
      <MatchProvider>
        <Room {...props} />
      </MatchProvider>
    </div>
  );
}

function Room({ game, at }: PlayPageProps) {
  const t = usePlayText();
  const { snapshot, busy } = useMatch();
  const { resume } = useLocalTable();
  const atTable = at === 'table';
  // Whoever comes to the table by reload finds the match as it was left.
  useEffect(() => {
    if (!atTable || snapshot) return;
    void resume().then((found) => {
      if (!found) navigate(startPath(game));
    });
  }, [atTable, snapshot, resume, game]);
  // A file or a kept match may be one of another game: the table is the one of its own.
  const played = atTable && snapshot ? snapshot.game : game;
  // While one is being opened its address is on its way, with the moment that it may name.
  useEffect(() => {
    if (played !== game && !busy) redirect(matchPath(played));
  }, [played, game, busy]);
  const loading = <p className="lone">{t.loading}</p>;
  return (
    <Mishap>
      <Suspense fallback={loading}>
        <FaceProvider game={played} unknown={<UnknownGame game={played} />}>
          {atTable ? (
            snapshot ? (
              <Offered key={played} game={played}>
                <DraftProvider>
                  <MatchTable />
                </DraftProvider>
              </Offered>
            ) : (
              loading
            )
          ) : (
            <ClausesBeside className="play-start">
              <TitlesProvider value={titleOf}>
                <Start game={played} quick={at === 'quick'} />
              </TitlesProvider>
            </ClausesBeside>
          )}
        </FaceProvider>
      </Suspense>
    </Mishap>
  );
}

/** Beside the first match of somebody new: the offer to learn the game first. */
function Offered({ game, children }: { readonly game: string; readonly children: ReactNode }) {
  const [isDue, setDue] = useState(isOfferDue);
  // What suspends before it is seen begins anew: only what is shown has been offered.
  useEffect(() => {
    if (isDue) noteOffer();
  }, [isDue]);
  const above = isDue ? (
    <Suspense>
      <LessonOffer game={game} onClose={() => setDue(false)} />
    </Suspense>
  ) : (
    hasCampaign() && (
      <Suspense>
        <BattleNote />
      </Suspense>
    )
  );
  return <BesideProvider value={above ? { above } : undefined}>{children}</BesideProvider>;
}

function Start({ game, quick }: { readonly game: string; readonly quick: boolean }) {
  const pages = pagesOf(game);
  if (!pages) return null;
  return quick && pages.Quick ? <pages.Quick /> : <pages.Start />;
}

/** A match of a game that this page cannot show is told of, not dropped: it stays where it is kept. */
function UnknownGame({ game }: { readonly game: string }) {
  const t = usePlayText();
  const site = useLanguage().t;
  return (
    <div className="lone">
      <h1>{t.unknownGame(game)}</h1>
      <p>
        <Link to="/">{site.toHome}</Link>
      </p>
    </div>
  );
}
