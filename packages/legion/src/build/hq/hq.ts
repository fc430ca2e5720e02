/** How Legion HQ calls the cards: codes of two letters in its links, short names in its texts. */
import type { Edition } from '../../data/types.ts';
import { EDITION26_HQ } from './edition26.ts';
import { FIRST_HQ } from './first.ts';

const CARD_KINDS = ['unit', 'upgrade', 'command', 'battle'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export type HqCards = {
  /** `ao at-rt-rebel, bg at-st`: code and id. Several codes may mean one card. */
  readonly codes: Readonly<Record<CardKind, readonly string[]>>;
  /** Names that differ from those on the cards, by id. */
  readonly names: Readonly<Record<CardKind, Readonly<Record<string, readonly string[]>>>>;
};

const TABLES: Readonly<Record<Edition, HqCards>> = { '1.2': FIRST_HQ, '2.6': EDITION26_HQ };

type Coded = { readonly kind: CardKind; readonly id: string };
const pairsOf = (edition: Edition, kind: CardKind): (readonly [code: string, id: string])[] =>
  TABLES[edition].codes[kind].flatMap((line) =>
    line.split(', ').map((pair) => {
      const [code = '', id = ''] = pair.split(' ');
      return [code, id] as const;
    }),
  );

const cardsByCode = (edition: Edition): ReadonlyMap<string, Coded> =>
  new Map(CARD_KINDS.flatMap((kind) => pairsOf(edition, kind).map(([code, id]) => [code, { kind, id }] as const)));
const codesByCard = (edition: Edition): ReadonlyMap<string, string> =>
  new Map(CARD_KINDS.flatMap((kind) => pairsOf(edition, kind).map(([code, id]) => [`${kind}/${id}`, code] as const)));

const BY_CODE = { '1.2': cardsByCode('1.2'), '2.6': cardsByCode('2.6') };
const BY_CARD = { '1.2': codesByCard('1.2'), '2.6': codesByCard('2.6') };

export const cardOfCode = (code: string, edition: Edition): Coded | undefined => BY_CODE[edition].get(code);
export const codeOf = (kind: CardKind, id: string, edition: Edition): string | undefined =>
  BY_CARD[edition].get(`${kind}/${id}`);
export const otherNames = (kind: CardKind, id: string, edition: Edition): readonly string[] =>
  TABLES[edition].names[kind][id] ?? [];
