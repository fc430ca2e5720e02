import { targetsOf } from '../../../flow/attack/targets.ts';
import { after } from '../../../flow/reactions.ts';
import { gain, remove } from '../../../flow/tokens.ts';
import type { Legion } from '../../../legion.ts';
import type { TokenKind, Unit } from '../../../state.ts';
import { isSaxonsOwn } from '../../phrases/bands.ts';
import { ACTS_AGAIN } from '../../phrases/characters.ts';
import {
  canMove,
  give,
  heroGains,
  heroHas,
  isHero,
  lends,
  onlyNominated,
  ordered,
  whenHeroActivates,
  whoeverIsOrdered,
} from '../../phrases/commands.ts';
import { at, type LaterCards } from '../../vocabulary.ts';

/** Whom it could attack besides those that it has attacked. */
const others = (g: Legion, unit: Unit, done: readonly { readonly defender: Unit }[]): readonly number[] =>
  targetsOf(g, unit, { own: true })
    .map(({ unit: enemy }) => enemy.id)
    .filter((id) => !done.some(({ defender }) => defender.id === id));

/** Tokens that are green. */
const GREEN: readonly TokenKind[] = ['aim', 'dodge', 'surge', 'standby'];

export const MERCENARY_PIPS_2_26: LaterCards = {
  'command/a-machine-made-for-killing': {
    orders: onlyNominated,
    grants: ['demoralize', 'steady'],
    abilities: [
      whoeverIsOrdered(function* (g, unit, self) {
        yield* gain(g, unit, 'aim', 1, self.card);
        give(g, self, unit, 'demoralize', 3);
        give(g, self, unit, 'steady');
      }),
    ],
  },
  'command/both-hunter-and-prey': ACTS_AGAIN,
  'command/fight-another-day': {
    grants: ['outmaneuver'],
    values: [...lends({ outmaneuver: 1 }, isSaxonsOwn).values, heroHas('orderRange', { atMost: 1 })],
    abilities: [ordered('dodge')],
  },
  'command/i-like-those-odds': {
    abilities: [
      heroGains('aim'),
      at('action.after', {
        when: (g, m, self) =>
          m.action === 'attack' && isHero(g, m.unit, self) && others(g, m.unit, m.attacks ?? []).length > 0,
        *run(g, m) {
          const only = others(g, m.unit, m.attacks ?? []);
          const attacks = yield* g.rules.attack(g, m.unit, 'plain', { only, own: true });
          yield* after(g, m.unit, { attacks });
        },
      }),
    ],
  },
  'command/thats-just-good-business': {
    abilities: [
      whenHeroActivates(
        function* (g, hondo) {
          yield* g.rules.act(g, hondo, 'move', { free: true });
        },
        { when: canMove },
      ),
      at('move.after', {
        id: 'deal',
        mandatory: true,
        limit: { per: 'round', times: 1 },
        when: (g, m, self) => isHero(g, m.unit, self) && m.started !== null && m.started.status === 'play',
        *run(g, m, self) {
          const enemy = m.started!;
          const fear = remove(g, m.unit, 'suppression', m.unit.tokens.suppression, self.card);
          yield* gain(g, enemy, 'suppression', fear, self.card);
          for (const token of GREEN) {
            const taken = remove(g, enemy, token, enemy.tokens[token], self.card);
            yield* gain(g, m.unit, token, taken, self.card);
          }
        },
      }),
    ],
  },
};
