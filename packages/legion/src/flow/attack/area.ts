import type { Flow } from '@holotisch/engine';
import { say } from '@holotisch/engine';
import type { AttackMoment } from '../../cards/moments.ts';
import { rangeBand } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { Attack, AttackKind, Unit, WeaponKey } from '../../state.ts';
import { fromLeader, leaderOf, onTable } from '../../values.ts';
import { chooseUnit } from '../choose.ts';
import { newAttack, nextAttackId } from './attack.ts';
import { screensBetween } from './sight.ts';
import { seenBy } from './targets.ts';

/** Attacks with a weapon that nobody chooses a target for: each unit in turn has a pool of that weapon alone. */
export function* areaAttack(
  g: Legion,
  unit: Unit,
  weapon: WeaponKey,
  targets: readonly Unit[],
  kind: AttackKind = 'plain',
): Flow {
  const left = [...targets];
  while (left.length > 0) {
    const target = yield* chooseUnit(unit.seat, left, ['LE-FLAECHENWAFFEN-02'], say('le.ask.detonation-order'));
    left.splice(left.indexOf(target), 1);
    if (target.status !== 'play' || unit.status !== 'play') continue;
    const range = rangeBand(fromLeader(g, unit, target));
    const screens = screensBetween(g);
    const seen = onTable(target).filter((mini) =>
      onTable(unit).some((own) => seenBy(g, unit, own, target, kind === 'overrun', screens).includes(mini)),
    );
    const [from, to] = [leaderOf(g, unit).pose, leaderOf(g, target).pose];
    const a: Attack = {
      ...newAttack(nextAttackId(g), kind, unit.seat, { unit: unit.id }, target.id, false, range),
      pool: [{ mini: unit.leader, weapon, times: 1 }],
      stood: from,
      seen,
    };
    g.emit({
      type: 'attack',
      attack: a.id,
      kind,
      attacker: a.attacker,
      defender: target.id,
      melee: false,
      range,
      weapons: [{ weapon, minis: 1 }],
      line: [
        { x: from.x, y: from.y },
        { x: to.x, y: to.y },
      ],
    });
    const m: AttackMoment = { attack: a, attacker: unit, defender: target, kind };
    yield* g.rules.resolvePool(g, m);
  }
}
