import { type Ask, type Json, Match } from '@holotisch/engine';
import { READY_ARMIES } from '../../src/armies/ready.ts';
import type { LegionGame } from '../../src/game.ts';
import { decline, lay, type Spec, Table, type TableSpec, unit } from '../table.ts';
import { alone, LEIA, LUKE, rebels, storm, VADER, VEERS } from '../troops.ts';
import { LANDSCAPE } from './landscape.ts';

/** A whole round as the log tells it: everybody has a plan, and whatever else is asked is answered by the first option. */

/** What units do with their actions, by number. */
const PLANS: readonly (readonly string[])[] = [
  ['aim', 'attack'],
  ['attack', 'move'],
  ['dodge', 'standby'],
  ['move', 'attack'],
  ['recover', 'dodge'],
  ['move', 'aim'],
];
const SIDES: readonly Spec[] = [
  unit(LEIA, 0, 500, 420),
  unit(LUKE, 0, 1010, 560, { tokens: { suppression: 1 } }),
  rebels(560, 420, { minis: [null, [560, 450], [590, 420], 'fallen'], tokens: { suppression: 2 } }),
  rebels(700, 520, { minis: [null, [670, 520], 'fallen', 'fallen'] }),
  unit('at-rt-rebel', 0, 420, 500, { degrees: 90, wounds: 3 }),
  unit('t-47-airspeeder', 0, 250, 400, { degrees: 90 }),
  unit(VEERS, 1, 820, 480),
  unit(VADER, 1, 1010 + 27, 560, { wounds: 2 }),
  storm(760, 560, { minis: [null, [790, 560], 'fallen', 'fallen'], tokens: { suppression: 3 } }),
  storm(830, 420, { minis: [null, [860, 420], [830, 390], 'fallen'] }),
  unit('74-z-speeder-bikes', 1, 1300, 480, { degrees: 270 }),
  unit('scout-troopers', 1, 930, 470, { ...alone(4), order: 'none' }),
];

function answer(t: Table, a: Ask, plans: Map<number, string[]>, shift: number): Json {
  if (a.kind === 'action') {
    const active = t.state.turn!.unit;
    const plan = plans.get(active) ?? [...PLANS[(active + shift) % PLANS.length]!];
    plans.set(active, plan);
    const next = plan.findIndex((action) => t.options().includes(action));
    return next < 0 ? decline(a) : plan.splice(next, 1)[0]!;
  }
  if (a.kind === 'move') {
    const east = a.seat === 0 ? 90 : 270;
    for (const way of [1, 0.5, 0])
      for (const kind of ['standard', 'compulsory']) {
        const move = { kind, speed: 2, heading: east, bend: 0, way };
        for (const speed of [2, 1, 3])
          if (t.match.check(a.seat, { ...move, speed }) === undefined) return { ...move, speed };
      }
    return decline(a);
  }
  if (a.type === 'choice')
    return (a.options.find(({ id }) => !['pass', 'none', 'no'].includes(id)) ?? a.options[0]!).id;
  return decline(a);
}

const QUIET = ['type', 'attack', 'active', 'clauses', 'line', 'why', 'purpose', 'at', 'minis'];
const short = (x: unknown): string => {
  if (Array.isArray(x)) return `[${x.map(short).join(' ')}]`;
  if (typeof x === 'number') return String(Math.round(x * 10) / 10);
  if (typeof x !== 'object' || x === null) return String(x);
  return Object.entries(x)
    .map(([name, what]) => `${name}:${short(what)}`)
    .join(' ');
};

/** A round and the beginning of the next; `shift` gives everybody the plan of another. */
export function wholeRound(shift: number, more: Partial<TableSpec> = {}, game?: LegionGame): string {
  const t = lay(
    {
      units: SIDES,
      terrain: LANDSCAPE,
      phase: 'command',
      round: 1,
      seed: `rounds ${shift}`,
      hands: [{ cards: ['push', 'ambush'] }, { cards: ['ambush', 'assault'] }],
      ...more,
    },
    game,
  );
  const plans = new Map<number, string[]>();
  for (let n = 0; n < 600 && !t.match.over && (t.state.round < 2 || t.state.phase === 'command'); n++) {
    const a = t.ask();
    if (t.state.turn === null) plans.clear();
    t.take(answer(t, a, plans, shift));
  }
  return logOf(t);
}

/** What has happened, a line for each event. */
const logOf = (t: Table): string =>
  t
    .events()
    .map((event) => {
      const facts = Object.entries(event).filter(([name]) => !QUIET.includes(name));
      return `${event.type} ${facts.map(([name, what]) => `${name} ${short(what)}`).join(', ')}`.trim();
    })
    .join('\n');

/** From two ready armies to the first round, whatever is asked answered by the first option. */
export function wholeSetUp(armies: readonly [string, string], game: LegionGame, more: Spec = {}): string {
  const ready = armies.map((id) => READY_ARMIES.find((one) => one.id === id)!);
  const rules = { format: ready[0]!.format, unenforced: true };
  const setup = JSON.parse(JSON.stringify({ armies: ready.map(({ army }) => army), rules, ...more })) as Json;
  const match = Match.start(game, { setup, seed: 'a whole set-up' }, { keep: 'all', verify: true });
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  const t = new Table(match.value);
  for (let n = 0; n < 300 && t.state.round < 1; n++) {
    const a = t.ask();
    t.take(a.type === 'choice' ? a.options[0]!.id : decline(a));
  }
  const stand = t.state.units.map((u) => {
    const pose = u.minis[u.leader]?.pose;
    return `${u.id} ${u.card} ${u.seat} ${u.status} ${pose ? `${Math.round(pose.x)} ${Math.round(pose.y)}` : ''}`.trim();
  });
  return [logOf(t), ...stand].join('\n');
}
