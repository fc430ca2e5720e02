import { describe, expect, it } from 'vitest';
import { academy, type Scene } from '../../scene.ts';
import { attacking, type Duel, discarded, faces, flying, friend, rolled } from './duel.ts';

const LOCK = { locks: [1] };
const shoot = (weapon: string, duel: Duel = {}) =>
  attacking([weapon], { ...duel, hero: { ...LOCK, ...duel.hero } }).take(`0:${weapon.replace('/', '.')}>1`);

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

describe('weapons', () => {
  it.each<[string, string, number]>([
    ['tieinterceptor', 'alphasquadronpilot', 1], // hull 3
    ['tiedefender', 'deltasquadronpilot', 1], // hull 3
    ['tieaggressor', 'sienarspecialist', 1], // hull 4
    ['tiebomber', 'scimitarsquadronpilot', 0], // hull 6
  ])('Flechette Torpedoes and a %s', (type, pilot, stress) => {
    expect(shoot('torpedo/flechettetorpedoes', { red: 'bbb', foe: { type, pilot } }).ship(1).tokens.stress).toBe(
      stress,
    );
  });
  it('Advanced Proton Torpedoes turn three blanks at most, Proton Torpedoes one eye', () => {
    const s = shoot('torpedo/advprotontorpedoes', { y: 400, red: 'bbbbb' }).take('0:torpedo.advprotontorpedoes');
    expect(faces(s, 'attack')).toBe('fffbb');
    expect(shoot('torpedo/protontorpedoes', { red: 'hhbb' }).ask().kind).not.toBe('window:attack.modifyAttackDice');
  });
  it('Mangler Cannon turns one hit only', () => {
    const s = attacking(['cannon/manglercannon'], { red: 'hhb' }).take(
      '0:cannon.manglercannon>1',
      '0:cannon.manglercannon',
    );
    expect(faces(s, 'attack')).toBe('chb');
  });
  it('Cruise Missiles add nothing after a stop and four dice at speed 4', () => {
    const s = flying(['missile/cruisemissiles'], 's4', { y: 700, hero: LOCK }).take('none');
    expect(rolled(s.take('0:missile.cruisemissiles>1', '0:missile.cruisemissiles'), 'attack')).toBe(5);
    expect(shoot('missile/cruisemissiles').open).not.toContain('0 window:attack.beforeAttackDice');
  });
  it('Proton Rockets add nothing without agility', () => {
    const hero = { tokens: { focus: 1, tractor: 2 } };
    const s = attacking(['missile/protonrockets'], { y: 400, hero }).take('0:missile.protonrockets>1');
    expect(s.open).not.toContain('0 window:attack.beforeAttackDice');
  });
  it('Plasma Torpedoes take one shield more, not two', () => {
    const foe = { type: 'lambdaclassshuttle', pilot: 'omicrongrouppilot' };
    const s = shoot('torpedo/plasmatorpedoes', { y: 500, red: 'hbbb', green: 'bbb', foe });
    expect([s.ship(1).shields, s.ship(1).damage.length]).toEqual([3, 0]);
  });
  it('Homing Missiles: no evade token of the defender, but all other tokens', () => {
    const tokens = { evade: 1, focus: 1 };
    const s = shoot('missile/homingmissiles', { red: 'hhhh', green: 'ffb', foe: { tokens } }).take('pass');
    expect(s.options()).toEqual(['1:focus', 'pass']);
  });
  it('XX-23 S-Thread Tracers: friends up to range 2', () => {
    const hero = { locks: [], tokens: { focus: 1 } };
    const more = [friend({}, 600), friend({}, 740)];
    const s = attacking(['missile/xx23sthreadtracers'], { hero, red: 'hhh', green: 'bbb', more });
    s.take('0:missile.xx23sthreadtracers>1', 'pass', 'yes', 'yes');
    expect([0, 2, 3].map((id) => s.ship(id).locks)).toEqual([[1], [1], []]);
  });
});

describe('titles, crew and modifications', () => {
  it('Long-Range Scanners lock at range 3 and beyond, not nearer', () => {
    const targets = (y: number) => flying(['mod/longrangescanners'], 's2', { y }).options().includes('targetlock');
    expect([540, 620, 700, 850].map(targets)).toEqual([false, false, true, true]);
  });
  it('Wingman takes stress off one friend at range 1 who has any', () => {
    const stress = { tokens: { stress: 1 } };
    const more = [friend(stress), friend({}, 380), friend(stress, 600), friend(stress, 450, 240)];
    expect(attacking(['ept/wingman'], { more }).options()).toEqual(['2', '5']);
  });
  it('Decoy and Swarm Tactics pick within range 2 and range 1', () => {
    const more = [friend(), friend({}, 380), friend({}, 600), friend({}, 740)];
    expect(attacking(['ept/decoy'], { more }).take('0:ept.decoy').options()).toEqual(['2', '3', '4']);
    expect(attacking(['ept/swarmtactics'], { more }).take('0:ept.swarmtactics').options()).toEqual(['2', '3']);
  });
  it('R7-T1 looks up to range 2', () => {
    const more = [academy(530, 560, 180, { activated: true }), academy(370, 760, 180, { activated: true })];
    const s = flying(['amd/r7t1'], 's2', { y: 560, more }).take('0:amd.r7t1');
    expect(s.options()).toEqual(['1', '2']);
  });
  it('Mara Jade: every enemy at range 1 without stress', () => {
    const more = [
      academy(520, 400, 180, { fought: true, tokens: { stress: 1 } }),
      academy(700, 400, 180, { fought: true }),
    ];
    const s = attacking(['crew/marajade'], { y: 400, more, foe: { fought: true } }).until('dials');
    expect([1, 2, 3].map((id) => s.ship(id).tokens.stress)).toEqual([1, 1, 0]);
  });
  it('Munitions Failsafe: a miss keeps the card, a hit does not', () => {
    const fire = (red: string) =>
      attacking(['mod/munitionsfailsafe', 'torpedo/protontorpedoes'], { hero: LOCK, red, green: 'bbb' }).take(
        '0:torpedo.protontorpedoes>1',
      );
    expect(['bbbb', 'hbbb'].map((red) => discarded(fire(red), 'protontorpedoes'))).toEqual([false, true]);
  });
});
