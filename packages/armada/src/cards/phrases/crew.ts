import { countUse, type Flow, type Message, say, usesOf } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import type { Armada } from '../../armada.ts';
import * as data from '../../data/index.ts';
import { COMMANDS, type Command, type DefenceKind } from '../../data/types.ts';
import { spendable, spendOutright } from '../../flow/attack/defence.ts';
import { giveRaid } from '../../flow/attack/modify.ts';
import { chooseNumber, chooseOne, chooseToken, chooseUnit, mayChooseUnit } from '../../flow/choose.ts';
import { engagersOf } from '../../flow/squadrons/engagement.ts';
import { gainToken, setSpeed, takeTokens } from '../../flow/tokens.ts';
import { HIDDEN, type Ship, type Squadron, type Unit } from '../../state.ts';
import {
  banned,
  isAtDistance,
  isAtRange,
  isFriendly,
  isShip,
  isSquadron,
  livingShips,
  livingSquadrons,
  maxSpeedOf,
} from '../../values.ts';
import {
  type AnyAbility,
  type AttackMoment,
  at,
  type CardSource,
  type CourseMoment,
  type ShipMoment,
} from '../vocabulary.ts';
import { atCost, defendsAsShip, isEnemy, isFriend } from './cards.ts';

/** Turns of phrase of the people aboard: commanders and officers. */

export const CLAUSE: readonly ClauseId[] = ['AR-EFFEKTE-UND-TIMING-11'];

export const isSelf = (unit: { readonly id: number } | undefined, self: CardSource): boolean => unit?.id === self.piece;
/** At a distance of 'you', which you yourself always are. AR-ABMESSUNG-VON-FEUERWINKEL-10 */
export const isNear = (g: Armada, self: CardSource, unit: Unit, most: number): boolean =>
  isAtDistance(g, self.unit, unit, most);

export const friendlyShips = (g: Armada, self: CardSource): readonly Ship[] =>
  livingShips(g.state).filter((s) => isFriendly(g.state, s, self));
export const otherFriendlyShips = (g: Armada, self: CardSource): readonly Ship[] =>
  friendlyShips(g, self).filter((s) => s.id !== self.piece);
/** Friendly squadrons at close to medium range that nobody holds. */
export const unengaged = (g: Armada, ship: Ship): readonly Squadron[] =>
  livingSquadrons(g.state).filter(
    (s) =>
      isFriendly(g.state, s, ship) &&
      isAtRange(g, ship, s, 'medium') &&
      engagersOf(g, s) === 0 &&
      !banned(g, 'move', { squadron: s, by: null }),
  );
export const enemyShips = (g: Armada, self: CardSource): readonly Ship[] =>
  livingShips(g.state).filter((s) => !isFriendly(g.state, s, self));

/** A friendly ship attacks a ship. */
export const friendAttacksShip = (g: Armada, m: AttackMoment, self: CardSource): boolean =>
  isShip(m.attacker) && isFriend(g, self, m.attacker) && defendsAsShip(m);
export const friendlyShipAttacks = (g: Armada, m: AttackMoment, self: CardSource): boolean =>
  isShip(m.attacker) && isFriend(g, self, m.attacker);
export const friendlyShipDefends = (g: Armada, m: AttackMoment, self: CardSource): boolean =>
  isShip(m.defender) && isFriend(g, self, m.defender);

export const isUnique = (unit: Unit | undefined): unit is Squadron =>
  isSquadron(unit) && data.squadronCard(unit.card).unique === true;

const promptOf = (key: string, self: CardSource): Message => say(key, { card: self.card });
export function* pickUnit<U extends Unit>(self: CardSource, units: readonly U[], seat = self.seat): Flow<U> {
  return yield* chooseUnit(seat, 'card-unit', units, CLAUSE, promptOf('ar.ask.unit-of-card', self));
}
export function* mayPickUnit<U extends Unit>(self: CardSource, units: readonly U[]): Flow<U | undefined> {
  return yield* mayChooseUnit(self.seat, units, CLAUSE, promptOf('ar.ask.unit-of-card', self));
}

/** One of these commands; a single one is taken. */
export function* pickCommand(self: CardSource, commands: readonly Command[], seat = self.seat): Flow<Command> {
  const prompt = promptOf('ar.ask.command-of-card', self);
  return yield* chooseOne(seat, 'card-command', commands, CLAUSE, prompt, { card: self.card });
}
export function* mayPickCommand(
  self: CardSource,
  commands: readonly Command[],
  ship = self.ship,
): Flow<Command | undefined> {
  const prompt = say('ar.ask.command-for', { card: self.card, unit: ship.id });
  const about = { card: self.card, unit: ship.id };
  const one = yield* chooseOne(self.seat, 'card-command', [...commands, 'no-more'], CLAUSE, prompt, about);
  return one === 'no-more' ? undefined : one;
}
/** A command token of any type. */
export function* gainAny(g: Armada, self: CardSource, ship: Ship): Flow {
  yield* gainToken(g, ship, yield* pickCommand(self, COMMANDS));
}
/** A kind of defence token. */
export function* pickKind(self: CardSource, kinds: readonly DefenceKind[]): Flow<DefenceKind> {
  const prompt = promptOf('ar.ask.token-kind', self);
  return yield* chooseOne(self.seat, 'card-way', kinds, CLAUSE, prompt, { card: self.card });
}
/** Each of the commands that lie there, once. */
export const kindsOf = (commands: readonly (Command | typeof HIDDEN)[]): readonly Command[] =>
  COMMANDS.filter((c) => commands.includes(c));

/** A command token from the card is discarded: which one it was. */
export function* discardFromCard(g: Armada, self: CardSource): Flow<Command> {
  const token = yield* pickCommand(self, kindsOf(self.equipped.tokens));
  takeTokens(g, self.ship, self.equipped, [token]);
  return token;
}
/** A dial from the card is revealed and discarded. */
export function* discardDial(g: Armada, self: CardSource): Flow<Command> {
  const { dials } = self.equipped;
  const dial = yield* pickCommand(self, kindsOf(dials));
  dials.splice(dials.indexOf(dial), 1);
  g.emit({ type: 'note', why: say('ar.note.cardDial', { card: self.card, command: dial }), clauses: CLAUSE });
  return dial;
}
/** What a card has begun, until the end of the round: the command it is about. */
export function beginForRound(g: Armada, self: CardSource, note: string): void {
  g.state.lasting.push({ source: self.key, unit: self.ship.id, until: 'round', note });
}
export const lastingNote = (g: Armada, self: CardSource): string | undefined => {
  const note = g.state.lasting.find((l) => l.source === self.key && l.unit === self.piece)?.note;
  return typeof note === 'string' ? note : undefined;
};

/** Defence tokens by place. */
export const tokensOf = (unit: Unit, ...states: readonly ('ready' | 'exhausted' | 'discarded')[]): readonly number[] =>
  unit.tokens.flatMap((t, place) => (states.includes(t.state) ? [place] : []));
export function* pickToken(self: CardSource, unit: Unit, places: readonly number[], seat = self.seat): Flow<number> {
  const prompt = promptOf('ar.ask.card-token', self);
  return yield* chooseToken(seat, unit, places, ['AR-VERTEIDIGUNGSMARKER-27'], prompt, self.card);
}
/** A unit spends one of its tokens as a cost. */
export function* spendsToken(g: Armada, self: CardSource, unit: Unit, seat = self.seat): Flow {
  spendOutright(g, unit, yield* pickToken(self, unit, spendable(g, unit), seat));
}

/** 'Once per activation', be it of a ship or of a squadron. AR-CARD-ADMIRAL-SCREED-03 */
const activation = (g: Armada): 'turn' | 'activation' => (g.state.flying ? 'turn' : 'activation');
export const isFresh = (g: Armada, self: CardSource): boolean => usesOf(g.state.uses, self, activation(g)) === 0;
export const usedNow = (g: Armada, self: CardSource): void => countUse(g.state.uses, self, activation(g));

/** 'After deploying fleets, place round tokens on this card', of several no two in a row. */
export const roundTokens = (count: 1 | 2, more: { readonly mandatory?: true } = {}): AnyAbility =>
  at('setup.after', {
    ...more,
    when: (_g, _m, self) => self.ship.status === 'play',
    *run(g, _m, self) {
      const rounds = Array.from({ length: Math.min(6, g.state.rules.rounds ?? 6) }, (_, i) => i + 1);
      const chosen: number[] = [];
      while (chosen.length < count) {
        const free = rounds.filter((n) => chosen.every((other) => Math.abs(other - n) > 1));
        if (free.length === 0) break;
        const prompt = promptOf('ar.ask.round-token', self);
        chosen.push(yield* chooseNumber(self.seat, 'card-number', self.ship.id, free, CLAUSE, prompt));
      }
      self.equipped.note = chosen;
    },
  });
/** The round of one of the tokens on the card. */
export const isItsRound = (g: Armada, { equipped }: CardSource): boolean =>
  Array.isArray(equipped.note) && equipped.note.includes(g.state.round);

/** 'During the activation of …': between its steps. */
export const duringActivation = (
  cost: 'exhaust' | 'discard',
  ability: {
    when(g: Armada, m: ShipMoment, self: CardSource): boolean;
    run(g: Armada, m: ShipMoment, self: CardSource): Flow<void>;
  },
): readonly AnyAbility[] => [
  atCost(cost, 'ship.beforeReveal', ability),
  atCost(cost, 'ship.revealed', ability),
  atCost(cost, 'ship.beforeCommands', ability),
  atCost(cost, 'ship.attackStart', ability),
  atCost(cost, 'ship.manoeuvreStart', ability),
  atCost(cost, 'ship.ends', ability),
];

/** 'During its Determine Course step, it may change its speed by 1': in every one of them; R-AR-23 */
export const changesSpeed = (may: (g: Armada, m: CourseMoment, self: CardSource) => boolean): readonly AnyAbility[] => [
  at('course.determine', {
    id: 'course',
    mandatory: true,
    when: (g, m, self) => !m.additional && may(g, m, self),
    *run(_g, m) {
      m.changes++;
    },
  }),
  at('course.determine', {
    id: 'dial',
    when: (g, m, self) => m.additional && may(g, m, self),
    run: (g, { ship }, self) => turnsDial(g, ship, self),
  }),
];
/** The dial is turned by 1, whatever the speed of the manoeuvre that is going on. */
export function* turnsDial(g: Armada, ship: Ship, self: CardSource): Flow<void> {
  const speeds = [ship.speed - 1, ship.speed + 1].filter((n) => n >= 0 && n <= maxSpeedOf(g, ship));
  const prompt = say('ar.ask.speed', { unit: ship.id });
  yield* setSpeed(g, ship, yield* chooseNumber(self.seat, 'speed', ship.id, speeds, CLAUSE, prompt));
}

/** Whoever looks at facedown dials is told what they show; the others, that he has looked. */
export function lookAtDials(g: Armada, self: CardSource, ship: Ship, count = ship.dials.length): void {
  const dials = ship.dials.slice(0, count).filter((dial): dial is Command => dial !== HIDDEN);
  const seen = { type: 'dialsSeen', unit: ship.id, dials } as const;
  g.emit(seen, [...new Set([self.seat, ship.seat])], { ...seen, dials: [] });
}

/** A squadron that this ship's Squadron command has activated is having its activation. */
export const flies = (g: Armada, unit: Unit, self: CardSource): unit is Squadron =>
  isSquadron(unit) && g.state.flying?.squadron === unit.id && g.state.flying.by === self.piece;
export const isFirstRound = (g: Armada): boolean => g.state.round === 1;

/** Enemy ships at close range that may be given a raid token. */
export const raidable = (g: Armada, self: CardSource): readonly Ship[] =>
  enemyShips(g, self).filter((s) => s.raids.length < COMMANDS.length && isAtRange(g, self.ship, s, 'close'));
export function* raidsOne(g: Armada, self: CardSource): Flow<void> {
  yield* giveRaid(g, self.seat, yield* pickUnit(self, raidable(g, self)), ['AR-UEBERFALLMARKER-04']);
}

/** An enemy ship, or a unique enemy squadron. */
export const isNotableEnemy = (g: Armada, self: CardSource, unit: Unit | undefined): unit is Unit =>
  isEnemy(g, self, unit) && (isShip(unit) || isUnique(unit));
