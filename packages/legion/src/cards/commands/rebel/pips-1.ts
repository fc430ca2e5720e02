import { type Flow, say } from '@holotisch/engine';
import { commandOf } from '../../../data/index.ts';
import { refuseAction } from '../../../flow/activation/actions.ts';
import { hasTarget, targetsOf } from '../../../flow/attack/targets.ts';
import { chooseWay } from '../../../flow/choose.ts';
import { after } from '../../../flow/reactions.ts';
import { gain } from '../../../flow/tokens.ts';
import type { Legion } from '../../../legion.ts';
import type { Unit } from '../../../state.ts';
import { armsAndGoes, heroAttacksAgain } from '../../phrases/characters.ts';
import {
  attackWithCard,
  CARD,
  called,
  gains,
  heroGains,
  heroHas,
  heroOf,
  inSight,
  isCalled,
  isFriend,
  isHero,
  isMine,
  lends,
  pickUnit,
  servants,
  wants,
  weaponsOn,
  whenHeroEnds,
  whenOrdered,
} from '../../phrases/commands.ts';
import { freeAction } from '../../phrases/keywords.ts';
import { at, type CardFamily, type CardSource } from '../../vocabulary.ts';

/** What Jyn can do when an enemy stirs. */
const rebels = (g: Legion, jyn: Unit, enemy: Unit): readonly ('attack' | 'move')[] => [
  ...(hasTarget(g, jyn, { only: [enemy.id] }) ? (['attack'] as const) : []),
  ...(refuseAction(g, jyn, 'move', { free: true, outside: true }) === undefined ? (['move'] as const) : []),
];

/** How many of the three kinds of cards lie there: 3 pips, then 2, then 1. */
function array(g: Legion, { seat }: CardSource): number {
  const pips = g.state.hands[seat]!.discard.map((card) => commandOf(card, g.state.rules.edition).pips);
  let n = 0;
  for (const each of [3, 2, 1]) {
    if (!pips.includes(each)) break;
    n++;
  }
  return n;
}

const isLuke = isCalled('Luke Skywalker');

/** Someone's unit does one thing for another player, against its own side if he likes. */
function* serve(g: Legion, unit: Unit, self: CardSource): Flow {
  const owner = unit.seat;
  unit.seat = self.seat;
  yield* freeAction(g, unit, self.card, ['attack', 'move']);
  unit.seat = owner;
}

/** Of Chewbacca and Luke the other one. */
function partner(g: Legion, unit: Unit, self: CardSource): Unit | undefined {
  if (isHero(g, unit, self)) return called(g, self, 'Luke Skywalker');
  return isLuke(g, unit, self) ? heroOf(g, self) : undefined;
}

export const REBEL_PIPS_1: CardFamily = {
  'command/blast-off': {
    grants: ['disengage', 'jump'],
    values: [...lends({ disengage: 1, jump: 1 }).values, heroHas('speed', { add: 1 })],
    abilities: [heroGains('dodge', 'suppression')],
  },
  'command/common-cause': {
    abilities: [
      at('unit.activated', {
        when: (g, m, self) => m.next === null && partner(g, m.unit, self)?.order === 'faceup',
        *run(g, m, self) {
          m.next = partner(g, m.unit, self)!;
        },
      }),
    ],
  },
  'command/coordinated-bombardment': {
    arms: { who: isHero, special: true },
    abilities: [
      whenHeroEnds(
        function* (g, leia, self) {
          const done: number[] = [];
          const left = () =>
            targetsOf(g, leia, { weapons: weaponsOn(g, self) })
              .map(({ unit }) => unit.id)
              .filter((id) => !done.includes(id));
          for (let i = 0; i < 3 && left().length > 0; i++) {
            if (i > 0 && !(yield* wants(self, leia, 'attack'))) return;
            done.push(...(yield* attackWithCard(g, leia, self, left())));
          }
        },
        { when: (g, leia, self) => hasTarget(g, leia, { weapons: weaponsOn(g, self) }) },
      ),
    ],
  },
  'command/crack-shot': {
    ...lends({ gunslinger: 1 }),
    abilities: [
      heroGains('aim'),
      whenHeroEnds((g, cassian, self) => gains('suppression', 'standby')(g, cassian, self)),
    ],
  },
  'command/explosions': {
    acts: [armsAndGoes(2)],
    detonator: heroOf,
  },
  'command/idiots-array': {
    ...lends({ gunslinger: 1, marksman: 1 }),
    abilities: [
      at('command.resolve', {
        mandatory: true,
        when: (g, m, self) => isMine(m, self) && heroOf(g, self) !== undefined && array(g, self) > 0,
        *run(g, _m, self) {
          for (const token of ['aim', 'dodge'] as const)
            yield* gain(g, heroOf(g, self)!, token, array(g, self), self.card);
        },
      }),
    ],
  },
  'command/rebellious': {
    ...lends({ charge: 1 }),
    abilities: [
      at('unit.activates', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) => {
          const jyn = heroOf(g, self);
          return (
            jyn !== undefined &&
            !isFriend(g, m.unit, self) &&
            inSight(g, jyn, m.unit, 2) &&
            rebels(g, jyn, m.unit).length > 0
          );
        },
        *run(g, m, self) {
          const jyn = heroOf(g, self)!;
          yield* gain(g, jyn, 'suppression', 1, self.card);
          const ways = rebels(g, jyn, m.unit);
          const about = { unit: jyn.id, card: self.card };
          const way = yield* chooseWay(self.seat, ways, CARD, say('le.ask.command-way', about), about);
          if (way === 'move') yield* g.rules.act(g, jyn, 'move', { free: true, outside: true });
          else {
            const attacks = yield* g.rules.attack(g, jyn, 'plain', { only: [m.unit.id] });
            yield* after(g, jyn, { attacks });
          }
        },
      }),
    ],
  },
  'command/sabotaged-communications': {
    orderCap: (g, seat, self) => (g.state.sides[seat] === g.state.sides[self.seat] ? undefined : 1),
  },
  // LE-AKTIONEN-16: the second attack is no action
  'command/son-of-skywalker': {
    abilities: [
      heroAttacksAgain(function* (g, luke) {
        const attacks = yield* g.rules.attack(g, luke, 'plain', { own: true });
        yield* after(g, luke, { attacks });
      }),
    ],
  },
  'command/sorry-about-the-mess': {
    abilities: [whenOrdered((g, m, self) => isHero(g, m.unit, self), gains('aim', 'dodge'))],
  },
  'command/you-serve-your-master-well': {
    acts: [
      {
        id: 'serve',
        free: true,
        when: (g, unit, self) => isHero(g, unit, self) && servants(g, unit).length > 0,
        *run(g, luke, self) {
          const able = servants(g, luke);
          const unit = yield* pickUnit(self, able);
          yield* serve(g, unit, self);
        },
      },
    ],
  },
};
