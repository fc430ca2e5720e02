import { effectOn, NOTICE, READ, ROLL } from '../../../table-ui/common-told.ts';
import type { Part } from './part.ts';
import { atShip } from './say.ts';

interface OfShip {
  readonly ship: number;
}
const card = ({ card: id }: OfShip & { readonly card: string }) => ({ card: id });
const condition = ({ condition: id }: OfShip & { readonly condition: string }) => ({ condition: id });

/** What cards and bombs bring about. */
export const cards = {
  ability: { lasts: READ, label: atShip('told.ability', card, 'accent'), log: 'line' },
  ended: { lasts: NOTICE, label: atShip('told.ended', card), log: 'line' },
  discarded: { lasts: NOTICE, label: atShip('told.discarded', card), log: 'line' },
  recovered: { lasts: NOTICE, label: atShip('told.recovered', card), log: 'line' },
  turned: { lasts: NOTICE, label: atShip('told.turned', card), log: 'line' },
  replaced: {
    lasts: READ,
    label: atShip('told.replaced', ({ replacement }) => ({ replacement })),
    log: 'line',
  },
  setAside: { lasts: READ, label: atShip('told.setAside', card), log: 'line' },
  cardRoll: { lasts: ROLL, seenLast: true, log: 'line' },
  bombRoll: { lasts: ROLL, seenLast: true, log: 'line' },
  rollChanged: { lasts: 1200, seenLast: true, log: 'line' },
  guessed: { lasts: READ, label: atShip('told.guessed', ({ manoeuvre }) => ({ manoeuvre })), log: 'line' },
  obstacleGone: { lasts: READ, banner: 'note', log: 'line' },
  dropped: {
    lasts: READ,
    marks: effectOn('flash', ({ pose }) => pose),
    label: atShip('told.dropped', card),
    log: 'line',
  },
  detonated: {
    lasts: 800,
    marks: effectOn('blast', ({ pose }) => pose),
    banner: 'note',
    log: 'line',
  },
  condition: { lasts: READ, label: atShip('told.condition', condition), log: 'line' },
  conditionLifted: { lasts: NOTICE, label: atShip('told.lifted', condition), log: 'line' },
  dialSeen: { lasts: NOTICE, label: atShip('told.dialSeen'), log: 'line' },
  dialTurned: { lasts: NOTICE, label: atShip('told.dialTurned'), log: 'line' },
} satisfies Part;
