/** Makers that keep one card on a line of a table; dice, charts and bars are written as the cards show them. */
import type {
  DamageCard,
  DefenceKind,
  Dice,
  Faction,
  KeywordName,
  Keywords,
  Name,
  ObjectiveCard,
  ShipCard,
  ShipClass,
  Size,
  Slot,
  SquadronCard,
  UpgradeCard,
  UpgradeLimits,
} from './types.ts';

/** The English name, or the English and the German one. */
type NameCell = string | readonly [en: string, de: string];
const named = (cell: NameCell): Name => (typeof cell === 'string' ? { en: cell } : { en: cell[0], de: cell[1] });

/** The points of today, or those and the points of the first print. */
type PointsCell = number | readonly [now: number, first: number];
const pointsOf = (cell: PointsCell): { points: number; firstPoints?: number } =>
  typeof cell === 'number' ? { points: cell } : { points: cell[0], firstPoints: cell[1] };

const wrong = (what: string, cell: string): never => {
  throw new Error(`${what} cannot be read: '${cell}'`);
};

function numbersOf(cell: string, divider: string, count?: number): readonly number[] {
  const numbers = cell
    .split(divider)
    .map((part) => (/^\s*\d+\s*$/.test(part) ? Number(part) : wrong('a number', cell)));
  return count === undefined || numbers.length === count ? numbers : wrong(`${count} numbers`, cell);
}

/** `2R1B1K`: two red, one blue, one black, in this order; `-` for none. */
export function dice(cell: string): Dice {
  if (cell === '-') return { red: 0, blue: 0, black: 0 };
  const [whole, red = 0, blue = 0, black = 0] = /^(?:(\d)R)?(?:(\d)B)?(?:(\d)K)?$/.exec(cell) ?? [];
  return whole ? { red: Number(red), blue: Number(blue), black: Number(black) } : wrong('dice', cell);
}

/** `1; 1-1; 0-1-2`: clicks by speed, the first joint first. Every speed has as many joints as it says. */
export const chart = (cell: string): ShipCard['chart'] =>
  cell.split('; ').map((speed, at) => numbersOf(speed, '-', at + 1));

/** Reads words of a bar by their short names. */
const wordsOf =
  <T>(what: string, words: Readonly<Record<string, T>>) =>
  (cell: string): readonly T[] =>
    cell === '' ? [] : cell.split(' ').map((word) => words[word] ?? wrong(what, cell));

const tokensOf = wordsOf<DefenceKind>('defence tokens', {
  Sc: 'scatter',
  Ev: 'evade',
  Br: 'brace',
  Rd: 'redirect',
  Cn: 'contain',
  Sv: 'salvo',
});

const barOf = wordsOf<Slot>('the upgrade bar', {
  Of: 'officer',
  WT: 'weapons-team',
  ST: 'support-team',
  FC: 'fleet-command',
  FS: 'fleet-support',
  OR: 'offensive-retrofit',
  DR: 'defensive-retrofit',
  ER: 'experimental-retrofit',
  TL: 'turbolasers',
  IC: 'ion-cannons',
  Od: 'ordnance',
  SW: 'superweapon',
});

type Line = ShipClass['frontLine'];
type ClassRest = Partial<Pick<ShipClass, 'flotilla' | 'crossLine' | 'specialArc'>>;
const classOf =
  (size: Size) =>
  (
    id: string,
    name: NameCell,
    frontLine: Line,
    rearLine: Line,
    points: ShipClass['points'],
    rest: ClassRest = {},
  ): ShipClass => ({ id, name: named(name), size, frontLine, rearLine, points, ...rest });

export const small = classOf('small');
export const medium = classOf('medium');
export const large = classOf('large');
export const huge = classOf('huge');

type ShipRow = Omit<ShipCard, 'faction' | 'class'>;
type ShipRest = {
  unique?: true;
  traits?: readonly string[];
  auxiliary?: readonly [shields: number, battery: string];
  special?: string;
  ignition?: ShipCard['ignition'];
};

/**
 * Values are `hull: command/squadron/engineering`; shields and battery are front, side and rear; the bar is without
 * commander and title, which have no icon there.
 */
export function ship(
  id: string,
  name: NameCell,
  points: PointsCell,
  values: string,
  shieldCell: string,
  batteryCell: string,
  antiSquadron: string,
  tokens: string,
  chartCell: string,
  bar: string,
  wave: string,
  rest: ShipRest = {},
): ShipRow {
  const [hullCell = '', valueCell = ''] = values.split(': ');
  const [hull = 0] = numbersOf(hullCell, '/', 1);
  const [command = 0, squadron = 0, engineering = 0] = numbersOf(valueCell, '/', 3);
  const [front = 0, side = 0, rear = 0] = numbersOf(shieldCell, '/', 3);
  const [frontDice = '', sideDice = '', rearDice = ''] = batteryCell.split(' / ');
  const { unique, traits = [], auxiliary, special, ignition } = rest;
  return {
    id,
    name: named(name),
    ...(unique && { unique }),
    ...pointsOf(points),
    hull,
    command,
    squadron,
    engineering,
    shields: { front, side, rear, ...(auxiliary && { auxiliary: auxiliary[0] }) },
    battery: {
      front: dice(frontDice),
      side: dice(sideDice),
      rear: dice(rearDice),
      ...(auxiliary && { auxiliary: dice(auxiliary[1]) }),
    },
    ...(special !== undefined && { special: dice(special) }),
    ...(ignition && { ignition }),
    antiSquadron: dice(antiSquadron),
    tokens: tokensOf(tokens),
    chart: chart(chartCell),
    slots: barOf(bar),
    traits,
    wave,
  };
}

export const shipsOf = (faction: Faction, shipClass: string, rows: readonly ShipRow[]): readonly ShipCard[] =>
  rows.map((row) => ({ ...row, faction, class: shipClass }));

const KEYWORDS: Readonly<Record<string, KeywordName>> = {
  Adept: 'adept',
  'AI: Anti-Squadron': 'ai-anti-squadron',
  'AI: Battery': 'ai-battery',
  Assault: 'assault',
  Bomber: 'bomber',
  Cloak: 'cloak',
  Counter: 'counter',
  Dodge: 'dodge',
  Escort: 'escort',
  Grit: 'grit',
  Heavy: 'heavy',
  Intel: 'intel',
  Relay: 'relay',
  Rogue: 'rogue',
  Scout: 'scout',
  Screen: 'screen',
  Snipe: 'snipe',
  Strategic: 'strategic',
  Swarm: 'swarm',
};

/** `Bomber, Counter 1`. */
function keywordsOf(cell: string): Keywords {
  const found: { [K in KeywordName]?: number } = {};
  for (const part of cell.split(', ')) {
    const [, word = '', value = '1'] = /^(.+?)(?: (\d))?$/.exec(part) ?? [];
    found[KEYWORDS[word] ?? wrong('keywords', cell)] = Number(value);
  }
  return found;
}

type SquadronRow = Omit<SquadronCard, 'faction' | 'craft' | 'irregular'>;
type SquadronRest = { shipName?: string; ability?: false };

export const generic = (
  id: string,
  name: NameCell,
  points: PointsCell,
  speed: number,
  hull: number,
  antiSquadron: string,
  battery: string,
  keywords: string,
): SquadronRow => ({
  id,
  name: named(name),
  ...pointsOf(points),
  speed,
  hull,
  antiSquadron: dice(antiSquadron),
  battery: dice(battery),
  tokens: [],
  keywords: keywordsOf(keywords),
  ability: false,
});

/** Unique squadrons have an effect of their own unless `rest` says that keywords are all they have. */
export const ace = (
  id: string,
  name: NameCell,
  points: PointsCell,
  speed: number,
  hull: number,
  antiSquadron: string,
  battery: string,
  tokens: string,
  keywords: string,
  rest: SquadronRest = {},
): SquadronRow => ({
  ...generic(id, name, points, speed, hull, antiSquadron, battery, keywords),
  unique: true,
  tokens: tokensOf(tokens),
  ability: true,
  ...rest,
});

export const squadronsOf = (
  faction: Faction,
  craft: string,
  rows: readonly SquadronRow[],
  irregular?: 'irregular',
): readonly SquadronCard[] =>
  rows.map((row) => ({ ...row, faction, craft, ...(irregular && { irregular: true as const }) }));

type UpgradeRow = Omit<UpgradeCard, 'slots'>;
type UpgradeRest = Pick<
  UpgradeCard,
  | 'modification'
  | 'adds'
  | 'bars'
  | 'retired'
  | 'first'
  | 'ability'
  | 'exhausts'
  | 'startsExhausted'
  | 'readyCost'
  | 'starts'
>;

export const card = (
  id: string,
  name: NameCell,
  points: PointsCell,
  limits: UpgradeLimits = {},
  rest: UpgradeRest = {},
): UpgradeRow => ({ id, name: named(name), ...pointsOf(points), limits, ...rest });

export const unique: typeof card = (...cells) => ({ ...card(...cells), unique: true });

/** Boarding teams take up two icons. */
export const BOARDING_ICONS: readonly Slot[] = ['weapons-team', 'offensive-retrofit'];

export const upgradesOf = (icons: Slot | readonly Slot[], rows: readonly UpgradeRow[]): readonly UpgradeCard[] => {
  const slots = typeof icons === 'string' ? [icons] : icons;
  return rows.map((row) => ({ ...row, slots }));
};

type ObjectiveRow = readonly [id: string, name: NameCell, set: ObjectiveCard['set'], token?: number];
export const objectivesOf = (kind: ObjectiveCard['kind'], rows: readonly ObjectiveRow[]): readonly ObjectiveCard[] =>
  rows.map(([id, name, set, token]) => ({ id, name: named(name), kind, set, ...(token !== undefined && { token }) }));

type DamageRest = { copies?: number; immediate?: true; persistent?: true };
export const damageCard = (
  trait: DamageCard['trait'],
  id: string,
  name: NameCell,
  { copies = 2, ...kind }: DamageRest,
): DamageCard => ({ id, name: named(name), trait, copies, ...kind });
