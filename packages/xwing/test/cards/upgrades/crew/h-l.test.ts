import { describe, expect, it } from 'vitest';
import { academy, decline, rookie, type Scene, type ShipSpec, scene, ship } from '../../../scene.ts';
import { conditionsOf, DARK_SIDE } from '../../assigned.ts';
import { settingUp } from '../../setting-up.ts';
import {
  attacking,
  beside,
  type Duel,
  defending,
  discarded,
  ending,
  FLOWN,
  FOCUS,
  faces,
  flying,
  friend,
  LOCK,
  STRESS,
  tokensOf,
} from '../duel.ts';

/** How often the card is on offer from now to the next round, when everyone declines. */
function offers(s: Scene, key: string): number {
  let n = 0;
  for (; s.ask().kind !== 'dials'; s.take(decline(s.ask()))) if (s.options().includes(key)) n++;
  return n;
}

describe('Luke Skywalker (crew)', () => {
  it('shoots again after a miss, with one eye as a hit', () => {
    const s = attacking(['crew/lukeskywalker'], { red: 'bbbffb', green: 'eeeeee' }).take(
      'primary>1',
      '0:crew.lukeskywalker',
    );
    s.take('primary>1', '0:crew.lukeskywalker');
    expect(faces(s, 'attack')).toBe('hfb');
    expect(s.open).toEqual(['1 attack']);
  });
  it('not in the first attack', () => {
    const s = attacking(['crew/lukeskywalker'], { red: 'ffb', green: 'eee' }).take('primary>1');
    expect(s.open).toEqual(['0 window:attack.again']);
  });
});

describe('Intelligence Agent', () => {
  it('sees the dial of an enemy within range 2, and nobody else learns it', () => {
    const s = flying(['crew/intelligenceagent'], 's2', { y: 480, foe: { activated: false, dial: 'k4' } });
    s.take('0:crew.intelligenceagent');
    const seen = s.match.events.find((r) => r.event.type === 'dialSeen');
    expect(seen).toMatchObject({ event: { manoeuvre: 'k4' }, only: [0], others: { manoeuvre: null } });
  });
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

describe('Kyle Katarn (crew)', () => {
  it('losing stress may bring a focus token', () => {
    const s = flying(['crew/kylekatarn'], 's2', { hero: STRESS, y: 600 }).take('0:crew.kylekatarn');
    expect(tokensOf(s)).toEqual(['0 stress -1', '0 focus 1']);
  });
  it('Kyle Katarn (crew): not where the card of another ship takes the stress off', () => {
    const kyle = { upgrades: ['crew/kylekatarn'] };
    const wingman = attacking(['ept/wingman'], { more: [friend({ ...kyle, ...STRESS })] });
    expect([wingman.ship(2).tokens, wingman.open]).toEqual([
      expect.objectContaining({ stress: 0, focus: 0 }),
      ['0 attack'],
    ]);
    const more = [friend({ upgrades: ['crew/kananjarrus'] }, 560, 420)];
    const kanan = flying(['crew/kylekatarn'], 's3', { hero: STRESS, more }).take('2:crew.kananjarrus');
    expect(kanan.open).toEqual(['0 action']);
    const own = flying(['crew/kylekatarn', 'crew/kananjarrus'], 's3', { hero: STRESS }).take('0:crew.kananjarrus');
    expect(own.options()).toContain('0:crew.kylekatarn');
  });
});

describe('Jan Ors (crew)', () => {
  it('a focus token for a friend within range 3 may be an evade token, once a round', () => {
    const more = [friend({ upgrades: ['crew/janors'] }, 560, 420)];
    const s = flying(['crew/reconspecialist'], 's2', { more, y: 600 }).take('focus', '2:crew.janors');
    expect(s.ship(0).tokens).toMatchObject({ evade: 1, focus: 1 });
  });
  it.each([
    [760, true],
    [810, false],
  ])('up to range 3: at %s', (x, helps) => {
    const s = flying([], 's2', { more: [beside('crew/janors', x)], y: 600 }).take('focus');
    expect(s.open.includes('0 window:token.about')).toBe(helps);
  });
});

describe('Han Solo (crew)', () => {
  it('a lock turns all eyes into hits', () => {
    const s = attacking(['crew/hansolo'], { hero: LOCK, red: 'ffb' }).take('primary>1', '0:crew.hansolo');
    expect(faces(s, 'attack')).toBe('hhb');
    expect(s.ship(0).locks).toEqual([]);
  });
});

describe('Leia Organa (crew)', () => {
  const two = () =>
    scene({
      phase: 'activation',
      ships: [
        rookie(450, 300, 90, { dial: 'k4', upgrades: ['crew/leiaorgana'] }),
        academy(450, 850, 180, { activated: true }),
        rookie(450, 500, 90, { dial: 'k4' }),
      ],
    });
  it('for the card, red manoeuvres of all friends may be white in this phase', () => {
    const s = two().take('0:crew.leiaorgana', '0', '0:crew.leiaorgana', 'none', '0:crew.leiaorgana', 'none');
    expect([s.ship(0).tokens.stress, s.ship(2).tokens.stress]).toEqual([0, 0]);
    expect(discarded(s, 'leiaorgana')).toBe(true);
  });
  it('otherwise they stay red', () => {
    expect(two().take('pass', '0', '2').ship(0).tokens.stress).toBe(1);
  });
});

describe('Leia Organa', () => {
  it('[XW-SCHWIERIGKEIT-03] leaves red what an effect has made red', () => {
    const fly = (damage: { card: string; faceup: boolean }[], dial: string) =>
      flying(['crew/leiaorgana'], dial, { y: 880, hero: { type: 'ywing', pilot: 'goldsquadronpilot', damage } }).take(
        '0:crew.leiaorgana',
      ).open;
    expect(fly([], 'tl3')).toEqual(['0 window:ship.revealed']);
    expect(fly([{ card: 'damagedengine', faceup: true }], 'tl3')).not.toContain('0 window:ship.revealed');
  });
});

describe('Lando Calrissian (crew)', () => {
  it('two dice bring focus and evade tokens', () => {
    const s = flying(['crew/landocalrissian'], 's2', { y: 600, green: 'fe' }).take('0:crew.landocalrissian');
    expect(s.ship(0).tokens).toMatchObject({ focus: 1, evade: 1 });
  });
});

describe('"Leebo" (crew)', () => {
  it('as an action: a free boost, then an ion token', () => {
    const s = flying(['crew/leebo'], 's2').take('0:crew.leebo', 'straight');
    expect([s.pose(0)[1], s.ship(0).tokens.ion]).toEqual([500, 1]);
  });
  it('"Leebo" (crew): where there is no room to boost, no ion token and another action', () => {
    const s = flying(['crew/leebo'], 's2', { y: 480, more: [friend({}, 405, 480), friend({}, 495, 480)] });
    s.take('0:crew.leebo', 'bankleft', 'straight', 'bankright');
    expect([s.ship(0).tokens.ion, s.options().includes('focus')]).toEqual([0, true]);
  });
});

describe('K4 Security Droid', () => {
  it('a green manoeuvre may bring a lock', () => {
    expect(flying(['crew/k4securitydroid'], 's2').take('0:crew.k4securitydroid').ship(0).locks).toEqual([1]);
    expect(flying(['crew/k4securitydroid'], 's3').open).toEqual(['0 action']);
  });
});

describe('Kanan Jarrus (crew)', () => {
  it('a white manoeuvre of a friend within range 2 takes a stress token off', () => {
    const more = [friend({ upgrades: ['crew/kananjarrus'] }, 560, 420)];
    const s = flying([], 's3', { hero: STRESS, more }).take('2:crew.kananjarrus');
    expect(s.ship(0).tokens.stress).toBe(0);
    expect(flying([], 's2', { hero: { tokens: { stress: 2 } }, more }).open).not.toContain(
      '0 window:manoeuvre.executed',
    );
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

describe('Hera Syndulla (crew)', () => {
  it('flies red manoeuvres in spite of stress', () => {
    const s = flying(['crew/herasyndulla'], 'k4', { hero: { degrees: 90, ...STRESS } });
    expect(s.events('moved')[0]!.manoeuvre).toBe('k4');
    expect(flying([], 'k4', { hero: { degrees: 90, ...STRESS } }).open).toEqual(['1 stressed-manoeuvre']);
  });
});

describe('Latts Razzi (crew)', () => {
  it('a stress token of the attacker for an evade', () => {
    const s = defending(['crew/lattsrazzi'], { foe: STRESS, red: 'hh', green: 'bb' }).take(
      'primary>0',
      '0:crew.lattsrazzi',
    );
    expect(faces(s, 'defence')).toBe('bbe');
    expect(s.ship(1).tokens.stress).toBe(0);
    expect(defending(['crew/lattsrazzi'], { red: 'hh' }).take('primary>0').open).toEqual(['0 attack']);
  });
});

describe('Ketsu Onyo (crew)', () => {
  const foe = { tokens: { tractor: 1 } };
  it('an enemy in the arc within range 2 keeps its tractor beam tokens', () => {
    expect(ending(['crew/ketsuonyo'], { foe }).take('0:crew.ketsuonyo').ship(1).tokens.tractor).toBe(1);
    expect(ending(['crew/ketsuonyo'], { foe }).take('pass').ship(1).tokens.tractor).toBe(0);
  });
  it.each<[string, Duel]>([
    ['range 3', { foe, y: 560 }],
    ['no token', {}],
    ['behind', { foe, hero: { degrees: 180 } }],
  ])('%s: nothing to keep', (_what, duel) => {
    expect(ending(['crew/ketsuonyo'], duel).ask().kind).toBe('dials');
  });
});

describe('Kylo Ren (crew)', () => {
  it('lays a card of the Pilot kind on an enemy at range 1-3, or none', () => {
    const s = flying(['crew/kyloren'], 's2').take('0:crew.kyloren');
    expect(s.options()).toHaveLength(5);
    expect(s.options()).not.toContain('directhit');
    s.take('stunnedpilot');
    expect(s.ship(1).conditions).toEqual([DARK_SIDE]);
    expect(s.ship(1).aside).toEqual(['stunnedpilot']);
    expect(s.state.decks[0]!.draw.filter((card) => card === 'stunnedpilot')).toHaveLength(1);
    const none = flying(['crew/kyloren'], 's2').take('0:crew.kyloren', 'none');
    expect(none.ship(1).conditions).toEqual([]);
  });
  it('not beyond range 3', () => {
    const s = flying(['crew/kyloren'], 's2', { y: 820 });
    s.refuses('0:crew.kyloren', 'XW-AKTIONEN-04');
    const more = [academy(450, 880, 180, { activated: true })];
    expect(flying(['crew/kyloren'], 's2', { more }).take('0:crew.kyloren').open).toEqual(['0 card-search']);
  });
  it('in play already, the condition moves with its card, and nobody searches', () => {
    const more = [academy(520, 700, 180, { activated: true, conditions: [DARK_SIDE], aside: ['stunnedpilot'] })];
    const s = flying(['crew/kyloren'], 's2', { more }).take('0:crew.kyloren', '1');
    expect(conditionsOf(s)).toEqual([[], [DARK_SIDE], []]);
    expect([s.ship(1).aside, s.ship(2).aside]).toEqual([['stunnedpilot'], []]);
    expect(s.events('setAside')).toEqual([]);
  });
});

describe('Jyn Erso', () => {
  it('a friend within range 2 gets a focus token for each enemy in the arc', () => {
    const more = [friend({}, 560, 420), academy(520, 700, 180, { activated: true })];
    const s = flying(['crew/jynerso'], 's2', { more }).take('0:crew.jynerso', '2');
    expect(tokensOf(s)).toEqual(['2 focus 1', '2 focus 1']);
  });
});

describe('Hotshot Co-pilot', () => {
  const CARD = ['crew/hotshotcopilot'];
  it('the defender of a primary attack spends a focus token, needed or not', () => {
    const s = attacking(CARD, { foe: { ...FOCUS, fought: true }, red: 'bbb', green: 'eee' }).take('primary>1');
    expect(s.events('spent')).toMatchObject([{ type: 'spent', ship: 1, token: 'focus' }]);
    const plain = attacking([], { foe: FOCUS, red: 'bbb', green: 'eee' }).take('primary>1');
    expect(plain.options()).toEqual(['1:focus', 'pass']);
  });
  it('one is enough, and other weapons force nobody', () => {
    const two = attacking(CARD, { foe: { tokens: { focus: 2 } }, red: 'hbb', green: 'fff' }).take('primary>1');
    expect([two.ship(1).tokens.focus, two.options()]).toEqual([1, ['1:focus', 'pass']]);
    const ion = attacking([...CARD, 'cannon/ioncannon'], { foe: FOCUS, green: 'eee' }).take('0:cannon.ioncannon>1');
    expect(ion.options()).toEqual(['1:focus', 'pass']);
  });
  it('so does whoever attacks him, in any way open to him', () => {
    const foe = { ...FOCUS, upgrades: ['ept/calculation'] };
    const s = defending(CARD, { foe, red: 'ff', green: 'eee' }).take('primary>0');
    expect(s.options()).toEqual(['1:focus', '1:ept.calculation']); // not to pass
    s.take('1:ept.calculation');
    expect([faces(s, 'attack'), s.ship(1).tokens.focus]).toEqual(['cf', 0]);
  });
  it('an attack performed twice costs one token', () => {
    const foe = { tokens: { focus: 2 }, locks: [0], upgrades: ['missile/clustermissiles'] };
    const s = defending(CARD, { foe, red: 'bbbbbb', green: 'eeee' }).take('1:missile.clustermissiles>0');
    expect([s.ship(1).tokens.focus, s.options()]).toEqual([1, ['1:focus', 'pass']]);
    s.take('pass');
    expect([s.ship(1).tokens.focus, s.options()]).toEqual([1, ['1:focus', 'pass']]);
  });
  it('who cannot modify his dice keeps his token', () => {
    const cards = [...CARD, 'system/targetingscrambler'];
    const s = defending(cards, { y: 400, foe: { ...FOCUS, conditions: ['scrambled'] }, red: 'ffb' }).take('primary>0');
    expect(s.ship(1).tokens.focus).toBe(1);
  });
});

describe('Inspiring Recruit', () => {
  it('a friend within range 2 who loses stress loses one token more, once a round', () => {
    const more = [friend({ upgrades: ['crew/inspiringrecruit'] }, 560, 420)];
    const s = flying([], 's2', { hero: { tokens: { stress: 3 } }, more }).take('2:crew.inspiringrecruit');
    expect(s.ship(0).tokens.stress).toBe(1);
  });
});

describe('Jabba the Hutt', () => {
  it('every illicit card of the squad gets a token', () => {
    const s = settingUp(
      [
        'scum',
        'yv666/trandoshanslaver crew/jabbathehutt illicit/glitterstim',
        'z95headhunter/binayrepirate illicit/glitterstim',
      ],
      ['imperial', 'tiefighter/howlrunner'],
    );
    expect(s.state.ships.slice(0, 2).map((one) => one.upgrades.map((u) => u.tokens))).toEqual([[0, 1], [1]]);
  });
  it('it goes in place of the card', () => {
    const s = scene({
      phase: 'combat',
      ships: [rookie(450, 300, 0, { upgrades: [{ card: 'illicit/glitterstim', tokens: 1 }] }), academy(450, 880, 180)],
    }).take('0:illicit.glitterstim');
    expect([discarded(s, 'glitterstim'), s.ship(0).upgrades[0]!.tokens]).toEqual([false, 0]);
    const bare = scene({
      phase: 'combat',
      ships: [rookie(450, 300, 0, { upgrades: ['illicit/glitterstim'] }), academy(450, 880, 180)],
    }).take('0:illicit.glitterstim');
    expect(discarded(bare, 'glitterstim')).toBe(true);
  });
});

describe('ISB Slicer', () => {
  const jam = (cards: string[], more: readonly ShipSpec[]) =>
    flying(cards, 's1', {
      hero: { faction: 'imperial', type: 'tiereaper', pilot: 'scarifbasepilot', seat: 0 },
      foe: { seat: 1 },
      y: 600,
      more,
    }).take('jam');
  const jamming = (more: readonly ShipSpec[]) => jam(['crew/isbslicer'], more).until('window:ship.jammed');
  const near = (jam: number, x = 520) => academy(x, 640, 180, { activated: true, tokens: { jam } });
  it('a jammed enemy passes it on to a ship at range 1 of it', () => {
    const s = jamming([near(0)]).take('0:crew.isbslicer');
    expect([1, 2].map((id) => s.ship(id).tokens.jam)).toEqual([1, 1]);
  });
  it('not where another ship jams', () => {
    const s = jam([], [near(0, 520), friend({ upgrades: ['crew/isbslicer'] })]);
    if (s.ask().kind === 'jam') s.take('1');
    expect(s.ship(1).tokens.jam).toBe(1);
    expect(s.ask().kind).not.toBe('window:ship.jammed');
  });
  it('only if he wants to, not to one that is jammed already or too far away', () => {
    const s = jamming([near(1), near(0, 700), near(0, 380)]);
    expect(s.take('0:crew.isbslicer').open).not.toEqual(['0 card-ship']);
    expect([1, 2, 3, 4].map((id) => s.ship(id).tokens.jam)).toEqual([1, 1, 0, 1]);
    expect(
      jamming([near(0)])
        .take('pass')
        .ship(2).tokens.jam,
    ).toBe(0);
  });
});

describe('IG-88D (crew)', () => {
  it('brings the pilot abilities of IG-2000 to any ship', () => {
    const boosting = (upgrades: string[]) => {
      const hero = { faction: 'scum', type: 'aggressor', pilot: 'ig88a', upgrades };
      const more = [ship('scum/aggressor/ig88c', 600, 300, 0, { upgrades: ['title/ig2000'], activated: true })];
      return flying([], 's2', { hero, y: 850, more }).take('boost', 'straight');
    };
    expect(boosting(['crew/ig88d']).options()).toContain('0:ig88c');
    expect(boosting([]).open).not.toContain('0 window:action.performed');
  });
});
