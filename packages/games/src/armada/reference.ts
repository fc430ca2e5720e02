import {
  ChangeShape,
  cardOffers,
  data,
  PositionShape,
  QUESTION_SHAPES,
  ruleOffers,
  SetupShape,
  text,
} from '@holotisch/armada';
import type { Reference } from '../manifest.ts';
import { code, table } from '../markdown.ts';
import { windowsPage } from '../windows-page.ts';

const FACTIONS = data.FACTIONS.map(
  (faction) => [faction, (card: { readonly faction: string }) => card.faction === faction] as const,
);
const idsOf = (cards: readonly { readonly id: string }[]): string => code(cards.map(({ id }) => id));
/** `2/1 1/1`: the clicks of each joint, speed by speed. */
const chartOf = (chart: readonly (readonly number[])[]): string =>
  chart.map((clicks, i) => `${i + 1}: ${clicks.join('–')}`).join(', ');

/** Every id of the game, for whoever writes a position by hand. */
const ids = `# Ids of Armada

Written by \`apps/cli/src/write-schemas.ts\`; see [NOTATION.md](NOTATION.md). Ids are the English name of the card in small letters,
with a hyphen for everything that is neither letter nor digit. Cards that share a name carry what tells them apart.

## Ship cards

Behind the speed stand the clicks of its joints, the first one first.

${table(
  ['faction', 'card', 'base', 'speeds'],
  FACTIONS.flatMap(([faction, isTheirs]) =>
    data.ALL_SHIPS.filter(isTheirs).map((ship) => [
      `\`${faction}\``,
      `\`${ship.id}\``,
      data.classOf(ship).size,
      chartOf(ship.chart),
    ]),
  ),
)}

## Squadron cards

${table(
  ['faction', 'cards'],
  FACTIONS.map(([faction, isTheirs]) => [`\`${faction}\``, idsOf(data.ALL_SQUADRONS.filter(isTheirs))]),
)}

## Upgrade cards

A card that takes several slots stands with the first one.

${table(
  ['slot', 'cards'],
  data.SLOTS.map((slot) => [`\`${slot}\``, idsOf(data.ALL_UPGRADES.filter(({ slots }) => slots[0] === slot))]),
)}

## Objectives

${table(
  ['kind', 'cards'],
  data.OBJECTIVE_KINDS.map((kind) => [`\`${kind}\``, idsOf(data.ALL_OBJECTIVES.filter((card) => card.kind === kind))]),
)}

## Damage cards

${data.DAMAGE_DECK.map(({ id, copies }) => `\`${id}\` ${copies}`).join(', ')}: the number behind a card is how many of it there are.

## Obstacles

${table(
  ['kind', 'tokens'],
  [...new Set(data.OBSTACLES.map(({ kind }) => kind))].map((kind) => [
    kind,
    idsOf(data.OBSTACLES.filter((token) => token.kind === kind)),
  ]),
)}
`;

/** Where cards and rules ask, for whoever writes decisions by hand. */
const windows = windowsPage({
  title: 'Armada',
  ids: `In an id
\`N\` is the number of the unit, \`P\` the place of a damage card on its ship, \`S\` a side, \`M\` the place of a defence token: \`N:gunnery-team\` of
unit 0 is \`0:gunnery-team\`. An objective stands there once for each side, \`objective:0\` and \`objective:1\`. Behind \`first/\` stand cards
that read otherwise at the prices of the first print; they are called the same.`,
  cards: { '': cardOffers() },
  rules: ruleOffers(),
  besides: `Before the attacks a \`command\` is answered with the command first: \`squadron:token@N:…\`. What cards add to the question \`repair\` is told by
\`legal\`. Evade, Redirect and the others are spent as \`N:token.M\`, whatever their kind; \`evade\`, \`redirect-zone\` and so on are asked behind it. The attack of exogorths happens by itself.`,
  words: (window) => text.en[`ar.window.${window}`],
});

export const armadaReference: Reference = {
  shapes: { position: PositionShape, setup: SetupShape, change: ChangeShape },
  questions: QUESTION_SHAPES,
  ids,
  windows,
};
