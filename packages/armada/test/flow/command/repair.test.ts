import { describe, expect, it } from 'vitest';
import { lay, ship } from '../../table.ts';

describe('a Repair command', () => {
  // engineering value 4; the hull zones bear 4, 3, 3 and 2 shields
  const repair = () =>
    lay({
      units: [
        ship('imperial-i-class-star-destroyer', 0, 600, 300, 0, {
          speed: 1,
          open: ['repair'],
          shields: { front: 3, left: 3, right: 0, rear: 2 },
          damage: [{ card: 'hidden' }, { card: 'blinded-gunners', faceup: true }, { card: 'hidden' }],
        }),
      ],
      active: 0,
      step: 'commands',
    }).until('repair', { command: 'repair:dial' });
  const MOVES = ['front>right', 'left>right', 'rear>right', 'left>front', 'rear>front'].map((way) => `move:${way}`);

  it('[AR-KOMMANDOS-11][AR-KOMMANDOS-12][AR-KOMMANDOS-13] moves shields to zones that are not full, recovers them there, and discards damage, facedown cards being all alike', () => {
    expect(repair().options().toSorted()).toEqual(
      [...MOVES, 'recover:front', 'recover:right', 'hull:0', 'hull:1', 'none'].toSorted(),
    );
    const t = repair();
    expect([t.barred('recover:left'), t.barred('recover:rear'), t.barred('recover:front'), t.barred('hull:0')]).toEqual(
      [['AR-SCHILDE-04', 'AR-KOMMANDOS-12'], ['AR-SCHILDE-04', 'AR-KOMMANDOS-12'], undefined, undefined],
    );
  });

  it('[AR-KOMMANDOS-16] only what the points left can pay for: 1, 2 and 3', () => {
    const t = repair().take('move:left>front'); // 3 left
    expect(t.ship(0).shields).toMatchObject({ front: 4, left: 2 });
    expect(t.options()).toEqual(expect.arrayContaining(['hull:0', 'hull:1', 'recover:right', 'recover:left']));
    t.take('move:rear>right'); // 2
    expect([t.barred('hull:0'), t.barred('hull:2'), t.barred('recover:right')]).toEqual([
      ['AR-KOMMANDOS-16'],
      ['AR-KOMMANDOS-16'],
      undefined,
    ]);
    expect(t.options()).toContain('recover:right');
    t.take('move:left>right'); // 1
    expect([t.barred('recover:right'), t.barred('recover:front')]).toEqual([
      ['AR-KOMMANDOS-16'],
      ['AR-SCHILDE-04', 'AR-KOMMANDOS-12'],
    ]);
    expect(t.options().filter((id) => !id.startsWith('move:'))).toEqual(['none']);
    t.take('move:front>rear');
    expect(t.open).not.toContain('0 repair');
    expect(t.ship(0).shields).toMatchObject({ front: 3, left: 1, right: 2, rear: 2 });
  });

  it('[AR-KOMMANDOS-19] what is left is lost', () => {
    const t = repair().take('hull:1');
    expect(t.ship(0).damage.map((d) => d.faceup)).toEqual([false, false]);
    t.take('none');
    expect(t.open).not.toContain('0 repair');
  });
});
