import { below, type Flow, type Option, say } from '@holotisch/engine';
import { battleCardsIn } from '../../data/index.ts';
import type { BattleCard, BattleKind } from '../../data/types.ts';
import type { Legion } from '../../legion.ts';
import type { OfBattle } from '../../payloads.ts';
import type { Side } from '../../state.ts';
import { captainOf, otherSide } from '../../values.ts';
import { choose } from '../choose.ts';
import { chooseEdge } from '../setup/sides.ts';

/**
 * The mission of 2.6: an objective and a secondary objective that both play, and an advantage for each. Decks are drawn
 * from blindly, so their order need not be kept: what lies open or was discarded is noted. L2-SPIELAUFBAU-06, R-L2-24
 */

type Kind = 'primary' | 'secondary' | 'advantage';
const LEAST = 3;

/** The deck that a side has brought; one that fits no such table gives place to the cards of the box. */
export function deckOf(g: Legion, side: Side, kind: Kind): readonly string[] {
  const { rules, brought, units, sides } = g.state;
  const seat = captainOf(g.state, side);
  const table = rules.width < SMALL_TABLE ? 'skirmish' : 'standard';
  const mine = new Set(units.filter((u) => sides[u.seat] === side).map(({ faction }) => faction));
  const fits = ({ kind: is, unknown, table: on, faction, id }: BattleCard) =>
    is === kind &&
    !unknown &&
    on === table &&
    (faction === undefined || mine.has(faction)) &&
    g.book.has(`battle/${id}`);
  const all = battleCardsIn('2.6').filter(fits);
  const own = all.filter(({ id }) => brought[seat]?.[kind]?.includes(id));
  return (own.length >= LEAST ? own : all).map(({ id }) => id);
}
const SMALL_TABLE = 1200;

const noteKey = (side: Side, kind: Kind): string => `revealed.${side}.${kind}`;
function revealedOf(g: Legion, side: Side, kind: Kind): readonly string[] {
  const noted = g.state.battleNote[noteKey(side, kind)];
  return Array.isArray(noted) ? noted.filter((one) => typeof one === 'string') : [];
}
/** The top card of a deck; an empty one is shuffled anew with all that was discarded. */
function draw(g: Legion, side: Side, kind: Kind): string {
  const deck = deckOf(g, side, kind);
  let revealed = revealedOf(g, side, kind);
  if (deck.every((card) => revealed.includes(card))) revealed = [];
  const left = deck.filter((card) => !revealed.includes(card));
  const card = left[below(g.state.chance, left.length)]!;
  g.state.battleNote[noteKey(side, kind)] = [...revealed, card];
  return card;
}
function put(g: Legion, side: Side, kind: Kind): void {
  const card = draw(g, side, kind);
  if (kind === 'advantage') g.state.advantages[side] = card;
  else g.state.battle = { ...g.state.battle, [kind]: card };
  g.emit({ type: 'revealed', seat: captainOf(g.state, side), kind, card });
}

/** Blue reveals an objective or a secondary one, the opponent the other; each an advantage. */
export function* layMission(g: Legion): Flow {
  const { state } = g;
  const { blue } = state;
  const first = yield* choose({
    seat: captainOf(state, blue),
    kind: 'veto',
    prompt: say('le.ask.mission-reveal'),
    clauses: ['L2-SPIELAUFBAU-06'],
    options: (['primary', 'secondary'] as const).map((kind) => option(kind, kind)),
  });
  put(g, blue, first === 'primary' ? 'primary' : 'secondary');
  put(g, otherSide(blue), first === 'primary' ? 'secondary' : 'primary');
  put(g, blue, 'advantage');
  put(g, otherSide(blue), 'advantage');
  state.turnOf = blue;
  state.stage = 1;
}
const option = (id: string, battle: BattleKind, card?: string): Option<OfBattle> => ({
  id,
  label: say(`le.option.${id}`, { ...(card !== undefined && { card }) }),
  about: { battle, ...(card !== undefined && { card }) },
});

/** Two modifications each, in turn; whoever was blue first begins, whoever is blue now. */
const MODIFICATIONS = 4;
export function* modifyMission(g: Legion): Flow {
  const { state } = g;
  if (state.vetoes >= MODIFICATIONS) return yield* takeMission(g);
  const side = state.turnOf;
  const other = otherSide(side);
  const seat = captainOf(state, side);
  const answer = yield* choose({
    seat,
    kind: 'veto',
    prompt: say('le.ask.mission'),
    clauses: ['L2-SPIELAUFBAU-06'],
    options: [
      option('replacePrimary', 'primary', state.battle.primary),
      option('replaceSecondary', 'secondary', state.battle.secondary),
      option('replaceOwn', 'advantage', state.advantages[side] ?? undefined),
      option('replaceTheirs', 'advantage', state.advantages[other] ?? undefined),
      ...(state.blue === side ? [] : [{ id: 'blue', label: say('le.option.blue') }]),
      { id: 'pass', label: say('le.pass') },
    ],
  });
  state.vetoes++;
  state.turnOf = other;
  if (answer === 'replacePrimary') put(g, side, 'primary');
  else if (answer === 'replaceSecondary') put(g, side, 'secondary');
  else if (answer === 'replaceOwn') put(g, side, 'advantage');
  else if (answer === 'replaceTheirs') put(g, other, 'advantage');
  else if (answer === 'blue') {
    state.blue = side;
    g.emit({ type: 'colours', blue: side, how: 'chosen' });
  } else g.emit({ type: 'vetoPassed', seat });
}

/** The mission stands: blue picks a long edge, and the cards are set up. */
function* takeMission(g: Legion): Flow {
  const { state } = g;
  g.refit();
  const cards = { primary: state.battle.primary!, secondary: state.battle.secondary! };
  g.emit({ type: 'battleChosen', cards });
  yield* chooseEdge(g);
  state.phase = 'prepare';
  state.stage = 0;
}
