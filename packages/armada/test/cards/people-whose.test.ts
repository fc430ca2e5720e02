import type { Ask, Json } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import type { Face } from '../../src/state.ts';
import { apart, lay, type Script, type Spec, ship, squadron, type Table } from '../table.ts';
import { CLOSE, CR90, duel, ISD, using, VSD, wing } from './upgrades/bridge.ts';

/** The people aboard: whose dial, attack or command they are for, how far they reach, and what they need. */

const HITS: Face[] = Array<Face>(9).fill('hit');
const ALL_HIT = { red: HITS, blue: HITS, black: HITS };
const on = (...upgrades: readonly Json[]): Spec => ({ upgrades: [...upgrades] });
/** A ship beside ship 0, with such a gap between the bases. */
const beside = (gap: number, more: Spec = {}, seat = 0): Spec =>
  ship(VSD, seat, 900 + 63 + gap, 300, 0, { speed: 2, ...more });
const orNone =
  (id: string) =>
  (a: Ask): string =>
    'options' in a && a.options.some((o) => o.id === id) ? id : 'none';
/** What a seat is offered in a window, if it opens before the activation or the round is over. */
const offers = (t: Table, window: string, script: Script = {}, seat = 0): readonly string[] => {
  const { active, round } = t.state;
  const isOver = (u: Table) => u.match.over || u.state.active !== active || u.state.round > round;
  const { attack } = script;
  const once = typeof attack === 'string' ? { ...script, attack: orNone(attack) } : script;
  t.goOn((u) => u.open[0] === `${seat} window:${window}` || isOver(u), once);
  return !isOver(t) && t.open[0] === `${seat} window:${window}` ? t.options() : [];
};
const revealing = (own: Spec, also: readonly Spec[] = [], more: object = {}): Table =>
  duel({ own: { dials: ['navigate'], ...own }, also, step: 'reveal', ...more });
const firing = (own: Spec, also: readonly Spec[] = [], more: object = {}): readonly string[] =>
  offers(duel({ own, also, ...ALL_HIT, ...more }), 'attack.modify', { attack: 'front>1.front' });
const flying = (units: readonly Spec[], more: object = {}, attack = '>1'): readonly string[] => {
  const t = lay({ units, phase: 'squadron', flying: { squadron: 0 }, blue: HITS, black: HITS, ...more }).take('attack');
  t.goOn((u) => u.open[0] === '0 window:attack.modify' || u.state.flying === null, { attack });
  return t.open[0] === '0 window:attack.modify' ? t.options() : [];
};
const starting = (own: Spec, more: object = {}): readonly string[] => {
  const t = duel({ own: { dials: ['repair'], ...own }, active: null, phase: 'ship', stage: 'start', ...more });
  return t.open[0] === '0 window:ships.start' ? t.options() : [];
};
const exhausted = (kind: string): Spec => ({ kind, state: 'exhausted' });
const gone = (kind: string): Spec => ({ kind, state: 'discarded' });

describe('when a dial is revealed', () => {
  it('Commandant Aresko gains the token of another friend at distance 1-3', () => {
    const asks = (own: Spec, also: readonly Spec[]) => offers(revealing(own, also), 'ship.revealed');
    expect(asks({}, [beside(185, on('commandant-aresko'))])).toContain('2:commandant-aresko');
    expect(asks({}, [beside(185.5, on('commandant-aresko'))])).toEqual([]);
    expect(asks(on('commandant-aresko'), [])).toEqual([]);
    expect(offers(revealing({}, [beside(50, on('commandant-aresko'), 1)]), 'ship.revealed', {}, 1)).toEqual([]);
  });
  it('Bail Organa gives dials to friends as long as he has tokens', () => {
    const asks = (tokens: readonly string[], seat = 0) => {
      const bail = beside(100, on({ id: 'bail-organa-commander', tokens: [...tokens] }), seat);
      return offers(revealing({}, [bail]), 'ship.revealed', {}, seat);
    };
    expect(asks(['repair'])).toContain('2:bail-organa-commander');
    expect(asks([])).toEqual([]);
    expect(asks(['repair'], 1)).toEqual([]);
  });
  it('Skilled First Officer, Tikkes and Veteran Captain wait for their own ship', () => {
    for (const [card, window] of [
      ['skilled-first-officer', 'ship.beforeReveal'],
      ['tikkes', 'ship.revealed'],
      ['veteran-captain', 'ship.revealed'],
    ] as const) {
      expect(offers(revealing(on(card)), window)).toContain(`0:${card}`);
      expect(offers(revealing({}, [wing(on(card))]), window)).toEqual([]);
    }
    const none = duel({ own: { ...on('skilled-first-officer'), dials: [] }, step: 'reveal' });
    expect(offers(none, 'ship.beforeReveal')).toEqual([]);
  });
  it('Ahsoka Tano (Rebels) exchanges a token of a friend up to distance 5', () => {
    const asks = (gap: number, commands: readonly string[], seat = 0) => {
      const ahsoka = beside(gap, on('ahsoka-tano-officer-rebel'), seat);
      return offers(revealing({ commands: [...commands] }, [ahsoka]), 'ship.beforeReveal', {}, seat);
    };
    expect(asks(304.5, ['repair'])).toContain('2:ahsoka-tano-officer-rebel');
    expect(asks(305.5, ['repair'])).toEqual([]);
    expect(asks(100, [])).toEqual([]);
    expect(asks(100, ['repair'], 1)).toEqual([]);
  });
  it('Asajj Ventress takes a raid token off an enemy up to distance 5 for a friend that is as near', () => {
    const asks = (gap: number, foe: number, raids: readonly string[], seat = 0) => {
      const raided = ship(VSD, 1 - seat, 900 + 63 + gap, 300 + 102 + foe, 0, { raids: [...raids] });
      return offers(
        revealing({}, [beside(gap, on('asajj-ventress'), seat), raided], { y: 820 }),
        'ship.beforeReveal',
        {},
        seat,
      );
    };
    expect(asks(304.5, 100, ['repair'])).toContain('2:asajj-ventress');
    expect(asks(305.5, 100, ['repair'])).toEqual([]);
    expect(asks(100, 305.5, ['repair'])).toEqual([]);
    expect(asks(100, 304.5, ['repair'])).toContain('2:asajj-ventress');
    expect(asks(100, 100, [])).toEqual([]);
  });
  it('Walex Blissex brings back a token that is discarded, and waits for one', () => {
    const asks = (tokens: readonly (string | Spec)[]) => {
      const t = duel({
        own: { ...on('walex-blissex'), tokens: [...tokens] as never, dials: ['repair'] },
        active: null,
        foe: { activated: true },
      });
      return offers(t, 'ship.activates');
    };
    expect(asks(['brace', gone('evade')])).toContain('0:walex-blissex');
    expect(asks(['brace', exhausted('evade')])).toEqual([]);
  });
});

describe('in attacks', () => {
  const tie = squadron('tie-fighter-squadron', 0, 900, 400);
  const x = squadron('x-wing-squadron', 1, 900 + apart(20), 400);
  const carrier = (gap: number, card: string, seat = 0): Spec =>
    ship(VSD, seat, 900 - 17 - gap - 31.5, 400, 0, { speed: 1, ...on(card) });
  it('Commander Woldar serves friends without Swarm up to distance 3, against squadrons', () => {
    const bomber = squadron('tie-bomber-squadron', 0, 900, 400);
    expect(flying([bomber, x, carrier(185, 'commander-woldar')])).toContain('2:commander-woldar');
    expect(flying([bomber, x, carrier(185.5, 'commander-woldar')])).not.toContain('2:commander-woldar');
    expect(flying([tie, x, carrier(100, 'commander-woldar')])).not.toContain('2:commander-woldar');
    const target = ship(CR90, 1, 900, 400 + 17 + 60 + 35.5, 180);
    expect(flying([bomber, target, carrier(100, 'commander-woldar')], {}, '>1.front')).not.toContain(
      '2:commander-woldar',
    );
    const gun = duel({
      mine: ['commander-woldar'],
      y: 820,
      also: [squadron('x-wing-squadron', 1, 900, 420)],
      ...ALL_HIT,
    });
    expect(offers(gun, 'attack.modify', { attack: 'front>2' })).not.toContain('0:commander-woldar');
  });
  it('Toryn Farr rerolls a blue die of another friend up to distance 3', () => {
    expect(flying([tie, x, carrier(185, 'toryn-farr')])).toContain('2:toryn-farr');
    expect(flying([tie, x, carrier(185.5, 'toryn-farr')])).not.toContain('2:toryn-farr');
    expect(firing(on('toryn-farr'))).not.toContain('0:toryn-farr');
    expect(firing({}, [wing(on('toryn-farr'))])).toContain('2:toryn-farr');
    const red = ship('nebulon-b-escort-frigate', 0, 900, 300, 0);
    const t = lay({
      units: [red, ship(ISD, 1, 900, 460, 180), beside(100, on('toryn-farr'))],
      active: 0,
      step: 'attack',
      red: HITS,
    });
    expect(offers(t, 'attack.modify', { attack: 'front>1.front' })).toEqual([]);
  });
  it('Agent Kallus and Shu Mai serve their own ship: against aces, and in her rounds', () => {
    const ace = (id: string) => ({ y: 820, also: [squadron(id, 1, 900, 420)] });
    const shot = (mine: readonly Json[], id: string, also: readonly Spec[] = []) =>
      offers(duel({ mine, ...ace(id), ...ALL_HIT, also: [...ace(id).also, ...also] }), 'attack.modify', {
        attack: 'front>2',
      });
    expect(shot(['agent-kallus'], 'luke-skywalker')).toContain('0:agent-kallus');
    expect(shot(['agent-kallus'], 'x-wing-squadron')).toEqual([]);
    expect(shot([], 'luke-skywalker', [wing(on('agent-kallus'))])).not.toContain('3:agent-kallus');
    const shu = (round: number, own: boolean) => {
      const card = on({ id: 'shu-mai', note: [2, 5] });
      return firing(own ? card : {}, own ? [] : [wing(card)], { round });
    };
    expect(shu(2, true)).toContain('0:shu-mai');
    expect(shu(3, true)).not.toContain('0:shu-mai');
    expect(shu(2, false)).not.toContain('2:shu-mai');
  });
  it('[AR-CARD-ADMIRAL-SCREED-01] Admiral Screed spends one die of several of a friendly ship, once in an activation', () => {
    expect(firing(on('admiral-screed'))).toContain('0:admiral-screed');
    const single = lay({
      units: [ship('hammerhead-torpedo-corvette', 0, 900, 300, 0, on('admiral-screed')), ship(ISD, 1, 900, 620, 180)],
      active: 0,
      step: 'attack',
      red: ['hit'],
    });
    expect(offers(single, 'attack.modify', { attack: 'front>1.front' })).toEqual([]);
    const flown = flying([
      squadron('x-wing-squadron', 0, 900, 400),
      squadron('tie-bomber-squadron', 1, 900 + apart(20), 400),
      carrier(50, 'admiral-screed'),
    ]);
    expect(flown).not.toContain('2:admiral-screed');
  });
  it('[AR-CARD-ADMIRAL-SLOANE-01] Admiral Sloane spends an accuracy icon among others, where the defender has a token', () => {
    const luke = (tokens: readonly (string | Spec)[]) =>
      squadron('luke-skywalker', 1, 900 + apart(20), 400, { tokens: [...tokens] as never });
    const shot = (tokens: readonly (string | Spec)[], blue: readonly Face[]) =>
      flying([tie, luke(tokens), carrier(400, 'admiral-sloane')], { blue });
    const mixed: Face[] = ['accuracy', 'hit', 'hit'];
    expect(shot(['brace'], mixed)).toContain('2:admiral-sloane/spend');
    expect(shot([exhausted('brace')], mixed)).toContain('2:admiral-sloane/spend');
    expect(shot([gone('brace')], mixed)).not.toContain('2:admiral-sloane/spend');
    expect(shot(['brace'], HITS)).not.toContain('2:admiral-sloane/spend');
    const ship1 = ship(CR90, 1, 900, 400 + 17 + 60 + 35.5, 180);
    const crits: Face[] = ['crit', 'hit', 'hit'];
    const bomber = squadron('b-wing-squadron', 0, 900, 400);
    expect(
      flying([bomber, ship1, carrier(400, 'admiral-sloane')], { blue: crits, black: ['hit'] }, '>1.front'),
    ).toContain('2:admiral-sloane/reroll');
  });
  it('Commander Sato replaces dice beside a friendly squadron, however many others are far off: two at most', () => {
    const sato = (own: Spec, also: readonly Spec[]) =>
      duel({ own, also: [squadron('x-wing-squadron', 0, 960, CLOSE), ...also], ...ALL_HIT });
    const asks = (t: Table, attack = 'front>1.front') => offers(t, 'attack.beforeRoll', { attack });
    expect(asks(sato(on('commander-sato'), [squadron('x-wing-squadron', 0, 300, 300)]))).toContain('0:commander-sato');
    expect(asks(sato({}, [wing(on('commander-sato'), 'nebulon-b-escort-frigate')]))).toEqual(
      ['2:commander-sato', 'pass'].map((id) => id.replace('2:', '3:')),
    );
    const gun = duel({
      mine: ['commander-sato'],
      y: 820,
      also: [squadron('tie-fighter-squadron', 1, 900, 420), squadron('x-wing-squadron', 0, 940, 420)],
    });
    expect(asks(gun, 'front>2')).toEqual([]);
    const t = sato(on('commander-sato'), []);
    t.until('window:attack.beforeRoll', { attack: 'front>1.front' }).take(
      '0:commander-sato',
      'red',
      'black',
      'red',
      'black',
    );
    expect(t.open).not.toContain('0 colour');
  });
  it('Darth Vader (commander) wants a token of the attacking ship', () => {
    expect(firing({ ...on('darth-vader-commander'), tokens: [exhausted('brace')] })).toContain(
      '0:darth-vader-commander',
    );
    expect(firing({ ...on('darth-vader-commander'), tokens: [gone('brace')] })).not.toContain(
      '0:darth-vader-commander',
    );
    expect(firing({ tokens: ['brace'] }, [beside(100, on('darth-vader-commander'), 1)])).not.toContain(
      '2:darth-vader-commander',
    );
  });
  it('Barriss Offee spends a Redirect token that she has, of her own ship', () => {
    const asks = (foe: Spec, also: readonly Spec[] = []) =>
      offers(duel({ foe: { speed: 1, ...foe }, also, ...ALL_HIT }), 'attack.declared', { attack: 'front>1.front' }, 1);
    const card = on('barriss-offee');
    expect(asks({ ...card, tokens: ['redirect'] })).toContain('1:barriss-offee');
    expect(asks({ ...card, tokens: ['brace'] })).toEqual([]);
    expect(asks({ ...card, tokens: [gone('redirect')] })).toEqual([]);
    expect(
      asks({ tokens: ['redirect'] }, [ship(VSD, 1, 1100, 460, 180, { ...card, tokens: ['redirect'], speed: 1 })]),
    ).toEqual([]);
    const t = duel({ foe: { ...card, speed: 1, tokens: ['redirect'] }, ...ALL_HIT });
    t.until('zone', { attack: 'front>1.front', ...using('attack.declared', '1:barriss-offee') });
    expect([...t.options()].sort()).toEqual(['left', 'rear', 'right']); // another one than was attacked
  });
  it('[AR-VERTEIDIGUNGSMARKER-27] Expert Shield Tech replaces the effect of a Redirect token, none that another card has replaced', () => {
    const asks = (spending: Script) => {
      const foe = { speed: 1, tokens: ['redirect'], ...on('barriss-offee', 'expert-shield-tech') };
      const t = duel({ foe, ...ALL_HIT });
      t.goOn((u) => u.open[0] === '1 window:attack.tokenSpent' || u.events('attackEnds').length > 0, {
        attack: 'front>1.front',
        ...spending,
      });
      return t.open[0] === '1 window:attack.tokenSpent' ? t.options() : [];
    };
    expect(asks(using('attack.defend', '1:token.0'))).toContain('1:expert-shield-tech');
    expect(asks(using('attack.declared', '1:barriss-offee'))).toEqual([]);
  });
  it('Adi Gallia spreads damage over zones beside that have shields, a point for each token', () => {
    const shields = { front: 0, left: 1, right: 0, rear: 1 };
    const asks = (foe: Spec, tokens: readonly string[]) =>
      duel({ foe: { speed: 1, shields, tokens: [...tokens], ...foe }, ...ALL_HIT });
    const script = { attack: 'front>1.front', ...using('attack.defend', '1:token.0') };
    const t = asks(on('adi-gallia'), ['contain']);
    expect(offers(t, 'damage.suffers', script, 1)).toContain('1:adi-gallia');
    t.take('1:adi-gallia');
    expect(t.options()).toEqual(['left', 'front']); // the right side has none
    t.take('left');
    expect([t.open.includes('1 zone'), t.ship(1).shields.left]).toEqual([false, 0]);
    expect(
      offers(asks({ ...on('adi-gallia'), shields: { ...shields, left: 0 } }, ['contain']), 'damage.suffers', script, 1),
    ).toEqual([]);
    expect(offers(asks(on('adi-gallia'), []), 'damage.suffers', { attack: 'front>1.front' }, 1)).toEqual([]);
  });
});

describe('at the start', () => {
  it('of the Ship Phase Count Dooku, Emperor Palpatine, Admiral Trench and Grand Admiral Thrawn need something on their cards', () => {
    const cards = (tokens: readonly string[], dials: readonly string[], note: readonly string[]) => [
      starting(on({ id: 'count-dooku', tokens: [...tokens] })).includes('0:count-dooku'),
      starting(on({ id: 'admiral-trench', dials: [...dials] })).includes('0:admiral-trench'),
      starting(on({ id: 'grand-admiral-thrawn', dials: [...dials] })).includes('0:grand-admiral-thrawn'),
      starting(on({ id: 'emperor-palpatine-commander', note: [...note] })).includes('0:emperor-palpatine-commander'),
    ];
    expect(cards(['repair'], ['repair'], ['brace'])).toEqual([true, true, true, true]);
    expect(cards([], [], [])).toEqual([false, false, false, false]);
  });
  it('[AR-CARD-BAIL-ORGANA-02] Bail Organa (officer) gains tokens in his round, up to two', () => {
    const bail = on({ id: 'bail-organa-officer', note: [3] });
    expect(starting(bail, { round: 3 })).toContain('0:bail-organa-officer/tokens');
    expect(starting(bail, { round: 4 })).toEqual([]);
    const t = duel({ own: { ...bail, dials: ['repair'] }, active: null, phase: 'ship', stage: 'start', round: 3 });
    t.take('0:bail-organa-officer/tokens', 'repair', 'navigate');
    expect([t.ship(0).commands, t.open.includes('0 card-command')]).toEqual([['repair', 'navigate'], false]);
    const none = duel({ own: { ...bail, dials: ['repair'] }, active: null, phase: 'ship', stage: 'start', round: 3 });
    none.take('0:bail-organa-officer/tokens', 'no-more');
    expect([none.ship(0).commands, none.open.includes('0 card-command')]).toEqual([[], false]);
  });
  it('Sabine Wren lays a mine up to distance 2 of an obstacle, beyond distance 3 of enemies', () => {
    const asks = (obstacles: readonly Spec[]) => starting(on('sabine-wren'), { obstacles, y: 700 });
    expect(asks([{ token: 'asteroid-1', x: 400, y: 300 }])).toContain('0:sabine-wren');
    expect(asks([])).toEqual([]);
    const t = duel({
      mine: ['sabine-wren'],
      own: { dials: ['repair'] },
      active: null,
      phase: 'ship',
      stage: 'start',
      y: 700,
      obstacles: [{ token: 'asteroid-1', x: 400, y: 300 }],
    });
    t.take('0:sabine-wren');
    t.refuses({ x: 400 - 28 - 9.5 - 126, y: 300 }, 'AR-REICHWEITE-UND-ENTFERNUNG-05');
    t.take({ x: 400 - 28 - 9.5 - 124, y: 300 });
  });
  it('of the first round Captain Needa and Admiral Titus act, and in no other', () => {
    const rounds = (card: string, round: number, tokens: readonly string[] = ['brace']) => {
      const t = duel({
        own: { ...on(card), tokens: [...tokens] },
        active: null,
        phase: 'command',
        stage: 'start',
        round,
      });
      return t.open[0] === '0 window:round.start' ? t.options() : [];
    };
    expect(rounds('captain-needa', 1)).toContain('0:captain-needa');
    expect(rounds('captain-needa', 1, ['evade', 'brace'])).toContain('0:captain-needa');
    expect(rounds('captain-needa', 1, ['evade'])).toEqual([]);
    expect(rounds('captain-needa', 2)).toEqual([]);
    expect(rounds('admiral-titus', 1)).toContain('0:admiral-titus');
    expect(rounds('admiral-titus', 2)).toEqual([]);
    const slow = duel({
      mine: ['admiral-titus'],
      foe: { speed: 1 },
      active: null,
      phase: 'command',
      stage: 'start',
      round: 1,
    });
    expect(slow.take('0:admiral-titus').options()).toEqual(['0', '2']);
    const still = duel({
      mine: ['admiral-titus'],
      foe: { speed: 0 },
      active: null,
      phase: 'command',
      stage: 'start',
      round: 1,
    });
    expect(still.take('0:admiral-titus').ship(1).speed).toBe(1);
  });
});

describe('with commands', () => {
  const near = squadron('tie-fighter-squadron', 0, 900, 200);
  const commands = (own: Spec, also: readonly Spec[], way: string, window: string, script: Script = {}) =>
    offers(duel({ own, also, step: 'commands' }).take(way), window, script);
  it('San Hill adds a squadron for a friend up to distance 5, for his token, to no other command', () => {
    const hill = (tokens: readonly string[]) => on({ id: 'san-hill', tokens: [...tokens] });
    const asks = (gap: number, tokens: readonly string[]) =>
      commands({ open: ['squadron'] }, [near, beside(gap, hill(tokens))], 'squadron:dial', 'command.resolving');
    expect(asks(304.5, ['squadron'])).toContain('3:san-hill');
    expect(asks(305.5, ['squadron'])).toEqual([]);
    expect(asks(100, ['repair'])).toEqual([]);
    const repair = commands(
      { open: ['repair'], shields: { front: 0 } },
      [beside(100, hill(['squadron']))],
      'repair:dial',
      'command.resolving',
    );
    expect(repair).toEqual([]);
  });
  it('Captain Rex raids an enemy at close range with a Squadron command of his own ship', () => {
    const asks = (own: Spec, also: readonly Spec[], y: number, way = 'squadron:dial') =>
      offers(duel({ own, also, y, step: 'commands' }).take(way), 'command.resolving');
    expect(asks({ ...on('captain-rex'), open: ['squadron'] }, [near], 460)).toContain('0:captain-rex');
    expect(asks({ ...on('captain-rex'), open: ['squadron'] }, [near], 700)).toEqual([]);
    expect(asks({ open: ['squadron'] }, [near, wing(on('captain-rex'))], 460)).toEqual([]);
    expect(asks({ ...on('captain-rex'), open: ['repair'], shields: { front: 0 } }, [], 460, 'repair:dial')).toEqual([]);
  });
  it('Admiral Piett makes a dial of a friend’s token, not of a dial, and not of an enemy’s', () => {
    const asks = (own: Spec, also: readonly Spec[], way: string) =>
      commands({ shields: { front: 0 }, ...own }, also, way, 'command.way');
    const piett = wing(on('admiral-piett'));
    expect(asks({ commands: ['repair'] }, [piett], 'repair:token')).toContain('2:admiral-piett');
    expect(asks({ open: ['repair'] }, [piett], 'repair:dial')).toEqual([]);
    expect(asks({ open: ['repair'], commands: ['repair'] }, [piett], 'repair:both')).toEqual([]);
    const foe = duel({
      mine: ['admiral-piett'],
      foe: { commands: ['repair'], shields: { front: 0 } },
      active: 1,
      turnOf: 1,
      step: 'commands',
    });
    expect(offers(foe.take('repair:token'), 'command.way')).toEqual([]);
  });
  it('Commander Vanto and Wat Tambor serve their own ship', () => {
    const repair = { open: ['repair'], shields: { front: 1 } };
    const vanto = (own: Spec, also: readonly Spec[]) =>
      commands({ ...repair, ...own }, also, 'repair:dial', 'command.resolved', { repair: 'none' });
    expect(vanto(on('commander-vanto'), [])).toContain('0:commander-vanto');
    expect(vanto({}, [wing(on('commander-vanto'))])).toEqual([]);
    const wat = (own: Spec, also: readonly Spec[]) =>
      commands({ ...repair, ...own }, also, 'repair:dial', 'command.resolving');
    expect(wat(on('wat-tambor-officer'), [])).toContain('0:wat-tambor-officer');
    expect(wat({}, [wing(on('wat-tambor-officer'))])).toEqual([]);
    const t = duel({
      own: { ...repair, ...on('wat-tambor-officer') },
      also: [beside(304.5), beside(400)],
      step: 'commands',
    });
    t.take('repair:dial', '0:wat-tambor-officer');
    expect(t.options()).toEqual(['0', '2', 'none']); // up to distance 5
  });
  it('Clone Captain Silver forbids a Navigate command, and no other', () => {
    const begun = [{ source: '0:clone-captain-silver', unit: 0, until: 'activation' }];
    const t = duel({
      own: { ...on('clone-captain-silver'), commands: ['repair', 'navigate'], shields: { front: 0 } },
      step: 'commands',
      lasting: begun,
    });
    expect(t.options()).toContain('repair:token');
    t.until('course', { command: 'none' });
    expect(t.match.taken.filter(({ kind }) => kind === 'command')).toHaveLength(1); // Navigate was not asked for
    const plain = duel({
      own: { commands: ['navigate'], speed: 1 },
      also: [wing(on('clone-captain-silver'))],
      step: 'manoeuvre',
    });
    expect(plain.open).toEqual(['0 command']);
  });
});

describe('elsewhere', () => {
  it('[AR-CARD-DER-GROSSINQUISITOR-01] The Grand Inquisitor follows an enemy up to distance 5, no friend', () => {
    const turned = (gap: number, seat: 0 | 1) => {
      const other = beside(gap, { commands: ['navigate'], speed: 1 }, seat);
      const t = duel({
        mine: ['the-grand-inquisitor'],
        also: [other],
        y: 820,
        active: 2,
        turnOf: seat,
        step: 'manoeuvre',
      });
      t.until('course', { command: 'token' }).take({ speed: 2, clicks: [0, 0], side: 'right' });
      return t.open[0] === '0 window:speed.changed' ? t.options() : [];
    };
    expect(turned(304, 1)).toContain('0:the-grand-inquisitor');
    expect(turned(306, 1)).toEqual([]);
    expect(turned(100, 0)).toEqual([]);
  });
  it('Wedge Antilles (officer) has a Squadron token and somebody to cloak: no aces, up to distance 5, three at most', () => {
    const ends = (own: Spec, also: readonly Spec[]) => {
      const t = duel({
        own: { ...on('wedge-antilles-officer'), commands: ['squadron'], activated: true, ...own },
        foe: { activated: true },
        also,
        active: null,
        phase: 'squadron',
      });
      return t.open[0] === '0 window:squadrons.ending' ? t : undefined;
    };
    const wings = (n: number, id = 'x-wing-squadron') =>
      Array.from({ length: n }, (_, i) => squadron(id, 0, 760 + 60 * i, 180, { activated: true }));
    expect(ends({}, wings(1))?.options()).toContain('0:wedge-antilles-officer');
    expect(ends({ commands: [] }, wings(1))).toBeUndefined();
    expect(ends({}, [])).toBeUndefined();
    expect(ends({}, wings(1, 'luke-skywalker'))).toBeUndefined();
    const four = ends({}, wings(4))!.take('0:wedge-antilles-officer');
    expect(four.ask()).toMatchObject({ max: 3 });
  });
});

describe('for friends, and for what they are said', () => {
  it('[AR-CARD-ADMIRAL-SLOANE-01] Admiral Sloane rerolls a critical icon, whatever lies beside it', () => {
    const units = [
      squadron('b-wing-squadron', 0, 900, 400),
      ship(CR90, 1, 900, 400 + 17 + 60 + 35.5, 180),
      beside(0, { ...on('admiral-sloane'), x: 760 }),
    ];
    const asks = (blue: Face, black: Face) => flying(units, { blue: [blue], black: [black] }, '>1.front');
    expect(asks('crit', 'blank')).toContain('2:admiral-sloane/reroll');
    expect(asks('hit', 'blank')).not.toContain('2:admiral-sloane/reroll');
  });
  it('Admiral Piett and Leia Organa (commander) change no command of an enemy, and only what was spent for it', () => {
    const ways = (use: 'dial' | 'token', own: Spec, foe: Spec = {}, seat = 0) => {
      const spec = { open: ['repair'], commands: ['repair'], shields: { front: 0 }, ...own };
      return offers(duel({ own: spec, foe, step: 'commands' }).take(`repair:${use}`), 'command.way', {}, seat);
    };
    const [piett, leia] = [on('admiral-piett'), on('leia-organa-commander')];
    expect(ways('token', piett)).toContain('0:admiral-piett');
    expect(ways('dial', piett)).toEqual([]);
    expect(ways('token', {}, piett, 1)).toEqual([]);
    expect(ways('dial', leia)).toContain('0:leia-organa-commander');
    expect(ways('token', leia)).toEqual([]);
    expect(ways('dial', {}, leia, 1)).toEqual([]);
  });
  it('Ahsoka Tano (Republic) stands by whom her ship activates, and by no unique squadron', () => {
    const asks = (card: string, by: number | null) => {
      const ahsoka = ship(VSD, 0, 900, 300, 0, { open: ['squadron'], ...on('ahsoka-tano-officer-republic') });
      const other = beside(100, { open: ['squadron'], x: 760 });
      const units = [ahsoka, ship(ISD, 1, 900, 800, 180), other, squadron(card, 0, 840, 420)];
      const t =
        by === null ? lay({ units, phase: 'squadron', turnOf: 0 }) : lay({ units, active: by, step: 'commands' });
      if (by !== null) t.take('squadron:dial');
      t.goOn((u) => u.open[0] === '0 window:squadron.activates' || u.state.flying !== null || u.match.over, {
        'command-squadron': '3',
        'card-unit': '3',
      });
      return t.open[0] === '0 window:squadron.activates' ? t.options() : [];
    };
    expect(asks('v-19-torrent-squadron', 0)).toContain('0:ahsoka-tano-officer-republic');
    expect(asks('v-19-torrent-squadron', 2)).toEqual([]);
    expect(asks('v-19-torrent-squadron', null)).toEqual([]);
    expect(asks('axe', 0)).toEqual([]);
  });
  it('[AR-CARD-ADMIRAL-SCREED-01] Admiral Screed spends one of two dice: a single one is not enough', () => {
    const asks = (id: string) => {
      const units = [ship(id, 0, 900, 300, 0, on('admiral-screed')), ship(CR90, 1, 900, 650, 180)];
      return offers(lay({ units, active: 0, step: 'attack', ...ALL_HIT }), 'attack.modify', {
        attack: 'front>1.front',
      });
    };
    expect(asks(VSD)).toContain('0:admiral-screed');
    expect(asks('hammerhead-torpedo-corvette')).not.toContain('0:admiral-screed');
  });
});
