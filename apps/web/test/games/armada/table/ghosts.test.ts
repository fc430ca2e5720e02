import { type ArmadaQuestion, type ArmadaView, armada } from '@holotisch/armada';
import { describe, expect, it } from 'vitest';
import { placing } from '../../../../src/games/armada/table/ghosts.ts';

const SHIP = 0;
const SQUADRON = 1;

function table(): ArmadaView {
  const units = [
    { ship: 'nebulon-b-escort-frigate', seat: 0, x: 450, y: 100, speed: 2 },
    { squadron: 'x-wing-squadron', seat: 0, x: 300, y: 200 },
    { ship: 'cr90-corvette-a', seat: 1, x: 450, y: 800, degrees: 180, speed: 2 },
  ];
  const position = JSON.parse(JSON.stringify({ units, rules: { points: 180 } }));
  const state = armada.place({ position, dice: {}, decks: {}, seed: 'ghosts' });
  if (!state.ok) throw new Error(JSON.stringify(state.fault));
  return armada.view(state.value, 0);
}

const deploying = (unit: number): ArmadaQuestion => ({
  type: 'region',
  kind: 'deploy',
  seat: 0,
  prompt: { text: 'ar.ask.deploy' },
  clauses: [],
  about: { unit },
  region: { name: 'deployment', unit, edge: 'south', depth: 185 },
});

describe('what is being placed', () => {
  it('has a handle to turn it only if it looks somewhere', () => {
    const view = table();
    expect(placing(view, deploying(SHIP))?.turnable).not.toBe(false);
    expect(placing(view, deploying(SQUADRON))?.turnable).toBe(false);
  });
});
