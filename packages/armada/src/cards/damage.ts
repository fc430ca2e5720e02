import { type Refusal, say, usesOf } from '@holotisch/engine';
import type { Armada } from '../armada.ts';
import { COMMANDS } from '../data/types.ts';
import { removeGathered, shipsAttackedBy } from '../flow/attack/attack.ts';
import { chooseOne, chooseSeveral, chooseToken, chooseZone } from '../flow/choose.ts';
import { discardTopDial } from '../flow/command/commands.ts';
import { loseShields, loseToken, setSpeed, setToken } from '../flow/tokens.ts';
import type { Party } from '../state.ts';
import { numberOf, opponentOf, refuse, zonesOf } from '../values.ts';
import { attacks, attacksShip, attacksSquadron } from './phrases/cards.ts';
import { at, ban, type CardFamily, type CardSource, value } from './vocabulary.ts';

/** The damage deck: what a card does while it lies faceup, and at once when it comes to lie so. */

const CLAUSE = ['AR-SCHADEN-07'] as const;
const no = (self: CardSource): Refusal =>
  refuse(['AR-SCHADEN-08', 'AR-DIE-GOLDENEN-REGELN-03'], say('ar.no.byCard', { card: self.card }), {
    piece: self.ship.id,
  });
const isSelf = (unit: { readonly id: number } | undefined, self: CardSource): boolean => unit?.id === self.piece;

export const damage: CardFamily = {
  'damage/blinded-gunners': { bans: [ban('accuracy', (_g, m, self) => (attacks(m, self) ? no(self) : undefined))] },
  'damage/comm-noise': {
    *immediate(g, ship, _damage, self) {
      const ways = [
        ...(ship.speed > 0 ? (['slow'] as const) : []),
        ...(ship.dials.length > 0 ? (['dial'] as const) : []),
        'nothing' as const,
      ];
      const seat = opponentOf(g.state, ship.seat);
      const about = { unit: ship.id, card: self.card };
      const way = yield* chooseOne(seat, 'card-way', ways, CLAUSE, say('ar.ask.comm-noise', { unit: ship.id }), about);
      if (way === 'slow') yield* setSpeed(g, ship, ship.speed - 1, seat);
      if (way !== 'dial') return;
      const prompt = say('ar.ask.new-dial', { unit: ship.id });
      ship.dials[0] = yield* chooseOne(seat, 'card-command', COMMANDS, CLAUSE, prompt, about);
      g.emit({ type: 'dialsSet', ships: [ship.id] });
    },
  },
  'damage/compartment-fire': {
    // R-AR-55: whatever others ready for it
    bans: [
      ban('readyToken', (_g, { unit, by }, self) => (isSelf(unit, self) && isSelf(by, self) ? no(self) : undefined)),
    ],
  },
  'damage/crew-panic': {
    abilities: [
      at('ship.beforeReveal', {
        mandatory: true,
        when: (_g, m, self) => isSelf(m.ship, self) && m.ship.dials.length > 0 && !m.skipped,
        *run(g, m, self) {
          const { ship } = m;
          const prompt = say('ar.ask.crew-panic', { unit: ship.id });
          const about = { unit: ship.id, card: self.card };
          const way = yield* chooseOne(ship.seat, 'card-way', ['suffer', 'discard-dial'], CLAUSE, prompt, about);
          if (way === 'suffer') return void (yield* g.rules.suffer(g, ship, 1, { by: self.card }));
          m.skipped = true;
          discardTopDial(g, ship);
        },
      }),
    ],
  },
  'damage/damaged-controls': {
    abilities: [
      at('manoeuvre.landed', {
        mandatory: true,
        // R-AR-54
        when: (g, m, self) =>
          isSelf(m.ship, self) &&
          (m.overlapped !== null || (m.obstacles.length > 0 && numberOf(g, m.ship, 'unscathed', 0) === 0)),
        *run(g, { ship }) {
          yield* g.rules.dealDamage(g, ship, false);
        },
      }),
    ],
  },
  'damage/injured-crew': {
    *immediate(g, ship, _damage, self) {
      const places = ship.tokens.flatMap((t, place) => (t.state === 'discarded' ? [] : [place]));
      if (places.length === 0) return;
      const prompt = say('ar.ask.discard-token', { unit: ship.id });
      const token = yield* chooseToken(ship.seat, ship, places, CLAUSE, prompt, self.card);
      setToken(g, ship, ship.tokens[token]!, 'discarded');
    },
  },
  'damage/life-support-failure': {
    *immediate(g, ship) {
      for (const token of [...ship.commands]) loseToken(g, ship, token, 'card');
    },
    bans: [ban('holdToken', (_g, { ship }, self) => (isSelf(ship, self) ? no(self) : undefined))],
  },
  'damage/capacitor-failure': {
    bans: [
      // R-AR-55: another ship may move shields there
      ban('gainShields', (_g, { ship, zone, from }, self) =>
        isSelf(ship, self) && from === undefined && ship.shields[zone] === 0 ? no(self) : undefined,
      ),
      ban('spend', (_g, { attack, defender, token }, self) =>
        isSelf(defender, self) && token.kind === 'redirect' && self.ship.shields[attack.defending!] === 0
          ? no(self)
          : undefined,
      ),
    ],
  },
  'damage/coolant-discharge': {
    bans: [
      ban('target', (g, { attacker, unit }, self) =>
        isSelf(attacker, self) &&
        unit?.kind === 'ship' &&
        usesOf(g.state.uses, shipsAttackedBy(self.ship.id), 'round') > 0
          ? no(self)
          : undefined,
      ),
    ],
  },
  'damage/damaged-munitions': {
    abilities: [
      at('attack.gather', {
        mandatory: true,
        when: (_g, m, self) => attacksShip(m, self),
        run: (g, m) => removeGathered(g, m, m.pool, CLAUSE),
      }),
    ],
  },
  'damage/depowered-armament': {
    bans: [
      ban('target', (_g, { attacker, range }, self) =>
        isSelf(attacker, self) && range === 'long' ? no(self) : undefined,
      ),
    ],
  },
  'damage/disengaged-fire-control': {
    bans: [
      // R-AR-59: an objective token is no target: control of it is measured, and no attack is declared
      ban('target', (g, { attacker, defender, obstructed }, self) =>
        isSelf(attacker, self) && obstructed && !isObjectiveToken(g, defender) ? no(self) : undefined,
      ),
    ],
  },
  'damage/faulty-countermeasures': {
    bans: [
      ban('spend', (_g, { defender, token }, self) =>
        isSelf(defender, self) && token.state === 'exhausted' ? no(self) : undefined,
      ),
      // R-AR-56
      ban('spendAsCost', (_g, { unit, token }, self) =>
        isSelf(unit, self) && token.state === 'exhausted' ? no(self) : undefined,
      ),
    ],
  },
  'damage/point-defense-failure': {
    abilities: [
      at('attack.gather', {
        mandatory: true,
        when: (_g, m, self) => attacksSquadron(m, self),
        run: (g, m) => removeGathered(g, m, m.pool, CLAUSE),
      }),
    ],
  },
  'damage/power-failure': { values: [value('engineeringHalved', () => ({ add: 1 }))] },
  'damage/projector-misaligned': {
    *immediate(g, ship) {
      const zones = zonesOf(g, ship);
      const most = Math.max(...zones.map((zone) => ship.shields[zone]));
      if (most === 0) return;
      const tied = zones.filter((zone) => ship.shields[zone] === most);
      const prompt = say('ar.ask.projector', { unit: ship.id });
      const zone = yield* chooseZone(ship.seat, 'zone', ship.id, tied, CLAUSE, prompt);
      loseShields(g, ship, zone, most);
    },
  },
  'damage/ruptured-engine': {
    abilities: [
      at('manoeuvre.after', {
        mandatory: true,
        when: (_g, { ship }, self) => isSelf(ship, self) && ship.speed > 1,
        *run(g, { ship }, self) {
          yield* g.rules.harm(g, [ship], 1, self.card);
        },
      }),
    ],
  },
  'damage/shield-failure': {
    *immediate(g, ship, _damage, self) {
      const zones = yield* chooseSeveral({
        seat: opponentOf(g.state, ship.seat),
        kind: 'card-zones',
        prompt: say('ar.ask.shield-failure', { unit: ship.id }),
        clauses: CLAUSE,
        min: 0,
        max: 2,
        about: { unit: ship.id, card: self.card },
        options: zonesOf(g, ship).map((zone) => ({
          id: zone,
          label: say(`ar.zone.${zone}`),
          about: { unit: ship.id, zone },
        })),
      });
      for (const zone of zonesOf(g, ship)) if (zones.includes(zone)) loseShields(g, ship, zone, 1);
    },
  },
  'damage/structural-damage': {
    *immediate(g, ship) {
      yield* g.rules.dealDamage(g, ship, false);
    },
  },
  'damage/targeter-disruption': { bans: [ban('critical', (_g, m, self) => (attacks(m, self) ? no(self) : undefined))] },
  'damage/thrust-control-malfunction': {
    values: [
      value('yaw', (g, _unit, self, { speed, joint, dial }) =>
        speed === dial && joint === lastAdjustable(g.card(self.ship).chart[speed! - 1] ?? []) ? { add: -1 } : undefined,
      ),
    ],
  },
  'damage/thruster-fissure': {
    abilities: [
      at('speed.changed', {
        mandatory: true,
        // AR-CARD-ADMIRAL-KONSTANTINE-01: only when its owner changes it
        when: (_g, { ship, by }, self) => isSelf(ship, self) && by === ship.seat,
        *run(g, { ship }, self) {
          yield* g.rules.harm(g, [ship], 1, self.card);
        },
      }),
    ],
  },
};

const isObjectiveToken = ({ state }: Armada, party: Party): boolean =>
  'marker' in party && state.markers.some(({ id, kind }) => id === party.marker && kind === 'objective');

/** AR-DMG-FEHLFUNKTION-DER-SCHUBKONTRO-03: the last joint with a printed yaw value of I or II. */
const lastAdjustable = (printed: readonly number[]): number => printed.findLastIndex((clicks) => clicks > 0);
