import { type Mesh, meshOf } from './mesh.ts';
import type { Model } from './part.ts';
import { type Angle, css, PORTRAIT, seenFrom } from './projection.ts';
import { rgb } from './stuff.ts';

/** Larger than any portrait is shown, twice for fine screens. */
const SIZE = 224;
/** Its faces overlap a little, else the paper shines through between them. */
const SEAM = 0.7;
const GLOW = 9;

/** What is flat and long is looked at more from above, as one looks at a ship; who stands, more from the front. */
function angleOf({ low, high }: Pick<Mesh, 'low' | 'high'>): Angle {
  const wide = Math.max(high[0] - low[0], high[1] - low[1]);
  return high[2] - low[2] > wide * 0.8 ? PORTRAIT : { turn: 38, above: 34 };
}

/** A picture of a model in its owner's colour, as an address that an image can show; nothing where there is no canvas. */
export async function painted(model: Model, colour: number): Promise<string | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  const mesh = meshOf(model);
  const { faces, left, top, width, height } = seenFrom(mesh, angleOf(mesh), colour);
  const scale = (SIZE - 2 * GLOW) / Math.max(width, height, 1);
  const [x, y] = [(SIZE - width * scale) / 2 - left * scale, (SIZE - height * scale) / 2 - top * scale];
  pen.lineWidth = SEAM;
  pen.lineJoin = 'round';
  for (const { corners, colour: light } of faces) {
    const paint = css(light);
    pen.fillStyle = paint;
    pen.strokeStyle = paint;
    pen.beginPath();
    for (const [a, b] of corners) pen.lineTo(x + a * scale, y + b * scale);
    pen.closePath();
    pen.fill();
    pen.stroke();
  }
  const blob = await new Promise<Blob | null>((come) => haloed(canvas, css(rgb(colour))).toBlob(come));
  return blob ? URL.createObjectURL(blob) : undefined;
}

/** With an edge of light in the owner's colour: who wears black on a dark page is seen by it, and whose he is. */
function haloed(picture: HTMLCanvasElement, colour: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const pen = canvas.getContext('2d');
  if (!pen) return picture;
  pen.shadowColor = colour;
  for (const blur of [GLOW, GLOW / 3]) {
    pen.shadowBlur = blur;
    pen.drawImage(picture, 0, 0);
  }
  return canvas;
}
