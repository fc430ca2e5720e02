import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../../src/cards/index.ts';
import { value } from '../../../../src/cards/vocabulary.ts';
import { armadaGame } from '../../../../src/game.ts';
import { DISTANCE } from '../../../../src/geometry/index.ts';
import { hullOf } from '../../../../src/values.ts';
import { lay, type Script, ship, squadron } from '../../../table.ts';
import { CLOSE, CR90, duel, faces, fire, ISD, match, pool, states, using, VSD, wing } from '../bridge.ts';

describe('Admiral Ackbar', () => {
  it('[AR-CARD-ADMIRAL-ACKBAR-01][AR-CARD-ADMIRAL-ACKBAR-02] Ackbar: only by the broadsides this round, each attack on a ship with two more red dice', () => {
    const side = ship(ISD, 1, 1150, 300, 270, { speed: 2 });
    const units = [
      ship(VSD, 0, 900, 300, 0, { upgrades: ['admiral-ackbar', 'gunnery-team'], commands: ['concentrate'] }),
      side,
      ship(ISD, 1, 650, 300, 90, { speed: 2 }),
    ];
    const ready = () => lay({ units, active: 0, step: 'commands' }).until('window:ship.attackStart');
    const spared = ready().take('pass').until('attack');
    expect(spared.options().some((id) => id.startsWith('left'))).toBe(true); // nobody has to
    const t = ready().take('0:admiral-ackbar').until('attack');
    expect(t.options().filter((id) => id.startsWith('front') || id.startsWith('rear'))).toEqual([]);
    const volley: Script = {
      'window:attack.modify': (a) =>
        'options' in a ? (a.options.find((o) => /ackbar|concentrate/.test(o.id))?.id ?? 'pass') : 'pass',
      command: 'token',
    };
    t.fight({ attack: 'right>1.front', ...volley });
    const first = pool(t);
    expect(first[1] - first[0]).toBe(2);
    expect(t.ship(0).upgrades[0]).toMatchObject({ id: 'admiral-ackbar' });
    // AR-ERR-BORDSCHUETZENTEAM-04 would want another target: the ban of the round holds for it, too
    expect(t.events('attack')[0]).toMatchObject({ zone: 'right' });
    t.until('attack').fight({ attack: 'left>2.front', ...volley });
    const other = pool(t);
    expect(other[1] - other[0]).toBe(2);
  });
});

describe('Admiral Konstantine', () => {
  it('[AR-ERR-ADMIRAL-KONSTANTINE-01][AR-ERR-ADMIRAL-KONSTANTINE-02][AR-ERR-ADMIRAL-KONSTANTINE-03][AR-ERR-ADMIRAL-KONSTANTINE-06] Konstantine: enemy ships near two of ours, one of them medium', () => {
    const units = (friend: string) => [
      ship(CR90, 0, 900, 300, 0, { upgrades: ['admiral-konstantine'] }),
      ship(ISD, 1, 900, 540, 180, { speed: 2, commands: ['navigate'] }),
      ship(friend, 0, 760, 300),
    ];
    const status = (friend: string) => lay({ units: units(friend), phase: 'status', stage: 'start' });
    expect(status(CR90).open).not.toContain('0 window:status.start');
    expect(status('gozanti-class-cruisers-empire').open).not.toContain('0 window:status.start');
    const t = status(VSD);
    expect(t.open).toEqual(['0 window:status.start']);
    t.take('0:admiral-konstantine', ['1']);
    expect(t.options()).toEqual(['lose-navigate', 'faster', 'slower', 'nothing']);
    t.take('slower');
    expect(t.ship(1).speed).toBe(1);
    expect(t.ship(1).commands).toEqual(['navigate']);
  });
  it('[AR-ERR-ADMIRAL-KONSTANTINE-04][AR-ERR-ADMIRAL-KONSTANTINE-05][AR-CARD-ADMIRAL-KONSTANTINE-01] Konstantine: one thing each, never below 1, and Thruster Fissure does not mind', () => {
    const units = [
      ship(VSD, 0, 900, 300, 0, { upgrades: ['admiral-konstantine'] }),
      ship(ISD, 1, 900, 540, 180, { speed: 1, damage: [{ card: 'thruster-fissure', faceup: true }] }),
      ship(VSD, 0, 760, 300),
    ];
    const t = lay({ units, phase: 'status', stage: 'start' }).take('0:admiral-konstantine', ['1']);
    expect(t.options()).toEqual(['faster', 'nothing']);
    t.take('faster');
    expect(t.ship(1).speed).toBe(2);
    expect(t.suffered(1)).toBe(0);
  });
  it('[AR-CARD-ADMIRAL-KONSTANTINE-03] Konstantine: at distance 5 of two of ours, and not beyond', () => {
    // from edge to edge: half a small base is 35.5 mm long, half a medium one 51
    const gap = (mm: number) => {
      const units = [
        ship(VSD, 0, 900, 200, 0, { upgrades: ['admiral-konstantine'] }),
        ship(CR90, 1, 900, 200 + 51 + mm + 35.5, 180, { speed: 2 }),
        ship(CR90, 0, 990, 200 + 51 + mm + 35.5, 180),
      ];
      return lay({ units, phase: 'status', stage: 'start' }).open;
    };
    expect(gap(DISTANCE[4] - 0.5)).toEqual(['0 window:status.start']);
    expect(gap(DISTANCE[4] + 0.5)).not.toContain('0 window:status.start');
  });
});

describe('Admiral Motti', () => {
  it('[AR-CARD-ADMIRAL-MOTTI-01][AR-CARD-ADMIRAL-MOTTI-02] Motti: hull by size, and whoever lived by it goes with him', () => {
    const units = [
      ship(CR90, 0, 300, 300, 0, { damage: 4 }),
      ship(VSD, 0, 900, 300, 0, { upgrades: ['admiral-motti'], damage: 9, shields: { front: 0 } }),
      ship(ISD, 0, 600, 300, 0),
      ship(ISD, 1, 900, CLOSE, 180),
      ship(CR90, 0, 450, 300),
    ];
    const t = lay({ units, active: 3, step: 'attack', turnOf: 1, red: ['double', 'double', 'double', 'double'] });
    expect([0, 1, 2, 3].map((id) => hullOf(t.g, t.ship(id)))).toEqual([5, 10, 14, 11]);
    t.fight({ attack: 'front>1.front' });
    expect([0, 1, 2, 4].map((id) => t.unit(id).status)).toEqual(['destroyed', 'destroyed', 'play', 'play']);
    // also when he only leaves
    const flight = [
      ship(CR90, 0, 300, 300, 0, { damage: 4 }),
      ship(VSD, 0, 80, 700, 270, { speed: 2, upgrades: ['admiral-motti'] }),
      ship(CR90, 0, 450, 300),
    ];
    const left = lay({ units: flight, active: 1, step: 'manoeuvre' }).until('course');
    left.take({ speed: 2, clicks: [0, 0], side: 'left' });
    expect([0, 1, 2].map((id) => left.unit(id).status)).toEqual(['destroyed', 'destroyed', 'play']);
  });
});

describe('Admiral Ozzel', () => {
  it('[AR-ERR-ADMIRAL-OZZEL-01][AR-ERR-ADMIRAL-OZZEL-02] Ozzel: a friendly ship changes its speed by 1, and by more with Navigate', () => {
    const speeds = (commands: readonly string[], way: string) => {
      const t = lay({
        units: [ship(ISD, 0, 900, 200, 0, { speed: 1, commands }), wing({ upgrades: ['admiral-ozzel-commander'] })],
        active: 0,
        step: 'manoeuvre',
      });
      return t.until('course', { command: way }).ask();
    };
    expect(speeds([], 'none')).toMatchObject({ region: { speeds: [0, 1, 2] } });
    expect(speeds(['navigate'], 'token')).toMatchObject({ region: { speeds: [0, 1, 2, 3] } });
  });
});

describe('Admiral Piett', () => {
  it('Piett: a token counts as a dial, once a round', () => {
    const t = duel({ mine: ['admiral-piett'], own: { commands: ['repair'], shields: { front: 0 } }, step: 'commands' });
    t.take('repair:token').until('window:command.way').take('0:admiral-piett');
    expect(t.events('command').at(-1)).toMatchObject({ dial: true, token: false });
    expect(t.ask().prompt.args).toMatchObject({ points: 4 });
    expect(t.ship(0).upgrades[0]!.exhausted).toBe(true);
  });
});

describe('Admiral Raddus', () => {
  it('[AR-ERR-ADMIRAL-RADDUS-01][AR-ERR-ADMIRAL-RADDUS-02][AR-ERR-ADMIRAL-RADDUS-03][AR-CARD-ADMIRAL-RADDUS-03] Raddus: a ship of command 3 or less waits aside and comes at the start of a round', () => {
    const ships = [CR90, 'starhawk-class-battleship-mark-ii'].map((card) => ({ card, upgrades: [] }));
    const before = match('rebel', ['admiral-raddus'], ships).until('window:setup.before', {}, 0);
    before.take('0:admiral-raddus');
    expect(before.unit(1)).toMatchObject({ status: 'aside' });
    expect(before.unit(2)).toMatchObject({ status: 'reserve' }); // its command value is 4
    const t = match('rebel', ['admiral-raddus'], [ships[0]!]);
    t.until('window:setup.before', {}, 0).take('0:admiral-raddus').until('window:round.start', {}, 0);
    t.take('0:admiral-raddus');
    const { x, y } = t.unit(0).pose!;
    t.refuses({ x, y: y + 400, degrees: 0 }, 'AR-REICHWEITE-UND-ENTFERNUNG-05');
    t.goOn((s) => s.unit(1).status === 'play');
    expect(t.unit(1).pose).not.toBeNull();
  });
  it('[AR-ERR-ADMIRAL-RADDUS-04][AR-CARD-ADMIRAL-RADDUS-01][AR-CARD-ADMIRAL-RADDUS-02] who has come so is not the first to activate, unless nobody else could', () => {
    const t = match('rebel', ['admiral-raddus'], [{ card: CR90, upgrades: [] }])
      .until('window:setup.before', { 'first-player': '0' }, 0)
      .take('0:admiral-raddus')
      .until('window:round.start', {}, 0)
      .take('0:admiral-raddus')
      .goOn((s) => s.events('activates').length > 0);
    // both ships wait, and there is nothing to choose
    expect(t.state.first).toBe(0);
    expect(t.events('activates')[0]).toMatchObject({ unit: 0 });
    expect(t.match.taken.map((d) => d.kind)).not.toContain('activate');
    t.goOn((s) => s.events('activates').length > 2);
    expect(t.events('activates').map((e) => e.unit)).toEqual([0, 2, 1]);
    // it lasts without its card: the same bar on all ships lifts, since nobody else could be the first
    const late = armadaGame(
      CARDS.with({ 'upgrade/admiral-raddus': { values: [value('mayBeFirst', () => ({ atMost: 0 }))] } }),
    );
    const units = (second: readonly string[]) => [
      ship(CR90, 0, 300, 300, 0, { upgrades: ['admiral-raddus'] }),
      ship(CR90, 1, 900, 700, 180, { upgrades: [...second] }),
    ];
    const begins = (second: readonly string[]) =>
      lay({ units: units(second) }, late)
        .goOn((s) => s.events('activates').length > 0)
        .events('activates')[0]!.unit;
    expect(begins([])).toBe(1);
    expect(begins(['admiral-raddus'])).toBe(0);
  });
  it('[AR-ERR-ADMIRAL-RADDUS-04] who has come so waits for a friend that could be the first, also when no enemy could', () => {
    const late = armadaGame(
      CARDS.with({ 'upgrade/admiral-raddus': { values: [value('mayBeFirst', () => ({ atMost: 0 }))] } }),
    );
    const units = [
      ship(CR90, 0, 300, 300, 0, { upgrades: ['admiral-raddus'] }),
      ship(CR90, 0, 600, 300),
      ship(CR90, 0, 900, 300),
      ship(CR90, 1, 900, 700, 180, { activated: true }),
    ];
    const t = lay({ units }, late);
    expect(t.options()).toEqual(['1', '2']);
    t.refuses('0', 'AR-ERR-ADMIRAL-RADDUS-04');
  });
});

describe('Admiral Screed', () => {
  it('[AR-CARD-ADMIRAL-SCREED-01][AR-CARD-ADMIRAL-SCREED-02] Screed: a die is spent, another turned to a critical, once an activation', () => {
    const t = duel({ mine: ['admiral-screed'], blue: ['hit', 'hit', 'hit'], red: ['blank', 'blank', 'blank'] });
    fire(t, { ...using('attack.modify', '0:admiral-screed') });
    expect(t.state.uses['activation:0:admiral-screed']).toBe(1);
    expect(pool(t)).toEqual([6, 5]);
    expect(faces(t).filter((f) => f === 'crit')).toHaveLength(1);
  });
  it('[AR-CARD-ADMIRAL-SCREED-03] Screed in a squadron’s activation: a friendly ship answers it with a salvo', () => {
    const units = [
      ship('venator-ii-class-star-destroyer-empire', 0, 900, 300, 0, { speed: 2, upgrades: ['admiral-screed'] }),
      squadron('y-wing-squadron', 1, 900, 390),
    ];
    const t = lay({
      units,
      phase: 'squadron',
      first: 1,
      flying: { squadron: 1 },
      black: ['hit'],
      blue: ['hit', 'hit'],
    });
    t.take('attack').fight({
      attack: '>0.front',
      'window:attack.defend': ['0:token.3', 'pass'],
      'window:attack.modify': (a) => (a.seat === 0 && 'options' in a ? a.options[0]!.id : 'pass'),
    });
    expect(t.events('ability').map((e) => e.card)).toContain('admiral-screed');
    expect(t.state.uses['activation:0:admiral-screed']).toBeUndefined();
  });
});

describe('Admiral Sloane', () => {
  it('[AR-CARD-ADMIRAL-SLOANE-01][AR-CARD-ADMIRAL-SLOANE-03][AR-CARD-ADMIRAL-SLOANE-04] Sloane: an accuracy spends a token of the defender, who may spend another of its kind', () => {
    const units = [
      squadron('tie-interceptor-squadron', 0, 900, 460),
      ship(VSD, 1, 900, 548, 0, { speed: 2 }),
      ship(VSD, 0, 300, 300, 0, { upgrades: ['admiral-sloane'] }),
    ];
    const t = lay({ units, phase: 'squadron', flying: { squadron: 0 }, blue: ['accuracy', 'hit', 'hit', 'hit'] });
    const shots = t.take('attack').options();
    t.until('window:attack.modify', { attack: shots[0]! }).take('2:admiral-sloane/spend');
    t.until('card-token').take('1').until('window:attack.defend', {}, 1);
    expect(states(t.ship(1))).toEqual(['brace ready', 'redirect exhausted', 'redirect ready']);
    expect(t.barred('1:token.1')).toContain('AR-CARD-ADMIRAL-SLOANE-03');
    expect(t.options()).toContain('1:token.2');
  });
  it('[AR-CARD-ADMIRAL-SLOANE-02] Sloane: against a ship a critical die is rerolled; a Rogue gets neither', () => {
    const strike = (id: string) =>
      lay({
        units: [
          squadron(id, 0, 900, 460),
          ship(VSD, 1, 900, 548, 0, { speed: 2 }),
          ship(VSD, 0, 300, 300, 0, { upgrades: ['admiral-sloane'] }),
        ],
        phase: 'squadron',
        flying: { squadron: 0 },
        black: ['hitcrit', 'blank'],
        blue: ['crit', 'hit'],
      })
        .take('attack')
        .fight({ attack: '>1.rear', ...using('attack.modify', '2:admiral-sloane/reroll'), reroll: ['0'] });
    expect(faces(strike('tie-bomber-squadron'))).toEqual(['blank']);
    const rogue = lay({
      units: [
        squadron('firespray-31', 0, 900, 460),
        ship(VSD, 1, 900, 548, 0),
        ship(VSD, 0, 300, 300, 0, { upgrades: ['admiral-sloane'] }),
      ],
      phase: 'squadron',
      flying: { squadron: 0 },
      black: ['hitcrit'],
      blue: ['crit', 'accuracy'],
    });
    rogue.take('attack').until('window:attack.modify', { attack: '>1.rear' });
    expect(rogue.options().filter((id) => id.includes('sloane'))).toEqual([]);
  });
});

describe('Admiral Tarkin', () => {
  it('Admiral Tarkin: a token from the card becomes a dial of his ship, or a token of every friendly ship', () => {
    const start = () =>
      duel({
        mine: [{ id: 'admiral-tarkin', tokens: ['repair', 'navigate'] }],
        also: [wing()],
        active: null,
        phase: 'ship',
        stage: 'start',
      }).take('0:admiral-tarkin', 'repair');
    const dial = start().take('gain-dial');
    expect([dial.ship(0).open, dial.ship(0).upgrades[0]!.tokens]).toEqual([['repair'], ['navigate']]);
    const tokens = start().take('gain-tokens');
    expect([0, 1, 2].map((id) => tokens.ship(id).commands)).toEqual([['repair'], [], ['repair']]);
  });
});

describe('Admiral Trench', () => {
  it('Trench: in the round of his dial a matching token counts as dial and token, even if he is lost', () => {
    const t = duel({
      mine: [{ id: 'admiral-trench', dials: ['repair', 'squadron'] }],
      also: [wing({ commands: ['repair'], shields: { front: 0 } })],
      active: null,
      phase: 'ship',
      stage: 'start',
    });
    t.take('0:admiral-trench', 'repair');
    expect(t.ship(0).upgrades[0]!.dials).toEqual(['squadron']);
    t.take('2').until('command').take('repair:token');
    expect(t.events('command').at(-1)).toMatchObject({ unit: 2, dial: true, token: true });
    expect(t.ask().prompt.args).toMatchObject({ points: 6 });
    t.state.units[0]!.status = 'destroyed';
    expect(t.g.abilities('command.way').map(({ source }) => source.card)).toEqual(['admiral-trench']);
  });
});

describe('Admiral Yularen', () => {
  it('Admiral Yularen: a squadron token activates one more, and engineering points repair squadrons', () => {
    const also = [squadron('x-wing-squadron', 0, 830, 400, { hull: 3 }), wing({ commands: ['squadron', 'repair'] })];
    const t = duel({ mine: ['admiral-yularen'], also, active: 3, step: 'commands' });
    t.take('squadron:token');
    expect(t.state.turn?.squadrons?.left).toBe(2);
    t.goOn((s) => s.state.turn?.squadrons === null).take('repair:token');
    expect(t.options()).toContain('squadron:2');
    t.take('squadron:2');
    expect(t.squadron(2).hull).toBe(4);
    expect(t.open).not.toContain('0 repair');
  });
});

describe('Anakin Skywalker', () => {
  it('Anakin: with two more ships near the defender one of them spends a token for three rerolls', () => {
    const also = [wing(), ship(CR90, 0, 1040, 300, 0, { speed: 2 })];
    const t = duel({
      mine: ['anakin-skywalker-commander'],
      also,
      red: ['blank', 'blank', 'blank', 'double', 'double', 'double'],
    });
    fire(t, {
      ...using('attack.modify', '0:anakin-skywalker-commander'),
      'card-unit': '2',
      'card-token': '0',
      reroll: ['0', '1', '2'],
    });
    expect(states(t.ship(2))[0]).toBe('brace exhausted');
    expect(faces(t).filter((f) => f === 'double')).toHaveLength(3);
    const three = duel({ mine: ['anakin-skywalker-commander'], also }).until('reroll', {
      attack: 'front>1.front',
      ...using('attack.modify', '0:anakin-skywalker-commander'),
      'card-unit': '2',
      'card-token': '0',
    });
    expect(three.ask()).toMatchObject({ max: 3 });
    const last = { tokens: ['brace', { kind: 'redirect', state: 'discarded' }] };
    const poor = duel({ mine: ['anakin-skywalker-commander'], also: [wing(last), wing({ x: 1040, tokens: [] })] });
    poor.until('window:attack.modify', { attack: 'front>1.front' });
    expect(poor.options()).toContain('0:anakin-skywalker-commander'); // one token of one of them will do
    const alone = duel({
      mine: ['anakin-skywalker-commander'],
      also: [wing()],
      red: ['hit', 'hit', 'hit'],
      blue: ['hit', 'hit', 'hit'],
    });
    fire(alone);
    expect(alone.match.taken.filter((d) => d.kind === 'window:attack.modify')).toEqual([]);
  });
});
