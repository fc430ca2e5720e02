import { describe, expect, it } from 'vitest';
import { hasKeyword, keywordOf } from '../../../../src/values.ts';
import { apart, type Script, type Spec, type Table, unit } from '../../../table.ts';
import { alone, holding, storm } from '../../../troops.ts';
import { acting26 as acting, resolving26 as resolving } from '../../played.ts';
import { choosing, revealing } from '../../scenes.ts';
import { acts, inActivation, inFight, most, offered, use } from '../../watching.ts';

const one = alone(4);
const mine = (card: string, x: number, y: number, more: Spec = {}) => unit(card, 0, x, y, more);

describe('AI Coordination', () => {
  const far = storm(1700, 850);
  it('AI Coordination: a standby token for the one who is ordered', () => {
    const t = resolving('ai-coordination', [unit('count-dooku', 0, 300, 300), far]).goOn(inActivation);
    expect(t.tokens(0, 'standby')).toBe(1);
  });
});

describe('Exterminate', () => {
  const far = storm(1500, 700, one);
  const DROID = 'super-tactical-command-droid-command-and-control-droid';
  const ordered = (t: Table, ids: readonly number[]) => {
    for (const id of ids)
      t.state.lasting.push({
        source: 'command:0.exterminate',
        unit: id,
        until: 'round',
        value: 'keyword.demoralize',
        modifier: { add: 2 },
      });
    return t;
  };
  const over = (t: Table) => acts(t) && t.events('attackEnds').length > 0;
  const killing = (ids: readonly number[], active = 0, others: readonly Spec[] = [storm(700, 700, one)]) => {
    const t = acting(
      'exterminate',
      active,
      [mine(DROID, 400, 400), mine('b1-battle-droids', 400, 550, alone(6)), storm(600, 450, one), ...others],
      { black: ['crit', 'crit', 'crit'], white: ['crit'], redDefence: ['blank', 'blank', 'blank'] },
    );
    return ordered(t.until('action'), ids).take('attack');
  };
  const again = (...args: Parameters<typeof killing>) =>
    offered(killing(...args), 'exterminate', over, { defender: '2' });
  it('Exterminate: Demoralize 2 for whom it orders, and an attack when the droid has felled an enemy', () => {
    const t = resolving('exterminate', [
      unit('super-tactical-command-droid-command-and-control-droid', 0, 300, 300),
      unit('b1-battle-droids', 0, 700, 300),
      far,
    ]).goOn(inActivation);
    expect([0, 1].map((id) => keywordOf(t.g, t.unit(id), 'demoralize'))).toEqual([2, 0]);
  });
  it('when the droid that it has ordered fells an enemy and there is another', () => {
    expect(again([0])).toEqual(['unit.defeated']);
    expect(again([1, 0])).toEqual(['unit.defeated']);
    expect(again([])).toEqual([]);
    expect(again([1])).toEqual([]);
    expect(again([0, 1], 1)).toEqual([]);
    expect(again([0], 0, [storm(1700, 850, one)])).toEqual([]);
  });
  it('a free attack action', () => {
    const t = killing([0]).until('window:unit.defeated', { defender: '2' });
    use(t, 'exterminate').until('action');
    expect(t.events('action').map(({ action, free }) => [action, free])).toEqual([
      ['attack', false],
      ['attack', true],
    ]);
  });
});

describe('The Jedi Shall Fall', () => {
  it('The Jedi Shall Fall: only she, and only when she attacks', () => {
    const duel = (active: number) =>
      acting('the-jedi-shall-fall', active, [
        unit('asajj-ventress', 0, 400, 400),
        storm(400 + apart(0), 400),
        unit('b1-battle-droids', 0, 800, 400),
        storm(950, 400),
      ]);
    expect([0, 1, 2].map((id) => inFight(duel(id), 'attack.gather', 'the-jedi-shall-fall'))).toEqual([
      true,
      false,
      false,
    ]);
    const { g, state } = duel(0);
    expect(state.units.slice(0, 3).map((u) => hasKeyword(g, u, 'jedi-hunter'))).toEqual([true, false, false]);
  });
  it('The Jedi Shall Fall: up to four tokens', () => {
    const t = acting('the-jedi-shall-fall', 0, [mine('asajj-ventress', 400, 400), storm(400 + apart(0), 400)]);
    t.until('action').take('attack').until('window:attack.gather');
    expect(use(t, 'the-jedi-shall-fall').options()).toEqual(['0', '1', '2', '3', '4']);
  });
});

describe('The Jedi Shall Fall', () => {
  const use = (card: string, seat = 0) => `command:${seat}.${card}`;
  it('The Jedi Shall Fall: suppression for dodge tokens before she rolls', () => {
    const t = acting('the-jedi-shall-fall', 0, [unit('asajj-ventress', 0, 400, 400), storm(400 + apart(0), 400)]);
    t.fight({ 'window:attack.gather': use('the-jedi-shall-fall'), 'card-number': '3' });
    expect([t.tokens(0, 'suppression'), t.tokens(0, 'dodge')]).toEqual([3, 3]);
  });
});

describe('Witch Magick', () => {
  const far = storm(1500, 700, one);
  it('Witch Magick: a wound at least, poison and what holds him', () => {
    const maul = unit('maul-impatient-apprentice', 0, 300, 300, {
      wounds: 3,
      tokens: { poison: 2, immobilize: 1, suppression: 1 },
    });
    const t = revealing('witch-magick', [maul, far]);
    // Whoever declines the second one keeps it; see test/cards/commands/later.test.ts.
    expect([t.wounds(0), t.tokens(0, 'poison'), t.tokens(0, 'immobilize'), t.tokens(0, 'suppression')]).toEqual([
      2, 0, 0, 1,
    ]);
    const active = acting('witch-magick', { unit: 0, step: 'start' }, [maul, far]).until('action', { recover: most });
    expect(active.tokens(0, 'suppression')).toBe(0);
  });
  it('Witch Magick: Maul loses up to two wounds, one if his player likes, and recovers when he is activated', () => {
    const healed = (script: Script) => {
      const t = choosing('witch-magick', [
        unit('maul-impatient-apprentice', 0, 300, 300, { wounds: 3, ...holding('immobilize', 1) }),
        storm(1500, 700),
      ]);
      t.goOn(inActivation, script);
      return [t.wounds(0), t.tokens(0, 'immobilize')];
    };
    expect(healed({ 'card-mini': '0' })).toEqual([1, 0]);
    expect(healed({ 'card-mini': 'none' })).toEqual([2, 0]);
  });
});
