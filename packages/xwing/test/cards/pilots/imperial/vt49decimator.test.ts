import { describe, expect, it } from 'vitest';
import { rookie, type ShipSpec, scene, ship } from '../../../scene.ts';
import { duel, FAR, flying, lastRoll, MIDDLE, offers, ROOKIE, turnOf, wingman } from '../duel.ts';

describe('Rear Admiral Chiraneau', () => {
  const shoot = (distance: number) =>
    duel('imperial/vt49decimator/rearadmiralchiraneau', ROOKIE, distance, { attack: ['focus', 'focus', 'blank'] }).take(
      'primary>1',
    );
  it('may turn one focus result into a critical hit at range 1-2', () => {
    const s = shoot(MIDDLE + 20).take('0:rearadmiralchiraneau');
    expect(s.events('modified').at(-1)!.faces).toEqual(['crit', 'focus', 'blank']);
  });
  it('not at range 3', () => {
    expect(offers(shoot(FAR + 20), '0:rearadmiralchiraneau')).toBe(false);
  });
});

describe('Commander Kenkirk', () => {
  const dice = (mine: ShipSpec) =>
    lastRoll(
      turnOf(duel('imperial/vt49decimator/commanderkenkirk', ROOKIE, MIDDLE + 20, { mine }), 1)
        .take('primary>0')
        .until('dials'),
      'defence',
    ).length;
  it('without shields and damaged has one agility more', () => {
    const damage = [{ card: 'consolefire' }];
    expect([dice({ shields: 0, damage }), dice({ shields: 1, damage }), dice({ shields: 0 })]).toEqual([1, 0, 0]);
  });
});

describe('Captain Oicunn', () => {
  it('after a manoeuvre every enemy he touches suffers a damage, friends do not', () => {
    const s = flying('imperial/vt49decimator/captainoicunn', 's1', {}, [
      rookie(420, 400, 0, { seat: 1, activated: true }),
      wingman(480, 400, { activated: true }),
    ]);
    expect(s.ship(2).shields).toBe(1);
    expect(s.ship(3).damage).toEqual([]);
    expect(s.events('shield').length).toBe(1);
  });
  it('hurts nobody while others fly', () => {
    const s = scene({
      phase: 'activation',
      touching: [[0, 1]],
      ships: [
        ship('imperial/vt49decimator/captainoicunn', 600, 300, 0, { seat: 0, activated: true }),
        rookie(600, 364, 180, { seat: 1, activated: true }),
        wingman(200, 300, { dial: 's2' }),
      ],
    });
    expect(s.events('moved').length).toBe(1);
    expect(s.ship(1).shields).toBe(2);
  });
});
