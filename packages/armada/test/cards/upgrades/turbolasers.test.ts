import { describe, expect, it } from 'vitest';
import { batteryOf } from '../../../src/values.ts';
import { lay, ship, squadron } from '../../table.ts';
import { duel, faces, fire, ISD, pool, states, using, VSD, wing } from './bridge.ts';
import { acted, dice, flak, rolled } from './guns.ts';

const SIX_HITS = { red: ['hit', 'hit', 'hit'], blue: ['hit', 'hit', 'hit'] } as const;

describe('turbolasers', () => {
  it('DBY-827: a Salvo may show a critical icon', () => {
    const t = duel({
      theirs: ['dby-827-heavy-turbolasers'],
      foe: { tokens: ['salvo'] },
      ...SIX_HITS,
      red: ['hit', 'hit', 'hit', 'blank'],
      blue: ['hit', 'hit', 'hit', 'accuracy', 'accuracy'],
    });
    fire(t, {
      ...using('attack.defend', '1:token.0'),
      'window:attack.modify': ['1:dby-827-heavy-turbolasers', 'pass'],
      dice: ['0'],
    });
    expect(acted(t)).toEqual(['dby-827-heavy-turbolasers']);
    expect(faces(t)).toContain('crit');
  });

  it('[AR-ERR-DOPPEL-TURBOLASERGESCHUETZ-01][AR-ERR-DOPPEL-TURBOLASERGESCHUETZ-02][AR-CARD-DOPPEL-TURBOLASERGESCHUETZ-01][AR-CARD-DOPPEL-TURBOLASERGESCHUETZ-02] Dual Turbolaser Turrets: a red die more, and at once any die of the pool less', () => {
    const t = duel({ mine: ['dual-turbolaser-turrets'], ...SIX_HITS, red: ['hit', 'hit', 'blank', 'double'] });
    t.take('front>1.front', '0:dual-turbolaser-turrets');
    expect(t.ask()).toMatchObject({ kind: 'dice', min: 1, max: 1 }); // nothing else comes in between
    expect(t.options()).toHaveLength(7);
    t.take(['2']).fight();
    expect(pool(t)).toEqual([6, 6]);
    expect(faces(t)).toContain('double');
    expect(faces(t)).not.toContain('blank');
  });

  it('[AR-ERR-DOPPEL-TURBOLASERGESCHUETZ-03] Dual Turbolaser Turrets are ready again in the next round', () => {
    const t = lay({
      units: [ship(VSD, 0, 900, 300, 0, { upgrades: [{ id: 'dual-turbolaser-turrets', exhausted: true }] })],
      phase: 'status',
    }).until('dials');
    expect(t.ship(0).upgrades[0]!.exhausted).toBe(false);
  });

  it('Enhanced Armament, Spinal Armament: a red die more for two hull zones', () => {
    const t = duel({ mine: ['enhanced-armament'], theirs: ['spinal-armament'] });
    const reds = (id: number) =>
      (['front', 'left', 'right', 'rear'] as const).map((z) => batteryOf(t.g, t.ship(id), z).red);
    expect([reds(0), reds(1)]).toEqual([
      [3, 3, 3, 2],
      [5, 2, 2, 2],
    ]);
  });

  it('H9: a hit or a critical icon becomes an accuracy icon', () => {
    const t = duel({ mine: ['h9-turbolasers'], ...SIX_HITS });
    t.take('front>1.front', '0:h9-turbolasers', ['0']);
    expect(dice(t)[0]).toBe('red accuracy');
    const blank = duel({ mine: ['h9-turbolasers'], y: 700, red: ['blank', 'blank', 'blank'] }).take('front>1.front');
    expect(blank.open).not.toContain('0 window:attack.modify');
  });

  it('Heavy Fire Zone: red dice for blue ones, unless a friend is engaged with the target', () => {
    const alone = flak(['heavy-fire-zone'], ['tie-fighter-squadron']);
    alone.take('front>1').fight(using('attack.gather', '0:heavy-fire-zone'));
    expect(rolled(alone)).toEqual(['red']);
    const t = lay({
      units: [
        ship(VSD, 0, 900, 300, 0, { upgrades: ['heavy-fire-zone'] }),
        squadron('tie-fighter-squadron', 1, 900, 400),
        squadron('tie-fighter-squadron', 0, 940, 400),
      ],
      active: 0,
      step: 'attack',
    }).take('front>1');
    t.fight();
    expect([rolled(t), acted(t)]).toEqual([['blue'], []]);
  });

  it('Heavy Turbolaser Turrets: brace takes no more than 1 off beside another token', () => {
    const both = duel({ mine: ['heavy-turbolaser-turrets'], ...SIX_HITS });
    fire(both, using('attack.defend', '1:token.0', '1:token.3'));
    expect(both.damage).toBe(5);
    const alone = duel({ mine: ['heavy-turbolaser-turrets'], ...SIX_HITS });
    expect(fire(alone, using('attack.defend', '1:token.0')).damage).toBe(3);
  });

  it('[AR-ERR-GEKOPPELTE-TURBOLASERTUERME-01][AR-CARD-GEKOPPELTE-TURBOLASERTUERME-01] Linked Turbolaser Towers: a red die again, against whomever', () => {
    const red = ['blank', 'blank', 'blank', 'double'] as const;
    const t = duel({ mine: ['linked-turbolaser-towers'], red, rules: { prices: 'first' } });
    t.take('front>1.front', '0:linked-turbolaser-towers/reroll');
    expect(t.ask()).toMatchObject({ kind: 'reroll', max: 1 });
    expect(t.options()).toHaveLength(3); // only the red ones
    t.take(['0']);
    expect(dice(t)[0]).toBe('red double');
  });

  it('[AR-ERR-GEKOPPELTE-TURBOLASERTUERME-02][AR-ERR-GEKOPPELTE-TURBOLASERTUERME-03][AR-CARD-GEKOPPELTE-TURBOLASERTUERME-02][AR-CARD-GEKOPPELTE-TURBOLASERTUERME-03] Linked Turbolaser Towers: two dice of any colour against a squadron, and no further target', () => {
    const t = flak(['linked-turbolaser-towers'], ['tie-fighter-squadron', 'tie-fighter-squadron'], {
      blue: ['accuracy', 'accuracy'],
      black: ['blank'],
    });
    t.take('front>1', '0:linked-turbolaser-towers/add', 'black', 'blue').fight();
    expect(dice(t).map((d) => d.split(' ')[0])).toEqual(['blue', 'black', 'blue']);
    expect(t.events('attack')).toHaveLength(1);
    expect(t.match.taken.map((d) => d.kind)).not.toContain('further-target');
  });

  it('[AR-CARD-GEKOPPELTE-TURBOLASERTUERME-04] Linked Turbolaser Towers: in any attack on a squadron, once an activation', () => {
    const t = flak(['linked-turbolaser-towers'], ['tie-fighter-squadron', 'tie-fighter-squadron'], {
      rules: { prices: 'first' },
    });
    t.take('front>1', 'pass').until('further-target').take('front>2');
    expect(t.options()).toContain('0:linked-turbolaser-towers/add');
    t.take('0:linked-turbolaser-towers/add', 'red', 'red').fight({ 'window:attack.modify': 'pass' });
    expect(t.state.attacks).toEqual([]);
  });

  it('Linked Turbolaser Towers of the last print: a red die again against squadrons, against ships only with Bombard; two dice for the first target, exhausted', () => {
    const offered = (own: string) =>
      lay({
        units: [
          ship(own, 0, 900, 300, 0, { upgrades: ['linked-turbolaser-towers'] }),
          ship('cr90-corvette-a', 1, 900, 430, 180),
        ],
        active: 0,
        step: 'attack',
        red: ['accuracy', 'accuracy'],
      })
        .take('front>1.front')
        .options();
    expect(offered('acclamator-ii-class-assault-ship')).toContain('0:linked-turbolaser-towers/reroll');
    expect(offered('victory-ii-class-star-destroyer')).not.toContain('0:linked-turbolaser-towers/reroll');
    const two = ['tie-fighter-squadron', 'tie-fighter-squadron'];
    const late = flak(['linked-turbolaser-towers'], two)
      .take('front>1', 'pass')
      .until('further-target')
      .take('front>2');
    expect(late.open).not.toContain('0 window:attack.modify');
    const t = flak(['linked-turbolaser-towers'], two).take('front>1', '0:linked-turbolaser-towers/add', 'red', 'red');
    expect(t.options()).toContain('0:linked-turbolaser-towers/reroll');
    expect(t.ship(0).upgrades[0]!.exhausted).toBe(true);
  });

  it('[AR-CARD-GEKOPPELTE-TURBOLASERTUERME-05] Linked Turbolaser Towers in the attack of the Ordnance Pods: no further target there either', () => {
    const t = flak(['linked-turbolaser-towers', 'ordnance-pods'], ['tie-fighter-squadron', 'tie-fighter-squadron']);
    t.take('none', '0:ordnance-pods', 'granted:front>1', '0:linked-turbolaser-towers/add', 'blue', 'blue').fight();
    expect(t.events('attack')).toHaveLength(1);
  });

  it('Quad Battery Turrets: a blue die more against a faster ship', () => {
    const faster = duel({ mine: ['quad-battery-turrets'], foe: { speed: 3 } });
    expect(pool(fire(faster, using('attack.modify', '0:quad-battery-turrets')))).toEqual([6, 7]);
    const even = duel({ mine: ['quad-battery-turrets'] }).take('front>1.front');
    expect(even.fight().match.taken.some((d) => d.answer === '0:quad-battery-turrets')).toBe(false);
    expect(pool(even)).toEqual([6, 6]);
  });

  it('Quad Turbolaser Cannons: with a red accuracy icon there is another one', () => {
    const t = duel({ mine: ['quad-turbolaser-cannons'], red: ['accuracy', 'hit', 'hit'], blue: ['hit', 'hit', 'hit'] });
    fire(t, using('attack.modify', '0:quad-turbolaser-cannons'));
    expect(faces(t).filter((f) => f === 'accuracy')).toHaveLength(2);
  });
  it('Quad Turbolaser Cannons: a blue accuracy icon is none, nor is another red icon', () => {
    const t = duel({ mine: ['quad-turbolaser-cannons'], red: ['hit', 'hit', 'hit'], blue: ['accuracy', 'hit', 'hit'] });
    expect(t.take('front>1.front').until('window:attack.modify').options()).not.toContain('0:quad-turbolaser-cannons');
  });

  it('[AR-CARD-GEKOPPELTE-GESCHUETZE-02][AR-CARD-GEKOPPELTE-GESCHUETZE-03] Slaved Turrets: a red die more against ships, and one attack a round', () => {
    const t = duel({ mine: ['slaved-turrets'], also: [ship(ISD, 1, 1100, 300, 180)] });
    fire(t, using('attack.modify', '0:slaved-turrets'));
    expect(pool(t)).toEqual([6, 7]);
    expect(t.open).not.toContain('0 attack');
    // not even a Salvo later in the round
    const salvo = duel({ theirs: ['slaved-turrets'], foe: { tokens: ['salvo', 'salvo'] } });
    fire(salvo, using('attack.defend', '1:token.0'));
    expect(salvo.events('attack').filter((e) => e.kind === 'salvo')).toHaveLength(1);
  });

  it('[AR-CARD-GEKOPPELTE-GESCHUETZE-04] Slaved Turrets: further squadrons in the one attack', () => {
    const t = flak(['slaved-turrets'], ['tie-fighter-squadron', 'tie-fighter-squadron']);
    t.take('front>1').until('further-target').take('front>2').fight();
    expect(t.events('attack')).toHaveLength(2);
    expect(t.open).not.toContain('0 attack');
  });

  it('[AR-FOKUSMARKER-01] Swivel-Mount Batteries: a die from next door for the zone with the token, a die less beside it', () => {
    const t = duel({ mine: ['swivel-mount-batteries'], own: { dials: ['repair'] }, step: 'reveal' });
    t.until('window:ship.revealed').take('0:swivel-mount-batteries');
    expect([t.ask().seat, t.options()]).toEqual([0, ['front', 'right', 'rear', 'left']]);
    t.take('front').until('attack');
    expect(t.ship(0).marked).toEqual([{ token: 'focus', zone: 'front' }]);
    t.take('front>1.front', '0:swivel-mount-batteries/add');
    expect(t.options()).toEqual(['red', 'blue']); // its sides have no black dice
    t.take('red').fight();
    expect(pool(t)).toEqual([6, 7]);
    const beside = duel({
      mine: [{ id: 'swivel-mount-batteries', exhausted: true }],
      own: { marked: [{ token: 'focus', zone: 'left' }] },
    });
    fire(beside, { colour: 'red' });
    expect(rolled(beside)).toEqual(['red', 'red', 'blue', 'blue', 'blue']);
  });

  it('a critical effect is the attacker’s own: that of a friend’s XX-9 Turbolasers is not offered', () => {
    const dice = { red: ['crit', 'hit', 'hit'], blue: ['hit', 'hit', 'hit'] } as const;
    const effects = (spec: object) =>
      fire(duel({ ...spec, ...dice }), {
        critical: (a) => ('options' in a ? (a.options.find((o) => o.id.includes('xx-9')) ?? a.options[0]!).id : null),
      })
        .events('critical')
        .map((e) => e.effect);
    expect(effects({ mine: ['xx-9-turbolasers'] })).not.toEqual(effects({}));
    expect(effects({ also: [wing({ upgrades: ['xx-9-turbolasers'] })] })).toEqual(effects({}));
  });

  it('Swivel-Mount Batteries: the token goes when the card is readied', () => {
    const t = lay({
      units: [
        ship(VSD, 0, 900, 300, 0, {
          upgrades: [{ id: 'swivel-mount-batteries', exhausted: true }],
          marked: [{ token: 'focus', zone: 'left' }],
          commands: ['concentrate'],
        }),
      ],
      phase: 'status',
    });
    t.until('ready-card').take(t.options()[0]!).until('dials');
    expect(t.ship(0).marked).toEqual([]);
  });

  it('[AR-ERR-TURBOLASER-UMLEITUNGSSCHALTK-01][AR-ERR-TURBOLASER-UMLEITUNGSSCHALTK-02][AR-ERR-TURBOLASER-UMLEITUNGSSCHALTK-03][AR-ERR-TURBOLASER-UMLEITUNGSSCHALTK-04] Turbolaser Reroute Circuits: an evade token for the best face of a red die', () => {
    const t = duel({
      mine: ['turbolaser-reroute-circuits'],
      own: { tokens: [{ kind: 'evade', state: 'exhausted' }, 'brace'] },
      red: ['blank', 'blank', 'blank'],
    });
    t.take('front>1.front', '0:turbolaser-reroute-circuits', ['0']);
    expect(t.options()).toEqual(['crit', 'double']);
    t.take('double');
    expect([dice(t)[0], states(t.ship(0))]).toEqual(['red double', ['evade discarded', 'brace ready']]);
    expect(t.ship(0).upgrades[0]!.exhausted).toBe(true);
    t.until('dials');
    expect(t.ship(0).upgrades[0]!.exhausted).toBe(false);
  });

  it('[AR-ERR-XI-7-TURBOLASER-01][AR-CARD-XI-7-TURBOLASER-01] XI7: no more than 1 is redirected', () => {
    const t = duel({ mine: ['xi7-turbolasers'], ...SIX_HITS }).take('front>1.front');
    t.until('redirect-amount', using('attack.defend', '1:token.1'));
    expect(t.options()).toEqual(['0', '1']);
  });

  it('[AR-ERR-XI-7-TURBOLASER-02][AR-CARD-XI-7-TURBOLASER-02][AR-CARD-XI-7-TURBOLASER-03][AR-CARD-XI-7-TURBOLASER-04] XI7 against Advanced Projectors: 1 in total, in whichever hull zone', () => {
    const t = duel({
      mine: ['xi7-turbolasers'],
      theirs: ['advanced-projectors'],
      ...SIX_HITS,
      red: ['hit', 'blank', 'blank'],
    });
    t.take('front>1.front').until('redirect-amount', {
      ...using('attack.defend', '1:token.1'),
      'window:attack.tokenSpent': '1:advanced-projectors',
    });
    const asked: string[][] = [];
    t.fight({
      'redirect-amount': (a) => {
        asked.push(t.options());
        return asked.length === 2 || a.type !== 'choice' ? '1' : '0';
      },
    });
    expect(asked).toEqual([
      ['0', '1'],
      ['0', '1'],
    ]); // none to the third any more
    expect(t.damage).toBe(4);
    expect(4 - t.ship(1).shields.front + t.ship(1).damage.length).toBe(3);
  });

  it('XX-9: the first two damage cards are faceup', () => {
    const t = duel({
      mine: ['xx-9-turbolasers'],
      foe: { shields: { front: 0 } },
      red: ['crit', 'hit', 'hit'],
      blue: ['accuracy', 'accuracy', 'accuracy'],
    });
    fire(t, { critical: '0:xx-9-turbolasers' });
    expect(t.events('damageCard').map((e) => e.card !== null)).toEqual([true, true, false]);
  });
});
