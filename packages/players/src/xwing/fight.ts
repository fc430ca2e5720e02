import type { ChoiceAsk, Json, SeveralAsk } from '@holotisch/engine';
import { attackOdds } from '@holotisch/odds';
import type { Attack, Die, Ship } from '@holotisch/xwing';
import { aim, armaments, diceOfShot, isShot, type XWing } from '@holotisch/xwing/rules';
import { isDear, rerollsDice } from './cards.ts';
import type { Imagined } from './imagine.ts';
import { load, worthOfShot } from './shooting.ts';
import { worthOfSure } from './worth.ts';

/** Choosing targets and spending tokens. */

/** The shot with the best worth; not shooting at all is worth nothing. */
export function chooseAttack({ g }: Imagined, attacker: Ship, ask: ChoiceAsk): string {
  let best = { id: 'none', worth: 0 };
  const weapons = armaments(g, attacker);
  for (const { id } of ask.options) {
    const cut = id.lastIndexOf('>');
    const weapon = weapons.find((w) => w.key === id.slice(0, cut));
    const target = g.state.ships[Number(id.slice(cut + 1))];
    if (cut < 0 || weapon === undefined || target === undefined) continue;
    const shot = aim(g, attacker, weapon, target);
    if (!isShot(shot)) continue;
    const worth = worthOfShot(g, attacker, load(g, attacker, shot), {
      attackFocus: attacker.tokens.focus > 0,
      defenceFocus: target.tokens.focus > 0,
      evades: target.tokens.evade,
    });
    if (worth > best.worth || best.id === 'none') best = { id, worth };
  }
  if (best.id !== 'none' && best.worth >= 0) return best.id;
  return ask.options.find((o) => o.id === 'none')?.id ?? ask.options[0]!.id;
}

/** Who of equals shoots first: whoever has the most to gain. */
export function chooseFighter({ g, foes }: Imagined, ships: readonly Ship[]): Ship {
  const promise = (s: Ship) =>
    Math.max(
      0,
      ...foes.flatMap((t) =>
        armaments(g, s).map((w) => {
          const shot = aim(g, s, w, t);
          const tokens = { attackFocus: s.tokens.focus > 0, defenceFocus: t.tokens.focus > 0, evades: t.tokens.evade };
          return isShot(shot) ? worthOfShot(g, s, load(g, s, shot), tokens) : 0;
        }),
      ),
    );
  return ships.reduce((best, s) => (promise(s) > promise(best) ? s : best), ships[0]!);
}

const count = (dice: readonly Die[], face: Die['face']): number =>
  dice.reduce((n, d) => (d.face === face ? n + 1 : n), 0);
const fresh = (dice: readonly Die[], face: Die['face']): number =>
  dice.reduce((n, d) => (d.face === face && !d.rerolled && !d.fixed ? n + 1 : n), 0);

const isToken = (id: string): boolean => /^\d+:(focus|evade|targetlock|reinforce)$/.test(id);
const tokenIn = (ask: ChoiceAsk, token: string): string | undefined =>
  ask.options.find((o) => o.id.endsWith(`:${token}`) && isToken(o.id))?.id;

/** Steps 3 and 5 of an attack: cards first, since they mostly cost nothing, then the lock, then the tokens. */
export function chooseModification({ g, foes }: Imagined, ask: ChoiceAsk): string {
  const pass = ask.options.find((o) => o.id === 'pass')?.id ?? ask.options[0]!.id;
  const attack = g.state.attacks.at(-1);
  if (attack === undefined) return pass;
  const attacker = g.ship(attack.attacker);
  const defender = g.ship(attack.defender);
  const attacksNow = ask.kind.endsWith('modifyAttackDice');
  const roller = attacksNow ? attacker : defender;
  const ours = g.state.sides[roller.seat] === g.state.sides[ask.seat];
  const bad = attacksNow ? badAttackDice(ask, attack) : badDefenceDice(ask, attack);
  const settled = ours && !attacksNow && uncancelled(attack) <= 0;
  for (const { id } of ask.options) {
    if (id === 'pass' || isToken(id) || isDear(id) || settled) continue;
    if (ours && rerollsDice(id) && bad === 0) continue;
    return id;
  }
  if (!ours) return pass;
  return (attacksNow ? spendOnAttack(g, foes, ask, attack, bad) : spendOnDefence(g, ask, attack)) ?? pass;
}

const badAttackDice = (ask: ChoiceAsk, { attackDice }: Attack): number =>
  fresh(attackDice, 'blank') + (tokenIn(ask, 'focus') ? 0 : fresh(attackDice, 'focus'));
const badDefenceDice = (ask: ChoiceAsk, { defenceDice }: Attack): number =>
  fresh(defenceDice, 'blank') + (tokenIn(ask, 'focus') ? 0 : fresh(defenceDice, 'focus'));

const results = ({ attackDice }: Attack): number => count(attackDice, 'hit') + count(attackDice, 'crit');
const uncancelled = (a: Attack): number => results(a) - count(a.defenceDice, 'evade');

function spendOnAttack(
  g: XWing,
  foes: readonly Ship[],
  ask: ChoiceAsk,
  attack: Attack,
  bad: number,
): string | undefined {
  const lock = tokenIn(ask, 'targetlock');
  if (lock !== undefined && bad > 0) return lock;
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
  const attacker = g.ship(attack.attacker);
  const defender = g.ship(attack.defender);
  const weapon = armaments(g, attacker).find((w) => w.key === attack.weapon);
  const shot = weapon && aim(g, attacker, weapon, defender);
  const defenceDice = shot && isShot(shot) ? Math.min(12, diceOfShot(g, attacker, shot).defence) : 3;
  let sum = 0;
  for (let n = 1; n <= sure; n++) sum += chanceBelow(n, defenceDice, defender);
  return sum;
}

/** The chance that the defender has fewer than n evades. */
function chanceBelow(n: number, defenceDice: number, defender: Ship): number {
  const focus = defender.tokens.focus > 0 ? 5 / 8 : 3 / 8;
  const needed = n - defender.tokens.evade;
  if (needed <= 0) return 0;
  let below = 0;
  let ways = 1;
  for (let k = 0; k < needed && k <= defenceDice; k++) {
    below += ways * power(focus, k) * power(1 - focus, defenceDice - k);
    ways = (ways * (defenceDice - k)) / (k + 1);
  }
  return below;
}
const power = (base: number, n: number): number => (n <= 0 ? 1 : base * power(base, n - 1));

/** What a focus token may still save when those who have not shot yet shoot at its owner. */
function worthOfKeeping(g: XWing, foes: readonly Ship[], ship: Ship): number {
  let most = 0;
  for (const foe of foes) {
    if (foe.fought) continue;
    for (const weapon of armaments(g, foe)) {
      const shot = aim(g, foe, weapon, ship);
      if (!isShot(shot)) continue;
      const dice = diceOfShot(g, foe, shot);
      const spec = {
        attackDice: Math.min(12, dice.attack),
        defenceDice: Math.min(12, dice.defence),
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

/** Which dice to roll again or to change: our bad ones, or the good ones of the others. */
export function chooseDice({ g }: Imagined, ask: SeveralAsk): Json | undefined {
  const attack = g.state.attacks.at(-1);
  const which = (ask.prompt.args as { dice?: string } | undefined)?.dice;
  if (attack === undefined || (which !== 'attack' && which !== 'defence')) return undefined;
  const dice = which === 'attack' ? attack.attackDice : attack.defenceDice;
  const roller = g.ship(which === 'attack' ? attack.attacker : attack.defender);
  const ours = g.state.sides[roller.seat] === g.state.sides[ask.seat];
  const eyesAreGood = roller.tokens.focus > 0;
  const quality = (id: string): number => {
    const face = dice[Number(id)]?.face;
    const value = face === 'blank' ? 0 : face === 'focus' ? (eyesAreGood ? 2 : 1) : face === 'crit' ? 4 : 3;
    return ours ? value : 4 - value;
  };
  const worst = ask.options.map((o) => o.id).sort((a, b) => quality(a) - quality(b));
  const wanted = worst.filter((id) => quality(id) < 2).length;
  return worst.slice(0, Math.min(ask.max, Math.max(ask.min, wanted)));
}
