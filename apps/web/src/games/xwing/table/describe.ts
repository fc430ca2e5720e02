import type { Language, Seat } from '@holotisch/engine';
import { data, nameIn, shipName } from '@holotisch/xwing';
import type {
  Condition,
  Description,
  LabelItem,
  Light,
  OutlineItem,
  Owner,
  PieceItem,
  Pip,
} from '../../../scene/description.ts';
import { linePath } from '../../../scene/svg.ts';
import { playerEdges } from '../../../table-ui/face/player-edges.ts';
import { pieceKey, type Situation } from '../../../table-ui/game-face.ts';
import { xwingText } from '../spoken.ts';
import type { Phase, ShipView, XWingView } from '../view.ts';
import { xwingWords } from '../words.ts';
import { arcsOf } from './arcs.ts';
import { bombShape, obstacleShape } from './ground-drawing.ts';
import { shipShape } from './ship-drawing.ts';
import { shipWords } from './ship-words.ts';
import { SIGNS } from './signs.ts';
import { type Known, type ValuesOf, valuesFrom } from './use-values.ts';

/** The table of X-Wing as it stands: space, obstacles, bombs, the arcs of the ship whose card lies open, ships. */
export function describe(situation: Situation<XWingView>, known?: Known): Description {
  const { view, player, shown } = situation;
  const lights = lightsIn(situation);
  const looked = shown === undefined ? undefined : view.ships[shown];
  return {
    ground: {
      width: view.rules.width,
      depth: view.rules.depth,
      look: 'space',
      ...(view.edges && { edges: playerEdges({ edges: view.edges, sides: view.sides }, player) }),
    },
    signs: SIGNS,
    items: [
      ...view.obstacles.map(
        (obstacle, i): PieceItem => ({
          kind: 'piece',
          key: `obstacle:${i}`,
          pose: obstacle.pose,
          ...obstacleShape(obstacle.kind, obstacle.outline),
        }),
      ),
      ...view.bombs.map((bomb) => bombPiece(bomb, view)),
      ...(looked?.pose
        ? arcsOf(looked.type, pieceKey(looked.id), ownerOf(view, looked.seat), situation.measuring)
        : []),
      ...lineOfFire(view, lights),
      ...view.ships.flatMap((ship) => shipPiece(ship, situation, lights, valuesFrom(known))),
      ...(situation.named ? view.ships.flatMap((ship) => nameLabel(ship, situation)) : []),
    ],
  };
}

export const ownerOf = (view: Pick<XWingView, 'sides'>, seat: Seat): Owner => (view.sides[seat] === 1 ? 1 : 0);

/** Whom the table shows in the light. */
function lightsIn({ view }: Situation<XWingView>): ReadonlyMap<number, Light> {
  const attack = view.attacks.at(-1);
  if (attack)
    return new Map([
      [attack.attacker, 'attacker'],
      [attack.defender, 'aimed'],
    ]);
  return view.active === null ? new Map() : new Map([[view.active, 'active']]);
}

function bombPiece(bomb: XWingView['bombs'][number], view: XWingView): PieceItem {
  const token = data.findUpgrade('bomb', bomb.card)?.bomb?.token ?? 'bomb';
  return {
    kind: 'piece',
    key: `bomb:${bomb.id}`,
    pose: bomb.pose,
    owner: ownerOf(view, bomb.seat),
    ...bombShape(token, bomb.part),
  };
}

function shipPiece(
  ship: ShipView,
  { view, language, player, shown }: Situation<XWingView>,
  lights: ReadonlyMap<number, Light>,
  values: ValuesOf,
): readonly PieceItem[] {
  if (!ship.pose) return [];
  const light = lights.get(ship.id);
  const own = xwingText(language);
  const words = xwingWords(language);
  const type = data.findShip(ship.type);
  const named = (id: number) => shipName(view, id, language);
  const who = own.table.ship(named(ship.id), type ? nameIn(type.name, language) : ship.type, player(ship.seat));
  const role = light === 'attacker' ? own.attack.attacker : light === 'aimed' ? own.attack.defender : undefined;
  const state = shipWords(
    ship,
    { own, lang: language, ship: named, message: (said) => words.message(view, said) },
    values,
    view.phase,
  );
  return [
    {
      kind: 'piece',
      key: pieceKey(ship.id),
      pose: ship.pose,
      owner: ownerOf(view, ship.seat),
      ...shipShape(ship.type),
      badge: badgeOf(ship),
      pips: pipsOf(ship, values, view.phase),
      label: [who, role, state].filter(Boolean).join(', '),
      pressed: shown === ship.id,
      ...(light && { light }),
      ...(ship.tokens.cloak > 0 && { faint: true }),
      ...harmOf(values.hullLeft(ship), values.of(ship).hull),
      conditions: conditionsOf(ship),
    },
  ];
}

/** What is lost of the hull smokes. */
const harmOf = (left: number, hull: number): { readonly harm?: number } =>
  left < hull ? { harm: 1 - Math.max(0, left) / hull } : {};

const conditionsOf = ({ tokens }: Pick<ShipView, 'tokens'>): readonly Condition[] => [
  ...(tokens.ion > 0 ? (['ionised'] as const) : []),
  ...(tokens.stress > 0 ? (['stressed'] as const) : []),
  ...(tokens.tractor > 0 ? (['tractored'] as const) : []),
  ...(tokens.weaponsdisabled > 0 ? (['disarmed'] as const) : []),
];

export const badgeOf = (ship: Pick<ShipView, 'id'>): string => String(ship.id + 1);

/** Shields and hull that are left, and what lies beside the base. */
function pipsOf(ship: ShipView, values: ValuesOf, phase: Phase): readonly Pip[] {
  const { shields, hull } = values.of(ship);
  const left = values.shieldsLeft(ship, phase);
  const full = Math.max(shields, left);
  return [
    ...(full > 0 ? [{ sign: 'shield', count: left, of: full }] : []),
    { sign: 'hull', count: values.hullLeft(ship), of: hull },
    ...tokensOf(ship),
  ];
}

/** Faceup damage, tokens, and locks with the number of the other ship. */
export function tokensOf({ damage, tokens, locks }: Pick<ShipView, 'damage' | 'tokens' | 'locks'>): readonly Pip[] {
  const criticals = damage.filter((d) => d.faceup).length;
  return [
    ...(criticals > 0 ? [{ sign: 'critical', count: 1, text: String(criticals) }] : []),
    ...Object.entries(tokens).flatMap(([kind, count]) => (count > 0 ? [{ sign: kind, count }] : [])),
    ...locks.map((target) => ({ sign: 'lock', count: 1, text: String(target + 1) })),
  ];
}

/** Who shoots at whom, as long as the attack lasts. */
function lineOfFire(view: XWingView, lights: ReadonlyMap<number, Light>): readonly OutlineItem[] {
  const place = (light: Light) => {
    const id = [...lights].find(([, one]) => one === light)?.[0];
    const ship = id === undefined ? undefined : view.ships[id];
    return ship?.pose ? { pose: ship.pose, radius: shipShape(ship.type).radius * 1.2 } : undefined;
  };
  const [from, to] = [place('attacker'), place('aimed')];
  if (!from || !to) return [];
  const far = Math.hypot(to.pose.x - from.pose.x, to.pose.y - from.pose.y);
  if (far <= from.radius + to.radius) return [];
  const along = { x: (to.pose.x - from.pose.x) / far, y: (to.pose.y - from.pose.y) / far };
  const d = linePath(
    { x: from.pose.x + along.x * from.radius, y: from.pose.y + along.y * from.radius },
    { x: to.pose.x - along.x * to.radius, y: to.pose.y - along.y * to.radius },
  );
  return [{ kind: 'outline', key: 'line-of-fire', d, tone: 'attack', line: 'dashed' }];
}

/** Neighbours wear their names above and below by turns, so that two side by side can be read. */
function nameLabel(ship: ShipView, { view, language }: Situation<XWingView>): readonly LabelItem[] {
  if (!ship.pose) return [];
  return [
    {
      kind: 'label',
      key: `name:${ship.id}`,
      at: { piece: pieceKey(ship.id) },
      text: nameOf(ship, view, language),
      owner: ownerOf(view, ship.seat),
      side: ship.id % 2 === 0 ? 'above' : 'below',
      silent: true,
    },
  ];
}

const nameOf = (ship: ShipView, view: XWingView, language: Language): string =>
  data.findPilot(ship.faction, ship.type, ship.pilot)?.unique ? shipName(view, ship.id, language) : `#${badgeOf(ship)}`;
