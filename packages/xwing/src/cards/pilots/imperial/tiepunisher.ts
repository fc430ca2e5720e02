import { mayActAt } from '../../phrases/actions.ts';
import { at, type CardFamily } from '../../vocabulary.ts';

export const tiepunisher: CardFamily = {
  /** A second lock on the ship that he has just locked. */
  'imperial/tiepunisher/redline': {
    values: [{ value: 'locksPerShip', by: () => ({ set: 2 }) }],
    abilities: [
      at('token.assigned', {
        when: (_g, m, self) =>
          m.ship === self.ship &&
          m.target !== undefined &&
          self.ship.locks.filter((id) => id === m.target!.id).length === 1,
        *run(g, m, self) {
          yield* g.rules.acquireLock(g, self.ship, m.target!);
        },
      }),
    ],
  },
  'imperial/tiepunisher/deathrain': {
    drops: [{ id: 'front', template: { shape: 'straight', speed: 1, side: 'none' }, ahead: true }],
    abilities: [mayActAt('bomb.dropped', (_g, m, self) => m.ship === self.ship, ['barrelroll'])],
  },
};
