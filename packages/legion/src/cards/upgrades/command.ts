import { say } from '@holotisch/engine';
import { drawToken } from '../../flow/activation/activation.ts';
import { choose, chooseUnits, mayChooseUnit } from '../../flow/choose.ts';
import { gain } from '../../flow/tokens.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import { between, friendsOf, isFriendly, isTrooper } from '../../values.ts';
import { friendsAt, readiesInEndPhase, SAYS, troopersOf, using } from '../phrases/upgrades.ts';
import { at, type CardFamily, type CardSource, type DrawMoment, value, valueOfAny } from '../vocabulary.ts';

const ordered = (g: Legion, { unit }: CardSource) => friendsOf(g.state, unit).filter(({ order }) => order === 'faceup');

const MOST_SURGES = 4;

/** Units whose dodge token may stay: one trooper unit, or two of corps rank. */
const watched = (g: Legion, { unit }: CardSource) =>
  troopersOf(g, friendsAt(g, unit, 2)).filter(({ tokens }) => tokens.dodge > 0);

export const COMMAND: CardFamily = {
  'upgrade/aggressive-tactics': {
    abilities: [
      at('command.ordered', {
        when: (g, m, self) => m.nominated === self.unit && ordered(g, self).length > 0,
        *run(g, _m, self) {
          const units = yield* chooseUnits(
            self.seat,
            ordered(g, self),
            [0, MOST_SURGES],
            SAYS,
            say('le.ask.card-units', { n: MOST_SURGES }),
            self.card,
          );
          for (const unit of units) yield* gain(g, unit, 'surge', 1, self.card);
        },
      }),
    ],
  },
  'upgrade/commanding-presence': { values: [value('orderRange', () => ({ atLeast: 4 }))] },
  'upgrade/esteemed-leader': {
    values: [
      valueOfAny('keyword.guardian', (g, unit, self, { attack }) =>
        attack?.defender === self.unit.id &&
        unit !== self.unit &&
        unit.rank === 'corps' &&
        isTrooper(g, unit) &&
        isFriendly(g.state, unit, self) &&
        isAt(between(g, unit, self.unit), 1)
          ? { add: 1 }
          : undefined,
      ),
    ],
    grants: ['guardian'],
  },
  'upgrade/improvised-orders': {
    abilities: [
      at(
        'token.drawn',
        using<DrawMoment>({
          when: (g, m, self) => isFriendly(g.state, m, self) && g.state.hands[m.seat]!.pool.length > 0,
          *run(g, m, self) {
            const { pool } = g.state.hands[m.seat]!;
            const ranks = [m.rank, drawToken(g, m.seat)] as const;
            const kept = yield* choose({
              seat: m.seat,
              kind: 'card-token',
              prompt: say('le.ask.token-kept'),
              about: { card: self.card },
              clauses: SAYS,
              options: ranks.map((rank, id) => ({ id: String(id), label: say('le.tokenOf', { rank }) })),
            });
            m.rank = ranks[Number(kept)]!;
            pool.push(ranks[1 - Number(kept)]!);
          },
        }),
      ),
      readiesInEndPhase,
    ],
  },
  'upgrade/inspiring-presence': { values: [value('courageRange', () => ({ atLeast: 4 }))] },
  'upgrade/strict-orders': {
    abilities: [
      at('unit.rallies', {
        when: (g, m, self) =>
          m.dice > 0 && m.unit.order === 'faceup' && isFriendly(g.state, m.unit, self) && isTrooper(g, m.unit),
        *run(_g, m) {
          m.dice = 0;
          m.removed++;
        },
      }),
    ],
  },
  'upgrade/vigilance': {
    abilities: [
      at('end.tokens', {
        when: (g, _m, self) => self.unit.status === 'play' && watched(g, self).length > 0,
        *run(g, _m, self) {
          const keep = (unit: { readonly id: number }) =>
            g.state.lasting.push({
              source: self.key,
              unit: unit.id,
              until: 'round',
              value: 'kept.dodge',
              modifier: { add: 1 },
            });
          const prompt = say('le.ask.card-unit', { card: self.card });
          const one = yield* mayChooseUnit(self.seat, watched(g, self), SAYS, prompt, self.card);
          if (!one) return;
          keep(one);
          const corps = watched(g, self).filter((unit) => unit !== one && unit.rank === 'corps');
          const two =
            one.rank === 'corps' ? yield* mayChooseUnit(self.seat, corps, SAYS, prompt, self.card) : undefined;
          if (two) keep(two);
        },
      }),
    ],
  },
};
