import { lazy } from 'react';
import type { BarredView } from '../../match/ask-view.ts';
import { phaseHeadline } from '../../table-ui/face/phase-headline.ts';
import type { GameFace } from '../../table-ui/game-face.ts';
import { BriefPlace } from '../campaign/brief-place.tsx';
import { campaignFace } from '../campaign/campaign-face.tsx';
import { type CampaignKit, placeAbout, seatAbout } from '../campaign/kit.ts';
import { BattleControl, Reported } from './battle.tsx';
import { BriefHouse } from './brief-house.tsx';
import { briefly, mapOf } from './map.ts';
import { EVENING, HINTS, PHASES } from './phases.ts';
import { pieceOfPlace, spotOf } from './places.ts';
import { RefitControl } from './refit.tsx';
import { sheetsOf } from './sheets.tsx';
import { ownText } from './text.ts';
import { sektorSounds, sektorTold } from './told.ts';
import { isSektor, type SektorEvent, type SektorView } from './view.ts';
import { sektorWords } from './words.ts';

const kit: CampaignKit<SektorView, SektorEvent> = {
  map: mapOf,
  sheets: sheetsOf,
  terms: { de: ownText.de.terms, en: ownText.en.terms },
  Rules: lazy(() => import('./rules.tsx')),
  when: ({ turn, rules }, language) => ownText[language].when(turn, rules.turns),
  goal: (_view, language) => ownText[language].goal,
  purse: ({ houses, teams }, team, language) =>
    houses.flatMap(({ credits }, seat) =>
      teams[seat] === team ? [`${seat + 1}: ${ownText[language].credits(credits)}`] : [],
    ),
  gone: ({ houses }) => houses.flatMap(({ gone }) => gone),
  past(event) {
    switch (event.type) {
      case 'turn':
        return event;
      case 'attack':
        return { type: 'assault', place: event.place, assault: event.seat, defence: null };
      case 'defence':
        return { type: 'defence', place: event.place, defence: event.seat };
      case 'battle':
        return event;
      case 'taken':
      case 'occupied':
        return { type: 'walkover', place: event.place };
      default:
        return undefined;
    }
  },
};

/** At a place of one's own what keeps from digging in matters, at any other what keeps from attacking it. */
const foremost = (_view: SektorView, barred: readonly BarredView[]): BarredView | undefined =>
  barred.find(({ refusal }) => !ABOUT_OWNERS.includes(refusal.message.text)) ?? barred[0];
const ABOUT_OWNERS: readonly string[] = ['sk.no.ownPlace', 'sk.no.notOwn'];

export const sektorFace: GameFace<SektorView, SektorEvent> = campaignFace<SektorView, SektorEvent>({
  id: 'sektor',
  name: { de: 'Sektorkrieg', en: 'Sector War' },
  sees: isSektor,
  kit,
  words: sektorWords,
  headline: ({ phase, turn }, language) =>
    phaseHeadline({ phase, round: turn }, phase === 'over' ? [phase] : EVENING, PHASES[language]),
  teamOf: ({ teams }, seat) => teams[seat]!,
  outcomeOf: ({ outcome }) => outcome,
  decidedBy: ({ outcome }, language) => (outcome ? ownText[language].decidedBy[outcome.by] : undefined),
  pieceOfPlace,
  Reported,
  control(view, ask) {
    if (ask.kind === 'battle') return <BattleControl ask={ask} view={view} />;
    return ask.kind === 'refit' ? <RefitControl ask={ask} view={view} /> : undefined;
  },
  hint: (kind, language) => HINTS[language][kind],
  saysOf: (view, _id, about) => {
    const place = placeAbout(about);
    if (place !== undefined) return <BriefPlace place={place} briefly={briefly} />;
    const seat = seatAbout(about);
    return seat === undefined ? undefined : <BriefHouse view={view} seat={seat} />;
  },
  foremost,
  action: ({ fronts, phase }) =>
    phase === 'battles' || phase === 'fronts'
      ? fronts.filter(({ winner }) => winner === null).flatMap(({ place }) => spotOf(place) ?? [])
      : [],
  told: sektorTold,
  sounds: sektorSounds,
});
