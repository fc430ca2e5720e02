import type { Flow } from '@holotisch/engine';
import type { AttackMoment } from '../../cards/vocabulary.ts';
import { rangeBetween } from '../../geometry/measuring.ts';
import type { Attack, Die, Side } from '../../state.ts';
import { inPlay, safeCritsOf, sideOf } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { mayUse } from '../choose.ts';
import { open } from '../timing.ts';
import { facesOf } from './dice.ts';
import { discard, type Shot } from './weapons.ts';

/** Steps 6 and 7 of an attack: results are compared, damage is dealt. */

export interface Debt {
  owed: boolean;
}

/** What a hit does by the attacker's cards comes before what the defender's side makes of it, whoever has initiative. */
const attackerFirst = (g: XWing, { attacker }: AttackMoment): [Side, Side] =>
  sideOf(g.state, attacker) === 0 ? [0, 1] : [1, 0];

/** Step 6. Each evade cancels a hit; only when no hit is left, a critical hit. XW-ANGRIFF-33..36 */
export function* compareResults(g: XWing, m: AttackMoment): Flow {
  const { attack: a } = m;
  a.step = 6;
  yield* open(g, 'attack.compare', m);
  const evades = a.defenceDice.filter((d) => d.face === 'evade').length;
  if (a.attackDice.some((d) => standsFirm(a, d))) yield* mayLeaveCrits(g, m, evades);
  for (let i = 0; i < evades; i++) {
    const at = toCancel(g, m);
    if (at < 0) break;
    for (const die of a.attackDice.splice(at, 1)) m.cancelled.push(die.face); // XW-NEGIEREN-01: the die leaves the pool
  }
  a.hit = a.attackDice.some((d) => d.face === 'hit' || d.face === 'crit');
  yield* open(g, 'attack.compared', m);
  a.memory.hitCritically = a.attackDice.some((d) => d.face === 'crit');
  if (g.isHeard) tellResult(g, m);
}

const standsFirm = ({ memory }: Attack, { face, stands }: Die): boolean =>
  face === 'hit' && (memory.hitsStand || stands === true);

/**
 * 'The defender may cancel critical hits before hits that cannot be cancelled': leaving it is of use only where somebody
 * waits for cancelled ones.
 */
function* mayLeaveCrits(g: XWing, { attack: a, attacker, defender }: AttackMoment, evades: number): Flow {
  const waits = g.abilities('attack.compared').find(({ source }) => source.ship === attacker);
  const crits = a.attackDice.filter((d) => d.face === 'crit');
  const loose = a.attackDice.filter((d) => d.face === 'hit' && !standsFirm(a, d)).length;
  if (waits === undefined || a.memory.critsFirst || crits.length <= safeCritsOf(g, attacker, a) || evades <= loose)
    return;
  if (yield* mayUse(defender, waits.source.card, 'XW-ANGRIFF-34', 'xw.critsToo')) return;
  for (const die of crits) die.stands = true;
}

const tellResult = (g: XWing, { attack: a, cancelled }: AttackMoment): void =>
  g.emit({
    type: a.hit ? 'hit' : 'missed',
    attack: a.id,
    attacker: a.attacker,
    defender: a.defender,
    faces: facesOf(a.attackDice),
    cancelled: [...cancelled],
    results: facesOf(a.attackDice).filter((face) => face === 'hit' || face === 'crit'),
  });

/** XW-ANGRIFF-34: hits first, unless a card has turned that round for this attack. */
function toCancel(g: XWing, { attack: a, attacker }: AttackMoment): number {
  const crits = a.attackDice.filter((d) => d.face === 'crit').length;
  const mayCancelCrit = crits > safeCritsOf(g, attacker, a);
  const crit = mayCancelCrit ? a.attackDice.findIndex((d) => d.face === 'crit' && !d.stands) : -1;
  // 'Hits cannot be cancelled by dice' leaves only the critical hits to cancel.
  const hit = a.memory.hitsStand ? -1 : a.attackDice.findIndex((d) => d.face === 'hit' && !d.stands);
  const [first, second] = a.memory.critsFirst ? [crit, hit] : [hit, crit];
  return first >= 0 ? first : second;
}

/** Step 7. Normal damage before critical damage. XW-ANGRIFF-37..39 */
export function* dealDamage(g: XWing, m: AttackMoment, { weapon }: Shot, debt: Debt): Flow {
  const { attack: a, defender } = m;
  if (!a.hit) {
    yield* open(g, 'attack.missed', m);
    return;
  }
  a.step = 7;
  if (debt.owed) discard(g, m.attacker, weapon.equipped!);
  debt.owed = false;
  const before = [...defender.damage];
  const wasDoomed = defender.doomed;
  yield* open(g, 'attack.hit', m, attackerFirst(g, m));
  const hits = a.attackDice.filter((d) => d.face === 'hit').length;
  const crits = a.attackDice.filter((d) => d.face === 'crit').length;
  yield* g.rules.suffer(g, defender, hits, crits, 'attack');
  a.memory.suffered += hits + crits;
  m.dealt.push(...defender.damage.filter((d) => !before.includes(d)));
  yield* open(g, 'attack.dealt', m);
  m.near.push(...inPlay(g.state).filter((s) => s !== defender && rangeBetween(g, s, defender) === 1));
  yield* g.rules.removeDestroyed(g);
  m.destroys = !wasDoomed && (defender.doomed || defender.status === 'destroyed');
}
