import type { Vec } from '@holotisch/table';
import { type FocusEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isKey, isTyping } from '../../settings/keys.ts';
import { useLanguage } from '../../settings/language.tsx';
import { browserTicker } from '../camera.ts';
import type { PieceItem } from '../description.ts';
import { Details } from '../details.ts';
import { Rig } from '../rig.ts';
import { SmallMap } from '../small-map.tsx';
import { StageContext } from '../stage-context.ts';
import type { StageProps } from '../stage-props.ts';
import { keyOf, type Touch, useHands } from '../use-hands.ts';
import { useDoings, useLooking, useScene } from '../use-stage.ts';
import { ViewTools } from '../view-tools.tsx';
import { CameraIcon } from './camera-icon.tsx';
import { HoloCamera, PRESETS } from './holo-camera.ts';
import { HoloTable } from './holo-table.ts';
import { Felt, Knobs, OverlayContext, Writing } from './writing.tsx';
import '../scene.css';
import '../items/items.css';
import './holo.css';

/** Pixels that a piece has across when one sees what it is, and what becomes of it; a phone has room for few so large. */
const easyOn = (width: number): number => (width < 700 ? 28 : 46);
/** Who shoots and who is shot at fill the picture. */
const IN_FIGHT = 1.5;
/** Millimetres around whoever acts within which one looks for others, too. */
const AROUND = 420;
/** Degrees of one press of a key. */
const STEP = 6;

declare global {
  interface HTMLCanvasElement {
    /** For measuring: what the picture has cost so far. */
    holo?: () => HoloTable['figures'];
  }
}

/** Who has moved less than these millimetres is still in the picture. */
const GRID = 80;
const onGrid = (at: number): number => Math.round(at / GRID) * GRID;

/** A film is about those that play. */
function useFilm(camera: HoloCamera, film: StageProps['film'], pieces: readonly PieceItem[]): void {
  const those = pieces.filter(({ label, owner }) => label !== undefined && owner !== undefined);
  const where = JSON.stringify(those.map(({ pose }) => ({ x: onGrid(pose.x), y: onGrid(pose.y) })));
  useLayoutEffect(() => {
    camera.film(film);
    if (film) camera.follow(JSON.parse(where));
  }, [camera, film, where]);
}

/** From one usual view of the table to the next, by a key as well. */
function useNextPreset(
  camera: HoloCamera,
  pieces: readonly PieceItem[],
  lights: ReturnType<typeof useScene>['lights'],
  still: boolean,
): () => void {
  const nextPreset = useCallback(() => {
    const at = camera.preset;
    const named = pieces.filter(({ label: name, owner }) => name !== undefined && owner !== undefined);
    const acting = named.find(
      ({ key, light }) => light === 'active' || light === 'attacker' || lights[key] === 'active',
    );
    const those = named.flatMap(({ pose }) =>
      !acting || Math.hypot(pose.x - acting.pose.x, pose.y - acting.pose.y) < AROUND ? [pose] : [],
    );
    camera.look(PRESETS[at === undefined ? 0 : (PRESETS.indexOf(at) + 1) % PRESETS.length]!, those);
  }, [camera, pieces, lights]);
  useEffect(() => {
    if (still) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (isTyping(event) || document.querySelector('dialog[open]')) return;
      if (isKey(event, 'camera')) nextPreset();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [still, nextPreset]);
  return nextPreset;
}

/** A table as described, in three dimensions. What moves goes past React, as on the flat one. */
export default function HoloStage(props: StageProps) {
  const { start, still = false, film, label, describedBy, tools } = props;
  const { t } = useLanguage();
  const scene = useScene(props);
  const { description, drawn, lights, pieces, look } = scene;
  const [parts] = useState(() => {
    const rig = new Rig();
    const camera = new HoloCamera(description.ground, browserTicker, start);
    return { rig, camera, details: new Details(rig, camera) };
  });
  const { rig, camera } = parts;
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [table, setTable] = useState<HoloTable>();
  useEffect(() => () => camera.stop(), [camera]);
  const easy = film ? Number.POSITIVE_INFINITY : easyOn(innerWidth);
  useLooking(props, scene, parts, frame, easy, IN_FIGHT);
  useLayoutEffect(() => {
    const node = canvas.current;
    if (!node) return;
    const made = new HoloTable(node, camera, rig);
    node.holo = () => made.figures;
    setTable(made);
    const watch = new ResizeObserver(() => made.resize());
    watch.observe(node);
    return () => {
      watch.disconnect();
      made.dispose();
    };
  }, [camera, rig]);
  useLayoutEffect(() => table?.show(drawn, lights), [table, drawn, lights]);
  useLayoutEffect(() => {
    camera.built = description.ground.look === 'field';
  }, [camera, description.ground.look]);
  useFilm(camera, film, pieces);

  const touch: Touch = {
    keyAt: (target, at) => table?.keyAt(at) ?? keyOf(target),
    placeAt: (at) => table?.placeAt(at) ?? camera.onTable(at),
    isDraggable: (key) => table?.isDraggable(key) ?? false,
    walk: (degrees, higher) => camera.walk(degrees, higher),
    carry: (from: Vec, to: Vec) => {
      const [a, b] = [camera.onTable(from), camera.onTable(to)];
      camera.leave();
      camera.shift(a.x - b.x, a.y - b.y);
    },
  };
  const { handled, onKeyDown, onFocus, onBlur } = useDoings(props, scene, parts, picture, (right, up, { shiftKey }) => {
    if (shiftKey) camera.walk(right * STEP, up * STEP);
    return shiftKey;
  });
  const hands = useHands(picture, camera, rig, handled, touch);
  const focus = (event: FocusEvent<Element>) => {
    onFocus(event);
    const key = event.target.matches(':focus-visible') ? keyOf(event.target) : undefined;
    table?.focus(key);
  };
  const blur = (event: FocusEvent<Element>) => {
    onBlur(event);
    table?.focus(undefined);
  };

  useEffect(() => {
    if (look) table?.lookThrough(look);
    else camera.leave();
  }, [table, camera, look]);
  const nextPreset = useNextPreset(camera, pieces, lights, still);
  const heightAt = useCallback((at: Vec) => table?.heightAt(at) ?? 0, [table]);

  const writing = table && <Writing description={description} heightAt={heightAt} />;
  return (
    <StageContext value={parts}>
      <OverlayContext value={table?.overlay}>
        <div className="table-view holo-view" data-still={still || undefined}>
          {/* An application: its keys move pieces and must reach it even under a screen reader. */}
          <div
            ref={frame}
            className="table-view-stage"
            {...(still
              ? { role: 'img', 'aria-label': label }
              : { role: 'application', 'aria-label': label, tabIndex: 0, onKeyDown, onFocus: focus, onBlur: blur })}
            aria-describedby={describedBy}
          >
            <div ref={picture} className="table-view-picture" {...(!still && hands)}>
              <canvas ref={canvas} className="holo-canvas" />
              {table && (
                <>
                  <Felt drawn={drawn} />
                  <Knobs description={drawn} />
                </>
              )}
            </div>
            <div className="stage-labels">{writing}</div>
          </div>
          {!still && (
            <>
              <SmallMap ground={description.ground} pieces={pieces} />
              <ViewTools camera={camera}>
                <button type="button" onClick={nextPreset} aria-label={t.scene.camera} title={t.scene.camera}>
                  <CameraIcon />
                </button>
                {tools}
              </ViewTools>
            </>
          )}
        </div>
      </OverlayContext>
    </StageContext>
  );
}
