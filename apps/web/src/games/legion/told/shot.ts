import type { EventOf } from '@holotisch/legion';
import type { EffectItem, Weapon } from '../../../scene/description.ts';
import { pieceKey } from '../../../table-ui/game-face.ts';
import { type LegionView, leaderPose } from '../view.ts';

type Shot = Exclude<Weapon, 'laser' | 'turbolaser' | 'bomb'>;

/** What is fired or swung, by the names of the weapons in the pool. */
export function weaponIn(view: LegionView, id: number): Shot {
  const attack = view.attacks.find((one) => one.id === id);
  const said = attack?.pool.map(({ weapon }) => weapon).join(' ') ?? '';
  if (attack?.melee) return 'blade';
  if (/flame|incinerator|burn/.test(said)) return 'fire';
  if (/(?:^|[ -])ion/.test(said)) return 'ion';
  return /rocket|missile|torpedo|launcher|grenade|mortar|cannon/.test(said) ? 'torpedo' : 'blaster';
}

/** So many bolts are enough to be seen. */
const MOST = 10;

/** Bolts fly as the dice came to be: wounds hit, what cover, dodges and armour took passes. */
export function bolts(
  { attack: id, hits, crits, wounds }: EventOf<'result'>,
  view: LegionView,
  milliseconds: number,
): readonly EffectItem[] {
  const attack = view.attacks.find((one) => one.id === id);
  const attacker = attack && 'unit' in attack.attacker ? attack.attacker.unit : undefined;
  const from = attacker === undefined ? undefined : leaderPose(view.units[attacker]);
  const to = attack && leaderPose(view.units[attack.defender]);
  if (!attack || attacker === undefined || !from || !to) return [];
  const met = Math.min(MOST, wounds);
  const past = Math.min(MOST - met, Math.max(met === 0 ? 3 : 0, hits + crits - wounds));
  const bolt = (what: 'hit' | 'miss') => () => what;
  return [
    {
      kind: 'effect',
      key: 'shot',
      effect: 'shot',
      at: { x: from.x, y: from.y },
      to: { x: to.x, y: to.y },
      from: pieceKey(attacker),
      on: pieceKey(attack.defender),
      weapon: weaponIn(view, id),
      bolts: [...Array.from({ length: met }, bolt('hit')), ...Array.from({ length: past }, bolt('miss'))],
      milliseconds,
    },
  ];
}
