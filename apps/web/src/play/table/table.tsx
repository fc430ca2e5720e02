import { lazy, type RefObject, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useMatch } from '../../match/use-match.tsx';
import { AnyStage } from '../../scene/any-stage.tsx';
import type { SceneActions, StageHandle } from '../../scene/description.ts';
import { hasDepth, setDimensions, useDimensions } from '../../scene/dimensions.ts';
import { SceneLayers } from '../../scene/layers.tsx';
import { dressed } from '../../scene/sceneries.ts';
import { isKey, isTyping } from '../../settings/keys.ts';
import { useTableLook } from '../../settings/table-look.ts';
import { useAsk } from '../../table-ui/decide/ask.ts';
import { useDraft } from '../../table-ui/draft.tsx';
import { pieceOfKey } from '../../table-ui/game-face.ts';
import { setPicture } from '../../table-ui/picture.ts';
import { usePlaying } from '../../table-ui/playing.ts';
import { useFace } from '../../table-ui/use-face.ts';
import { useWords } from '../../table-ui/words.ts';
import { ClauseLink } from '../../ui/clause-link.tsx';
import { useBeside } from '../beside.ts';
import { DecisionOverlay } from '../decide/decision-overlay.tsx';
import { useFramesByItself } from './by-itself.ts';
import { endAt, RulerLayer } from './ruler-layer.tsx';
import { CubeIcon, EyesIcon, RulerIcon, TurnTableIcon } from './table-icons.tsx';
import { Telling } from './telling.tsx';
import { useAutoTurn } from './use-auto-turn.ts';
import { useNamesShown } from './use-names-shown.ts';
import { useRuler } from './use-ruler.ts';

interface TableProps {
  /** The width of the table by its depth, as it lies before the player. */
  readonly onShape: (shape: number) => void;
  readonly handle: RefObject<StageHandle | null>;
  /** The piece whose card lies open. */
  readonly shown: number | undefined;
  readonly pinned: number | undefined;
  readonly onPick: (piece: number) => void;
  /** A tap on the empty table. */
  readonly onGround: () => void;
}

/** Fetched when somebody wants to see with the eyes of a piece. */
const Eyes = lazy(async () => ({ default: (await import('./eyes.tsx')).Eyes }));

const HELP = 'table-help';

/** The play area with everything that stands on it. */
export function Table(props: TableProps) {
  return (
    <SceneLayers>
      <LaidTable {...props} />
    </SceneLayers>
  );
}

function LaidTable({ onShape, handle, shown, pinned, onPick, onGround }: TableProps) {
  const { t, lang, player } = useWords();
  const face = useFace();
  const table = face.table;
  const snapshot = useMatch().snapshot!;
  const { point, pointed } = useDraft();
  const playing = usePlaying();
  const beside = useBeside();
  const { view, waiting } = playing;
  const ask = useAsk();
  // The face of a match never changes, so this is always the same hook.
  const known = table.useKnown?.();
  const rules = table.measuring?.(view, ask, lang) ?? { allowed: true };
  const measuring = snapshot.aids['measuring'] === true || rules.allowed;
  const ruler = useRuler(measuring, pinned ?? table.activePiece?.(view));
  const named = useNamesShown();
  const framing = useFramesByItself();
  const look = useTableLook(face.id);
  const bare = useMemo(
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
        },
        known,
      ),
    [table, view, lang, player, measuring, named, shown, pointed, known],
  );
  const description = useMemo(() => dressed(bare, look), [bare, look]);
  const [turn, turnOn] = useAutoTurn({
    ground: description.ground,
    ownerOf: (seat) => face.side(view, seat),
    active: table.activeSeat?.(view),
    waiting,
    straight: ask !== undefined && (table.straight?.(ask) ?? false),
  });
  const { width, depth } = description.ground;
  const shape = turn % 180 === 0 ? width / depth : depth / width;
  useLayoutEffect(() => onShape(shape), [onShape, shape]);
  useLayoutEffect(() => setPicture({ area: { width, depth }, turn }), [width, depth, turn]);
  const solid = useDimensions();
  useDimensionsKey(solid);
  const [eyes, setEyes] = useState(false);
  const closeEyes = useCallback(() => setEyes(false), []);
  useEyesKey(eyes, setEyes);
  const actions: SceneActions = {
    onPoint: (key) => point(pieceOfKey(key)),
    onPick: (key) => {
      const piece = pieceOfKey(key);
      if (piece === undefined) return;
      if (ruler.armed) ruler.pick({ piece });
      else onPick(piece);
    },
    onGround,
    onHold: (at) => ruler.measure(endAt(description, at)),
  };
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
      <Telling {...playing} />
      {beside?.onTable}
      {eyes && (
        <Suspense fallback={null}>
          <Eyes
            view={view}
            description={description}
            Gaze={table.gaze}
            begins={pinned ?? table.activePiece?.(view)}
            onClose={closeEyes}
          />
        </Suspense>
      )}
      <AnyStage
        description={description}
        actions={actions}
        turn={turn}
        // Whoever has zoomed in elsewhere sees it all the same: the attack, the ship that is on.
        happens={table.action(view)}
        framing={framing}
        label={t.table.label}
        describedBy={HELP}
        handle={handle}
        tools={
          <>
            {hasDepth() && (
              <button
                type="button"
                aria-label={t.table.dimensions}
                aria-pressed={solid}
                title={t.table.dimensions}
                onClick={() => setDimensions(!solid)}
              >
                <CubeIcon />
              </button>
            )}
            <button
              type="button"
              aria-label={t.table.eyes}
              aria-pressed={eyes}
              title={t.table.eyes}
              onClick={() => setEyes(!eyes)}
            >
              <EyesIcon />
            </button>
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

/** One key between the flat table and three dimensions, at any moment. */
function useDimensionsKey(solid: boolean): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isKey(event, 'dimensions') && !isTyping(event) && !document.querySelector('dialog[open]'))
        setDimensions(!solid);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [solid]);
}

/** One key looks with the eyes of a piece; what it does after that is for `Eyes` to say. */
function useEyesKey(open: boolean, setOpen: (open: boolean) => void): void {
  useEffect(() => {
    if (open) return;
    const onKey = (event: KeyboardEvent) => {
      if (isKey(event, 'eyes') && !isTyping(event) && !document.querySelector('dialog[open]')) setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open, setOpen]);
}
