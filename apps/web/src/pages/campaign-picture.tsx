/** A small map of each campaign: where its places lie, as dots of light. */
const DOTS: Readonly<Record<string, readonly (readonly [x: number, y: number, r: number])[]>> = {
  corellia: [
    [100, 52, 7],
    [82, 42, 4],
    [119, 47, 4],
    [98, 72, 4],
    [118, 82, 3.4],
    [134, 60, 3.4],
    [128, 73, 2.4],
    [26, 78, 3],
    [30, 54, 3.4],
    [42, 34, 3],
    [64, 20, 3],
    [98, 12, 4],
    [132, 18, 4],
    [162, 12, 3],
    [176, 34, 3],
    [174, 56, 3],
    [160, 76, 3],
    [134, 94, 3],
    [82, 95, 3],
    [48, 92, 3],
  ],
  rim: [
    [100, 54, 6],
    ...Array.from({ length: 15 }, (_, i): readonly [number, number, number] => {
      const angle = (i / 15) * 2 * Math.PI;
      const out = i % 3 === 0 ? 0.6 : i % 3 === 1 ? 0.95 : 0.8;
      return [100 + 76 * out * Math.cos(angle), 54 + 44 * out * Math.sin(angle), 2.6 + (i % 4) * 0.6];
    }),
  ],
  sektor: [
    [40, 54, 6],
    [160, 54, 6],
    [70, 30, 4],
    [70, 78, 4],
    [100, 54, 5],
    [130, 30, 4],
    [130, 78, 4],
    [100, 20, 3],
    [100, 88, 3],
  ],
};
const LINES: Readonly<Record<string, string>> = {
  corellia:
    'M26 78 30 54 42 34 64 20 98 12 132 18 162 12M74 52a26 22 0 1 0 52 0a26 22 0 1 0-52 0M58 56a44 38 0 1 0 88 0a44 38 0 1 0-88 0',
  rim: 'M100 54 176 54M100 54 124 12M100 54 38 28M100 54 38 80M100 54 124 96',
  sektor: 'M40 54 70 30 100 20 130 30 160 54 130 78 100 88 70 78ZM70 30 100 54 130 78M70 78 100 54 130 30',
};

export function CampaignPicture({ campaign }: { readonly campaign: string }) {
  return (
    <svg viewBox="0 0 200 108" aria-hidden="true">
      <path d={LINES[campaign] ?? ''} fill="none" stroke="#8fe0ff" strokeOpacity="0.5" strokeWidth="0.8" />
      {(DOTS[campaign] ?? []).map(([x, y, r], i) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r={r * 1.9} fill={i % 3 === 0 ? '#ffd98a' : '#8fe0ff'} fillOpacity="0.14" />
          <circle cx={x} cy={y} r={r} fill={['#ffd98a', '#7fb9d8', '#c9876a', '#8fb07a', '#b7a8ff'][i % 5]} />
        </g>
      ))}
    </svg>
  );
}
