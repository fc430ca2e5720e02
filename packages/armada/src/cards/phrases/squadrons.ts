import { type Flow, say } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import type { Armada } from '../../armada.ts';
import * as data from '../../data/index.ts';
import { chooseToken, chooseUnit, mayChooseUnit } from '../../flow/choose.ts';
import type { Squadron, Unit } from '../../state.ts';
import { hasKeyword, isActivated, isAtDistance, isFriendly, isSquadron, livingSquadrons } from '../../values.ts';
import { type AttackMoment, type CardSource, type ValueRule, value } from '../vocabulary.ts';

/** Turns of phrase that squadron cards share. */

export const CLAUSE: readonly ClauseId[] = ['AR-EFFEKTE-UND-TIMING-12'];

/** At a distance of 'you', which you yourself always are. AR-ABMESSUNG-VON-FEUERWINKEL-10 */
export const isNear = (g: Armada, self: CardSource, unit: Unit, most: number): boolean =>
  isAtDistance(g, self.unit, unit, most);
/** Friendly, and not 'you'. */
export const isAnotherFriend = (g: Armada, self: CardSource, unit: Unit | undefined): unit is Squadron =>
  isSquadron(unit) && unit.id !== self.piece && isFriendly(g.state, self, unit);

/** Friendly squadrons at a distance of a unit, the unit itself included. */
export const friendsAt = (g: Armada, self: CardSource, of: Unit, most: number): readonly Squadron[] =>
  alive(g).filter((s) => isFriendly(g.state, s, self) && isAtDistance(g, of, s, most));
export const otherFriendsAt = (g: Armada, self: CardSource, of: Unit, most: number): readonly Squadron[] =>
  friendsAt(g, self, of, most).filter((s) => s.id !== self.piece);
export const enemiesAt = (g: Armada, self: CardSource, of: Unit, most: number): readonly Squadron[] =>
  alive(g).filter((s) => !isFriendly(g.state, s, self) && isAtDistance(g, of, s, most));
const alive = (g: Armada): readonly Squadron[] => livingSquadrons(g.state).filter((s) => s.hull > 0);

export const isUnique = (unit: Unit | undefined): boolean =>
  isSquadron(unit) && data.squadronCard(unit.card).unique === true;

/** Another friendly squadron with Swarm at distance 1 attacks a squadron. */
export const swarmAttacks = (g: Armada, { attacker, defender }: AttackMoment, self: CardSource): boolean =>
  isAnotherFriend(g, self, attacker) &&
  isSquadron(defender) &&
  hasKeyword(g, attacker, 'swarm') &&
  isNear(g, self, attacker, 1);

/** A friendly ship attacks a ship that is at distance 1 of 'you'. */
export const shipBattleNearby = (g: Armada, { attacker, defender }: AttackMoment, self: CardSource): boolean =>
  attacker?.kind === 'ship' &&
  isFriendly(g.state, attacker, self) &&
  defender?.kind === 'ship' &&
  isNear(g, self, defender, 1);

/** It is the attack of its own activation, or at least within that. */
export const inOwnActivation = (g: Armada, self: CardSource): boolean => g.state.flying?.squadron === self.piece;

/** 'Each of your critical icons adds 1 damage to the damage total.' */
export const criticalsHurt = (
  when: (g: Armada, m: Unit | undefined, attack: AttackMoment['attack']) => boolean,
): ValueRule =>
  value('critDamage', (g, _unit, _self, { attack }) => {
    const defender = attack && 'unit' in attack.defender ? g.unit(attack.defender.unit) : undefined;
    return attack && when(g, defender, attack) ? { atLeast: 1 } : undefined;
  });

/** The tokens that a unit still has, by place. */
export const tokensOf = (unit: Unit): readonly number[] =>
  unit.tokens.flatMap((t, place) => (t.state === 'discarded' ? [] : [place]));
export function* pickToken(self: CardSource, places: readonly number[], unit: Unit = self.unit): Flow<number> {
  const prompt = say('ar.ask.card-token', { card: self.card });
  return yield* chooseToken(self.seat, unit, places, CLAUSE, prompt, self.card);
}

export function* pickUnit<U extends Unit>(self: CardSource, units: readonly U[]): Flow<U> {
  return yield* chooseUnit(self.seat, 'card-unit', units, CLAUSE, say('ar.ask.unit-of-card', { card: self.card }));
}
export function* mayPickUnit<U extends Unit>(self: CardSource, units: readonly U[]): Flow<U | undefined> {
  return yield* mayChooseUnit(self.seat, units, CLAUSE, say('ar.ask.unit-of-card', { card: self.card }));
}

/** Damage that is suffered now is suffered during an attack. */
export const isInAttack = (g: Armada): boolean => (g.state.attacks.at(-1)?.step ?? 7) < 7;

/** Not activated yet. */
export const isReady = (g: Armada, squadron: Squadron): boolean => !isActivated(g.state, squadron);
