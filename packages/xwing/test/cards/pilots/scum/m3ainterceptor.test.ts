import { describe, expect, it } from 'vitest';
import { debris } from '../../../flow/words.ts';
import { academy, type ShipSpec, scene, ship } from '../../../scene.ts';
import { roll } from '../../upgrades/duel.ts';
import { ACADEMY, duel, FAR, given, MIDDLE, offeredBefore, pirate, turnOf } from '../duel.ts';

describe('Serissu', () => {
  const attacked = (x: number) =>
    turnOf(
      duel('scum/m3ainterceptor/serissu', ACADEMY, MIDDLE, {
        mine: { x },
        others: [pirate(450, 300)],
        attack: ['hit', 'blank'],
        defence: ['blank', 'blank', 'evade'],
      }),
      1,
    ).take('primary>2');
  it('another friendly ship at range 1 may reroll one defence die', () => {
    const s = attacked(390).take('0:serissu');
    expect(s.ask()).toMatchObject({ kind: 'reroll', max: 1 });
    s.take(['0']);
    expect(s.ship(2).shields).toBe(2);
  });
  it('not at range 2', () => {
    expect(offeredBefore(attacked(300), 'dials', '0:serissu')).toBe(false);
  });
  it('one die, neither none nor two', () => {
    expect(attacked(390).take('0:serissu').ask()).toMatchObject({ type: 'several', min: 1, max: 1 });
  });
  it('one die to reroll is enough, none is not', () => {
    const left = (tractor: number) =>
      offeredBefore(
        turnOf(
          duel('scum/m3ainterceptor/serissu', ACADEMY, MIDDLE, {
            mine: { x: 390 },
            others: [pirate(450, 300, { tokens: { tractor } })],
            attack: ['hit', 'hit'],
          }),
          1,
        ).take('primary>2'),
        'dials',
        '0:serissu',
      );
    expect([left(1), left(2)]).toEqual([true, false]);
  });
});

describe('Genesis Red', () => {
  it('gets as many focus and evade tokens as the ship he locks', () => {
    const s = scene({
      phase: 'activation',
      ships: [
        ship('scum/m3ainterceptor/genesisred', 450, 300, 0, { dial: 's2', tokens: { evade: 1 } }),
        ship(ACADEMY, 450, 600, 180, { activated: true, tokens: { focus: 2, evade: 1 } }),
      ],
    }).take('targetlock');
    expect([given(s, 0, 'focus'), given(s, 0, 'evade')]).toEqual([2, 0]);
  });
});

describe('Genesis Red', () => {
  it('is not heard where the locked ship has no more tokens than he', () => {
    const locking = (mine: number, theirs: number) =>
      scene({
        phase: 'activation',
        ships: [
          ship('scum/m3ainterceptor/genesisred', 450, 300, 0, { dial: 's2', tokens: { focus: mine, evade: 1 } }),
          ship(ACADEMY, 450, 600, 180, { activated: true, tokens: { focus: theirs } }),
        ],
      })
        .take('targetlock')
        .events('ability')
        .some((e) => e.card === 'genesisred');
    expect([locking(1, 2), locking(1, 1), locking(2, 1)]).toEqual([true, false, false]);
  });
});

describe('Laetin A’shera', () => {
  const attacked = (attack: string[]) =>
    turnOf(
      duel('scum/m3ainterceptor/laetinashera', ACADEMY, MIDDLE, { attack, defence: ['blank', 'blank', 'blank'] }),
      1,
    ).take('primary>0');
  it('may take an evade token after an attack that missed him', () => {
    expect(given(attacked(['blank', 'blank']).take('0:laetinashera'), 0, 'evade')).toBe(1);
  });
  it('not after a hit', () => {
    expect(offeredBefore(attacked(['hit', 'blank']), 'dials', '0:laetinashera')).toBe(false);
  });
});

describe('Quinn Jast', () => {
  it('may have his weapons disabled to turn a spent missile faceup', () => {
    const s = duel('scum/m3ainterceptor/quinnjast', ACADEMY, FAR, {
      mine: { locks: [1], upgrades: ['missile/concussionmissiles'] },
    });
    s.take('0:missile.concussionmissiles>1').until('dials');
    expect(s.ship(0).upgrades[0]!.discarded).toBe(true);
    s.dials({ '0': 's2', '1': 's2' }).until('window:combat.start').take('0:quinnjast');
    expect(s.ship(0).upgrades[0]!.discarded).toBe(false);
    expect(given(s, 0, 'weaponsdisabled')).toBe(1);
  });
  it('or a spent torpedo, but nothing else that was discarded', () => {
    const spent = ['torpedo/protontorpedoes', 'missile/concussionmissiles', 'illicit/contrabandcybernetics'];
    const s = duel('scum/m3ainterceptor/quinnjast', ACADEMY, FAR, {
      mine: { upgrades: spent.map((card) => ({ card, discarded: true })) },
    });
    s.until('dials').dials({ '0': 's2', '1': 's2' }).until('window:combat.start').take('0:quinnjast');
    expect(s.options()).toEqual(['0:torpedo.protontorpedoes', '0:missile.concussionmissiles']);
  });
  it('with nothing spent there is nothing to turn', () => {
    const s = duel('scum/m3ainterceptor/quinnjast', ACADEMY, FAR, {
      mine: { upgrades: ['missile/concussionmissiles'] },
    });
    expect(s.open).toEqual(['0 attack']);
  });
});

describe('Inaldra', () => {
  it('may spend a shield to reroll any of her dice, attacking and defending', () => {
    const s = duel('scum/m3ainterceptor/inaldra', ACADEMY, MIDDLE, { attack: ['blank', 'blank', 'hit', 'hit'] });
    s.take('primary>1', '0:inaldra', ['0', '1']);
    expect(s.ship(0).shields).toBe(0);
    expect(s.events('modified').at(-1)!.faces).toEqual(['hit', 'hit']);
    const t = turnOf(
      duel('scum/m3ainterceptor/inaldra', ACADEMY, MIDDLE, { defence: ['blank', 'blank', 'blank', 'evade'] }),
      1,
    );
    t.take('primary>0', '0:inaldra', ['0']);
    expect(t.events('modified').at(-1)!.faces).toEqual(['evade', 'blank', 'blank']);
  });
  it('one die is enough, none is not', () => {
    const left = (tractor: number) =>
      offeredBefore(
        turnOf(
          duel('scum/m3ainterceptor/inaldra', ACADEMY, MIDDLE, {
            mine: { tokens: { tractor } },
            attack: ['hit', 'hit'],
          }),
          1,
        ).take('primary>0'),
        'dials',
        '0:inaldra',
      );
    expect([left(2), left(3)]).toEqual([true, false]);
  });
  it('not without shields', () => {
    const s = duel('scum/m3ainterceptor/inaldra', ACADEMY, MIDDLE, { mine: { shields: 0 } }).take('primary>1');
    expect(offeredBefore(s, 'attack', '0:inaldra')).toBe(false);
  });
});

describe('Sunny Bounder', () => {
  const SUNNY = '0:sunnybounder';
  const attack = (red: string, mine: ShipSpec = {}) =>
    scene({
      phase: 'combat',
      attack: roll(red),
      defence: roll('bbb'),
      ships: [ship('scum/m3ainterceptor/sunnybounder', 450, 300, 0, mine), academy(450, 520, 180, { fought: true })],
    }).take('primary>1');
  it('adds one more of what all attack dice show', () => {
    const s = attack('hh').take(SUNNY);
    expect(s.events('modified').at(-1)?.faces).toEqual(['hit', 'hit', 'hit']);
  });
  it('also after a reroll, but not after a change', () => {
    const s = attack('hbhb', { locks: [1], tokens: { focus: 1 } });
    expect(s.take('0:targetlock', ['1']).options()).toContain(SUNNY);
    const t = attack('hfhb', { tokens: { focus: 1 } });
    expect(offeredBefore(t.take('0:focus'), 'dials', SUNNY)).toBe(false);
  });
  it('not where the dice differ, and once a round only', () => {
    expect(offeredBefore(attack('hbb'), 'dials', SUNNY)).toBe(false);
    const s = scene({
      phase: 'combat',
      attack: roll('hhhhh'),
      defence: roll('bbbbbbb'),
      ships: [
        ship('scum/m3ainterceptor/sunnybounder', 450, 300, 0),
        ship('imperial/tiefighter/blacksquadronpilot', 450, 480, 180),
      ],
    });
    s.take('primary>0', SUNNY);
    expect(offeredBefore(s, 'dials', SUNNY)).toBe(false);
  });
  it('any other roll of his counts, too', () => {
    const s = scene({
      phase: 'activation',
      attack: roll('b'),
      obstacles: [debris(450, 380)],
      ships: [
        ship('scum/m3ainterceptor/sunnybounder', 450, 300, 0, { dial: 's3' }),
        academy(100, 800, 180, { activated: true }),
      ],
    });
    expect(s.until('window:roll.made').options()).toContain(SUNNY);
    expect(s.take(SUNNY).events('rollChanged')[0]).toMatchObject({ faces: ['blank', 'blank'] });
  });
  const debrisRoll = (me: string, other: string) =>
    scene({
      phase: 'activation',
      attack: roll('b'),
      obstacles: [debris(450, 380)],
      ships: [
        ship(`scum/m3ainterceptor/${me}`, 450, 300, 0, { dial: 's3' }),
        academy(100, 800, 180, { activated: true }),
        ship(`scum/m3ainterceptor/${other}`, 800, 300, 0, { activated: true }),
      ],
    });
  it('not a roll of a friend', () => {
    const s = debrisRoll('cartelspacer', 'sunnybounder');
    expect([s.events('obstacleRoll').length, offeredBefore(s, 'dials', '2:sunnybounder')]).toEqual([1, false]);
  });
  it('no die at all is no match', () => {
    const s = turnOf(
      duel('scum/m3ainterceptor/sunnybounder', ACADEMY, MIDDLE, {
        mine: { tokens: { tractor: 3 } },
        attack: ['hit', 'hit'],
      }),
      1,
    ).take('primary>0');
    expect(offeredBefore(s, 'dials', SUNNY)).toBe(false);
  });
});
