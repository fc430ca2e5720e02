import { useMatch } from '../../match/use-match.tsx';
import { matchPath } from '../../play/paths.ts';
import { useWords } from '../../play/words.ts';
import { navigate } from '../../router.tsx';
import { defaultAids } from '../game-face.ts';
import { useFace } from '../use-face.tsx';
import { toyText } from './words.ts';

const SETUP = {
  cards: [
    [['lucky'], ['counter']],
    [['shield'], ['engine']],
  ],
};

/** One click, against the computer. */
export default function ToyStart() {
  const { t, lang } = useWords();
  const { start } = useMatch();
  const face = useFace();
  const { start: title, intro } = toyText(lang);
  const begin = async () => {
    const seed = crypto.randomUUID();
    const aids = defaultAids(face);
    if (await start({ game: 'toy', setup: SETUP, seed, seats: ['human', 'computer'], aids }))
      navigate(matchPath('toy'));
  };
  return (
    <div className="start">
      <header className="start-head">
        <h1>{title}</h1>
        <p>{intro}</p>
      </header>
      <button type="button" className="primary start-go" onClick={() => void begin()}>
        {t.start.begin}
      </button>
    </div>
  );
}
