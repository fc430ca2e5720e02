import type { Language } from '@holotisch/engine';
import type { GameWords } from '../../table-ui/game-face.ts';
import { teamNames } from '../campaign/armada/fleet.tsx';
import { nameOfCard, placeName, saidInCampaign } from '../campaign/armada/words.ts';
import { FIRST_FORCE } from '../campaign/campaign-map.ts';
import { campaignText } from '../campaign/text.ts';
import { mapOf } from './map.ts';
import { SPECIAL } from './told.ts';
import type { CorelliaEvent, CorelliaView } from './view.ts';

/** What the campaign says, in the words of a language. */
export function corelliaWords(language: Language): GameWords<CorelliaView, CorelliaEvent> {
  const t = campaignText[language].told;
  const team = (one: 0 | 1) => teamNames(language)[one];
  const place = (id: string) => placeName(language, id);
  const fleet = (view: CorelliaView, seat: number) =>
    campaignText[language].fleet(seat + 1, view.rosters[seat]?.name ?? '');
  return {
    piece: (view, id) =>
      id >= FIRST_FORCE
        ? fleet(view, id - FIRST_FORCE)
        : (mapOf(view, language).places.find(({ piece }) => piece === id)?.name ?? String(id)),
    message: (_view, message) => saidInCampaign(language, message),
    clause: () => undefined,
    event(view, event) {
      switch (event.type) {
        case 'turn':
          return t.turn(event.turn);
        case 'presence': {
          const who = team(view.teams[event.seat]!);
          return event.kind === null ? t.laid(who, place(event.place)) : t[event.kind](who, place(event.place));
        }
        case 'revealed':
          return t.revealed(place(event.place), t.kinds[event.kind]);
        case 'diplomats':
          return t.diplomats(place(event.place));
        case 'assault': {
          const special = event.special === null ? '' : t.special(SPECIAL[event.special][language]);
          return t.assault(fleet(view, event.assault), place(event.place), fleet(view, event.defence)) + special;
        }
        case 'battle':
          return t.battle(place(event.place), fleet(view, event.winner), ...event.score);
        case 'lost':
          return t.lost(nameOfCard(event.card, language), fleet(view, event.seat));
        case 'destroyed':
          return t.destroyed(place(event.place), team(event.team));
        case 'points':
          return t.points(team(event.team), event.gained);
        case 'income':
          return t.income(team(event.team), event.gained);
        case 'over':
          return event.winner === null ? t.draw : t.over(team(event.winner));
        case 'rosters':
        case 'override':
          return t[event.type];
      }
    },
  };
}
