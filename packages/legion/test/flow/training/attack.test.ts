import { describe, expect, it } from 'vitest';
import { rangeBand, SEGMENT } from '../../../src/geometry/range.ts';
import { between, poolKeyword } from '../../../src/values.ts';
import { apart, lay, piece, type Table, type TableSpec } from '../../table.ts';
import { b1, barc, clones, droidekas, first, grievous, obiWan, train } from './troops.ts';

const RIFLE = 'unit:dc-15a-blaster-rifle';
/** Clones shoot at droids in the open, range 1. */
const shot = (more: Partial<TableSpec> = {}, target = b1(300, 420)): Table =>
  train({ units: [clones(300, 300), target, grievous(800, 800)], active: 0, ...more });
const blanks = (n: number) => Array.from({ length: n }, () => 'blank' as const);

describe('declaring a defender and forming the pool', () => {
  it('[LC-AKTION-ANGRIFF-01] [LC-AKTION-ANGRIFF-03] [LC-AKTION-ANGRIFF-04] one attack against one enemy unit of one’s choice', () => {
    const t = train({ units: [clones(300, 300), b1(300, 420), b1(150, 420), clones(500, 300)], active: 0 }).take(
      'attack',
    );
    expect([t.open, t.options()]).toEqual([['0 defender'], ['1', '2']]);
    t.take('2').until('action', { wounded: (a) => (a.type === 'choice' ? a.options[0]!.id : null) });
    expect(t.events('attack')).toMatchObject([{ attacker: { unit: 0 }, defender: 2 }]);
    expect(t.options()).not.toContain('attack');
  });
  it('[LC-AKTION-ANGRIFF-05] [LC-AKTION-ANGRIFF-07] [LC-REICHWEITE-ABMESSEN-04] [LC-DER-ANGRIFFSPOOL-04] the attack range runs from the leader to the nearest miniature, and the weapon must reach so far', () => {
    const at = (gap: number) =>
      train({
        units: [
          clones(100, 100, { minis: [null, [100, 140], 'fallen', 'fallen', 'fallen'] }),
          b1(100 + apart(gap) + 30, 100, { minis: [null, [100 + apart(gap), 100], ...blanks(5).map(() => 'fallen')] }),
        ],
        active: 0,
      });
    expect(
      at(3 * SEGMENT)
        .until('action')
        .options(),
    ).toContain('attack');
    expect(
      at(3 * SEGMENT + 0.01)
        .until('action')
        .options(),
    ).not.toContain('attack');
    expect(at(SEGMENT).fight().events('attack')[0]!.range).toBe(1);
    expect(
      at(SEGMENT + 0.01)
        .fight()
        .events('attack')[0]!.range,
    ).toBe(2);
  });
  it('[LC-REICHWEITE-ABMESSEN-01] [LC-REICHWEITE-ABMESSEN-02] the ruler has segments, and a segment that is begun counts', () => {
    const range = (gap: number) => {
      const t = train({ units: [obiWan(100, 100), grievous(100 + apart(gap), 100)], active: 0 });
      return rangeBand(between(t.g, t.unit(0), t.unit(1)));
    };
    expect([range(SEGMENT * 2), range(SEGMENT * 2 + 0.01)]).toEqual([2, 3]);
  });
  it('[LC-AKTION-ANGRIFF-06] [LC-AKTION-ANGRIFF-08] [LC-DER-ANGRIFFSPOOL-03] [LC-DER-ANGRIFFSPOOL-05] one weapon for each miniature, or none, and the dice of all that were chosen', () => {
    const t = shot().take('attack');
    expect(t.open).toEqual(['0 weapons']);
    t.take({ '0.0': RIFLE, '1.0': RIFLE, '2.0': RIFLE, '3.0': 'none', '4.0': 'none' });
    expect(t.events('rolled')[0]!.dice.map(({ colour }) => colour)).toEqual(['black', 'black', 'black']);
    expect(shot().take('attack').match.decide(0, { '0.0': RIFLE })).toBeDefined();
  });
  it('[LC-AKTION-ANGRIFF-09] five B1 droids with their rifles roll five white dice', () => {
    const t = train({ units: [b1(300, 300, first(5, 7)), clones(300, 420)], active: 0 }).fight();
    expect(t.events('rolled')[0]!.dice.map(({ colour }) => colour)).toEqual([
      'white',
      'white',
      'white',
      'white',
      'white',
    ]);
  });
  it('[LC-BEISPIEL-FUER-EINEN-FERNKAMPFANG-02] [LC-WAFFEN-03] at a distance clones choose their rifles: their fists are for base contact, their rifles are not', () => {
    const options = (gap: number) =>
      train({ units: [clones(300, 300, first(2, 5)), b1(300, 300 + apart(gap), first(2, 7))], active: 0 })
        .take('attack')
        .options();
    expect(options(SEGMENT * 1.5)).toEqual([
      '0.0=unit:dc-15a-blaster-rifle',
      '0.0=none',
      '1.0=unit:dc-15a-blaster-rifle',
      '1.0=none',
    ]);
    expect(options(0)).toEqual(['0.0=unit:unarmed', '0.0=none', '1.0=unit:unarmed', '1.0=none']);
  });
  it('[LC-DER-ANGRIFFSPOOL-01] [LC-DER-ANGRIFFSPOOL-02] [LC-ANGRIFFE-ABHANDELN-01] in a standard game only who sees the defender brings dice', () => {
    const t = lay({
      units: [clones(430, 470, { minis: [null, [430, 400], [430, 500], 'fallen'] }), b1(600, 400, first(1, 6))],
      terrain: [piece('high-stone-wall', 500, 400, 20, 60, { height: 200 })],
      active: 0,
    }).fight();
    expect(t.events('attack')[0]!.weapons).toEqual([{ weapon: RIFLE, minis: 2 }]);
  });
});

describe('the dice of the attacker', () => {
  it('[LC-AKTION-ANGRIFF-10] [LC-AKTION-ANGRIFF-11] all are rolled; then an aim token rerolls up to two', () => {
    const t = shot({
      units: [clones(300, 300, { tokens: { aim: 1 } }), b1(300, 420)],
      black: ['hit', ...blanks(4), 'hit', 'crit'],
    });
    t.take('attack').until('aim', { 'window:attack.reroll': '0:aim' });
    expect(t.events('rolled')[0]!.dice).toHaveLength(5);
    const refused = t.match.decide(0, ['0', '1', '2']);
    expect(refused).toBeDefined();
    t.take(['1', '2']);
    expect(t.state.attacks[0]!.dice.map(({ face }) => face)).toEqual(['hit', 'hit', 'crit', 'blank', 'blank']);
    expect(t.tokens(0, 'aim')).toBe(0);
  });
  it('[LC-AKTION-ANGRIFF-12] surges become what the card says, and blanks where it says nothing', () => {
    const clone = shot({ black: ['surge', 'surge', ...blanks(3)] }).fight();
    expect(clone.result).toMatchObject({ hits: 0, crits: 0 });
    const speeder = train({
      units: [barc(300, 300), b1(300, 440)],
      active: 0,
      red: ['surge'],
      black: ['surge', 'blank'],
      white: ['blank'],
      whiteDefence: blanks(2),
    });
    expect(
      speeder.fight({ weapons: { '0.0': 'unit:twin-light-blaster-cannons', '0.1': 'unit:dc-15a-blaster-rifle' } })
        .result,
    ).toMatchObject({ hits: 2, crits: 0 });
  });
  it('[LC-AKTION-ANGRIFF-13] [LC-AKTION-ANGRIFF-14] [LC-AKTION-AUSWEICHEN-02] dodge tokens, as many as one likes, cancel a hit each and no critical one', () => {
    const dodging = (dodge: readonly string[]) =>
      shot(
        { black: ['hit', 'hit', 'crit', 'crit', 'blank'], whiteDefence: blanks(4) },
        b1(300, 420, { tokens: { dodge: 3 } }),
      ).fight({ dodge });
    expect(dodging(['no']).result).toMatchObject({ hits: 2, crits: 2 });
    expect(dodging(['dodge', 'no']).result).toMatchObject({ hits: 1, crits: 2 });
    const all = dodging(['dodge', 'dodge', 'dodge']);
    expect([all.result, all.tokens(1, 'dodge')]).toMatchObject([{ hits: 0, crits: 2 }, 1]);
  });
  it('[LC-AKTION-ANGRIFF-14] heavy cover cancels two hits and no critical one', () => {
    const t = shot({
      terrain: [piece('barricade', 300, 385, 200, 27)],
      black: ['hit', 'hit', 'hit', 'crit', 'crit'],
      whiteDefence: blanks(3),
    }).fight();
    expect([t.cover, t.result]).toMatchObject([2, { hits: 1, crits: 2 }]);
  });
  it('[LC-AKTION-ANGRIFF-15] [LC-WUCHT-X-01] cards that modify attack dice come after cover: Impact turns hits on armour into critical ones', () => {
    const t = lay({
      units: [
        b1(300, 300, { degrees: 0, upgrades: ['e-60r-b1-trooper'], ...first(1, 6) }),
        { card: 'at-rt-republic', seat: 0, x: 300, y: 520 },
      ],
      active: 0,
      red: ['hit'],
      black: ['hit', 'hit'],
      white: ['blank'],
      whiteDefence: blanks(3),
    });
    t.fight({ weapons: { '0.0': 'none', '6.0': '0:e-60r-b1-trooper' }, 'window:attack.modify': '0:impact' });
    expect(t.result.crits).toBe(2);
  });
});

describe('the dice of the defender', () => {
  it('[LC-AKTION-ANGRIFF-16] [LC-ANGRIFFE-ABHANDELN-02] a die of the defender’s colour for each hit and each critical one', () => {
    const droids = shot({ black: ['hit', 'hit', 'crit', 'blank', 'blank'] }).fight();
    expect(droids.events('defenceRolled')[0]!.dice.map(({ colour }) => colour)).toEqual(['white', 'white', 'white']);
    const general = shot({ black: ['hit', ...blanks(4)] }, grievous(300, 420)).fight();
    expect(general.events('defenceRolled')[0]!.dice.map(({ colour }) => colour)).toEqual(['red']);
  });
  it('[LC-AKTION-ANGRIFF-17] [LC-AKTION-ANGRIFF-18] defence surges become what the card says, and blanks where it says nothing', () => {
    const droids = shot({ black: ['hit', 'hit', ...blanks(3)], whiteDefence: ['surge', 'block'] }).fight();
    expect(droids.result).toMatchObject({ blocks: 1, wounds: 1 });
    const rolling = shot(
      { black: ['hit', 'hit', ...blanks(3)], whiteDefence: ['surge', 'block'] },
      droidekas(300, 440),
    ).fight();
    expect(rolling.result).toMatchObject({ blocks: 2, wounds: 0 });
  });
  it('[LC-AKTION-ANGRIFF-19] then defence dice are modified: Pierce takes blocks away', () => {
    const t = train({
      units: [obiWan(300, 300), b1(300, 300 + apart(0))],
      active: 0,
      red: ['hit', 'hit'],
      black: ['blank', 'blank'],
      white: ['blank', 'blank'],
      whiteDefence: ['block', 'block'],
    }).fight({ 'window:defence.modify': '0:pierce' });
    expect(t.result).toMatchObject({ hits: 2, blocks: 0, wounds: 2 });
  });
  it('[LC-AKTION-ANGRIFF-20] [LC-AKTION-ANGRIFF-21] hits and critical hits count alike, blocks are taken off, the rest is wounds', () => {
    const wounds = (black: readonly ('hit' | 'crit' | 'blank')[], whiteDefence: readonly ('block' | 'blank')[]) =>
      shot({ black: [...black], whiteDefence: [...whiteDefence] }).fight().result.wounds;
    expect(wounds(['hit', 'crit', 'crit', 'blank', 'blank'], ['block', 'blank', 'blank'])).toBe(2);
    expect(wounds(['crit', 'blank', 'blank', 'blank', 'blank'], ['block'])).toBe(0);
  });
  it('[LC-AKTION-ANGRIFF-22] the steps in their order', () => {
    const t = shot({
      units: [clones(300, 300, { tokens: { aim: 1 } }), b1(300, 420, { tokens: { dodge: 1 } })],
      black: ['hit', 'hit', ...blanks(3)],
      whiteDefence: ['blank'],
    }).fight({ 'window:attack.reroll': ['0:aim', 'pass'], aim: [] as never, dodge: 'dodge' });
    const seen = t.events().map(({ type }) => type);
    const order = ['attack', 'rolled', 'cover', 'defenceRolled', 'result', 'wounds', 'attackEnds'];
    const at = order.map((type) => seen.indexOf(type as never));
    expect(at).toEqual([...at].sort((a, b) => a - b));
    expect(at).not.toContain(-1);
  });
  it('[LC-WUNDEN-ERLEIDEN-06] the leader suffers last, even wounded, in the training battle', () => {
    const t = train({
      units: [clones(300, 300), droidekas(300, 440, { minis: [{ x: 300, y: 440, wounds: 1 }, [360, 440]] })],
      active: 0,
      black: ['hit', ...blanks(4)],
      whiteDefence: ['blank'],
    }).fight();
    expect(t.unit(1).minis.map(({ wounds }) => wounds)).toEqual([1, 1]);
  });
});

describe('several defenders', () => {
  const split = () =>
    lay({
      units: [
        clones(400, 300, { upgrades: ['dc-15-phase-i-trooper', 'phase-i-clone-trooper'] }),
        droidekas(400, 460),
        grievous(600, 460),
      ],
      active: 0,
      black: ['surge', ...blanks(4)],
      red: ['surge', 'surge'],
    }).take('attack');
  const rifles = Object.fromEntries([0, 1, 2, 3, 5].map((mini) => [`${mini}.0`, RIFLE]));
  it('[LC-MEHRERE-EINHEITEN-ANGREIFEN-05] [LC-MEHRERE-EINHEITEN-ANGREIFEN-01] five rifles at the droidekas, the DC-15 at Grievous, and Critical 1 with the DC-15 alone', () => {
    const t = split().take('1', { ...rifles, '4.0': 'none' });
    expect([t.open, t.options()]).toEqual([['0 further-defender'], ['2', 'none']]);
    t.take('2');
    expect(t.events('attack')).toMatchObject([
      { defender: 1, weapons: [{ weapon: RIFLE, minis: 5 }] },
      { defender: 2, weapons: [{ weapon: '0:dc-15-phase-i-trooper', minis: 1 }] },
    ]);
    expect([t.open, t.options()]).toEqual([['0 pool'], t.options()]);
    t.take(t.options()[1]!).goOn(({ state }) => state.attacks.length === 0 && t.events('attackEnds').length === 2);
    expect(t.events('result').map(({ crits, hits }) => [crits, hits])).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });
  it('[LC-MEHRERE-EINHEITEN-ANGREIFEN-02] [LC-MEHRERE-EINHEITEN-ANGREIFEN-03] a pool of its own for what is left, resolved step by step like the first', () => {
    const t = split()
      .take('1', { ...rifles, '4.0': 'none' })
      .take('2');
    t.take(t.options()[0]!).goOn(() => t.events('attackEnds').length === 2);
    const steps = t.events().filter(({ type }) => type === 'rolled' || type === 'attackEnds');
    expect(steps.map(({ type }) => type)).toEqual(['rolled', 'attackEnds', 'rolled', 'attackEnds']);
  });
  it('[LC-MEHRERE-EINHEITEN-ANGREIFEN-01] weapons of one name go to one defender', () => {
    const t = split().take('1', {
      '0.0': RIFLE,
      '1.0': 'none',
      '2.0': 'none',
      '3.0': 'none',
      '4.0': 'none',
      '5.0': 'none',
    });
    t.take('2');
    expect(t.events('attack')[1]!.weapons).toEqual([{ weapon: '0:dc-15-phase-i-trooper', minis: 1 }]);
  });
});

describe('weapon keywords', () => {
  it('[LC-WAFFENSCHLUESSELWOERTER-02] [LC-WAFFENSCHLUESSELWOERTER-04] they act in every attack with the weapon, and those of several weapons add up', () => {
    const t = train({
      units: [grievous(300, 300), clones(300, 300 + apart(0), first(1, 5))],
      active: 0,
      red: ['hit', 'hit'],
      black: blanks(4),
      white: blanks(2),
      redDefence: ['block', 'block'],
    })
      .take('attack')
      .take({ '0.0': 'unit:trophy-lightsabers', '0.1': 'unit:trophy-lightsabers-2' })
      .until('window:defence.modify');
    expect(poolKeyword(t.g, t.state.attacks[0]!, 'pierce')).toBe(2);
  });
  it('[LC-FESTER-FEUERWINKEL-FRONT-02] [LC-FESTER-FEUERWINKEL-FRONT-03] [LC-BEISPIEL-FEUERWINKEL-01] one miniature, partly in the front arc, is enough for the whole unit', () => {
    const aims = (x: number) =>
      train({
        units: [
          droidekas(400, 400, { degrees: 0, ...first(1, 2) }),
          clones(600, 300, { minis: [null, [x, 500], 'fallen', 'fallen', 'fallen'] }),
        ],
        active: 0,
      })
        .until('action')
        .options()
        .includes('attack');
    // The arc of a square base runs through its corners: at 100 mm it is 100 mm wide to each side.
    expect(aims(400 + 100 + 13.5 * 1.3)).toBe(true);
    expect(aims(400 + 100 + 13.5 * 1.5)).toBe(false);
  });
});
