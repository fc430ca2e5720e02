import { pagesOf } from '../games/faces.ts';
import { useGameName } from '../net/words.ts';
import { useLanguage } from '../settings/language.tsx';
import '../style/home.css';
import { type Kept, type Ladder, laddersOf, type Rung } from './ladder.ts';
import { ladderText } from './text.ts';

const FILES = import.meta.glob<Kept>('../../../../bench/arena.json', { eager: true, import: 'default' });
const LADDERS = laddersOf(Object.values(FILES)[0] ?? { studies: [] });

/** How strong the computer's levels are, as the arena has measured them, in players' words. */
export default function LadderPage() {
  const { lang } = useLanguage();
  const t = ladderText[lang];
  return (
    <section className="about" aria-labelledby="ladder-title">
      <div className="section-head">
        <h1 id="ladder-title">{t.title}</h1>
        <p>{t.intro}</p>
      </div>
      <ul className="about-games">
        {LADDERS.filter(({ game }) => pagesOf(game)).map((ladder) => (
          <OfGame key={`${ladder.game} ${ladder.edition}`} ladder={ladder} />
        ))}
      </ul>
      <p className="about-notice">{t.how}</p>
    </section>
  );
}

/** Faster than this nobody notices. */
const AT_ONCE = 0.5;

function OfGame({ ladder: { game, edition, rungs, longest } }: { readonly ladder: Ladder }) {
  const { lang, number } = useLanguage();
  const t = ladderText[lang];
  const name = useGameName()(game);
  const called = (one: Rung['better']) => (one === 'random' ? t.random : t.levels[one]);
  const slow = Object.entries(longest).filter(([, seconds]) => seconds >= AT_ONCE);
  return (
    <li className="about-game">
      <h2>{edition === null ? name : `${name} ${edition}`}</h2>
      {rungs.map(({ better, worse, games, rate, error }) => (
        <div key={`${better} ${worse}`} className="about-count">
          <strong>{t.rung(called(better), called(worse), number(Math.round(rate * 20) / 2))}</strong>
          <small>{t.measured(Math.round(100 * rate), Math.max(1, Math.round(100 * error)), games)}</small>
          <svg className="about-meter" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
            <rect className="meter-ground" width="100" height="4" />
            <rect className="meter-share" width={rate * 100} height="4" />
          </svg>
        </div>
      ))}
      {slow.map(([one, seconds]) => (
        <p key={one}>{t.longest(called(one as Rung['better']), number(seconds))}</p>
      ))}
    </li>
  );
}
