import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Camera } from './camera.ts';
import type { Ground as GroundData } from './description.ts';
import { Ground } from './ground.tsx';
import { GroundPicture } from './ground-picture.tsx';
import { useStageParts } from './stage-context.ts';
import { sceneTransform } from './view.ts';

interface SheetProps {
  readonly ground: GroundData;
  readonly children: ReactNode;
}

/**
 * The ground and all that stands on it, drawn on one sheet. Whoever looks elsewhere shifts the sheet, and nothing is
 * painted for it; only another distance or another turn changes what is on it.
 */
export function Sheet({ ground, children }: SheetProps) {
  const { camera } = useStageParts();
  const sheet = useRef<HTMLDivElement>(null);
  const scene = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    let drawn = '';
    const draw = () => {
      if (!sheet.current || !scene.current) return;
      const { x, y } = wholePixels(camera);
      sheet.current.style.transform = `translate(${x}px, ${y}px)`;
      const { pixel } = camera.view;
      const now = sceneTransform(pixel, camera.turn);
      if (now === drawn) return;
      drawn = now;
      scene.current.setAttribute('transform', now);
      set(scene.current, '--pixel', inSteps(pixel));
      set(sheet.current, '--reach', reachOf(camera));
    };
    draw();
    return camera.listen(draw);
  }, [camera]);
  return (
    <div ref={sheet} className="table-view-sheet">
      <GroundPicture ground={ground} />
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the stage around it carries the name; a title would become a tooltip. */}
      <svg>
        <Hatching />
        <g ref={scene} className="table-view-scene">
          <Ground ground={ground} />
          {children}
        </g>
      </svg>
    </div>
  );
}

/** Where the origin of the table lies. Shifted by half a pixel, every line of the sheet would have to be blended. */
function wholePixels(camera: Camera) {
  const { x, y } = camera.onScreen({ x: 0, y: 0 });
  const whole = (at: number) => Math.round(at * devicePixelRatio) / devicePixelRatio;
  return { x: whole(x), y: whole(y) };
}

/** A length that other lengths are made from: all that stands below the node is looked through when it changes. */
function set(node: HTMLElement | SVGElement, name: string, pixels: number): void {
  const value = `${pixels}px`;
  if (node.style.getPropertyValue(name) !== value) node.style.setProperty(name, value);
}

/** Lines are as thick as they should be but for four percent, and need not be looked at for every step of a zoom. */
const STEP = Math.log(1.08);
const inSteps = (pixel: number): number => Math.exp(Math.round(Math.log(pixel) / STEP) * STEP);

const STRIDE = 1000;

/** How far from its origin the sheet has to reach so that it covers the screen from wherever one looks; in long strides. */
function reachOf({ view: { pixel }, place: { area, screen } }: Camera): number {
  const farthest = Math.hypot(area.width, area.depth) / pixel + Math.hypot(screen.width, screen.height);
  return Math.ceil(farthest / STRIDE) * STRIDE;
}

/** Lines across what is hatched, in the colour of whatever uses them. */
function Hatching() {
  return (
    <defs>
      <pattern id="hatching" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V7" />
      </pattern>
    </defs>
  );
}
