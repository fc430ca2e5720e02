import { useEffect, useRef, useState } from 'react';
import { browserTicker, Camera } from './camera.ts';
import type { Description } from './description.ts';
import { Details } from './details.ts';
import { Items, Labels } from './items.tsx';
import { Rig } from './rig.ts';
import { Sheet } from './sheet.tsx';
import { SmallMap } from './small-map.tsx';
import { StageContext, type StageParts } from './stage-context.ts';
import type { StageProps } from './stage-props.ts';
import { useHands } from './use-hands.ts';
import { useDoings, useLooking, useScene } from './use-stage.ts';
import type { View } from './view.ts';
import { ViewTools } from './view-tools.tsx';
import './scene.css';
import './items/items.css';

function useParts({ ground }: Description, start: View | undefined): StageParts {
  const [parts] = useState<StageParts>(() => {
    const rig = new Rig();
    const camera = new Camera(ground, browserTicker, start);
    return { rig, camera, details: new Details(rig, camera) };
  });
  useEffect(() => () => parts.camera.stop(), [parts]);
  return parts;
}

/** A table as described, drawn as SVG. What moves, moves past React: see `Rig` and `Camera`. */
export function Stage(props: StageProps) {
  const { start, still = false, label, describedBy, tools } = props;
  const scene = useScene(props);
  const { description, drawn, lights, pieces } = scene;
  const parts = useParts(description, start);
  const { rig, camera } = parts;
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  useLooking(props, scene, parts, frame);
  const { handled, onKeyDown, onFocus, onBlur } = useDoings(props, scene, parts, picture);
  const hands = useHands(picture, camera, rig, handled);
  return (
    <StageContext value={parts}>
      <div className="table-view" data-still={still || undefined}>
        {/* An application: its keys move pieces and must reach it even under a screen reader. */}
        <div
          ref={frame}
          className="table-view-stage"
          {...(still
            ? { role: 'img', 'aria-label': label }
            : { role: 'application', 'aria-label': label, tabIndex: 0, onKeyDown, onFocus, onBlur })}
          aria-describedby={describedBy}
        >
          <div ref={picture} className="table-view-picture" {...(!still && hands)}>
            <Sheet ground={description.ground}>
              <Items description={drawn} lights={lights} />
            </Sheet>
          </div>
          <Labels description={description} />
        </div>
        {!still && (
          <>
            <SmallMap ground={description.ground} pieces={pieces} />
            <ViewTools camera={camera}>{tools}</ViewTools>
          </>
        )}
      </div>
    </StageContext>
  );
}
