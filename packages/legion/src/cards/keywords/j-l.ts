import { type Flow, say } from '@holotisch/engine';
import { refuseAction } from '../../flow/activation/actions.ts';
import { isPinned } from '../../flow/activation/move/kinds.ts';
import { spendOne } from '../../flow/attack/tokens.ts';
import { choose, NONE, noneOption } from '../../flow/choose.ts';
import { after } from '../../flow/reactions.ts';
import type { Legion } from '../../legion.ts';
import type { Attack, Unit } from '../../state.ts';
import { keywordOf, living, poolKeyword, refuse, speedOf } from '../../values.ts';
import { HEIGHT } from '../phrases/moving.ts';
import { CARRIES } from '../phrases/transport.ts';
import { inPool } from '../phrases/weapons.ts';
import { at, ban, type CardFamily, value } from '../vocabulary.ts';

/** What the unit has set aside: ids of upgrades. */
const LOADOUT = 'loadout';

const setAside = ({ note }: Unit): readonly string[] => {
  const list = note[LOADOUT];
  return Array.isArray(list) ? list.map(String) : [];
};

/** Each card that is set aside may take the place of one with the same icon. */
function* changeLoadout(g: Legion, unit: Unit): Flow {
  for (const id of setAside(unit)) {
    const { slot } = g.upgradeCard(id);
    const places = unit.upgrades.flatMap((card, i) => (g.upgrades(unit)[i]!.slot === slot ? [{ card, i }] : []));
    const out = yield* choose({
      seat: unit.seat,
      kind: 'card-upgrade',
      about: { unit: unit.id, card: id },
      clauses: ['LE-AUFWERTUNGSKARTEN-01'],
      prompt: say('le.ask.loadout', { card: id }),
      options: [
        ...places.map(({ card, i }) => ({
          id: String(i),
          label: say('le.card', { card: card.id }),
          about: { unit: unit.id, card: card.id },
        })),
        noneOption,
      ],
    });
    if (out === NONE) continue;
    unit.upgrades[Number(out)] = { id, exhausted: false, discarded: false, wounds: 0 };
    g.refit();
  }
}

const isWounded = (unit: Unit): boolean => living(unit).some((mini) => unit.minis[mini]!.wounds > 0);
const lethal = ({ noted }: Attack): number => Number(noted['lethal'] ?? 0);

export const KEYWORDS_J_L: CardFamily = {
  // LC-JEDI-JAEGER-01, R-LE-60
  'keyword/jedi-hunter': {
    abilities: [
      at('attack.convert', {
        mandatory: true,
        when: (g, m, self) => m.attacker === self.unit && g.card(m.defender).slots.includes('force'),
        *run(_g, m) {
          m.attack.noted['surge'] = 'crit';
        },
      }),
    ],
  },
  // LE-SPRINGEN-X-01..08
  'keyword/jump': {
    acts: [
      {
        id: 'jump',
        as: 'move',
        when: (g, unit) => refuseAction(g, unit, 'move') === undefined && speedOf(g, unit) > 0 && !isPinned(g, unit),
        *run(g, unit) {
          const move = yield* g.rules.move(g, unit, {
            kinds: ['jump'],
            jump: keywordOf(g, unit, 'jump') * HEIGHT,
            clauses: ['LE-SPRINGEN-X-01', 'LE-SPRINGEN-X-02'],
          });
          yield* after(g, unit, { move, action: { unit, action: 'move', free: false, move } });
        },
      },
    ],
  },
  // While it is wounded: one action more, but no third move.
  'keyword/juyo-mastery': {
    values: [value('actions', (_g, unit) => (isWounded(unit) ? { add: 1 } : undefined))],
    bans: [
      ban('action', (g, { unit, action }, self) =>
        unit === self.unit &&
        action === 'move' &&
        g.state.turn?.unit === unit.id &&
        g.state.turn.done.filter((done) => done === 'move').length >= 2
          ? refuse(['LE-SCHLUESSELWOERTER-03', 'LE-GOLDENE-REGELN-02'], say('le.no.thirdMove', { unit: unit.id }), {
              piece: unit.id,
            })
          : undefined,
      ),
    ],
  },
  'keyword/leader': { askedBy: 'data/upgrade-rows.ts' },
  // Up to X aim tokens, a point of Pierce each, and no reroll for them.
  'keyword/lethal': {
    grants: ['pierce'],
    values: [
      value('keyword.pierce', (_g, unit, _self, { attack }) =>
        attack && 'unit' in attack.attacker && attack.attacker.unit === unit.id ? { add: lethal(attack) } : undefined,
      ),
    ],
    abilities: [
      at('attack.modify', {
        repeatable: true,
        when: (g, m, self) =>
          inPool('lethal')(g, m, self) &&
          lethal(m.attack) < poolKeyword(g, m.attack, 'lethal') &&
          g.rules.holdersOf(g, self.unit, 'aim', m.attack).length > 0,
        *run(g, m, self) {
          yield* spendOne(g, self.unit, 'aim', m.attack, 'lethal');
          m.attack.noted['lethal'] = lethal(m.attack) + 1;
        },
      }),
    ],
  },
  'keyword/light-transport': CARRIES,
  'keyword/loadout': {
    abilities: [
      at('setup.deploys', {
        when: (_g, m, self) => m.unit === self.unit && setAside(m.unit).length > 0,
        run: (g, m) => changeLoadout(g, m.unit),
      }),
    ],
  },
  'keyword/long-shot': { askedBy: 'flow/attack/targets.ts' },
  // LE-UNAUFFAELLIG-01, LE-IMMUNITAET-EXPLOSION-01, LE-IMMUNITAET-DURCHSCHLAGEN-01
  'keyword/low-profile': { askedBy: 'flow/attack/cover.ts' },
};
