import type { QuestionOf } from '@holotisch/legion';
import { pose, type Vec } from '@holotisch/table';
import { useEffect, useMemo, useRef } from 'react';
import { useMatch } from '../../../match/use-match.tsx';
import type { LabelItem, Light, PieceItem, SceneItem } from '../../../scene/description.ts';
import { useSceneLayer } from '../../../scene/layers.tsx';
import { confirmShown } from '../../../table-ui/decide/confirm-shown.ts';
import { follow } from '../../../table-ui/decide/plan.ts';
import { GHOST, noteAt } from '../../../table-ui/decide/spot-ghost.tsx';
import { type OverlayProps, pieceKey, pieceOfKey } from '../../../table-ui/game-face.ts';
import { miniShape } from '../table/drawings.ts';
import { type LegionUnit, type LegionView, leaderPose, ownerOf, unitOfPiece } from '../view.ts';
import { useWords } from '../words.ts';
import { type Intent, intend, useIntent, type Way } from './intent.ts';
import { attackable } from './move.ts';
import { movesOf } from './steps.ts';
import { useDrag } from './use-drag.ts';
import { toPoint, useGo } from './use-go.ts';
import { cornersOf, useReachItems } from './use-reach.ts';
import { useTargets } from './use-targets.ts';

type ActionAsk = QuestionOf<'action' | 'free-action'>;

/** While a unit may act: how far it gets, whom it may attack, and what a click on the table would do. */
export function ActionGhost({ ask, view }: OverlayProps<LegionView, ActionAsk>) {
  const mayMove = movesHere(view, ask);
  return mayMove ? <Moves ask={ask} view={view} /> : <Clicks ask={ask} view={view} reach={NONE} />;
}
const NONE: readonly SceneItem[] = [];

/** LE-PROBEMESSUNGEN-02: outside of its own activation nothing shows how far a unit gets before it moves. */
const movesHere = ({ turn }: LegionView, { kind, about, options }: ActionAsk): boolean =>
  options.some(({ id }) => id === 'move') && (kind === 'action' || turn?.unit === about.unit);

function Moves({ ask, view }: { readonly ask: ActionAsk; readonly view: LegionView }) {
  return <Clicks ask={ask} view={view} reach={useReachItems(view, ask.about.unit)} />;
}

interface ClicksProps {
  readonly ask: ActionAsk;
  readonly view: LegionView;
  readonly reach: readonly SceneItem[];
}

function Clicks({ ask, view, reach }: ClicksProps) {
  const { snapshot, decide } = useMatch();
  const { own, message } = useWords();
  const taken = snapshot?.taken ?? 0;
  const { unit: id } = ask.about;
  const intent = useIntent(taken);
  const go = useRef<ReturnType<typeof useGo>>(undefined);
  go.current = useGo(id);
  const targets = useTargets(ask);
  const hold = useRef<{ drag(to: Vec, fresh: boolean): void; drop(): void }>({ drag: () => {}, drop: () => {} });
  const mayMove = movesHere(view, ask);
  const twice = ask.kind === 'action' && (view.turn?.actions ?? 0) > 1;
  useEffect(() => () => intend(undefined), []);
  const layer = useMemo(() => {
    const unit = view.units[id];
    const near = attackable(view, { unit: id, kinds: ['standard'], speed: 3 }).map((enemy) => enemy.id);
    const enemies = [...new Set([...targets, ...(mayMove ? near : [])])];
    const lights: Record<string, Light> = Object.fromEntries(
      enemies.map((enemy) => [pieceKey(enemy), enemy === intent?.enemy ? 'aimed' : 'target']),
    );
    const goTo = async (to: Vec): Promise<Way | undefined> => {
      if (!mayMove) return undefined;
      const way = await go.current?.({ to: toPoint(to), twice });
      if (way) intend({ taken, to, way });
      return way;
    };
    /** A click aims at whom can be shot at; onto whom one drags one's leader, it charges. */
    const goAt = async (enemy: number, charges: boolean): Promise<Way | undefined> => {
      const to = leaderPose(view.units[enemy]) ?? { x: 0, y: 0 };
      const attacks = targets.includes(enemy) && !charges;
      const nowhere: Way = { moves: [], refusal: null };
      const way = attacks || !mayMove ? nowhere : await go.current?.({ engage: enemy });
      if (way) intend({ taken, to, enemy, attacks, way });
      return way;
    };
    const standing = unit && !intent && mayMove ? gripOf(view, unit, own.move.leader) : undefined;
    return {
      goTo,
      goAt,
      near,
      fresh: standing !== undefined,
      inSight: cornersOf(reach),
      lights: unit && mayMove ? { [pieceKey(id)]: 'active' as const, ...lights } : lights,
      items: [
        ...reach,
        ...(standing ? [standing] : []),
        ...(unit && intent ? itemsOf(view, unit, intent, own.move.leader, message) : []),
      ],
      actions: {
        onGround: (to: Vec) => void goTo(to),
        onPick: (key: string) => {
          const piece = pieceOfKey(key);
          const enemy = piece === undefined ? undefined : unitOfPiece(piece);
          // The place that lies there already is taken by one more click.
          if (key === GHOST && intent) confirmShown();
          else if (enemy !== undefined && enemies.includes(enemy)) void goAt(enemy, false);
        },
        onDrag: (key: string, to: Vec) => {
          if (key === GHOST) hold.current.drag(to, standing !== undefined);
        },
        onDrop: (key: string) => {
          if (key === GHOST) hold.current.drop();
        },
      },
    };
  }, [view, id, mayMove, twice, targets, intent, taken, reach, own, message]);
  // Whoever draws the leader itself goes where it is let go of; a place that is only offered is confirmed.
  const goes = useRef(false);
  const dragging = useRef(false);
  const { drag, drop } = useDrag(
    (to) => {
      const enemy = under(view, layer.near, to);
      return enemy === undefined ? layer.goTo(to) : layer.goAt(enemy, true);
    },
    (way) => {
      const [first, ...rest] = movesOf(way, ask.kind);
      const answer = ask && first?.answer(ask, view);
      if (!goes.current || way.refusal !== null || answer === undefined) return;
      follow(rest, taken);
      void decide(answer);
    },
  );
  hold.current = {
    drag: (to, fresh) => {
      // Its first step shows a place already, so what it was at the beginning counts.
      if (!dragging.current) [dragging.current, goes.current] = [true, fresh];
      drag(to);
    },
    drop: () => {
      dragging.current = false;
      drop();
    },
  };
  useSceneLayer(layer);
  return null;
}

/** What is taken hold of before anything is meant: the leader where it stands. */
const gripOf = (view: LegionView, unit: LegionUnit, label: string): PieceItem | undefined => {
  const at = leaderPose(unit);
  return (
    at && {
      ...miniShape(view, unit, unit.leader),
      kind: 'piece',
      key: GHOST,
      pose: at,
      owner: ownerOf(view, unit.seat),
      ghost: 'preview',
      draggable: true,
      label,
    }
  );
};

/** The enemy whose base lies under the pointer. */
const under = (view: LegionView, enemies: readonly number[], to: Vec): number | undefined =>
  enemies.find((enemy) =>
    view.units[enemy]?.minis.some(
      ({ pose: at, fell }) => at && fell === null && Math.hypot(at.x - to.x, at.y - to.y) <= UNDER,
    ),
  );
const UNDER = 20;

/** Where everybody would stand in the end, whom the leader passes by, and why it is not there where it was clicked. */
function itemsOf(
  view: LegionView,
  unit: LegionUnit,
  { way, to }: Intent,
  name: string,
  message: ReturnType<typeof useWords>['message'],
): readonly SceneItem[] {
  const owner = ownerOf(view, unit.seat);
  const ghost = (mini: number, x: number, y: number, degrees: number, key: string): PieceItem => ({
    ...miniShape(view, unit, mini),
    kind: 'piece',
    key,
    pose: pose(x, y, degrees),
    owner,
    ghost: 'legal',
  });
  const items: SceneItem[] = [];
  let from: Vec | undefined = leaderPose(unit);
  for (const [i, { facts }] of way.moves.entries()) {
    const { leader } = facts;
    if (from) items.push({ kind: 'ruler', key: `go:${i}`, from, to: leader, tone: 'accent', text: [] });
    from = leader;
    const last = i === way.moves.length - 1;
    const at = ghost(unit.leader, leader.x, leader.y, leader.degrees, last ? GHOST : `go-leader:${i}`);
    items.push(last ? { ...at, draggable: true, label: name } : { ...at, ghost: 'preview' });
    if (last)
      for (const {
        mini,
        at: [x, y],
        degrees,
      } of facts.others)
        items.push(ghost(mini, x, y, degrees, `go:m${mini}`));
  }
  if (way.refusal) {
    const text = message(way.refusal.message);
    const [clause] = way.refusal.clauses;
    const note: LabelItem = { ...noteAt(GHOST, text), at: to, ...(clause && { clause }) };
    items.push(note);
  }
  return items;
}
