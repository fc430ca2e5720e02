import { describe, expect, it } from 'vitest';
import { type ShipSpec, ship } from '../../../scene.ts';
import { BLANKS, duel, FAR, flying, MIDDLE, NEAR, offers, ROOKIE, turnOf } from '../duel.ts';

const bomber = (more: ShipSpec) =>
  ship('imperial/tiebomber/scimitarsquadronpilot', 450, 300, 0, {
    seat: 0,
    locks: [1],
    upgrades: ['torpedo/protontorpedoes'],
    ...more,
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

describe('Major Rhymer', () => {
  const weapons = (pilot: string, distance: number, upgrade: string) =>
    duel(`imperial/tiebomber/${pilot}`, ROOKIE, distance, {
      mine: { locks: [1], tokens: { focus: 1 }, upgrades: [upgrade] },
    });
  const can = (pilot: string, distance: number, upgrade: string) =>
    turnOf(weapons(pilot, distance, upgrade), 0)
      .options()
      .includes(`0:${upgrade.replace('/', '.')}>1`);
  it('[XW-ANGRIFF-10] his secondary weapons reach a band nearer and a band further', () => {
    expect(can('majorrhymer', NEAR, 'torpedo/protontorpedoes')).toBe(true);
    expect(can('majorrhymer', MIDDLE, 'missile/protonrockets')).toBe(true);
    expect(can('majorrhymer', FAR, 'missile/protonrockets')).toBe(false);
    expect(can('gammasquadronpilot', NEAR, 'torpedo/protontorpedoes')).toBe(false);
  });
  it('[XW-ANGRIFF-07] his primary weapon does not', () => {
    expect(turnOf(weapons('majorrhymer', FAR, 'missile/protonrockets'), 0).options()).toContain('primary>1');
    const s = duel('imperial/tiebomber/majorrhymer', ROOKIE, 360);
    expect(s.open).not.toContain('0 attack');
  });
});

describe('Major Rhymer', () => {
  it.each<[string, string, readonly boolean[]]>([
    ['missile/protonrockets', '1 becomes 1-2', [true, true, false]],
    ['missile/clustermissiles', '1-2 becomes 1-3', [true, true, true]],
    ['torpedo/protontorpedoes', '2-3 becomes 1-3', [true, true, true]],
  ])('%s: %s', (weapon, _what, reached) => {
    const can = (distance: number): boolean => {
      const mine = { upgrades: [weapon], locks: [1], tokens: { focus: 1 } };
      const s = turnOf(duel('imperial/tiebomber/majorrhymer', ROOKIE, distance, { mine, theirs: { fought: true } }), 0);
      return s.options().includes(`0:${weapon.replace('/', '.')}>1`);
    };
    expect([NEAR, MIDDLE, FAR].map(can)).toEqual(reached);
  });
});

describe('Captain Jonus', () => {
  const friend = (weapon: string, x = 390) =>
    turnOf(
      duel('imperial/tiebomber/captainjonus', ROOKIE, MIDDLE, {
        mine: { x },
        others: [bomber({})],
        attack: ['blank', 'blank', 'blank', 'blank', 'hit', 'hit'],
      }),
      2,
    ).take(`${weapon}>1`);
  it('another friendly ship at range 1 may reroll two dice of a secondary weapon', () => {
    const s = friend('2:torpedo.protontorpedoes').take('0:captainjonus');
    expect(s.ask()).toMatchObject({ kind: 'reroll', max: 2 });
    s.take(['0', '1']);
    expect(s.events('modified').at(-1)!.faces).toEqual(['hit', 'hit', 'blank', 'blank']);
  });
  it('not of its primary weapon, not at range 2', () => {
    expect(offers(friend('primary'), '0:captainjonus')).toBe(false);
    expect(offers(friend('2:torpedo.protontorpedoes', 300), '0:captainjonus')).toBe(false);
  });
  const two = (dice: string[]) =>
    turnOf(
      duel('imperial/tiebomber/captainjonus', ROOKIE, MIDDLE, {
        mine: { x: 390 },
        others: [
          ship('imperial/tiebomber/scimitarsquadronpilot', 450, 300, 0, { seat: 0, upgrades: ['turret/dorsalturret'] }),
          ship('imperial/tiebomber/captainjonus', 510, 300, 0, { seat: 0, fought: true }),
        ],
        attack: BLANKS,
      }),
      2,
    ).take('2:turret.dorsalturret>1', '0:captainjonus', dice);
  it('one die that is left is enough for the next card, none is not', () => {
    expect(offers(two(['0']), '3:captainjonus')).toBe(true);
    expect(offers(two(['0', '1']), '3:captainjonus')).toBe(false);
  });
  it('whoever uses the card rerolls a die at least', () => {
    two(['0']).take('3:captainjonus').refuses([], 'XW-KARTENFAEHIGKEITEN-01');
  });
});

describe('"Deathfire"', () => {
  const fly = () => flying('imperial/tiebomber/deathfire', 's1', { upgrades: ['bomb/proximitymines'] });
  it('[XW-BOMBEN-13] may drop a mine for free when he reveals his dial', () => {
    const s = fly().take('0:deathfire');
    expect(s.events('dropped').length).toBe(1);
    expect(s.open).toEqual(['0 action']);
  });
  it('or after an action', () => {
    const s = fly().take('pass', 'focus', '0:deathfire');
    expect(s.events('action').map((e) => e.free)).toEqual([false, true]);
  });
});
