import { data } from '@holotisch/legion';
import { useLanguage } from '../../../settings/language.tsx';
import { startText } from '../text/start.ts';

interface EditionCardsProps {
  readonly chosen: data.Edition;
  readonly onChoose: (edition: data.Edition) => void;
}

/** Which rules are played. */
export function EditionCards({ chosen, onChoose }: EditionCardsProps) {
  const { lang } = useLanguage();
  const t = startText[lang];
  return (
    <fieldset className="editions">
      <legend className="only-heard">{t.editions}</legend>
      {data.EDITIONS.map((edition) => (
        <label key={edition} className="edition-card" data-chosen={edition === chosen}>
          <input
            type="radio"
            className="only-heard"
            name="edition"
            checked={edition === chosen}
            onChange={() => onChoose(edition)}
          />
          <strong>{t.edition[edition].name}</strong>
          <span>{t.edition[edition].note}</span>
        </label>
      ))}
    </fieldset>
  );
}
