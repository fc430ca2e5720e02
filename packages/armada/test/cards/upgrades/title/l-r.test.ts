import { describe, expect, it } from 'vitest';
import { upgradeCard } from '../../../../src/data/index.ts';
import { costOf } from '../../../../src/flow/end/end.ts';
import { batteryOf, commandOf, dialsOf, hasKeyword, printedBattery } from '../../../../src/values.ts';
import { lay, ship, squadron } from '../../../table.ts';
import { ahead, asked, attackStep, HALF_WIDTH, LONG, mine, revealStep, setup, tokens, X } from './battle.ts';

const ISD = 'imperial-i-class-star-destroyer';
const VICTORY = 'victory-ii-class-star-destroyer';
const LIBERTY = 'mc80-battle-cruiser';
const facing = ahead('large');
const far = facing(VICTORY, 'medium', 350, { activated: true });

describe('titles from Liberator to Resolute', () => {
  it('Liberator: its fleet command card is discarded, never paid by a token', () => {
    const order = (title: string[]) =>
      lay({
        units: [
          mine('cr90-corvette-a', [...title, 'all-fighters-follow-me'], { commands: ['squadron'] }),
          ship('cr90-corvette-a', 0, X + 200, 300, 0),
          far,
        ],
        stage: 'start',
      }).take('0:all-fighters-follow-me');
    expect(order([]).options()).toEqual(['token', 'discard']);
    const t = order(['liberator']);
    expect(t.ship(0)).toMatchObject({ commands: ['squadron'], upgrades: [{}, { discarded: true }] });
  });

  it('Liberty: a token activates a squadron more', () => {
    const command = (way: string) =>
      lay({
        units: [
          mine(LIBERTY, ['liberty'], { open: ['squadron'], commands: ['squadron'] }),
          squadron('x-wing-squadron', 0, X + 100, 300),
          far,
        ],
        active: 0,
        step: 'commands',
      }).take(way).state.turn!.squadrons!.left;
    expect(['squadron:dial', 'squadron:token', 'squadron:both'].map(command)).toEqual([2, 2, 4]);
  });

  it('Lucid Voice: three red dice astern, printed ones for Salvo as well; the sides trade blue for black', () => {
    const { g } = lay({ units: [mine('providence-class-carrier-separatist', ['lucid-voice']), far] });
    const own = g.ship(0);
    expect([batteryOf(g, own, 'rear'), printedBattery(g, own, 'rear')]).toEqual([
      { red: 3, blue: 0, black: 0 },
      { red: 3, blue: 0, black: 0 },
    ]);
    expect([batteryOf(g, own, 'left'), batteryOf(g, own, 'front')]).toEqual([
      { red: 2, blue: 1, black: 3 },
      { red: 2, blue: 1, black: 2 },
    ]);
  });

  it('Mon Calamari Exodus Fleet: another copy nearby is exhausted for two points', () => {
    const t = lay({
      units: [
        mine(LIBERTY, ['mon-calamari-exodus-fleet'], { open: ['repair'], shields: { front: 0 } }),
        ship('mc30c-scout-frigate', 0, X + 200, 300, 0, { upgrades: ['mon-calamari-exodus-fleet'], activated: true }),
        ship('mc30c-scout-frigate', 0, X + 500, 300, 0, { upgrades: ['mon-calamari-exodus-fleet'], activated: true }),
        far,
      ],
      active: 0,
      step: 'commands',
    });
    t.take('repair:dial', '0:mon-calamari-exodus-fleet');
    expect(t.ask().prompt.args).toMatchObject({ points: 6 });
    expect([0, 1, 2].map((id) => t.ship(id).upgrades[0]!.exhausted)).toEqual([false, true, false]);
  });

  it('[AR-ERR-MON-KARREN-01][AR-ERR-MON-KARREN-02][AR-ERR-MON-KARREN-04] Mon Karren: with Concentrate Fire the defender spends one token', () => {
    const strike = (...use: string[]) =>
      attackStep([mine(LIBERTY, ['mon-karren'], { commands: ['concentrate'] }), facing(VICTORY, 'medium', LONG)], {
        red: ['hit', 'hit', 'hit', 'hit'],
      })
        .until('window:attack.modify', { attack: 'front>1.front' })
        .take(...use)
        .until('window:attack.defend', { reroll: [] });
    const t = strike('0:concentrate').take('1:token.0');
    expect(t.state.attacks[0]?.step).not.toBe(4);
    expect(strike('pass').take('1:token.0').options()).toContain('1:token.1');
    expect(upgradeCard('mon-karren').points).toBe(6);
  });
  it('[AR-ERR-MON-KARREN-03] Mon Karren does nothing against squadrons', () => {
    const t = attackStep(
      [mine(LIBERTY, ['mon-karren'], { commands: ['concentrate'] }), squadron('howlrunner', 1, X, 420), far],
      { black: ['hit', 'hit'] },
    ).until('window:attack.modify', { attack: 'front>1' });
    t.take('0:concentrate').until('window:attack.defend', { reroll: [] }).take('1:token.0');
    expect(t.options()).toContain('1:token.1');
  });

  it('Nevoota Bee: generic squadrons gain Swarm, and Swarm rerolls a die against ships', () => {
    const t = lay({
      units: [
        mine('acclamator-i-class-assault-ship', ['nevoota-bee']),
        squadron('btl-b-y-wing-squadron', 0, X + 100, 400),
        ship(VICTORY, 1, X + 100, 500, 180),
      ],
      active: 0,
      step: 'commands',
      flying: { squadron: 1, by: 0 },
      black: ['blank', 'hit'],
    });
    expect(hasKeyword(t.g, t.squadron(1), 'swarm')).toBe(true);
    t.take('attack')
      .until('window:attack.modify', { attack: '>2.front' })
      .take('0:nevoota-bee', ['0'])
      .fight({ critical: 'none' });
    expect(t.damage).toBe(1);
    const by = lay({
      units: [
        mine('acclamator-i-class-assault-ship', ['nevoota-bee']),
        squadron('anakin-skywalker-btl-b-y-wing', 0, X + 100, 400),
        far,
      ],
      flying: { squadron: 1, by: 0 },
    });
    expect(hasKeyword(by.g, by.squadron(1), 'swarm')).toBe(false);
  });

  it('Nova Defiant: command 4, and all its tokens at once, even doubles', () => {
    const card = { id: 'nova-defiant', tokens: ['navigate', 'squadron', 'repair', 'concentrate'] };
    const t = revealStep([
      mine('recusant-class-light-destroyer', [card], { dials: ['navigate'], commands: ['repair'] }),
      far,
    ]);
    expect([commandOf(t.g, t.ship(0)), dialsOf(t.g, t.ship(0))]).toEqual([4, 4]);
    t.take('0:nova-defiant').until('dial-use', { 'discard-command': 'navigate' });
    expect([...t.ship(0).commands].sort()).toEqual(['concentrate', 'repair', 'repair', 'squadron']);
    expect(t.ship(0).upgrades[0]!.tokens).toEqual([]);
  });

  it('[AR-ANGREIFEN-27] Paragon: a black die in the second attack on a ship in a round', () => {
    const t = attackStep(
      [mine('assault-frigate-mark-ii-a', ['paragon']), ship(ISD, 1, X + 75, 420, 90, { tokens: [] })],
      { red: Array.from({ length: 6 }, () => 'blank' as const), blue: ['accuracy', 'accuracy'], black: ['hit'] },
    );
    const [first] = t.options();
    t.fight({ attack: first! });
    expect(asked(t)).not.toContain('window:attack.modify');
    const second = t.options().find((id) => id.includes('>1.') && id.split('>')[0] !== first!.split('>')[0]);
    t.fight({ attack: second!, 'window:attack.modify': '0:paragon' });
    expect(t.damage).toBe(1);
  });

  it('Patriot Fist: two blue dice in the first attack at medium or long range, and no other attack', () => {
    const t = attackStep(
      [
        mine('recusant-class-light-destroyer', ['patriot-fist']),
        facing(VICTORY, 'medium', LONG, { tokens: [] }),
        squadron('tie-fighter-squadron', 1, X + 90, 300),
      ],
      { red: ['blank', 'blank', 'blank', 'blank'], blue: ['hit', 'hit'] },
    );
    t.fight({ attack: 'front>1.front', 'window:attack.modify': '0:patriot-fist' });
    expect(t.damage).toBe(2);
    expect(t.open).not.toContain('0 attack');
    expect(t.events('noAttack')[0]!.clauses).toContain('AR-DIE-GOLDENEN-REGELN-03');
  });

  it('Phoenix Home: four command tokens', () => {
    const t = revealStep([
      mine('modified-pelta-class-command-ship', ['phoenix-home'], {
        dials: ['concentrate'],
        commands: ['navigate', 'squadron', 'repair'],
      }),
      far,
    ]).take('token');
    expect(t.ship(0).commands).toHaveLength(4);
    expect(asked(t)).not.toContain('discard-command');
  });

  it('Pursuant: a Squadron command as with a dial, besides the one that was revealed', () => {
    const t = revealStep([
      mine('quasar-fire-i-class-cruiser-carrier', ['pursuant'], { dials: ['repair'] }),
      squadron('tie-fighter-squadron', 0, X + 100, 300),
      facing('mc30c-scout-frigate', 'small', 350, { activated: true }),
    ]).take('0:pursuant', 'keep');
    expect(t.options()).toEqual(['squadron:dial', 'repair:dial', 'none']);
    expect(t.take('squadron:dial').state.turn!.squadrons!.left).toBe(4);
    expect(t.ship(0).upgrades[0]!.discarded).toBe(true);
  });

  it('Quantum Storm: a straight manoeuvre at speed 1 after one with Navigate', () => {
    const fly = (open: string[]) =>
      lay({
        units: [mine('gr-75-medium-transports', ['quantum-storm'], { speed: 1, open }), facing(VICTORY, 'medium', 400)],
        active: 0,
        step: 'manoeuvre',
      });
    const t = fly(['navigate']).take('dial', { speed: 1, clicks: [0], side: 'right' }, '0:quantum-storm');
    t.refuses({ speed: 1, clicks: [1], side: 'right' }, 'AR-BEWEGUNG-VON-SCHIFFEN-02');
    t.take({ speed: 1, clicks: [0], side: 'right' });
    expect(t.events('moved')).toHaveLength(2);
    const plain = fly([]).take({ speed: 1, clicks: [0], side: 'right' });
    expect(plain.open).not.toContain('0 window:manoeuvre.after');
  });

  it('Rakehell: with Navigate it turns at speed 0', () => {
    const turn = (way: string) =>
      lay({
        units: [
          mine('onager-class-testbed', ['rakehell'], { speed: 0, open: ['navigate'] }),
          facing('mc30c-scout-frigate', 'small', 400),
        ],
        active: 0,
        step: 'manoeuvre',
      }).take(way);
    const t = turn('dial').take({ speed: 0, clicks: [1], side: 'right' });
    expect(t.events('moved')[0]!.to).not.toEqual(t.events('moved')[0]!.from);
    turn('none').refuses({ speed: 0, clicks: [1], side: 'right' }, 'AR-BEWEGUNG-VON-SCHIFFEN-11');
  });

  it('Ravager: a Concentrate Fire token adds a die of a colour in the pool', () => {
    const t = attackStep(
      [
        ship('star-dreadnought-command-prototype', 0, X, 300, 0, { upgrades: ['ravager'], commands: ['concentrate'] }),
        ship('mc80-assault-cruiser', 1, X, 300 + 177.5 + LONG + 64.5, 180, { tokens: [] }),
      ],
      { red: ['blank', 'blank', 'blank', 'blank', 'double'] },
    ).until('window:attack.modify', { attack: 'front>1.front' });
    t.take('0:concentrate');
    expect(t.options()).toEqual(['reroll-die', 'add-die']);
    t.take('add-die').fight();
    expect(t.damage).toBe(2);
  });

  it('Redemption: a point more for friendly repairs at distance 1-5, its own too', () => {
    const points = (x: number) => {
      const t = lay({
        units: [
          mine('nebulon-b-support-refit', [], { open: ['repair'], shields: { front: 0 } }),
          ship('nebulon-b-escort-frigate', 0, x, 300, 0, { upgrades: ['redemption'], activated: true }),
          far,
        ],
        active: 0,
        step: 'commands',
      }).take('repair:dial');
      return t.ask().prompt.args?.['points'];
    };
    expect([points(X + 2 * HALF_WIDTH.small + 304), points(X + 2 * HALF_WIDTH.small + 306)]).toEqual([4, 3]);
  });

  it('Relentless: a dial less', () => {
    const t = lay({
      units: [mine(ISD, ['relentless']), facing('mc30c-scout-frigate', 'small', 400)],
      phase: 'command',
    });
    expect(t.options(0).filter((id) => id.endsWith('=navigate'))).toEqual(['0.0=navigate', '0.1=navigate']);
  });

  it('Resolute: the matching token from the card after a command by dial', () => {
    const card = { id: 'resolute', tokens: ['repair', 'repair', 'squadron', 'squadron'] };
    const t = lay({
      units: [mine('venator-i-class-star-destroyer', [card], { open: ['repair'], shields: { front: 0 } }), far],
      active: 0,
      step: 'commands',
    }).take('repair:dial', 'none', '0:resolute');
    expect(t.ship(0)).toMatchObject({
      commands: ['repair'],
      upgrades: [{ tokens: ['repair', 'squadron', 'squadron'] }],
    });
  });
});

describe('Profundity', () => {
  const fleet = (small = 'cr90-corvette-a') =>
    setup([
      { card: 'mc75-armored-cruiser', upgrades: ['profundity', 'leia-organa-officer'] },
      { card: small, upgrades: [] },
    ]);
  it('[AR-CARD-PROFUNDITY-01][AR-CARD-PROFUNDITY-02] the ship that was set aside comes at distance 1, over squadrons, which the opponent places', () => {
    const units = [
      ship('mc75-armored-cruiser', 0, X, 300, 0, { upgrades: ['profundity'] }),
      ship('cr90-corvette-a', 0, 0, 0, 0, { status: 'aside', asideBy: '0:profundity' }),
      squadron('tie-fighter-squadron', 1, X + 100, 300),
      squadron('x-wing-squadron', 0, X + 100, 340),
      far,
    ];
    const t = lay({ units, phase: 'command', stage: 'start' });
    t.take('0:profundity');
    t.refuses({ x: X + 300, y: 300, degrees: 0 }, 'AR-REICHWEITE-UND-ENTFERNUNG-05');
    t.take({ x: X + 100, y: 300, degrees: 0 }, '2');
    expect(t.open).toEqual(['1 displaced-order']);
    t.take('2')
      .until('displaced', {}, 1)
      .take({ x: X + 160, y: 300 });
    t.goOn((table) => table.ask().kind === 'dials');
    expect([t.ship(1).status, t.ship(1).speed]).toEqual(['play', 2]);
  });
  it('[AR-CARD-PROFUNDITY-03][AR-CARD-PROFUNDITY-05] cards that have gone over count for the ship that has them', () => {
    const t = fleet().goOn((table) => table.state.round === 1, { 'window:setup.before': '0:profundity' });
    expect(t.ship(1)).toMatchObject({ status: 'aside', asideBy: '0:profundity' });
    const [before, small] = [costOf(t.ship(0), 'latest'), costOf(t.ship(1), 'latest')];
    t.until('card-upgrade', { 'window:round.start': '0:profundity' }).take('leia-organa-officer');
    const leia = upgradeCard('leia-organa-officer').points;
    expect([costOf(t.ship(0), 'latest'), costOf(t.ship(1), 'latest')]).toEqual([before - leia, small + leia]);
    expect(t.ship(1).upgrades.map((u) => u.id)).toEqual(['admiral-ackbar', 'leia-organa-officer']);
    expect(tokens(t, 1)).toHaveLength(3);
  });
  it('only small ships with a command value of 1', () => {
    const t = fleet('nebulon-b-escort-frigate').goOn((table) => table.state.round === 1);
    expect(asked(t)).not.toContain('window:setup.before');
  });
});
