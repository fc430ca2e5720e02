// What grounds and skies are painted with: textures, made here and the same every time.
import { CanvasTexture, RepeatWrapping, SRGBColorSpace, type Texture } from 'three';
import { seeded } from '../../models/noise.ts';
import type { Ground as GroundData } from '../description.ts';
import { painterOf, sceneryOf } from '../painters.ts';
import type { Scenery } from '../sceneries.ts';

function canvasOf(width: number, height: number): CanvasRenderingContext2D | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas.getContext('2d') ?? undefined;
}

/**
 * The ground as it is painted for the flat table, as a picture: so many pixels of a metre, stretched until its longer side
 * has `most`; `beyond` is the share of the table that it reaches over each of its edges.
 */
export function painted(ground: GroundData, fine: number, most: number, beyond = 0): Texture | undefined {
  const painter = painterOf(ground);
  const [wide, deep] = [(ground.width * fine) / 1000, (ground.depth * fine) / 1000];
  const [w, h] = [Math.round(wide * (1 + 2 * beyond)), Math.round(deep * (1 + 2 * beyond))];
  const [left, below] = [wide * beyond, deep * beyond];
  const small = canvasOf(w, h);
  if (!painter || !small) return undefined;
  const picture = new ImageData(w, h);
  for (let i = 0; i < w * h; i++) {
    // A picture counts its rows from above, a table from below.
    const [r, g, b] = painter(((i % w) - left) / fine, (h - 1 - Math.floor(i / w) - below) / fine);
    picture.data.set([r, g, b, 255], 4 * i);
  }
  small.putImageData(picture, 0, 0);
  const scale = most / Math.max(w, h);
  const large = canvasOf(Math.round(w * scale), Math.round(h * scale));
  if (!large) return undefined;
  large.imageSmoothingQuality = 'high';
  large.drawImage(small.canvas, 0, 0, large.canvas.width, large.canvas.height);
  STREWN[sceneryOf(ground)]?.(large, ground);
  const texture = new CanvasTexture(large.canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

type Strew = (context: CanvasRenderingContext2D, ground: GroundData) => void;

/** Blades of grass, pebbles and bare spots, so that a field looks like one from near, too. */
const grass: Strew = (context, { width, depth }) => {
  const next = seeded(91);
  const { width: w, height: h } = context.canvas;
  const mm = w / width;
  for (let i = 0; i < (width * depth) / 26; i++) {
    const [x, y, kind] = [next() * w, next() * h, next()];
    const light = 22 + next() * 34;
    if (kind < 0.8) {
      context.strokeStyle = `hsl(${58 + next() * 34} ${26 + next() * 18}% ${light}% / .5)`;
      context.lineWidth = 0.55 * mm;
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x + (next() - 0.5) * 3 * mm, y - (1.4 + next() * 3.2) * mm);
      context.stroke();
    } else {
      context.fillStyle = `hsl(${34 + next() * 16} 16% ${light + 12}% / .55)`;
      context.beginPath();
      context.ellipse(x, y, (0.4 + next() * 1.3) * mm, (0.3 + next() * 0.8) * mm, next() * 3, 0, 7);
      context.fill();
    }
  }
};

/** Stones and their shadows, as many on each square decimetre, in greys of that light. */
const stones =
  (often: number, hue: number, light: number): Strew =>
  (context, { width, depth }) => {
    const next = seeded(57);
    const { width: w, height: h } = context.canvas;
    const mm = w / width;
    for (let i = 0; i < (width * depth * often) / 1e4; i++) {
      const [x, y, r] = [next() * w, next() * h, (0.4 + next() ** 3 * 2.6) * mm];
      const flat = 0.6 + next() * 0.3;
      const spot = (dx: number, dy: number, colour: string) => {
        context.fillStyle = colour;
        context.beginPath();
        context.ellipse(x + dx, y + dy, r, r * flat, next() * 3, 0, 7);
        context.fill();
      };
      spot(r * 0.5, r * 0.45, 'rgb(0 0 0 / .22)');
      spot(0, 0, `hsl(${hue + next() * 14} ${8 + next() * 14}% ${light + next() * 22}%)`);
    }
  };

/** Cracks, drains and spots of oil on a pavement. */
const worn: Strew = (context, { width, depth }) => {
  const next = seeded(33);
  const { width: w, height: h } = context.canvas;
  const mm = w / width;
  context.lineCap = 'round';
  for (let i = 0; i < (width * depth) / 9000; i++) {
    let [x, y, way] = [next() * w, next() * h, next() * 6.3];
    context.strokeStyle = `rgb(20 22 26 / ${0.25 + next() * 0.3})`;
    context.lineWidth = (0.3 + next() * 0.4) * mm;
    context.beginPath();
    context.moveTo(x, y);
    for (let step = 0; step < 5 + next() * 6; step++) {
      way += (next() - 0.5) * 1.3;
      [x, y] = [x + Math.cos(way) * 5 * mm, y + Math.sin(way) * 5 * mm];
      context.lineTo(x, y);
    }
    context.stroke();
  }
  for (let i = 0; i < (width * depth) / 40000; i++) {
    const [x, y, r] = [next() * w, next() * h, (4 + next() * 16) * mm];
    const spot = context.createRadialGradient(x, y, 0, x, y, r);
    spot.addColorStop(0, `rgb(18 18 20 / ${0.16 + next() * 0.16})`);
    spot.addColorStop(1, 'rgb(18 18 20 / 0)');
    context.fillStyle = spot;
    context.fillRect(x - r, y - r, 2 * r, 2 * r);
  }
};

const STREWN: Partial<Record<Scenery, Strew>> = {
  forest: grass,
  desert: stones(9, 28, 38),
  snow: stones(2.2, 210, 42),
  city: worn,
};

/** Stars on a sheet that repeats itself; how many, and how large the largest is. */
export function starSheet(seed: number, count: number, largest: number): Texture | undefined {
  const size = 1024;
  const context = canvasOf(size, size);
  if (!context) return undefined;
  context.fillStyle = '#000';
  context.fillRect(0, 0, size, size);
  const next = seeded(seed);
  for (let i = 0; i < count; i++) {
    const [x, y] = [next() * size, next() * size];
    const bright = next() ** 3;
    const r = 0.5 + bright * largest;
    const hue = next() < 0.3 ? 28 : 212;
    const shine = context.createRadialGradient(x, y, 0, x, y, r * 2.4);
    shine.addColorStop(0, `hsl(${hue} 80% ${82 + 16 * bright}% / ${0.35 + 0.65 * bright})`);
    shine.addColorStop(0.28, `hsl(${hue} 80% 76% / ${0.2 + 0.4 * bright})`);
    shine.addColorStop(1, 'hsl(212 80% 60% / 0)');
    context.fillStyle = shine;
    context.fillRect(x - r * 2.4, y - r * 2.4, r * 4.8, r * 4.8);
  }
  const texture = new CanvasTexture(context.canvas);
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}
