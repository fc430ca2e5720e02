import type { ArmadaQuestion } from '@holotisch/armada';
import type { Standing } from '../../../play/decide/plan.ts';
import type { ArmadaView } from '../view.ts';
import type { DefendAsk } from './defence.ts';
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
