import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { apart, first, lay, piece, type Spec, unit } from '../../table.ts';
import { alone, holding, LEIA, LUKE, rebels, storm, VADER, VEERS } from '../../troops.ts';
import { beside, deploying } from '../scenes.ts';
import { actionsTaken, ahead, windowsOfOrders } from '../watching.ts';

const blanks = Array(8).fill('blank');

describe('Calculate Odds', () => {
  it('Calculate Odds: aim, dodge and suppression for a trooper unit at range 1 and in sight', () => {
    const t = beside('k-2so', SEGMENT).take('card:0:calculate-odds/calculate', '1');
    expect(['aim', 'dodge', 'suppression'].map((token) => t.unit(1).tokens[token as 'aim'])).toEqual([1, 1, 1]);
    const options = beside('k-2so', SEGMENT + 0.01).take('card:0:calculate-odds/calculate');
    expect(options.tokens(1, 'aim')).toBe(0);
    expect(options.tokens(0, 'aim')).toBe(1);
  });
  it('Calculate Odds: oneself too, neither vehicles nor whom one does not see', () => {
    const t = lay({
      units: [
        ...[unit('k-2so', 0, 400, 400), unit('at-rt-rebel', 0, 480, 400), rebels(400, 500, alone(4))],
        ...[rebels(400, 300, alone(4)), storm(1500, 700)],
      ],
      active: 0,
      terrain: [piece('high-stone-wall', 400, 450, 200, 20, { height: 200 })],
    }).until('action');
    expect(t.take('card:0:calculate-odds/calculate').options()).toEqual(['0', '3']);
  });
});

describe('Charge', () => {
  it('[LE-STURMANGRIFF-01] [LE-STURMANGRIFF-02] [LE-STURMANGRIFF-04] [LC-STURMANGRIFF-01] Charge: a free melee attack on whom the move has engaged', () => {
    const t = lay({ units: [unit(LUKE, 0, 400, 400), storm(480, 400)], active: 0 });
    t.until('action')
      .take('move')
      .take(ahead(90, { engage: 1 }));
    t.until('action', { 'window:action.after': '0:charge' });
    expect(actionsTaken(t)).toEqual(['move', 'free attack']);
    expect(t.events('attack')).toMatchObject([{ defender: 1, melee: true }]);
    expect(t.barred('attack')).toEqual(['LE-AKTIONEN-02']);
  });
  it('[LE-STURMANGRIFF-01] [LE-STURMANGRIFF-03] not without contact, nor after an attack', () => {
    const short = lay({ units: [unit(LUKE, 0, 400, 400), storm(560, 400)], active: 0 });
    short
      .until('action')
      .take('move')
      .take(ahead(90, { way: 0.3 }));
    expect(short.until('action').events('attack')).toEqual([]);
    const late = lay({
      units: [unit(LUKE, 0, 400, 400), storm(480, 400)],
      active: { unit: 0, done: ['attack'], attacked: true, actions: 1 },
    });
    late
      .until('action')
      .take('move')
      .take(ahead(90, { engage: 1 }));
    late.until('action', { 'window:action.after': first });
    expect(late.events('attack')).toEqual([]);
  });
  it('[LE-KARTENAKTIONEN-06] Charge: a saber is not thrown', () => {
    const t = lay({
      units: [unit(LUKE, 0, 400, 400, { upgrades: ['saber-throw'] }), storm(480, 400, alone(4)), storm(600, 400)],
      active: 0,
    });
    t.until('action').take('move', ahead(90, { engage: 1 }));
    expect(t.take('0:charge').events('attack')).toMatchObject([{ melee: true, defender: 1 }]);
  });
});

describe('Compel', () => {
  const rally = (units: readonly Spec[], dice: readonly string[] = blanks) =>
    lay({ units, active: { unit: 0, step: 'rally' }, whiteDefence: dice as never, redDefence: dice as never });
  it('Compel: another trooper unit of the type at range 1 to 2 of it', () => {
    const men = (card: string, gap: number, suppression = 1, lord = VADER) =>
      rally([
        unit(card, 1, 400 + apart(gap), 400, { ...alone(4), ...holding('suppression', suppression) }),
        unit(lord, 1, 400, 400),
        rebels(1500, 700),
      ]);
    const offered = (card: string, gap: number, suppression = 1, lord = VADER) =>
      men(card, gap, suppression, lord)
        .goOn((t) => t.ask().kind === 'window:unit.rallied' || t.ask().kind === 'action')
        .ask().kind;
    expect(offered('stormtroopers', 2 * SEGMENT)).toBe('window:unit.rallied');
    expect(offered('stormtroopers', 2 * SEGMENT + 0.01)).toBe('action');
    expect(offered('scout-troopers', 100, 2)).toBe('action');
    expect(offered('scout-troopers', 100, 2, 'director-orson-krennic')).toBe('window:unit.rallied');
    expect(offered('scout-troopers', 100, 1, 'director-orson-krennic')).toBe('action');
    // Whoever is dauntless goes on by itself and is not compelled.
    const bold = rally([
      unit('rebel-pathfinders', 1, 460, 400, { ...alone(4), ...holding('suppression', 2) }),
      unit('director-orson-krennic', 1, 400, 400),
      rebels(1500, 700),
    ]).until('window:unit.rallied');
    expect(bold.options()).toEqual(['0:dauntless', 'pass']);
    const t = men('stormtroopers', 100).until('window:unit.rallied').take('1:compel');
    expect(t.tokens(0, 'suppression')).toBe(2);
    expect(t.ask().kind).toBe('move');
  });
});

describe('Compel, to whom', () => {
  const KRENNIC = 'director-orson-krennic';
  const asked = (...units: readonly Spec[]) =>
    lay({ units, active: { unit: 0, step: 'rally' }, whiteDefence: blanks as never, redDefence: blanks as never }).goOn(
      (t) => t.ask().kind === 'window:unit.rallied' || t.ask().kind === 'action',
    ).open;
  const shaken = (seat: number) =>
    unit('scout-troopers', seat, 500, 400, { minis: [null, ...Array(3).fill('fallen')], ...holding('suppression', 2) });
  it('friends, not enemies', () => {
    expect(asked(shaken(1), unit(KRENNIC, 1, 400, 400), rebels(1500, 700))).toEqual(['1 window:unit.rallied']);
    expect(asked(shaken(0), unit(KRENNIC, 1, 400, 400), rebels(1500, 700))).toEqual(['0 action']);
  });
  it('not to himself, and not when he has fallen', () => {
    const krennic = unit(KRENNIC, 1, 400, 400, holding('suppression', 2));
    expect(asked(krennic, rebels(1500, 700), storm(1500, 300))).toEqual(['1 action']);
    expect(asked(shaken(1), unit(KRENNIC, 1, 0, 0, { status: 'defeated' }), rebels(1500, 700))).toEqual(['1 action']);
  });
  it('vehicles are not compelled', () => {
    expect(asked(unit('at-st', 1, 500, 400), unit(KRENNIC, 1, 400, 400), rebels(1500, 700))).toEqual(['1 action']);
  });
});

describe('Contingencies', () => {
  const KALLUS = 'agent-kallus';
  const reveal = (contingencies: readonly string[], more: object = {}) =>
    lay({
      units: [unit(KALLUS, 0, 300, 300), unit(VADER, 0, 500, 300), rebels(1500, 700)].map((u, i) => ({
        ...u,
        seat: i < 2 ? 0 : 1,
      })),
      phase: 'command',
      hands: [{ cards: ['ambush', 'push'], contingencies: [...contingencies] }, {}],
      ...more,
    });
  it('[R-LE-105] a card with as many pips is played instead, and the other one is discarded', () => {
    const t = reveal(['implacable', 'new-ways-to-motivate-them']);
    t.take('ambush').until('card-way');
    expect(t.options()).toEqual(['implacable', 'none']);
    t.take('implacable');
    expect(t.state.hands[0]).toMatchObject({ played: 'implacable', discard: ['ambush'] });
    expect(t.state.hands[0]!.contingencies).toEqual(['new-ways-to-motivate-them']);
  });
  it('[R-LE-105] nobody else knows them', () => {
    const t = reveal(['implacable']);
    expect(JSON.stringify(t.match.seenBy(0))).toContain('implacable');
    expect(JSON.stringify(t.match.seenBy(1))).not.toContain('implacable');
  });
  it('[R-LE-105] not when the planner is gone', () => {
    const t = reveal(['implacable'], {
      units: [unit(VADER, 0, 500, 300), unit(KALLUS, 0, 300, 300, { status: 'defeated' }), storm(1500, 700)],
    });
    t.take('ambush').goOn(({ state }) => state.stage > 0, { 'card-way': 'implacable' });
    expect(t.state.hands[0]!.played).toBe('ambush');
  });
});

describe('Coordinate', () => {
  const first = (a: Ask) =>
    a.type === 'choice' ? a.options[0]!.id : a.type === 'several' ? a.options.slice(0, a.max).map((o) => o.id) : [];
  const enemies = [unit(VEERS, 1, 1400, 700), storm(1500, 700, alone(4))];
  it('[LC-KOORDINIEREN-01] [LC-KOORDINIEREN-02] an ordered B1 unit orders another droid trooper unit at range 1', () => {
    const t = (gap: number) => {
      const table = lay({
        units: [
          unit('general-grievous-sinister-cyborg', 1, 400, 400),
          unit('b1-battle-droids', 1, 600, 400, { ...alone(6), order: 'faceup' }),
          unit('b1-battle-droids', 1, 600, 400 + apart(gap), alone(6)),
          rebels(1500, 700),
        ],
        phase: 'command',
        stage: 2,
        priority: 1,
        hands: [{}, { played: null }],
      });
      table.goOn(({ state }) => state.phase === 'activation', { 'window:command.ordered': first, 'card-unit': first });
      return table.unit(2).order;
    };
    expect(t(SEGMENT)).toBe('faceup');
    expect(t(SEGMENT + 0.01)).toBe('none');
  });
  it('[LC-KOORDINIEREN-01] Coordinate: after one’s own orders, if the unit has one', () => {
    const b1 = (x: number, more: Spec = {}) => unit('b1-battle-droids', 0, x, 400, { ...alone(6), ...more });
    const brain = unit('t-series-tactical-droid', 0, 100, 800);
    expect(windowsOfOrders([brain, b1(400, { order: 'faceup' }), b1(480), ...enemies])).toContain(
      '0 window:command.ordered',
    );
    expect(windowsOfOrders([brain, b1(400), b1(480), ...enemies])).not.toContain('0 window:command.ordered');
  });
});

describe('Counterpart', () => {
  const pair = (wounds: number) =>
    lay({
      units: [
        storm(400, 400, alone(4)),
        unit('r2-d2-hero-of-a-thousand-devices', 0, 560, 400, {
          upgrades: ['c-3po-human-cyborg-relations'],
          minis: [null, [560, 440]],
          wounds,
        }),
        rebels(1700, 800),
      ],
      active: 0,
      white: ['crit'],
      whiteDefence: ['blank'],
      redDefence: ['blank'],
    });
  it('[R-LE-102] is a miniature of the unit that it belongs to, with its own wounds', () => {
    const t = pair(0);
    expect(t.alive(1)).toBe(2);
    t.fight({ wounded: '1' });
    expect(t.unit(1).minis[1]!.wounds + (t.unit(1).minis[1]!.fell === null ? 0 : 1)).toBeGreaterThan(0);
    expect(t.unit(1).minis[0]!.wounds).toBe(0);
  });
  it('[R-LE-102] must suffer the wound that would be the last of the others', () => {
    const t = pair(0);
    const most = t.g.card(t.unit(1)).wounds;
    const hurt = pair(most - 1).fight({ wounded: '0' });
    expect(hurt.unit(1).status).toBe('play');
    expect(hurt.unit(1).minis[0]!.wounds).toBe(most - 1);
  });
});

describe('Cover', () => {
  const against = (attacker: Spec, defender: Spec, terrain: readonly Spec[] = []) =>
    lay({ units: [attacker, defender], terrain, active: 0 }).fight();
  it('[LE-DECKUNG-X-01] [LC-DECKUNG-X-01] [LE-DECKUNG-12] Cover 1 is light cover in the open', () => {
    expect(against(rebels(400, 400), unit('74-z-speeder-bikes', 1, 600, 400)).cover).toBe(1);
  });
  it('[LE-DECKUNG-13] Cover 2 is heavy', () => {
    expect(against(rebels(400, 400), unit('raddaugh-gnasp-fluttercraft', 1, 620, 400)).cover).toBe(2);
  });
  it('[LE-DECKUNG-14] [LE-DECKUNG-15] light cover and suppression are heavy; heavy is never better', () => {
    const hurt = (tokens: object, kind: string) =>
      against(
        rebels(400, 400),
        storm(560, 400, { minis: [null, [560, 430], [560, 370], [590, 400]], tokens: tokens as never }),
        [piece(kind, 520, 400, 14, 200)],
      ).cover;
    expect(hurt({}, 'sandbags')).toBe(1);
    expect(hurt({ suppression: 1 }, 'sandbags')).toBe(2);
    expect(hurt({ suppression: 1 }, 'barricade')).toBe(2);
  });
  it('[LE-SCHARFSCHUETZE-X-01] [LE-SCHARFSCHUETZE-X-02] a sharpshooter takes a grade off at the end', () => {
    const line = { minis: [null, [560, 430], [560, 370], [590, 400]], tokens: { suppression: 1 } };
    const t = against(unit('han-solo-unorthodox-general', 0, 400, 400), storm(560, 400, line), [
      piece('barricade', 520, 400, 14, 200),
    ]);
    expect(t.cover).toBe(1);
  });
  it('[LE-EXPLOSION-01] [LE-EXPLOSION-02] [LE-ANGRIFFSPOOL-09] [LE-WAFFEN-09] one Blast weapon in the pool, and no die of it minds cover', () => {
    const t = lay({
      units: [
        rebels(400, 400, { minis: [null, [400, 440], 'fallen', 'fallen'], upgrades: ['concussion-grenades'] }),
        storm(480, 400, { ...alone(4), tokens: { suppression: 1 } }),
      ],
      active: 0,
      black: ['hit', 'hit'],
      redDefence: ['block', 'block'],
    });
    t.fight({ weapons: { '0.0': 'unit:a-280-blaster-rifle', '1.0': '0:concussion-grenades' } });
    expect(t.cover).toBe(0);
    expect(t.result.hits).toBe(2);
  });
  it('[LE-IMMUNITAET-EXPLOSION-01] who is immune to Blast keeps its cover', () => {
    // A charge with Blast beside a fluttercraft (Cover 2) and beside a bike (Cover 1).
    const blast = (card: string) => {
      const t = lay({
        units: [
          unit('rebel-commandos', 0, 1200, 700, {
            minis: [null, 'fallen', 'fallen', 'fallen', null],
            upgrades: ['proton-charge-saboteur'],
          }),
          unit(card, 1, 500, 400),
          storm(1600, 300),
        ],
        markers: [
          { kind: 'charge', seat: 0, by: 'upgrade/proton-charge-saboteur', note: 'Proton Charge', x: 500, y: 480 },
        ],
        active: 0,
      });
      t.until('action').take('aim').until('action', { 'window:action.after': first });
      return t.cover;
    };
    expect(blast('raddaugh-gnasp-fluttercraft')).toBe(2);
    expect(blast('74-z-speeder-bikes')).toBe(0);
  });
});

describe('Covert Ops', () => {
  const waiting = (card: string, seat: number, more: Spec = {}): Spec => ({ card, seat, status: 'reserve', ...more });
  const cassian = (other: boolean) =>
    deploying([
      waiting('cassian-andor', 0),
      ...(other ? [unit(LEIA, 0, 100, 100)] : [rebels(100, 100)]),
      storm(1700, 850),
    ]);
  it('as an operative it infiltrates', () => {
    const t = cassian(true).until('window:setup.deploys').take('0:covert-ops');
    expect(t.unit(0).rank).toBe('operative');
    expect(t.match.check(0, { x: 600, y: 450, degrees: 0 })).toBeUndefined();
  });
  it('as a commander it stands in its zone; the only commander stays one', () => {
    const t = cassian(true).until('window:setup.deploys').take('pass');
    expect(t.match.check(0, { x: 600, y: 450, degrees: 0 })).toBeDefined();
    const alone_ = cassian(false);
    expect(alone_.goOn((one) => one.ask().kind !== '').ask().kind).toBe('deploy');
  });
});

describe('Critical', () => {
  it('[LC-KRITISCH-X-01] so many surges become critical hits, the others what the chart says', () => {
    // Obi-Wan's saber has Critical 2; his chart turns surges into hits.
    const t = lay({
      units: [unit('obi-wan-kenobi', 0, 400, 400), storm(400 + apart(0), 400)],
      active: 0,
      black: Array(6).fill('surge'),
      red: Array(6).fill('surge'),
      redDefence: Array(8).fill('blank'),
    });
    t.fight();
    expect(t.result.crits).toBe(2);
  });
});

describe('Cunning', () => {
  const tie = (mine: string, theirs: string, seed: string) => {
    const t = lay({
      units: [
        unit('count-dooku', 0, 400, 400),
        unit('b1-battle-droids', 0, 500, 400, alone(4)),
        unit(VEERS, 1, 1400, 400),
        storm(1500, 700),
      ],
      phase: 'command',
      counter: 1,
      seed,
      hands: [{ cards: [mine, 'standing-orders'] }, { cards: [theirs, 'standing-orders'] }],
    });
    t.goOn(() => t.events('priority').length > 0, { 'command-card': (a) => (a.seat === 0 ? mine : theirs) });
    return t.events('priority')[0]!;
  };
  it('[LE-KOMMANDOPHASE-06] on a tie the card of its owner counts a pip less, and no die is rolled', () => {
    expect(tie('double-the-fall', 'push', 'a')).toMatchObject({ seat: 0, how: 'pips' });
  });
  it('[LE-KOMMANDOPHASE-06] a card of nobody does not', () => {
    expect(tie('push', 'push', 'a').how).toBe('roll');
  });
});

describe('Cycle', () => {
  const b2 = (exhausted: boolean) =>
    lay({
      units: [
        unit('b2-super-battle-droids', 1, 400, 400, {
          order: 'faceup',
          minis: [null, 'fallen', 'fallen', null],
          upgrades: [{ id: 'b2-ha-trooper', exhausted }],
        }),
        rebels(400 + apart(1.5 * SEGMENT), 400),
      ],
      active: 0,
    });
  it('[R-LE-101] an exhausted card that was not used is ready at the end of the activation', () => {
    const t = b2(true);
    t.until('action').take('none');
    expect(t.goOn(({ state }) => state.turn?.unit !== 0).unit(0).upgrades[0]!.exhausted).toBe(false);
  });
  it('one that was discarded stays as it is', () => {
    const t = lay({
      units: [
        unit('b2-super-battle-droids', 1, 400, 400, {
          minis: [null, 'fallen', 'fallen', null],
          upgrades: [{ id: 'b2-ha-trooper', exhausted: true, discarded: true }],
        }),
        rebels(1500, 800),
      ],
      active: 0,
    });
    t.until('action').take('none');
    expect(t.goOn(({ state }) => state.turn?.unit !== 0).unit(0).upgrades[0]!.exhausted).toBe(true);
  });
  it('[R-LE-101] one that was used is not', () => {
    const t = b2(false);
    t.until('action').take('attack');
    t.goOn(({ state }) => state.turn?.unit !== 0, {
      weapons: (a) =>
        a.type === 'form'
          ? Object.fromEntries(
              a.fields.map((f) => [f.id, (f.options.find((o) => o.id.startsWith('0:')) ?? f.options[0]!).id]),
            )
          : {},
      'further-defender': 'none',
    });
    expect(t.unit(0).upgrades[0]!.exhausted).toBe(true);
  });
});
