import type { Json } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/cards/index.ts';
import { RANGE, SQUADRON_RADIUS } from '../../src/geometry/index.ts';
import { lay, type Script, ship, squadron, type Table } from '../table.ts';
import { CLOSE, duel, ISD, states, using, VSD, wing } from './upgrades/bridge.ts';

/** Two cards that were printed again with quite another text: at the prices of the first print they do the first. R-AR-74 */

const FIRST = { rules: { prices: 'first' } };
const kinds = (t: Table): readonly string[] => t.events('attack').map(({ kind }) => kind);
const added = (t: Table): number => t.events('dice').filter(({ how }) => how === 'added').length;

describe('Anakin Skywalker, commander, of the first print', () => {
  const ANAKIN = ['anakin-skywalker-commander'];
  const SALVO = '0:anakin-skywalker-commander/salvo';
  const DIE = '0:anakin-skywalker-commander/die';
  const again = () => using('attack.after', SALVO);
  const armed = { tokens: ['salvo', 'brace'], speed: 2 };

  it('[AR-VERTEIDIGUNGSMARKER-11][AR-VERTEIDIGUNGSMARKER-14] after an attack on a ship a Salvo token is spent for a Salvo on the same hull zone', () => {
    const t = duel({ mine: ANAKIN, own: armed, ...FIRST });
    t.fight({ attack: 'front>1.front', ...again() });
    const [first, second] = t.events('attack');
    expect(second).toMatchObject({
      kind: 'salvo',
      attacker: { unit: 0 },
      zone: 'front',
      defender: { unit: 1 },
      defending: 'front',
      range: first!.range,
    });
    expect(t.events('rolled')[1]!.dice.map(({ colour }) => colour)).toEqual(['red', 'red']); // the rear of the ship
    expect(states(t.ship(0))).toEqual(['salvo exhausted', 'brace ready']);
  });

  it('nobody has to, nobody without a Salvo token may, and an exhausted one is discarded for it', () => {
    const shot = (tokens: readonly Json[], script: Script = again()) => {
      const t = duel({ mine: ANAKIN, own: { ...armed, tokens }, ...FIRST });
      t.fight({ attack: 'front>1.front', ...script });
      return [kinds(t), states(t.ship(0))];
    };
    expect(shot(['salvo'], {})).toEqual([['normal'], ['salvo ready']]);
    expect(shot(['brace'])).toEqual([['normal'], ['brace ready']]);
    expect(shot([{ kind: 'salvo', state: 'discarded' }])).toEqual([['normal'], ['salvo discarded']]);
    expect(shot([{ kind: 'salvo', state: 'exhausted' }])).toEqual([['normal', 'salvo'], ['salvo discarded']]);
  });

  it('once in an activation: the second attack has none, though another token is there', () => {
    const t = duel({
      mine: ANAKIN,
      own: { ...armed, tokens: ['salvo', 'salvo'] },
      also: [ship(VSD, 1, 1150, 300, 270)],
      ...FIRST,
    });
    t.fight({ attack: 'front>1.front', 'card-token': '0', ...again() });
    t.until('attack').fight({ attack: 'right>2.front', 'card-token': '1', ...again() });
    expect(kinds(t)).toEqual(['normal', 'salvo', 'normal']);
    expect(states(t.ship(0))).toEqual(['salvo exhausted', 'salvo ready']);
  });

  it('not after an attack on a squadron, nor on a ship that it has destroyed, nor of an enemy', () => {
    const flak = lay({
      units: [ship(VSD, 0, 900, 300, 0, { ...armed, upgrades: ANAKIN }), squadron('x-wing-squadron', 1, 900, 440)],
      active: 0,
      step: 'attack',
      ...FIRST,
    });
    flak.fight({ attack: 'front>1', ...again() });
    expect(kinds(flak)).toEqual(['normal']);
    const last = duel({ mine: ANAKIN, own: armed, foe: { damage: 10, shields: { front: 0 } }, ...HITS, ...FIRST });
    last.fight({ attack: 'front>1.front', ...again() });
    expect([kinds(last), last.unit(1).status]).toEqual([['normal'], 'destroyed']);
    const enemy = duel({ theirs: ANAKIN, own: armed, ...FIRST });
    enemy.fight({ attack: 'front>1.front', ...using('attack.after', SALVO.replace('0:', '1:')) });
    expect(kinds(enemy)).toEqual(['normal']);
  });
  const HITS = { red: Array(6).fill('double'), blue: Array(6).fill('hit') };

  it('the rear battery has to reach: two red dice at long range, a ship without any is not asked', () => {
    const from = (own: string, y: number) => {
      const t = lay({
        units: [ship(own, 0, 900, 300, 0, { ...armed, upgrades: ANAKIN }), ship(ISD, 1, 900, y, 180, { speed: 1 })],
        active: 0,
        step: 'attack',
        ...FIRST,
      });
      t.fight({ attack: 'front>1.front', ...again() });
      return [t.events('attack')[0]!.range, kinds(t).length];
    };
    expect(from(VSD, 640)).toEqual(['long', 2]);
    expect(from('gozanti-class-assault-carriers', 600)).toEqual(['long', 1]);
  });

  it('[AR-DIE-GOLDENEN-REGELN-02] a Salvo may have one die more, of a colour that it has', () => {
    const answer = (
      upgrades: readonly string[],
      more: object = FIRST,
      use: Script = using('attack.modify', DIE.replace('0:', '1:')),
    ) => {
      const t = lay({
        units: [ship(VSD, 0, 900, 300, 0, { speed: 2 }), ship(ISD, 1, 900, CLOSE, 180, { ...armed, upgrades })],
        active: 0,
        step: 'attack',
        blue: Array(9).fill('hit'),
        ...more,
      });
      t.until('window:attack.defend', { attack: 'front>1.front' }, 1).take('1:token.0');
      t.fight({ colour: (a) => ('options' in a ? a.options.map(({ id }) => id).at(-1)! : ''), ...use });
      return t;
    };
    const t = answer(ANAKIN);
    expect([kinds(t), added(t)]).toEqual([['normal', 'salvo'], 1]);
    const rolled = t.events('rolled')[1]!.dice.map(({ colour }) => colour);
    const now = t
      .events('dice')
      .find(({ how }) => how === 'added')!
      .dice.map(({ colour }) => colour);
    expect([rolled, now]).toEqual([
      ['red', 'blue', 'blue'],
      ['red', 'blue', 'blue', 'blue'],
    ]);
    expect(t.events('attack')[1]).toMatchObject({ attacker: { unit: 1 } });
    expect(added(answer(ANAKIN, FIRST, {}))).toBe(0); // it may
    expect(added(answer([]))).toBe(0);
    expect(added(answer(ANAKIN, {}))).toBe(0); // the last text has no such thing
  });

  it('no other attack has a die of his, and no enemy’s Salvo', () => {
    const t = duel({ mine: ANAKIN, foe: { tokens: ['salvo'] }, ...FIRST });
    t.until('window:attack.defend', { attack: 'front>1.front', ...using('attack.modify', DIE) }, 1).take('1:token.0');
    t.fight(using('attack.modify', DIE));
    expect([kinds(t), added(t)]).toEqual([['normal', 'salvo'], 0]);
  });

  it('a ship that an enemy’s Salvo has destroyed has none of its own, one that it has not destroyed has', () => {
    const answered = (damage: number) => {
      const t = duel({
        also: [wing({ upgrades: ANAKIN })], // his own ship is another one
        own: { ...armed, damage, shields: { front: 0 } },
        foe: { tokens: ['salvo'] },
        blue: ['accuracy', 'accuracy', 'accuracy', 'hit', 'hit'],
        red: ['blank', 'blank', 'blank', 'hit', 'hit', 'hit'],
        ...FIRST,
      });
      t.until('window:attack.defend', { attack: 'front>1.front' }, 1).take('1:token.0');
      t.fight({ ...using('attack.after', SALVO.replace('0:', '2:')), 'window:attack.defend': 'pass' });
      return [t.unit(0).status, kinds(t)];
    };
    expect(answered(2)).toEqual(['play', ['normal', 'salvo', 'salvo']]);
    expect(answered(7)).toEqual(['destroyed', ['normal', 'salvo']]);
  });

  it('with the last text nothing comes after an attack', () => {
    const t = duel({ mine: ANAKIN, own: armed });
    t.fight({ attack: 'front>1.front', ...again() });
    expect([kinds(t), states(t.ship(0))]).toEqual([['normal'], ['salvo ready', 'brace ready']]);
  });
});

describe('San Hill of the first print', () => {
  const TWO = [{ id: 'san-hill', tokens: ['squadron', 'squadron'] }];
  /** San Hill’s ship, squadrons of its side beside it and far away, and two enemies. */
  const phase = ({
    near = 4,
    far = 0,
    foes = [200, 240],
    upgrades = TWO as readonly Json[],
    more = FIRST as object,
  } = {}): Table =>
    lay({
      units: [
        ship(VSD, 0, 900, 200, 0, { upgrades, activated: true }),
        ...Array.from({ length: near }, (_, i) => squadron('x-wing-squadron', 0, 800 + 40 * i, 340)),
        ...Array.from({ length: far }, (_, i) => squadron('x-wing-squadron', 0, 1500 + 40 * i, 800)),
        ...foes.map((x) => squadron('tie-fighter-squadron', 1, x, 560)),
      ],
      phase: 'squadron',
      stage: 'start',
      ...more,
    });
  /** Lets squadrons do nothing in their activations, one after the other. */
  const rest = (t: Table): Table => t.goOn((x) => !x.state.flying, { 'squadron-act': 'none' });
  const activate = (t: Table, id: number): Table => rest(t.take(String(id)));
  const flown = (t: Table): readonly number[] => t.events('squadronActivates').map(({ unit }) => unit);

  it('one token: three squadrons in a turn, two tokens: four; they are gone from the card', () => {
    const t = phase().take('0:san-hill', '1');
    expect(t.ship(0).upgrades[0]!.tokens).toEqual(['squadron']);
    for (const id of [1, 2]) activate(t, id);
    expect(t.options()).toEqual(['3', '4', 'none']);
    activate(t, 3);
    expect([flown(t), t.open]).toEqual([[1, 2, 3], ['1 activate-squadron']]);
    const both = phase({ near: 5 }).take('0:san-hill', '2');
    expect(both.ship(0).upgrades[0]!.tokens).toEqual([]);
    for (const id of [1, 2, 3, 4]) activate(both, id);
    expect([flown(both), both.open]).toEqual([[1, 2, 3, 4], ['1 activate-squadron']]);
  });

  it('[AR-STAFFELPHASE-01] two have to be activated, those besides need not; the next turn has them again', () => {
    const t = phase({ near: 6 }).take('0:san-hill', '1');
    expect(t.options()).not.toContain('none');
    activate(t, 1);
    expect(t.options()).not.toContain('none');
    activate(t, 2).take('none');
    expect(t.open).toEqual(['1 activate-squadron']);
    activate(t, 7); // and then the only one that is left
    expect(flown(t)).toEqual([1, 2, 7, 8]); // the enemy has two, and no more
    for (const id of [3, 4]) activate(t, id);
    expect(t.options()).toEqual(['5', '6', 'none']);
  });

  it('an enemy beside him has two squadrons a turn', () => {
    const t = phase({ near: 4, foes: [820, 860, 900] }).take('0:san-hill', '1');
    for (const id of [1, 2]) activate(t, id);
    t.take('none');
    for (const id of [5, 6]) activate(t, id);
    expect(t.open).toEqual(['0 activate-squadron']);
  });

  it('his card discarded, two squadrons a turn are enough, whoever they were', () => {
    const t = phase({ near: 4 }).take('0:san-hill', '2');
    activate(t, 1).take('2');
    t.ship(0).upgrades[0]!.discarded = true;
    rest(t);
    expect([flown(t), t.open]).toEqual([[1, 2], ['1 activate-squadron']]);
  });

  it('Hyperwave Signal Boost beside him is asked once in a turn', () => {
    const t = phase({ upgrades: [...TWO, 'hyperwave-signal-boost'] }).take('0:san-hill', '2');
    expect(t.open).toEqual(['0 window:squadrons.turn']);
    activate(t.take('pass'), 1);
    expect(t.open).toEqual(['0 activate-squadron']);
  });

  it('those besides are at close to long range of him, the usual two wherever they are and in any order', () => {
    const t = phase({ near: 2, far: 3 }).take('0:san-hill', '2');
    for (const id of [3, 4]) activate(t, id);
    expect(t.options()).toEqual(['1', '2', 'none']); // and not squadron 5
    const other = phase({ near: 2, far: 3 }).take('0:san-hill', '2');
    for (const id of [1, 2]) activate(other, id);
    expect(other.options()).toEqual(['3', '4', '5', 'none']);
    for (const id of [3, 4]) activate(other, id);
    expect([flown(other), other.open]).toEqual([[1, 2, 3, 4], ['1 activate-squadron']]);
  });

  it('a millimetre beyond long range is too far', () => {
    const at = (mm: number) => {
      const t = lay({
        units: [
          ship(VSD, 0, 900, 200, 0, { upgrades: TWO, activated: true }),
          ...[0, 1].map((i) => squadron('x-wing-squadron', 0, 1500 + 40 * i, 800)),
          squadron('x-wing-squadron', 0, 900, 200 + 51 + mm + SQUADRON_RADIUS),
        ],
        phase: 'squadron',
        stage: 'start',
        ...FIRST,
      }).take('0:san-hill', '1');
      for (const id of [1, 2]) activate(t, id);
      return t.open;
    };
    expect(at(RANGE[2])).toContain('0 card-unit');
    expect(at(RANGE[2] + 1)).not.toContain('0 card-unit');
  });

  it('he is not asked without tokens, with two squadrons left, or for the last text’s command', () => {
    expect(phase({ upgrades: [{ id: 'san-hill', tokens: [] }] }).open).not.toContain('0 window:squadrons.start');
    expect(phase({ near: 2 }).open).not.toContain('0 window:squadrons.start');
    expect(phase({ near: 3 }).open).toContain('0 window:squadrons.start');
    expect(phase({ more: {} }).open).toEqual(['0 activate-squadron']);
    const t = duel({
      mine: TWO,
      own: { commands: ['squadron'] },
      also: [squadron('x-wing-squadron', 0, 700, 400)],
      step: 'commands',
      ...FIRST,
    });
    t.take('squadron:token');
    expect(t.state.turn?.squadrons?.left).toBe(1);
  });

  it('who declines keeps his tokens and has two squadrons a turn', () => {
    const t = phase().take('pass');
    for (const id of [1, 2]) activate(t, id);
    expect([t.ship(0).upgrades[0]!.tokens, t.open]).toEqual([['squadron', 'squadron'], ['1 activate-squadron']]);
  });
});

it('every card that reads otherwise in the first print has its last text beside it', () => {
  const first = CARDS.keys().filter((key) => key.startsWith('first/'));
  expect(first).toContain('first/san-hill');
  expect(first.filter((key) => !CARDS.has(key.replace('first/', 'upgrade/')))).toEqual([]);
});
