import type { Language } from '@holotisch/engine';
import type { GameWords } from '../../table-ui/game-face.ts';
import { teamNames } from '../campaign/armada/fleet.tsx';
import { nameOfCard, placeName, saidInCampaign } from '../campaign/armada/words.ts';
import { FIRST_FORCE } from '../campaign/campaign-map.ts';
import { campaignText } from '../campaign/text.ts';
import { mapOf, tokenName } from './map.ts';
import type { RimEvent, RimView } from './view.ts';

/** What the campaign says, in the words of a language. */
export function rimWords(language: Language): GameWords<RimView, RimEvent> {
  const t = campaignText[language].told;
  const team = (one: 0 | 1) => teamNames(language)[one];
  const place = (id: string | null) => (id === null ? t.area : placeName(language, id));
  const fleet = (view: RimView, seat: number) => campaignText[language].fleet(seat + 1, view.rosters[seat]?.name ?? '');
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
          return t.act(event.act, event.turn);
        case 'base':
          return t.base(team(view.teams[event.seat]!), place(event.place));
        case 'assault':
          return t.assault(fleet(view, event.assault), place(event.place), fleet(view, event.defence));
        case 'battle':
          return t.battle(place(event.place), fleet(view, event.winner), ...event.score);
        case 'destroyed':
          return t.destroyed(place(event.place), team(event.team));
        case 'holds':
          return t.holds(place(event.place), team(event.team));
        case 'points':
          return t.points(team(event.team), event.gained);
        case 'token':
          return t.token(team(event.team), tokenName(event.token, language));
        case 'spent':
          return t.spent(team(event.team), tokenName(event.token, language), event.count);
        case 'reward':
        case 'upgraded':
          return t[event.type](fleet(view, event.seat), nameOfCard(event.card, language));
        case 'pivotal': {
          const kind = saidInCampaign(language, { text: `ca.pivotal.${event.kind}` }).split(':')[0]!;
          const where =
            event.place === null
              ? saidInCampaign(language, { text: 'ca.area', args: { area: event.area } })
              : place(event.place);
          return t.pivotal(kind, where);
        }
        case 'over':
          return event.winner === null ? t.draw : t.over(team(event.winner));
        case 'override':
          return t.override;
      }
    },
  };
}
