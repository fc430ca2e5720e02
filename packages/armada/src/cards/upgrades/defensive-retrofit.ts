import { say } from '@holotisch/engine';
import type { Armada } from '../../armada.ts';
import { COLOURS, critsOn, hitsOn } from '../../dice.ts';
import { discardDamage } from '../../flow/attack/damage.ts';
import { refuseSpending, spend, spendInstead } from '../../flow/attack/defence.ts';
import { rollLoose } from '../../flow/attack/dice.ts';
import { choose, chooseNumber, chooseToken, chooseZone } from '../../flow/choose.ts';
import { discardCard, exhaust } from '../../flow/tokens.ts';
import { GIVEN, zonesOf } from '../../values.ts';
import { atCost, begin, begun, defends, lacksShields, recoversShield, whileDefending } from '../phrases/cards.ts';
import { type AttackMoment, at, type CardFamily, type CardSource, value } from '../vocabulary.ts';

/** Tokens that only an accuracy icon keeps from being spent. */
const freed = (g: Armada, m: AttackMoment, { ship }: CardSource): readonly number[] =>
  m.attack.locked.filter((at) => {
    const others = m.attack.locked.filter((l) => l !== at);
    const open = { ...m, attack: { ...m.attack, locked: others } };
    return ship.tokens[at]?.state !== 'discarded' && !refuseSpending(g, open, ship, at);
  });

/** Brace tokens that may be spent in this attack. */
const braces = (g: Armada, m: AttackMoment, { ship }: CardSource): readonly number[] =>
  ship.tokens.flatMap(({ kind, state }, at) =>
    kind === 'brace' && state !== 'discarded' && !refuseSpending(g, m, ship, at) ? [at] : [],
  );

const CLAUSE = ['AR-VERTEIDIGUNGSMARKER-27'] as const;

/** The hull zone with the chaff token. */
const chaffOf = ({ ship }: CardSource) => ship.marked.find(({ token }) => token === 'chaff')?.zone;

export const defensiveRetrofit: CardFamily = {
  'upgrade/advanced-projectors': { values: [value('redirectAnywhere', () => GIVEN)] },
  'upgrade/cluster-bombs': {
    abilities: [
      at('attack.after', {
        when: (_g, m, self) => defends(m, self) && m.attacker?.kind === 'squadron' && !m.attacker.doomed,
        *run(g, m, self) {
          discardCard(g, self.ship, self.equipped);
          const faces = rollLoose(g, 'blue', 4, say('ar.roll.card', { card: self.card }));
          const damage = faces.filter((f) => hitsOn(f) + critsOn(f) > 0).length;
          if (m.attacker) yield* g.rules.suffer(g, m.attacker, damage, { by: self.card });
        },
      }),
    ],
  },
  // the token stays until the end of the round, whatever becomes of the card
  'upgrade/early-warning-system': {
    outlives: true,
    abilities: [
      at('ships.start', {
        when: (g, _m, self) => self.ship.status === 'play' && !begun(g, self),
        *run(g, _m, self) {
          const { ship } = self;
          const zone = yield* chooseZone(
            ship.seat,
            'zone',
            ship.id,
            zonesOf(g, ship),
            ['AR-RADARTAEUSCHUNGSMARKER-01'],
            say('ar.ask.chaff-zone', { unit: ship.id, card: self.card }),
          );
          ship.marked = [...ship.marked, { token: 'chaff', zone }];
          begin(g, self, 'round');
        },
      }),
      at('status.end', {
        mandatory: true,
        when: (_g, _m, self) => chaffOf(self) !== undefined,
        *run(_g, _m, self) {
          self.ship.marked = self.ship.marked.filter(({ token }) => token !== 'chaff');
        },
      }),
    ],
    obstruction: (_g, self, { unit, defending }) =>
      unit?.id === self.piece && defending !== null && chaffOf(self) === defending ? true : undefined,
  },
  // AR-ERR-ELEKTRONISCHE-GEGENMASSNAHME-01, -02, AR-CARD-ELEKTRONISCHE-GEGENMASSNAHM-01..03
  'upgrade/electronic-countermeasures': {
    abilities: [
      whileDefending({
        when: (g, m, self) => defends(m, self) && !self.equipped.exhausted && freed(g, m, self).length > 0,
        *run(g, m, self) {
          const tokens = freed(g, m, self);
          const answer = yield* choose({
            seat: self.seat,
            kind: 'card-token',
            prompt: say('ar.ask.card-token', { card: self.card }),
            clauses: ['AR-ERR-ELEKTRONISCHE-GEGENMASSNAHME-01'],
            about: { unit: self.ship.id, card: self.card },
            options: tokens.map((at) => {
              const { kind } = self.ship.tokens[at]!;
              return { id: String(at), label: say(`ar.token.${kind}`), about: { unit: self.ship.id, token: at, kind } };
            }),
          });
          exhaust(g, self.ship, self.equipped);
          m.attack.locked.splice(m.attack.locked.indexOf(Number(answer)), 1);
          yield* spend(g, m, self.ship, Number(answer));
        },
      }),
    ],
  },
  'upgrade/reactive-gunnery': {
    abilities: [
      atCost('exhaust', 'attack.tokenSpent', {
        when: (_g, m, self) =>
          defends(m, self) &&
          m.unit === self.ship &&
          m.readied &&
          !m.replaced &&
          m.token.kind !== 'salvo' &&
          !m.attack.memory.salvo &&
          m.attack.kind !== 'salvo' &&
          m.attack.kind !== 'counter' &&
          m.attack.kind !== 'ignition',
        *run(_g, m) {
          m.replaced = true;
          m.attack.memory.salvo = true;
        },
      }),
    ],
  },
  'upgrade/redundant-shields': {
    abilities: [
      at('status.start', {
        when: (g, _m, self) => self.ship.status === 'play' && lacksShields(g, self.ship),
        run: (g, _m, self) => recoversShield(g, self.ship, self.seat, self.card),
      }),
    ],
  },
  'upgrade/reinforced-blast-doors': {
    abilities: [
      at('ships.start', {
        when: (_g, _m, self) => self.ship.status === 'play' && self.ship.damage.some((d) => !d.faceup),
        *run(g, _m, self) {
          const { ship } = self;
          discardCard(g, ship, self.equipped);
          const facedown = ship.damage.filter((d) => !d.faceup);
          const most = Math.min(3, facedown.length);
          const prompt = say('ar.ask.blast-doors', { unit: ship.id, n: most });
          const numbers = Array.from({ length: most }, (_, i) => most - i);
          const n = yield* chooseNumber(self.seat, 'card-number', ship.id, numbers, CLAUSE, prompt);
          for (const damage of facedown.slice(0, n)) discardDamage(g, ship, damage);
        },
      }),
    ],
  },
  'upgrade/thermal-shields': {
    abilities: [
      at('attack.gather', {
        when: (g, m, self) => defends(m, self) && braces(g, m, self).length > 0,
        *run(g, m, self) {
          const prompt = say('ar.ask.card-token', { card: self.card });
          const places = braces(g, m, self);
          const token = yield* chooseToken(self.seat, self.ship, places, CLAUSE, prompt, self.card);
          yield* spendInstead(g, m, self.ship, token);
          const half = Math.floor(COLOURS.reduce((sum, c) => sum + m.pool[c], 0) / 2);
          for (let i = 0; i < half; i++) {
            const colours = COLOURS.filter((c) => m.pool[c] > 0);
            const colour = yield* choose({
              seat: self.seat,
              kind: 'colour',
              prompt: say('ar.ask.remove-die'),
              clauses: CLAUSE,
              about: { card: self.card },
              options: colours.map((id) => ({ id, label: say(`ar.option.${id}`) })),
            });
            m.pool[COLOURS.find((c) => c === colour)!]--;
          }
        },
      }),
    ],
  },
};
