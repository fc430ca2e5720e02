import { describe, expect, it } from 'vitest';
import type { Face } from '../../src/state.ts';
import { lay, type Spec, ship, squadron, type Table } from '../table.ts';
import { duel, fire, ISD, pool, states, VSD, wing } from './upgrades/bridge.ts';

/** Officers and commanders seen from the other side: what they do not offer, to whom, and how often. */

const HITS = { red: Array<Face>(6).fill('hit'), blue: Array<Face>(6).fill('hit'), black: Array<Face>(6).fill('hit') };
const BLANKS = {
  red: Array<Face>(6).fill('blank'),
  blue: Array<Face>(6).fill('accuracy'),
  black: Array<Face>(6).fill('blank'),
};
const EXHAUSTED = { kind: 'brace', state: 'exhausted' };
const GONE = { kind: 'redirect', state: 'discarded' };
/** What is offered when this window opens in the attack of ship 0; nothing if it does not. */
const inAttack = (t: Table, window: string, script: Parameters<Table['until']>[1] = {}): readonly string[] => {
  t.goOn((u) => u.open.some((o) => o.endsWith(` window:${window}`)) || u.events('attackEnds').length > 0, {
    attack: 'front>1.front',
    ...script,
  });
  return t.open[0]?.endsWith(` window:${window}`) ? t.options() : [];
};

describe('Admiral Titus', () => {
  const turned = (speed: number): Table => {
    const t = lay({
      units: [ship(VSD, 0, 900, 300, 0, { upgrades: ['admiral-titus'] }), ship(ISD, 1, 900, 700, 180, { speed })],
      phase: 'command',
      stage: 'start',
    });
    return t.until('window:round.start').take('0:admiral-titus');
  };
  it('turns a dial by one, never beyond what the ship can fly nor below 0', () => {
    expect(turned(3).ship(1).speed).toBe(2);
    expect(turned(0).ship(1).speed).toBe(1);
    expect(turned(2).options()).toEqual(['1', '3']);
  });
});

describe('Leia Organa (officer)', () => {
  it('sets the top dial of a ship that has one, and is not asked where none has', () => {
    const revealed = (friend: Spec, other: Spec) =>
      duel({
        mine: ['leia-organa-officer'],
        own: { dials: ['squadron'] },
        also: [wing(friend), ship(VSD, 0, 1040, 300, 0, other)],
        step: 'reveal',
      }).goOn((t) => t.open[0] === '0 window:ship.revealed' || t.open[0] === '0 dial-use' || t.state.active === null);
    const dials = { dials: ['repair', 'navigate'] };
    const t = revealed(dials, {}).take('0:leia-organa-officer');
    expect([t.ship(2).dials, t.ship(3).dials]).toEqual([['squadron', 'navigate'], []]); // there was no choice
    expect(revealed({}, {}).open).not.toEqual(['0 window:ship.revealed']);
  });
});

describe('Major Derlin', () => {
  it('takes 1 off the damage, and is not asked where there is none', () => {
    expect(inAttack(duel({ theirs: ['major-derlin'], ...HITS }), 'attack.damage')).toContain('1:major-derlin');
    expect(inAttack(duel({ theirs: ['major-derlin'], ...BLANKS }), 'attack.damage')).toEqual([]);
    const spent = { id: 'major-derlin', exhausted: true };
    expect(inAttack(duel({ theirs: [spent], ...HITS }), 'attack.damage')).toEqual([]);
  });
});

describe('Commander Vanto', () => {
  const commands = (card: Spec, own: Spec): Table =>
    duel({ mine: [{ id: 'commander-vanto', ...card }], own: { shields: { front: 0 }, ...own }, step: 'commands' });
  it('gives a token for the first command of the activation, once a round', () => {
    const first = commands({}, { commands: ['repair'] }).take('repair:token', 'none');
    expect([first.open, first.options()]).toEqual([['0 window:command.resolved'], ['0:commander-vanto', 'pass']]);
    const wings = squadron('tie-fighter-squadron', 0, 800, 250);
    const second = duel({
      mine: ['commander-vanto'],
      own: { shields: { front: 0 }, commands: ['repair', 'squadron'] },
      also: [wings],
      step: 'commands',
    });
    second.take('squadron:token', 'none', 'pass', 'repair:token', 'none');
    expect(second.open).not.toEqual(['0 window:command.resolved']);
    const spent = commands({ exhausted: true }, { commands: ['repair'] }).take('repair:token', 'none');
    expect(spent.open).not.toEqual(['0 window:command.resolved']);
  });
});

describe('Commander Sato', () => {
  const gathers = (seat: number, gap: number): Table =>
    duel({
      mine: ['commander-sato'],
      also: [squadron('x-wing-squadron', seat, 900 + 38.75 + gap + 17, 460)],
      ...HITS,
    });
  it('changes up to two dice if a friendly squadron stands at distance 1 of the defender, and may leave it at one', () => {
    expect(inAttack(gathers(0, 75), 'attack.beforeRoll')).toContain('0:commander-sato');
    expect(inAttack(gathers(0, 77), 'attack.beforeRoll')).toEqual([]);
    expect(inAttack(gathers(1, 20), 'attack.beforeRoll')).toEqual([]);
    const t = gathers(0, 20);
    inAttack(t, 'attack.beforeRoll');
    t.take('0:commander-sato');
    expect(t.options()).toEqual(['red', 'blue', 'no-more']);
    t.take('red', 'black', 'no-more').fight();
    expect(
      t
        .events('rolled')[0]!
        .dice.map((d) => d.colour)
        .sort(),
    ).toEqual(['black', 'blue', 'blue', 'blue', 'red', 'red']);
  });
});

describe('General Tagge', () => {
  it('[AR-ERR-GENERAL-TAGGE-01] recovers one token of each ship, no second one of the same', () => {
    const t = lay({
      round: 3,
      stage: 'start',
      phase: 'ship',
      units: [
        ship(ISD, 0, 900, 300, 0, {
          upgrades: [{ id: 'general-tagge', note: [3, 5] }],
          tokens: [GONE, { kind: 'brace', state: 'discarded' }],
        }),
        ship(VSD, 0, 700, 300, 0, { tokens: [GONE] }),
        ship(VSD, 0, 500, 300, 0, { tokens: [EXHAUSTED] }),
        ship(VSD, 1, 900, 700, 180, { tokens: [GONE] }),
      ],
    }).until('window:ships.start');
    t.take('0:general-tagge');
    expect(t.options()).toEqual(['0', '1', 'none']);
    t.take('0', '1');
    expect(states(t.ship(0))).toEqual(['redirect discarded', 'brace ready']);
    expect(t.options()).toEqual(['1', 'none']);
    t.take('none');
    expect(states(t.ship(1))).toEqual(['redirect discarded']);
  });
});

describe('Kraken', () => {
  const volley = (friend: Spec[]): Table => duel({ mine: ['kraken'], also: friend, ...BLANKS });
  it('helps once an activation, where another friend stands at medium range of the defender', () => {
    const t = volley([wing()]);
    expect(inAttack(t, 'attack.modify')).toContain('0:kraken');
    expect(inAttack(volley([]), 'attack.modify')).not.toContain('0:kraken');
    expect(inAttack(volley([ship(VSD, 0, 200, 100, 0)]), 'attack.modify')).not.toContain('0:kraken');
    const twice = duel({
      mine: ['kraken'],
      also: [wing(), ship(VSD, 1, 1050, 300, 270)],
      ...BLANKS,
    });
    inAttack(twice, 'attack.modify');
    twice.take('0:kraken');
    twice.fight();
    const again = twice.open[0] === '0 attack' ? twice.options().find((id) => id.startsWith('right>3')) : undefined;
    expect(again).toBeDefined();
    twice.take(again!);
    twice.goOn((u) => u.open[0] === '0 window:attack.modify' || u.events('attackEnds').length > 1);
    expect(twice.open[0] === '0 window:attack.modify' ? twice.options() : []).not.toContain('0:kraken');
  });
});

describe('Obi-Wan Kenobi', () => {
  it('is asked for a readied Redirect token alone', () => {
    const spends = (tokens: readonly Spec[string][]) =>
      inAttack(duel({ theirs: ['obi-wan-kenobi'], foe: { tokens: [...tokens] }, ...HITS }), 'attack.tokenSpent', {
        'window:attack.defend': (a) => (a.seat === 1 ? '1:token.0' : 'pass'),
        'redirect-zone': 'left',
      });
    expect(spends(['redirect'])).toContain('1:obi-wan-kenobi');
    expect(spends(['brace'])).toEqual([]);
    expect(spends([{ kind: 'redirect', state: 'exhausted' }])).toEqual([]);
  });
});

describe('Wat Tambor (officer)', () => {
  it('draws on shields for points, and whoever names no ship has the usual ones', () => {
    const t = duel({ mine: ['wat-tambor-officer'], own: { open: ['repair'], damage: 1 }, step: 'commands' });
    t.take('repair:dial', '0:wat-tambor-officer', 'none');
    expect([t.open, t.ask().prompt.args?.['points']]).toEqual([['0 repair'], 4]);
  });
});

describe('a pool', () => {
  it('of a ship at close range is not changed by a commander of the other side', () => {
    expect(pool(fire(duel({ theirs: ['commander-sato', 'kraken'], ...HITS })))).toEqual([6, 6]);
  });
});
