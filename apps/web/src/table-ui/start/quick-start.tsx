import type { Json } from '@holotisch/engine';
import { useEffect, useRef } from 'react';
import { matchPath } from '../../address/paths.ts';
import { redirect } from '../../address/router.tsx';
import { keptMatches } from '../../match/storage.ts';
import { useLocalTable, useMatch } from '../../match/use-match.tsx';
import { Fault } from '../fault.tsx';
import { defaultAids } from '../game-face.ts';
import { useFace } from '../use-face.ts';
import { usePlayText } from '../words.ts';
import { freshSeed } from './fresh-seed.ts';
import { dueOffer } from './lesson-offered.ts';

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
    const isNew = keptMatches().length === 0;
    // Who is here for the first time sees where a move ends before it is made.
    const aids = {
      ...defaultAids(face),
      ...(isNew && face.aids.some(({ id }) => id === 'preview') && { preview: true }),
    };
    void start({ game, setup, seed: freshSeed(), seats: ['human', 'computer'], aids, layOut: true }).then((started) => {
      if (started && isNew) dueOffer();
      if (started) redirect(matchPath(game));
    });
  }, [game, setup, start, face]);
  return refusal ? <Fault fault={refusal} /> : <p className="lone">{t.loading}</p>;
}
