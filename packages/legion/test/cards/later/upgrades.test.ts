import { describe, expect, it } from 'vitest';
import { newAttack } from '../../../src/flow/attack/attack.ts';
import { mayOrder } from '../../../src/flow/command.ts';
import { legion26 } from '../../../src/game.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { courageOf, hasKeyword, keywordOf, poolKeyword, weaponsOf } from '../../../src/values.ts';
import { apart, lay as layTable, type Spec, type TableSpec, unit } from '../../table.ts';
import { alone, LEIA, LUKE, rebels, storm, VADER } from '../../troops.ts';

const lay = (spec: TableSpec) => layTable(spec, legion26);
const far = storm(1700, 800);
const acting = (own: Spec, others: readonly Spec[] = [], more: object = {}) =>
  lay({ units: [own, ...others, far], active: 0, ...more }).until('action');

describe('single dice that wound', () => {
  const SNIPE = 'card:0:0.rebel-marksman/snipe';
  const cell = (face: string, target: Spec = storm(1000, 400, alone(4))) =>
    acting(unit('rebel-sleeper-cell', 0, 400, 400, { upgrades: ['rebel-marksman'] }), [target], { red: [face] });
  it('Marksmen: a surge or a critical hit wounds and suppresses whoever they see', () => {
    for (const face of ['surge', 'crit']) {
      const t = cell(face, storm(1000, 400, { minis: [null, [1000, 440], 'fallen', 'fallen'] }));
      t.take(SNIPE).until('action', { 'card-unit': '1' });
      expect([t.alive(1), t.tokens(1, 'suppression'), t.state.turn!.actions]).toEqual([1, 1, 1]);
    }
    const u = cell('hit').take(SNIPE).until('action', { 'card-unit': '1' });
    expect([u.alive(1), u.tokens(1, 'suppression')]).toEqual([1, 0]);
  });
  it('Marksmen: not while engaged', () => {
    const t = acting(unit('stormtrooper-riot-squad', 0, 400, 400, { upgrades: ['stormtrooper-marksman'] }), [
      storm(400 + apart(0), 400, alone(4)),
    ]);
    expect(t.options()).not.toContain('card:0:0.stormtrooper-marksman/snipe');
  });
  const HUNTER = 'hunter-the-bad-batch-clone-force-99-republic';
  it('Hunter: a black die for troopers at range 1 that are neither commanders nor operatives', () => {
    const at = (target: Spec) =>
      acting(
        rebels(400, 400, { minis: ['fallen', 'fallen', 'fallen', 'fallen', [400, 400]], upgrades: [HUNTER] }),
        [target],
        { black: ['hit'] },
      );
    const t = at(storm(400 + apart(SEGMENT), 400, { minis: [null, [700, 430], 'fallen', 'fallen'] }));
    t.take(`card:0:0.${HUNTER}/strike`).until('action');
    expect([t.alive(1), t.state.turn!.actions]).toEqual([1, 2]);
    expect(at(storm(400 + apart(SEGMENT + 0.01), 400, alone(4))).options()).not.toContain(`card:0:0.${HUNTER}/strike`);
    expect(at(unit(VADER, 1, 480, 400)).options()).not.toContain(`card:0:0.${HUNTER}/strike`);
  });
  it('Din’s Amban Rifle: two actions for a short move and a shot at anybody in sight', () => {
    const t = acting(
      unit('din-djarin', 0, 400, 400, { upgrades: ['dins-amban-rifle'] }),
      [storm(1000, 400, { minis: [null, [1000, 440], 'fallen', 'fallen'] })],
      {
        red: ['hit'],
      },
    );
    t.take('card:0:0.dins-amban-rifle/snipe').take({ kind: 'standard', speed: 1, heading: 180, bend: 0, way: 1 });
    t.take('1');
    expect([t.alive(1), t.tokens(1, 'suppression')]).toEqual([1, 1]);
    expect(t.pose(0)[1]).toBeLessThan(350);
  });
  it('Force Choke of 2.6: a unit suffers, and its player chooses the miniature', () => {
    const t = acting(unit(VADER, 0, 400, 400, { upgrades: ['force-choke'] }), [
      storm(500, 400, { minis: [null, [500, 440], 'fallen', 'fallen'] }),
    ]);
    t.take('card:0:0.force-choke/choke').until('action');
    expect(t.alive(1)).toBe(1);
    expect(t.unit(1).minis[t.unit(1).leader]!.fell).toBeNull();
  });
});

describe('squads', () => {
  const SQUADS: readonly (readonly [string, string])[] = [
    ['rebel-troopers', 'rebel-trooper-squad'],
    ['stormtroopers', 'stormtrooper-squad'],
    ['snowtroopers', 'snowtrooper-squad'],
    ['shoretroopers', 'shoretrooper-squad'],
    ['fleet-troopers', 'fleet-trooper-squad'],
    ['rebel-veterans', 'rebel-veteran-squad'],
    ['b1-battle-droids', 'b1-battle-droid-squad'],
    ['clone-trooper-infantry', 'clone-trooper-infantry-squad'],
    ['ewok-skirmishers', 'ewok-skirmisher-squad'],
    ['ewok-slingers', 'ewok-slinger-squad'],
  ];
  it('Squads: Indomitable, and cohesion up to range 1', () => {
    for (const [card, squad] of SQUADS) {
      const t = acting(unit(card, 0, 600, 400, { upgrades: [squad] })).take('move');
      expect(hasKeyword(t.g, t.unit(0), 'indomitable')).toBe(true);
      const at = (gap: number) =>
        t.match.check(0, {
          ...{ kind: 'standard', speed: 1, heading: 0, bend: 0, way: 0 },
          others: [[600 + apart(gap), 400]],
        });
      expect(at(SEGMENT)).toBeUndefined();
      expect(at(SEGMENT + 0.1)?.clauses).toContain('LE-FORMATION-04');
    }
  });
  it('Squads: others stand within half a segment', () => {
    const t = acting(unit('rebel-troopers', 0, 600, 400)).take('move');
    const at = (gap: number) =>
      t.match.check(0, {
        ...{ kind: 'standard', speed: 1, heading: 0, bend: 0, way: 0 },
        others: [[600 + apart(gap), 400]],
      });
    expect(at(SEGMENT / 2)).toBeUndefined();
    expect(at(SEGMENT)?.clauses).toContain('LE-FORMATION-04');
  });
});

describe('tokens', () => {
  it('Clone Specialist: one of three tokens', () => {
    const t = acting(unit('clone-trooper-infantry', 0, 400, 400, { upgrades: ['clone-specialist'] }));
    t.take('card:0:0.clone-specialist/token', 'aim').until('action');
    expect(t.tokens(0, 'aim')).toBe(1);
  });
  it('Astromech: a dodge token where a move ends at range 1 of an objective token', () => {
    const goes = (x: number) => {
      const t = acting(unit('rebel-sleeper-cell', 0, 400, 400, { upgrades: ['astromech'] }), [], {
        markers: [{ kind: 'objective', x, y: 400 }],
      });
      t.take('move').take({ kind: 'standard', speed: 1, heading: 90, bend: 0, way: 0.2 }).until('action');
      return t.tokens(0, 'dodge');
    };
    expect(goes(550)).toBe(1);
    expect(goes(900)).toBe(0);
  });
  it('Up Close and Personal: a dodge token after a ranged attack at range 1 to 2', () => {
    const shoots = (gap: number) => {
      const t = lay({
        units: [
          rebels(400, 400, { ...alone(4), upgrades: ['up-close-and-personal'] }),
          storm(400 + apart(gap), 400, alone(4)),
          far,
        ],
        active: 0,
      });
      t.fight({ defender: '1' }).until('action');
      return t.tokens(0, 'dodge');
    };
    expect(shoots(2 * SEGMENT)).toBe(1);
    expect(shoots(2 * SEGMENT + 0.01)).toBe(0);
    expect(shoots(0)).toBe(0);
  });
  it('Forest Dwellers: a dodge token at the start of the first activation phase only', () => {
    const dawn = (round: number) =>
      lay({
        units: [unit('ewok-slingers', 0, 400, 400, { upgrades: ['forest-dwellers'] }), unit(VADER, 1, 1700, 800)],
        ...{ phase: 'command', round, hands: [{}, { cards: ['assault'] }] },
      })
        .goOn(({ state }) => state.phase === 'end')
        .events('tokens')
        .filter(({ token, change }) => token === 'dodge' && change > 0).length;
    expect(dawn(1)).toBe(1);
    expect(dawn(2)).toBe(0);
  });
  it('Emergency Transponder: once, if the unit was activated from the pool', () => {
    const wakes = (order: string) =>
      lay({
        units: [rebels(400, 400, { order, upgrades: ['emergency-transponder'], tokens: { suppression: 1 } }), far],
        turnOf: 0,
        hands: [{ pool: order === 'none' ? ['corps'] : [] }, {}],
        whiteDefence: ['blank'],
      });
    const t = wakes('none').until('action', {
      'window:unit.activates': '0:0.emergency-transponder',
      'card-way': 'calm',
    });
    expect([t.tokens(0, 'suppression'), t.unit(0).upgrades[0]!.discarded]).toEqual([0, true]);
    const u = wakes('faceup').until('action', { 'window:unit.activates': '0:0.emergency-transponder' });
    expect(u.unit(0).upgrades[0]!.discarded).toBe(false);
  });
  it('Officers of the syndicates: a point of courage more', () => {
    const brave = (upgrades: readonly string[]) => {
      const t = acting(unit('pyke-syndicate-foot-soldiers', 0, 400, 400, { upgrades: [...upgrades] }));
      return courageOf(t.g, t.unit(0))!;
    };
    expect(brave(['pyke-syndicate-capo']) - brave([])).toBe(1);
    expect(brave(['black-sun-vigo']) - brave([])).toBe(1);
  });
});

describe('attacks', () => {
  const clones = (upgrades: readonly (string | Spec)[], more: Spec = {}) =>
    unit('clone-commandos', 0, 400, 400, { ...alone(4), upgrades: [...upgrades], ...more });
  it('Crosshair: Critical 1 while nothing else is in the pool', () => {
    const shot = (both: boolean) => {
      const t = lay({
        units: [
          rebels(400, 400, { minis: [[400, 430], 'fallen', 'fallen', 'fallen', [400, 400]], upgrades: ['crosshair'] }),
          storm(600, 400),
        ],
        active: 0,
        red: ['surge'],
        black: ['blank'],
        white: ['blank'],
      });
      t.fight({
        weapons: (a) =>
          a.type === 'form'
            ? Object.fromEntries(
                a.fields.map((f) => [f.id, f.id.startsWith('4') ? '0:crosshair' : both ? f.options[0]!.id : 'none']),
              )
            : '',
      });
      return t.result.crits;
    };
    expect(shot(false)).toBe(1);
    expect(shot(true)).toBe(0);
  });
  it('327th Star Corps Pilot: defenders gain an observation token', () => {
    const t = lay({
      units: [
        unit('infantry-support-platform', 0, 400, 400, { degrees: 90, upgrades: ['327th-star-corps-pilot'] }),
        storm(700, 400),
        far,
      ],
      active: 0,
    });
    t.fight({ defender: '1' }).until('action');
    expect([t.tokens(1, 'observation'), t.tokens(2, 'observation')]).toEqual([1, 0]);
  });
  it('Clone Shock Trooper Pilot of 2.6: a surge token for a friend at range 1 after an attack action', () => {
    const t = lay({
      units: [
        unit('infantry-support-platform', 0, 400, 400, { degrees: 90, upgrades: ['clone-shock-trooper-pilot'] }),
        storm(700, 400),
        rebels(400, 520, alone(4)),
      ],
      active: 0,
    });
    t.fight().until('action', { 'window:action.after': '0:0.clone-shock-trooper-pilot', 'card-unit': '2' });
    expect(t.tokens(2, 'surge')).toBe(1);
  });
  it('Frenzied Gunner: a red defence die says which attack die is added', () => {
    const dice = (face: string) => {
      const t = lay({
        units: [
          unit('wlo-5-speeder-tank', 0, 400, 400, { degrees: 90, upgrades: ['frenzied-gunner'] }),
          storm(640, 400),
        ],
        active: 0,
        redDefence: [face as 'block'],
      });
      t.fight({
        'window:attack.gather': '0:0.frenzied-gunner',
        weapons: (a) =>
          a.type === 'form'
            ? Object.fromEntries(a.fields.map((f, n) => [f.id, n === 0 ? 'unit:anti-personnel-lasers' : 'none']))
            : '',
      });
      const all = t.events('rolled')[0]!.dice.map(({ colour }) => colour);
      return (['red', 'black', 'white'] as const).map((colour) => all.filter((one) => one === colour).length);
    };
    expect(dice('blank')).toEqual([0, 3, 3]);
    expect(dice('block')).toEqual([0, 4, 2]);
    expect(dice('surge')).toEqual([1, 3, 2]);
  });
  it('DC-17m ICWS Config: Lethal 1 with the sniper side, however many fire; it is turned over even if exhausted', () => {
    const t = lay({
      units: [
        unit('clone-commandos', 0, 400, 400, {
          minis: [null, [400, 440], 'fallen', 'fallen'],
          upgrades: [{ id: 'dc-17m-icws-config', exhausted: true }],
          order: 'faceup',
        }),
        storm(400 + apart(2.5 * SEGMENT), 400),
      ],
      turnOf: 0,
    }).until('action', { activate: '0', 'window:unit.activates': '0:0.dc-17m-icws-config' });
    expect([...weaponsOf(t.g, t.unit(0))].filter(({ at }) => at === 0).map(({ weapon }) => weapon.id)).toEqual([
      'dc-17m-icws-sniper',
    ]);
    const u = lay({
      units: [
        unit('clone-commandos', 0, 400, 400, {
          minis: [null, [400, 440], 'fallen', 'fallen'],
          upgrades: [{ id: 'dc-17m-icws-config', note: 'flipped' }],
        }),
        storm(400 + apart(2.5 * SEGMENT), 400),
      ],
      active: 0,
    }).until('action');
    const sniper = '0:dc-17m-icws-sniper';
    const pool = [0, 1].map((mini) => ({ mini, weapon: sniper, times: 1 }));
    const attack = { ...newAttack(1, 'action', 0, { unit: 0 }, 1, false, 3), pool };
    expect(poolKeyword(u.g, attack, 'lethal')).toBe(1);
  });
  it('Katarn Pattern Armor: once, one wound instead of several', () => {
    const t = lay({
      units: [storm(540, 400), clones(['katarn-pattern-armor'], { minis: [null, [400, 440], [400, 360], 'fallen'] })],
      active: 0,
      white: ['crit', 'crit', 'crit', 'blank'],
      redDefence: ['blank', 'blank', 'blank'],
    });
    t.fight({ 'window:unit.suffers': '1:0.katarn-pattern-armor' });
    expect([t.alive(1), t.unit(1).upgrades[0]!.discarded]).toEqual([2, true]);
  });
  it('Impact Grenades of 2.6: Impact 4 for the pool, however many are thrown', () => {
    const t = lay({ units: [rebels(400, 400, { upgrades: ['impact-grenades'] }), far], active: 0 });
    const impact = (minis: number, weapon: string) => {
      const pool = Array.from({ length: minis }, (_, mini) => ({ mini, weapon, times: 1 }));
      return poolKeyword(t.g, { ...newAttack(1, 'action', 0, { unit: 0 }, 1, false, 1), pool }, 'impact');
    };
    expect([impact(1, '0:impact-grenade'), impact(3, '0:impact-grenade')]).toEqual([4, 4]);
    expect(impact(3, `unit:${t.g.card(t.unit(0)).weapons[0]!.id}`)).toBe(0);
  });
  it('Beskad Duelist of 2.6: exhausted for Charge', () => {
    const t = lay({
      units: [unit('clan-wren-veterans', 0, 400, 400, { upgrades: ['beskad-duelist'], order: 'faceup' }), far],
      turnOf: 0,
    });
    expect(hasKeyword(t.g, t.unit(0), 'charge')).toBe(false);
    t.until('action', { activate: '0', 'window:unit.activates': '0:0.beskad-duelist' });
    expect(hasKeyword(t.g, t.unit(0), 'charge')).toBe(true);
    expect(t.unit(0).upgrades[0]!.exhausted).toBe(true);
  });
  it('Saboteurs of 2.6 neither arm nor detonate: their charge is a weapon for melee and range 1', () => {
    const t = lay({ units: [rebels(400, 400, { upgrades: ['proton-charge-saboteur'] }), far], active: 0 });
    expect(['arm', 'detonate'].map((k) => keywordOf(t.g, t.unit(0), k as 'arm'))).toEqual([0, 0]);
    const charge = [...weaponsOf(t.g, t.unit(0))].find(({ at }) => at === 0)!.weapon;
    expect(charge).toMatchObject({ range: { min: 0, max: 1 }, pool: { red: 1, black: 1, white: 1 } });
  });
  it('Improvised Orders of 2.6: it stays exhausted', () => {
    const t = lay({
      units: [
        unit(LEIA, 0, 300, 300, { upgrades: [{ id: 'improvised-orders', exhausted: true }], order: 'facedown' }),
        far,
      ],
      phase: 'end',
    }).goOn(({ state }) => state.round === 2);
    expect(t.unit(0).upgrades[0]!.exhausted).toBe(true);
  });
});

describe('stances of 2.6', () => {
  it('Offensive Stance: dodge tokens cannot be spent', () => {
    const dodges = (note?: string) => {
      const stance = { id: 'defensive-offensive-stance', ...(note && { note }) };
      const t = lay({
        units: [storm(540, 400, alone(4)), unit(LUKE, 0, 400, 400, { tokens: { dodge: 1 }, upgrades: [stance] })],
        active: 0,
        white: ['hit'],
      });
      t.fight({ dodge: 'dodge' });
      return t.tokens(1, 'dodge');
    };
    expect([dodges(), dodges('flipped')]).toEqual([0, 1]);
  });
});

describe('orders and ranks', () => {
  it('Programmed Loyalty: orders by commanders only', () => {
    const t = acting(unit('imperial-dark-troopers', 0, 400, 400, { upgrades: ['programmed-loyalty'] }), [
      unit(LEIA, 0, 480, 400),
      unit(LUKE, 0, 400, 500, { rank: 'operative' }),
    ]);
    expect([1, 2].map((id) => mayOrder(t.g, t.unit(0), t.unit(id)))).toEqual([true, false]);
    expect(mayOrder(t.g, t.unit(0), null)).toBe(false);
  });
  it('Raiding Party Leader: Demoralize 1 for every Raider vehicle of its side', () => {
    const t = acting(unit('wlo-5-speeder-tank', 0, 400, 400, { upgrades: ['raiding-party-leader'] }), [
      unit('swoop-bike-riders', 0, 700, 400),
      unit('weequay-pirates', 0, 900, 400),
    ]);
    expect([0, 1, 2].map((id) => keywordOf(t.g, t.unit(id), 'demoralize'))).toEqual([1, 1, 0]);
  });
  it('Bounty Programming: Pierce 1 against a commander for prey, Suppressive for an operative', () => {
    const ig = (prey: Spec) => {
      const t = lay({
        units: [
          unit('ig-11', 0, 400, 400, { upgrades: ['bounty-programming'], note: { bounty: 1 } }),
          prey,
          storm(560, 400),
        ],
        active: 0,
      }).until('action');
      const pool = [{ mini: 0, weapon: 'unit:modified-e-11-blaster', times: 1 }];
      const attack = { ...newAttack(1, 'action', 0, { unit: 0 }, 2, false, 1), pool };
      const found = [poolKeyword(t.g, attack, 'pierce'), poolKeyword(t.g, attack, 'suppressive')];
      return found;
    };
    const [pierce, suppressive] = [ig(unit(VADER, 1, 1700, 800)), ig(unit(VADER, 1, 1700, 800, { rank: 'operative' }))];
    expect(pierce[0]! - suppressive[0]!).toBe(1);
    expect(suppressive[1]! - pierce[1]!).toBe(1);
  });
});

describe('Ewoks', () => {
  const ewoks = (x: number, y: number, more: Spec = {}) => unit('ewok-skirmishers', 0, x, y, { ...alone(6), ...more });
  it('Call To Arms: a suppression token, and Charge until the end of the round', () => {
    const t = lay({
      units: [ewoks(400, 400, { upgrades: ['call-to-arms'], order: 'faceup' }), far],
      turnOf: 0,
      whiteDefence: ['blank'],
    });
    t.until('action', { activate: '0', 'window:unit.activates': '0:0.call-to-arms' });
    expect(hasKeyword(t.g, t.unit(0), 'charge')).toBe(true);
    expect(t.tokens(0, 'suppression')).toBe(1);
    expect(t.unit(0).upgrades[0]!.exhausted).toBe(true);
  });
  it('Insatiable Curiosity: a heavy weapon at their leader is lost, and one of them', () => {
    const toy = (gap: number, upgrade: string) =>
      acting(
        ewoks(400, 400, {
          minis: [null, [400, 440], 'fallen', 'fallen', 'fallen', 'fallen'],
          upgrades: ['insatiable-curiosity'],
        }),
        [
          storm(400 + apart(gap), 400, {
            minis: [null, 'fallen', 'fallen', 'fallen', [460, 440]],
            upgrades: [upgrade],
          }),
        ],
      );
    const t = toy(0, 'dlt-19-stormtrooper').take('card:0:0.insatiable-curiosity/take-apart').until('action');
    expect([t.unit(1).upgrades[0]!.discarded, t.alive(0)]).toEqual([true, 1]);
    expect(toy(1, 'dlt-19-stormtrooper').options()).not.toContain('card:0:0.insatiable-curiosity/take-apart');
    expect(toy(0, 'del-meeko').options()).not.toContain('card:0:0.insatiable-curiosity/take-apart');
    expect(toy(0, 'stormtrooper-specialist').options()).not.toContain('card:0:0.insatiable-curiosity/take-apart');
  });
  it('Herbal Medicine: a wound less for Ewoks at range 1', () => {
    const cure = (friend: Spec) => acting(unit('logray', 0, 400, 400, { upgrades: ['herbal-medicine'] }), [friend]);
    const t = cure(unit('wicket', 0, 400 + apart(SEGMENT), 400, { wounds: 2 }))
      .take('card:0:0.herbal-medicine/cure')
      .until('action');
    expect([t.wounds(1), t.state.turn!.actions]).toEqual([1, 2]);
    expect(cure(unit('wicket', 0, 400 + apart(SEGMENT + 0.01), 400, { wounds: 2 })).options()).not.toContain(
      'card:0:0.herbal-medicine/cure',
    );
    expect(cure(unit(LEIA, 0, 480, 400, { wounds: 2 })).options()).not.toContain('card:0:0.herbal-medicine/cure');
  });
  it('Onward to Victory: Ewoks step forward when an enemy unit falls; the card goes in the end phase', () => {
    const t = lay({
      units: [
        unit('wicket', 0, 540, 400),
        unit('logray', 0, 300, 300, { upgrades: [{ id: 'onward-to-victory', exhausted: true }], order: 'facedown' }),
        storm(700, 400, alone(4)),
        storm(1700, 800, { order: 'facedown' }),
      ],
      active: 0,
      black: ['crit'],
      redDefence: ['blank'],
    });
    t.until('action')
      .take('attack')
      .until('move', {
        'window:unit.defeated': '1:0.onward-to-victory/forward',
        'card-unit': '1',
        weapons: { '0.0': 'unit:sling' },
      });
    t.take({ kind: 'standard', speed: 1, heading: 0, bend: 0, way: 1 }).until('action');
    expect(t.pose(1)[1]).toBeGreaterThan(330);
    t.take('none').goOn(({ state }) => state.round === 2);
    expect(t.unit(1).upgrades[0]!.discarded).toBe(true);
  });
  it('Inquisitorius Training: a Force card at range 1 comes to nothing on a block or surge', () => {
    const uses = (gap: number, face: string, use = true) => {
      const t = acting(
        unit(LUKE, 0, 400, 400, { upgrades: ['force-reflexes'] }),
        [unit('fifth-brother', 1, 400 + apart(gap), 400, { upgrades: ['inquisitorius-training'] })],
        { redDefence: [face] },
      );
      t.take('card:0:0.force-reflexes/dodge').until(
        'action',
        use ? { 'window:card.exhausted': '1:0.inquisitorius-training' } : {},
      );
      expect(t.unit(0).upgrades[0]!.exhausted).toBe(true);
      return t.tokens(0, 'dodge');
    };
    expect(uses(SEGMENT, 'surge')).toBe(0);
    expect(uses(SEGMENT, 'blank')).toBe(1);
    expect(uses(SEGMENT + 0.01, 'block', false)).toBe(1);
  });
});
