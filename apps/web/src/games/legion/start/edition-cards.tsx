import { data } from '@holotisch/legion';
import { useLanguage } from '../../../settings/language.tsx';
import { term } from '../table/unit-words.ts';
import { startText } from '../text/start.ts';

interface CardsProps<T extends string> {
  readonly chosen: T;
  readonly choices: readonly { readonly id: T; readonly name: string; readonly note: string }[];
  readonly onChoose: (id: T) => void;
}

/** Which rules are played. */
function RuleCards<T extends string>({ chosen, choices, onChoose }: CardsProps<T>) {
  const { lang } = useLanguage();
  return (
    <fieldset className="editions">
      <legend className="only-heard">{startText[lang].editions}</legend>
      {choices.map(({ id, name, note }) => (
        <label key={id} className="edition-card" data-chosen={id === chosen}>
          <input
            type="radio"
            className="only-heard"
            name="edition"
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          <strong>{name}</strong>
          <span>{note}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface EditionCardsProps {
  readonly chosen: data.Edition;
  readonly onChoose: (edition: data.Edition) => void;
}
export function EditionCards({ chosen, onChoose }: EditionCardsProps) {
  const { lang } = useLanguage();
  const { edition } = startText[lang];
  return (
    <RuleCards chosen={chosen} onChoose={onChoose} choices={data.EDITIONS.map((id) => ({ id, ...edition[id] }))} />
  );
}

/** The editions, and the battle of the core booklet with its few rules. */
export const TRAINING = 'training';
export type Battle = data.Edition | typeof TRAINING;

interface BattleCardsProps {
  readonly chosen: Battle;
  readonly onChoose: (battle: Battle) => void;
}
export function BattleCards({ chosen, onChoose }: BattleCardsProps) {
  const { lang } = useLanguage();
  const { edition } = startText[lang];
  return (
    <RuleCards<Battle>
      chosen={chosen}
      onChoose={onChoose}
      choices={[
        ...data.EDITIONS.map((id) => ({ id, ...edition[id] })),
        { id: TRAINING, name: term('training', 'name', lang), note: term('training', 'about', lang) },
      ]}
    />
  );
}
