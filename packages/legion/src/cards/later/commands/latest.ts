import { rollDice, say } from '@holotisch/engine';
import { TOLERANCE } from '@holotisch/table';
import { DEFENCE_DICE } from '../../../dice.ts';
import { refuseAction } from '../../../flow/actions.ts';
import { chooseNumber, chooseWay } from '../../../flow/choose.ts';
import { unitSees } from '../../../flow/sight.ts';
import { gain } from '../../../flow/tokens.ts';
import { HALF } from '../../../geometry/range.ts';
import type { Legion } from '../../../legion.ts';
import type { Attack, TokenKind, Unit } from '../../../state.ts';
import {
  between,
  captainOf,
  enemiesOf,
  friendsOf,
  isVehicle,
  living,
  refuse,
  sideOf,
  touchableEnemies,
  unitsInPlay,
  woundsOf,
} from '../../../values.ts';
import {
  byCard,
  CARD,
  called,
  canMove,
  hasRank,
  heroHas,
  heroOf,
  inSight,
  isBrotherOrSister,
  isFriend,
  isFriendlyTrooper,
  isHero,
  isMarked,
  lends,
  lendsOrdered,
  mark,
  mayWhenOrdered,
  ordered,
  pickUnit,
  recovers,
  speedMove,
  unmark,
  type Who,
  whenOrdered,
} from '../../commands/phrases.ts';
import { wookiees } from '../../commands/republic.ts';
import { at, ban, type CardFamily, type CardSource, type TokenMoment } from '../../vocabulary.ts';

/** Command cards that can be read only in the text layer of a list: four factions and those for hire. R-L2-50 */

const isAlliedVehicle: Who = (g, unit, self) => isFriend(g, unit, self) && isVehicle(g, unit);

/** Enemies so near that a vehicle runs them over. */
const underTracks = (g: Legion, vehicle: Unit): readonly Unit[] =>
  touchableEnemies(g, vehicle).filter((enemy) => between(g, vehicle, enemy) <= HALF + TOLERANCE);

/** Fifth Brother and Seventh Sister help and hinder each other. */
const SHARED: readonly TokenKind[] = ['aim', 'dodge'];
const OTHER_TOKEN = { aim: 'dodge', dodge: 'aim' } as const;
/** One token more is part of what was gained; it calls forth nothing of its own. */
const MORE = 'more';
const rival = (g: Legion, unit: Unit, self: CardSource): Unit | undefined =>
  called(g, self, isHero(g, unit, self) ? 'Seventh Sister' : 'Fifth Brother');
const isShared = (g: Legion, m: TokenMoment, self: CardSource): boolean =>
  SHARED.includes(m.token) && isBrotherOrSister(g, m.unit, self) && !isMarked(g, self, m.unit, MORE);

/** Gar Saxon himself, and special forces beside him. */
const isSaxonsOwn: Who = (g, unit, self) =>
  isHero(g, unit, self) || (isFriend(g, unit, self) && hasRank(unit, 'special'));

/** So many wounds that only the card keeps him up. */
const isDoomed = (g: Legion, unit: Unit): boolean =>
  living(unit).every((mini) => unit.minis[mini]!.wounds >= woundsOf(g, unit, mini));

const isHisPrey = (g: Legion, { attacker, defender }: Attack, self: CardSource): boolean =>
  'unit' in attacker && isHero(g, g.unit(attacker.unit), self) && g.unit(defender).bounty > 0;

const mayAdvance = mayWhenOrdered(
  (g, m, self) => byCard(g, m, self) && canMove(g, m.unit),
  (g, unit, self) => speedMove(g, unit, 1, self),
);

export const LATEST: CardFamily = {
  // Empire
  'command/moment-of-consideration': { abilities: [ordered('standby')] },
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
  'command/we-need-reinforcements': lendsOrdered('disengage'),
  'command/you-would-question-me': {
    abilities: [
      at('token.gained', {
        id: 'answer',
        mandatory: true,
        when: (g, m, self) => isShared(g, m, self) && isHero(g, m.unit, self) && rival(g, m.unit, self) !== undefined,
        *run(g, m, self) {
          yield* gain(g, rival(g, m.unit, self)!, OTHER_TOKEN[m.token as 'aim' | 'dodge'], 1, self.card);
        },
      }),
      at('token.gained', {
        id: MORE,
        when: (g, m, self) => isShared(g, m, self) && rival(g, m.unit, self) !== undefined,
        *run(g, m, self) {
          yield* gain(g, rival(g, m.unit, self)!, 'immobilize', 1, self.card);
          mark(g, self, m.unit, MORE);
          yield* gain(g, m.unit, m.token, 1, self.card);
          unmark(g, self, m.unit, MORE);
        },
      }),
    ],
  },
  'command/i-care-not-for-your-struggles': lendsOrdered('dauntless'),
  'command/unexpected-but-not-unwelcome': {
    abilities: [
      whenOrdered(byCard, recovers),
      at('attack.gather', {
        when: (g, m, self) =>
          m.attacker !== undefined &&
          isHero(g, m.attacker, self) &&
          hasRank(m.defender, 'commander', 'operative') &&
          m.defender.order === 'facedown',
        *run(g, m, self) {
          const sister = m.attacker!;
          const about = { unit: sister.id, card: self.card };
          const count = yield* chooseNumber(self.seat, [1, 2], CARD, say('le.ask.command-give', about), about);
          const before = sister.tokens.suppression;
          yield* gain(g, sister, 'suppression', count, self.card);
          yield* gain(g, sister, 'aim', sister.tokens.suppression - before, self.card);
        },
      }),
    ],
  },
  // Rebels
  'command/for-the-tribe': {
    grants: ['dauntless', 'relentless'],
    abilities: [
      ...lendsOrdered('dauntless', 'relentless').abilities,
      at('unit.ordered', { id: 'recover', when: byCard, run: (g, m) => recovers(g, m.unit) }),
    ],
  },
  'command/diversionary-tactics': { abilities: [ordered('dodge', 'observation')] },
  'command/battlefield-reconnaissance': {
    abilities: [
      at('command.end', {
        mandatory: true,
        when: () => true,
        *run(g, _m, self) {
          g.state.hands[captainOf(g.state, sideOf(g.state, self))]!.passes += g.state.round;
        },
      }),
    ],
  },
  // Republic
  'command/get-in-position': wookiees('agile', byCard),
  'command/daring-defense': wookiees('demoralize', byCard),
  'command/recon-division': {
    ...lends({ observe: 1 }, isFriendlyTrooper),
    abilities: [
      // The card is discarded before tokens are: whom it still watches is settled when the phase begins.
      at('end.start', {
        mandatory: true,
        when: (g, _m, self) => watched(g, self).length > 0,
        *run(g, _m, self) {
          for (const unit of watched(g, self))
            g.state.lasting.push({
              source: self.key,
              unit: unit.id,
              until: 'round',
              value: 'kept.observation',
              modifier: { add: unit.tokens.observation },
            });
        },
      }),
    ],
  },
  // Separatists
  'command/unstoppable-advance': { abilities: [mayAdvance] },
  'command/full-throttle': {
    abilities: [
      ordered('dodge'),
      at('move.after', {
        mandatory: true,
        when: (g, m, self) => isAlliedVehicle(g, m.unit, self) && m.unit.status === 'play',
        *run(g, m, self) {
          yield* gain(g, m.unit, 'surge', 1, self.card);
        },
      }),
    ],
  },
  'command/pincer-attack': {
    bans: [
      ban('cover', (g, { attacker, defender }, self) =>
        attacker !== undefined &&
        isAlliedVehicle(g, attacker, self) &&
        friendsOf(g.state, attacker).some(
          (friend) => friend !== attacker && isVehicle(g, friend) && inSight(g, friend, defender, 1),
        )
          ? refuse(CARD, say('le.no.pincer', { unit: defender.id }), { piece: defender.id })
          : undefined,
      ),
    ],
  },
  // Mercenaries
  'command/speak-softly-and-drive-a-big-tank': {
    abilities: [
      mayWhenOrdered(byCard, function* (g, unit, self) {
        const moves = !refuseAction(g, unit, 'move', { free: true, outside: true });
        const ways = [...(moves ? (['move'] as const) : []), 'aim', 'dodge'] as const;
        const about = { unit: unit.id, card: self.card };
        const way = yield* chooseWay(self.seat, ways, CARD, say('le.ask.command-way', about), about);
        if (way === 'move') yield* g.rules.act(g, unit, 'move', { free: true, outside: true });
        else yield* gain(g, unit, way, 1, self.card);
      }),
    ],
  },
  'command/fight-another-day': {
    grants: ['outmaneuver'],
    values: [...lends({ outmaneuver: 1 }, isSaxonsOwn).values, heroHas('orderRange', { atMost: 1 })],
    abilities: [ordered('dodge')],
  },
  'command/victory-or-death': { ...lends({ indomitable: 1 }, isSaxonsOwn), abilities: [ordered('aim')] },
  'command/focused-on-the-kill': {
    values: [heroHas('deathless', { add: 1 })],
    bans: [
      // Observation tokens lie beside the defender, but are the attacker's to spend.
      ban('spend', (g, { unit, token, attack }, self) =>
        attack?.defender === unit.id && token !== 'observation' && isHisPrey(g, attack, self)
          ? refuse(CARD, say('le.no.commandSpend', { unit: unit.id }), { piece: unit.id })
          : undefined,
      ),
    ],
    abilities: [
      at('end.start', {
        mandatory: true,
        when: (g, _m, self) => {
          const hunter = heroOf(g, self);
          return hunter !== undefined && isDoomed(g, hunter);
        },
        *run(g, _m, self) {
          yield* g.rules.defeat(g, heroOf(g, self)!, 'wounds');
        },
      }),
    ],
  },
};

/** Enemies that are observed and see somebody of the card's side. */
const watched = (g: Legion, self: CardSource): readonly Unit[] =>
  unitsInPlay(g.state).filter(
    (unit) =>
      !isFriend(g, unit, self) &&
      unit.tokens.observation > 0 &&
      enemiesOf(g.state, unit).some((one) => unitSees(g, unit, one)),
  );
