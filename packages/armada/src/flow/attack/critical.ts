import { abilityKey, type Barred, type Flow, type OfAbility, type Refusal, say } from '@holotisch/engine';
import type { Armada } from '../../armada.ts';
import type { AttackMoment, CardSource, Critical } from '../../cards/vocabulary.ts';
import type { Colour } from '../../data/types.ts';
import { critsOn, hasCrit } from '../../dice.ts';
import { banned, hasKeyword, isFriendly, numberOf, refuse } from '../../values.ts';
import { choose, NONE, noneOption } from '../choose.ts';
import { tellAbility } from '../timing.ts';
import { exhaust } from '../tokens.ts';

/** The one critical effect of an attack. AR-ANGREIFEN-17, AR-KRITISCHE-EFFEKTE-01..04 */

export const STANDARD = 'standard';

export function* resolveCritical(g: Armada, m: AttackMoment): Flow {
  const { attack: a } = m;
  // AR-KRITISCHE-EFFEKTE-02: one, unless a card allows more; never the same twice
  for (;;) {
    const most = m.attacker ? numberOf(g, m.attacker, 'criticals', 1, { attack: a }) : 1;
    if (a.memory.criticals.length >= most) return;
    const effects = criticalsOf(g, m);
    const noStandard = refuseStandard(g, m);
    const standard = !a.memory.criticals.includes(STANDARD) && !noStandard;
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
      barred: () => barredCriticals(g, m),
    });
    if (answer === NONE) return;
    yield* runCritical(g, m, answer);
  }
}

/** The standard effect, or a card's by its key. */
function* runCritical(g: Armada, m: AttackMoment, key: string): Flow {
  const { attack: a } = m;
  const found = criticalsOf(g, m).find(({ source, rule }) => abilityKey(source, rule) === key);
  a.memory.criticals.push(key);
  g.emit({ type: 'critical', attack: a.id, effect: key });
  if (key === STANDARD) {
    a.memory.faceup = Math.max(a.memory.faceup, 1); // AR-ANGREIFEN-22
    return;
  }
  if (!found) return;
  tellAbility(g, found.source);
  if (found.rule.exhausts) exhaust(g, found.source.ship, found.source.equipped);
  yield* found.rule.run(g, m, found.source);
}

/** Why the attacker may resolve no critical effect at all. AR-KRITISCHE-EFFEKTE-04, AR-ANGRIFFE-UND-RAUMSTATIONEN-09 */
function refuseCritical(g: Armada, { attack: a, attacker, defender }: AttackMoment): Refusal | undefined {
  if (!a.dice.some(hasCrit)) return refuse(['AR-KRITISCHE-EFFEKTE-01'], say('ar.no.noCritical'));
  if (defender?.kind !== 'ship') return refuse(['AR-KRITISCHE-EFFEKTE-04'], say('ar.no.criticalShips'));
  if (attacker?.kind === 'squadron' && !hasKeyword(g, attacker, 'bomber', { attack: a }))
    return refuse(['AR-SCHLUESSELWOERTER-VON-STAFFELN-06', 'AR-KRITISCHE-EFFEKTE-04'], say('ar.no.noBomber'), {
      piece: attacker.id,
    });
  return undefined;
}

export function refuseStandard(g: Armada, m: AttackMoment): Refusal | undefined {
  const none = refuseCritical(g, m);
  if (none) return none;
  if (m.attack.memory.contain) return refuse(['AR-VERTEIDIGUNGSMARKER-09'], say('ar.no.contained'));
  return banned(g, 'critical', { ...m, effect: STANDARD });
}

/** Critical effects that the attacker's side has and may not resolve now. */
function barredCriticals(g: Armada, m: AttackMoment): readonly Barred<OfAbility>[] {
  const out: Barred<OfAbility>[] = [];
  for (const { source, rule } of g.having('criticals'))
    for (const one of rule) {
      const refusal = isFriendly(g.state, source, m.attack) ? refuseOne(g, m, source, one) : undefined;
      const about = { card: source.card, piece: source.piece ?? null };
      if (refusal) out.push({ id: abilityKey(source, one), about, refusal });
    }
  return out;
}

/** Why this critical effect may not be resolved. AR-KRITISCHE-EFFEKTE-01..04 */
function refuseOne(g: Armada, m: AttackMoment, source: CardSource, one: Critical): Refusal | undefined {
  const { attack: a, attacker } = m;
  const key = abilityKey(source, one);
  const card = { card: source.card };
  if (a.memory.criticals.includes(key)) return refuse(['AR-KRITISCHE-EFFEKTE-02'], say('ar.no.criticalTwice'));
  if (one.ignition && a.kind !== 'ignition')
    return refuse(['AR-ZUENDUNG-REICHWEITE-09'], say('ar.no.onlyIgnition', card));
  if (a.kind === 'salvo' && !one.salvo) return refuse(['AR-VERTEIDIGUNGSMARKER-16'], say('ar.no.criticalSalvo', card));
  if (!one.when && (attacker === undefined || source.piece !== attacker.id))
    return refuse(['AR-KRITISCHE-EFFEKTE-01'], say('ar.no.othersCritical', card));
  if (!a.dice.some((d) => critsOn(d.face) > 0 && isOf(one.colour, d.colour)))
    return refuse(['AR-KRITISCHE-EFFEKTE-01'], say('ar.no.criticalColour', card));
  if (one.exhausts && source.equipped.exhausted) return refuse(['AR-ERSCHOEPFT-02'], say('ar.no.exhaustedCard', card));
  if (one.when && !one.when(g, m, source)) return refuse(['AR-KRITISCHE-EFFEKTE-01'], say('ar.no.notSo', card));
  return banned(g, 'critical', { ...m, effect: key });
}

const isOf = (wanted: Critical['colour'], colour: Colour): boolean =>
  wanted === undefined || wanted === colour || (typeof wanted === 'object' && wanted.includes(colour));

interface Found {
  readonly source: CardSource;
  readonly rule: Critical;
}
/** Critical effects of the attacker's cards that may be resolved now. */
function criticalsOf(g: Armada, m: AttackMoment): readonly Found[] {
  const { attack: a } = m;
  if (refuseCritical(g, m)) return [];
  const out: Found[] = [];
  for (const { source, rule } of g.having('criticals'))
    for (const one of rule) {
      if (isFriendly(g.state, source, a) && !refuseOne(g, m, source, one)) out.push({ source, rule: one });
    }
  return out;
}
