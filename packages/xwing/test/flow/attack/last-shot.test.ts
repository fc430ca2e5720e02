import { describe, expect, it } from 'vitest';
import { type Scene, type SceneSpec, type ShipSpec, scene, ship } from '../../scene.ts';
import { asteroid } from '../words.ts';

/** A ship that the simultaneous attack rule keeps goes when its own opportunity has passed, not when the phase is over. */

const red = (x: number, y: number, degrees = 0, more: ShipSpec = {}) =>
  ship('rebel/xwing/redsquadronpilot', x, y, degrees, more); // skill 4
const black = (x: number, y: number, degrees = 0, more: ShipSpec = {}) =>
  ship('imperial/tiefighter/blacksquadronpilot', x, y, degrees, more); // skill 4
const rookie = (x: number, y: number, degrees = 0, more: ShipSpec = {}) =>
  ship('rebel/xwing/rookiepilot', x, y, degrees, more); // skill 2
const obsidian = (x: number, y: number, degrees = 0, more: ShipSpec = {}) =>
  ship('imperial/tiefighter/obsidiansquadronpilot', x, y, degrees, more); // skill 3

describe('the opportunity that is not taken', () => {
  /**
   * The X-wing of skill 4 has shot the TIE fighter of skill 4 to pieces. Two ships of lower skills are still to come:
   * a TIE fighter of skill 3, and an X-wing of skill 2 that could shoot at either.
   */
  const shot = (doomed: ShipSpec = {}, more: Partial<SceneSpec> = {}): Scene =>
    scene({
      phase: 'combat',
      initiative: 0,
      ships: [red(450, 300), black(450, 480, 180, doomed), obsidian(540, 520, 180), rookie(540, 300)],
      attack: ['hit', 'hit', 'hit'],
      defence: ['blank', 'blank', 'blank', 'blank', 'blank'],
      ...more,
    } as SceneSpec).take('primary>1');
  /** When the TIE fighter of skill 3 is asked for its own attack the doomed ship must be gone. */
  const gone = (s: Scene): void => {
    expect(s.ask()).toMatchObject({ kind: 'attack', seat: 1, about: { ship: 2 } });
    expect(s.ship(1)).toMatchObject({ status: 'destroyed', pose: null });
    s.take('none');
    expect(s.ask()).toMatchObject({ kind: 'attack', seat: 0, about: { ship: 3 } });
    expect(s.options()).toEqual(['primary>2', 'none']);
    const told = s.events().map((e) => [e.type, 'ship' in e && e.ship].join(' '));
    expect(told.indexOf('destroyed 1')).toBeGreaterThan(told.indexOf('fights 1'));
    expect(told.indexOf('destroyed 1')).toBeLessThan(told.indexOf('fights 2'));
  };

  it('[XW-GLEICHZEITIGER-ANGRIFF-02] until its own step it stays and can be seen', () => {
    const s = shot();
    expect(s.ask()).toMatchObject({ kind: 'attack', about: { ship: 1 } });
    expect(s.ship(1)).toMatchObject({ status: 'play', doomed: true });
  });

  it('[XW-GLEICHZEITIGER-ANGRIFF-05] [XW-SCHIFFE-ZERSTOEREN-03] it declines: it is gone before the next skill', () => {
    gone(shot().take('none'));
  });

  it('[XW-GLEICHZEITIGER-ANGRIFF-05] it shoots: likewise', () => {
    gone(shot().take('primary>0'));
  });

  it('[XW-GLEICHZEITIGER-ANGRIFF-06] it has nobody in its arc: it is not asked, and gone all the same', () => {
    gone(shot({ degrees: 0 }));
  });

  it.each([
    ['it is cloaked', { tokens: { cloak: 1 } }, {}],
    ['its weapons are disabled', { tokens: { weaponsdisabled: 1 } }, {}],
    ['it stands on an asteroid', {}, { obstacles: [asteroid(450, 490)] }],
  ] as const)('[XW-GLEICHZEITIGER-ANGRIFF-06] %s and cannot attack: likewise', (_why, doomed, more) => {
    gone(shot(doomed, more));
  });
});
