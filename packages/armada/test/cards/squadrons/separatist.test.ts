import { describe, expect, it } from 'vitest';
import { apart, lay, ship, squadron } from '../../table.ts';
import { AT, asked, cruiser, foe, inPhase, own } from './dogfight.ts';

describe('squadrons of the Separatist Alliance', () => {
  it('General Grievous: critical icons hurt whoever has no ready token', () => {
    const hit = (target: string, more = {}) =>
      inPhase([own('general-grievous-belbullab-22'), foe(target, 10, 0, more)], {
        blue: ['crit', 'crit'],
        black: ['blank', 'blank'],
      })
        .take('attack')
        .fight({ attack: '>1' }).damage;
    expect(hit('btl-b-y-wing-squadron')).toBe(2);
    expect(hit('matchstick')).toBe(0);
    expect(hit('matchstick', { tokens: [{ kind: 'brace', state: 'exhausted' }] })).toBe(2);
    const ships = (tokens: string[]) =>
      inPhase([own('general-grievous-belbullab-22'), cruiser({ tokens })], { black: ['hitcrit'] })
        .take('attack')
        .fight({ attack: '>1.rear' }).damage;
    expect(ships([])).toBe(2);
    expect(ships(['redirect'])).toBe(1);
  });

  it('DIS-T81: its attacks cannot be obstructed, neither by rocks nor by Ciena Ree', () => {
    const rock = { token: 'asteroid-3', x: AT[0] + apart(70) / 2, y: AT[1] };
    const dice = (id: string, target: string) =>
      inPhase([own(id), foe(target, 70)], { obstacles: [rock] })
        .take('attack')
        .fight({ attack: '>1' })
        .events('rolled')[0]!.dice.length;
    expect(dice('dis-t81', 'y-wing-squadron')).toBe(3);
    expect(dice('dis-t81', 'ciena-ree')).toBe(3);
    expect(dice('droid-tri-fighter-squadron', 'y-wing-squadron')).toBe(2);
  });

  it('Phlac-Arphocc Prototypes: an enemy squadron that ends its activation at distance 1 suffers 1', () => {
    const end = (gap: number) => {
      const t = inPhase([own('y-wing-squadron'), foe('phlac-arphocc-prototypes', gap)]).take('none');
      return t.suffered(0);
    };
    expect(end(76)).toBe(1);
    expect(end(76.5)).toBe(0);
  });

  it('Jango Fett: in his activation, against a unique squadron, 1 damage to a friend near it for any face of a die', () => {
    const units = (target: string) => [
      own('jango-fett'),
      foe(target, 10),
      squadron('vulture-class-droid-fighter-squadron', 0, AT[0] + apart(10) + apart(76), AT[1]),
    ];
    const faces = { red: ['blank', 'blank'], blue: ['accuracy'], black: ['blank'] };
    const t = inPhase(units('gold-squadron'), faces).take('attack').until('window:attack.modify', { attack: '>1' });
    t.take('0:jango-fett', ['0'], 'double').fight();
    expect([t.damage, t.suffered(2)]).toEqual([2, 1]);
    const alone = inPhase(units('gold-squadron').slice(0, 2), faces).take('attack').fight({ attack: '>1' });
    expect(asked(alone)).not.toContain('window:attack.modify'); // nobody is there to suffer for it
    const generic = inPhase(units('y-wing-squadron'), faces).take('attack').fight({ attack: '>1' });
    expect(asked(generic)).not.toContain('window:attack.modify');
  });

  it('Baktoid Prototypes: a die to accuracy if another friendly Bomber is at distance 1 of the ship', () => {
    const fight = (id: string, dx: number) =>
      inPhase([own('baktoid-prototypes'), cruiser(), squadron(id, 0, AT[0] + 21.5 + 17 + dx, AT[1] + 100)], {
        red: ['hit'],
      })
        .take('attack')
        .fight({ attack: '>1.rear', 'window:attack.modify': ['0:baktoid-prototypes', 'pass'], dice: ['0'] })
        .events('dice')
        .map((e) => e.how);
    expect(fight('hyena-class-droid-bomber-squadron', 76)).toEqual(['changed']);
    expect(fight('hyena-class-droid-bomber-squadron', 76.5)).toEqual([]);
    expect(fight('vulture-class-droid-fighter-squadron', 76)).toEqual([]);
  });

  it('DBS-404: touching the target it suffers 1 damage for one more die of a colour of its pool', () => {
    const fight = (gap: number, hull = 4) =>
      inPhase([own('dbs-404', 0, 0, { hull }), foe('y-wing-squadron', gap)], { blue: ['hit', 'hit', 'hit'] })
        .take('attack')
        .fight({ attack: '>1', 'window:attack.modify': '0:dbs-404' });
    const t = fight(0.00001);
    expect([t.damage, t.suffered(0)]).toEqual([3, 1]);
    expect(fight(3).damage).toBe(2);
    // with its last hull point it destroys itself, and its attack ends
    const last = fight(0.00001, 1);
    expect(last.unit(0).status).toBe('destroyed');
    expect(last.events('damage')).toEqual([]);
    expect(last.suffered(1)).toBe(0);
  });

  it('DFS-311: an obstructed attacker rerolls a die of its choice', () => {
    const rock = { token: 'asteroid-3', x: AT[0] + apart(70) / 2, y: AT[1] };
    const fight = (obstacles: readonly object[]) =>
      inPhase([foe('x-wing-squadron', 0), own('dfs-311', 70)], { obstacles, blue: ['hit', 'hit', 'hit', 'accuracy'] })
        .take('attack')
        .until('window:attack.defend', { attack: '>1' }, 0);
    const t = fight([rock]);
    expect(t.options()).toContain('1:dfs-311');
    t.take('1:dfs-311', ['0']).fight();
    expect(t.damage).toBe(2);
    expect(fight([]).options()).not.toContain('1:dfs-311');
  });

  it('Haor Chall Prototypes: they attack a squadron at distance 1 that is about to move', () => {
    const units = [own('x-wing-squadron'), foe('haor-chall-prototypes', 76, 0), foe('tie-bomber-squadron', 0, 300)];
    const held = inPhase(units);
    expect(held.options()).toEqual(['attack', 'none']);
    const grit = inPhase([own('han-solo'), units[1]!, units[2]!]).take('move');
    expect(grit.open).toEqual(['1 window:squadron.beforeMove']);
    grit.take('1:haor-chall-prototypes').fight({ attack: 'granted:>0' });
    expect(grit.events('attack')[0]).toMatchObject({ attacker: { unit: 1 }, defender: { unit: 0 } });
    expect(grit.open).toEqual(['0 squadron-move']);
    const far = inPhase([own('han-solo'), foe('haor-chall-prototypes', 76.5)]).take('move');
    expect(far.open).toEqual(['0 squadron-move']);
  });

  it('Haor Chall Prototypes: nor does a ship leave them unharmed, though they are engaged', () => {
    const t = lay({
      units: [
        ship('cr90-corvette-a', 0, AT[0], AT[1], 0, { speed: 2 }),
        squadron('haor-chall-prototypes', 1, AT[0] + 21.5 + 17 + 30, AT[1]),
        squadron('x-wing-squadron', 0, AT[0] + 21.5 + 17 + 30 + apart(10), AT[1]),
      ],
      active: 0,
      step: 'manoeuvre',
    });
    expect(t.open).toEqual(['1 window:manoeuvre.before']);
    t.take('1:haor-chall-prototypes').fight({ attack: 'granted:>0.right' });
    expect(t.events('attack')[0]).toMatchObject({ attacker: { unit: 1 }, defender: { unit: 0 }, defending: 'right' });
    expect(t.open).toEqual(['0 course']);
  });
});
