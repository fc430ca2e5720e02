import { type Flow, say, usesOf } from '@holotisch/engine';
import type { Armada } from '../../armada.ts';
import type { Colour, Zone } from '../../data/types.ts';
import { COLOURS, hasCrit, hasHit, isAccuracy } from '../../dice.ts';
import { attacksBy, removeGathered } from '../../flow/attack/attack.ts';
import { spendable, spendOutright } from '../../flow/attack/defence.ts';
import { addDie, removeDice } from '../../flow/attack/dice.ts';
import { chooseToken, chooseZone } from '../../flow/choose.ts';
import { engagedWith } from '../../flow/squadrons/engagement.ts';
import { exhaust } from '../../flow/tokens.ts';
import type { Attack, Party, Unit } from '../../state.ts';
import { batteryOf, isFriendly, refuse, zonesBeside } from '../../values.ts';
import {
  addChosen,
  adds,
  atCost,
  attacks,
  attacksShip,
  attacksSquadron,
  CRITICAL,
  changes,
  moreDice,
  pickDice,
  rerolls,
  whileAttacking,
} from '../phrases/cards.ts';
import {
  type AttackMoment,
  at,
  ban,
  type CardFamily,
  type CardSource,
  type GatherMoment,
  value,
  valueOfAny,
} from '../vocabulary.ts';

/** Evade tokens that the ship may spend, by place. */
const evades = (g: Armada, { ship }: CardSource): readonly number[] =>
  spendable(g, ship).filter((place) => ship.tokens[place]!.kind === 'evade');

/** What the focus token does to an attack: from its zone against a ship, or from a zone beside it. */
function swivel(g: Armada, m: AttackMoment, self: CardSource): 'adds' | 'removes' | undefined {
  const { zone } = m.attack;
  const focus = focusOf(self);
  if (!attacks(m, self) || focus === undefined || zone === null) return undefined;
  if (zone === focus) return m.defender?.kind === 'ship' ? 'adds' : undefined;
  return zonesBeside(g, self.ship, focus).includes(zone) ? 'removes' : undefined;
}
const focusOf = ({ ship }: CardSource) => ship.marked.find(({ token }) => token === 'focus')?.zone;

/** Colours in the armaments of the hull zones beside the one with the token. */
function coloursBeside(g: Armada, { ship }: CardSource, zone: Zone): readonly Colour[] {
  const beside = zonesBeside(g, ship, zone).map((z) => batteryOf(g, ship, z));
  return COLOURS.filter((c) => beside.some((dice) => dice[c] > 0));
}

/** A ship attacks at most once a round: an attack of its own is over, and none goes on. AR-CARD-GEKOPPELTE-GESCHUETZE-04 */
const hasAttacked = ({ state }: Armada, ship: number): boolean =>
  usesOf(state.uses, attacksBy(ship), 'round') > 0 &&
  !state.attacks.some(({ attacker }) => 'unit' in attacker && attacker.unit === ship);

/** The kinds of the tokens that a defender has spent in an attack: those that it has discarded are not among them. */
const spentIn = (g: Armada, { spent, memory }: Attack, unit: Unit): readonly string[] => [
  ...spent.map((place) => unit.tokens[place]!.kind),
  ...memory.lent.map((lent) => g.unit(lent.unit).tokens[lent.token]!.kind),
];

/** A squadron that no friendly squadron is engaged with, or a mine. */
const isAlone = (g: Armada, self: CardSource, defender: Party, unit: Unit | undefined): boolean =>
  'marker' in defender ||
  (unit?.kind === 'squadron' && !engagedWith(g, unit).some((s) => isFriendly(g.state, s, self)));
const mayReplace = (g: Armada, m: GatherMoment, self: CardSource): boolean =>
  attacksSquadron(m, self) &&
  m.attack.kind !== 'counter' &&
  m.attack.kind !== 'salvo' &&
  m.pool.blue > 0 &&
  isAlone(g, self, m.attack.defender, m.defender);
/** All blue dice give place to red ones. */
function* reddens(_g: Armada, m: GatherMoment): Flow<void> {
  m.pool.red += m.pool.blue;
  m.pool.blue = 0;
}

const isRed = (d: { readonly colour: string }) => d.colour === 'red';

/** Two dice of any colour, and this squadron is the only one that is attacked. */
function* addsForOne(g: Armada, m: AttackMoment, self: CardSource): Flow<void> {
  yield* addChosen(g, m, self, COLOURS, 2);
  m.attack.noted['single'] = true;
}

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
        adds: true,
        when: (_g, m, self) => attacks(m, self),
        *run(g, m, self) {
          addDie(g, m, 'red');
          removeDice(g, m, yield* pickDice(g, m, self, 1, { min: 1, takes: 'cancelled' }), 'cancelled');
        },
      }),
    ],
  },
  'upgrade/enhanced-armament': { values: [moreDice('red', ['left', 'right'], 1)] },
  'upgrade/h9-turbolasers': {
    abilities: [
      whileAttacking({
        when: (_g, m, self) =>
          attacks(m, self) && m.attack.dice.some((d) => d.colour !== 'black' && d.face !== 'blank'),
        run: changes(['accuracy'], { filter: (d) => hasHit(d) || hasCrit(d) }),
      }),
    ],
  },
  // Counter and Salvo do not use the armament: AR-CARD-VIERLINGS-LASERGESCHUETZ-02, AR-VERTEIDIGUNGSMARKER-12
  'upgrade/heavy-fire-zone': {
    reachesFurther: (g, self, { attacker, defender, unit, range, kind }) =>
      attacker?.id === self.piece && range === 'long' && kind !== 'salvo' && isAlone(g, self, defender, unit)
        ? ['blue']
        : [],
    abilities: [
      at('attack.gather', {
        id: 'far', // at long range the dice are there only because they are red
        mandatory: true,
        when: (g, m, self) => m.attack.range === 'long' && mayReplace(g, m, self),
        run: reddens,
      }),
      at('attack.gather', {
        when: (g, m, self) => m.attack.range !== 'long' && mayReplace(g, m, self),
        run: reddens,
      }),
    ],
  },
  'upgrade/heavy-turbolaser-turrets': {
    values: [
      valueOfAny('braceReduction', (g, unit, self, { attack }) =>
        attack &&
        'unit' in attack.attacker &&
        attack.attacker.unit === self.piece &&
        spentIn(g, attack, unit).join() !== 'brace'
          ? { atMost: 1 }
          : undefined,
      ),
    ],
  },
  'upgrade/linked-turbolaser-towers': {
    abilities: [
      whileAttacking({
        id: 'reroll',
        when: (g, m, self) =>
          (attacksSquadron(m, self) || (attacksShip(m, self) && g.card(self.ship).traits.includes('bombard'))) &&
          m.attack.dice.some(isRed),
        run: rerolls(1, { filter: isRed }),
      }),
      whileAttacking({
        id: 'add',
        cost: 'exhaust',
        adds: true,
        when: (g, m, self) =>
          attacksSquadron(m, self) && g.state.active === self.piece && m.attack.memory.targets.length === 0,
        run: addsForOne,
      }),
    ],
  },
  // R-AR-35: in any attack on a squadron, once an activation
  'first/linked-turbolaser-towers': {
    abilities: [
      whileAttacking({
        id: 'reroll',
        when: (_g, m, self) => attacks(m, self) && m.attack.dice.some(isRed),
        run: rerolls(1, { filter: isRed }),
      }),
      whileAttacking({
        id: 'add',
        limit: { per: 'activation', times: 1, own: true },
        adds: true,
        when: (g, m, self) => attacksSquadron(m, self) && g.state.active === self.piece,
        run: addsForOne,
      }),
    ],
  },
  'upgrade/quad-battery-turrets': {
    abilities: [
      whileAttacking({
        adds: true,
        when: (_g, m, self) =>
          attacksShip(m, self) && m.defender?.kind === 'ship' && m.defender.speed > self.ship.speed,
        run: adds(['blue']),
      }),
    ],
  },
  'upgrade/quad-turbolaser-cannons': {
    abilities: [
      whileAttacking({
        adds: true,
        when: (_g, m, self) => attacks(m, self) && m.attack.dice.some((d) => isRed(d) && isAccuracy(d.face)),
        *run(g, m) {
          addDie(g, m, 'red', 'accuracy');
        },
      }),
    ],
  },
  // AR-CARD-GEKOPPELTE-GESCHUETZE-02, -03
  'upgrade/slaved-turrets': {
    values: [value('attacks', () => ({ atMost: 1 }))],
    bans: [
      ban('target', (g, { attacker }, self) =>
        attacker !== undefined && attacker.id === self.piece && hasAttacked(g, attacker.id)
          ? refuse(['AR-CARD-GEKOPPELTE-GESCHUETZE-02'], say('ar.no.oneAttack', { card: self.card }))
          : undefined,
      ),
    ],
    abilities: [
      whileAttacking({
        adds: true,
        when: (_g, m, self) => attacksShip(m, self),
        run: adds(['red']),
      }),
    ],
  },
  'upgrade/spinal-armament': { values: [moreDice('red', ['front', 'rear'], 1)] },
  'upgrade/swivel-mount-batteries': {
    abilities: [
      atCost('exhaust', 'ship.revealed', {
        when: (_g, { ship }, self) => ship.id === self.piece,
        *run(g, _m, self) {
          const { ship } = self;
          const zone = yield* chooseZone(
            ship.seat,
            'zone',
            ship.id,
            g.standing(ship).zones,
            ['AR-FOKUSMARKER-01'],
            say('ar.ask.focus-zone', { unit: ship.id, card: self.card }),
          );
          ship.marked = [...ship.marked, { token: 'focus', zone }];
        },
      }),
      // 'add to your attack pool' is a change of the dice that were rolled
      whileAttacking({
        id: 'add',
        adds: true,
        when: (g, m, self) => swivel(g, m, self) === 'adds' && coloursBeside(g, self, m.attack.zone!).length > 0,
        run: (g, m, self) => addChosen(g, m, self, coloursBeside(g, self, m.attack.zone!)),
      }),
      at('attack.gather', {
        id: 'remove',
        mandatory: true,
        when: (g, m, self) => swivel(g, m, self) === 'removes' && COLOURS.some((c) => m.pool[c] > 0),
        run: (g, m) => removeGathered(g, m, m.pool, ['AR-FOKUSMARKER-01']),
      }),
      at('status.end', {
        mandatory: true,
        when: (_g, _m, self) => !self.equipped.exhausted && focusOf(self) !== undefined,
        *run(_g, _m, self) {
          self.ship.marked = self.ship.marked.filter(({ token }) => token !== 'focus');
        },
      }),
    ],
  },
  // AR-ERR-TURBOLASER-UMLEITUNGSSCHALTK-01..03
  'upgrade/turbolaser-reroute-circuits': {
    abilities: [
      whileAttacking({
        when: (g, m, self) =>
          attacks(m, self) && !self.equipped.exhausted && evades(g, self).length > 0 && m.attack.dice.some(isRed),
        *run(g, m, self) {
          const { ship } = self;
          const at = evades(g, self);
          const prompt = say('ar.ask.card-token', { card: self.card });
          const token = yield* chooseToken(ship.seat, ship, at, ['AR-VERTEIDIGUNGSMARKER-27'], prompt, self.card);
          exhaust(g, ship, self.equipped);
          spendOutright(g, ship, token);
          yield* changes(['crit', 'double'], { filter: isRed })(g, m, self);
        },
      }),
    ],
  },
  // R-AR-20
  'upgrade/xi7-turbolasers': {
    values: [
      valueOfAny('redirected', (g, unit, self, { attack }) =>
        attack &&
        'unit' in attack.attacker &&
        attack.attacker.unit === self.piece &&
        spentIn(g, attack, unit).includes('redirect')
          ? { atMost: 1 }
          : undefined,
      ),
    ],
  },
  'upgrade/xx-9-turbolasers': {
    criticals: [
      {
        *run(_g, m) {
          m.attack.memory.faceup = Math.max(m.attack.memory.faceup, 2);
        },
      },
    ],
  },
};
