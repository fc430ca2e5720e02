import { CHAPTER, READ, roundTold } from '../../../table-ui/common-told.ts';
import type { PieceLabel } from '../../../table-ui/game-face.ts';
import type { Part } from './part.ts';
import { shortly } from './say.ts';

/** Rounds, phases and the end. */
export const rounds = {
  round: roundTold(shortly),
  phase: { lasts: CHAPTER, banner: 'chapter', log: 'heading' },
  planned: { banner: 'note', log: 'line' },
  cleared: {
    lasts: ({ taken }) => (taken.length > 0 ? READ : 0),
    label: ({ taken }, view, language) =>
      taken.map(
        ({ ship, token, count }): PieceLabel => ({
          piece: ship,
          text: shortly(view, language, 'told.token', { token, by: -count }),
        }),
      ),
    log: 'line',
  },
  quiet: { lasts: READ, banner: 'note', log: 'line' },
  over: { lasts: CHAPTER, banner: 'chapter', log: 'heading' },
  override: { lasts: READ, banner: 'note', log: 'line' },
} satisfies Part;
