import { memo, useLayoutEffect, useRef } from 'react';
import type { Ground } from './description.ts';
import type { Colour } from './painters.ts';
import { useStageParts } from './stage-context.ts';

/** Pixels of a metre of the table: the picture is soft anyway, and stretched. Clouds are softer than grass. */
const FINE: Record<Ground['look'], number> = { space: 180, field: 360, plain: 180 };

/** A picture of the ground, as an address; painted once for each kind and size of table. */
const painted = new Map<string, Promise<string>>();

async function paint(colour: Colour, fine: number, w: number, h: number): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = w;
  canvas.height = h;
  const context = canvas.getContext('2d');
  const picture = new ImageData(w, h);
  for (let i = 0; i < w * h; i++) {
    // A picture counts its rows from above, a table from below.
    const [r, g, b] = colour((i % w) / fine, (h - 1 - Math.floor(i / w)) / fine);
    picture.data.set([r, g, b, 255], 4 * i);
  }
  context?.putImageData(picture, 0, 0);
  return (await new Promise<Blob | null>((done) => canvas.toBlob(done))) ?? undefined;
}

/** Who paints is fetched for it: the table is there before its clouds are. */
function pictureOf(ground: GroundLook, w: number, h: number): Promise<string> | undefined {
  const { look, scenery, night } = ground;
  if (look === 'plain') return undefined;
  const key = `${look} ${scenery} ${night} ${w} ${h}`;
  const old = painted.get(key);
  if (old) return old;
  const coming = (async () => {
    const [{ painter, painterOf, byNight }, { keptPicture }] = await Promise.all([
      import('./painters.ts'),
      import('../ui/kept-pictures.ts'),
    ]);
    const colour = painterOf(ground);
    if (!colour) return '';
    const picture = await keptPicture(painter, key, () => paint(night ? byNight(colour) : colour, FINE[look], w, h));
    return picture ? URL.createObjectURL(picture) : '';
  })();
  painted.set(key, coming);
  return coming;
}
type GroundLook = Pick<Ground, 'look' | 'scenery' | 'night'>;

/**
 * The ground as a picture that is painted once. A canvas would be stretched anew in every frame in which anything moves
 * upon it; a picture becomes one with the drawing.
 */
export const GroundPicture = memo(function GroundPicture({ ground }: { readonly ground: Ground }) {
  const { camera } = useStageParts();
  const ref = useRef<HTMLDivElement>(null);
  const { width, depth, look, scenery, night } = ground;
  const [w, h] = [Math.round((width * FINE[look]) / 1000), Math.round((depth * FINE[look]) / 1000)];
  useLayoutEffect(() => {
    let wanted = true;
    const chosen = { look, ...(scenery && { scenery }), ...(night && { night }) };
    void pictureOf(chosen, w, h)?.then((address) => {
      if (wanted && ref.current) ref.current.style.backgroundImage = `url(${address})`;
    });
    return () => {
      wanted = false;
    };
  }, [look, scenery, night, w, h]);
  useLayoutEffect(() => {
    const draw = () => {
      const { pixel } = camera.view;
      // From the corner of the table that is its origin to the upper left one of the picture.
      const there = `rotate(${camera.turn}deg) translateY(${-depth / pixel}px) scale(${width / w / pixel}, ${depth / h / pixel})`;
      if (ref.current && there !== ref.current.style.transform) ref.current.style.transform = there;
    };
    draw();
    return camera.listen(draw);
  }, [camera, width, depth, w, h]);
  return <div ref={ref} className={`ground-picture ground-${look}`} style={{ width: w, height: h }} />;
});
