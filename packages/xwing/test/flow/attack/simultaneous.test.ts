import { afterEach, describe, expect, it } from 'vitest';
import { at } from '../../../src/cards/vocabulary.ts';
import { discardDamage } from '../../../src/flow/attack/damage.ts';
import { assign } from '../../../src/flow/tokens.ts';
import { skillOf } from '../../../src/values.ts';
import { academy, rookie, ship } from '../../scene.ts';
import { house, noHouseCards, scene } from './house.ts';

afterEach(noHouseCards);

/** Skill 4 on both sides. */
const red = (x: number, y: number, degrees = 0, more = {}) => ship('rebel/xwing/redsquadronpilot', x, y, degrees, more);
const black = (x: number, y: number, degrees = 0, more = {}) =>
  ship('imperial/tiefighter/blacksquadronpilot', x, y, degrees, more);
const BLACK = 'imperial/tiefighter/blacksquadronpilot';
const HITS = ['hit', 'hit', 'hit'];
const BLANKS = ['blank', 'blank', 'blank', 'blank'];

describe('the order of the Combat phase', () => {
  it('[XW-KAMPFPHASE-02] [XW-PILOTENWERT-01] ships attack in descending pilot skill', () => {
    const s = scene({
      phase: 'combat',
      ships: [
        rookie(100, 100),
        academy(800, 800),
        red(200, 100),
        ship('imperial/tiefighter/obsidiansquadronpilot', 700, 800),
      ],
    });
    s.until('dials');
    expect(s.events('fights').map((e) => e.ship)).toEqual([2, 3, 0, 1]); // 4, 3, 2, 1
  });

  it('[XW-KAMPFPHASE-03] ships of one player and one skill attack in the order he likes', () => {
    const s = scene({
      phase: 'combat',
      ships: [rookie(100, 100), rookie(200, 100), rookie(300, 100), academy(800, 800)],
    });
    expect(s.open).toEqual(['0 fight']);
    s.take('2');
    expect(s.options()).toEqual(['0', '1']);
    s.take('1').until('dials');
    expect(s.events('fights').map((e) => e.ship)).toEqual([2, 1, 0, 3]);
  });

  it('[XW-KAMPFPHASE-04] of equal skills the side with initiative attacks first with all of its ships', () => {
    const order = (initiative: 0 | 1) => {
      const s = scene({
        phase: 'combat',
        initiative,
        ships: [red(100, 100), black(800, 800), red(200, 100), black(700, 800)],
      });
      return s
        .until('dials')
        .events('fights')
        .map((e) => Number(e.ship) % 2);
    };
    expect(order(0)).toEqual([0, 0, 1, 1]);
    expect(order(1)).toEqual([1, 1, 0, 0]);
  });

  it('[XW-KAMPFPHASE-05] a ship becomes active once, even if its skill falls after its attack', () => {
    house(BLACK, {
      abilities: [
        at('ship.fought', {
          mandatory: true,
          when: (_g, m, self) => m.ship === self.ship,
          *run(g, _m, self) {
            g.state.lasting.push({
              source: self.key,
              ship: self.ship.id,
              until: 'round',
              value: 'skill',
              modifier: { set: 0 },
            });
          },
        }),
      ],
    });
    const s = scene({ phase: 'combat', ships: [rookie(100, 100), black(800, 800)] }).until('dials');
    expect(s.events('fights').map((e) => e.ship)).toEqual([1, 0]);
  });

  it('[XW-PILOTENWERT-02] a ship whose skill rises above the current step has missed its turn', () => {
    house('rebel/xwing/redsquadronpilot', {
      abilities: [
        at('ship.fought', {
          mandatory: true,
          when: (_g, m, self) => m.ship === self.ship,
          *run(g, _m, self) {
            const modifier = { set: 9 };
            g.state.lasting.push({ source: self.key, ship: 1, until: 'phase', value: 'skill', modifier });
          },
        }),
      ],
    });
    const s = scene({ phase: 'combat', ships: [red(100, 100), rookie(200, 100), academy(800, 800)] }).until('dials');
    expect(s.events('fights').map((e) => e.ship)).toEqual([0, 2]); // R-XW-23
    expect(s.events('missedTurn')).toEqual([{ type: 'missedTurn', ship: 1 }]);
  });
});

describe('pilot skill', () => {
  const lasting = (set: number, until: 'phase' | 'round') =>
    ({ source: 'test', ship: 0, until, value: 'skill', modifier: { set } }) as const;

  it('[XW-PILOTENWERT-02] of several effects only the latest counts; they are not added up', () => {
    const s = scene({
      round: 2,
      ships: [
        red(100, 100, 0, {
          upgrades: ['ept/veteraninstincts'],
          damage: [{ card: 'damagedcockpit', faceup: true, round: 1 }],
        }),
        academy(800, 800),
      ],
    });
    expect(skillOf(s.g, s.ship(0))).toBe(0); // not 0 + 2
    const t = scene({ ships: [red(100, 100, 0, { upgrades: ['ept/veteraninstincts'] }), academy(800, 800)] });
    expect(skillOf(t.g, t.ship(0))).toBe(6);
    t.state.lasting.push(lasting(9, 'phase'));
    expect(skillOf(t.g, t.ship(0))).toBe(9); // not 11
    t.state.lasting.push(lasting(5, 'round'));
    expect(skillOf(t.g, t.ship(0))).toBe(5);
    t.state.lasting.push({ source: 'test', ship: 0, until: 'round', value: 'skill', modifier: { add: 1 } });
    expect(skillOf(t.g, t.ship(0))).toBe(5); // 4 + 1: neither the 5 before it nor the 2 of the talent count with it
    t.state.lasting.push({ source: 'test', ship: 0, until: 'round', value: 'skill', modifier: { add: -2 } });
    expect(skillOf(t.g, t.ship(0))).toBe(2);
  });

  it('[XW-PILOTENWERT-03] when the latest effect ends, the one before it counts again, and in the end the printed skill', () => {
    const seen: number[] = [];
    house('rebel/xwing/redsquadronpilot', {
      abilities: [
        at('end.start', {
          mandatory: true,
          when: () => true,
          *run(g, _m, self) {
            seen.push(skillOf(g, self.ship));
          },
        }),
      ],
    });
    const t = scene({ phase: 'combat', ships: [red(450, 300), black(450, 480, 180)] });
    t.state.lasting.push(lasting(5, 'round'), lasting(7, 'phase'));
    expect(skillOf(t.g, t.ship(0))).toBe(7);
    t.until('dials');
    expect(seen).toEqual([5]);
    expect(skillOf(t.g, t.ship(0))).toBe(4);
  });
});

describe('simultaneous attacks', () => {
  const duel = (more = {}, b = {}, r = {}) =>
    scene({
      phase: 'combat',
      initiative: 0,
      ships: [red(450, 300, 0, r), black(450, 480, 180, b)],
      attack: [...HITS, 'hit', 'hit'],
      defence: BLANKS,
      ...more,
    });

  it('[XW-GLEICHZEITIGER-ANGRIFF-01] [XW-GLEICHZEITIGER-ANGRIFF-02] a ship of the same skill that has not attacked yet is not destroyed before it has', () => {
    const s = duel().take('primary>1');
    expect(s.ship(1)).toMatchObject({ status: 'play' });
    expect(s.ship(1).damage).toHaveLength(3);
    expect(s.open).toEqual(['1 attack']);
    s.take('primary>0');
    expect(s.ship(0).shields).toBe(0); // it shot back
  });

  it('[XW-GLEICHZEITIGER-ANGRIFF-02] a ship of another skill, or one that has had its opportunity, is destroyed at once', () => {
    const other = scene({
      phase: 'combat',
      ships: [red(450, 300), academy(450, 480, 180)],
      attack: HITS,
      defence: BLANKS,
    }).take('primary>1');
    expect(other.ship(1).status).toBe('destroyed');
    expect(duel({}, { fought: true }).take('primary>1').ship(1).status).toBe('destroyed');
  });

  it('[XW-GLEICHZEITIGER-ANGRIFF-03] [XW-KARTENFAEHIGKEITEN-11] it keeps its cards, tokens and abilities as long as it remains', () => {
    let ready = 0;
    house(BLACK, {
      abilities: [
        at('attack.modifyAttackDice', {
          mandatory: true,
          when: (_g, m, self) => m.attacker === self.ship,
          *run() {
            ready++;
          },
        }),
      ],
    });
    const s = duel({ attack: [...HITS, 'focus', 'focus'] }, { tokens: { focus: 1 } }).take('primary>1');
    s.take('pass'); // its focus token for its own defence is kept
    expect(s.ship(1).damage).toHaveLength(3);
    s.take('primary>0', '1:blacksquadronpilot', '1:focus');
    expect(ready).toBe(1);
    expect(s.ship(0).shields).toBe(0);
    expect(s.ship(1).status).toBe('destroyed');
  });

  it('[XW-GLEICHZEITIGER-ANGRIFF-04] [XW-SCHADEN-15] it suffers all its faceup cards, surplus ones included: blinded, it cannot shoot back', () => {
    const s = duel({
      attack: ['hit', 'hit', 'crit', 'crit'],
      ships: [red(450, 380, 0), black(450, 480, 180)],
      deck: ['consolefire', 'damagedengine', 'weaponsfailure', 'blindedpilot'],
    });
    s.take('primary>1');
    expect(s.events('fights').map((e) => e.ship)).toEqual([0, 1]);
    expect(s.events('attack')).toHaveLength(1); // the fourth card, one more than its hull, kept it from attacking
    expect(s.ship(1).status).toBe('destroyed');
  });

  it('[XW-GLEICHZEITIGER-ANGRIFF-05] [XW-SCHIFFE-ZERSTOEREN-03] after its opportunity it is destroyed and removed', () => {
    const s = duel().take('primary>1', 'none');
    expect(s.ship(1)).toMatchObject({ status: 'destroyed', pose: null });
  });

  it('[XW-GLEICHZEITIGER-ANGRIFF-05] repairs come too late for it', () => {
    house(BLACK, {
      abilities: [
        at('attack.declared', {
          mandatory: true,
          when: (_g, m, self) => m.attacker === self.ship,
          *run(g, _m, self) {
            discardDamage(g, self.ship, self.ship.damage[0]!);
          },
        }),
      ],
    });
    const s = duel().take('primary>1');
    expect(s.ship(1).damage).toHaveLength(3);
    s.take('primary>0');
    expect(s.events('repaired')).toHaveLength(1);
    expect(s.ship(1).status).toBe('destroyed');
  });

  it('[XW-GLEICHZEITIGER-ANGRIFF-06] it is removed as well if it had no target at all', () => {
    const s = duel({ ships: [red(450, 300), black(450, 480, 0), academy(450, 700, 180)] }).take('primary>1');
    expect(s.events('fights').map((e) => e.ship)).toContain(1);
    expect(s.events('attack')).toHaveLength(1);
    expect(s.ship(1).status).toBe('destroyed');
    expect(s.ship(2).status).toBe('play');
  });

  it('[XW-GLEICHZEITIGER-ANGRIFF-07] what its attack triggers is still resolved before it is destroyed', () => {
    const seen: string[] = [];
    house(BLACK, {
      abilities: [
        at('attack.after', {
          mandatory: true,
          when: (_g, m, self) => m.attacker === self.ship,
          *run(g, _m, self) {
            seen.push(self.ship.status);
            yield* assign(g, g.ship(0), 'stress');
          },
        }),
        at('ship.fought', {
          mandatory: true,
          when: (_g, m, self) => m.ship === self.ship,
          *run(_g, _m, self) {
            seen.push(self.ship.status);
          },
        }),
      ],
    });
    const s = duel().take('primary>1', 'primary>0');
    expect(seen).toEqual(['play', 'play']); // after the attack, and after its opportunity
    expect(s.ship(0).tokens.stress).toBe(1);
    expect(s.ship(1).status).toBe('destroyed');
  });

  it('[XW-GLEICHZEITIGER-ANGRIFF-02] a doomed ship whose skill no longer equals that of the active ship is destroyed', () => {
    house('rebel/xwing/redsquadronpilot', {
      abilities: [
        at('attack.hit', {
          mandatory: true,
          when: (_g, m, self) => m.attacker === self.ship,
          *run(g, m, self) {
            const modifier = { set: 1 };
            g.state.lasting.push({ source: self.key, ship: m.defender.id, until: 'phase', value: 'skill', modifier });
          },
        }),
      ],
    });
    expect(duel().take('primary>1').ship(1).status).toBe('destroyed');
  });
});
