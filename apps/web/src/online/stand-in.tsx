import { loadGame } from '@holotisch/games';
import { isLevel, type Level } from '@holotisch/players/opponent';
import { useEffect, useState } from 'react';
import { OpponentFields } from '../table-ui/opponent/opponent-fields.tsx';

interface StandInProps {
  readonly game: string;
  readonly words: string;
  readonly onWords: (words: string) => void;
}

/** Who takes the seat of somebody who has gone, where the others let the computer go on for him. */
export function StandIn({ game, words, onWords }: StandInProps) {
  const [levels, setLevels] = useState<readonly Level[]>([]);
  useEffect(() => {
    void loadGame(game).then((manifest) => setLevels((manifest?.players ?? []).map(({ id }) => id).filter(isLevel)));
  }, [game]);
  return levels.length === 0 ? null : <OpponentFields standIn levels={levels} words={words} onWords={onWords} />;
}
