import { TOLERANCE } from '@holotisch/table';

/** Millimetres of one segment of the range ruler; a height is one segment held upright. LE-REICHWEITE-02, LE-VERTIKALE-BEWEGUNG-04 */
export const SEGMENT = 152.4;
/** Half a segment, which only 2.6 knows. R-L2-12 */
export const HALF = SEGMENT / 2;
/** How many segments the ruler has; what is further away is beyond it. LE-REICHWEITE-02 */
export const SEGMENTS = 4;

/**
 * The segment in which a distance ends; a line between two belongs to the nearer one, and all that lies beyond the ruler is one
 * range more. LE-REICHWEITE-05, LE-REICHWEITE-06, LE-REICHWEITE-09
 */
export const rangeBand = (mm: number): number =>
  Math.max(1, Math.min(SEGMENTS + 1, Math.ceil((mm - TOLERANCE) / SEGMENT)));

/** The height of something by the segment that holds its highest point. LE-HOEHE-02, LE-HOEHE-03 */
export const heightBand = (mm: number): number => (mm <= TOLERANCE ? 0 : rangeBand(mm));

/** 'In' a range from least to most. LE-IN-REICHWEITE-02 */
export const isAt = (mm: number, most: number, least = 1): boolean => {
  const band = rangeBand(mm);
  return band >= least && band <= most;
};

/** 'Within' a range from least to most: from its nearest point to its furthest one, all of it lies there. LE-INNERHALB-REICHWEITE-01..03 */
export const isWithin = ([near, far]: readonly [number, number], most: number, least = 1): boolean =>
  near >= (least - 1) * SEGMENT - TOLERANCE && far <= most * SEGMENT + TOLERANCE;

/** 'Beyond' a range: no part within it. LE-JENSEITS-REICHWEITE-01 */
export const isBeyond = (mm: number, range: number): boolean => mm > range * SEGMENT + TOLERANCE;
