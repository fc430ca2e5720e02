import {
  firstBan,
  isFriendly,
  type Message,
  type Modifier,
  modified,
  modifiersOn,
  otherSide,
  type Refusal,
  type Seat,
  seatsOf,
  sideOf,
} from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import { distance, type Shape, type Vec } from '@holotisch/table';
import type { Armada } from './armada.ts';
import type { BanName, Bans, ValueContext, ValueName } from './cards/vocabulary.ts';
import * as data from './data/index.ts';
import { type Colour, type Dice, KEYWORDS, type KeywordName, type Zone } from './data/types.ts';
import { adjacent, distanceBand, RANGE, rangeBand } from './geometry/index.ts';
import type { ArmadaState, Attack, Equipped, Marker, Obstacle, Party, Ship, Side, Squadron, Unit } from './state.ts';

/** What can be read off a state: values with all that changes them, who is whose friend, who is how far from whom. */

/** Who decides for a side as a whole. AR-OPT-TEAM-SPIEL-11 */
export const captainOf = (state: ArmadaState, side: Side): Seat => state.captains[side];
export const second = (state: ArmadaState): Side => otherSide(state.first);
/** A seat of the other side that answers for it. */
export const opponentOf = (state: ArmadaState, seat: Seat): Seat => captainOf(state, otherSide(state.sides[seat]!));

/** The two sides of an attack: the attacker's and the other. */
export const attackSides = (state: ArmadaState, { seat }: Attack): readonly [Side, Side] => {
  const side = state.sides[seat]!;
  return [side, otherSide(side)];
};

/** AR-BEFREUNDET-UND-FEINDLICH-01..03: every unit is friendly to itself. */
export { isFriendly, otherSide, seatsOf, sideOf };

export const isShip = (unit: Unit | undefined): unit is Ship => unit?.kind === 'ship';
export const isSquadron = (unit: Unit | undefined): unit is Squadron => unit?.kind === 'squadron';
export const unitsInPlay = (state: ArmadaState): readonly Unit[] => state.units.filter((u) => u.status === 'play');
export const shipsInPlay = (state: ArmadaState): readonly Ship[] =>
  state.units.filter((u): u is Ship => u.kind === 'ship' && u.status === 'play');
export const squadronsInPlay = (state: ArmadaState): readonly Squadron[] =>
  state.units.filter((u): u is Squadron => u.kind === 'squadron' && u.status === 'play');
/** On the table and not destroyed yet: who is doomed lies there until the end of an effect and does nothing more. */
export const lives = (unit: Unit): boolean => unit.status === 'play' && !unit.doomed;
export const livingShips = (state: ArmadaState): readonly Ship[] => shipsInPlay(state).filter(lives);
export const livingSquadrons = (state: ArmadaState): readonly Squadron[] => squadronsInPlay(state).filter(lives);
export const unitOf = (state: ArmadaState, party: Party): Unit | undefined =>
  'unit' in party ? state.units[party.unit] : undefined;
export const sameParty = (a: Party, b: Party): boolean =>
  ('unit' in a && 'unit' in b && a.unit === b.unit) ||
  ('obstacle' in a && 'obstacle' in b && a.obstacle === b.obstacle) ||
  ('marker' in a && 'marker' in b && a.marker === b.marker);

/** R-AR-02: a squadron may be activated only while its slider shows the side of the initiative token. */
export const isActivated = (state: ArmadaState, unit: Unit): boolean =>
  unit.kind === 'ship' ? unit.activated : unit.slider !== state.token;

const NO_CONTEXT: ValueContext = {};
const NONE: readonly never[] = [];

/** A number of a unit with all that changes it now. */
export function numberOf(g: Armada, unit: Unit, name: ValueName, base: number, context = NO_CONTEXT): number {
  return modified(base, modifiers(g, unit, name, context));
}
function modifiers(g: Armada, unit: Unit, name: ValueName, context: ValueContext): readonly Modifier[] {
  const rules = g.valuesOn(name, unit.id);
  const { lasting } = g.state;
  if (rules.length === 0 && lasting.length === 0) return NONE;
  return modifiersOn(g, rules, unit, context, lasting, (l) => l.unit === unit.id && l.value === name);
}

export const commandOf = (g: Armada, ship: Ship): number => numberOf(g, ship, 'command', g.card(ship).command);
/** AR-KOMMANDOPHASE-02: how many dials a ship is given. */
export const dialsOf = (g: Armada, ship: Ship): number => numberOf(g, ship, 'dials', commandOf(g, ship));
/** AR-KOMMANDOMARKER-03, -04: how many command tokens a ship may have, and how many of one type. */
export const tokenLimit = (g: Armada, ship: Ship): number => numberOf(g, ship, 'commandTokens', commandOf(g, ship));
export const sameTokenLimit = (g: Armada, ship: Ship): number => numberOf(g, ship, 'sameTokens', 1);
export const squadronValueOf = (g: Armada, ship: Ship): number => numberOf(g, ship, 'squadron', g.card(ship).squadron);
/** AR-DMG-ENERGIEAUSFALL-01, -03: halved as often as cards say, one after the other. */
export function engineeringOf(g: Armada, ship: Ship): number {
  let value = numberOf(g, ship, 'engineering', g.card(ship).engineering);
  for (let times = numberOf(g, ship, 'engineeringHalved', 0); times > 0; times--) value = Math.floor(value / 2);
  return value;
}
export const hullOf = (g: Armada, unit: Unit): number =>
  numberOf(g, unit, 'hull', unit.kind === 'ship' ? g.card(unit).hull : g.squadronCard(unit).hull);
export const speedOf = (g: Armada, squadron: Squadron): number =>
  Math.max(0, numberOf(g, squadron, 'squadronSpeed', g.squadronCard(squadron).speed));
/** AR-SCHUB-05: no further than the chart goes. */
export const maxSpeedOf = (g: Armada, ship: Ship): number => numberOf(g, ship, 'maxSpeed', g.card(ship).chart.length);
/** AR-AKTIVIERUNG-VON-SCHIFFEN-04, AR-RIESIGES-SCHIFF-14 */
export const attacksOf = (g: Armada, ship: Ship): number =>
  numberOf(g, ship, 'attacks', g.class(ship).size === 'huge' ? 3 : 2);

/** Clicks of every joint at a speed, the dial showing this number. AR-SCHUBTABELLE-03, AR-KURSKORREKTUR-02..04 */
export function yawOf(g: Armada, ship: Ship, speed: number, dial = ship.speed, flat = false): readonly number[] {
  const chart = g.card(ship).chart[speed - 1] ?? [];
  return chart.map((clicks, joint) => yawAt(g, ship, flat ? 0 : clicks, { speed, joint, dial }));
}
/** The same for the joint at which a ship may turn at speed 0. */
export const pivotOf = (g: Armada, ship: Ship, clicks: number, dial: number): number =>
  yawAt(g, ship, clicks, { speed: 0, joint: -1, dial });
const yawAt = (g: Armada, ship: Ship, clicks: number, at: ValueContext): number =>
  Math.min(2, Math.max(0, numberOf(g, ship, 'yaw', clicks, at)));

const SIDES: Readonly<Record<Zone, 'front' | 'side' | 'rear' | 'auxiliary'>> = {
  front: 'front',
  left: 'side',
  right: 'side',
  rear: 'rear',
  'left-auxiliary': 'auxiliary',
  'right-auxiliary': 'auxiliary',
};
export const zonesOf = (g: Armada, ship: Ship): readonly Zone[] =>
  g.class(ship).size === 'huge' ? data.ZONES : FOUR_ZONES;
const FOUR_ZONES: readonly Zone[] = ['front', 'left', 'right', 'rear'];
export const zonesBeside = (g: Armada, ship: Ship, zone: Zone): readonly Zone[] =>
  zonesOf(g, ship).filter((z) => adjacent(z, zone, g.class(ship).size === 'huge'));

/** AR-SCHILDE-04 */
export const maxShields = (g: Armada, ship: Ship, zone: Zone): number =>
  numberOf(g, ship, 'shield', g.card(ship).shields[SIDES[zone]] ?? 0, { zone });
/** What a zone may hold: more than its maximum only where a card has put it there. */
export const shieldLimit = (g: Armada, ship: Ship, zone: Zone): number =>
  Math.max(maxShields(g, ship, zone), numberOf(g, ship, 'shieldLimit', 0, { zone }));

const NO_DICE: Dice = { red: 0, blue: 0, black: 0 };
const pool = (
  g: Armada,
  unit: Unit,
  what: 'battery' | 'antiSquadron' | 'printed',
  printed: Dice,
  context: ValueContext,
): Dice => {
  const names = POOLS[what];
  return {
    red: Math.max(0, numberOf(g, unit, names.red, printed.red, context)),
    blue: Math.max(0, numberOf(g, unit, names.blue, printed.blue, context)),
    black: Math.max(0, numberOf(g, unit, names.black, printed.black, context)),
  };
};
/** Names that are looked up all the time are put together once. */
const poolNames = <P extends string>(what: P) =>
  ({ red: `${what}.red`, blue: `${what}.blue`, black: `${what}.black` }) as const;
const POOLS = {
  battery: poolNames('battery'),
  antiSquadron: poolNames('antiSquadron'),
  printed: poolNames('printed'),
};
/** The printed dice of a hull zone, or what a card says that they are. */
export const printedBattery = (g: Armada, ship: Ship, zone: Zone): Dice =>
  pool(g, ship, 'printed', g.card(ship).battery[SIDES[zone]] ?? NO_DICE, { zone });
/** AR-BEWAFFNUNG-02, AR-BEWAFFNUNG-03 */
export const batteryOf = (g: Armada, unit: Unit, zone: Zone | null, attack?: Attack): Dice =>
  pool(g, unit, 'battery', unit.kind === 'squadron' ? g.squadronCard(unit).battery : printedBattery(g, unit, zone!), {
    zone,
    ...(attack && { attack }),
  });
/** AR-BEWAFFNUNG-04: a ship has one for all its hull zones. */
export const antiSquadronOf = (g: Armada, unit: Unit, zone: Zone | null, attack?: Attack): Dice =>
  coloured(
    g,
    unit,
    pool(
      g,
      unit,
      'antiSquadron',
      unit.kind === 'squadron' ? g.squadronCard(unit).antiSquadron : g.card(unit).antiSquadron,
      { zone, ...(attack && { attack }) },
    ),
  );
/** What a squadron has for Snipe, with all that is added to its anti-squadron armament. AR-CARD-FLUGKONTROLLE-02 */
export const snipeOf = (g: Armada, squadron: Squadron, blue: number): Dice =>
  pool(g, squadron, 'antiSquadron', { ...NO_DICE, blue }, {});
/** The printed one, for Salvo, whatever cards say that its dice are. AR-VERTEIDIGUNGSMARKER-12 */
export const printedAntiSquadron = (g: Armada, ship: Ship): Dice => g.card(ship).antiSquadron;

/** A card may say that all of these dice are treated as of one colour. */
function coloured(g: Armada, unit: Unit, dice: Dice): Dice {
  for (const { source, rule } of g.having('antiSquadronColour'))
    if (source.piece === unit.id) return { ...NO_DICE, [rule]: countOf(dice) };
  return dice;
}

/** How many dice of a colour may be gathered at a range. AR-ANGREIFEN-08, AR-ANGRIFFSREICHWEITE-02..04 */
const reaches = (colour: Colour, range: Attack['range']): boolean =>
  range === 'close' || (range === 'medium' && colour !== 'black') || (range === 'long' && colour === 'red');
export const atRange = (dice: Dice, range: Attack['range'], further: readonly Colour[] = []): Dice => {
  const may = (colour: Colour): boolean => reaches(colour, range) || further.includes(colour);
  return { red: may('red') ? dice.red : 0, blue: may('blue') ? dice.blue : 0, black: may('black') ? dice.black : 0 };
};
export const countOf = (dice: Dice): number => dice.red + dice.blue + dice.black;

/** The number of a keyword, 0 for none; the same keyword from several sources adds up. AR-SCHLUESSELWOERTER-VON-STAFFELN-29 */
export const keywordOf = (g: Armada, squadron: Squadron, keyword: KeywordName, context = NO_CONTEXT): number =>
  Math.max(0, numberOf(g, squadron, KEYWORD_VALUES[keyword], g.squadronCard(squadron).keywords[keyword] ?? 0, context));
const KEYWORD_VALUES = Object.fromEntries(KEYWORDS.map((keyword) => [keyword, `keyword.${keyword}`])) as {
  readonly [N in KeywordName]: `keyword.${N}`;
};
export const hasKeyword = (g: Armada, squadron: Squadron, keyword: KeywordName, context = NO_CONTEXT): boolean =>
  keywordOf(g, squadron, keyword, context) > 0;
/** Keywords that are there or not do not grow: this says that a card gives one. */
export const GIVEN: Modifier = { atLeast: 1 };

/** 'Cannot' is absolute. AR-DIE-GOLDENEN-REGELN-03 */
export const banned = <N extends BanName>(g: Armada, name: N, context: Bans[N]): Refusal | undefined =>
  firstBan(g, g.bans(name), context);

export const refuse = (
  clauses: readonly ClauseId[],
  message: Message,
  more: Partial<Pick<Refusal, 'measured' | 'allowed' | 'piece'>> = {},
): Refusal => ({ clauses, message, ...more });

/** The shapes of a unit for measuring. */
export const shapesOf = (g: Armada, unit: Unit): readonly Shape[] =>
  unit.kind === 'ship' ? g.standing(unit).base : [g.base(unit)];
/** AR-ABMESSUNG-VON-FEUERWINKEL-09, -10: nearest point to nearest point; every unit is at distance 0 of itself. */
export function between(g: Armada, a: Unit, b: Unit): number {
  let least = Number.POSITIVE_INFINITY;
  for (const s of shapesOf(g, a)) for (const t of shapesOf(g, b)) least = Math.min(least, distance(s, t));
  return least;
}
export function toShape(g: Armada, unit: Unit, shape: Shape): number {
  let least = Number.POSITIVE_INFINITY;
  for (const s of shapesOf(g, unit)) least = Math.min(least, distance(s, shape));
  return least;
}
export const point = ({ x, y }: Vec): Shape => ({ kind: 'circle', cx: x, cy: y, radius: 0 });
/** A small token is 19 mm wide, an objective token 17 (facts §3.3). */
export const markerShape = (m: Marker): Shape => ({
  kind: 'circle',
  cx: m.x,
  cy: m.y,
  radius: m.kind === 'objective' ? 8.5 : 9.5,
});

/** AR-REICHWEITE-UND-ENTFERNUNG-05: any part lies in that band or a nearer one. */
export const isAtDistance = (g: Armada, a: Unit, b: Unit, most: number): boolean =>
  a.status === 'play' && b.status === 'play' && distanceBand(between(g, a, b)) <= most;
export const isAtMarker = (g: Armada, unit: Unit, m: Marker, most: number): boolean =>
  unit.status === 'play' && distanceBand(toShape(g, unit, markerShape(m))) <= most;
export const isAtShape = (g: Armada, unit: Unit, shape: Shape, most: number): boolean =>
  unit.status === 'play' && distanceBand(toShape(g, unit, shape)) <= most;
export const isAtObstacle = (g: Armada, unit: Unit, o: Obstacle, most: number): boolean =>
  unit.status === 'play' && distanceBand(toShape(g, unit, g.outline(o))) <= most;
const rangeBetween = (g: Armada, a: Unit, b: Unit): Attack['range'] => rangeBand(between(g, a, b));
const RANGES: readonly Attack['range'][] = ['close', 'medium', 'long', 'extreme'];
/** At this range or nearer. */
export const isAtRange = (g: Armada, a: Unit, b: Unit, most: Attack['range']): boolean =>
  a.status === 'play' && b.status === 'play' && RANGES.indexOf(rangeBetween(g, a, b)) <= RANGES.indexOf(most);
/** How far the ruler goes for a Squadron command: medium range, in mm. */
export const SQUADRON_REACH = RANGE[1]!;

export const sizeRank = (g: Armada, ship: Ship): number =>
  (['small', 'medium', 'large', 'huge'] as const).indexOf(g.class(ship).size);
export const isFlotilla = (g: Armada, ship: Ship): boolean => g.class(ship).flotilla === true;
export const isFlagship = (ship: Ship): boolean =>
  ship.upgrades.some((u) => data.upgradeCard(u.id).slots.includes('commander'));
export const hasUpgrade = (ship: Ship, id: string): Equipped | undefined =>
  ship.upgrades.find((u) => u.id === id && !u.discarded);
