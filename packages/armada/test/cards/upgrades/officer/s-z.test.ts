import { describe, expect, it } from 'vitest';
import { hasKeyword, isActivated, keywordOf } from '../../../../src/values.ts';
import { apart, lay, ship, squadron } from '../../../table.ts';
import { duel, faces, fire, match, states, using, VSD, wing } from '../bridge.ts';

const reveal = (id: string | { id: string; tokens: readonly string[] }, dial = 'repair', more: object = {}) =>
  duel({ mine: [id], own: { dials: [dial] }, step: 'reveal', ...more });

describe('Sabine Wren', () => {
  it('Sabine Wren: a mine near an obstacle, away from enemy ships', () => {
    const t = duel({
      mine: ['sabine-wren'],
      active: null,
      stage: 'start',
      y: 700,
      obstacles: [
        { token: 'asteroid-1', x: 400, y: 300 },
        { token: 'asteroid-2', x: 1050, y: 640 },
      ],
    });
    t.take('0:sabine-wren');
    t.refuses({ x: 1050, y: 540 }, 'AR-REICHWEITE-UND-ENTFERNUNG-06');
    t.refuses({ x: 100, y: 100 }, 'AR-REICHWEITE-UND-ENTFERNUNG-05');
    t.take({ x: 400, y: 200 });
    expect(t.state.markers).toMatchObject([{ kind: 'mine', x: 400, y: 200 }]);
    expect(t.ship(0).upgrades[0]!.discarded).toBe(true);
  });
});

describe('San Hill', () => {
  it('San Hill: a token from his card lets a friend’s Squadron command activate one more', () => {
    const mine = [{ id: 'san-hill', tokens: ['squadron', 'squadron'] }];
    const t = duel({
      mine,
      also: [wing({ commands: ['squadron'] }), squadron('x-wing-squadron', 0, 700, 400)],
      active: 2,
      step: 'commands',
    });
    t.take('squadron:token', '0:san-hill');
    expect(t.state.turn?.squadrons?.left).toBe(2);
    expect(t.ship(0).upgrades[0]!.tokens).toEqual(['squadron']);
  });
});

describe('Shu Mai', () => {
  it('Shu Mai: in her rounds three dice are rerolled', () => {
    const volley = (round: number) => {
      const t = duel({
        mine: [{ id: 'shu-mai', note: [1, 3] }],
        round,
        red: ['blank', 'blank', 'blank', 'double', 'double', 'double'],
      });
      return faces(fire(t, { ...using('attack.modify', '0:shu-mai'), reroll: ['0', '1', '2'] })).filter(
        (f) => f === 'double',
      ).length;
    };
    expect([volley(3), volley(2)]).toEqual([3, 0]);
  });
});

describe('Skilled First Officer', () => {
  it('Skilled First Officer and Support Officer discard the top dial, or all of them', () => {
    const t = duel({
      mine: ['skilled-first-officer'],
      own: { dials: ['repair', 'squadron', 'navigate'] },
      step: 'reveal',
    });
    t.until('window:ship.beforeReveal').take('0:skilled-first-officer');
    expect(t.events('revealed')).toMatchObject([{ dial: 'squadron' }]);
    expect(t.events('dialSpent')[0]).toMatchObject({ unit: 0, dial: 'repair', for: 'card' });
    expect(t.ship(0)).toMatchObject({ dials: ['navigate'], open: ['squadron'], upgrades: [{ discarded: true }] });
    const all = duel({
      mine: ['support-officer'],
      own: { dials: ['repair', 'squadron'] },
      active: null,
      phase: 'command',
      stage: 'start',
    });
    all.take('0:support-officer');
    expect(all.ship(0).dials).toEqual([]);
    expect(all.ask(0)).toMatchObject({ kind: 'dials', fields: [{ id: '0.0' }, { id: '0.1' }, { id: '0.2' }] });
  });
});

describe('Strategic Adviser', () => {
  it('[AR-CARD-STRATEGISCHER-BERATER-02][AR-CARD-STRATEGISCHER-BERATER-03] Strategic Adviser: exhausted for a pass, while his ship could still be activated', () => {
    const start = (activated: boolean) =>
      duel({ mine: ['strategic-adviser'], own: { activated }, also: [wing()], active: null });
    const t = start(false);
    expect(t.options()).toContain('0:strategic-adviser');
    t.take('0:strategic-adviser');
    expect(t.events('activates')).toMatchObject([{ unit: 1 }]);
    expect(t.ship(0).upgrades[0]!.exhausted).toBe(true);
    expect(t.state.passes).toEqual([0, 0]);
    expect(start(true).events('activates')).toMatchObject([{ unit: 2 }]);
  });
});

describe('T-series Tactical Droid', () => {
  it('T-series Tactical Droid: a token counts as a dial, but not for Concentrate Fire; any token readies it', () => {
    const t = duel({
      mine: ['t-series-tactical-droid'],
      own: { commands: ['repair', 'concentrate'], shields: { front: 0 } },
      step: 'commands',
    });
    t.take('repair:token', '0:t-series-tactical-droid');
    expect(t.ask().prompt.args).toMatchObject({ points: 4 });
    const fired = duel({ mine: ['t-series-tactical-droid'], own: { commands: ['concentrate'] } });
    fire(fired, { ...using('attack.modify', '0:concentrate'), command: 'token' });
    expect(fired.match.taken.map((d) => d.kind)).not.toContain('window:command.way');
  });
});

describe('Taskmaster Grint', () => {
  it('[AR-ERR-PROJEKTLEITER-GRINT-01][AR-ERR-PROJEKTLEITER-GRINT-02][AR-ERR-PROJEKTLEITER-GRINT-03][AR-ERR-PROJEKTLEITER-GRINT-04] Grint: one token, chosen after deployment; its command brings a token each time', () => {
    const setup = match('empire', ['admiral-motti', 'taskmaster-grint']).until('card-counters');
    expect(setup.state.units.every((u) => u.status === 'play')).toBe(true);
    setup.take({ 0: 'squadron' });
    expect(setup.ship(0).upgrades[1]!.tokens).toEqual(['squadron']);
    const grint = { id: 'taskmaster-grint', tokens: ['repair'] };
    const t = reveal(grint).take('0:taskmaster-grint', 'keep');
    expect(t.ship(0)).toMatchObject({ commands: ['repair'], open: ['repair'], upgrades: [{ tokens: ['repair'] }] });
    expect(reveal(grint, 'squadron').open).toEqual(['0 dial-use']);
  });
});

describe('The Grand Inquisitor', () => {
  it('[AR-CARD-DER-GROSSINQUISITOR-01] The Grand Inquisitor: an enemy’s dial turns, and so may his', () => {
    const t = duel({
      mine: ['the-grand-inquisitor'],
      foe: { speed: 1, commands: ['navigate'] },
      active: 1,
      step: 'manoeuvre',
      turnOf: 1,
    });
    t.until('course', { command: 'token' }).take({ speed: 2, clicks: [0, 0], side: 'left' });
    expect(t.open).toEqual(['0 window:speed.changed']);
    t.take('0:the-grand-inquisitor');
    expect(t.ship(0)).toMatchObject({ speed: 1, upgrades: [{ exhausted: true }] }); // the Victory's chart ends at 2
  });
  it('[AR-CARD-DER-GROSSINQUISITOR-02] The Grand Inquisitor: who is only slower for a manoeuvre turns no dial', () => {
    const t = duel({
      mine: ['the-grand-inquisitor', 'g-8-experimental-projector'],
      foe: { speed: 2, degrees: 0 },
      active: 1,
      step: 'manoeuvre',
      turnOf: 1,
    });
    t.take('0:g-8-experimental-projector').until('course');
    t.take({ speed: 2, clicks: [0], side: 'left' });
    expect(t.events('moved')).toMatchObject([{ unit: 1, speed: 1 }]);
    expect(t.match.taken.map((d) => d.kind)).not.toContain('window:speed.changed');
    expect(t.open).not.toContain('0 window:speed.changed');
    expect(t.ship(1).speed).toBe(2);
  });
});

describe('TI-99', () => {
  it('TI-99: squadrons that are still to be activated counter, and are then activated', () => {
    const units = [
      ship(VSD, 0, 900, 600, 0, { upgrades: ['ti-99'] }),
      squadron('y-wing-squadron', 0, 900, 460),
      squadron('tie-fighter-squadron', 1, 900 + apart(20), 460),
      squadron('a-wing-squadron', 0, 820, 460),
    ];
    const t = lay({
      units,
      phase: 'squadron',
      first: 1,
      flying: { squadron: 2 },
      blue: ['accuracy', 'accuracy', 'accuracy', 'hit', 'hit', 'hit'],
    });
    expect([1, 3].map((id) => keywordOf(t.g, t.squadron(id), 'counter'))).toEqual([3, 3]);
    t.take('attack').until('window:attack.after', { attack: '>1' }, 0).take('1:counter');
    t.goOn((s) => s.state.attacks.length === 0 && s.events('attackEnds').length > 1);
    expect(t.events('rolled').at(-1)!.dice).toHaveLength(3);
    expect(isActivated(t.state, t.unit(1))).toBe(true);
  });
});

describe('Tikkes', () => {
  it('Tikkes: any token now, and then all new dials show the command that was revealed', () => {
    const t = reveal('tikkes', 'repair').take('0:tikkes', 'squadron');
    expect(t.ship(0)).toMatchObject({ commands: ['squadron'], upgrades: [{ tokens: ['repair'] }] });
    const dials = duel({
      mine: [{ id: 'tikkes', tokens: ['repair'] }],
      own: { dials: ['squadron'] },
      active: null,
      phase: 'command',
      stage: 'main',
    });
    expect(dials.options(0)).toEqual(['0.1=repair', '0.2=repair']);
    dials.goOn((s) => s.state.phase === 'ship');
    expect(dials.events('dialsSeen')).toMatchObject([{ unit: 0, dials: ['repair', 'repair'] }]);
    expect(dials.ship(0).upgrades[0]!.tokens).toEqual([]);
  });
});

describe('Toryn Farr', () => {
  const HITS = { red: ['hit', 'hit', 'hit'], blue: ['hit', 'hit', 'hit'] } as const;
  it('Toryn Farr: another friend near her rerolls a blue die', () => {
    const also = [wing({ upgrades: ['toryn-farr'] })];
    const t = duel({ also, blue: ['accuracy', 'hit', 'hit', 'crit'], red: HITS.red });
    fire(t, { ...using('attack.modify', '2:toryn-farr'), reroll: ['3'] });
    expect(t.events('dice')).toMatchObject([{ how: 'rerolled', at: [3] }]);
    const own = fire(duel({ mine: ['toryn-farr'], ...HITS }), using('attack.modify', '0:toryn-farr'));
    expect(own.events('dice')).toEqual([]);
  });
});

describe('Veteran Captain', () => {
  it('Veteran Captain: discarded for any token', () => {
    const t = reveal('veteran-captain').take('0:veteran-captain', 'navigate');
    expect(t.ship(0)).toMatchObject({ commands: ['navigate'], upgrades: [{ discarded: true }] });
  });
});

describe('Walex Blissex', () => {
  it('[AR-CARD-WALEX-BLISSEX-01][AR-CARD-WALEX-BLISSEX-02] Walex Blissex: a discarded token comes back readied', () => {
    const t = duel({ mine: ['walex-blissex'], own: { tokens: [{ kind: 'brace', state: 'discarded' }] }, active: null });
    t.take('0:walex-blissex');
    expect(states(t.ship(0))).toEqual(['brace ready']);
  });
});

describe('Wat Tambor', () => {
  it('Wat Tambor: up to two shields for twice as many engineering points', () => {
    const t = duel({
      mine: ['wat-tambor-officer'],
      own: { commands: ['repair'], damage: 1 },
      also: [wing()],
      step: 'commands',
    });
    t.take('repair:token', '0:wat-tambor-officer', '2', 'front', '2');
    expect(t.ship(2).shields.front).toBe(1);
    expect(t.ask().prompt.args).toMatchObject({ points: 6 });
  });
  it('Wat Tambor draws on no ship without shields', () => {
    const bare = { front: 0, left: 0, right: 0, rear: 0 };
    const t = duel({
      mine: ['wat-tambor-officer'],
      own: { commands: ['repair'], damage: 1, shields: { ...bare, front: 1 } },
      also: [wing({ shields: bare }), wing({ x: 1040, shields: { ...bare, rear: 1 } })],
      step: 'commands',
    });
    t.take('repair:token', '0:wat-tambor-officer');
    expect(t.options()).toEqual(['0', '3', 'none']);
  });
});

describe('Wedge Antilles', () => {
  it('Wedge Antilles: for a Squadron token up to three squadrons have Cloak until the end of the round', () => {
    const also = [
      squadron('x-wing-squadron', 0, 830, 400, { activated: true }),
      squadron('luke-skywalker', 0, 780, 400, { activated: true }),
    ];
    const t = duel({
      mine: ['wedge-antilles-officer'],
      own: { commands: ['squadron'] },
      also,
      active: null,
      phase: 'squadron',
    });
    t.until('window:squadrons.ending').take('0:wedge-antilles-officer');
    expect(t.options()).toEqual(['2']);
    t.take(['2']);
    expect(t.open).toEqual(['0 may']);
    expect(hasKeyword(t.g, t.squadron(2), 'cloak')).toBe(true);
    expect(t.ship(0).commands).toEqual([]);
    t.goOn((s) => s.state.round === 2);
    expect(hasKeyword(t.g, t.squadron(2), 'cloak')).toBe(false);
  });
});

describe('Wullf Yularen', () => {
  it('[AR-CARD-WULF-YULAREN-01][AR-CARD-WULF-YULAREN-02] Wullf Yularen: a token that is spent comes back, but the command is not resolved again', () => {
    const t = duel({ mine: ['wullf-yularen'], own: { commands: ['repair'], shields: { front: 0 } }, step: 'commands' });
    t.take('repair:token', '0:wullf-yularen', 'none').until('attack');
    expect(t.ship(0)).toMatchObject({ commands: ['repair'], upgrades: [{ exhausted: true }] });
    expect(t.events('command')).toHaveLength(1);
  });
});
