import { critsOn, hitsOn, type QuestionOf } from '@holotisch/armada';
import type { Json } from '@holotisch/engine';
import type { Step } from '../../../play/decide/plan.ts';
import type { ArmadaView } from '../view.ts';
import { tokenOf } from './token-option.ts';

/** The defence tokens of an attack on one card: which are spent, and all that is asked because of it. */

export type DefendAsk = QuestionOf<'window:attack.defend'>;
const PASS = 'pass';

/** The damage as the dice lie. */
function threat({ attacks, units }: Pick<ArmadaView, 'attacks' | 'units'>): number {
  const attack = attacks.at(-1);
  if (!attack) return 0;
  const isShip = (party: typeof attack.attacker) => !('unit' in party) || units[party.unit]?.kind === 'ship';
  const crits = isShip(attack.attacker) && isShip(attack.defender);
  return attack.dice.reduce((sum, { face }) => sum + hitsOn(face) + (crits ? critsOn(face) : 0), 0);
}

/** Whether nothing but defence tokens is open: then they are chosen on one card. */
export const isCard = (view: ArmadaView, ask: DefendAsk): boolean =>
  ask.options.every((option) => option.id === PASS || /:token\.\d+$/.test(option.id)) &&
  ask.options.some((option) => tokenOf(view, option) !== undefined);

/** The tokens to begin with: ready ones that take off damage that is there. */
export function proposedTokens(view: ArmadaView, ask: DefendAsk): readonly string[] {
  const attack = view.attacks.at(-1);
  const damage = threat(view);
  if (!attack || damage === 0) return [];
  const defender = 'unit' in attack.defender ? view.units[attack.defender.unit] : undefined;
  const shields = defender?.kind === 'ship' && attack.defending ? defender.shields[attack.defending] : 0;
  const ready = ask.options.flatMap((option) => {
    const token = tokenOf(view, option);
    return token?.state === 'ready' ? [{ id: option.id, kind: token.kind }] : [];
  });
  const scatter = ready.find(({ kind }) => kind === 'scatter');
  if (scatter) return damage > 1 ? [scatter.id] : [];
  const far = attack.range === 'long' || attack.range === 'extreme';
  let left = damage;
  const out: string[] = [];
  const take = (kind: string, saves: boolean, after: () => number) => {
    const token = saves ? ready.find((one) => one.kind === kind) : undefined;
    if (!token) return;
    out.push(token.id);
    left = after();
  };
  take('evade', far && left > 0, () => left - 1);
  take('brace', left > 1, () => Math.ceil(left / 2));
  take('redirect', left > shields, () => left);
  return out;
}

/** The tokens one after the other and nothing more, with what each of them asks. */
export const defence = (ask: DefendAsk, tokens: readonly string[]): readonly Step[] => [
  ...tokens.flatMap((token): readonly Step[] => [
    { kind: ask.kind, answer: ({ options }) => (options?.some(({ id }) => id === token) ? token : undefined) },
    { kind: 'evade', may: true, answer: worstDie },
    { kind: 'redirect-zone', may: true, answer: strongest },
  ]),
  // Where nothing is left to be spent it is not asked.
  {
    kind: ask.kind,
    may: true,
    answer: ({ options }) => (options?.some(({ id }) => id === PASS) ? PASS : undefined),
  },
  { kind: 'redirect-amount', may: true, answer: asNeeded },
];

/** The die that hurts most. Where a second one would cost the token, that is for the player to say. */
const worstDie: Step['answer'] = (asked, seen): Json | undefined => {
  const { max, options } = asked as QuestionOf<'evade'>;
  const dice = (seen as ArmadaView).attacks.at(-1)?.dice ?? [];
  if (max !== 1) return undefined;
  const hurts = ({ about }: (typeof options)[number]): number => {
    const face = about && dice[about.die]?.face;
    return face ? 2 * hitsOn(face) + critsOn(face) : 0;
  };
  const [worst] = options.toSorted((a, b) => hurts(b) - hurts(a));
  return worst && [worst.id];
};

/** The hull zone with the most shields; of equal ones the player chooses. */
const strongest: Step['answer'] = (asked, seen) => {
  const { options } = asked as QuestionOf<'redirect-zone'>;
  const shields = ({ about }: (typeof options)[number]): number => {
    const ship = about && (seen as ArmadaView).units[about.unit];
    return ship?.kind === 'ship' ? ship.shields[about!.zone] : 0;
  };
  const [first, second] = options.toSorted((a, b) => shields(b) - shields(a));
  return first && (!second || shields(first) > shields(second)) ? first.id : undefined;
};

/** What would otherwise come through to the hull. */
const asNeeded: Step['answer'] = (asked, seen) => {
  const { about, options } = asked as QuestionOf<'redirect-amount'>;
  const { attacks, units } = seen as ArmadaView;
  const attack = attacks.at(-1);
  const ship = units[about.unit];
  if (attack?.defending == null || ship?.kind !== 'ship') return undefined;
  const through = Math.max(0, (attack.memory.damage ?? 0) - ship.shields[attack.defending]);
  return String(Math.min(through, options.length - 1));
};
