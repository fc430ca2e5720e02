import type { Json } from '@holotisch/engine';
import { useEffect, useRef } from 'react';
import { defaultAids } from '../games/game-face.ts';
import { useFace } from '../games/use-face.tsx';
import { useLocalTable, useMatch } from '../match/use-match.tsx';
import { redirect } from '../router.tsx';
import { Fault } from './fault.tsx';
import { freshSeed } from './fresh-seed.ts';
import { matchPath } from './paths.ts';
import { usePlayText } from './words.ts';

interface QuickStartProps {
  readonly game: string;
  readonly setup: Json;
}

/** A ready-made match against the computer, laid out by the program: nothing is asked before the first round. */
export function QuickStart({ game, setup }: QuickStartProps) {
  const t = usePlayText();
  const face = useFace();
  const { refusal } = useMatch();
  const { start } = useLocalTable();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const aids = defaultAids(face);
    void start({ game, setup, seed: freshSeed(), seats: ['human', 'computer'], aids, layOut: true }).then((started) => {
      if (started) redirect(matchPath(game));
    });
  }, [game, setup, start, face]);
  return refusal ? <Fault fault={refusal} /> : <p className="lone">{t.loading}</p>;
}
