import { afterEach, describe, expect, it } from 'vitest';
import { at } from '../../../src/cards/vocabulary.ts';
import type { XWingEvent } from '../../../src/events.ts';
import { addDie, change, moreDice } from '../../../src/flow/attack/modify.ts';
import { academy, rookie, ship } from '../../scene.ts';
import { ACADEMY, house, noHouseCards, ROOKIE, scene } from './house.ts';

afterEach(noHouseCards);

/** An X-wing and a TIE fighter face to face at range 2. */
const duel = (more: Partial<Parameters<typeof scene>[0]> = {}, r = {}, a = {}) =>
  scene({ phase: 'combat', ships: [rookie(450, 300, 0, r), academy(450, 480, 180, a)], ...more });

const faces = (s: ReturnType<typeof duel>, dice: string, nth = 0) =>
  s.events('rolled').filter((e) => e.dice === dice)[nth]?.faces as string[];

describe('declaring a target', () => {
  it('tells why others are no targets, and nothing of the attacker himself', () => {
    const s = scene({ phase: 'combat', ships: [rookie(450, 300), academy(450, 450), academy(450, 100)] });
    const barred = s.ask().barred?.() ?? [];
    expect([s.options(), barred.map(({ id }) => id)]).toEqual([['primary>1', 'none'], ['primary>2']]);
  });

  it('[XW-ANGRIFF-01] [XW-KAMPFPHASE-01] every ship is offered one attack, and one only', () => {
    const s = duel({ attack: ['blank', 'blank', 'blank', 'blank', 'blank'] });
    expect(s.open).toEqual(['0 attack']);
    s.take('primary>1').until('attack', {}, 1).take('primary>0').until('dials');
    expect(s.events('attack').map((e) => e.attacker)).toEqual([0, 1]);
  });

  it('[XW-ANGRIFF-41] nobody has to attack', () => {
    const s = duel();
    expect(s.options()).toContain('none');
    s.take('none', 'none');
    expect(s.events('attack')).toEqual([]);
    expect(s.state.round).toBe(2);
  });

  it('[XW-ANGREIFER-01] [XW-VERTEIDIGER-01] [XW-ZIEL-01] whoever attacks is the attacker, its declared target the defender', () => {
    const s = scene({ phase: 'combat', ships: [rookie(450, 300), academy(430, 480, 180), academy(490, 480, 180)] });
    expect(s.options()).toEqual(['primary>1', 'primary>2', 'none']);
    expect(s.state.attacks).toEqual([]);
    s.take('primary>2');
    expect(s.events('attack')).toMatchObject([{ attacker: 0, defender: 2 }]);
    expect(s.events('rolled').map((e) => e.dice)).toEqual(['attack', 'defence']);
  });

  it('[XW-ANGRIFF-03] before anything is chosen, range and arc of every enemy ship are known', () => {
    const s = scene({ phase: 'combat', ships: [rookie(450, 300), academy(450, 480, 180), academy(450, 200)] });
    expect(s.options()).toEqual(['primary>1', 'none']);
    const about = s.ask();
    expect(about.type === 'choice' && about.options[0]!.about).toMatchObject({ ship: 1, range: 2, obstructed: false });
    s.refuses('primary>2', 'XW-FEUERWINKEL-03'); // behind it
    expect(s.open).toEqual(['0 attack']);
  });

  it('[XW-ANGRIFF-04] [XW-ANGRIFF-05] weapon and target are chosen together, each weapon with its own targets', () => {
    const s = scene({
      phase: 'combat',
      ships: [
        rookie(450, 300, 0, { upgrades: ['torpedo/protontorpedoes'], locks: [2] }),
        academy(430, 480, 180),
        academy(490, 480, 180),
      ],
    });
    expect(s.options()).toEqual(['primary>1', 'primary>2', '0:torpedo.protontorpedoes>2', 'none']);
  });

  it('[XW-ANGRIFF-06] [XW-ANGRIFF-12] all costs are paid before the target becomes the defender and a die falls', () => {
    const s = duel({}, { upgrades: ['torpedo/protontorpedoes'], locks: [1] });
    s.take('0:torpedo.protontorpedoes>1');
    const order = s.events().map((e) => e.type);
    const first = (type: XWingEvent['type']) => order.indexOf(type);
    expect(s.ship(0).locks).toEqual([]);
    expect(s.ship(0).upgrades[0]!.discarded).toBe(true);
    expect([first('spent'), first('discarded')].every((i) => i >= 0 && i < first('attack'))).toBe(true);
    expect(first('attack')).toBeLessThan(first('rolled'));
  });

  it('[XW-ANGRIFF-11] a weapon that cannot be paid is refused, and another weapon or target may be chosen', () => {
    const s = duel({}, { upgrades: ['torpedo/protontorpedoes'] });
    s.refuses('0:torpedo.protontorpedoes>1', 'XW-SEKUNDAERWAFFEN-05');
    s.take('primary>1');
    expect(s.events('attack')).toMatchObject([{ weapon: 'primary' }]);
  });

  it('[XW-ANGRIFF-40] a friendly ship cannot be attacked', () => {
    const s = scene({ phase: 'combat', ships: [rookie(450, 300), academy(430, 480, 180), rookie(500, 480, 180)] });
    s.take('0');
    expect(s.options()).toEqual(['primary>1', 'none']);
    s.refuses('primary>2', 'XW-ANGRIFF-40');
  });

  it('[XW-FEINDLICH-01] every ship of the opponent is an enemy, and may be attacked', () => {
    const s = scene({
      phase: 'combat',
      ships: [
        rookie(450, 300),
        academy(410, 480, 180),
        ship('rebel/tiefighter/ahsokatano', 490, 480, 180, { seat: 1 }),
      ],
    });
    s.until('attack', {}, 0); // Ahsoka fights first
    expect(s.options()).toEqual(['primary>1', 'primary>2', 'none']);
  });
});

describe('the attack dice', () => {
  it('[XW-ANGRIFF-02] the seven steps come in the order of the book', () => {
    const steps: (string | number)[] = [];
    const note = (window: 'attack.declared' | 'attack.attackDiceRolled' | 'attack.compare' | 'attack.hit') =>
      at(window, {
        mandatory: true,
        when: () => true,
        *run(_g, m) {
          steps.push(window, m.attack.step);
        },
      });
    house(ROOKIE, {
      abilities: [note('attack.declared'), note('attack.attackDiceRolled'), note('attack.compare'), note('attack.hit')],
    });
    const s = duel(
      { attack: ['hit', 'hit', 'focus'], defence: ['focus', 'blank', 'blank'] },
      { tokens: { focus: 1 } },
      { tokens: { focus: 1 } },
    );
    s.take('primary>1');
    expect(s.state.attacks[0]!.step).toBe(3);
    expect(faces(s, 'defence')).toBeUndefined(); // the defender has not rolled yet
    s.take('0:focus');
    expect(s.state.attacks[0]!.step).toBe(5);
    s.take('1:focus');
    expect(steps).toEqual(['attack.declared', 1, 'attack.attackDiceRolled', 2, 'attack.compare', 6, 'attack.hit', 7]);
    expect(s.ship(1).damage.length).toBe(2);
  });

  it('[XW-ANGRIFF-13] [XW-PRIMAERWAFFE-01] the primary weapon rolls as many dice as its value', () => {
    const s = duel().take('primary>1');
    expect(faces(s, 'attack')).toHaveLength(3);
    const t = duel({}, { fought: true }).take('primary>0');
    expect(faces(t, 'attack')).toHaveLength(2);
  });

  it('[XW-ANGRIFF-14] [XW-SEKUNDAERWAFFEN-04] a secondary weapon rolls the number on its own card', () => {
    const s = duel({}, { upgrades: ['torpedo/protontorpedoes'], locks: [1] }).take('0:torpedo.protontorpedoes>1');
    expect(faces(s, 'attack')).toHaveLength(4);
  });

  it('[XW-ANGRIFF-15] [XW-ANGRIFF-17] cards that add or take dice do so before the roll', () => {
    house(ROOKIE, {
      abilities: [
        at('attack.beforeAttackDice', {
          mandatory: true,
          when: (_g, m, self) => m.attacker === self.ship,
          *run(_g, m) {
            expect(m.attack.attackDice).toEqual([]);
            moreDice(m.attack, 'attack', 2);
          },
        }),
      ],
      values: [{ value: 'attackDice', by: () => ({ add: -1 }) }],
    });
    const s = duel().take('primary>1');
    expect(faces(s, 'attack')).toHaveLength(4); // 3 + 2 - 1, all in one roll
    expect(s.events('rolled').filter((e) => e.dice === 'attack')).toHaveLength(1);
  });

  it('[XW-ANGRIFF-16] [XW-REICHWEITEN-KAMPF-BONUS-01] range 1 gives 1 attack die more, range 2 nobody anything, range 3 the defender 1', () => {
    const dice = (y: number) => {
      const s = scene({ phase: 'combat', ships: [rookie(450, 300), academy(450, y, 180)] }).take('primary>1');
      return [s.events('attack')[0]!.range, faces(s, 'attack').length, faces(s, 'defence').length];
    };
    expect(dice(400)).toEqual([1, 4, 3]);
    expect(dice(480)).toEqual([2, 3, 3]);
    expect(dice(600)).toEqual([3, 3, 4]);
  });
});

describe('modifying attack dice', () => {
  const eyes = { attack: ['focus', 'focus', 'blank'], defence: ['blank', 'blank', 'blank'] };

  it('[XW-ANGRIFF-18] the defender changes attack dice first, before any token of the attacker', () => {
    house(ACADEMY, {
      abilities: [
        at('attack.modifyAttackDice', {
          when: (_g, m, self) => m.defender === self.ship,
          *run(g, m) {
            change(g, m.attack, 'attack', 'focus', 'blank', 1);
          },
        }),
      ],
    });
    const s = duel(eyes, { tokens: { focus: 1 } }).take('primary>1');
    expect(s.open).toEqual(['1 window:attack.modifyAttackDice']);
    s.take('1:academypilot');
    expect(s.open).toEqual(['0 window:attack.modifyAttackDice']);
    s.take('0:focus');
    expect(s.ship(1).damage).toHaveLength(1); // only one eye was left
  });

  it('[XW-ANGRIFF-19] focus and lock in either order, and as often as there are tokens', () => {
    const s = duel(
      { attack: ['focus', 'blank', 'blank', 'focus', 'hit'], defence: ['blank', 'blank', 'blank'] },
      { tokens: { focus: 2 }, locks: [1] },
    );
    s.take('primary>1');
    expect(s.options()).toEqual(['0:focus', '0:targetlock', 'pass']);
    s.take('0:focus', '0:targetlock', ['1', '2'], '0:focus');
    expect(s.ship(0).tokens.focus).toBe(0);
    expect(s.ship(1).status).toBe('destroyed'); // three hits on three hull
  });

  it('[XW-ANGRIFF-19] [XW-WUERFELERGEBNISSE-MODIFIZIEREN-07] two locks on the defender are two rerolls, of no die twice (R-XW-59)', () => {
    const s = scene({
      phase: 'combat',
      ships: [
        ship('imperial/tiepunisher/redline', 450, 300, 0, { seat: 0, locks: [1, 1] }),
        rookie(450, 480, 180, { seat: 1 }),
      ],
      attack: ['blank', 'blank', 'hit', 'hit'],
      defence: ['blank', 'blank'],
    }).take('primary>1', '0:targetlock', ['0'], '0:targetlock');
    s.refuses(['0'], 'XW-WUERFELERGEBNISSE-MODIFIZIEREN-07');
    s.take(['1']);
    expect(s.ship(0).locks).toEqual([]);
    expect(s.ship(1).shields).toBe(0); // both are hits now
  });

  it('[XW-ANGRIFF-29] [XW-ANGRIFF-31] the defender, too, spends as many evade tokens as he has (R-XW-59)', () => {
    const s = duel(
      { attack: ['hit', 'hit', 'blank'], defence: ['blank', 'blank', 'blank'] },
      {},
      { tokens: { evade: 2 } },
    ).take('primary>1', '1:evade', '1:evade');
    expect(s.ship(1).tokens.evade).toBe(0);
    expect(s.ship(1).damage).toHaveLength(0);
  });

  it('[XW-ANGRIFF-20] [XW-WUERFELERGEBNISSE-03] one focus token turns every eye into a hit, and nothing else does', () => {
    const s = duel(eyes, { tokens: { focus: 1 } }).take('primary>1', '0:focus');
    expect(s.ship(1).damage).toHaveLength(2);
    const t = duel(eyes).take('primary>1');
    expect(t.ship(1).damage).toHaveLength(0);
  });

  it('[XW-ANGRIFF-21] [XW-ZIELERFASSUNG-15] a lock on the defender rerolls any dice the attacker picks, or none', () => {
    const dice = { attack: ['hit', 'focus', 'blank', 'hit'], defence: ['blank', 'blank', 'blank'] };
    const s = duel(dice, { locks: [1] }).take('primary>1', '0:targetlock');
    expect(s.open).toEqual(['0 reroll']);
    expect(s.options()).toEqual(['0', '1', '2']);
    s.take(['2']);
    expect(s.events('hit')).toMatchObject([{ faces: ['hit', 'focus', 'hit'] }]);
    const t = duel(dice, { locks: [1] }).take('primary>1', '0:targetlock', []);
    expect(t.ship(0).locks).toEqual([]); // spent all the same
    expect(t.events('hit')).toMatchObject([{ faces: ['hit', 'focus', 'blank'] }]);
  });

  it('[XW-ANGRIFF-21] a lock on another ship is of no use', () => {
    const s = scene({
      phase: 'combat',
      ships: [rookie(450, 300, 0, { locks: [2] }), academy(430, 480, 180), academy(490, 480, 180)],
    }).take('primary>1');
    expect(s.open).not.toContain('0 window:attack.modifyAttackDice');
  });

  it('[XW-ANGRIFF-22] [XW-KARTENFAEHIGKEITEN-02] [XW-KARTENFAEHIGKEITEN-03] one card changes the dice of one attack once', () => {
    house(ROOKIE, {
      abilities: [
        at('attack.modifyAttackDice', {
          when: (_g, m, self) => m.attacker === self.ship,
          *run(g, m) {
            addDie(g, m.attack, 'attack', 'hit');
          },
        }),
      ],
    });
    const s = duel({ attack: ['blank', 'blank', 'blank'], defence: ['blank', 'blank', 'blank'] });
    s.take('primary>1', '0:rookiepilot');
    expect(s.ship(1).damage).toHaveLength(1); // it was not offered again
    expect(s.open).toEqual(['1 attack']);
  });
});
