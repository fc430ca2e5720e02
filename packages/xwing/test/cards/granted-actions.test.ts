import { describe, expect, it } from 'vitest';
import type { Scene } from '../scene.ts';
import { attacking, flying } from './upgrades/duel.ts';

/** Many cards grant an action: it is a free one, and who uses the card performs it. */

describe('free actions', () => {
  const freeOf = (s: ReturnType<typeof flying>, action: string) =>
    s.events('action').find((e) => e.action === action)?.free;
  it('of Ysanne Isard, Leebo and Unkar Plutt are free', () => {
    const hero = { shields: 0, damage: [{ card: 'structuraldamage' }] };
    expect(freeOf(attacking(['crew/ysanneisard'], { hero }).take('0:crew.ysanneisard'), 'evade')).toBe(true);
    expect(freeOf(flying(['crew/leebo'], 's2').take('0:crew.leebo', 'straight'), 'boost')).toBe(true);
    const s = flying(['crew/unkarplutt'], 's2', { y: 400 }).take('0:crew.unkarplutt', 'focus');
    expect(freeOf(s, 'focus')).toBe(true);
  });
});

describe('titles', () => {
  it('free actions of titles are free', () => {
    const last = (s: ReturnType<typeof flying>) => s.events('action').at(-1);
    const v1 = flying(['title/tiev1'], 's2', { y: 600 }).take('targetlock', '0:title.tiev1');
    expect(last(v1)).toMatchObject({ action: 'evade', free: true });
    const x7 = flying(['title/tiex7'], 's3', { y: 640 }).take('0:title.tiex7');
    expect(last(x7)).toMatchObject({ action: 'evade', free: true });
    const dauntless = flying(['title/dauntless'], 's2', { y: 400 }).take('0:title.dauntless');
    expect([dauntless.open, dauntless.options().includes('none')]).toEqual([['0 free-action'], false]);
  });
});

describe('an action that a card grants', () => {
  const phantom = { faction: 'imperial', type: 'tiephantom', pilot: 'sigmasquadronpilot' };
  it.each<[string, () => Scene, string]>([
    ['TIE/v1', () => flying(['title/tiev1'], 's2', { y: 600 }).take('targetlock', '0:title.tiev1'), 'evade'],
    ['TIE/x7', () => flying(['title/tiex7'], 's3', { y: 640 }).take('0:title.tiex7'), 'evade'],
    [
      'Stygium Particle Accelerator',
      () =>
        flying(['mod/stygiumparticleaccelerator'], 's3', { hero: { ...phantom, dial: 's3' } }).take(
          'cloak',
          '0:mod.stygiumparticleaccelerator',
        ),
      'evade',
    ],
    ['Ysanne Isard', () => isard().take('0:crew.ysanneisard'), 'evade'],
    [
      'Advanced Cloaking Device',
      () => attacking(['mod/advancedcloakingdevice']).take('primary>1', '0:mod.advancedcloakingdevice'),
      'cloak',
    ],
  ])('%s: it is free, and who uses the card performs it', (_card, play, action) => {
    expect(play().events('action').at(-1)).toMatchObject({ action, free: true });
  });
  const isard = () => attacking(['crew/ysanneisard'], { hero: { shields: 0, damage: [{ card: 'directhit' }] } });

  it.each<[string, () => Scene]>([
    ['Advanced Sensors', () => flying(['system/advancedsensors'], 's2', { y: 500 }).take('0:system.advancedsensors')],
    ['BB-8', () => flying(['amd/bb8'], 's2', { y: 880 }).take('0:amd.bb8')],
    [
      'Experimental Interface',
      () =>
        flying(['mod/experimentalinterface', 'ept/marksmanship', 'ept/expose'], 's2').take(
          'focus',
          '0:mod.experimentalinterface',
        ),
    ],
  ])('%s: it cannot be left out once the card is used', (_card, play) => {
    expect(play().options()).not.toContain('none');
  });
});
