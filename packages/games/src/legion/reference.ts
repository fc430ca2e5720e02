import { ChangeShape, data, PositionShape, QUESTION_SHAPES, READY_TABLES, SetupShape } from '@holotisch/legion';
import type { Reference } from '../manifest.ts';

const code = (ids: readonly string[]): string => ids.map((id) => `\`${id}\``).join(' ');
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
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

export const legionReference: Reference = {
  shapes: { position: PositionShape, setup: SetupShape, change: ChangeShape },
  questions: QUESTION_SHAPES,
  ids,
};
