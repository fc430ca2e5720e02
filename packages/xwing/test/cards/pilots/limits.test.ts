import { describe, expect, it } from 'vitest';
import { skillOf } from '../../../src/values.ts';
import { academy, rookie, type Scene, type ShipSpec, scene, ship } from '../../scene.ts';
import { ACADEMY, duel, FAR, flying, MIDDLE, NEAR, offeredBefore, offers, ROOKIE, turnOf } from './duel.ts';

/** Where ship cards end: how far they reach, how many dice they move, which templates they bring. */

/** Friends (ships 2 to 5) at range 1, 2, 3 and beyond of a small ship at 450, 300. */
const row = (more: ShipSpec = {}): ShipSpec[] =>
  [520, 600, 740, 850].map((x) => rookie(x, 300, 0, { activated: true, fought: true, ...more }));

describe('whom they can pick', () => {
  const focus = { mine: { tokens: { focus: 1 } } };
  it.each<[string, () => Scene, readonly string[]]>([
    [
      'Garven Dreis',
      () =>
        duel('rebel/xwing/garvendreis', ACADEMY, MIDDLE, { ...focus, others: row() }).take(
          'primary>1',
          '0:focus',
          '0:garvendreis',
        ),
      ['2', '3'],
    ],
    [
      'Kyle Katarn',
      () => duel('rebel/hwk290/kylekatarn', ACADEMY, MIDDLE, { ...focus, others: row() }).take('0:kylekatarn'),
      ['2', '3', '4'],
    ],
    ['Roark Garnet', () => duel('rebel/hwk290/roarkgarnet', ACADEMY, MIDDLE, { others: row() }), ['2', '3', '4']],
    [
      'Benthic Two Tubes',
      () => flying('rebel/uwing/benthictwotubes', 's1', { y: 220 }, row()).take('focus', '0:benthictwotubes'),
      ['2', '3'],
    ],
    [
      'Cassian Andor',
      () => flying('rebel/uwing/cassianandor', 's1', {}, row({ tokens: { stress: 1 } })).take('0:cassianandor'),
      ['2', '3'],
    ],
    [
      'Dutch Vander',
      () =>
        flying('rebel/ywing/dutchvander', 's1', { y: 220 }, [
          ...row(),
          academy(450, 500, 180, { activated: true }),
        ]).take('targetlock', '6'),
      ['2', '3'],
    ],
  ])('%s', (_who, play, options) => {
    expect(play().options()).toEqual(options);
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
  it('Cassian leaves friends without stress alone', () => {
    const s = flying('rebel/uwing/cassianandor', 's1', {}, row());
    expect(offers(s, '0:cassianandor')).toBe(false);
    const far = flying('rebel/uwing/cassianandor', 's1', {}, row({ tokens: { stress: 1 } }).slice(2));
    expect(offers(far, '0:cassianandor')).toBe(false);
  });
  it('Torkil Mux takes the skill of one enemy up to range 2', () => {
    const s = scene({
      phase: 'activation',
      ships: [
        ship('scum/hwk290/torkilmux', 450, 300, 0, { activated: true }),
        ...[480, 600].map((y) => ship('imperial/tiefighter/howlrunner', 450, y, 180, { activated: true })),
      ],
    });
    expect([1, 2].map((id) => skillOf(s.g, s.ship(id)))).toEqual([0, 8]);
  });
  it('Roark Garnet gives skill 12', () => {
    const s = duel('rebel/hwk290/roarkgarnet', ACADEMY, MIDDLE, { others: row().slice(0, 1) });
    expect(skillOf(s.g, s.ship(2))).toBe(12);
  });
});

describe('Prince Xizor', () => {
  const shot = (attack: readonly string[]) =>
    turnOf(
      duel('scum/starviper/princexizor', ACADEMY, NEAR, {
        others: [ship('scum/z95headhunter/binayrepirate', 390, 300, 0, { seat: 0, shields: 0, fought: true })],
        attack,
        defence: ['blank', 'blank', 'blank'],
      }),
      1,
    ).take('primary>0');
  it.each([
    ['hit', [false]],
    ['crit', [true]],
  ])('his friend suffers the %s, and he the rest', (face, cards) => {
    const s = shot(['hit', 'crit', 'blank']).take('0:princexizor', face);
    expect(s.ship(2).damage.map((d) => d.faceup)).toEqual(cards);
    expect(s.ship(0).shields).toBe(0);
  });
  it('one result only', () => {
    const s = shot(['hit', 'hit', 'blank']).take('0:princexizor');
    expect([s.ship(0).shields, s.ship(2).damage.length]).toEqual([0, 1]);
  });
});

describe('how many dice', () => {
  const blanks = ['blank', 'blank', 'blank', 'blank'];
  it.each<[string, () => Scene, readonly string[]]>([
    [
      'Ibtisam, stressed',
      () => duel('rebel/bwing/ibtisam', ACADEMY, MIDDLE, { mine: { tokens: { stress: 1 } }, attack: blanks }),
      ['0', '1'],
    ],
    ['Wedge under Howlrunner', () => howlrunner(), ['0', '1']],
    ['Rey', () => duel('rebel/yt1300/rey', ACADEMY, MIDDLE, { attack: blanks }), ['0', '1', '2']],
  ])('%s: no more than the card says, and not none', (_who, play, tooMany) => {
    const s = play();
    s.take('primary>1');
    s.take(s.options()[0]!);
    s.refuses([...tooMany], 'XW-ANGRIFF-21');
    s.refuses([], 'XW-ANGRIFF-21');
    s.take(tooMany.slice(1));
  });
  function howlrunner(): Scene {
    return turnOf(
      duel(ACADEMY, ROOKIE, NEAR, {
        attack: blanks,
        theirs: { fought: true },
        others: [ship('imperial/tiefighter/howlrunner', 510, 300, 0, { seat: 0, fought: true })],
      }),
      0,
    );
  }
});

describe('Juno Eclipse', () => {
  it.each([
    ['s5', 's4'],
    ['bl3', 'bl2'],
    ['bl1', 'bl2'],
    ['tl3', 'tl2'],
  ])('%s can only become %s', (dial, flown) => {
    const s = flying('imperial/tieadvanced/junoeclipse', dial).take('0:junoeclipse');
    expect(s.events('moved')[0]).toMatchObject({ manoeuvre: flown });
  });
  it.each([
    ['s4', ['s3', 's5']],
    ['s2', ['s1', 's3']],
    ['k4', ['k3', 'k5']],
    ['tl2', ['tl1', 'tl3']],
    ['br2', ['br1', 'br3']],
  ])('%s can become either of %s', (dial, options) => {
    expect(flying('imperial/tieadvanced/junoeclipse', dial).take('0:junoeclipse').options()).toEqual(options);
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

describe('templates', () => {
  const dropped = (who: string, way: string): [number, number] => {
    const s = flying(who, 's1', { upgrades: ['bomb/protonbombs'] }).take('0:bomb.protonbombs', way);
    const { x, y } = s.events('dropped')[0]!.pose as { x: number; y: number };
    return [Math.round(x), Math.round(y)];
  };
  const decloaked = (way: string): number[] => {
    const s = flying('imperial/tiephantom/echo', 's2', { tokens: { cloak: 1 } }).take('yes', way);
    const at = s.ask().type === 'region' ? s.take([0, 0]) : s;
    const { x, y, hx } = at.events('repositioned')[0]!.to as { x: number; y: number; hx: number };
    return [Math.round(x), Math.round(y), Math.round(hx * 100)];
  };
  it('Emon Azzameen: the turn of speed 3 has a radius of 90 mm, the straight one is 120 mm long', () => {
    const ends = ['turnleft', 'straight3', 'turnright'].map((way) => dropped('scum/firespray31/emonazzameen', way));
    expect(ends).toEqual([
      [450 - 90, 260 - 90],
      [450, 260 - 120],
      [450 + 90, 260 - 90],
    ]);
  });
  it('Sol Sixxa: the turn of speed 1 has a radius of 35 mm', () => {
    const ends = ['turnleft', 'turnright'].map((way) => dropped('scum/scurrgh6bomber/solsixxa', way));
    expect(ends).toEqual([
      [450 - 35, 280 - 35],
      [450 + 35, 280 - 35],
    ]);
  });
  // A bank of speed 2 (radius 130 mm) and half a base lead 106 mm on and 52 mm aside.
  it.each([
    ['bankleft', [450 - 52, 320 + 106, -71]],
    ['bankright', [450 + 52, 320 + 106, 71]],
    ['left-front', [430 - 106, 300 + 52, 71]],
    ['left-back', [430 - 106, 300 - 52, -71]],
    ['right-front', [470 + 106, 300 + 52, -71]],
    ['right-back', [470 + 106, 300 - 52, 71]],
  ])('Echo: %s', (way, end) => {
    expect(decloaked(way)).toEqual(end);
  });
});
