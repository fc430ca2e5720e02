import type { LegionAnswers, UnitValues } from '@holotisch/legion';
import { findUnit, findUpgrade } from '@holotisch/legion/data';
import { knownFrom } from '../../../table-ui/face/known.tsx';
import type { LegionUnit, LegionView } from '../view.ts';

/** What the rules work out of a position: numbers of all units, who fights with whom, the score. */
export interface Known {
  readonly units: ReadonlyMap<number, UnitValues>;
  /** Points of defeated units by the side that has defeated them. */
  readonly points: readonly [number, number] | undefined;
}

const NOTHING: Known = { units: new Map(), points: undefined };

export const { KnownValues, useKnown } = knownFrom<LegionAnswers, Known>(NOTHING, async (rules) => {
  const [values, score] = await Promise.all([rules('values', {}), rules('score', {})]);
  if (!values.ok || !score.ok) return undefined;
  return { units: new Map(values.value.map((one) => [one.unit, one])), points: score.value.points };
});

/** What a miniature can suffer: as the rules say, or as printed until they have said it. */
export function woundsOf(
  known: Known | undefined,
  { rules }: Pick<LegionView, 'rules'>,
  unit: LegionUnit,
  mini: number,
): number {
  const said = known?.units.get(unit.id)?.wounds[mini];
  if (said !== undefined) return said;
  const by = unit.minis[mini]?.by ?? null;
  const added = by === null ? undefined : findUpgrade(unit.upgrades[by]?.id ?? '', rules.edition)?.mini?.wounds;
  return added ?? findUnit(unit.card, rules.edition)?.wounds ?? 1;
}

export const living = (unit: LegionUnit): readonly number[] =>
  unit.minis.flatMap(({ fell }, mini) => (fell === null ? [mini] : []));

/**
 * What is left of those who stand, and of how much: health is told so everywhere, never by what was suffered. Nothing where nobody
 * is hurt.
 */
export function healthOf(
  known: Known | undefined,
  view: Pick<LegionView, 'rules'>,
  unit: LegionUnit,
): { readonly left: number; readonly of: number } | undefined {
  if (woundsOn(unit) === 0) return undefined;
  const of = living(unit).reduce((sum, mini) => sum + woundsOf(known, view, unit, mini), 0);
  return { left: of - woundsOn(unit), of };
}

/** How much a unit can still suffer, of all that it could when it came: for a bar, which is there unharmed, too. */
export function wholeHealth(known: Known | undefined, view: Pick<LegionView, 'rules'>, unit: LegionUnit) {
  const all = unit.minis.map((_, mini) => woundsOf(known, view, unit, mini));
  const of = all.reduce((sum, wounds) => sum + wounds, 0);
  const fallen = unit.minis.reduce((sum, { fell }, mini) => sum + (fell === null ? 0 : all[mini]!), 0);
  return { left: of - fallen - woundsOn(unit), of };
}

/** How much of a machine is lost: it smokes, and burns in the end. Who is of flesh does neither. */
export function harmOf(
  known: Known | undefined,
  view: Pick<LegionView, 'rules'>,
  unit: LegionUnit,
  mini: number,
): { readonly harm?: number } {
  const suffered = unit.minis[mini]?.wounds ?? 0;
  const isMachine = /vehicle|droid|emplacement/.test(findUnit(unit.card, view.rules.edition)?.type ?? '');
  return suffered > 0 && isMachine ? { harm: Math.min(1, suffered / woundsOf(known, view, unit, mini)) } : {};
}

/** Wounds that a unit has suffered among those who stand. */
const woundsOn = (unit: LegionUnit): number =>
  unit.minis.reduce((sum, { fell, wounds }) => sum + (fell === null ? wounds : 0), 0);
