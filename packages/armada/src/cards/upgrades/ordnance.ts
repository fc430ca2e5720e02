import { say } from '@holotisch/engine';
import type { Armada } from '../../armada.ts';
import { hasCrit, hitsOn, sumOf } from '../../dice.ts';
import { addDie, removeDice } from '../../flow/attack/dice.ts';
import { type Shot, shotId, shotOption, shotsFrom } from '../../flow/attack/shots.ts';
import { choose, chooseUnit } from '../../flow/choose.ts';
import { toggle } from '../../flow/squadrons/squadron.ts';
import type { Ship } from '../../state.ts';
import { banned, isAtRange, unitsInPlay, zonesBeside, zonesOf } from '../../values.ts';
import { atCost, attacks, moreDice, pickDice, whileAttacking } from '../phrases/cards.ts';
import type { CardFamily } from '../vocabulary.ts';

const isBlack = (d: { readonly colour: string }) => d.colour === 'black';
const ONE_BLACK = { red: 0, blue: 0, black: 1 };
/** Attacks on squadrons that a ship may perform with its pods, from any hull zone. */
const podShots = (g: Armada, ship: Ship): readonly Shot[] =>
  (banned(g, 'attack', { unit: ship }) ? [] : zonesOf(g, ship))
    .flatMap((zone) => shotsFrom(g, { unit: ship.id }, zone, { kind: 'granted', dice: ONE_BLACK }))
    .filter((s) => s.armament === 'anti-squadron');

export const ordnance: CardFamily = {
  // AR-ERR-ANGRIFFS-ERSCHUETTERUNGSRAKE-01..03: no brace helps against it
  'upgrade/assault-concussion-missiles': {
    criticals: [
      {
        colour: 'black',
        exhausts: true,
        *run(g, m, self) {
          const { defender } = m;
          if (defender?.kind !== 'ship') return;
          for (const zone of zonesBeside(g, defender, m.attack.defending!))
            yield* g.rules.suffer(g, defender, 1, { zone, by: self.card, critical: m });
        },
      },
    ],
  },
  // AR-ERR-ANGRIFFS-PROTONENTORPEDOS-01..03
  'upgrade/assault-proton-torpedoes': {
    criticals: [
      {
        colour: 'black',
        exhausts: true,
        *run(g, m) {
          if (m.defender?.kind === 'ship') yield* g.rules.dealDamage(g, m.defender, true, m);
        },
      },
    ],
  },
  'upgrade/expanded-launchers': { values: [moreDice('black', ['front'], 2)] },
  'upgrade/external-racks': {
    abilities: [
      whileAttacking({
        cost: 'discard',
        adds: true,
        when: (_g, m, self) => attacks(m, self) && m.attack.range === 'close',
        *run(g, m) {
          addDie(g, m, 'black');
          addDie(g, m, 'black');
        },
      }),
    ],
  },
  // AR-CARD-FLECHETTE-TORPEDOS-01, -02
  'upgrade/flechette-torpedoes': {
    abilities: [
      whileAttacking({
        when: (_g, m, self) =>
          attacks(m, self) && m.defender?.kind === 'squadron' && m.attack.dice.some((d) => isBlack(d) && hasCrit(d)),
        *run(g, m, self) {
          const dice = yield* pickDice(g, m, self, 1, { min: 1, filter: (d) => isBlack(d) && hasCrit(d) });
          removeDice(g, m, dice, 'spent');
          if (dice.length > 0 && m.defender?.kind === 'squadron') toggle(g, m.defender, true);
        },
      }),
    ],
  },
  // AR-CARD-SPRENGKAPSELN-01, -02: which hull zone is chosen goes with the target
  'upgrade/ordnance-pods': {
    abilities: [
      atCost('exhaust', 'ship.attackEnd', {
        when: (g, { ship }, self) => ship.id === self.piece && podShots(g, ship).length > 0,
        *run(g, { ship }) {
          const legal = podShots(g, ship);
          const answer = yield* choose({
            seat: ship.seat,
            kind: 'attack',
            prompt: say('ar.ask.attack', { unit: ship.id }),
            clauses: ['AR-CARD-SPRENGKAPSELN-01'],
            about: { unit: ship.id },
            options: legal.map(shotOption),
          });
          const shot = legal.find((s) => shotId(s, s.defender, s.defending) === answer);
          if (shot) yield* g.rules.attack(g, shot, { dice: ONE_BLACK });
        },
      }),
    ],
  },
  'upgrade/rapid-reload': { values: [moreDice('black', ['left', 'right'], 1)] },
  'upgrade/wide-area-barrage': {
    criticals: [
      {
        colour: 'black',
        when: (g, m, self) =>
          attacks(m, self) &&
          unitsInPlay(g.state).some((u) => u !== m.defender && isAtRange(g, m.defender!, u, 'close')),
        *run(g, m, self) {
          const near = unitsInPlay(g.state).filter((u) => u !== m.defender && isAtRange(g, m.defender!, u, 'close'));
          const unit = yield* chooseUnit(
            self.seat,
            'card-unit',
            near,
            ['AR-EFFEKTE-UND-TIMING-03'],
            say('ar.ask.card-unit', { card: self.card }),
          );
          const hits = sumOf(m.attack.dice.filter(isBlack), hitsOn);
          yield* g.rules.suffer(g, unit, Math.ceil(hits / 2), { by: self.card });
        },
      },
    ],
  },
};
