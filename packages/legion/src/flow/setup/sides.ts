import { below, type Flow, say, shuffle } from '@holotisch/engine';
import { battleCardsIn, formatOf } from '../../data/index.ts';
import { BATTLE_KINDS, type BattleKind, type Faction } from '../../data/types.ts';
import type { Legion } from '../../legion.ts';
import type { Side } from '../../state.ts';
import { captainOf, otherSide } from '../../values.ts';
import { choose } from '../choose.ts';
import { open } from '../timing.ts';
import { divulge } from './divulge.ts';
import { cheaperSide } from './terrain.ts';

/** Steps 4 to 7 of the set-up: colours and edges, battle cards, what they prepare. LE-SPIELAUFBAU-07..15 */

/** LE-SPIELAUFBAU-07..09: the cheaper army's player decides; a coin on even points. */
export function* chooseColours(g: Legion): Flow {
  const { state } = g;
  const scenario = formatOf(state.rules.format).scenario;
  if (scenario) return yield* sidesOf(g, scenario.factions.blue);
  const { side: decides, even } = cheaperSide(g);
  const answer = yield* choose({
    seat: captainOf(state, decides),
    kind: 'colour',
    prompt: say('le.ask.colour'),
    clauses: even ? ['LE-SPIELAUFBAU-09'] : ['LE-SPIELAUFBAU-07'],
    options: [
      { id: 'blue', label: say('le.colour.blue'), about: { side: decides } },
      { id: 'red', label: say('le.colour.red'), about: { side: otherSide(decides) } },
    ],
  });
  state.blue = answer === 'blue' ? decides : otherSide(decides);
  g.emit({ type: 'colours', blue: state.blue, how: even ? 'coin' : 'cheaper' });
  yield* chooseEdge(g);
}

/** A scenario says who plays blue; whoever it is takes an edge all the same. R-LE-111 */
function* sidesOf(g: Legion, faction: Faction): Flow {
  const seat = g.state.units.find((unit) => unit.faction === faction)?.seat ?? 0;
  g.state.blue = g.state.sides[seat]!;
  g.emit({ type: 'colours', blue: g.state.blue, how: 'scenario' });
  yield* chooseEdge(g);
}

/** LE-SPIELAUFBAU-08, -19: blue takes an edge and the round counter. */
export function* chooseEdge(g: Legion): Flow {
  const { state } = g;
  const seat = captainOf(state, state.blue);
  const edge = yield* choose({
    seat,
    kind: 'edge',
    prompt: say('le.ask.edge'),
    clauses: ['LE-SPIELAUFBAU-08'],
    options: (['south', 'north'] as const).map((id) => ({ id, label: say(`le.edge.${id}`) })),
  });
  const other = edge === 'south' ? 'north' : 'south';
  state.edges = state.blue === 0 ? [edge as 'south' | 'north', other] : [other, edge as 'south' | 'north'];
  state.counter = seat;
  state.priority = seat;
  g.emit({ type: 'edges', edges: state.edges });
  state.phase = 'battle';
}

/** How many cards of each kind are laid out, and how often each player may discard. LE-SPIELAUFBAU-10, -13, LE-EPISCHE-ARMEE-05 */
const LAID = 3;
const vetoesOf = (g: Legion): number => (g.state.rules.format === 'epic' ? 2 : 4);

export function* layRows(g: Legion): Flow {
  const { state } = g;
  const { edition, format } = state.rules;
  const scenario = formatOf(format).scenario;
  if (scenario) return begin(g, scenario.cards);
  if (state.rules.rounds === null) return drawDeployment(g);
  const deck = state.brought[captainOf(state, state.blue)] ?? {};
  for (const kind of BATTLE_KINDS[edition]) {
    if (format === 'epic' && kind === 'deployment') continue; // LE-EPISCHE-ARMEE-04
    const fits = cardsOf(g, kind);
    // A deck that was built for another battlefield, or of cards that nobody can play, gives place to those of the box.
    const brought = fits.filter((id) => deck[kind]?.includes(id));
    const all = [...(brought.length >= LAID ? brought : fits)];
    shuffle(state.chance, all);
    (state.rows as Record<string, string[]>)[kind] = all.slice(0, LAID);
  }
  g.emit({ type: 'battleRows', rows: copyRows(g) });
  state.stage = 1;
}
/** Steps 5 to 7 are skipped: one deployment card at random; for epic armies none. LE-KEINE-RUNDENBEGRENZUNG-02, -05 */
function drawDeployment(g: Legion): void {
  const { state } = g;
  const able = cardsOf(g, 'deployment');
  const card = state.rules.format === 'epic' ? undefined : able[below(state.chance, able.length)];
  begin(g, card === undefined ? {} : { deployment: card });
}
/** The cards of a kind that fit this battlefield and act. */
const cardsOf = (g: Legion, kind: BattleKind): readonly string[] => {
  const { width, edition } = g.state.rules;
  const table = width < 1200 ? 'skirmish' : 'standard';
  return battleCardsIn(edition)
    .filter((c) => c.kind === kind && !c.unknown && !c.scenario && c.table === table && g.book.has(`battle/${c.id}`))
    .map(({ id }) => id);
};
/** These battle cards are played with. */
function begin(g: Legion, cards: { readonly [K in BattleKind]?: string }): void {
  g.state.battle = cards;
  g.refit();
  g.emit({ type: 'battleChosen', cards });
  g.state.phase = 'prepare';
  g.state.stage = 0;
}

const copyRows = ({ state }: Legion) =>
  Object.fromEntries(Object.entries(state.rows).map(([kind, cards]) => [kind, [...(cards ?? [])]]));

/** One opportunity to discard the leftmost card of a row, or to pass. LE-SPIELAUFBAU-11, -12, -14 */
export function* veto(g: Legion): Flow {
  const { state } = g;
  if (state.vetoes >= vetoesOf(g)) return yield* takeBattle(g);
  const side = state.vetoes % 2 === 0 ? state.blue : otherSide(state.blue);
  const seat = captainOf(state, side);
  const kinds = (Object.keys(state.rows) as BattleKind[]).filter((kind) => (state.rows[kind]?.length ?? 0) > 1);
  const answer = yield* choose({
    seat,
    kind: 'veto',
    prompt: say('le.ask.veto'),
    clauses: ['LE-SPIELAUFBAU-11', 'LE-SPIELAUFBAU-12', 'LE-SPIELAUFBAU-14'],
    options: [
      ...kinds.map((kind) => ({
        id: kind,
        label: say('le.veto', { kind, card: state.rows[kind]![0]! }),
        about: { battle: kind, card: state.rows[kind]![0]! },
      })),
      { id: 'pass', label: say('le.pass') },
    ],
  });
  state.vetoes++;
  const kind = kinds.find((k) => k === answer);
  if (!kind) {
    g.emit({ type: 'vetoPassed', seat });
    return;
  }
  const card = state.rows[kind]!.shift()!;
  g.emit({ type: 'vetoed', seat, kind, card });
}

/** The leftmost of each row is played with. LE-SPIELAUFBAU-13 */
function* takeBattle(g: Legion): Flow {
  const { state } = g;
  const cards: Record<string, string> = {};
  for (const [kind, row] of Object.entries(state.rows)) if (row?.[0] !== undefined) cards[kind] = row[0];
  begin(g, cards);
}

/** The battle cards in the order in which they are set up; the advantages of 2.6, which are one side's alone, blue first. */
export function inOrder({ state }: Legion): readonly { readonly card: string; readonly side: Side }[] {
  const { battle, blue, advantages } = state;
  const shared = (kind: BattleKind) => (battle[kind] === undefined ? [] : [{ card: battle[kind], side: blue }]);
  const own = [blue, otherSide(blue)].flatMap((side) => {
    const card = advantages[side];
    return card === null ? [] : [{ card, side }];
  });
  const first = (['objective', 'primary', 'secondary', 'condition'] as const).flatMap(shared);
  return [...first, ...own, ...shared('deployment')];
}

/** LE-SPIELAUFBAU-15: first the objective, then the condition, then the deployment card. */
export function* prepare(g: Legion): Flow {
  const { state } = g;
  for (const { card, side } of inOrder(g)) {
    const rules = g.book.get(`battle/${card}`)?.battle;
    if (rules?.prepare) yield* rules.prepare(g, side);
  }
  yield* open(g, 'setup.before', {});
  yield* divulge(g);
  state.phase = 'deployment';
  state.turnOf = state.blue;
}
