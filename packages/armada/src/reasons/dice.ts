import { say } from '@holotisch/engine';
import { ZONES } from '../data/types.ts';
import { COLOURS } from '../dice.ts';
import { momentOf } from '../flow/attack/attack.ts';
import { refuseStandard, STANDARD } from '../flow/attack/critical.ts';
import { mayModify } from '../flow/attack/dice.ts';
import { banned, refuse } from '../values.ts';
import { cardClauses } from './card-clauses.ts';
import type { Reason } from './index.ts';
import { askedCard, askedUnit, attackNow } from './who.ts';

/** Dice, colours, critical effects and hull zones that a question leaves out. */

export const criticalReason: Reason = (g, { name }) => {
  if (name !== STANDARD) return undefined;
  const attack = attackNow(g);
  if (!attack) return refuse(['AR-ANGREIFEN-17'], say('ar.no.criticalStep'));
  // AR-KRITISCHE-EFFEKTE-02: whichever it was
  if (attack.memory.criticals.length > 0) return refuse(['AR-KRITISCHE-EFFEKTE-02'], say('ar.no.criticalTwice'));
  return refuseStandard(g, momentOf(g, attack)) ?? refuse(['AR-ANGREIFEN-17'], say('ar.no.criticalStep'));
};

const DICE_QUESTIONS = ['reroll', 'evade', 'dice'];

/** `2`: a die by its place in the pool. */
export const dieReason: Reason = (g, named) => {
  const { asked, name } = named;
  const attack = attackNow(g);
  if (!asked || !attack) return undefined;
  if (asked.kind === 'colour' && COLOURS.some((colour) => colour === name))
    return refuse(clausesOf(named), say('ar.no.colour', { colour: name }));
  if (!DICE_QUESTIONS.includes(asked.kind) || !/^\d+$/.test(name)) return undefined;
  const die = attack.dice[Number(name)];
  if (!die) return refuse(['AR-MODIFIKATION-VON-WUERFELN-01'], say('ar.no.noDie'));
  const m = momentOf(g, attack);
  const forbidden = banned(g, 'modifyDie', { ...m, die, by: m.attacker });
  if (forbidden) return forbidden;
  if (!mayModify(g, m, die)) return refuse(['AR-MODIFIKATION-VON-WUERFELN-01'], say('ar.no.fixedDie'));
  return refuse(clausesOf(named), say('ar.no.otherDie'));
};

/** Of the card that asks, or of the question. */
function clausesOf(named: Parameters<Reason>[1]) {
  const card = askedCard(named);
  return (card === undefined ? undefined : cardClauses(card)?.when) ?? named.asked!.clauses;
}

/** `left`: a hull zone that damage is to be redirected to. AR-VERTEIDIGUNGSMARKER-19 */
export const zoneReason: Reason = (g, named) => {
  const zone = ZONES.find((one) => one === named.name);
  const attack = attackNow(g);
  if (!zone || !attack || named.asked?.kind !== 'redirect-zone') return undefined;
  const ship = askedUnit(g, named);
  const forbidden = banned(g, 'redirect', { ...momentOf(g, attack), to: zone });
  if (forbidden) return forbidden;
  return refuse(['AR-VERTEIDIGUNGSMARKER-19', 'AR-HUELLENSEKTIONEN-05'], say('ar.no.notAdjacent'), {
    ...(ship && { piece: ship.id }),
  });
};
