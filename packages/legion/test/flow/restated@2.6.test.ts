import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ask, Json } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { RESTATED } from '../../src/flow/edition26/in-words.ts';
import { legion26 } from '../../src/game.ts';
import { clauseOfEvent } from '../../src/text/event-clauses.ts';
import { playRandom } from '../random/play.ts';
import { unit } from '../table.ts';
import { lay26 } from '../table26.ts';
import { alone, LUKE, rebels, storm } from '../troops.ts';
import { LEFT_TO_12, SPOKEN } from './unsaid@2.6.ts';

/** Whatever is asked, refused, told or foretold in 2.6 names the clause of 2.6, where there is one. */

const ACTIONS = ['move', 'aim', 'attack', 'dodge', 'standby', 'recover', 'withdraw', 'none', 'pass', 'draw'];
const UNITS = Array.from({ length: 20 }, (_, id) => String(id));
const MOVES = ['standard', 'reverse', 'pivot', 'climb', 'clamber', 'withdraw'].flatMap((kind) => [
  { kind, speed: 1, heading: 0 },
  { kind, speed: 3, heading: 90, others: [[1, 1]] },
]);
const restated = (ids: Iterable<string>) => [...ids].filter((id) => Object.hasOwn(RESTATED, id));

describe('the clauses of 2.6', () => {
  it('[L2-AKTIONEN-IM-DETAIL-02] [L2-ANGRIFF-IM-DETAIL-01] [L2-KOMMANDOPHASE-07] no question and no refusal of a match names what they replace', () => {
    const named = new Set<string>();
    const note = (clauses: readonly string[] = []) => {
      for (const id of clauses) named.add(id);
    };
    const look = (ask: Ask, check: (answer: never) => { readonly clauses: readonly string[] } | undefined) => {
      note(ask.clauses);
      for (const { refusal } of ask.barred?.() ?? []) note(refusal.clauses);
      const answers: readonly Json[] = ask.type === 'region' ? MOVES : [...ACTIONS, ...UNITS];
      for (const answer of answers) note(check((ask.type === 'several' ? [answer] : answer) as never)?.clauses);
      if (ask.type === 'several' && ask.options.length > 1)
        note(check(ask.options.map(({ id }) => id) as never)?.clauses);
      if (ask.type === 'form')
        for (const { id, options } of ask.fields)
          for (const option of options) note(check({ [id]: option.id } as never)?.clauses);
    };
    const asked = new Map<string, number>();
    const isNew = ({ kind }: Ask): boolean => asked.set(kind, (asked.get(kind) ?? 0) + 1).get(kind)! % 5 === 1;
    const match = playRandom(
      3,
      { keep: 'last' },
      (m, ask) => isNew(ask) && look(ask, (answer) => m.check(ask.seat, answer)),
      legion26,
    );
    expect(restated(named)).toEqual([]);
    expect(named).toContain('L2-AKTIONEN-IM-DETAIL-02');
    expect(named).toContain('L2-KOMMANDOPHASE-07');
    const told = new Set(match.events.map(({ event }) => clauseOfEvent(event, '2.6') ?? ''));
    expect(restated(told)).toEqual([]);
    expect(told).toContain('L2-AKTIVIERUNGSPHASE-07');
    expect(match.events.map(({ event }) => clauseOfEvent(event, '1.2'))).toContain('LE-AKTIVIERUNG-VON-EINHEITEN-01');
  });

  it('[L2-AKTIONEN-IM-DETAIL-02] an action for the second time', () => {
    const t = lay26({
      units: [unit(LUKE, 0, 600, 400), storm(600, 800, alone(4))],
      active: { unit: 0, actions: 1, done: ['aim'] },
    });
    expect(t.until('action').barred('aim')).toEqual(['L2-AKTIONEN-IM-DETAIL-02']);
    t.refuses('aim', 'L2-AKTIONEN-IM-DETAIL-02');
    expect(t.barred('recover')).toBeUndefined();
  });

  it('[L2-ENTFERNUNG-02] what is foretold of a move says so too', () => {
    const t = lay26({ units: [rebels(600, 400, { minis: [null, null, 'fallen', 'fallen'] })], active: 0 });
    const move = { kind: 'standard', speed: 1, heading: 0, others: [[900, 400]] };
    const foretold = legion26.questions['move']!(t.state, { unit: 0, move });
    expect(foretold).toMatchObject({ ok: true, value: { refused: ['L2-ENTFERNUNG-02'] } });
    const way = legion26.questions['way']!(t.state, { unit: 0, to: [600, 850] });
    expect(way).toMatchObject({ ok: true, value: { moves: [{}] } });
    expect(JSON.stringify(way)).not.toMatch(new RegExp(`"(${Object.keys(RESTATED).join('|')})"`));
  });

  it('every clause of an entry on which 2.6 speaks is said anew or known to be left to 1.2', () => {
    const unjudged = [...namedInSource()].filter(
      (id) => SPOKEN.includes(entryOf(id)) && !Object.hasOwn(RESTATED, id) && !LEFT.has(id),
    );
    expect(unjudged.sort()).toEqual([]);
    expect(Object.keys(RESTATED).filter((id) => !SPOKEN.includes(entryOf(id)))).toEqual([]);
    expect(LEFT_TO_12.filter((id) => Object.hasOwn(RESTATED, id))).toEqual([]);
  });
});

const LEFT: ReadonlySet<string> = new Set(LEFT_TO_12);
const entryOf = (id: string): string => id.replace(/-\d+$/, '');
const SOURCES = join(import.meta.dirname, '../../src');
/** All clauses of 1.2 that the procedures, the cards and the log of a match name; those of building armies are no part of one. */
function namedInSource(): ReadonlySet<string> {
  const out = new Set<string>();
  for (const name of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts') || /^(build|data|training|flow[/\\]training)[/\\]/.test(name) || /in-words/.test(name))
      continue;
    for (const [, id] of readFileSync(join(SOURCES, name), 'utf8').matchAll(/'(L[EC]-[A-Z0-9-]+-\d+)'/g)) out.add(id!);
  }
  return out;
}
