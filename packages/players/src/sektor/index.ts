import {
  ARMS,
  type ArmId,
  ableWorth,
  anyRefit,
  imagine,
  neighboursOf,
  PLACES,
  type Place,
  placeNamed,
  type SektorView,
  type Team,
} from '@holotisch/campaign/sektor';
import { type ChoiceAsk, type Json, type Rng, type Seat, sampleAnswer } from '@holotisch/engine';
import type { Player, Turn } from '../player.ts';

/** A computer's seat in a Sektorkrieg: where it attacks and digs in, who defends, what is bought. */
export const sektorMarshal: Player<SektorView> = {
  id: 'marshal',
  choose(turn) {
    const { ask, rng, view, seat } = turn;
    if (ask.type === 'region' && ask.kind === 'refit') return refitOf(view, seat, rng);
    const wanted = ask.type === 'choice' ? opinion(turn, ask) : undefined;
    return wanted ?? (sampleAnswer(ask, rng) as Json);
  },
};

function opinion({ seat, view, rng }: Turn<SektorView>, ask: ChoiceAsk): string | undefined {
  if (ask.kind === 'order') return orderOf(view, seat, ask, rng);
  return ask.kind === 'defender' ? defenderOf(view, ask) : undefined;
}

const best = <T>(list: readonly T[], worth: (one: T) => number): T | undefined => {
  let most: T | undefined;
  let found = Number.NEGATIVE_INFINITY;
  for (const one of list) {
    const of = worth(one);
    if (of <= found) continue;
    found = of;
    most = one;
  }
  return most;
};

const seatsOf = ({ teams }: SektorView, team: Team): readonly Seat[] =>
  teams.flatMap((one, seat) => (one === team ? [seat] : []));
const strengthOf = ({ houses }: SektorView, seat: Seat, game: ArmId): number => ableWorth(houses[seat]!.forces[game]);
const strongest = (view: SektorView, team: Team, game: ArmId): number =>
  Math.max(...seatsOf(view, team).map((seat) => strengthOf(view, seat, game)));

/** How likely one side is to win: twice the strength wins nine times in ten. */
const chanceOf = (own: number, enemy: number): number => {
  const [a, b] = [own * own * own, enemy * enemy * enemy];
  return a + b === 0 ? 0.5 : a / (a + b);
};

/** What a place is worth to whoever takes it: stars for the end, income for what is left of the war. */
function prize({ turn, rules, sites }: SektorView, { id, stars, income, home }: Place): number {
  const left = rules.turns - turn;
  const { damage } = sites[id]!;
  return 10 * stars + (income * left * (2 - damage)) / 20 + (home ? 60 : 0);
}

/** A lost battle costs units; it hurts less the fewer evenings are left. */
const DEFEAT = 8;
/** What is not much worth is not done where others do something, too. */
const REST = 5;

function orderOf(view: SektorView, seat: Seat, { options }: ChoiceAsk, rng: Rng): string {
  const team = view.teams[seat]!;
  const mates = seatsOf(view, team);
  const worth = (id: string): number => {
    const [kind, name] = id.split(':');
    if (kind === 'attack') return attackWorth(view, seat, team, placeNamed(name!));
    return kind === 'dig' ? digWorth(view, team, placeNamed(name!)) : REST;
  };
  const judged = options
    .map(({ id }) => ({ id, worth: worth(id) + rng.below(4) }))
    .toSorted((a, b) => b.worth - a.worth);
  // players of one team do not all run to the same place
  const at = mates.length > 1 ? Math.min(mates.indexOf(seat), judged.length - 1) : 0;
  return judged[at]!.id;
}

function attackWorth(view: SektorView, seat: Seat, team: Team, place: Place): number {
  const { owner } = view.sites[place.id]!;
  const own = strengthOf(view, seat, place.game);
  const enemy = strongest(view, team === 0 ? 1 : 0, place.game);
  // nobody may be there at all
  const wins = owner === null ? (1 + chanceOf(own, enemy)) / 2 : chanceOf(own, enemy);
  const evenings = view.rules.turns - view.turn;
  return wins * prize(view, place) - (1 - wins) * Math.min(DEFEAT, 2 + 2 * evenings);
}

/** Positions help where the enemy is strong and near. */
function digWorth(view: SektorView, team: Team, place: Place): number {
  const enemy: Team = team === 0 ? 1 : 0;
  if (!neighboursOf(place.id).some((id) => view.sites[id]!.owner === enemy)) return 0;
  const danger = chanceOf(strongest(view, enemy, place.game), strongest(view, team, place.game));
  const cleared = view.sites[place.id]!.damage > 0 ? 3 : 0;
  return (danger * prize(view, place)) / 4 + cleared;
}

/** The strongest who may; a place of little worth is given up to a force that is much stronger. */
function defenderOf(view: SektorView, { options, about }: ChoiceAsk): string {
  const { place = '' } = (about ?? {}) as { readonly place?: string };
  const { game, stars } = placeNamed(place);
  const front = view.fronts.find((one) => one.place === place)!;
  const seats = options.filter(({ id }) => id !== 'yield').map(({ id }) => Number(id));
  const seat = best(seats, (one) => strengthOf(view, one, game));
  if (seat === undefined) return 'yield';
  const hopeless = chanceOf(strengthOf(view, seat, game), strengthOf(view, front.attack, game)) < 0.06;
  return hopeless && stars === 1 && !front.covered[1] ? 'yield' : String(seat);
}

/** The forces that the fronts ask for come first; of several units the dearest is taken. */
function refitOf(view: SektorView, seat: Seat, rng: Rng): Json {
  const team = view.teams[seat]!;
  const wanted = (game: ArmId): number =>
    PLACES.filter((one) => one.game === game).reduce((sum, one) => {
      const near = neighboursOf(one.id).some((id) => view.sites[id]!.owner !== view.sites[one.id]!.owner);
      return sum + (near ? one.stars : 0);
    }, 0) - (strengthOf(view, seat, game) > strongest(view, team === 0 ? 1 : 0, game) ? 2 : 0);
  const arms = ARMS.toSorted((a, b) => wanted(b) - wanted(a));
  return anyRefit(imagine(view), seat, rng, { tries: 12, arms, choice: 3 }) as Json;
}
