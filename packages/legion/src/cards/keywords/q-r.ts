import { type Flow, rollDice, say } from '@holotisch/engine';
import { DEFENCE_DICE } from '../../dice.ts';
import { changeAttack, chooseDice } from '../../flow/attack/dice.ts';
import { heal } from '../../flow/attack/wounds.ts';
import { choose, chooseUnit, chooseWay } from '../../flow/choose.ts';
import { after } from '../../flow/reactions.ts';
import { gain } from '../../flow/tokens.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { isFlipped, isGround, keywordOf, keywordTargets, living, poolKeyword, speedOf } from '../../values.ts';
import { isNamed } from '../named.ts';
import { act } from '../phrases/card-actions.ts';
import { type Carrier, caring, inReach, isBroken, takeOff } from '../phrases/caring.ts';
import { attackFreely, movedFreely } from '../phrases/free-attacks.ts';
import { othersNearby } from '../phrases/keywords.ts';
import { spentShields } from '../phrases/shields.ts';
import { inPool } from '../phrases/weapons.ts';
import { at, type CardFamily, type CardSource, value } from '../vocabulary.ts';

const twoSided = (g: Legion, unit: Unit) =>
  unit.upgrades.filter((_card, i) => {
    const { flips, weapons } = g.upgrades(unit)[i]!;
    return flips === true && weapons.length === 2;
  });

function* turnCards(g: Legion, unit: Unit): Flow {
  for (const card of twoSided(g, unit)) {
    const { weapons } = g.upgradeCard(card.id);
    const now = isFlipped(card) ? 1 : 0;
    const side = yield* choose({
      seat: unit.seat,
      kind: 'card-way',
      about: { unit: unit.id, card: card.id },
      clauses: ['LE-ERHOLUNG-02'],
      prompt: say('le.ask.reconfigure', { card: card.id }),
      options: weapons.map((_weapon, i) => ({
        id: String(i),
        label: say(i === now ? 'le.option.keep-side' : 'le.option.turn-side'),
      })),
    });
    if (side === '1') card.note = 'flipped';
    else delete card.note;
  }
}

const hurtBy = (unit: Unit): number => living(unit).reduce((sum, mini) => sum + unit.minis[mini]!.wounds, 0);

/** A pivot that is an action of its own, but no move action. R-LE-29 */
function* turn(g: Legion, { unit }: CardSource): Flow {
  const move = yield* g.rules.move(g, unit, { kinds: ['pivot'], clauses: ['LE-NEUPOSITIONIEREN-01'] });
  yield* after(g, unit, { move });
}

const repairable = (g: Legion, unit: Unit): readonly Unit[] =>
  inReach(g, unit).filter((u) => isGround(g, u) && isBroken(u));

/** LE-REPARATUR-X-KAPAZITAET-Y-01..08, R-LE-36: up to X tokens of any kinds. */
function* repair(g: Legion, unit: Unit, by: Carrier): Flow {
  const friend = yield* chooseUnit(
    unit.seat,
    repairable(g, unit),
    ['LE-REPARATUR-X-KAPAZITAET-Y-03'],
    say('le.ask.repair'),
    'repair',
  );
  yield* takeOff(g, unit, friend, by.value, 'repair');
}

const isWithMaster = (g: Legion, { unit }: CardSource): boolean =>
  othersNearby(g, unit, 2).some((friend) => isNamed(g, friend, keywordTargets(g, unit, 'retinue')));

function* eitherToken(g: Legion, unit: Unit, card: string): Flow {
  const token = yield* chooseWay(
    unit.seat,
    ['aim', 'dodge'],
    ['LE-FAEHIGKEITEN-09'],
    say('le.ask.token', { unit: unit.id }),
    {
      unit: unit.id,
      card,
    },
  );
  yield* gain(g, unit, token, 1, card);
}

export const KEYWORDS_Q_R: CardFamily = {
  'keyword/quick-thinking': act('think', {
    when: () => true,
    *run(g, unit) {
      for (const token of ['aim', 'dodge'] as const) yield* gain(g, unit, token, 1, 'quick-thinking');
    },
  }),
  // X dice become critical hits after a full move at its full speed.
  'keyword/ram': {
    abilities: [
      at('move.after', {
        mandatory: true,
        when: (g, m, self) =>
          m.unit === self.unit &&
          m.kind === 'standard' &&
          m.full &&
          m.speed === speedOf(g, m.unit) &&
          g.state.turn?.unit === m.unit.id,
        *run(g, m, self) {
          g.state.lasting.push({ source: self.key, unit: m.unit.id, until: 'activation' });
        },
      }),
      at('attack.modify', {
        when: (g, m, self) =>
          inPool('ram')(g, m, self) &&
          m.attack.dice.some(({ face }) => face !== 'crit') &&
          g.state.lasting.some(({ source }) => source === self.key),
        *run(g, m, self) {
          const max = poolKeyword(g, m.attack, 'ram');
          const dice = yield* chooseDice(g, m, self.unit, {
            seat: self.seat,
            max,
            min: 1,
            card: 'ram',
            prompt: say('le.ask.ram', { n: max }),
            clauses: ['LE-ANGRIFF-26'],
            filter: ({ face }) => face !== 'crit',
          });
          changeAttack(g, m.attack, dice, 'crit', 'ram');
        },
      }),
    ],
  },
  // LE-BEREIT-X-01, -02
  'keyword/ready': {
    abilities: [
      at('action.after', {
        mandatory: true,
        when: (_g, m, self) => m.unit === self.unit && m.action === 'standby',
        *run(g, _m, self) {
          yield* gain(g, self.unit, 'aim', keywordOf(g, self.unit, 'ready'), 'ready');
        },
      }),
    ],
  },
  'keyword/recharge': {
    abilities: [
      at('action.after', {
        when: (g, m, self) => m.unit === self.unit && m.action === 'recover' && spentShields(g, self.unit) > 0,
        *run(g, _m, self) {
          const back = Math.min(keywordOf(g, self.unit, 'recharge'), spentShields(g, self.unit));
          yield* gain(g, self.unit, 'shield', back, 'recharge');
        },
      }),
    ],
  },
  // Which side lies up is chosen when the unit is deployed; a recover action may turn it.
  'keyword/reconfigure': {
    abilities: [
      at('setup.deploys', {
        when: (_g, m, self) => m.unit === self.unit,
        run: (g, m) => turnCards(g, m.unit),
      }),
      at('action.after', {
        when: (_g, m, self) => m.unit === self.unit && m.action === 'recover',
        run: (g, m) => turnCards(g, m.unit),
      }),
    ],
  },
  'keyword/regenerate': {
    abilities: [
      at('unit.ends', {
        mandatory: true,
        when: (_g, m, self) => m.unit === self.unit && hurtBy(m.unit) > 0,
        *run(g, m, self) {
          const dice = Math.min(hurtBy(m.unit), keywordOf(g, self.unit, 'regenerate'));
          const faces = rollDice(g.state.chance, DEFENCE_DICE.white, dice);
          g.emit({ type: 'looseDice', colour: 'white', faces, purpose: say('le.regenerates', { unit: m.unit.id }) });
          yield* heal(g, m.unit, faces.filter((face) => face !== 'blank').length);
        },
      }),
    ],
  },
  'keyword/reinforcements': { askedBy: 'flow/setup/deployment.ts' },
  // LE-UNERBITTLICH-01..04
  'keyword/relentless': {
    abilities: [
      at('action.after', {
        when: (g, m, self) => movedFreely(g, m, self, {}),
        run: (g, _m, self) => attackFreely(g, self, {}),
      }),
    ],
  },
  'keyword/reliable': {
    abilities: [
      at('activation.start', {
        mandatory: true,
        when: (_g, _m, self) => self.unit.status === 'play',
        *run(g, _m, self) {
          yield* gain(g, self.unit, 'surge', keywordOf(g, self.unit, 'reliable'), 'reliable');
        },
      }),
    ],
  },
  'keyword/repair': caring('repair', repairable, repair),
  // LE-NEUPOSITIONIEREN-01..03, R-LE-29: a free action before or after a standard move, not both
  'keyword/reposition': {
    values: [value('repositions', () => ({ add: 1 }))],
    abilities: [
      at('move.after', {
        when: (g, m, self) =>
          m.unit === self.unit &&
          m.kind === 'standard' &&
          m.unit.status === 'play' &&
          !m.turned &&
          !g.state.turn?.panics,
        run: (g, _m, self) => turn(g, self),
      }),
    ],
  },
  'keyword/retinue': {
    abilities: [
      at('activation.start', {
        mandatory: true,
        when: (g, _m, self) => self.unit.status === 'play' && isWithMaster(g, self),
        run: (g, _m, self) => eitherToken(g, self.unit, 'retinue'),
      }),
    ],
  },
};
