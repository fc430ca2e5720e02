import { critsOn, data, hitsOn, type QuestionOf } from '@holotisch/armada';
import type { Json } from '@holotisch/engine';
import type { Step } from '../../../table-ui/decide/plan.ts';
import { type ArmadaView, isActivated, type ShipView } from '../view.ts';
import { tokenOf } from './token-option.ts';
import { onDie, savedOf, shieldsThere, through } from './token-worth.ts';

/** The defence tokens of an attack on one card: which are spent, and all that is asked because of it. */

export type DefendAsk = QuestionOf<'window:attack.defend'>;
const PASS = 'pass';

/** Whether the tokens are chosen on one card, with whatever cards offer besides. */
export const isCard = (view: ArmadaView, ask: DefendAsk): boolean =>
  ask.options.some((option) => tokenOf(view, option) !== undefined);

/** What it costs to turn a token while others may still shoot, or when nobody will; to lose one for good, and in each round to come. */
const TURNED = 0.35;
const TURNED_LAST = 0.05;
const LOST = 0.8;
const LOST_PER_ROUND = 0.35;

/** The tokens to begin with: those that save more than they cost, the best first; then what cards offer, if damage is left. */
export function proposedTokens(view: ArmadaView, ask: DefendAsk): readonly string[] {
  const attack = view.attacks.at(-1);
  const unit = attack && 'unit' in attack.defender ? view.units[attack.defender.unit] : undefined;
  if (!attack || !unit) return [];
  const shooters = view.units.some(
    (one) => one.status === 'play' && view.sides[one.seat] !== view.sides[unit.seat] && !isActivated(view, one),
  );
  const rounds = Math.max(0, (view.rules.rounds ?? view.round + 2) - view.round);
  const lost = rounds === 0 && !shooters ? 0 : LOST + LOST_PER_ROUND * rounds;
  const price = (state: string) => (state === 'exhausted' ? lost : shooters ? TURNED : TURNED_LAST);
  const kept = unit.kind === 'squadron' ? unit.hull : hullLeft(unit) + shieldsThere(view);
  const dice = attack.dice.toSorted((a, b) => onDie(view, b) - onDie(view, a));
  let left = through(view);
  let open = ask.options.flatMap((option) => {
    const token = tokenOf(view, option);
    return token ? [{ id: option.id, ...token }] : [];
  });
  const out: string[] = [];
  while (left > 0) {
    const best = open
      .map((token) => {
        const saves = savedOf(view, token.kind, left, dice.length > 0 ? onDie(view, dice[0]!) : 0);
        return { ...token, saves, worth: saves <= 0 ? 0 : saves - (left >= kept ? 0 : price(token.state)) };
      })
      .toSorted((a, b) => b.worth - a.worth)[0];
    if (!best || best.worth <= 0) break;
    out.push(best.id);
    if (isRolledAnew(view, best.kind)) return out;
    open = open.filter(({ kind }) => kind !== best.kind);
    if (best.kind === 'evade') dice.shift();
    if (best.kind !== 'redirect') left = Math.max(0, Math.ceil(left - best.saves));
  }
  const cards = ask.options.filter((option) => option.id !== PASS && tokenOf(view, option) === undefined);
  return left > 0 && out.length === 0 ? cards.slice(0, 1).map(({ id }) => id) : out;
}

/** Whether whoever is attacked has more left than comes through, without any token. */
export function survives(view: ArmadaView): boolean {
  const attack = view.attacks.at(-1);
  const unit = attack && 'unit' in attack.defender ? view.units[attack.defender.unit] : undefined;
  if (!unit) return true;
  return through(view) < (unit.kind === 'squadron' ? unit.hull : hullLeft(unit) + shieldsThere(view));
}

/** Near by, Evade rolls a die anew: what is spent besides had better wait for what it shows. */
function isRolledAnew({ attacks }: ArmadaView, kind: string): boolean {
  const { range } = attacks.at(-1)!;
  return kind === 'evade' && range !== 'long' && range !== 'extreme';
}

/** The tokens one after the other and nothing more, with what each of them asks; behind what is rolled anew the player decides again. */
export const defence = (view: ArmadaView, ask: DefendAsk, tokens: readonly string[]): readonly Step[] => {
  const kindOf = (id: string) => {
    const option = ask.options.find((one) => one.id === id);
    return option && tokenOf(view, option)?.kind;
  };
  const stop = tokens.findIndex((id) => kindOf(id) === undefined || isRolledAnew(view, kindOf(id)!));
  const spent = stop < 0 ? tokens : tokens.slice(0, stop + 1);
  return [
    ...spent.flatMap((token): readonly Step[] => [
      { kind: ask.kind, answer: ({ options }) => (options?.some(({ id }) => id === token) ? token : undefined) },
      { kind: 'evade', may: true, answer: worstDie },
      { kind: 'redirect-zone', may: true, answer: strongest },
    ]),
    // Where nothing is left to be spent it is not asked.
    ...(stop < 0
      ? [
          {
            kind: ask.kind,
            may: true as const,
            answer: ({ options }: Parameters<Step['answer']>[0]) =>
              options?.some(({ id }) => id === PASS) ? PASS : undefined,
          },
        ]
      : []),
    { kind: 'redirect-amount', may: true, answer: asNeeded },
  ];
};

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

/** The hull zone with the most shields, the first of equal ones. */
const strongest: Step['answer'] = (asked, seen) => {
  const { options } = asked as QuestionOf<'redirect-zone'>;
  const shields = ({ about }: (typeof options)[number]): number => {
    const ship = about && (seen as ArmadaView).units[about.unit];
    return ship?.kind === 'ship' ? ship.shields[about!.zone] : 0;
  };
  const [first] = options.toSorted((a, b) => shields(b) - shields(a));
  return first?.id;
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

/** Before cards: as printed. */
const hullLeft = (ship: ShipView): number => data.shipCard(ship.card).hull - ship.damage.length;
