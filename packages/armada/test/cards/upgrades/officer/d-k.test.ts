import { describe, expect, it } from 'vitest';
import { keywordOf } from '../../../../src/values.ts';
import { lay, ship, squadron } from '../../../table.ts';
import { CLOSE, CR90, duel, faces, fire, ISD, MEDIUM, match, pool, states, using, VSD, wing } from '../bridge.ts';

const HITS = { red: ['hit', 'hit', 'hit'], blue: ['hit', 'hit', 'hit'] } as const;
const CRITS = { red: ['crit', 'crit', 'crit'], blue: ['crit', 'crit', 'crit'] } as const;

describe('officers, D to K', () => {
  it('Damage Control Officer: Contain stops every critical effect', () => {
    const cards = (theirs: readonly string[]) => {
      const t = duel({ mine: ['xx-9-turbolasers'], theirs, ...CRITS });
      return fire(t, { ...using('attack.defend', '1:token.3'), critical: '0:xx-9-turbolasers' }).events('critical')
        .length;
    };
    expect(cards([])).toBe(1);
    expect(cards(['damage-control-officer'])).toBe(0);
  });

  it('[AR-CARD-MINISTERIN-TUA-01] Darth Vader: the attacker discards a commander or officer and rerolls; what Tua let it equip stays', () => {
    const mine = ['darth-vader-officer', 'minister-tua', 'electronic-countermeasures'];
    const t = duel({
      mine,
      red: ['blank', 'blank', 'blank', 'double', 'double', 'double'],
      blue: ['hit', 'hit', 'hit'],
    });
    t.until('window:attack.modify', { attack: 'front>1.front' }).take('0:darth-vader-officer');
    fire(t, { reroll: ['0', '1', '2'] });
    expect(t.ship(0).upgrades.map((u) => u.discarded)).toEqual([false, true, false]);
    expect(faces(t).filter((f) => f === 'double')).toHaveLength(3);
  });

  it('liaisons and experts change the command that is about to be revealed', () => {
    const reveal = (id: string, ...answers: readonly string[]) =>
      duel({ mine: [id], own: { dials: ['squadron'], commands: ['concentrate'] }, step: 'reveal' })
        .until('window:ship.beforeReveal')
        .take(`0:${id}`, ...answers);
    const liaison = reveal('defense-liaison');
    expect(liaison.options()).toEqual(['navigate', 'repair']);
    liaison.take('repair');
    expect(liaison.events('revealed')).toMatchObject([{ dial: 'repair' }]);
    expect(liaison.ship(0).commands).toEqual([]);
    expect(reveal('weapons-liaison').options()).toEqual(['concentrate', 'squadron']);
    const dials = ['engineering-captain', 'navigation-officer', 'tactical-expert', 'wing-commander'].map((id) => {
      const t = reveal(id);
      expect(t.ship(0).commands).toEqual(['concentrate']);
      return t.events('revealed')[0]!.dial;
    });
    expect(dials).toEqual(['repair', 'navigate', 'concentrate', 'squadron']);
  });

  it('Director Isard: when she reveals, her player looks at the dials of an enemy ship', () => {
    const t = duel({
      mine: ['director-isard'],
      own: { dials: ['repair'] },
      foe: { dials: ['squadron', 'repair'] },
      step: 'reveal',
    });
    t.take('0:director-isard');
    const seen = t.match.events.find((r) => r.event.type === 'dialsSeen');
    expect(seen).toMatchObject({
      event: { unit: 1, dials: ['squadron', 'repair'] },
      only: [0, 1],
      others: { dials: [] },
    });
    // whoever has no dials left is not chosen from
    const two = duel({
      mine: ['director-isard'],
      own: { dials: ['repair'] },
      foe: { dials: [] },
      also: [ship(VSD, 1, 1200, 460, 180, { dials: ['squadron'] })],
      step: 'reveal',
    });
    expect(two.take('0:director-isard').events('dialsSeen')[0]).toMatchObject({ unit: 2 });
  });

  it('Director Krennic: with Concentrate Fire at medium or long range red dice are rerolled', () => {
    const options = (y: number, open: readonly string[], commands: readonly string[], way: string) => {
      const t = duel({ mine: ['director-krennic'], own: { open, commands }, y, red: ['blank', 'blank', 'blank'] });
      t.until('window:attack.modify', { attack: 'front>1.front' }).take('0:concentrate');
      t.until('window:attack.modify', { command: way, colour: 'blue' });
      return t.options().filter((id) => id.includes('krennic'));
    };
    expect(options(MEDIUM, ['concentrate'], [], 'dial')).toEqual(['0:director-krennic/dial']);
    expect(options(MEDIUM, [], ['concentrate'], 'token')).toEqual(['0:director-krennic/token']);
    const close = duel({ mine: ['director-krennic'], own: { open: ['concentrate'] }, ...HITS });
    fire(close, { ...using('attack.modify', '0:concentrate', '0:director-krennic/dial'), colour: 'red' });
    expect(close.events('dice').map((e) => e.how)).toEqual(['added']);
  });

  it('Emperor Palpatine: whoever attacks his ship spends a defence token first', () => {
    const t = duel({ theirs: ['emperor-palpatine-officer'] });
    t.until('card-token', { attack: 'front>1.front' });
    expect(t.open).toEqual(['0 card-token']);
    t.take('1');
    expect(states(t.ship(0))).toEqual(['brace ready', 'redirect exhausted', 'redirect ready']);
  });
  it('[AR-VERTEIDIGUNGSMARKER-24] Emperor Palpatine: an attacker at speed 0 spends one, too, since it does not defend', () => {
    const still = duel({ theirs: ['emperor-palpatine-officer'], own: { speed: 0 } });
    expect(fire(still).match.taken.map((d) => d.kind)).toContain('card-token');
  });

  it('[AR-DIE-GOLDENEN-REGELN-02] Expert Shield Tech: instead of its effect a redirect token takes 1 from the damage, after brace', () => {
    const t = duel({ theirs: ['expert-shield-tech'], ...HITS });
    fire(t, {
      ...using('attack.defend', '1:token.0', '1:token.1'),
      ...using('attack.tokenSpent', '1:expert-shield-tech'),
    });
    expect(t.damage).toBe(2);
    expect(t.events('redirect')).toEqual([]);
  });

  it('Ezra Bridger: discarded, he moves an obstacle near his ship', () => {
    const t = duel({
      mine: ['ezra-bridger'],
      own: { dials: ['repair'] },
      obstacles: [{ token: 'asteroid-1', x: 780, y: 300 }],
      step: 'reveal',
      y: 700,
    });
    t.take('0:ezra-bridger').take({ x: 700, y: 300, degrees: 0 });
    expect(t.state.obstacles[0]!.pose.x).toBe(700);
    expect(t.ship(0).upgrades[0]!.discarded).toBe(true);
  });

  it('[AR-DIE-GOLDENEN-REGELN-02] Flight Commander: the Squadron command after the manoeuvre', () => {
    const run = (mine: readonly string[]) => {
      const t = duel({
        mine,
        own: { commands: ['squadron'], speed: 1 },
        y: 800,
        also: [squadron('x-wing-squadron', 0, 700, 400)],
        step: 'manoeuvre',
      });
      return t.until('course').take({ speed: 1, clicks: [0], side: 'left' });
    };
    const t = run(['flight-commander']);
    expect(t.open).toEqual(['0 command']);
    t.take('token', '2').goOn((s) => s.state.flying === null);
    expect(t.events('squadronActivates')).toMatchObject([{ unit: 2, by: 0 }]);
    expect(run([]).open).not.toContain('0 command');
  });

  it('General Draven: a die of any colour against squadrons with Counter or Intel', () => {
    const volley = (id: string) => {
      const t = duel({ mine: ['general-draven-officer'], y: 800, also: [squadron(id, 1, 900, 420)] });
      t.fight({ attack: 'front>2', ...using('attack.modify', '0:general-draven-officer'), colour: 'black' });
      return pool(t)[1];
    };
    expect(['tie-interceptor-squadron', 'jumpmaster-5000', 'x-wing-squadron'].map(volley)).toEqual([2, 2, 1]);
  });

  const pryce = (note: readonly number[], discarded = false) => [{ id: 'governor-pryce', note, discarded }];
  const order = (units: readonly ReturnType<typeof ship>[], more: object = {}) =>
    lay({ units, round: 2, rules: { prices: 'first' }, ...more })
      .goOn((s) => s.events('activates').length === units.length)
      .events('activates')
      .map((e) => e.unit);

  it('[AR-CARD-GOUVERNEURIN-PRYCE-02][AR-CARD-GOUVERNEURIN-PRYCE-03][AR-CARD-GOUVERNEURIN-PRYCE-05][AR-CARD-GOUVERNEURIN-PRYCE-06] Pryce: in the round of her token her ship is the last of all', () => {
    const setup = match('empire', ['admiral-motti', 'governor-pryce'], [], 'first').until('window:setup.after', {}, 0);
    setup.take('0:governor-pryce', '2');
    expect(setup.ship(0).upgrades[1]!.note).toEqual([2]);
    const units = (cards: ReturnType<typeof pryce>) => [
      ship(VSD, 0, 300, 300, 0, { upgrades: cards }),
      ship(VSD, 0, 500, 300),
      ship(VSD, 1, 300, 700, 180),
      ship(VSD, 1, 500, 700, 180),
    ];
    expect(order(units(pryce([2]))).at(-1)).toBe(0);
    expect(order(units(pryce([3])))[0]).toBe(0);
    expect(order(units(pryce([2], true)))[0]).toBe(0);
    const aside = lay({
      units: [ship(VSD, 0, 300, 300), { ship: VSD, seat: 0, status: 'aside', upgrades: ['governor-pryce'] }],
    });
    expect(aside.g.abilities('setup.after')).toEqual([]);
  });

  it('Governor Pryce of the last print: once an activation a shield of the attacking zone turns a die to a face without accuracy', () => {
    const t = duel({ mine: ['governor-pryce'], red: ['blank', 'blank', 'blank'] }).take('front>1.front');
    t.take('0:governor-pryce', ['0']);
    expect(t.options()).toEqual(['blank', 'hit', 'double', 'crit']);
    t.take('double');
    expect([t.ship(0).shields.front, t.options()]).toEqual([2, expect.not.arrayContaining(['0:governor-pryce'])]);
    const again = duel({ mine: ['governor-pryce'], also: [ship(CR90, 1, 700, 380, 90)] }).take('front>1.front');
    again.take('0:governor-pryce', ['0'], 'hit').fight({}).until('attack');
    again.take(again.options().find((id) => id.includes('>2.'))!);
    expect(again.open[0]).toBe('0 window:attack.modify');
    expect([again.options(), again.barred('0:governor-pryce')]).toEqual([
      expect.not.arrayContaining(['0:governor-pryce']),
      expect.anything(),
    ]);
    const bare = duel({ mine: ['governor-pryce'], own: { shields: { front: 0 } } }).take('front>1.front');
    expect(bare.options()).not.toContain('0:governor-pryce');
  });

  it('[AR-CARD-GOUVERNEURIN-PRYCE-04] two of them in the same round: the first player’s goes before the second’s', () => {
    const units = [
      ship(VSD, 0, 300, 300, 0, { upgrades: pryce([2]) }),
      ship(VSD, 1, 300, 700, 180, { upgrades: pryce([2]) }),
      ship(VSD, 1, 500, 700, 180),
    ];
    expect(order(units)).toEqual([2, 0, 1]);
    expect(order(units, { first: 1 })).toEqual([2, 1, 0]);
  });

  it('[AR-CARD-HONDO-OHNAKA-01][AR-CARD-HONDO-OHNAKA-02][AR-CARD-HONDO-OHNAKA-03][AR-CARD-HONDO-OHNAKA-04] Hondo: two tokens for two ships, and the opponent deals the other two', () => {
    const t = duel({ mine: ['hondo-ohnaka-officer'], also: [wing()], active: null, stage: 'start' });
    t.take('0:hondo-ohnaka-officer', 'navigate');
    expect(t.options()).toEqual(['squadron', 'repair', 'concentrate']);
    t.take('repair', '0');
    expect(t.options()).toEqual(['1', '2']);
    t.take('2');
    expect(t.open).toEqual(['1 card-unit']);
    expect(t.options()).toEqual(['0', '1', '2']);
    t.take('2');
    expect(t.options()).toEqual(['0', '1']);
    t.take('1');
    expect([0, 1, 2].map((id) => t.ship(id).commands)).toEqual([['navigate'], ['concentrate'], ['repair', 'squadron']]);
    expect(t.ship(0).upgrades[0]!.discarded).toBe(true);
  });

  it('Iden Versio: her evade cancels at close range, and for the card a Squadron command raids', () => {
    const units = [
      ship(CR90, 0, 900, 300, 0, { speed: 2, upgrades: ['iden-versio'], commands: ['squadron'] }),
      ship(ISD, 1, 900, CLOSE, 180),
    ];
    const t = lay({ units, active: 1, step: 'attack', turnOf: 1 }).until(
      'window:attack.defend',
      { attack: 'front>0.front' },
      0,
    );
    t.take('0:token.0');
    expect(t.options()).toEqual(['cancel', 'reroll']);
    t.take('cancel', ['0']);
    expect(t.events('dice').at(-1)!.how).toBe('cancelled');
    const raid = lay({ units, active: 0, step: 'commands' }).take('squadron:token', '0:iden-versio', 'repair');
    expect(raid.ship(1).raids).toEqual(['repair']);
    expect(raid.ship(0).upgrades[0]!.discarded).toBe(true);
  });

  it('Instructor Goran: Counter 1, or one more, for squadrons near that are not Heavy', () => {
    const also = ['tie-fighter-squadron', 'tie-interceptor-squadron', 'tie-bomber-squadron'].map((id, i) =>
      squadron(id, 0, 830 - 40 * i, 380),
    );
    const t = duel({ mine: ['instructor-goran'], also });
    expect([2, 3, 4].map((id) => keywordOf(t.g, t.squadron(id), 'counter'))).toEqual([1, 3, 0]);
  });

  it('[AR-CARD-GEHEIMDIENSTOFFIZIER-01][AR-CARD-GEHEIMDIENSTOFFIZIER-02] Intel Officer: the chosen token is discarded if it is spent', () => {
    const t = duel({ mine: ['intel-officer'], ...HITS });
    fire(t, {
      ...using('attack.rolled', '0:intel-officer'),
      'card-unit': '1',
      'card-token': '0',
      ...using('attack.defend', '1:token.0'),
    });
    expect(states(t.ship(1))[0]).toBe('brace discarded');
    expect(t.damage).toBe(3);
    expect(t.ship(0).upgrades[0]!.exhausted).toBe(true);
    const unspent = duel({ mine: ['intel-officer'], ...HITS });
    fire(unspent, { ...using('attack.rolled', '0:intel-officer'), 'card-unit': '1', 'card-token': '0' });
    expect(states(unspent.ship(1))[0]).toBe('brace ready');
  });

  it('[AR-CARD-GEHEIMDIENSTOFFIZIER-03] Intel Officer: it may be a token of his own ship', () => {
    const t = duel({ mine: ['intel-officer', 'darth-vader-commander'], ...HITS });
    fire(t, {
      ...using('attack.rolled', '0:intel-officer'),
      'card-unit': '0',
      'card-token': '0',
      ...using('attack.modify', '0:darth-vader-commander'),
      reroll: [],
    });
    expect(states(t.ship(0))[0]).toBe('brace discarded');
  });

  it('Kyrsta Agate: a red or blue critical readies a token of hers, even in a salvo', () => {
    const tokens = [{ kind: 'brace', state: 'exhausted' }];
    const t = duel({ mine: ['kyrsta-agate-officer'], own: { tokens }, ...CRITS });
    fire(t, { critical: '0:kyrsta-agate-officer' });
    expect(states(t.ship(0))).toEqual(['brace ready']);
    const salvo = duel({
      theirs: ['kyrsta-agate-officer'],
      foe: { tokens: [...tokens, 'salvo'] },
      red: ['hit', 'hit', 'hit', 'crit'],
      blue: ['hit', 'hit', 'hit', 'crit', 'crit'],
    });
    fire(salvo, {
      ...using('attack.defend', '1:token.1'),
      critical: (a) => ('options' in a ? (a.options.find((o) => o.id.includes('kyrsta'))?.id ?? 'none') : 'none'),
    });
    expect(states(salvo.ship(1))[0]).toBe('brace ready');
  });
});
