import { type Terrain, TOKENS, unitName } from '@holotisch/legion';
import { pose as poseAt } from '@holotisch/table';
import type {
  Condition,
  Description,
  InscriptionItem,
  LabelItem,
  Light,
  OutlineItem,
  PieceItem,
  Pip,
} from '../../../scene/description.ts';
import { linePath } from '../../../scene/svg.ts';
import { playerEdges } from '../../../table-ui/face/player-edges.ts';
import { pieceKey, type Situation } from '../../../table-ui/game-face.ts';
import { markerKey, terrainKey } from '../decide/ask.ts';
import { legionText } from '../text/legion-text.ts';
import { type LegionUnit, type LegionView, leaderPose, ownerOf, pieceOfMini, unitOfPiece } from '../view.ts';
import { miniShape } from './drawings.ts';
import { markerHeading, markerShape } from './marker-drawing.ts';
import { rangeRings } from './rings.ts';
import { SIGNS } from './signs.ts';
import { coverFor, heightAt, terrainShape } from './terrain-drawing.ts';
import { footingWords } from './terrain-words.ts';
import { term, unitWords } from './unit-words.ts';
import { harmOf, healthOf, type Known, living, wholeHealth } from './use-values.ts';

/** The battlefield as it stands: ground, terrain with its height, tokens, and every miniature. */
export function describe(situation: Situation<LegionView>, known?: Known): Description {
  const { view, player, shown } = situation;
  const lights = lightsIn(view);
  return {
    ground: {
      width: view.rules.width,
      depth: view.rules.depth,
      look: 'field',
      edges: playerEdges(view, player, view.blue),
    },
    signs: SIGNS,
    items: [
      ...view.terrain.map(terrainItem),
      ...view.terrain.map((piece, at) => terrainPrint(piece, at, situation)).filter(({ text }) => text !== ''),
      ...view.markers.map((marker): PieceItem => {
        const seat = marker.claimed === null ? marker.seat : view.units[marker.claimed]!.seat;
        return {
          kind: 'piece',
          key: markerKey(marker.id),
          pose: poseAt(marker.x, marker.y, markerHeading(marker)),
          ...markerShape(marker, seat !== null),
          ...(seat !== null && { owner: ownerOf(view, seat) }),
        };
      }),
      ...(shown === undefined ? [] : rangeRings(view, unitOfPiece(shown))),
      ...meleeLines(view, known),
      ...lineOfFire(view),
      ...view.units.flatMap((unit) => unitItems(unit, situation, lights, known)),
      ...(situation.named ? view.units.flatMap((unit) => nameLabel(unit, situation)) : []),
    ],
  };
}

/** A piece of terrain; areas lie flat and are seen through. */
const terrainItem = (piece: Terrain, at: number): PieceItem => ({
  kind: 'piece',
  key: terrainKey(at),
  pose: piece.pose,
  scenery: true,
  ...terrainShape(piece),
});

/**
 * How much cover it gives, and how high it is in centimetres: `● 12`; with names shown, in words. No cover has no sign:
 * there are fonts whose hollow circle is as full as the other.
 */
const COVER_SIGNS = ['', '◐', '●'] as const;
function terrainPrint(piece: Terrain, at: number, { view, language, named }: Situation<LegionView>): InscriptionItem {
  const cover = coverFor(piece);
  const cm = cmOf(piece.height);
  const t = legionText[language].terrain;
  const footing = footingWords(piece, t);
  return {
    kind: 'inscription',
    key: `terrain-print:${at}`,
    at: printedAt(view, piece),
    text: named
      ? t.lines(term('terrain', piece.kind, language), cm, term('cover', cover, language), footing).join('\n')
      : [COVER_SIGNS[cover], ...(cm === '0' ? [] : [cm])].join(' ').trim(),
  };
}

/** In its middle, or beside the token that lies there. */
function printedAt({ markers }: LegionView, { pose: { x, y } }: Terrain) {
  const covering = markers.filter((marker) => Math.hypot(marker.x - x, marker.y - y) < MARKED);
  const least = Math.min(y, ...covering.map((marker) => y - markerShape(marker).radius - PRINT));
  return { x, y: least };
}
const MARKED = 26;
/** Half the height of what is printed, and a little air. */
const PRINT = 13;

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
  known: Known | undefined,
): readonly PieceItem[] {
  if (unit.status !== 'play') return [];
  const owner = ownerOf(view, unit.seat);
  const light = lights.get(unit.id);
  return unit.minis.flatMap((mini, at): readonly PieceItem[] => {
    if (!mini.pose || mini.fell !== null) return [];
    const leads = at === unit.leader;
    const foot = heightAt(view.terrain, mini.pose);
    return [
      {
        kind: 'piece',
        key: pieceKey(pieceOfMini(unit, at)),
        pose: mini.pose,
        owner,
        ...miniShape(view, unit, at),
        ...(leads && {
          badge: String(unit.id + 1),
          pips: [...pipsOf(view, unit, known), ...(foot > 0 ? [{ sign: 'height', count: 1, text: cmOf(foot) }] : [])],
          label: [unitName(view, unit.id, language), player(unit.seat), unitWords(view, unit, language, known)].join(
            ', ',
          ),
          pressed: shown !== undefined && unitOfPiece(shown) === unit.id,
        }),
        ...(leads && light && { light }),
        group: `unit:${unit.id}`,
        conditions: conditionsOf(unit),
        ...harmOf(known, view, unit, at),
        ...(unit.order === 'facedown' && { spent: true }),
        ...(foot > 0 && { foot }),
      },
    ];
  });
}
const conditionsOf = (unit: LegionUnit): readonly Condition[] => [
  ...(unit.tokens.suppression > 0 ? (['suppressed'] as const) : []),
  ...(unit.panicked ? (['panicked'] as const) : []),
  ...(unit.disabled ? (['disabled'] as const) : []),
  ...(unit.tokens.ion > 0 ? (['ionised'] as const) : []),
];
const cmOf = (mm: number): string => String(Math.round(mm / 10));
function pipsOf(view: LegionView, unit: LegionUnit, known: Known | undefined): readonly Pip[] {
  const health = healthOf(known, view, unit);
  const numbered = (sign: string, n: number): readonly Pip[] =>
    n > 0 ? [{ sign, count: 1, ...(n > 1 && { text: String(n) }) }] : [];
  const whole = wholeHealth(known, view, unit);
  return [
    { sign: 'health', count: whole.left, of: whole.of, bar: true },
    ...(unit.minis.length > 1 ? [{ sign: 'minis', count: living(unit).length, of: unit.minis.length }] : []),
    ...(health ? [{ sign: 'wound', count: 1, text: `${health.left}/${health.of}` }] : []),
    ...(known && (known.units.get(unit.id)?.melee.length ?? 0) > 0 ? [{ sign: 'melee', count: 1 }] : []),
    ...TOKENS.flatMap((token) =>
      numbered(token, unit.tokens[token]).map((pip) =>
        token === 'suppression' ? { ...pip, far: true as const } : pip,
      ),
    ),
    ...(unit.panicked ? [{ sign: 'panic', count: 1, far: true as const }] : []),
    ...(unit.damaged ? [{ sign: 'damaged', count: 1 }] : []),
    ...(unit.disabled ? [{ sign: 'disabled', count: 1 }] : []),
    ...numbered('objective', unit.claimed.length),
    ...(unit.order === 'faceup' ? [{ sign: 'order', count: 1, far: true as const }] : []),
    ...(unit.order === 'facedown' ? [{ sign: 'activated', count: 1 }] : []),
  ];
}

/** Who fights with whom, from leader to leader. */
function meleeLines(view: LegionView, known: Known | undefined): readonly OutlineItem[] {
  return view.units.flatMap((unit) => {
    const at = leaderPose(unit);
    return (known?.units.get(unit.id)?.melee ?? []).flatMap((other): readonly OutlineItem[] => {
      const to = leaderPose(view.units[other]);
      return at && to && unit.id < other
        ? [{ kind: 'outline', key: `melee:${unit.id}-${other}`, d: linePath(at, to), tone: 'attack' }]
        : [];
    });
  });
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
    ? [
        {
          kind: 'outline',
          key: 'line-of-fire',
          d: linePath(ends[0], ends[1]),
          tone: 'attack',
          line: 'dashed',
          height: 2,
        },
      ]
    : [];
}

function nameLabel(unit: LegionUnit, { view, language }: Situation<LegionView>): readonly LabelItem[] {
  if (unit.status !== 'play' || !leaderPose(unit)) return [];
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
