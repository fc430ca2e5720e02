import { Match } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { boundBy } from '../../../src/flow/squadrons/engagement.ts';
import { commandable } from '../../../src/flow/squadrons/squadron.ts';
import { armada } from '../../../src/game.ts';
import { antiSquadronOf, hasKeyword, squadronValueOf } from '../../../src/values.ts';
import { apart, lay, type Spec, ship, squadron, Table } from '../../table.ts';
import { CR90, duel, fire, ISD, LONG, pool, using, VSD } from './bridge.ts';
import { acted, flak, rolled } from './guns.ts';

const COMMAND = { dial: true, token: false, left: 9, activated: [], relayed: [] };

/** A whole match: the first player's ship carries a card, with squadrons. */
function fleet(
  ships: readonly object[],
  squadrons: readonly string[] = [],
  faction = 'empire',
  prices: 'latest' | 'first' = 'latest',
): Table {
  const objectives = { assault: 'most-wanted', defence: 'fire-lanes', navigation: 'superior-positions' };
  const enemy = [{ card: ISD, upgrades: ['admiral-screed'] }];
  const fleets = [
    { faction, ships, squadrons, objectives },
    { faction: 'empire', ships: enemy, squadrons: [], objectives },
  ];
  const setup = JSON.parse(JSON.stringify({ fleets, rules: { unenforced: true, points: null, prices } }));
  const started = Match.start(armada, { setup, seed: 'hangar' }, { keep: 'all', verify: true });
  if (!started.ok) throw new Error(JSON.stringify(started.fault));
  return new Table(started.value);
}

describe('offensive retrofits', () => {
  it('Advanced Transponder Net: Heavy squadrons near the ship keep enemies from attacking ships', () => {
    const units = (x: number) => [
      squadron('x-wing-squadron', 1, 900, 460),
      squadron('tie-bomber-squadron', 0, 900 + apart(20), 460),
      ship(VSD, 0, x, 320, 0, { upgrades: ['advanced-transponder-net'] }),
    ];
    const bound = (x: number) => {
      const t = lay({ units: units(x) });
      return boundBy(t.g, t.squadron(0)).map((s) => s.id);
    };
    expect([bound(900), bound(1400)]).toEqual([[1], []]);
  });

  it('B2 Rocket Troopers: a raid token up to medium range, or a die against squadrons', () => {
    const t = duel({ mine: ['b2-rocket-troopers'] }).take('front>1.front', '0:b2-rocket-troopers/raid', 'repair');
    expect(t.ship(1).raids).toEqual(['repair']);
    const far = duel({ mine: ['b2-rocket-troopers'], y: LONG, red: ['hit', 'hit', 'hit'] });
    expect(acted(fire(far))).toEqual([]);
    const s = flak(['b2-rocket-troopers'], ['tie-fighter-squadron']).take('front>1');
    s.fight(using('attack.modify', '0:b2-rocket-troopers/add'));
    expect(pool(s)).toEqual([1, 2]);
  });

  it('Boosted Comms: squadrons up to long range', () => {
    const t = lay({
      units: [
        ship(VSD, 0, 900, 300, 0, { upgrades: ['boosted-comms'] }),
        squadron('tie-fighter-squadron', 0, 900, 640),
        squadron('tie-fighter-squadron', 0, 900, 700),
      ],
    });
    expect(commandable(t.g, t.ship(0), COMMAND).map((c) => c.squadron.id)).toEqual([1]);
  });

  it('Disposable Capacitors: blue dice at long range for this round', () => {
    const t = duel({ mine: ['disposable-capacitors'], own: { dials: ['repair'] }, y: LONG, active: null });
    t.goOn((x) => x.open[0] === '0 activate' || x.open[0] === '0 window:ship.activates');
    if (t.open[0] === '0 activate') t.take('0');
    t.take('0:disposable-capacitors').until('attack');
    expect(rolled(t.fight({ attack: 'front>1.front' }))).toEqual(['red', 'red', 'red', 'blue', 'blue', 'blue']);
    expect(t.ship(0).upgrades[0]!.discarded).toBe(true);
    expect(rolled(fire(duel({ mine: ['disposable-capacitors'], y: LONG })))).toHaveLength(3);
  });

  it('Expanded Hangar Bay and SPHA-T change the squadron value', () => {
    const t = duel({ mine: ['expanded-hangar-bay'], theirs: ['spha-t'] });
    expect([0, 1].map((id) => squadronValueOf(t.g, t.ship(id)))).toEqual([4, 2]);
  });

  it('Flak Guns: black against squadrons, and a Salvo that reaches further', () => {
    const t = duel({ mine: ['flak-guns'] });
    expect(antiSquadronOf(t.g, t.ship(0), 'front')).toEqual({ red: 0, blue: 0, black: 1 });
    const salvo = duel({ theirs: ['flak-guns'], foe: { tokens: ['salvo'] }, y: LONG });
    fire(salvo, using('attack.defend', '1:token.0'));
    expect(rolled(salvo)).toEqual(['red', 'blue', 'blue']);
  });

  it('Hardened Bulkheads: no card from overlapping a smaller ship', () => {
    const ram = (upgrades: readonly string[]) =>
      lay({
        units: [ship(ISD, 0, 900, 300, 0, { speed: 2, upgrades }), ship(VSD, 1, 900, 480, 90, { speed: 1 })],
        active: 0,
        step: 'manoeuvre',
      })
        .until('course')
        .take({ speed: 2, clicks: [0, 0], side: 'right' });
    expect(
      ram(['hardened-bulkheads'])
        .events('damageCard')
        .map((e) => e.unit),
    ).toEqual([1]);
    expect(
      ram([])
        .events('damageCard')
        .map((e) => e.unit),
    ).toEqual([0, 1]);
  });

  it('Hyperspace Rings: squadrons that are no Rogues gain Scout', () => {
    const ships = [{ card: 'venator-i-class-star-destroyer', upgrades: ['bail-organa-commander', 'hyperspace-rings'] }];
    const t = fleet(ships, ['v-19-torrent-squadron', 'v-19-torrent-squadron'], 'republic');
    t.until('window:setup.before').take('0:hyperspace-rings');
    const [first] = t.options();
    t.take([first!]);
    expect(hasKeyword(t.g, t.squadron(Number(first)), 'scout')).toBe(true);
    expect(t.state.units.filter((u) => u.kind === 'squadron' && hasKeyword(t.g, u, 'scout'))).toHaveLength(1);
  });

  it('Hyperwave Signal Boost: as many squadrons as its value in one turn, and their AI works', () => {
    const t = lay({
      units: [
        ...[0, 1, 2].map((i) => squadron('vulture-class-droid-fighter-squadron', 0, 860 + 40 * i, 460)),
        ship(VSD, 0, 900, 300, 0, { upgrades: ['hyperwave-signal-boost'] }),
        squadron('x-wing-squadron', 1, 940, 520),
      ],
      phase: 'squadron',
    });
    t.until('window:squadrons.turn').take('3:hyperwave-signal-boost', ['0', '1', '2']);
    t.goOn((x) => x.state.attacks.length > 0, { 'squadron-act': 'attack', attack: '>4' });
    expect(t.options()).toContain('0:ai-anti-squadron');
    t.goOn((x) => x.events('squadronEnds').length > 2, { 'squadron-act': 'none' });
    expect(t.events('squadronEnds').map((e) => e.unit)).toEqual([0, 1, 2]);
  });

  it('[AR-CARD-PHYLON-Q7-TRAKTORSTRAHL-01][AR-CARD-PHYLON-Q7-TRAKTORSTRAHL-02] Phylon Q7: the Navigate token goes if there is one, otherwise 1 of the speed', () => {
    const tow = (foe: Spec, id = CR90) => {
      const t = lay({
        units: [
          ship(VSD, 0, 900, 300, 0, { upgrades: ['phylon-q7-tractor-beams'], dials: ['repair'] }),
          ship(id, 1, 900, 500, 180, { speed: 2, activated: true, ...foe }),
        ],
      });
      return t.goOn((x) => x.events('exhausted').length > 0 || x.state.turn?.step === 'attack', {
        'window:ship.activates': '0:phylon-q7-tractor-beams',
      });
    };
    const rich = tow({ commands: ['navigate'] });
    expect([rich.ship(1).commands, rich.ship(1).speed]).toEqual([[], 2]);
    expect([tow({}).ship(1).speed, tow({ speed: 1 }).ship(1).speed]).toEqual([1, 1]);
    expect(tow({}, ISD).events('exhausted')).toEqual([]); // too large
  });

  it('Point-Defense Reroute: critical icons against squadrons at close range again', () => {
    const t = flak(['point-defense-reroute'], ['tie-fighter-squadron'], { blue: ['crit', 'hit'] });
    t.take('front>1').fight({ ...using('attack.modify', '0:point-defense-reroute'), reroll: ['0'] });
    expect(t.damage).toBe(1);
  });

  it('[AR-ANNAEHERUNGSMINEN-MARKER-01] Proximity Mines: half the engineering value of them before deployment, beyond distance 1 of each other', () => {
    const t = fleet([{ card: VSD, upgrades: ['admiral-motti', 'proximity-mines'] }]);
    t.until('window:setup.before').take('0:proximity-mines', { x: 900, y: 450 });
    t.refuses({ x: 980, y: 450 }, 'AR-REICHWEITE-UND-ENTFERNUNG-06');
    t.take({ x: 1000, y: 450 });
    expect(t.state.markers.map((m) => m.kind)).toEqual(['mine', 'mine']);
    expect(t.ship(0).upgrades[1]!.discarded).toBe(true);
  });

  it('[AR-CARD-VIERLINGS-LASERGESCHUETZ-01][AR-CARD-VIERLINGS-LASERGESCHUETZ-02][AR-CARD-VIERLINGS-LASERGESCHUETZ-03][AR-CARD-VIERLINGS-LASERGESCHUETZ-04] Quad Laser Turrets: 1 blue die back at a squadron, from a hull zone of the owner’s choice', () => {
    const t = lay({
      units: [
        squadron('tie-bomber-squadron', 0, 935, 310),
        ship(ISD, 1, 900, 400, 180, { speed: 2, upgrades: ['quad-laser-turrets'] }),
      ],
      phase: 'squadron',
      flying: { squadron: 0 },
      black: ['blank'],
      blue: ['hit'],
    });
    t.take('attack').until('window:attack.after', { attack: '>1.front' }).take('1:counter');
    if (t.open[0] === '1 attack') t.take(t.options()[0]!);
    t.goOn((x) => x.state.attacks.length === 0);
    expect(t.events('attack').at(-1)).toMatchObject({ kind: 'counter', attacker: { unit: 1 }, defender: { unit: 0 } });
    expect(rolled(t)).toEqual(['blue']);
    expect(t.squadron(0).hull).toBe(4);
  });

  const hangar = (prices: 'latest' | 'first' = 'first') => {
    const ships = [{ card: ISD, upgrades: ['admiral-motti', 'rapid-launch-bays'] }];
    const wing = ['tie-fighter-squadron', 'tie-fighter-squadron', 'tie-bomber-squadron'];
    const t = fleet(ships, wing, 'empire', prices);
    t.until('window:setup.before').take('0:rapid-launch-bays');
    return t;
  };
  it('[AR-ERR-SCHNELLSTART-HANGAR-01][AR-CARD-SCHNELLSTART-HANGAR-06] Rapid Launch Bays: squadrons up to the squadron value are set aside', () => {
    const t = hangar();
    expect(t.ask()).toMatchObject({ kind: 'card-units', min: 0, max: 3 });
    t.take(['1', '3']).until('dials');
    expect([1, 2, 3].map((id) => t.unit(id).status)).toEqual(['aside', 'play', 'aside']);
  });

  it('Rapid Launch Bays, Hyperspace Rings: a ship whose squadron value is 0, or a side without squadrons to deploy, is not asked', () => {
    const asked = (upgrades: readonly string[], squadrons: number) =>
      lay({
        units: [
          { ship: CR90, seat: 0, status: 'reserve', upgrades: [...upgrades] },
          { ship: CR90, seat: 1, status: 'reserve', upgrades: [] },
          ...Array.from({ length: squadrons }, () => ({ squadron: 'x-wing-squadron', seat: 0, status: 'reserve' })),
        ],
        round: 0,
        phase: 'deployment',
        stage: 'start',
      }).open.includes('0 window:setup.before');
    for (const card of ['rapid-launch-bays', 'hyperspace-rings']) {
      expect([card, asked([card], 2), asked([card], 1), asked([card], 0)]).toEqual([card, true, true, false]);
      expect([card, asked([card, 'spha-t'], 2)]).toEqual([card, false]);
    }
  });

  it('[AR-ERR-SCHNELLSTART-HANGAR-02][AR-ERR-SCHNELLSTART-HANGAR-03][AR-CARD-SCHNELLSTART-HANGAR-01][AR-CARD-SCHNELLSTART-HANGAR-02] Rapid Launch Bays: by a Squadron command they come within distance 1, may be activated at once, and do not move', () => {
    const t = hangar().take(['1', '3']).until('dials');
    t.until('window:command.resolving', { 'dial-use': 'keep', command: 'squadron:dial', dials: allSquadron });
    const { x, y } = t.unit(0).pose!;
    t.take('0:rapid-launch-bays', ['1', '3']);
    t.refuses({ x: x + 120, y }, 'AR-REICHWEITE-UND-ENTFERNUNG-05');
    t.take({ x: x + 75, y });
    t.until('command-squadron');
    expect(t.ask().prompt.args).toMatchObject({ left: 4 }); // placing has used up none
    t.take('1');
    if (t.open[0] === '0 squadron-act') expect(t.options()).not.toContain('move');
    expect([1, 3].map((id) => t.unit(id).status)).toEqual(['play', 'play']);
    expect(t.match.taken.some((d) => d.kind === 'squadron-move')).toBe(false);
  });

  it('[AR-CARD-SCHNELLSTART-HANGAR-03][AR-CARD-SCHNELLSTART-HANGAR-04][AR-CARD-SCHNELLSTART-HANGAR-05] Rapid Launch Bays: no more are placed than the command would activate, and others may be activated instead', () => {
    const t = hangar().take(['1', '3']).until('dials');
    t.until('window:command.resolving', { 'dial-use': 'token', command: 'squadron:token', dials: allSquadron });
    t.take('0:rapid-launch-bays');
    expect(t.ask()).toMatchObject({ kind: 'card-units', max: 1 }); // a token alone
    t.take(['3']).until('command-squadron');
    expect(t.options()).toEqual(expect.arrayContaining(['2', '3']));
    t.take('2');
    expect(t.options()).toContain('move'); // this one stood there before
    expect(t.unit(1).status).toBe('aside');
  });

  it('Rapid Launch Bays of the last print: with any command that is revealed the card is discarded, all come within distance 2 and do not move', () => {
    const t = hangar('latest').take(['1', '3']).until('window:ship.revealed', { 'dial-use': 'keep' });
    const { x, y } = t.unit(0).pose!;
    t.take('0:rapid-launch-bays');
    t.refuses({ x: x + 180, y }, 'AR-REICHWEITE-UND-ENTFERNUNG-05');
    t.take({ x: x + 120, y }, { x: x - 120, y });
    expect([1, 3].map((id) => [t.unit(id).status, t.unit(id).asideBy])).toEqual(Array(2).fill(['play', undefined]));
    expect(t.ship(0).upgrades[1]!.discarded).toBe(true);
    expect([1, 3].map((id) => t.state.lasting.filter((l) => l.unit === id).length)).toEqual([1, 1]);
    const kept = hangar('latest')
      .take(['1'])
      .goOn((u) => u.state.active === null && u.ship(0).activated);
    expect([kept.unit(1).status, kept.ship(0).upgrades[1]!.discarded]).toEqual(['aside', false]);
  });

  const lost = (card: string, { seat = 0, y = 300 } = {}) =>
    lay({
      units: [
        squadron(seat ? 'tie-fighter-squadron' : 'x-wing-squadron', 1 - seat, 900, 540),
        squadron(card, seat, 900, 540 - apart(20), { hull: 1 }),
        ship(VSD, 0, 900, y, 0, { upgrades: ['reserve-hangar-deck'] }),
      ],
      phase: 'squadron',
      flying: { squadron: 0 },
      blue: ['hit', 'hit', 'hit', 'hit'],
    });
  it('Reserve Hangar Deck: not for a squadron without Swarm, a unique one, an enemy’s, or one too far away', () => {
    const isAsked = (t: Table) =>
      t
        .take('attack')
        .fight({ attack: '>1' })
        .match.taken.some(({ kind }) => kind === 'window:unit.destroyed');
    expect(isAsked(lost('tie-fighter-squadron'))).toBe(true);
    expect(isAsked(lost('tie-bomber-squadron'))).toBe(false);
    expect(isAsked(lost('howlrunner'))).toBe(false);
    expect(isAsked(lost('z-95-headhunter-squadron', { seat: 1 }))).toBe(false);
    expect(isAsked(lost('tie-fighter-squadron', { y: 60 }))).toBe(false);
  });
  it('Reserve Hangar Deck: a Swarm squadron comes back with 2 hull, activated and unengaged', () => {
    const t = lost('tie-fighter-squadron');
    t.take('attack').until('window:unit.destroyed', { attack: '>1' }).take('2:reserve-hangar-deck');
    t.refuses({ x: 900, y: 435 }, 'AR-NAHKAMPF-01');
    t.take({ x: 960, y: 250 });
    expect(t.squadron(1)).toMatchObject({ status: 'play', hull: 2, doomed: false });
    expect(t.events('slider')).toContainEqual(expect.objectContaining({ unit: 1, activated: true }));
    expect(t.ship(2).upgrades[0]!.discarded).toBe(true);
  });

  it('[AR-ZUENDUNG-REICHWEITE-07][AR-SPEZIELLE-GESCHUETZBATTERIE-05] SPHA-T: Ignition from front, left or right with 5 blue and 1 black, exhausted by its token', () => {
    const units = (own: Spec, x = 900, y = 520) => [
      ship('venator-i-class-star-destroyer', 0, 900, 300, 0, { speed: 1, upgrades: ['spha-t'], ...own }),
      ship(ISD, 1, x, y, 180, { speed: 2, activated: true }),
    ];
    const end = lay({ units: units({}), active: 0, step: 'end' })
      .until('may')
      .take('yes');
    end.refuses({ x: 900, y: 150 }, 'AR-ZUENDUNG-REICHWEITE-01'); // behind the ship
    end.take({ x: 1000, y: 300 });
    expect(end.events('aimed')).toMatchObject([{ unit: 0 }]);
    expect(end.events('exhausted').map((e) => e.card)).toEqual(['spha-t']);
    const tired = lay({ units: units({ upgrades: [{ id: 'spha-t', exhausted: true }] }), active: 0, step: 'end' });
    tired.goOn((x) => x.state.active === null);
    expect(tired.events('aimed')).toEqual([]);
    const shot = lay({
      units: units({ aim: { x: 900, y: 430 }, upgrades: [{ id: 'spha-t', exhausted: true }] }),
      active: 0,
      step: 'attack',
    });
    expect(shot.events('attack')).toMatchObject([{ kind: 'ignition', zone: 'front' }]); // it must be
    expect(rolled(shot)).toEqual(['blue', 'blue', 'blue', 'blue', 'blue', 'black']);
  });
});

/** Every dial shows Squadron. */
const allSquadron = (a: { readonly type: string; readonly fields?: readonly { readonly id: string }[] }) =>
  Object.fromEntries((a.fields ?? []).map((f) => [f.id, 'squadron']));
