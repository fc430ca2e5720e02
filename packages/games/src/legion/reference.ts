import {
  ChangeShape,
  cardOffers,
  data,
  PositionShape,
  QUESTION_SHAPES,
  READY_TABLES,
  ruleOffers,
  SetupShape,
  text,
} from '@holotisch/legion';
import type { Reference } from '../manifest.ts';
import { code, table } from '../markdown.ts';
import { windowsPage } from '../windows-page.ts';

const idsOf = (cards: readonly { readonly id: string }[]): string => code(cards.map(({ id }) => id));

const inEdition = (edition: data.Edition): string => `## Edition ${edition}

### Units

${table(
  ['faction', 'rank', 'units'],
  data.FACTIONS.flatMap((faction) =>
    [...data.RANKS, 'counterpart'].flatMap((rank) => {
      const units = data.unitsIn(edition).filter((unit) => unit.faction === faction && unit.rank === rank);
      return units.length > 0 ? [[`\`${faction}\``, `\`${rank}\``, idsOf(units)]] : [];
    }),
  ),
)}

### Upgrade cards

${table(
  ['slot', 'cards'],
  data.SLOTS.flatMap((slot) => {
    const cards = data.upgradesIn(edition).filter((card) => card.slot === slot);
    return cards.length > 0 ? [[`\`${slot}\``, idsOf(cards)]] : [];
  }),
)}

### Command cards

${idsOf(data.commandsIn(edition))}

### Battle cards

${table(
  ['kind', 'cards'],
  data.BATTLE_KINDS[edition].map((kind) => [
    `\`${kind}\``,
    idsOf(data.battleCardsIn(edition).filter((card) => card.kind === kind)),
  ]),
)}
`;

/** Every id of the game, for whoever writes a position by hand. */
const ids = `# Ids of Legion

Written by \`apps/cli/src/write-schemas.ts\`; see [NOTATION.md](NOTATION.md). An id is the English name in small letters with
hyphens; where cards share a name, the title tells them apart, and where that is missing the faction.

Formats: ${idsOf(data.FORMATS)}. Tables: \`random\` ${idsOf(READY_TABLES)}.

${data.EDITIONS.map(inEdition).join('\n')}`;

/** Where cards and rules ask, for whoever writes decisions by hand. */
const windows = windowsPage({
  title: 'Legion',
  ids: `In an id
\`N\` is the number of the unit, \`P\` the place of an upgrade card on it, \`S\` the seat of a command card and the side of a battle card, \`M\` the
number of what it is about: \`N:P.aggressive-tactics\` as the first upgrade of unit 2 is \`2:0.aggressive-tactics\`, \`command:S.a-simple-man\` of
seat 0 is \`command:0.a-simple-man\`, \`battle:bombing-run.S\` of side 1 is \`battle:bombing-run.1\`. Keywords are cards here: \`N:uncanny-luck\`.`,
  cards: Object.fromEntries(data.EDITIONS.map((edition) => [edition, cardOffers(edition)])),
  rules: ruleOffers(),
  besides: `\`M\` of \`aim.M\` and \`surge.M\` is another unit whose token is spent, of \`detonate.M\` the charge. Backup and shields are offered in windows in 2.6
only. Dodge tokens are asked for by \`dodge\`, shields of 1.2 and the like by \`card-number\`, suppression by \`courage\` and \`keep\`, standby by
\`card-unit\` (who of several) and \`free-action\` (\`attack\` \`move\` \`none\`): these are no windows.`,
  words: (window) => text.en[`le.window.${window}`],
});

export const legionReference: Reference = {
  shapes: { position: PositionShape, setup: SetupShape, change: ChangeShape },
  questions: QUESTION_SHAPES,
  ids,
  windows,
};
