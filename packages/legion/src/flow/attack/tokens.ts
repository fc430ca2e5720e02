import { type Flow, say } from '@holotisch/engine';
import type { AttackMoment } from '../../cards/moments.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { Attack, TokenKind, Unit } from '../../state.ts';
import { banned, between, friendsOf } from '../../values.ts';
import { chooseNumber, chooseUnit } from '../choose.ts';
import { ruleOffer } from '../timing.ts';
import { remove, spend } from '../tokens.ts';
import { changeAttack, changeDefence, showing } from './dice.ts';
import { unitSees } from './sight.ts';

/** Green tokens in an attack: whose may be spent, surge tokens, shields. */

/** A clone trooper unit may spend those of clones nearby as if they were its own. LC-KLONTRUPPLER-02 */
export function holdersOf(g: Legion, unit: Unit, token: TokenKind, attack: Attack): readonly Unit[] {
  if (banned(g, 'spend', { unit, token, attack })) return [];
  const own = [unit, ...lenders(g, unit, token)].filter(
    (one) => one.tokens[token] > 0 && (one === unit || !banned(g, 'spend', { unit: one, token, attack })),
  );
  const partner = attack.noted[SHARING];
  const isClone = (one: Unit) => g.rules.kindsOfTroopers && g.card(one).type === 'clone-trooper';
  if (!isClone(unit) && partner !== unit.id) return own;
  const others = friendsOf(g.state, unit).filter(
    (friend) =>
      friend !== unit &&
      friend.tokens[token] > 0 &&
      (isClone(friend) || friend.id === partner) &&
      isAt(between(g, unit, friend), 1) &&
      unitSees(g, unit, friend),
  );
  return [...new Set([...own, ...others])];
}
/** Those whose tokens a card lets it spend. */
export const lenders = (g: Legion, unit: Unit, token: TokenKind): readonly Unit[] =>
  g.having('lendsTokens').flatMap(({ source, rule }) => rule(g, unit, token, source));
/** A token is spent in an attack; where several units could give it, the player says which. LC-KLONTRUPPLER-02 */
export function* spendOne(g: Legion, unit: Unit, token: TokenKind, attack: Attack, why: string): Flow {
  const holders = g.rules.holdersOf(g, unit, token, attack);
  const prompt = say('le.ask.whoseToken', { unit: unit.id, token: { ...say(`le.token.${token}`) } });
  yield* spend(g, yield* chooseUnit(unit.seat, holders, ['LC-KLONTRUPPLER-02', 'LE-AUSGEBEN-01'], prompt), token, why);
}

/** The unit that spends tokens in this attack as if it were a clone trooper unit. */
export const SHARING = 'sharing';

/** LC-ENERGIEMARKER-02: each turns an attack surge into a hit. */
export function attackSurges(g: Legion, m: AttackMoment, attacker: Unit) {
  if (showing(m.attack, 'surge', 1).length === 0) return [];
  return g.rules.holdersOf(g, attacker, 'surge', m.attack).map((holder) =>
    ruleOffer('attack.convert', attacker, {
      name: holder === attacker ? 'surge' : `surge.${holder.id}`,
      label: say('le.spendSurge', { unit: holder.id }),
      repeatable: true,
      *run(g2) {
        yield* spend(g2, holder, 'surge', 'surge');
        changeAttack(g2, m.attack, showing(m.attack, 'surge', 1), 'hit', 'surge-token', 'converted');
      },
    }),
  );
}
/** LC-ENERGIEMARKER-03 */
export function defenceSurges(g: Legion, m: AttackMoment) {
  const { attack: a, defender } = m;
  if (!a.defence.some(({ face }) => face === 'surge') || g.rules.defenceSurge(g, m) === 'block') return [];
  return g.rules.holdersOf(g, defender, 'surge', a).map((holder) =>
    ruleOffer('defence.convert', defender, {
      name: holder === defender ? 'surge' : `surge.${holder.id}`,
      label: say('le.spendSurge', { unit: holder.id }),
      repeatable: true,
      *run(g2) {
        yield* spend(g2, holder, 'surge', 'surge');
        const die = a.defence.find(({ face }) => face === 'surge');
        if (die) changeDefence(g2, a, defender, [die], 'block', 'surge-token', 'converted');
      },
    }),
  );
}

/** Before the defence dice: each flipped shield is a block and a die less. LC-SCHILDMARKER-04..07 */
export function* flipShields(g: Legion, m: AttackMoment, hits: number): Flow<number> {
  const { attack: a, defender } = m;
  if (
    a.melee ||
    hits === 0 ||
    defender.tokens.shield === 0 ||
    banned(g, 'spend', { unit: defender, token: 'shield', attack: a })
  )
    return 0;
  const most = Math.min(hits, defender.tokens.shield);
  const flipped = yield* chooseNumber(
    defender.seat,
    Array.from({ length: most + 1 }, (_, i) => i),
    ['LC-SCHILDMARKER-04', 'LC-SCHILDMARKER-05'],
    say('le.ask.shields', { unit: defender.id }),
    { unit: defender.id },
  );
  remove(g, defender, 'shield', flipped, 'shield');
  const colour = g.card(defender).defence ?? 'white';
  for (let i = 0; i < flipped; i++) a.defence.push({ colour, face: 'block' });
  return flipped;
}
