import { abilityTold, CHAPTER, NOTICE, READ, roundTold } from '../../../table-ui/common-told.ts';
import { atUnit, effectAt, type Part, shortly } from './part.ts';

/** Rounds, phases and the end. */
export const rounds = {
  round: roundTold(shortly),
  phase: {
    lasts: ({ phase }) => (phase === 'command' ? 0 : CHAPTER),
    banner: 'chapter',
    log: 'heading',
  },
  dialsSet: { lasts: NOTICE, banner: 'note', log: 'line' },
  passed: {
    lasts: READ,
    banner: 'note',
    log: 'line',
  },
  tokenFlipped: { lasts: NOTICE, banner: 'note', log: 'line' },
  readied: { lasts: NOTICE, banner: 'note', log: 'line' },
  victoryToken: {
    lasts: READ,
    banner: 'note',
    log: 'line',
  },
  over: { lasts: CHAPTER, banner: 'chapter', log: 'heading' },
  override: { lasts: READ, banner: 'note', log: 'line' },
  note: { lasts: READ, banner: 'note', log: 'line' },
  looseDice: { lasts: READ, seenLast: true, banner: 'note', log: 'line' },
  stationDamaged: { lasts: READ, banner: 'note', log: 'line' },
  ability: abilityTold(shortly),
  exhausted: { lasts: NOTICE, label: atUnit('told.exhausted', ({ card }) => ({ card })), log: 'line' },
  cardReadied: { lasts: NOTICE, label: atUnit('told.readied', ({ card }) => ({ card })), log: 'line' },
  discarded: { lasts: NOTICE, label: atUnit('told.discarded', ({ card }) => ({ card })), log: 'line' },
  ended: { lasts: NOTICE, label: atUnit('told.ended', ({ card }) => ({ card })), log: 'line' },
  cardTokens: { lasts: NOTICE, marks: effectAt('flash'), log: 'line' },
} satisfies Part;
