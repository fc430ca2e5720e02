import { memo, useLayoutEffect, useRef } from 'react';
import type { Ground } from './description.ts';
import { clouds } from './noise.ts';
import { useStageParts } from './stage-context.ts';

/** Pixels of a metre of the table: the picture is soft anyway, and stretched. Clouds are softer than grass. */
const FINE: Record<Ground['look'], number> = { space: 180, field: 360, plain: 180 };

type Rgb = readonly [number, number, number];
/** The colour at a place of the table, in metres. */
type Colour = (x: number, y: number) => Rgb;

const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];
const clamp = (t: number): number => Math.max(0, Math.min(1, t));

/** Clouds of two colours before the dark, and dust before the clouds. */
function space(): Colour {
  const [bend, cold, warm, dust] = [clouds(3, 2), clouds(11, 4), clouds(47, 4), clouds(5, 4)];
  const night: Rgb = [4, 8, 17];
  return (x, y) => {
    const [bx, by] = [x + bend(x * 1.7, y * 1.7) * 0.5, y + bend(y * 1.7 + 9, x * 1.7) * 0.5];
    const blue = clamp(cold(bx * 2.1, by * 2.1) * 1.5 + 0.34);
    const violet = clamp(warm(bx * 1.9 + 4, by * 1.9) * 1.6 + 0.08);
    const shade = clamp(0.72 - dust(bx * 3.1, by * 3.1 + 7) * 1.1);
    const lit = mix(mix(night, [33, 88, 150], blue ** 1.4 * 0.62), [112, 44, 116], violet ** 1.3 * 0.5);
    return mix(night, lit, shade);
  };
}

/** Soil and grass. */
function field(): Colour {
  const [tone, fine, green] = [clouds(11, 4), clouds(23, 2), clouds(71, 3)];
  return (x, y) => {
    const grass = clamp(green(x * 2.6, y * 2.6) * 1.7 + 0.42);
    const light = 0.94 + tone(x * 4.5, y * 4.5) * 0.3 + fine(x * 38, y * 38) * 0.1;
    const [r, g, b] = mix([106, 94, 70], [77, 90, 53], grass);
    return [r * light, g * light, b * light];
  };
}

const PAINTERS: Partial<Record<Ground['look'], () => Colour>> = { space, field };

/** How the ground of that kind is coloured, place by place; undefined where it is of one colour. */
export const painterOf = (look: Ground['look']): Colour | undefined => PAINTERS[look]?.();

/** A picture of the ground, as an address; painted once for each kind and size of table. */
const painted = new Map<string, Promise<string>>();

async function paint(colour: Colour, fine: number, w: number, h: number): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = w;
  canvas.height = h;
  const context = canvas.getContext('2d');
  const picture = new ImageData(w, h);
  for (let i = 0; i < w * h; i++) {
    const [r, g, b] = colour((i % w) / fine, Math.floor(i / w) / fine);
    picture.data.set([r, g, b, 255], 4 * i);
  }
  context?.putImageData(picture, 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  return blob ? URL.createObjectURL(blob) : '';
}

function pictureOf(look: Ground['look'], w: number, h: number): Promise<string> | undefined {
  const painter = PAINTERS[look];
  const key = `${look} ${w} ${h}`;
  if (painter && !painted.has(key)) painted.set(key, paint(painter(), FINE[look], w, h));
  return painted.get(key);
}

/**
 * The ground as a picture that is painted once. A canvas would be stretched anew in every frame in which anything moves
 * upon it; a picture becomes one with the drawing.
 */
export const GroundPicture = memo(function GroundPicture({ ground }: { readonly ground: Ground }) {
  const { camera } = useStageParts();
  const ref = useRef<HTMLDivElement>(null);
  const { width, depth, look } = ground;
  const [w, h] = [Math.round((width * FINE[look]) / 1000), Math.round((depth * FINE[look]) / 1000)];
  useLayoutEffect(() => {
    let wanted = true;
    void pictureOf(look, w, h)?.then((address) => {
      if (wanted && ref.current) ref.current.style.backgroundImage = `url(${address})`;
    });
    return () => {
      wanted = false;
    };
  }, [look, w, h]);
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
