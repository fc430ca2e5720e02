import { describe, expect, it } from 'vitest';
import { academy, rookie, type ShipSpec, scene, ship } from '../../../scene.ts';
import {
  ACADEMY,
  attackedBy,
  BLANKS,
  calm,
  duel,
  FAR,
  flying,
  given,
  MIDDLE,
  offeredBefore,
  offers,
  row,
  shotOf,
  turnOf,
} from '../duel.ts';

describe('Cassian Andor', () => {
  it('may take a stress token off another friendly ship at range 1-2 when the Activation phase starts', () => {
    const s = flying('rebel/uwing/cassianandor', 's1', { tokens: { stress: 1 } }, [
      rookie(600, 300, 0, { activated: true, tokens: { stress: 1 } }),
    ]).take('0:cassianandor');
    expect(s.ship(2).tokens.stress).toBe(0);
  });
  it('not off himself', () => {
    expect(offers(flying('rebel/uwing/cassianandor', 's2', { tokens: { stress: 1 } }), '0:cassianandor')).toBe(false);
  });
  it('Cassian leaves friends without stress alone', () => {
    const s = flying('rebel/uwing/cassianandor', 's1', {}, row());
    expect(offers(s, '0:cassianandor')).toBe(false);
    const far = flying('rebel/uwing/cassianandor', 's1', {}, row({ tokens: { stress: 1 } }).slice(2));
    expect(offers(far, '0:cassianandor')).toBe(false);
  });
  it('a stressed friend at range 2, not the calm one beside him', () => {
    const s = flying('rebel/uwing/cassianandor', 's1', {}, [calm(540), calm(650, { tokens: { stress: 1 } })]);
    s.take('0:cassianandor');
    expect(s.ship(3).tokens.stress).toBe(0);
  });
});

describe('Saw Gerrera', () => {
  const friend = (more: ShipSpec) =>
    turnOf(
      duel('rebel/uwing/sawgerrera', ACADEMY, MIDDLE, {
        mine: { x: 350 },
        attack: ['blank', 'blank', 'blank', 'hit'],
        others: [rookie(450, 300, 0, more)],
      }),
      2,
    ).take('primary>1');
  it('a friendly ship at range 1-2 that is stressed or damaged may reroll one attack die', () => {
    const s = friend({ tokens: { stress: 1 } }).take('0:sawgerrera', ['0']);
    expect(s.events('modified').at(-1)!.faces).toEqual(['hit', 'blank', 'blank']);
    expect(offers(friend({ damage: [{ card: 'consolefire' }] }), '0:sawgerrera')).toBe(true);
  });
  it('not a sound one', () => {
    expect(offers(friend({}), '0:sawgerrera')).toBe(false);
  });
  it('up to range 2, one die that can still be rerolled', () => {
    const saw = (x: number) =>
      shotOf(
        duel('rebel/uwing/sawgerrera', ACADEMY, MIDDLE, {
          mine: { x, fought: true },
          others: [rookie(450, 300, 0, { locks: [1], tokens: { stress: 1 } })],
          attack: [...BLANKS, ...BLANKS],
        }),
        2,
      );
    expect([250, 150].map((x) => offers(saw(x), '0:sawgerrera'))).toEqual([true, false]);
    expect(offers(saw(250).take('2:targetlock', ['0', '1']), '0:sawgerrera')).toBe(true);
    expect(offers(saw(250).take('2:targetlock', ['0', '1', '2']), '0:sawgerrera')).toBe(false);
    const s = saw(250).take('0:sawgerrera');
    s.refuses(['0', '1'], 'XW-KARTENFAEHIGKEITEN-01');
    s.refuses([], 'XW-KARTENFAEHIGKEITEN-01');
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
  it('at range 2 still, but not for herself', () => {
    const magva = (x: number, target: number) =>
      attackedBy(
        duel('rebel/uwing/magvayarro', ACADEMY, MIDDLE, {
          mine: { x, fought: true },
          theirs: { locks: [target] },
          others: [rookie(x === 450 ? 550 : 450, 300, 0, { fought: true })],
          attack: BLANKS,
        }),
        target,
      ).take('1:targetlock');
    expect(magva(250, 2).ask()).toMatchObject({ kind: 'reroll', max: 1 });
    expect(magva(450, 0).ask()).toMatchObject({ kind: 'reroll', max: 2 });
  });
  it('the defender rerolls as ever', () => {
    const s = duel('rebel/yt1300/rey', ACADEMY, FAR + 20, {
      mine: { fought: true },
      others: [ship('rebel/uwing/magvayarro', 560, 300, 0, { fought: true })],
      defence: BLANKS,
    });
    expect(attackedBy(s, 0).take('0:rey').ask()).toMatchObject({ kind: 'reroll', max: 2 });
  });
});

describe('Bodhi Rook', () => {
  const lock = (pilot: string) =>
    scene({
      phase: 'activation',
      ships: [
        rookie(450, 100, 0, { dial: 's1' }),
        academy(450, 700, 180, { activated: true }),
        ship(`rebel/uwing/${pilot}`, 600, 450, 0, { activated: true }),
      ],
    }).options();
  it('friendly ships may lock what is at range 1-3 of any friendly ship', () => {
    expect(lock('bodhirook')).toContain('targetlock');
    expect(lock('bluesquadronpathfinder')).not.toContain('targetlock');
  });
});

describe('Benthic Two Tubes', () => {
  it('after a focus action may hand the token on', () => {
    const s = flying('rebel/uwing/benthictwotubes', 's1', {}, [rookie(560, 340, 0, { activated: true })]);
    s.take('focus', '0:benthictwotubes');
    expect([given(s, 0, 'focus'), given(s, 2, 'focus')]).toEqual([1, 1]);
  });
  it('Benthic hands on nothing after another action, nor to friends out of reach', () => {
    const near = flying('rebel/uwing/benthictwotubes', 's1', { tokens: { focus: 1 } }, [
      rookie(560, 340, 0, { activated: true }),
      academy(560, 500, 180, { activated: true }),
    ]);
    expect(offeredBefore(near.take('targetlock', '3'), 'dials', '0:benthictwotubes')).toBe(false);
    const far = flying('rebel/uwing/benthictwotubes', 's1', {}, [rookie(760, 340, 0, { activated: true })]);
    expect(offeredBefore(far.take('focus'), 'dials', '0:benthictwotubes')).toBe(false);
  });
  it('not when a friend focuses', () => {
    const s = flying('rebel/uwing/benthictwotubes', 's1', { activated: true, tokens: { focus: 1 } }, [
      calm(560, { activated: false, dial: 's1' }),
    ]).take('focus');
    expect(offeredBefore(s, 'dials', '0:benthictwotubes')).toBe(false);
  });
  it('a friend at range 2, too', () => {
    const near = rookie(540, 420, 0, { activated: true });
    const far = rookie(650, 420, 0, { activated: true });
    const benthic = (...others: ShipSpec[]) =>
      flying('rebel/uwing/benthictwotubes', 's1', {}, others).take('focus', '0:benthictwotubes');
    expect(benthic(far).events('token').at(-1)).toMatchObject({ ship: 2, token: 'focus' });
    expect(benthic(near, far).options()).toEqual(['2', '3']);
  });
});

describe('Heff Tobber', () => {
  const rammed = (x: number) =>
    scene({
      phase: 'activation',
      ships: [academy(450, 420, 180, { dial: 's2' }), ship('rebel/uwing/hefftobber', x, 300, 0, { activated: true })],
    });
  it('may act when an enemy overlaps him', () => {
    const s = rammed(450).take('1:hefftobber', 'focus');
    expect(given(s, 1, 'focus')).toBe(1);
  });
  it('not when it flies past', () => {
    expect(offers(rammed(600), '1:hefftobber')).toBe(false);
  });
});
