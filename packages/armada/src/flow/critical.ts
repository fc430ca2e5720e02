import { abilityKey, type Flow, say } from '@holotisch/engine';
import type { Armada } from '../armada.ts';
import type { AttackMoment, CardSource, Critical } from '../cards/vocabulary.ts';
import type { Colour } from '../data/types.ts';
import { critsOn, hasCrit } from '../dice.ts';
import { banned, hasKeyword, isFriendly, numberOf } from '../values.ts';
import { choose, NONE, noneOption } from './choose.ts';
import { tellAbility } from './timing.ts';
import { exhaust } from './tokens.ts';

/** The one critical effect of an attack. AR-ANGREIFEN-17, AR-KRITISCHE-EFFEKTE-01..04 */

export const STANDARD = 'standard';

export function* resolveCritical(g: Armada, m: AttackMoment): Flow {
  const { attack: a } = m;
  // AR-KRITISCHE-EFFEKTE-02: one, unless a card allows more; never the same twice
  for (;;) {
    const most = m.attacker ? numberOf(g, m.attacker, 'criticals', 1, { attack: a }) : 1;
    if (a.memory.criticals.length >= most) return;
    const effects = criticalsOf(g, m).filter((e) => !a.memory.criticals.includes(abilityKey(e.source, e.rule)));
    const standard = !a.memory.criticals.includes(STANDARD) && !refuseStandard(g, m);
    const answer = yield* choose({
      seat: a.seat,
      kind: 'critical',
      prompt: say('ar.ask.critical'),
      clauses: ['AR-ANGREIFEN-17', 'AR-KRITISCHE-EFFEKTE-02'],
      about: { attack: a.id },
      options: [
        ...(standard ? [{ id: STANDARD, label: say('ar.critical.standard') }] : []),
        ...effects.map(({ source, rule }) => ({
          id: abilityKey(source, rule),
          label: say('engine.use', { card: source.card }),
          about: { card: source.card, piece: source.piece ?? null },
        })),
        noneOption,
      ],
    });
    if (answer === NONE) return;
    yield* runCritical(g, m, answer);
  }
}

/** The standard effect, or a card's by its key. */
function* runCritical(g: Armada, m: AttackMoment, key: string): Flow {
  const { attack: a } = m;
  a.memory.criticals.push(key);
  g.emit({ type: 'critical', attack: a.id, effect: key });
  if (key === STANDARD) {
    a.memory.faceup = Math.max(a.memory.faceup, 1); // AR-ANGREIFEN-22
    return;
  }
  const found = criticalsOf(g, m).find(({ source, rule }) => abilityKey(source, rule) === key);
  if (!found) return;
  tellAbility(g, found.source);
  if (found.rule.exhausts) exhaust(g, found.source.ship, found.source.equipped);
  yield* found.rule.run(g, m, found.source);
}

/** Whether the attacker may resolve critical effects at all. AR-KRITISCHE-EFFEKTE-04, AR-ANGRIFFE-UND-RAUMSTATIONEN-09 */
function mayBeCritical(g: Armada, { attack: a, attacker, defender }: AttackMoment): boolean {
  if (!a.dice.some(hasCrit) || defender?.kind !== 'ship') return false;
  return attacker?.kind !== 'squadron' || hasKeyword(g, attacker, 'bomber', { attack: a });
}

function refuseStandard(g: Armada, m: AttackMoment): boolean {
  if (!mayBeCritical(g, m) || m.attack.memory.contain) return true; // AR-VERTEIDIGUNGSMARKER-09
  return banned(g, 'critical', { ...m, effect: STANDARD }) !== undefined;
}

const isOf = (wanted: Critical['colour'], colour: Colour): boolean =>
  wanted === undefined || wanted === colour || (typeof wanted === 'object' && wanted.includes(colour));

interface Found {
  readonly source: CardSource;
  readonly rule: Critical;
}
/** Critical effects of the attacker's cards that may be resolved now. */
function criticalsOf(g: Armada, m: AttackMoment): readonly Found[] {
  const { attack: a, attacker } = m;
  if (!mayBeCritical(g, m)) return [];
  const out: Found[] = [];
  for (const { source, rule } of g.having('criticals'))
    for (const one of rule) {
      if (!isFriendly(g.state, source, a) || (one.ignition && a.kind !== 'ignition')) continue;
      if (a.kind === 'salvo' && !one.salvo) continue; // AR-VERTEIDIGUNGSMARKER-16
      if (!one.when && (attacker === undefined || source.piece !== attacker.id)) continue;
      if (!a.dice.some((d) => critsOn(d.face) > 0 && isOf(one.colour, d.colour))) continue;
      if (one.exhausts && source.equipped.exhausted) continue;
      if (one.when && !one.when(g, m, source)) continue;
      if (banned(g, 'critical', { ...m, effect: abilityKey(source, one) })) continue;
      out.push({ source, rule: one });
    }
  return out;
}
