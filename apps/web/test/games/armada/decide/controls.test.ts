import type { Json } from '@holotisch/engine';
import { afterEach, describe, expect, it } from 'vitest';
import {
  lay,
  type Spec,
  ship,
  squadron,
  type Table,
  type TableSpec,
} from '../../../../../../packages/armada/test/table.ts';
import { leaveAll, sitDown } from '../../../at-a-question.tsx';

afterEach(leaveAll);

/** What was decided last, and by whom. */
const decided = ({ match }: Table): Json | undefined => match.taken.at(-1)?.answer;
/** All that was decided since the table was laid. */
const all = ({ match }: Table): readonly Json[] => match.taken.map(({ answer }) => answer);

const VICTORY = 'victory-ii-class-star-destroyer';
const corvette = (x: number, y: number, more = {}) => ship('cr90-corvette-a', 1, x, y, 180, { speed: 2, ...more });
/** A star destroyer behind a corvette, about to attack. */
const salvo = (more: Partial<TableSpec> = {}) =>
  lay({
    units: [ship(VICTORY, 0, 900, 300), corvette(900, 446.5)],
    active: 0,
    step: 'attack',
    red: ['hit', 'hit', 'blank'],
    blue: ['hit', 'hit', 'hit'],
    ...more,
  });

describe('targets', () => {
  it('stand with range and hull zone; the only one is chosen, and attacked by one press', async () => {
    const table = salvo();
    const panel = await sitDown(table);
    expect(panel.boxes).toEqual([expect.stringMatching(/^CR90 Corvette A #2Front.*close range \*$/)]);
    await panel.press('Attack CR90 Corvette A #2');
    expect(decided(table)).toBe('front>1.front');
  });

  it('[AR-SICHTLINIE-04] that cannot be attacked are told with the reason; nobody has to attack', async () => {
    const table = salvo();
    const panel = await sitDown(table);
    expect(panel.text).toContain('No line of sight');
    await panel.press('None of these');
    expect(decided(table)).toBe('none');
  });
});

describe('defence tokens', () => {
  it('that help are taken up already, and one press spends them with all that follows', async () => {
    const table = salvo().take('front>1.front');
    const panel = await sitDown(table);
    expect(panel.boxes.map((box) => box.endsWith('*'))).toEqual([false, false, true]);
    await panel.press('Spend the token');
    expect(all(table).slice(1, 2)).toEqual(['1:token.2']);
    expect(table.ship(1).tokens[2]!.state).toBe('exhausted');
    expect(panel.text).not.toContain('Spend these tokens');
  });

  it('are left by a click, and then the press bears the attack', async () => {
    const table = salvo().take('front>1.front');
    const panel = await sitDown(table);
    await panel.tick(/^Redirect/);
    expect(panel.buttons).not.toContain('Spend the token');
    await panel.press('Spend no token');
    expect(all(table).slice(1, 2)).toEqual(['pass']);
    expect(table.ship(1).tokens.map(({ state }) => state)).toEqual(['ready', 'ready', 'ready']);
  });
});

describe('dice', () => {
  const attacker = (more: Spec) => ship(VICTORY, 0, 900, 300, 0, more);

  it('are changed on one card: what may help is taken up, and left by a click', async () => {
    const table = salvo({ units: [attacker({ open: ['concentrate'] }), corvette(900, 446.5)] }).take('front>1.front');
    expect(table.ask().kind).toBe('window:attack.modify');
    const panel = await sitDown(table);
    expect(panel.boxes.every((box) => box.endsWith('*'))).toBe(true);
    for (const box of panel.boxes) await panel.tick(box.slice(0, 12));
    expect(panel.boxes.every((box) => !box.endsWith('*'))).toBe(true);
    await panel.press('Leave the dice');
    expect(table.state.attacks.at(-1)?.dice).toHaveLength(6);
  });

  it('to roll anew are those that show nothing; others are picked instead', async () => {
    const table = salvo({
      units: [attacker({ commands: ['concentrate'] }), corvette(900, 446.5)],
      red: ['blank', 'hit', 'hit', 'hit'],
    }).take('front>1.front');
    table.until('reroll', { 'window:attack.modify': (a) => (a.type === 'choice' ? a.options[0]!.id : null) });
    const panel = await sitDown(table);
    expect(panel.boxes.filter((box) => box.endsWith('*'))).toEqual([expect.stringMatching(/lank/)]);
    await panel.press('Confirm');
    expect(decided(table)).toEqual(['0']);
  });

  it('[AR-KRITISCHE-EFFEKTE-02] whoever always takes the standard critical effect says so once, and takes it back', async () => {
    const table = salvo({ red: ['crit', 'hit', 'blank'], deck: ['structural-damage', 'injured-crew'] }).take(
      'front>1.front',
    );
    table.until('critical');
    const panel = await sitDown(table);
    await panel.press(/^Always/);
    expect(table.match.taken.find(({ kind }) => kind === 'critical')?.answer).toBe('standard');
    const standing = panel.buttons.find((name) => name.endsWith('(ask again)'));
    expect(standing).toBeDefined();
    await panel.press(standing!);
    expect(panel.buttons.some((name) => name.endsWith('(ask again)'))).toBe(false);
  });
});

describe('a course', () => {
  const moving = () => lay({ units: [{ ...corvette(900, 300), seat: 0, degrees: 0 }], active: 0, step: 'manoeuvre' });

  it('bends at its joints by clicks, as far as the chart lets it, and is flown when it is confirmed', async () => {
    const table = moving();
    const panel = await sitDown(table);
    expect(panel.text).toContain('This is allowed.');
    await panel.press('Joint 2: 1 to the right');
    await panel.press('Joint 2: 1 to the right');
    expect(panel.buttons).not.toContain('Joint 2: 1 to the right');
    await panel.press('Confirm');
    expect(decided(table)).toMatchObject({ speed: 2, clicks: [0, 2] });
    expect(table.pose(0)[2]).toBeGreaterThan(0);
  });
});

describe('command dials', () => {
  const planning = () => lay({ units: [ship(VICTORY, 0, 900, 300), corvette(900, 800)], phase: 'command' });

  it('[AR-KOMMANDOPHASE-02] lie as proposed, are changed, and laid facedown as one answer', async () => {
    const table = planning();
    const panel = await sitDown(table, { own: [0] });
    expect(panel.text).toContain('You are the first player');
    await panel.press('Repair'); // on the first of three dials
    await panel.press('Lay the dials facedown');
    expect(decided(table)).toMatchObject({ '0.0': 'repair' });
    expect(panel.text).toContain('There is nothing to decide right now.');
  });
});

describe('ships that are activated', () => {
  const two = () =>
    lay({
      units: [
        ship(VICTORY, 0, 900, 300, 0, { dials: ['repair'] }),
        ship(VICTORY, 0, 500, 300, 0, { dials: ['navigate'] }),
        corvette(900, 800),
      ],
      phase: 'ship',
    });

  it('are chosen by name; why nobody can pass stands there', async () => {
    const table = two();
    const panel = await sitDown(table);
    expect(panel.text).toContain('There is no pass token left.');
    await panel.press('Victory II-class Star Destroyer #2');
    expect(table.state.active).toBe(1);
  });

  it('attack from two hull zones where that is ticked', async () => {
    const panel = await sitDown(two());
    expect(panel.boxes).toEqual([expect.stringMatching(/^Attack from two hull zones(?!.*\*)/)]);
    await panel.tick('Attack from two hull zones');
    expect(panel.boxes).toEqual([expect.stringMatching(/\*$/)]);
    await panel.tick('Attack from two hull zones');
    expect(panel.boxes).toEqual([expect.stringMatching(/^Attack from two hull zones(?!.*\*)/)]);
  });

  it('[AR-KOMMANDORAEDER-01] say at once what becomes of the dial: kept, a token, or resolved', async () => {
    const revealed = () => two().take('0');
    const kept = revealed();
    expect(kept.ask().kind).toBe('dial-use');
    await (await sitDown(kept)).press('Keep it beside the ship');
    expect(kept.match.taken.at(1)?.answer).toBe('keep');
    const spent = revealed();
    await (await sitDown(spent)).press('Spend it to gain the command token');
    expect(spent.match.taken.at(1)?.answer).toBe('token');
  });
});

describe('repairs', () => {
  const hurt = () =>
    lay({
      units: [
        ship('imperial-i-class-star-destroyer', 0, 600, 300, 0, {
          speed: 1,
          open: ['repair'],
          shields: { front: 3, left: 3, right: 0, rear: 2 },
          damage: [{ card: 'hidden' }],
        }),
      ],
      active: 0,
      step: 'commands',
    }).until('repair', { command: 'repair:dial' });

  it('[AR-KOMMANDOS-13] go one by one, or all for what is mostly mended first', async () => {
    const one = hurt();
    const panel = await sitDown(one);
    await panel.press(/^Repair hull/);
    expect(decided(one)).toBe('hull:0');
    const whole = hurt();
    const before = whole.match.taken.length;
    await (await sitDown(whole)).press('Repair as proposed');
    expect(whole.match.taken.length - before).toBeGreaterThan(1);
    expect(whole.open).not.toContain('0 repair');
  });
});

describe('squadrons', () => {
  const flying = (gap: number) =>
    lay({
      units: [
        squadron('tie-fighter-squadron', 0, 760, 500),
        squadron('tie-fighter-squadron', 0, 800, 540),
        squadron('x-wing-squadron', 1, 760 - gap, 500),
      ],
      phase: 'squadron',
    });

  it('are chosen by name, and fly as a pair where that is ticked', async () => {
    const table = flying(600);
    const panel = await sitDown(table);
    expect(panel.boxes).toEqual([expect.stringMatching(/^Fly as a pair/)]);
    await panel.tick('Fly as a pair');
    expect(panel.boxes).toEqual([expect.stringMatching(/\*$/)]);
    await panel.tick('Fly as a pair');
    await panel.press('TIE Fighter Squadron #2');
    expect(decided(table)).toBe('1');
  });

  it('[AR-NAHKAMPF-02] attack whom they are engaged with by name; why they do not move stands there', async () => {
    const table = flying(60);
    table.take('0');
    expect(table.ask().kind).toBe('squadron-act');
    const panel = await sitDown(table);
    expect(panel.text).toContain('cannot move');
    await panel.press(/^Attack X-wing Squadron/);
    expect(table.events('attack')).toHaveLength(1);
  });
});

describe('squadrons that are pushed aside', () => {
  it('[AR-UEBERSCHNEIDUNG-03] are put down as proposed by one press, or one after the other', async () => {
    const ramming = () =>
      lay({
        units: [
          ship(VICTORY, 0, 900, 300, 0, { speed: 1 }),
          squadron('tie-fighter-squadron', 0, 880, 390),
          squadron('x-wing-squadron', 1, 925, 390),
          corvette(300, 800),
        ],
        active: 0,
        step: 'manoeuvre',
      });
    const pushing = ramming().take({ speed: 1, clicks: [0], side: 'right' } as never);
    expect(pushing.ask().kind).toBe('displaced-order');
    const panel = await sitDown(pushing);
    await panel.press(/as proposed|together|aside/i);
    expect(pushing.events('displaced')).toHaveLength(2);
  });
});

describe('the first player', () => {
  it('[AR-AUFBAU-11] is chosen by whose fleet costs less, who reads what the choice is about', async () => {
    const table = lay({ units: [ship(VICTORY, 0, 900, 300), corvette(900, 800)], phase: 'initiative' });
    const panel = await sitDown(table);
    expect(panel.text).toContain('Your fleet costs less');
    expect(panel.text).toContain('fleet points');
    await panel.press('The opponent is the first player');
    expect(decided(table)).toBe('0');
  });
});
