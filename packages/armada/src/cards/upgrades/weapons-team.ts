import { type Flow, say } from '@holotisch/engine';
import type { Armada } from '../../armada.ts';
import type { Zone } from '../../data/types.ts';
import { COLOURS, isAccuracy } from '../../dice.ts';
import { momentOf, targetKey } from '../../flow/attack/attack.ts';
import { addDie, exchangeDie, mayModify, refuseAdding, reroll } from '../../flow/attack/dice.ts';
import { chooseOne, chooseToken, mayChooseUnit } from '../../flow/choose.ts';
import { engagedWith } from '../../flow/squadrons/engagement.ts';
import { loseToken } from '../../flow/tokens.ts';
import type { Die, Face } from '../../state.ts';
import { isAtDistance, isFriendly, refuse, shipsInPlay } from '../../values.ts';
import {
  ANY_FACE,
  atCost,
  attacks,
  attacksShip,
  CRITICAL,
  changeOne,
  changes,
  hasDice,
  pickDice,
  rerolls,
  resolves,
  spendsDie,
  whileAttacking,
} from '../phrases/cards.ts';
import { type AttackMoment, at, ban, type CardFamily, type CardSource, value, valueOfAny } from '../vocabulary.ts';

/** From where the ship may attack again, and after which target: every further one is a new attack. AR-ERR-ANGREIFEN-03 */
const againFrom = (g: Armada, zone: Zone): string => `${zone} after ${g.state.turn?.targeted.length}`;

/** Other friendly ships at distance 1-5 of the defender that have a token to give. */
const lenders = (g: Armada, m: AttackMoment, self: CardSource) =>
  shipsInPlay(g.state).filter(
    (s) =>
      s.id !== self.piece &&
      isFriendly(g.state, s, self) &&
      s.commands.includes('concentrate') &&
      m.defender !== undefined &&
      isAtDistance(g, s, m.defender, 5),
  );

const mayAim = (g: Armada, m: AttackMoment, self: CardSource): boolean =>
  attacks(m, self) && m.attack.noted[self.key] === undefined && lenders(g, m, self).length > 0;
/** Another ship gives up a token, and a die is added that shows an accuracy icon. */
function* setsSight(g: Armada, m: AttackMoment, self: CardSource): Flow<void> {
  const prompt = say('ar.ask.card-unit', { card: self.card });
  const ship = yield* mayChooseUnit(self.seat, lenders(g, m, self), ['AR-EFFEKTE-UND-TIMING-04'], prompt);
  if (!ship) return;
  m.attack.noted[self.key] = true;
  loseToken(g, ship, 'concentrate', 'card');
  addDie(g, m, 'blue', 'accuracy');
}

/** Friendly squadrons that are engaged with the defender. */
const victims = (g: Armada, m: AttackMoment) => (m.defender?.kind === 'squadron' ? engagedWith(g, m.defender) : []);

/** The dice that lie on a card, noted as `red double`; two of them, if its ship was deployed again. */
const diceOn = ({ equipped: { note } }: CardSource): readonly Die[] =>
  (Array.isArray(note) ? note : [note]).flatMap((one) => {
    const [colour, face] = String(one).split(' ');
    const found = COLOURS.find((c) => c === colour);
    const shown = ANY_FACE.find((f) => f === face);
    return found && shown ? [{ colour: found, face: shown }] : [];
  });
const layDice = ({ equipped }: CardSource, dice: readonly Die[]): void => {
  const written = dice.map(({ colour, face }) => `${colour} ${face}`);
  equipped.note = written.length === 1 ? written[0]! : written;
};

export const weaponsTeam: CardFamily = {
  'upgrade/caitken-and-shollan': {
    abilities: [
      whileAttacking({
        cost: 'exhaust',
        when: (_g, m, self) => attacks(m, self) && hasDice(m),
        *run(g, m, self) {
          const colours = COLOURS.filter((c) => m.attack.dice.some((d) => d.colour === c));
          const colour = yield* chooseOne(
            self.seat,
            'colour',
            colours,
            ['AR-EFFEKTE-UND-TIMING-02'],
            say('ar.ask.colour'),
            { card: self.card },
          );
          reroll(g, m, yield* pickDice(g, m, self, m.attack.dice.length, { filter: (d) => d.colour === colour }));
        },
      }),
    ],
  },
  // with the command, so that its die may be blue, too; or later in the same attack
  'upgrade/clone-gunners': {
    abilities: [
      at('command.resolving', {
        id: 'command',
        when: (g, m, self) => {
          const attack = g.state.attacks.at(-1);
          return resolves(m, self, 'concentrate') && attack !== undefined && mayAim(g, momentOf(g, attack), self);
        },
        bars: (g) => refuseAdding(g, momentOf(g, g.state.attacks.at(-1)!)),
        run: (g, _m, self) => setsSight(g, momentOf(g, g.state.attacks.at(-1)!), self),
      }),
      whileAttacking({
        adds: true,
        when: (g, m, self) => m.attack.memory.resolved.includes('concentrate') && mayAim(g, m, self),
        run: setsSight,
      }),
    ],
  },
  // AR-CARD-FEUERLEITTEAM-01..03
  'upgrade/fire-control-team': {
    abilities: [
      atCost('exhaust', 'attack.critical', {
        when: (_g, m, self) => attacks(m, self) && m.attack.dice.some((d) => d.face === 'crit' || d.face === 'hitcrit'),
        *run(_g, m, self) {
          m.attack.noted[self.key] = true;
        },
      }),
    ],
    values: [value('criticals', (_g, _u, self, { attack }) => (attack?.noted[self.key] ? { add: 1 } : undefined))],
  },
  // AR-CARD-FLUGKONTROLLE-01..03: squadrons that the ship activates, until the end of their activation
  'upgrade/flight-controllers': {
    values: [
      valueOfAny('antiSquadron.blue', (g, unit, self) =>
        unit.kind === 'squadron' && g.state.flying?.squadron === unit.id && g.state.flying.by === self.piece
          ? { add: 1 }
          : undefined,
      ),
    ],
  },
  'upgrade/gunnery-chief-varnillian': {
    abilities: [
      at('setup.deployed', {
        mandatory: true,
        when: (_g, { unit }, self) => unit.id === self.piece,
        *run(g, _m, self) {
          const second = g.state.sides[self.seat] !== g.state.first;
          const faces: readonly Face[] = ['blank', 'hit', 'double', 'crit', 'accuracy'];
          const face = second
            ? yield* chooseOne(self.seat, 'card-face', faces, ['AR-EFFEKTE-UND-TIMING-08'], say('ar.ask.card-face'), {
                card: self.card,
              })
            : 'blank';
          layDice(self, [...diceOn(self), { colour: 'red', face }]);
        },
      }),
      whileAttacking({
        when: (_g, m, self) => attacksShip(m, self) && hasDice(m) && diceOn(self).length > 0,
        *run(g, m, self) {
          const [die] = yield* pickDice(g, m, self, 1, { min: 1, takes: 'spent' });
          const on = diceOn(self);
          const shown = on.map(({ face }) => face);
          const prompt = say('ar.ask.card-face');
          const clauses = ['AR-EFFEKTE-UND-TIMING-02'] as const;
          const face = yield* chooseOne(self.seat, 'card-face', [...new Set(shown)], clauses, prompt, {
            card: self.card,
          });
          const kept = on[shown.indexOf(face)]!;
          exchangeDie(g, m, die!, kept);
          layDice(self, [...on.filter((one) => one !== kept), die!]);
        },
      }),
    ],
  },
  // AR-ERR-BORDSCHUETZENTEAM-01..04
  'upgrade/gunnery-team': {
    abilities: [
      at('command.resolving', {
        when: (g, m, self) => resolves(m, self, 'concentrate') && g.state.active === self.piece,
        *run(g, _m, self) {
          const zone = g.state.attacks.at(-1)?.zone;
          if (zone)
            g.state.lasting.push({
              source: self.key,
              unit: self.ship.id,
              until: 'activation',
              note: againFrom(g, zone),
            });
        },
      }),
    ],
    mayAttackFrom: (g, self, ship, zone) =>
      ship.id === self.piece && g.state.lasting.some((l) => l.source === self.key && l.note === againFrom(g, zone)),
    bans: [
      ban('target', (g, { attacker, zone, defender }, self) =>
        attacker?.id === self.piece && g.state.turn?.targeted.includes(targetKey(zone, defender))
          ? refuse(['AR-ERR-BORDSCHUETZENTEAM-04'], say('ar.no.sameTarget'))
          : undefined,
      ),
    ],
  },
  'upgrade/local-fire-control': {
    abilities: [
      at('setup.deployed', {
        mandatory: true,
        when: (_g, { unit }, self) => unit.id === self.piece,
        *run(_g, _m, self) {
          const { ship } = self;
          const places = [...ship.tokens.keys()];
          const prompt = say('ar.ask.card-token', { card: self.card });
          const at = yield* chooseToken(ship.seat, ship, places, ['AR-EFFEKTE-UND-TIMING-08'], prompt, self.card);
          ship.tokens.splice(at, 1, { kind: 'salvo', state: 'ready' });
        },
      }),
    ],
  },
  'upgrade/ordnance-experts': {
    abilities: [
      whileAttacking({
        when: (_g, m, self) => attacks(m, self) && m.attack.dice.some((d) => d.colour === 'black'),
        run: rerolls(2, { filter: (d) => d.colour === 'black' }),
      }),
    ],
  },
  'upgrade/ruthless-strategists': {
    abilities: [
      at('attack.after', {
        when: (g, m, self) =>
          attacks(m, self) && m.defender?.kind === 'squadron' && !m.defender.doomed && victims(g, m).length > 0,
        *run(g, m, self) {
          const friend = yield* mayChooseUnit(
            self.seat,
            victims(g, m),
            ['AR-EFFEKTE-UND-TIMING-08'],
            say('ar.ask.card-unit', { card: self.card }),
          );
          if (!friend || !m.defender) return;
          yield* g.rules.suffer(g, friend, 1, { by: self.card });
          yield* g.rules.suffer(g, m.defender, 1, { by: self.card });
        },
      }),
    ],
  },
  'upgrade/sensor-team': {
    abilities: [
      whileAttacking({
        cost: 'exhaust',
        when: (_g, m, self) => attacks(m, self) && m.attack.dice.length > 1,
        *run(g, m, self) {
          if (yield* spendsDie(g, m, self, () => true)) yield* changeOne(g, m, self, ['accuracy']);
        },
      }),
    ],
  },
  // AR-CARD-ERFAHRENE-BORDSCHUETZEN-01..03
  'upgrade/veteran-gunners': {
    abilities: [
      whileAttacking({
        cost: 'exhaust',
        when: (_g, m, self) => attacks(m, self) && hasDice(m),
        *run(g, m) {
          reroll(
            g,
            m,
            m.attack.dice.filter((d) => mayModify(g, m, d)),
          );
        },
      }),
    ],
  },
  'upgrade/weapons-battery-techs': {
    abilities: [
      whileAttacking({
        when: (_g, m, self) => attacksShip(m, self) && m.attack.dice.some((d) => isAccuracy(d.face)),
        run: changes(CRITICAL, { filter: (d) => isAccuracy(d.face) }),
      }),
    ],
  },
};
