import { describe, expect, it } from 'vitest';
import { type ShipSpec, ship } from '../../../scene.ts';
import { duel, flying, MIDDLE, offers, ROOKIE, turnOf } from '../duel.ts';

describe('Major Vermeil', () => {
  const shoot = (tokens: ShipSpec) =>
    duel('imperial/tiereaper/majorvermeil', ROOKIE, MIDDLE, {
      theirs: { tokens },
      attack: ['blank', 'focus', 'blank'],
    }).take('primary>1');
  it('may turn a blank or a focus into a hit against a ship without focus and evade tokens', () => {
    const s = shoot({}).take('0:majorvermeil');
    expect(s.options()).toEqual(['blank', 'focus']);
    s.take('focus');
    expect(s.events('modified').at(-1)!.faces).toEqual(['blank', 'hit', 'blank']);
  });
  it('not against one with an evade token', () => {
    expect(offers(shoot({ evade: 1 }), '0:majorvermeil')).toBe(false);
  });
  it('needs a blank or a focus', () => {
    const may = (attack: string[]) =>
      offers(duel('imperial/tiereaper/majorvermeil', ROOKIE, MIDDLE, { attack }).take('primary>1'), '0:majorvermeil');
    expect([may(['hit', 'hit', 'crit']), may(['hit', 'hit', 'focus'])]).toEqual([false, true]);
  });
});

describe('Captain Feroph', () => {
  it('adds an evade against a jammed attacker', () => {
    const attacked = (jam: number) =>
      turnOf(
        duel('imperial/tiereaper/captainferoph', ROOKIE, MIDDLE, {
          theirs: { tokens: { jam } },
          attack: ['hit', 'hit', 'blank'],
          defence: ['blank'],
        }),
        1,
      )
        .take('primary>0')
        .until('dials')
        .ship(0).shields;
    expect([attacked(1), attacked(0)]).toEqual([1, 0]);
  });
});

describe('"Vizier"', () => {
  const friend = (dial: string) =>
    flying('imperial/tieinterceptor/alphasquadronpilot', dial, {}, [
      ship('imperial/tiereaper/vizier', 520, 340, 0, { seat: 0, activated: true, tokens: { focus: 1, evade: 1 } }),
    ]);
  it('may hand a token to a friendly ship that flies at speed 1 next to him', () => {
    const s = friend('tl1');
    s.take('2:vizier');
    expect(s.options()).toEqual(['focus', 'evade']);
    s.take('evade');
    expect([s.ship(0).tokens.evade, s.ship(2).tokens.evade, s.ship(2).tokens.focus]).toEqual([1, 0, 1]);
  });
  it('not at speed 2', () => {
    expect(offers(friend('s2'), '2:vizier')).toBe(false);
  });
});

describe('"Vizier"', () => {
  const friend = (x: number, tokens: ShipSpec) =>
    flying('imperial/tieinterceptor/alphasquadronpilot', 'tl1', {}, [
      ship('imperial/tiereaper/vizier', x, 340, 0, { seat: 0, activated: true, tokens }),
    ]);
  it.each(['focus', 'evade'])('one %s token is enough, and no other can be handed on', (token) => {
    const s = friend(520, { [token]: 1 }).take('2:vizier');
    expect([s.ship(0).tokens[token as 'focus'], s.ship(2).tokens[token as 'focus']]).toEqual([1, 0]);
  });
  it('not at range 2', () => {
    expect(offers(friend(590, { focus: 1 }), '2:vizier')).toBe(false);
  });
});
