import {
  ChangeShape,
  cardOffers,
  data,
  PositionShape,
  QUESTION_SHAPES,
  ruleOffers,
  SetupShape,
  text,
} from '@holotisch/xwing';
import type { Reference } from '../manifest.ts';
import { code, table } from '../markdown.ts';
import { windowsPage } from '../windows-page.ts';

const slots = [...new Set(data.UPGRADES.map(({ slot }) => slot))];
const playable = data.SHIPS.filter(({ size }) => size !== 'huge');
const pilotsOf = (ship: string, faction: string) =>
  data.PILOTS.filter((pilot) => pilot.ship === ship && pilot.faction === faction).map(({ id }) => id);

/** Every id of the game, for whoever writes a position by hand. */
const ids = `# Ids of X-Wing

Written by \`apps/cli/src/write-schemas.ts\`; see [NOTATION.md](NOTATION.md). Ids are those of XWS: the English name in small
letters without anything but letters and digits. Cards that share a name carry the number of their set (\`-swx42\`).

## Ship types

The colour of a manoeuvre is not part of its code: \`g\`, \`w\` or \`r\` behind it is green, white or red here.

${table(
  ['type', 'base', 'dial'],
  playable.map(({ id, size, dial }) => [`\`${id}\``, size, dial.replaceAll(' ', ', ')]),
)}

## Pilots

${table(
  ['faction', 'type', 'pilots'],
  playable.flatMap(({ id }) =>
    (['rebel', 'imperial', 'scum'] as const).flatMap((faction) => {
      const pilots = pilotsOf(id, faction);
      return pilots.length > 0 ? [[`\`${faction}\``, `\`${id}\``, code(pilots)]] : [];
    }),
  ),
)}

## Upgrade cards

${table(
  ['slot', 'cards'],
  slots.map((slot) => [`\`${slot}\``, code(data.UPGRADES.filter((card) => card.slot === slot).map(({ id }) => id))]),
)}

## Damage cards

${table(
  ['deck', 'cards, and how many of each'],
  Object.entries(data.DAMAGE_DECKS).map(([deck, cards]) => [
    `\`${deck}\``,
    cards.map(({ id, count }) => `\`${id}\` ${count}`).join(', '),
  ]),
)}

## Conditions

${code(data.CONDITIONS.map(({ id }) => id))}

## Obstacles

Brought by the players: ${code(data.OBSTACLES.map(({ id }) => id))}. Dropped by a card: \`cargo\`. With an outline of their own:
\`asteroid\` \`debris\`.
`;

/** Where cards and rules ask, for whoever writes decisions by hand. */
const windows = windowsPage({
  title: 'X-Wing',
  ids: `In an id
\`N\` is the number of the ship and \`P\` the place of a damage card on it: \`N:illicit.riggedcargochute\` of ship 0 is
\`0:illicit.riggedcargochute\`. A second copy of an upgrade on a ship has \`#2\` behind its id, of a condition \`#\` and how many conditions the ship has up to it; a card with an action that another
ship lends has \`@\` and the number of the lender there. An ability of another pilot that a card gives to a ship is called as if it were its own.`,
  cards: { '': cardOffers() },
  rules: ruleOffers(),
  besides: `Tokens of a ship that lends them (\`N:focus\`, \`N:targetlock\`) carry the lender's number. Locks and tokens that a weapon costs are paid when it is
declared: there is no window for them.`,
  words: (window) => text.en[`xw.window.${window}`],
});

export const xwingReference: Reference = {
  shapes: { position: PositionShape, setup: SetupShape, change: ChangeShape },
  questions: QUESTION_SHAPES,
  ids,
  windows,
};
