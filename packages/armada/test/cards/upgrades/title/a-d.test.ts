import { describe, expect, it } from 'vitest';
import { upgradeCard } from '../../../../src/data/index.ts';
import { costOf } from '../../../../src/flow/end/end.ts';
import { discardCard, gainShield } from '../../../../src/flow/tokens.ts';
import { batteryOf, speedOf } from '../../../../src/values.ts';
import { lay, ship, squadron } from '../../../table.ts';
import { ahead, asked, attackStep, CLOSE, deployed, LONG, MEDIUM, mine, setup, tokens, X } from './battle.ts';

const ISD = 'imperial-i-class-star-destroyer';
const VICTORY = 'victory-ii-class-star-destroyer';
const facing = ahead('large');
const target = (more = {}, gap = CLOSE) => facing('mc30c-torpedo-frigate', 'small', gap, more);
const HITS = { red: ['hit', 'hit', 'hit'], blue: ['hit', 'hit'], black: ['hit', 'hit', 'hit'] } as const;

describe('titles from Admonition to Dominator', () => {
  it('[AR-ERR-ADMONITOR-01][AR-CARD-ADMONITOR-01][AR-CARD-ADMONITOR-02] Admonition discards one readied token to cancel a die', () => {
    const t = attackStep([mine(ISD, []), target({ upgrades: ['admonition'] })], HITS);
    t.until('window:attack.defend', { attack: 'front>1.front' }).take('1:admonition', '0', ['0']);
    expect(tokens(t, 1)[0]).toBe('evade discarded');
    // once in a defence
    expect(t.options()).not.toContain('1:admonition');
    t.fight({ critical: 'none' });
    expect(t.damage).toBe(7);
  });
  it('[AR-ERR-ADMONITOR-02][AR-CARD-ADMONITOR-03] an exhausted token does not pay; speed 0 and accuracy do not matter', () => {
    const worn = ['evade', 'evade', 'redirect'].map((kind) => ({ kind, state: 'exhausted' }));
    const at = (kinds: readonly object[], prices = 'first') =>
      attackStep(
        [mine(ISD, []), target({ upgrades: ['admonition'], speed: 0, tokens: JSON.parse(JSON.stringify(kinds)) })],
        { ...HITS, blue: ['accuracy', 'hit'], rules: { prices } },
      ).until('window:attack.modify', { attack: 'front>1.front' });
    const t = at([...worn, { kind: 'redirect', state: 'ready' }]).take('0:accuracy', '3');
    t.until('window:attack.defend', {}, 1);
    expect(t.options()).toEqual(['1:admonition', 'pass']);
    t.take('1:admonition', ['0']);
    expect(tokens(t, 1)).toContain('redirect discarded');
    expect(asked(at(worn).fight())).not.toContain('window:attack.defend');
    expect(asked(at(worn, 'latest').fight())).toContain('window:attack.defend'); // the last print takes any
  });
  it('[AR-ERR-ADMONITOR-03] cost 6 before the last points', () => {
    expect(upgradeCard('admonition').firstPoints).toBe(6);
  });

  it('Amity: an evade token more, and both ships are dealt a card more when an enemy overlaps it', () => {
    const rammedBy = (id: string): readonly number[] => {
      const t = lay({
        units: [
          ship(id, 0, X, 300, 0, { speed: 2, activated: false }),
          ship('starhawk-class-battleship-mark-i', 1, X, 450, 90, { upgrades: ['amity'], activated: true }),
        ],
        active: 0,
        step: 'manoeuvre',
      });
      t.until('window:manoeuvre.overlaps', { course: { speed: 2, clicks: [0, 0], side: 'right' } }).take('1:amity');
      return [t.ship(0).damage.length, t.ship(1).damage.length];
    };
    expect(rammedBy('gladiator-i-class-star-destroyer')).toEqual([2, 2]);
    expect(rammedBy('gozanti-class-cruisers-empire')).toEqual([2, 1]); // one more than a flotilla deals
  });

  it('Annihilator: a die again against squadrons', () => {
    const t = attackStep(
      [
        ship('star-dreadnought-command-prototype', 0, X, 400, 0, { upgrades: ['annihilator'] }),
        squadron('x-wing-squadron', 1, X, 640),
      ],
      { blue: ['accuracy', 'accuracy', 'hit'] },
    );
    t.until('window:attack.modify', { attack: 'front>1' }).take('0:annihilator', ['0']).fight();
    expect(t.damage).toBe(1);
  });

  it('[AR-CARD-ASPIRATION-01][AR-CARD-ASPIRATION-02] Aspiration: shields go to two zones when it is deployed, six at most', () => {
    const t = deployed('mc75-armored-cruiser', 'aspiration');
    t.take('0:aspiration', ['front', 'left']);
    t.take('rear', 'right', 'rear', 'right', 'none');
    expect(t.ship(0).shields).toMatchObject({ front: 6, left: 5, right: 1, rear: 1 });
  });
  it('[AR-CARD-ASPIRATION-03][AR-CARD-ASPIRATION-04] above a maximum nothing is recovered, but shields may be moved up to a maximum', () => {
    const over = { front: 6, left: 2, right: 2, rear: 2 };
    const t = lay({
      units: [
        ship('mc75-armored-cruiser', 0, X, 300, 0, { upgrades: ['aspiration'], shields: over, open: ['repair'] }),
      ],
      active: 0,
      step: 'commands',
    }).take('repair:dial');
    expect(t.options().filter((id) => id.startsWith('recover'))).toEqual([]);
    expect(t.barred('recover:left')).toContain('AR-DIE-GOLDENEN-REGELN-03');
    expect(t.options()).not.toContain('move:left>front');
    t.take('move:front>left');
    expect(t.ship(0).shields).toMatchObject({ front: 5, left: 3 });
    expect(gainShield(t.g, t.ship(0), 'right')).toBe(false);
    t.take('move:front>right', 'none');
    expect(t.ship(0).shields.front).toBe(4);
    expect(gainShield(t.g, t.ship(0), 'rear')).toBe(true);
  });
  it('[AR-CARD-ASPIRATION-05] without the card all shields above the maximum are gone', () => {
    const t = lay({
      units: [
        ship('mc75-armored-cruiser', 0, X, 300, 0, {
          upgrades: ['aspiration'],
          shields: { front: 6, left: 4, rear: 1 },
        }),
      ],
    });
    const { g } = t;
    discardCard(g, g.ship(0), g.ship(0).upgrades[0]!);
    expect(g.ship(0).shields).toMatchObject({ front: 4, left: 3, rear: 1 });
  });

  it('[AR-ERR-RAECHER-01][AR-ERR-RAECHER-02] Avenger: only one exhausted token, but any readied ones', () => {
    const kinds = [
      { kind: 'evade', state: 'exhausted' },
      { kind: 'brace', state: 'exhausted' },
      { kind: 'redirect', state: 'ready' },
    ];
    const strike = (use: string) =>
      attackStep([mine(ISD, ['avenger']), target({ tokens: kinds })], HITS)
        .until('window:attack.modify', { attack: 'front>1.front' })
        .take(use)
        .until('window:attack.defend');
    const t = strike('0:avenger');
    expect(t.options()).toEqual(['1:token.0', '1:token.1', '1:token.2', 'pass']);
    t.take('1:token.1');
    expect(t.options()).toEqual(['1:token.2', 'pass']);
    expect(t.barred('1:token.0')).toContain('AR-ERR-RAECHER-02');
    expect(t.ship(0).upgrades[0]!.exhausted).toBe(true);
    expect(strike('pass').take('1:token.1').options()).toContain('1:token.0');
  });
  it('[AR-ERR-RAECHER-03] Avenger is readied by itself in the Status Phase', () => {
    const t = lay({
      units: [mine(ISD, [{ id: 'avenger', exhausted: true }]), target()],
      phase: 'status',
      stage: 'start',
    });
    expect(t.ship(0).upgrades[0]!.exhausted).toBe(false);
  });

  it('Beast of Burden: so many tokens as it spends are readied nearby', () => {
    const worn = (n: number) => [
      { kind: 'brace', state: n > 0 ? 'exhausted' : 'ready' },
      { kind: 'evade', state: n > 1 ? 'exhausted' : 'ready' },
    ];
    const t = lay({
      units: [
        mine('hardcell-class-transport', ['beast-of-burden'], { dials: ['repair'] }),
        ship('munificent-class-comms-frigate', 0, X + 150, 300, 0, { tokens: worn(2), activated: true }),
        ship('munificent-class-comms-frigate', 0, X + 700, 300, 0, { tokens: worn(1), activated: true }),
        target({}, 400),
      ],
    });
    t.take('0:beast-of-burden', ['0.0', '0.1']);
    expect(t.options()).toEqual(['0', '1']); // one ship, and it may be this one
    t.take('1');
    expect(t.options()).toEqual(['1.0', '1.1']);
    t.take(['1.0', '1.1']);
    expect(tokens(t, 1)).toEqual(['brace ready', 'evade ready']);
    expect(tokens(t, 0)).toEqual(['evade exhausted', 'brace exhausted', 'redirect ready']);
    expect(tokens(t, 2)[0]).toBe('brace exhausted');
    const one = lay({
      units: [
        mine('hardcell-class-transport', ['beast-of-burden'], { dials: ['repair'] }),
        ship('munificent-class-comms-frigate', 0, X + 150, 300, 0, { tokens: worn(2), activated: true }),
        target({}, 400),
      ],
    }).take('0:beast-of-burden', ['0.0'], '1');
    expect(one.ask()).toMatchObject({ max: 1 }); // two are worn, one was spent
  });

  it('Bright Hope: a point less, but not at the rear', () => {
    const strike = (degrees: number, zone: string) =>
      attackStep(
        [mine(ISD, []), facing('gr-75-combat-retrofits', 'small', LONG, { upgrades: ['bright-hope'] }, degrees)],
        { red: ['hit', 'hit', 'blank'] },
      ).fight({ attack: `front>1.${zone}` });
    expect(strike(180, 'front').suffered(1)).toBe(1);
    expect(strike(0, 'rear').suffered(1)).toBe(2);
  });

  it('[AR-ZUENDUNG-REICHWEITE-01] Cataclysm: a Concentrate Fire token places the targeting token after the start of the Ship Phase', () => {
    const t = lay({
      units: [mine('onager-class-testbed', ['cataclysm'], { commands: ['concentrate'] }), target({}, 400)],
      stage: 'start',
    });
    t.take('0:cataclysm', { x: X, y: 300 + 64.5 + 100 });
    expect(t.ship(0).commands).toEqual([]);
    expect(t.events('aimed')).toMatchObject([{ unit: 0, at: { x: X, y: 464.5 } }]);
  });

  it('Centicore: another ship commands up to two squadrons that are near Centicore only', () => {
    const t = lay({
      units: [
        mine(ISD, [], { open: ['squadron'] }),
        ship('arquitens-class-light-cruiser', 0, X + 500, 300, 0, { upgrades: ['centicore'], activated: true }),
        ...[0, 40, 80].map((dy) => squadron('tie-fighter-squadron', 0, X + 560, 280 + dy)),
        target({}, 400),
      ],
      active: 0,
      step: 'commands',
    });
    t.take('squadron:dial');
    expect(t.options()).toEqual(['2', '3', '4', 'none']);
    t.take('2', 'none', '3', 'none');
    // the third would be one too many: the command is over
    expect(t.state.turn?.squadrons).toBeNull();
  });

  it('Concord: a salvo token more, and one token even at speed 0', () => {
    const t = deployed('starhawk-class-battleship-mark-i', 'concord');
    expect(tokens(t, 0)).toContain('salvo ready');
    expect(t.ship(0).tokens.filter((token) => token.kind === 'salvo')).toHaveLength(2);
    const still = attackStep(
      [mine(ISD, []), facing('starhawk-class-battleship-mark-i', 'large', CLOSE, { upgrades: ['concord'], speed: 0 })],
      HITS,
    ).until('window:attack.defend', { attack: 'front>1.front' });
    still.take('1:token.0');
    expect(still.state.attacks[0]?.step ?? 9).not.toBe(4);
  });

  it('Corrupter: bombers that it activates are a point faster', () => {
    const t = lay({
      units: [
        mine(VICTORY, ['corrupter']),
        squadron('tie-bomber-squadron', 0, X + 100, 300),
        squadron('tie-fighter-squadron', 0, X + 140, 300),
        target({}, 400),
      ],
      active: 0,
      step: 'commands',
      flying: { squadron: 1, by: 0 },
    });
    expect([1, 2].map((id) => speedOf(t.g, t.squadron(id)))).toEqual([5, 4]);
  });

  it('Corvus: deployed once more when all is deployed, place and speed', () => {
    const t = setup([{ card: 'raider-i-class-corvette', upgrades: ['corvus'] }]);
    t.until('window:setup.after').take('0:corvus', { x: 700, y: 60, degrees: 0 }, '3');
    expect([t.pose(0), t.ship(0).speed]).toEqual([[700, 60, 0], 3]);
  });

  it('[AR-CARD-TRUTZ-01][AR-CARD-TRUTZ-02] Defiance: any colour in step 3, whatever the range, against a ship that has activated', () => {
    const strike = (activated: boolean) =>
      attackStep([mine('mc80-assault-cruiser', ['defiance']), facing(VICTORY, 'medium', LONG, { activated })], {
        red: ['blank', 'blank'],
        black: ['hitcrit'],
      });
    const t = strike(true).until('window:attack.modify', { attack: 'front>1.front' });
    expect(t.state.attacks[0]).toMatchObject({ step: 3, range: 'long' });
    t.take('0:defiance');
    expect(t.options()).toEqual(['red', 'blue', 'black']);
    t.take('black').fight({ critical: 'none' });
    expect(t.damage).toBe(2);
    expect(asked(strike(false).fight({ attack: 'front>1.front' }))).not.toContain('window:attack.modify');
  });

  describe('Demolisher', () => {
    const GLADIATOR = 'gladiator-i-class-star-destroyer';
    const charge = (upgrades: string[], more = {}, extra = {}) =>
      attackStep(
        [
          mine(GLADIATOR, ['demolisher', ...upgrades], { speed: 1, ...more }),
          ahead('small')('mc80-assault-cruiser', 'large', 175, { activated: true }),
          ship('cr90-corvette-a', 1, X + 130, 400, 0, { activated: true }),
        ],
        { red: Array.from({ length: 8 }, () => 'blank' as const), ...extra },
      );
    const straight = { course: { speed: 1, clicks: [0], side: 'right' } } as const;
    it('[AR-ERR-VERNICHTER-01][AR-ERR-VERNICHTER-02][AR-CARD-VERNICHTER-02][AR-CARD-VERNICHTER-06] attacks once in its step and once after its manoeuvre', () => {
      const t = charge([]).fight({ attack: 'front>1.front' });
      expect([t.state.turn?.step, t.state.turn?.attacks]).toEqual(['manoeuvre', 1]);
      t.until('window:manoeuvre.after', straight).take('0:demolisher');
      expect(t.open).toEqual(['0 attack']);
      expect(t.options().every((id) => id === 'none' || id.startsWith('right>2'))).toBe(true);
      t.fight({ attack: t.options()[0]! });
      expect(t.events('attack').map((e) => e.zone)).toEqual(['front', 'right']);
    });
    it('[AR-ERR-VERNICHTER-03] whoever forgoes the first has still only one afterwards', () => {
      const t = charge([]).take('none').until('window:manoeuvre.after', straight).take('0:demolisher');
      t.fight({ attack: 'front>1.front' });
      expect(t.open).not.toContain('0 attack');
      expect(t.events('attack')).toHaveLength(1);
    });
    it('[AR-ERR-VERNICHTER-04][AR-CARD-VERNICHTER-01] not after the manoeuvre of Engine Techs', () => {
      const t = charge(['engine-techs'], { open: ['navigate'] }).take('none');
      t.until('window:manoeuvre.after', { ...straight, command: 'dial' });
      expect(t.options()).toEqual(expect.arrayContaining(['0:demolisher', '0:engine-techs/again']));
      t.take('0:engine-techs/again').goOn((table) => table.state.active === null, {
        course: { speed: 1, clicks: [0], side: 'right' },
        'window:manoeuvre.after': (a) => {
          expect(a.type === 'choice' && a.options.map((o) => o.id)).not.toContain('0:demolisher');
          return 'pass';
        },
      });
      expect(t.events('moved').map((e) => e.unit)).toEqual([0, 0]);
      expect(t.events('ability').map((e) => e.card)).not.toContain('demolisher');
    });
    it('[AR-ERR-VERNICHTER-02] Demolisher: after its own manoeuvre, not after a friend’s', () => {
      const t = lay({
        units: [
          ship(GLADIATOR, 0, X, 300, 0, { upgrades: ['demolisher'], activated: true }),
          ship(GLADIATOR, 0, X + 300, 300, 0, { speed: 1 }),
          ship('cr90-corvette-a', 1, X + 130, 400, 0, { activated: true }),
        ],
        active: 1,
        step: 'manoeuvre',
      }).goOn((table) => table.state.active !== 1, straight);
      expect(t.match.taken.map(({ kind }) => kind)).not.toContain('window:manoeuvre.after');
    });
    it('[AR-CARD-VERNICHTER-03][AR-CARD-VERNICHTER-05] a mine goes off first, and may destroy it', () => {
      const mined = { markers: [{ kind: 'mine', x: X + 60, y: 380 }], blue: ['hit', 'hit'] };
      const t = charge([], {}, mined).take('none').until('window:manoeuvre.after', straight);
      expect(t.ship(0).damage).toHaveLength(2);
      const lost = charge([], { damage: 3 }, mined)
        .take('none')
        .goOn((table) => table.state.active === null, straight);
      expect([lost.unit(0).status, asked(lost)]).toEqual([
        'destroyed',
        expect.not.arrayContaining(['window:manoeuvre.after']),
      ]);
    });
    it('[AR-CARD-VERNICHTER-04] faceup damage cards affect the late attack', () => {
      const hurt = { damage: [{ card: 'damaged-munitions', faceup: true }] };
      const t = charge([], hurt).take('none').until('window:manoeuvre.after', straight).take('0:demolisher');
      t.fight({ attack: 'front>1.front', colour: 'red' });
      expect(t.events('rolled')[0]!.dice.map((d) => d.colour)).toEqual(['red', 'black', 'black']);
    });
  });

  it('[AR-CARD-DEVASTATOR-01][AR-CARD-DEVASTATOR-02][AR-CARD-DEVASTATOR-04] Devastator: a blue die for each token that lies discarded now', () => {
    const strike = (...kinds: { kind: string; state: string }[]) =>
      attackStep([mine(ISD, ['devastator'], { tokens: kinds }), target({ tokens: [] }, LONG)], {
        red: ['blank', 'blank', 'blank'],
        blue: ['hit', 'hit', 'hit'],
      }).fight({ attack: 'front>1.front', 'window:attack.modify': '0:devastator' });
    const gone = { kind: 'redirect', state: 'discarded' };
    expect(strike(gone, gone).damage).toBe(2);
    // a token in another's place, or one that has come back, is not discarded
    expect(strike(gone, { kind: 'evade', state: 'ready' }).damage).toBe(1);
  });
  it('[AR-CARD-DEVASTATOR-03] Devastator does not let tokens be spent; once a round, from the front', () => {
    const gone = { kind: 'brace', state: 'discarded' };
    const t = attackStep([mine(ISD, ['devastator'], { tokens: [gone, 'redirect'] }), target({ tokens: [] })], HITS);
    t.until('window:attack.modify', { attack: 'front>1.front' });
    expect(t.options()).toEqual(['0:devastator', 'pass']);
    t.take('0:devastator').fight({ critical: 'none' });
    expect(tokens(t, 0)).toEqual(['brace discarded', 'redirect ready']);
    expect(Object.keys(t.state.uses)).toContain('round:0:devastator');
  });

  it("Dodonna's Pride: a blue critical cancels all dice and deals a faceup card", () => {
    const t = attackStep(
      [mine('cr90-corvette-b', ['dodonnas-pride']), ahead('small')(VICTORY, 'medium', MEDIUM, { tokens: [] })],
      { blue: ['crit', 'hit', 'hit'], deck: ['ruptured-engine'] },
    ).fight({ attack: 'front>1.front', critical: '0:dodonnas-pride' });
    expect(t.ship(1).damage).toEqual([{ card: 'ruptured-engine', faceup: true }]);
    expect(t.suffered(1)).toBe(0);
  });

  it('[AR-CARD-DOMINATOR-01][AR-CARD-DOMINATOR-02] Dominator: two shields from one zone or from two, a blue die each', () => {
    const strike = (...zones: string[]) =>
      attackStep(
        [mine(VICTORY, ['dominator']), ahead('medium')('mc80-assault-cruiser', 'large', MEDIUM, { tokens: [] })],
        { red: ['blank', 'blank', 'blank'], blue: ['accuracy', 'accuracy', 'accuracy', 'hit', 'hit'] },
      ).fight({ attack: 'front>1.front', 'window:attack.modify': ['0:dominator', 'pass'], zone: zones });
    const one = strike('rear', 'none');
    expect([one.damage, one.ship(0).shields.rear]).toEqual([1, 0]);
    const two = strike('left', 'left');
    expect([two.damage, two.ship(0).shields.left]).toEqual([2, 1]);
    const both = strike('left', 'right');
    expect([both.damage, both.ship(0).shields]).toMatchObject([2, { left: 2, right: 2 }]);
    // they are none of its armament: Fire Lanes does not count them
    expect(batteryOf(both.g, both.ship(0), 'front')).toEqual(both.g.card(both.ship(0)).battery.front);
  });
});

describe('Chimaera', () => {
  const FC = ['intensify-firepower', 'all-fighters-follow-me'];
  const start = (cards: readonly (string | object)[], more: object = {}) =>
    lay({
      units: [
        mine(ISD, ['chimaera', ...(JSON.parse(JSON.stringify(cards)) as string[])]),
        target({}, 400),
        ship('imperial-star-destroyer-cymoon-1-refit', 0, X + 400, 300, 0, { upgrades: ['entrapment-formation'] }),
      ],
      phase: 'command',
      stage: 'start',
      ...more,
    });
  it('[AR-CARD-SCHIMAERE-03][AR-CARD-SCHIMAERE-04][AR-CARD-SCHIMAERE-06][AR-CARD-SCHIMAERE-11] another fleet command card, whatever it costs, whose name the fleet does not have', () => {
    const t = start([FC[0]!]);
    const before = costOf(t.ship(0), 'latest');
    t.take('0:chimaera');
    expect(t.options()).toEqual(expect.arrayContaining(['all-fighters-follow-me', 'take-evasive-action']));
    for (const id of ['intensify-firepower', 'entrapment-formation', 'hot-landing'])
      expect(t.options()).not.toContain(id);
    t.take('all-fighters-follow-me');
    expect(t.ship(0).upgrades.map((u) => u.id)).toEqual(['chimaera', 'all-fighters-follow-me']);
    expect(costOf(t.ship(0), 'latest')).toBe(before - 1);
  });
  it('[AR-CARD-SCHIMAERE-05] the one before may come back', () => {
    const t = start(['all-fighters-follow-me']).take('0:chimaera');
    expect(t.options()).toContain('intensify-firepower');
    const back = start(['intensify-firepower']).take('0:chimaera');
    expect(back.options()).toContain('all-fighters-follow-me');
  });
  it('[AR-CARD-SCHIMAERE-02] a card that lies discarded is not replaced', () => {
    const t = start([{ id: FC[0]!, discarded: true }]);
    expect(t.open).not.toContain('0 window:command.start');
  });
  it('[AR-CARD-SCHIMAERE-01] the card stays when Chimaera itself is discarded', () => {
    const { g } = start([FC[0]!]);
    discardCard(g, g.ship(0), g.ship(0).upgrades[0]!);
    expect(g.ship(0).upgrades[1]).toMatchObject({ id: FC[0], discarded: false });
    expect(g.cards(g.ship(0)).map(({ source }) => source.card)).toEqual([FC[0]]);
  });
});
