import { type Refusal, say, unheard } from '@holotisch/engine';
import type { CardAct, CardSource } from '../cards/vocabulary.ts';
import { rangeBand, SEGMENT } from '../geometry/range.ts';
import { Legion } from '../legion.ts';
import { cloneState, type Unit } from '../state.ts';
import { between, inPlay, isFriendly, refuse } from '../values.ts';

/** Why a card action is not open, though nothing of the turn bars it. */

/**
 * What the card wants is not so as the units stand, but would be if the nearest enemy, or the nearest friend, were at a
 * range: then it is the range that bars it, and the furthest one that would do is what is allowed. LE-KARTENAKTIONEN-01
 */
export function refuseFarAct(g: Legion, unit: Unit, act: CardAct, source: CardSource): Refusal | undefined {
  for (const friendly of [false, true]) {
    const others = g.state.units.filter(
      (other) => other !== unit && inPlay(other) && isFriendly(g.state, other, unit) === friendly,
    );
    const [nearest] = others.sort((a, b) => between(g, unit, a) - between(g, unit, b));
    if (!nearest) continue;
    const mm = between(g, unit, nearest);
    for (let most = rangeBand(mm) - 1; most >= 1; most--)
      if (wouldDo(g, unit, act, source, nearest, mm - most * SEGMENT + 1))
        return refuse(
          ['LE-KARTENAKTIONEN-01', 'LE-REICHWEITE-05'],
          say('le.no.actRange', { card: source.card, unit: nearest.id, most }),
          { piece: unit.id, measured: rangeBand(mm), allowed: most },
        );
  }
  return undefined;
}

/** Whether the act would be open with another unit drawn nearer by so much. */
function wouldDo(g: Legion, unit: Unit, act: CardAct, source: CardSource, other: Unit, mm: number): boolean {
  const state = cloneState(g.state);
  const drawn = state.units[other.id]!;
  const [to, from] = [unit.minis[unit.leader]!.pose!, drawn.minis[drawn.leader]!.pose!];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = mm / Math.sqrt(dx * dx + dy * dy);
  for (const mini of drawn.minis)
    if (mini.pose) mini.pose = { ...mini.pose, x: mini.pose.x + dx * share, y: mini.pose.y + dy * share };
  const tried = new Legion(state, unheard, g, g);
  const own = tried.unit(unit.id);
  const there = tried.cards(own).find(({ source: one }) => one.key === source.key);
  return there !== undefined && act.when(tried, own, there.source);
}
