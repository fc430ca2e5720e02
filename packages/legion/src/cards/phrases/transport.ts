import { board, hasRoom, isAtDoor, isOpen, passengersOf } from '../../flow/activation/transport.ts';
import { at, type CardRules } from '../vocabulary.ts';

/** Vehicles that carry trooper units. R-LE-107 */
export const CARRIES: CardRules = {
  askedBy: 'flow/activation/transport.ts',
  abilities: [
    at('setup.deploys', {
      when: (g, m, self) => m.unit.status === 'reserve' && hasRoom(g, self.unit, m.unit),
      run: (g, m, self) => board(g, m.unit, self.unit),
    }),
    at('move.after', {
      when: (g, m, self) =>
        m.kind === 'standard' &&
        m.unit.status === 'play' &&
        hasRoom(g, self.unit, m.unit) &&
        isAtDoor(g, self.unit, m.unit),
      run: (g, m, self) => board(g, m.unit, self.unit),
    }),
    // What hits an open vehicle hits who sits in it.
    at('attack.resolved', {
      mandatory: true,
      when: (g, m, self) =>
        m.defender === self.unit &&
        m.attack.wounds > 0 &&
        isOpen(g, self.unit) &&
        passengersOf(g, self.unit).length > 0,
      *run(g, _m, self) {
        for (const unit of passengersOf(g, self.unit)) yield* g.rules.suffer(g, unit, 1, { by: 'transport' });
      },
    }),
  ],
};
