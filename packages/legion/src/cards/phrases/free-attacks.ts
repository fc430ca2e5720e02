import { type Flow, say } from '@holotisch/engine';
import { actName, cardActs, performCard, refuseAction, refuseTwice } from '../../flow/activation/actions.ts';
import type { AttackLimits } from '../../flow/attack/targets.ts';
import { choose } from '../../flow/choose.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import type { ActionMoment, CardSource } from '../vocabulary.ts';

/** Card actions that count as a ranged attack action serve as well. LE-KARTENAKTIONEN-06 */
function throwsOf(g: Legion, unit: Unit, { ranged = true }: AttackLimits): ReturnType<typeof cardActs> {
  if (!ranged || refuseTwice(g, unit, 'attack')) return [];
  const { done } = g.state.turn!;
  return cardActs(g, unit).filter(
    ({ source, act }) => act.as === 'attack' && !act.free && !done.includes(actName(source, act)),
  );
}

/** It has made a move action of its own; its attack would be the only one of its activation. LE-UNERBITTLICH-03, LE-RUHIGE-HAND-03 */
export const movedFreely = (
  g: Legion,
  m: ActionMoment,
  self: CardSource,
  limits: { readonly melee?: boolean; readonly ranged?: boolean; readonly only?: readonly number[] },
): boolean =>
  m.unit === self.unit &&
  self.unit.status === 'play' &&
  (m.action === 'move' || m.move !== undefined) &&
  m.action !== 'withdraw' &&
  g.state.turn?.unit === self.unit.id &&
  !g.state.turn.panics &&
  (refuseAction(g, self.unit, 'attack', { free: true, limits }) === undefined ||
    throwsOf(g, self.unit, limits).length > 0);

export function* attackFreely(g: Legion, { unit, card }: CardSource, limits: AttackLimits): Flow {
  const throws = throwsOf(g, unit, limits);
  const plain = refuseAction(g, unit, 'attack', { free: true, limits }) === undefined;
  const id = yield* choose({
    seat: unit.seat,
    kind: 'free-action',
    about: { unit: unit.id },
    clauses: ['LE-UNERBITTLICH-01'],
    prompt: say('le.ask.free-action', { unit: unit.id, card }),
    options: [
      ...(plain ? [{ id: 'attack', label: say('le.action.attack') }] : []),
      ...throws.map(({ source, act }) => ({
        id: actName(source, act),
        label: say('le.cardAction', { card: source.card }),
      })),
    ],
  });
  const thrown = throws.find(({ source, act }) => actName(source, act) === id);
  if (thrown) yield* performCard(g, unit, thrown.source, { ...thrown.act, free: true });
  else yield* g.rules.act(g, unit, 'attack', { free: true, limits });
}
