import { say } from '@holotisch/engine';
import { gain } from '../../../flow/tokens.ts';
import type { Legion } from '../../../legion.ts';
import type { Attack, Unit } from '../../../state.ts';
import { enemiesOf, living, refuse, woundsOf } from '../../../values.ts';
import {
  byCard,
  CARD,
  canMove,
  forbidsAttack,
  friendsWithin,
  give,
  hasRank,
  heroGains,
  heroHas,
  heroOf,
  isHero,
  lends,
  mayPickUnit,
  pickUnit,
  speedMove,
  whenOrdered,
} from '../../phrases/commands.ts';
import { at, ban, type CardSource, type LaterCards } from '../../vocabulary.ts';

/** So many wounds that only the card keeps him up. */
const isDoomed = (g: Legion, unit: Unit): boolean =>
  living(unit).every((mini) => unit.minis[mini]!.wounds >= woundsOf(g, unit, mini));

const isHisPrey = (g: Legion, { attacker, defender }: Attack, self: CardSource): boolean =>
  'unit' in attacker && isHero(g, g.unit(attacker.unit), self) && g.unit(defender).bounty > 0;

export const MERCENARY_PIPS_1_26: LaterCards = {
  // Mercenaries
  'command/a-simple-man': {
    grants: ['marksman'],
    abilities: [
      at('activation.start', {
        mandatory: true,
        when: (g, _m, self) => heroOf(g, self) !== undefined,
        *run(g, _m, self) {
          const boba = heroOf(g, self)!;
          if (boba.order === 'faceup') {
            const able = friendsWithin(g, boba, 1).filter((friend) => canMove(g, friend));
            const friend = yield* mayPickUnit(self, able);
            if (friend) yield* speedMove(g, friend, 1, self);
            return;
          }
          yield* gain(g, boba, 'aim', 1, self.card);
          give(g, self, boba, 'marksman');
          const his = { source: self.key, unit: boba.id, until: 'round' } as const;
          g.state.lasting.push({ ...his, value: 'weaponRange', modifier: { add: 1 } });
          g.state.lasting.push({ ...his, value: 'weaponRangeMost', modifier: { atLeast: 5 } });
        },
      }),
    ],
  },
  'command/close-call': {
    grants: ['outmaneuver'],
    values: [...lends({ outmaneuver: 1 }).values, heroHas('speed', { set: 3 })],
    bans: [forbidsAttack(isHero)],
    abilities: [
      at('activation.start', {
        mandatory: true,
        when: (g, _m, self) => heroOf(g, self) !== undefined,
        *run(g, _m, self) {
          yield* gain(g, heroOf(g, self)!, 'dodge', 1, self.card);
        },
      }),
    ],
  },
  'command/focused-on-the-kill': {
    values: [heroHas('deathless', { add: 1 })],
    bans: [
      // Observation tokens lie beside the defender, but are the attacker's to spend.
      ban('spend', (g, { unit, token, attack }, self) =>
        attack?.defender === unit.id && token !== 'observation' && isHisPrey(g, attack, self)
          ? refuse(CARD, say('le.no.commandSpend', { unit: unit.id }), { piece: unit.id })
          : undefined,
      ),
    ],
    abilities: [
      at('end.start', {
        mandatory: true,
        when: (g, _m, self) => {
          const hunter = heroOf(g, self);
          return hunter !== undefined && isDoomed(g, hunter);
        },
        *run(g, _m, self) {
          yield* g.rules.defeat(g, heroOf(g, self)!, 'wounds');
        },
      }),
    ],
  },
  // Mercenaries
  'command/marked-for-elimination': {
    abilities: [
      whenOrdered(
        (g, m, self) => byCard(g, m, self) && isHero(g, m.unit, self),
        function* (g, saxon, self) {
          yield* gain(g, saxon, 'aim', 2, self.card);
          const able = enemiesOf(g.state, saxon).filter((u) => hasRank(u, 'commander', 'operative'));
          if (able.length === 0) return;
          const unit = yield* pickUnit(self, able);
          yield* gain(g, unit, 'observation', 4, self.card);
          yield* gain(g, unit, 'suppression', 2, self.card);
        },
      ),
    ],
  },
  'command/this-is-the-way': { ...lends({ relentless: 1 }), abilities: [heroGains('dodge')] },
};
