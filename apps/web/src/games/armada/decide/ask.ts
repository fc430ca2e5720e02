import type { ArmadaQuestion } from '@holotisch/armada';
import type { OptionOf } from '../../../match/ask-view.ts';

type ArmadaOption = OptionOf<ArmadaQuestion>;

/** The unit that an option is about, if it is about one: a target by the unit that is aimed at. */
export function unitOf({ about }: ArmadaOption): number | undefined {
  if (!about || typeof about !== 'object') return undefined;
  if ('unit' in about) return about.unit;
  if ('defender' in about) return 'unit' in about.defender ? about.defender.unit : undefined;
  return undefined;
}
