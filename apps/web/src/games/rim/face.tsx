import { limitOfAct, type RimView, TOKENS } from '@holotisch/campaign';
import type { Language } from '@holotisch/engine';
import { phaseHeadline } from '../../table-ui/face/phase-headline.ts';
import type { GameFace } from '../../table-ui/game-face.ts';
import { BattleControl } from '../campaign/armada/battle.tsx';
import { sheetOf, teamNames } from '../campaign/armada/fleet.tsx';
import { fleetSays, fleetSign } from '../campaign/armada/fleet-option.tsx';
import { Reported } from '../campaign/armada/report.tsx';
import { BriefPlace } from '../campaign/brief-place.tsx';
import { campaignFace } from '../campaign/campaign-face.tsx';
import { type CampaignKit, kept, placeAbout } from '../campaign/kit.ts';
import { campaignText } from '../campaign/text.ts';
import { briefly, mapOf, pieceOfPlace, spotOf, tokenName } from './map.ts';
import { HINTS, PHASES } from './phases.ts';
import { RewardControl } from './reward.tsx';
import { rimSounds, rimTold } from './told.ts';
import { UpgradeControl } from './upgrade.tsx';
import { isRim, type RimEvent } from './view.ts';
import { rimWords } from './words.ts';

const kit: CampaignKit<RimView, RimEvent> = {
  map: mapOf,
  sheets: kept((view: RimView, language: Language) =>
    view.rosters.map((roster, seat) => {
      const owner = view.teams[seat]!;
      return sheetOf(roster, { seat, owner, team: teamNames(language)[owner], resources: false }, language);
    }),
  ),
  when: ({ act, turn }, language) => campaignText[language].act(act, turn),
  goal: (view, language) => campaignText[language].goalOfAct(limitOfAct(view)),
  purse: ({ purses }, team, language) =>
    TOKENS.flatMap((token) =>
      purses[team][token] > 0 ? [`${purses[team][token]} × ${tokenName(token, language)}`] : [],
    ),
  gone: ({ gone }) => gone,
  past: (event) => (event.type === 'turn' || event.type === 'assault' || event.type === 'battle' ? event : undefined),
};

const TURN = ['assaults', 'battles', 'effects', 'tokens', 'build', 'rewards', 'refit'] as const;
const ACT = ['act', 'upgrades', 'pivotal', 'pivotal-battles', 'pivotal-effects', 'pivotal-rewards'] as const;
const stepsOf = (phase: RimView['phase']): readonly RimView['phase'][] =>
  [TURN, ACT].find((phases: readonly RimView['phase'][]) => phases.includes(phase)) ?? [phase];

export const rimFace: GameFace<RimView, RimEvent> = campaignFace<RimView, RimEvent>({
  id: 'rim',
  name: { de: 'Rebellion am Rand', en: 'Rebellion in the Rim' },
  sees: isRim,
  kit,
  words: rimWords,
  headline: ({ phase, turn }, language) => phaseHeadline({ phase, round: turn }, stepsOf(phase), PHASES[language]),
  teamOf: ({ teams }, seat) => teams[seat]!,
  outcomeOf: ({ outcome }) => outcome,
  pieceOfPlace,
  Reported,
  control(view, ask) {
    if (ask.kind === 'battle') return <BattleControl ask={ask} rosters={view.rosters} teams={view.teams} />;
    if (ask.kind === 'upgrade') return <UpgradeControl ask={ask} view={view} />;
    return ask.kind === 'reward' ? <RewardControl ask={ask} view={view} /> : undefined;
  },
  hint: (kind, language) => HINTS[language][kind],
  sign: (view, option) => fleetSign(view, option.about),
  saysOf: (view, _id, about) => {
    const place = placeAbout(about);
    return place === undefined ? fleetSays(view, about) : <BriefPlace place={place} briefly={briefly} />;
  },
  action: ({ battles, phase }) =>
    phase === 'battles' || phase === 'pivotal-battles'
      ? battles.filter(({ report }) => report === null).flatMap(({ place }) => spotOf(place) ?? [])
      : [],
  told: rimTold,
  sounds: rimSounds,
});
