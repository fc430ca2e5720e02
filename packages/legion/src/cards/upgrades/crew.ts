import { type Flow, rollDice, say } from '@holotisch/engine';
import { ATTACK_DICE, DEFENCE_DICE } from '../../dice.ts';
import { restore } from '../../flow/attack/restore.ts';
import { heal } from '../../flow/attack/wounds.ts';
import { chooseUnit, chooseUnits, chooseWay } from '../../flow/choose.ts';
import { gain, remove } from '../../flow/tokens.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { isDroidTrooper, keywordOf } from '../../values.ts';
import { freeAction } from '../phrases/keywords.ts';
import { askUnit, carriedOrAt, isOwn, isSeen, isWounded, SAYS, troopersOf, using } from '../phrases/upgrades.ts';
import { at, type CardFamily, type CardSource, type UnitMoment } from '../vocabulary.ts';

const fallenNow = (g: Legion, unit: Unit): boolean =>
  unit.status === 'play' && unit.minis.some(({ fell }, mini) => fell === g.state.round && mini !== unit.leader);

/** What the medic can do for a unit. */
const cures = (g: Legion, unit: Unit) => [
  ...(isWounded(unit) ? (['wound'] as const) : []),
  ...(unit.tokens.poison > 0 ? (['poison'] as const) : []),
  ...(fallenNow(g, unit) ? (['restore'] as const) : []),
];

const patients = (g: Legion, unit: Unit): readonly Unit[] =>
  troopersOf(g, carriedOrAt(g, unit, 1)).filter(
    (friend) =>
      !isDroidTrooper(g, friend) &&
      (friend.inside === unit.id || isSeen(g, unit, friend)) &&
      cures(g, friend).length > 0,
  );

function* cure(g: Legion, unit: Unit, self: CardSource): Flow {
  const friend = yield* chooseUnit(unit.seat, patients(g, unit), SAYS, askUnit(self), self.card);
  const prompt = say('le.ask.treat-how', { unit: friend.id });
  const way = yield* chooseWay(unit.seat, cures(g, friend), SAYS, prompt, { unit: friend.id, card: self.card });
  if (way === 'wound') yield* heal(g, friend, 1);
  else if (way === 'poison') remove(g, friend, 'poison', 1, self.card);
  else yield* restore(g, friend);
  const faces = rollDice(g.state.chance, DEFENCE_DICE.white, 2);
  g.emit({ type: 'looseDice', colour: 'white', faces, purpose: say('le.medicRoll', { unit: friend.id }) });
  yield* gain(g, friend, 'suppression', faces.filter((face) => face !== 'blank').length, self.card);
}

const spentShields = (g: Legion, { unit }: CardSource): number => keywordOf(g, unit, 'shielded') - unit.tokens.shield;

/** An attack or a move, and then the price of it. */
function* overload(g: Legion, { unit, card }: CardSource): Flow {
  yield* freeAction(g, unit, card, ['attack', 'move']);
  if (unit.status !== 'play') return;
  const faces = rollDice(g.state.chance, ATTACK_DICE.black, 3);
  g.emit({ type: 'looseDice', colour: 'attack', faces, purpose: say('le.overload', { unit: unit.id }) });
  const wounds = faces.filter((face) => face === 'hit' || face === 'crit').length;
  if (wounds > 0) yield* g.rules.suffer(g, unit, wounds, { by: card });
}

export const CREW: CardFamily = {
  'upgrade/backworld-medic': {
    acts: [{ id: 'cure', when: (g, unit) => patients(g, unit).length > 0, run: cure }],
  },
  'upgrade/refurbished-gonk-droid': {
    abilities: [
      at('end.tokens', {
        mandatory: true,
        when: (g, _m, self) => self.unit.status === 'play' && spentShields(g, self) > 0,
        *run(g, _m, self) {
          const faces = rollDice(g.state.chance, DEFENCE_DICE.red, spentShields(g, self));
          g.emit({ type: 'looseDice', colour: 'red', faces, purpose: say('le.shieldRoll', { unit: self.unit.id }) });
          yield* gain(g, self.unit, 'shield', faces.filter((face) => face === 'block').length, self.card);
        },
      }),
    ],
  },
  'upgrade/unorthodox-tactician': {
    abilities: [
      at('unit.activates', {
        mandatory: true,
        when: (g, m, self) => isOwn(m, self) && carriedOrAt(g, self.unit, 3).length > 0,
        *run(g, _m, self) {
          const faces = rollDice(g.state.chance, DEFENCE_DICE.red, 3);
          g.emit({ type: 'looseDice', colour: 'red', faces, purpose: say('le.tacticianRoll', { unit: self.unit.id }) });
          const most = faces.filter((face) => face !== 'blank').length;
          const units = yield* chooseUnits(
            self.seat,
            carriedOrAt(g, self.unit, 3),
            [most, most],
            SAYS,
            say('le.ask.card-units', { n: most }),
            self.card,
          );
          for (const unit of units) yield* gain(g, unit, 'aim', 1, self.card);
        },
      }),
    ],
  },
  'upgrade/unstable-r5-astromech': {
    abilities: [
      at(
        'unit.ends',
        using<UnitMoment>({
          when: (_g, m, self) => isOwn(m, self),
          run: (g, _m, self) => overload(g, self),
        }),
      ),
    ],
  },
};
