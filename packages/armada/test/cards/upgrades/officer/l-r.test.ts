import { describe, expect, it } from 'vitest';
import { duel, faces, fire, states, using, wing } from '../bridge.ts';

const HITS = { red: ['hit', 'hit', 'hit'], blue: ['hit', 'hit', 'hit'] } as const;
const reveal = (id: string | { id: string; tokens: readonly string[] }, dial = 'repair', more: object = {}) =>
  duel({ mine: [id], own: { dials: [dial] }, step: 'reveal', ...more });

describe('Lando Calrissian', () => {
  it('Lando: discarded, he has the attacker reroll the dice that he names', () => {
    const t = duel({
      theirs: ['lando-calrissian-officer'],
      red: ['double', 'double', 'double', 'blank', 'blank'],
      blue: HITS.blue,
    });
    t.until('window:attack.defend', { attack: 'front>1.front' }, 1)
      .take('1:lando-calrissian-officer', ['0', '1'])
      .fight();
    expect(faces(t).filter((f) => f === 'double')).toHaveLength(1);
    expect(t.ship(1).upgrades[0]!.discarded).toBe(true);
  });
});

describe('Leia Organa', () => {
  it('Leia: another friend’s top dial takes the command that her ship reveals', () => {
    const t = reveal('leia-organa-officer', 'repair', { also: [wing({ dials: ['squadron', 'navigate'] })] });
    t.take('0:leia-organa-officer');
    expect(t.ship(2).dials).toEqual(['repair', 'navigate']);
  });
});

describe('Lira Wessex', () => {
  it('Lira Wessex: for a Repair token a faceup damage card comes facedown', () => {
    const t = duel({
      theirs: ['lira-wessex'],
      foe: { commands: ['repair'], shields: { front: 0 } },
      red: ['crit', 'blank', 'blank'],
      blue: ['accuracy', 'accuracy', 'accuracy'],
      deck: ['structural-damage'],
    });
    fire(t, { critical: 'standard', ...using('damage.deals', '1:lira-wessex') });
    expect(t.ship(1)).toMatchObject({ damage: [{ card: 'structural-damage', faceup: false }], commands: [] });
  });
});

describe('Major Derlin', () => {
  it('Derlin: exhausted, 1 damage less, after brace', () => {
    const t = duel({ theirs: ['major-derlin'], ...HITS });
    fire(t, { ...using('attack.defend', '1:token.0'), ...using('attack.damage', '1:major-derlin') });
    expect(t.damage).toBe(2);
    expect(t.ship(1).upgrades[0]!.exhausted).toBe(true);
  });
});

describe('Passel Argente', () => {
  it('Passel Argente: a token for each command revealed, and with all four a further dial', () => {
    const three = { id: 'passel-argente', tokens: ['navigate', 'squadron', 'concentrate'] };
    const t = reveal(three).take('0:passel-argente', 'squadron', 'keep');
    expect(t.ship(0).open).toEqual(['repair', 'squadron']);
    const two = reveal({ id: 'passel-argente', tokens: ['navigate'] }).take('0:passel-argente');
    expect(two.open).toEqual(['0 dial-use']);
    expect(two.ship(0).upgrades[0]!.tokens).toEqual(['navigate', 'repair']);
  });
});

describe('Raymus Antilles', () => {
  it('Raymus Antilles: the token as well as the dial', () => {
    const t = reveal('raymus-antilles').take('0:raymus-antilles', 'keep');
    expect(t.ship(0)).toMatchObject({ commands: ['repair'], open: ['repair'] });
  });
});

describe('Reeva Demesne', () => {
  it('Reeva Demesne: while the attacked hull zone has shields a token is readied', () => {
    const attack = (front: number, state = 'exhausted') => {
      const t = duel({ theirs: ['reeva-demesne'], foe: { tokens: [{ kind: 'brace', state }], shields: { front } } });
      const ship = fire(t, using('attack.declared', '1:reeva-demesne')).ship(1);
      return [...states(ship), ship.upgrades[0]!.exhausted];
    };
    expect(attack(1)).toEqual(['brace ready', true]);
    expect(attack(0)).toEqual(['brace exhausted', false]);
    expect(attack(1, 'ready').at(-1)).toBe(false); // nothing to ready: she keeps her strength
  });
});

describe('Rune Haako', () => {
  it('Rune Haako: tokens of a friend and of the card become tokens of his ship', () => {
    const t = reveal({ id: 'rune-haako', tokens: ['repair', 'squadron'] }, 'repair', {
      also: [wing({ commands: ['navigate', 'concentrate'] })],
    });
    t.take('0:rune-haako', 'navigate', 'no-more', 'squadron', 'no-more');
    expect(t.ship(0).commands).toEqual(['navigate', 'squadron']);
    expect([t.ship(2).commands, t.ship(0).upgrades[0]!.tokens]).toEqual([['concentrate'], ['repair']]);
  });
});
