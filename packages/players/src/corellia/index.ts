import { type CorelliaView, placeNamed, rosterPoints } from '@holotisch/campaign';
import { type ChoiceAsk, type Json, type Seat, sampleAnswer } from '@holotisch/engine';
import type { Player, Turn } from '../player.ts';

/** A computer's seat in The Corellian Conflict: where bases stand, who is assaulted, what is built and bought. */
export const corelliaAdmiral: Player<CorelliaView> = {
  id: 'admiral',
  choose(turn) {
    const { ask, rng } = turn;
    const wanted = ask.type === 'choice' ? opinion(turn, ask) : undefined;
    return ask.type === 'choice' && wanted !== undefined && ask.options.some(({ id }) => id === wanted)
      ? wanted
      : (sampleAnswer(ask, rng) as Json);
  },
};

function opinion({ seat, view }: Turn<CorelliaView>, { kind, options, about }: ChoiceAsk): string | undefined {
  const best = (worth: (id: string) => number): string =>
    options.reduce((most, one) => (worth(one.id) > worth(most.id) ? one : most), options[0]!).id;
  switch (kind) {
    case 'base-place':
      return best((id) => placeNamed(id).resources - 4 * placeNamed(id).bonus);
    case 'diplomats':
      return best((id) => placeNamed(id).resources);
    case 'presence':
    case 'build':
      return wanted(view, seat, about, options);
    case 'assault-fleet':
    case 'defender':
      return best((id) => strength(view, Number(id)));
    case 'assault-place':
      return best((id) => prize(view, seat, id));
    case 'special-assault':
      return 'usual';
    default:
      return undefined;
  }
}

/** What is in a fleet, without what is scarred. */
function strength({ rosters }: CorelliaView, seat: Seat): number {
  const roster = rosters[seat]!;
  const scars = [...roster.ships, ...roster.squadrons].filter(({ scarred }) => scarred).length;
  return rosterPoints(roster) - 15 * scars;
}

/** A campaign point is worth about ten resource points; what the enemy holds is worth its bonus, too. */
function prize({ sites, teams }: CorelliaView, seat: Seat, id: string): number {
  const { presence } = sites[id]!;
  const { bonus, resources, effect } = placeNamed(id);
  if (presence && presence.team !== teams[seat]) return 10 + 10 * bonus + resources / 3;
  return 10 + resources / 2 + (effect ? 3 : 0);
}

/** A base where it pays, an outpost where it does not. */
function wanted(view: CorelliaView, seat: Seat, about: Json | undefined, options: ChoiceAsk['options']): string {
  const place = typeof about === 'object' && about !== null && 'place' in about ? String(about['place']) : '';
  const { resources, effect } = placeNamed(place);
  const has = (id: string): boolean => options.some((one) => one.id === id);
  const pays = resources >= 8 || effect !== undefined || view.teams[seat] === 0;
  if (pays && has('base')) return 'base';
  return has('outpost') ? 'outpost' : has('base') ? 'base' : 'none';
}
