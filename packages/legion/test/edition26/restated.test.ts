import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { RESTATED } from '../../src/flow/edition26/restated.ts';
import { legion26 } from '../../src/game.ts';
import { playRandom } from '../random/play.ts';

/** Whatever is asked or refused in 2.6 names the clause of 2.6, where there is one. */

const ANSWERS = ['move', 'aim', 'attack', 'dodge', 'standby', 'recover', 'withdraw', '0', '1', '2', '3', '4'];
const MOVES = [
  { kind: 'standard', speed: 3, heading: 0 },
  { kind: 'climb', speed: 1, heading: 0 },
];

describe('the clauses of 2.6', () => {
  it('[L2-AKTIONEN-IM-DETAIL-02] [L2-ANGRIFF-IM-DETAIL-01] [L2-KOMMANDOPHASE-07] no question and no refusal of a match names what they replace', () => {
    const named = new Set<string>();
    const note = (clauses: readonly string[] = []) => {
      for (const id of clauses) named.add(id);
    };
    const look = (ask: Ask, check: (answer: never) => { readonly clauses: readonly string[] } | undefined) => {
      note(ask.clauses);
      for (const { refusal } of ask.barred?.() ?? []) note(refusal.clauses);
      for (const answer of ask.kind === 'move' ? MOVES : ANSWERS)
        note(check((ask.type === 'several' ? [answer] : answer) as never)?.clauses);
    };
    let asked = 0;
    playRandom(
      3,
      { keep: 'last', events: false },
      (m, ask) => asked++ % 3 === 0 && look(ask, (answer) => m.check(ask.seat, answer)),
      legion26,
    );
    expect([...named].filter((id) => Object.hasOwn(RESTATED, id))).toEqual([]);
    expect(named).toContain('L2-AKTIONEN-IM-DETAIL-02');
    expect(named).toContain('L2-KOMMANDOPHASE-07');
  });
});
