import { say } from '@holotisch/engine';
import type { Armada } from '../../armada.ts';
import { COLOURS, hasCrit, hasHit, isAccuracy } from '../../dice.ts';
import { choose, chooseZone } from '../../flow/choose.ts';
import { addDie, removeDice } from '../../flow/dice.ts';
import { engagedWith } from '../../flow/engagement.ts';
import { exhaust } from '../../flow/tokens.ts';
import { batteryOf, isFriendly, zonesBeside } from '../../values.ts';
import {
  addChosen,
  adds,
  attacks,
  attacksShip,
  attacksSquadron,
  CRITICAL,
  changes,
  moreDice,
  pickDice,
  rerolls,
  spendAsCost,
  whileAttacking,
} from '../phrases.ts';
import { type AttackMoment, at, type CardFamily, type CardSource, value, valueOfAny } from '../vocabulary.ts';

/** Evade tokens of the ship, by place. */
const evades = ({ ship }: CardSource): readonly number[] =>
  ship.tokens.flatMap(({ kind, state }, i) => (kind === 'evade' && state !== 'discarded' ? [i] : []));

/** It attacks a ship from the zone with the focus token, or anything from one beside it. */
function swivels(g: Armada, m: AttackMoment, { ship }: CardSource): boolean {
  const { zone } = m.attack;
  if (!ship.marked || zone === null) return false;
  return zone === ship.marked.zone
    ? m.defender?.kind === 'ship'
    : zonesBeside(g, ship, ship.marked.zone).includes(zone);
}

const isRed = (d: { readonly colour: string }) => d.colour === 'red';

export const turbolasers: CardFamily = {
  'upgrade/dby-827-heavy-turbolasers': {
    abilities: [
      whileAttacking({ when: (_g, m, self) => attacks(m, self) && m.attack.kind === 'salvo', run: changes(CRITICAL) }),
    ],
  },
  // AR-ERR-DOPPEL-TURBOLASERGESCHUETZ-01, -02: nothing comes between adding and cancelling
  'upgrade/dual-turbolaser-turrets': {
    abilities: [
      whileAttacking({
        cost: 'exhaust',
        when: (_g, m, self) => attacks(m, self) && !m.attack.memory.noAdding,
        *run(g, m, self) {
          if (!addDie(g, m, 'red')) return;
          removeDice(g, m, yield* pickDice(g, m, self, 1, { min: 1 }), 'cancelled');
        },
      }),
    ],
  },
  'upgrade/enhanced-armament': { values: [moreDice('red', ['left', 'right'], 1)] },
  'upgrade/h9-turbolasers': {
    abilities: [
      whileAttacking({
        when: (_g, m, self) => attacks(m, self) && m.attack.dice.some((d) => hasHit(d) || hasCrit(d)),
        run: changes(['accuracy'], { filter: (d) => hasHit(d) || hasCrit(d) }),
      }),
    ],
  },
  'upgrade/heavy-fire-zone': {
    abilities: [
      at('attack.gather', {
        when: (g, m, self) =>
          attacksSquadron(m, self) &&
          m.pool.blue > 0 &&
          !(m.defender?.kind === 'squadron' && engagedWith(g, m.defender).some((s) => isFriendly(g.state, s, self))),
        *run(_g, m) {
          m.pool.red += m.pool.blue;
          m.pool.blue = 0;
          yield* [];
        },
      }),
    ],
  },
  'upgrade/heavy-turbolaser-turrets': {
    values: [
      valueOfAny('braceReduction', (_g, _unit, self, { attack }) =>
        attack && 'unit' in attack.attacker && attack.attacker.unit === self.piece && attack.spent.length > 1
          ? { atMost: 1 }
          : undefined,
      ),
    ],
  },
  // R-AR-35: in any attack on a squadron, once an activation
  'upgrade/linked-turbolaser-towers': {
    abilities: [
      whileAttacking({
        id: 'reroll',
        when: (_g, m, self) => attacks(m, self) && m.attack.dice.some(isRed),
        run: rerolls(1, { filter: isRed }),
      }),
      whileAttacking({
        id: 'add',
        cost: 'exhaust',
        when: (g, m, self) => attacksSquadron(m, self) && g.state.active === self.piece && !m.attack.memory.noAdding,
        *run(g, m, self) {
          yield* addChosen(g, m, self, COLOURS, 2);
          m.attack.noted['single'] = true;
        },
      }),
    ],
  },
  'upgrade/quad-battery-turrets': {
    abilities: [
      whileAttacking({
        when: (_g, m, self) =>
          attacksShip(m, self) && m.defender?.kind === 'ship' && m.defender.speed > self.ship.speed,
        run: adds(['blue']),
      }),
    ],
  },
  'upgrade/quad-turbolaser-cannons': {
    abilities: [
      whileAttacking({
        when: (_g, m, self) => attacks(m, self) && m.attack.dice.some((d) => isRed(d) && isAccuracy(d.face)),
        *run(g, m) {
          addDie(g, m, 'red', 'accuracy');
          yield* [];
        },
      }),
    ],
  },
  // AR-CARD-GEKOPPELTE-GESCHUETZE-02, -03
  'upgrade/slaved-turrets': {
    values: [value('attacks', () => ({ atMost: 1 }))],
    abilities: [whileAttacking({ when: (_g, m, self) => attacksShip(m, self), run: adds(['red']) })],
  },
  'upgrade/spinal-armament': { values: [moreDice('red', ['front', 'rear'], 1)] },
  'upgrade/swivel-mount-batteries': {
    abilities: [
      at('ship.revealed', {
        when: (_g, { ship }, self) => ship.id === self.piece && !self.equipped.exhausted,
        *run(g, _m, self) {
          const { ship } = self;
          exhaust(g, ship, self.equipped);
          const zone = yield* chooseZone(
            ship.seat,
            'zone',
            ship.id,
            g.standing(ship).zones,
            ['AR-FOKUSMARKER-01'],
            say('ar.ask.focus-zone', { unit: ship.id, card: self.card }),
          );
          ship.marked = { token: 'focus', zone };
        },
      }),
      at('attack.gather', {
        mandatory: true,
        when: (g, m, self) =>
          attacks(m, self) &&
          self.ship.marked !== null &&
          m.attack.zone !== null &&
          self.equipped.exhausted &&
          swivels(g, m, self),
        *run(g, m, self) {
          const { ship } = self;
          const { zone } = ship.marked!;
          if (m.attack.zone === zone) {
            const beside = zonesBeside(g, ship, zone).map((z) => batteryOf(g, ship, z));
            const colours = COLOURS.filter((c) => beside.some((dice) => dice[c] > 0));
            if (colours.length === 0) return;
            const colour = yield* choose({
              seat: ship.seat,
              kind: 'colour',
              prompt: say('ar.ask.add-colour'),
              clauses: ['AR-FOKUSMARKER-01'],
              about: { card: self.card },
              options: colours.map((id) => ({ id, label: say(`ar.option.${id}`) })),
            });
            m.pool[COLOURS.find((c) => c === colour)!]++;
          } else {
            const colours = COLOURS.filter((c) => m.pool[c] > 0);
            const colour = yield* choose({
              seat: ship.seat,
              kind: 'colour',
              prompt: say('ar.ask.remove-die'),
              clauses: ['AR-FOKUSMARKER-01'],
              about: { card: self.card },
              options: colours.map((id) => ({ id, label: say(`ar.option.${id}`) })),
            });
            m.pool[COLOURS.find((c) => c === colour)!]--;
          }
        },
      }),
      at('status.end', {
        mandatory: true,
        when: (_g, _m, self) => !self.equipped.exhausted && self.ship.marked?.token === 'focus',
        *run(_g, _m, self) {
          self.ship.marked = null;
          yield* [];
        },
      }),
    ],
  },
  // AR-ERR-TURBOLASER-UMLEITUNGSSCHALTK-01..03
  'upgrade/turbolaser-reroute-circuits': {
    abilities: [
      whileAttacking({
        when: (_g, m, self) =>
          attacks(m, self) && !self.equipped.exhausted && evades(self).length > 0 && m.attack.dice.some(isRed),
        *run(g, m, self) {
          const { ship } = self;
          const at = evades(self);
          const chosen = yield* choose({
            seat: ship.seat,
            kind: 'card-token',
            prompt: say('ar.ask.card-token', { card: self.card }),
            clauses: ['AR-VERTEIDIGUNGSMARKER-27'],
            about: { card: self.card },
            options: at.map((i) => ({
              id: String(i),
              label: say('ar.token.evade'),
              about: { unit: ship.id, token: i, kind: 'evade' as const },
            })),
          });
          exhaust(g, ship, self.equipped);
          spendAsCost(g, ship, Number(chosen));
          yield* changes(['crit', 'double'], { filter: isRed })(g, m, self);
        },
      }),
    ],
  },
  // R-AR-20
  'upgrade/xi7-turbolasers': {
    values: [
      valueOfAny('redirected', (_g, _unit, self, { attack }) =>
        attack && 'unit' in attack.attacker && attack.attacker.unit === self.piece ? { atMost: 1 } : undefined,
      ),
    ],
  },
  'upgrade/xx-9-turbolasers': {
    criticals: [
      {
        *run(_g, m) {
          m.attack.memory.faceup = Math.max(m.attack.memory.faceup, 2);
          yield* [];
        },
      },
    ],
  },
};
