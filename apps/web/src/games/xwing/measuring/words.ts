// What the measuring table says, put together from its readings: the same words for eyes and for screen readers.
import { headingDegrees, type Pose } from '@holotisch/table';
import type { Range, Readings } from './readings.ts';
import type { ShipId } from './ships.ts';
import type { MeasuringLanguage } from './use-measuring.ts';

export const bandText = ({ t }: MeasuringLanguage, range: Range): string =>
  range.band === undefined ? t.measuring.beyond : t.measuring.range(String(range.band));

export const millimetres = ({ number }: MeasuringLanguage, range: Range): string =>
  `${number(range.measure.distance, 1)} mm`;

const rangeText = (language: MeasuringLanguage, range: Range | undefined): string =>
  range ? `${bandText(language, range)}, ${millimetres(language, range)}` : language.t.measuring.notInArc;

export function summaryText(language: MeasuringLanguage, { closest, inArc, overlap }: Readings): string {
  const { measuring } = language.t;
  const first = overlap ? `${measuring.overlap} ` : '';
  return (
    first + measuring.summary(rangeText(language, closest), rangeText(language, inArc.a), rangeText(language, inArc.b))
  );
}

export function shipText({ t, number }: MeasuringLanguage, id: ShipId, { x, y, hx, hy }: Pose): string {
  const degrees = (headingDegrees(hx, hy) + 360) % 360;
  return t.measuring.shipPlace(
    t.measuring.ship[id],
    number(x),
    number(y),
    number(degrees, Math.abs(degrees - Math.round(degrees)) < 0.05 ? 0 : 1),
  );
}
