import { abilityKey, isUsedUp, type Refusal, say, usesOf } from '@holotisch/engine';
import type { Armada } from '../armada.ts';
import { isGone } from '../campaign/battle.ts';
import { rulesOf } from '../cards/laid.ts';
import type { AnyAbility, CardRules } from '../cards/vocabulary.ts';
import * as data from '../data/index.ts';
import { isAccuracy } from '../dice.ts';
import { momentOf } from '../flow/attack/attack.ts';
import type { Unit } from '../state.ts';
import { banned, refuse } from '../values.ts';
import { cardClauses } from './card-clauses.ts';
import type { Named, Reason } from './index.ts';
import { keywordReason } from './keywords.ts';
import { attackNow, isOf, refuseAbsent } from './who.ts';

/** `0:slicer-tools`, `3:howlrunner`, `objective:1/mark`, `4:swarm`: an effect that somebody wants to use. */

const USED = /^(\d+|objective):([a-z0-9-]+)(?:\/([a-z0-9-]+))?$/;

export const cardReason: Reason = (g, named) => {
  const found = USED.exec(named.name);
  if (!found) return undefined;
  const [, whose, card = ''] = found;
  if (whose === 'objective') {
    const { objective, sides } = g.state;
    if (objective === null || String(sides[named.seat]) !== card) return undefined;
    const rules = g.book.get(`objective/${objective}`);
    return rules && effectReason(g, { key: `objective:${card}`, card: objective, rules, named });
  }
  const unit = g.state.units[Number(whose)];
  if (!unit) return undefined;
  if (card === 'accuracy') return isOf(g, unit, named.seat) ? accuracyReason(g, unit) : undefined;
  const keyword = keywordReason(g, unit, card);
  if (keyword) return keyword;
  const rules = unit.kind === 'ship' ? rulesOf(g, card) : g.book.get(`squadron/${card}`);
  if (!rules) return undefined;
  return ownerReason(g, unit, card, named) ?? effectReason(g, { key: `${unit.id}:${card}`, card, rules, named, unit });
};

/** Whether the card is there at all, and acts. */
function ownerReason(g: Armada, unit: Unit, card: string, { seat }: Named): Refusal | undefined {
  const piece = { piece: unit.id };
  if (!isOf(g, unit, seat)) return refuse(['AR-EFFEKTE-UND-TIMING-11'], say('ar.no.othersCard', { card }), piece);
  const equipped = unit.kind === 'ship' ? unit.upgrades.find((u) => u.id === card) : undefined;
  if (unit.kind === 'ship' ? !equipped : unit.card !== card)
    return refuse(['AR-AUFWERTUNGSKARTEN-01'], say('ar.no.notEquipped', { unit: unit.id, card }), piece);
  if (equipped?.discarded) return refuse(['AR-EFFEKTE-UND-TIMING-17'], say('ar.no.discardedCard', { card }), piece);
  const absent = isGone(unit) || unit.status === 'aside' ? refuseAbsent(unit) : undefined;
  if (absent) return absent;
  if (equipped?.exhausted && data.upgradeCard(card).exhausts)
    return refuse(['AR-ERSCHOEPFT-02'], say('ar.no.exhaustedCard', { card }), piece);
  return undefined;
}

interface Effect {
  readonly key: string;
  readonly card: string;
  readonly rules: CardRules;
  readonly named: Named;
  readonly unit?: Unit;
}

/** How often it may be used, whether its moment is now, and whether what it asks for is so. */
function effectReason(g: Armada, { key, card, rules, named, unit }: Effect): Refusal | undefined {
  const own = (rules.abilities ?? []).filter((a) => abilityKey({ key, card, seat: named.seat }, a) === named.name);
  const piece = unit && { piece: unit.id };
  const clauses = cardClauses(card);
  if (own.some((a) => isSpent(g, key, a)) || (own.length > 0 && isCounted(g, key)))
    return refuse(
      clauses?.limit ?? clauses?.when ?? ['AR-EFFEKTE-UND-TIMING-06'],
      say('ar.no.usedUp', { card }),
      piece,
    );
  const barred = own.map((a) => barsNow(g, a)).find((refusal) => refusal !== undefined);
  if (barred) return barred;
  const isNow = own.some(({ window }) => named.asked?.kind === `window:${window}`);
  if (isNow) return refuse(clauses?.when ?? ['AR-EFFEKTE-UND-TIMING-01'], say('ar.no.notSo', { card }), piece);
  return refuse([...(clauses?.when ?? []), 'AR-EFFEKTE-UND-TIMING-01'], say('ar.no.otherMoment', { card }), piece);
}

const instances = (g: Armada) => {
  const attack = attackNow(g);
  return attack === undefined ? undefined : { attack: attack.id };
};
const isSpent = (g: Armada, key: string, { limit, id }: AnyAbility): boolean =>
  limit !== undefined && isUsedUp(g.state.uses, { key: limit.own ? `${key}/${id}` : key }, limit, instances(g));
/** Cards that count for themselves how often they have acted. */
const isCounted = (g: Armada, key: string): boolean =>
  ['turn', 'activation'].some((scope) => usesOf(g.state.uses, { key }, scope, instances(g)) > 0);

/** In an attack a card may be barred although it stands there: dice that may not be added. */
function barsNow(g: Armada, ability: AnyAbility): Refusal | undefined {
  const attack = attackNow(g);
  if (!attack || ability.window !== 'attack.modify' || !ability.bars) return undefined;
  return ability.bars(g, momentOf(g, attack) as never, undefined as never);
}

/** AR-ANGREIFEN-14, AR-WUERFELSYMBOLE-03 */
function accuracyReason(g: Armada, unit: Unit): Refusal | undefined {
  const attack = attackNow(g);
  const clauses = ['AR-ANGREIFEN-14', 'AR-WUERFELSYMBOLE-03'] as const;
  if (attack?.step !== 3) return refuse(['AR-ANGREIFEN-12', ...clauses], say('ar.no.accuracyStep'));
  const m = momentOf(g, attack);
  if (m.attacker !== unit) return refuse(clauses, say('ar.no.notAttacker', { unit: unit.id }), { piece: unit.id });
  const forbidden = banned(g, 'accuracy', m);
  if (forbidden) return forbidden;
  return attack.dice.some((d) => isAccuracy(d.face))
    ? refuse(clauses, say('ar.no.noTokenLeft'))
    : refuse(['AR-WUERFELSYMBOLE-03'], say('ar.no.noAccuracy'));
}
