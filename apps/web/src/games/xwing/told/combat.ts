import type { Language } from '@holotisch/engine';
import type { EventOf } from '@holotisch/xwing';
import type { EffectItem } from '../../../scene/description.ts';
import { NOTICE, READ, ROLL, SHOT } from '../../../table-ui/common-told.ts';
import { type Banner, type PieceLabel, pieceKey } from '../../../table-ui/game-face.ts';
import { saidNow } from '../cards/use-sayings.ts';
import type { ToldKey } from '../text/told.de.ts';
import type { XWingView } from '../view.ts';
import { effectAt, type Part } from './part.ts';
import { atShip, shipOf, shortly } from './say.ts';
import { attackIn, weaponOf } from './weapon.ts';

const REASONS: Readonly<Record<string, ToldKey>> = {
  'xw.noTarget': 'told.noTarget',
  'xw.attackDeclined': 'told.noAttack',
};

/** Bolts fly as the dice have fallen: what is left hits, what was cancelled misses; a miss is seen, too. */
function bolts(
  { attack, attacker, defender, results, cancelled }: EventOf<'hit' | 'missed'>,
  view: XWingView,
  milliseconds: number,
): readonly EffectItem[] {
  const [from, to] = [view.ships[attacker]?.pose, view.ships[defender]?.pose];
  if (!from || !to) return [];
  const through = results.map((face) => (face === 'crit' ? ('crit' as const) : ('hit' as const)));
  const past = cancelled.map(() => 'miss' as const);
  return [
    {
      kind: 'effect',
      key: 'shot',
      effect: 'shot',
      at: from,
      to: { x: to.x, y: to.y },
      from: pieceKey(attacker),
      on: pieceKey(defender),
      weapon: weaponOf(attackIn(view, attack)?.weapon ?? ''),
      bolts: through.length + past.length > 0 ? [...through, ...past] : ['miss', 'miss'],
      milliseconds,
    },
  ];
}

const dealt = ({ ship, card }: EventOf<'damage'>, view: XWingView, language: Language): PieceLabel => ({
  piece: ship,
  text: card === null ? shortly(view, language, 'told.facedown') : shortly(view, language, 'told.faceup', { card }),
  tone: 'hull',
});

/** A damage card that lies faceup at a ship: what is said of it goes with it. */
const faceupAt = (ship: number, card: string) => `${ship} ${card}`;

/** What a card does that now lies faceup: nobody knows them all by heart. */
function critical(ship: number, card: string, view: XWingView, language: Language): Banner {
  const said = saidNow(`${view.rules.damageDeck}/${card}`, language);
  const name = shortly(view, language, 'told.faceup', { card });
  return { kind: 'note', text: said ? `${name}: ${said}` : name, about: faceupAt(ship, card) };
}

/** A ship that leaves the table leaves its words there. */
const placeOf = (view: XWingView, ship: number) => {
  const pose = view.ships[ship]?.pose;
  return pose && { at: { x: pose.x, y: pose.y } };
};

/** What a critical damage card does has to be read. */
const CARD = 1500;

/** A ship's turn in the Combat phase: the attack from the declared target to the damage. */
export const combat = {
  fights: { lasts: NOTICE, log: 'group' },
  noAttack: {
    lasts: READ,
    label: ({ ship, why }, view, language) => ({
      piece: ship,
      text: shortly(view, language, REASONS[why.text] ?? 'told.forbidden'),
    }),
    log: 'line',
  },
  missedTurn: { lasts: READ, banner: 'note', label: atShip('told.missedTurn', undefined, 'warning'), log: 'line' },
  attack: {
    // Who shoots at whom is drawn as long as the attack lasts; the bolts follow the roll.
    lasts: 500,
    log: 'group',
  },
  rolled: { lasts: ROLL, seenLast: true, log: 'line' },
  modified: { lasts: 1200, seenLast: true, log: 'line' },
  noReroll: { log: 'line' },
  hit: {
    lasts: SHOT,
    marks: bolts,
    label: ({ defender, results }, view, language) => ({
      piece: defender,
      text: shortly(view, language, 'told.hit', { results: [...results] }),
      tone: 'attack',
    }),
    log: 'line',
  },
  missed: {
    lasts: SHOT,
    marks: bolts,
    label: ({ defender }, view, language) => ({ piece: defender, text: shortly(view, language, 'told.missed') }),
    log: 'line',
  },
  shield: {
    lasts: 400,
    marks: effectAt('shield', shipOf),
    label: atShip('told.shield', ({ by }) => ({ by }), 'shield'),
    log: 'line',
  },
  damage: {
    lasts: ({ faceup }) => (faceup ? CARD : READ),
    marks: effectAt('hit', shipOf),
    label: dealt,
    banner: ({ ship, card }, view, language) => (card === null ? undefined : critical(ship, card, view, language)),
    log: 'line',
  },
  faceup: {
    lasts: CARD,
    banner: ({ ship, card }, view, language) => critical(ship, card, view, language),
    label: atShip('told.faceup', ({ card }) => ({ card }), 'hull'),
    log: 'line',
  },
  facedown: {
    lasts: READ,
    takesBack: ({ ship, card }) => faceupAt(ship, card),
    label: atShip('told.turnedDown', ({ card }) => ({ card })),
    log: 'line',
  },
  repaired: {
    lasts: READ,
    takesBack: ({ ship, card }) => (card === null ? undefined : faceupAt(ship, card)),
    label: atShip('told.repaired'),
    log: 'line',
  },
  doomed: {
    lasts: READ,
    label: atShip('told.doomed', undefined, 'warning'),
    banner: ({ ship }, view, language) => ({
      kind: 'note',
      text: shortly(view, language, 'told.doomed.banner', { ship }),
    }),
    log: 'line',
  },
  destroyed: {
    lasts: 1000,
    changesLast: true,
    marks: (event, view, milliseconds) =>
      effectAt<EventOf<'destroyed'>>(event.cause === 'fled' ? 'flash' : 'blast', shipOf)(event, view, milliseconds),
    label: ({ ship, cause }, view, language) => ({
      piece: ship,
      text: shortly(view, language, cause === 'fled' ? 'told.fled' : 'told.destroyed'),
      tone: 'hull',
      ...placeOf(view, ship),
    }),
    banner: 'note',
    log: 'line',
  },
} satisfies Part;
