import { type Flow, rollDie, say } from '@holotisch/engine';
import { DEFENCE_DICE } from '../../../dice.ts';
import { choose, chooseNumber, chooseUnit, chooseWay, mayChooseUnit } from '../../../flow/choose.ts';
import { after } from '../../../flow/reactions.ts';
import { restore } from '../../../flow/restore.ts';
import { gain, remove } from '../../../flow/tokens.ts';
import { discardUpgrade } from '../../../flow/upgrades.ts';
import { heal } from '../../../flow/wounds.ts';
import { inContact } from '../../../geometry/base.ts';
import { isAt } from '../../../geometry/range.ts';
import type { Legion } from '../../../legion.ts';
import type { Equipped, Unit } from '../../../state.ts';
import {
  between,
  enemiesOf,
  friendsOf,
  isEngaged,
  isFriendly,
  isTrooper,
  leaderOf,
  onTable,
  ownIn,
  upgradesInUse,
} from '../../../values.ts';
import { isThrown } from '../../upgrades/grenades.ts';
import {
  askUnit,
  FLIPS,
  friendsAt,
  isOwn,
  isSeen,
  isWounded,
  SAYS,
  snipe,
  untilItsEnd,
  using,
} from '../../upgrades/phrases.ts';
import {
  at,
  ban,
  type CardFamily,
  type CardSource,
  type PhaseMoment,
  type SufferMoment,
  type UnitMoment,
  value,
} from '../../vocabulary.ts';

/** Upgrades that 2.6 brought: programming, training, gear and weapons. */

const isEwok = (g: Legion, unit: Unit): boolean => isTrooper(g, unit) && g.card(unit).affiliation === 'Ewok';

const STORED = ['aim', 'dodge'] as const;
const storedAs = (token: string): string => `secret-ingredients.${token}`;
const stored = ({ note }: Unit, token: string): number => Number(note[storedAs(token)] ?? 0);

const fallenNow = (g: Legion, unit: Unit): boolean =>
  unit.minis.some(({ fell }, mini) => fell === g.state.round && mini !== unit.leader);

const cures = (g: Legion, unit: Unit) => [
  ...(isWounded(unit) ? (['wound'] as const) : []),
  ...(fallenNow(g, unit) ? (['restore'] as const) : []),
];

const patients = (g: Legion, unit: Unit): readonly Unit[] =>
  friendsAt(g, unit, 1).filter((friend) => isEwok(g, friend) && isSeen(g, unit, friend) && cures(g, friend).length > 0);

/** Cards of an enemy at its leader that curious Ewoks may take apart. */
const TOYS = ['heavy-weapon', 'gear', 'armament'];

const toys = (g: Legion, unit: Unit): readonly { readonly enemy: Unit; readonly card: Equipped }[] =>
  enemiesOf(g.state, unit)
    .filter((enemy) => onTable(enemy).some((mini) => inContact(leaderOf(g, unit).base, g.mini(enemy, mini).base)))
    .flatMap((enemy) =>
      upgradesInUse(g, enemy)
        .filter(({ printed }) => TOYS.includes(printed.slot) && !printed.unique && printed.copies === undefined)
        .map(({ card }) => ({ enemy, card })),
    );

function* takeApart(g: Legion, unit: Unit, self: CardSource): Flow {
  const found = toys(g, unit);
  const id = yield* choose({
    seat: unit.seat,
    kind: 'card-upgrade',
    clauses: SAYS,
    about: { unit: unit.id, card: self.card },
    prompt: say('le.ask.card-lost', { card: self.card }),
    options: found.map(({ enemy, card }, n) => ({
      id: String(n),
      label: say('le.card', { card: card.id }),
      about: { unit: enemy.id, card: card.id },
    })),
  });
  const { enemy, card } = found[Number(id)]!;
  discardUpgrade(g, enemy, card);
  yield* g.rules.suffer(g, unit, 1, { by: self.card });
}

/** The prey that a bounty hunter has chosen, by rank. */
const preyRank = (g: Legion, { unit }: CardSource): string | undefined => {
  const prey = unit.note['bounty'];
  return typeof prey === 'number' ? g.unit(prey).rank : undefined;
};

const isUsedUp = (self: CardSource): boolean => self.equipped.exhausted;

export const EQUIPMENT: CardFamily = {
  'upgrade/bounty-programming': {
    values: [
      value('keyword.pierce', (g, _unit, self, { attack }) =>
        attack && preyRank(g, self) === 'commander' ? { add: 1 } : undefined,
      ),
      value('keyword.suppressive', (g, _unit, self, { attack }) =>
        attack && preyRank(g, self) === 'operative' ? { add: 1 } : undefined,
      ),
    ],
    grants: ['pierce', 'suppressive'],
  },
  'upgrade/programmed-loyalty': {
    bans: [
      ban('order', (_g, { unit, by }, self) =>
        unit === self.unit && by?.rank !== 'commander'
          ? { clauses: ['LE-GOLDENE-REGELN-03'], message: say('le.no.loyal', { unit: unit.id }), piece: unit.id }
          : undefined,
      ),
    ],
  },
  'upgrade/up-close-and-personal': {
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (_g, m, self) =>
          m.attacker === self.unit && self.unit.status === 'play' && !m.attack.melee && m.attack.range <= 2,
        *run(g, _m, self) {
          yield* gain(g, self.unit, 'dodge', 1, self.card);
        },
      }),
    ],
  },
  'upgrade/forest-dwellers': {
    abilities: [
      at('activation.start', {
        mandatory: true,
        when: (g, _m, self) => g.state.round === 1 && self.unit.status === 'play',
        *run(g, _m, self) {
          yield* gain(g, self.unit, 'dodge', 1, self.card);
        },
      }),
    ],
  },
  // However many are thrown.
  'upgrade/impact-grenades': {
    values: [
      value('keyword.impact', (_g, _unit, self, { attack }) => (isThrown(attack, self) ? { add: 4 } : undefined)),
    ],
    grants: ['impact'],
  },
  'upgrade/beskad-duelist': {
    abilities: [
      at(
        'unit.activates',
        using<UnitMoment>({
          when: (_g, m, self) => isOwn(m, self),
          *run(g, _m, self) {
            untilItsEnd(g, self, 'keyword.charge', { add: 1 });
          },
        }),
      ),
    ],
    grants: ['charge'],
  },
  'upgrade/call-to-arms': {
    abilities: [
      at(
        'unit.activates',
        using<UnitMoment>({
          when: (_g, m, self) => isOwn(m, self),
          *run(g, _m, { key, unit, card }) {
            yield* gain(g, unit, 'suppression', 1, card);
            const modifier = { add: 1 };
            g.state.lasting.push({ source: key, unit: unit.id, until: 'round', value: 'keyword.charge', modifier });
          },
        }),
      ),
    ],
    grants: ['charge'],
  },
  'upgrade/insatiable-curiosity': {
    acts: [{ id: 'take-apart', free: true, when: (g, unit) => toys(g, unit).length > 0, run: takeApart }],
  },
  // A token on the card in each round, and they are taken when the unit is activated; after Aid it calms down.
  'upgrade/secret-ingredients': {
    abilities: [
      at('round.start', {
        mandatory: true,
        when: () => true,
        *run(_g, _m, self) {
          const about = { unit: self.unit.id, card: self.card };
          const token = yield* chooseWay(self.seat, STORED, SAYS, say('le.ask.stored', about), about);
          self.unit.note[storedAs(token)] = stored(self.unit, token) + 1;
        },
      }),
      at('unit.activates', {
        when: (_g, m, self) => isOwn(m, self) && STORED.some((token) => stored(m.unit, token) > 0),
        *run(g, { unit }, self) {
          for (const token of STORED) {
            const numbers = Array.from({ length: stored(unit, token) + 1 }, (_, i) => i);
            const about = { unit: unit.id, card: self.card };
            const n = yield* chooseNumber(self.seat, numbers, SAYS, say(`le.ask.taken-${token}`, about), about);
            unit.note[storedAs(token)] = stored(unit, token) - n;
            yield* gain(g, unit, token, n, self.card);
          }
        },
      }),
      at('token.gained', {
        when: (_g, m, self) => isOwn(m, self) && m.by === 'aid' && m.token === 'suppression',
        *run(g, { unit }, self) {
          remove(g, unit, 'suppression', 1, self.card);
        },
      }),
    ],
  },
  'upgrade/herbal-medicine': {
    acts: [
      {
        id: 'cure',
        free: true,
        when: (g, unit) => patients(g, unit).length > 0,
        *run(g, unit, self) {
          const friend = yield* chooseUnit(unit.seat, patients(g, unit), SAYS, askUnit(self), self.card);
          const prompt = say('le.ask.treat-how', { unit: friend.id });
          const way = yield* chooseWay(unit.seat, cures(g, friend), SAYS, prompt, { unit: friend.id, card: self.card });
          if (way === 'wound') yield* heal(g, friend, 1);
          else yield* restore(g, friend);
        },
      },
    ],
  },
  'upgrade/onward-to-victory': {
    abilities: [
      at('activation.start', using<PhaseMoment>({ when: (_g, _m, self) => self.unit.status === 'play', *run() {} })),
      at('unit.defeated', {
        id: 'forward',
        when: (g, m, self) =>
          isUsedUp(self) &&
          !isFriendly(g.state, m.unit, self) &&
          friendsOf(g.state, self).some((friend) => isEwok(g, friend) && !isEngaged(g, friend)),
        *run(g, _m, self) {
          const able = friendsOf(g.state, self).filter((friend) => isEwok(g, friend) && !isEngaged(g, friend));
          const friend = yield* mayChooseUnit(self.seat, able, SAYS, askUnit(self), self.card);
          if (!friend) return;
          const move = yield* g.rules.move(g, friend, { kinds: ['standard'], speed: 1, clauses: ['LE-BEWEGUNG-04'] });
          yield* after(g, friend, { move });
        },
      }),
      at('end.start', {
        id: 'over',
        mandatory: true,
        when: (_g, _m, self) => isUsedUp(self),
        *run(g, _m, self) {
          discardUpgrade(g, self.unit, self.equipped);
        },
      }),
    ],
  },
  'upgrade/inquisitorius-training': {
    abilities: [
      at('card.exhausted', {
        when: (g, m, self) =>
          m.unit !== self.unit &&
          !m.cancelled &&
          self.unit.status === 'play' &&
          upgradesInUse(g, m.unit).some(({ card, printed }) => card === m.card && printed.slot === 'force') &&
          isAt(between(g, m.unit, self.unit), 1),
        *run(g, m, self) {
          const face = rollDie(g.state.chance, DEFENCE_DICE.red);
          g.emit({
            type: 'looseDice',
            colour: 'red',
            faces: [face],
            purpose: say('le.annulled', { unit: self.unit.id }),
          });
          m.cancelled = face !== 'blank';
        },
      }),
    ],
  },
  'upgrade/emergency-transponder': {
    abilities: [
      at(
        'unit.activates',
        using<UnitMoment>({
          when: (_g, m, self) => isOwn(m, self) && self.unit.order === 'none',
          *run(g, _m, { unit, seat, card }) {
            const ways = ['aim', 'dodge', ...(unit.tokens.suppression > 0 ? (['calm'] as const) : [])] as const;
            const way = yield* chooseWay(seat, ways, SAYS, say('le.ask.card-token', { card }), { unit: unit.id, card });
            if (way === 'calm') remove(g, unit, 'suppression', 1, card);
            else yield* gain(g, unit, way, 1, card);
          },
        }),
      ),
    ],
  },
  // Whatever his card says, he counts as a commander.
  'upgrade/the-darksaber-maul': {
    abilities: [
      at('setup.before', {
        mandatory: true,
        when: (_g, _m, self) => self.unit.rank !== 'commander',
        *run(_g, _m, self) {
          self.unit.rank = 'commander';
        },
      }),
    ],
  },
  'upgrade/dins-amban-rifle': {
    acts: [
      {
        id: 'snipe',
        cost: 2,
        when: (g, unit) => !isEngaged(g, unit),
        *run(g, unit, self) {
          const move = yield* g.rules.move(g, unit, { kinds: ['standard'], speed: 1, clauses: ['LE-BEWEGUNG-04'] });
          yield* after(g, unit, { move: { ...move, acted: true } });
          const able = enemiesOf(g.state, unit).filter((enemy) => isSeen(g, unit, enemy));
          if (unit.status !== 'play' || able.length === 0) return;
          const target = yield* chooseUnit(unit.seat, able, SAYS, askUnit(self), self.card);
          yield* snipe(g, self, target, 'red', ['hit', 'crit'], true);
        },
      },
    ],
  },
  'upgrade/dc-17m-icws-config': {
    abilities: FLIPS,
    values: [
      value('keyword.lethal', (_g, _unit, self, { attack }) =>
        attack && isThrown(attack, self) && ownIn(attack).some(({ weapon }) => weapon.endsWith(':dc-17m-icws-sniper'))
          ? { add: 1 }
          : undefined,
      ),
    ],
    grants: ['lethal'],
  },
  'upgrade/katarn-pattern-armor': {
    abilities: [
      at(
        'unit.suffers',
        using<SufferMoment>({
          when: (_g, m, self) => isOwn(m, self) && m.attack !== undefined && !m.attack.melee && m.amount > 1,
          *run(_g, m) {
            m.amount = 1;
          },
        }),
      ),
    ],
  },
};
