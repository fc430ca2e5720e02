import { commandOf, type Edition, unitOf, unitsIn } from '../../../src/data/index.ts';
import type { Spec, Table } from '../../table.ts';
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
  friend: turn(about, 1, '6'),
  struck: turn(about, 6, '0'),
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
      ...{ phase: 'command', round: 2, hands: [{ cards: [card] }, { cards: ['push'] }] },
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
