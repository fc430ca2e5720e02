import { isObject, type Json } from '@holotisch/engine';
import { type Opponent, readOpponent } from '@holotisch/players/opponent';
import { useEffect, useState } from 'react';
import { useMatch } from '../../match/use-match.tsx';
import { useLanguage } from '../../settings/language.tsx';
import { type OpponentText, opponentText } from '../../table-ui/opponent/text.ts';

/** The opponent that the file of a match names. */
export function opponentIn(file: Json): Opponent | undefined {
  const table = isObject(file) ? file['table'] : undefined;
  const level = isObject(table) ? table['level'] : undefined;
  return typeof level === 'string' ? readOpponent(level) : undefined;
}

export function described({ level, character, seconds }: Opponent, t: OpponentText): string {
  const words = [t.levels[level].name, character && t.characters[character].name, seconds && t.inSeconds(seconds)];
  return words.filter(Boolean).join(', ');
}

/** Who has played for the computer: told when the match is over, a surprise never before. */
export function WhoItWas() {
  const t = opponentText[useLanguage().lang];
  const { snapshot, file } = useMatch();
  const [whole, setWhole] = useState<Json>();
  const isDue = Boolean(snapshot?.over && snapshot.seats.includes('computer'));
  useEffect(() => {
    if (isDue) void file().then(setWhole);
  }, [isDue, file]);
  const opponent = isDue && whole !== undefined ? opponentIn(whole) : undefined;
  if (!opponent) return null;
  const words = described(opponent, t);
  return <p className="quiet">{opponent.surprise ? t.wasSurprise(words) : t.was(words)}</p>;
}
