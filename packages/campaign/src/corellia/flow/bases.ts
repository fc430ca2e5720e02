import { choose, type Flow, type Json, type Refusal, type Seat, say } from '@holotisch/engine';
import { EMPIRE, playersOf, REBELS, seatsOf } from '../../armada/keeping.ts';
import { PLACES } from '../places.ts';
import type { CorelliaState } from '../state.ts';
import { type Presence, sitesOf } from '../state.ts';
import type { Table } from '../table.ts';

/** The first bases: the Empire's, and the stickers of the Rebels, of which half are outposts. */

export const CAPITAL = 'corellia';

/** Who lays a sticker, one after the other: an Imperial player his base, then a Rebel player his two. AR-ERR-BASEN-PLATZIEREN-01 */
export const layers = (state: CorelliaState): readonly Seat[] =>
  seatsOf(state, EMPIRE).flatMap((empire, i) => {
    const rebel = seatsOf(state, REBELS)[i]!;
    return [empire, rebel, rebel];
  });

const refuse = (text: string, clauses: Refusal['clauses'] = [], args: Record<string, Json> = {}): Refusal => ({
  clauses,
  message: say(text, args),
});

/** AR-ERR-BASEN-PLATZIEREN-02, AR-FAQ-BASEN-PLATZIEREN-02: half of the team's stickers, whoever lays which. */
function refuseFirst(state: CorelliaState, kind: Presence['kind']): Refusal | undefined {
  const half = playersOf(state);
  return sitesOf(state, REBELS, kind).length >= half
    ? refuse('ca.no.half', ['AR-ERR-BASEN-PLATZIEREN-02', 'AR-FAQ-BASEN-PLATZIEREN-02'], { allowed: half })
    : undefined;
}

export function* layFirst(g: Table): Flow {
  const { state } = g;
  const seat = layers(state)[state.step]!;
  const free = PLACES.filter(({ id }) => state.sites[id]!.presence === null);
  const place = yield* choose({
    seat,
    kind: 'base-place',
    prompt: say('ca.ask.base-place'),
    clauses: ['AR-ERR-BASEN-PLATZIEREN-01'],
    options: free.map(({ id }) => ({ id, label: say(`ca.place.${id}`), about: { place: id } })),
  });
  const kind = state.teams[seat] === EMPIRE ? 'base' : yield* firstKind(g, seat, place);
  laySticker(g, seat, place, kind);
  state.step++;
}

function* firstKind({ state }: Table, seat: Seat, place: string): Flow<Presence['kind']> {
  const kinds = (['base', 'outpost'] as const).map((id) => ({ id, refusal: refuseFirst(state, id) }));
  const answer = yield* choose({
    seat,
    kind: 'presence',
    prompt: say('ca.ask.presence', { place: { ...say(`ca.place.${place}`) } }),
    clauses: ['AR-ERR-BASEN-PLATZIEREN-02', 'AR-FAQ-BASEN-PLATZIEREN-01'],
    about: { place },
    options: kinds.filter(({ refusal }) => !refusal).map(({ id }) => ({ id, label: say(`ca.presence.${id}`) })),
    barred: () => kinds.flatMap(({ id, refusal }) => (refusal ? [{ id, refusal }] : [])),
  });
  return answer === 'base' ? 'base' : 'outpost';
}

/** AR-ERR-BASEN-PLATZIEREN-03: what a sticker of the Rebels stands for they alone know. */
export function laySticker(g: Table, seat: Seat, place: string, kind: Presence['kind']): void {
  const { state } = g;
  const team = state.teams[seat]!;
  const site = state.sites[place]!;
  site.presence = { team, kind, shown: team === EMPIRE };
  site.destroyed = false;
  const told = { type: 'presence', seat, place, kind } as const;
  if (team === EMPIRE) g.emit(told);
  else g.emit(told, seatsOf(state, REBELS), { ...told, kind: null });
}
