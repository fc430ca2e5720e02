import { rollDice, say } from '@holotisch/engine';
import { TOLERANCE } from '@holotisch/table';
import { DEFENCE_DICE } from '../../../dice.ts';
import { gain } from '../../../flow/tokens.ts';
import { HALF } from '../../../geometry/range.ts';
import type { Legion } from '../../../legion.ts';
import type { Unit } from '../../../state.ts';
import { between, engagedWith, isTrooper, living, refuse, touchableEnemies } from '../../../values.ts';
import { CARD, isAlliedVehicle, isBrotherOrSister, isFriend, isHero, lends, pickUnit } from '../../phrases/commands.ts';
import { at, ban, type LaterCards, valueOfAny } from '../../vocabulary.ts';

/** Enemies so near that a vehicle runs them over. */
const underTracks = (g: Legion, vehicle: Unit): readonly Unit[] =>
  touchableEnemies(g, vehicle).filter((enemy) => between(g, vehicle, enemy) <= HALF + TOLERANCE);

export const EMPIRE_PIPS_1_26: LaterCards = {
  'command/come-and-prove-it': {
    grants: ['indomitable'],
    values: [
      ...lends({ indomitable: 1 }, isBrotherOrSister).values,
      valueOfAny('extraDefence', (g, unit, self, { attack }) =>
        attack?.defender === unit.id && isBrotherOrSister(g, unit, self) ? { add: 1 } : undefined,
      ),
    ],
    abilities: [
      at('attack.cover', {
        mandatory: true,
        when: (g, m, self) => isHero(g, m.defender, self) && m.defender.order === 'faceup',
        *run(g, m, self) {
          yield* gain(g, m.defender, 'dodge', 1, self.card);
        },
      }),
    ],
  },
  'command/drive-them-out': {
    ...lends({ demoralize: 1 }, isAlliedVehicle),
    abilities: [
      at('move.after', {
        mandatory: true,
        limit: { per: 'round', times: 1 },
        when: (g, m, self) =>
          isAlliedVehicle(g, m.unit, self) &&
          m.unit.status === 'play' &&
          m.unit.order === 'faceup' &&
          underTracks(g, m.unit).length > 0,
        *run(g, m, self) {
          const unit = yield* pickUnit(self, underTracks(g, m.unit));
          const faces = rollDice(g.state.chance, DEFENCE_DICE.white, living(unit).length);
          g.emit({ type: 'looseDice', colour: 'white', faces, purpose: say('le.commandRoll', { card: self.card }) });
          const wounds = faces.filter((face) => face !== 'blank').length;
          if (wounds > 0) yield* g.rules.suffer(g, unit, wounds, { by: self.card, source: m.unit });
        },
      }),
    ],
  },
  'command/face-me': {
    ...lends({ 'hold-the-line': 1 }),
    bans: [
      ban('move', (g, { unit, pivot }, self) =>
        !pivot && isTrooper(g, unit) && engagedWith(g, unit).some((enemy) => isHero(g, enemy, self))
          ? refuse(CARD, say('le.no.commandMove', { unit: unit.id }), { piece: unit.id })
          : undefined,
      ),
    ],
  },
  'command/gunner-infantry': {
    grants: ['tactical', 'suppressive'],
    values: [
      ...lends({ tactical: 1, suppressive: 1 }).values,
      valueOfAny('speed', (g, unit, self) =>
        isHero(g, unit, self) && g.state.turn?.unit === unit.id ? { add: -1, atLeast: 1 } : undefined,
      ),
    ],
  },
  // Empire
  'command/unrelenting-fire': {
    abilities: [
      at('unit.rallies', {
        mandatory: true,
        when: (g, m, self) => !isFriend(g, m.unit, self),
        *run(_g, m) {
          m.most = 1;
        },
      }),
    ],
  },
};
