import type { EventOf } from '@holotisch/armada';
import type { EffectItem } from '../../../scene/description.ts';
import { pieceKey } from '../../../table-ui/game-face.ts';
import type { ArmadaView, Attack } from '../view.ts';

const unitOf = (party: Attack['attacker']): number | undefined => ('unit' in party ? party.unit : undefined);

/** Squadrons have lasers, ships turbolasers. */
export function weaponIn(view: ArmadaView, id: number): 'laser' | 'turbolaser' {
  const attacker = view.attacks.find((attack) => attack.id === id)?.attacker;
  const unit = attacker && unitOf(attacker);
  return unit !== undefined && view.units[unit]?.kind === 'squadron' ? 'laser' : 'turbolaser';
}

/** So many bolts are enough to be seen. */
const MOST = 8;

/** Bolts fly as the damage came to be: as many hit, and without any they pass. */
export function bolts(
  { attack: id, total }: EventOf<'damage'>,
  view: ArmadaView,
  milliseconds: number,
): readonly EffectItem[] {
  const attack = view.attacks.find((one) => one.id === id);
  const [attacker, defender] = [attack && unitOf(attack.attacker), attack && unitOf(attack.defender)];
  const from = attacker === undefined ? undefined : view.units[attacker]?.pose;
  const to = defender === undefined ? undefined : view.units[defender]?.pose;
  if (attacker === undefined || defender === undefined || !from || !to) return [];
  return [
    {
      kind: 'effect',
      key: 'shot',
      effect: 'shot',
      at: { x: from.x, y: from.y },
      to: { x: to.x, y: to.y },
      from: pieceKey(attacker),
      on: pieceKey(defender),
      weapon: weaponIn(view, id),
      bolts: total > 0 ? Array.from({ length: Math.min(MOST, total) }, () => 'hit') : ['miss', 'miss', 'miss'],
      milliseconds,
    },
  ];
}
