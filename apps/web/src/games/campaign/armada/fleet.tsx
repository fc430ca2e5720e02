import { data } from '@holotisch/armada';
import { canFight, type Roster, rosterPoints } from '@holotisch/campaign';
import type { Language } from '@holotisch/engine';
import type { Vec } from '@holotisch/table';
import { SMALL } from '../../../models/campaign/size.ts';
import type { Layer, Owner } from '../../../scene/description.ts';
import { circlePath } from '../../../scene/svg.ts';
import { ShipPortrait, SquadronPortrait } from '../../armada/table/portrait.tsx';
import { hullOf } from '../../armada/table/silhouettes.ts';
import { forcePiece, type MapForce } from '../campaign-map.ts';
import type { Sheet, SheetUnit } from '../sheet.tsx';
import { campaignText } from '../text.ts';
import { nameOfCard, saidInCampaign } from './words.ts';

/** A fleet of Armada on the map and on its sheet. */

const isLed = ({ upgrades }: Roster['ships'][number]): boolean =>
  upgrades.some((id) => data.findUpgrade(id)?.slots.includes('commander'));

const shapes = new Map<string, MapForce['shape']>();
/** A ship as a counter: small, upon a round foot. */
export function shapeOf(card: string | undefined): MapForce['shape'] {
  const cls = card === undefined ? undefined : data.classOf(data.shipCard(card));
  const key = cls?.id ?? '';
  const old = shapes.get(key);
  if (old) return old;
  const foot: Layer = { d: circlePath(18), paint: 'base' };
  const hull = cls && hullOf(cls.id);
  const at = { x: 0, y: 0, scale: SMALL };
  const made: MapForce['shape'] = {
    outline: circlePath(18),
    radius: 18,
    height: 4,
    front: 18,
    drawing: hull
      ? [foot, { d: hull.hull, paint: 'body', lift: 14, at }, { d: hull.detail, paint: 'detail', at }]
      : [foot],
    ...(cls && { model: `campaign/fleet/armada/${cls.id}` }),
  };
  shapes.set(key, made);
  return made;
}

export function forceOf(roster: Roster, seat: number, owner: Owner, home: Vec, language: Language): MapForce {
  const { ships, squadrons, name } = roster;
  const units = [...ships, ...squadrons];
  return {
    seat,
    piece: forcePiece(seat),
    name: campaignText[language].fleet(seat + 1, name),
    owner,
    shape: shapeOf((ships.find(isLed) ?? ships[0])?.card),
    home,
    points: rosterPoints(roster),
    scars: units.filter(({ scarred }) => scarred).length,
    veterans: units.filter(({ veteran }) => veteran).length,
    able: canFight(roster),
  };
}

/** Harbours of a team: side by side along its edge of the map. */
export const harbour = (owner: Owner, rank: number, of: number, width: number, depth: number): Vec => ({
  x: width / 2 + (rank - (of - 1) / 2) * 150,
  y: owner === 0 ? 52 : depth - 52,
});

export function sheetOf(roster: Roster, { seat, owner, team, most, resources }: SheetFacts, language: Language): Sheet {
  const t = campaignText[language];
  const unit = (one: Roster['squadrons'][number], carries: readonly string[], ship: boolean): SheetUnit => ({
    name: nameOfCard(one.card, language),
    carries: carries.map((id) => nameOfCard(id, language)),
    points: [one.card, ...carries].reduce((sum, id) => sum + pointsOfCard(id), 0),
    scar: one.scarred ? t.sheet.scar : null,
    rank: one.veteran ? t.sheet.veteran : null,
    portrait: ship ? (
      <ShipPortrait card={one.card} owner={owner} />
    ) : (
      <SquadronPortrait card={one.card} owner={owner} />
    ),
  });
  return {
    seat,
    owner,
    name: t.fleet(seat + 1, roster.name),
    team,
    figures: [
      {
        name: t.sheet.worth,
        value: most === undefined ? String(rosterPoints(roster)) : `${rosterPoints(roster)} / ${most}`,
      },
      ...(resources ? [{ name: t.sheet.resources, value: String(roster.resources) }] : []),
    ],
    groups: [
      { title: t.sheet.ships, units: roster.ships.map((ship) => unit(ship, ship.upgrades, true)) },
      { title: t.sheet.squadrons, units: roster.squadrons.map((one) => unit(one, [], false)) },
    ],
    lists: [
      { title: t.sheet.aside, items: roster.aside.map((id) => nameOfCard(id, language)) },
      { title: t.sheet.objectives, items: Object.values(roster.objectives).map((id) => nameOfCard(id, language)) },
    ],
  };
}
interface SheetFacts {
  readonly seat: number;
  readonly owner: Owner;
  readonly team: string;
  readonly most?: number;
  readonly resources: boolean;
}

export const pointsOfCard = (id: string): number =>
  (data.findShip(id) ?? data.findSquadron(id) ?? data.findUpgrade(id))?.points ?? 0;

/** How both teams are called. */
export const teamNames = (language: Language): readonly [string, string] => [
  saidInCampaign(language, { text: 'ar.faction.empire' }),
  saidInCampaign(language, { text: 'ar.faction.rebel' }),
];
