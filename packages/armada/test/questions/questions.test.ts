import { type Json, type Result, render } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { armada } from '../../src/game.ts';
import { text } from '../../src/text/index.ts';
import { lay, ship, squadron } from '../table.ts';

/** What outsiders may ask of a position: the answers are those of the rules. */

const NEBULON = 'nebulon-b-escort-frigate';
const table = lay({
  units: [
    ship('victory-ii-class-star-destroyer', 0, 700, 250),
    squadron('tie-fighter-squadron', 0, 1000, 430),
    ship('cr90-corvette-a', 1, 700, 480, 90),
    squadron('x-wing-squadron', 1, 1060, 430),
    ship(NEBULON, 1, 1400, 800, 180),
  ],
  obstacles: [{ token: 'asteroid-1', x: 690, y: 380 }],
});
const ask = (question: string, args: Record<string, Json> = {}): Json => {
  const answer: Result<Json> = armada.questions[question]!(table.state, args);
  if (!answer.ok) throw new Error(JSON.stringify(answer.fault));
  return answer.value;
};
const fault = (question: string, args: Record<string, Json>): readonly string[] => {
  const answer: Result<Json> = armada.questions[question]!(table.state, args);
  if (answer.ok) throw new Error(`answered: ${JSON.stringify(answer.value)}`);
  return (['de', 'en'] as const).map((language) => render([text[language]], answer.fault.message));
};

describe('questions', () => {
  it('measure both sides of the ruler from closest point to closest point', () => {
    // bow at 250 + 51, the side of the corvette at 480 - 21.5
    expect(ask('range', { from: 0, to: 2 })).toMatchObject({ range: 'medium', distance: 3, mm: 157.5 });
    expect(ask('range', { from: 2, to: 0 })).toMatchObject({ mm: 157.5, from: { y: 458.5 }, to: { y: 301 } });
    expect(ask('range', { from: 0, to: 0 })).toMatchObject({ range: 'close', distance: 1, mm: 0 });
  });

  it('tell within from beyond: all of it, nothing of it', () => {
    // the gap is 26 mm, the far side of the base another 34
    const both = (distance: number) => ['within', 'beyond'].map((one) => ask(one, { from: 1, to: 3, distance }));
    expect(both(1)).toEqual([true, false]);
    const far = (distance: number) => ['within', 'beyond'].map((one) => ask(one, { from: 0, to: 2, distance }));
    expect([far(2), far(3), far(4)]).toEqual([
      [false, true],
      [false, false],
      [true, false],
    ]);
  });

  it('know the arc of every hull zone, for one hull zone of the target or for any', () => {
    const inArc = (zone: string, more: Record<string, Json> = {}) => ask('arc', { from: 0, zone, to: 2, ...more });
    expect(['front', 'left', 'right', 'rear'].map((zone) => inArc(zone))).toEqual([true, false, false, false]);
    expect(inArc('front', { defending: 'right' })).toBe(true);
    expect(ask('arc', { from: 1, to: 4 })).toBe(true); // a squadron sees all around
  });

  it('draw the line of sight and tell what it goes through', () => {
    const sight = (defending: string) => ask('sight', { from: 0, zone: 'front', to: 2, defending });
    expect(sight('right')).toMatchObject({ blocked: null, obstructed: true, obstacles: [0], ships: [], dust: [] });
    expect(sight('rear')).toMatchObject({ blocked: 'right' });
    expect(ask('sight', { from: 1, to: 3 })).toMatchObject({ blocked: null, obstructed: false });
  });

  it('tell an attack as it would be declared, or why not', () => {
    const shot = (defending: string) => ask('shot', { from: 0, zone: 'front', to: 2, defending });
    expect(shot('right')).toMatchObject({ range: 'medium', obstructed: true, dice: { red: 3, blue: 3, black: 0 } });
    expect(shot('rear')).toMatchObject({ refused: ['AR-SICHTLINIE-04'], measured: 'right' });
    expect(ask('targets', { unit: 0 })).toContainEqual(shot('right'));
    expect(ask('squadronTargets', { unit: 1 })).toEqual([{ defender: { unit: 3 }, defending: null }]);
    expect(ask('engaged', { unit: 3 })).toEqual([1]);
  });

  it('follow a course to its end, with all that lies there', () => {
    const end = (clicks: number[], side: string) => ask('pose', { unit: 0, speed: 2, clicks, side });
    expect(end([0, -1], 'left')).toMatchObject({ ships: [2], obstacles: [0], squadrons: [], flees: false });
    expect(end([0, -1], 'right')).toMatchObject({ overlapsTool: true });
    expect(ask('pose', { unit: 4, speed: 0, clicks: [] })).toMatchObject({ pose: { x: 1400, y: 800 }, ships: [] });
    expect(ask('chart', { unit: 4 })).toEqual([[1], [1, 1], [0, 1, 2]]);
  });

  it('that make no sense are refused in the words of either language', () => {
    expect(fault('range', { from: 0, to: 9 })).toEqual([
      'Die Frage lässt sich nicht beantworten: Auf dem Tisch steht weder Schiff noch Staffel 9.',
      'The question cannot be answered: There is neither a ship nor a squadron 9 on the table.',
    ]);
    for (const [question, args] of [
      ['shot', { from: 0, to: 2, defending: 'right' }],
      ['shot', { from: 0, zone: 'left-auxiliary', to: 2, defending: 'right' }],
      ['sight', { from: 1, zone: 'front', to: 3 }],
      ['engaged', { unit: 0 }],
      ['chart', { unit: 1 }],
      ['pose', { unit: 0, speed: 2, clicks: [1] }],
      ['pose', { unit: 0, speed: 1, clicks: [3] }],
      ['pose', { unit: 0, speed: 1, clicks: [-3] }],
      ['range', { from: 'moon', to: 1 }],
      ['range', { from: 0 }],
      ['within', { from: 0, to: 1, distance: 6 }],
      ['score', { moon: 1 }],
    ] as const) {
      const [de, en] = fault(question, args);
      expect(de).toMatch(/^Die Frage lässt sich nicht beantworten: \S/);
      expect(en).toMatch(/^The question cannot be answered: \S/);
      expect(de).not.toContain(en!.slice('The question cannot be answered: '.length));
    }
  });
});
