import { say } from '@holotisch/engine';
import { abilityTold, NOTICE, READ } from '../../../table-ui/common-told.ts';
import { pieceKey } from '../../../table-ui/game-face.ts';
import { pieceOfMini } from '../view.ts';
import { march } from './motion.ts';
import { atUnit, effectAt, explodes, type Part, placeOf, shortly } from './part.ts';

/** How long somebody takes to fall. */
const FALLS = 620;
/** How long a march takes. */
const GO = 800;

const cardOf = (action: string): string | undefined => (action.startsWith('card:') ? action.slice(5) : undefined);

/** What a unit does and what happens to it, its moves and its cards. */
export const units = {
  activates: { lasts: READ, label: atUnit('told.activates', undefined, 'accent'), log: 'group' },
  activationEnds: { log: 'none' },
  actionLost: {
    lasts: READ,
    label: ({ unit, count, why }, view, language) => ({
      piece: unit,
      text: shortly(view, language, 'told.actionLost', { count, why: { text: `le.lost.${why}` } }),
      tone: 'warning',
    }),
    log: 'line',
  },
  rallied: {
    lasts: READ,
    seenLast: true,
    label: atUnit('told.rallied', ({ removed }) => ({ removed }), 'legal'),
    banner: 'note',
    log: 'line',
  },
  action: {
    lasts: NOTICE,
    label: ({ unit, action }, view, language) => {
      const card = cardOf(action);
      return {
        piece: unit,
        text:
          card === undefined
            ? shortly(view, language, 'told.action', { action })
            : shortly(view, language, 'told.actionCard', { card }),
      };
    },
    log: 'line',
  },
  tokens: {
    lasts: NOTICE,
    marks: effectAt('flash'),
    label: atUnit(
      ({ change }) => (change > 0 ? 'told.gains' : 'told.loses'),
      ({ change, token }) => ({ count: Math.abs(change), token }),
    ),
    log: 'line',
  },
  suppressed: {
    lasts: READ,
    label: atUnit(({ is }) => (is ? 'told.suppressed' : 'told.freed'), undefined, 'warning'),
    log: 'line',
  },
  panicked: {
    lasts: READ,
    label: atUnit(({ is }) => (is ? 'told.panics' : 'told.calm'), undefined, 'warning'),
    log: 'line',
  },
  wounds: {
    lasts: READ,
    marks: effectAt('hit'),
    label: atUnit('told.wounds', ({ amount }) => ({ amount }), 'attack'),
    log: 'line',
  },
  wounded: { log: 'line' },
  healed: { lasts: NOTICE, label: atUnit('told.healed', undefined, 'legal'), log: 'line' },
  miniDefeated: {
    lasts: FALLS,
    changesLast: true,
    marks: ({ unit, mini, at }, view, milliseconds) => {
      const of = view.units[unit];
      if (!at || !of) return [];
      const on = pieceKey(pieceOfMini(of, mini));
      const effect = explodes(view, unit) ? 'blast' : 'fall';
      return [{ kind: 'effect', key: `fell:${on}`, effect, on, at: { x: at.x, y: at.y }, milliseconds }];
    },
    label: atUnit('told.fell', undefined, 'hull'),
    log: 'line',
  },
  miniRestored: { lasts: NOTICE, label: atUnit('told.returns', undefined, 'legal'), log: 'line' },
  newLeader: { lasts: NOTICE, label: atUnit('told.leader'), log: 'line' },
  defeated: {
    lasts: READ,
    // Whoever has left the table does not come back to be seen off.
    changesLast: ({ why }) => why !== 'left',
    marks: (event, view, milliseconds) =>
      effectAt(explodes(view, event.unit) ? 'blast' : 'flash')(event, view, milliseconds),
    label: ({ unit, why }, view, language) => ({
      piece: unit,
      text: shortly(view, language, why === 'left' ? 'told.left' : 'told.defeated'),
      tone: 'hull',
      ...placeOf(view, unit),
    }),
    banner: 'note',
    log: 'line',
  },
  resilience: {
    lasts: READ,
    label: atUnit('told.resilience', ({ face }) => ({ face }), 'warning'),
    banner: 'note',
    log: 'line',
  },
  vehicleDamage: { lasts: READ, marks: effectAt('hit'), banner: 'note', log: 'line' },
  damageRoll: { lasts: READ, label: atUnit('told.damageRoll', ({ face }) => ({ face }), 'warning'), log: 'line' },
  claimed: { lasts: READ, label: atUnit('told.claimed', undefined, 'accent'), banner: 'note', log: 'line' },
  dropped: { lasts: READ, label: atUnit('told.dropped'), banner: 'note', log: 'line' },

  moved: {
    lasts: GO,
    motion: march,
    label: atUnit('told.moved', ({ kind }) => ({ kind })),
    log: 'line',
  },
  placed: { lasts: NOTICE, motion: march, log: 'line' },
  hindered: { lasts: READ, label: atUnit('told.hindered', ({ why }) => ({ why: { ...why } }), 'warning'), log: 'line' },
  displaced: {
    lasts: READ,
    label: atUnit('told.displaced', ({ by }) => ({ by: by ?? { ...say('le.marker.cart') } }), 'warning'),
    log: 'line',
  },
  meleeStarted: { lasts: READ, label: atUnit('told.melee', ({ enemy }) => ({ enemy }), 'attack'), log: 'line' },
  meleeEnded: { lasts: NOTICE, label: atUnit('told.meleeEnds', ({ enemy }) => ({ enemy })), log: 'line' },
  climbRoll: {
    lasts: READ,
    seenLast: true,
    label: atUnit('told.climbs', ({ faces }) => ({ faces: [...faces] })),
    banner: 'note',
    log: 'line',
  },

  ability: abilityTold(shortly),
  exhausted: { lasts: NOTICE, label: atUnit('told.exhausted', ({ card }) => ({ card })), log: 'line' },
  flipped: { lasts: NOTICE, label: atUnit('told.flipped', ({ card }) => ({ card })), log: 'line' },
  readied: { lasts: NOTICE, label: atUnit('told.readied', ({ card }) => ({ card })), log: 'line' },
  upgradeLost: { lasts: NOTICE, label: atUnit('told.lost', ({ card }) => ({ card }), 'warning'), log: 'line' },
  ended: { lasts: NOTICE, label: atUnit('told.ended', ({ card }) => ({ card })), log: 'line' },
} satisfies Part;
