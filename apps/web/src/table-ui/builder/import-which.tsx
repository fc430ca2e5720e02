import type { Claim } from '@holotisch/games';
import type { Game } from '@holotisch/rulebook';
import { navigate } from '../../address/router.tsx';
import { useLanguage } from '../../settings/language.tsx';
import { toLink } from '../../ui/files.ts';
import { useBuilderText } from './words.ts';

interface ImportWhichProps {
  readonly store: string;
  readonly text: string;
  readonly claims: readonly Claim[];
  /** Where a list of another game is brought in. */
  readonly placeOf: (game: string) => string;
  /** It is of the game at hand. */
  readonly onHere: () => void;
}

/** Of which game a list is, where that is not the one at hand or not clear. */
export function ImportWhich({ store, text, claims, placeOf, onHere }: ImportWhichProps) {
  const t = useBuilderText();
  const { name } = useLanguage().t.games;
  const called = (game: string): string => (Object.hasOwn(name, game) ? name[game as Game] : game);
  const [only, another] = claims;
  return (
    <section className="notice import-which" aria-label={t.bringIn.which}>
      <p>{another || !only ? t.bringIn.which : t.bringIn.otherGame(called(only.game))}</p>
      <ul>
        {claims.map(({ game, lists, cards, lost }) => (
          <li key={game}>
            <button
              type="button"
              className="tool tool-text"
              onClick={() =>
                lists.store === store
                  ? onHere()
                  : void toLink(text).then((link) => navigate(`${placeOf(game)}#s=${link}`))
              }
            >
              {called(game)}
            </button>{' '}
            <small>{t.bringIn.understood(cards, lost)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
