import type { ArmadaQuestion } from '@holotisch/armada';
import type { Plan, Standing } from '../../../table-ui/decide/plan.ts';
import type { ArmadaView } from '../view.ts';
import { type DefendAsk, defence, proposedTokens, survives } from './defence.ts';
import { tokenOf } from './token-option.ts';
import { through } from './token-worth.ts';

/** What is answered for good in Armada, because the player has said so. */

type WindowAsk = Extract<ArmadaQuestion, { readonly kind: `window:${string}` }>;
const PASS = 'pass';

/** Dice and tokens are looked at anew in every attack. */
const LOOKED_AT = ['window:attack.modify', 'window:attack.defend'];
/** Nobody flees for good. */
const isRetreat = (ask: ArmadaQuestion): boolean =>
  ask.type === 'choice' && ask.options.some(({ id }) => id.endsWith(':retreat'));
export const mayStand = (ask: ArmadaQuestion): ask is WindowAsk =>
  ask.kind.startsWith('window:') && !LOOKED_AT.includes(ask.kind) && !isRetreat(ask);

/** No defence token is spent where the dice do no damage; a card that is offered then is asked about. */
export const bearNothing = (seat: number, says: string): Standing => ({
  kind: 'window:attack.defend',
  id: 'bear nothing',
  says,
  answer: (ask, seen) => {
    const { kind, options } = ask as DefendAsk;
    const view = seen as ArmadaView;
    const tokens = options.every((one) => one.id === PASS || tokenOf(view, one) !== undefined);
    return kind === 'window:attack.defend' && ask.seat === seat && tokens && through(view) === 0 ? PASS : undefined;
  },
});

/**
 * Ready tokens as they are proposed, and none where none is worth it. Whatever is not undone by the end of the round is the
 * player's own: a token that would be lost, a card that is offered, a ship or squadron that may not survive.
 */
export const defendAlways = (seat: number, says: string): Standing => {
  const planFor = (view: ArmadaView, ask: DefendAsk): readonly string[] | undefined => {
    if (ask.seat !== seat || !survives(view)) return undefined;
    const offered = ask.options.filter((one) => one.id !== PASS);
    const picked = proposedTokens(view, ask);
    const turned = picked.every((id) => tokenOf(view, offered.find((one) => one.id === id)!)?.state === 'ready');
    const tokens = offered.every((one) => tokenOf(view, one) !== undefined);
    return tokens && turned ? picked : undefined;
  };
  return {
    kind: 'window:attack.defend',
    id: `defend ${seat}`,
    says,
    answer: (ask, seen) => {
      const view = seen as ArmadaView;
      const own = ask as DefendAsk;
      const picked = planFor(view, own);
      return picked && (picked[0] ?? PASS);
    },
    onwards: (ask, seen): Plan => {
      const view = seen as ArmadaView;
      const own = ask as DefendAsk;
      return { steps: defence(view, own, planFor(view, own) ?? []).slice(1), holds: undefined };
    },
  };
};
