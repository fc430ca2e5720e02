import type { Painter } from '../ui/kept-pictures.ts';
import { type Mesh, meshOf } from './mesh.ts';
import type { Model } from './part.ts';
import { type Angle, PORTRAIT, pictureOf } from './raster.ts';

/** Larger than any portrait is shown, twice for fine screens. */
const SIZE = 224;
const GLOW = 9;

/** What is flat and long is looked at more from above, as one looks at a ship; who stands, more from the front. */
function angleOf({ low, high }: Pick<Mesh, 'low' | 'high'>): Angle {
  const wide = Math.max(high[0] - low[0], high[1] - low[1]);
  return high[2] - low[2] > wide * 0.8 ? PORTRAIT : { turn: 38, above: 34 };
}

/** Changes whenever the way of painting does. */
export const painter: Painter = { kind: 'portrait', name: new URL(import.meta.url).pathname };

/** A picture of a model in its owner's colour; nothing where there is no canvas. */
export async function painted(model: Model, colour: number): Promise<Blob | undefined> {
  const side = SIZE - 2 * GLOW;
  const [canvas, pen] = square();
  const [picture, brush] = square();
  if (!pen || !brush) return undefined;
  const mesh = meshOf(model);
  brush.putImageData(new ImageData(pictureOf(mesh, angleOf(mesh), colour, side), side), GLOW, GLOW);
  // With an edge of light in the owner's colour: who wears black on a dark page is seen by it, and whose he is.
  pen.shadowColor = `#${colour.toString(16).padStart(6, '0')}`;
  for (const blur of [GLOW, GLOW / 3]) {
    pen.shadowBlur = blur;
    pen.drawImage(picture, 0, 0);
  }
  return (await new Promise<Blob | null>((come) => canvas.toBlob(come))) ?? undefined;
}

function square(): readonly [HTMLCanvasElement, CanvasRenderingContext2D | null] {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  return [canvas, canvas.getContext('2d')];
}
