import { NOTICE, READ, ROLL, SHOT } from '../../../table-ui/common-told.ts';
import { atUnit, type Part, shortly } from './part.ts';
import { bolts } from './shot.ts';

/** An attack from the pool to the wounds. */
export const combat = {
  attack: {
    // All pools of an attack are told of before the first is resolved; the bolts follow the roll.
    lasts: 500,
    marks: ({ line: [from, to] }) => [
      { kind: 'outline', key: 'aim', d: `M${from.x} ${from.y}L${to.x} ${to.y}`, tone: 'attack', line: 'dashed' },
    ],
    log: 'group',
  },
  noAttack: { lasts: READ, label: atUnit('told.noAttack'), log: 'line' },
  rolled: { lasts: ROLL, seenLast: true, log: 'line' },
  dice: {
    lasts: ({ how }) => (how === 'rerolled' || how === 'added' ? ROLL : READ),
    seenLast: true,
    log: 'line',
  },
  cover: {
    lasts: READ,
    label: ({ attack, grade, cancelled }, view, language) => {
      const unit = view.attacks.find(({ id }) => id === attack)?.defender;
      if (unit === undefined) return undefined;
      const text =
        grade === 0 ? shortly(view, language, 'told.noCover') : shortly(view, language, 'told.cover', { cancelled });
      return { piece: unit, text, tone: grade === 0 ? 'neutral' : 'shield' };
    },
    log: 'line',
  },
  defenceRolled: { lasts: ROLL, seenLast: true, log: 'line' },
  defenceDice: { lasts: READ, seenLast: true, log: 'line' },
  noReroll: { log: 'line' },
  result: {
    lasts: SHOT,
    marks: bolts,
    label: ({ attack, wounds }, view, language) => {
      const unit = view.attacks.find(({ id }) => id === attack)?.defender;
      return unit === undefined
        ? undefined
        : { piece: unit, text: shortly(view, language, 'told.result', { wounds }), tone: 'attack' };
    },
    banner: 'note',
    log: 'line',
  },
  attackEnds: { log: 'none' },
  standby: {
    lasts: READ,
    label: atUnit('told.standby', ({ enemy }) => ({ enemy }), 'accent'),
    banner: 'note',
    log: 'line',
  },
  guards: { lasts: READ, label: atUnit('told.guards', ({ hits }) => ({ hits }), 'shield'), log: 'line' },
  detonates: {
    lasts: NOTICE * 2,
    marks: ({ at }, _view, milliseconds) => [{ kind: 'effect', key: 'blast', effect: 'blast', at, milliseconds }],
    banner: 'note',
    log: 'line',
  },
} satisfies Part;
