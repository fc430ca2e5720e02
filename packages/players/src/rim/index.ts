import { type RimView, rimPlace, rosterPoints } from '@holotisch/campaign';
import { type ChoiceAsk, type Json, type Seat, sampleAnswer } from '@holotisch/engine';
import type { Player, Turn } from '../player.ts';

/** A computer's seat in Rebellion in the Rim: where bases stand, who is assaulted, what a fleet gains. */
export const rimAdmiral: Player<RimView> = {
  id: 'admiral',
  choose(turn) {
    const { ask, rng } = turn;
    if (ask.type === 'several') return ask.options.slice(0, ask.max).map(({ id }) => id); // every scar that may go
    const wanted = ask.type === 'choice' ? opinion(turn, ask) : undefined;
    return wanted ?? (sampleAnswer(ask, rng) as Json);
  },
};

function opinion({ seat, view }: Turn<RimView>, { kind, options }: ChoiceAsk): string | undefined {
  const best = (worth: (id: string) => number): string =>
    options.reduce((most, one) => (worth(one.id) > worth(most.id) ? one : most), options[0]!).id;
  switch (kind) {
    case 'base-place':
      return best((id) => 3 * rimPlace(id).tokens.length - 2 * rimPlace(id).bonus);
    case 'build':
      return options.find(({ id }) => id !== 'none')?.id;
    case 'token':
      return best((id) => (id === 'resources' ? 2 : id === 'repair-yards' ? 1 : 0));
    case 'assault-fleet':
    case 'defender':
      return best((id) => strength(view, Number(id)));
    case 'assault-place':
    case 'pivotal-place':
    case 'take-place':
    case 'new-base':
      return best((id) => (id === 'none' ? -1 : prize(view, seat, id)));
    case 'pivotal':
      return 'show-of-force';
    case 'climactic':
      return 'no';
    case 'area':
      return best((id) => areaPrize(view, seat, id));
    case 'reward':
      return options.find(({ id }) => id !== 'none')?.id;
    default:
      return undefined;
  }
}

function strength({ rosters }: RimView, seat: Seat): number {
  const roster = rosters[seat]!;
  const scars = [...roster.ships, ...roster.squadrons].filter(({ scarred }) => scarred).length;
  return rosterPoints(roster) - 10 * scars;
}

/** A base of the enemy is worth its bonus, any place what can be had there. */
function prize({ sites, teams }: RimView, seat: Seat, id: string): number {
  const { base, holder } = sites[id]!;
  const { bonus, tokens, rewards } = rimPlace(id);
  const gain = tokens.length + Math.max(0, ...rewards.map(({ won }) => won)) / 10;
  return gain + (base && holder !== teams[seat] ? 10 * bonus : bonus);
}

/** What a show of force could bring there: the bonuses of the two best places that are not held already. */
function areaPrize({ sites, teams }: RimView, seat: Seat, area: string): number {
  const open = Object.keys(sites).filter((id) => {
    const { base, holder } = sites[id]!;
    return !base && holder !== teams[seat] && rimPlace(id).areas.some((one) => one === area);
  });
  const bonuses = open.map((id) => rimPlace(id).bonus).toSorted((a, b) => b - a);
  return (bonuses[0] ?? 0) + (bonuses[1] ?? 0);
}
