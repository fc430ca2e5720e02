import { data, geometry, type QuestionOf } from '@holotisch/armada';
import type { ArmadaView, ShipView } from '../view.ts';
import { shipIn } from '../view.ts';

/** By how much two sides come nearer in a round, and from where on guns have something to do, in mm. */
const CLOSING = 220;
const NEAR = geometry.RANGE[2];
/** Squadrons within so much of a ship can be led by it, if an enemy is near enough. */
const LED = 300;

const far = (a: ShipView | ArmadaView['units'][number], b: ArmadaView['units'][number]): number =>
  a.pose && b.pose ? Math.hypot(a.pose.x - b.pose.x, a.pose.y - b.pose.y) : Number.POSITIVE_INFINITY;

/** What a ship will want most in so many rounds: squadrons led, holes mended, guns helped, else a course that can change. */
function wish(view: ArmadaView, ship: ShipView, ahead: number, before: string | undefined): data.Command {
  const mine = view.sides[ship.seat];
  const inPlay = view.units.filter(({ status }) => status === 'play');
  const foes = inPlay.filter(({ seat }) => view.sides[seat] !== mine);
  const wings = inPlay.filter(
    (one) =>
      one.kind === 'squadron' &&
      view.sides[one.seat] === mine &&
      far(ship, one) < LED &&
      foes.some((foe) => far(one, foe) < LED + (CLOSING / 2) * ahead),
  );
  const card = data.shipCard(ship.card);
  const missing = Object.entries(ship.shields).reduce(
    (sum, [zone, left]) => sum + Math.max(0, full(card, zone) - left),
    0,
  );
  const nearest = Math.min(2000, ...foes.filter(({ kind }) => kind === 'ship').map((foe) => far(ship, foe)));
  const soon = nearest - CLOSING * ahead;
  const worth: Readonly<Record<data.Command, number>> = {
    squadron: Math.min(card.squadron, wings.length) * 1.6,
    repair: Math.min(4, missing) * 0.7 + ship.damage.length * 1.5,
    concentrate: soon < NEAR + 80 ? 2.6 : 0.4,
    navigate: 1.7 + (soon < 600 ? 0.6 : 0) + (ahead > 0 ? 0.3 : 0),
  };
  return data.COMMANDS.map((command) => ({
    command,
    n: command === before ? worth[command] * 0.75 : worth[command],
  })).reduce((best, one) => (one.n > best.n ? one : best)).command;
}

function full({ shields }: data.ShipCard, zone: string): number {
  if (zone === 'front' || zone === 'rear') return shields[zone];
  return zone === 'left' || zone === 'right' ? shields.side : (shields.auxiliary ?? 0);
}

/** A dial for every place that is open, to begin with. Two alike in a row are rarely wanted. */
export function dialProposal(
  view: ArmadaView,
  ask: Pick<QuestionOf<'dials'>, 'fields' | 'seat'>,
): Readonly<Record<string, data.Command>> {
  const out: Record<string, data.Command> = {};
  for (const { id } of ask.fields) {
    const [number = 0, place = 0] = id.split('.').map(Number);
    const ship = shipIn(view, number);
    if (ship) out[id] = wish(view, ship, place, out[`${number}.${place - 1}`] ?? ship.dials[place - 1]);
    else out[id] = 'navigate';
  }
  return out;
}
