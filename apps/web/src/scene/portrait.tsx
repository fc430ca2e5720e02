import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Owner } from './description.ts';
import { sideClass } from './svg.ts';
import './portrait.css';

let begun: Promise<void> | undefined;
/** A match that begins has better things to fetch: pictures come with the first touch, or after a while. */
const afterTheBeginning = () => {
  begun ??= new Promise((go) => {
    const options = { once: true, capture: true };
    for (const touch of ['pointerdown', 'keydown']) window.addEventListener(touch, () => go(), options);
    setTimeout(go, 15_000);
  });
  return begun;
};

let studio: typeof import('../models/own-pictures.ts') | undefined;
async function pictureOf(model: string, colour: number, late: boolean): Promise<string | undefined> {
  if (late) await afterTheBeginning();
  studio ??= await import('../models/own-pictures.ts');
  await studio.idle();
  return studio.pictures.of(model, colour);
}

/** The colour that the page gives it, by its side or its faction. */
function colourOf(node: Element): number | undefined {
  const parts = getComputedStyle(node).color.match(/[\d.]+/g);
  if (!parts || parts.length < 3) return undefined;
  return parts.slice(0, 3).reduce((sum, part) => sum * 256 + Math.round(Number(part)), 0);
}

interface PortraitProps {
  /** What it is, the best name first, as the table's pieces say it. */
  readonly model: string;
  readonly owner: Owner;
  /** What is shown of `drawing`. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** It from above, as lines: until there is a picture, and where there is none. */
  readonly drawing: ReactNode;
}

/** A piece beside its name: its own model at an angle. */
export function ModelPortrait({ model, owner, box, drawing }: PortraitProps) {
  const node = useRef<SVGSVGElement>(null);
  const [picture, setPicture] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the owner decides the colour that is read.
  useLayoutEffect(() => {
    const colour = node.current ? colourOf(node.current) : undefined;
    if (colour === undefined) return;
    setPicture(studio?.pictures.kept(model, colour));
    let gone = false;
    pictureOf(model, colour, node.current?.closest('.match') != null).then(
      (made) => gone || setPicture(made),
      () => undefined, // it cannot be fetched: the drawing stays
    );
    return () => {
      gone = true;
    };
  }, [model, owner]);
  const [x, y, width, height] = box;
  return (
    <svg ref={node} className={`portrait ${sideClass(owner)}`} viewBox={box.join(' ')} aria-hidden="true">
      {picture ? (
        <image href={picture} x={x} y={y} width={width} height={height} />
      ) : (
        <g transform="scale(1 -1)">{drawing}</g>
      )}
    </svg>
  );
}
