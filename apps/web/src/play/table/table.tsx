import type { Pose } from '@holotisch/table';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Act, type AnyFace, pieceKey, pieceOfKey } from '../../games/game-face.ts';
import { useFace } from '../../games/use-face.tsx';
import { ShipCard } from '../../games/xwing/cards/ship-card.tsx';
import { attackShown } from '../../games/xwing/table/attack-shown.ts';
import { effectsOf } from '../../games/xwing/table/effects.ts';
import { durationOf } from '../../games/xwing/table/motion.ts';
import { useMatch } from '../../match/use-match.tsx';
import type { Light, SceneActions, StageHandle } from '../../scene/description.ts';
import { SceneLayers, useSceneLayer } from '../../scene/layers.tsx';
import { Stage } from '../../scene/stage.tsx';
import { alongTable, type Turn } from '../../scene/view.ts';
import { ClauseLink } from '../../ui/clause-link.tsx';
import { useAsk } from '../decide/ask.ts';
import { DecisionOverlay } from '../decide/decision-overlay.tsx';
import { useDraft } from '../draft.tsx';
import { useWords } from '../words.ts';
import { framesByItself } from './framing.ts';
import { endAt, RulerLayer } from './ruler-layer.tsx';
import { RulerIcon, TurnTableIcon } from './table-icons.tsx';
import { useAutoTurn } from './use-auto-turn.ts';
import { useNamesShown } from './use-names-shown.ts';
import { useRuler } from './use-ruler.ts';
import { useShownCard } from './use-shown-card.ts';
import type { Stage as Shown } from './use-stage.ts';

interface TableProps {
  readonly stage: Shown;
  readonly pinned: number | undefined;
  readonly onPick: (piece: number | undefined) => void;
}

const HELP = 'table-help';

/** The play area with everything that stands on it. */
export function Table(props: TableProps) {
  return (
    <SceneLayers>
      <LaidTable {...props} />
    </SceneLayers>
  );
}

function LaidTable({ stage, pinned, onPick }: TableProps) {
  const { t, lang, player } = useWords();
  const face = useFace();
  const table = face.table;
  const snapshot = useMatch().snapshot!;
  const { point, pointed } = useDraft();
  const { view, act, waiting } = stage;
  const asked = useAsk();
  const ask = waiting || snapshot.moment < snapshot.taken ? undefined : asked;
  // The face of a match never changes, so this is always the same hook.
  const known = table.useKnown?.();
  const rules = table.measuring?.(view, ask, lang) ?? { allowed: true };
  const measuring = snapshot.aids['measuring'] === true || rules.allowed;
  const { shown, close, closable } = useShownCard(pinned, onPick);
  const ruler = useRuler(measuring, pinned ?? table.activePiece?.(view));
  const named = useNamesShown();
  const lit = useLit(stage);
  const description = useMemo(
    () =>
      table.describe(
        {
          view,
          language: lang,
          player,
          measuring,
          named,
          ...(shown !== undefined && { shown }),
          ...(pointed !== undefined && { pointed }),
          ...(lit && { lit }),
        },
        known,
      ),
    [table, view, lang, player, measuring, named, shown, pointed, lit, known],
  );
  const [turn, turnOn] = useAutoTurn({
    ground: description.ground,
    ownerOf: (seat) => face.side(view, seat),
    active: table.activeSeat?.(view),
    waiting,
  });
  const handle = useRef<StageHandle>(null);
  usePoses(handle, stage.poses);
  useFraming(handle, table, stage);
  const actions: SceneActions = {
    onPoint: (key) => point(pieceOfKey(key)),
    onPick: (key) => {
      const piece = pieceOfKey(key);
      if (piece === undefined) return;
      if (ruler.armed) ruler.pick({ piece });
      else onPick(piece);
    },
    onGround: () => closable && close(),
    onHold: (at) => ruler.measure(endAt(description, at)),
  };
  const lookedAt = shown === undefined ? undefined : view.ships[shown];
  const place = shown === undefined ? undefined : (handle.current?.poseOf(pieceKey(shown)) ?? lookedAt?.pose);
  return (
    <>
      {ask && !ruler.armed && (
        <DecisionOverlay
          table={table}
          pieceOf={face.decide.pieceOf}
          view={view}
          ask={ask}
          ground={description.ground}
          turn={turn}
        />
      )}
      {ruler.armed && table.measure && (
        <RulerLayer ruler={ruler} view={view} description={description} Measure={table.measure} />
      )}
      <Effects act={act} handle={handle} />
      <Stage
        description={description}
        actions={actions}
        turn={turn}
        framing={framesByItself()}
        label={t.table.label}
        describedBy={HELP}
        handle={handle}
        tools={
          <>
            <button type="button" aria-label={t.table.turn} title={t.table.turn} onClick={turnOn}>
              <TurnTableIcon />
            </button>
            {table.measure && (
              <button
                type="button"
                aria-label={t.table.ruler}
                aria-pressed={ruler.armed}
                aria-disabled={!measuring}
                title={measuring || rules.allowed ? t.table.ruler : rules.why}
                onClick={ruler.toggle}
              >
                <RulerIcon />
              </button>
            )}
          </>
        }
      />
      {lookedAt && (
        <ShipCard
          ship={lookedAt}
          view={view}
          right={isTowards(-1, 0, place, description.ground, turn)}
          below={isTowards(0, 1, place, description.ground, turn)}
          onClose={closable ? close : undefined}
        />
      )}
      {ruler.armed && (
        <p className="ruler-note">{ruler.to ? t.table.rulerDone : ruler.from ? t.table.rulerTo : t.table.rulerFrom}</p>
      )}
      {ruler.barred && !rules.allowed && (
        <p className="ruler-note" role="status">
          {rules.why} {rules.clause && <ClauseLink id={rules.clause} />}
        </p>
      )}
      <p id={HELP} className="only-heard">
        {t.table.help}
      </p>
    </>
  );
}

/** Whether a piece stands on that side of the middle of the table: its card then lies on the other one. */
function isTowards(
  dx: number,
  dy: number,
  pose: Pose | null | undefined,
  { width, depth }: { readonly width: number; readonly depth: number },
  turn: Turn,
): boolean {
  if (!pose) return true;
  const along = alongTable(dx, dy, turn);
  return (pose.x - width / 2) * along.x + (pose.y - depth / 2) * along.y > 0;
}

/** Who attacks whom in what is being shown, which the view does not know of yet. */
function useLit({ view, act }: Shown): ReadonlyMap<number, Light> | undefined {
  const attack = act && attackShown(view, act);
  const [attacker, defender] = [attack?.attacker, attack?.defender];
  const acting = act !== undefined;
  return useMemo(() => {
    if (!acting) return undefined;
    const lights: (readonly [number, Light])[] = [];
    if (attacker !== undefined) lights.push([attacker, 'attacker']);
    if (defender !== undefined) lights.push([defender, 'aimed']);
    return new Map(lights);
  }, [acting, attacker, defender]);
}

/** Shows pieces where they are on their way; the rest stands where the view has it. */
function usePoses(handle: RefObject<StageHandle | null>, poses: ReadonlyMap<number, Pose>): void {
  const posed = useRef<ReadonlyMap<number, Pose>>(new Map());
  useLayoutEffect(() => {
    for (const id of posed.current.keys()) if (!poses.has(id)) handle.current?.pose(pieceKey(id), undefined);
    for (const [id, pose] of poses) handle.current?.pose(pieceKey(id), pose);
    posed.current = poses;
  }, [handle, poses]);
}

/** Whoever has zoomed in elsewhere sees the attack all the same, and the ship that is asked for. */
function useFraming(handle: RefObject<StageHandle | null>, table: AnyFace['table'], { view, waiting }: Shown): void {
  useEffect(() => {
    if (!waiting) handle.current?.frame(table.action(view));
  }, [handle, table, view, waiting]);
}

interface EffectsProps {
  readonly act: Act | undefined;
  readonly handle: RefObject<StageHandle | null>;
}

/** Shots, hits and explosions of the event that is being shown. */
function Effects({ act, handle }: EffectsProps) {
  const event = act?.event;
  const [count, setCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each event has effects of its own, even one like the last
  useEffect(() => setCount((old) => old + 1), [event]);
  const layer = useMemo(() => {
    if (!event) return undefined;
    const poseOf = (id: number) => handle.current?.poseOf(pieceKey(id));
    return { items: effectsOf(event, poseOf, durationOf(event), `effect ${count}`) };
  }, [event, handle, count]);
  useSceneLayer(layer);
  return null;
}
