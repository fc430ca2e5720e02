import { type Flow, type Modifier, type Seat, say } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import { WHETHER } from '@holotisch/table';
import { commandOf } from '../../data/index.ts';
import type { KeywordName } from '../../data/types.ts';
import { recover, refuseAction } from '../../flow/activation/actions.ts';
import { moveKinds } from '../../flow/activation/move/kinds.ts';
import { unitSees } from '../../flow/attack/sight.ts';
import { chooseUnit, chooseUnits, chooseWay, may, mayChooseUnit } from '../../flow/choose.ts';
import { giveOrder } from '../../flow/command/command.ts';
import { askMarkerPlace, layMarker, markerPlace } from '../../flow/objectives/markers.ts';
import { after } from '../../flow/reactions.ts';
import { gain } from '../../flow/tokens.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { MarkerPlaceData } from '../../payloads.ts';
import type { Marker, TokenKind, Unit } from '../../state.ts';
import {
  between,
  enemiesOf,
  friendsOf,
  isSuppressed,
  isTrooper,
  isVehicle,
  lentKey,
  refuse,
  touchableEnemies,
  unitsInPlay,
} from '../../values.ts';
import {
  type AnyAbility,
  type AnyBan,
  at,
  ban,
  type CardRules,
  type CardSource,
  type OrderMoment,
  type ValueName,
  type ValueRule,
  valueOfAny,
} from '../vocabulary.ts';

/** What many command cards say. */

/** A command card says by itself when and how it is resolved. LE-KOMMANDOKARTEN-14 */
export const CARD: readonly ClauseId[] = ['LE-KOMMANDOKARTEN-14'];

export type Who = (g: Legion, unit: Unit, self: CardSource) => boolean;

/** The character whose card it is. */
export const isHero: Who = (g, unit, self) =>
  unit.seat === self.seat &&
  (commandOf(self.card, g.state.rules.edition).owners?.includes(unit.card) ?? false) &&
  unit.status === 'play';
export const heroOf = (g: Legion, self: CardSource): Unit | undefined =>
  unitsInPlay(g.state).find((unit) => isHero(g, unit, self));

/** A unit of the card's player by name. */
export const isCalled =
  (name: string): Who =>
  (g, unit, self) =>
    unit.seat === self.seat && g.card(unit).name.en === name;
export const called = (g: Legion, self: CardSource, name: string): Unit | undefined =>
  unitsInPlay(g.state).find((unit) => isCalled(name)(g, unit, self));

export const isBrotherOrSister: Who = (g, unit, self) =>
  isCalled('Fifth Brother')(g, unit, self) || isCalled('Seventh Sister')(g, unit, self);

export const isFriend: Who = (g, unit, self) => g.state.sides[unit.seat] === g.state.sides[self.seat];
export const isFriendlyTrooper: Who = (g, unit, self) => isFriend(g, unit, self) && isTrooper(g, unit);
/** The card was played this round; permanent ones act in later rounds, too. */
export const isPlayed = (g: Legion, { seat, card }: CardSource): boolean => g.state.hands[seat]!.played === card;

export const friendsWithin = (g: Legion, unit: Unit, range: number): readonly Unit[] =>
  friendsOf(g.state, unit).filter((friend) => friend !== unit && isAt(between(g, unit, friend), range));
export const enemiesWithin = (g: Legion, unit: Unit, range: number): readonly Unit[] =>
  touchableEnemies(g, unit).filter((enemy) => isAt(between(g, unit, enemy), range));
/** How many there are, whether anything touches them or not. */
export const enemiesCounted = (g: Legion, unit: Unit, range: number): number =>
  enemiesOf(g.state, unit).filter((enemy) => isAt(between(g, unit, enemy), range)).length;
export const inSight = (g: Legion, from: Unit, to: Unit, range: number): boolean =>
  isAt(between(g, from, to), range) && unitSees(g, from, to);
export const hasRank = ({ rank }: Unit, ...ranks: readonly Unit['rank'][]): boolean => ranks.includes(rank);
export const isWoundedBy = (unit: Unit): number => unit.minis.reduce((sum, { wounds }) => sum + wounds, 0);

/** Keywords that units have as long as the card is in force. */
export const lends = (keywords: { readonly [K in KeywordName]?: number }, who: Who = isHero) => ({
  grants: Object.keys(keywords) as KeywordName[],
  values: Object.entries(keywords).map(([keyword, add]) =>
    valueOfAny(`keyword.${keyword as KeywordName}`, (g, unit, self) => (who(g, unit, self) ? { add } : undefined)),
  ),
});
/** Any other value of the character. */
export const heroHas = (value: ValueName, modifier: Modifier): ValueRule =>
  valueOfAny(value, (g, unit, self) => (isHero(g, unit, self) ? modifier : undefined));
/** Such units may not attack. */
export const forbidsAttack = (who: Who): AnyBan =>
  ban('attack', (g, { unit }, self) =>
    who(g, unit, self) ? refuse(CARD, say('le.no.commandAttack', { unit: unit.id }), { piece: unit.id }) : undefined,
  );
/** A keyword for this one unit until the end of the round. */
export function give(g: Legion, self: CardSource, unit: Unit, keyword: KeywordName, add = 1, of?: string): void {
  g.state.lasting.push({
    source: self.key,
    unit: unit.id,
    until: 'round',
    value: `keyword.${keyword}`,
    modifier: { add },
    ...(of !== undefined && { note: of }),
  });
}
/** Remembers a unit until the end of the round. */
export function mark(g: Legion, self: CardSource, unit: Unit, note: string): void {
  g.state.lasting.push({ source: self.key, unit: unit.id, until: 'round', note });
}
export const isMarked = (g: Legion, self: CardSource, unit: Unit, note: string): boolean =>
  g.state.lasting.some((l) => l.source === self.key && l.unit === unit.id && l.note === note);

export function unmark(g: Legion, self: CardSource, unit: Unit, note: string): void {
  const { lasting } = g.state;
  const at = lasting.findIndex((l) => l.source === self.key && l.unit === unit.id && l.note === note);
  if (at >= 0) lasting.splice(at, 1);
}

/** The character gains tokens when the card is resolved. */
export const heroGains = (...tokens: readonly TokenKind[]): AnyAbility =>
  at('command.resolve', {
    mandatory: true,
    when: (g, m, self) => isMine(m, self) && heroOf(g, self) !== undefined,
    *run(g, _m, self) {
      const hero = heroOf(g, self)!;
      for (const token of tokens) yield* gain(g, hero, token, 1, self.card);
    },
  });
/** It is this card that is being resolved. */
export const isMine = (m: { readonly seat: number; readonly card: string | null }, self: CardSource): boolean =>
  m.seat === self.seat && m.card === self.card;

/** When such a unit is issued an order: what must happen then. */
export const whenOrdered = (
  who: (g: Legion, m: OrderMoment, self: CardSource) => boolean,
  run: (g: Legion, unit: Unit, self: CardSource) => Flow,
): AnyAbility =>
  at('unit.ordered', {
    mandatory: true,
    when: who,
    run: (g, m, self) => run(g, m.unit, self),
  });
/** The same where its player may do it. */
export const mayWhenOrdered = (
  who: (g: Legion, m: OrderMoment, self: CardSource) => boolean,
  run: (g: Legion, unit: Unit, self: CardSource) => Flow,
): AnyAbility => at('unit.ordered', { when: who, run: (g, m, self) => run(g, m.unit, self) });

export const gains =
  (...tokens: readonly TokenKind[]) =>
  (g: Legion, unit: Unit, self: CardSource): Flow =>
    gainAll(g, unit, self, tokens);
function* gainAll(g: Legion, unit: Unit, self: CardSource, tokens: readonly TokenKind[]): Flow {
  for (const token of tokens) yield* gain(g, unit, token, 1, self.card);
}

/** Tokens for whoever is issued an order with this very card. */
export const ordered = (...tokens: readonly TokenKind[]): AnyAbility => whenOrdered(byCard, gains(...tokens));
/** Keywords for them until the end of the round. */
export const lendsOrdered = (
  ...keywords: readonly KeywordName[]
): Required<Pick<CardRules, 'grants' | 'abilities'>> => ({
  grants: keywords,
  abilities: [
    whenOrdered(byCard, function* (g, unit, self) {
      for (const keyword of keywords) give(g, self, unit, keyword);
    }),
  ],
});

/** The character issues the order. */
export const byHero = (g: Legion, m: OrderMoment, self: CardSource): boolean => m.by !== null && isHero(g, m.by, self);

/** A unit, as the player of the card likes, or somebody else. */
export const pickUnit = (self: CardSource, units: readonly Unit[], seat = self.seat): Flow<Unit> =>
  chooseUnit(seat, units, CARD, say('le.ask.card-unit', { card: self.card }), self.card);
export const mayPickUnit = (self: CardSource, units: readonly Unit[]): Flow<Unit | undefined> =>
  mayChooseUnit(self.seat, units, CARD, say('le.ask.card-unit', { card: self.card }), self.card);
export const pickUnits = (
  self: Pick<CardSource, 'seat' | 'card'>,
  units: readonly Unit[],
  [min, max]: readonly [number, number],
): Flow<readonly Unit[]> =>
  chooseUnits(self.seat, units, [min, max], CARD, say('le.ask.card-units', { n: max }), self.card);

/** One of several tokens, as the player of the card likes. */
export function* gainsOne(g: Legion, unit: Unit, self: CardSource, tokens: readonly TokenKind[]): Flow {
  const token = yield* chooseWay(
    self.seat,
    tokens,
    CARD,
    say('le.ask.command-token', { card: self.card, unit: unit.id }),
    {
      unit: unit.id,
      card: self.card,
    },
  );
  yield* gain(g, unit, token, 1, self.card);
}

type HeroRun = (g: Legion, unit: Unit, self: CardSource) => Flow;
interface HeroMore {
  readonly mandatory?: true;
  readonly when?: Who;
}
const heroAt =
  (window: 'unit.ends' | 'unit.activates') =>
  (run: HeroRun, { mandatory, when }: HeroMore = {}): AnyAbility =>
    at(window, {
      ...(mandatory && { mandatory }),
      when: (g, m, self) => isHero(g, m.unit, self) && (when?.(g, m.unit, self) ?? true),
      run: (g, m, self) => run(g, m.unit, self),
    });
/** At the end of the activation of the card's character. */
export const whenHeroEnds = heroAt('unit.ends');
/** When the card's character is activated. */
export const whenHeroActivates = heroAt('unit.activates');
export const recovers = (g: Legion, unit: Unit): Flow => recover(g, unit);

/** Whether it could move at all. */
export const canMove = (g: Legion, unit: Unit): boolean =>
  unit.status === 'play' &&
  refuseAction(g, unit, 'move', { free: true, outside: true }) === undefined &&
  moveKinds(g, unit).includes('standard');
/** A move that is no move action. LE-FAEHIGKEITEN-13 */
export function* speedMove(g: Legion, unit: Unit, speed: number, self: CardSource): Flow {
  const move = yield* g.rules.move(g, unit, { kinds: ['standard'], speed, by: self.seat, clauses: CARD });
  yield* after(g, unit, { move });
}

/** A plain yes or no of the card's player. */
export const wants = (self: CardSource, unit: Unit, what: keyof typeof WANTS): Flow<boolean> =>
  may(self.seat, say(WANTS[what], { card: self.card, unit: unit.id }), CARD, { unit: unit.id });
const WANTS = {
  attack: 'le.ask.command-attack',
  move: 'le.ask.command-move',
  suppression: 'le.ask.command-suppression',
} as const;

/** An attack with the weapon of the card, after which everything follows that follows attacks. */
export function* attackWithCard(
  g: Legion,
  unit: Unit,
  self: CardSource,
  only?: readonly number[],
): Flow<readonly number[]> {
  const attacks = yield* g.rules.attack(g, unit, 'plain', { weapons: weaponsOn(g, self), ...(only && { only }) });
  yield* after(g, unit, { attacks });
  return attacks.map(({ defender }) => defender.id);
}
export const weaponsOn = (g: Legion, self: CardSource): readonly string[] =>
  commandOf(self.card, g.state.rules.edition).weapons.map((weapon) => lentKey(self.card, weapon));

/** The weapon of the card serves its character while it is activated. */
export const armsActiveHero: Pick<CardRules, 'arms'> = {
  arms: { who: (g, unit, self) => isHero(g, unit, self) && g.state.turn?.unit === unit.id },
};

/** The character lays a token of the card on the table; undefined: there is no place for it. */
export function* layToken(
  g: Legion,
  self: CardSource,
  unit: Unit,
  where: Omit<MarkerPlaceData, 'near'> & Partial<Pick<MarkerPlaceData, 'near'>>,
  note?: string,
): Flow<Marker | undefined> {
  if (!markerPlace.sample(g, where, WHETHER)) return undefined;
  const place = yield* askMarkerPlace(self.seat, where, CARD, { unit: unit.id, card: self.card });
  return layMarker(g, {
    kind: where.kind,
    seat: self.seat,
    by: `command/${self.card}`,
    x: place.x,
    y: place.y,
    ...(note !== undefined && { note }),
  });
}
/** LE-SCHARF-MACHEN-X-BOMBENTYP-01, -02 */
export function* armCharges(g: Legion, unit: Unit, self: CardSource, count: number): Flow {
  for (let i = 0; i < count; i++)
    if (!(yield* layToken(g, self, unit, { kind: 'charge', near: { unit: unit.id, range: 1 } }, self.card))) return;
}

/** A unit's token leaves the pool, or the card on which it lies: it is put beside the unit. */
export function removeFromPool(g: Legion, unit: Unit): void {
  const { pool, kept } = g.state.hands[unit.seat]!;
  const from = pool.includes(unit.rank) ? pool : kept;
  const at = from.indexOf(unit.rank);
  if (at >= 0) from.splice(at, 1);
}
export const wasDivulged = (g: Legion, { seat, card }: CardSource): boolean =>
  g.state.hands[seat]!.divulged.includes(card);
/** What is divulged acts on a unit for the whole game, from now on. */
export function giveForGood(
  g: Legion,
  seat: Seat,
  card: string,
  unit: Unit,
  value: ValueName,
  { add = 1, of }: { readonly add?: number; readonly of?: string } = {},
): void {
  g.state.lasting.push({
    source: `command:${seat}.${card}`,
    unit: unit.id,
    until: 'game',
    value,
    modifier: { add },
    ...(of !== undefined && { note: of }),
  });
}
/** The units of a seat whose card it is, on the table or not. */
export const ownersOf = (g: Legion, seat: Seat, card: string): readonly Unit[] =>
  g.state.units.filter(
    (unit) => unit.seat === seat && commandOf(card, g.state.rules.edition).owners?.includes(unit.card),
  );

/** Whom Luke may act with: a friend, or an enemy who is suppressed; nobody of rank. */
export const servants = (g: Legion, luke: Unit): readonly Unit[] =>
  [...friendsWithin(g, luke, 1), ...enemiesWithin(g, luke, 1).filter((u) => isSuppressed(g, u))].filter(
    (u) => isTrooper(g, u) && !hasRank(u, 'commander', 'operative'),
  );

/** Issued with this very card. */
export const byCard = (_g: Legion, m: OrderMoment, self: CardSource): boolean =>
  m.card === self.card && m.unit.seat === self.seat;

export const isAlliedVehicle: Who = (g, unit, self) => isFriend(g, unit, self) && isVehicle(g, unit);

export const isSmall = (g: Legion, unit: Unit): boolean => g.card(unit).base.length < 40;

export const whoeverIsOrdered = (run: (g: Legion, unit: Unit, self: CardSource) => Flow) => whenOrdered(byCard, run);

/** The one that was nominated, and nobody else. */
export const onlyNominated = function* (g: Legion, seat: number): Flow {
  const { nominated, played } = g.state.hands[seat]!;
  const unit = nominated === null ? undefined : g.unit(nominated);
  if (unit?.order === 'none') yield* giveOrder(g, unit, unit, played);
};
