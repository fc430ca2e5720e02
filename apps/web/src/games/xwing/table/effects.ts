import type { GameEvent } from '@holotisch/engine';
import type { Pose } from '@holotisch/table';
import type { EffectItem } from '../../../scene/description.ts';

const shipIn = (event: GameEvent, name: string): number | undefined => {
  const value = event[name];
  return typeof value === 'number' ? value : undefined;
};

const SEEN: Readonly<Record<string, EffectItem['effect']>> = {
  hit: 'hit',
  damage: 'hit',
  faceup: 'hit',
  shield: 'shield',
  missed: 'miss',
  destroyed: 'blast',
  detonated: 'blast',
};

/** Shots, hits, lost shields and explosions, for the moment in which they happen. */
export function effectsOf(
  event: GameEvent,
  poseOf: (ship: number) => Pose | undefined,
  milliseconds: number,
  key: string,
): readonly EffectItem[] {
  const at = (name: string) => {
    const id = shipIn(event, name);
    return id === undefined ? undefined : poseOf(id);
  };
  if (event.type === 'attack') {
    const [from, to] = [at('attacker'), at('defender')];
    return from && to ? [{ kind: 'effect', key, effect: 'shot', at: from, to, milliseconds }] : [];
  }
  const effect = SEEN[event.type];
  const place = at('ship') ?? at('defender');
  return effect && place ? [{ kind: 'effect', key, effect, at: place, milliseconds }] : [];
}
