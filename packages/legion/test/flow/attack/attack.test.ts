import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../src/cards/index.ts';
import { at } from '../../../src/cards/vocabulary.ts';
import { rerollDefence } from '../../../src/flow/attack/dice.ts';
import { procedures } from '../../../src/flow/edition.ts';
import { legionGame } from '../../../src/game.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { apart, lay, piece, type Spec, unit } from '../../table.ts';

const VADER = 'darth-vader-dark-lord-of-the-sith';
const LUKE = 'luke-skywalker-hero-of-the-rebellion';
const rebels = (x: number, y: number, more: Spec = {}) => unit('rebel-troopers', 0, x, y, more);
const storm = (x: number, y: number, more: Spec = {}) => unit('stormtroopers', 1, x, y, more);
/** One miniature is enough to see a rule; the others have fallen. */
const alone = (n: number) => ({ minis: [null, ...Array.from({ length: n - 1 }, () => 'fallen')] });

describe('declaring a defender', () => {
  it('[LE-ANGRIFF-09] [LE-REICHWEITE-06] measures from the leader to the nearest miniature; a base on the line is at the nearer range', () => {
    const at = (gap: number) =>
      lay({ units: [rebels(300, 400, alone(4)), storm(300 + apart(gap), 400, alone(4))], active: 0 })
        .fight()
        .events('attack')[0]!.range;
    expect(at(SEGMENT)).toBe(1);
    expect(at(SEGMENT + 0.01)).toBe(2);
  });
  it('[LE-REICHWEITE-12] [LE-ANGRIFFSPOOL-04] a blaster of range 3 does not reach range 4', () => {
    const t = (gap: number) =>
      lay({ units: [rebels(300, 400, alone(4)), storm(300 + apart(gap), 400, alone(4))], active: 0 });
    expect(
      t(3 * SEGMENT)
        .until('action')
        .options(),
    ).toContain('attack');
    expect(
      t(3 * SEGMENT + 0.01)
        .until('action')
        .barred('attack'),
    ).toEqual(['LE-ANGRIFF-09', 'LE-REICHWEITE-12', 'LE-ANGRIFF-08']);
  });
  it('[LE-ANGRIFF-11] [LE-SICHTLINIE-07] only miniatures that see somebody bring dice', () => {
    const wall = piece('high-stone-wall', 500, 400, 20, 60, { height: 200 });
    const t = lay({
      units: [rebels(430, 470, { minis: [null, [430, 400], 'fallen', 'fallen'] }), storm(600, 400, alone(4))],
      terrain: [wall],
      active: 0,
    }).fight();
    expect(t.events('attack')[0]!.weapons).toEqual([{ weapon: 'unit:a-280-blaster-rifle', minis: 1 }]);
  });
  it('[LE-HANDGEMENGE-05] [LE-HANDGEMENGE-04] nobody shoots into a melee, nor out of one', () => {
    const t = lay({
      units: [rebels(300, 400, alone(4)), unit(LUKE, 0, 600, 400), storm(600 + apart(0), 400, alone(4))],
      active: 0,
    });
    expect(t.until('action').barred('attack')).toEqual(['LE-HANDGEMENGE-05', 'LE-ANGRIFF-08']);
    const inside = lay({
      units: [unit(LUKE, 0, 600, 400), storm(600 + apart(0), 400, alone(4)), storm(800, 400, alone(4))],
      active: 0,
    });
    inside.fight();
    expect(inside.events('attack')).toMatchObject([{ defender: 1, melee: true }]);
  });
});

describe('the attack roll', () => {
  const duel = (more: Spec, dice: object) =>
    lay({ units: [rebels(300, 400, { ...alone(4), ...more }), storm(400, 400)], active: 0, ...dice });

  it('[LE-ZIELEN-05] an aim token that rerolls nothing is spent, and leaves a line', () => {
    const t = lay({
      units: [rebels(300, 400, { ...alone(4), tokens: { aim: 1 } }), storm(450, 400)],
      active: 0,
      black: ['hit'],
    });
    t.fight({ 'window:attack.reroll': '0:aim', aim: [] });
    expect(t.events('noReroll')).toMatchObject([{ dice: 'attack', why: 'aim' }]);
    expect(t.events('dice').filter(({ how }) => how === 'rerolled')).toEqual([]);
    expect(t.tokens(0, 'aim')).toBe(0);
  });
  it('[LE-ZIELEN-05] [LE-ZIELEN-06] an aim token rerolls up to two dice', () => {
    const t = lay({
      units: [rebels(300, 400, { minis: [null, null, null, null], tokens: { aim: 1 } }), storm(450, 400)],
      active: 0,
      black: ['blank', 'blank', 'blank', 'blank', 'hit', 'hit'],
      redDefence: ['blank', 'blank'],
    });
    t.fight({ 'window:attack.reroll': '0:aim', aim: ['0', '1'] });
    expect(t.result).toMatchObject({ hits: 2, wounds: 2 });
    expect(t.tokens(0, 'aim')).toBe(0);
  });
  it('[LE-ANGRIFF-22] [LE-ENERGIE-03] a surge without a chart is a blank', () => {
    // Rebel troopers turn no attack surges; stormtroopers turn them into hits.
    const t = duel({}, { black: ['surge'] }).fight();
    expect(t.result).toEqual({ hits: 0, crits: 0, blocks: 0, wounds: 0 });
  });
  it('[LE-ENERGIE-04] Luke turns attack surges into critical hits', () => {
    const t = lay({ units: [unit(LUKE, 0, 300, 400), storm(400, 400)], active: 0, black: ['surge', 'blank'] }).fight();
    expect(t.result).toMatchObject({ crits: 1 });
  });
  it('[LC-ENERGIEMARKER-02] a surge token turns one into a hit', () => {
    const t = duel({ tokens: { surge: 1 } }, { black: ['surge'], redDefence: ['blank'] });
    t.fight({ 'window:attack.convert': '0:surge' });
    expect(t.result).toMatchObject({ hits: 1, wounds: 1 });
    expect(t.tokens(0, 'surge')).toBe(0);
  });
});

describe('cover and dodge', () => {
  const shot = (more: { readonly terrain?: readonly Spec[]; readonly defender?: Spec; readonly dice?: object }) =>
    lay({
      units: [
        rebels(300, 400),
        storm(560, 400, { minis: [null, [560, 430], [560, 370], [590, 400]], ...more.defender }),
      ],
      active: 0,
      terrain: more.terrain ?? [],
      black: ['hit', 'hit', 'hit', 'crit'],
      redDefence: ['blank', 'blank', 'blank', 'blank'],
      ...more.dice,
    });
  it('[LE-DECKUNG-08] light cover takes one hit, [LE-DECKUNG-10] never a critical one', () => {
    const t = shot({ terrain: [piece('sandbags', 520, 400, 14, 160)] }).fight();
    expect(t.cover).toBe(1);
    expect(t.result).toMatchObject({ hits: 2, crits: 1 });
  });
  it('[LE-DECKUNG-09] [LE-BARRIKADEN-02] heavy cover takes two', () => {
    const t = shot({ terrain: [piece('barricade', 520, 400, 14, 160)] }).fight();
    expect(t.cover).toBe(2);
    expect(t.result).toMatchObject({ hits: 1, crits: 1 });
  });
  it('[LE-NIEDERHALTEN-03] [LE-DECKUNG-12] suppression gives light cover in the open, however many tokens', () => {
    for (const suppression of [1, 3]) expect(shot({ defender: { tokens: { suppression } } }).fight().cover).toBe(1);
    expect(shot({}).fight().cover).toBe(0);
  });
  it('[LE-DECKUNG-25] half of the miniatures must be obscured: two of four are, one is not enough', () => {
    const line = { minis: [null, [560, 440], [560, 480], [560, 520]] };
    const short = (depth: number) =>
      shot({ terrain: [piece('barricade', 530, 460, 14, depth)], defender: line }).fight().cover;
    expect(short(40)).toBe(0);
    expect(short(110)).toBe(2);
  });
  it('[LE-AUSWEICHEN-03] a dodge token cancels one more hit', () => {
    const t = shot({ defender: { tokens: { dodge: 1 } } }).fight({ dodge: 'dodge' });
    expect(t.result).toMatchObject({ hits: 2, crits: 1 });
    expect(t.tokens(1, 'dodge')).toBe(0);
  });
  it('[LE-DECKUNG-21] a leader that stands at a barricade shoots over it', () => {
    const t = lay({
      units: [rebels(300, 400), storm(560, 400)],
      active: 0,
      terrain: [piece('barricade', 300 + 13.5 + 7, 400, 14, 160)],
    });
    expect(t.fight().cover).toBe(0);
  });
});

describe('defending', () => {
  it('[LE-ANGRIFF-27] [LE-ANGRIFF-31] a defence die for each hit, and what is not blocked wounds', () => {
    const t = lay({
      units: [rebels(300, 400), storm(400, 400)],
      active: 0,
      black: ['hit', 'hit', 'crit', 'blank'],
      redDefence: ['block', 'surge', 'blank'],
    }).fight();
    expect(t.result).toEqual({ hits: 2, crits: 1, blocks: 1, wounds: 2 });
    expect(t.alive(1)).toBe(2);
  });
  it('[LE-ANGRIFF-28] between roll and surges the defender may use what rerolls defence dice', () => {
    // No card of 1.x does so in this step: one of its own, which rerolls all blanks.
    const lucky = legionGame(
      '1.2',
      CARDS.with({
        'upgrade/targeting-scopes': {
          abilities: [
            at('defence.reroll', {
              when: (_g, m, self) => m.defender === self.unit,
              *run(g, m, self) {
                const blanks = m.attack.defence.filter(({ face }) => face === 'blank');
                rerollDefence(g, m.attack, self.unit, blanks, self.card);
              },
            }),
          ],
        },
      }),
      procedures,
    );
    const scopes = { upgrades: ['targeting-scopes'] };
    const t = lay(
      {
        units: [rebels(300, 400, scopes), storm(400, 400, scopes)],
        active: 0,
        black: ['hit', 'hit', 'hit', 'blank'],
        redDefence: ['block', 'surge', 'blank', 'block'],
      },
      lucky,
    );
    t.until('action').take('attack').until('window:defence.reroll', { 'further-defender': 'none' });
    expect([t.ask().seat, t.state.attacks[0]!.defence.map(({ face }) => face)]).toEqual([
      1,
      ['block', 'surge', 'blank'],
    ]);
    t.take(t.options()[0]!).goOn(({ state }) => state.attacks.length === 0);
    expect(t.result).toMatchObject({ hits: 3, blocks: 2, wounds: 1 });
  });
  it('[LE-WUNDEN-05] the leader falls last', () => {
    const t = lay({
      units: [rebels(300, 400), storm(400, 400)],
      active: 0,
      black: ['hit', 'hit', 'hit', 'blank'],
      redDefence: ['blank', 'blank', 'blank'],
    }).fight();
    expect(t.alive(1)).toBe(1);
    expect(t.unit(1).minis[t.unit(1).leader]!.fell).toBeNull();
  });
  it('[LE-SICHTLINIE-08] whom no attacker sees cannot be wounded', () => {
    const wall = piece('high-stone-wall', 500, 430, 20, 40, { height: 200 });
    const t = lay({
      units: [
        rebels(430, 430, { minis: [null, 'fallen', 'fallen', 'fallen'] }),
        storm(600, 340, { minis: [null, [540, 430], 'fallen', 'fallen'] }),
      ],
      terrain: [wall],
      active: 0,
      black: ['crit'],
      redDefence: ['blank'],
    }).fight();
    // Only the leader is in sight, so it must suffer although another stands.
    expect(t.result).toMatchObject({ crits: 1, wounds: 1 });
    expect(t.events('newLeader')).toHaveLength(1);
    expect(t.alive(1)).toBe(1);
  });
  it('[LE-ANGRIFF-34] [LE-NIEDERHALTEN-15] a hit suppresses even if it is blocked; a miss does not', () => {
    const after = (black: string[], redDefence: string[]) => {
      const t = lay({ units: [rebels(300, 400, alone(4)), storm(400, 400)], active: 0, black, redDefence } as never);
      return t.fight().tokens(1, 'suppression');
    };
    expect(after(['hit'], ['block'])).toBe(1);
    expect(after(['blank'], [])).toBe(0);
  });
  it('[LE-PANZERUNG-01] [LE-WUCHT-X-01] armour cancels hits, impact makes critical ones of them first', () => {
    const walker = (more: Spec) =>
      lay({
        units: [rebels(300, 400, { minis: [null, 'fallen', 'fallen', 'fallen'], ...more }), unit('at-st', 1, 480, 400)],
        active: 0,
        black: ['hit', 'hit'],
        red: ['hit', 'blank'],
        redDefence: ['blank', 'blank'],
      });
    expect(walker({}).fight().result).toMatchObject({ hits: 0, crits: 0, wounds: 0 });
    // The ion trooper's launcher has Impact 1.
    const ion = walker({ upgrades: ['mpl-57-ion-trooper'] }).fight({
      weapons: { '0.0': 'unit:a-280-blaster-rifle', '4.0': '0:mpl-57-ion-trooper' },
      'window:attack.modify': '0:impact',
    });
    expect(ion.result).toMatchObject({ hits: 0, crits: 1 });
  });
  it('[LE-DURCHSCHLAGEN-X-01] Vader cuts through blocks', () => {
    const t = lay({
      units: [unit(VADER, 1, 500, 400), rebels(500 - apart(0), 400)],
      active: 0,
      red: ['hit', 'hit', 'blank', 'blank', 'blank', 'blank'],
      whiteDefence: ['block', 'block'],
    });
    t.fight({ 'window:defence.modify': '0:pierce' });
    expect(t.result).toMatchObject({ blocks: 0, wounds: 2 });
  });
});
