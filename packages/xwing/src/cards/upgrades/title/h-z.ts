import { say } from '@holotisch/engine';
import { canAct } from '../../../flow/activation/actions/perform.ts';
import { bank, rollWay } from '../../../flow/activation/actions/reposition.ts';
import { dockedTo } from '../../../flow/activation/docking.ts';
import { areTouching } from '../../../flow/activation/position.ts';
import { moreDice } from '../../../flow/attack/modify.ts';
import { armaments, PRIMARY, shots } from '../../../flow/attack/weapons.ts';
import { isNoted, putNote } from '../../../flow/notes.ts';
import { hasLock } from '../../../flow/tokens.ts';
import { isInArc, rangeBetween } from '../../../geometry/measuring.ts';
import type { Ship } from '../../../state.ts';
import { inPlay, isStressed } from '../../../values.ts';
import type { XWing } from '../../../xwing.ts';
import { canShoot, isAttacker, isPrimary } from '../../phrases/attacks.ts';
import { begin, turnOver } from '../../phrases/effects.ts';
import { launch, turnAround } from '../../phrases/moves.ts';
import { pick, pickShip } from '../../phrases/questions.ts';
import { enemies } from '../../phrases/ships.ts';
import { payStress } from '../../phrases/tokens.ts';
import { type AnyAbility, at, ban, type CardFamily, type CardSource } from '../../vocabulary.ts';

/** A turning title: the card is turned over after a manoeuvre. */
function mayTurnOver(): AnyAbility {
  return at('manoeuvre.executed', {
    when: (_g, m, self) => m.ship === self.ship,
    *run(g, _m, self) {
      turnOver(g, self);
    },
  });
}

const hasCannon = (self: CardSource): boolean => self.ship.upgrades.some((u) => u.slot === 'cannon' && !u.discarded);

const behind = (g: XWing, self: CardSource): Ship[] =>
  shots(g, self.ship, [PRIMARY])
    .map((s) => s.target)
    .filter((t) => isInArc(g, self.ship, t, 'auxiliaryrear'));

export const titleHToZ: CardFamily = {
  'title/houndstooth': {
    brings: { type: 'z95headhunter', pilot: 'nashtahpuppilot' },
    abilities: [
      at('ship.destroyed', {
        when: (g, m, self) => m.ship === self.ship && dockedTo(g, self.ship) !== undefined,
        *run(g, _m, self) {
          const pup = dockedTo(g, self.ship)!;
          begin(g, self, pup, 'round', { note: 'no-attack' });
          yield* launch(g, self, pup, yield* pick(self, 'card-side', ['front', 'rear']));
        },
      }),
    ],
  },
  'title/moldycrow': { keeps: ['focus'] },
  'title/st321': { locksAt: () => true },
  /** With a cannon: no primary attacks, but the cannon shoots in every direction. */
  'title/outrider': {
    needNoArc: ['cannon'],
    bans: [
      ban('weapon', (_g, { ship, weapon }, self) =>
        ship === self.ship && weapon === 'primary' && hasCannon(self)
          ? { clauses: ['XW-GOLDENE-REGELN-04'], message: say('xw.noPrimary') }
          : undefined,
      ),
    ],
  },
  'title/ig2000': { pilotsWith: 'title/ig2000' },
  'title/phantom': { docksTo: 'title/ghost' },
  'title/tiev1': {
    abilities: [
      at('token.assigned', {
        when: (g, m, self) =>
          m.ship === self.ship && m.token === 'targetlock' && canAct(g, self.ship, { only: ['evade'] }),
        *run(g, _m, self) {
          yield* g.rules.performAction(g, self.ship, { free: true, only: ['evade'], committed: true });
        },
      }),
    ],
  },
  /** Fast and free of overlaps: a free evade action. */
  'title/tiex7': {
    abilities: [
      at('manoeuvre.executed', {
        when: (g, m, self) =>
          m.ship === self.ship &&
          m.manoeuvre.speed >= 3 &&
          !m.overlappedShip &&
          !m.overlappedObstacle &&
          canAct(g, self.ship, { only: ['evade'] }),
        *run(g, _m, self) {
          yield* g.rules.performAction(g, self.ship, { free: true, only: ['evade'], committed: true });
        },
      }),
    ],
  },
  /** Once a round, after an attack with a cannon of at most 3 points: a primary attack. */
  'title/tied': {
    abilities: [
      at('attack.again', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) =>
          isAttacker(m, self) &&
          armaments(g, self.ship).some(
            (w) => w.key === m.attack.weapon && w.equipped?.slot === 'cannon' && g.upgrade(w.equipped).points <= 3,
          ) &&
          canShoot(g, self.ship, [PRIMARY]),
        *run(g, _m, self) {
          yield* g.rules.attack(g, self.ship, { weapons: [PRIMARY] });
        },
      }),
    ],
  },
  /** After a bank 3, neither stressed nor touching: about face, for stress. */
  'title/millenniumfalcon-swx57': {
    abilities: [
      at('manoeuvre.executed', {
        when: (g, m, self) =>
          m.ship === self.ship &&
          m.manoeuvre.bearing === 'bank' &&
          m.manoeuvre.speed === 3 &&
          !isStressed(self.ship) &&
          !inPlay(g.state).some((s) => areTouching(g, self.ship, s)),
        *run(g, _m, self) {
          if (yield* payStress(g, self.ship)) turnAround(g, self.ship);
        },
      }),
    ],
  },
  /** A die more to the front, or else a second attack to the rear. */
  'title/specialopstraining': {
    abilities: [
      at('attack.beforeAttackDice', {
        when: (_g, m, self) => isAttacker(m, self) && isPrimary(m) && m.attack.inArc,
        *run(_g, m, self) {
          moreDice(m.attack, 'attack', 1);
          putNote(m.attack, self, true);
        },
      }),
      at('attack.again', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) =>
          isAttacker(m, self) &&
          isPrimary(m) &&
          m.attack.inArc &&
          !isNoted(m.attack, self) &&
          behind(g, self).length > 0,
        *run(g, _m, self) {
          yield* g.rules.attack(g, self.ship, { weapons: [PRIMARY], targets: behind(g, self) });
        },
      }),
    ],
  },
  /** A hit on a ship in the mobile arc within range 2 may bring it a tractor beam token. */
  'title/shadowcaster': {
    abilities: [
      at('attack.after', {
        when: (g, m, self) =>
          isAttacker(m, self) &&
          m.attack.hit === true &&
          m.defender.status === 'play' &&
          // 'in the arc and at range' are two conditions, unlike 'in the arc at range'. R-XW-33
          rangeBetween(g, self.ship, m.defender) <= 2 &&
          isInArc(g, self.ship, m.defender, 'mobile'),
        *run(g, m) {
          yield* g.rules.assign(g, m.defender, 'tractor');
        },
      }),
    ],
  },
  /** After combat an unstressed enemy within range 2, or another of its owner's there, takes stress. */
  'title/kylorensshuttle': {
    abilities: [
      at('combat.end', {
        mandatory: true,
        when: (g, _m, self) => enemies(g, self.ship, 2).some((s) => !isStressed(s)),
        *run(g, _m, self) {
          const calm = enemies(g, self.ship, 2).filter((s) => !isStressed(s));
          const enemy = yield* pickShip(g, self, calm);
          const his = enemies(g, self.ship, 2).filter((s) => s.seat === enemy.seat);
          yield* g.rules.assign(g, yield* pickShip(g, { ...self, seat: enemy.seat }, his), 'stress');
        },
      }),
    ],
  },
  /** Wings in landing position: on a revealed stop it may turn about. */
  'title/pivotwing': {
    abilities: [
      at('ship.revealed', {
        when: (_g, m, self) =>
          m.ship === self.ship && self.equipped!.face === 1 && m.manoeuvre.bearing === 'stationary',
        *run(g, _m, self) {
          turnAround(g, self.ship);
        },
      }),
      mayTurnOver(),
    ],
  },
  /** All its damage comes faceup. */
  'title/lightscykinterceptor': { dealtFaceup: () => true },
  /** Barrel rolls go along a bank 1 instead of the straight 1. */
  'title/starvipermkii': {
    repositions: [
      {
        of: 'barrelroll',
        instead: true,
        ways: (g, ship) =>
          (['left', 'right'] as const).flatMap((side) =>
            (['left', 'right'] as const).map((curve) =>
              rollWay(g, ship, bank(1, curve), side, side === curve ? `${side}-back` : `${side}-front`),
            ),
          ),
      },
    ],
  },
  'title/xg1assaultconfiguration': {
    firesDisabled: (g, _self, { equipped }) => equipped?.slot === 'cannon' && g.upgrade(equipped).points <= 2,
  },
  'title/phantomii': { docksTo: 'title/ghost-swx72' },
  'title/os1arsenalloadout': {
    firesDisabled: (_g, self, { equipped }, target) =>
      (equipped?.slot === 'torpedo' || equipped?.slot === 'missile') && hasLock(self.ship, target),
  },
};
