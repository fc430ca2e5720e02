import { type Barred, type Flow, type Option, type Refusal, say } from '@holotisch/engine';
import type { CardAction, CardSource } from '../../../cards/vocabulary.ts';
import type { Action, Slot } from '../../../data/types.ts';
import { rangeBetween } from '../../../geometry/measuring.ts';
import type { OfCard } from '../../../payloads.ts';
import type { Ship } from '../../../state.ts';
import { banned, grantsOf, isStressed } from '../../../values.ts';
import type { XWing } from '../../../xwing.ts';
import { choose } from '../../choose.ts';
import { open } from '../../timing.ts';
import { standardActions } from './standard.ts';

interface Offer {
  readonly id: string;
  /** What the once-a-round rule counts. XW-AKTIONEN-07, XW-AKTIONEN-08 */
  readonly name: string;
  readonly refusal: Refusal | undefined;
  /** The card that offers it, and the ship it lies on. */
  readonly about?: OfCard;
  perform(g: XWing, ship: Ship): Flow<boolean>;
}

/** XW-AKTIONEN-03: the icons of the action bar, and those that upgrades add. */
export function actionBar(g: XWing, ship: Ship): readonly Action[] {
  const printed = g.facts(ship).type.actions;
  if (ship.upgrades.length === 0) return printed;
  const added = ship.upgrades.flatMap((equipped) => grantsOf(g, ship, equipped)?.actions ?? []);
  return added.length === 0 ? printed : [...new Set([...printed, ...added])];
}

/** Why an action is not open to a ship, by the rules that hold for all actions. */
export function refuseAction(
  g: XWing,
  ship: Ship,
  name: string,
  free: boolean,
  standard: boolean,
  damageCard = false,
): Refusal | undefined {
  if (isStressed(ship) && !mayActStressed(g, ship, name))
    return { clauses: ['XW-AKTIONEN-05', 'XW-STRESS-02'], message: say('xw.stressed'), measured: ship.tokens.stress };
  if (ship.performed.includes(name))
    return { clauses: ['XW-AKTIONEN-07', 'XW-AKTIONEN-08'], message: say('xw.performedAlready', { action: name }) };
  return banned(g, 'action', { ship, action: name, free, standard, damageCard });
}

/** Some pilots act under stress; their card says so. XW-GOLDENE-REGELN-02 */
const mayActStressed = (g: XWing, ship: Ship, action: string): boolean => {
  for (const { rules } of g.cards(ship, 'actsStressed')) if (rules.actsStressed?.(g, ship, action)) return true;
  return false;
};

function standardOffer(g: XWing, ship: Ship, action: Action, free: boolean): Offer | undefined {
  const rule = standardActions[action];
  if (rule === undefined || (free && rule.notFree)) return undefined;
  const refusal = refuseAction(g, ship, action, free, true) ?? rule.refuse?.(g, ship);
  return { id: action, name: action, refusal, perform: rule.perform };
}

function cardOffer(
  g: XWing,
  ship: Ship,
  action: CardAction,
  source: CardSource,
  free: boolean,
  id: string = source.key,
): Offer {
  const refusal =
    refuseAction(g, ship, action.name, free, false, source.damage !== undefined) ??
    action.refuse?.(g, source) ??
    (action.when && !action.when(g, source)
      ? { clauses: ['XW-AKTIONEN-04' as const], message: say('xw.cardActionNow', { card: source.card }) }
      : undefined);
  return {
    id,
    name: action.name,
    refusal,
    about: { card: source.card, ship: source.lender?.id ?? source.ship.id },
    *perform() {
      return (yield* action.run(g, source)) !== false;
    },
  };
}

/** An action on another ship's card, which is too far away to lend it. */
const isOutOfReach = (g: XWing, { ship, lender, reach }: CardSource): boolean =>
  reach !== undefined && lender !== undefined && (lender.status !== 'play' || rangeBetween(g, lender, ship) > reach);

/** All cards in reach, or only the ship's own upgrade cards. */
const isOffered = (g: XWing, source: CardSource, upgradesOnly: ActionOptions['upgradesOnly']): boolean =>
  upgradesOnly === undefined
    ? !isOutOfReach(g, source)
    : source.equipped !== undefined &&
      source.reach === undefined &&
      (upgradesOnly === true || source.equipped.slot === upgradesOnly);

function offers(g: XWing, ship: Ship, { free, only, upgradesOnly }: ActionOptions): Offer[] {
  const out: Offer[] = [];
  // XW-AKTIONEN-09: a granted free action needs no icon
  const icons = upgradesOnly ? [] : ((only as readonly Action[] | undefined) ?? actionBar(g, ship));
  for (const action of icons) {
    const offer = standardOffer(g, ship, action, free);
    if (offer) out.push(offer);
  }
  if (only === undefined)
    for (const { source, rules } of g.cards(ship, 'actions'))
      if (isOffered(g, source, upgradesOnly))
        for (const action of rules.actions ?? []) {
          // A card with two actions tells them apart by name.
          const id = rules.actions!.length > 1 ? `${source.key}/${action.name}` : source.key;
          out.push(cardOffer(g, ship, action, source, free, id));
        }
  return out;
}

interface ActionOptions {
  readonly free: boolean;
  /** The actions a card grants; without it, everything the ship has. */
  readonly only?: readonly string[];
  /** Actions on upgrade cards only, or only on those of one slot. */
  readonly upgradesOnly?: true | Slot;
  /** The player has said already that the ship performs one, so it is not offered to leave it. */
  readonly committed?: true;
  /** An attempt that fails lets the ship choose another of several granted actions, or none. */
  readonly retries?: true;
}

/** Whether any such action is open to the ship now; a free one, unless it is said otherwise. */
export const canAct = (g: XWing, ship: Ship, options: Partial<ActionOptions> = {}): boolean =>
  offers(g, ship, { free: true, ...options }).some((o) => o.refusal === undefined);

/**
 * A ship may perform one action (XW-AKTIONEN-01, XW-AKTIVIERUNGSPHASE-13), and never has to (XW-AKTIONEN-10). An
 * attempt that fails lets it choose another; a free boost or barrel roll that fails is simply lost
 * (XW-FREIE-AKTIONEN-05). Returns the action performed.
 */
export function* performAction(g: XWing, ship: Ship, options: ActionOptions): Flow<string | undefined> {
  const { free, committed } = options;
  const failed: string[] = [];
  for (;;) {
    if (ship.status !== 'play') return undefined;
    const offered = offers(g, ship, options);
    const all = failed.length === 0 ? offered : offered.filter((o) => !failed.includes(o.id));
    const legal = all.filter((o) => o.refusal === undefined);
    if (legal.length === 0) {
      if (!free) g.emit({ type: 'noAction', ship: ship.id, why: { text: 'xw.noAction.none' } });
      return undefined;
    }
    const chosen = yield* choose({
      seat: ship.seat,
      kind: free ? 'free-action' : 'action',
      prompt: say(free ? 'xw.ask.free-action' : 'xw.ask.action', { ship: ship.id }),
      clauses: free ? MAY_ACT_FREELY : MAY_ACT,
      about: { ship: ship.id },
      options: optionsOf(legal, !(committed && failed.length === 0)),
      barred: () => all.flatMap((o): Barred<OfCard>[] => (o.refusal ? [{ ...optionOf(o), refusal: o.refusal }] : [])),
    });
    const offer = legal.find((o) => o.id === chosen);
    if (offer === undefined) {
      if (!free) g.emit({ type: 'passedAction', ship: ship.id });
      return undefined;
    }
    g.emit({ type: 'action', ship: ship.id, action: offer.id, free });
    const stressed = isStressed(ship);
    // It counts from now on: two ships that coordinate cannot hand the same action to and fro. XW-AKTIONEN-07
    ship.performed.push(offer.name);
    if (!(yield* offer.perform(g, ship))) {
      ship.performed.splice(ship.performed.lastIndexOf(offer.name), 1);
      if (free && !options.retries) return undefined;
      failed.push(offer.id);
      continue;
    }
    yield* g.rules.removeDestroyed(g);
    if (ship.status === 'play') yield* open(g, 'action.performed', { ship, action: offer.name, free, stressed });
    return offer.name;
  }
}

const MAY_ACT = ['XW-AKTIONEN-01', 'XW-AKTIONEN-10'] as const;
const MAY_ACT_FREELY = ['XW-FREIE-AKTIONEN-01', 'XW-AKTIONEN-10'] as const;

function optionsOf(legal: readonly Offer[], mayDecline: boolean): readonly Option<OfCard>[] {
  const options = legal.map(optionOf);
  if (mayDecline) options.push(NONE);
  return options;
}
const NONE: Option<OfCard> = { id: 'none', label: say('xw.none') };
function optionOf({ id, name, about }: Offer): Option<OfCard> {
  if (about !== undefined) return { id, label: say('xw.action', { action: name }), about };
  let known = standardOptions.get(id);
  if (known === undefined) {
    known = { id, label: say('xw.action', { action: name }) };
    standardOptions.set(id, known);
  }
  return known;
}
/** The actions of the action bar always read the same. */
const standardOptions = new Map<string, Option<OfCard>>();
