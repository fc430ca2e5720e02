import type { ArmadaQuestion } from '@holotisch/armada';
import type { Standing } from '../../../play/decide/plan.ts';
import type { ArmadaView } from '../view.ts';
import type { DefendAsk } from './defence.ts';
import { tokenOf } from './token-option.ts';
import { through } from './token-worth.ts';

/** What a card offers is used, or passed over, whenever it is asked from now on, because the player has said so. */

export type WindowAsk = Extract<ArmadaQuestion, { readonly kind: `window:${string}` }>;
const PASS = 'pass';

/** Dice and tokens are looked at anew in every attack. */
const LOOKED_AT = ['window:attack.modify', 'window:attack.defend'];
export const mayStand = (ask: ArmadaQuestion): ask is WindowAsk =>
  ask.kind.startsWith('window:') && !LOOKED_AT.includes(ask.kind);

/** This ability of this piece, whenever it is open. */
export const takeAlways = ({ kind, seat }: WindowAsk, id: string, says: string): Standing => ({
  kind,
  id: `${kind} ${id}`,
  says,
  answer: (ask) => (ask.seat === seat && ask.options?.some((one) => one.id === id) ? id : undefined),
});

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

/** None of these; whatever else is open is asked for. */
export function passAlways({ kind, seat, options }: WindowAsk, says: string): Standing {
  const known = options.map(({ id }) => id);
  return {
    kind,
    id: `${kind} not ${known.join(' ')}`,
    says,
    answer: (ask) => (ask.seat === seat && ask.options?.every(({ id }) => known.includes(id)) ? PASS : undefined),
  };
}
