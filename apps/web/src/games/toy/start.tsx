import { useLanguage } from '../../settings/language.tsx';
import { StartPanel } from '../../table-ui/start/start-panel.tsx';
import { toyText } from './words.ts';

const SETUP = {
  cards: [
    [['lucky'], ['counter']],
    [['shield'], ['engine']],
  ],
};

/** Nothing is to be chosen: two drones a side, always the same. */
export default function ToyStart() {
  const { lang } = useLanguage();
  return <StartPanel game="toy" intro={toyText(lang).intro} sides={() => null} setup={() => SETUP} />;
}
