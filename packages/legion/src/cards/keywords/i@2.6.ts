import { type Flow, say } from '@holotisch/engine';
import type { Keyword } from '../../data/types.ts';
import { refuseAction } from '../../flow/activation/actions.ts';
import { chooseWay, mayChooseUnit } from '../../flow/choose.ts';
import { isIncognito } from '../../flow/edition26/attack.ts';
import { colourOf, zoneData } from '../../flow/objectives/zones.ts';
import { deploy } from '../../flow/setup/deployment.ts';
import { gain, remove } from '../../flow/tokens.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { between, hasKeyword, keywordOf, keywordsOn, poolKeyword, refuse, sideOf } from '../../values.ts';
import { moodOf } from '../phrases/bands.ts';
import { nearby } from '../phrases/keywords.ts';
import { GREEN } from '../phrases/tokens.ts';
import { type AttackMoment, at, ban, type CardSource, type LaterCards, value } from '../vocabulary.ts';

/** `Aim 2` is two aim tokens; `Recover` an action. */
function* independent(g: Legion, self: CardSource, { of = [], every }: Keyword): Flow {
  const { unit } = self;
  const names = of.map((one) => one.toLowerCase());
  const chosen = every
    ? names
    : [
        yield* chooseWay(self.seat, names, ['L2-AKTIVIERUNGSPHASE-01'], say('le.ask.independent', { unit: unit.id }), {
          unit: unit.id,
          card: 'independent',
        }),
      ];
  for (const one of chosen) {
    const [what = '', count = '1'] = one.split(' ');
    const token = GREEN.find((kind) => kind === what);
    if (token) yield* gain(g, unit, token, count === 'x' ? moodOf(g, unit) : Number(count), 'independent');
    else if ((what === 'recover' || what === 'standby' || what === 'move') && unit.status === 'play')
      if (!refuseAction(g, unit, what, { free: true, outside: true }))
        yield* g.rules.act(g, unit, what, { free: true, outside: true });
  }
}

const cowed = (g: Legion, unit: Unit): readonly Unit[] =>
  nearby(g, unit, 2).filter((friend) => friend !== unit && friend.tokens.suppression > 0);

export const KEYWORDS_I_26: LaterCards = {
  // In vain with primitive weapons: those come after it.
  'keyword/impact': (base) => ({
    ...base,
    abilities: (base.abilities ?? []).map((one) => ({
      ...one,
      when: (g: Legion, m: AttackMoment, self: CardSource) =>
        poolKeyword(g, m.attack, 'primitive') === 0 && one.when(g, m, self),
    })),
  }),
  // Not attacked from beyond range 1, no contesting, no backup; lost for good by an attack of either kind, or given up.
  'keyword/incognito': {
    bans: [
      ban('target', (g, { attacker, defender }, self) =>
        defender === self.unit &&
        attacker !== undefined &&
        isIncognito(g, defender) &&
        !isAt(between(g, attacker, defender), 1)
          ? refuse(['L2-ANGRIFF-IM-DETAIL-01'], say('le.no.incognito', { unit: defender.id }), { piece: defender.id })
          : undefined,
      ),
      ban('contest', (g, { unit }, self) =>
        unit === self.unit && isIncognito(g, unit)
          ? refuse(['L2-EINSATZMARKER-UMKAEMPFEN-SICHERN-01'], say('le.no.incognito', { unit: unit.id }))
          : undefined,
      ),
    ],
    abilities: [
      at('attack.declared', {
        mandatory: true,
        when: (g, m, self) => (m.attacker === self.unit || m.defender === self.unit) && isIncognito(g, self.unit),
        *run(_g, _m, self) {
          self.unit.note['known'] = true;
        },
      }),
      at('unit.activates', {
        id: 'give-up',
        when: (g, m, self) => m.unit === self.unit && isIncognito(g, m.unit),
        *run(_g, { unit }) {
          unit.note['known'] = true;
        },
      }),
    ],
  },
  // Only when it rallies.
  'keyword/inconspicuous': (base) => ({
    ...base,
    values: [
      value('mayKeepSuppression', (g) =>
        g.state.phase === 'activation' ? { atLeast: Number.POSITIVE_INFINITY } : undefined,
      ),
    ],
  }),
  // At the start of an activation phase, without an order.
  'keyword/independent': {
    abilities: [
      at('activation.start', {
        when: (g, _m, self) =>
          self.unit.order === 'none' && (self.unit.status === 'play' || g.rules.waitsBeside(g, self.unit)),
        *run(g, _m, self) {
          for (const keyword of keywordsOn(g, self.unit))
            if (keyword.keyword === 'independent') yield* independent(g, self, keyword);
        },
      }),
    ],
  },
  // Anywhere in its own territory, at the start of its activation.
  'keyword/infiltrate': {
    abilities: [
      at('unit.activates', {
        when: (g, m, self) =>
          m.unit === self.unit && m.unit.status === 'reserve' && hasKeyword(g, m.unit, 'infiltrate'),
        *run(g, { unit }) {
          yield* deploy(g, unit, { unit: unit.id, zones: zoneData(g, colourOf(g.state, sideOf(g.state, unit))) });
        },
      }),
    ],
  },
  // At the end of its activation.
  'keyword/inspire': {
    abilities: [
      at('unit.ends', {
        when: (g, m, self) => m.unit === self.unit && cowed(g, self.unit).length > 0,
        *run(g, _m, self) {
          for (let left = keywordOf(g, self.unit, 'inspire'); left > 0; left--) {
            const friend = yield* mayChooseUnit(
              self.seat,
              cowed(g, self.unit),
              ['L2-AKTIVIERUNGSPHASE-12'],
              say('le.ask.inspire', { n: left }),
              'inspire',
            );
            if (!friend) return;
            remove(g, friend, 'suppression', 1, 'inspire');
          }
        },
      }),
    ],
  },
  'keyword/interrogate': { askedBy: 'flow/command/command.ts' },
};
