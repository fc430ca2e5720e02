import { type Flow, openWindow, type Ready, type Refusal, rollDie, say, seatsInOrder } from '@holotisch/engine';
import type { AnyAbility, AttackMoment, CardSource, WindowName } from '../../cards/vocabulary.ts';
import { ATTACK_DIE, DEFENCE_DIE } from '../../dice.ts';
import type { Modification } from '../../events.ts';
import { inFiringArc } from '../../geometry/measuring.ts';
import type { Duel } from '../../payloads.ts';
import type { Attack, Die, Face, Ship, Side, Which } from '../../state.ts';
import { banned, isEverBanned, rerollsOf } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { chooseSeveralAnyway } from '../choose.ts';
import { tellAbility } from '../timing.ts';
import { hasLock, hasSpent } from '../tokens.ts';
import { lenders } from './lending.ts';

/** Modifying dice: adding, changing, rerolling. XW-WUERFELERGEBNISSE-MODIFIZIEREN-01..07 */

export const diceOfAttack = (a: Attack, which: Which): Die[] => (which === 'attack' ? a.attackDice : a.defenceDice);

export const tellModified = (
  g: XWing,
  a: Attack,
  which: Which,
  how: Modification,
  rerolled?: readonly number[],
): void => {
  a.memory.justRerolled[which] = how === 'reroll';
  g.emit({
    type: 'modified',
    attack: a.id,
    dice: which,
    how,
    faces: diceOfAttack(a, which).map((d) => d.face),
    ...(rerolled && { rerolled }),
  });
};
/** Whether the last thing that happened to these dice was a reroll. */
export const isJustRerolled = (a: Attack, which: Which): boolean => a.memory.justRerolled[which];

/** 'These dice cannot be modified again': the rest of the step passes them by. */
export const seal = (a: Attack, which: Which): void => {
  a.memory.sealed[which] = true;
};

/** Dice that a card adds to a roll before it is made. XW-ANGRIFF-17, XW-ANGRIFF-27 */
export const moreDice = (a: Attack, which: Which, count: number): void => {
  a.memory.added[which] += count;
};

/** Turns up to `count` dice from one face to another; not a roll. XW-WUERFELERGEBNISSE-MODIFIZIEREN-04 */
export function change(
  g: XWing,
  a: Attack,
  which: Which,
  from: Face,
  to: Face,
  count = Number.POSITIVE_INFINITY,
): number {
  let n = 0;
  for (const d of diceOfAttack(a, which)) {
    if (n >= count) break;
    if (d.face !== from || d.fixed) continue;
    d.face = to;
    n++;
  }
  tellModified(g, a, which, 'change');
  return n;
}

/** An added die is a die like any other. XW-WUERFELERGEBNISSE-MODIFIZIEREN-02, XW-WUERFELERGEBNISSE-MODIFIZIEREN-03 */
export function addDie(g: XWing, a: Attack, which: Which, face: Face): void {
  diceOfAttack(a, which).push({ face, rerolled: false });
  tellModified(g, a, which, 'add');
}

/** Takes dice with a result out of the pool. XW-NEGIEREN-01, XW-NEGIEREN-02 */
export function cancel(g: XWing, a: Attack, which: Which, face: Face, count = Number.POSITIVE_INFINITY): number {
  const dice = diceOfAttack(a, which);
  let n = 0;
  for (let i = dice.length - 1; i >= 0 && n < count; i--) {
    if (dice[i]!.face !== face) continue;
    dice.splice(i, 1);
    n++;
  }
  tellModified(g, a, which, 'cancel');
  return n;
}

export const cancelAll = (g: XWing, a: Attack, which: Which): void => {
  diceOfAttack(a, which).length = 0;
  tellModified(g, a, which, 'cancel');
};

/** No die is rerolled twice. XW-WUERFELERGEBNISSE-MODIFIZIEREN-07 */
const rerollsLeft = (g: XWing, a: Attack, which: Which): number =>
  rerollsOf(g, g.ship(which === 'attack' ? a.attacker : a.defender), a) -
  diceOfAttack(a, which).filter((d) => d.rerolled).length;

export function rerollable(g: XWing, a: Attack, which: Which, faces?: readonly Face[]): number[] {
  const roller = g.ship(which === 'attack' ? a.attacker : a.defender);
  if (rerollsLeft(g, a, which) <= 0 || banned(g, 'reroll', { ship: roller, dice: which, attack: a })) return [];
  return diceOfAttack(a, which).flatMap((d, i) =>
    d.rerolled || d.fixed || (faces && !faces.includes(d.face)) ? [] : [i],
  );
}

export function reroll(g: XWing, a: Attack, which: Which, indices: readonly number[]): void {
  const kind = which === 'attack' ? ATTACK_DIE : DEFENCE_DIE;
  for (const i of indices) {
    const die = diceOfAttack(a, which)[i]!;
    if (die.rerolled) throw new Error('a die cannot be rerolled twice');
    die.face = rollDie<Face>(g.state.chance, kind as never);
    die.rerolled = true;
  }
  // Which dice they were cannot be seen from the faces: one may come up as before.
  if (indices.length > 0) tellModified(g, a, which, 'reroll', [...indices]);
  else g.emit({ type: 'noReroll', attack: a.id, dice: which });
}

/**
 * Lets the player of a card or token pick dice to reroll, `min` to `max` of those allowed. XW-ANGRIFF-21, R-XW-12: none
 * is a choice too
 */
export function* chooseReroll(
  g: XWing,
  by: CardSource,
  a: Attack,
  which: Which,
  max = Number.POSITIVE_INFINITY,
  faces?: readonly Face[],
  min = 0,
): Flow<number> {
  const open = rerollable(g, a, which, faces);
  if (open.length === 0) {
    reroll(g, a, which, []); // what it was to be has been paid for all the same
    return 0;
  }
  const dice = diceOfAttack(a, which);
  const most = Math.min(max, open.length, rerollsLeft(g, a, which));
  if (min > open.length && most === open.length) {
    reroll(g, a, which, open); // 'as many as possible' leaves no choice
    return open.length;
  }
  const picked = yield* chooseSeveralAnyway({
    seat: by.seat,
    kind: 'reroll',
    prompt: say('xw.ask.reroll', { card: by.card, dice: which }),
    // how many and which: the lock says so, or the card
    clauses: [
      by.card in ATTACK_TOKENS ? 'XW-ANGRIFF-21' : 'XW-KARTENFAEHIGKEITEN-01',
      'XW-WUERFELERGEBNISSE-MODIFIZIEREN-07',
    ],
    about: { ship: by.lender?.id ?? by.piece, card: by.card, dice: which, attack: a.id },
    options: open.map((i) => ({ id: String(i), label: say(`xw.face.${dice[i]!.face}`) })),
    min: Math.min(min, most),
    max: most,
  });
  reroll(g, a, which, picked.map(Number));
  return picked.length;
}

/** Steps 3 and 5: first the other side's card abilities, then the owner's tokens and abilities, in any order. */
export function modifyDice(g: XWing, m: AttackMoment, which: Which, first: Side, owner: Side): Flow<number> {
  const name = which === 'attack' ? 'attack.modifyAttackDice' : 'attack.modifyDefenceDice';
  const rollerShip = which === 'attack' ? m.attacker : m.defender;
  const tokens = (which === 'attack' ? ATTACK_ROWS : DEFENCE_ROWS).map(([id, rule]) => ({
    source: tokenSource(rollerShip, id),
    rule,
  }));
  return openWindow(g, {
    name,
    context: m,
    // Where a card lets a ship attack its own side, the other side comes first.
    seats: seatsInOrder(g.state, [first === owner ? ((1 - owner) as Side) : first, owner]),
    state: g.state,
    prompt: say(`xw.window.${name}`),
    clauses: which === 'attack' ? ['XW-ANGRIFF-18', 'XW-ANGRIFF-19'] : ['XW-ANGRIFF-28', 'XW-ANGRIFF-29'],
    about: { attacker: m.attacker.id, defender: m.defender.id } satisfies Duel,
    // Tokens that are spent are told of as such.
    tell: (source) =>
      source.card in ATTACK_TOKENS || source.card in DEFENCE_TOKENS ? undefined : tellAbility(g, source),
    find() {
      const found: Ready<XWing, AttackMoment, CardSource>[] = [...cancelling(g, name)];
      if (m.attack.memory.sealed[which]) return found;
      const forced = mustSpendFocus(g, m, which, rollerShip);
      const isBanned = isEverBanned(g, 'modifyDice');
      const kept = isBanned
        ? banned(g, 'modifyDice', { ship: rollerShip, dice: which, attack: m.attack, by: 'token' })
        : undefined;
      for (const token of tokens) {
        const { card } = token.source;
        const rule = barredBy(kept, forced && card === 'focus' ? { ...token.rule, mandatory: true } : token.rule);
        found.push(rule === token.rule ? token : { ...token, rule });
        if (which === 'attack')
          for (const lender of lenders(g, rollerShip, card as 'focus' | 'targetlock'))
            found.push({ source: { ...tokenSource(lender, card), seat: rollerShip.seat }, rule });
      }
      for (const item of g.abilities(name)) {
        const { source, rule } = item;
        if (cancels(g, source)) continue;
        const ban = isBanned
          ? banned(g, 'modifyDice', { ship: source.ship, dice: which, attack: m.attack, by: 'card' })
          : undefined;
        found.push(ban ? { source, rule: barredBy(ban, rule) } : item);
      }
      return found;
    },
  });
}

/** R-XW-56: cancelling results is not modifying dice, so whoever cannot modify them may do it all the same. */
const cancelling = (g: XWing, name: WindowName): readonly Ready<XWing, AttackMoment, CardSource>[] =>
  g.knows('cancels') ? g.abilities(name).filter(({ source }) => cancels(g, source)) : [];
const cancels = (g: XWing, { ship, key }: CardSource): boolean =>
  g.cards(ship, 'cancels').some(({ source, rules }) => source.key === key && rules.cancels);

/** What would stand here but for a 'cannot' is shown with the reason. XW-GOLDENE-REGELN-04 */
const barredBy = (ban: Refusal | undefined, rule: AnyAbility): AnyAbility =>
  ban ? { ...rule, bars: () => ban } : rule;

/** A card of the other side may make the roller spend a focus token, which it may choose to do in any way it can. */
function mustSpendFocus(g: XWing, m: AttackMoment, which: Which, roller: Ship): boolean {
  if (!g.knows('forcesFocus')) return false;
  const forced = [m.attacker, m.defender].some((s) =>
    g.cards(s).some(({ source, rules }) => rules.forcesFocus?.(m, source, which)),
  );
  return forced && ![roller, ...lenders(g, roller, 'focus')].some((s) => hasSpent(m.attack, s, 'focus'));
}

const tokenSource = (ship: Ship, id: string): CardSource => ({
  key: `${ship.id}:${id}`,
  card: id,
  seat: ship.seat,
  piece: ship.id,
  ship,
});

/** XW-GOLDENE-REGELN-04: a card may say that this ship cannot spend such a token in the attack. */
const unspendable =
  (token: 'focus' | 'evade' | 'targetlock', by: 'attacker' | 'defender') =>
  (g: XWing, m: AttackMoment): Refusal | undefined =>
    banned(g, 'spend', { ship: m[by], token, attack: m.attack });

/** Where a card says so, the first focus result becomes a hit that nothing changes and no defence die cancels. */
function setFirstAside(g: XWing, { attack: a, attacker }: AttackMoment): void {
  const first = a.attackDice.find((d) => d.face === 'focus' && !d.fixed);
  if (first === undefined || !g.cards(attacker, 'keepsFirstHit').some(({ rules }) => rules.keepsFirstHit)) return;
  Object.assign(first, { face: 'hit', fixed: true, stands: true });
}

const ATTACK_TOKENS: Readonly<Record<string, AnyAbility>> = {
  /** XW-ANGRIFF-20, XW-FOKUSSIERUNG-04: even without a focus result */
  focus: {
    window: 'attack.modifyAttackDice',
    repeatable: true,
    when: (_g, _m, self) => self.ship.tokens.focus > 0,
    bars: unspendable('focus', 'attacker'),
    *run(g, m: AttackMoment, self) {
      yield* g.rules.spend(g, self.ship, 'focus');
      setFirstAside(g, m);
      change(g, m.attack, 'attack', 'focus', 'hit');
    },
  },
  /** XW-ANGRIFF-21, R-XW-59 */
  targetlock: {
    window: 'attack.modifyAttackDice',
    repeatable: true,
    when: (_g, m: AttackMoment, self) => hasLock(self.ship, m.defender),
    bars: unspendable('targetlock', 'attacker'),
    *run(g, m: AttackMoment, self) {
      yield* g.rules.spendLock(g, self.ship, m.defender);
      yield* g.rules.chooseReroll(g, self, m.attack, 'attack');
    },
  },
};

const DEFENCE_TOKENS: Readonly<Record<string, AnyAbility>> = {
  /** Adds its evade by itself and is not spent. */
  reinforce: {
    window: 'attack.modifyDefenceDice',
    mandatory: true,
    when: (g, m: AttackMoment, self) =>
      self.ship.tokens.reinforce > 0 &&
      g.state.lasting.some(
        (l) =>
          l.source === 'reinforce' &&
          l.ship === self.ship.id &&
          (l.note === 'fore') === inFiringArc(g, self.ship, m.attacker),
      ),
    *run(g, m: AttackMoment) {
      addDie(g, m.attack, 'defence', 'evade');
    },
  },
  /** XW-ANGRIFF-30 */
  focus: {
    window: 'attack.modifyDefenceDice',
    repeatable: true,
    when: (_g, _m, self) => self.ship.tokens.focus > 0,
    bars: unspendable('focus', 'defender'),
    *run(g, m: AttackMoment, self) {
      yield* g.rules.spend(g, self.ship, 'focus');
      change(g, m.attack, 'defence', 'focus', 'evade');
    },
  },
  /** XW-ANGRIFF-31 */
  evade: {
    window: 'attack.modifyDefenceDice',
    repeatable: true,
    when: (_g, _m, self) => self.ship.tokens.evade > 0,
    bars: unspendable('evade', 'defender'),
    *run(g, m: AttackMoment, self) {
      yield* g.rules.spend(g, self.ship, 'evade');
      addDie(g, m.attack, 'defence', 'evade');
    },
  },
};

const ATTACK_ROWS = Object.entries(ATTACK_TOKENS);
const DEFENCE_ROWS = Object.entries(DEFENCE_TOKENS);

/** What the rules let a ship do with its tokens while dice are modified: the name is that of the option, behind its ship. */
export const TOKEN_ABILITIES: readonly (readonly [token: string, ability: AnyAbility])[] = [
  ...ATTACK_ROWS,
  ...DEFENCE_ROWS,
];
