import type { Json } from '@holotisch/engine';
import { afterEach, describe, expect, it } from 'vitest';
import {
  academy,
  rookie,
  type Scene,
  type SceneSpec,
  scene,
  ship,
} from '../../../../../../packages/xwing/test/scene.ts';
import { leaveAll, sitDown } from '../../../at-a-question.tsx';

afterEach(leaveAll);

/** What was decided last. */
const decided = ({ match }: Scene): Json | undefined => match.taken.at(-1)?.answer;
const far = academy(450, 800, 180, { activated: true });
/** Whoever is at its action, having flown. */
const acting = (more: Partial<SceneSpec> = {}): Scene =>
  scene({ phase: 'activation', ships: [rookie(300, 100, 0, { dial: 's2' }), far], ...more }).until('action');
const firing = (more: Partial<SceneSpec> = {}): Scene =>
  scene({
    phase: 'combat',
    ships: [rookie(300, 100), academy(300, 300, 180), academy(330, 380, 180)],
    ...more,
  }).until('attack');

describe('the dials', () => {
  const planning = (more: Parameters<typeof rookie>[3] = {}) =>
    scene({ ships: [rookie(300, 100, 0, more), rookie(500, 100), academy(450, 800, 180)] });

  it('[XW-PLANUNGSPHASE-01] are laid when every ship has one, and not before; a click goes on to the next ship', async () => {
    const table = planning();
    const panel = await sitDown(table, { own: [0] });
    expect(panel.text).toContain('0 of 2 set');
    expect(panel.buttons).not.toContain('Lay the dials facedown');
    await panel.press('straight 2, green');
    expect(panel.text).toContain('1 of 2 set');
    expect(panel.buttons).not.toContain('Lay the dials facedown');
    await panel.press('Koiogran turn 4, red');
    await panel.press('Lay the dials facedown');
    expect(decided(table)).toEqual({ '0': 's2', '1': 'k4' });
    expect(panel.text).toContain('There is nothing to decide right now.');
  });

  it('are changed by a second choice on the same dial', async () => {
    const table = planning();
    const panel = await sitDown(table, { own: [0] });
    await panel.press('straight 2, green');
    await panel.press('straight 1, green');
    await panel.press('Rookie Pilot #1');
    await panel.press('bank left 3, white');
    await panel.press('Lay the dials facedown');
    expect(decided(table)).toEqual({ '0': 'bl3', '1': 's1' });
  });

  it('[XW-STRESS-02] say that a red manoeuvre of a stressed ship will be the opponent’s choice', async () => {
    const calm = await sitDown(planning(), { own: [0] });
    expect(calm.text).not.toContain('opponent');
    const stressed = await sitDown(planning({ tokens: { stress: 1 } }), { own: [0] });
    expect(stressed.text).toContain('opponent');
  });
});

describe('one dial', () => {
  it('[XW-STRESS-02] has what the opponent may choose, and flies what is confirmed', async () => {
    const table = scene({
      phase: 'activation',
      ships: [rookie(300, 300, 0, { dial: 'k4', tokens: { stress: 1 } }), far],
    }).until('stressed-manoeuvre');
    const panel = await sitDown(table);
    expect(panel.buttons).not.toContain('Koiogran turn 4, red');
    expect(panel.buttons).not.toContain('Confirm');
    await panel.press('straight 1, green');
    await panel.press('Confirm');
    expect(table.events('moved').at(-1)).toMatchObject({ manoeuvre: 's1' });
  });
});

describe('the action bar', () => {
  it('takes what is pressed', async () => {
    const table = acting();
    const panel = await sitDown(table);
    await panel.press('Focus');
    expect(decided(table)).toBe('focus');
  });

  it('says of what is barred why, when it is asked, and decides nothing', async () => {
    const table = acting();
    const panel = await sitDown(table);
    expect(panel.text).not.toContain('range');
    await panel.press('Why not Target lock?');
    expect(panel.text).toContain('range');
    await panel.press('Why not Target lock?');
    expect(panel.text).not.toContain('range');
    expect(table.ask().kind).toBe('action');
  });

  it('lets an action be', async () => {
    const table = acting();
    await (await sitDown(table)).press('None of these');
    expect(decided(table)).toBe('none');
  });
});

describe('targets', () => {
  it('have range and odds; the best stands chosen, another one is chosen and attacked', async () => {
    const table = firing();
    const panel = await sitDown(table);
    expect(panel.boxes).toHaveLength(2);
    expect(panel.boxes.filter((box) => box.endsWith('*'))).toHaveLength(1);
    await panel.tick('Academy Pilot #3');
    await panel.press('Attack Academy Pilot #3');
    expect(decided(table)).toBe('primary>2');
  });

  it('are passed by', async () => {
    const table = firing();
    await (await sitDown(table)).press('None of these');
    expect(decided(table)).toBe('none');
  });
});

describe('dice', () => {
  /** The attacker spends its lock for what shows nothing. */
  const rerolling = () =>
    firing({
      attack: ['blank', 'hit', 'blank', 'hit', 'hit'],
      ships: [rookie(300, 100, 0, { locks: [1] }), academy(300, 300, 180)],
    }).take('primary>1', '0:targetlock');

  it('that show nothing are picked for rerolling; those that lie in the tray are clicked', async () => {
    const table = rerolling();
    expect(table.ask().kind).toBe('reroll');
    const panel = await sitDown(table);
    expect(panel.buttons).toContain('Reroll 2 dice');
    await panel.press('hit');
    expect(panel.buttons).toContain('Reroll 3 dice');
    await panel.press('hit');
    await panel.press('Reroll 2 dice');
    expect(decided(table)).toEqual(['0', '2']);
  });
});

describe('a place along a template', () => {
  it('is shown with its bounds, and taken as it is proposed', async () => {
    const table = scene({
      phase: 'activation',
      ships: [
        rookie(300, 800, 180, { activated: true }),
        ship('imperial/tiefighter/academypilot', 450, 300, 0, { dial: 's2' }),
      ],
    })
      .until('action')
      .take('barrelroll');
    table.until('barrelroll-slide', { 'barrelroll-direction': (a) => (a.type === 'choice' ? a.options[0]!.id : null) });
    const before = table.pose(1);
    const panel = await sitDown(table);
    expect(panel.text).toContain('Confirm');
    await panel.press('Confirm');
    expect(table.pose(1)).not.toEqual(before);
  });
});
