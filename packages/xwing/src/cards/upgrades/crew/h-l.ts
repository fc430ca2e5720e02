import { canAct } from '../../../flow/activation/actions/perform.ts';
import { lockable } from '../../../flow/activation/actions/standard.ts';
import { addDie, change } from '../../../flow/attack/modify.ts';
import { isNoted } from '../../../flow/notes.ts';
import { rangeBetween } from '../../../geometry/measuring.ts';
import type { Ship } from '../../../state.ts';
import { inPlay, isFriendly, isRedByDial, isStressed } from '../../../values.ts';
import type { XWing } from '../../../xwing.ts';
import { anyTarget, isAttacker, isDefender, isPrimary, shootAgain, thenNoMore } from '../../phrases/attacks.ts';
import { showDarkSide } from '../../phrases/conditions.ts';
import { count, mayChange, rollDice } from '../../phrases/dice.ts';
import { begin, discard, lasts } from '../../phrases/effects.ts';
import { pickLock, pickShip } from '../../phrases/questions.ts';
import { enemies, enemiesInArc, friends } from '../../phrases/ships.ts';
import { canSpendLock } from '../../phrases/tokens.ts';
import { at, type CardFamily, type CardSource } from '../../vocabulary.ts';

const bystanders = (g: XWing, other: Ship): Ship[] =>
  inPlay(g.state).filter((s) => s !== other && s.tokens.jam === 0 && rangeBetween(g, s, other) === 1);

const towed = (g: XWing, self: CardSource): Ship[] => enemiesInArc(g, self.ship, 2).filter((s) => s.tokens.tractor > 0);

export const crewHToL: CardFamily = {
  /** Like a gunner, and one eye of that attack may be a hit. */
  'crew/lukeskywalker': {
    abilities: [
      shootAgain(anyTarget),
      thenNoMore(),
      mayChange('attack', 'focus', 'hit', 1, (_g, m, self) => isNoted(m.attack, self)),
    ],
  },
  /** Before anybody moves: a look at the dial of an enemy within range 2. */
  'crew/intelligenceagent': {
    abilities: [
      at('activation.start', {
        when: (g, _m, self) => enemies(g, self.ship, 2).some((s) => s.dial !== null),
        *run(g, _m, self) {
          const enemy = yield* pickShip(
            g,
            self,
            enemies(g, self.ship, 2).filter((s) => s.dial !== null),
          );
          g.emit({ type: 'dialSeen', ship: enemy.id, manoeuvre: enemy.dial }, [self.seat], {
            type: 'dialSeen',
            ship: enemy.id,
            manoeuvre: null,
          });
        },
      }),
    ],
  },
  'crew/kylekatarn': {
    abilities: [
      at('token.removed', {
        when: (_g, m, self) => m.ship === self.ship && m.by === self.ship && m.token === 'stress',
        *run(g, _m, self) {
          yield* g.rules.assign(g, self.ship, 'focus');
        },
      }),
    ],
  },
  /** Once a round a focus token for a friend within range 3 is an evade token. */
  'crew/janors': {
    abilities: [
      at('token.about', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) =>
          m.token === 'focus' && isFriendly(g.state, m.ship, self.ship) && rangeBetween(g, m.ship, self.ship) <= 3,
        *run(_g, m) {
          m.token = 'evade';
        },
      }),
    ],
  },
  /** A lock spent turns all eyes into hits. */
  'crew/hansolo': {
    abilities: [
      at('attack.modifyAttackDice', {
        when: (g, m, self) =>
          isAttacker(m, self) &&
          canSpendLock(g, self.ship, m.defender, m.attack) &&
          count(m.attack, 'attack', 'focus') > 0,
        *run(g, m, self) {
          yield* g.rules.spendLock(g, self.ship, m.defender);
          change(g, m.attack, 'attack', 'focus', 'hit');
        },
      }),
    ],
  },
  /** For this card: red manoeuvres revealed by friends in this phase may be white. */
  'crew/leiaorgana': {
    abilities: [
      at('activation.start', {
        when: (_g, _m, self) => !self.equipped!.discarded,
        *run(g, _m, self) {
          discard(g, self);
          begin(g, self, self.ship, 'phase', {});
        },
      }),
      at('ship.revealed', {
        seat: (_g, m) => m.ship.seat,
        when: (g, m, self) => lasts(g, self) && isFriendly(g.state, m.ship, self.ship) && isRedByDial(g, m),
        *run(_g, m) {
          m.treatAs = 'white';
        },
      }),
    ],
  },
  /** As an action: two dice that bring focus and evade tokens. */
  'crew/landocalrissian': {
    actions: [
      {
        name: 'landocalrissian',
        *run(g, self) {
          const dice = yield* rollDice(g, self, 'defence', 2);
          for (const { face } of dice)
            if (face === 'focus' || face === 'evade') yield* g.rules.assign(g, self.ship, face);
        },
      },
    ],
  },
  /** As an action: a free boost, then an ion token. */
  'crew/leebo': {
    actions: [
      {
        name: 'leebo',
        when: (g, self) => canAct(g, self.ship, { only: ['boost'] }),
        *run(g, self) {
          // XW-SCHUB-09: where there is no room to boost, another action may be chosen
          if (!(yield* g.rules.performAction(g, self.ship, { free: true, only: ['boost'], committed: true })))
            return false;
          yield* g.rules.assign(g, self.ship, 'ion');
          return true;
        },
      },
    ],
  },
  'crew/k4securitydroid': {
    abilities: [
      at('manoeuvre.executed', {
        when: (g, m, self) => m.ship === self.ship && m.difficulty === 'green' && lockable(g, self.ship).length > 0,
        *run(g, _m, self) {
          yield* g.rules.acquireLock(g, self.ship, yield* pickLock(g, self));
        },
      }),
    ],
  },
  /** Once a round a friend within range 2 loses a stress token by a white manoeuvre. */
  'crew/kananjarrus': {
    abilities: [
      at('manoeuvre.executed', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) =>
          m.ship.status === 'play' &&
          m.difficulty === 'white' &&
          isStressed(m.ship) &&
          isFriendly(g.state, m.ship, self.ship) &&
          rangeBetween(g, m.ship, self.ship) <= 2,
        *run(g, m, self) {
          yield* g.rules.remove(g, m.ship, 'stress', 1, { by: self.ship });
        },
      }),
    ],
  },
  'crew/herasyndulla': { fliesRedStressed: () => true },
  'crew/ig88d': { pilotsWith: 'title/ig2000' },
  /** A stress token of the attacker for an evade. */
  'crew/lattsrazzi': {
    abilities: [
      at('attack.modifyDefenceDice', {
        when: (_g, m, self) => isDefender(m, self) && isStressed(m.attacker),
        *run(g, m, self) {
          yield* g.rules.remove(g, m.attacker, 'stress', 1, { by: self.ship });
          addDie(g, m.attack, 'defence', 'evade');
        },
      }),
    ],
  },
  /** An enemy in the arc within range 2 keeps its tractor beam tokens. */
  'crew/ketsuonyo': {
    abilities: [
      at('end.start', {
        when: (g, _m, self) => towed(g, self).length > 0,
        *run(g, _m, self) {
          begin(g, self, yield* pickShip(g, self, towed(g, self)), 'round', { note: 'keep-tractor' });
        },
      }),
    ],
  },
  'crew/kyloren': {
    actions: [
      {
        name: 'kyloren',
        when: (g, self) => enemies(g, self.ship, 3).length > 0,
        *run(g, self) {
          yield* showDarkSide(g, self, yield* pickShip(g, self, enemies(g, self.ship, 3)));
        },
      },
    ],
  },
  /** As an action: a friend within range 2 gets a focus token for each enemy in my arc, three at most. */
  'crew/jynerso': {
    actions: [
      {
        name: 'jynerso',
        *run(g, self) {
          const seen = enemiesInArc(g, self.ship, 3).length;
          yield* g.rules.assign(g, yield* pickShip(g, self, friends(g, self.ship, 2)), 'focus', Math.min(3, seen));
        },
      },
    ],
  },
  /** The other side cannot keep its focus for later. */
  'crew/hotshotcopilot': {
    forcesFocus: (m, self, dice) => (dice === 'attack' ? isDefender(m, self) : isAttacker(m, self) && isPrimary(m)),
  },
  /** Once a round a friend within range 2 who loses stress loses one token more. */
  'crew/inspiringrecruit': {
    abilities: [
      at('token.removed', {
        limit: { per: 'round', times: 1 },
        seat: (_g, m) => m.ship.seat,
        when: (g, m, self) => m.token === 'stress' && isStressed(m.ship) && friends(g, self.ship, 2).includes(m.ship),
        *run(g, m) {
          yield* g.rules.remove(g, m.ship, 'stress');
        },
      }),
    ],
  },
  'crew/jabbathehutt': { tokensInSquad: (slot) => (slot === 'illicit' ? 1 : 0) },
  'crew/isbslicer': {
    abilities: [
      at('ship.jammed', {
        when: (g, m, self) => m.ship === self.ship && bystanders(g, m.other).length > 0,
        *run(g, m, self) {
          yield* g.rules.assign(g, yield* pickShip(g, self, bystanders(g, m.other)), 'jam');
        },
      }),
    ],
  },
};
