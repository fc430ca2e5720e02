import { describe, expect, it } from 'vitest';
import { numberOf } from '../../src/values.ts';
import { apart, lay, type Spec, unit } from '../table.ts';
import { alone, holding, storm } from '../troops.ts';
import { acting, resolving } from './played.ts';
import { finishTurn, inActivation } from './watching.ts';

/** Command cards act for their own player, at their own moment, and while their hero stands: the other half of each. */

const one = alone(4);
const far = storm(1500, 700);

describe('tokens when a card is resolved', () => {
  const REX = 'clone-captain-rex';
  const both = (mine: string, theirs: string) =>
    lay({
      units: [unit(REX, 0, 300, 300), unit('general-veers', 1, 1500, 700)],
      phase: 'command',
      stage: 2,
      priority: 0,
      hands: [{ played: mine }, { played: theirs }],
    }).goOn(inActivation, { recover: [] });
  it('[LE-KOMMANDOKARTEN-14] once, not again when the opponent resolves his', () => {
    const t = both('were-not-programmed', 'push');
    expect(
      t
        .events('tokens')
        .filter(({ token }) => token === 'surge')
        .map(({ change }) => change),
    ).toEqual([1, 1]);
  });
  it('[LE-BESIEGT-01] nobody gains them for a hero who has fallen', () => {
    const t = resolving('were-not-programmed', [
      unit(REX, 0, 0, 0, { status: 'defeated' }),
      unit('phase-i-clone-troopers', 0, 300, 300),
      far,
    ]).goOn(inActivation);
    expect(t.events('tokens')).toEqual([]);
  });
});

describe('Lying in Wait', () => {
  const waits = (active: number, bossk: Spec = {}) => {
    const t = acting('lying-in-wait', active, [
      unit('bossk', 0, 400, 400, bossk),
      unit('stormtroopers', 0, 300, 300, one),
      unit('rebel-troopers', 1, 1500, 700, one),
      unit('rebel-troopers', 1, 1500, 300, { ...one, order: 'faceup' }),
    ]);
    t.until('action').take('none');
    return finishTurn(t, active).tokens(0, 'aim');
  };
  it('aims after the enemy’s activations, not after a friend’s, nor after his own', () => {
    expect([waits(2), waits(1), waits(0)]).toEqual([1, 0, 0]);
  });
  it('[LE-BESIEGT-01] not when he has fallen', () => {
    expect(waits(2, { status: 'defeated' })).toBe(0);
  });
});

describe('Size Matters Sometimes', () => {
  const CARD = 'size-matters-sometimes';
  const RIDES = { source: `command:0.${CARD}`, unit: 1, until: 'round', note: 'rides' };
  const pair = (gap: number, dodge = 0): readonly Spec[] => [
    unit('chewbacca-hero-of-kashyyyk', 0, 400, 400),
    unit('yoda', 0, 400 + apart(gap), 400, holding('dodge', dodge)),
    storm(400, 650, { ...one, order: 'faceup' }),
  ];
  it('the carrier rolls red dice; Yoda does not, nor does who does not carry him', () => {
    const red = (gap: number) => {
      const t = acting(CARD, 0, pair(gap), { lasting: [RIDES] }).until('action');
      return [0, 1].map((id) => numberOf(t.g, t.unit(id), 'defenceRed', 0));
    };
    expect([red(0), red(1)]).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });
  it('the carrier spends Yoda’s dodge tokens as long as he carries him', () => {
    const left = (gap: number) =>
      acting(CARD, 2, pair(gap, 2), { lasting: [RIDES], white: ['hit'] })
        .fight({ defender: '0', dodge: 'dodge' })
        .tokens(1, 'dodge');
    expect([left(0), left(1)]).toEqual([1, 2]);
  });
});
