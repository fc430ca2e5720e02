import { describe, expect, it } from 'vitest';
import { aim, isShot, squadronShots } from '../../../../src/flow/attack/shots.ts';
import { isActivated, keywordOf, speedOf } from '../../../../src/values.ts';
import { apart, lay, ship, squadron, type Table } from '../../../table.ts';
import { CR90, duel, fire, match, pool, states, using, VSD, wing } from '../bridge.ts';

const HITS = { red: ['hit', 'hit', 'hit'], blue: ['hit', 'hit', 'hit'] } as const;
/** Ship 0 resolves its Squadron command by token. */
const scramble = (mine: readonly string[], also: readonly ReturnType<typeof squadron>[], more: object = {}): Table =>
  duel({ mine, own: { commands: ['squadron'] }, also, step: 'commands', ...more }).take('squadron:token');
/** In the course of ship 0's activation this ability is used, at its first chance. */
const early = (t: Table, key: string): Table => t.until('window:ship.beforeReveal').take(key);

describe('Adar Tallon', () => {
  it('Adar Tallon: one squadron that the command has activated is ready again', () => {
    const t = scramble(['adar-tallon'], [squadron('x-wing-squadron', 0, 830, 400)]);
    t.take('2').until('window:command.resolved').take('0:adar-tallon');
    expect(isActivated(t.state, t.unit(2))).toBe(false);
    expect(t.ship(0).upgrades[0]!.exhausted).toBe(true);
  });
});

describe('Adi Gallia', () => {
  it('Adi Gallia: a point on the shields beside for each defence token spent', () => {
    const t = duel({ theirs: ['adi-gallia'], ...HITS });
    fire(t, {
      ...using('attack.defend', '1:token.0'),
      ...using('damage.suffers', '1:adi-gallia'),
      zone: 'left',
    });
    expect(t.ship(1).shields).toMatchObject({ front: 2, left: 2, right: 3 });
  });
});

describe('Admiral Chiraneau', () => {
  it('[AR-CARD-ADMIRAL-CHIRANEAU-01][AR-CARD-ADMIRAL-CHIRANEAU-02] Chiraneau: engaged squadrons may move, at speed 2 and what other effects add', () => {
    const also = [squadron('tie-bomber-squadron', 0, 830, 400), squadron('x-wing-squadron', 1, 830, 400 + apart(20))];
    const t = scramble(['admiral-chiraneau'], also).take('2');
    expect(t.options()).toContain('move');
    expect(speedOf(t.g, t.squadron(2))).toBe(2);
    const faster = scramble(['admiral-chiraneau', 'corrupter'], also).take('2');
    expect(speedOf(faster.g, faster.squadron(2))).toBe(3);
    const held = scramble([], also).take('2');
    expect(held.options()).not.toContain('move');
    expect(speedOf(held.g, held.squadron(2))).toBe(4);
  });
});

describe('Admiral Montferrat', () => {
  it('[AR-CARD-ADMIRAL-MONTFERRAT-01][AR-CARD-ADMIRAL-MONTFERRAT-02] Montferrat: at speed 3 attacks are obstructed, and a ship with Disengaged Fire Control cannot attack', () => {
    const shot = (speed: number, damage: readonly { card: string; faceup: boolean }[] = []) => {
      const t = duel({ theirs: ['admiral-montferrat'], foe: { speed }, own: { damage } });
      return aim(t.g, { unit: 0 }, 'front', { unit: 1 }, 'front');
    };
    expect(shot(3)).toMatchObject({ obstructed: true });
    expect(shot(2)).toMatchObject({ obstructed: false });
    const broken = [{ card: 'disengaged-fire-control', faceup: true }];
    expect(isShot(shot(3, broken))).toBe(false);
    expect(isShot(shot(2, broken))).toBe(true);
    // he goes when his ship has overlapped another
    const t = lay({
      units: [ship(CR90, 0, 900, 300, 0, { speed: 3, upgrades: ['admiral-montferrat'] }), ship(VSD, 1, 900, 540, 90)],
      active: 0,
      step: 'manoeuvre',
    }).until('course');
    t.take({ speed: 3, clicks: [0, 0, 0], side: 'left' });
    expect(t.ship(0).upgrades[0]!.discarded).toBe(true);
  });
});

describe('Admiral Titus', () => {
  it('Ozzel and Titus, at the start of the first round: a manoeuvre at speed 1; an enemy’s speed by 1', () => {
    const begin = (id: string, round = 1) =>
      duel({ mine: [id], own: { speed: 2 }, y: 700, active: null, phase: 'command', stage: 'start', round });
    expect(begin('admiral-titus', 2).open).not.toContain('0 window:round.start');
    const ozzel = begin('admiral-ozzel-officer').take('0:admiral-ozzel-officer');
    expect(ozzel.ask()).toMatchObject({ kind: 'course', region: { speeds: [1] } });
    ozzel.take({ speed: 1, clicks: [0], side: 'left' });
    expect(ozzel.pose(0)[1]).toBeGreaterThan(300);
    expect(ozzel.ship(0).speed).toBe(2);
    const titus = begin('admiral-titus').take('0:admiral-titus');
    expect(titus.options()).toEqual(['1', '3']);
    titus.take('3');
    expect(titus.ship(1).speed).toBe(3);
  });
});

describe('Agent Kallus', () => {
  it('Agent Kallus: a die of any colour against a unique squadron', () => {
    const volley = (id: string) => {
      const t = duel({ mine: ['agent-kallus'], y: 800, also: [squadron(id, 1, 900, 420)] });
      t.fight({ attack: 'front>2', ...using('attack.modify', '0:agent-kallus'), colour: 'black' });
      return pool(t);
    };
    expect(volley('luke-skywalker')).toEqual([1, 2]);
    expect(volley('x-wing-squadron')).toEqual([1, 1]);
  });
});

describe('Ahsoka Tano', () => {
  it('Ahsoka Tano (Rebels): a token of the active ship is exchanged for any other', () => {
    const t = duel({
      own: { commands: ['repair'], dials: ['squadron'] },
      also: [wing({ upgrades: ['ahsoka-tano-officer-rebel'] })],
      step: 'reveal',
    });
    early(t, '2:ahsoka-tano-officer-rebel').take('concentrate');
    expect(t.ship(0).commands).toEqual(['concentrate']);
    expect(t.ship(2).upgrades[0]!.exhausted).toBe(true);
  });
  it('Ahsoka Tano (Republic): squadrons that are no aces snipe with as many dice as they have against squadrons', () => {
    const also = [squadron('tie-fighter-squadron', 0, 830, 400), squadron('x-wing-squadron', 1, 830, 400 + apart(100))];
    const t = scramble(['ahsoka-tano-officer-republic'], also).take('2').take('0:ahsoka-tano-officer-republic');
    expect(keywordOf(t.g, t.squadron(2), 'snipe')).toBe(3);
    expect(squadronShots(t.g, t.squadron(2)).map((s) => s.kind)).toContain('snipe');
    t.goOn((s) => s.state.flying === null);
    expect(keywordOf(t.g, t.squadron(2), 'snipe')).toBe(0);
  });
});

describe('Asajj Ventress', () => {
  it('Asajj Ventress: a raid token of an enemy near her becomes a command token of the active ship', () => {
    const t = duel({
      mine: ['asajj-ventress'],
      own: { dials: ['squadron'] },
      foe: { raids: ['repair', 'navigate'] },
      step: 'reveal',
    });
    early(t, '0:asajj-ventress').take('navigate', 'squadron');
    expect(t.ship(1).raids).toEqual(['repair']);
    expect(t.ship(0).commands).toEqual(['squadron']);
  });
});

describe('Bail Organa', () => {
  it('[AR-CARD-BAIL-ORGANA-02][AR-CARD-BAIL-ORGANA-03][AR-CARD-BAIL-ORGANA-04] Bail Organa: in his round the second player’s ship goes first, the first player’s gains two tokens', () => {
    const setup = match('rebel', ['general-cracken', 'bail-organa-officer']).until('window:setup.after', {}, 0);
    setup.take('0:bail-organa-officer', '3');
    expect(setup.ship(0).upgrades[1]!.note).toEqual([3]);
    const mine = (discarded = false) => [{ id: 'bail-organa-officer', note: [2], discarded }];
    const start = (first: number, discarded = false) =>
      duel({
        mine: mine(discarded),
        also: [wing()],
        active: null,
        stage: 'start',
        round: 2,
        first,
        own: { dials: ['squadron'] },
      });
    expect(start(1).state.active).toBe(0);
    expect(start(1, true).state.active).not.toBe(0);
    const t = start(0).take('0:bail-organa-officer/tokens', 'repair', 'navigate');
    expect(t.ship(0).commands).toEqual(['repair', 'navigate']);
    const aside = lay({
      units: [ship(VSD, 0, 300, 300), { ship: VSD, seat: 0, status: 'aside', upgrades: ['bail-organa-officer'] }],
    });
    expect(aside.g.abilities('setup.after')).toEqual([]);
  });
});

describe('Barriss Offee', () => {
  it('Barriss Offee: a redirect token is spent beforehand, and another hull zone suffers the damage', () => {
    const t = duel({ theirs: ['barriss-offee'], ...HITS });
    fire(t, { ...using('attack.declared', '1:barriss-offee'), 'card-token': '1', zone: 'rear' });
    expect(states(t.ship(1))[1]).toBe('redirect exhausted');
    expect(t.ship(1).shields).toMatchObject({ front: 4, rear: 0 });
    expect(t.ship(1).damage).toHaveLength(4);
  });
});
