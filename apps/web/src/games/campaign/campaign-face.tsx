import type { GameEvent, Json, Language } from '@holotisch/engine';
import type { ReactNode } from 'react';
import type { AskView, BarredView, OptionView } from '../../match/ask-view.ts';
import { HINTS } from '../../table-ui/face/common-aids.ts';
import type { GameFace } from '../../table-ui/game-face.ts';
import { type CampaignMap, forcePiece } from './campaign-map.ts';
import { PieceCard } from './cards.tsx';
import { describeMap } from './describe.ts';
import { MapInWords } from './in-words.tsx';
import { type CampaignKit, placeAbout, seatAbout } from './kit.ts';
import { mapOverlay } from './overlay.tsx';
import { standingOf } from './standing.tsx';
import { campaignText } from './text.ts';

type Shared = 'aids' | 'decide' | 'table' | 'Card' | 'Standing' | 'InWords' | 'outcome' | 'side';
/** What a campaign's own face brings: everything that is not the same in all of them. */
interface Own<V, E extends GameEvent> extends Omit<GameFace<V, E>, Shared> {
  readonly kit: CampaignKit<V, E>;
  readonly teamOf: (view: V, seat: number) => 0 | 1;
  readonly outcomeOf: (view: V) => { readonly winner: 0 | 1 | null } | null;
  /** By what it was decided, where that can be several things. */
  readonly decidedBy?: (view: V, language: Language) => string | undefined;
  /** The number of a place among the pieces of the table. */
  readonly pieceOfPlace: (id: string) => number | undefined;
  readonly control: (view: V, ask: AskView) => ReactNode | undefined;
  readonly hint: GameFace<V, E>['decide']['hint'];
  /** The sign before an option, and what is said of a card that it is about. */
  readonly sign?: NonNullable<GameFace<V, E>['decide']['sign']>;
  readonly saysOf?: (view: V, id: string, about: Json | undefined) => ReactNode;
  /** Of several reasons why a piece cannot be chosen the one to be told at the piece. */
  readonly foremost?: (view: V, barred: readonly BarredView[]) => BarredView | undefined;
  /** Where something happens just now. */
  readonly action: (view: V, map: CampaignMap) => readonly { readonly x: number; readonly y: number }[];
}

/** The face of a campaign: a map with places and fleets, sheets, history. */
export function campaignFace<V, E extends GameEvent>(own: Own<V, E>): GameFace<V, E> {
  const { kit, teamOf, outcomeOf, decidedBy, pieceOfPlace, control, hint, sign, saysOf, foremost, action, ...rest } =
    own;
  const Standing = standingOf(kit);
  /** A place or a fleet, by what an option is about. */
  const pieceOf = (option: OptionView): number | undefined => {
    const place = placeAbout(option.about);
    if (place !== undefined) return pieceOfPlace(place);
    const seat = seatAbout(option.about);
    return seat === undefined ? undefined : forcePiece(seat);
  };
  return {
    ...rest,
    headline: (view, language) => ({ ...own.headline(view, language), when: kit.when(view, language) }),
    aids: [HINTS],
    side: (view, seat) => teamOf(view, seat),
    decide: {
      control,
      hint,
      pieceOf,
      ...(sign && { sign }),
      ...(saysOf && { Says: ({ view, id, about }) => saysOf(view, id, about) }),
    },
    table: {
      ground: 'space',
      describe: ({ view, language, ...situation }) => describeMap(kit.map(view, language), { language, ...situation }),
      action: (view) => action(view, kit.map(view, 'en')),
      Overlay: mapOverlay<V>(pieceOf, foremost),
      Portrait: () => null,
    },
    Card: ({ view, piece }) => <PieceCard kit={kit} view={view} piece={piece} />,
    Standing,
    InWords: ({ view }) => <MapInWords kit={kit} view={view} />,
    outcome(view, language) {
      const over = outcomeOf(view);
      if (!over) return undefined;
      const map = kit.map(view, language);
      const t = campaignText[language].over;
      const places = (team: 0 | 1) => map.places.filter(({ owner }) => owner === team).length;
      return {
        winners: over.winner === null ? [] : map.forces.filter((f) => f.owner === over.winner).map(({ seat }) => seat),
        reason: decidedBy?.(view, language) ?? (over.winner === null ? t.draw : t.reason),
        lines: ([0, 1] as const).map((team) =>
          (kit.terms?.[language].line ?? t.line)(map.teams[team], map.points[team], places(team)),
        ),
      };
    },
  };
}
