import type { Language } from '@holotisch/engine';
import { NOTICE, READ, ROLL, SHOT } from '../../../table-ui/common-told.ts';
import type { Banner, PieceLabel } from '../../../table-ui/game-face.ts';
import { saidNow } from '../cards/use-sayings.ts';
import type { ArmadaView } from '../view.ts';
import { atUnit, effectAt, type Part, shortly } from './part.ts';
import { bolts } from './shot.ts';

/** What a faceup damage card does has to be read. */
const CARD = 1500;
const term = (family: string, id: string) => ({ text: `ar.${family}.${id}` });

/** A damage card that lies faceup at a ship: what is said of it goes with it. */
const faceupAt = (unit: number, card: string) => `${unit} ${card}`;
function faceup(unit: number, card: string, view: ArmadaView, language: Language): Banner {
  const said = saidNow(`damage/${card}`, language);
  const name = shortly(view, language, 'told.faceup', { card });
  return { kind: 'note', text: said ? `${name}: ${said}` : name, about: faceupAt(unit, card) };
}

/** A unit that leaves the table leaves its words there. */
const placeOf = (view: ArmadaView, unit: number): Pick<PieceLabel, 'at'> => {
  const pose = view.units[unit]?.pose;
  return pose ? { at: { x: pose.x, y: pose.y } } : {};
};

/** An attack from the declared target to the damage. */
export const combat = {
  attack: {
    // The bolts follow the roll.
    lasts: 500,
    log: 'group',
  },
  noAttack: { lasts: READ, label: atUnit('told.noAttack'), log: 'line' },
  cancelled: { lasts: READ, banner: 'note', log: 'line' },
  rolled: { lasts: ROLL, seenLast: true, log: 'line' },
  dice: {
    lasts: ({ how }) => (how === 'rerolled' || how === 'added' ? 1200 : READ),
    seenLast: true,
    log: 'line',
  },
  noReroll: { log: 'line' },
  locked: {
    lasts: READ,
    label: atUnit('told.locked', ({ kind }) => ({ kind: term('token', kind) }), 'warning'),
    log: 'line',
  },
  tokenSpent: {
    lasts: READ,
    label: atUnit('told.spends', ({ kind }) => ({ kind: term('token', kind) }), 'legal'),
    log: 'line',
  },
  tokenState: {
    lasts: NOTICE,
    label: atUnit('told.state', ({ kind, state }) => ({ kind: term('token', kind), state: term('state', state) })),
    log: 'line',
  },
  redirect: { lasts: READ, label: atUnit('told.redirect', ({ zone }) => ({ zone }), 'shield'), log: 'line' },
  critical: { lasts: READ, banner: 'note', log: 'line' },
  damage: { lasts: SHOT, marks: bolts, banner: 'note', log: 'line' },
  attackEnds: { log: 'none' },
  suffers: {
    lasts: READ,
    marks: effectAt('hit'),
    label: atUnit('told.suffers', ({ amount }) => ({ amount }), 'attack'),
    log: 'line',
  },
  hullLost: {
    lasts: READ,
    marks: effectAt('hit'),
    label: atUnit('told.hull', ({ hull }) => ({ hull }), 'hull'),
    log: 'line',
  },
  damageCard: {
    lasts: ({ card }) => (card === null ? READ : CARD),
    marks: effectAt('hit'),
    label: ({ unit, card }, view, language) => ({
      piece: unit,
      text: card === null ? shortly(view, language, 'told.facedown') : shortly(view, language, 'told.faceup', { card }),
      tone: 'hull',
    }),
    banner: ({ unit, card }, view, language) => (card === null ? undefined : faceup(unit, card, view, language)),
    log: 'line',
  },
  damageSeen: { lasts: READ, banner: 'note', log: 'line' },
  faceup: {
    lasts: CARD,
    label: atUnit('told.faceup', ({ card }) => ({ card }), 'hull'),
    banner: ({ unit, card }, view, language) => faceup(unit, card, view, language),
    log: 'line',
  },
  turnedDown: {
    lasts: READ,
    takesBack: ({ unit, card }) => faceupAt(unit, card),
    label: atUnit('told.turnedDown', ({ card }) => ({ card })),
    log: 'line',
  },
  destroyed: {
    lasts: 1000,
    marks: effectAt('blast'),
    label: ({ unit }, view, language) => ({
      piece: unit,
      text: shortly(view, language, 'told.destroyed'),
      tone: 'hull',
      ...placeOf(view, unit),
    }),
    banner: 'note',
    log: 'line',
  },
  doomed: { lasts: READ, label: atUnit('told.doomed', undefined, 'warning'), banner: 'note', log: 'line' },
} satisfies Part;
