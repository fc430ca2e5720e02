import { describe, expect, it } from 'vitest';
import { decline, lay, ship, squadron, type Table } from '../../../table.ts';
import { CLOSE, CR90, duel, faces, fire, ISD, LONG, match, pool, states, using, VSD, wing } from '../bridge.ts';

const kept = (t: Table): readonly number[] => t.state.lasting.filter((l) => l.value === 'undying').map((l) => l.unit);

describe('commanders, G to K', () => {
  it('[AR-CARD-GARM-BEL-IBLIS-01][AR-CARD-GARM-BEL-IBLIS-04] Garm: two rounds that do not follow each other, noted on the card', () => {
    const t = match('rebel', ['garm-bel-iblis']).until('card-number');
    t.take('2');
    expect(t.options()).toEqual(['4', '5', '6']);
    t.take('5').until('dials');
    expect(t.ship(0).upgrades[0]!.note).toEqual([2, 5]);
    expect(t.ship(0).commands).toEqual([]);
  });

  it('[AR-CARD-GARM-BEL-IBLIS-02][AR-CARD-GARM-BEL-IBLIS-03] Garm: in these rounds each friendly ship gains as many tokens as its command value, no two alike', () => {
    const start = (round: number) =>
      duel({
        mine: [{ id: 'garm-bel-iblis', note: [2, 4] }],
        own: { commands: ['navigate'] },
        also: [ship(CR90, 0, 700, 300)],
        active: null,
        stage: 'start',
        round,
      });
    expect(start(3).open).not.toContain('0 window:ships.start');
    const t = start(4).take('0:garm-bel-iblis');
    expect(t.options()).toEqual(['squadron', 'repair', 'concentrate', 'no-more']);
    t.take('squadron', 'repair', 'no-more', 'concentrate');
    expect([t.ship(0).commands, t.ship(2).commands]).toEqual([['navigate', 'squadron', 'repair'], ['concentrate']]);
    expect(t.open).not.toContain('0 card-command'); // the corvette's command value is 1
  });

  it('General Cracken: attacks of ships on a fast small or medium ship are obstructed', () => {
    const t = (id: string, speed: number) => {
      const units = [
        ship(ISD, 1, 900, 300),
        ship(id, 0, 900, CLOSE, 180, { speed }),
        ship(VSD, 0, 400, 300, 0, { upgrades: ['general-cracken'] }),
      ];
      return lay({ units, active: 0, step: 'attack', turnOf: 1 }).ask();
    };
    const obstructed = { options: [{ about: { obstructed: true } }, {}] };
    expect(t(CR90, 3)).toMatchObject(obstructed);
    expect(t(CR90, 2)).not.toMatchObject(obstructed);
    expect(t('imperial-i-class-star-destroyer', 3)).not.toMatchObject(obstructed);
  });

  it('[AR-CARD-GENERAL-DODONNA-01][AR-CARD-GENERAL-DODONNA-02] Dodonna: of the top four cards he picks the one that is dealt faceup', () => {
    const deck = ['crew-panic', 'structural-damage', 'power-failure', 'injured-crew', 'coolant-discharge'];
    const t = duel({
      mine: ['general-dodonna'],
      foe: { shields: { front: 0 } },
      red: ['crit', 'blank', 'blank'],
      blue: ['accuracy', 'accuracy', 'accuracy'],
      deck,
    });
    fire(t, { critical: 'standard', ...using('damage.draws', '0:general-dodonna'), 'card-damage': '2' });
    expect(t.ship(1).damage).toMatchObject([{ card: 'power-failure', faceup: true }]);
    expect(t.state.deck.discard).toEqual(['crew-panic', 'structural-damage', 'injured-crew']);
    expect(t.state.deck.draw[0]).toBe('coolant-discharge');
  });

  it('General Draven: he looks at dials, lays two tokens on the card, and raids who resolves such a command', () => {
    const t = duel({
      mine: ['general-draven-commander'],
      foe: { dials: ['repair', 'squadron', 'navigate'] },
      active: null,
      phase: 'command',
      stage: 'end',
    });
    t.take('0:general-draven-commander/look');
    const seen = t.match.events.find((r) => r.event.type === 'dialsSeen')!;
    expect(seen.event).toMatchObject({ unit: 1, dials: ['repair', 'squadron', 'navigate'] });
    expect(seen.others).toMatchObject({ dials: [] });
    t.take('0:general-draven-commander/place', 'repair');
    expect(t.options()).toEqual(['navigate', 'squadron', 'concentrate']);
    t.take('concentrate');
    expect(t.ship(0).upgrades[0]!.tokens).toEqual(['repair', 'concentrate']);
    t.until('command', { activate: '1', 'dial-use': 'keep' }, 1).take('repair:dial');
    t.until('window:command.resolved').take('0:general-draven-commander');
    expect(t.ship(1).raids).toEqual(['repair']);
    expect(t.ship(0).upgrades[0]!.tokens).toEqual(['concentrate']);
  });

  it('General Grievous: when a friend is destroyed another near it gets a token back', () => {
    const tokens = [
      { kind: 'brace', state: 'exhausted' },
      { kind: 'redirect', state: 'discarded' },
    ];
    const lose = (token: string) => {
      const units = [
        ship(ISD, 1, 900, 300),
        ship(CR90, 0, 900, CLOSE, 180, { damage: 3, shields: { front: 0 }, tokens: [] }),
        ship(VSD, 0, 700, CLOSE, 180, { upgrades: ['general-grievous-commander'], tokens }),
      ];
      const t = lay({ units, active: 0, step: 'attack', turnOf: 1, red: ['hit', 'hit', 'hit', 'hit'] });
      t.fight({
        attack: 'front>1.front',
        ...using('unit.destroyed', '2:general-grievous-commander'),
        'card-token': token,
      });
      return states(t.ship(2));
    };
    expect(lose('0')).toEqual(['brace ready', 'redirect discarded']);
    expect(lose('1')).toEqual(['brace exhausted', 'redirect exhausted']);
  });

  it('[AR-CARD-GENERAL-MADINE-02] Madine: by a Navigate dial Nav Team adds nothing to his yaw value', () => {
    const t = lay({
      units: [
        ship(VSD, 0, 900, 200, 0, { speed: 2, open: ['navigate'], upgrades: ['nav-team'] }),
        wing({ upgrades: ['general-madine'] }),
      ],
      active: 0,
      step: 'manoeuvre',
    }).until('course', { command: 'dial', 'window:course.determine': '0:nav-team' });
    expect(t.ask()).toMatchObject({ region: { extra: 2 } });
  });

  it('[AR-CARD-GENERAL-MADINE-01][AR-CARD-GENERAL-MADINE-03] Madine: one yaw value more, besides that of a Navigate dial', () => {
    const t = lay({
      units: [ship(VSD, 0, 900, 200, 0, { speed: 2, open: ['navigate'] }), wing({ upgrades: ['general-madine'] })],
      active: 0,
      step: 'manoeuvre',
    }).until('course', { command: 'dial' });
    expect(t.ask()).toMatchObject({ region: { extra: 2, yaw: { 2: [0, 1] } } });
    t.refuses({ speed: 2, clicks: [2, 2], side: 'left' }, 'AR-KURSKORREKTUR-01');
    t.take({ speed: 2, clicks: [1, 2], side: 'right' });
    expect(t.events('moved')).toHaveLength(1);
  });

  const last = (t: Table): void => {
    t.fight({ attack: 'front>1.front', 'window:unit.doomed': (a) => ('options' in a ? a.options[0]!.id : 'pass') });
  };
  const besieged = (speed = 0) =>
    lay({
      units: [
        ship(ISD, 1, 900, 300, 0, { speed }),
        ship(CR90, 0, 900, CLOSE, 180, {
          speed: 0,
          damage: 3,
          shields: { front: 0 },
          tokens: [],
          dials: ['repair'],
          commands: ['repair'],
        }),
        ship(VSD, 0, 300, 300, 0, { upgrades: ['general-rieekan'] }),
      ],
      active: 0,
      step: 'attack',
      turnOf: 1,
      red: ['hit', 'hit', 'hit', 'hit'],
    });

  it('General Madine of the first print: a click more for a Navigate dial, a click instead of the speed for a token; nothing without the command', () => {
    const course = (command: string | undefined, use: string, prices = 'first') => {
      const t = duel({
        mine: ['general-madine'],
        own: { open: ['navigate'], commands: ['navigate'], speed: 2 },
        step: 'manoeuvre',
        rules: { prices },
      });
      t.until('course', { command: command ?? 'none', 'window:command.resolving': use });
      const { extra, speeds } = (t.ask() as unknown as { region: { extra: number; speeds: number[] } }).region;
      return [extra, speeds];
    };
    expect(course('dial', 'pass')).toEqual([2, [1, 2]]);
    expect(course('token', 'pass')).toEqual([0, [1, 2]]);
    expect(course('token', '0:general-madine/token')).toEqual([1, [2]]);
    expect(course(undefined, 'pass')).toEqual([0, [2]]);
    expect(course(undefined, 'pass', 'latest')).toEqual([1, [2]]);
  });

  it('[AR-ERR-GENERAL-RIEEKAN-01][AR-ERR-GENERAL-RIEEKAN-03][AR-CARD-GENERAL-RIEEKAN-03][AR-CARD-GENERAL-RIEEKAN-09] Rieekan: a destroyed ship stays and acts as if it were not', () => {
    const t = besieged();
    last(t);
    expect(t.unit(1)).toMatchObject({ status: 'play', doomed: false });
    expect(kept(t)).toEqual([1]);
    t.until('activate', {}, 0);
    expect(t.options()).toContain('1');
    const gone = besieged();
    gone.fight({ attack: 'front>1.front' });
    expect(gone.unit(1).status).toBe('destroyed');
  });

  it('[AR-CARD-GENERAL-RIEEKAN-01][AR-CARD-GENERAL-RIEEKAN-02][AR-CARD-GENERAL-RIEEKAN-04] Rieekan: at the end of the Status Phase it goes, before the round ends', () => {
    const t = besieged();
    last(t);
    expect(t.ship(1).damage).toHaveLength(4);
    t.until('repair', { activate: '1', 'dial-use': 'keep', command: 'repair:both' }, 0).take('hull:0');
    expect(t.ship(1).damage).toHaveLength(3); // whole enough, and yet
    t.goOn((s) => s.unit(1).status === 'destroyed');
    const order = t
      .events()
      .flatMap((e) =>
        e.type === 'phase' ? [e.phase] : e.type === 'destroyed' || e.type === 'tokenFlipped' ? [e.type] : [],
      );
    expect(order.slice(-4)).toEqual(['status', 'destroyed', 'tokenFlipped', 'command']);
    expect(kept(t)).toEqual([]);
    const rammed = besieged(2);
    last(rammed);
    rammed.goOn((s) => s.events('collided').length > 0);
    expect(rammed.ship(1)).toMatchObject({ status: 'play', damage: [{}, {}, {}, {}, {}] });
  });

  it('[AR-ERR-GENERAL-RIEEKAN-02][AR-CARD-GENERAL-RIEEKAN-07][AR-CARD-GENERAL-RIEEKAN-10] Rieekan: once a round, also for his own ship', () => {
    const units = [
      ship(ISD, 1, 900, 300),
      ship(CR90, 0, 900, CLOSE, 180, { damage: 3, shields: { front: 0 }, tokens: [], upgrades: ['general-rieekan'] }),
      ship(CR90, 0, 780, CLOSE, 180, { damage: 3, shields: { front: 0, left: 0, right: 0 }, tokens: [] }),
    ];
    const t = lay({
      units,
      active: 0,
      step: 'attack',
      turnOf: 1,
      red: ['hit', 'hit', 'hit', 'hit', 'hit', 'hit'],
      blue: ['hit', 'hit', 'hit', 'hit', 'hit', 'hit'],
    });
    last(t);
    expect(kept(t)).toEqual([1]);
    t.until('attack');
    const shot = t.options().find((id) => id.includes('>2.'))!;
    t.fight({ attack: shot });
    expect(t.unit(2).status).toBe('destroyed');
    expect(t.unit(1).status).toBe('play');
    const shotDown = (card: string) => {
      const wings = [
        squadron('tie-fighter-squadron', 1, 900, 700),
        squadron(card, 0, 940, 700, { hull: 1, tokens: [] }),
      ];
      const dogfight = lay({
        units: [...wings, ship(VSD, 0, 300, 300, 0, { upgrades: ['general-rieekan'] })],
        phase: 'squadron',
        flying: { squadron: 0 },
        turnOf: 1,
        blue: ['hit', 'hit', 'hit'],
      });
      return dogfight.take('attack').fight({ attack: '>1', 'window:unit.doomed': '2:general-rieekan' }).unit(1).status;
    };
    expect([shotDown('wedge-antilles-x-wing'), shotDown('x-wing-squadron')]).toEqual(['play', 'destroyed']);
  });

  it('[AR-CARD-GENERAL-RIEEKAN-05][AR-CARD-GENERAL-RIEEKAN-06] Rieekan: whoever leaves the play area is gone; whom he has kept outlasts him', () => {
    const units = [
      ship(ISD, 1, 900, 300),
      ship(CR90, 0, 900, CLOSE, 180, { damage: 3, shields: { front: 0 }, tokens: [] }),
      ship(CR90, 0, 40, 300, 270, { speed: 2, upgrades: ['general-rieekan'] }),
      ship(CR90, 0, 900, 100, 0, { activated: true }),
    ];
    const t = lay({ units, active: 0, step: 'attack', turnOf: 1, red: ['hit', 'hit', 'hit', 'hit'] });
    last(t);
    t.goOn((s) => s.unit(2).status === 'destroyed', {
      activate: '2',
      course: (a) => (a.seat === 0 ? { speed: 2, clicks: [0, 0], side: 'left' } : decline(a)),
    });
    expect(t.events('fled')).toMatchObject([{ unit: 2 }]);
    expect(t.unit(1).status).toBe('play');
    t.goOn((s) => s.unit(1).status === 'destroyed');
    expect(t.events('phase').map((e) => e.phase)).toContain('status');
  });

  it('[AR-CARD-GENERAL-RIEEKAN-08] Rieekan: the last ship of his fleet keeps the match going to the end of the round', () => {
    const units = [
      ship(ISD, 1, 900, 300),
      ship(CR90, 0, 900, CLOSE, 180, { damage: 3, shields: { front: 0 }, tokens: [], upgrades: ['general-rieekan'] }),
    ];
    const t = lay({ units, active: 0, step: 'attack', turnOf: 1, red: ['hit', 'hit', 'hit', 'hit'] });
    last(t);
    expect(t.match.over).toBe(false);
    t.goOn(() => false);
    expect(t.state.outcome).toMatchObject({ winner: 1 });
    expect(t.events('phase').map((e) => e.phase)).toContain('status');
  });

  it('General Romodi: behind a ship or an obstacle no die is lost, and one red may be added', () => {
    const volley = (mine: readonly string[]) => {
      const t = duel({ mine, y: LONG, also: [ship(CR90, 1, 900, 480, 90)] });
      return pool(fire(t, using('attack.modify', '0:general-romodi')));
    };
    expect(volley(['general-romodi'])).toEqual([3, 4]);
    const without = duel({ y: LONG, also: [ship(CR90, 1, 900, 480, 90)] });
    expect(pool(fire(without))).toEqual([2, 2]);
  });

  it('[AR-ERR-GENERAL-TAGGE-01][AR-ERR-GENERAL-TAGGE-02][AR-ERR-GENERAL-TAGGE-03] Tagge: in two rounds each friendly ship recovers a token, readied', () => {
    const setup = match('empire', ['general-tagge']).until('card-number').take('3');
    expect(setup.options()).toEqual(['1', '5', '6']);
    const tokens = ['brace', 'redirect'].map((kind) => ({ kind, state: 'discarded' }));
    const start = (round: number) =>
      duel({
        mine: [{ id: 'general-tagge', note: [1, 3] }],
        own: { tokens },
        also: [wing({ tokens }), ship(CR90, 0, 600, 300)],
        active: null,
        stage: 'start',
        round,
      });
    expect(start(2).open).not.toContain('0 window:ships.start');
    const t = start(3).take('0:general-tagge');
    expect(t.options()).toEqual(['0', '2', 'none']);
    t.take('2', '1');
    expect(states(t.ship(2))).toEqual(['brace discarded', 'redirect ready']);
    t.take('none');
    expect(states(t.ship(0))).toEqual(['brace discarded', 'redirect discarded']);
  });

  it('[AR-ERR-GROSSADMIRAL-THRAWN-01][AR-ERR-GROSSADMIRAL-THRAWN-02][AR-CARD-GROSSADMIRAL-THRAWN-07] Thrawn: three dials, chosen after all fleets are deployed', () => {
    const t = match('empire', ['grand-admiral-thrawn']).until('card-counters');
    expect(t.state.units.every((u) => u.status === 'play')).toBe(true);
    t.take({ 0: 'repair', 1: 'repair', 2: 'squadron' });
    expect(t.ship(0).upgrades[0]!.dials).toEqual(['repair', 'repair', 'squadron']);
  });

  const thrawn = (more: object = {}) =>
    duel({
      mine: [{ id: 'grand-admiral-thrawn', dials: ['repair', 'navigate', 'repair'] }],
      own: { dials: ['repair'], shields: { front: 0 } },
      active: null,
      stage: 'start',
      ...more,
    }).take('0:grand-admiral-thrawn');

  it('[AR-ERR-GROSSADMIRAL-THRAWN-03][AR-ERR-GROSSADMIRAL-THRAWN-04][AR-CARD-GROSSADMIRAL-THRAWN-01][AR-CARD-GROSSADMIRAL-THRAWN-02] Thrawn: each friendly ship that activates gains the dial, to keep or for a token', () => {
    const t = thrawn().take('repair');
    expect(t.ship(0).upgrades[0]!.dials).toEqual(['navigate', 'repair']);
    expect(t.open).toEqual(['0 dial-use']);
    t.take('token');
    expect(t.ship(0)).toMatchObject({ commands: ['repair'] });
    const keeping = thrawn().take('navigate', 'keep');
    expect(keeping.ship(0).open[0]).toBe('navigate');
  });

  it('[AR-CARD-GROSSADMIRAL-THRAWN-03][AR-CARD-GROSSADMIRAL-THRAWN-05] Thrawn: the same command is resolved once, and his dial sheds no raid token', () => {
    const t = thrawn().take('repair', 'keep').take('keep');
    expect(t.ship(0).open).toEqual(['repair', 'repair']);
    t.take('repair:dial').until('attack');
    expect(t.events('command')).toHaveLength(1);
    const raided = thrawn({ own: { dials: [], raids: ['squadron'] } }).take('navigate', 'keep');
    expect(raided.match.taken.map((d) => d.kind)).not.toContain('raid');
    expect(raided.ship(0).raids).toEqual(['squadron']);
  });

  it('[AR-CARD-GROSSADMIRAL-THRAWN-04] Thrawn: a huge ship gains one token, for the dial that it reveals', () => {
    const units = [
      ship('executor-i-class-star-dreadnought', 0, 900, 400, 0, { dials: ['squadron'] }),
      ship(VSD, 0, 300, 300, 0, { upgrades: [{ id: 'grand-admiral-thrawn', dials: ['navigate'] }] }),
    ];
    const t = lay({ units, stage: 'start' }).take('1:grand-admiral-thrawn');
    t.until('dial-use', { activate: '0' }).take('keep').until('dial-use').take('keep');
    expect(t.events('tokenGained').map((e) => e.token)).toEqual(['squadron']);
  });

  it('[AR-CARD-GROSSADMIRAL-THRAWN-06] Thrawn: no dials on the card of a ship that is set aside', () => {
    const t = lay({
      units: [ship(VSD, 0, 300, 300), { ship: VSD, seat: 0, status: 'aside', upgrades: ['grand-admiral-thrawn'] }],
      phase: 'command',
      stage: 'start',
    }).until('dials');
    expect(t.ship(1).upgrades[0]!.dials).toEqual([]);
    expect(t.g.cards(t.unit(1))).toEqual([]);
  });

  it('Grand Moff Tarkin: every friendly ship gains a token of the chosen command', () => {
    const t = duel({ mine: ['grand-moff-tarkin'], also: [wing()], active: null, stage: 'start' });
    t.take('0:grand-moff-tarkin', 'squadron');
    expect([0, 1, 2].map((id) => t.ship(id).commands)).toEqual([['squadron'], [], ['squadron']]);
  });

  it('Kraken: near another friend one die shows a single icon, once an activation', () => {
    const t = duel({ mine: ['kraken'], also: [wing()], red: ['blank', 'blank', 'blank'], blue: ['hit', 'hit', 'hit'] });
    t.until('window:attack.modify', { attack: 'front>1.front' }).take('0:kraken', ['0']);
    expect(t.options()).toEqual(['hit', 'crit', 'accuracy']);
    t.take('crit').fight();
    expect(faces(t).filter((f) => f === 'crit')).toHaveLength(1);
    const alone = duel({ mine: ['kraken'], red: ['hit', 'hit', 'hit'], blue: ['hit', 'hit', 'hit'] });
    expect(fire(alone).match.taken.map((d) => d.kind)).not.toContain('window:attack.modify');
  });

  it('Kyrsta Agate: one more token, and one may be discarded for its effect, a kind once an attack', () => {
    const setup = match('rebel', ['kyrsta-agate-commander']).until('card-way');
    expect(setup.options()).not.toContain('scatter');
    setup.take('salvo');
    expect(setup.ship(0).tokens.at(-1)).toEqual({ kind: 'salvo', state: 'ready' });
    const t = duel({ theirs: ['kyrsta-agate-commander'], red: ['hit', 'hit', 'hit'], blue: ['hit', 'hit', 'hit'] });
    t.until('window:attack.defend', { attack: 'front>1.front' }, 1).take('1:kyrsta-agate-commander', '0');
    expect(states(t.ship(1))[0]).toBe('brace discarded');
    expect(t.options()).not.toContain('1:token.0');
    t.fight();
    expect(t.damage).toBe(3);
  });
});
