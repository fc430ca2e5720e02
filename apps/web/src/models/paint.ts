import { type Mesh, meshOf } from './mesh.ts';
import type { Model } from './part.ts';
import { type Angle, css, PORTRAIT, seenFrom } from './projection.ts';

/** Larger than any portrait is shown, twice for fine screens. */
const SIZE = 224;
/** Its faces overlap a little, else the paper shines through between them. */
const SEAM = 0.7;

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
  const scale = (SIZE - 4) / Math.max(width, height, 1);
  const [x, y] = [(SIZE - width * scale) / 2 - left * scale, (SIZE - height * scale) / 2 - top * scale];
  pen.lineWidth = SEAM;
  pen.lineJoin = 'round';
  for (const { corners, colour } of faces) {
    const paint = css(colour);
    pen.fillStyle = paint;
    pen.strokeStyle = paint;
    pen.beginPath();
    for (const [a, b] of corners) pen.lineTo(x + a * scale, y + b * scale);
    pen.closePath();
    pen.fill();
    pen.stroke();
  }
  const blob = await new Promise<Blob | null>((come) => canvas.toBlob(come));
  return blob ? URL.createObjectURL(blob) : undefined;
}
