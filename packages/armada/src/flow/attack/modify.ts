import { type Flow, type Seat, say } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import type { Armada } from '../../armada.ts';
import type { AttackMoment } from '../../cards/vocabulary.ts';
import { COMMANDS } from '../../data/types.ts';
import { hasHit, isAccuracy } from '../../dice.ts';
import type { Die, Ship, Squadron } from '../../state.ts';
import { attackSides, banned, hasKeyword, keywordOf, numberOf } from '../../values.ts';
import { choose, chooseOne } from '../choose.ts';
import { resolveConcentrate, waysToConcentrate } from '../command/commands.ts';
import { type Offer, ruleOffer } from '../offers.ts';
import { engagedWith, engagersOf } from '../squadrons/engagement.ts';
import { open } from '../timing.ts';
import { raid } from '../tokens.ts';
import {
  addDie,
  chooseColour,
  chooseDice,
  coloursIn,
  mayModify,
  mayReroll,
  refuseAdding,
  removeDice,
  spendableAccuracy,
} from './dice.ts';

/** Step 3: the attacker resolves effects that modify dice and spends accuracy icons, in any order. AR-ANGREIFEN-12..14 */
export function* modifyAttack(g: Armada, m: AttackMoment): Flow {
  yield* open(g, 'attack.modify', m, { sides: [attackSides(g.state, m.attack)[0]], also: () => offered(g, m) });
}

/** What the rules offer an attacker besides his cards. */
function offered(g: Armada, m: AttackMoment): readonly Offer<'attack.modify'>[] {
  const { attacker } = m;
  if (attacker === undefined) return accuracy(g, m); // AR-HINDERNISSE-15: it is treated as a ship, but has no commands
  const own = attacker.kind === 'ship' ? concentrate(g, m, attacker) : keywords(g, m, attacker);
  return [...own, ...g.rules.offersInAttack(g, m), ...accuracy(g, m)];
}

/** AR-KOMMANDOS-20..22 */
function concentrate(g: Armada, m: AttackMoment, ship: Ship): Offer<'attack.modify'>[] {
  if (waysToConcentrate(g, m, ship).length === 0) return [];
  return [
    ruleOffer('attack.modify', ship, {
      name: 'concentrate',
      label: say('ar.command.concentrate'),
      run: (g2) => resolveConcentrate(g2, m, ship),
    }),
  ];
}

/** AR-ANGREIFEN-14, AR-ANGREIFEN-15, AR-WUERFELSYMBOLE-03: each icon chooses one token of the defender. */
function accuracy(g: Armada, m: AttackMoment): Offer<'attack.modify'>[] {
  const { attack: a, attacker, defender } = m;
  if (!defender || !a.dice.some((d) => isAccuracy(d.face) && mayModify(g, m, d, 'spent'))) return [];
  const open = defender.tokens.flatMap((t, at) => (t.state !== 'discarded' && !a.locked.includes(at) ? [at] : []));
  if (open.length === 0) return [];
  return [
    ruleOffer('attack.modify', attacker ?? a, {
      name: 'accuracy',
      label: say('ar.spendAccuracy'),
      repeatable: true,
      bars: () => banned(g, 'accuracy', m),
      *run(g2) {
        const answer = yield* choose({
          seat: a.seat,
          kind: 'accuracy',
          prompt: say('ar.ask.accuracy'),
          clauses: ['AR-ANGREIFEN-14', 'AR-WUERFELSYMBOLE-03'],
          about: {},
          options: open.map((at) => {
            const { kind } = defender.tokens[at]!;
            return { id: String(at), label: say(`ar.token.${kind}`), about: { unit: defender.id, token: at, kind } };
          }),
        });
        removeDice(g2, m, [yield* accuracyDie(g2, m)], 'spent');
        lockToken(g2, m, Number(answer));
      },
    }),
  ];
}

/** Which icon is spent: of several colours the attacker chooses, as what is left in the pool may matter to his cards. */
function* accuracyDie(g: Armada, m: AttackMoment): Flow<Die> {
  const dice = spendableAccuracy(g, m);
  const first = dice[0]!;
  if (dice.every((d) => d.colour === first.colour)) return first;
  const [die] = yield* chooseDice(g, m, {
    seat: m.attack.seat,
    min: 1,
    max: 1,
    filter: (d) => isAccuracy(d.face),
    takes: 'spent',
    prompt: say('ar.ask.accuracy-die'),
    clauses: ['AR-ANGREIFEN-14'],
  });
  return die!;
}

/** A defence token cannot be spent in this attack. */
function lockToken(g: Armada, { attack: a, defender }: AttackMoment, at: number): void {
  if (!defender || a.locked.includes(at)) return;
  a.locked.push(at);
  g.emit({ type: 'locked', attack: a.id, unit: defender.id, token: at, kind: defender.tokens[at]!.kind });
}

/** A ship gains a raid token of a player's choice, of a kind that it does not have. AR-UEBERFALLMARKER-04 */
export function* giveRaid(g: Armada, seat: Seat, ship: Ship, clauses: readonly ClauseId[]): Flow {
  const free = COMMANDS.filter((c) => !ship.raids.includes(c));
  if (free.length === 0) return;
  const prompt = say('ar.ask.raid-token', { unit: ship.id });
  raid(g, ship, yield* chooseOne(seat, 'card-command', free, clauses, prompt, { unit: ship.id }));
}

/** Keywords of the attacking squadron. */
function keywords(g: Armada, m: AttackMoment, squadron: Squadron): Offer<'attack.modify'>[] {
  const { attack: a, defender } = m;
  const out: Offer<'attack.modify'>[] = [];
  const { seat } = squadron;
  // AR-SCHLUESSELWOERTER-VON-STAFFELN-10
  const adept = keywordOf(g, squadron, 'adept', { attack: a });
  if (adept > 0)
    out.push(
      ruleOffer('attack.modify', squadron, {
        name: 'adept',
        label: say('ar.keyword.adept', { n: adept }),
        *run(g2) {
          const prompt = say('ar.ask.reroll', { n: adept });
          yield* mayReroll(g2, m, { seat, max: adept, prompt, clauses: ['AR-SCHLUESSELWOERTER-VON-STAFFELN-10'] });
        },
      }),
    );
  // AR-SCHLUESSELWOERTER-VON-STAFFELN-22: engaged with another squadron than this one
  if (
    defender?.kind === 'squadron' &&
    hasKeyword(g, squadron, 'swarm', { attack: a }) &&
    engagersOf(g, defender) > (engagedWith(g, defender).includes(squadron) ? 1 : 0)
  )
    out.push(
      ruleOffer('attack.modify', squadron, {
        name: 'swarm',
        label: say('ar.keyword.swarm', { n: 1 }),
        *run(g2) {
          const prompt = say('ar.ask.reroll', { n: 1 });
          yield* mayReroll(g2, m, { seat, max: 1, prompt, clauses: ['AR-SCHLUESSELWOERTER-VON-STAFFELN-22'] });
        },
      }),
    );
  // AR-SCHLUESSELWOERTER-VON-STAFFELN-12: only when a Squadron command has activated it
  const armed = a.armament === 'battery' ? 'ai-battery' : 'ai-anti-squadron';
  const ai = keywordOf(g, squadron, armed, { attack: a });
  const commanded =
    g.state.flying?.squadron === squadron.id &&
    (g.state.flying.commanded || numberOf(g, squadron, 'asCommanded', 0) > 0);
  if (ai > 0 && commanded && a.kind !== 'counter')
    out.push(
      ruleOffer('attack.modify', squadron, {
        name: armed,
        label: say(`ar.keyword.${armed}`, { n: ai }),
        bars: () => refuseAdding(g, m),
        *run(g2) {
          for (let i = 0; i < ai; i++) {
            const colour = yield* chooseColour(
              seat,
              coloursIn(a),
              ['AR-SCHLUESSELWOERTER-VON-STAFFELN-12'],
              say('ar.ask.add-colour'),
            );
            if (colour) addDie(g2, m, colour);
          }
        },
      }),
    );
  // R-AR-01: a die with a hit icon
  const byAccuracy = numberOf(g, squadron, 'assaultByAccuracy', 0) > 0;
  const mayPay = (d: Die): boolean => hasHit(d) || (byAccuracy && isAccuracy(d.face));
  if (defender?.kind === 'ship' && hasKeyword(g, squadron, 'assault', { attack: a }) && a.dice.some(mayPay))
    out.push(
      ruleOffer('attack.modify', squadron, {
        name: 'assault',
        label: say('ar.keyword.assault', { n: 1 }),
        *run(g2) {
          const dice = yield* chooseDice(g2, m, {
            seat,
            min: 1,
            max: 1,
            filter: mayPay,
            takes: 'spent',
            prompt: say('ar.ask.assault'),
            clauses: ['AR-SCHLUESSELWOERTER-VON-STAFFELN-16'],
          });
          removeDice(g2, m, dice, 'spent');
          if (dice.length > 0) yield* giveRaid(g2, seat, defender, ['AR-SCHLUESSELWOERTER-VON-STAFFELN-16']);
        },
      }),
    );
  return out;
}
