import { quickRng } from '@holotisch/engine';
import type { LegionAsk } from '@holotisch/legion';
import { describe, expect, it } from 'vitest';
import { legion } from '../../../legion/src/game.ts';
import { lay, type Table, unit } from '../../../legion/test/table.ts';
import { type Player, playerFor } from '../../src/index.ts';
import { legionGeneral } from '../../src/legion/index.ts';

const PLAYERS: readonly Player[] = [legionGeneral];

/** Somebody plays one unit to the end of its activation. */
function activated(t: Table, words: string): readonly string[] {
  const player = playerFor(PLAYERS, words)!;
  const acts: string[] = [];
  for (let n = 0; n < 40 && t.state.turn?.unit === 0; n++) {
    const [ask] = t.match.open;
    if (!ask) break;
    const answer = player.choose({
      seat: ask.seat,
      view: legion.view(t.state, ask.seat),
      ask: ask as LegionAsk,
      rng: quickRng(n),
    });
    if (ask.kind === 'action') acts.push(String(answer));
    t.take(answer);
  }
  return acts;
}

const SPOTS = [500, 620, 740, 860] as const;

interface Counted {
  /** From the leader to the nearest enemy, the nearest friend and what is to be held, on average. */
  readonly foe: number;
  readonly friend: number;
  readonly token: number;
  readonly attacks: number;
}

/** The same few positions: enemies ahead, a friend to the left, what is to be held to the right. */
function counted(words: string): Counted {
  const sums = { foe: 0, friend: 0, token: 0, attacks: 0 };
  for (const x of SPOTS) {
    const t = lay({
      units: [
        unit('rebel-troopers', 0, x, 300),
        unit('rebel-troopers', 0, x - 330, 330, { order: 'facedown' }),
        unit('stormtroopers', 1, x - 40, 300 + 520, { order: 'facedown' }),
      ],
      markers: [{ kind: 'objective', x: x + 420, y: 330, by: 'recover-the-supplies' }],
      battle: { objective: 'recover-the-supplies' },
      active: 0,
    });
    const acts = activated(t, words);
    const at = (id: number) => t.state.units[id]!.minis[t.state.units[id]!.leader]!.pose!;
    const apart = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);
    sums.foe += apart(at(0), at(2)) / SPOTS.length;
    sums.friend += apart(at(0), at(1)) / SPOTS.length;
    sums.token += apart(at(0), { x: x + 420, y: 330 }) / SPOTS.length;
    sums.attacks += acts.filter((act) => act === 'attack').length;
  }
  return sums;
}

describe('characters of Legion', () => {
  it('go for the enemy, keep away from him, stay with their friends, or hold what is to be held', () => {
    const [plain, berserker, fuchs, mauer, schwarm] = ['', ':berserker', ':fuchs', ':mauer', ':schwarm'].map((name) =>
      counted(`veteran${name}`),
    ) as [Counted, Counted, Counted, Counted, Counted];
    expect(berserker.foe).toBeLessThan(plain.foe - 50);
    expect(fuchs.foe).toBeGreaterThan(plain.foe + 100);
    expect(schwarm.friend).toBeLessThan(plain.friend - 150);
    expect(fuchs.friend).toBeGreaterThan(plain.friend + 150);
    for (const one of [plain, berserker, schwarm]) expect(mauer.token).toBeLessThan(one.token - 100);
    expect([berserker.attacks, schwarm.attacks, fuchs.attacks, mauer.attacks]).toEqual([4, 4, 0, 0]);
  });
});
