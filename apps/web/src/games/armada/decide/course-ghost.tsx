import type { CourseAnswer, QuestionOf } from '@holotisch/armada';
import { moved, type Pose, type Vec } from '@holotisch/table';
import { useEffect, useMemo, useRef } from 'react';
import type { LabelItem, OutlineItem, PieceItem } from '../../../scene/description.ts';
import { useSceneLayer } from '../../../scene/layers.tsx';
import { useDraft } from '../../../table-ui/draft.tsx';
import type { OverlayProps } from '../../../table-ui/game-face.ts';
import { shapePath, standing } from '../table/outlines.ts';
import { shipShape } from '../table/ship-drawing.ts';
import { type ArmadaView, ownerOf, shipIn } from '../view.ts';
import { useWords } from '../words.ts';
import { bent, firstJoint, type Landing, landingOf, mostClicks } from './course.ts';
import { courseTowards } from './course-towards.ts';
import { pointAtJoint, useJoint } from './joint.ts';

interface CourseGhostProps extends OverlayProps<ArmadaView, QuestionOf<'course'>> {
  readonly course: CourseAnswer;
}

/** The ship where it stands: drawn from there it is let go of where it shall end. */
const HELM = 'helm';

/** An arrow beside a joint that bends it by a click. */
const ARROW = 'M-7-7 7 0-7 7Z';

/** The tool as it is bent, the base at every joint, and where the ship ends. */
export function CourseGhost({ ask, view, course }: CourseGhostProps) {
  const { set, refusal, confirm } = useDraft();
  const drawn = useRef(false);
  const { own } = useWords();
  const { region } = ask;
  const joint = useJoint() ?? firstJoint(region, course);
  useEffect(() => () => pointAtJoint(undefined), []);
  const layer = useMemo(() => {
    const ship = shipIn(view, region.ship);
    const landing = landingOf(view, region, course);
    if (!ship || !landing) return { items: [] };
    const bad = refusal !== undefined || landing.leaves;
    const warned = landing.ships.length > 0 || landing.obstacles.length > 0;
    const owner = ownerOf(view, ship.seat);
    const goTo = (to: Vec) => {
      const next = courseTowards(view, region, to);
      if (next) set(next);
    };
    const items: (OutlineItem | PieceItem | LabelItem)[] = [
      ...toolItems(landing, bad),
      ...landing.onTheWay.map(
        (pose, i): OutlineItem => ({
          kind: 'outline',
          key: `course-way:${i}`,
          d: standing(ship.card, pose).base.map(shapePath).join(''),
          owner,
          tone: 'owner',
          line: 'dashed',
        }),
      ),
      {
        ...shipShape(ship.card),
        kind: 'piece',
        key: 'ghost',
        pose: landing.pose,
        owner,
        ghost: bad ? 'barred' : warned ? 'preview' : 'legal',
        draggable: true,
        turnable: false,
      },
      {
        ...shipShape(ship.card),
        kind: 'piece',
        key: HELM,
        pose: ship.pose!,
        owner,
        ghost: 'preview',
        draggable: true,
        turnable: false,
        label: own.go.helm,
      },
      ...landing.joints.flatMap((pose, i) =>
        jointItems(pose, i, mostClicks(region, course, i), course, own, i === joint),
      ),
      ...noteFor(landing, own),
    ];
    return {
      items,
      inSight: [landing.pose],
      actions: {
        onDrag: (key: string, to: Vec) => {
          if (key === 'ghost' || key === HELM) goTo(to);
          drawn.current = key === HELM;
        },
        // The ship itself goes where it is let go of; what would harm it waits for a word of its own.
        onDrop: () => {
          if (drawn.current && !bad && landing.ships.length === 0) confirm();
          drawn.current = false;
        },
        onGround: goTo,
        onPick: (key: string) => {
          const [what, at, side] = key.split(':');
          if (what !== 'bend') return;
          pointAtJoint(Number(at));
          set(bent(view, region, course, Number(at), side === 'left' ? -1 : 1));
        },
      },
    };
  }, [view, region, course, refusal, own, joint, set, confirm]);
  useSceneLayer(layer);
  return null;
}

const toolItems = ({ tool }: Landing, bad: boolean): readonly OutlineItem[] =>
  tool.map((shape, i) => ({
    kind: 'outline',
    key: `tool:${i}`,
    d: shapePath(shape),
    tone: bad ? 'barred' : 'accent',
    fill: 'strong',
  }));

/** Two arrows at a joint; one that goes no further is not there. */
function jointItems(
  pose: Pose,
  at: number,
  most: number,
  { clicks }: CourseAnswer,
  own: ReturnType<typeof useWords>['own'],
  chosen: boolean,
): readonly OutlineItem[] {
  const now = clicks[at] ?? 0;
  const arrow = (side: 'left' | 'right'): readonly OutlineItem[] => {
    const by = side === 'left' ? -1 : 1;
    if (by * now >= most) return [];
    const place = moved(pose, by * 22, 0);
    return [
      {
        kind: 'outline',
        key: `bend:${at}:${side}`,
        pose: side === 'right' ? place : { ...place, hx: -place.hx, hy: -place.hy },
        d: ARROW,
        tone: 'accent',
        fill: chosen ? 'strong' : 'soft',
        label: `${own.course.joint(at + 1)}: ${own.course[side](1)}`,
      },
    ];
  };
  return [...arrow('left'), ...arrow('right')];
}

/** The worst of what would happen, right beside the ship. The panel says it to screen readers. */
function noteFor(landing: Landing, own: ReturnType<typeof useWords>['own']): readonly LabelItem[] {
  const text = landing.leaves ? own.course.leaves : landing.onTool ? own.course.tool : undefined;
  if (text === undefined) return [];
  return [{ kind: 'label', key: 'course-note', at: { piece: 'ghost' }, text, tone: 'barred', silent: true }];
}
