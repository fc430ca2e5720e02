import type { ArmadaQuestion, DefenceToken } from '@holotisch/armada';
import type { OptionOf } from '../../../match/ask-view.ts';
import type { ArmadaView } from '../view.ts';

/** The defence token that an option is about: one to spend, to lock, to discard. */
export function tokenOf(view: ArmadaView, { about }: OptionOf<ArmadaQuestion>): DefenceToken | undefined {
  if (!about || typeof about !== 'object') return undefined;
  if ('token' in about && 'unit' in about) return view.units[about.unit]?.tokens[about.token];
  if (!('card' in about) || !('piece' in about) || about.piece === null) return undefined;
  const at = /^token\.(\d+)$/.exec(about.card)?.[1];
  return at === undefined ? undefined : view.units[about.piece]?.tokens[Number(at)];
}
