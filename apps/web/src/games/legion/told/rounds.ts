import { pose } from '@holotisch/table';
import { CHAPTER, effectOn, NOTICE, READ, roundTold } from '../../../table-ui/common-told.ts';
import { markerHeading } from '../table/marker-drawing.ts';
import { atUnit, type Part, shortly } from './part.ts';

const noted = { lasts: READ, banner: 'note', log: 'line' } as const;
const line = { log: 'line' } as const;

/** Laying the table, rounds, phases, orders and the end. */
export const rounds = {
  terrain: line,
  colours: noted,
  edges: noted,
  battleRows: noted,
  revealed: noted,
  vetoed: noted,
  vetoPassed: noted,
  battleChosen: { lasts: CHAPTER, banner: 'chapter', log: 'heading' },
  deployed: { lasts: NOTICE, label: atUnit('told.deployed'), log: 'line' },
  setAside: { lasts: READ, banner: 'note', log: 'line' },
  marker: {
    lasts: NOTICE,
    marks: effectOn('flash', ({ at }) => at),
    log: 'line',
  },
  markerMoved: {
    lasts: READ,
    motion: ({ marker, from, to }, view, t) => {
      const moved = view.markers.find(({ id }) => id === marker);
      const at = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
      return [[`marker:${marker}`, pose(at.x, at.y, moved ? markerHeading(moved) : 0)]];
    },
    log: 'line',
  },
  markerGone: {
    lasts: NOTICE,
    marks: effectOn('flash', ({ at }) => at),
    log: 'line',
  },
  round: roundTold(shortly),
  phase: {
    lasts: ({ phase }) => (phase === 'command' ? 0 : CHAPTER),
    banner: 'chapter',
    log: 'heading',
  },
  cardsChosen: noted,
  divulged: noted,
  cardsAside: noted,
  orderReturned: line,
  // Two cards have to be read.
  cardsRevealed: { lasts: 3200, banner: 'note', log: 'line' },
  priority: { lasts: READ, banner: 'note', log: 'line' },
  nominated: { lasts: READ, label: atUnit('told.nominated', ({ card }) => ({ card }), 'accent'), log: 'line' },
  ordered: {
    lasts: NOTICE,
    label: atUnit('told.ordered', undefined, 'accent'),
    log: 'line',
  },
  poolFormed: noted,
  tokenDrawn: noted,
  tokenRemoved: noted,
  turnPassed: noted,
  cardDiscarded: noted,
  cardsReturned: noted,
  promoted: { lasts: READ, label: atUnit('told.promoted', undefined, 'accent'), banner: 'note', log: 'line' },
  counter: noted,
  victory: {
    lasts: READ,
    banner: 'note',
    log: 'line',
  },
  over: { lasts: CHAPTER, banner: 'chapter', log: 'heading' },
  note: noted,
  override: noted,
  looseDice: { lasts: READ, seenLast: true, banner: 'note', log: 'line' },
} satisfies Part;
