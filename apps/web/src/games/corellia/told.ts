import { data } from '@holotisch/armada';
import type { Language } from '@holotisch/engine';
import { effectOn } from '../../table-ui/common-told.ts';
import type { PieceLabel, Sounds, Telling, Told } from '../../table-ui/game-face.ts';
import { harbour, teamNames } from '../campaign/armada/fleet.tsx';
import { forcePiece } from '../campaign/campaign-map.ts';
import { campaignText } from '../campaign/text.ts';
import { BATTLE, CROSSING, crosses, fire, NOTICE, READ, TURN } from '../campaign/told.ts';
import { pieceOfPlace, spotOf } from './map.ts';
import { DEPTH, WIDTH } from './places.ts';
import type { CorelliaEvent, CorelliaView } from './view.ts';

type Of<T extends CorelliaEvent['type']> = Extract<CorelliaEvent, { readonly type: T }>;

const homeOf = ({ teams }: CorelliaView, seat: number) => {
  const team = teams[seat]!;
  const rank = teams.slice(0, seat).filter((one) => one === team).length;
  return harbour(team, rank, teams.filter((one) => one === team).length, WIDTH, DEPTH);
};

/** Both fleets of a battle between their harbours and its place. */
const moved = (view: CorelliaView, place: string, seats: readonly number[], t: number, back = false) => {
  const to = spotOf(place);
  if (!to) return [];
  return seats.map((seat) => crosses({ from: homeOf(view, seat), to, seat, team: view.teams[seat]! }, t, back));
};
const battleAt = ({ battles }: CorelliaView, place: string) => battles.find((one) => one.place === place);

const atPlace = (place: string, text: string, tone?: PieceLabel['tone']): PieceLabel | undefined => {
  const piece = pieceOfPlace(place);
  return piece === undefined ? undefined : { piece, text, ...(tone && { tone }) };
};
const flashes = effectOn<{ readonly place: string }, CorelliaView>('flash', ({ place }) => spotOf(place));

const assault: Telling<CorelliaView, Of<'assault'>> = {
  lasts: CROSSING,
  motion: ({ place, assault, defence }, view, t) => moved(view, place, [assault, defence], t),
  label: ({ place, special }, _view, language) =>
    atPlace(place, special ? SPECIAL[special][language] : campaignText[language].place.assault, 'attack'),
  banner: 'note',
  log: 'group',
};
export const SPECIAL: Readonly<Record<'hyperlane-raid' | 'show-of-force', Readonly<Record<Language, string>>>> = {
  'hyperlane-raid': { de: 'Hyperraumroutenüberfall', en: 'Hyperlane Raid' },
  'show-of-force': { de: 'Machtdemonstration', en: 'Show of Force' },
};

const battle: Telling<CorelliaView, Of<'battle'>> = {
  lasts: BATTLE,
  motion({ place }, view, t) {
    const fought = battleAt(view, place);
    if (!fought || t < 0.65) return [];
    return moved(view, place, [fought.assault, fought.defence], (t - 0.65) / 0.35, true);
  },
  marks({ place, winner }, view, ms) {
    const at = spotOf(place);
    return at ? fire(at, view.teams[winner]!, ms * 0.65) : [];
  },
  label: ({ place, winner }, view, language) =>
    atPlace(place, campaignText[language].told.wins(teamNames(language)[view.teams[winner]!]), 'warning'),
  banner: 'note',
  log: 'line',
};

export const corelliaTold: Told<CorelliaView, CorelliaEvent> = {
  turn: {
    lasts: TURN,
    banner: ({ turn }, _view, language) => ({ kind: 'chapter', text: campaignText[language].told.turn(turn) }),
    log: 'heading',
  },
  presence: {
    lasts: READ,
    marks: flashes,
    label: ({ place, kind }, _view, language) =>
      atPlace(place, campaignText[language].hold[kind ?? 'hidden'], 'accent'),
    log: 'line',
  },
  revealed: {
    lasts: READ,
    marks: flashes,
    label: ({ place, kind }, _view, language) => atPlace(place, campaignText[language].hold[kind], 'accent'),
    banner: 'note',
    log: 'line',
  },
  diplomats: {
    lasts: READ,
    label: ({ place }, _view, language) =>
      atPlace(place, campaignText[language].effects.diplomats.split(':')[0]!, 'legal'),
    log: 'line',
  },
  assault,
  battle,
  lost: {
    lasts: NOTICE,
    label: ({ seat, card }, _view, language) => ({
      piece: forcePiece(seat),
      text: `✗ ${nameIn(card, language)}`,
      tone: 'barred',
    }),
    log: 'line',
  },
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
  points: {
    lasts: READ,
    banner: 'note',
    log: 'line',
  },
  income: { lasts: READ, banner: 'note', log: 'line' },
  rosters: { log: 'line' },
  over: { lasts: TURN, banner: 'chapter', log: 'heading' },
  override: { banner: 'note', log: 'line' },
};

const nameIn = (card: string, language: Language): string => {
  const name = (data.findShip(card) ?? data.findSquadron(card))?.name;
  return name === undefined ? card : language === 'de' ? (name.de ?? name.en) : name.en;
};

/** What is heard of each event. */
export const corelliaSounds: Sounds<CorelliaView, CorelliaEvent> = {
  at: (event) => ('place' in event ? spotOf(event.place) : undefined),
  of: {
    turn: 'round',
    presence: 'place',
    revealed: 'card',
    diplomats: 'token',
    assault: 'warp',
    battle: 'turbolaser',
    lost: 'hull',
    destroyed: 'blast',
    points: 'objective',
    income: 'token',
    rosters: null,
    over: 'phase',
    override: 'place',
  },
};
