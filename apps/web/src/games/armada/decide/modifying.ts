import type { data, QuestionOf } from '@holotisch/armada';
import { option, type Step } from '../../../table-ui/decide/plan.ts';
import type { ArmadaView, Attack } from '../view.ts';

/** What the rules offer an attacker, each by one press with all that it asks. */

export type ModifyAsk = QuestionOf<'window:attack.modify'>;
const named = ({ options }: ModifyAsk, name: string): string | undefined =>
  options.find(({ id }) => id.endsWith(`:${name}`))?.id;

const may = (step: Step): Step => ({ ...step, may: true });

/** The tokens that an accuracy icon may lock, by their place. */
export function lockable(view: ArmadaView, ask: ModifyAsk): readonly number[] {
  const attack = view.attacks.at(-1);
  const defender = attack && 'unit' in attack.defender ? view.units[attack.defender.unit] : undefined;
  if (!defender || named(ask, 'accuracy') === undefined) return [];
  return defender.tokens.flatMap(({ state }, at) => (state === 'discarded' || attack!.locked.includes(at) ? [] : [at]));
}
export const lock = (ask: ModifyAsk, token: number): readonly Step[] => [
  option(ask.kind, named(ask, 'accuracy') ?? ''),
  may(option('accuracy', String(token))),
];

/** The colours of which a Concentrate Fire dial may add a die. */
export function addable(view: ArmadaView, ask: ModifyAsk): readonly data.Colour[] {
  const attack = view.attacks.at(-1);
  const ship = attack && 'unit' in attack.attacker ? view.units[attack.attacker.unit] : undefined;
  if (ship?.kind !== 'ship' || !ship.open.includes('concentrate') || named(ask, 'concentrate') === undefined) return [];
  return COLOURS.filter((colour) => attack!.dice.some((die: Attack['dice'][number]) => die.colour === colour));
}
const COLOURS: readonly data.Colour[] = ['black', 'blue', 'red'];
export const concentrate = (ask: ModifyAsk, colour: data.Colour): readonly Step[] => [
  option(ask.kind, named(ask, 'concentrate') ?? ''),
  may(option('command', 'dial')),
  may(option('colour', colour)),
];
