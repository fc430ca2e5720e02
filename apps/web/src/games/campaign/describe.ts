import { type Pose, pose as poseAt, type Vec } from '@holotisch/table';
import type { Description, OutlineItem, PieceItem, Pip, SceneItem } from '../../scene/description.ts';
import { circlePath, linePath, round } from '../../scene/svg.ts';
import { pieceKey, type Situation } from '../../table-ui/game-face.ts';
import { type CampaignMap, type MapAssault, type MapForce, type MapPlace, placeById } from './campaign-map.ts';
import { fightSign, holdSign, SIGNS } from './signs.ts';
import { campaignText } from './text.ts';
import { DRAWN, HOLD_AT, HOLD_DRAWN, STAR_DRAWN, WORLD_RADIUS, WRECK_DRAWN } from './worlds.ts';

/** The star map of any campaign: worlds, ways of light, whose they are, fleets, and who goes where. */
export function describeMap(
  map: CampaignMap,
  { language, shown, player }: Pick<Situation<unknown>, 'language' | 'shown' | 'player'>,
): Description {
  const t = campaignText[language];
  return {
    ground: {
      width: map.width,
      depth: map.depth,
      look: 'space',
      map: true,
    },
    signs: SIGNS,
    items: [
      ...map.areas.flatMap((area): readonly SceneItem[] => [
        ...(area.d === undefined
          ? []
          : [{ kind: 'outline', key: `area:${area.id}`, d: area.d, tone: 'neutral', line: 'dashed' } as const]),
        ...(area.name === ''
          ? []
          : [{ kind: 'inscription', key: `area-name:${area.id}`, at: area.at, text: area.name } as const]),
      ]),
      ...([0, 1] as const).map(
        (team): SceneItem => ({
          kind: 'inscription',
          key: `team:${team}`,
          at: besideHarbour(map, team),
          text: map.teams[team],
        }),
      ),
      ...map.lanes.flatMap((lane) => laneItems(map, lane)),
      ...map.places.flatMap((place) => underPlace(place)),
      ...map.assaults.flatMap((assault) => assaultItems(map, assault)),
      ...map.places.flatMap((place): readonly PieceItem[] => [
        placePiece(place, map, shown === place.piece, t),
        ...atPlace(place),
      ]),
      ...(map.stars ?? []).map(
        ({ x, y }, i): PieceItem => ({
          kind: 'piece',
          key: `star:${i}`,
          pose: poseAt(x, y),
          height: 18,
          outline: circlePath(22),
          radius: 22,
          drawing: STAR_DRAWN,
          model: 'campaign/star',
          scenery: true,
        }),
      ),
      ...map.forces.map((force) => forcePiece(force, map, shown === force.piece, t, player)),
    ],
  };
}

/** Beside the last fleet of a team: to its right, where there is room. */
function besideHarbour({ forces, depth, width }: CampaignMap, team: 0 | 1): Vec {
  const homes = forces.flatMap(({ owner, home }) => (owner === team ? [home.x] : []));
  const right = Math.max(...homes) + 110;
  return { x: right > width - 80 ? Math.min(...homes) - 110 : right, y: team === 0 ? 52 : depth - 52 };
}

/** So far a line stays away from the middle of a place. */
const CLEAR = WORLD_RADIUS + 14;

const between = (from: Vec, to: Vec, clear = CLEAR): readonly [Vec, Vec] => {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [((to.x - from.x) / far) * clear, ((to.y - from.y) / far) * clear];
  return [
    { x: from.x + dx, y: from.y + dy },
    { x: to.x - dx, y: to.y - dy },
  ];
};

/** A way is two lines of light side by side. */
function laneItems(map: CampaignMap, lane: { readonly from: string; readonly to: string }): readonly OutlineItem[] {
  const [from, to] = [placeById(map, lane.from), placeById(map, lane.to)];
  if (!from || !to) return [];
  const [a, b] = between(from.at, to.at);
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [nx, ny] = [(-(b.y - a.y) / far) * 2.6, ((b.x - a.x) / far) * 2.6];
  const side = (k: number) => linePath({ x: a.x + nx * k, y: a.y + ny * k }, { x: b.x + nx * k, y: b.y + ny * k });
  return [
    { kind: 'outline', key: `lane:${lane.from}-${lane.to}`, d: `${side(1)}${side(-1)}`, tone: 'accent', line: 'solid' },
  ];
}

/** Whose a place is: a full ring for the first side, a broken one for the second. */
function underPlace({ id, at, owner }: MapPlace): readonly OutlineItem[] {
  if (owner === null) return [];
  const pose = poseAt(at.x, at.y);
  return [
    { kind: 'outline', key: `halo:${id}`, d: circlePath(36), pose, owner, tone: 'owner', fill: 'soft', line: 'none' },
    {
      kind: 'outline',
      key: `ring:${id}`,
      d: circlePath(36),
      pose,
      owner,
      tone: 'owner',
      line: owner === 0 ? 'solid' : 'dashed',
    },
  ];
}

/** So many letters are left of a name where many places lie close to each other; of `The Eye` the eye. */
const SHORT = 4;
function shortOf(name: string): string {
  const bare = name.replace(/^(?:the|der|die|das|ring of) /i, '');
  return bare.length <= SHORT + 1 ? bare : `${bare.slice(0, SHORT).trimEnd()}.`;
}

function placePiece(place: MapPlace, map: CampaignMap, pressed: boolean, t: Text): PieceItem {
  const { piece, name, at, world, owner, hold, covert, fought, marks } = place;
  const pips: readonly Pip[] = [
    ...(hold && owner !== null ? [{ sign: holdSign(hold, owner), count: 1, far: true as const }] : []),
    ...(fought ? [{ sign: fightSign(fought.as), count: 1, far: true as const }] : []),
    ...marks.map((mark) => ({ sign: mark, count: 1 })),
  ];
  return {
    kind: 'piece',
    key: pieceKey(piece),
    pose: poseAt(at.x, at.y),
    ...(owner !== null && { owner }),
    height: 8,
    outline: circlePath(WORLD_RADIUS + 3),
    radius: WORLD_RADIUS + 3,
    drawing: DRAWN[world],
    model: `campaign/${world}`,
    badge: name,
    short: shortOf(name),
    ...(pips.length > 0 && { pips }),
    label: [
      name,
      owner === null ? t.nobody : map.teams[owner],
      ...(hold ? [t.hold[hold]] : []),
      ...(covert ? [t.covert] : []),
      ...(fought ? [fought.name] : []),
      ...marks.map((mark) => t.mark[mark]),
    ].join(', '),
    pressed,
  };
}
type Text = (typeof campaignText)['de'];

/** What stands beside a world. It belongs to the place: a click on it means the place. */
function atPlace({ id, at, owner, hold, marks }: MapPlace): readonly PieceItem[] {
  const beside = poseAt(at.x + HOLD_AT.x, at.y + HOLD_AT.y);
  const piece = { kind: 'piece', pose: beside, height: 20, outline: circlePath(9), radius: 10, scenery: true } as const;
  if (hold && owner !== null)
    return [{ ...piece, key: `hold:${id}`, owner, drawing: HOLD_DRAWN[hold], model: `campaign/${hold}` }];
  return marks.includes('destroyed')
    ? [{ ...piece, key: `wreck:${id}`, drawing: WRECK_DRAWN, model: 'campaign/wreck' }]
    : [];
}

/** Fleets of an assault meet on both sides of its place: the attacker on its own side of the map. */
const MEETING = 62;
export function meetingPose({ at }: MapAssault, owner: 0 | 1, rank = 0): Pose {
  const side = owner === 0 ? -1 : 1;
  return { x: at.x + side * MEETING, y: at.y + 6 - rank * 34, hx: -side, hy: 0 };
}

/** Where a fleet is: at the battle that it has before it, else in its own harbour. */
function poseOfForce({ seat, owner, home }: MapForce, { assaults }: Pick<CampaignMap, 'assaults'>): Pose {
  const fight = assaults.find((one) => one.winner === null && (one.assault === seat || one.defence === seat));
  if (!fight) return homePose(home, owner);
  const before = assaults.filter((one) => one.winner === null && one.at.x === fight.at.x && one.at.y === fight.at.y);
  return meetingPose(fight, owner, before.indexOf(fight));
}
export const homePose = ({ x, y }: Vec, owner: 0 | 1): Pose => ({ x, y, hx: 0, hy: owner === 0 ? 1 : -1 });

function forcePiece(
  force: MapForce,
  map: CampaignMap,
  pressed: boolean,
  t: Text,
  player: (seat: number) => string,
): PieceItem {
  const { piece, name, owner, shape, points, says, scars, veterans, able, seat } = force;
  const fights = map.assaults.some((one) => one.winner === null && (one.assault === seat || one.defence === seat));
  return {
    kind: 'piece',
    key: pieceKey(piece),
    pose: poseOfForce(force, map),
    owner,
    ...shape,
    badge: `${seat + 1} · ${points}`,
    pips: [
      ...(scars > 0 ? [{ sign: 'scars', count: 1, text: String(scars) }] : []),
      ...(veterans > 0 ? [{ sign: 'veterans', count: 1, text: String(veterans) }] : []),
    ],
    label: [
      name,
      player(seat),
      says ?? t.points(points),
      ...(scars > 0 ? [t.scars(scars)] : []),
      ...(veterans > 0 ? [t.veterans(veterans)] : []),
      ...(able ? [] : [t.cannotFight]),
    ].join(', '),
    pressed,
    ...(fights && { light: 'active' as const }),
    ...(!able && { spent: true }),
  };
}

const arrow = (from: Vec, to: Vec): string => {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const wing = (k: number) => `${round(to.x - ux * 15 - uy * 7 * k)} ${round(to.y - uy * 15 + ux * 7 * k)}`;
  return `${linePath(from, { x: to.x - ux * 12, y: to.y - uy * 12 })}M${round(to.x)} ${round(to.y)}L${wing(1)}L${wing(-1)}Z`;
};

/** An arrow from the harbour of whoever attacks to the place; once it has been fought only who was there. */
function assaultItems(map: CampaignMap, { at, place, assault, winner, special }: MapAssault): readonly SceneItem[] {
  const force = map.forces.find(({ seat }) => seat === assault);
  if (!force) return [];
  const key = `${assault}-${place ?? 'area'}`;
  const [from, to] = between(force.home, at, 44);
  return [
    {
      kind: 'outline',
      key: `assault:${key}`,
      d: arrow(from, to),
      owner: force.owner,
      tone: winner === null ? 'attack' : 'owner',
      line: winner === null ? 'solid' : 'dashed',
      ...(winner === null && { fill: 'strong' as const }),
    },
    ...(winner === null
      ? [
          {
            kind: 'outline' as const,
            key: `target:${key}`,
            d: `${circlePath(42)}${special ? circlePath(46) : ''}`,
            pose: poseAt(at.x, at.y),
            tone: 'attack' as const,
            line: 'dashed' as const,
          },
        ]
      : []),
  ];
}
