import { say } from '@holotisch/engine';
import { refuseAction } from '../../../flow/activation/actions.ts';
import { joinPool } from '../../../flow/attack/pools.ts';
import { targetsOf } from '../../../flow/attack/targets.ts';
import { choose, chooseUnit } from '../../../flow/choose.ts';
import { giveOrder } from '../../../flow/command/command.ts';
import type { Legion } from '../../../legion.ts';
import type { Unit } from '../../../state.ts';
import { courageOf, friendsOf, isEngaged, isTrooper, refuse, unitsInPlay } from '../../../values.ts';
import {
  armsActiveHero,
  byHero,
  CARD,
  canMove,
  friendsWithin,
  gains,
  gainsOne,
  give,
  hasRank,
  heroGains,
  heroOf,
  inSight,
  isCalled,
  isFriend,
  isFriendlyTrooper,
  isHero,
  isPlayed,
  lends,
  mayWhenOrdered,
  recovers,
  speedMove,
  whenHeroActivates,
  whenOrdered,
} from '../../phrases/commands.ts';
import { canAttack, counts, DUTIES } from '../../phrases/hiding.ts';
import { PAINTS } from '../../phrases/paint.ts';
import { type AttackMoment, at, ban, type CardFamily, type CardSource, valueOfAny } from '../../vocabulary.ts';

/** Units that Lando may send out instead of drawing a token. */
const sleeve = (g: Legion, seat: number): readonly Unit[] => {
  const lando = unitsInPlay(g.state).find((u) => u.seat === seat && g.card(u).name.en === 'Lando Calrissian');
  if (!lando) return [];
  return [lando, ...friendsWithin(g, lando, 2)].filter((u) => u.seat === seat && u.order === 'none');
};

/** Trooper units that enemies have to attack, if they can. */
const diversions = (g: Legion, self: CardSource): readonly number[] =>
  friendsOf(g.state, self)
    .filter((u) => isTrooper(g, u) && u.order === 'faceup')
    .map(({ id }) => id);

/** Weapons that Chewbacca may add. */
function brawn(g: Legion, m: AttackMoment, self: CardSource): readonly string[] {
  const chewie = heroOf(g, self);
  if (!chewie || isEngaged(g, chewie) || !inSight(g, chewie, m.defender, 3)) return [];
  const [target] = targetsOf(g, chewie, { melee: false, only: [m.defender.id] });
  return target?.weapons[0]?.keys ?? [];
}

export const REBEL_PIPS_2: CardFamily = {
  'command/ace-up-his-sleeve': {
    abilities: [whenOrdered(byHero, (g, unit, self) => gainsOne(g, unit, self, ['dodge', 'standby']))],
    insteadOfDrawing: {
      when: (g, seat) => sleeve(g, seat).length > 0,
      *run(g, seat) {
        const card = 'ace-up-his-sleeve';
        const unit = yield* chooseUnit(seat, sleeve(g, seat), CARD, say('le.ask.card-unit', { card }), card);
        const { pool } = g.state.hands[seat]!;
        pool.splice(pool.indexOf(unit.rank), 1);
        yield* giveOrder(g, unit, null);
        return unit;
      },
    },
  },
  'command/brains-and-brawn': {
    abilities: [
      at('attack.gather', {
        when: (g, m, self) =>
          m.attacker !== undefined &&
          isCalled('Leia Organa')(g, m.attacker, self) &&
          !m.attack.melee &&
          brawn(g, m, self).length > 0,
        *run(g, m, self) {
          const keys = brawn(g, m, self);
          const chewie = heroOf(g, self)!;
          const key = yield* choose({
            seat: self.seat,
            kind: 'card-way',
            prompt: say('le.ask.command-weapon', { card: self.card }),
            clauses: CARD,
            about: { unit: chewie.id, card: self.card },
            options: keys.map((id) => ({ id, label: say('le.weapon', { unit: chewie.id, weapon: id }) })),
          });
          joinPool(g, m, chewie, [{ mini: chewie.leader, weapon: key, times: 1 }]);
        },
      }),
    ],
  },
  'command/full-of-surprises': {
    abilities: [heroGains('dodge')],
    values: [
      valueOfAny('extraWhite', (g, unit, self) =>
        isHero(g, unit, self) ? { add: Math.max(0, (courageOf(g, unit) ?? 0) - unit.tokens.suppression) } : undefined,
      ),
    ],
  },
  'command/impromptu-immolation': {
    ...armsActiveHero,
    abilities: [
      at('attack.after', {
        when: (g, m, self) =>
          m.attacker !== undefined &&
          isHero(g, m.attacker, self) &&
          refuseAction(g, m.attacker, 'move', { free: true }) === undefined,
        *run(g, m) {
          yield* g.rules.act(g, m.attacker!, 'move', { free: true });
        },
      }),
    ],
  },
  'command/last-stand': {
    grants: ['indomitable'],
    abilities: [
      whenOrdered(
        (g, m, self) => byHero(g, m, self) && hasRank(m.unit, 'commander', 'operative'),
        function* (g, unit, self) {
          give(g, self, unit, 'indomitable');
          const wounds = unit.minis.reduce((sum, mini) => sum + (mini.fell === null ? mini.wounds : 0), 0);
          for (let i = 0; i < Math.min(3, wounds); i++) yield* gainsOne(g, unit, self, ['aim', 'dodge', 'suppression']);
        },
      ),
    ],
  },
  'command/my-ally-is-the-force': {
    abilities: [whenOrdered((g, m, self) => isFriendlyTrooper(g, m.unit, self), gains('dodge'))],
  },
  'command/no-time-for-sorrows': {
    abilities: [
      mayWhenOrdered(
        (g, m, self) => isFriendlyTrooper(g, m.unit, self) && canMove(g, m.unit),
        (g, unit, self) => speedMove(g, unit, 1, self),
      ),
    ],
  },
  // Each pool is an attack of its own: each has to be aimed at such a unit, if that is possible. R-LE-95
  'command/reckless-diversion': {
    bans: [
      ban('target', (g, { attacker, defender, limits }, self) => {
        if (!attacker || isFriend(g, attacker, self) || !counts(DUTIES.command, limits)) return undefined;
        const only = diversions(g, self);
        if (only.includes(defender.id) || only.length === 0) return undefined;
        return canAttack(g, attacker, only, DUTIES.command, limits)
          ? refuse(CARD, say('le.no.diversion', { unit: attacker.id }), { piece: attacker.id })
          : undefined;
      }),
    ],
  },
  'command/symbol-of-rebellion': {
    abilities: [
      whenHeroActivates((g, sabine) => recovers(g, sabine), {
        mandatory: true,
        when: (g, _u, self) => isPlayed(g, self),
      }),
      ...PAINTS.abilities,
    ],
    acts: PAINTS.acts,
  },
  'command/trust-goes-both-ways': {
    ...lends({ inspire: 2 }),
    grants: ['inspire', 'teamwork'],
    abilities: [
      whenOrdered(
        (g, m, self) => byHero(g, m, self) && m.unit !== m.by && isTrooper(g, m.unit),
        function* (g, unit, self) {
          give(g, self, unit, 'teamwork', 1, 'Jyn Erso');
        },
      ),
    ],
  },
  'command/turning-the-tide': lends(
    { inspire: 2 },
    (g, unit, self) => isFriend(g, unit, self) && hasRank(unit, 'support', 'heavy'),
  ),
};
