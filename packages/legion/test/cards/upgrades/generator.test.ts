import { describe, expect, it } from 'vitest';
import { lay, unit } from '../../table.ts';
import { storm } from '../../troops.ts';
import { walker } from '../scenes.ts';

const blaze = (card: string, gun: string, use: boolean) => {
  const t = lay({
    units: [walker([card, gun]), storm(620, 400)],
    active: 0,
    black: Array(8).fill('blank'),
    white: Array(4).fill('blank'),
  });
  t.fight(
    use
      ? { 'window:attack.gather': `0:0.${card}`, weapons: { '0.0': `1:${gun}` } }
      : { weapons: { '0.0': `1:${gun}` } },
  );
  return t;
};
const dice = (t: ReturnType<typeof blaze>) =>
  t
    .events('rolled')[0]!
    .dice.map(({ colour }) => colour)
    .join(' ');

describe('Barrage Generator', () => {
  it('Barrage Generator: two white dice and Suppressive with a fixed weapon', () => {
    const t = blaze('barrage-generator', 'at-rt-rotary-blaster', true);
    expect(dice(t)).toBe('black black black black black white white');
    expect(t.tokens(1, 'suppression')).toBe(1);
    expect(t.unit(0).upgrades[0]!.exhausted).toBe(true);
    expect(blaze('barrage-generator', 'at-rt-rotary-blaster', false).tokens(1, 'suppression')).toBe(0);
  });
  it('Generators: not with a weapon that turns freely', () => {
    const t = lay({ units: [walker(['barrage-generator', 'dlt-19-rifle-pintle']), storm(620, 400)], active: 0 });
    t.until('action').take('attack');
    expect(() => t.until('window:attack.gather', { weapons: { '0.0': '1:dlt-19-rifle-pintle' } })).toThrow();
  });
});

describe('Overcharged Generator', () => {
  it('Overcharged Generator: a black die and Impact 1', () => {
    const t = lay({
      units: [walker(['overcharged-generator', 'at-rt-rotary-blaster']), unit('at-st', 1, 700, 400)],
      active: 0,
      black: ['hit', 'hit', 'blank', 'blank', 'blank', 'blank'],
      redDefence: ['blank'],
    });
    t.fight({
      'window:attack.gather': '0:0.overcharged-generator',
      'window:attack.modify': '0:impact',
      weapons: { '0.0': '1:at-rt-rotary-blaster' },
    });
    expect(dice(t)).toBe('black black black black black black');
    expect(t.result).toMatchObject({ hits: 0, crits: 1 });
  });
});
