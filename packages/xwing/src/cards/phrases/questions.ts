import { type Flow, type Json, type Refusal, say } from '@holotisch/engine';
import type { Manoeuvre } from '../../data/types.ts';
import { barredLocks, lockable } from '../../flow/activation/actions/standard.ts';
import { choose, chooseSeveral, chooseSeveralAnyway, shipOption } from '../../flow/choose.ts';
import { manoeuvreOption } from '../../flow/planning/planning.ts';
import type { PlainCardKind, QuestionKind } from '../../payloads.ts';
import type { Attack, Damage, Die, Equipped, Face, Ship } from '../../state.ts';
import { difficultyOf } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { upgradeKey } from '../laid.ts';
import type { CardSource } from '../vocabulary.ts';

/** What a card asks: it names itself and points to the ship that carries it. */

type CardKind = Extract<QuestionKind, `card-${string}`>;

/** What every question of a card has in common: it names the card and points to the ship that carries it. */
export const asked = <K extends CardKind>(self: CardSource, kind: K, args: Readonly<Record<string, Json>> = {}) => ({
  seat: self.seat,
  kind,
  prompt: say(`xw.ask.${kind}`, { card: self.card, ...args }),
  clauses: ['XW-KARTENFAEHIGKEITEN-01'] as const,
  about: { ship: self.lender?.id ?? self.piece, card: self.card },
});

/** Picks a ship for a card; a single candidate is taken without a question. */
export function* pickShip(g: XWing, self: CardSource, ships: readonly Ship[]): Flow<Ship> {
  return g.ship(Number(yield* choose({ ...asked(self, 'card-ship'), options: ships.map(shipOption) })));
}

/** Picks what the ship of a card locks. `refused` says why the card itself does not let it lock a ship that it could lock. */
export function* pickLock(
  g: XWing,
  self: CardSource,
  refused: (target: Ship) => Refusal | undefined = () => undefined,
): Flow<Ship> {
  const all = lockable(g, self.ship);
  const legal = all.filter((target) => refused(target) === undefined);
  const barred = () => [
    ...barredLocks(g, self.ship, all),
    ...all.flatMap((target) => {
      const refusal = refused(target);
      return refusal ? [{ ...shipOption(target), refusal: { ...refusal, piece: target.id } }] : [];
    }),
  ];
  return g.ship(Number(yield* choose({ ...asked(self, 'card-ship'), options: legal.map(shipOption), barred })));
}

/** Picks one of a few named things for a card. */
export function* pick<T extends string>(self: CardSource, kind: PlainCardKind, ids: readonly T[]): Flow<T> {
  const options = ids.map((id) => ({ id, label: say(`xw.option.${id}`) }));
  const one = yield* choose({ ...asked(self, kind, { ship: self.ship.id }), options });
  return ids.find((id) => id === one)!;
}

/** Names a result of a die for a card. */
export function* pickFace<T extends Face>(
  self: CardSource,
  kind: 'card-face' | 'card-result',
  faces: readonly T[],
): Flow<T> {
  const options = faces.map((id) => ({ id, label: say(`xw.face.${id}`) }));
  const one = yield* choose({ ...asked(self, kind, { ship: self.ship.id }), options });
  return faces.find((face) => face === one)!;
}

/** Picks one of a ship's manoeuvres; for a ship of another player he is asked if `seat` says so. */
export function* pickManoeuvre(
  g: XWing,
  self: CardSource,
  from: readonly Manoeuvre[],
  ship: Ship = self.ship,
  {
    kind = 'card-manoeuvre',
    seat = self.seat,
  }: { readonly kind?: 'card-manoeuvre' | 'card-guess'; readonly seat?: number } = {},
): Flow<Manoeuvre> {
  const code = yield* choose({
    ...asked(self, kind, { ship: ship.id }),
    seat,
    options: from.map((m) => manoeuvreOption(ship, m, difficultyOf(g, ship, m))),
  });
  return from.find((m) => m.code === code)!;
}

/** Picks a damage card of a ship; facedown ones are told apart by their place only. */
export function* pickDamage(self: CardSource, ship: Ship, from: readonly Damage[]): Flow<Damage> {
  const id = yield* choose({
    ...asked(self, 'card-damage', { ship: ship.id }),
    options: from.map((d) => ({
      id: String(ship.damage.indexOf(d)),
      label: d.faceup ? say('xw.damageCard', { card: d.card }) : say('xw.facedownCard'),
    })),
  });
  return ship.damage[Number(id)]!;
}

/** Picks dice out of a roll, `min` to `max` of those at these places, and says what becomes of them. */
export function* pickDice(
  self: CardSource,
  a: Attack,
  which: 'attack' | 'defence',
  places: readonly number[],
  min: number,
  max: number,
  becomes: 'reroll' | Face,
): Flow<number[]> {
  const dice = which === 'attack' ? a.attackDice : a.defenceDice;
  return yield* pickFrom(self, dice, which, places, min, max, becomes, a);
}

/** The same out of a roll that belongs to no attack. */
export function* pickFrom(
  self: CardSource,
  dice: readonly Die[],
  which: 'attack' | 'defence',
  places: readonly number[],
  min: number,
  max: number,
  becomes: 'reroll' | Face,
  of?: Attack,
): Flow<number[]> {
  const question = asked(self, 'card-dice', { dice: which });
  const picked = yield* chooseSeveralAnyway({
    ...question,
    about: { ...question.about, dice: which, becomes, ...(of && { attack: of.id }) },
    options: places.map((i) => ({ id: String(i), label: say(`xw.face.${dice[i]!.face}`) })),
    min: Math.min(min, places.length),
    max: Math.min(max, places.length),
  });
  return picked.map(Number);
}

/** Picks up to so many ships. */
export function* pickShips(self: CardSource, ships: readonly Ship[], max: number): Flow<number[]> {
  const picked = yield* chooseSeveral({
    ...asked(self, 'card-ships'),
    options: ships.map(shipOption),
    min: 0,
    max: Math.min(max, ships.length),
  });
  return picked.map(Number);
}

/** A 'may' in the middle of a card. */
export function* pickYes(self: CardSource): Flow<boolean> {
  return (yield* pick(self, 'card-may', ['yes', 'no'])) === 'yes';
}

/** Picks an upgrade card of a ship. */
export function* pickUpgrade(self: CardSource, ship: Ship, from: readonly Equipped[]): Flow<Equipped> {
  const key = yield* choose({
    ...asked(self, 'card-upgrade', { ship: ship.id }),
    options: from.map((u) => ({ id: upgradeKey(ship, u), label: say('xw.upgrade', { card: u.id }) })),
  });
  return from.find((u) => upgradeKey(ship, u) === key)!;
}

/** Picks an obstacle by its place in the list. */
export function* pickObstacle(g: XWing, self: CardSource, from: readonly number[]): Flow<number> {
  const label = (i: number) => say('xw.obstacle', { obstacle: g.state.obstacles[i]!.kind });
  const options = from.map((i) => ({ id: String(i), label: label(i), about: { obstacle: i } }));
  return Number(yield* choose({ ...asked(self, 'card-obstacle'), options }));
}

/** Picks any number of a ship's upgrade cards. */
export function* pickUpgrades(self: CardSource, ship: Ship, from: readonly Equipped[]): Flow<Equipped[]> {
  const keys = yield* chooseSeveral({
    ...asked(self, 'card-upgrades', { ship: ship.id }),
    options: from.map((u) => ({ id: upgradeKey(ship, u), label: say('xw.upgrade', { card: u.id }) })),
    min: 0,
    max: from.length,
  });
  return from.filter((u) => keys.includes(upgradeKey(ship, u)));
}
