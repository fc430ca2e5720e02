import type { Json } from '@holotisch/engine';
import type { XWingQuestion, XWingView } from '@holotisch/xwing';
import { type Answers, answerTo, type Below } from './player.ts';

type Dials = Extract<XWingQuestion, { readonly kind: 'dials' }>;
type Dial = Dials['fields'][number];

/** So many manoeuvres of a dial are thought of. */
const THOUGHTS = 3;

/**
 * Whoever flies anywhere is off the table after some twenty decisions, and then a server is busy with beginning matches.
 * People play for hours: of a few manoeuvres the one that ends nearest to the middle, where the others are.
 */
export const stayingInFight: Answers = (asked, below, view) =>
  asked.kind === 'dials' ? dialsTowardsMiddle(view as XWingView, asked as Dials, below) : answerTo(asked, below, view);

function dialsTowardsMiddle(view: XWingView, { fields }: Dials, below: Below): Json {
  const { width, depth } = view.rules;
  const farness = ({ id }: Dial, option: Dial['options'][number]): number => {
    const { pose } = view.ships[Number(id)]!;
    if (!pose || !option.about) return 0;
    const [ahead, aside] = way(option.about);
    const x = pose.x + ahead * pose.hx + aside * pose.hy;
    const y = pose.y + ahead * pose.hy - aside * pose.hx;
    return Math.hypot(x - width / 2, y - depth / 2);
  };
  return Object.fromEntries(
    fields.map((field) => {
      const some = Array.from({ length: THOUGHTS }, () => field.options[below(field.options.length)]!);
      const [best] = some.sort((a, b) => farness(field, a) - farness(field, b));
      return [field.id, best!.id];
    }),
  );
}

/** Roughly where a manoeuvre leads, in millimetres: forwards, and to the right. */
function way({ bearing, speed, side }: NonNullable<Dial['options'][number]['about']>): [ahead: number, aside: number] {
  const far = 40 * (speed + 1);
  if (bearing === 'straight' || bearing === 'koiogran' || side === null) return [far, 0];
  const bend = (bearing === 'bank' ? 0.35 : 0.6) * far;
  return [bearing === 'bank' ? 0.9 * far : bend, side === 'right' ? bend : -bend];
}
