import { describe, expect, it } from 'vitest';
import { aim, isShot, squadronShots } from '../../../../src/flow/shots.ts';
import { isActivated, keywordOf, speedOf } from '../../../../src/values.ts';
import { apart, lay, type Script, ship, squadron, type Table } from '../../../table.ts';
import { CLOSE, CR90, duel, faces, fire, ISD, match, pool, states, using, VSD, wing } from '../bridge.ts';

const HITS = { red: ['hit', 'hit', 'hit'], blue: ['hit', 'hit', 'hit'] } as const;
/** Ship 0 resolves its Squadron command by token. */
const scramble = (mine: readonly string[], also: readonly ReturnType<typeof squadron>[], more: object = {}): Table =>
  duel({ mine, own: { commands: ['squadron'] }, also, step: 'commands', ...more }).take('squadron:token');
/** In the course of ship 0's activation this ability is used, at its first chance. */
const early = (t: Table, key: string): Table => t.until('window:ship.beforeReveal').take(key);

describe('officers, A to C', () => {
  it('Adar Tallon: one squadron that the command has activated is ready again', () => {
    const t = scramble(['adar-tallon'], [squadron('x-wing-squadron', 0, 830, 400)]);
    t.take('2').until('window:command.resolved').take('0:adar-tallon');
    expect(isActivated(t.state, t.unit(2))).toBe(false);
    expect(t.ship(0).upgrades[0]!.exhausted).toBe(true);
  });

  it('Adi Gallia: a point on the shields beside for each defence token spent', () => {
    const t = duel({ theirs: ['adi-gallia'], ...HITS });
    fire(t, {
      ...using('attack.defend', '1:token.0'),
      ...using('damage.suffers', '1:adi-gallia'),
      zone: 'left',
    });
    expect(t.ship(1).shields).toMatchObject({ front: 2, left: 2, right: 3 });
  });

  it('[AR-CARD-ADMIRAL-CHIRANEAU-01][AR-CARD-ADMIRAL-CHIRANEAU-02] Chiraneau: engaged squadrons may move, at speed 2 and what other effects add', () => {
    const also = [squadron('tie-bomber-squadron', 0, 830, 400), squadron('x-wing-squadron', 1, 830, 400 + apart(20))];
    const t = scramble(['admiral-chiraneau'], also).take('2');
    expect(t.options()).toContain('move');
    expect(speedOf(t.g, t.squadron(2))).toBe(2);
    const faster = scramble(['admiral-chiraneau', 'corrupter'], also).take('2');
    expect(speedOf(faster.g, faster.squadron(2))).toBe(3);
    const held = scramble([], also).take('2');
    expect(held.options()).not.toContain('move');
    expect(speedOf(held.g, held.squadron(2))).toBe(4);
  });

  it('[AR-CARD-ADMIRAL-MONTFERRAT-01][AR-CARD-ADMIRAL-MONTFERRAT-02] Montferrat: at speed 3 attacks are obstructed, and a ship with Disengaged Fire Control cannot attack', () => {
    const shot = (speed: number, damage: readonly { card: string; faceup: boolean }[] = []) => {
      const t = duel({ theirs: ['admiral-montferrat'], foe: { speed }, own: { damage } });
      return aim(t.g, { unit: 0 }, 'front', { unit: 1 }, 'front');
    };
    expect(shot(3)).toMatchObject({ obstructed: true });
    expect(shot(2)).toMatchObject({ obstructed: false });
    const broken = [{ card: 'disengaged-fire-control', faceup: true }];
    expect(isShot(shot(3, broken))).toBe(false);
    expect(isShot(shot(2, broken))).toBe(true);
    // he goes when his ship has overlapped another
    const t = lay({
      units: [ship(CR90, 0, 900, 300, 0, { speed: 3, upgrades: ['admiral-montferrat'] }), ship(VSD, 1, 900, 540, 90)],
      active: 0,
      step: 'manoeuvre',
    }).until('course');
    t.take({ speed: 3, clicks: [0, 0, 0], side: 'left' });
    expect(t.ship(0).upgrades[0]!.discarded).toBe(true);
  });

  it('Ozzel and Titus, at the start of the first round: a manoeuvre at speed 1; an enemy’s speed by 1', () => {
    const begin = (id: string, round = 1) =>
      duel({ mine: [id], own: { speed: 2 }, y: 700, active: null, phase: 'command', stage: 'start', round });
    expect(begin('admiral-titus', 2).open).not.toContain('0 window:round.start');
    const ozzel = begin('admiral-ozzel-officer').take('0:admiral-ozzel-officer');
    expect(ozzel.ask()).toMatchObject({ kind: 'course', region: { speeds: [1] } });
    ozzel.take({ speed: 1, clicks: [0], side: 'left' });
    expect(ozzel.pose(0)[1]).toBeGreaterThan(300);
    expect(ozzel.ship(0).speed).toBe(2);
    const titus = begin('admiral-titus').take('0:admiral-titus');
    expect(titus.options()).toEqual(['1', '3']);
    titus.take('3');
    expect(titus.ship(1).speed).toBe(3);
  });

  it('Agent Kallus: a die of any colour against a unique squadron', () => {
    const volley = (id: string) => {
      const t = duel({ mine: ['agent-kallus'], y: 800, also: [squadron(id, 1, 900, 420)] });
      t.fight({ attack: 'front>2', ...using('attack.modify', '0:agent-kallus'), colour: 'black' });
      return pool(t);
    };
    expect(volley('luke-skywalker')).toEqual([1, 2]);
    expect(volley('x-wing-squadron')).toEqual([1, 1]);
  });

  it('Ahsoka Tano (Rebels): a token of the active ship is exchanged for any other', () => {
    const t = duel({
      own: { commands: ['repair'], dials: ['squadron'] },
      also: [wing({ upgrades: ['ahsoka-tano-officer-rebel'] })],
      step: 'reveal',
    });
    early(t, '2:ahsoka-tano-officer-rebel').take('concentrate');
    expect(t.ship(0).commands).toEqual(['concentrate']);
    expect(t.ship(2).upgrades[0]!.exhausted).toBe(true);
  });

  it('Ahsoka Tano (Republic): squadrons that are no aces snipe with as many dice as they have against squadrons', () => {
    const also = [squadron('tie-fighter-squadron', 0, 830, 400), squadron('x-wing-squadron', 1, 830, 400 + apart(100))];
    const t = scramble(['ahsoka-tano-officer-republic'], also).take('2').take('0:ahsoka-tano-officer-republic');
    expect(keywordOf(t.g, t.squadron(2), 'snipe')).toBe(3);
    expect(squadronShots(t.g, t.squadron(2)).map((s) => s.kind)).toContain('snipe');
    t.goOn((s) => s.state.flying === null);
    expect(keywordOf(t.g, t.squadron(2), 'snipe')).toBe(0);
  });

  it('Asajj Ventress: a raid token of an enemy near her becomes a command token of the active ship', () => {
    const t = duel({
      mine: ['asajj-ventress'],
      own: { dials: ['squadron'] },
      foe: { raids: ['repair', 'navigate'] },
      step: 'reveal',
    });
    early(t, '0:asajj-ventress').take('navigate', 'squadron');
    expect(t.ship(1).raids).toEqual(['repair']);
    expect(t.ship(0).commands).toEqual(['squadron']);
  });

  it('[AR-CARD-BAIL-ORGANA-02][AR-CARD-BAIL-ORGANA-03][AR-CARD-BAIL-ORGANA-04] Bail Organa: in his round the second player’s ship goes first, the first player’s gains two tokens', () => {
    const setup = match('rebel', ['general-cracken', 'bail-organa-officer']).until('window:setup.after', {}, 0);
    setup.take('0:bail-organa-officer', '3');
    expect(setup.ship(0).upgrades[1]!.note).toEqual([3]);
    const mine = (discarded = false) => [{ id: 'bail-organa-officer', note: [2], discarded }];
    const start = (first: number, discarded = false) =>
      duel({
        mine: mine(discarded),
        also: [wing()],
        active: null,
        stage: 'start',
        round: 2,
        first,
        own: { dials: ['squadron'] },
      });
    expect(start(1).state.active).toBe(0);
    expect(start(1, true).state.active).not.toBe(0);
    const t = start(0).take('0:bail-organa-officer/tokens', 'repair', 'navigate');
    expect(t.ship(0).commands).toEqual(['repair', 'navigate']);
    const aside = lay({
      units: [ship(VSD, 0, 300, 300), { ship: VSD, seat: 0, status: 'aside', upgrades: ['bail-organa-officer'] }],
    });
    expect(aside.g.abilities('setup.after')).toEqual([]);
  });

  it('Barriss Offee: a redirect token is spent beforehand, and another hull zone suffers the damage', () => {
    const t = duel({ theirs: ['barriss-offee'], ...HITS });
    fire(t, { ...using('attack.declared', '1:barriss-offee'), 'card-token': '1', zone: 'rear' });
    expect(states(t.ship(1))[1]).toBe('redirect exhausted');
    expect(t.ship(1).shields).toMatchObject({ front: 4, rear: 0 });
    expect(t.ship(1).damage).toHaveLength(4);
  });

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

  it('Needa: at the start of the first round a defence token becomes an evade token', () => {
    const t = duel({ mine: ['captain-needa'], active: null, phase: 'command', stage: 'start' });
    t.take('0:captain-needa', '1');
    expect(states(t.ship(0))).toEqual(['brace ready', 'evade ready', 'redirect ready']);
  });

  it('Captain Rex: a Squadron command raids a ship at close range, and near him a dial sheds one raid token only', () => {
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

  it('Captain Silver: the speed changes by up to 3, and no Navigate command is resolved; his own token readies him', () => {
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

  it('Wolffe: squadrons that the command activates gain Assault, and an accuracy pays for it', () => {
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

  it('Clone Navigation Officer: a friend near gains a token of the command revealed, unless that is Repair', () => {
    const reveal = (dial: string) =>
      duel({ mine: ['clone-navigation-officer'], own: { dials: [dial] }, also: [wing()], step: 'reveal' });
    const t = reveal('concentrate').take('0:clone-navigation-officer', '2');
    expect(t.ship(2).commands).toEqual(['concentrate']);
    expect(reveal('repair').open).toEqual(['0 dial-use']);
  });

  it('Aresko: another ship reveals, and his gains the token', () => {
    const t = duel({ own: { dials: ['repair'] }, also: [wing({ upgrades: ['commandant-aresko'] })], step: 'reveal' });
    t.take('2:commandant-aresko');
    expect(t.ship(2)).toMatchObject({ commands: ['repair'], upgrades: [{ exhausted: true }] });
  });

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

  it('Gherant: no critical effects against his ship; he goes when it has attacked a ship', () => {
    const t = duel({ theirs: ['commander-gherant'], red: ['crit', 'crit', 'crit'], blue: ['crit', 'crit', 'crit'] });
    fire(t);
    expect(t.match.taken.map((d) => d.kind)).not.toContain('critical');
    expect(t.events('critical')).toEqual([]);
    const own = fire(duel({ mine: ['commander-gherant'], ...HITS }));
    expect(own.ship(0).upgrades[0]!.discarded).toBe(true);
  });

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
