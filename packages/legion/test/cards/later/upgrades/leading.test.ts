import { describe, expect, it } from 'vitest';
import { newAttack } from '../../../../src/flow/attack/attack.ts';
import { mayOrder } from '../../../../src/flow/command.ts';
import { legion26 } from '../../../../src/game.ts';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { courageOf, hasKeyword, keywordOf, poolKeyword } from '../../../../src/values.ts';
import { apart, lay as layTable, type Spec, type TableSpec, unit } from '../../../table.ts';
import { alone, LEIA, LUKE, rebels, storm, VADER } from '../../../troops.ts';

const lay = (spec: TableSpec) => layTable(spec, legion26);
const far = storm(1700, 800);

const acting = (own: Spec, others: readonly Spec[] = [], more: object = {}) =>
  lay({ units: [own, ...others, far], active: 0, ...more }).until('action');

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
          kind: 'standard',
          speed: 1,
          heading: 0,
          bend: 0,
          way: 0,
          others: [[600 + apart(gap), 400]],
        });
      expect(at(SEGMENT)).toBeUndefined();
      expect(at(SEGMENT + 0.1)?.clauses).toContain('L2-ENTFERNUNG-02');
    }
  });
  it('Squads: others stand within half a segment', () => {
    const t = acting(unit('rebel-troopers', 0, 600, 400)).take('move');
    const at = (gap: number) =>
      t.match.check(0, {
        kind: 'standard',
        speed: 1,
        heading: 0,
        bend: 0,
        way: 0,
        others: [[600 + apart(gap), 400]],
      });
    expect(at(SEGMENT / 2)).toBeUndefined();
    expect(at(SEGMENT)?.clauses).toContain('L2-ENTFERNUNG-02');
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
        phase: 'command',
        round,
        hands: [{}, { cards: ['assault'] }],
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
    expect([t.unit(1).upgrades[0]!.discarded, t.alive(0), t.state.turn!.actions]).toEqual([true, 1, 2]);
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
