import type { Ask, Json } from '@holotisch/engine';
import { CARDS } from '../../../src/cards/index.ts';
import { armadaGame } from '../../../src/game.ts';
import { decline, lay, type Script, type Table, type TableSpec } from '../../table.ts';
import { broken } from './listening.ts';

/**
 * What do they do? The same position is played twice, once with the card and once as if it said nothing; what differs
 * in the end is what the card has done. Whoever is asked by the card takes the first thing that is offered.
 */

/** Questions of the game itself are answered as quietly as ever; whatever else is asked comes from the card. */
const OF_THE_GAME = ['activate', 'attack', 'course', 'dials', 'dial-use', 'accuracy', 'squadron-act', 'squadron-move'];
const QUIET = ['pass', 'none', 'no', 'no-more', 'keep'];

function loud(a: Ask): Json {
  if (a.type === 'several') return a.options.slice(0, a.max).map((o) => o.id);
  if (a.type !== 'choice') return decline(a);
  return (a.options.find((o) => !QUIET.includes(o.id)) ?? a.options[0]!).id;
}

function play(spec: TableSpec, card: string, acts: boolean, script: Script, stop: (t: Table) => boolean): Table {
  const t = lay(spec, armadaGame(acts ? CARDS : CARDS.with({ [`upgrade/${card}`]: {} })));
  let used = false;
  for (let n = 0; n < 300 && !t.match.over && !stop(t); n++) {
    const a = t.ask();
    const said = script[a.kind];
    const own: { readonly id: string } | undefined =
      a.type === 'choice' && !used ? a.options.find((o) => o.id.startsWith(`0:${card}`)) : undefined;
    used ||= own !== undefined;
    if (own) t.take(own.id);
    else if (typeof said === 'function') t.take(said(a));
    else if (typeof said === 'string') t.take(said);
    else t.take(a.kind.startsWith('window:') || OF_THE_GAME.includes(a.kind) ? decline(a) : loud(a));
  }
  return t;
}

/** `card: how things stand in the end, where the card has changed it`, one line for each card that has. */
export function deeds(
  cards: readonly string[],
  spec: (card: string) => TableSpec,
  script: Script,
  stop: (t: Table) => boolean,
): string {
  const told = cards.flatMap((card) => {
    const [by, without] = [true, false].map((acts) => seen(play(spec(card), card, acts, script, stop), card));
    const changed = [...by!].filter(([path, now]) => without!.get(path) !== now);
    return changed.length > 0
      ? [
          broken(
            card,
            changed.map(([path, now]) => `${path} ${now || '–'};`.replace(';', ',')),
          ),
        ]
      : [];
  });
  return told.join('\n');
}

/** What lies on the table, and the last attack. */
function seen(t: Table, card: string): Map<string, string> {
  const out = new Map<string, string>();
  const { units, lasting, uses } = t.state;
  for (const u of units) {
    const put = (what: string, x: unknown): void => void out.set(`${u.id} ${what}`, String(x));
    put('status', u.status);
    put('tokens', u.tokens.map((one) => `${one.kind[0]}${one.state[0]}`).join(' '));
    if (u.pose) put('place', t.pose(u.id).map(Math.round).join(' '));
    if (u.kind === 'squadron') {
      put('hull', u.hull);
      continue;
    }
    put('shields', Object.values(u.shields).join(' '));
    put('damage', `${u.damage.filter((d) => d.faceup).length} of ${u.damage.length}`);
    put('commands', [...u.commands].join(' '));
    put('raids', [...u.raids].join(' '));
    put('dials', `${u.dials.join(' ')} / ${u.open.join(' ')}`);
    put('speed', u.speed);
    for (const { discarded, exhausted, tokens, dials, count, note } of u.upgrades)
      put(
        'card',
        [discarded ? 'discarded' : exhausted ? 'exhausted' : 'ready', ...tokens, ...dials, count, note].join(' '),
      );
  }
  out.set(
    'lasting',
    lasting.map(({ unit, until, note, value }) => [unit, until, note, value].join(' ').trim()).join(' + '),
  );
  out.set(
    'used',
    Object.keys(uses)
      .filter((key) => key.endsWith(`0:${card}`))
      .map((key) => key.split(':')[0])
      .join(' '),
  );
  out.set(
    'dice',
    t
      .events('damage')
      .map((e) => `${e.faces.join(' ')} = ${e.total}`)
      .join(' / '),
  );
  out.set(
    'attacks',
    t
      .events('attack')
      .map((e) => `${e.kind} ${e.zone ?? ''} ${e.range} ${e.obstructed}`)
      .join(' / '),
  );
  out.set(
    'commands',
    t
      .events('command')
      .map((e) => `${e.command} ${e.dial} ${e.token}`)
      .join(' / '),
  );
  return out;
}
