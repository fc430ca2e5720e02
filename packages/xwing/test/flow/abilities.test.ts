import { readFileSync } from 'node:fs';
import { Match, quickRng, sampleAnswer, say } from '@holotisch/engine';
import { afterEach, describe, expect, it } from 'vitest';
import { at, ban } from '../../src/cards/vocabulary.ts';
import { attack } from '../../src/flow/attack/attack.ts';
import { destroy } from '../../src/flow/attack/damage.ts';
import { addDie } from '../../src/flow/attack/modify.ts';
import { assign } from '../../src/flow/tokens.ts';
import { xwing } from '../../src/game.ts';
import { agilityOf, isFriendly } from '../../src/values.ts';
import { academy, rookie, ship } from '../scene.ts';
import { ACADEMY, house, noHouseCards, ROOKIE, scene } from './attack/house.ts';
import { run } from './attack/procedure.ts';

afterEach(noHouseCards);

const red = (x: number, y: number, more = {}) => ship('rebel/xwing/redsquadronpilot', x, y, 0, more);
const RED = 'rebel/xwing/redsquadronpilot';
const BLANKS = ['blank', 'blank', 'blank', 'blank'];

/** 'At the start of the Combat phase a focus token': mandatory, or a 'may'. */
const starter = (mandatory: boolean) =>
  at('combat.start', {
    mandatory,
    when: () => true,
    *run(g, _m, self) {
      yield* assign(g, self.ship, 'focus');
    },
  });

describe('reading cards', () => {
  it('[XW-KARTENAUSLEGUNG-01] [XW-KARTENFAEHIGKEITEN-04] a ship card speaks of its own ship, and changes no other', () => {
    house(RED, { values: [{ value: 'agility', by: () => ({ add: 1 }) }] });
    const s = scene({ ships: [red(100, 100), rookie(160, 100), academy(800, 800)] });
    expect([0, 1, 2].map((id) => agilityOf(s.g, s.ship(id)))).toEqual([3, 2, 3]);
  });

  it('[XW-KARTENAUSLEGUNG-02] [XW-KARTENFAEHIGKEITEN-05] an upgrade or damage card speaks of the ship it is assigned to, and changes no other', () => {
    house('mod/engineupgrade', { values: [{ value: 'agility', by: () => ({ add: 1 }) }] });
    const s = scene({
      ships: [
        rookie(100, 100, 0, { upgrades: ['mod/engineupgrade'] }),
        rookie(160, 100, 0, { damage: [{ card: 'structuraldamage', faceup: true }] }),
        rookie(220, 100),
        academy(800, 800),
      ],
    });
    expect([0, 1, 2].map((id) => agilityOf(s.g, s.ship(id)))).toEqual([3, 1, 2]);
  });

  it('[XW-KARTENFAEHIGKEITEN-01] [XW-GOLDENE-REGELN-02] an ability does what its text says, even against the handbook: this one acts under stress', () => {
    const kinds = () => {
      const s = scene({
        phase: 'activation',
        ships: [rookie(450, 100, 0, { dial: 's2', tokens: { stress: 2 } }), academy(450, 800, 180, { dial: 's2' })],
      }).until('dials');
      return s.match.taken.filter((t) => t.seat === 0).map((t) => t.kind);
    };
    expect(kinds()).not.toContain('action');
    house(ROOKIE, { actsStressed: () => true });
    expect(kinds()).toContain('action');
  });
});

describe('when abilities are resolved', () => {
  it('[XW-KARTENFAEHIGKEITEN-06] a mandatory ability happens; one with "may" is a choice', () => {
    house(ROOKIE, { abilities: [starter(true)] });
    const must = scene({ phase: 'combat', ships: [rookie(450, 300), academy(450, 480, 180)] });
    expect(must.ship(0).tokens.focus).toBe(1);
    expect(must.open).toEqual(['0 attack']);
    house(ROOKIE, { abilities: [starter(false)] });
    const may = scene({ phase: 'combat', ships: [rookie(450, 300), academy(450, 480, 180)] });
    expect(may.options()).toEqual(['0:rookiepilot', 'pass']);
    may.take('pass');
    expect(may.ship(0).tokens.focus).toBe(0);
  });

  it('[XW-KARTENFAEHIGKEITEN-07] cards headed "Action:" and "Attack:" are never compulsory', () => {
    const s = scene({
      phase: 'activation',
      ships: [
        rookie(450, 100, 0, { dial: 's2', damage: [{ card: 'consolefire', faceup: true }] }),
        academy(450, 800, 180, { dial: 's2' }),
      ],
    }).until('action', {}, 0);
    expect(s.options()).toEqual(expect.arrayContaining(['0:consolefire#0', 'none']));
    const t = scene({
      phase: 'combat',
      ships: [rookie(450, 300, 0, { upgrades: ['cannon/ioncannon'] }), academy(450, 480, 180)],
    });
    expect(t.options()).toEqual(['primary>1', '0:cannon.ioncannon>1', 'none']);
  });

  it('[XW-KARTENFAEHIGKEITEN-08] [XW-KARTENFAEHIGKEITEN-09] the side with initiative resolves all of its own first, in its order, then the other side', () => {
    house(ROOKIE, { abilities: [starter(true)] });
    house(RED, { abilities: [starter(true)] });
    house(ACADEMY, { abilities: [starter(true)] });
    const order = (initiative: 0 | 1) => {
      const s = scene({
        phase: 'combat',
        initiative,
        ships: [rookie(100, 100), academy(800, 800), red(200, 100), academy(700, 800)],
      });
      const asked = s.open[0];
      s.take(initiative === 0 ? '2:redsquadronpilot' : '3:academypilot').until('dials');
      return [asked, s.events('token').map((e) => e.ship)];
    };
    expect(order(0)).toEqual(['0 window:combat.start', [2, 0, 1, 3]]);
    expect(order(1)).toEqual(['1 window:combat.start', [3, 1, 0, 2]]);
  });

  it('[XW-KARTENFAEHIGKEITEN-10] each copy of a card may be triggered at its timing', () => {
    house('mod/engineupgrade', {
      abilities: [
        at('attack.modifyAttackDice', {
          when: (_g, m, self) => m.attacker === self.ship,
          *run(g, m) {
            addDie(g, m.attack, 'attack', 'hit');
          },
        }),
      ],
    });
    const s = scene({
      phase: 'combat',
      ships: [rookie(450, 300, 0, { upgrades: ['mod/engineupgrade', 'mod/engineupgrade'] }), academy(450, 480, 180)],
      attack: BLANKS.slice(1),
      defence: BLANKS,
    }).take('primary>1');
    expect(s.options()).toEqual(['0:mod.engineupgrade', '0:mod.engineupgrade#2', 'pass']);
    s.take('0:mod.engineupgrade', '0:mod.engineupgrade#2');
    expect(s.ship(1).damage).toHaveLength(2);
  });

  it('[XW-KARTENFAEHIGKEITEN-02] in the next instance of its timing the same card may be used again', () => {
    house(ROOKIE, { abilities: [starter(false)] });
    const s = scene({ phase: 'combat', ships: [rookie(450, 300), academy(450, 480, 180)] });
    s.take('0:rookiepilot');
    expect(s.open).toEqual(['0 attack']);
    s.until('window:combat.start', {}, 0);
    expect(s.state.round).toBe(2);
  });

  it('[XW-KARTENFAEHIGKEITEN-11] [XW-KARTENFAEHIGKEITEN-12] a destroyed ship\'s abilities end; an effect it has triggered "until the end of the phase" lasts to its end', () => {
    house(ROOKIE, {
      values: [{ value: 'agility', anyPiece: true, by: (_g, subject) => (subject.id === 1 ? { add: 5 } : undefined) }],
    });
    const s = scene({ phase: 'combat', ships: [rookie(450, 300), red(520, 300), academy(450, 480, 180)] });
    s.state.lasting.push({ source: '0:rookiepilot', ship: 1, until: 'phase', value: 'agility', modifier: { add: 1 } });
    expect(agilityOf(s.g, s.ship(1))).toBe(8);
    run(s, (g) => destroy(g, g.ship(0), 'damage'));
    expect(agilityOf(s.g, s.ship(1))).toBe(3);
    s.until('dials');
    expect(agilityOf(s.g, s.ship(1))).toBe(2);
  });
});

describe('the golden rules', () => {
  it('[XW-GOLDENE-REGELN-04] "cannot" is absolute: a card that grants an attack does not help a blinded pilot', () => {
    house(ROOKIE, {
      abilities: [
        at('ship.fights', {
          mandatory: true,
          when: (_g, m, self) => m.ship === self.ship,
          *run(g, _m, self) {
            yield* attack(g, self.ship);
          },
        }),
      ],
    });
    const refused = (damage: readonly { card: string; faceup: boolean }[]) =>
      scene({ phase: 'combat', ships: [rookie(450, 300, 0, { damage }), academy(450, 480, 180)] })
        .events('noAttack')
        .map((e) => e.ship);
    expect(refused([])).toEqual([]);
    expect(refused([{ card: 'blindedpilot', faceup: true }])).toEqual([0]);
  });

  it('[XW-UEBERSICHT-03] whatever is asked at whatever moment names the rules behind it, and each of them can be looked up', () => {
    const ledger = new Set(
      readFileSync(new URL('../../../../rules/xwing.jsonl', import.meta.url), 'utf8')
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { id: string }).id),
    );
    const squad = (faction: string, type: string, pilot: string) => ({
      faction,
      ships: [0, 1].map(() => ({ type, pilot, upgrades: [] })),
    });
    const setup = {
      squads: [squad('rebel', 'xwing', 'rookiepilot'), squad('imperial', 'tiefighter', 'academypilot')],
      rules: { roundLimit: 6 },
    };
    const match = Match.start(xwing, { setup, seed: 'open rules' });
    if (!match.ok) throw new Error(JSON.stringify(match.fault));
    const rng = quickRng(7);
    let asked = 0;
    for (; !match.value.over; asked++) {
      const a = match.value.open[0]!;
      expect(a.clauses, a.kind).not.toEqual([]);
      for (const id of a.clauses) expect(ledger.has(id), id).toBe(true);
      match.value.decide(a.seat, sampleAnswer(a, rng)!);
    }
    expect(asked).toBeGreaterThan(40);
  });
});

describe('friend and foe, and what one may spend', () => {
  it('[XW-FREUNDLICH-01] the ships of one player are friendly to one another, and to no other', () => {
    const s = scene({ ships: [rookie(100, 100), red(200, 100), academy(800, 800)] });
    expect(isFriendly(s.state, s.ship(0), s.ship(1))).toBe(true);
    expect(isFriendly(s.state, s.ship(0), s.ship(2))).toBe(false);
  });

  it('[XW-FREUNDLICH-03] an effect on friendly ships includes its own ship', () => {
    // Epsilon Leader takes 1 stress off each friendly ship at range 1 at the start of the Combat phase
    const stressed = { tokens: { stress: 1 } };
    const s = scene({
      phase: 'combat',
      ships: [
        ship('imperial/tiefofighter/epsilonleader', 450, 300, 0, stressed),
        academy(520, 300, 0, stressed),
        academy(800, 300, 0, stressed),
        rookie(450, 400, 0, stressed),
      ],
    });
    expect([0, 1, 2, 3].map((id) => s.ship(id).tokens.stress)).toEqual([0, 0, 1, 1]);
  });

  it('[XW-AUSGEBEN-01] what is spent leaves the ship', () => {
    const s = scene({
      phase: 'combat',
      ships: [
        rookie(450, 300, 0, { tokens: { focus: 1 }, locks: [1] }),
        academy(450, 480, 180, { tokens: { evade: 2 } }),
      ],
      attack: ['focus', 'blank', 'blank'],
    }).take('primary>1', '0:focus', '0:targetlock', []);
    expect(s.ship(0)).toMatchObject({ tokens: { focus: 0 }, locks: [] });
    s.take('1:evade');
    expect(s.ship(1).tokens.evade).toBe(1);
  });

  it('[XW-GOLDENE-REGELN-04] a token that cannot be spent, or a card that cannot be used now, is shown and says why', () => {
    const armed = () =>
      scene({
        phase: 'combat',
        ships: [rookie(450, 300, 0, { tokens: { focus: 1 }, locks: [1] }), academy(450, 480, 180)],
      }).take('primary>1');
    expect([armed().options(), armed().ask().barred?.()]).toEqual([['0:focus', '0:targetlock', 'pass'], []]);
    const no = { clauses: ['XW-GOLDENE-REGELN-04'], message: say('xw.lockStays') } as const;
    house(ACADEMY, { bans: [ban('spend', (_g, { token }) => (token === 'focus' ? no : undefined))] });
    const s = armed();
    expect([s.options(), s.ask().barred?.()]).toMatchObject([
      ['0:targetlock', 'pass'],
      [{ id: '0:focus', refusal: no }],
    ]);
    expect(s.refuses('0:focus', 'XW-GOLDENE-REGELN-04')).toEqual(no);
    house(ACADEMY, { bans: [ban('modifyDice', (_g, { by }) => (by === 'card' ? no : undefined))] });
    house(ROOKIE, { abilities: [at('attack.modifyAttackDice', { when: () => true, *run() {} })] });
    const t = armed();
    expect(t.options()).toEqual(['0:focus', '0:targetlock', 'pass']);
    expect(t.refuses('0:rookiepilot', 'XW-GOLDENE-REGELN-04')).toEqual(no);
  });

  it("[XW-AUSGEBEN-02] nobody spends another ship's tokens", () => {
    const rich = { tokens: { focus: 2, evade: 2 } };
    const s = scene({
      phase: 'combat',
      ships: [
        rookie(450, 300),
        rookie(520, 300, 0, { ...rich, locks: [2] }),
        academy(450, 480, 180),
        academy(520, 480, 180, rich),
      ],
      attack: ['focus', 'focus', 'focus'],
      defence: ['focus', 'focus', 'focus'],
    }).take('0', 'primary>2');
    expect(s.events('missed')).toHaveLength(1); // neither side was asked anything
    expect(s.open).toEqual(['0 attack']);
  });
});
