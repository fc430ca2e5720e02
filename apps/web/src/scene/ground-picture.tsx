import { memo, useLayoutEffect, useRef } from 'react';
import type { Ground } from './description.ts';
import { clouds } from './noise.ts';
import { useStageParts } from './stage-context.ts';
import { middleOf } from './view.ts';

/** Pixels of a metre of the table: the picture is soft anyway, and stretched. */
const FINE = 360;

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

function paint(canvas: HTMLCanvasElement, { width, depth, look }: Ground): void {
  const painter = PAINTERS[look];
  const context = canvas.getContext('2d');
  if (!painter || !context) return;
  const [w, h] = [Math.round((width * FINE) / 1000), Math.round((depth * FINE) / 1000)];
  canvas.width = w;
  canvas.height = h;
  const picture = context.createImageData(w, h);
  const colour = painter();
  for (let i = 0; i < w * h; i++) {
    const [r, g, b] = colour((i % w) / FINE, Math.floor(i / w) / FINE);
    picture.data.set([r, g, b, 255], 4 * i);
  }
  context.putImageData(picture, 0, 0);
}

/**
 * The ground as a picture that is painted once and lies under the drawing: moving about only shifts it, and the
 * drawing upon it is not burdened with it.
 */
export const GroundPicture = memo(function GroundPicture({ ground }: { readonly ground: Ground }) {
  const { camera } = useStageParts();
  const ref = useRef<HTMLCanvasElement>(null);
  const { width, depth, look } = ground;
  useLayoutEffect(() => {
    if (ref.current) paint(ref.current, { width, depth, look });
  }, [width, depth, look]);
  useLayoutEffect(() => {
    const draw = () => {
      const canvas = ref.current;
      if (!canvas?.width) return;
      const { view, turn } = camera;
      const { x, y } = middleOf(camera.place.screen);
      const scale = width / canvas.width / view.pixel;
      // From the middle of the view over the turned table to the upper left corner of the picture.
      canvas.style.transform =
        `translate(${x}px, ${y}px) rotate(${turn}deg) translate(${-view.x / view.pixel}px, ` +
        `${(view.y - depth) / view.pixel}px) scale(${scale})`;
    };
    draw();
    return camera.listen(draw);
  }, [camera, width, depth]);
  return <canvas ref={ref} className="ground-picture" width="0" height="0" />;
});
