import { describe, expect, it } from 'vitest';
import { academy, decline, rookie, type Scene, scene } from '../../scene.ts';
import { attacking, type Duel, defending, discarded, ending, faces, flying, friend, rolled } from './duel.ts';

/** Crew at the edge of what they do: one step of range, one ship, one token, one die more or less. */

const FLOWN = { activated: true };
/** The hero flies s2 to 450/420 or s3 to 450/460; beside it, range 1 ends at 140, range 2 at 240, range 3 at 340. */
const beside = (card: string, x: number, y = 420) => friend({ upgrades: [card] }, x, y);

/** How often the card is on offer from now to the next round, when everyone declines. */
function offers(s: Scene, key: string): number {
  let n = 0;
  for (; s.ask().kind !== 'dials'; s.take(decline(s.ask()))) if (s.options().includes(key)) n++;
  return n;
}

describe('Moff Jerjerrod', () => {
  it('pays with crew cards that are still there, himself at last', () => {
    const s = defending(['crew/moffjerjerrod', 'crew/gunner', 'mod/engineupgrade'], {
      red: 'cc',
      green: 'bb',
      hero: { shields: 0 },
      deck: ['structuraldamage', 'structuraldamage'],
    }).take('primary>0', '0:crew.moffjerjerrod');
    expect(s.options()).toEqual(['0:crew.moffjerjerrod', '0:crew.gunner']);
    s.take('0:crew.gunner', '0:crew.moffjerjerrod');
    expect(discarded(s, 'moffjerjerrod')).toBe(true);
    expect(s.ship(0).damage.map((d) => d.faceup)).toEqual([false, false]);
  });
});

describe('Weapons Engineer', () => {
  const more = [academy(560, 700, 180, FLOWN), academy(340, 700, 180, FLOWN)];
  it('the second lock is on another ship', () => {
    const s = flying(['crew/weaponsengineer'], 's2', { more }).take('targetlock', '1', '0:crew.weaponsengineer');
    expect(s.options()).toEqual(['2', '3']);
  });
  it('two locks, not three', () => {
    const s = flying(['crew/weaponsengineer'], 's2', { more, hero: { locks: [2, 3] } }).take('targetlock', '1');
    expect(s.until('dials').ship(0).locks.length).toBe(2);
  });
  it('leaves alone what other cards have begun', () => {
    const s = scene({
      phase: 'planning',
      ships: [
        rookie(450, 300, 0, { upgrades: ['crew/agentkallus', 'crew/weaponsengineer'] }),
        academy(450, 700, 180),
        academy(560, 700, 180),
      ],
    }).take('2');
    s.dials({ '0': 's2', '1': 's2', '2': 's2' }).until('action', 0).take('targetlock', '1', '0:crew.weaponsengineer');
    expect(s.ship(0).locks).toEqual([1, 2]);
    expect(s.state.lasting.map((l) => l.source)).toEqual(['0:crew.agentkallus']);
  });
});

describe('Recon Specialist', () => {
  it('neither by another action nor by the focus action of a friend', () => {
    expect(flying(['crew/reconspecialist'], 's2').take('targetlock').events('token')).toEqual([]);
    const s = flying([], 's2', { more: [beside('crew/reconspecialist', 560)], y: 600 }).take('focus');
    expect([s.ship(0).tokens.focus, s.ship(2).tokens.focus]).toEqual([1, 0]);
  });
});

describe('Intelligence Agent', () => {
  const READY = { activated: false, dial: 'k4' };
  it('up to range 2, and only a dial that is still there', () => {
    expect(flying(['crew/intelligenceagent'], 's2', { y: 560, foe: READY }).open).not.toContain(
      '0 window:activation.start',
    );
    const more = [academy(520, 480, 180, FLOWN), academy(380, 580, 180, READY)];
    const s = flying(['crew/intelligenceagent'], 's2', { y: 480, foe: READY, more }).take('0:crew.intelligenceagent');
    expect(s.events('dialSeen').map((e) => e.ship)).toEqual([1]);
  });
});

describe('Jan Ors (crew)', () => {
  it.each([
    [760, true],
    [810, false],
  ])('up to range 3: at %s', (x, helps) => {
    const s = flying([], 's2', { more: [beside('crew/janors', x)], y: 600 }).take('focus');
    expect(s.open.includes('0 window:token.about')).toBe(helps);
  });
});

describe('Mara Jade', () => {
  it('stresses at range 1, not at range 2', () => {
    const more = [academy(550, 400, 180, { fought: true }), academy(660, 300, 180, { fought: true })];
    const s = attacking(['crew/marajade'], { y: 400, more }).until('dials');
    expect([1, 2, 3].map((id) => s.ship(id).tokens.stress)).toEqual([1, 1, 0]);
  });
});

describe('Dash Rendar (crew)', () => {
  it('attacks on him are obstructed as ever', () => {
    const obstacles = [{ kind: 'coreasteroid0', x: 450, y: 390 }];
    expect(rolled(defending(['crew/dashrendar'], { obstacles }).take('primary>0'), 'defence')).toBe(3);
  });
});

describe('free actions', () => {
  const freeOf = (s: ReturnType<typeof flying>, action: string) =>
    s.events('action').find((e) => e.action === action)?.free;
  it('of Ysanne Isard, Leebo and Unkar Plutt are free', () => {
    const hero = { shields: 0, damage: [{ card: 'structuraldamage' }] };
    expect(freeOf(attacking(['crew/ysanneisard'], { hero }).take('0:crew.ysanneisard'), 'evade')).toBe(true);
    expect(freeOf(flying(['crew/leebo'], 's2').take('0:crew.leebo', 'straight'), 'boost')).toBe(true);
    const s = flying(['crew/unkarplutt'], 's2', { y: 400 }).take('0:crew.unkarplutt', 'focus');
    expect(freeOf(s, 'focus')).toBe(true);
  });
});

describe.each([
  ['Kanan Jarrus', 'crew/kananjarrus', 's3', 1, 0],
  ['Inspiring Recruit', 'crew/inspiringrecruit', 's2', 3, 1],
])('%s', (_name, card, dial, stress, left) => {
  const hero = { tokens: { stress } };
  const key = card.replace('/', '.');
  it('up to range 2', () => {
    const y = dial === 's3' ? 460 : 420;
    const s = flying([], dial, { hero, more: [beside(card, 680, y)] }).take(`2:${key}`);
    expect(s.ship(0).tokens.stress).toBe(left);
    expect(offers(flying([], dial, { hero, more: [beside(card, 710, y)] }), `2:${key}`)).toBe(0);
  });
  it('once a round', () => {
    const more = [beside(card, 560), rookie(380, 300, 0, { dial, tokens: { stress } })];
    const s = flying([], dial, { hero, more }).take('0', `2:${key}`);
    expect(offers(s, `2:${key}`)).toBe(0);
    expect(offers(flying([], dial, { hero, more }), `2:${key}`)).toBe(2);
  });
});

describe('Systems Officer', () => {
  it('the friend at range 1 who has something to lock, without a question', () => {
    const more = [friend({}, 530, 420), friend({}, 520, 330), friend({}, 650, 420)];
    const s = flying(['crew/systemsofficer'], 's2', { more }).take('0:crew.systemsofficer');
    expect([2, 3, 4].map((id) => s.ship(id).locks)).toEqual([[1], [], []]);
  });
  it('is not on offer for a friend at range 2, nor for one without a target', () => {
    for (const other of [friend({}, 650, 420), friend({}, 520, 330)])
      expect(flying(['crew/systemsofficer'], 's2', { more: [other] }).open).toEqual(['0 action']);
  });
});

describe('Ketsu Onyo (crew)', () => {
  const foe = { tokens: { tractor: 1 } };
  it.each<[string, Duel]>([
    ['range 3', { foe, y: 560 }],
    ['no token', {}],
    ['behind', { foe, hero: { degrees: 180 } }],
  ])('%s: nothing to keep', (_what, duel) => {
    expect(ending(['crew/ketsuonyo'], duel).ask().kind).toBe('dials');
  });
});

describe('Sabine Wren (crew)', () => {
  const bomb = { card: 'seismiccharges', ship: 0, x: 450, y: 620 };
  it('once a round', () => {
    const bombs = [bomb, { ...bomb, x: 520 }];
    const foe = { faction: 'rebel', type: 'xwing', pilot: 'rookiepilot', seat: 1, shields: 2 };
    const s = flying(['crew/sabinewren'], 's2', { bombs, foe }).until('dials');
    expect([s.ship(1).shields, s.ship(1).damage.length]).toEqual([0, 1]);
  });
  it('an enemy at range 1 of the bomb, and no friend', () => {
    const more = [friend({}, 520, 620), academy(640, 640, 180, FLOWN)];
    const s = flying(['crew/sabinewren'], 's2', { bombs: [bomb], more }).take('none');
    expect(s.open).not.toContain('0 card-ship');
    expect([s.ship(1).damage.length, s.ship(2).shields, s.ship(3).damage.length]).toEqual([2, 1, 0]);
  });
});

describe('Saboteur', () => {
  const open = { card: 'structuraldamage', faceup: true };
  it('turns over what lies facedown, if anything does', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const foe = { damage: [open, { card: 'damagedengine' }] };
      const s = flying(['crew/saboteur'], 's2', { y: 520, foe, red: 'h', seed }).take('0:crew.saboteur');
      expect(s.ship(1).damage.map((d) => d.faceup)).toEqual([true, true]);
    }
    const s = flying(['crew/saboteur'], 's2', { y: 520, foe: { damage: [open] }, red: 'h' }).take('0:crew.saboteur');
    expect(s.events('faceup')).toEqual([]);
    const clean = flying(['crew/saboteur'], 's2', { y: 520, red: 'h' }).take('0:crew.saboteur');
    expect(clean.ship(1).damage).toEqual([]);
  });
  it('at range 1, not at range 2', () => {
    const foe = { damage: [{ card: 'structuraldamage' }] };
    const more = [academy(450, 640, 180, { ...FLOWN, ...foe })];
    const s = flying(['crew/saboteur'], 's2', { y: 520, foe, more, red: 'h' }).take('0:crew.saboteur');
    expect([1, 2].map((id) => s.ship(id).damage[0]!.faceup)).toEqual([true, false]);
    expect(flying(['crew/saboteur'], 's2', { y: 600, foe }).options()).not.toContain('0:crew.saboteur');
  });
});

describe('Fleet Officer and Jyn Erso', () => {
  const more = [friend({}, 680, 420), friend({}, 710, 360), friend({}, 370, 420)];
  it('Jyn Erso reaches friends up to range 2, the Fleet Officer only those who are wholly within it', () => {
    const reached = (card: string) =>
      flying([`crew/${card}`], 's2', { more })
        .take(`0:crew.${card}`)
        .options();
    expect(reached('jynerso')).toEqual(['0', '2', '4']);
    expect(reached('fleetofficer')).toEqual(['0', '4']);
  });
  const tokens = (foes: readonly [number, number][]) => {
    const others = foes.map(([x, y]) => academy(x, y, 180, FLOWN));
    return flying(['crew/jynerso'], 's2', { more: others }).take('0:crew.jynerso').events('token').length;
  };
  it('Jyn Erso counts the enemies in the arc, three at most', () => {
    expect(tokens([[450, 200]])).toBe(1);
    expect(
      tokens([
        [510, 700],
        [390, 700],
      ]),
    ).toBe(3);
    expect(
      tokens([
        [510, 700],
        [390, 700],
        [450, 620],
      ]),
    ).toBe(3);
  });
});

describe('C-3PO', () => {
  const offer = (hero: Duel['hero'] & object) => defending(['crew/c3po'], { hero, red: 'hh' }).take('primary>0');
  it('guesses with one die, not with none', () => {
    expect(
      offer({ tokens: { tractor: 1 } })
        .take('0:crew.c3po')
        .options(),
    ).toEqual(['0', '1']);
    expect(offer({ tokens: { tractor: 2 } }).open).not.toContain('0 window:attack.beforeDefenceDice');
  });
  it('once a round', () => {
    const s = defending(['crew/c3po'], { more: [academy(520, 480, 180)], red: 'bbbb' });
    s.take('primary>0', '0:crew.c3po', '0').until('attack', 1).take('primary>0');
    expect(s.events('attack').length).toBe(2);
    expect(s.open).not.toContain('0 window:attack.beforeDefenceDice');
  });
  it('guesses up to six', () => {
    const obstacles = [{ kind: 'coreasteroid0', x: 450, y: 450 }];
    const guesses = (cards: string[]) =>
      defending(['crew/c3po', ...cards], { hero: { type: 'awing', pilot: 'prototypepilot' }, y: 600, obstacles })
        .take('primary>0', '0:crew.c3po')
        .options();
    const six = ['0', '1', '2', '3', '4', '5', '6'];
    expect(guesses([])).toEqual(six.slice(0, 6));
    expect(guesses(['mod/stealthdevice'])).toEqual(six);
    expect(guesses(['mod/stealthdevice', 'mod/stealthdevice'])).toEqual(six);
  });
});

describe('Emperor Palpatine', () => {
  const named = (tractor: number) =>
    defending(['crew/emperorpalpatine'], { hero: { tokens: { tractor } }, red: 'hh', green: 'bb' }).take(
      'primary>0',
      '0:crew.emperorpalpatine',
      'evade',
    );
  it('exactly one die', () => {
    const s = named(0);
    s.refuses(['0', '1'], 'XW-KARTENFAEHIGKEITEN-01');
    s.refuses([], 'XW-KARTENFAEHIGKEITEN-01');
    const only = named(1);
    if (only.ask().kind === 'card-dice') only.take(['0']);
    expect(faces(only, 'defence')).toBe('e');
  });
  it('no die, nothing to fulfil', () => {
    expect(named(2).open).not.toContain('0 card-dice');
    expect(named(2).events('modified')).toEqual([]);
  });
});
