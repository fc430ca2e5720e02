import type { Pose } from '@holotisch/table';
import { type RefObject, useEffect, useMemo } from 'react';
import { type AnyFace, pieceKey, pieceOfKey } from '../../games/game-face.ts';
import { useFace } from '../../games/use-face.tsx';
import { ShipCard } from '../../games/xwing/cards/ship-card.tsx';
import { useMatch } from '../../match/use-match.tsx';
import type { LabelItem, SceneActions, StageHandle } from '../../scene/description.ts';
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
import type { Playing } from './use-director.ts';
import { useNamesShown } from './use-names-shown.ts';
import { useRuler } from './use-ruler.ts';
import { useShownCard } from './use-shown-card.ts';

interface TableProps {
  readonly stage: Playing;
  /** The stage from outside: what moves goes past the page. */
  readonly handle: RefObject<StageHandle | null>;
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

function LaidTable({ stage, handle, pinned, onPick }: TableProps) {
  const { t, lang, player } = useWords();
  const face = useFace();
  const table = face.table;
  const snapshot = useMatch().snapshot!;
  const { point, pointed } = useDraft();
  const { view, waiting } = stage;
  const asked = useAsk();
  const ask = waiting || snapshot.moment < snapshot.taken ? undefined : asked;
  // The face of a match never changes, so this is always the same hook.
  const known = table.useKnown?.();
  const rules = table.measuring?.(view, ask, lang) ?? { allowed: true };
  const measuring = snapshot.aids['measuring'] === true || rules.allowed;
  const { shown, close, closable } = useShownCard(pinned, onPick);
  const ruler = useRuler(measuring, pinned ?? table.activePiece?.(view));
  const named = useNamesShown();
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
        },
        known,
      ),
    [table, view, lang, player, measuring, named, shown, pointed, known],
  );
  const [turn, turnOn] = useAutoTurn({
    ground: description.ground,
    ownerOf: (seat) => face.side(view, seat),
    active: table.activeSeat?.(view),
    waiting,
  });
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
      <Told stage={stage} />
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

/** Whoever has zoomed in elsewhere sees the attack all the same, and the ship that is asked for. */
function useFraming(handle: RefObject<StageHandle | null>, table: AnyFace['table'], { view, waiting }: Playing): void {
  useEffect(() => {
    if (!waiting) handle.current?.frame(table.action(view));
  }, [handle, table, view, waiting]);
}

/** What is being told: shots and hits, and a few words at the pieces it happens to. */
function Told({ stage: { marks, labels } }: { readonly stage: Playing }) {
  const layer = useMemo(
    () => ({
      items: [
        ...marks,
        ...labels.map(
          ({ id, piece, text, tone, clause }): LabelItem => ({
            kind: 'label',
            key: `told ${id}`,
            at: { piece: pieceKey(piece) },
            text,
            ...(tone && { tone }),
            ...(clause && { clause }),
          }),
        ),
      ],
    }),
    [marks, labels],
  );
  useSceneLayer(layer);
  return null;
}
