import { describe, expect, it } from 'vitest';
import { lay, ship, squadron } from '../../table.ts';
import { CR90, duel, ISD, match, VSD, wing } from './bridge.ts';
import { acted } from './guns.ts';

/** A friendly bomber that attacks an enemy ship, with carriers of a card near it. */
const raid = (...carriers: readonly string[][]) =>
  lay({
    units: [
      squadron('tie-bomber-squadron', 0, 900, 300),
      ship(ISD, 1, 900, 400, 180, { speed: 2 }),
      ...carriers.map((upgrades, i) => ship('gozanti-class-cruisers-empire', 0, 820 + 160 * i, 200, 0, { upgrades })),
    ],
    phase: 'squadron',
    flying: { squadron: 0 },
    black: ['blank', 'blank', 'hitcrit'],
  }).take('attack');

describe('fleet support', () => {
  it('[AR-ERR-BOMBER-KOMMANDOZENTRALE-01] Bomber Command Center: a die again, and one such card an attack', () => {
    const t = raid(['bomber-command-center'], ['bomber-command-center']);
    t.until('window:attack.modify', { attack: '>1.front' });
    expect(t.options()).toEqual(['2:bomber-command-center', '3:bomber-command-center', 'pass']);
    t.take('2:bomber-command-center', ['0']).fight();
    expect(acted(t)).toEqual(['bomber-command-center']);
  });

  it('[AR-CARD-KOMMUNIKATIONSNETZ-01] Comms Net: after the dial is revealed a token goes to a friend', () => {
    const t = duel({
      mine: ['comms-net'],
      own: { commands: ['repair'], dials: ['squadron'] },
      also: [wing()],
      step: 'reveal',
    });
    t.until('window:ship.afterReveal');
    expect(t.events('revealed')).toHaveLength(1);
    t.take('0:comms-net', '2');
    expect([t.ship(0).commands, t.ship(2).commands]).toEqual([[], ['repair']]);
  });

  it('[AR-ERR-STOERFELD-01][AR-ERR-STOERFELD-02] Jamming Field: squadrons against squadrons nearby are obstructed, whosever they are', () => {
    const fight = (x: number) => {
      const t = lay({
        units: [
          squadron('tie-fighter-squadron', 0, x, 460),
          squadron('x-wing-squadron', 1, x + 60, 460),
          ship(CR90, 1, 900, 300, 0, { upgrades: ['jamming-field'] }),
        ],
        phase: 'squadron',
        flying: { squadron: 0 },
      });
      return t.take('attack').fight({ attack: '>1' }).events('attack')[0]!.obstructed;
    };
    expect([fight(900), fight(1100)]).toEqual([true, false]);
    const atShip = raid(['jamming-field']).fight({ attack: '>1.front' });
    expect(atShip.events('attack')[0]!.obstructed).toBe(false);
  });

  it('Munitions and Parts Resupply: tokens from the card for friends, right after the reveal', () => {
    for (const [card, token] of [
      ['munitions-resupply', 'concentrate'],
      ['parts-resupply', 'repair'],
    ] as const) {
      const t = duel({
        mine: [{ id: card, tokens: [token, token, token] }],
        own: { dials: ['squadron'] },
        also: [wing()],
        step: 'reveal',
      });
      t.until('window:ship.afterReveal').take(`0:${card}`, ['0', '2']);
      expect([t.ship(0).commands, t.ship(2).commands]).toEqual([[token], [token]]);
      expect(t.ship(0).upgrades[0]).toMatchObject({ exhausted: true, tokens: [token] });
    }
  });

  it('Repair Crews: instead of engineering points a damage card of a friend nearby', () => {
    const damage = [
      { card: 'ruptured-engine', faceup: true },
      { card: 'blinded-gunners', faceup: false },
    ];
    const t = duel({
      mine: ['repair-crews'],
      own: { open: ['repair'], shields: { front: 0 } },
      also: [wing({ damage })],
      step: 'commands',
    });
    t.take('repair:dial', '0:repair-crews', '2', '0'); // a shield is missing, but no point is left for it
    expect(t.ship(2).damage.map((d) => d.card)).toEqual(['blinded-gunners']);
    expect(t.match.taken.map((d) => d.kind)).not.toContain('repair');
    expect(t.open).not.toContain('0 repair');
  });

  const slicer = (more: object = {}) =>
    duel({
      mine: [{ id: 'slicer-tools', exhausted: false }],
      own: { speed: 1 },
      foe: { dials: ['repair', 'squadron'], activated: true },
      y: 600,
      step: 'manoeuvre',
      rules: { prices: 'first' },
      ...more,
    });
  it('Slicer Tools of the last print: another command on the top dial, or a raid token of another kind than it shows', () => {
    const latest = (more: object = {}) =>
      slicer({ rules: {}, ...more })
        .until('window:manoeuvre.after')
        .take('0:slicer-tools');
    const t = latest();
    expect([t.open, t.options()]).toEqual([['0 card-way'], ['new-command', 'raid-token', 'keep']]);
    t.take('raid-token');
    expect(t.options()).toEqual(['navigate', 'squadron', 'concentrate']);
    t.take('squadron');
    expect([t.ship(1).raids, t.ship(1).dials]).toEqual([['squadron'], ['repair', 'squadron']]);
    expect(latest().take('new-command', 'navigate').ship(1).dials).toEqual(['navigate', 'squadron']);
    const kept = latest().take('keep');
    expect([kept.ship(1).raids, kept.ship(1).dials]).toEqual([[], ['repair', 'squadron']]);
    const bare = latest({ foe: { dials: [], activated: true, raids: ['navigate'] } });
    expect([bare.open, bare.options()]).toEqual([['0 card-command'], ['squadron', 'repair', 'concentrate']]);
  });
  it('[AR-ERR-HACKER-TOOLS-02][AR-ERR-HACKER-TOOLS-03][AR-CARD-HACKER-TOOLS-02][AR-CARD-HACKER-TOOLS-03] Slicer Tools: after a manoeuvre a new command on the top dial of an enemy nearby', () => {
    const t = slicer().until('window:manoeuvre.after').take('0:slicer-tools', 'navigate');
    expect(t.ship(1).dials).toEqual(['navigate', 'squadron']);
    expect(t.ship(0).upgrades[0]!.exhausted).toBe(true);
    const far = slicer({ y: 800 }).goOn((x) => x.state.active === null);
    expect(acted(far)).toEqual([]);
  });

  it('[AR-CARD-HACKER-TOOLS-04][AR-CARD-HACKER-TOOLS-05] Slicer Tools: whoever changes the dial has seen it, and that is no reveal', () => {
    const t = slicer().until('window:manoeuvre.after').take('0:slicer-tools');
    expect(t.options()).toContain('keep');
    const seen = t.match.events.find((r) => r.event.type === 'dialsSeen');
    expect(seen).toMatchObject({ event: { dials: ['repair'] }, only: [0, 1], others: { dials: [] } });
    t.take('keep');
    expect(t.ship(1).dials).toEqual(['repair', 'squadron']);
    expect(t.events('revealed')).toEqual([]);
  });

  it('[AR-ERR-HACKER-TOOLS-01][AR-CARD-HACKER-TOOLS-01] Slicer Tools begin exhausted', () => {
    const t = match(
      'empire',
      ['admiral-motti'],
      [{ card: 'gozanti-class-cruisers-empire', upgrades: ['slicer-tools'] }],
    );
    expect(
      t.state.units.flatMap((u) => (u.kind === 'ship' ? u.upgrades : [])).find((u) => u.id === 'slicer-tools'),
    ).toMatchObject({ exhausted: true });
  });

  it('[AR-ERR-HACKER-TOOLS-04][AR-ERR-HACKER-TOOLS-05] Slicer Tools are readied for a Repair token only', () => {
    const status = (commands: readonly string[]) =>
      lay({
        units: [ship(VSD, 0, 900, 300, 0, { upgrades: [{ id: 'slicer-tools', exhausted: true }], commands })],
        phase: 'status',
      });
    const none = status(['squadron']).until('dials');
    expect(none.ship(0).upgrades[0]!.exhausted).toBe(true);
    const t = status(['repair']).until('ready-card');
    t.take(t.options()[0]!).until('dials');
    expect([t.ship(0).upgrades[0]!.exhausted, t.ship(0).commands]).toEqual([false, []]);
  });
});
