import { describe, expect, it } from 'vitest';
import { refuseAttack } from '../../../src/flow/weapons.ts';
import { skillOf } from '../../../src/values.ts';
import { newMatch, squad, withObstacles } from '../../move/words.ts';
import { academy, rookie, type Scene, type ShipSpec, ship } from '../../scene.ts';
import { ACADEMY, duel, FAR, flying, lastRoll, MIDDLE, NEAR, offeredBefore, offers, turnOf } from './duel.ts';

/** Where Rebel support ships begin and end: how far they help, whom, and with how much. */

const attackedBy = (s: Scene, target: number): Scene => turnOf(s, 1).take(`primary>${target}`);
const shotOf = (s: Scene, id: number): Scene => turnOf(s, id).take('primary>1');
const calm = (x: number, more: ShipSpec = {}): ShipSpec =>
  rookie(x, 300, 0, { activated: true, fought: true, ...more });
const BLANKS = ['blank', 'blank', 'blank', 'blank'];

describe('Kullbee Sperado', () => {
  it('turns his S-foils over and back', () => {
    const upgrades = ['mod/servomotorsfoils', 'mod/engineupgrade'];
    const s = flying('rebel/xwing/kullbeesperado', 's2', { upgrades });
    s.until('action').take('boost', 'straight', '0:kullbeesperado').until('dials').dials({ '0': 's2', '1': 'tl1' });
    s.until('action', 0).take('boost', 'straight', '0:kullbeesperado');
    expect(s.events('turned').map((e) => e.face)).toEqual([1, 0]);
  });
});

describe('Chewbacca (Resistance)', () => {
  const wreck = { shields: 0, damage: [{ card: 'consolefire' }, { card: 'consolefire' }] };
  const loss = (friend: number, theirs: ShipSpec) =>
    attackedBy(
      duel('rebel/yt1300/chewbacca-swx57', 'imperial/tiefighter/howlrunner', MIDDLE, {
        theirs,
        others: [rookie(friend, 300, 0, wreck)],
        attack: ['hit', 'hit', 'hit'],
        defence: BLANKS,
      }),
      2,
    );
  it.each([
    ['a friend at range 3', 750, { x: 600, degrees: 140 }, true],
    ['one beyond it', 830, { x: 680, degrees: 140 }, false],
    ['no enemy that he reaches', 750, { x: 750, y: 560 }, false],
  ])('%s', (_what, x, theirs, heard) => {
    const s = loss(x, theirs);
    expect(s.ship(2).status).toBe('destroyed');
    expect(offers(s, '0:chewbacca-swx57')).toBe(heard);
  });
});

describe('Han Solo (Resistance)', () => {
  it('a friend on the table does not make an enemy distant', () => {
    const s = withObstacles(
      newMatch({
        squads: [
          squad('rebel', 'xwing/rookiepilot', 'yt1300/hansolo-swx57'),
          squad('imperial', 'tiefighter/academypilot'),
        ],
      }),
    );
    s.take(s.ask().seat === 0 ? 'south' : 'north');
    s.until('deploy', 1).take({ x: 450, y: 880, degrees: 180 }, { x: 700, y: 50, degrees: 0 });
    s.refuses({ x: 355, y: 545, degrees: 0 }, 'XW-AUFBAU-16');
    s.take({ x: 355, y: 455, degrees: 0 });
  });
});

describe('Fenn Rau', () => {
  const fights = (theirs: ShipSpec, enemy: string) =>
    duel('rebel/sheathipedeclassshuttle/fennrau', enemy, MIDDLE, {
      mine: { fought: true },
      theirs,
      others: [academy(510, 480, 180, { tokens: { focus: 1 } })],
      attack: ['focus', 'focus', 'focus', 'focus'],
    }).until('window:ship.fights');
  it('another enemy spends its tokens as ever', () => {
    const s = fights({}, 'imperial/tiefighter/howlrunner').take('0:fennrau', 'primary>0');
    turnOf(s, 2).take('primary>0');
    expect(offers(s, '2:focus')).toBe(true);
  });
  it('a lock still pays for a torpedo', () => {
    const s = fights(
      { locks: [0], upgrades: ['torpedo/protontorpedoes'] },
      'imperial/tiebomber/scimitarsquadronpilot',
    ).take('0:fennrau');
    expect(s.options()).toContain('1:torpedo.protontorpedoes>0');
  });
});

describe('lenders', () => {
  it.each([
    [290, true],
    [180, false],
  ])('Esege Tuketu and Shara Bey at x %d', (x, lent) => {
    const lend = (who: string, mine: ShipSpec) =>
      shotOf(
        duel(who, ACADEMY, MIDDLE, {
          mine: { x, fought: true, ...mine },
          others: [rookie(450, 300)],
          attack: ['focus', 'focus', 'blank'],
        }),
        2,
      );
    expect(offers(lend('rebel/kwing/esegetuketu', { tokens: { focus: 1 } }), '0:focus')).toBe(lent);
    expect(offers(lend('rebel/arc170/sharabey', { locks: [1] }), '0:targetlock')).toBe(lent);
  });
});

describe('Thane Kyrell', () => {
  it.each([
    [FAR, true],
    [380, false],
  ])('an attacker %d mm away', (distance, heard) => {
    const s = duel('rebel/arc170/thanekyrell', ACADEMY, distance, {
      mine: { x: 390, fought: true },
      others: [rookie(450, 120 + distance, 0, { fought: true })],
    });
    expect(offeredBefore(attackedBy(s, 2), 'dials', '0:thanekyrell')).toBe(heard);
  });
});

describe('U-wings', () => {
  it('Magva Yarro: at range 2 still, but not for herself', () => {
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
  it('Magva Yarro: the defender rerolls as ever', () => {
    const s = duel('rebel/yt1300/rey', ACADEMY, FAR + 20, {
      mine: { fought: true },
      others: [ship('rebel/uwing/magvayarro', 560, 300, 0, { fought: true })],
      defence: BLANKS,
    });
    expect(attackedBy(s, 0).take('0:rey').ask()).toMatchObject({ kind: 'reroll', max: 2 });
  });
  it('Cassian Andor: a stressed friend at range 2, not the calm one beside him', () => {
    const s = flying('rebel/uwing/cassianandor', 's1', {}, [calm(540), calm(650, { tokens: { stress: 1 } })]);
    s.take('0:cassianandor');
    expect(s.ship(3).tokens.stress).toBe(0);
  });
  it('Saw Gerrera: up to range 2, one die that can still be rerolled', () => {
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
    s.refuses(['0', '1'], 'XW-ANGRIFF-21');
    s.refuses([], 'XW-ANGRIFF-21');
  });
  it('Benthic Two Tubes: not when a friend focuses', () => {
    const s = flying('rebel/uwing/benthictwotubes', 's1', { activated: true, tokens: { focus: 1 } }, [
      calm(560, { activated: false, dial: 's1' }),
    ]).take('focus');
    expect(offeredBefore(s, 'dials', '0:benthictwotubes')).toBe(false);
  });
});

describe('B-wings, HWK-290s, Z-95s', () => {
  it('Ibtisam: defending, one die, and only under stress', () => {
    const ibtisam = (stress: number) =>
      attackedBy(duel('rebel/bwing/ibtisam', ACADEMY, FAR, { mine: { tokens: { stress } }, defence: BLANKS }), 0);
    ibtisam(1).take('0:ibtisam').refuses(['0', '1'], 'XW-ANGRIFF-21');
    expect(offeredBefore(ibtisam(0), 'dials', '0:ibtisam')).toBe(false);
  });
  it.each([
    [740, true],
    [850, false],
  ])('Jan Ors at x %d', (x, heard) => {
    const s = duel('rebel/hwk290/janors', ACADEMY, MIDDLE, { mine: { x, fought: true }, others: [rookie(450, 300)] });
    expect(offers(shotOf(s, 2), '0:janors')).toBe(heard);
  });
  it('Roark Garnet: a friend at range 3, not beyond', () => {
    const skill = (x: number) => {
      const s = duel('rebel/hwk290/roarkgarnet', ACADEMY, MIDDLE, { others: [calm(x)] });
      return skillOf(s.g, s.ship(2));
    };
    expect([740, 850].map(skill)).toEqual([12, 2]);
  });
  it('Airen Cracken: neither the stressed nor those at range 2 can be picked', () => {
    const s = duel('rebel/z95headhunter/airencracken', ACADEMY, MIDDLE, {
      others: [calm(380, { tokens: { stress: 1 } }), calm(520), calm(600)],
    });
    s.take('primary>1').until('window:attack.after').take('0:airencracken', 'focus');
    expect(s.ship(3).tokens.focus).toBe(1);
  });
  it("Lieutenant Blount: another's miss stays a miss", () => {
    const s = duel('rebel/z95headhunter/lieutenantblount', ACADEMY, MIDDLE, { attack: BLANKS, mine: { fought: true } });
    attackedBy(s, 0).until('dials');
    expect([s.events('hit').length, s.events('missed').length]).toEqual([0, 1]);
  });
});

describe('E-wings', () => {
  it('Corran Horn: one round without an attack, not two', () => {
    const s = duel('rebel/ewing/corranhorn', ACADEMY, FAR).until('window:end.start').take('0:corranhorn', 'primary>1');
    const barred = () => refuseAttack(s.g, s.ship(0)) !== undefined;
    s.until('dials').dials({ '0': 's1', '1': 'tl1' }).until('action', 0);
    expect([s.state.round, barred()]).toEqual([2, true]);
    s.until('dials').dials({ '0': 's1', '1': 's2' }).until('action', 0);
    expect([s.state.round, barred()]).toEqual([3, false]);
  });
  it.each([
    [200, true],
    [100, false],
  ])("Etahn A'baht at y %d", (y, heard) => {
    const s = duel('rebel/ewing/etahnabaht', ACADEMY, MIDDLE, {
      mine: { x: 400, y, fought: true },
      others: [rookie(450, 300)],
      attack: ['hit', 'hit', 'blank'],
    });
    expect(offers(shotOf(s, 2), '0:etahnabaht')).toBe(heard);
  });
});

describe('YT-2400s, K-wings, Auzitucks', () => {
  it('"Leebo": his friends draw one card', () => {
    const s = duel('rebel/yt2400/leebo', ACADEMY, MIDDLE, {
      mine: { x: 600, fought: true },
      others: [rookie(450, 300, 0, { shields: 0, fought: true })],
      attack: ['crit', 'blank'],
      defence: BLANKS,
      deck: ['consolefire', 'directhit'],
    });
    attackedBy(s, 2).until('dials');
    expect(s.ship(2).damage).toMatchObject([{ card: 'consolefire', faceup: true }]);
    expect(s.state.decks[0]!.discard).toEqual([]);
  });
  it('Miranda Doni: the last shield can be spent, one that is not there cannot', () => {
    const miranda = (shields: number) =>
      duel('rebel/kwing/mirandadoni', ACADEMY, MIDDLE, { mine: { shields } }).take('primary>1', '0:mirandadoni');
    expect(miranda(1).options()).toEqual(['spend-shield', 'recover-shield']);
    const s = miranda(0).until('attack');
    expect([s.ship(0).shields, lastRoll(s, 'attack').length]).toEqual([1, 1]);
  });
  it('Lowhhrick: at range 1 only, and the token is gone at once', () => {
    const lowhhrick = (x: number) =>
      attackedBy(
        duel('rebel/auzituckgunship/lowhhrick', ACADEMY, MIDDLE, {
          mine: { x, fought: true, tokens: { reinforce: 1 } },
          others: [rookie(450, 300, 0, { fought: true, tokens: { focus: 1 } })],
          attack: ['hit', 'hit'],
          defence: ['focus', 'blank'],
        }),
        2,
      );
    expect(offeredBefore(lowhhrick(300), 'dials', '0:lowhhrick')).toBe(false);
    const s = lowhhrick(380).take('0:lowhhrick');
    expect(s.options()).toContain('2:focus');
    expect(s.ship(0).tokens.reinforce).toBe(0);
  });
});

describe('Ahsoka Tano', () => {
  const ahsoka = (mine: number, ...others: ShipSpec[]) =>
    duel('rebel/tiefighter/ahsokatano', ACADEMY, NEAR, { mine: { tokens: { focus: 1, stress: mine } }, others });
  it('stressed herself, sends the one friend at range 1 who can act', () => {
    const s = ahsoka(1, calm(520), calm(380, { tokens: { stress: 1 } }), calm(600)).take('0:ahsokatano', 'focus');
    expect([s.ship(0).tokens.focus, s.ship(2).tokens.focus]).toEqual([0, 1]);
  });
  it('nobody near who can act: nothing to spend a token on', () => {
    expect(offers(ahsoka(1, calm(600)), '0:ahsokatano')).toBe(false);
  });
});

describe('their own moments, not those of others', () => {
  it('Jek Porkins: not when a friend is stressed', () => {
    const s = flying('rebel/xwing/jekporkins', 's1', { activated: true, tokens: { stress: 1 } }, [
      calm(600, { activated: false, dial: 'k4' }),
    ]);
    expect(s.ship(2).tokens.stress).toBe(1);
    expect(offeredBefore(s, 'dials', '0:jekporkins')).toBe(false);
  });
  it('Tarn Mison: not when a friend is the target', () => {
    const s = duel('rebel/xwing/tarnmison', ACADEMY, MIDDLE, { mine: { fought: true }, others: [calm(510)] });
    expect(offeredBefore(attackedBy(s, 2), 'dials', '0:tarnmison')).toBe(false);
  });
  it('Chewbacca: the cards of friends stay faceup', () => {
    const s = duel('rebel/yt1300/chewbacca', ACADEMY, MIDDLE, {
      mine: { x: 600, fought: true },
      others: [calm(450, { shields: 0 })],
      attack: ['crit', 'blank'],
      defence: BLANKS,
      deck: ['consolefire'],
    });
    attackedBy(s, 2).until('dials');
    expect(s.ship(2).damage).toMatchObject([{ card: 'consolefire', faceup: true }]);
  });
  it('Chewbacca (Resistance): attacks even though he has fought', () => {
    const s = duel('rebel/yt1300/chewbacca-swx57', ACADEMY, MIDDLE + 20, {
      mine: { fought: true },
      others: [calm(530, { shields: 0, damage: [{ card: 'consolefire' }, { card: 'consolefire' }] })],
      attack: ['hit', 'hit', 'blank'],
      defence: BLANKS,
    });
    attackedBy(s, 2).take('0:chewbacca-swx57', 'primary>1').until('dials');
    expect(s.events('attack').map((e) => e.attacker)).toEqual([1, 0]);
  });
  it('"Snap" Wexley: at speed 4 still', () => {
    expect(offers(flying('rebel/t70xwing/snapwexley', 's4'), '0:snapwexley')).toBe(true);
  });
  it('"Chopper": one enemy that he touches is enough', () => {
    const s = duel('rebel/vcx100/chopper', ACADEMY, 64, { touching: [[0, 1]] });
    expect(s.ship(1).tokens.stress).toBe(1);
  });
  it('Thane Kyrell: neither after an attack on himself nor after one of a friend', () => {
    const thane = () =>
      duel('rebel/arc170/thanekyrell', ACADEMY, FAR, {
        mine: { fought: true },
        others: [rookie(450, 400)],
        attack: BLANKS,
      });
    expect(offeredBefore(shotOf(thane(), 2), 'attack', '0:thanekyrell')).toBe(false);
    expect(offeredBefore(attackedBy(thane(), 0), 'dials', '0:thanekyrell')).toBe(false);
  });
  it('Braylen Stramm: neither for the manoeuvre of a friend nor without stress', () => {
    const friend = calm(600, { activated: false, dial: 's1' });
    const braylen = 'rebel/arc170/braylenstramm';
    const watching = flying(braylen, 's1', { activated: true, tokens: { stress: 1 } }, [friend]);
    expect(offeredBefore(watching, 'dials', '0:braylenstramm')).toBe(false);
    expect(offeredBefore(flying(braylen, 's3'), 'dials', '0:braylenstramm')).toBe(false);
  });
  it('Benthic Two Tubes: a friend at range 2, too', () => {
    const near = rookie(540, 420, 0, { activated: true });
    const far = rookie(650, 420, 0, { activated: true });
    const benthic = (...others: ShipSpec[]) =>
      flying('rebel/uwing/benthictwotubes', 's1', {}, others).take('focus', '0:benthictwotubes');
    expect(benthic(far).events('token').at(-1)).toMatchObject({ ship: 2, token: 'focus' });
    expect(benthic(near, far).options()).toEqual(['2', '3']);
  });
});

describe('something to work with', () => {
  it("Etahn A'baht: one die is enough, none is not", () => {
    const roll = (first: string) =>
      duel('rebel/ewing/etahnabaht', ACADEMY, MIDDLE, { attack: [first, 'blank', 'blank'] }).take('primary>1');
    expect(offeredBefore(roll('hit'), 'attack', '0:etahnabaht')).toBe(true);
    expect(offeredBefore(roll('blank'), 'attack', '0:etahnabaht')).toBe(false);
  });
  it('Keyan Farlander: rid of stress even without a focus result, but not twice in one attack', () => {
    const s = duel('rebel/bwing/keyanfarlander', ACADEMY, MIDDLE, {
      mine: { tokens: { stress: 2 } },
      attack: ['blank', 'blank', 'blank'],
    }).take('primary>1', '0:keyanfarlander');
    expect(s.ship(0).tokens.stress).toBe(1);
    expect(offeredBefore(s, 'attack', '0:keyanfarlander')).toBe(false);
  });
  it('Kyle Katarn: no token, no gift', () => {
    const s = duel('rebel/hwk290/kylekatarn', ACADEMY, MIDDLE, { others: [calm(520)] });
    expect(offers(s, '0:kylekatarn')).toBe(false);
  });
  it('Corran Horn: nobody in reach, no attack in the End phase', () => {
    const s = duel('rebel/ewing/corranhorn', ACADEMY, 500);
    expect(s.open.length > 0 && offeredBefore(s, 'dials', '0:corranhorn')).toBe(false);
  });
  it('Miranda Doni: once a round, and only in her own attacks', () => {
    const mine = { upgrades: ['crew/gunner'] };
    const twice = duel('rebel/kwing/mirandadoni', ACADEMY, MIDDLE, {
      mine,
      attack: BLANKS,
      others: [rookie(520, 300)],
    });
    twice.take('primary>1', '0:mirandadoni').until('window:attack.after').take('0:crew.gunner', 'primary>1');
    expect(twice.events('attack').length).toBe(2);
    expect(offeredBefore(twice, 'attack', '0:mirandadoni')).toBe(false);
    expect(twice.ship(0).shields).toBe(3);
    const other = duel('rebel/kwing/mirandadoni', ACADEMY, MIDDLE, {
      mine: { fought: true },
      others: [rookie(520, 300)],
    });
    expect(offeredBefore(shotOf(other, 2), 'attack', '0:mirandadoni')).toBe(false);
  });
});

describe('Cobalt Leader', () => {
  it.each([
    [[520, 700], 2],
    [[610], 3],
  ])('bombs at x %j leave the defender %d dice', (places, dice) => {
    const bombs = places.map((x) => ({ card: 'protonbombs', ship: 0, x, y: 500 }));
    const s = duel('rebel/bsf17bomber/cobaltleader', ACADEMY, MIDDLE + 20, { bombs });
    s.take('primary>1').until('attack', 1);
    expect(lastRoll(s, 'defence').length).toBe(dice);
  });
});
