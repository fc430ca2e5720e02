import type { Language } from '@holotisch/engine';
import type { GameWords } from '../../table-ui/game-face.ts';
import { FIRST_FORCE } from '../campaign/campaign-map.ts';
import { campaignText } from '../campaign/text.ts';
import { mapOf } from './map.ts';
import { cardIn, houseName, placeName, said, teamNames } from './names.ts';
import { ownText } from './text.ts';
import type { SektorEvent, SektorView } from './view.ts';

/** What our own campaign says, in the words of a language. */
export function sektorWords(language: Language): GameWords<SektorView, SektorEvent> {
  const t = ownText[language].told;
  const team = (one: 0 | 1) => teamNames(language)[one];
  const place = (id: string) => placeName(language, id);
  const house = (view: SektorView, seat: number) => houseName(view, seat, language);
  return {
    piece: (view, id) =>
      id >= FIRST_FORCE
        ? house(view, id - FIRST_FORCE)
        : (mapOf(view, language).places.find(({ piece }) => piece === id)?.name ?? String(id)),
    message: (_view, message) => said(language, message),
    clause: () => undefined,
    event(view, event) {
      const tell = (args: Readonly<Record<string, string | number>>) =>
        said(language, { text: `sk.event.${event.type}`, args });
      switch (event.type) {
        case 'turn':
          return tell({ turn: event.turn });
        case 'attack':
        case 'support':
        case 'defence':
          return tell({ seat: house(view, event.seat), place: place(event.place) });
        case 'rest':
          return tell({ seat: house(view, event.seat), credits: event.credits });
        case 'dug':
          return event.place === null
            ? tell({ seat: house(view, event.seat) })
            : t.dug(house(view, event.seat), place(event.place));
        case 'revealed':
          return tell({ place: place(event.place) });
        case 'occupied':
          return t.occupied(place(event.place), team(event.team));
        case 'yielded':
          return t.yielded(place(event.place), team(event.team));
        case 'taken':
          return t.taken(place(event.place), team(event.team));
        case 'battle':
          return tell({ place: place(event.place), winner: house(view, event.winner) });
        case 'damage':
          return tell({ place: place(event.place), damage: event.damage });
        case 'scarred':
        case 'lost':
          return t[event.type](house(view, event.seat), cardOf(view, event, language));
        case 'veteran':
          return t.ranked(house(view, event.seat), cardOf(view, event, language), ownText[language].rank[event.rank]);
        case 'stars':
          return t.stars(teamNames(language), event.stars);
        case 'income':
          return t.income(team(event.team), event.credits);
        case 'over': {
          const end = event.winner === null ? t.draw : t.over(team(event.winner));
          return event.by === 'home' ? `${t.home} ${end}` : end;
        }
        case 'override':
          return campaignText[language].told.override;
      }
    },
  };
}

type OfUnit = Extract<SektorEvent, { readonly type: 'scarred' | 'lost' | 'veteran' }>;
export const cardOf = (view: SektorView, { seat, game, card }: OfUnit, language: Language): string => {
  const force = view.houses[seat]?.forces[game];
  return force ? cardIn(force, card, language) : card;
};
