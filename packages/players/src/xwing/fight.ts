import type { ChoiceAsk, Json } from '@holotisch/engine';
import { attackOdds, resultsThrough } from '@holotisch/odds/xwing';
import type { AskOf, Attack, Die, Face, Ship } from '@holotisch/xwing';
import {
  type Armament,
  aim,
  armaments,
  defenceDiceCount,
  diceForShot,
  isShot,
  type XWing,
} from '@holotisch/xwing/rules';
import { isDear, rerollsAll, rerollsDice } from './cards.ts';
import type { Imagined } from './imagine.ts';
import { load, MOST_DICE, worthOfShot } from './shooting.ts';
import { worthOfSure } from './worth.ts';

/** Choosing targets and spending tokens. */

/** What a shot with this weapon at this ship is worth now, with the tokens that lie there; undefined if it is no shot. */
function worthNow(g: XWing, attacker: Ship, weapon: Armament, target: Ship): number | undefined {
  const shot = aim(g, attacker, weapon, target);
  if (!isShot(shot)) return undefined;
  return worthOfShot(g, attacker, load(g, attacker, shot), {
    attackFocus: attacker.tokens.focus > 0,
    defenceFocus: target.tokens.focus > 0,
    evades: target.tokens.evade,
  });
}

/** The shot with the best worth; not shooting at all is worth nothing. */
export function chooseAttack({ g }: Imagined, attacker: Ship, ask: ChoiceAsk): string | undefined {
  let best: { id: string; worth: number } | undefined;
  const weapons = armaments(g, attacker);
  for (const { id } of ask.options) {
    const cut = id.lastIndexOf('>');
    const weapon = weapons.find((w) => w.key === id.slice(0, cut));
    const target = g.state.ships[Number(id.slice(cut + 1))];
    // Some cards let it shoot at friends; it does not.
    if (target && g.state.sides[target.seat] === g.state.sides[attacker.seat]) continue;
    const worth = weapon && target && worthNow(g, attacker, weapon, target);
    if (worth !== undefined && (best === undefined || worth > best.worth)) best = { id, worth };
  }
  return best === undefined || best.worth < 0 ? 'none' : best.id;
}

/** Who of equals shoots first: whoever has the most to gain. */
export function chooseFighter({ g, foes }: Imagined, ships: readonly Ship[]): Ship {
  const promise = (s: Ship) =>
    Math.max(0, ...foes.flatMap((t) => armaments(g, s).map((w) => worthNow(g, s, w, t) ?? 0)));
  const promises = ships.map(promise);
  return ships[promises.indexOf(Math.max(...promises))]!;
}

const count = (dice: readonly Die[], face: Die['face']): number =>
  dice.reduce((n, d) => (d.face === face ? n + 1 : n), 0);
const fresh = (dice: readonly Die[], face: Die['face']): number =>
  dice.reduce((n, d) => (d.face === face && !d.rerolled && !d.fixed ? n + 1 : n), 0);

const isToken = (id: string): boolean => /^\d+:(focus|evade|targetlock|reinforce)$/.test(id);
const tokenIn = (ask: ChoiceAsk, token: string): string | undefined =>
  ask.options.find((o) => o.id.endsWith(`:${token}`) && isToken(o.id))?.id;

/** Steps 3 and 5 of an attack: first what rerolls, then what changes dice for nothing, then the tokens. */
export function chooseModification({ g, foes }: Imagined, ask: ChoiceAsk): string {
  const pass = ask.options.find((o) => o.id === 'pass')?.id ?? ask.options[0]!.id;
  const attack = g.state.attacks.at(-1);
  if (attack === undefined) return pass;
  const attacksNow = ask.kind.endsWith('modifyAttackDice');
  const roller = g.ship(attacksNow ? attack.attacker : attack.defender);
  const cards = ask.options.map((o) => o.id).filter((id) => id !== 'pass' && !isToken(id) && !isDear(id));
  // Against the dice of the others every card is welcome.
  if (g.state.sides[roller.seat] !== g.state.sides[ask.seat]) return cards[0] ?? pass;
  if (!attacksNow && uncancelled(attack) <= 0) return pass;
  const dice = attacksNow ? attack.attackDice : attack.defenceDice;
  const changes = cards.find((id) => !rerollsDice(id) && !rerollsAll(id));
  const eyesAreGood = changes !== undefined || tokenIn(ask, 'focus') !== undefined;
  const bad = fresh(dice, 'blank') + (eyesAreGood ? 0 : fresh(dice, 'focus'));
  const rerolls = cards.find((id) => (rerollsAll(id) ? 2 * bad > dice.length : rerollsDice(id) && bad > 0));
  const lock = bad > 0 ? tokenIn(ask, 'targetlock') : undefined;
  const spent = attacksNow ? spendFocus(g, foes, ask, attack) : spendOnDefence(g, ask, attack);
  return rerolls ?? lock ?? changes ?? spent ?? pass;
}

const results = ({ attackDice }: Attack): number => count(attackDice, 'hit') + count(attackDice, 'crit');
const uncancelled = (a: Attack): number => results(a) - count(a.defenceDice, 'evade');

/** The focus token, if its results are worth more now than it may be when its owner is shot at. */
function spendFocus(g: XWing, foes: readonly Ship[], ask: ChoiceAsk, attack: Attack): string | undefined {
  const focus = tokenIn(ask, 'focus');
  const eyes = attack.attackDice.filter((d) => d.face === 'focus' && !d.fixed).length;
  if (focus === undefined || eyes === 0) return undefined;
  const attacker = g.ship(attack.attacker);
  const defender = g.ship(attack.defender);
  const gain = worthOfSure(
    g,
    defender,
    through(g, attack, results(attack) + eyes) - through(g, attack, results(attack)),
  );
  return gain >= worthOfKeeping(g, foes, attacker) ? focus : undefined;
}

/** How many of so many results get through the defence that is still to be rolled. */
function through(g: XWing, attack: Attack, sure: number): number {
  const defender = g.ship(attack.defender);
  const defenceDice = defenceDiceCount(g, { attack, defender });
  const { focus, evade } = defender.tokens;
  return resultsThrough(sure, Math.min(MOST_DICE, defenceDice), {
    focus: focus > 0,
    evades: Math.min(MOST_DICE, evade),
  });
}

/** What a focus token may still save when those who have not shot yet shoot at its owner. */
function worthOfKeeping(g: XWing, foes: readonly Ship[], ship: Ship): number {
  let most = 0;
  for (const foe of foes) {
    if (foe.fought) continue;
    for (const weapon of armaments(g, foe)) {
      const shot = aim(g, foe, weapon, ship);
      if (!isShot(shot)) continue;
      const dice = diceForShot(g, foe, shot);
      const spec = {
        attackDice: Math.min(MOST_DICE, dice.attack),
        defenceDice: Math.min(MOST_DICE, dice.defence),
        attacker: { focus: foe.tokens.focus > 0, lock: foe.locks.includes(ship.id) },
      };
      const saved = attackOdds(spec).expected - attackOdds({ ...spec, defender: { focus: true } }).expected;
      most = Math.max(most, worthOfSure(g, ship, saved));
    }
  }
  return most;
}

function spendOnDefence(g: XWing, ask: ChoiceAsk, attack: Attack): string | undefined {
  const left = uncancelled(attack);
  if (left <= 0) return undefined;
  const eyes = attack.defenceDice.filter((d) => d.face === 'focus' && !d.fixed).length;
  const evade = tokenIn(ask, 'evade');
  const focus = eyes > 0 ? tokenIn(ask, 'focus') : undefined;
  // One more is enough: keep the focus token for the own attack.
  if (evade !== undefined && (left === 1 || focus === undefined) && !(focus && g.ship(attack.defender).fought))
    return evade;
  return focus ?? evade;
}

/** Which dice to roll again or to change: our bad ones, or the good ones of the others. What is changed is to gain by it. */
export function chooseDice({ g }: Imagined, ask: AskOf<'reroll' | 'card-dice'>): Json | undefined {
  const { dice: which, attack: id } = ask.about;
  const attack = g.state.attacks.find((a) => a.id === id);
  // Dice outside an attack lie nowhere in the view: whichever come first.
  if (attack === undefined) return ask.options.slice(0, ask.min).map((o) => o.id);
  const dice = which === 'attack' ? attack.attackDice : attack.defenceDice;
  const roller = g.ship(which === 'attack' ? attack.attacker : attack.defender);
  const ours = g.state.sides[roller.seat] === g.state.sides[ask.seat];
  const eyesAreGood = roller.tokens.focus > 0;
  const worth = (face: Face | undefined): number => {
    const value = face === 'blank' ? 0 : face === 'focus' ? (eyesAreGood ? 2 : 1) : face === 'crit' ? 4 : 3;
    return ours ? value : 4 - value;
  };
  const quality = (id: string): number => worth(dice[Number(id)]?.face);
  const becomes = ask.kind === 'card-dice' ? ask.about.becomes : 'reroll';
  const enough = becomes === 'reroll' ? 2 : worth(becomes);
  const worst = ask.options.map((o) => o.id).sort((a, b) => quality(a) - quality(b));
  const wanted = worst.filter((id) => quality(id) < enough).length;
  return worst.slice(0, Math.min(ask.max, Math.max(ask.min, wanted)));
}
