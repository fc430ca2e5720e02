import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { type Script, type Spec, type Table, type TableSpec, unit } from '../table.ts';
import { lay26 } from '../table26.ts';
import { alone, BOBA, LEIA, rebels, storm, VEERS } from '../troops.ts';
import { acts, offered, told, use } from './watching.ts';

/** What a card of 2.6 does once: in a round, in an activation, in a game. */

const one = alone(4);
/** A rifle for the first defender, a heavy weapon for the second: two attacks in one action. */
const GUNNERS = { minis: [null, 'fallen', 'fallen', 'fallen', null], upgrades: ['z-6-trooper'] };
const bothGuns: Script = {
  defender: '1',
  'further-defender': '2',
  weapons: (a: Ask) =>
    a.type === 'form' ? Object.fromEntries(a.fields.map((f, i) => [f.id, i > 0 ? 'none' : f.options[0]!.id])) : '',
};
const over = (t: Table) => acts(t) && t.events('attackEnds').length > 0;
const crits = { black: ['crit', 'crit', 'crit'], white: Array.from({ length: 6 }, () => 'crit' as const) };
const shooting = (units: readonly Spec[], more: Partial<TableSpec>) =>
  lay26({
    units: [rebels(400, 400, GUNNERS), ...units],
    active: 0,
    ...crits,
    redDefence: Array.from({ length: 9 }, () => 'blank' as const),
    ...more,
  } as TableSpec)
    .until('action')
    .take('attack');

describe('once', () => {
  it('two pools, two attacks', () => {
    const t = shooting([storm(600, 400, one), storm(600, 500, one), storm(1700, 850)], {});
    t.goOn(over, bothGuns);
    expect(t.events('attack').map(({ defender }) => defender)).toEqual([1, 2]);
    expect([1, 2].map((id) => t.unit(id).status)).toEqual(['defeated', 'defeated']);
  });
  it('Sweep and Clear: one row a round, though two units fall', () => {
    const t = shooting([storm(600, 400, one), storm(600, 500, one), unit(VEERS, 1, 1700, 850)], {
      battle: { primary: 'close-the-pocket', secondary: 'sweep-and-clear' },
    });
    const script = {
      ...bothGuns,
      'window:unit.defeated': (a: Ask) => (a.type === 'choice' ? a.options[0]!.id : ''),
    };
    expect(offered(t, 'sweep', over, script)).toEqual(['unit.defeated']);
    expect(t.unit(2).status).toBe('defeated');
  });
  it('Bring Them to Heel: one row a round, though two units take fright', () => {
    const shaken = { tokens: { suppression: 1 } };
    const t = shooting([storm(600, 400, shaken), storm(600, 600, shaken)], {
      battle: { secondary: 'bring-them-to-heel' },
      black: ['hit', 'hit'],
      white: Array.from({ length: 6 }, () => 'hit' as const),
      redDefence: Array.from({ length: 9 }, () => 'block' as const),
    });
    const script = {
      ...bothGuns,
      'window:token.gained': (a: Ask) => (a.type === 'choice' ? a.options[0]!.id : ''),
      'card-way': 'enemyPanicked',
    };
    expect(offered(t, 'bring-them', over, script)).toEqual(['token.gained']);
    expect(t.events('attack')).toHaveLength(2);
  });
  it.each([
    ['call-me-captain', unit('clone-captain-rex', 0, 550, 300, { order: 'faceup' })],
    ['rule-with-respect', unit(BOBA, 0, 400, 300, { order: 'faceup' })],
  ] as const)('%s: one attack of an activation', (card, hero) => {
    const t = shooting([storm(600, 400), storm(600, 500), hero], { hands: [{ played: card }, {}] });
    t.goOn(over, bothGuns);
    expect([t.events('attack').length, told(t, card).length]).toEqual([2, 1]);
  });
  it('I Rebel: for one enemy in a round', () => {
    const t = lay26({
      units: [
        unit('jyn-erso', 0, 400, 400, { order: 'facedown' }),
        storm(550, 400, { ...one, order: 'faceup' }),
        storm(550, 500, { ...one, order: 'faceup' }),
      ],
      turnOf: 1,
      hands: [{ played: 'i-rebel' }, {}],
    });
    const both = (now: Table) => now.state.phase === 'end' || now.state.round > 1;
    const script = {
      'window:unit.activates': (a: Ask) => (a.type === 'choice' ? a.options[0]!.id : ''),
      may: 'no',
    };
    expect(offered(t, 'i-rebel', both, script)).toEqual(['unit.activates']);
    expect(t.events('activates').map(({ unit: id }) => id)).toEqual(expect.arrayContaining([1, 2]));
  });
  it.each(['ordnance', 'strafing-run'])('%s: one token in a game', (card) => {
    const t = lay26({
      units: [unit(LEIA, 0, 300, 300, { order: 'facedown' }), unit(VEERS, 1, 1700, 850, { order: 'facedown' })],
      phase: 'command',
      stage: 3,
      advantages: [card, null],
    });
    use(t.until('window:command.end'), card).until('marker-place').take({ x: 900, y: 500 });
    expect(offered(t, card, ({ state }) => state.round === 2 && state.phase === 'activation')).toEqual([]);
    expect(t.events('looseDice')).toHaveLength(1);
  });
});
