import { describe, expect, it } from 'vitest';
import { rookie, scene, ship } from '../../scene.ts';
import { ACADEMY, duel, flying, given, lastRoll, MIDDLE, offers, turnOf } from './duel.ts';

/** Pilots whose cards act on other cards, on rerolls, and on ships that they touch or coordinate. */

describe('Kullbee Sperado', () => {
  const fly = () =>
    flying('rebel/xwing/kullbeesperado', 's2', { upgrades: ['mod/servomotorsfoils', 'mod/engineupgrade'] });
  it('may turn his S-foils over after a boost', () => {
    const s = fly().until('action').take('boost', 'straight', '0:kullbeesperado');
    expect(s.ship(0).upgrades[0]!.face).toBe(1);
  });
  it('not after a focus', () => {
    expect(offers(fly().until('action').take('focus'), '0:kullbeesperado')).toBe(false);
  });
});

describe('Magva Yarro', () => {
  const attacked = (x: number) =>
    turnOf(
      duel('rebel/uwing/magvayarro', ACADEMY, MIDDLE, {
        mine: { x, y: 250, degrees: 180 },
        theirs: { locks: [2] },
        others: [rookie(450, 300)],
        attack: ['blank', 'blank'],
      }),
      1,
    ).take('primary>2', '1:targetlock');
  it('whoever attacks another ship at range 1-2 of her rerolls one die at most', () => {
    expect(attacked(350).ask()).toMatchObject({ kind: 'reroll', max: 1 });
    expect(attacked(120).ask()).toMatchObject({ kind: 'reroll', max: 2 });
  });
  it('a second card finds nothing to reroll', () => {
    const s = duel('imperial/tiefighter/howlrunner', 'rebel/uwing/magvayarro', MIDDLE + 60, {
      mine: { x: 390 },
      others: [
        ship(ACADEMY, 450, 300, 0, { seat: 0, locks: [3] }),
        ship('rebel/xwing/rookiepilot', 380, 480, 180, { seat: 1 }),
      ],
      attack: ['blank', 'blank'],
    });
    turnOf(s, 2).take('primary>3', '2:targetlock', ['0']);
    expect(offers(s, '0:howlrunner')).toBe(false);
  });
});

describe('AP-5', () => {
  const coordinate = (stress: number) =>
    flying('rebel/sheathipedeclassshuttle/ap5', 's2', {}, [
      rookie(520, 420, 0, { activated: true, tokens: { stress } }),
    ]).take('coordinate');
  it('may take two stress tokens so that the ship he coordinates loses one', () => {
    const s = coordinate(1).take('0:ap5', 'focus');
    expect([given(s, 0, 'stress'), given(s, 2, 'focus')]).toEqual([2, 1]);
    expect(s.ship(2).tokens.stress).toBe(0);
  });
  it('not for one without stress', () => {
    expect(offers(coordinate(0), '0:ap5')).toBe(false);
  });
});

describe('Tomax Bren', () => {
  const shoot = (pilot: string) =>
    duel(`imperial/tiebomber/${pilot}`, 'rebel/xwing/rookiepilot', MIDDLE, {
      mine: { upgrades: ['ept/crackshot'] },
      attack: ['hit', 'hit'],
      defence: ['evade', 'blank'],
    })
      .take('primary>1')
      .take('0:ept.crackshot')
      .ship(0).upgrades[0]!.discarded;
  it('turns an elite card that he discards faceup again', () => {
    expect([shoot('tomaxbren'), shoot('gammasquadronveteran')]).toEqual([false, true]);
  });
  it('once a round', () => {
    const s = duel('imperial/tiebomber/tomaxbren', 'rebel/xwing/rookiepilot', MIDDLE, {
      mine: { upgrades: ['ept/crackshot', 'ept/crackshot'] },
      attack: ['hit', 'hit'],
      defence: ['evade', 'evade'],
    });
    s.take('primary>1').take('0:ept.crackshot', '0:ept.crackshot#2');
    expect(s.ship(0).upgrades.map((u) => u.discarded)).toEqual([false, true]);
  });
});

describe('"Duchess"', () => {
  const fly = (pilot: string) => flying(`imperial/tiestriker/${pilot}`, 's2', { upgrades: ['title/adaptiveailerons'] });
  it('may leave out her ailerons', () => {
    expect(fly('duchess').options()).toEqual(['left', 'straight', 'right', 'none']);
    expect(fly('duchess').take('none').pose(0)).toEqual([450, 420, 0]);
    expect(fly('imperialtrainee').options()).toEqual(['left', 'straight', 'right']);
  });
});

describe('Sarco Plank', () => {
  const attacked = (answer: string) =>
    lastRoll(
      turnOf(
        scene({
          phase: 'activation',
          ships: [
            ship('scum/quadjumper/sarcoplank', 450, 300, 0, { dial: 's1' }),
            ship(ACADEMY, 450, 540, 180, { activated: true }),
          ],
        }),
        1,
      )
        .take('primary>0', answer)
        .until('dials'),
      'defence',
    ).length;
  it('may roll as many dice as the speed he flew at instead of his agility', () => {
    expect([attacked('0:sarcoplank'), attacked('pass')]).toEqual([1, 2]);
  });
});

describe('Unkar Plutt', () => {
  it('every ship he touches gets a tractor beam token at the end of the Activation phase', () => {
    const s = scene({
      phase: 'activation',
      ships: [
        ship('scum/quadjumper/unkarplutt', 450, 300, 0, { activated: true }),
        ship(ACADEMY, 450, 344, 180, { activated: true }),
        ship(ACADEMY, 600, 300, 180, { activated: true }),
        ship('scum/z95headhunter/binayrepirate', 450, 256, 0, { activated: true }),
      ],
      touching: [
        [0, 1],
        [0, 3],
      ],
    }).until('dials');
    expect([1, 2, 3].map((id) => given(s, id, 'tractor'))).toEqual([1, 0, 1]);
  });
});
