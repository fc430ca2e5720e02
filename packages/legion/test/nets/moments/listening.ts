import type { Ask, Json } from '@holotisch/engine';
import { CARDS, CARDS_26 } from '../../../src/cards/index.ts';
import type { AnyAbility, AnyBan, CardAct, CardRules, CardSource, ValueName } from '../../../src/cards/vocabulary.ts';
import type { Edition } from '../../../src/data/types.ts';
import { procedures } from '../../../src/flow/edition.ts';
import { edition26 } from '../../../src/flow/edition26/index.ts';
import { type LegionGame, legionGame } from '../../../src/game.ts';
import { TOKENS } from '../../../src/state.ts';
import { numberOf, unitsInPlay } from '../../../src/values.ts';
import { decline, lay, type Table, type TableSpec } from '../../table.ts';

/**
 * Whose moment is it, and what comes of it? A card is played in a crowd, and everything is written down that it says: when
 * it speaks and about whom, which numbers it changes, what it forbids. Then the same is played as if it said nothing: what
 * differs in the end is what the card has done. Whoever is asked by the card takes the first thing that is
 * offered, and the second time as little as may be.
 */

const bookOf = (edition: Edition) => (edition === '2.6' ? CARDS_26 : CARDS);
const gameWith = (edition: Edition, cards: Readonly<Record<string, CardRules>>): LegionGame =>
  legionGame(edition, bookOf(edition).with(cards), edition === '2.6' ? edition26 : procedures);

type Hear = (moment: string) => void;

/** The card with somebody who listens to what it says. */
function overheard(rules: CardRules, hear: Hear): CardRules {
  const abilities = (rules.abilities ?? []).map(
    (ability): AnyAbility => ({
      ...ability,
      when(g, m, self) {
        const so = ability.when(g, m, self);
        if (so) hear(`${ability.window}${who(m)}`);
        return so;
      },
    }),
  );
  const bans = (rules.bans ?? []).map(
    (rule): AnyBan => ({
      ...rule,
      refuse(g, context, self) {
        const refusal = rule.refuse(g, context, self);
        if (refusal !== undefined) hear(`no ${rule.ban}${who(context)}`);
        return refusal;
      },
    }),
  );
  const acts = (rules.acts ?? []).map(
    (act): CardAct => ({
      ...act,
      when(g, unit, self) {
        const so = act.when(g, unit, self);
        if (so) hear(`act ${act.id} ${unit.id}`);
        return so;
      },
    }),
  );
  const { lendsTokens } = rules;
  return {
    ...rules,
    ...(rules.abilities && { abilities }),
    ...(rules.bans && { bans }),
    ...(rules.acts && { acts }),
    ...(lendsTokens && {
      lendsTokens(g, unit, token, self: CardSource) {
        const units = lendsTokens(g, unit, token, self);
        if (units.length > 0) hear(`${token} for ${unit.id} of ${units.map(({ id }) => id).join(' ')}`);
        return units;
      },
    }),
  };
}

interface Moment {
  readonly attacker?: { readonly id: number } | undefined;
  readonly defender?: { readonly id: number };
  readonly unit?: { readonly id: number };
  readonly token?: string;
  readonly action?: string;
  readonly weapon?: string;
}
function who(m: Moment): string {
  const { attacker, defender, unit, token, action, weapon } = m;
  const sides = defender && `${attacker?.id ?? unit?.id ?? '?'}>${defender.id}`;
  return [sides ?? unit?.id, token, action, weapon]
    .filter((part) => part !== undefined)
    .map((part) => ` ${part}`)
    .join('');
}

/** Questions of the game itself, which are answered quietly; whatever else is asked comes from the card. */
const OF_THE_GAME =
  /^(window:|activate|command-card|nominate|order|weapons|further|dodge|aim|recover|move|wounded|leader|defend|surge|pass|deploy|standby|priority|turn|melee|place|formation|keep|displaced|drawn)/;
const QUIET = ['pass', 'none', 'no'];

function loud(a: Ask): Json {
  if (a.type === 'several') return a.options.slice(0, a.max).map((o) => o.id);
  if (a.type !== 'choice') return decline(a);
  return (a.options.find((o) => !QUIET.includes(o.id)) ?? a.options[0]!).id;
}

export interface Scene {
  readonly spec: TableSpec;
  /** Actions that the active unit takes, besides those of the card. */
  readonly actions?: readonly string[];
  readonly defender?: string;
  readonly stop: (t: Table) => boolean;
}

interface Played {
  readonly table: Table;
  /** The numbers that the card speaks of, unit by unit, before anything happens. */
  readonly numbers: ReadonlyMap<string, number>;
  /** How often each kind of question was asked. */
  readonly asked: ReadonlyMap<string, number>;
}
function play(
  game: LegionGame,
  { spec, actions = [], defender, stop }: Scene,
  card: string,
  values: ReadonlySet<ValueName>,
  hear: Hear,
): Played {
  const t = lay(spec, game);
  const numbers = numbersOf(t, values);
  const plan = [...actions];
  const [taken, asked] = [new Map<string, number>(), new Map<string, number>()];
  const count = (all: Map<string, number>, key: string) => all.set(key, (all.get(key) ?? 0) + 1);
  for (let n = 0; n < 120 && !t.match.over && !stop(t); n++) {
    const a = t.ask();
    count(asked, a.kind);
    const own =
      a.type === 'choice' ? a.options.find(({ id }) => isOf(id, card) && (taken.get(id) ?? 0) < 2) : undefined;
    if (own) {
      count(taken, own.id);
      t.take(own.id);
    } else if (a.kind === 'action') {
      const next = plan.find((action) => t.options().includes(action));
      if (next !== undefined) plan.splice(plan.indexOf(next), 1);
      t.take(next ?? decline(a));
    } else if (a.kind === 'defender' && defender !== undefined && t.options().includes(defender)) t.take(defender);
    else if (a.kind === 'weapons') t.take(weapons(a));
    else if (OF_THE_GAME.test(a.kind)) t.take(decline(a));
    else {
      hear(`${a.kind}? ${offered(a)}`);
      t.take(asked.get(a.kind) === 2 ? decline(a) : loud(a));
    }
  }
  return { table: t, numbers, asked };
}
function numbersOf({ g }: Table, values: ReadonlySet<ValueName>): ReadonlyMap<string, number> {
  const all = unitsInPlay(g.state).flatMap((unit) =>
    [...values].map((name) => [`${unit.id} ${name}`, numberOf(g, unit, name, USUAL)] as const),
  );
  return new Map(all);
}
/** So much would a number be without any card. */
const USUAL = 2;
/** Every miniature uses the first weapon that it has; with an arsenal one after the other. */
function weapons(a: Ask): Json {
  if (a.type !== 'form') return decline(a);
  const used = new Set<string>();
  return Object.fromEntries(
    a.fields.map(({ id, options }) => {
      const mini = id.split('.')[0]!;
      const free = options.find((o) => !used.has(`${mini} ${o.id}`)) ?? options[0]!;
      used.add(`${mini} ${free.id}`);
      return [id, free.id];
    }),
  );
}
const offered = (a: Ask): string => {
  if (a.type !== 'choice' && a.type !== 'several') return a.type;
  const ids = a.options.map(({ id }) => id).join(' ');
  return a.type === 'several' ? `${ids} (${a.min}-${a.max})` : ids;
};
/** `0:3.tenacity`, `command:0.push/again`, `card:command:0.push/act` */
const isOf = (id: string, card: string): boolean => new RegExp(`(^|[.:])${card}($|[/.])`).test(id);

/** What lies on the table in the end, and what became of the attacks. */
function seen({ table: t, numbers, asked }: Played): ReadonlyMap<string, string> {
  const out = new Map<string, string>();
  const { units, lasting, hands, markers, victory } = t.state;
  for (const u of units) {
    const put = (what: string, x: unknown): void => void out.set(`${u.id} ${what}`, String(x));
    put('status', u.status);
    put('order', u.order);
    for (const token of TOKENS) put(token, u.tokens[token]);
    put('wounds', t.wounds(u.id));
    put('claims', u.claimed.length);
    put(
      'notes',
      Object.entries(u.note)
        .map(([name, what]) => `${name} ${what}`)
        .join(' '),
    );
    if (u.panicked) put('panicked', true);
    const pose = u.minis[u.leader]?.pose;
    if (pose) put('at', `${Math.round(pose.x)} ${Math.round(pose.y)}`);
    put(
      'cards',
      u.upgrades.map(({ exhausted, discarded }) => (discarded ? 'gone' : exhausted ? 'tired' : 'ready')).join(' '),
    );
  }
  for (const [seat, { cards, discard, aside, pool, kept }] of hands.entries())
    out.set(`hand ${seat}`, [cards.length, discard.length, aside.length, pool.length, kept.length].join(' '));
  for (const [at, { kind, by, claimed, wounds, x, y }] of markers.entries())
    out.set(
      `token ${at}`,
      [
        kind,
        by.slice(by.indexOf('/') + 1),
        Math.round(x),
        Math.round(y),
        claimed === null ? '' : `of ${claimed}`,
        wounds || '',
      ]
        .join(' ')
        .trim(),
    );
  out.set(
    'lasting',
    lasting.map(({ unit, until, note, value }) => [unit, until, note, value].join(' ').trim()).join(' + '),
  );
  out.set('victory', victory.join(' '));
  const told = (all: readonly string[]) => all.join(' / ');
  out.set('dice', told(t.events('rolled').map(({ dice }) => dice.map((d) => `${d.colour[0]}${d.face[0]}`).join(''))));
  out.set('results', told(t.events('result').map((r) => `${r.hits} ${r.crits} ${r.blocks} ${r.wounds}`)));
  out.set('acts', told(t.events('action').map((e) => `${e.unit} ${e.action}${e.free ? ' free' : ''}`)));
  out.set(
    'attacks',
    told(t.events('attack').map((e) => `${'unit' in e.attacker ? e.attacker.unit : 'm'}>${e.defender} ${e.range}`)),
  );
  for (const [name, n] of numbers) out.set(name, String(n));
  for (const [kind, times] of asked) if (!/^(card-|window:)/.test(kind)) out.set(`asked ${kind}`, String(times));
  return out;
}

/** What a card says in a scene and what it changes there, in one line; empty: nothing. */
export function told(edition: Edition, key: string, scene: Scene): string {
  const card = key.slice(key.indexOf('/') + 1);
  const rules = bookOf(edition).get(key);
  if (rules === undefined) throw new Error(`${key} does not act`);
  const heard = new Set<string>();
  const hear: Hear = (moment) => heard.add(moment);
  const values = new Set((rules.values ?? []).map(({ value }) => value));
  const by = play(gameWith(edition, { [key]: overheard(rules, hear) }), scene, card, values, hear);
  if (heard.size === 0 && values.size === 0) return '';
  const without = seen(play(gameWith(edition, { [key]: {} }), scene, card, values, () => {}));
  const done = [...seen(by)]
    .filter(([what, now]) => without.get(what) !== now)
    .map(([what, now]) => `${what} ${now || '–'}`);
  if (heard.size === 0 && done.length === 0) return '';
  return `${[...heard].join(', ')}${done.length > 0 ? ` → ${done.join(', ')}` : ''}`;
}
