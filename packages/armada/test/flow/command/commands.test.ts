import { render } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { text } from '../../../src/text/index.ts';
import { lay, type Spec, ship, squadron, type Table } from '../../table.ts';

/** Dials, tokens and the commands that are resolved after the reveal. */

const NEBULON = 'nebulon-b-escort-frigate'; // command 2, squadron 2, engineering 3; shields 3/1/2
const at = (more: Spec = {}, id = NEBULON) => ship(id, 0, 600, 300, 0, more);
const active = (more: Spec, others: readonly Spec[] = [], step = 'reveal'): Table =>
  lay({ units: [at(more), ...others], active: 0, step });

describe('the dial', () => {
  it('[AR-AKTIVIERUNG-VON-SCHIFFEN-02][AR-KOMMANDORAEDER-07] the top one is revealed', () => {
    const t = active({ dials: ['repair', 'navigate'] });
    expect(t.events('revealed')[0]!.dial).toBe('repair');
    expect([t.ship(0).dials, t.ship(0).open]).toEqual([['navigate'], ['repair']]);
  });
  it('[AR-AKTIVIERUNG-VON-SCHIFFEN-03][AR-KOMMANDORAEDER-01] it is kept, or spent for its token', () => {
    const t = active({ dials: ['repair'] });
    expect(t.options()).toEqual(['keep', 'token']);
    t.take('token');
    expect([t.ship(0).commands, t.ship(0).open]).toEqual([['repair'], []]);
  });
  it('[AR-KOMMANDOS-05][AR-KOMMANDOS-09] where one command is open the question names it, where both are it asks which', () => {
    const asked = (more: Spec) => {
      const t = active(more, [], 'commands');
      return [t.ask().kind, render([text.en], t.ask().prompt)];
    };
    expect(asked({ open: ['repair'] })).toEqual(['command', expect.stringMatching(/^Does .* resolve Repair now\?$/)]);
    expect(asked({ open: ['squadron'] })).toEqual([
      'command',
      expect.stringMatching(/^Does .* resolve Squadrons? now\?$/),
    ]);
    expect(asked({ open: ['repair'], commands: ['squadron'] })[1]).toMatch(/^Which command does .* resolve now\?$/);
  });
  it('[AR-KOMMANDORAEDER-02][AR-KOMMANDORAEDER-03] what was not spent is discarded with the end of the activation', () => {
    const t = active({ dials: ['repair'], activated: false }).take('keep');
    t.goOn((x) => x.ship(0).activated);
    expect(t.ship(0).open).toEqual([]);
  });
  it('[AR-KOMMANDOPHASE-01][AR-KOMMANDOPHASE-02][AR-KOMMANDOPHASE-03][AR-KOMMANDOPHASE-04] new dials go under the stack, until there are as many as the command value', () => {
    const t = lay({
      units: [at({ dials: ['squadron'] }), ship('victory-i-class-star-destroyer-empire', 1, 900, 700, 180)],
      phase: 'command',
      stage: 'main',
    });
    expect(t.open).toEqual(['0 dials', '1 dials']);
    expect(t.options(0)).toHaveLength(4); // one dial
    expect(t.options(1)).toHaveLength(12); // three of them
    t.match.decide(0, { '0.1': 'repair' });
    t.match.decide(1, { '1.0': 'navigate', '1.1': 'repair', '1.2': 'concentrate' });
    // its only ship has been activated by now: the old dial is the one that was revealed
    expect([t.ship(0).open, t.ship(0).dials]).toEqual([['squadron'], ['repair']]);
    expect(t.ship(1).dials).toEqual(['navigate', 'repair', 'concentrate']);
  });
});

describe('command tokens', () => {
  it('[AR-KOMMANDOMARKER-04] a second one of a kind is lost', () => {
    const t = active({ dials: ['repair'], commands: ['repair'] }).take('token');
    expect(t.ship(0).commands).toEqual(['repair']);
    expect(t.events('tokenLost')).toEqual([expect.objectContaining({ why: 'double' })]);
  });
  it('[AR-KOMMANDOMARKER-03] one more than the command value: one of them goes, also the new one', () => {
    const t = active({ dials: ['repair'], commands: ['navigate', 'squadron'] }).take('token');
    expect(t.open).toEqual(['0 discard-command']);
    expect(t.options()).toEqual(['navigate', 'squadron', 'repair']);
    t.take('repair');
    expect(t.ship(0).commands).toEqual(['navigate', 'squadron']);
  });
  it('[AR-KOMMANDOMARKER-05][AR-FAQ-KOMMANDOS-05] a token may be spent in the round in which it was gained', () => {
    const t = active({ dials: ['repair'], shields: { front: 1 } }).take('token');
    expect(t.options()).toContain('repair:token');
  });
});

describe('raid tokens', () => {
  it('[AR-UEBERFALLMARKER-01] the command on it cannot be resolved', () => {
    const t = active({ dials: ['repair'], raids: ['repair'], shields: { front: 0 } }).take('none', 'keep');
    expect(t.open).not.toContain('0 command');
  });
  it('[AR-UEBERFALLMARKER-02][AR-FAQ-KOMMANDOS-12] the dial is discarded for all of them, and a token of that command may then be spent', () => {
    const t = active({
      dials: ['navigate'],
      raids: ['repair', 'squadron'],
      commands: ['repair'],
      shields: { front: 0 },
    });
    expect(t.options()).toEqual(['dial', 'repair', 'none']);
    t.take('dial');
    expect([t.ship(0).raids, t.ship(0).open]).toEqual([[], []]);
    expect(t.options()).toContain('repair:token');
  });
  it('[AR-UEBERFALLMARKER-03][AR-FAQ-KOMMANDOS-11] a command token for the matching one', () => {
    const t = active({
      dials: ['repair'],
      raids: ['repair', 'squadron'],
      commands: ['repair'],
      shields: { front: 0 },
    }).take('repair', 'none', 'keep');
    expect([t.ship(0).raids, t.ship(0).commands]).toEqual([['squadron'], []]);
    expect(t.options()).toEqual(['repair:dial', 'none']);
  });
});

describe('repair', () => {
  const repairing = (more: Spec, way = 'repair:dial') =>
    active({ open: ['repair'], ...more }, [], 'commands').take(way);
  it('[AR-KOMMANDOS-10][AR-KOMMANDOS-12][AR-KOMMANDOS-19] a dial gives points by the engineering value; what is left is lost', () => {
    const t = repairing({ shields: { front: 1 } });
    expect(t.ask().prompt.args?.['points']).toBe(3);
    t.take('recover:front');
    expect(t.ship(0).shields.front).toBe(2);
    expect(t.ask().prompt.args?.['points']).toBe(1);
    expect(t.options().some((o) => o.startsWith('recover'))).toBe(false);
    t.take('none');
    expect(t.open).not.toContain('0 repair');
  });
  it('[AR-KOMMANDOS-14] a token half of it, rounded up', () => {
    const t = repairing({ open: [], commands: ['repair'], shields: { front: 1 } }, 'repair:token');
    expect(t.ask().prompt.args?.['points']).toBe(2);
  });
  it('[AR-KOMMANDOS-11][AR-SCHILDE-04] a shield is moved, to no more than the maximum', () => {
    const t = repairing({ shields: { front: 2 } });
    expect(t.options()).toContain('move:rear>front');
    expect(t.options()).not.toContain('move:front>rear'); // the rear is full
    t.take('move:rear>front');
    expect([t.ship(0).shields.front, t.ship(0).shields.rear]).toEqual([3, 1]);
  });
  it('[AR-KOMMANDOS-13][AR-KOMMANDOS-16] a damage card for three points, faceup or facedown', () => {
    const t = repairing({ damage: [{ card: 'ruptured-engine', faceup: true }, { card: 'structural-damage' }] });
    expect(t.options()).toEqual(expect.arrayContaining(['hull:0', 'hull:1']));
    t.take('hull:0');
    expect(t.ship(0).damage.map((d) => d.card)).toEqual(['structural-damage']);
    expect(t.state.deck.discard).toEqual(['ruptured-engine']);
  });
  it('[AR-SCHADEN-09] facedown cards are all alike to whoever repairs: one of them is offered', () => {
    const t = repairing({
      damage: [{ card: 'structural-damage' }, { card: 'ruptured-engine', faceup: true }, { card: 'crew-panic' }],
    });
    expect(t.options().filter((id) => id.startsWith('hull:'))).toEqual(['hull:0', 'hull:1']);
    t.take('hull:0');
    expect(t.ship(0).damage.map((d) => d.card)).toEqual(['ruptured-engine', 'crew-panic']);
  });
  it('[AR-KOMMANDOS-15][AR-KOMMANDOS-17][AR-KOMMANDOS-18] one after the other: a card that was in the way is gone when the next is paid for', () => {
    const t = lay({
      units: [
        ship('interdictor-combat-refit', 0, 600, 300, 0, {
          open: ['repair'],
          shields: { front: 0 },
          damage: [{ card: 'capacitor-failure', faceup: true }],
        }),
      ].map((u) => ({ ...u, seat: 1 })),
      active: 0,
      step: 'commands',
    }).take('repair:dial');
    expect(t.options()).not.toContain('recover:front');
    t.take('hull:0');
    expect(t.options()).toContain('recover:front');
  });
  it('[AR-KOMMANDOS-27] several different commands in one round', () => {
    const t = active(
      { open: ['repair'], commands: ['squadron'], shields: { front: 1 } },
      [squadron('x-wing-squadron', 0, 700, 300)],
      'commands',
    );
    expect(t.options()).toEqual(['squadron:token', 'repair:dial', 'none']);
    t.take('repair:dial', 'none');
    expect(t.options()).toEqual(['squadron:token', 'none']);
  });
});

describe('squadron command', () => {
  const wing = (n: number, y = 300) =>
    Array.from({ length: n }, (_, i) => squadron('x-wing-squadron', 0, 680 + 40 * i, y));
  it('[AR-KOMMANDOS-06][AR-KOMMANDOS-07] a dial activates up to the squadron value, one after the other', () => {
    const t = active({ open: ['squadron'] }, wing(3), 'commands').take('squadron:dial');
    expect(t.options()).toEqual(['1', '2', '3', 'none']);
    t.take('1', 'none', '2', 'none');
    expect(t.open).not.toContain('0 command-squadron');
    expect([1, 2, 3].map((id) => t.squadron(id).slider)).toEqual(['orange', 'orange', 'blue']);
  });
  it('[AR-KOMMANDOS-08] a token activates one, both together one more', () => {
    const token = active({ commands: ['squadron'] }, wing(2), 'commands').take('squadron:token', '1', 'none');
    expect(token.open).not.toContain('0 command-squadron');
    const both = active({ open: ['squadron'], commands: ['squadron'] }, wing(4), 'commands').take('squadron:both');
    both.take('1', 'none', '2', 'none', '3', 'none');
    expect(both.open).not.toContain('0 command-squadron');
  });
  it('[AR-KOMMANDOS-06] at close to medium range, measured to the nearest point of base', () => {
    const beside = (gap: number) =>
      active({ open: ['squadron'] }, [squadron('x-wing-squadron', 0, 600 + 21.5 + gap + 17, 300)], 'commands').take(
        'squadron:dial',
      );
    expect(beside(186.9).options()).toEqual(['1', 'none']);
    expect(beside(187.2).open).not.toContain('0 command-squadron');
  });
  it('[AR-AKTIVIERUNG-VON-STAFFELN-04] a commanded squadron may attack and move, in either order', () => {
    const t = lay({
      units: [
        at({ open: ['squadron'] }),
        squadron('x-wing-squadron', 0, 700, 300),
        ship('raider-i-class-corvette', 1, 800, 300, 0),
      ],
      active: 0,
      step: 'commands',
    }).take('squadron:dial', '1');
    expect(t.options()).toEqual(['move', 'attack', 'none']);
    t.take('attack', '>2.left').fight();
    expect(t.options()).toEqual(['move', 'none']);
  });
  it('[AR-AKTIVIERUNG-VON-STAFFELN-03] in the Squadron Phase it does one of them', () => {
    const t = lay({
      units: [squadron('x-wing-squadron', 0, 700, 300), ship('raider-i-class-corvette', 1, 800, 300, 0)],
      phase: 'squadron',
      flying: { squadron: 0 },
    });
    expect(t.options()).toEqual(['move', 'attack', 'none']);
    t.take('move', { x: 700, y: 330 });
    expect(t.open).not.toContain('0 squadron-act');
    expect(t.squadron(0).slider).toBe('orange');
  });
});
