import { type Flow, say } from '@holotisch/engine';
import { refuseDrop, shipsAtRange } from '../../flow/bombs/bombs.ts';
import { initiativeFirst } from '../../flow/timing.ts';
import type { BombToken, Face, Ship } from '../../state.ts';
import type { XWing } from '../../xwing.ts';
import { at, type CardFamily, type CardRules } from '../vocabulary.ts';

/** Dropped when the ship reveals its dial, before it moves; goes off at the end of the Activation phase. */
const timeBomb = (effect: (g: XWing, ship: Ship, bomb: BombToken) => Flow): CardRules => ({
  abilities: [
    at('ship.revealed', {
      when: (_g, m, self) => m.ship === self.ship && !self.equipped!.discarded,
      bars: (_g, _m, self) => refuseDrop(self.ship),
      *run(g, _m, self) {
        yield* g.rules.drop(g, self.ship, self.equipped!);
      },
    }),
  ],
  *detonate(g, bomb) {
    for (const ship of initiativeFirst(g, shipsAtRange(g, bomb, 1)))
      if (yield* g.rules.harms(g, bomb, ship)) yield* effect(g, ship, bomb);
  },
});

/** Dropped as an action; goes off under the ship that flies over it. Two copies are one action. XW-AKTIONEN-08 */
const mine = (name: string, effect: (g: XWing, ship: Ship, bomb: BombToken) => Flow): CardRules => ({
  actions: [
    {
      name,
      when: (_g, self) => !self.equipped!.discarded,
      refuse: (_g, self) => refuseDrop(self.ship),
      *run(g, self) {
        yield* g.rules.drop(g, self.ship, self.equipped!);
      },
    },
  ],
  *detonate(g, bomb, ship) {
    if (ship && (yield* g.rules.harms(g, bomb, ship))) yield* effect(g, ship, bomb);
  },
});

function* roll(g: XWing, ship: Ship, bomb: BombToken, count: number): Flow<{ hits: number; crits: number }> {
  const tell = (faces: readonly Face[]) => g.emit({ type: 'bombRoll', ship: ship.id, card: bomb.card, faces });
  const dice = yield* g.rules.rollFor(g, ship, 'attack', count, say('xw.bomb', { card: bomb.card }), tell, bomb);
  const shown = (face: Face) => dice.filter((d) => d.face === face).length;
  return { hits: shown('hit'), crits: shown('crit') };
}

const suffersRoll = (count: number) =>
  function* (g: XWing, ship: Ship, bomb: BombToken): Flow {
    const { hits, crits } = yield* roll(g, ship, bomb, count);
    yield* g.rules.suffer(g, ship, hits, crits, 'bomb');
  };

export const bomb: CardFamily = {
  // XW-BOMBEN-18
  'bomb/seismiccharges': timeBomb(function* (g, ship) {
    yield* g.rules.suffer(g, ship, 1, 0, 'bomb');
  }),
  // XW-BOMBEN-17
  'bomb/proximitymines': mine('proximitymines', suffersRoll(3)),
  // XW-BOMBEN-16: dealing a card asks for no shield
  'bomb/protonbombs': timeBomb(function* (g, ship) {
    yield* g.rules.dealCard(g, ship, true);
  }),
  'bomb/ionbombs': timeBomb(function* (g, ship) {
    yield* g.rules.assign(g, ship, 'ion', 2);
  }),
  'bomb/connernet': mine('connernet', function* (g, ship) {
    yield* g.rules.suffer(g, ship, 1, 0, 'bomb');
    yield* g.rules.assign(g, ship, 'ion', 2);
    // Also when it was set off before its own activation: it is the step of this round that is skipped.
    g.state.lasting.push({ source: 'connernet', ship: ship.id, until: 'round', note: 'skip-action' });
  }),
  /** A critical hit counts as a plain one. */
  'bomb/clustermines': mine('clustermines', function* (g, ship, bomb) {
    const { hits, crits } = yield* roll(g, ship, bomb, 2);
    yield* g.rules.suffer(g, ship, hits + crits, 0, 'bomb');
  }),
  'bomb/thermaldetonators': timeBomb(function* (g, ship) {
    yield* g.rules.suffer(g, ship, 1, 0, 'bomb');
    yield* g.rules.assign(g, ship, 'stress');
  }),
  'bomb/bombletgenerator': timeBomb(suffersRoll(2)),
  'bomb/ordnancesilos': { tokensOn: (slot) => (slot === 'bomb' ? 3 : 0) },
};
