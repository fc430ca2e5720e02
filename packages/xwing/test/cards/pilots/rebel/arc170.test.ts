import { describe, expect, it } from 'vitest';
import { academy, rookie, scene, ship } from '../../../scene.ts';
import {
  ACADEMY,
  attackedBy,
  BLANKS,
  calm,
  duel,
  FAR,
  flying,
  given,
  MIDDLE,
  offeredBefore,
  shotOf,
  turnOf,
} from '../duel.ts';

describe('Norra Wexley', () => {
  it('may spend a lock on the other ship for a focus result, attacking and defending', () => {
    const s = duel('rebel/arc170/norrawexley', ACADEMY, MIDDLE, { mine: { locks: [1] }, attack: ['blank', 'blank'] });
    s.take('primary>1', '0:norrawexley');
    expect(s.events('modified').at(-1)!.faces).toEqual(['blank', 'blank', 'focus']);
    expect(s.ship(0).locks).toEqual([]);
    const t = duel('rebel/arc170/norrawexley', ACADEMY, MIDDLE, { mine: { locks: [1] }, defence: ['blank'] });
    t.take('none', 'primary>0', '0:norrawexley');
    expect(t.events('modified').at(-1)!.faces).toEqual(['blank', 'focus']);
  });
  it('not without a lock', () => {
    const s = duel('rebel/arc170/norrawexley', ACADEMY, MIDDLE).take('primary>1');
    expect(offeredBefore(s, 'attack', '0:norrawexley')).toBe(false);
  });
});

describe('Shara Bey', () => {
  const friend = (x: number) =>
    turnOf(
      duel('rebel/arc170/sharabey', ACADEMY, FAR, {
        mine: { x, locks: [1] },
        others: [ship('rebel/xwing/rookiepilot', 450, 300, 0, { upgrades: ['torpedo/protontorpedoes'] })],
        attack: ['blank', 'blank', 'blank', 'hit'],
      }),
      2,
    );
  it('another friendly ship at range 1-2 may reroll with her lock', () => {
    const s = friend(390).take('primary>1', '0:targetlock', ['0']);
    expect(s.events('modified').at(-1)!.faces).toEqual(['hit', 'blank', 'blank']);
    expect(s.ship(0).locks).toEqual([]);
  });
  it('or fire a torpedo with it', () => {
    const s = friend(390).take('2:torpedo.protontorpedoes>1');
    expect(s.ship(0).locks).toEqual([]);
    expect(friend(180).options()).toEqual(['primary>1', 'none']);
  });
});

describe('Thane Kyrell', () => {
  const watch = (degrees: number) =>
    duel('rebel/arc170/thanekyrell', ACADEMY, MIDDLE, { mine: { x: 390, degrees }, others: [rookie(450, 300)] })
      .until('attack', {}, 1)
      .take('primary>2');
  it('may act after an enemy in his arc has attacked a friend', () => {
    const s = watch(0).until('window:attack.after').take('0:thanekyrell', 'focus');
    expect(given(s, 0, 'focus')).toBe(1);
  });
  it('not after an attack from outside it', () => {
    expect(offeredBefore(watch(90), 'dials', '0:thanekyrell')).toBe(false);
  });
  it.each([
    [FAR, true],
    [380, false],
  ])('an attacker %d mm away', (distance, heard) => {
    const s = duel('rebel/arc170/thanekyrell', ACADEMY, distance, {
      mine: { x: 390, fought: true },
      others: [rookie(450, 120 + distance, 0, { fought: true })],
    });
    expect(offeredBefore(attackedBy(s, 2), 'dials', '0:thanekyrell')).toBe(heard);
  });
  it('neither after an attack on himself nor after one of a friend', () => {
    const thane = () =>
      duel('rebel/arc170/thanekyrell', ACADEMY, FAR, {
        mine: { fought: true },
        others: [rookie(450, 400)],
        attack: BLANKS,
      });
    expect(offeredBefore(shotOf(thane(), 2), 'attack', '0:thanekyrell')).toBe(false);
    expect(offeredBefore(attackedBy(thane(), 0), 'dials', '0:thanekyrell')).toBe(false);
  });
});

describe('Braylen Stramm', () => {
  const roll = (face: string) =>
    scene({
      phase: 'activation',
      attack: [face],
      ships: [
        ship('rebel/arc170/braylenstramm', 450, 300, 0, { dial: 's3', tokens: { stress: 1 } }),
        academy(450, 850, 180, { activated: true }),
      ],
    })
      .take('0:braylenstramm')
      .ship(0).tokens.stress;
  it('may roll after a manoeuvre: hit or critical hit removes stress', () => {
    expect([roll('hit'), roll('crit'), roll('focus')]).toEqual([0, 0, 1]);
  });
  it('neither for the manoeuvre of a friend nor without stress', () => {
    const friend = calm(600, { activated: false, dial: 's1' });
    const braylen = 'rebel/arc170/braylenstramm';
    const watching = flying(braylen, 's1', { activated: true, tokens: { stress: 1 } }, [friend]);
    expect(offeredBefore(watching, 'dials', '0:braylenstramm')).toBe(false);
    expect(offeredBefore(flying(braylen, 's3'), 'dials', '0:braylenstramm')).toBe(false);
  });
});
