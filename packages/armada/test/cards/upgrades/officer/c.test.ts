import { describe, expect, it } from 'vitest';
import { apart, lay, type Script, ship, squadron, type Table } from '../../../table.ts';
import { CLOSE, CR90, duel, faces, fire, ISD, pool, states, using, VSD, wing } from '../bridge.ts';

const HITS = { red: ['hit', 'hit', 'hit'], blue: ['hit', 'hit', 'hit'] } as const;
/** Ship 0 resolves its Squadron command by token. */
const scramble = (mine: readonly string[], also: readonly ReturnType<typeof squadron>[], more: object = {}): Table =>
  duel({ mine, own: { commands: ['squadron'] }, also, step: 'commands', ...more }).take('squadron:token');

describe('Captain Brunson', () => {
  it('[AR-ERR-CAPTAIN-BRUNSON-02] Brunson: near an obstacle a die is cancelled; he is ready again in the Status Phase', () => {
    const at = (x: number) =>
      fire(duel({ theirs: ['captain-brunson'], obstacles: [{ token: 'asteroid-1', x, y: CLOSE }], ...HITS }), {
        ...using('attack.defend', '1:captain-brunson'),
      });
    const near = at(1080);
    expect(pool(near)).toEqual([6, 5]);
    expect(near.ship(1).upgrades[0]!.exhausted).toBe(true);
    near.goOn((s) => !s.ship(1).upgrades[0]!.exhausted);
    expect(near.events('cardReadied')).toMatchObject([{ card: 'captain-brunson' }]);
    expect(pool(at(1400))).toEqual([6, 6]);
  });
});

describe('Captain Needa', () => {
  it('Needa: at the start of the first round a defence token becomes an evade token', () => {
    const t = duel({ mine: ['captain-needa'], active: null, phase: 'command', stage: 'start' });
    t.take('0:captain-needa', '1');
    expect(states(t.ship(0))).toEqual(['brace ready', 'evade ready', 'redirect ready']);
  });
});

describe('Captain Rex', () => {
  it('[AR-UEBERFALLMARKER-02] Captain Rex: a Squadron command raids a ship at close range, and near him a dial sheds one raid token only', () => {
    const t = scramble(['captain-rex'], []).take('0:captain-rex', 'repair');
    expect(t.ship(1).raids).toEqual(['repair']);
    const far = scramble(['captain-rex'], [], { y: 600 });
    expect(far.events('ability')).toEqual([]);
    const shed = duel({
      mine: ['captain-rex'],
      foe: { raids: ['repair', 'squadron'], dials: ['navigate'] },
      active: 1,
      step: 'reveal',
      turnOf: 1,
    });
    shed.until('raid').take('dial');
    expect(shed.options()).toEqual(['repair', 'squadron']);
    shed.take('squadron');
    expect(shed.ship(1).raids).toEqual(['repair']);
  });
});

describe('Chart Officer', () => {
  it('[AR-CARD-FLUGNAVIGATOR-01][AR-CARD-FLUGNAVIGATOR-02][AR-CARD-FLUGNAVIGATOR-03] Chart Officer: discarded, all obstacles that the ship overlaps are ignored, good ones too', () => {
    const fly = (script: Script) =>
      lay({
        units: [ship(CR90, 0, 900, 300, 0, { speed: 1, damage: 1, upgrades: ['chart-officer'] })],
        obstacles: [
          { token: 'asteroid-1', x: 900, y: 380 },
          { token: 'station', x: 900, y: 300 },
        ],
        active: 0,
        step: 'manoeuvre',
      })
        .until('course')
        .take({ speed: 1, clicks: [0], side: 'left' })
        .goOn((s) => s.state.active !== 0, script);
    const used = fly(using('obstacle.overlaps', '0:chart-officer'));
    expect(used.ship(0)).toMatchObject({ damage: [{}], upgrades: [{ discarded: true }] });
    expect(used.events('overlapsObstacle')).toHaveLength(1);
    const kept = fly({});
    expect(kept.ship(0).damage.length).toBeGreaterThan(1);
    expect(kept.events('overlapsObstacle')).toHaveLength(2);
  });
});

describe('Clone Captain Silver', () => {
  it('[AR-BEREITSCHAFTSKOSTEN-01][AR-AUFWERTUNGSKARTEN-MIT-MARKERN-10] Captain Silver: the speed changes by up to 3, and no Navigate command is resolved; his own token readies him', () => {
    const mine = [{ id: 'clone-captain-silver', tokens: ['navigate'] }];
    const t = lay({
      units: [ship(CR90, 0, 900, 300, 0, { speed: 1, commands: ['navigate'], upgrades: mine })],
      active: 0,
      step: 'manoeuvre',
    }).until('window:course.determine', { command: 'none' });
    t.take('0:clone-captain-silver').until('course');
    expect(t.ask()).toMatchObject({ region: { speeds: [0, 1, 2, 3, 4] } });
    expect(t.state.lasting.some((l) => l.until === 'activation')).toBe(true);
    t.take({ speed: 4, clicks: [0, 0, 0, 0], side: 'left' }).until('ready-card', {
      course: (a) => ('sample' in a ? a.sample({ below: () => 0 })! : {}),
    });
    expect(t.options()).toContain('0:clone-captain-silver:navigate:card');
    t.take('0:clone-captain-silver:navigate:card');
    expect(t.ship(0).upgrades[0]).toMatchObject({ exhausted: false, tokens: [] });
  });
});

describe('Clone Captain Zak', () => {
  it('Captain Zak: from side and rear zones a die of a colour in the pool', () => {
    const units = [
      ship(VSD, 0, 900, 300, 0, { upgrades: ['clone-captain-zak'] }),
      ship(ISD, 1, 1130, 300, 270),
      ship(ISD, 1, 900, 480, 180),
    ];
    const volley = (attack: string) =>
      pool(
        lay({ units, active: 0, step: 'attack' }).fight({
          attack,
          ...using('attack.modify', '0:clone-captain-zak'),
          colour: 'red',
        }),
      );
    expect(volley('right>1.front')).toEqual([3, 4]);
    expect(volley('front>2.front')).toEqual([6, 6]);
  });
});

describe('Clone Commander Wolffe', () => {
  it('[AR-SCHLUESSELWOERTER-VON-STAFFELN-16] Wolffe: squadrons that the command activates gain Assault, and an accuracy pays for it', () => {
    const also = [squadron('x-wing-squadron', 0, 900, 374)];
    const t = scramble(['clone-commander-wolffe'], also, { red: ['accuracy'] }).take('0:clone-commander-wolffe');
    t.take('2', '0:clone-commander-wolffe', 'attack').fight({
      attack: '>1.front',
      ...using('attack.modify', '2:assault'),
      'card-command': 'repair',
    });
    expect(t.ship(1).raids).toEqual(['repair']);
    expect(faces(t)).toEqual([]);
  });
});

describe('Clone Navigation Officer', () => {
  it('Clone Navigation Officer: a friend near gains a token of the command revealed, unless that is Repair', () => {
    const reveal = (dial: string) =>
      duel({ mine: ['clone-navigation-officer'], own: { dials: [dial] }, also: [wing()], step: 'reveal' });
    const t = reveal('concentrate').take('0:clone-navigation-officer', '2');
    expect(t.ship(2).commands).toEqual(['concentrate']);
    expect(reveal('repair').open).toEqual(['0 dial-use']);
  });
});

describe('Commandant Aresko', () => {
  it('Aresko: another ship reveals, and his gains the token', () => {
    const t = duel({ own: { dials: ['repair'] }, also: [wing({ upgrades: ['commandant-aresko'] })], step: 'reveal' });
    t.take('2:commandant-aresko');
    expect(t.ship(2)).toMatchObject({ commands: ['repair'], upgrades: [{ exhausted: true }] });
  });
});

describe('Commander Beck', () => {
  it('[AR-CARD-COMMANDER-BECK-01][AR-CARD-COMMANDER-BECK-02] Beck: a command as if a token were spent, with a dial or without, for a raid token; twice an activation', () => {
    const t = duel({ mine: ['commander-beck'], own: { open: ['repair'], shields: { front: 0 } }, step: 'commands' });
    expect(t.options()).toEqual([
      'squadron:token@0:commander-beck',
      'repair:dial',
      'repair:token@0:commander-beck',
      'repair:both@0:commander-beck',
      'none',
    ]);
    t.take('repair:both@0:commander-beck');
    expect(t.ask().prompt.args).toMatchObject({ points: 6 });
    expect(t.events('command')).toMatchObject([{ dial: true, token: true }]);
    t.take('none', 'squadron:token@0:commander-beck');
    expect(t.ship(0).raids).toEqual(['repair', 'squadron']);
    fire(t.until('attack'), {
      'window:attack.modify': (a) => {
        expect('options' in a && a.options.map((o) => o.id)).not.toContain('0:concentrate');
        return 'pass';
      },
    });
    expect(t.events('command')).toHaveLength(2);
  });
});

describe('Commander Gherant', () => {
  it('Gherant: no critical effects against his ship; he goes when it has attacked a ship', () => {
    const t = duel({ theirs: ['commander-gherant'], red: ['crit', 'crit', 'crit'], blue: ['crit', 'crit', 'crit'] });
    fire(t);
    expect(t.match.taken.map((d) => d.kind)).not.toContain('critical');
    expect(t.events('critical')).toEqual([]);
    const own = fire(duel({ mine: ['commander-gherant'], ...HITS }));
    expect(own.ship(0).upgrades[0]!.discarded).toBe(true);
  });
});

describe('Commander Vanto', () => {
  it('Vanto: after the first command of his ship it gains any token', () => {
    const t = duel({
      mine: ['commander-vanto'],
      own: { commands: ['repair', 'squadron'], shields: { front: 0 } },
      step: 'commands',
    });
    t.take('repair:token', 'none').take('0:commander-vanto', 'navigate');
    expect(t.ship(0).commands).toEqual(['squadron', 'navigate']);
    t.take('squadron:token').until('attack');
    expect(t.events('ability')).toHaveLength(1);
  });
});

describe('Commander Woldar', () => {
  it('Woldar: friendly squadrons without Swarm near him reroll a die against squadrons', () => {
    const strike = (id: string) =>
      lay({
        units: [
          squadron(id, 0, 900, 460),
          squadron('y-wing-squadron', 1, 900 + apart(20), 460),
          ship(VSD, 0, 900, 600, 0, { upgrades: ['commander-woldar'] }),
        ],
        phase: 'squadron',
        flying: { squadron: 0 },
      })
        .take('attack')
        .fight({ attack: '>1', ...using('attack.modify', '2:commander-woldar'), reroll: ['0'] })
        .events('dice').length;
    expect(strike('tie-bomber-squadron')).toBe(1);
    expect(strike('tie-fighter-squadron')).toBe(0);
  });
});
