import { lazy, type RefObject, Suspense, useCallback, useLayoutEffect, useState } from 'react';
import { useMatch } from '../../match/use-match.tsx';
import { AnyStage } from '../../scene/any-stage.tsx';
import type { SceneActions, StageHandle } from '../../scene/description.ts';
import { useDimensions } from '../../scene/dimensions.ts';
import { SceneLayers } from '../../scene/layers.tsx';
import { useAsk } from '../../table-ui/decide/ask.ts';
import { useDraft } from '../../table-ui/draft.tsx';
import { pieceOfKey } from '../../table-ui/game-face.ts';
import { setPicture } from '../../table-ui/picture.ts';
import { usePlaying } from '../../table-ui/playing.ts';
import { useFace } from '../../table-ui/use-face.ts';
import { useWords } from '../../table-ui/words.ts';
import { useBeside } from '../beside.ts';
import { DecisionOverlay } from '../decide/decision-overlay.tsx';
import { useFramesByItself } from './by-itself.ts';
import { endAt, RulerLayer } from './ruler-layer.tsx';
import { RulerNotes, TableTools } from './table-tools.tsx';
import { Telling } from './telling.tsx';
import { useAutoTurn } from './use-auto-turn.ts';
import { useDescription } from './use-description.ts';
import { useDimensionsKey, useEyesKey } from './use-look-keys.ts';
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
  const { t, lang } = useWords();
  const face = useFace();
  const table = face.table;
  const snapshot = useMatch().snapshot!;
  const { point, pointed } = useDraft();
  const playing = usePlaying();
  const beside = useBeside();
  const { view, waiting } = playing;
  const ask = useAsk();
  const rules = table.measuring?.(view, ask, lang) ?? { allowed: true };
  const measuring = snapshot.aids['measuring'] === true || rules.allowed;
  const ruler = useRuler(measuring, pinned ?? table.activePiece?.(view));
  const named = useNamesShown();
  const framing = useFramesByItself();
  const description = useDescription({ view, measuring, named, shown, pointed });
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
          <TableTools
            solid={solid}
            eyes={eyes}
            onEyes={() => setEyes(!eyes)}
            onTurn={turnOn}
            ruler={table.measure && ruler}
            measuring={measuring}
            rules={rules}
          />
        }
      />
      <RulerNotes ruler={ruler} rules={rules} />
      <p id={HELP} className="only-heard">
        {t.table.help}
      </p>
    </>
  );
}
