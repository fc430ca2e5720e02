import { describe, expect, it } from 'vitest';
import { lay, ship, squadron } from '../../table.ts';
import { duel, fire, ISD, states, using, VSD } from './bridge.ts';
import { rolled } from './guns.ts';

const SIX_HITS = { red: ['hit', 'hit', 'hit'], blue: ['hit', 'hit', 'hit'] } as const;

describe('defensive retrofits', () => {
  it('Advanced Projectors: damage to several hull zones, the opposite one too', () => {
    const t = duel({ theirs: ['advanced-projectors'], ...SIX_HITS });
    fire(t, {
      ...using('attack.defend', '1:token.1'),
      'window:attack.tokenSpent': '1:advanced-projectors',
      'redirect-amount': '2',
    });
    expect(t.ship(1).shields).toMatchObject({ front: 4, left: 1, right: 1, rear: 0 });
  });

  it('Cluster Bombs: four blue dice for the squadron that has attacked, even by a destroyed ship', () => {
    const t = lay({
      units: [
        squadron('tie-bomber-squadron', 0, 900, 300),
        ship('cr90-corvette-a', 1, 900, 380, 180, {
          upgrades: ['cluster-bombs'],
          shields: { front: 0 },
          damage: 3,
          tokens: [],
        }),
        ship(VSD, 1, 300, 700, 180, {}),
      ],
      phase: 'squadron',
      flying: { squadron: 0 },
      black: ['hitcrit'],
      blue: ['hit', 'crit', 'accuracy', 'hit'],
    });
    t.take('attack').until('window:attack.after', { attack: '>1.front' }).take('1:cluster-bombs');
    expect([t.squadron(0).hull, t.unit(1).status]).toEqual([2, 'destroyed']);
  });

  it('[AR-RADARTAEUSCHUNGSMARKER-01] Early Warning System: attacks on the marked zone are obstructed until the round is over', () => {
    const t = lay({
      units: [
        ship(VSD, 0, 900, 300, 0, { speed: 2, dials: ['repair'] }),
        ship(ISD, 1, 900, 460, 180, { upgrades: ['early-warning-system'], activated: true }),
      ],
      stage: 'start',
    });
    t.until('window:ships.start').take('1:early-warning-system');
    expect([t.ask().seat, t.options()]).toEqual([1, ['front', 'left', 'right', 'rear']]);
    t.take('front');
    expect(t.ship(1).marked).toEqual([{ token: 'chaff', zone: 'front' }]);
    t.until('attack').fight({ attack: 'front>1.front', colour: 'red' });
    expect(rolled(t)).toHaveLength(5);
    t.until('dials');
    expect(t.ship(1).marked).toEqual([]);
  });

  const locked = (theirs: object[] | string[], foe = {}) =>
    duel({ theirs: theirs as never, foe, red: ['accuracy', 'accuracy', 'hit'], blue: ['hit', 'hit', 'hit'] }).take(
      'front>1.front',
      '0:accuracy',
      '0',
      '0:accuracy',
      '1',
    );
  it('[AR-ERR-ELEKTRONISCHE-GEGENMASSNAHME-01][AR-ERR-ELEKTRONISCHE-GEGENMASSNAHME-02] Electronic Countermeasures: one locked token may be spent, the other stays locked', () => {
    const t = locked(['electronic-countermeasures']);
    t.take('1:electronic-countermeasures');
    expect(t.options()).toEqual(['0', '1']);
    t.take('0');
    expect(states(t.ship(1))[0]).toBe('brace exhausted');
    expect(t.options()).not.toContain('1:token.1');
    expect(t.barred('1:token.1')).toContain('AR-ANGREIFEN-15');
    t.until('dials');
    expect(t.events('damage')[0]!.total).toBe(2);
  });

  it('[AR-CARD-ELEKTRONISCHE-GEGENMASSNAHM-01] Electronic Countermeasures are of no use at speed 0', () => {
    const t = locked(['electronic-countermeasures'], { speed: 0 });
    expect(t.open[0] === '1 window:attack.defend' ? t.options() : []).not.toContain('1:electronic-countermeasures');
  });

  it('[AR-CARD-ELEKTRONISCHE-GEGENMASSNAHM-02][AR-CARD-ELEKTRONISCHE-GEGENMASSNAHM-03] Electronic Countermeasures: no second token of a kind, and none twice', () => {
    const t = duel({
      theirs: ['electronic-countermeasures'],
      red: ['accuracy', 'hit', 'hit'],
      blue: ['hit', 'hit', 'hit'],
    });
    t.take('front>1.front', '0:accuracy', '1', '1:token.2', 'left');
    // the other redirect has been spent: the locked one is of the same kind
    expect(t.options()).not.toContain('1:electronic-countermeasures');
  });

  it('[AR-ERR-ELEKTRONISCHE-GEGENMASSNAHME-03][AR-ERR-ELEKTRONISCHE-GEGENMASSNAHME-04][AR-CARD-ELEKTRONISCHE-GEGENMASSNAHM-04] Electronic Countermeasures are readied for a Repair token', () => {
    const status = (commands: readonly string[]) =>
      lay({
        units: [
          ship(ISD, 0, 900, 300, 0, { upgrades: [{ id: 'electronic-countermeasures', exhausted: true }], commands }),
        ],
        phase: 'status',
      });
    expect(status(['navigate']).until('dials').ship(0).upgrades[0]!.exhausted).toBe(true);
    const t = status(['repair']).until('ready-card');
    expect(t.take(t.options()[0]!).until('dials').ship(0).upgrades[0]!.exhausted).toBe(false);
  });

  it('Reactive Gunnery: a readied token for a Salvo', () => {
    const t = duel({ theirs: ['reactive-gunnery'], ...SIX_HITS });
    fire(t, { ...using('attack.defend', '1:token.0'), 'window:attack.tokenSpent': '1:reactive-gunnery' });
    expect(t.events('attack').map((e) => e.kind)).toContain('salvo');
    expect(t.events('damage')[0]!.total).toBe(6); // the brace did not help
    const used = duel({
      theirs: ['reactive-gunnery'],
      foe: { tokens: [{ kind: 'brace', state: 'exhausted' }] },
      ...SIX_HITS,
    });
    fire(used, using('attack.defend', '1:token.0'));
    expect(used.events('attack').map((e) => e.kind)).not.toContain('salvo');
  });

  it('Redundant Shields, Reinforced Blast Doors: a shield every round; up to three facedown cards once', () => {
    const shields = lay({
      units: [ship(ISD, 0, 900, 300, 0, { upgrades: ['redundant-shields'], shields: { rear: 0 } })],
      phase: 'status',
    });
    shields.take('0:redundant-shields').until('dials');
    expect(shields.ship(0).shields.rear).toBe(1);
    const doors = lay({
      units: [ship(ISD, 0, 900, 300, 0, { upgrades: ['reinforced-blast-doors'], damage: 4 })],
      stage: 'start',
    });
    doors.take('0:reinforced-blast-doors');
    expect([doors.open, doors.options()]).toEqual([['0 card-number'], ['3', '2', '1']]);
    doors.take('2');
    expect([doors.ship(0).damage.length, doors.ship(0).upgrades[0]!.discarded]).toEqual([2, true]);
  });

  it('Thermal Shields: a brace token for half of the dice before they are rolled', () => {
    const t = duel({ theirs: ['thermal-shields'] });
    t.until('window:attack.gather', { attack: 'front>1.front' });
    expect(t.state.attacks.at(-1)).toMatchObject({ step: 2, dice: [] });
    const worn = duel({
      theirs: ['thermal-shields'],
      foe: { tokens: ['redirect', { kind: 'brace', state: 'discarded' }] },
    });
    expect(fire(worn).match.taken.map((d) => d.kind)).not.toContain('window:attack.gather');
    fire(t, { ...using('attack.gather', '1:thermal-shields'), colour: 'red' });
    expect(rolled(t)).toEqual(['blue', 'blue', 'blue']);
    expect(states(t.ship(1))[0]).toBe('brace exhausted');
  });
});
