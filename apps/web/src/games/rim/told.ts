import { effectOn } from '../../table-ui/common-told.ts';
import type { PieceLabel, Sounds, Telling, Told } from '../../table-ui/game-face.ts';
import { harbour, teamNames } from '../campaign/armada/fleet.tsx';
import { nameOfCard } from '../campaign/armada/words.ts';
import { forcePiece } from '../campaign/campaign-map.ts';
import { campaignText } from '../campaign/text.ts';
import { BATTLE, CROSSING, crosses, fire, READ, TURN } from '../campaign/told.ts';
import { areaMiddle, pieceOfPlace, spotOf, tokenName } from './map.ts';
import { DEPTH, WIDTH } from './places.ts';
import type { RimEvent, RimView } from './view.ts';

type Of<T extends RimEvent['type']> = Extract<RimEvent, { readonly type: T }>;

const homeOf = ({ teams }: RimView, seat: number) => {
  const team = teams[seat]!;
  const rank = teams.slice(0, seat).filter((one) => one === team).length;
  return harbour(team, rank, teams.filter((one) => one === team).length, WIDTH, DEPTH);
};
const whereIs = (view: RimView, place: string | null) =>
  spotOf(place) ?? (view.pivotal?.area ? areaMiddle(view.pivotal.area) : undefined);

const moved = (view: RimView, place: string | null, seats: readonly number[], t: number, back = false) => {
  const to = whereIs(view, place);
  if (!to) return [];
  return seats.map((seat) => crosses({ from: homeOf(view, seat), to, seat, team: view.teams[seat]! }, t, back));
};
/** The battle that a report is about: of those of a place the first that is open. */
const openAt = ({ battles }: RimView, { place, winner }: Of<'battle'>) =>
  battles.findIndex((one) => one.place === place && one.report === null && [one.assault, one.defence].includes(winner));

const atPlace = (place: string | null, text: string, tone?: PieceLabel['tone']): PieceLabel | undefined => {
  const piece = place === null ? undefined : pieceOfPlace(place);
  return piece === undefined ? undefined : { piece, text, ...(tone && { tone }) };
};
const flashes = effectOn<{ readonly place: string }, RimView>('flash', ({ place }) => spotOf(place));

const battle: Telling<RimView, Of<'battle'>> = {
  lasts: BATTLE,
  motion(event, view, t) {
    const fought = view.battles[openAt(view, event)];
    if (!fought || t < 0.65) return [];
    return moved(view, event.place, [fought.assault, fought.defence], (t - 0.65) / 0.35, true);
  },
  marks({ place, winner }, view, ms) {
    const at = whereIs(view, place);
    return at ? fire(at, view.teams[winner]!, ms * 0.65) : [];
  },
  label: ({ place, winner }, view, language) =>
    atPlace(place, campaignText[language].told.wins(teamNames(language)[view.teams[winner]!]), 'warning'),
  banner: 'note',
  log: 'line',
};

const gained: Telling<RimView, Of<'reward'> | Of<'upgraded'>> = {
  lasts: READ,
  label: ({ seat, card }, _view, language) => ({
    piece: forcePiece(seat),
    text: `+ ${nameOfCard(card, language)}`,
    tone: 'legal',
  }),
  log: 'line',
};

export const rimTold: Told<RimView, RimEvent> = {
  turn: {
    lasts: TURN,
    banner: ({ turn, act }, _view, language) => ({ kind: 'chapter', text: campaignText[language].told.act(act, turn) }),
    log: 'heading',
  },
  base: {
    lasts: READ,
    marks: flashes,
    label: ({ place }, _view, language) => atPlace(place, campaignText[language].hold.base, 'accent'),
    log: 'line',
  },
  assault: {
    lasts: CROSSING,
    motion: ({ place, assault, defence }, view, t) => moved(view, place, [assault, defence], t),
    label: ({ place }, _view, language) => atPlace(place, campaignText[language].place.assault, 'attack'),
    banner: 'note',
    log: 'group',
  },
  battle,
  destroyed: {
    lasts: 900,
    marks: ({ place }, _view, ms) => {
      const at = spotOf(place);
      return at ? [{ kind: 'effect', key: 'destroyed', effect: 'blast', at, milliseconds: ms, size: 3 }] : [];
    },
    changesLast: true,
    label: ({ place }, _view, language) => atPlace(place, campaignText[language].mark.destroyed, 'barred'),
    banner: 'note',
    log: 'line',
  },
  holds: {
    lasts: READ,
    marks: flashes,
    label: ({ place, team }, _view, language) => atPlace(place, teamNames(language)[team], 'accent'),
    log: 'line',
  },
  points: {
    lasts: READ,
    banner: 'note',
    log: 'line',
  },
  token: {
    lasts: READ,
    banner: ({ team, token }, _view, language) => ({
      kind: 'note',
      text: campaignText[language].told.token(teamNames(language)[team], tokenName(token, language)),
    }),
    log: 'line',
  },
  spent: { lasts: READ, log: 'line' },
  reward: gained,
  upgraded: gained,
  pivotal: { lasts: TURN, banner: 'chapter', log: 'heading' },
  over: { lasts: TURN, banner: 'chapter', log: 'heading' },
  override: { banner: 'note', log: 'line' },
};

/** What is heard of each event. */
export const rimSounds: Sounds<RimView, RimEvent> = {
  at: (event, view) => ('place' in event ? whereIs(view, event.place) : undefined),
  of: {
    turn: 'round',
    base: 'place',
    assault: 'warp',
    battle: 'turbolaser',
    destroyed: 'blast',
    holds: 'objective',
    points: 'objective',
    token: 'token',
    spent: 'token',
    reward: 'card',
    upgraded: 'repair',
    pivotal: 'phase',
    over: 'phase',
    override: 'place',
  },
};
