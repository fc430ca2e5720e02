import { refuseAction } from '../../../flow/activation/actions.ts';
import { returnOrder } from '../../../flow/command/command.ts';
import { gain } from '../../../flow/tokens.ts';
import type { Legion } from '../../../legion.ts';
import type { Unit } from '../../../state.ts';
import { unitsInPlay } from '../../../values.ts';
import { enemyTakesBack, freely, heroAttacksAgain } from '../../phrases/characters.ts';
import {
  canMove,
  hasRank,
  heroGains,
  heroOf,
  inSight,
  isFriend,
  isHero,
  isPlayed,
  lends,
  lendsOrdered,
  pickUnit,
  servants,
  wants,
} from '../../phrases/commands.ts';
import { freeAction } from '../../phrases/keywords.ts';
import { byThisCard } from '../../phrases/rewording.ts';
import { at, type CardSource, type LaterCards, valueOfAny } from '../../vocabulary.ts';

/** Enemies with orders who are no commanders. */
const delayed = (g: Legion, self: CardSource): readonly Unit[] =>
  unitsInPlay(g.state).filter((u) => !isFriend(g, u, self) && u.order === 'faceup' && !hasRank(u, 'commander'));

export const REBEL_PIPS_1_26: LaterCards = {
  // Rebels
  'command/arboreal-assault': {
    grants: ['suppressive', 'immobilize'],
    abilities: [
      ...lendsOrdered('suppressive', 'immobilize').abilities,
      at('attack.after', {
        mandatory: true,
        when: (g, m, self) =>
          m.attacker !== undefined &&
          isFriend(g, m.attacker, self) &&
          hasRank(m.attacker, 'special') &&
          m.defender.status === 'play' &&
          m.defender.order === 'faceup',
        *run(g, m) {
          returnOrder(g, m.defender);
        },
      }),
    ],
  },
  'command/crack-shot': {
    ...lends({ gunslinger: 1 }),
    abilities: [
      heroGains('aim'),
      at('command.resolve', {
        id: 'suppression',
        when: (g, _m, self) => heroOf(g, self) !== undefined,
        *run(g, _m, self) {
          yield* gain(g, heroOf(g, self)!, 'suppression', 1, self.card);
        },
      }),
    ],
    acts: [freely('shot', 'attack')],
  },
  'command/delaying-tactics': { abilities: [enemyTakesBack(delayed)] },
  'command/i-rebel': {
    ...lends({ charge: 1 }),
    abilities: [
      at('unit.activates', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) => {
          const jyn = heroOf(g, self);
          return jyn !== undefined && !isFriend(g, m.unit, self) && inSight(g, jyn, m.unit, 2);
        },
        *run(g, _m, self) {
          const jyn = heroOf(g, self)!;
          yield* gain(g, jyn, 'suppression', 1, self.card);
          const free = { free: true, outside: true } as const;
          if (canMove(g, jyn) && (yield* wants(self, jyn, 'move'))) yield* g.rules.act(g, jyn, 'move', free);
          if (jyn.status !== 'play' || refuseAction(g, jyn, 'attack', free)) return;
          if (yield* wants(self, jyn, 'attack')) yield* g.rules.act(g, jyn, 'attack', free);
        },
      }),
    ],
  },
  // Its later form cannot be read. R-L2-42
  'command/idiots-array': null,
  'command/see-you-in-hell': {
    grants: ['unconcerned', 'unstoppable', 'disengage'],
    values: [
      ...lends({ unconcerned: 1, unstoppable: 1 }).values,
      ...lends({ disengage: 1 }, (g, unit, self) => isHero(g, unit, self) && isPlayed(g, self)).values,
      ...(['fearless', 'steadfast'] as const).map((name) =>
        valueOfAny(name, (g, unit, self) => (isHero(g, unit, self) && isPlayed(g, self) ? { add: 1 } : undefined)),
      ),
    ],
    abilities: [heroGains('aim', 'dodge')],
  },
  'command/son-of-skywalker': {
    abilities: [heroAttacksAgain((g, luke) => g.rules.act(g, luke, 'attack', { free: true }))],
  },
  'command/sorry-about-the-mess': byThisCard,
  'command/you-serve-your-master-well': {
    acts: [
      {
        id: 'serve',
        free: true,
        when: (g, unit, self) => isHero(g, unit, self) && servants(g, unit).length > 0,
        *run(g, luke, self) {
          const unit = yield* pickUnit(self, servants(g, luke));
          if (isFriend(g, unit, self)) yield* freeAction(g, unit, self.card, ['attack', 'move']);
          else yield* gain(g, unit, 'suppression', 3, self.card);
        },
      },
    ],
  },
};
