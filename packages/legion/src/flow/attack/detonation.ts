import { type Flow, say } from '@holotisch/engine';
import type { AttackMoment } from '../../cards/moments.ts';
import { commandOf } from '../../data/index.ts';
import { gap } from '../../geometry/base.ts';
import { rangeBand } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { Attack, Equipped, Marker, Unit } from '../../state.ts';
import { banned, inUse, onTable, unitsInPlay } from '../../values.ts';
import { chooseUnit } from '../choose.ts';
import { removeMarker, shapeOf } from '../objectives/markers.ts';
import { type Offer, ruleOffer } from '../timing.ts';
import { newAttack, nextAttackId } from './attack.ts';
import { looseWeapon, seenByMarker } from './loose.ts';

/** Charges and other tokens that go off. LE-DETONIEREN-01..13 */

/** A token detonates: a separate attack on every unit in range and sight, friend and foe. */
export function* detonate(
  g: Legion,
  marker: Marker,
  loose: { readonly card: string; readonly weapon: string },
  seat: number,
  times = 1,
): Flow {
  for (let i = 0; i < times; i++) yield* goOff(g, marker, loose, seat);
  removeMarker(g, marker); // LE-DETONIEREN-03
}

function* goOff(
  g: Legion,
  marker: Marker,
  loose: { readonly card: string; readonly weapon: string },
  seat: number,
): Flow {
  g.emit({ type: 'detonates', marker: marker.id, at: { x: marker.x, y: marker.y } });
  const { range } = looseWeapon(g, loose);
  const reach = (unit: Unit) =>
    Math.min(...onTable(unit).map((mini) => gap([shapeOf(marker)], g.mini(unit, mini).base)));
  const hit = unitsInPlay(g.state).filter(
    (unit) => rangeBand(reach(unit)) <= range.max && seenByMarker(g, marker, unit).length > 0,
  );
  const left = [...hit];
  while (left.length > 0) {
    const unit = yield* chooseUnit(seat, left, ['LE-DETONIEREN-01'], say('le.ask.detonation-order'));
    left.splice(left.indexOf(unit), 1);
    if (unit.status !== 'play') continue;
    const a: Attack = {
      ...newAttack(nextAttackId(g), 'detonation', seat, { marker: marker.id }, unit.id, false, rangeBand(reach(unit))),
      loose: [loose],
      seen: seenByMarker(g, marker, unit),
    };
    const { pose } = g.mini(unit, unit.leader);
    g.emit({
      type: 'attack',
      attack: a.id,
      kind: a.kind,
      attacker: a.attacker,
      defender: unit.id,
      melee: false,
      range: a.range,
      weapons: [{ weapon: loose.weapon, minis: 1 }],
      line: [
        { x: marker.x, y: marker.y },
        { x: pose.x, y: pose.y },
      ],
    });
    const m: AttackMoment = { attack: a, attacker: undefined, defender: unit, kind: 'detonation' };
    yield* g.rules.resolvePool(g, m);
  }
}

/** After a unit has acted, whoever can may set off charges, each card as many as its X; the other player first. LE-DETONIEREN-X-BOMBENTYP-01, -06, -07 */
export function detonations(g: Legion, done: Map<Equipped, number>): readonly Offer<'action.after'>[] {
  const out: Offer<'action.after'>[] = [];
  for (const unit of unitsInPlay(g.state)) {
    if (banned(g, 'detonate', { unit })) continue;
    for (const [at, upgrade] of g.upgrades(unit).entries()) {
      const keyword = upgrade.keywords.find((k) => k.keyword === 'detonate');
      const weapon = upgrade.weapons.find((w) => w.kind === 'area');
      const card = unit.upgrades[at]!;
      if (!keyword || !weapon || !inUse(unit, at)) continue;
      if ((done.get(card) ?? 0) >= (keyword.value ?? 1)) continue;
      const type = keyword.of?.[0] ?? '';
      for (const marker of g.state.markers)
        if (marker.kind === 'charge' && marker.seat === unit.seat && marker.note === type)
          out.push(
            ruleOffer('action.after', unit, {
              name: `detonate.${marker.id}`,
              label: say('le.detonate', { marker: marker.id }),
              *run(g2) {
                done.set(card, (done.get(card) ?? 0) + 1);
                yield* detonate(g2, marker, { card: `upgrade/${upgrade.id}`, weapon: weapon.id }, unit.seat);
              },
            }),
          );
    }
  }
  for (const { source, rule } of g.having('detonator')) {
    const unit = rule(g, source);
    const weapon = commandOf(source.card, g.state.rules.edition).weapons.find(({ kind }) => kind === 'area');
    if (!unit || !weapon || banned(g, 'detonate', { unit })) continue;
    const card = `command/${source.card}`;
    for (const marker of g.state.markers)
      if (marker.kind === 'charge' && marker.by === card)
        out.push(
          ruleOffer('action.after', unit, {
            name: `detonate.${marker.id}`,
            label: say('le.detonate', { marker: marker.id }),
            run: (g2) => detonate(g2, marker, { card, weapon: weapon.id }, unit.seat),
          }),
        );
  }
  return out;
}
