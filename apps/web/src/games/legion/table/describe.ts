import { TERRAIN, type Terrain, unitName } from '@holotisch/legion';
import { pose as poseAt } from '@holotisch/table';
import type {
  Description,
  LabelItem,
  Light,
  OutlineItem,
  Owner,
  Paint,
  PieceItem,
  Pip,
} from '../../../scene/description.ts';
import { circlePath, linePath, round } from '../../../scene/svg.ts';
import { pieceKey, type Situation } from '../../game-face.ts';
import { legionText } from '../text/legion-text.ts';
import { type LegionUnit, type LegionView, leaderPose, ownerOf, pieceOfMini } from '../view.ts';
import { miniShape } from './drawings.ts';
import { SIGNS } from './signs.ts';

/** The battlefield as it stands: ground, terrain with its height, tokens, and every miniature. */
export function describe(situation: Situation<LegionView>): Description {
  const { view, player } = situation;
  const lights = lightsIn(view);
  return {
    ground: {
      width: view.rules.width,
      depth: view.rules.depth,
      look: 'field',
      edges: view.edges.map((side, i) => {
        const owner: Owner = i === 0 ? 0 : 1;
        return { side, owner, name: player(view.sides.indexOf(owner)) };
      }),
    },
    signs: SIGNS,
    items: [
      ...view.terrain.map(terrainItem),
      ...view.markers.map(
        (marker): PieceItem => ({
          ...{ kind: 'piece', key: `marker:${marker.id}`, pose: poseAt(marker.x, marker.y), height: 3, radius: 12.55 },
          ...{
            outline: circlePath(12.55),
            drawing: [
              { d: circlePath(12.55), paint: 'light' },
              { d: 'M-4-7V7M-4-7 6-3-4 1', paint: 'line' },
            ],
          },
          ...(marker.seat !== null && { owner: ownerOf(view, marker.seat) }),
        }),
      ),
      ...lineOfFire(view),
      ...view.units.flatMap((unit) => unitItems(unit, situation, lights)),
      ...(situation.named ? view.units.flatMap((unit) => nameLabel(unit, situation)) : []),
    ],
  };
}

const PAINTS: Partial<Record<Terrain['kind'], Paint>> = {
  ...{ 'light-woods': 'leaf', 'dense-woods': 'leaf', 'tall-grass': 'leaf', 'low-hedge': 'leaf', 'high-hedge': 'leaf' },
  ...{ 'shallow-water': 'glass', 'deep-water': 'glass', ruins: 'debris', crater: 'dark', trench: 'dark', pit: 'dark' },
};

/** A piece of terrain: what stands high casts a shadow; areas lie flat. */
function terrainItem(piece: Terrain, at: number): PieceItem {
  const d = `M${piece.outline.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
  const { shape } = TERRAIN[piece.kind];
  const radius = Math.max(...piece.outline.map(([x, y]) => Math.sqrt(x * x + y * y)));
  return {
    ...{ kind: 'piece', key: `terrain:${at}`, pose: piece.pose, outline: d, radius },
    height: shape === 'area' || shape === 'depression' ? 1 : piece.height,
    drawing: [{ d, paint: PAINTS[piece.kind] ?? 'rock' }],
    ...((shape === 'area' || shape === 'depression') && { faint: true }),
  };
}

function lightsIn(view: LegionView): ReadonlyMap<number, Light> {
  const attack = view.attacks.at(-1);
  if (attack) {
    const lit = new Map<number, Light>([[attack.defender, 'aimed']]);
    if ('unit' in attack.attacker) lit.set(attack.attacker.unit, 'attacker');
    return lit;
  }
  return view.turn ? new Map([[view.turn.unit, 'active']]) : new Map();
}

/** The leader bears number, tokens and label of its unit; the others stand about it. */
function unitItems(
  unit: LegionUnit,
  { view, language, player, shown }: Situation<LegionView>,
  lights: ReadonlyMap<number, Light>,
): readonly PieceItem[] {
  if (unit.status !== 'play') return [];
  const owner = ownerOf(view, unit.seat);
  const light = lights.get(unit.id);
  return unit.minis.flatMap((mini, at): readonly PieceItem[] => {
    if (!mini.pose || mini.fell !== null) return [];
    const leads = at === unit.leader;
    return [
      {
        ...{
          kind: 'piece',
          key: pieceKey(pieceOfMini(unit, at)),
          pose: mini.pose,
          owner,
          ...miniShape(view, unit, leads),
        },
        ...(leads && {
          badge: String(unit.id + 1),
          pips: pipsOf(unit),
          label: labelOf(unit, view, language, player(unit.seat)),
          pressed: shown === unit.id,
        }),
        ...(leads && light && { light }),
        ...(unit.order === 'facedown' && { faint: true }),
      },
    ];
  });
}
const living = (unit: LegionUnit) => unit.minis.filter(({ fell }) => fell === null);
const labelOf = (unit: LegionUnit, view: LegionView, language: 'de' | 'en', player: string): string =>
  [
    unitName(view, unit.id, language),
    player,
    legionText[language].state(living(unit).length, unit.tokens.suppression),
  ].join(', ');

function pipsOf(unit: LegionUnit): readonly Pip[] {
  const wounds = living(unit).reduce((sum, mini) => sum + mini.wounds, 0);
  return [
    ...(unit.minis.length > 1 ? [{ sign: 'minis', count: 1, text: String(living(unit).length) }] : []),
    ...(wounds > 0 ? [{ sign: 'wound', count: 1, text: String(wounds) }] : []),
    ...Object.entries(unit.tokens).flatMap(([sign, count]) =>
      count > 0 ? [{ sign, count: 1, ...(count > 1 && { text: String(count) }) }] : [],
    ),
    ...(unit.panicked ? [{ sign: 'panic', count: 1 }] : []),
    ...(unit.damaged ? [{ sign: 'damaged', count: 1 }] : []),
    ...(unit.disabled ? [{ sign: 'disabled', count: 1 }] : []),
    ...(unit.claimed.length > 0 ? [{ sign: 'objective', count: unit.claimed.length }] : []),
    ...(unit.order === 'faceup' ? [{ sign: 'order', count: 1 }] : []),
    ...(unit.order === 'facedown' ? [{ sign: 'activated', count: 1 }] : []),
  ];
}

/** From leader to leader. */
export function attackEnds(view: LegionView) {
  const attack = view.attacks.at(-1);
  if (!attack) return undefined;
  const { attacker } = attack;
  const from =
    'unit' in attacker ? leaderPose(view.units[attacker.unit]) : view.markers.find(({ id }) => id === attacker.marker);
  const to = leaderPose(view.units[attack.defender]);
  return from && to
    ? ([
        { x: from.x, y: from.y },
        { x: to.x, y: to.y },
      ] as const)
    : undefined;
}
function lineOfFire(view: LegionView): readonly OutlineItem[] {
  const ends = attackEnds(view);
  return ends
    ? [{ kind: 'outline', key: 'line-of-fire', d: linePath(ends[0], ends[1]), tone: 'attack', line: 'dashed' }]
    : [];
}

function nameLabel(unit: LegionUnit, { view, language }: Situation<LegionView>): readonly LabelItem[] {
  if (unit.status !== 'play' || !leaderPose(unit)) return [];
  return [
    {
      ...{
        kind: 'label',
        key: `name:${unit.id}`,
        at: { piece: pieceKey(unit.id) },
        text: unitName(view, unit.id, language),
      },
      ...{ owner: ownerOf(view, unit.seat), side: unit.id % 2 === 0 ? 'above' : 'below', silent: true },
    },
  ];
}
