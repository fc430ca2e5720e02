import { type ArmadaView, armada, type EventOf } from '@holotisch/armada';
import { pose } from '@holotisch/table';
import { expect, it } from 'vitest';
import { describe as described } from '../../../../src/games/armada/table/describe.ts';
import { armadaTold } from '../../../../src/games/armada/told/index.ts';

function table(): ArmadaView {
  const state = armada.place({
    position: {
      units: [{ ship: 'cr90-corvette-a', x: 300, y: 300 }],
      obstacles: [{ token: 'asteroid-1', x: 500, y: 500 }],
      markers: [{ kind: 'mine', id: 7, x: 600, y: 400 }],
    },
    dice: {},
    decks: {},
    seed: 'motion',
  });
  if (!state.ok) throw new Error(JSON.stringify(state.fault));
  return armada.view(state.value, 0);
}
const keys = (view: ArmadaView): string[] =>
  described({ view, player: String, language: 'de', measuring: true }).items.map(({ key }) => key);

it('an obstacle that moves is seen on its way, turning as it goes', () => {
  const event: EventOf<'obstacleMoved'> = {
    type: 'obstacleMoved',
    obstacle: 0,
    token: 'asteroid-1',
    from: pose(500, 500),
    to: pose(600, 500, 90),
  };
  const view = table();
  const at = (t: number) => armadaTold.obstacleMoved.motion!(event, view, t)[0]!;
  expect(keys(view)).toContain(at(0)[0]);
  expect(at(0)[1]).toEqual(pose(500, 500));
  expect(at(0.5)[1]).toMatchObject({ x: 550, y: 500 });
  expect(at(0.5)[1].hx).toBeCloseTo(Math.SQRT1_2);
  expect(at(1)[1]).toEqual(event.to);
});

it('a small token that moves is seen on its way', () => {
  const event: EventOf<'markerMoved'> = {
    type: 'markerMoved',
    marker: 7,
    from: { x: 600, y: 400 },
    to: { x: 600, y: 480 },
  };
  const view = table();
  const at = (t: number) => armadaTold.markerMoved.motion!(event, view, t)[0]!;
  expect(keys(view)).toContain(at(0)[0]);
  expect([0, 0.5, 1].map((t) => at(t)[1].y)).toEqual([400, 440, 480]);
});
