import { type Flow, rollDie, say } from '@holotisch/engine';
import { ATTACK_DICE } from '../../dice.ts';
import { unitSees } from '../../flow/attack/sight.ts';
import { chooseUnit, chooseWay } from '../../flow/choose.ts';
import { mayOrder } from '../../flow/command/command.ts';
import { gain } from '../../flow/tokens.ts';
import { flipCard, isReady, readyCard, useUp } from '../../flow/upgrades.ts';
import { isAt, SEGMENT } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { Attack, Unit } from '../../state.ts';
import { between, enemiesOf, friendsOf, isEngaged, isTrooper, living, ownIn, touchableEnemies } from '../../values.ts';
import { at, type CardRules, type CardSource, type PhaseMoment, value } from '../vocabulary.ts';

/** What several upgrade cards say. */

interface Rule<C> {
  when(g: Legion, context: C, self: CardSource): boolean;
  run(g: Legion, context: C, self: CardSource): Flow<void>;
}
/** The card is exhausted, or used up for good, to do this. LE-ERSCHOEPFEN-03, LE-FAEHIGKEITEN-06 */
export const using = <C>({ when, run }: Rule<C>): Rule<C> => ({
  when: (g, context, self) => isReady(self) && when(g, context, self),
  *run(g, context, self) {
    if (yield* useUp(g, self.unit, self)) yield* run(g, context, self);
  },
});

/** It is readied by itself in the end phase. */
export const readiesInEndPhase = at('end.start', {
  id: 'ready',
  mandatory: true,
  when: (_g: Legion, _m: PhaseMoment, self: CardSource) => self.equipped.exhausted,
  *run(g: Legion, _m: PhaseMoment, self: CardSource) {
    readyCard(g, self.unit, self.equipped);
  },
});

/** The card's own unit is meant, and it is on the table. */
export const isOwn = (m: { readonly unit: Unit }, self: CardSource): boolean =>
  m.unit === self.unit && self.unit.status === 'play';

/** Friends from range 1 up to this one, without the unit itself. */
export const friendsAt = (g: Legion, unit: Unit, most: number): readonly Unit[] =>
  friendsOf(g.state, unit).filter((friend) => friend !== unit && isAt(between(g, unit, friend), most));
export const enemiesAt = (g: Legion, unit: Unit, most: number): readonly Unit[] =>
  touchableEnemies(g, unit).filter((enemy) => isAt(between(g, unit, enemy), most));
export const isSeen = (g: Legion, unit: Unit, other: Unit): boolean => unitSees(g, unit, other);

/** Units that it carries, wherever they are, and friends up to this range. */
export const carriedOrAt = (g: Legion, unit: Unit, most: number): readonly Unit[] => [
  ...g.state.units.filter(({ inside }) => inside === unit.id),
  ...friendsAt(g, unit, most),
];
export const troopersOf = (g: Legion, units: readonly Unit[]): readonly Unit[] => units.filter((u) => isTrooper(g, u));

/** Neither commanders nor operatives. */
export const isOrdinary = ({ rank }: Unit): boolean => rank !== 'commander' && rank !== 'operative';

export const isWounded = (unit: Unit): boolean => living(unit).some((mini) => unit.minis[mini]!.wounds > 0);
export const hasLosses = (unit: Unit): boolean => unit.minis.some(({ fell }) => fell !== null);

/** It may give itself an order: range does not matter, and Comms Jammer does not either. */
export const mayOrderItself = (g: Legion, { unit }: CardSource): boolean => mayOrder(g, unit, unit);

/** A value of the unit until its activation ends. */
export function untilItsEnd(
  g: Legion,
  self: CardSource,
  value: string,
  modifier: { add: number } | { set: number },
): void {
  g.state.lasting.push({ source: self.key, unit: self.unit.id, until: 'activation', value, modifier });
}

/** What questions of cards refer to: each card says itself when and how. */
export const SAYS = ['LE-FAEHIGKEITEN-03'] as const;

export const askUnit = ({ card }: CardSource) => say('le.ask.card-unit', { card });

/** A card of two sides: either of them when its unit is deployed, and it may be turned over at the start of each activation. */
const flip = {
  when: (_g: Legion, m: { readonly unit: Unit }, self: CardSource) => isOwn(m, self),
  *run(g: Legion, _m: { readonly unit: Unit }, self: CardSource): Flow {
    flipCard(g, self.unit, self.equipped);
  },
};
export const FLIPS = [at('setup.deployed', flip), at('unit.activates', flip)];

/** One attack die decides whether a unit suffers a wound, and is pinned down where the card says so. */
export function* snipe(
  g: Legion,
  self: CardSource,
  target: Unit,
  colour: 'red' | 'black',
  faces: readonly string[],
  pins: boolean,
): Flow {
  const face = rollDie(g.state.chance, ATTACK_DICE[colour]);
  g.emit({ type: 'looseDice', colour: 'attack', faces: [face], purpose: say('le.sniped', { unit: target.id }) });
  if (!faces.includes(face)) return;
  yield* g.rules.suffer(g, target, 1, { by: self.card, source: self.unit });
  if (pins) yield* gain(g, target, 'suppression', 1, self.card);
}

/** The pool holds a weapon of this card. */
export const isThrown = (attack: Attack | undefined, { unit, equipped }: CardSource): boolean => {
  const place = `${unit.upgrades.indexOf(equipped)}:`;
  return attack !== undefined && ownIn(attack).some(({ weapon }) => weapon.startsWith(place));
};

/** One of these tokens for nothing. */
export const specialist = (...tokens: readonly ('aim' | 'dodge' | 'surge')[]): CardRules => ({
  acts: [
    {
      id: 'token',
      free: true,
      when: () => true,
      *run(g, unit, { card }) {
        const token = yield* chooseWay(unit.seat, tokens, SAYS, say('le.ask.card-token', { card }), {
          unit: unit.id,
          card,
        });
        yield* gain(g, unit, token, 1, card);
      },
    },
  ],
});

/** A big squad: its miniatures may stand up to range 1 from their leader. */
export const SQUAD: CardRules = { values: [value('cohesion', () => ({ set: SEGMENT }))] };

/** Enemies in its line of sight that are not engaged. */
const inSight = (g: Legion, unit: Unit): readonly Unit[] =>
  enemiesOf(g.state, unit).filter((enemy) => !isEngaged(g, enemy) && isSeen(g, unit, enemy));

export const MARKSMAN: CardRules = {
  acts: [
    {
      id: 'snipe',
      when: (g, unit) => !isEngaged(g, unit) && troopersOf(g, inSight(g, unit)).length > 0,
      *run(g, unit, self) {
        const able = troopersOf(g, inSight(g, unit));
        const target = yield* chooseUnit(unit.seat, able, SAYS, askUnit(self), self.card);
        yield* snipe(g, self, target, 'red', ['surge', 'crit'], true);
      },
    },
  ],
};
