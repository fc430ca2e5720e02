import { type Game, games } from '@holotisch/rulebook';
import { Suspense, use, useEffect, useState } from 'react';
import { COMPANION, COMPANION_PARTS, type CompanionPart, companionPath } from '../address/paths.ts';
import { Link, redirect } from '../address/router.tsx';
import { pagesOf } from '../games/faces.ts';
import { useLanguage } from '../settings/language.tsx';
import type { CompanionGame } from '../table-ui/companion/companion-game.ts';
import { keep, kept, useKept } from '../table-ui/companion/kept.ts';
import { useCompanionText } from '../table-ui/companion/text.ts';
import { Ask } from './ask.tsx';
import { bringHere } from './here.ts';
import { PartSign } from './part-sign.tsx';
import { Standing } from './standing.tsx';
import './companion.css';

const PARTS = Object.keys(COMPANION_PARTS) as readonly CompanionPart[];
const PLACE = 'place';

interface CompanionPageProps {
  readonly game: string | undefined;
  readonly part: string | undefined;
}

/** Where somebody was last, for who opens the companion without saying more. */
function lastPlace(): readonly [game: Game, part: CompanionPart] {
  const [game, part] = String(kept(PLACE)).split('/');
  return [games.find((one) => one === game) ?? games[0], PARTS.find((one) => one === part) ?? 'ask'];
}

/** For a phone beside a real table: rules, dice, round and list of one game, one thumb away. */
export default function CompanionPage(asked: CompanionPageProps) {
  const [lastGame, lastPart] = lastPlace();
  const game = games.find((one) => one === asked.game) ?? lastGame;
  const part = PARTS.find((one) => COMPANION_PARTS[one] === asked.part) ?? lastPart;
  useEffect(() => {
    keep(PLACE, `${game}/${part}`);
    const here = companionPath(game, part);
    if (location.pathname !== here && location.pathname.startsWith(COMPANION)) redirect(`${here}${location.hash}`);
  }, [game, part]);
  return (
    <div className="companion">
      <Head game={game} part={part} />
      <Suspense fallback={<p className="companion-part quiet">…</p>}>
        <Opened key={game} id={game} part={part} />
      </Suspense>
      <Parts game={game} part={part} />
    </div>
  );
}

interface PlaceProps {
  readonly game: Game;
  readonly part: CompanionPart;
}

function Head({ game, part }: PlaceProps) {
  const { t: site, lang, choose } = useLanguage();
  const t = useCompanionText();
  return (
    <header className="companion-head">
      <Link to="/" label={site.home} className="companion-home">
        <svg className="brand-sign" viewBox="0 0 32 32" aria-hidden="true">
          <path className="brand-table" d="M3 22.5 16 16.5 29 22.5 16 28.5Z" />
          <path className="brand-ship" d="M16 3l5.5 13.5L16 14l-5.5 2.5Z" />
        </svg>
      </Link>
      <h1 className="only-heard">{t.title}</h1>
      <nav className="companion-games" aria-label={t.games}>
        {games.map((one) => (
          <Link
            key={one}
            to={companionPath(one, part)}
            className={one === game ? 'here' : 'elsewhere'}
            here={one === game}
          >
            {site.games.name[one]}
          </Link>
        ))}
      </nav>
      <button
        type="button"
        className="tool"
        lang={lang === 'de' ? 'en' : 'de'}
        title={t.language}
        onClick={() => choose(lang === 'de' ? 'en' : 'de')}
      >
        {lang === 'de' ? 'EN' : 'DE'}
      </button>
    </header>
  );
}

function Parts({ game, part }: PlaceProps) {
  const t = useCompanionText();
  return (
    <nav className="companion-parts" aria-label={t.parts}>
      {PARTS.map((one) => (
        <Link
          key={one}
          to={companionPath(game, one)}
          className={one === part ? 'here' : 'elsewhere'}
          here={one === part}
        >
          <PartSign part={one} />
          {t[one]}
        </Link>
      ))}
    </nav>
  );
}

const fetched = new Map<string, Promise<CompanionGame | undefined>>();
function companionOf(game: string): Promise<CompanionGame | undefined> {
  let coming = fetched.get(game);
  if (!coming) {
    coming = pagesOf(game)?.companion?.() ?? Promise.resolve(undefined);
    fetched.set(game, coming);
    coming.catch(() => fetched.delete(game));
  }
  return coming;
}

function Opened({ id, part }: { readonly id: Game; readonly part: CompanionPart }) {
  const t = useCompanionText();
  const game = use(companionOf(id));
  const editions = game?.editions ?? [];
  const [chosen, setChosen] = useKept(`edition.${id}`, (value) => editions.find((one) => one === value));
  const here = useHere();
  if (!game) return null;
  const edition = chosen ?? editions[0];
  const { Dice, Lists } = game;
  return (
    <div className={`companion-part companion-${part}`}>
      {editions.length > 0 && part !== 'list' && (
        <fieldset className="switch companion-edition">
          <legend className="only-heard">{t.edition}</legend>
          {editions.map((one) => (
            <button key={one} type="button" aria-pressed={one === edition} onClick={() => setChosen(one)}>
              {one}
            </button>
          ))}
        </fieldset>
      )}
      {part === 'ask' && <Ask game={id} edition={edition} asked={game.asked} />}
      {part === 'dice' && <Dice edition={edition} />}
      {part === 'standing' && <Standing id={id} game={game} edition={edition} />}
      {part === 'list' && (
        <Suspense fallback={<p className="quiet">…</p>}>
          <Lists />
        </Suspense>
      )}
      {here && <p className="companion-here">{t.here}</p>}
    </div>
  );
}

/** Whether everything is on this machine. */
function useHere(): boolean {
  const [here, setHere] = useState(false);
  useEffect(() => {
    let wanted = true;
    void bringHere().then((all) => {
      if (wanted) setHere(all);
    });
    return () => {
      wanted = false;
    };
  }, []);
  return here;
}
