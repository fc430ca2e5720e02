import type { Flow } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { squadronCard } from '../../src/data/index.ts';
import { squadronShots } from '../../src/flow/attack/shots.ts';
import { areEngaged } from '../../src/flow/squadrons/engagement.ts';
import { armada } from '../../src/game.ts';
import { positionOf } from '../../src/position/write.ts';
import { sameParty, zonesBeside } from '../../src/values.ts';
import { apart, lay, type Spec, ship, squadron, type Table } from '../table.ts';

/** Small rules at their edges: two of a kind where one is easy, and who is out of it already. */

const CR90 = 'cr90-corvette-a';
const VSD = 'victory-i-class-star-destroyer-empire';
const pair = (own: Spec = {}, foe: Spec = {}): readonly Spec[] => [
  ship(CR90, 0, 300, 200, 0, own),
  ship(VSD, 1, 300, 750, 180, foe),
];

describe('phases', () => {
  const squadrons = [squadron('x-wing-squadron', 0, 300, 400), squadron('tie-fighter-squadron', 1, 900, 400)];
  it('[AR-STAFFELPHASE-01] the first player begins the Squadron Phase, whoever acted last', () => {
    const units = [...pair(), ...squadrons, ...squadrons.map((s) => ({ ...s, y: 500 }))];
    const first = (player: number) =>
      lay({ units, phase: 'squadron', stage: 'start', first: player, turnOf: 1 - player }).open;
    expect([first(0), first(1)]).toEqual([['0 activate-squadron'], ['1 activate-squadron']]);
  });

  it('[AR-SCHIFFSPHASE-07] who passed last in one round may pass at once in the next', () => {
    const t = lay({ units: pair(), phase: 'ship', stage: 'start', passed: [true, true], passes: [1, 1] });
    expect(t.state.passed).toEqual([false, false]);
  });

  it('[AR-EFFEKTE-UND-TIMING-01] what lasts until the end of a phase ends with each of them', () => {
    const lasting = [{ source: '0:intel-officer', unit: 0, until: 'phase' }];
    const units = pair(
      { activated: true, dials: ['repair'] },
      { activated: true, dials: ['repair', 'repair', 'repair'] },
    );
    for (const [phase, next] of [
      ['command', 'ship'],
      ['ship', 'squadron'],
      ['squadron', 'status'],
      ['status', 'command'],
    ] as const) {
      const t = lay({ units, lasting, phase, stage: phase === 'status' ? 'start' : 'end' });
      t.goOn((x) => x.state.phase === next || x.state.lasting.length === 0);
      expect(t.state.lasting).toEqual([]);
    }
  });

  it('it is told once that an effect has ended, and only of whoever is there', () => {
    const effect = (unit: number, source: string) => ({ source, unit, until: 'phase' });
    const t = lay({
      units: [
        ...pair({ activated: true }, { activated: true }),
        { squadron: 'x-wing-squadron', seat: 0, status: 'destroyed' },
      ],
      lasting: [
        effect(0, '0:intel-officer'),
        effect(0, '0:intel-officer'),
        effect(1, '0:intel-officer'),
        effect(2, '2:x'),
        effect(0, 'x'),
      ],
      phase: 'ship',
    });
    expect(t.events('ended').map((e) => [e.unit, e.card])).toEqual([
      [0, '0:intel-officer'],
      [1, '0:intel-officer'],
    ]);
  });

  it('[AR-EFFEKTE-UND-TIMING-17][AR-SPIELBEREIT-05] a discarded card is not readied in the Status Phase', () => {
    const card = (discarded: boolean) => ({ id: 'intel-officer', exhausted: true, discarded });
    const t = lay({
      units: pair({ upgrades: [card(true)] }, { upgrades: [card(false)] }),
      phase: 'status',
      stage: 'start',
    });
    expect([t.ship(0).upgrades[0]!.exhausted, t.ship(1).upgrades[0]!.exhausted]).toEqual([true, false]);
  });
});

describe('hidden dials of a position', () => {
  it('[AR-KOMMANDORAEDER-05] those on cards, and the secret ones of the objective, are set again by their owners', () => {
    const t = lay({
      units: pair(
        { dials: ['repair'] },
        { dials: ['repair'], upgrades: [{ id: 'admiral-trench', dials: ['squadron', 'hidden', 'hidden'] }] },
      ),
      objective: 'surprise-attack',
      note: { secret: ['hidden', 'repair'] },
      first: 0,
      phase: 'ship',
    });
    expect(t.open).toEqual(['1 card-dials']);
    t.take({ 1: 'navigate', 2: 'repair' });
    expect(t.ship(1).upgrades[0]!.dials).toEqual(['squadron', 'navigate', 'repair']);
    expect(t.open).toEqual(['1 card-dials']);
    t.take({ 0: 'concentrate' });
    expect(t.state.objectiveNote['secret']).toEqual(['concentrate', 'repair']);
    expect(t.open).not.toContain('1 card-dials');
  });
});

describe('attacks', () => {
  const ISD = 'imperial-i-class-star-destroyer';
  const gun = (units: readonly Spec[], more: object = {}): Table =>
    lay({ units: [ship(ISD, 0, 600, 200), ...units], active: 0, step: 'attack', ...more });

  it('[AR-ANGREIFEN-15] an accuracy icon chooses a token that is neither discarded nor chosen already', () => {
    const tokens = ['brace', { kind: 'redirect', state: 'discarded' }, 'evade', 'contain'];
    const t = gun([ship(VSD, 1, 600, 450, 180, { tokens })], {
      red: ['accuracy', 'accuracy', 'hit'],
      blue: ['accuracy', 'hit'],
    });
    t.until('accuracy', { attack: 'front>1.front', 'window:attack.modify': '0:accuracy' });
    expect(t.options()).toEqual(['0', '2', '3']);
    t.take('2').until('accuracy', { 'window:attack.modify': '0:accuracy' });
    expect(t.options()).toEqual(['0', '3']);
    t.take('0').goOn((x) => x.events('locked').length === 3, { 'window:attack.modify': '0:accuracy' });
    expect(t.events('locked').map((e) => e.token)).toEqual([2, 0, 3]);
  });

  it('[AR-ANGREIFEN-25][AR-ANGREIFEN-26] each squadron is attacked once, and every repetition begins afresh', () => {
    const ace = (x: number) => squadron('howlrunner', 1, x, 330);
    const t = gun([ace(560), squadron('mauler-mithel', 1, 600, 330), squadron('tie-bomber-squadron', 1, 640, 330)], {
      blue: ['hit', 'hit', 'hit', 'hit', 'hit', 'hit'],
    });
    t.take('front>1').until('window:attack.defend', {}, 1);
    const first = t.options().filter((id) => id.startsWith('1:token'));
    t.take(first[0]!).until('further-target');
    expect(t.options()).toEqual(['front>2', 'front>3', 'none']);
    t.take('front>2').until('window:attack.defend', {}, 1);
    expect(t.state.attacks[0]!.spent).toEqual([]);
    t.until('further-target');
    expect(t.options()).toEqual(['front>3', 'none']);
    expect(t.state.turn?.targeted).toEqual(['front>1', 'front>2']);
    expect(t.events('attack').map((e) => e.attack)).toEqual([1001, 1001]);
  });

  it('[AR-VERTEIDIGUNGSMARKER-10] attacks are numbered round by round; whoever answers in another’s turn does not aim for it', () => {
    const salvo = ship(ISD, 1, 600, 450, 180, { tokens: ['salvo'], speed: 1 });
    const t = gun([salvo], { round: 3, red: ['hit', 'blank', 'blank'], blue: ['accuracy', 'accuracy'] });
    t.take('front>1.front').goOn((x) => x.events('attack').length > 1, {
      'window:attack.defend': (a) => (a.type === 'choice' ? a.options[0]!.id : ''),
    });
    expect(t.events('attack').map((e) => [e.attack, e.kind])).toEqual([
      [3001, 'normal'],
      [3002, 'salvo'],
    ]);
    expect(t.state.turn?.targeted).toEqual(['front>1']);
  });

  it('[AR-MODIFIKATION-VON-WUERFELN-04] a die that is added is told by its place', () => {
    const t = lay({
      units: [ship(ISD, 0, 600, 200, 0, { open: ['concentrate'] }), ship(VSD, 1, 600, 450, 180)],
      active: 0,
      step: 'attack',
    });
    t.fight({
      attack: 'front>1.front',
      'window:attack.modify': ['0:concentrate', 'pass'],
      'command-way': 'dial',
      colour: 'red',
    });
    const added = t.events('dice').find((e) => e.how === 'added')!;
    expect(added.at).toEqual([added.dice.length - 1]);
  });

  it('[AR-NAHKAMPF-06][AR-ZERSTOERTE-SCHIFFE-UND-STAFFELN-05] who is destroyed and only waits to be taken away is engaged with nobody, and no target', () => {
    const units = (doomed: object) => [
      ...pair(),
      squadron('x-wing-squadron', 0, 900, 400),
      squadron('tie-fighter-squadron', 1, 900 + apart(20), 400, doomed as Spec),
    ];
    const alive = lay({ units: units({}) }).g;
    expect(areEngaged(alive, alive.squadron(2), alive.squadron(3))).toBe(true);
    expect(squadronShots(alive, alive.squadron(2))).toHaveLength(1);
    for (const fallen of [2, 3]) {
      const g = armada.sit(lay({ units: units({}) }).state, () => {});
      g.squadron(fallen).doomed = true;
      expect(areEngaged(g, g.squadron(2), g.squadron(3))).toBe(false);
    }
    const g = armada.sit(lay({ units: units({}) }).state, () => {});
    g.squadron(3).doomed = true;
    expect(squadronShots(g, g.squadron(2))).toEqual([]);
  });

  it('[AR-ZERSTOERTE-SCHIFFE-UND-STAFFELN-01][AR-ZERSTOERTE-SCHIFFE-UND-STAFFELN-02] whoever is destroyed is told so once, whatever else befalls it', () => {
    const told: string[] = [];
    const g = armada.sit(lay({ units: [...pair(), squadron('x-wing-squadron', 0, 900, 400)] }).state, (e) => {
      if (e.type === 'doomed') told.push(`${e.unit}`);
    });
    const run = (flow: Flow<unknown>) => expect(flow.next().done).toBe(true);
    for (let n = 0; n < 3; n++) run(g.rules.suffer(g, g.squadron(2), 4, { by: 'x' }));
    expect([g.squadron(2).hull, g.squadron(2).doomed, told]).toEqual([0, true, ['2']]);
    for (let n = 0; n < 12; n++) run(g.rules.dealDamage(g, g.ship(0), false));
    expect(g.ship(0).doomed).toBe(true);
    expect(told).toEqual(['2', '0']);
  });

  it('parties are the same if they are the same unit, obstacle or token', () => {
    const all = [{ unit: 1 }, { unit: 2 }, { obstacle: 1 }, { obstacle: 2 }, { marker: 1 }, { marker: 2 }] as const;
    expect(all.map((a) => all.map((b) => (sameParty(a, b) ? 1 : 0)).join(''))).toEqual([
      '100000',
      '010000',
      '001000',
      '000100',
      '000010',
      '000001',
    ]);
  });
});

describe('what a position tells', () => {
  it('[AR-STAFFEL-03][AR-AUFBAU-11] costs are added up seat by seat', () => {
    const t = lay({ units: [...pair(), squadron('x-wing-squadron', 0, 900, 400)] });
    expect(t.state.points).toEqual([44 + squadronCard('x-wing-squadron').points, 73]);
  });
  it('counters and notes of cards, and the objectives that were brought, are written down', () => {
    const upgrades = [{ id: 'intel-officer', count: 1 }, { id: 'engine-techs', note: 'front' }, 'raymus-antilles'];
    const brought = [{ assault: 'opening-salvo', defence: 'fire-lanes', navigation: 'minefields' }, null];
    const t = lay({ units: pair({ upgrades } as Spec), brought });
    const told = positionOf({ state: t.state }) as { units: { upgrades?: unknown }[]; brought: unknown };
    expect(told.units[0]!.upgrades).toEqual(upgrades);
    expect(told.brought).toEqual(brought);
  });
});

describe('hull zones', () => {
  it('[AR-RIESIGES-SCHIFF-07] beside each other: a huge ship has auxiliary ones between', () => {
    const beside = (id: string, zone: 'front' | 'left') => {
      const t = lay({ units: [ship(id, 1, 900, 450), ship(CR90, 0, 100, 100)] });
      return zonesBeside(t.g, t.ship(0), zone);
    };
    expect(beside(VSD, 'front')).toEqual(['left', 'right']);
    expect(beside(VSD, 'left')).toEqual(['front', 'rear']);
    expect(beside('executor-i-class-star-dreadnought', 'front')).toEqual(['left', 'right']);
    expect(beside('executor-i-class-star-dreadnought', 'left')).toEqual(['front', 'left-auxiliary']);
  });
});

describe('keywords', () => {
  const markers = [{ kind: 'objective', x: 650, y: 400 }];
  it('[AR-SCHLUESSELWOERTER-VON-STAFFELN-25] only a squadron with Strategic moves tokens', () => {
    const flown = (id: string) =>
      lay({ units: [...pair(), squadron(id, 0, 600, 400)], markers, phase: 'squadron', flying: { squadron: 2 } }).take(
        'move',
        { x: 600, y: 400 },
      ).open;
    expect(flown('vcx-100-freighter')).toEqual(['0 card-marker']);
    expect(flown('x-wing-squadron')).not.toContain('0 card-marker');
  });
  it('[AR-SCHLUESSELWOERTER-VON-STAFFELN-27] Cloak: each side in turn, the first player first, each of its squadrons', () => {
    const tie = (seat: number, x: number) => squadron('tie-phantom-squadron', seat, x, 400, { activated: true });
    const spec = {
      units: [...pair({ activated: true }, { activated: true }), tie(0, 600), tie(0, 800), tie(1, 1100)],
      phase: 'squadron',
      first: 0,
    } as const;
    expect(lay(spec).take('2', 'no').ask().about).toEqual({ unit: 3 });
    const t = lay(spec);
    expect(t.open).toEqual(['0 card-unit']);
    expect(t.options()).toEqual(['2', '3']);
    t.take('3', 'no');
    expect(t.ask().about).toEqual({ unit: 2 });
    t.take('no');
    expect(t.open).toEqual(['1 may']);
    t.take('yes');
    t.refuses({ x: 1100 + 76.1, y: 400 }, 'AR-BEWEGUNG-VON-STAFFELN-03');
    t.take({ x: 1100 + 76, y: 400 });
    expect(t.pose(4)[0]).toBe(1176);
  });
});
