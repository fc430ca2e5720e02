import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { lay, piece, type Spec, unit } from '../../table.ts';
import { alone, LEIA, rebels, storm } from '../../troops.ts';
import { walker } from '../scenes.ts';

const far = storm(1700, 800, { order: 'facedown' });
const half = 35;
const acting = (upgrades: readonly string[], others: readonly Spec[] = [], more: object = {}) =>
  lay({ units: [walker(upgrades), ...others, far], active: 0, ...more }).until('action');
const friend = (gap: number, more: Spec = {}) => rebels(400 + half + 13.5 + gap, 400, { ...alone(4), ...more });

describe('Backworld Medic', () => {
  it('brings back who has fallen in this round, but no leader, and nobody of an earlier one', () => {
    const cure = (fallen: number) => {
      const t = lay({
        units: [
          unit('at-rt-rebel', 0, 400, 400, { upgrades: ['backworld-medic'] }),
          rebels(480, 400, { minis: [null, null, { fallen }, 'fallen'], order: 'facedown' }),
          storm(1700, 800),
        ],
        round: 2,
        active: 0,
        whiteDefence: ['blank', 'blank'],
      }).until('action');
      const act = t.options().find((id) => id.includes('backworld-medic'));
      return act === undefined ? undefined : t.take(act).until('action').alive(1);
    };
    expect([cure(2), cure(1)]).toEqual([3, undefined]);
  });
  it('Backworld Medic: a wound less for troopers at range 1, and suppression by two dice', () => {
    const cure = (gap: number) =>
      acting(['backworld-medic'], [unit(LEIA, 0, 400 + half + 13.5 + gap, 400, { wounds: 2 })], {
        whiteDefence: ['block', 'blank'],
      });
    const t = cure(SEGMENT).take('card:0:0.backworld-medic/cure').until('action');
    expect([t.wounds(1), t.tokens(1, 'suppression'), t.state.turn!.actions]).toEqual([1, 1, 1]);
    expect(cure(SEGMENT + 0.01).options()).not.toContain('card:0:0.backworld-medic/cure');
  });
  it('Backworld Medic: poison, but no droids', () => {
    const t = acting(['backworld-medic'], [friend(40, { tokens: { poison: 1 } })], {
      whiteDefence: ['blank', 'blank'],
    });
    t.take('card:0:0.backworld-medic/cure').until('action');
    expect(t.tokens(1, 'poison')).toBe(0);
    const droids = unit('b1-battle-droids', 0, 480, 400, { ...alone(6), tokens: { poison: 1 } });
    expect(acting(['backworld-medic'], [droids]).options()).not.toContain('card:0:0.backworld-medic/cure');
  });
  it('Backworld Medic: nobody who is well, nobody out of sight', () => {
    const CURE = 'card:0:0.backworld-medic/cure';
    expect(acting(['backworld-medic'], [friend(40)]).options()).not.toContain(CURE);
    const hurt = unit(LEIA, 0, 400 + half + 13.5 + 80, 400, { wounds: 2 });
    const wall = piece('high-stone-wall', 400 + half + 40, 400, 20, 300, { height: 400 });
    expect(acting(['backworld-medic'], [hurt], { terrain: [wall] }).options()).not.toContain(CURE);
    expect(acting(['backworld-medic'], [{ ...hurt, seat: 1 }]).options()).not.toContain(CURE);
  });
});

describe('Refurbished "Gonk" Droid', () => {
  it('Refurbished "Gonk" Droid: nothing where no shield is spent', () => {
    const t = lay({
      units: [walker(['refurbished-gonk-droid'], { order: 'facedown', tokens: { shield: 2 } }), far],
      phase: 'end',
    }).goOn(({ state }) => state.round === 2);
    expect([t.tokens(0, 'shield'), t.events('looseDice')]).toEqual([2, []]);
  });
  it('Refurbished "Gonk" Droid: a red die for each spent shield; blocks bring them back', () => {
    const t = lay({
      units: [walker(['refurbished-gonk-droid'], { order: 'facedown' }), far],
      phase: 'end',
      redDefence: ['block', 'surge'],
    }).goOn(({ state }) => state.round === 2);
    expect(t.tokens(0, 'shield')).toBe(1);
  });
});

describe('Unorthodox Tactician', () => {
  it('Unorthodox Tactician: as many aim tokens as three red dice give, for different friends up to range 3', () => {
    const t = lay({
      units: [
        walker(['unorthodox-tactician'], { order: 'faceup' }),
        friend(3 * SEGMENT),
        rebels(400, 500, alone(4)),
        rebels(400 + half + 13.5 + 3 * SEGMENT + 0.01, 440, alone(4)),
        rebels(400, 300, alone(4)),
        far,
      ],
      turnOf: 0,
      redDefence: ['block', 'surge', 'blank'],
    }).until('card-units', { activate: '0' });
    expect(t.options()).toEqual(['1', '2', '4']);
    t.take(['1', '4']).until('action');
    expect([1, 2, 3, 4].map((id) => t.tokens(id, 'aim'))).toEqual([1, 0, 0, 1]);
  });
});

describe('Unstable R5 Astromech', () => {
  it('Unstable R5 Astromech: once, a move at the end of the activation, and hits are wounds', () => {
    const t = acting(['unstable-r5-astromech'], [], { black: ['hit', 'crit', 'surge'] }).take('none');
    t.take('0:0.unstable-r5-astromech').take('move');
    t.take({ kind: 'standard', speed: 1, heading: 90, bend: 0, way: 1 });
    expect(t.wounds(0)).toBe(2);
    expect(t.pose(0)[0]).toBeGreaterThan(450);
    expect(t.unit(0).upgrades[0]!.discarded).toBe(true);
  });
});
