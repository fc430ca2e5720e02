import { type AskOf, data } from '@holotisch/legion';
import { targetsOf } from '@holotisch/legion/rules';
import { away, type Imagined, leaderAt, type Unit } from './imagine.ts';
import { bestAttack } from './march.ts';
import { costOf } from './worth.ts';

/** Command cards, orders, and who acts next. */

/** What only one hero has is for the fight: played before, it does nothing but give orders. */
const OWN_IN_REACH = 1;
const OWN_TOO_EARLY = -3;

/** Early on many orders, later the first move; the best cards wait for the fight. */
export function chooseCommandCard({ g, mine, enemies }: Imagined, ask: AskOf<'command-card'>): string | undefined {
  const near = mine.some((u) => enemies.some((e) => away(leaderAt(u), leaderAt(e)) < 650));
  let best: { readonly id: string; readonly worth: number } | undefined;
  for (const { id, about } of ask.options) {
    const card = data.commandOf(about?.card ?? id, g.state.rules.edition);
    const orders =
      card.orders.named.length + card.orders.groups.reduce((n, { count }) => n + (count === 'all' ? 4 : count), 0);
    const own = card.owners ? (near ? OWN_IN_REACH : OWN_TOO_EARLY) : 0;
    const worth = orders + own - (near ? 1.2 * card.pips : -0.4 * card.pips);
    if (best === undefined || worth > best.worth) best = { id, worth };
  }
  return best?.id;
}

/** How much it matters that a unit acts when we want it to. */
function urgency(imagined: Imagined, unit: Unit): number {
  const { g } = imagined;
  if (unit.status !== 'play') return 0;
  const attack = targetsOf(g, unit).length > 0 ? bestAttack(imagined, unit, unit.tokens.aim) : 0;
  return attack + 0.02 * costOf(g, unit);
}

const byUrgency = (
  imagined: Imagined,
  ids: readonly { readonly id: string; readonly about?: { readonly unit: number } }[],
) =>
  ids
    .flatMap(({ id, about }) => (about ? [{ id, worth: urgency(imagined, imagined.g.unit(about.unit)) }] : []))
    .sort((a, b) => b.worth - a.worth);

/** Orders go to those who would be sorely missed in the bag. */
export const chooseOrders = (imagined: Imagined, ask: AskOf<'orders'>): string[] =>
  byUrgency(imagined, ask.options)
    .slice(0, ask.max)
    .map(({ id }) => id);

export const chooseUnit = (imagined: Imagined, ask: AskOf<'drawn' | 'nominate'>): string | undefined =>
  byUrgency(imagined, ask.options)[0]?.id;

/** Whoever can hurt most acts first; with nobody in reach the bag goes first and keeps the orders for later. */
export function chooseActivation(imagined: Imagined, ask: AskOf<'activate'>): string | undefined {
  const [best] = byUrgency(imagined, ask.options);
  const draw = ask.options.find(({ id }) => id.startsWith('draw'))?.id;
  return best && (best.worth > 8 || draw === undefined) ? best.id : (draw ?? best?.id);
}
