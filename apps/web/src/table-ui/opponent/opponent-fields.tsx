import {
  CHARACTER_NAMES,
  type CharacterName,
  isCharacter,
  type Level,
  readOpponent,
  wordsFor,
} from '@holotisch/players/opponent';
import { useId } from 'react';
import { LADDER } from '../../address/paths.ts';
import { Link } from '../../address/router.tsx';
import { useLanguage } from '../../settings/language.tsx';
import { SURPRISE } from './kept.ts';
import { opponentText } from './text.ts';
import './opponent.css';

interface OpponentFieldsProps {
  /** The levels of the game, the easiest first. */
  readonly levels: readonly Level[];
  /** What has been chosen: words for an opponent, or that it is to be drawn. */
  readonly words: string;
  readonly onWords: (words: string) => void;
  /** The computer plays only if somebody goes: nothing is drawn, and it has its usual time. */
  readonly standIn?: boolean;
}

const SECONDS = [1, 2, 5, 10] as const;

/** Who plays for the computer: how well, in what manner, and how long it may think. */
export function OpponentFields({ levels, words, onWords, standIn = false }: OpponentFieldsProps) {
  const t = opponentText[useLanguage().lang];
  const group = useId();
  const read = readOpponent(words);
  const isDrawn = words === SURPRISE && !standIn;
  const level = levels.find((one) => one === read?.level) ?? 'veteran';
  const { character } = read ?? {};
  const seconds = level === 'ace' && !standIn ? (read?.seconds ?? 1) : undefined;
  const say = (to: { level?: Level; character?: CharacterName | undefined; seconds?: number | undefined }) => {
    const next = { level, character, seconds, ...to };
    const thinks = next.level === 'ace' && (next.seconds ?? 1) > 1;
    onWords(
      wordsFor({
        level: next.level,
        ...(next.character && { character: next.character }),
        ...(thinks && { seconds: next.seconds! }),
      }),
    );
  };
  const radio = (
    isOn: boolean,
    { name, note }: { readonly name: string; readonly note: string },
    choose: () => void,
  ) => (
    <label key={name} className="start-choice">
      <input type="radio" name={group} checked={isOn} onChange={choose} />
      <span>
        <strong>{name}</strong>
        <small>{note}</small>
      </span>
    </label>
  );
  return (
    <fieldset className="start-seats start-opponent">
      <legend>{standIn ? t.standIn : t.level}</legend>
      {levels.map((one) => radio(!isDrawn && one === level, t.levels[one], () => say({ level: one })))}
      {!standIn && radio(isDrawn, t.surprise, () => onWords(SURPRISE))}
      <div className="start-manner">
        {!isDrawn && (
          <label className="start-seed">
            <strong>{t.character}</strong>
            <select
              value={character ?? ''}
              onChange={({ target }) => say({ character: isCharacter(target.value) ? target.value : undefined })}
            >
              <option value="">{t.characters.none.name}</option>
              {CHARACTER_NAMES.map((one) => (
                <option key={one} value={one}>
                  {t.characters[one].name}
                </option>
              ))}
            </select>
            <small>{t.characters[character ?? 'none'].note}</small>
          </label>
        )}
        {!isDrawn && seconds !== undefined && (
          <label className="start-seed">
            <strong>{t.seconds}</strong>
            <select value={seconds} onChange={({ target }) => say({ seconds: Number(target.value) })}>
              {SECONDS.map((one) => (
                <option key={one} value={one}>
                  {t.inSeconds(one)}
                </option>
              ))}
            </select>
            <small>{t.secondsNote}</small>
          </label>
        )}
        <Link to={LADDER}>{t.ladder}</Link>
      </div>
    </fieldset>
  );
}
