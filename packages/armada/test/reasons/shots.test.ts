import { describe, expect, it } from 'vitest';
import { apart, lay, ship, squadron } from '../table.ts';
import { CR90, gun, reason, VSD, X, Y } from './reasons-of.ts';

/** Attacks that nobody offers: the first thing that bars them is told, and what is no attack is not judged as one. */

describe('what a shot names', () => {
  it('[AR-ANGREIFEN-02][AR-ANGREIFEN-03][AR-FEUERWINKEL-01] a unit that is not there, a hull zone that a ship has not', () => {
    const t = gun();
    expect(reason(t, 'front>99.front')).toEqual(['ar.no.noTarget', 'AR-ANGREIFEN-02']);
    expect(reason(t, 'front>1.left-auxiliary')).toEqual(['ar.no.whichZone', 'AR-ANGREIFEN-03']);
    expect(reason(t, 'left-auxiliary>1.front')).toEqual(['ar.no.noSuchZone', 'AR-ANGREIFEN-02', 'AR-FEUERWINKEL-01']);
  });
  it('[AR-ANGREIFEN-02] no such kind of attack, no such zone: it is no shot at all', () => {
    const t = gun();
    for (const name of ['wobble:front>1.front', 'bow>1.front', 'front>1.bow'])
      expect(reason(t, name)[0]).toBe('engine.notOpen');
  });
  it('[AR-ANGREIFEN-03] a squadron has no hull zones', () => {
    const t = lay({
      units: [ship(VSD, 0, X, Y), squadron('tie-fighter-squadron', 1, X, Y + 120)],
      active: 0,
      step: 'attack',
    });
    expect(t.options()).toContain('front>1');
    expect(reason(t, 'front>1.front')).toEqual(['ar.no.zoneOfSquadron', 'AR-ANGREIFEN-03']);
  });
  it('[AR-ANGREIFEN-02][AR-ANGREIFEN-05] a mine out of the arc, a token that is no mine, an obstacle that is no target', () => {
    const t = gun(
      {},
      {},
      {
        markers: [
          { kind: 'mine', seat: 1, x: X, y: Y + 280 },
          { kind: 'objective', x: X + 30, y: Y + 280 },
        ],
        obstacles: [{ token: 'asteroid-1', x: X + 300, y: Y + 300 }],
      },
    );
    expect(reason(t, 'rear>marker0')).toContain('AR-ANGREIFEN-05');
    for (const name of ['front>marker1', 'front>marker7', 'front>obstacle0', 'front>obstacle7'])
      expect(reason(t, name), name).toEqual(['ar.no.noTarget', 'AR-ANGREIFEN-02']);
  });
});

describe('of several reasons', () => {
  it('[AR-ANGREIFEN-29] that it is a friend comes before the zone that has attacked', () => {
    expect(reason(gun({}, {}, { attacked: ['left'] }), 'left>2.right', 0)).toEqual(['ar.no.friend', 'AR-ANGREIFEN-29']);
  });
  it('[AR-AKTIVIERUNG-VON-SCHIFFEN-05] the zone that has attacked before the arc, also in the middle of an attack', () => {
    const again = ['ar.no.zoneAttacked', 'AR-AKTIVIERUNG-VON-SCHIFFEN-05'];
    expect(reason(gun({}, {}, { attacked: ['rear'] }), 'rear>1.front', 0)).toEqual(again);
    const during = gun({ commands: ['concentrate'] }).take('front>1.front');
    expect(reason(during, 'front>1.front', 0)).toEqual(again);
  });
  it('[AR-AKTIVIERUNG-VON-SCHIFFEN-04] the last attack: how many there were, and how many there may be', () => {
    const t = gun({}, {}, { attacked: ['left', 'right'] });
    expect(t.match.check(0, 'front>1.front')).toMatchObject({ measured: 2, allowed: 2 });
  });
  it('[AR-AKTIVIERUNG-VON-STAFFELN-04] a squadron that has attacked hears that, however far the target is', () => {
    const t = lay({
      units: [
        ship(VSD, 0, X, Y),
        squadron('tie-fighter-squadron', 0, X + 200, Y),
        squadron('x-wing-squadron', 1, X + 200, Y + apart(200)),
        ship(CR90, 1, X, Y + 160, 180),
      ],
      active: 0,
      step: 'commands',
      flying: { squadron: 1, by: 0, commanded: true, attacked: true },
    });
    expect(t.ask().kind).toBe('squadron-act');
    expect(reason(t, '>2')).toEqual(['ar.no.attackTwice', 'AR-AKTIVIERUNG-VON-STAFFELN-04']);
    // the ship's own shots are judged as the ship's, though the squadron is asked
    expect(reason(t, 'front>3.front')).toEqual(['ar.no.attackStep', 'AR-AKTIVIERUNG-VON-SCHIFFEN-01']);
    expect(reason(t, 'rear>3.front')).toContain('AR-ANGREIFEN-05');
  });
  it('[AR-AKTIVIERUNG-VON-SCHIFFEN-01][AR-ANGREIFEN-01] a squadron’s shot while none flies, a ship’s while none is active', () => {
    const none = ['ar.no.noAttacker', 'AR-AKTIVIERUNG-VON-SCHIFFEN-01', 'AR-ANGREIFEN-01'];
    expect(reason(gun(), '>1.front')).toEqual(none);
    const before = lay({ units: [ship(CR90, 0, 300, 200), ship(CR90, 0, 500, 200), ship(CR90, 1, 300, 700, 180)] });
    expect(reason(before, 'front>2.front')).toEqual(none);
  });
  it('[AR-DIE-GOLDENEN-REGELN-03] Vult Skerris’ own card keeps him from attacking in the Squadron Phase, before the distance', () => {
    const t = lay({
      units: [squadron('vult-skerris', 1, X, Y), squadron('x-wing-squadron', 0, X, Y + apart(300))],
      phase: 'squadron',
      turnOf: 1,
      flying: { squadron: 0 },
    });
    expect(reason(t, '>1')).toEqual(['ar.no.byCard', 'AR-DIE-GOLDENEN-REGELN-03']);
    expect(reason(t, 'attack')).toEqual(['ar.no.byCard', 'AR-DIE-GOLDENEN-REGELN-03']);
  });
  it('[AR-ANGREIFEN-25] any of the squadrons before, not only the last', () => {
    const tie = (x: number) => squadron('tie-fighter-squadron', 1, x, Y + 100);
    const t = lay({
      units: [ship(VSD, 0, X, Y), tie(X - 40), tie(X), tie(X + 40)],
      active: 0,
      step: 'attack',
      blue: Array(3).fill('accuracy'),
    });
    t.take('front>1').until('further-target').take('front>2').until('further-target');
    for (const name of ['front>1', 'front>2'])
      expect(reason(t, name)).toEqual(['ar.no.targetTwice', 'AR-ANGREIFEN-25']);
  });
  it('[AR-ZUENDUNG-REICHWEITE-03] with a target for Ignition another attack has to wait, and only the first', () => {
    const BOW = 100 + 64.5;
    const onager = (more: object = {}) =>
      lay({
        units: [
          ship('onager-class-star-destroyer', 0, X, 100, 0, { speed: 1, aim: { x: X, y: BOW + 100 } }),
          ship(CR90, 1, X, BOW + 135.5, 180),
          ship(CR90, 1, X + 60, BOW + 135.5, 180),
        ],
        active: 0,
        step: 'attack',
        ...more,
      });
    expect(reason(onager(), 'front>1.front')).toEqual(['ar.no.ignitionFirst', 'AR-ZUENDUNG-REICHWEITE-03']);
    expect(onager({ attacked: ['left'] }).options()).toContain('front>1.front');
  });
});
