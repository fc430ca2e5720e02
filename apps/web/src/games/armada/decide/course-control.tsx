import { type CourseAnswer, type CourseData, data, type QuestionOf } from '@holotisch/armada';
import { Placement } from '../../../table-ui/decide/placement.tsx';
import { usePlacingKeys } from '../../../table-ui/decide/use-placing-keys.ts';
import { useDraft } from '../../../table-ui/draft.tsx';
import { useView } from '../view.ts';
import { useWords } from '../words.ts';
import {
  atSpeed,
  bent,
  courseOf,
  extraLeft,
  firstJoint,
  jointsAt,
  type Landing,
  landingOf,
  mostClicks,
  movingAt,
  otherSide,
} from './course.ts';
import { pointAtJoint, useJoint } from './joint.ts';
import './course.css';

/** The manoeuvre tool as a control: speed, clicks of every joint, the side it lies on. */
export function CourseControl({ ask }: { readonly ask: QuestionOf<'course'> }) {
  const { answer, set } = useDraft();
  const view = useView();
  const { own } = useWords();
  const t = own.course;
  const course = courseOf(answer);
  const { region } = ask;
  const joint = useJoint() ?? (course ? firstJoint(region, course) : 0);
  usePlacingKeys((event) => {
    if (!course || event.ctrlKey || event.metaKey || event.altKey) return false;
    const next = byKey(event.key, region, course, joint, view);
    if (next === undefined) return false;
    if (typeof next === 'number') pointAtJoint(next);
    else set(next);
    return true;
  });
  if (!course) return <Placement ask={ask} />;
  const landing = landingOf(view, region, course);
  const moving = movingAt(region, course.speed);
  return (
    <Placement
      ask={ask}
      help={`${own.go.drawCourse} ${t.help}`}
      fields={
        <div className="course">
          <fieldset className="course-speeds">
            <legend>{t.speed}</legend>
            {region.speeds.map((speed) => (
              <label key={speed} className="course-speed" data-chosen={speed === course.speed}>
                <input
                  type="radio"
                  name="course-speed"
                  checked={speed === course.speed}
                  onChange={() => set(atSpeed(view, region, course, speed))}
                />
                {speed}
              </label>
            ))}
          </fieldset>
          {Array.from({ length: jointsAt(region, course.speed) }, (_, i) => (
            <Joint
              // biome-ignore lint/suspicious/noArrayIndexKey: joints have nothing but their place.
              key={i}
              at={i}
              most={mostClicks(region, course, i)}
              clicks={course.clicks[i] ?? 0}
              chosen={joint === i}
              onBend={(by) => set(bent(view, region, course, i, by))}
            />
          ))}
          {moving === 0 && region.pivot === 0 && <p className="quiet">{t.stays}</p>}
          {region.extra > 0 && moving > 0 && <p className="quiet">{t.extra(extraLeft(region, course))}</p>}
          {moving > 0 && (
            <fieldset className="course-speeds">
              <legend>{t.side}</legend>
              {(['left', 'right'] as const).map((side) => (
                <label key={side} className="course-speed" data-chosen={side === course.side}>
                  <input
                    type="radio"
                    name="course-side"
                    checked={side === course.side}
                    onChange={() => set({ ...course, side })}
                  />
                  {t.sideOf[side]}
                </label>
              ))}
            </fieldset>
          )}
          {landing && <Warnings landing={landing} />}
        </div>
      }
    />
  );
}

/** A number: another joint is bent from now on. */
function byKey(
  key: string,
  region: CourseData,
  course: CourseAnswer,
  joint: number,
  view: ReturnType<typeof useView>,
): CourseAnswer | number | undefined {
  const joints = jointsAt(region, course.speed);
  const at = region.speeds.indexOf(course.speed);
  switch (key) {
    case 'ArrowLeft':
      return joints > joint ? bent(view, region, course, joint, -1) : undefined;
    case 'ArrowRight':
      return joints > joint ? bent(view, region, course, joint, 1) : undefined;
    case 'ArrowUp':
    case 'ArrowDown': {
      const speed = region.speeds[at + (key === 'ArrowUp' ? 1 : -1)];
      return speed === undefined ? course : atSpeed(view, region, course, speed);
    }
    case 's':
    case 'S':
      return otherSide(course);
    default: {
      const wanted = Number(key) - 1;
      return Number.isInteger(wanted) && wanted >= 0 && wanted < joints ? wanted : undefined;
    }
  }
}

interface JointProps {
  readonly at: number;
  readonly most: number;
  readonly clicks: number;
  readonly chosen: boolean;
  readonly onBend: (by: number) => void;
}

/** One joint of the tool: clicks to the left and to the right. */
function Joint({ at, most, clicks, chosen, onBend }: JointProps) {
  const { own } = useWords();
  const t = own.course;
  const said = clicks === 0 ? t.straight : clicks < 0 ? t.left(-clicks) : t.right(clicks);
  return (
    <fieldset className="course-joint" data-chosen={chosen} onFocus={() => pointAtJoint(at)}>
      <legend>
        {t.joint(at + 1)} <small>{t.yaw(most)}</small>
      </legend>
      <button
        type="button"
        className="tool"
        aria-label={`${t.joint(at + 1)}: ${t.left(1)}`}
        disabled={clicks <= -most}
        onClick={() => onBend(-1)}
      >
        ↶
      </button>
      <output>{said}</output>
      <button
        type="button"
        className="tool"
        aria-label={`${t.joint(at + 1)}: ${t.right(1)}`}
        disabled={clicks >= most}
        onClick={() => onBend(1)}
      >
        ↷
      </button>
    </fieldset>
  );
}

/** What the course leads to besides its end. */
function Warnings({ landing }: { readonly landing: Landing }) {
  const { own, unit } = useWords();
  const t = own.course;
  const names = (ids: readonly number[]) => ids.map(unit).join(', ');
  const obstacles = useObstacleNames();
  return (
    <ul className="course-warnings">
      {landing.leaves && <li data-tone="danger">{t.leaves}</li>}
      {landing.ships.length > 0 && <li data-tone="danger">{t.overlapsShip(names(landing.ships))}</li>}
      {landing.obstacles.length > 0 && <li>{t.overlapsObstacle(landing.obstacles.map(obstacles).join(', '))}</li>}
      {landing.squadrons.length > 0 && <li>{t.overlapsSquadron(names(landing.squadrons))}</li>}
    </ul>
  );
}

function useObstacleNames(): (at: number) => string {
  const { message } = useWords();
  const view = useView();
  return (at) => {
    const token = view.obstacles[at]?.token;
    return token === undefined ? '' : message({ text: `ar.obstacle.${data.obstacleToken(token).kind}` });
  };
}
