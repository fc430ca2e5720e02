import { type CorelliaView, MOST_POINTS } from '@holotisch/campaign';
import type { Language } from '@holotisch/engine';
import { phaseHeadline } from '../../table-ui/face/phase-headline.ts';
import type { GameFace } from '../../table-ui/game-face.ts';
import { BattleControl } from '../campaign/armada/battle.tsx';
import { sheetOf, teamNames } from '../campaign/armada/fleet.tsx';
import { fleetSays, fleetSign } from '../campaign/armada/fleet-option.tsx';
import { RefitControl } from '../campaign/armada/refit.tsx';
import { Reported } from '../campaign/armada/report.tsx';
import { BriefPlace } from '../campaign/brief-place.tsx';
import { campaignFace } from '../campaign/campaign-face.tsx';
import { type CampaignKit, kept, placeAbout } from '../campaign/kit.ts';
import { campaignText } from '../campaign/text.ts';
import { briefly, mapOf, pieceOfPlace, spotOf } from './map.ts';
import { HINTS, PHASES } from './phases.ts';
import { corelliaSounds, corelliaTold } from './told.ts';
import { type CorelliaEvent, isCorellia } from './view.ts';
import { corelliaWords } from './words.ts';

const kit: CampaignKit<CorelliaView, CorelliaEvent> = {
  map: mapOf,
  sheets: kept((view: CorelliaView, language: Language) =>
    view.rosters.map((roster, seat) => {
      const owner = view.teams[seat]!;
      const team = teamNames(language)[owner];
      return sheetOf(roster, { seat, owner, team, most: MOST_POINTS, resources: true }, language);
    }),
  ),
  when: ({ turn }, language) => campaignText[language].turn(turn),
  goal: ({ goal }, language) => campaignText[language].goal(goal),
  gone: ({ gone }) => gone,
  past(event) {
    switch (event.type) {
      case 'turn':
      case 'assault':
      case 'battle':
      case 'lost':
        return event;
      default:
        return undefined;
    }
  },
};

const ROUND = ['diplomats', 'assaults', 'battles', 'effects', 'build', 'refit'] as const;

export const corelliaFace: GameFace<CorelliaView, CorelliaEvent> = campaignFace<CorelliaView, CorelliaEvent>({
  id: 'corellia',
  name: { de: 'Corellianischer Konflikt', en: 'The Corellian Conflict' },
  sees: isCorellia,
  kit,
  words: corelliaWords,
  headline: ({ phase, turn }, language) =>
    phaseHeadline({ phase, round: turn }, phase === 'bases' || phase === 'over' ? [phase] : ROUND, PHASES[language]),
  teamOf: ({ teams }, seat) => teams[seat]!,
  outcomeOf: ({ outcome }) => outcome,
  pieceOfPlace,
  Reported,
  control(view, ask) {
    if (ask.kind === 'battle') return <BattleControl ask={ask} rosters={view.rosters} teams={view.teams} />;
    return ask.kind === 'refit' ? <RefitControl ask={ask} view={view} /> : undefined;
  },
  hint: (kind, language) => HINTS[language][kind],
  sign: (view, option) => fleetSign(view, option.about),
  saysOf: (view, _id, about) => {
    const place = placeAbout(about);
    return place === undefined ? fleetSays(view, about) : <BriefPlace place={place} briefly={briefly} />;
  },
  action: ({ battles, phase }) =>
    phase === 'battles'
      ? battles.filter(({ report }) => report === null).flatMap(({ place }) => spotOf(place) ?? [])
      : [],
  told: corelliaTold,
  sounds: corelliaSounds,
});
