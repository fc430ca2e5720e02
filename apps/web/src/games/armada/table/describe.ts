import { type data, unitName } from '@holotisch/armada';
import { pose as poseAt } from '@holotisch/table';
import type { Description, LabelItem, Light, OutlineItem, PieceItem, Pip } from '../../../scene/description.ts';
import { linePath } from '../../../scene/svg.ts';
import { playerEdges } from '../../../table-ui/face/player-edges.ts';
import { pieceKey, type Situation } from '../../../table-ui/game-face.ts';
import { type ArmadaView, isActivated, ownerOf, type ShipView, type Squadron, type UnitView } from '../view.ts';
import { arcsOf } from './arcs.ts';
import { markerShape, obstacleShape } from './ground-drawing.ts';
import { standing } from './outlines.ts';
import { shipShape } from './ship-drawing.ts';
import { commandSign, defenceSign, SIGNS, zoneSign } from './signs.ts';
import { squadronShape } from './squadron-drawing.ts';
import { unitWords } from './unit-words.ts';
import { hullLeft, hullOfShip, hullOfSquadron, type Known } from './use-values.ts';

/** The table of Armada as it stands: space, obstacles, tokens, arcs of the ship whose card lies open, ships, squadrons. */
export function describe(situation: Situation<ArmadaView>, known?: Known): Description {
  const { view, player, shown } = situation;
  const lights = lightsIn(view);
  const looked = shown === undefined ? undefined : view.units[shown];
  return {
    ground: {
      width: view.rules.width,
      depth: view.rules.depth,
      look: 'space',
      edges: playerEdges(view, player),
    },
    signs: SIGNS,
    items: [
      ...view.obstacles.map(
        (obstacle, i): PieceItem => ({
          kind: 'piece',
          key: obstacleKey(i),
          pose: obstacle.pose,
          ...obstacleShape(obstacle.token),
        }),
      ),
      ...view.markers.map(
        (marker): PieceItem => ({
          kind: 'piece',
          key: markerKey(marker.id),
          pose: poseAt(marker.x, marker.y),
          ...(marker.seat !== null && { owner: ownerOf(view, marker.seat) }),
          ...markerShape(marker.kind),
        }),
      ),
      ...(looked?.kind === 'ship' && looked.pose ? arcsOf(looked, ownerOf(view, looked.seat)) : []),
      ...engagementLines(view, known),
      ...lineOfFire(view),
      ...view.units.flatMap((unit) => unitPiece(unit, situation, lights, known)),
      ...(situation.named ? view.units.flatMap((unit) => nameLabel(unit, situation)) : []),
    ],
  };
}

/** What lies on the table and is no unit: obstacles by their place, small tokens by their number. */
export const obstacleKey = (at: number): string => `obstacle:${at}`;
export const markerKey = (id: number): string => `marker:${id}`;
export const badgeOf = ({ id }: Pick<UnitView, 'id'>): string => String(id + 1);

/** Whom the table shows in the light. */
function lightsIn(view: ArmadaView): ReadonlyMap<number, Light> {
  const attack = view.attacks.at(-1);
  if (attack) {
    const lit = new Map<number, Light>();
    if ('unit' in attack.attacker) lit.set(attack.attacker.unit, 'attacker');
    if ('unit' in attack.defender) lit.set(attack.defender.unit, 'aimed');
    return lit;
  }
  const active = view.flying?.squadron ?? view.active;
  return active === null ? new Map() : new Map([[active, 'active']]);
}

function unitPiece(
  unit: UnitView,
  { view, language, player, shown }: Situation<ArmadaView>,
  lights: ReadonlyMap<number, Light>,
  known: Known | undefined,
): readonly PieceItem[] {
  if (!unit.pose || unit.status !== 'play') return [];
  const light = lights.get(unit.id);
  return [
    {
      kind: 'piece',
      key: pieceKey(unit.id),
      pose: unit.pose,
      owner: ownerOf(view, unit.seat),
      ...(unit.kind === 'ship' ? shipShape(unit.card) : squadronShape(unit.card)),
      badge: badgeOf(unit),
      pips: unit.kind === 'ship' ? shipPips(unit, known) : squadronPips(view, unit, known),
      label: [unitName(view, unit.id, language), player(unit.seat), unitWords(view, unit, language, known)].join(', '),
      pressed: shown === unit.id,
      ...(light && { light }),
      ...(isActivated(view, unit) && { spent: true }),
      ...harmOf(unit, known),
    },
  ];
}

/** What is lost of the hull smokes. */
function harmOf(unit: UnitView, known: Known | undefined): { readonly harm?: number } {
  const [left, of] =
    unit.kind === 'ship' ? [hullLeft(known, unit), hullOfShip(known, unit)] : [unit.hull, hullOfSquadron(known, unit)];
  return left < of ? { harm: 1 - Math.max(0, left) / of } : {};
}

/** Hull that is left, shields of every zone, speed, and the tokens that lie beside the base. */
function shipPips(ship: ShipView, known: Known | undefined): readonly Pip[] {
  const criticals = ship.damage.filter((d) => d.faceup).length;
  return [
    { sign: 'hull', count: hullLeft(known, ship), of: hullOfShip(known, ship) },
    ...standing(ship.card, ship.pose!).zones.map((zone) => ({
      sign: zoneSign(zone),
      count: 1,
      text: String(ship.shields[zone]),
    })),
    { sign: 'speed', count: 1, text: String(ship.speed) },
    ...(criticals > 0 ? [{ sign: 'critical', count: 1, text: String(criticals) }] : []),
    // Ready ones stand on its card; what is exhausted says how well it can still defend itself.
    ...ship.tokens.flatMap(({ kind, state }) =>
      state === 'exhausted' ? [{ sign: defenceSign(kind, state), count: 1 }] : [],
    ),
    ...ship.commands.map((command) => ({ sign: commandSign(command), count: 1 })),
    ...ship.raids.map((command) => ({ sign: `raid-${command}`, count: 1 })),
    ...(ship.objectives > 0 ? [{ sign: 'objective', count: ship.objectives }] : []),
    ...campaignSigns(ship),
    ...(ship.retreats ? [{ sign: 'retreats', count: 1 }] : []),
    ...ship.marked.map(({ token }) => ({ sign: token, count: 1 })),
    ...(ship.activated ? [{ sign: 'activated', count: 1 }] : []),
  ];
}

function squadronPips(view: ArmadaView, squadron: Squadron, known: Known | undefined): readonly Pip[] {
  const engaged = known?.squadrons.get(squadron.id)?.engaged ?? [];
  return [
    { sign: 'hull', count: squadron.hull, of: hullOfSquadron(known, squadron) },
    ...squadron.tokens.flatMap(({ kind, state }) =>
      state === 'discarded' ? [] : [{ sign: defenceSign(kind, state), count: 1 }],
    ),
    ...(squadron.objectives > 0 ? [{ sign: 'objective', count: squadron.objectives }] : []),
    ...campaignSigns(squadron),
    ...(engaged.length > 0 ? [{ sign: 'engaged', count: 1 }] : []),
    ...(isActivated(view, squadron) ? [{ sign: 'activated', count: 1 }] : []),
  ];
}

/** What a campaign has made of a unit; a veteran's sign goes with the token. */
const campaignSigns = ({ scarred, veteran }: Pick<UnitView, 'scarred' | 'veteran'>) => [
  ...(scarred ? [{ sign: 'scarred', count: 1 }] : []),
  ...(veteran === 'ready' ? [{ sign: 'veteran', count: 1 }] : []),
];

/** Who is engaged with whom: a dashed line between the discs. */
const engagementLines = (view: ArmadaView, known: Known | undefined): readonly OutlineItem[] =>
  [...(known?.squadrons.values() ?? [])].flatMap(({ unit, engaged }) =>
    engaged.flatMap((other): readonly OutlineItem[] => {
      const [a, b] = [view.units[unit], view.units[other]];
      if (other < unit || !a?.pose || !b?.pose) return [];
      const d = linePath(a.pose, b.pose);
      return [{ kind: 'outline', key: `engaged:${unit}-${other}`, d, tone: 'warning', line: 'dashed' }];
    }),
  );

/** The points of the attack in progress: from hull zone to hull zone. */
export function attackEnds(
  view: ArmadaView,
): readonly [{ x: number; y: number }, { x: number; y: number }] | undefined {
  const attack = view.attacks.at(-1);
  if (!attack) return undefined;
  const at = (party: typeof attack.attacker, zone: data.Zone | null) => {
    if ('unit' in party) {
      const unit = view.units[party.unit];
      if (!unit?.pose) return undefined;
      return unit.kind === 'ship' && zone ? standing(unit.card, unit.pose).point(zone) : unit.pose;
    }
    if ('obstacle' in party) return view.obstacles[party.obstacle]?.pose;
    return view.markers.find(({ id }) => id === party.marker);
  };
  const [from, to] = [at(attack.attacker, attack.zone), at(attack.defender, attack.defending)];
  return from && to ? [from, to] : undefined;
}

function lineOfFire(view: ArmadaView): readonly OutlineItem[] {
  const ends = attackEnds(view);
  return ends
    ? [{ kind: 'outline', key: 'line-of-fire', d: linePath(ends[0], ends[1]), tone: 'attack', line: 'dashed' }]
    : [];
}

/** Neighbours wear their names above and below by turns, so that two side by side can be read. */
function nameLabel(unit: UnitView, { view, language }: Situation<ArmadaView>): readonly LabelItem[] {
  if (!unit.pose || unit.status !== 'play') return [];
  return [
    {
      kind: 'label',
      key: `name:${unit.id}`,
      at: { piece: pieceKey(unit.id) },
      text: unitName(view, unit.id, language),
      owner: ownerOf(view, unit.seat),
      side: unit.id % 2 === 0 ? 'above' : 'below',
      silent: true,
    },
  ];
}
