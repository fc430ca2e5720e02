// What the open question lays over the table, without a picture: pieces that are lit, ghosts, areas, and a hand that clicks
// and drags them as a stage would.
import type { Vec } from '@holotisch/table';
import { act, useMemo } from 'react';
import { useMatch } from '../src/match/use-match.tsx';
import { DecisionOverlay } from '../src/play/decide/decision-overlay.tsx';
import { DecisionPanel } from '../src/play/decide/decision-panel.tsx';
import type { SceneActions, SceneItem, SceneLayer } from '../src/scene/description.ts';
import { actionsFor, SceneLayers, useLaidOver } from '../src/scene/layers.tsx';
import { useAsk } from '../src/table-ui/decide/ask.ts';
import { useFace } from '../src/table-ui/use-face.ts';
import { useWords } from '../src/table-ui/words.ts';
import { type Panel, type Seated, sitDown } from './at-a-question.tsx';

/** As a stage would look: it stands beside whoever lays something over the table. */
function Watcher({ onLayers }: { readonly onLayers: (layers: readonly SceneLayer[]) => void }) {
  onLayers(useLaidOver());
  return null;
}

function Overlay() {
  const view = useMatch().snapshot!.view;
  const { table, decide } = useFace();
  const { lang, player } = useWords();
  const known = table.useKnown?.();
  const ask = useAsk();
  // The same as long as nothing has changed: what is laid over it is worked out anew for another one.
  const { ground } = useMemo(
    () => table.describe({ view, language: lang, player, measuring: true }, known),
    [table, view, lang, player, known],
  );
  return (
    ask && <DecisionOverlay table={table} pieceOf={decide.pieceOf} view={view} ask={ask} ground={ground} turn={0} />
  );
}

interface OnTable extends Panel {
  /** What is laid over the table, by its key. */
  readonly items: ReadonlyMap<string, SceneItem>;
  /** Pieces of the table that are lit, and how. */
  readonly lights: Readonly<Record<string, string>>;
  pick(key: string): Promise<void>;
  /** Takes hold of something, moves it there and lets go. */
  drag(key: string, to: Vec): Promise<void>;
  ground(at: Vec): Promise<void>;
  turn(key: string, degrees: number): Promise<void>;
}

/** Sits down with the table in sight, beside the panel. */
export async function sitAtTable(
  table: { readonly match: unknown },
  seated: Omit<Seated, 'part'> = {},
): Promise<OnTable> {
  let layers: readonly SceneLayer[] = [];
  const keep = (now: readonly SceneLayer[]) => {
    layers = now;
  };
  const part = (
    <SceneLayers>
      <DecisionPanel />
      <Overlay />
      <Watcher onLayers={keep} />
    </SceneLayers>
  );
  const panel = await sitDown(table, { ...seated, part });
  /** Whoever laid the thing there hears of it. */
  const told = (key: string | undefined, does: (actions: SceneActions) => void) =>
    act(async () => {
      const heard =
        key === undefined ? layers.flatMap(({ actions }) => actions ?? []) : actionsFor(key, layers, undefined);
      if (heard.length === 0) throw new Error(`nothing on the table answers to ${key ?? 'the ground'}`);
      for (const actions of heard) does(actions);
      await new Promise((then) => setTimeout(then));
    });
  const onTable = {
    get items() {
      return new Map(layers.flatMap(({ items }) => items ?? []).map((item) => [item.key, item] as const));
    },
    get lights() {
      return Object.assign({}, ...layers.map(({ lights }) => lights)) as Record<string, string>;
    },
    pick: (key: string) => told(key, (actions) => actions.onPick?.(key)),
    async drag(key: string, to: Vec) {
      await told(key, (actions) => actions.onDrag?.(key, to));
      await told(key, (actions) => actions.onDrop?.(key));
    },
    ground: (at: Vec) => told(undefined, (actions) => actions.onGround?.(at)),
    turn: (key: string, degrees: number) => told(key, (actions) => actions.onTurn?.(key, degrees)),
  };
  // What is asked of it is looked up anew each time.
  return Object.defineProperties<typeof onTable & Panel>(
    onTable as typeof onTable & Panel,
    Object.getOwnPropertyDescriptors(panel),
  );
}
