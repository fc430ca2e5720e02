import { describe, expect, it } from 'vitest';
import { skillOf } from '../../../../src/values.ts';
import { scene, ship } from '../../../scene.ts';
import { hits } from '../../upgrades/duel.ts';
import { ACADEMY, attackDice, duel, MIDDLE, pirate } from '../duel.ts';

describe("N'Dru Suhlak", () => {
  it('rolls one more die with no other friendly ship at range 1-2', () => {
    const dice = (x: number) => attackDice('scum/z95headhunter/ndrusuhlak', MIDDLE, { others: [pirate(x, 300)] });
    expect([dice(720), dice(600)]).toEqual([3, 2]);
  });
});

describe("Kaa'to Leeachos", () => {
  it('may take a focus or evade token from another friendly ship at range 1-2', () => {
    const s = duel('scum/z95headhunter/kaatoleeachos', ACADEMY, MIDDLE, {
      theirs: { tokens: { focus: 1 } },
      others: [pirate(600, 300, { tokens: { focus: 1 } })],
    });
    s.take('0:kaatoleeachos');
    expect(s.state.ships.map((o) => o.tokens.focus)).toEqual([1, 1, 0]);
  });
  it('nobody has any', () => {
    const s = duel('scum/z95headhunter/kaatoleeachos', ACADEMY, MIDDLE, { theirs: { tokens: { focus: 1 } } });
    expect(s.open).toEqual(['0 attack']);
  });
});

describe('Nashtah Pup Pilot', () => {
  it('its pilot is Bossk, skill and all, once the Hound’s Tooth is gone', () => {
    const s = scene({
      phase: 'combat',
      attack: ['hit', 'hit'],
      defence: ['blank'],
      ships: [
        ship('scum/yv666/bossk', 450, 400, 0, {
          upgrades: ['title/houndstooth'],
          shields: 0,
          fought: true,
          damage: hits(5),
        }),
        ship('imperial/tiefighter/blacksquadronpilot', 450, 600, 180),
        { seat: 0, faction: 'scum', type: 'z95headhunter', pilot: 'nashtahpuppilot', docked: true, carrier: 0 },
      ],
    });
    s.take('primary>0', '0:title.houndstooth', 'rear', 's2', 'focus');
    expect(skillOf(s.g, s.ship(2))).toBe(7);
    expect(s.g.cards(s.ship(2)).map((c) => c.source.card)).toEqual(['nashtahpuppilot', 'bossk']);
  });
});
