import { effectOn } from '../../table-ui/common-told.ts';
import type { PieceLabel, Sounds, Telling, Told } from '../../table-ui/game-face.ts';
import { forcePiece } from '../campaign/campaign-map.ts';
import { campaignText } from '../campaign/text.ts';
import { BATTLE, CROSSING, crosses, fire, NOTICE, READ, TURN } from '../campaign/told.ts';
import { rankInTeam } from './map.ts';
import { teamNames } from './names.ts';
import { homeOf, pieceOfPlace, spotOf } from './places.ts';
import { ownText } from './text.ts';
import type { SektorEvent, SektorView } from './view.ts';
import { cardOf } from './words.ts';

type Of<T extends SektorEvent['type']> = Extract<SektorEvent, { readonly type: T }>;
type FrontView = SektorView['fronts'][number];

const moved = (view: SektorView, place: string, seats: readonly number[], t: number, back = false) => {
  const to = spotOf(place);
  if (!to) return [];
  return seats.map((seat) => {
    const team = view.teams[seat]!;
    return crosses({ from: homeOf(team, rankInTeam(view, seat)), to, seat, team }, t, back);
  });
};
const frontAt = ({ fronts }: SektorView, place: string): FrontView | undefined =>
  fronts.find((one) => one.place === place);
const fightersAt = (view: SektorView, place: string): readonly number[] => {
  const front = frontAt(view, place);
  return front ? [front.attack, ...(front.defence === null ? [] : [front.defence])] : [];
};

const atPlace = (place: string, text: string, tone?: PieceLabel['tone']): PieceLabel | undefined => {
  const piece = pieceOfPlace(place);
  return piece === undefined ? undefined : { piece, text, ...(tone && { tone }) };
};
const flashes = effectOn<{ readonly place: string }, SektorView>('flash', ({ place }) => spotOf(place));

const attack: Telling<SektorView, Of<'attack'>> = {
  lasts: CROSSING,
  motion: ({ seat, place }, view, t) => moved(view, place, [seat], t),
  label: ({ place }, _view, language) => atPlace(place, campaignText[language].place.assault, 'attack'),
  banner: 'note',
  log: 'group',
};

const battle: Telling<SektorView, Of<'battle'>> = {
  lasts: BATTLE,
  motion: ({ place }, view, t) =>
    t < 0.65 ? [] : moved(view, place, fightersAt(view, place), (t - 0.65) / 0.35, true),
  marks({ place, winner }, view, ms) {
    const at = spotOf(place);
    return at ? fire(at, view.teams[winner]!, ms * 0.65) : [];
  },
  label: ({ place, winner }, view, language) =>
    atPlace(place, campaignText[language].told.wins(teamNames(language)[view.teams[winner]!]), 'warning'),
  banner: 'note',
  log: 'line',
};

const owns: Telling<SektorView, Of<'taken'> | Of<'occupied'>> = {
  lasts: READ,
  marks: flashes,
  label: ({ team, place }, _view, language) => atPlace(place, teamNames(language)[team], 'accent'),
  banner: 'note',
  log: 'line',
};

const changed: Telling<SektorView, Of<'scarred'> | Of<'lost'>> = {
  lasts: NOTICE,
  label: (event, view, language) => ({
    piece: forcePiece(event.seat),
    text: `✗ ${cardOf(view, event, language)}`,
    tone: event.type === 'lost' ? 'barred' : 'warning',
  }),
  log: 'line',
};

export const sektorTold: Told<SektorView, SektorEvent> = {
  turn: {
    lasts: TURN,
    banner: ({ turn }, view, language) => ({ kind: 'chapter', text: ownText[language].when(turn, view.rules.turns) }),
    log: 'heading',
  },
  attack,
  support: {
    lasts: CROSSING,
    motion: ({ seat, place }, view, t) => moved(view, place, [seat], t < 0.5 ? 2 * t : 2 - 2 * t),
    log: 'line',
  },
  rest: {
    lasts: READ,
    label: ({ seat, credits }, _view, language) => ({
      piece: forcePiece(seat),
      text: `+${ownText[language].credits(credits)}`,
      tone: 'legal',
    }),
    log: 'line',
  },
  dug: {
    lasts: READ,
    label: ({ place }, _view, language) =>
      place === null ? undefined : atPlace(place, campaignText[language].mark.dug, 'accent'),
    log: 'line',
  },
  revealed: {
    lasts: READ,
    marks: flashes,
    label: ({ place }, _view, language) => atPlace(place, campaignText[language].mark.dug, 'warning'),
    banner: 'note',
    log: 'line',
  },
  occupied: owns,
  yielded: { lasts: READ, banner: 'note', log: 'line' },
  defence: {
    lasts: CROSSING,
    motion: ({ seat, place }, view, t) => (fightersAt(view, place).includes(seat) ? [] : moved(view, place, [seat], t)),
    log: 'line',
  },
  battle,
  taken: owns,
  damage: {
    lasts: 900,
    marks: ({ place }, view, ms) => {
      const at = spotOf(place);
      const worse = (view.sites[place]?.damage ?? 0) > 0;
      return at && worse ? [{ kind: 'effect', key: 'damage', effect: 'blast', at, milliseconds: ms, size: 2.4 }] : [];
    },
    label: ({ place, damage }, _view, language) => atPlace(place, ownText[language].damage[damage]!, 'warning'),
    log: 'line',
  },
  scarred: changed,
  lost: changed,
  veteran: {
    lasts: NOTICE,
    label: (event, view, language) => ({
      piece: forcePiece(event.seat),
      text: `★ ${cardOf(view, event, language)}`,
      tone: 'legal',
    }),
    log: 'line',
  },
  stars: { lasts: READ, banner: 'note', log: 'line' },
  income: { lasts: READ, log: 'line' },
  over: { lasts: TURN, banner: 'chapter', log: 'heading' },
  override: { banner: 'note', log: 'line' },
};

/** What is heard of each event. */
export const sektorSounds: Sounds<SektorView, SektorEvent> = {
  at: (event) => ('place' in event ? spotOf(event.place) : undefined),
  of: {
    turn: 'round',
    attack: 'warp',
    support: 'warp',
    rest: 'token',
    dug: 'place',
    revealed: 'card',
    occupied: 'objective',
    yielded: 'place',
    defence: 'warp',
    battle: 'turbolaser',
    taken: 'objective',
    damage: 'blast',
    scarred: 'hull',
    lost: 'blast',
    veteran: 'repair',
    stars: 'objective',
    income: 'token',
    over: 'phase',
    override: 'place',
  },
};
