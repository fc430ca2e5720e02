import { type Json, Match } from '@holotisch/engine';
import { legion, READY_ARMIES } from '@holotisch/legion';
import { afterEach, describe, expect, it } from 'vitest';
import { STEP } from '../../../../../../packages/legion/test/flow/activation/move/moving.ts';
import { lay, type Spec, Table, type TableSpec, unit } from '../../../../../../packages/legion/test/table.ts';
import { holding, LUKE, rebels, storm } from '../../../../../../packages/legion/test/troops.ts';
import { leaveAll, sitDown } from '../../../at-a-question.tsx';

afterEach(leaveAll);

/** What was decided last. */
const decided = ({ match }: Table): Json | undefined => match.taken.at(-1)?.answer;
/** All that was decided, of one kind. */
const answers = ({ match }: Table, kind: string): readonly Json[] =>
  match.taken.flatMap((one) => (one.kind === kind ? [one.answer] : []));

const acting = (more: Partial<TableSpec> = {}) =>
  lay({ units: [rebels(300, 400), storm(500, 400)], active: 0, ...more }).until('action');

describe('actions', () => {
  it('[LE-AKTIONEN-01] are taken one after the other; how many are left stands in the question', async () => {
    const table = acting();
    const panel = await sitDown(table);
    expect(panel.text).toContain('actions left: 2');
    await panel.press(/^Dodge/);
    expect(table.tokens(0, 'dodge')).toBe(1);
    expect(panel.text).toContain('actions left: 1');
    expect(panel.buttons.some((name) => name.startsWith('Dodge'))).toBe(false);
  });

  it('are given together by one press: aim, then attack', async () => {
    const table = acting();
    const panel = await sitDown(table);
    await panel.press('Aim, then attack');
    expect(answers(table, 'action')).toEqual(['aim', 'attack']);
    expect(table.open).toEqual(['0 weapons']);
  });

  it('are ended', async () => {
    const table = acting();
    await (await sitDown(table)).press('No further action');
    expect(decided(table)).toBe('none');
  });
});

describe('a move', () => {
  it('[LE-BEWEGUNG-01] is set by speed, direction and distance, and made when it is confirmed', async () => {
    const table = acting().take('move');
    const panel = await sitDown(table);
    await panel.fill('Speed', '1');
    await panel.fill(/^Direction/, '180');
    await panel.fill(/^Distance/, '50');
    expect(panel.text).toContain('This is allowed.');
    await panel.press('Confirm');
    expect(decided(table)).toMatchObject({ speed: 1, heading: 180, way: 0.5 });
    expect(table.pose(0)[1]).toBeLessThan(400);
  });

  it('that cannot be made is told with its reason, and not confirmed', async () => {
    const table = lay({ units: [rebels(300, 60), storm(900, 400)], active: 0 })
      .until('action')
      .take('move');
    const panel = await sitDown(table);
    await panel.fill(/^Direction/, '180');
    await panel.fill(/^Distance/, '100');
    expect(panel.text).not.toContain('This is allowed.');
    expect(panel.buttons).not.toContain('Confirm');
  });
});

describe('an attack', () => {
  const three = { units: [rebels(300, 400), storm(500, 400), storm(500, 600)] };

  it('is declared against the one that is chosen, with the weapons of most dice', async () => {
    const table = acting(three).take('attack');
    const panel = await sitDown(table);
    expect(panel.boxes).toHaveLength(2);
    await panel.tick(/^Stormtroopers 2/);
    expect(panel.text).toContain('All 4 see all 4.');
    await panel.press('Attack Stormtroopers 2');
    expect(answers(table, 'defender')).toEqual(['2']);
    expect(answers(table, 'weapons')).toHaveLength(1);
  });

  it('leaves the weapons to who wants to choose them: all at once, and nobody fires without', async () => {
    const table = acting(three).take('attack');
    const panel = await sitDown(table);
    await panel.press('Choose the weapons');
    expect(table.open).toEqual(['0 weapons']);
    await panel.tick('none');
    expect(panel.buttons).not.toContain('Attack');
    await panel.tick('A-280 Blaster Rifle');
    await panel.press('Attack');
    expect(decided(table)).toEqual(
      Object.fromEntries([0, 1, 2, 3].map((mini) => [`${mini}.0`, 'unit:a-280-blaster-rifle'])),
    );
  });

  it('[LE-ZIELEN-01] spends an aim token for what shows nothing; other dice are picked instead', async () => {
    const table = acting({
      units: [rebels(300, 400, holding('aim')), storm(500, 400)],
      black: ['blank', 'hit', 'blank', 'hit'],
    }).take('attack');
    table.until('aim', { 'window:attack.reroll': (a) => (a.type === 'choice' ? a.options[0]!.id : null) });
    const panel = await sitDown(table);
    expect(panel.buttons).toContain('Reroll 2 dice');
    await panel.press('Reroll 2 dice');
    expect(decided(table)).toEqual(['0', '2']);
  });

  it('offers the reroll itself and the dice by one press', async () => {
    const table = acting({
      units: [rebels(300, 400, holding('aim')), storm(500, 400)],
      black: ['blank', 'hit', 'blank', 'hit'],
    }).take('attack');
    table.until('window:attack.reroll');
    const panel = await sitDown(table);
    await panel.press('Aim token: reroll 2 dice');
    expect(answers(table, 'aim')).toEqual([['0', '2']]);
  });
});

describe('casualties', () => {
  const hurt = (more: Spec = {}) =>
    lay({
      units: [storm(400, 400), rebels(520, 400, more)].map((one, i) => ({ ...one, seat: 1 - i })),
      active: 0,
      white: ['crit', 'crit', 'blank', 'blank'],
      whiteDefence: ['blank', 'blank', 'blank', 'blank'],
    })
      .until('action')
      .take('attack')
      .until('wounded');

  it('[LE-WUNDEN-03] are picked one after another by who suffers them', async () => {
    const table = hurt();
    const panel = await sitDown(table);
    await panel.press(/miniature 3$/);
    expect(answers(table, 'wounded')).toEqual(['2']);
    expect(table.alive(1)).toBe(3);
  });

  it('are plain troopers first by one press', async () => {
    const table = hurt({ upgrades: ['z-6-trooper'] });
    const panel = await sitDown(table);
    await panel.press('Plain troopers first');
    expect(answers(table, 'wounded').length).toBeGreaterThan(1);
    expect(table.alive(1)).toBe(3);
  });
});

describe('whose turn it is', () => {
  const ordered = () =>
    lay({
      units: [rebels(300, 400, { order: 'faceup' }), rebels(300, 700), rebels(300, 850), storm(900, 400)],
      phase: 'activation',
    });

  it('[LE-AKTIVIERUNGSPHASE-01] is of a unit with an order, or drawn from the pool', async () => {
    const table = ordered();
    const panel = await sitDown(table);
    expect(panel.text).toContain('has an order');
    await panel.press(/^Rebel Troopers 1/);
    expect(decided(table)).toBe('0');
    const drawn = ordered();
    await (await sitDown(drawn)).press(/^Draw from the order pool/);
    expect(drawn.match.taken[0]?.answer).toBe('draw');
  });

  it('goes on being drawn where that was said, until it is taken back', async () => {
    const table = ordered();
    const panel = await sitDown(table);
    await panel.press(/^Keep drawing this round/);
    expect(table.match.taken[0]?.answer).toBe('draw');
    expect(panel.text).not.toContain('Keep drawing this round');
  });
});

describe('places in a melee', () => {
  it('[LE-NAHKAMPF-09] are proposed for each miniature, and taken as proposed', async () => {
    const X = 400 + STEP[1] + 27;
    const table = lay({
      units: [unit(LUKE, 0, 400, 400), storm(X, 400, { minis: [[X, 400], [X + 60, 440], 'fallen', 'fallen'] })],
      active: 0,
    })
      .until('action')
      .take('move')
      .take({ kind: 'standard', speed: 1, heading: 90, bend: 0, way: 1, engage: 1 });
    expect(table.open).toEqual(['1 formation']);
    const panel = await sitDown(table);
    expect(panel.text).toMatch(/Miniature 2/);
    await panel.press('Confirm');
    expect(table.events('placed').at(-1)).toMatchObject({ unit: 1, why: 'melee' });
  });
});

describe('before the first round', () => {
  const armies = READY_ARMIES.filter(({ format }) => format === 'standard').slice(0, 2);
  const begun = (more: Spec = {}) => {
    const setup = { armies: armies.map(({ army }) => army), rules: { unenforced: true }, ...more };
    const match = Match.start(legion, { setup: JSON.parse(JSON.stringify(setup)) as Json, seed: 'controls' });
    if (!match.ok) throw new Error(JSON.stringify(match.fault));
    return new Table(match.value);
  };

  it('the rows of battle cards are read with what comes after them, and a card is discarded or all are kept', async () => {
    const table = begun().until('veto');
    const panel = await sitDown(table);
    const discards = panel.buttons.filter((name) => name.includes('discard'));
    expect(discards).toHaveLength(3);
    await panel.press(discards[0]!);
    expect(answers(table, 'veto')).toEqual(['objective']);
    await panel.press('Pass');
    expect(answers(table, 'veto')[1]).toBe('pass');
  });

  it('who deploys reads which colour it is and what is played for', async () => {
    const table = begun().until('deploy-order');
    const panel = await sitDown(table);
    expect(panel.text).toMatch(/blue|red/);
    const [first] = table.options();
    await panel.press(panel.buttons[0]!);
    expect(answers(table, 'deploy-order')).toEqual([first]);
  });

  it('a unit is put down where it is proposed, and not outside its zone', async () => {
    const table = begun().until('deploy');
    const panel = await sitDown(table);
    expect(panel.text).toContain('This is allowed.');
    await panel.fill(/^x/i, '900');
    await panel.fill(/^y/i, '450');
    expect(panel.buttons).not.toContain('Confirm');
    await panel.press('Another suggestion');
    await panel.press('Confirm');
    expect(answers(table, 'deploy')).toHaveLength(1);
  });

  it('terrain is taken from what is left, by how it looks, with its height and cover', async () => {
    const setup = { rules: { competitive: true, unenforced: true } };
    const table = begun(setup).until('terrain-order');
    const panel = await sitDown(table);
    const pieces = panel.buttons.filter((name) => name !== 'Enter');
    expect(pieces.length).toBe(table.options().length);
    await panel.press('Hill, 4 cm high, light cover, open'); // the first of two alike
    expect(answers(table, 'terrain-order')).toEqual([String(pieces.findIndex((name) => name.startsWith('Hill')))]);
  });
});
