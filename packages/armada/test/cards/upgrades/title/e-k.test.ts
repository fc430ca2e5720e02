import { describe, expect, it } from 'vitest';
import { engagersOf } from '../../../../src/flow/squadrons/engagement.ts';
import { refuseMove } from '../../../../src/flow/squadrons/squadron.ts';
import { gainToken } from '../../../../src/flow/tokens.ts';
import { TOKEN_HALF_WIDTH } from '../../../../src/geometry/bases.ts';
import { isActivated, keywordOf, speedOf, yawOf } from '../../../../src/values.ts';
import { apart, lay, ship, squadron } from '../../../table.ts';
import { ahead, asked, attackStep, HALF_WIDTH, LONG, mine, revealStep, setup, tokens, X } from './battle.ts';

const ISD = 'imperial-i-class-star-destroyer';
const VICTORY = 'victory-ii-class-star-destroyer';
const SSD = 'star-dreadnought-command-prototype';
const facing = ahead('large');
const ram = { course: { speed: 2, clicks: [0, 0], side: 'right' } } as const;

describe("titles from Eclipse to Jaina's Light", () => {
  it('Eclipse: who overlaps it is dealt a faceup card', () => {
    const t = lay({
      units: [
        ship('gladiator-i-class-star-destroyer', 0, X, 300, 0, { speed: 2 }),
        ship(SSD, 1, X, 430, 90, { upgrades: ['eclipse'], activated: true }),
      ],
      active: 0,
      step: 'manoeuvre',
      deck: ['ruptured-engine', 'ruptured-engine'],
    }).goOn((table) => table.events('collided').length > 0, ram);
    t.goOn((table) => table.state.active === null);
    expect(t.ship(0).damage[0]).toEqual({ card: 'ruptured-engine', faceup: true });
    expect(t.ship(1).damage.map((d) => d.faceup)).toEqual([false]);
  });
  it("Garel's Honor: whom it overlaps is dealt a faceup card", () => {
    const t = lay({
      units: [
        mine('hammerhead-scout-corvette', ['garels-honor'], { speed: 2 }),
        ship(VICTORY, 1, X, 420, 90, { activated: true }),
      ],
      active: 0,
      step: 'manoeuvre',
      deck: ['ruptured-engine', 'ruptured-engine'],
    }).goOn((table) => table.state.active === null, ram);
    expect(t.ship(0).damage.map((d) => d.faceup)).toEqual([false]);
    expect(t.ship(1).damage.map((d) => d.faceup)).toEqual([true]);
  });

  it('Endeavor: a contain token more from the first round on', () => {
    const units = [mine('mc80-battle-cruiser', ['endeavor']), facing(VICTORY, 'medium', 300)];
    const first = lay({ units, phase: 'command', stage: 'start' });
    expect(tokens(first, 0)).toContain('contain ready');
    expect(tokens(lay({ units, phase: 'command', stage: 'start', round: 2 }), 0)).not.toContain('contain ready');
  });

  it('[AR-CARD-EXECUTOR-01][AR-CARD-EXECUTOR-02][AR-CARD-EXECUTOR-03] Executor: any number of tokens, but one dial with one token, and a command once', () => {
    const held = ['repair', 'repair', 'repair', 'navigate', 'squadron', 'concentrate'];
    const t = lay({
      units: [
        ship(SSD, 0, X, 400, 0, { upgrades: ['executor'], commands: held, open: ['repair'], shields: { rear: 0 } }),
        ship(VICTORY, 1, X + 700, 800, 180),
      ],
      active: 0,
      step: 'commands',
    });
    expect(t.options().filter((id) => id.startsWith('repair'))).toEqual(['repair:dial', 'repair:token', 'repair:both']);
    t.take('repair:both').until('command', { repair: 'none' });
    expect(t.ship(0).commands).toEqual(['repair', 'repair', 'navigate', 'squadron', 'concentrate']);
    expect(t.options().filter((id) => id.startsWith('repair'))).toEqual([]);
    const { g } = t;
    for (let n = 0; n < 3; n++) expect(gainToken(g, g.ship(0), 'squadron').next([]).done).toBe(true);
    expect(g.ship(0).commands).toHaveLength(8);
  });

  it('FB-88: the top dial is discarded before the next one is revealed', () => {
    const t = revealStep([
      mine('pelta-class-medical-frigate', ['fb-88'], { dials: ['navigate', 'repair'] }),
      facing(VICTORY, 'medium', 300),
    ]);
    t.take('0:fb-88');
    expect(t.events('revealed').map((e) => e.dial)).toEqual(['repair']);
    expect(t.ship(0).dials).toEqual([]);
  });

  it("Foreman's Labor: a point less while the defending zone has a shield left", () => {
    const strike = (front: number) =>
      attackStep(
        [
          mine(ISD, []),
          facing('hardcell-class-transport', 'small', LONG, {
            upgrades: ['foremans-labor'],
            tokens: [],
            shields: { front },
          }),
        ],
        { red: ['hit', 'hit', 'blank'] },
      ).fight({ attack: 'front>1.front', 'window:damage.suffers': '1:foremans-labor' });
    const t = strike(1);
    expect([t.suffered(1), t.ship(1).upgrades[0]!.exhausted]).toEqual([1, true]);
    expect(strike(0).suffered(1)).toBe(2);
  });

  it('Foresight: Evade affects a die more, Redirect a zone more', () => {
    const t = attackStep([mine(ISD, []), facing('mc30c-torpedo-frigate', 'small', LONG, { upgrades: ['foresight'] })], {
      red: ['double', 'double', 'double'],
    }).until('window:attack.defend', { attack: 'front>1.front' });
    // against a larger ship it is a third one that discards the token
    t.take('1:token.0', ['0', '1']);
    expect(tokens(t, 1)[0]).toBe('evade exhausted');
    t.take('1:token.2', 'left').fight({ 'redirect-amount': ['1', '1'] });
    expect(t.events('redirect').map((e) => e.zone)).toEqual(['left', 'right']);
    expect(t.ship(1).shields).toMatchObject({ front: 3, left: 2, right: 2 });
  });

  it('[AR-ERR-TAPFERKEIT-01][AR-ERR-TAPFERKEIT-02] Gallant Haven: a point less for friendly squadrons at distance 1, at least one, and only from attacks', () => {
    const frigate = (gap: number) =>
      ship('assault-frigate-mark-ii-b', 1, X + 17 + gap + HALF_WIDTH.medium, 400, 0, {
        upgrades: ['gallant-haven'],
        activated: true,
      });
    const strike = (gap: number, ...blue: ('hit' | 'accuracy')[]) =>
      lay({
        units: [squadron('tie-fighter-squadron', 0, X, 445), squadron('x-wing-squadron', 1, X, 400), frigate(gap)],
        phase: 'squadron',
        flying: { squadron: 0 },
        blue,
      })
        .take('attack')
        .fight({ attack: '>1' });
    expect(strike(76, 'hit', 'hit', 'hit').suffered(1)).toBe(2);
    expect(strike(76.5, 'hit', 'hit', 'hit').suffered(1)).toBe(3);
    expect(strike(76, 'hit', 'accuracy', 'accuracy').suffered(1)).toBe(1);
    const t = lay({ units: [frigate(20), squadron('x-wing-squadron', 1, X, 400)] });
    const { g } = t;
    expect(g.rules.suffer(g, g.squadron(1), 2, { by: 'purrgil' }).next([]).done).toBe(true);
    expect(g.squadron(1).hull).toBe(3);
  });

  it('Gilded Aegis: a redirect token for up to six shields in a zone, at the end of Command and Ship Phase', () => {
    const t = lay({
      units: [mine('recusant-class-light-destroyer', ['gilded-aegis']), facing(VICTORY, 'medium', 300)],
      phase: 'command',
      stage: 'end',
    });
    t.take('0:gilded-aegis', 'front');
    expect(t.options()).toEqual(['left', 'right', 'rear', 'none']); // from the others, as long as they have any
    t.take('left', 'left', 'right', 'none');
    expect(t.ship(0).shields).toMatchObject({ front: 6, left: 1, right: 2, rear: 2 });
    expect(tokens(t, 0)).toContain('redirect discarded');
  });

  it('Hand of Justice: a token of another ship is readied before the dial is revealed', () => {
    const t = revealStep([
      mine('arquitens-class-light-cruiser', ['hand-of-justice'], { dials: ['repair'] }),
      ship(VICTORY, 0, X + 200, 300, 0, {
        tokens: [{ kind: 'brace', state: 'exhausted' }, 'redirect'],
        activated: true,
      }),
      facing('mc30c-scout-frigate', 'small', 350),
    ]);
    t.take('0:hand-of-justice');
    expect(tokens(t, 1)).toEqual(['brace ready', 'redirect ready']);
    expect(t.ship(0).upgrades[0]!.exhausted).toBe(true);
  });

  it('Harrow: II at the first joint of speed 1', () => {
    const { g } = lay({ units: [mine(VICTORY, ['harrow']), facing('mc30c-scout-frigate', 'small', 350)] });
    expect([yawOf(g, g.ship(0), 1), yawOf(g, g.ship(0), 2)]).toEqual([[2], [0, 1]]);
  });

  it('Home One: another friendly ship at distance 1-5 turns a die to an accuracy', () => {
    const strike = (x: number) =>
      attackStep(
        [
          mine('cr90-corvette-a', []),
          ahead('small')(VICTORY, 'medium', LONG),
          ship('mc80-command-cruiser', 0, x, 300, 0, { upgrades: ['home-one'], activated: true }),
        ],
        { red: ['hit', 'blank'] },
      ).until('window:attack.modify', { attack: 'front>1.front' });
    const t = strike(X + 300).take('2:home-one', ['1']);
    expect(t.options()).toContain('0:accuracy');
    expect(() => strike(X + 400)).toThrow();
  });

  it('[AR-CARD-UNGESTUEM-01][AR-CARD-UNGESTUEM-02] Impetuous: one more attack on a squadron from any zone; with Gunnery Team not twice on the same one', () => {
    const sky = (upgrades: string[]) =>
      attackStep(
        [
          mine('raider-i-class-corvette', ['impetuous', ...upgrades]),
          squadron('x-wing-squadron', 1, X - 20, 400),
          squadron('x-wing-squadron', 1, X + 20, 400),
          facing(VICTORY, 'medium', 400),
        ],
        { black: Array.from({ length: 10 }, () => 'blank' as const) },
      ).fight({ attack: 'front>1', 'further-target': 'none' });
    const t = sky([]).until('window:ship.attackEnd', { attack: 'none' }).take('0:impetuous');
    expect(t.options()).toEqual(['front>1', 'front>2', 'none']);
    t.fight({ attack: 'front>1' });
    expect(t.events('attack')).toHaveLength(2);
    const twice = sky(['gunnery-team']).until('window:ship.attackEnd', { attack: 'none' }).take('0:impetuous');
    expect(twice.options()).toEqual(['front>2', 'none']);
  });

  it('Implacable: front shields spare a friend at distance 1-2', () => {
    const t = attackStep(
      [
        mine(ISD, []),
        facing('consular-class-armed-cruiser', 'small', LONG, { tokens: [] }),
        ship('acclamator-i-class-assault-ship', 1, X + 120, 640, 180, { upgrades: ['implacable'] }),
      ],
      { red: ['hit', 'hit', 'hit'] },
    ).fight({ attack: 'front>1.front', 'window:damage.suffers': '2:implacable', 'card-number': '2' });
    expect([t.suffered(1), t.ship(2).shields.front, t.ship(2).upgrades[0]!.exhausted]).toEqual([1, 2, true]);
  });

  it('Independence: a squadron flies at speed 4 and does not attack then', () => {
    const t = lay({
      units: [
        mine('mc80-command-cruiser', ['independence'], { open: ['squadron'] }),
        squadron('b-wing-squadron', 0, X + 100, 300),
        squadron('tie-bomber-squadron', 1, X + 100, 345),
        facing(VICTORY, 'medium', 400),
      ],
      active: 0,
      step: 'commands',
    });
    t.take('squadron:dial', '1', '0:independence');
    expect(speedOf(t.g, t.squadron(1))).toBe(4);
    expect(t.options()).toEqual(['move', 'none']);
    expect(t.barred('attack')).toContain('AR-DIE-GOLDENEN-REGELN-03');
    t.take('none');
    expect(speedOf(t.g, t.squadron(1))).toBe(2);
  });

  it('[AR-CARD-HEIMTUECKE-01][AR-CARD-HEIMTUECKE-02] Insidious: black dice at medium range, at a rear zone only, even alone', () => {
    const GLADIATOR = 'gladiator-i-class-star-destroyer';
    const behind = (gap: number, degrees = 0) =>
      attackStep([
        ship(GLADIATOR, 0, X, 300, 270, { upgrades: ['insidious'] }),
        ship('mc80-assault-cruiser', 1, X, 300 + TOKEN_HALF_WIDTH.small + gap + 64.5, degrees),
      ]);
    // its side has black dice alone
    expect(behind(187).options()).toContain('right>1.rear');
    const t = behind(150).fight({ attack: 'right>1.rear' });
    expect(t.events('rolled')[0]!.dice.map((d) => d.colour)).toEqual(['black', 'black', 'black', 'black']);
    expect(behind(188).open).not.toContain('0 attack');
    expect(behind(150, 180).open).not.toContain('0 attack');
  });

  it('[AR-CARD-HETZER-01][AR-CARD-HETZER-03] Instigator holds enemy squadrons at distance 1, Intel or not', () => {
    const near = (gap: number) =>
      lay({
        units: [
          ship('raider-i-class-corvette', 0, X, 400, 0, { upgrades: ['instigator'] }),
          squadron('x-wing-squadron', 1, X + HALF_WIDTH.small + gap + 17, 400),
          squadron('jan-ors', 1, X + HALF_WIDTH.small + gap + 17, 400 + apart(10)),
        ],
      });
    const t = near(76);
    expect(engagersOf(t.g, t.squadron(1))).toBe(2);
    expect(refuseMove(t.g, t.squadron(1))?.clauses).toContain('AR-NAHKAMPF-02');
    const away = near(76.5);
    expect(engagersOf(away.g, away.squadron(1))).toBe(0);
    expect(refuseMove(away.g, away.squadron(1))).toBeUndefined();
  });
  it('[AR-CARD-HETZER-02][AR-CARD-HETZER-04] ships may be attacked unless a real squadron other than Valen Rudor and Heavy ones engages', () => {
    const among = (...foes: string[]) =>
      lay({
        units: [
          ship('raider-i-class-corvette', 0, X, 400, 0, { upgrades: ['instigator'] }),
          squadron('x-wing-squadron', 1, X + 60, 400),
          ...foes.map((id, i) => squadron(id, 0, X + 60 + apart(10), 380 + 40 * i)),
        ],
        phase: 'squadron',
        flying: { squadron: 1 },
      }).take('attack');
    expect(among().options()).toEqual(['>0.right', 'none']);
    // the two virtual ones shield Valen
    expect(among('valen-rudor').options()).toEqual(['>0.right', 'none']);
    expect(among('tie-bomber-squadron').options()).toEqual(expect.arrayContaining(['>0.right', '>2']));
    expect(among('tie-fighter-squadron').options()).toEqual(['>2', 'none']);
    expect(among('valen-rudor', 'tie-fighter-squadron').options()).toEqual(['>3', 'none']);
  });

  it('Interdictor: when any ship activates another card of it is readied', () => {
    const t = lay({
      units: [
        ship('interdictor-combat-refit', 0, X, 300, 0, {
          upgrades: ['interdictor', { id: 'sensor-team', exhausted: true }],
          activated: true,
        }),
        ship('mc30c-scout-frigate', 1, X, 700, 180, { dials: ['repair'] }),
      ],
      turnOf: 1,
    });
    t.take('0:interdictor');
    expect(t.ship(0).upgrades.map((u) => u.exhausted)).toEqual([true, false]);
  });

  it('Invisible Hand: up to five Swarm squadrons wait beside it and come with a Squadron command', () => {
    const six = Array.from({ length: 6 }, () => 'vulture-class-droid-fighter-squadron');
    const t = setup([{ card: 'providence-class-carrier-separatist', upgrades: ['invisible-hand'] }], six);
    t.goOn((table) => table.state.round === 1, { 'window:setup.deploys': '0:invisible-hand' });
    expect(t.state.units.map((u) => u.status)).toEqual(['play', ...six.slice(1).map(() => 'aside'), 'play', 'play']);
    t.until('window:command.resolving', {
      dials: (a) => (a.type === 'form' ? Object.fromEntries(a.fields.map((f) => [f.id, 'squadron'])) : {}),
      activate: '0',
      'dial-use': 'keep',
      command: 'squadron:dial',
    });
    t.take('0:invisible-hand', ['1', '2']);
    const { x, y } = t.unit(0).pose!;
    t.refuses({ x: x + 36.5 + 190, y }, 'AR-REICHWEITE-UND-ENTFERNUNG-05');
    t.take({ x: x + 100, y }, { x: x + 140, y });
    expect([1, 2, 3].map((id) => t.unit(id).status)).toEqual(['play', 'play', 'aside']);
    const printed = t.g.squadronCard(t.squadron(1)).keywords['ai-anti-squadron']!;
    expect(keywordOf(t.g, t.squadron(1), 'ai-anti-squadron')).toBe(printed + 1);
    expect(refuseMove(t.g, t.squadron(1))).toBeDefined();
  });

  it('Invisible Hand of the first print: no more come than the command would activate', () => {
    const hidden = (prices: string) =>
      lay({
        units: [
          mine('providence-class-carrier-separatist', ['invisible-hand'], { commands: ['squadron'] }),
          ...[0, 1].map(() =>
            squadron('vulture-class-droid-fighter-squadron', 0, 0, 0, { status: 'aside', asideBy: '0:invisible-hand' }),
          ),
          ship('mc30c-scout-frigate', 1, X, 800, 180),
        ],
        active: 0,
        step: 'commands',
        rules: { prices },
      })
        .take('squadron:token', '0:invisible-hand')
        .ask();
    expect(hidden('first')).toMatchObject({ kind: 'card-units', max: 1 });
    expect(hidden('latest')).toMatchObject({ kind: 'card-units', max: 2 });
  });

  it('[AR-AUFBAU-07] who comes out of Invisible Hand in a later round is not activated yet', () => {
    const t = lay({
      units: [
        mine('providence-class-carrier-separatist', ['invisible-hand'], { commands: ['squadron'] }),
        squadron('vulture-class-droid-fighter-squadron', 0, 0, 0, {
          status: 'aside',
          asideBy: '0:invisible-hand',
          activated: true,
        }),
        ship('mc30c-scout-frigate', 1, X, 800, 180),
      ],
      round: 2,
      active: 0,
      step: 'commands',
    });
    t.take('squadron:token', '0:invisible-hand', ['1'], { x: X + 100, y: t.unit(0).pose!.y });
    expect([t.unit(1).status, isActivated(t.state, t.unit(1))]).toEqual(['play', false]);
  });

  it("Jaina's Light: may ignore obstacles, and its attacks are never obstructed", () => {
    const fly = (use: string) =>
      lay({
        units: [mine('cr90-corvette-a', ['jainas-light'], { speed: 1 }), facing(VICTORY, 'medium', 400)],
        obstacles: [{ token: 'asteroid-1', x: X, y: 400 }],
        active: 0,
        step: 'manoeuvre',
      }).goOn((t) => t.state.active === null, {
        course: { speed: 1, clicks: [0], side: 'right' },
        'window:obstacle.overlaps': use,
      });
    expect(fly('0:jainas-light').ship(0).damage).toEqual([]);
    expect(fly('pass').ship(0).damage).toHaveLength(1);
    const t = attackStep([mine('cr90-corvette-a', ['jainas-light']), ahead('small')(VICTORY, 'medium', LONG)], {
      obstacles: [{ token: 'asteroid-1', x: X, y: 455 }],
    }).fight({ attack: 'front>1.front' });
    expect(t.events('attack')[0]!.obstructed).toBe(false);
    expect(asked(t)).not.toContain('colour');
  });
});
