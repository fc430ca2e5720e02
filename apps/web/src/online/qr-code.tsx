import { useMemo } from 'react';
import { qrCode } from './qr.ts';

/** Light modules around the code, without which cameras do not find it. */
const QUIET = 4;

/** A text as a QR code; nothing where it is too long for one. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const rows = useMemo(() => qrCode(text), [text]);
  if (!rows) return null;
  const size = rows.length + 2 * QUIET;
  const path = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : [])),
  );
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} className="qr-light" />
      <path d={path.join('')} className="qr-dark" />
    </svg>
  );
}
