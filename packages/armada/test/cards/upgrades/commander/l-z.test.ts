import { describe, expect, it } from 'vitest';
import { upgradeCard } from '../../../../src/data/index.ts';
import { refuseMove } from '../../../../src/flow/squadrons/squadron.ts';
import { DISTANCE } from '../../../../src/geometry/index.ts';
import { hasKeyword } from '../../../../src/values.ts';
import { apart, lay, ship, squadron } from '../../../table.ts';
import { CLOSE, CR90, duel, faces, fire, pool, states, using, VSD, wing } from '../bridge.ts';

describe('commanders, L to Z', () => {
  it('[AR-CARD-LEIA-ORGANA-COMMANDER-01][AR-CARD-LEIA-ORGANA-COMMANDER-02] Leia Organa: the first command of the round by dial alone counts as dial and token, and is the only one', () => {
    const start = (commands: readonly string[]) =>
      duel({
        mine: ['leia-organa-commander'],
        own: { open: ['repair'], commands, shields: { front: 0 } },
        step: 'commands',
      });
    const t = start(['squadron']).take('repair:dial').until('window:command.way').take('0:leia-organa-commander');
    expect(t.ask().prompt.args).toMatchObject({ points: 6 });
    t.take('none').until('attack');
    expect(t.events('command')).toHaveLength(1); // the Squadron token had to stay
    expect(t.ship(0).commands).toEqual(['squadron']);
    const both = start(['repair']).take('repair:both');
    expect(both.open).toEqual(['0 repair']);
    expect(upgradeCard('leia-organa-commander').points).toBe(28);
  });

  it('Leia Organa: what another card has begun on the ship forbids it no command, what hers has does, and no other ship', () => {
    const commands = (source: string, unit: number) =>
      duel({
        mine: ['leia-organa-commander'],
        own: { open: ['repair'], commands: ['squadron'], shields: { front: 0 } },
        also: [squadron('x-wing-squadron', 0, 700, 400), wing()],
        lasting: [{ source, unit, until: 'round' }],
        step: 'commands',
      }).open;
    expect(commands('0:admiral-ackbar', 0)).toContain('0 command');
    expect(commands('0:leia-organa-commander', 3)).toContain('0 command');
    expect(commands('0:leia-organa-commander', 0)).not.toContain('0 command');
  });

  it('Luminara Unduli: who has spent less than two tokens readies one that was not spent, or one of another ship', () => {
    const tokens = [{ kind: 'brace', state: 'exhausted' }, 'redirect'];
    const near = ship(CR90, 1, 1040, CLOSE, 180, { tokens: [{ kind: 'evade', state: 'exhausted' }] });
    const attack = (unit: string) => {
      const t = duel({ theirs: ['luminara-unduli-commander'], foe: { tokens }, also: [near] });
      return fire(t, { ...using('attack.defended', '1:luminara-unduli-commander'), 'card-unit': unit });
    };
    const own = attack('1');
    expect([states(own.ship(1))[0], states(own.ship(2))[0]]).toEqual(['brace ready', 'evade exhausted']);
    const other = attack('2');
    expect([states(other.ship(1))[0], states(other.ship(2))[0]]).toEqual(['brace exhausted', 'evade ready']);
  });

  it('Luminara Unduli: not who has spent two tokens, not the enemy’s ship, not without an exhausted token', () => {
    const worn = [{ kind: 'brace', state: 'exhausted' }];
    const asked = (card: object, foe: object, spent: readonly string[] = [], red: readonly string[] = []) => {
      const t = duel({ ...card, foe, red, blue: ['hit', 'hit', 'hit'] } as never);
      const left = [...spent];
      fire(t, { 'window:attack.defend': () => left.shift() ?? 'pass', 'redirect-zone': 'none' });
      return t.match.taken.some(({ kind }) => kind === 'window:attack.defended');
    };
    const hers = { theirs: ['luminara-unduli-commander'] };
    const three = { tokens: [...worn, 'brace', 'contain'] };
    expect(asked(hers, three, ['1:token.1'])).toBe(true);
    expect(asked(hers, three, ['1:token.1', '1:token.2'])).toBe(false);
    expect(asked({ mine: ['luminara-unduli-commander'] }, { tokens: worn })).toBe(false);
    expect(asked(hers, { tokens: ['brace'] })).toBe(false);
  });

  it('Mar Tuuk: a red die more against shields, one less against a ship without any', () => {
    const shielded = duel({ mine: ['mar-tuuk'] });
    expect(pool(fire(shielded, using('attack.modify', '0:mar-tuuk')))).toEqual([6, 7]);
    const bare = duel({ mine: ['mar-tuuk'], foe: { shields: { front: 0, left: 0, right: 0, rear: 0 } } });
    expect(pool(fire(bare))).toEqual([6, 5]);
    const open = duel({ mine: ['mar-tuuk'], foe: { shields: { front: 0 } } });
    expect(pool(fire(open))).toEqual([6, 6]);
  });

  it('Moff Jerjerrod: a friendly ship suffers 1 damage, and its first yaw value is II', () => {
    const t = lay({
      units: [ship(VSD, 0, 900, 200, 0, { speed: 2 }), wing({ upgrades: ['moff-jerjerrod'] })],
      active: 0,
      step: 'manoeuvre',
    }).until('window:course.determine');
    t.take('1:moff-jerjerrod', 'left').until('course');
    expect(t.ask()).toMatchObject({ region: { yaw: { 2: [2, 1] } } });
    expect(t.ship(0).shields.left).toBe(2);
  });

  const evading = (y: number, mine: readonly string[]) => {
    const units = [ship(CR90, 0, 900, 300, 0, { speed: 2, upgrades: mine }), ship(CR90, 1, 900, y, 180, { speed: 2 })];
    return lay({ units, active: 1, step: 'attack', turnOf: 1 })
      .until('window:attack.defend', { attack: 'front>0.front' }, 0)
      .take('0:token.0');
  };
  it('[AR-ERR-MON-MOTHMA-01][AR-CARD-MON-MOTHMA-01][AR-CARD-MON-MOTHMA-02] Mon Mothma: at medium range evade may cancel a die instead', () => {
    const medium = evading(540, ['mon-mothma']);
    expect(medium.options()).toEqual(['cancel', 'reroll']);
    medium.take('cancel');
    expect(medium.ask()).toMatchObject({ kind: 'evade', max: 1 });
    medium.take(['0']).fight();
    expect(pool(medium)).toEqual([3, 2]);
    expect(medium.events('dice').map((e) => e.how)).not.toContain('rerolled');
    expect(evading(540, []).ask()).toMatchObject({ kind: 'evade', max: 1 });
  });
  it('[AR-ERR-MON-MOTHMA-02][AR-ERR-MON-MOTHMA-03][AR-CARD-MON-MOTHMA-03] Mon Mothma: at close range it rerolls one die more, at long range it is as ever', () => {
    expect(evading(460, ['mon-mothma']).ask()).toMatchObject({ kind: 'evade', max: 2 });
    expect(evading(460, []).ask()).toMatchObject({ kind: 'evade', max: 1 });
    expect(evading(620, ['mon-mothma']).ask()).toMatchObject({ kind: 'evade', max: 1 });
  });

  it('Obi-Wan Kenobi: who spends a readied redirect token suffers 1 damage less', () => {
    const attack = (state: string) => {
      const t = duel({
        theirs: ['obi-wan-kenobi'],
        foe: { tokens: [{ kind: 'redirect', state }] },
        red: ['hit', 'hit', 'hit'],
        blue: ['hit', 'hit', 'hit'],
      });
      return fire(t, {
        ...using('attack.defend', '1:token.0'),
        ...using('attack.tokenSpent', '1:obi-wan-kenobi'),
        'redirect-zone': 'left',
        'redirect-amount': '0',
      }).damage;
    };
    expect(attack('ready')).toBe(5);
    expect(attack('exhausted')).toBe(6);
  });

  it('Plo Koon: a fixed accuracy for squadrons that attack beside a ship, and Grit beside the adept', () => {
    const units = [
      squadron('arc-170-starfighter-squadron', 0, 900, 460),
      ship(VSD, 1, 900, 548, 0, { speed: 2 }),
      ship(VSD, 0, 760, 548, 0, { upgrades: ['plo-koon-commander'] }),
      squadron('delta-7-aethersprite-squadron', 0, 900 - apart(20), 460),
      squadron('tie-bomber-squadron', 1, 900 + apart(20), 460),
    ];
    const t = lay({ units, phase: 'squadron', flying: { squadron: 0 } });
    expect(hasKeyword(t.g, t.squadron(0), 'grit')).toBe(true);
    expect(refuseMove(t.g, t.squadron(0))).toBeUndefined();
    const bomb = lay({ units: units.slice(0, 3), phase: 'squadron', flying: { squadron: 0 } }).take('attack');
    bomb.fight({ attack: '>1.rear', ...using('attack.modify', '2:plo-koon-commander') });
    expect(bomb.events('dice')[0]!.dice.at(-1)).toEqual({ colour: 'blue', face: 'accuracy', fixed: 'face' });
    expect(faces(bomb)).toContain('accuracy');
    // it is not rerolled or changed, but it is spent like any other
    const spent = lay({ units: units.slice(0, 3), phase: 'squadron', flying: { squadron: 0 }, blue: ['hit', 'hit'] });
    spent.take('attack').until('window:attack.modify', { attack: '>1.rear' }).take('2:plo-koon-commander');
    expect(spent.options()).toContain('0:accuracy');
  });

  it('Plo Koon: Grit only for friends without Adept at distance 1 of one who has it, and none for the enemy', () => {
    const grit = (id: string, seat: number, gap: number) => {
      const t = lay({
        units: [
          squadron(id, seat, 900, 460),
          squadron('delta-7-aethersprite-squadron', 0, 900 - apart(gap), 460),
          ship(VSD, 0, 300, 300, 0, { upgrades: ['plo-koon-commander'] }),
        ],
        phase: 'squadron',
      });
      return hasKeyword(t.g, t.squadron(0), 'grit');
    };
    expect(grit('arc-170-starfighter-squadron', 0, DISTANCE[0])).toBe(true);
    expect(grit('arc-170-starfighter-squadron', 0, DISTANCE[0] + 1)).toBe(false);
    expect(grit('arc-170-starfighter-squadron', 1, 20)).toBe(false);
    expect(grit('delta-7-aethersprite-squadron', 0, 20)).toBe(false);
  });

  it('TF-1726: a black die for each raid token of the defender, two at most, once an activation', () => {
    const volley = (raids: readonly string[]) => {
      const t = duel({ mine: ['tf-1726'], foe: { raids } });
      return pool(fire(t, using('attack.modify', '0:tf-1726')));
    };
    expect(volley(['repair'])).toEqual([6, 7]);
    expect(volley(['repair', 'squadron', 'navigate'])).toEqual([6, 8]);
    const none = duel({ mine: ['tf-1726'], red: ['hit', 'hit', 'hit'], blue: ['hit', 'hit', 'hit'] });
    expect(fire(none).match.taken.map((d) => d.kind)).not.toContain('window:attack.modify');
  });
});
