import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Ground, PieceStyle } from '../../scene/description.ts';
import { byNight, painterOf } from '../../scene/painters.ts';
import { SCENERIES, type Scenery, STYLES } from '../../scene/sceneries.ts';
import { useLanguage } from '../../settings/language.tsx';
import { setTableLook, useTableLook } from '../../settings/table-look.ts';
import { useFace } from '../../table-ui/use-face.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { lookText } from './look-text.ts';
import './look-dialog.css';

/** How this game's table looks on this machine: its ground, its light, what its pieces are made of. At once, behind the dialog. */
export function LookDialog({ onClose }: { readonly onClose: () => void }) {
  const { lang } = useLanguage();
  const t = lookText[lang];
  const { id, table } = useFace();
  const look = useTableLook(id);
  const sceneries: readonly Scenery[] = SCENERIES[table.ground];
  const scenery = sceneries.find((one) => one === look.scenery) ?? sceneries[0]!;
  const style = STYLES.find((one) => one === look.style) ?? (table.ground === 'field' ? 'painted' : 'hologram');
  const night = look.night ?? false;
  return (
    <Dialog title={t.title} className="look-dialog" onClose={onClose}>
      <Choice title={t.table}>
        {sceneries.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === scenery}
            onClick={() => setTableLook(id, { ...look, scenery: one })}
          >
            <Swatch look={table.ground} scenery={one} night={night} />
            {t.sceneries[one]}
          </button>
        ))}
      </Choice>
      {table.ground === 'field' && (
        <Choice title={t.light}>
          {[false, true].map((dark) => (
            <button
              key={String(dark)}
              type="button"
              aria-pressed={dark === night}
              onClick={() => setTableLook(id, { ...look, night: dark })}
            >
              {dark ? t.night : t.day}
            </button>
          ))}
        </Choice>
      )}
      <Choice title={t.pieces}>
        {STYLES.map((one: PieceStyle) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === style}
            onClick={() => setTableLook(id, { ...look, style: one })}
          >
            {t.styles[one]}
          </button>
        ))}
      </Choice>
      <p className="quiet">{t.flat}</p>
    </Dialog>
  );
}

const Choice = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <fieldset className="look-choice">
    <legend>{title}</legend>
    <div>{children}</div>
  </fieldset>
);

const SWATCH = { width: 132, height: 84 };

interface SwatchProps {
  readonly look: Ground['look'];
  readonly scenery: Scenery;
  readonly night: boolean;
}

/** A piece of the ground itself, as it is painted. */
function Swatch({ look, scenery, night }: SwatchProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const pen = canvas.current?.getContext('2d');
    const colour = painterOf({ look, scenery });
    if (!pen || !colour) return;
    const shown = night ? byNight(colour) : colour;
    const { width, height } = SWATCH;
    const metres = (look === 'space' ? 0.9 : 0.34) / width;
    const picture = new ImageData(width, height);
    for (let i = 0; i < width * height; i++) {
      const [r, g, b] = shown((i % width) * metres, (height - 1 - Math.floor(i / width)) * metres);
      picture.data.set([r, g, b, 255], 4 * i);
    }
    pen.putImageData(picture, 0, 0);
  }, [look, scenery, night]);
  return <canvas ref={canvas} width={SWATCH.width} height={SWATCH.height} />;
}
