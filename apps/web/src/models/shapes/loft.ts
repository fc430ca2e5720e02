import { anticlockwise, filled } from '../outline.ts';
import type { Flat, Loft, Point } from '../part.ts';
import type { Triangle } from '../space.ts';

/** A round section as wide and high as a section is, whatever the number of its sides. */
function roundSection(sides: number): readonly Flat[] {
  const corners = Array.from({ length: sides }, (_, i): Flat => {
    const angle = ((i + 0.5) / sides) * 2 * Math.PI;
    return [Math.cos(angle), Math.sin(angle)];
  });
  const wide = Math.max(...corners.map(([x]) => x));
  const high = Math.max(...corners.map(([, z]) => z));
  return corners.map(([x, z]) => [x / wide, z / high]);
}

/** A hull through its stations, in the frame of its part. */
export function loft({ stations, section, sides = 12 }: Loft, most: number): readonly Triangle[] {
  const shape = section ? anticlockwise(section) : roundSection(Math.min(sides, most));
  const rising = stations[0]![0] > stations.at(-1)![0] ? stations.toReversed() : stations;
  const rings = rising.map(([y, wide, high, up = 0]) =>
    shape.map(([x, z]): Point => [(x * wide) / 2, y, up + (z * high) / 2]),
  );
  const walls = rings.slice(1).flatMap((ahead, step) => {
    const behind = rings[step]!;
    return shape.flatMap((_, i): readonly Triangle[] => {
      const next = (i + 1) % shape.length;
      const [a, b, c, d] = [behind[i]!, behind[next]!, ahead[next]!, ahead[i]!];
      const wide = (ring: number) => rising[ring]![1] > 0 || rising[ring]![2] > 0;
      if (!wide(step)) return [[a, d, c]];
      if (!wide(step + 1)) return [[a, c, b]];
      return [
        [a, d, c],
        [a, c, b],
      ];
    });
  });
  const [stern, bow] = [rings[0]!, rings.at(-1)!];
  const ends = filled(shape);
  return [
    ...walls,
    ...ends.map(([a, b, c]): Triangle => [stern[a]!, stern[b]!, stern[c]!]),
    ...ends.map(([a, b, c]): Triangle => [bow[a]!, bow[c]!, bow[b]!]),
  ];
}
