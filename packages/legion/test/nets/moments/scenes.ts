import { battleCardOf, commandOf, type Edition, unitOf, unitsIn } from '../../../src/data/index.ts';
import type { Spec, Table } from '../../table.ts';
import { alone, rebels, storm } from '../../troops.ts';
import { type Crowd, crowd, type Faction } from './crowd.ts';
import { type Scene, told } from './listening.ts';

/** What happens in the crowd about unit 0. */

type Scenes = Readonly<Record<string, Scene>>;
type About = Omit<Crowd, 'own' | 'alone' | 'duel'> & { readonly own?: Spec; readonly inPlay?: Spec };

const turnOf = (unit: number) => (t: Table) => t.state.turn?.unit !== unit;
const turn = (about: About, unit: number, defender: string, more: Partial<Crowd> = {}): Scene => ({
  spec: { ...crowd({ ...about, ...more }), ...about.inPlay, active: { unit, step: 'start' } },
  actions: ['attack', 'move'],
  defender,
  stop: turnOf(unit),
});

/** Turns of the unit itself, of a friend beside it and of an enemy, attacks and moves included; and the end of the round. */
const rounds = (about: About): Scenes => ({
  own: turn(about, 0, '6'),
  'own alone': turn(about, 0, '1', { alone: true }),
  duel: turn(about, 0, '6', { duel: true }),
  'on a vehicle': turn(about, 0, '9'),
  friend: turn(about, 1, '6'),
  'friend struck': turn(about, 6, '1'),
  struck: turn(about, 6, '0'),
  'struck by a vehicle': turn(about, 9, '0'),
  'struck alone': turn(about, 1, '0', { alone: true }),
  'struck in melee': turn(about, 6, '0', { duel: true }),
  end: {
    spec: { ...crowd(about), ...about.inPlay, phase: 'end', round: 2 },
    stop: ({ state }) => state.round > 2 || state.phase === 'command',
  },
});
/** Command cards are chosen and revealed, orders are issued. */
const orders = (about: About, card: string): Scenes => {
  const issued = (more: Partial<Crowd>): Scene => ({
    spec: {
      ...crowd({ ...about, ...more, own: { ...about.own, order: 'none' } }),
      phase: 'command',
      round: 2,
      hands: [{ cards: [card] }, { cards: ['push'] }],
    },
    stop: ({ state }) => state.phase === 'activation' && state.stage > 0,
  });
  return { orders: issued({}), 'orders alone': issued({ alone: true }) };
};

/** Who leads where a card belongs to nobody. */
const LEADER: Readonly<Record<Faction, string>> = {
  rebel: 'leia-organa',
  empire: 'general-veers',
  republic: 'clone-captain-rex',
  separatist: 'general-grievous-sinister-cyborg',
};
const isFaction = (faction: string): faction is Faction => faction in LEADER;

/** What a command card says and does from its round's beginning to its end. */
export function command(edition: Edition, id: string): string {
  const { owners, faction: printed = 'rebel', orders: printedOrders } = commandOf(id, edition);
  const hero = owners?.[0] ?? LEADER[isFaction(printed) ? printed : 'rebel'];
  const { faction, name } = unitOf(hero, edition);
  const other = printedOrders.named.find((one) => one !== name.en);
  const partner = unitsIn(edition).find((one) => one.name.en === other && one.faction === faction)?.id;
  const about = { edition, hero, partner, faction: isFaction(faction) ? faction : ('rebel' as const) };
  const inPlay = { hands: [{ played: id }, {}] };
  const scenes = { ...orders(about, id), ...rounds({ ...about, inPlay }) };
  return lines(id, edition, `command/${id}`, scenes);
}

/** What command cards say and do while their character fights on the other side: those that say anything. */
export function foreign(edition: Edition, ...ids: readonly string[]): string {
  const told = ids.map((id) => {
    const hero = commandOf(id, edition).owners![0]!;
    const { faction } = unitOf(hero, edition);
    const about = { edition, hero, faction: isFaction(faction) ? faction : ('rebel' as const) };
    const inPlay = { hands: [{ played: 'push' }, { played: id }] };
    const resolved: Scene = {
      spec: { ...crowd({ ...about, own: { order: 'none' } }), ...inPlay, phase: 'command', stage: 2, priority: 1 },
      stop: ({ state }) => state.phase === 'activation' && state.stage > 0,
    };
    return lines(id, edition, `command/${id}`, { orders: resolved, ...rounds({ ...about, inPlay }) });
  });
  return told.filter((one) => one.includes('\n')).join('\n');
}

/** What an upgrade card says and does on a unit that may have it or not. */
export function upgrade(edition: Edition, id: string, hero: string): string {
  const { faction } = unitOf(hero, edition);
  const about = { edition, hero, faction: isFaction(faction) ? faction : ('rebel' as const), own: { upgrades: [id] } };
  const scenes = { ...orders(about, 'push'), ...rounds(about) };
  return lines(id, edition, `upgrade/${id}`, scenes);
}

/** What a keyword says and does on a unit that prints it. */
export function keyword(edition: Edition, id: string, hero: string): string {
  const { faction } = unitOf(hero, edition);
  const about = { edition, hero, faction: isFaction(faction) ? faction : ('rebel' as const) };
  const scenes = { ...orders(about, 'push'), ...rounds(about) };
  return lines(`${id} (${hero})`, edition, `keyword/${id}`, scenes);
}

/** The points of interest that a card prints, and leaders at them: a friend, an enemy, or two against one. */
const places = (id: string) => battleCardOf(id).places ?? [];
const points = (id: string): readonly Spec[] =>
  places(id).map(({ x, y }, i) => ({
    kind: 'poi',
    by: id,
    x,
    y,
    ...(id.startsWith('close-the-pocket') && i === 1 && { note: 'centre' }),
  }));
const contested = (id: string): readonly Spec[] => {
  const beside = (x: number, away: number) => (x + away < 1800 && x + away > 20 ? x + away : x - away);
  return places(id).flatMap(({ x, y }, i) => {
    const friend = rebels(beside(x, 60), y, alone(4));
    const enemy = storm(beside(x, -60), y, alone(4));
    return [[friend], [enemy], [friend, enemy], [friend, rebels(x, y > 457 ? y - 60 : y + 60, alone(4)), enemy]][
      i % 4
    ]!;
  });
};
/** Units 0 and 6 carry something of the card, and a point of interest lies beside the first. */
const carried = (id: string) => ({
  round: 3,
  markers: [
    { kind: 'asset', by: id, x: 914, y: 457, claimed: 0 },
    { kind: 'asset', by: id, x: 735, y: 457, claimed: 6 },
    { kind: 'asset', by: id, x: 914, y: 480 },
    { kind: 'poi', by: id, x: 914, y: 400 },
  ],
});

/** What a battle card of 2.6 says and does from set-up to the end of a round, and when the last round ends. */
export function battle(id: string): string {
  const edition = '2.6';
  const about = { edition, hero: LEADER.rebel, faction: 'rebel' } as const;
  const { kind } = battleCardOf(id);
  const cards =
    kind === 'advantage'
      ? { battle: { primary: 'bunker-assault' }, advantages: [id, null] }
      : { battle: kind === 'primary' ? { primary: id } : { primary: 'bunker-assault', [kind]: id } };
  const hands = [{ cards: ['push', 'ambush'] }, { cards: ['ambush', 'push'] }];
  const from = (more: Spec, stop: Scene['stop']): Scene => ({
    spec: { ...crowd(about), ...cards, hands, ...more },
    actions: Array.from({ length: 8 }, () => 'attack'),
    stop,
  });
  const scenes: Scenes = {
    'set-up': from({ phase: 'prepare', round: 0 }, ({ state }) => state.round > 0),
    'first round': from({ phase: 'prepare', round: 0 }, ({ state }) => state.round > 1),
    contested: {
      spec: { units: contested(id), ...cards, hands, markers: points(id), phase: 'end', round: 2 },
      stop: ({ state }) => state.round > 2,
    },
    carried: { ...turn({ ...about, inPlay: { ...cards, ...carried(id) } }, 0, '6') },
    'carried, struck': { ...turn({ ...about, inPlay: { ...cards, ...carried(id) } }, 6, '0') },
    'carried to the end': from({ phase: 'end', ...carried(id) }, ({ state }) => state.round > 4),
  };
  return lines(id, edition, `battle/${id}`, scenes);
}

/** One line for each scene in which it says anything; scenes in which it says the same stand together. */
function lines(title: string, edition: Edition, key: string, scenes: Scenes): string {
  const same = new Map<string, string[]>();
  for (const [name, scene] of Object.entries(scenes)) {
    const said = told(edition, key, scene);
    if (said !== '') same.set(said, [...(same.get(said) ?? []), name]);
  }
  return [title, ...[...same].map(([said, names]) => wrapped(`  ${names.join(' + ')}: ${said}`))].join('\n');
}
function wrapped(line: string): string {
  const out = [''];
  for (const word of line.split(/(?<=, )|(?<= → )/)) {
    if ((out.at(-1)! + word).trimEnd().length > 108) out.push('    ');
    out[out.length - 1] += word;
  }
  return out.map((one) => one.trimEnd()).join('\n');
}
