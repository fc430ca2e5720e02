import { type Flow, say } from '@holotisch/engine';
import type { Armada } from '../../armada.ts';
import type { AttackMoment, RevealMoment } from '../../cards/vocabulary.ts';
import { COMMANDS, type Command } from '../../data/types.ts';
import type { Unit } from '../../state.ts';
import { banned, isFriendly, unitOf } from '../../values.ts';
import { mayReroll } from '../attack/dice.ts';
import { choose, chooseOne } from '../choose.ts';
import { type Offer, ruleOffer } from '../offers.ts';
import { gainToken, setToken } from '../tokens.ts';
import { retreatOffer } from './retreat.ts';

/** What a unit brings along from earlier battles, and what it earns in this one. */

/** AR-FAQ-FLOTTENSTATUSAKTUALISIERUNG-02, -04: the owner picks the token (R-AR-77); the squadron starts with 1 damage. */
export function* bearScars(g: Armada, unit: Unit): Flow {
  if (!unit.scarred) return;
  g.emit({ type: 'scarred', unit: unit.id });
  if (unit.kind === 'squadron') {
    unit.hull = Math.max(1, unit.hull - 1);
    g.emit({ type: 'hullLost', unit: unit.id, hull: unit.hull, lost: 1 });
    return;
  }
  const left = unit.tokens.flatMap((token, at) => (token.state === 'discarded' ? [] : [at]));
  if (left.length === 0) return;
  const lost = yield* choose({
    seat: unit.seat,
    kind: 'card-token',
    prompt: say('ar.ask.scar', { unit: unit.id }),
    clauses: ['AR-FAQ-FLOTTENSTATUSAKTUALISIERUNG-04'],
    about: { unit: unit.id },
    options: left.map((token) => {
      const { kind } = unit.tokens[token]!;
      return { id: String(token), label: say(`ar.token.${kind}`), about: { unit: unit.id, token, kind } };
    }),
  });
  setToken(g, unit, unit.tokens[Number(lost)]!, 'discarded');
}

/** AR-FAQ-FLOTTENSTATUSAKTUALISIERUNG-06, R-AR-78: whoever attacks has destroyed what is destroyed in the attack. */
export function credit({ state }: Armada, unit: Unit): void {
  const attack = state.attacks.at(-1);
  const by = attack && unitOf(state, attack.attacker);
  if (by && !isFriendly(state, by, unit)) by.victor = true;
}

/** A ship that reveals its dial may retreat, and a veteran may gain a command token. */
export const offersAtReveal =
  (g: Armada, { ship }: RevealMoment, dial: Command) =>
  (): readonly Offer<'ship.revealed'>[] => [
    ...retreatOffer(g, ship, dial),
    ...(ship.veteran === 'ready'
      ? [
          ruleOffer('ship.revealed', ship, {
            name: 'veteran',
            label: say('ar.veteran.ship'),
            *run(g2: Armada) {
              spendVeteran(g2, ship);
              const able = COMMANDS.filter((token) => !banned(g2, 'holdToken', { ship, token }));
              if (able.length === 0) return;
              const prompt = say('ar.ask.veteran-token', { unit: ship.id });
              const about = { unit: ship.id };
              const token = yield* chooseOne(ship.seat, 'card-command', able, VETERAN, prompt, about);
              yield* gainToken(g2, ship, token);
            },
          }),
        ]
      : []),
  ];
const VETERAN = ['AR-FAQ-FLOTTENSTATUSAKTUALISIERUNG-05'] as const;

function spendVeteran(g: Armada, unit: Unit): void {
  unit.veteran = 'spent';
  g.emit({ type: 'veteranSpent', unit: unit.id });
}

/** A veteran squadron may reroll any of the dice of its attack. */
export function offersInAttack(_g: Armada, m: AttackMoment): readonly Offer<'attack.modify'>[] {
  const { attacker } = m;
  if (attacker?.kind !== 'squadron' || attacker.veteran !== 'ready') return [];
  return [
    ruleOffer('attack.modify', attacker, {
      name: 'veteran',
      label: say('ar.veteran.squadron'),
      *run(g2) {
        spendVeteran(g2, attacker);
        const max = m.attack.dice.length;
        yield* mayReroll(g2, m, { seat: attacker.seat, max, prompt: say('ar.ask.veteran-dice'), clauses: VETERAN });
      },
    }),
  ];
}
