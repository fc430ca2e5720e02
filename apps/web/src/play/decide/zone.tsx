interface ZoneProps {
  readonly edge: string;
  readonly reach: number;
  readonly width: number;
  readonly depth: number;
}

/** The strip along an edge of the table. */
export function Zone({ edge, reach, width, depth }: ZoneProps) {
  const [x, y, w, h] = {
    south: [0, 0, width, reach],
    north: [0, depth - reach, width, reach],
    west: [0, 0, reach, depth],
    east: [width - reach, 0, reach, depth],
  }[edge] as [number, number, number, number];
  return <rect className="start-zone" x={x} y={y} width={w} height={h} />;
}
