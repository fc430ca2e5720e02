import { describe, expect, it } from 'vitest';
import { engagedWith } from '../../../src/flow/squadrons/engagement.ts';
import { commandable } from '../../../src/flow/squadrons/squadron.ts';
import { keywordOf } from '../../../src/values.ts';
import { apart, lay, ship, squadron } from '../../table.ts';
import { AT, asked, commanded, cruiser, foe, inPhase, own } from './dogfight.ts';

describe('squadrons of the Galactic Republic', () => {
  it('“Odd Ball”: two dice again if it has moved in this activation', () => {
    const units = [own('odd-ball'), foe('hyena-class-droid-bomber-squadron', 10)];
    const still = commanded(units).take('attack').fight({ attack: '>1' });
    expect(asked(still)).not.toContain('window:attack.modify');
    const t = commanded(units).take('move', { x: AT[0] - 5, y: AT[1] }, 'attack');
    t.until('reroll', { attack: '>1', 'window:attack.modify': '0:odd-ball' });
    expect(t.ask()).toMatchObject({ max: 2 });
  });

  it('Anakin Skywalker (Y-wing): for a token he is engaged with nobody until his activation ends', () => {
    const units = [
      own('anakin-skywalker-btl-b-y-wing'),
      foe('droid-tri-fighter-squadron', 10),
      foe('wat-tambor-belbullab-22', -10),
      cruiser(),
    ];
    const t = commanded(units);
    expect(t.options()).toEqual(['attack', 'disengage', 'none']);
    t.take('disengage', '0');
    expect(t.unit(0).tokens.map((token) => token.state)).toEqual(['exhausted', 'ready']);
    expect(t.options()).toEqual(['move', 'attack', 'none']);
    expect(engagedWith(t.g, t.squadron(1))).toEqual([]);
    // neither the Escort nor the engagement binds him
    t.take('attack');
    expect(t.options()).toEqual(expect.arrayContaining(['>1', '>2', '>3.rear']));
    t.take('none', 'none');
    expect(engagedWith(t.g, t.squadron(0)).map((s) => s.id)).toEqual([1, 2]);
  });

  it('“Matchstick”: up to three Bombers at distance 3 of him, if he is in reach of the ship', () => {
    const x = 300 + 31.5 + 187 + 17;
    const bombers = [-60, -20, 20, 60].map((dy) => squadron('btl-b-y-wing-squadron', 0, x + apart(160), 400 + dy));
    const t = lay({
      units: [
        ship('acclamator-i-class-assault-ship', 0, 300, 400),
        squadron('matchstick', 0, x, 400),
        ...bombers,
        squadron('v-19-torrent-squadron', 0, x + 60, 480),
      ],
    });
    const relayed: { by: number; squadron: number }[] = [];
    const all = () =>
      commandable(t.g, t.ship(0), { dial: true, token: false, left: 9, activated: [], relayed }).map(
        (c) => c.squadron.id,
      );
    expect(all()).toEqual([1, 2, 3, 4, 5]);
    relayed.push({ by: 1, squadron: 2 }, { by: 1, squadron: 3 });
    expect(all()).toContain(4);
    relayed.push({ by: 1, squadron: 4 });
    expect(all()).toEqual([1]);
    expect(keywordOf(t.g, t.squadron(1), 'relay')).toBe(0); // it is not the keyword
  });

  it('Ahsoka Tano: after her move another friend at distance 1 attacks a squadron with 2 blue dice', () => {
    const units = [
      own('ahsoka-tano-delta-7'),
      own('btl-b-y-wing-squadron', 200),
      squadron('hyena-class-droid-bomber-squadron', 1, AT[0] + apart(200) + apart(20), AT[1]),
    ];
    const t = inPhase(units).take('move', { x: AT[0] + 124, y: AT[1] });
    t.take('0:ahsoka-tano-delta-7', '1').fight({ attack: 'granted:>2' });
    expect(t.events('attack')[0]).toMatchObject({ kind: 'granted', attacker: { unit: 1 }, defender: { unit: 2 } });
    expect(t.events('rolled')[0]!.dice.map((d) => d.colour)).toEqual(['blue', 'blue']);
    expect(t.events('slider').map((e) => e.unit)).toEqual([0]); // the other has not been activated by it
    const far = inPhase(units).take('move', { x: AT[0] + 123, y: AT[1] });
    expect(asked(far)).not.toContain('window:squadron.moved');
    expect(far.open).not.toContain('0 window:squadron.moved');
  });

  it('Anakin Skywalker (Delta-7): whom he damages in his activation has neighbours that suffer, up to two', () => {
    const units = [
      own('anakin-skywalker-delta-7'),
      foe('hyena-class-droid-bomber-squadron', 10),
      foe('vulture-class-droid-fighter-squadron', 10, 76, { hull: 1 }),
      foe('vulture-class-droid-fighter-squadron', 10, -76),
      foe('vulture-class-droid-fighter-squadron', 10, 190),
    ];
    const fight = (face: 'hit' | 'accuracy') =>
      inPhase(units, { blue: [face, 'accuracy'], black: ['blank', 'blank'] })
        .take('attack')
        .fight({ attack: '>1', 'window:attack.resolved': '0:anakin-skywalker-delta-7', 'card-units': ['2', '3'] });
    const t = fight('hit');
    expect([1, 2, 3, 4].map((id) => t.suffered(id))).toEqual([1, 1, 1, 0]);
    expect(t.unit(2).status).toBe('destroyed');
    expect(asked(fight('accuracy'))).not.toContain('window:attack.resolved');
  });

  it('Kit Fisto: a spent token, discarded, takes 3 off the damage instead of its effect', () => {
    const t = inPhase([foe('vulture-class-droid-fighter-squadron', 0), own('kit-fisto', 10)], {
      blue: ['hit'],
      black: ['hit'],
    }).take('attack');
    t.until('window:attack.defend', { attack: '>1' }).take('1:token.0', '1:kit-fisto').fight();
    expect(t.damage).toBe(0);
    expect(t.unit(1).tokens.map((token) => token.state)).toEqual(['discarded', 'ready']);
    const plain = inPhase([foe('x-wing-squadron', 0), own('kit-fisto', 10)], { blue: ['hit', 'hit', 'hit', 'hit'] });
    plain
      .take('attack')
      .fight({ attack: '>1', 'window:attack.defend': ['1:token.0', 'pass'], 'window:attack.tokenSpent': 'pass' });
    expect(plain.damage).toBe(2);
    const four = inPhase([foe('x-wing-squadron', 0), own('kit-fisto', 10)], { blue: ['hit', 'hit', 'hit', 'hit'] });
    four.take('attack').fight({
      attack: '>1',
      'window:attack.defend': ['1:token.0', 'pass'],
      'window:attack.tokenSpent': '1:kit-fisto',
    });
    expect(four.damage).toBe(1);
  });

  it('Kit Fisto: not for the token of a friend who defends beside him', () => {
    const t = inPhase(
      [foe('vulture-class-droid-fighter-squadron', 0), own('ahsoka-tano-delta-7', 10), own('kit-fisto', 60)],
      {
        blue: ['hit'],
        black: ['hit'],
      },
    ).take('attack');
    t.until('window:attack.defend', { attack: '>1' }).take('1:token.0').fight();
    expect(asked(t)).not.toContain('window:attack.tokenSpent');
  });

  it('Luminara Unduli: enemy squadrons at distance 1 of her attack friends that are not unique as if obstructed', () => {
    const dice = (target: string, gap: number) =>
      inPhase([foe('x-wing-squadron', 0), own(target, 10), own('luminara-unduli-delta-7', 0, gap)])
        .take('attack')
        .fight({ attack: '>1' })
        .events('rolled')[0]!.dice.length;
    expect(dice('btl-b-y-wing-squadron', 76)).toBe(3);
    expect(dice('btl-b-y-wing-squadron', 76.5)).toBe(4);
    expect(dice('matchstick', 76)).toBe(4);
  });

  it('Plo Koon: friends at distance 1 that are not unique and have no Counter have Counter 1', () => {
    const t = lay({
      units: [
        own('plo-koon-delta-7'),
        own('btl-b-y-wing-squadron', 76),
        own('arc-170-starfighter-squadron', -76),
        own('matchstick', 0, 76),
        own('btl-b-y-wing-squadron', 0, -76.5),
      ],
    });
    expect([0, 1, 2, 3, 4].map((id) => keywordOf(t.g, t.squadron(id), 'counter'))).toEqual([2, 1, 1, 0, 0]);
  });

  it('“Axe”: a token takes 1 off the damage that another friend at distance 1 suffers in an attack', () => {
    const fight = (gap: number) =>
      inPhase(
        [
          foe('x-wing-squadron', 0),
          own('btl-b-y-wing-squadron', 10),
          squadron('axe', 0, AT[0] + apart(10) + apart(gap), AT[1]),
        ],
        {
          blue: ['hit', 'hit', 'accuracy', 'accuracy'],
        },
      )
        .take('attack')
        .fight({ attack: '>1', 'window:damage.suffers': '2:axe', 'card-token': '0' });
    const t = fight(76);
    expect(t.suffered(1)).toBe(1);
    expect(t.unit(2).tokens.map((token) => token.state)).toEqual(['exhausted', 'ready']);
    expect(fight(76.5).suffered(1)).toBe(2);
  });

  it('“Kickback”: after his attack he moves up to distance 1, even if engaged', () => {
    const t = inPhase([own('kickback'), foe('hyena-class-droid-bomber-squadron', 10)]).take('attack');
    t.until('squadron-move', { attack: '>1', 'window:attack.after': '0:kickback' });
    t.refuses({ x: AT[0] - 76.5, y: AT[1] }, 'AR-BEWEGUNG-VON-STAFFELN-04');
    t.take({ x: AT[0] - 76, y: AT[1] });
    expect(t.pose(0)[0]).toBe(AT[0] - 76);
  });

  it('[AR-EFFEKTE-UND-TIMING-10] “Kickback” and a Counter: the first player’s effect comes first, and who has moved away is not countered', () => {
    const fight = (first: 0 | 1) => {
      const t = inPhase([own('kickback'), foe('droid-tri-fighter-squadron', 10)], { first }).take('attack');
      t.fight({
        attack: '>1',
        'window:attack.after': (a) => (a.seat === 0 ? '0:kickback' : '1:counter'),
        'squadron-move': { x: AT[0] - 76, y: AT[1] },
      });
      return t.events('attack').map((e) => e.kind);
    };
    expect(fight(0)).toEqual(['normal']);
    expect(fight(1)).toEqual(['normal', 'counter']);
  });
});
