import { type Flow, rollDie, say } from '@holotisch/engine';
import { contains } from '@holotisch/table';
import { DEFENCE_DICE } from '../../dice.ts';
import { refuseAction } from '../../flow/activation/actions.ts';
import { chooseDice, rerollAttack } from '../../flow/attack/dice.ts';
import { restore } from '../../flow/attack/restore.ts';
import { heal } from '../../flow/attack/wounds.ts';
import { choose, chooseNumber, chooseUnit, chooseWay, mayChooseUnit } from '../../flow/choose.ts';
import { STRIKE_TEAM } from '../../flow/edition26/attack.ts';
import { contests } from '../../flow/edition26/objectives.ts';
import { colourOf, zoneShapes } from '../../flow/objectives/zones.ts';
import { after } from '../../flow/reactions.ts';
import { gain, remove } from '../../flow/tokens.ts';
import { discardUpgrade, readyCard } from '../../flow/upgrades.ts';
import { inContact } from '../../geometry/base.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { Equipped, Unit } from '../../state.ts';
import {
  between,
  enemiesOf,
  friendsOf,
  isEngaged,
  isFriendly,
  isTrooper,
  leaderOf,
  onTable,
  sideOf,
  upgradesInUse,
} from '../../values.ts';
import { isKin } from '../named.ts';
import { askUnit, friendsAt, isOwn, isSeen, isWounded, SAYS, using } from '../phrases/upgrades.ts';
import {
  type ActionMoment,
  type AttackMoment,
  at,
  type CardSource,
  type LaterCards,
  type PhaseMoment,
  type UnitMoment,
  value,
} from '../vocabulary.ts';

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

const isUsedUp = (self: CardSource): boolean => self.equipped.exhausted;

/** It holds an asset, or contests a token. */
const isAtObjective = (g: Legion, unit: Unit): boolean =>
  unit.claimed.length > 0 ||
  g.state.markers.some(
    (marker) => (marker.kind === 'objective' || marker.kind === 'asset') && contests(g, unit, marker),
  );

/** Special forces of its faction or affiliation, on the table or still to come. */
const teams = (g: Legion, { unit }: CardSource): readonly Unit[] =>
  g.state.units.filter(
    (u) => u.seat === unit.seat && u.rank === 'special' && u.status !== 'defeated' && isKin(g, unit, u),
  );

const teamOf = (g: Legion, { note }: Unit): Unit | undefined => {
  const id = note[STRIKE_TEAM];
  return typeof id === 'number' ? g.state.units[id] : undefined;
};

/** With every base in the territory of its side. */
function isAtHome(g: Legion, unit: Unit): boolean {
  const zones = zoneShapes(g, colourOf(g.state, sideOf(g.state, unit)));
  return onTable(unit).every((mini) =>
    g.mini(unit, mini).base.every((shape) => zones.some((zone) => contains(zone, shape))),
  );
}

export const TRAINING_26: LaterCards = {
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
  'upgrade/dug-in': {
    values: [value('coverRed', (g, unit) => (unit.order !== 'facedown' && isAtHome(g, unit) ? { add: 1 } : undefined))],
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
  'upgrade/insatiable-curiosity': {
    acts: [{ id: 'take-apart', free: true, when: (g, unit) => toys(g, unit).length > 0, run: takeApart }],
  },
  'upgrade/mission-objective': {
    abilities: [
      at('attack.reroll', {
        ...using<AttackMoment>({
          when: (g, m, self) => m.attacker === self.unit && m.attack.dice.length > 0 && isAtObjective(g, m.defender),
          *run(g, m, self) {
            const dice = yield* chooseDice(g, m, self.unit, {
              seat: self.unit.seat,
              kind: 'reroll',
              max: 1,
              min: 1,
              prompt: say('le.ask.card-reroll', { card: self.card }),
              clauses: SAYS,
              card: self.card,
            });
            rerollAttack(g, m.attack, dice, self.card);
          },
        }),
        limit: { per: 'round', times: 1 },
      }),
      at('unit.activates', {
        id: 'ready',
        mandatory: true,
        when: (_g, m, self) => isOwn(m, self) && self.equipped.exhausted,
        *run(g, _m, self) {
          readyCard(g, self.unit, self.equipped);
        },
      }),
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
  'upgrade/strike-and-fade': {
    abilities: [
      at(
        'action.after',
        using<ActionMoment>({
          when: (g, m, self) =>
            isOwn(m, self) && m.action === 'attack' && !refuseAction(g, self.unit, 'move', { free: true }),
          *run(g, _m, self) {
            yield* g.rules.act(g, self.unit, 'move', { free: true });
          },
        }),
      ),
    ],
  },
  'upgrade/strike-team-leader': {
    abilities: [
      at('setup.after', {
        when: (g, _m, self) => teams(g, self).length > 0,
        *run(g, _m, self) {
          const team = yield* mayChooseUnit(self.seat, teams(g, self), SAYS, askUnit(self), self.card);
          if (team) self.unit.note[STRIKE_TEAM] = team.id;
        },
      }),
      at('activation.start', {
        mandatory: true,
        when: (g, _m, { unit }) => {
          const team = teamOf(g, unit);
          return unit.status === 'play' && team?.status === 'play' && isAt(between(g, unit, team), 2);
        },
        *run(g, _m, self) {
          const team = teamOf(g, self.unit)!;
          const about = { unit: team.id, card: self.card };
          const prompt = say('le.ask.command-token', about);
          const token = yield* chooseWay(self.seat, ['aim', 'dodge'], SAYS, prompt, about);
          yield* gain(g, team, token, 1, self.card);
        },
      }),
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
};
