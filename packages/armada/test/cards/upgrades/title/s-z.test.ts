import { describe, expect, it } from 'vitest';
import { refuseMove } from '../../../../src/flow/squadrons/squadron.ts';
import { speedOf } from '../../../../src/values.ts';
import { apart, lay, ship, squadron } from '../../../table.ts';
import { using } from '../bridge.ts';
import { ahead, asked, attackStep, CLOSE, deployed, LONG, mine, tokens, X } from './battle.ts';

const ISD = 'imperial-i-class-star-destroyer';
const VICTORY = 'victory-ii-class-star-destroyer';
const facing = ahead('large');
const far = facing(VICTORY, 'medium', 350, { activated: true });
const farRebel = facing('mc30c-scout-frigate', 'small', 350, { activated: true });

describe('titles from Sa Nalaor to Yavaris', () => {
  it('Sa Nalaor: at speed 2 any token works as an evade, once in an attack', () => {
    const strike = (speed: number) =>
      attackStep(
        [
          mine(ISD, []),
          facing('munificent-class-star-frigate', 'medium', LONG, {
            upgrades: ['sa-nalaor'],
            speed,
            tokens: ['brace', 'redirect', 'evade'],
          }),
        ],
        { red: ['double', 'double', 'hit'] },
      )
        .until('window:attack.defend', { attack: 'front>1.front' })
        .take('1:token.0');
    const t = strike(2).take('1:sa-nalaor', ['0']);
    expect(t.state.attacks[0]!.memory.brace).toBe(0);
    expect(t.options()).toEqual(['1:token.1', 'pass']);
    expect(t.barred('1:token.2')).toContain('AR-DIE-GOLDENEN-REGELN-03');
    expect(strike(1).open).toEqual(['1 window:attack.defend']);
  });

  it('Salvation: critical icons count two from the front at ships', () => {
    const strike = (title: string[]) =>
      attackStep([mine('nebulon-b-escort-frigate', title), ahead('small')(VICTORY, 'medium', LONG, { tokens: [] })], {
        red: ['crit', 'crit', 'hit'],
      }).fight({ attack: 'front>1.front', critical: 'none' }).damage;
    expect([strike(['salvation']), strike([])]).toEqual([5, 3]);
  });

  it('Seventh Fleet Star Destroyer: another copy takes a point off what hits the front', () => {
    const strike = (degrees: number, zone: string) =>
      attackStep(
        [
          mine('mc80-battle-cruiser', []),
          facing(VICTORY, 'medium', LONG, { upgrades: ['seventh-fleet-star-destroyer'], tokens: [] }, degrees),
          ship(VICTORY, 1, X + 200, 640, 180, { upgrades: ['seventh-fleet-star-destroyer'] }),
        ],
        { red: ['hit', 'hit', 'blank', 'blank'] },
      ).fight({ attack: `front>1.${zone}`, 'window:damage.suffers': '1:seventh-fleet-star-destroyer' });
    const t = strike(180, 'front');
    expect([t.suffered(1), t.ship(1).upgrades[0]!.exhausted, t.ship(2).upgrades[0]!.exhausted]).toEqual([
      1,
      false,
      true,
    ]);
    expect(strike(0, 'rear').suffered(1)).toBe(2);
  });

  it('Sovereign: up to three ships trade a command token for another', () => {
    const t = lay({
      units: [
        mine(ISD, ['sovereign'], { commands: ['repair'] }),
        ship(VICTORY, 0, X + 200, 300, 0, { commands: ['navigate', 'squadron'] }),
        farRebel,
      ],
      stage: 'start',
    });
    t.take('0:sovereign', ['0', '1'], 'concentrate', 'squadron', 'none');
    expect([t.ship(0).commands, t.ship(1).commands]).toEqual([['concentrate'], ['navigate']]);
    expect(t.ship(0).upgrades[0]!.exhausted).toBe(true);
  });

  it('[AR-CARD-STURMBOE-01] Squall: unengaged squadrons move up to distance 2 before the dial is revealed, and never into an engagement', () => {
    const t = lay({
      units: [
        mine('quasar-fire-i-class-cruiser-carrier', ['squall'], { dials: ['squadron'] }),
        squadron('tie-fighter-squadron', 0, X + 100, 300),
        squadron('tie-fighter-squadron', 0, X + 100, 360),
        squadron('x-wing-squadron', 1, X + 100, 360 + apart(40)),
        farRebel,
      ],
    });
    expect(t.events('revealed')).toEqual([]);
    t.take('0:squall');
    // the other one is engaged
    expect(t.options()).toEqual(['1']);
    t.take(['1']);
    t.refuses({ x: X + 130, y: 340 }, 'AR-NAHKAMPF-01');
    t.refuses({ x: X + 100, y: 300 + 130 }, 'AR-BEWEGUNG-VON-STAFFELN-03');
    t.take({ x: X + 150, y: 280 });
    expect(t.pose(1)).toEqual([X + 150, 280, 0]);
  });

  it('Stronghold: attacks on Swarm squadrons at distance 1-2 are obstructed', () => {
    const strike = (x: number, foe: string) =>
      lay({
        units: [
          squadron('x-wing-squadron', 0, X, 400),
          squadron(foe, 1, X, 445),
          ship('quasar-fire-i-class-cruiser-carrier', 1, x, 445, 0, { upgrades: ['stronghold'] }),
        ],
        phase: 'squadron',
        flying: { squadron: 0 },
      })
        .take('attack')
        .fight({ attack: '>1' })
        .events('attack')[0]!.obstructed;
    expect([strike(X + 150, 'tie-fighter-squadron'), strike(X + 150, 'tie-bomber-squadron')]).toEqual([true, false]);
    expect(strike(X + 250, 'tie-fighter-squadron')).toBe(false);
  });

  it('Sunder: a blue or black critical tears a card off, and Sunder is gone', () => {
    const strike = (red: boolean) =>
      attackStep(
        [
          mine('onager-class-testbed', ['sunder']),
          facing('mc80-assault-cruiser', 'large', CLOSE, {
            tokens: [],
            upgrades: ['xi7-turbolasers', 'leia-organa-officer'],
          }),
        ],
        { red: [red ? 'crit' : 'blank'], blue: ['hit', 'hit'], black: [red ? 'hit' : 'hitcrit'] },
      ).until('critical', { attack: 'front>1.front' });
    expect(strike(true).options()).toEqual(['standard', 'none']);
    const t = strike(false).take('0:sunder');
    expect(t.ship(1).upgrades.map((u) => u.discarded)).toEqual([true, false]);
    expect(t.ship(0).upgrades[0]!.discarded).toBe(true);
  });

  it('Suppressor: exhausts a token of an enemy ship that has ended its activation at distance 1-3', () => {
    const t = lay({
      units: [
        ship('gozanti-class-cruisers-empire', 0, X, 300, 0, { upgrades: ['suppressor'], activated: true }),
        ship('mc80-battle-cruiser', 1, X + 150, 300, 0),
        ship('gladiator-i-class-star-destroyer', 0, X, 700, 0),
        ship('gladiator-i-class-star-destroyer', 0, X + 100, 700, 0),
      ],
      active: 1,
      step: 'end',
    });
    expect(t.events('activationEnds')).toHaveLength(1);
    t.take('0:suppressor', '2');
    expect(tokens(t, 1)).toEqual(['brace ready', 'brace ready', 'redirect exhausted']);
  });

  it('Swift Return: near an obstacle a change of speed or a click more', () => {
    const fly = (way: string, y = 400) =>
      lay({
        units: [mine('consular-class-armed-cruiser', ['swift-return'], { speed: 2 }), far],
        obstacles: [{ token: 'asteroid-1', x: X + 60, y }],
        active: 0,
        step: 'manoeuvre',
      })
        .until('window:course.determine')
        .take('0:swift-return', way);
    const yaw = fly('yaw-more');
    yaw.refuses({ speed: 3, clicks: [0, 0, 0], side: 'right' }, 'AR-SCHUB-03');
    yaw.take({ speed: 2, clicks: [0, 2], side: 'right' });
    const speed = fly('speed-change');
    speed.refuses({ speed: 2, clicks: [0, 2], side: 'right' }, 'AR-BEWEGUNG-VON-SCHIFFEN-02');
    speed.take({ speed: 3, clicks: [0, 0, 0], side: 'right' });
    expect(speed.ship(0).speed).toBe(3);
    expect(() => fly('yaw-more', 700)).toThrow();
  });

  it('Tantive IV: a friend at distance 1-5 gains the token instead', () => {
    const t = lay({
      units: [
        mine('cr90-corvette-a', ['tantive-iv'], { dials: ['repair'] }),
        ship('mc80-battle-cruiser', 0, X + 200, 300, 0, { activated: true }),
        far,
      ],
      active: 0,
    }).take('token', '0:tantive-iv');
    expect([t.ship(0).commands, t.ship(1).commands]).toEqual([[], ['repair']]);
  });

  it('[AR-SCHADEN-08] Tantive IV: no token goes to a ship that Life Support Failure lets have none', () => {
    const gives = (...failing: number[]) =>
      lay({
        units: [
          mine('cr90-corvette-a', ['tantive-iv'], { dials: ['repair'] }),
          ...[X + 150, X - 150].map((x, i) =>
            ship('cr90-corvette-a', 0, x, 300, 0, {
              activated: true,
              damage: failing.includes(i + 1) ? [{ card: 'life-support-failure', faceup: true }] : [],
            }),
          ),
          far,
        ],
        active: 0,
      }).take('token');
    // with one left there is no ship to choose
    expect(gives(1).take('0:tantive-iv').ship(2).commands).toEqual(['repair']);
    expect(gives().take('0:tantive-iv').options()).toEqual(['1', '2']);
    expect(gives(1, 2).ship(0).commands).toEqual(['repair']);
  });

  it('[AR-CARD-EINSATZTEAM-ANTILLES-01][AR-CARD-EINSATZTEAM-ANTILLES-02] Task Force Antilles: one copy is exhausted, and its ship suffers a point instead', () => {
    const copy = (x: number) =>
      ship('hammerhead-scout-corvette', 1, x, 640, 180, { upgrades: ['task-force-antilles'] });
    const t = attackStep(
      [
        mine(ISD, []),
        facing('hammerhead-scout-corvette', 'small', LONG, { upgrades: ['task-force-antilles'], tokens: [] }),
        copy(X + 100),
        copy(X - 100),
      ],
      { red: ['hit', 'hit', 'hit'] },
    ).until('window:damage.suffers', { attack: 'front>1.front' });
    t.take('1:task-force-antilles', '2', 'front').goOn((table) => table.state.attacks.length === 0);
    expect([1, 2, 3].map((id) => t.suffered(id))).toEqual([2, 1, 0]);
    expect([1, 2, 3].map((id) => t.ship(id).upgrades[0]!.exhausted)).toEqual([false, true, false]);
  });
  it('Task Force Antilles: whose copy is exhausted spends no engineering points', () => {
    const t = lay({
      units: [
        mine('hammerhead-scout-corvette', [{ id: 'task-force-antilles', exhausted: true }], {
          open: ['repair'],
          shields: { front: 0 },
        }),
        far,
      ],
      active: 0,
      step: 'commands',
    }).take('repair:dial');
    expect(t.open).not.toContain('0 repair');
    expect(t.ship(0).shields.front).toBe(0);
  });

  it('Task Force Organa: a copy nearby lets two dice be rerolled; whose copy is exhausted attacks no ships', () => {
    const wing = (exhausted: boolean) =>
      attackStep(
        [
          mine('hammerhead-scout-corvette', [{ id: 'task-force-organa', exhausted }]),
          ahead('small')(VICTORY, 'medium', LONG, { tokens: [] }),
          ship('hammerhead-scout-corvette', 0, X + 100, 300, 0, { upgrades: ['task-force-organa'], activated: true }),
        ],
        { red: ['blank', 'blank', 'hit', 'hit'] },
      );
    const t = wing(false).fight({
      attack: 'front>1.front',
      'window:attack.modify': '0:task-force-organa',
      reroll: ['0', '1'],
    });
    expect([t.damage, t.ship(2).upgrades[0]!.exhausted]).toEqual([2, true]);
    expect(wing(true).open).not.toContain('0 attack');
  });

  it('TB-73: an evade token more', () => {
    const t = deployed('pelta-class-medical-frigate', 'tb-73');
    expect(tokens(t, 0)).toEqual(['evade ready', 'brace ready', 'redirect ready', 'evade ready']);
  });

  it('Tide of Progress XII: a faceup ship card is discarded, a crew card is not', () => {
    const strike = (card: string) =>
      attackStep(
        [
          mine(ISD, []),
          facing('munificent-class-star-frigate', 'medium', LONG, {
            upgrades: ['tide-of-progress-xii'],
            tokens: [],
            shields: { front: 0 },
          }),
        ],
        { red: ['crit', 'hit', 'blank'], deck: [card, 'structural-damage'] },
      ).fight({ attack: 'front>1.front', critical: 'standard', 'window:damage.deals': '1:tide-of-progress-xii' });
    const t = strike('ruptured-engine');
    expect(t.ship(1).damage).toEqual([{ card: 'structural-damage', faceup: false }]);
    expect(t.state.deck.discard).toEqual(['ruptured-engine']);
    expect(strike('compartment-fire').ship(1).damage[0]).toEqual({ card: 'compartment-fire', faceup: true });
  });

  it('Tranquility: two shields of one zone go to the defending one when fewer than two tokens were spent', () => {
    const strike = (...spent: string[]) =>
      attackStep(
        [mine(ISD, []), facing('venator-i-class-star-destroyer', 'large', LONG, { upgrades: ['tranquility'] })],
        {
          red: ['hit', 'hit', 'hit'],
        },
      )
        .until('window:attack.defend', { attack: 'front>1.front' })
        .take(...spent);
    const t = strike('1:token.0', 'pass').take('1:tranquility', 'rear', 'rear', 'rear');
    expect(t.ship(1).shields).toMatchObject({ front: 4, rear: 0 });
    expect(t.damage).toBe(2);
    const both = strike('1:token.0', '1:token.1', 'left', 'pass');
    expect(asked(both.fight())).not.toContain('window:attack.defended');
  });

  it('Tranquility: without shields elsewhere, or with the most that a zone may have, nothing is asked', () => {
    const ask = (shields: Record<string, number>, spent: readonly string[] = []) => {
      const t = attackStep(
        [
          mine(ISD, []),
          facing('venator-i-class-star-destroyer', 'large', LONG, { upgrades: ['tranquility'], shields }),
        ],
        { red: ['hit', 'hit', 'hit', 'hit'] },
      );
      t.until('window:attack.defend', { attack: 'front>1.front' }).take(...spent);
      return asked(t.fight()).includes('window:attack.defended');
    };
    expect(ask({ front: 3, left: 0, right: 0, rear: 0 })).toBe(false);
    expect(ask({ front: 3, left: 0, right: 0, rear: 1 })).toBe(true);
    expect(ask({ front: 0, left: 1, right: 0, rear: 0 })).toBe(true);
    expect(ask({ front: 6, left: 1, right: 1, rear: 1 })).toBe(false);
  });

  it('Triumphant: from round 2 on up to three squadrons at close range of it, none with Adept, and not for flotillas', () => {
    const command = (round: number) =>
      lay({
        units: [
          mine('acclamator-i-class-assault-ship', [], { open: ['squadron'] }),
          ship('venator-i-class-star-destroyer', 0, X + 600, 300, 0, { upgrades: ['triumphant'], activated: true }),
          squadron('v-19-torrent-squadron', 0, X + 700, 300),
          squadron('delta-7-aethersprite-squadron', 0, X + 700, 340),
          far,
        ],
        round,
        active: 0,
        step: 'commands',
      }).take('squadron:dial');
    expect(command(2).options()).toEqual(['2', 'none']);
    expect(command(1).open).not.toContain('0 command-squadron');
  });

  it('Unity: a redirect token more, and a die again at squadrons that a friend without Heavy engages', () => {
    expect(tokens(deployed('starhawk-class-battleship-mark-ii', 'unity'), 0)).toEqual(
      expect.arrayContaining(['redirect ready']),
    );
    const strike = (friend: string) =>
      asked(
        attackStep(
          [
            mine('starhawk-class-battleship-mark-ii', ['unity']),
            squadron('tie-fighter-squadron', 1, X, 420),
            squadron(friend, 0, X + apart(10), 420),
            far,
          ],
          { red: ['blank'], blue: ['hit'] },
        ).fight({ attack: 'front>1' }),
      );
    expect(strike('x-wing-squadron')).toContain('window:attack.modify');
    expect(strike('y-wing-squadron')).not.toContain('window:attack.modify');
  });

  it('Vanguard: a token gives way to a redirect token in the first round', () => {
    const t = lay({
      units: [mine('nebulon-b-escort-frigate', ['vanguard']), far],
      phase: 'command',
      stage: 'start',
    }).take('0:vanguard', '2');
    expect(tokens(t, 0)).toEqual(['evade ready', 'brace ready', 'redirect ready']);
  });

  it('Vector: squadrons without Heavy are a point faster, no faster than 5', () => {
    const fly = (id: string) => {
      const t = lay({
        units: [mine('gozanti-class-cruisers-empire', ['vector']), squadron(id, 0, X + 100, 300), farRebel],
        flying: { squadron: 1, by: 0 },
      });
      return speedOf(t.g, t.squadron(1));
    };
    expect(['tie-fighter-squadron', 'tie-interceptor-squadron', 'tie-bomber-squadron'].map(fly)).toEqual([5, 5, 4]);
  });

  it('[AR-CARD-KRIEGSHERR-01][AR-CARD-KRIEGSHERR-02] Warlord: an accuracy becomes a hit, on a red die even two', () => {
    const strike = (face: string) =>
      attackStep([mine(VICTORY, ['warlord']), ahead('medium')('mc80-battle-cruiser', 'large', LONG, { tokens: [] })], {
        red: ['accuracy', 'blank', 'blank'],
      }).fight({ attack: 'front>1.front', 'window:attack.modify': '0:warlord', dice: ['0'], 'card-face': face }).damage;
    expect([strike('hit'), strike('double')]).toEqual([1, 2]);
  });

  describe('Yavaris', () => {
    const command = (blue: ('hit' | 'crit' | 'accuracy')[] = []) =>
      lay({
        units: [
          mine('nebulon-b-escort-frigate', ['yavaris'], { open: ['squadron'], speed: 1 }),
          squadron('x-wing-squadron', 0, X + 100, 300),
          squadron('x-wing-squadron', 0, X - 100, 300),
          squadron('tie-bomber-squadron', 1, X + 100, 345),
          far,
        ],
        active: 0,
        step: 'commands',
        blue,
      }).take('squadron:dial', '1');
    it('[AR-ERR-YAVARIS-01][AR-ERR-YAVARIS-02][AR-ERR-YAVARIS-03][AR-CARD-YAVARIS-02] each squadron may choose to only attack, with a die more of a colour in its pool', () => {
      const t = command(['hit', 'hit', 'hit', 'hit', 'hit']);
      t.take('attack').fight({ attack: '>3', 'window:attack.modify': '0:yavaris/die' });
      expect(t.damage).toBe(5);
      expect(refuseMove(t.g, t.squadron(1))?.clauses).toContain('AR-ERR-YAVARIS-02');
      // the next one chooses for itself
      t.until('squadron-act', { 'command-squadron': '2' });
      expect(t.options()).toContain('move');
    });
    it('a squadron decides when its dice lie there, and one that has moved cannot choose it any more', () => {
      const t = command().take('move', { x: X + 100, y: 300 }, 'attack');
      t.fight({ attack: '>3', ...using('attack.modify', '0:yavaris/die') });
      expect(t.events('ability')).toEqual([]);
    });
    it('[AR-CARD-YAVARIS-01][AR-CARD-YAVARIS-03] no other effect moves it during this activation', () => {
      const t = command().take('attack').fight({ attack: '>3', 'window:attack.modify': '0:yavaris/die' });
      expect(refuseMove(t.g, t.squadron(1))?.clauses).toContain('AR-CARD-YAVARIS-03');
      const { g } = t;
      const stood = g.squadron(1).pose;
      expect(g.rules.moveSquadron(g, g.squadron(1), 3).next([]).done).toBe(true);
      expect(g.squadron(1).pose).toBe(stood);
      t.goOn((table) => table.state.active === null);
      expect(refuseMove(t.g, t.squadron(1))?.clauses ?? []).not.toContain('AR-CARD-YAVARIS-03');
    });
  });
});
