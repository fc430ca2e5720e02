import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';

import { unitOf } from '../../src/data/index.ts';
import { gain } from '../../src/flow/tokens.ts';
import { inMeleeWith, isSuppressed, poolKeyword } from '../../src/values.ts';
import { apart, lay, piece, type Spec, unit } from '../table.ts';
import { alone, holding, LEIA, LUKE, rebels, storm, VADER, VEERS } from '../troops.ts';

/** What the reference shows by an example, and rules that only say what others carry out. */

const blanks = Array(12).fill('blank');
const way = { kind: 'standard', speed: 1, heading: 0, bend: 0, way: 1 };

describe('actions', () => {
  it('[LE-AKTIONEN-11] [LE-FREIE-AKTIONEN-05] Vader moves and attacks relentlessly: an action is left, but not for another attack', () => {
    const t = lay({
      units: [unit(VADER, 1, 400, 400), rebels(400, 400 + apart(40), alone(4)), rebels(1700, 800)],
      active: 0,
      red: blanks,
    });
    t.until('action').take('move', { ...way, engage: 1 });
    t.until('action', { 'window:action.after': '0:relentless' });
    expect(t.events('attack').length).toBe(1);
    expect(t.state.turn!.actions).toBe(1);
    expect(t.options()).not.toContain('attack');
    expect(t.barred('attack')).toContain('LE-AKTIONEN-02');
  });
  it('[LE-AUSGEBEN-04] a disabled walker spends both actions for one move, and its activation is over', () => {
    const t = lay({ units: [unit('at-rt-rebel', 0, 400, 400, { disabled: true }), storm(1700, 800)], active: 0 });
    t.until('action').take('move', way);
    t.goOn(({ state }) => state.turn?.unit !== 0);
    expect(t.events('action').filter(({ unit: id }) => id === 0).length).toBe(1);
  });
  it('[LE-FREIE-KARTENAKTIONEN-02] different free card actions in one activation, each once', () => {
    const [treat, repair] = ['card:0:treat/treat', 'card:0:repair/repair'];
    const t = lay({
      units: [
        rebels(400, 400, {
          minis: [null, 'fallen', 'fallen', 'fallen', [400, 360], [430, 370]],
          upgrades: ['2-1b-medical-droid', 'r4-astromech-droid'],
        }),
        unit(LEIA, 0, 460, 400, { wounds: 2 }),
        unit('at-rt-rebel', 0, 330, 400, { wounds: 2 }),
        storm(1700, 800),
      ],
      active: 0,
    }).until('action');
    expect(t.options()).toEqual(expect.arrayContaining([treat, repair]));
    t.take(treat).until('action').take(repair).until('action', { 'card-way': 'wound' });
    expect([t.wounds(1), t.wounds(2), t.state.turn!.actions]).toEqual([1, 1, 2]);
    expect(t.options()).not.toContain(treat);
  });
  it('[LE-KARTENAKTIONEN-08] [LE-AUFWERTUNGSKARTEN-08] [LE-AUFWERTUNGSKARTEN-09] a card action that gives an aim token is no aim action', () => {
    const t = lay({
      units: [unit('jyn-erso', 0, 400, 400), unit(LEIA, 0, 600, 400), storm(1700, 800)],
      active: 0,
    }).until('action');
    t.take('card:0:quick-thinking/think').until('action');
    expect(t.tokens(0, 'aim')).toBe(1);
    expect(t.events('action').map(({ action }) => action)).toEqual(['card:0:quick-thinking/think']);
    const viper = lay({
      units: [storm(400, 400, { upgrades: ['viper-recon-droid'] }), rebels(700, 400)],
      active: 0,
    }).until('action');
    expect(viper.options()).toContain('card:0:observe/observe');
    const medic = lay({
      units: [
        rebels(400, 400, { upgrades: ['2-1b-medical-droid'] }),
        unit(LEIA, 0, 460, 450, { wounds: 1 }),
        storm(1700, 800),
      ],
      active: 0,
    }).until('action');
    medic.take('card:0:treat/treat').until('action');
    expect(medic.state.turn!.actions).toBe(2);
  });
  it('[LE-FAEHIGKEITEN-11] after a move means after any kind of it', () => {
    for (const answer of [way, { ...way, kind: 'pivot', heading: 45 }, { ...way, kind: 'reverse' }]) {
      const t = lay({
        units: [unit('at-rt-rebel', 0, 400, 400), storm(1700, 800)],
        active: 0,
        battle: { condition: 'minefield' },
        markers: [{ kind: 'condition', x: 500, y: 430, by: 'minefield' }],
        redDefence: ['blank'],
      });
      t.until('action').take('move', answer).until('action');
      expect(t.events('looseDice').length).toBe(1);
    }
  });
  it('[LE-FAEHIGKEITEN-13] [LE-ANGRIFF-07] an attack that an ability grants is no attack action unless the card says so', () => {
    const t = lay({
      units: [unit('han-solo-unorthodox-general', 0, 400, 400), storm(560, 400), storm(560, 560), storm(1700, 800)],
      active: 0,
      red: blanks,
      black: blanks,
      white: blanks,
    });
    t.until('action').take('attack');
    t.goOn(() => t.ask().kind === 'action', {
      defender: '1',
      'further-defender': 'none',
      'window:action.after': '0:gunslinger',
    });
    expect(t.events('attack').map(({ kind }) => kind)).toEqual(['action', 'plain']);
    expect(t.events('action').filter(({ action }) => action === 'attack').length).toBe(1);
  });
  it('[LE-AKTIVIERUNG-VON-EINHEITEN-01] [LE-FAEHIGKEITEN-10] what happens when it is activated happens before it rallies', () => {
    const t = lay({
      units: [
        unit('super-tactical-droid', 1, 400, 400),
        unit('b1-battle-droids', 1, 460, 400, { ...alone(6), ...holding('suppression') }),
        rebels(1700, 800),
      ],
      active: { unit: 1, step: 'start' },
    }).until('window:unit.activates');
    expect(t.events('rallied')).toEqual([]);
    t.take('0:override').until('action');
    expect(t.events('rallied').length).toBe(1);
  });
});

describe('standby', () => {
  it('[LE-BEREITSCHAFT-14] who is defeated by the standby attack does not go on', () => {
    const t = lay({
      units: [
        unit('snowtroopers', 1, 700, 400, { ...alone(4), degrees: 270 }),
        unit('fleet-troopers', 0, 400, 400, { ...alone(4), ...holding('standby') }),
        storm(1700, 800),
      ],
      active: 0,
      white: Array(4).fill('crit'),
      redDefence: blanks,
    });
    t.until('action').take('move', { ...way, heading: 270 });
    t.goOn(({ state }) => state.turn?.unit !== 0, { 'free-action': 'attack' });
    expect(t.unit(0).status).toBe('defeated');
    expect(t.events('ability')).toEqual([]);
  });
});

describe('attack pools', () => {
  const six = (more: Spec = {}) =>
    lay({
      units: [
        storm(400, 400, { upgrades: ['hh-12-stormtrooper', 'stormtrooper'], ...more }),
        rebels(560, 380, { minis: [null, null, null, null] }),
        unit('at-rt-rebel', 0, 800, 400),
      ],
      active: 0,
      white: ['hit', 'hit', ...blanks],
      black: ['hit', 'hit', ...blanks],
      red: ['hit', 'hit', ...blanks],
      whiteDefence: blanks,
      redDefence: blanks,
    });
  it('[LE-MEHRERE-EINHEITEN-ANGREIFEN-01] five rifles at the troopers, the launcher at the walker; Impact 3 is the launcher’s alone', () => {
    const t = six();
    t.until('action').take('attack');
    const launcher = (a: Ask) =>
      a.type === 'form'
        ? Object.fromEntries(
            a.fields.map(({ id, options }) => [id, (options.find((o) => o.id.includes('hh-12')) ?? options[0]!).id]),
          )
        : {};
    const rifles = (a: Ask) =>
      a.type === 'form'
        ? Object.fromEntries(
            a.fields.map(({ id, options }) => [id, options.find((o) => o.id.includes('e-11'))?.id ?? 'none']),
          )
        : {};
    t.goOn(() => t.ask().kind === 'pool', {
      defender: '1',
      'further-defender': '2',
      weapons: (a) => (JSON.stringify(a.about).includes('"unit":1') ? withoutLauncher(rifles(a)) : launcher(a)),
    });
    expect(t.options().length).toBe(2);
    const attacks = t
      .events('attack')
      .map(({ defender, weapons }) => [defender, weapons.map(({ weapon, minis }) => `${weapon} x${minis}`)]);
    expect(attacks[0]![0]).toBe(1);
    expect(attacks[1]).toEqual([2, ['0:hh-12-stormtrooper x1']]);
  });
  /** The miniature with the launcher is the first that an upgrade has added. */
  const withoutLauncher = (form: Record<string, string>) => ({ ...form, '4.0': 'none' });

  it('[LE-ANGRIFFSPOOL-10] [LE-WAFFEN-10] one weapon with Blast, and cover helps against none of the dice', () => {
    const wall = piece('barricade', 520, 400, 20, 100, { height: 30 });
    const cover = (upgrades: readonly string[]) =>
      lay({
        units: [rebels(400, 400, { minis: [null, 'fallen', 'fallen', 'fallen'], upgrades }), storm(545, 400, alone(4))],
        terrain: [wall],
        active: 0,
        red: ['hit'],
        black: ['hit'],
        redDefence: blanks,
      }).fight({ weapons: { '0.0': upgrades.length > 0 ? '0:concussion-grenades' : 'unit:a-280-blaster-rifle' } })
        .cover;
    expect(cover([])).toBeGreaterThan(0);
    expect(cover(['concussion-grenades'])).toBe(0);
  });
  it('[LE-SCHLUESSELWOERTER-09] [LE-AUFWERTUNGSKARTEN-07] all four throw their impact grenades: Impact 4', () => {
    const t = lay({
      units: [
        storm(400, 400, { upgrades: ['impact-grenades'], minis: [null, [400, 430], [400, 370], [370, 400]] }),
        unit('at-rt-rebel', 0, 520, 400),
      ],
      active: 0,
      black: Array(4).fill('hit'),
    });
    t.until('action').take('attack');
    t.goOn(() => t.state.attacks.length > 0 && t.ask().kind === 'window:attack.modify', {
      weapons: (a) =>
        a.type === 'form'
          ? Object.fromEntries(
              a.fields.map(({ id, options }) => [id, options.find((o) => o.id.includes('impact'))!.id]),
            )
          : {},
    });
    expect(poolKeyword(t.g, t.state.attacks[0]!, 'impact')).toBe(4);
  });
  it('[LE-WUCHT-X-04] Impact 1 and Impact 2 in one pool are Impact 3: up to three hits become critical', () => {
    const t = lay({
      units: [
        rebels(400, 400, {
          upgrades: ['dlt-19-stormtrooper', 'mpl-57-barrage-trooper'],
          minis: [null, 'fallen', 'fallen', 'fallen', [400, 430], [400, 370]],
        }),
        unit('at-st', 1, 640, 400),
      ],
      active: 0,
      red: ['hit', 'hit'],
      black: ['hit'],
      white: ['hit', 'hit'],
    }).fight({
      weapons: { '0.0': 'none', '4.0': '0:dlt-19-stormtrooper', '5.0': '1:mpl-57-barrage-trooper' },
      'window:attack.modify': '0:impact',
    });
    expect(t.result).toMatchObject({ hits: 0, crits: 3 });
  });
  it('[LE-AUFWERTUNGSKARTEN-06] a miniature of an upgrade has the weapons of its unit besides its own, and falls like the others', () => {
    const t = lay({ units: [rebels(400, 400, { upgrades: ['z-6-trooper'] }), storm(560, 400)], active: 0 });
    t.until('action').take('attack').until('weapons');
    expect(t.options().filter((id) => id.startsWith('4.0='))).toEqual([
      '4.0=unit:a-280-blaster-rifle',
      '4.0=0:z-6-trooper',
      '4.0=none',
    ]);
    expect(t.options()).not.toContain('0.0=0:z-6-trooper');
  });
  it('[LE-STREUUNG-02] a weapon that sprays has its dice once for each miniature in sight', () => {
    const dice = (enemies: readonly Spec[]) => {
      const t = lay({
        units: [unit('at-rt-rebel', 0, 400, 400, { degrees: 90, upgrades: ['at-rt-flamethrower'] }), ...enemies],
        active: 0,
      });
      t.fight({ weapons: { '0.0': '0:at-rt-flamethrower' } });
      return t.events('rolled')[0]!.dice.length;
    };
    const three = dice([storm(500, 400, { minis: [null, [530, 430], [530, 370], 'fallen'] })]);
    const one = dice([storm(500, 400, alone(4))]);
    expect(three).toBe(3 * one);
  });
});

describe('keywords by example', () => {
  it('[LE-BESCHUETZER-X-11] [LE-DURCHSCHLAGEN-X-05] Pierce 3: two blocks of the guard, and one of the defender', () => {
    const t = lay({
      units: [
        storm(400, 400, {
          upgrades: ['dh-447-sniper', 'dlt-19x-sniper', 'scatter-gun-trooper'],
          minis: [null, 'fallen', 'fallen', 'fallen', [400, 430], [400, 370], [370, 400]],
        }),
        rebels(560, 400),
        unit('imperial-royal-guards', 0, 600, 440),
      ],
      active: 0,
      red: ['hit', 'hit'],
      black: ['hit', 'hit', 'blank'],
      white: ['blank'],
      redDefence: ['block', 'block'],
      whiteDefence: ['block', 'block'],
    }).fight({
      defender: '1',
      weapons: { '0.0': 'none', '4.0': '0:dh-447-sniper', '5.0': '1:dlt-19x-sniper', '6.0': '2:scatter-gun-trooper' },
      'window:attack.modify': '2:guardian',
      'card-number': '2',
      'window:defence.modify': '0:pierce',
    });
    expect(t.wounds(2)).toBe(2);
    expect(t.result).toMatchObject({ hits: 2, blocks: 1, wounds: 1 });
  });
  it('[LE-UNDURCHDRINGLICH-03] [LE-UNDURCHDRINGLICH-05] three results and Pierce 3: six dice; four blocks, three of them pierced, two wounds', () => {
    const t = lay({
      units: [unit(VADER, 1, 400, 400), unit('boba-fett-infamous-bounty-hunter', 0, 400 + apart(0), 400)],
      active: 0,
      red: ['hit', 'hit', 'crit', 'blank', 'blank', 'blank'],
      redDefence: ['block', 'block', 'block', 'block', 'blank', 'blank'],
    }).fight({ 'window:defence.modify': '0:pierce' });
    expect(t.events('defenceRolled')[0]!.dice.length).toBe(6);
    expect(t.result).toEqual({ hits: 2, crits: 1, blocks: 1, wounds: 2 });
  });
  const sharp = (card: string, attacker: string, terrain: readonly Spec[], suppression: number) =>
    lay({
      units: [
        unit(attacker, 1, 400, 400),
        unit(card, 0, 645, 400, { ...alone(4), ...holding('suppression', suppression) }),
        storm(1700, 800),
      ],
      terrain,
      active: 0,
      red: blanks,
      black: blanks,
      white: blanks,
    }).fight().cover;
  it('[LE-SCHARFSCHUETZE-X-03] heavy cover and suppression against Sharpshooter 1 is light cover', () => {
    const wall = piece('barricade', 610, 400, 30, 120, { height: 30, cover: 2 });
    expect(sharp('rebel-troopers', VEERS, [wall], 1)).toBe(1);
  });
  it('[LE-UNAUFFAELLIG-02] suppression is light cover, Low Profile makes it heavy, Sharpshooter 1 leaves light cover', () => {
    expect(sharp('rebel-commandos', VEERS, [], 1)).toBe(1);
    expect(sharp('rebel-troopers', VEERS, [], 1)).toBe(0);
    expect(sharp('rebel-commandos', VEERS, [], 0)).toBe(0);
  });
  it('[LE-TEAMWORK-EINHEITENNAME-04] two tokens at once are two for the partner', () => {
    const t = lay({
      units: [
        unit('chewbacca-walking-carpet', 0, 400, 400),
        unit('han-solo-unorthodox-general', 0, 460, 400),
        storm(1700, 800),
      ],
      active: 0,
    });
    for (const flow = gain(t.g, t.unit(1), 'aim', 2); !flow.next().done; );
    expect([t.tokens(0, 'aim'), t.tokens(1, 'aim')]).toEqual([2, 2]);
  });
});

describe('melee', () => {
  it('[LE-NAHKAMPF-20] [LE-ERWEITERTE-NAHKAMPFREGELN-01] Luke defeats one rider and at once closes with the other', () => {
    const bike = unitOf('74-z-speeder-bikes', '1.2').base;
    const t = lay({
      units: [
        unit(LUKE, 0, 400, 400),
        unit('74-z-speeder-bikes', 1, 400, 400 + 13.5 + bike.length / 2, {
          minis: [{ wounds: unitOf('74-z-speeder-bikes', '1.2').wounds - 1 }, [400 + bike.width + 5, 400 + 60]],
        }),
        storm(1700, 800),
      ],
      active: 0,
      red: ['crit', ...blanks],
      black: ['crit', ...blanks],
      redDefence: blanks,
      whiteDefence: blanks,
    }).fight();
    t.until('action');
    expect(t.alive(1)).toBe(1);
    expect(inMeleeWith(t.g, t.unit(0)).map(({ id }) => id)).toEqual([1]);
  });
  it('[LE-HANDGEMENGE-03] who is engaged is not pushed aside', () => {
    const t = lay({
      units: [
        unit('at-st', 1, 400, 300, { degrees: 0 }),
        rebels(400, 460, alone(4)),
        storm(400 + apart(0), 460, alone(4)),
      ],
      active: 0,
    });
    t.until('action')
      .take('move')
      .take({ ...way, speed: 2 });
    expect(t.events('displaced')).toEqual([]);
    expect(t.pose(1)).toEqual([400, 460, 0]);
  });
});

describe('suppression', () => {
  it('[LE-NIEDERHALTEN-01] tokens give cover, and enough of them cost an action', () => {
    const t = lay({
      units: [rebels(400, 400, { ...alone(4), ...holding('suppression', 1) }), storm(560, 400, alone(4))],
      active: 1,
      white: ['hit'],
    });
    expect(isSuppressed(t.g, t.unit(0))).toBe(true);
    expect(t.fight().cover).toBe(1);
  });
  it('[LE-NIEDERHALTEN-16] [LE-NIEDERHALTEN-17] a unit that is pushed aside gains one token, however many of it were', () => {
    const t = lay({
      units: [
        unit('at-st', 1, 400, 300, { degrees: 0 }),
        rebels(400, 430, { minis: [null, [430, 430], [370, 430], 'fallen'] }),
      ],
      active: 0,
    });
    t.until('action')
      .take('move')
      .take({ ...way, speed: 2 });
    t.goOn(() => t.ask().kind === 'action');
    expect(t.events('displaced')[0]!.minis.length).toBeGreaterThan(1);
    expect(t.tokens(1, 'suppression')).toBe(1);
  });
  it('[LE-TAPFERKEIT-01] courage stands on the card of every trooper unit; [LE-TAPFERKEIT-02] as many tokens suppress, twice as many make it panic', () => {
    const t = lay({
      units: [
        unit(LEIA, 0, 400, 400, holding('suppression', 1)),
        unit(LEIA, 0, 600, 400, holding('suppression', 2)),
        storm(1700, 800),
      ],
      active: 0,
    });
    expect(t.g.card(t.unit(0)).courage).toBe(2);
    expect([0, 1].map((id) => isSuppressed(t.g, t.unit(id)))).toEqual([false, true]);
  });
});
