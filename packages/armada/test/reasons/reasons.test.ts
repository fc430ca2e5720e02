import { type Json, render } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { text } from '../../src/text/index.ts';
import { apart, lay, type Spec, ship, squadron, type Table } from '../table.ts';
import { CR90, gun, reason, VSD, X, Y } from './reasons-of.ts';

/** Whatever a player names is judged by the rule that bars it, whether or not it is asked for just now. */

/** The clauses against what a seat names, which are not that nobody asks for it. */
function against(t: Table, name: Json, seat = t.ask().seat): readonly string[] {
  const [words, ...clauses] = reason(t, name, seat);
  expect(words).not.toBe('engine.notOpen');
  return clauses;
}

/** What the open question bars. */
const barredOf = (t: Table) => {
  const ask = t.ask();
  return ask.type === 'choice' ? (ask.barred?.() ?? []) : [];
};

describe('a shot that is not offered', () => {
  it('[AR-ANGREIFEN-29] is aimed at a friend', () => {
    expect(against(gun(), 'left>2.right')).toEqual(['AR-ANGREIFEN-29']);
  });
  it('[AR-ANGREIFEN-05] is out of the arc or out of range', () => {
    expect(against(gun(), 'rear>1.front')).toContain('AR-ANGREIFEN-05');
    expect(against(gun(), 'front>3.front')).toContain('AR-ANGREIFEN-05');
  });
  it('[AR-AKTIVIERUNG-VON-SCHIFFEN-05] comes from a hull zone that has attacked', () => {
    const t = gun({}, {}, { attacked: ['front'] });
    expect(against(t, 'front>1.front', 0)).toEqual(['AR-AKTIVIERUNG-VON-SCHIFFEN-05']);
  });
  it('[AR-AKTIVIERUNG-VON-SCHIFFEN-04] comes after the last attack of the activation', () => {
    const t = gun({}, {}, { attacked: ['left', 'right'] });
    expect(against(t, 'front>1.front', 0)).toEqual(['AR-AKTIVIERUNG-VON-SCHIFFEN-04']);
  });
  it('[AR-AKTIVIERUNG-VON-SCHIFFEN-01] comes when the attack step is over, or of a ship that is not active', () => {
    const t = gun({}, {}, { step: 'manoeuvre' });
    expect(t.ask().kind).toBe('course');
    expect(against(t, 'front>1.front', 0)).toEqual(['AR-AKTIVIERUNG-VON-SCHIFFEN-01']);
    expect(against(t, 'front>0.front', 1)).toContain('AR-AKTIVIERUNG-VON-SCHIFFEN-01');
  });
  it('[AR-ZERSTOERTE-SCHIFFE-UND-STAFFELN-05][AR-ANGREIFEN-03] has a target that is gone, or names no hull zone', () => {
    const t = lay({
      units: [ship(VSD, 0, X, Y), ship(CR90, 1, X, Y + 160, 180), ship(CR90, 1, 0, 0, 0, { status: 'destroyed' })],
      active: 0,
      step: 'attack',
    });
    expect(against(t, 'front>2.front')).toEqual(['AR-ZERSTOERTE-SCHIFFE-UND-STAFFELN-05']);
    expect(against(t, 'front>1')).toEqual(['AR-ANGREIFEN-03']);
  });
  it('[AR-SCHADEN-08] is barred by a faceup damage card, also when the attacks are over', () => {
    const far = lay({
      units: [
        ship(VSD, 0, X, Y, 0, { damage: [{ card: 'depowered-armament', faceup: true }] }),
        ship(CR90, 1, X, Y + 330, 180),
      ],
      active: 0,
      step: 'manoeuvre',
    });
    expect(against(far, 'front>1.front', 0)).toContain('AR-SCHADEN-08');
  });
  it('[AR-SCHLUESSELWOERTER-VON-STAFFELN-09][AR-NAHKAMPF-03] Escort and engagement bar a squadron’s attack, also before it is chosen', () => {
    const t = lay({
      units: [
        squadron('tie-fighter-squadron', 1, X, Y),
        squadron('x-wing-squadron', 0, X, Y + apart(20)),
        squadron('a-wing-squadron', 0, X + apart(20), Y),
        ship(CR90, 0, X - 80, Y, 0),
      ],
      phase: 'squadron',
      turnOf: 1,
      flying: { squadron: 0 },
    });
    expect(t.ask().kind).toBe('squadron-act');
    expect(against(t, '>2')).toEqual(['AR-SCHLUESSELWOERTER-VON-STAFFELN-09']);
    expect(against(t, '>3.right')).toEqual(['AR-NAHKAMPF-03']);
    expect(against(t, 'move')).toEqual(['AR-NAHKAMPF-02']);
  });
  /** Squadron 0 snipes; 1 is engaged with it, 2 stands at distance 2, 3 beyond it, 4 is an enemy ship. */
  const sniper = (card: string, near: string): Table =>
    lay({
      units: [
        squadron(card, 1, X, Y),
        squadron(near, 0, X, Y + apart(20)),
        squadron('a-wing-squadron', 0, X + apart(100), Y),
        squadron('a-wing-squadron', 0, X, Y - apart(126)),
        ship(CR90, 0, X - 250, Y, 0),
      ],
      phase: 'squadron',
      turnOf: 1,
      flying: { squadron: 0 },
    });
  it('[AR-SCHLUESSELWOERTER-VON-STAFFELN-17] Snipe: nearer or further than distance 2, at a ship, or without the keyword', () => {
    const t = sniper('saber-squadron', 'y-wing-squadron');
    const clause = 'AR-SCHLUESSELWOERTER-VON-STAFFELN-17';
    for (const name of ['snipe:>1', 'snipe:>3', 'snipe:>4.left']) expect(against(t, name)).toEqual([clause]);
    expect(t.match.check(1, 'snipe:>3')).toMatchObject({ measured: 126, allowed: 2 });
    expect(t.match.check(1, 'snipe:>1')).toMatchObject({ measured: 20, allowed: 2 });
    expect(against(sniper('tie-fighter-squadron', 'y-wing-squadron'), 'snipe:>2')).toEqual([clause]);
    t.take('attack');
    expect(t.options()).toContain('snipe:>2');
    expect(against(t, 'snipe:>3')).toEqual([clause]);
  });
  it('[AR-SCHLUESSELWOERTER-VON-STAFFELN-20][AR-FAQ-STAFFELN-16] Snipe: engaged with an Escort; the shots that are barred are told', () => {
    const t = sniper('saber-squadron', 'x-wing-squadron').take('attack');
    const clauses = ['AR-SCHLUESSELWOERTER-VON-STAFFELN-20', 'AR-FAQ-STAFFELN-16'];
    expect(against(t, 'snipe:>2')).toEqual(clauses);
    const barred = barredOf(t).filter(({ id }) => id.startsWith('snipe:'));
    expect(barred.map(({ id, refusal }) => [id, refusal.clauses])).toEqual([
      ['snipe:>1', ['AR-SCHLUESSELWOERTER-VON-STAFFELN-17']],
      ['snipe:>2', clauses],
      ['snipe:>3', ['AR-SCHLUESSELWOERTER-VON-STAFFELN-17']],
    ]);
    const none = sniper('tie-fighter-squadron', 'x-wing-squadron').take('attack');
    expect(barredOf(none).filter(({ id }) => id.startsWith('snipe:'))).toEqual([]);
  });
  it('[AR-SCHLUESSELWOERTER-VON-STAFFELN-13] Counter before anybody has attacked: with its value, or as the book names it', () => {
    const t = sniper('saber-squadron', 'tie-interceptor-squadron');
    const said = (name: string, seat: number) => {
      const refusal = t.match.check(seat, name)!;
      return [refusal.clauses, render([text.en], refusal.message)];
    };
    const clauses = ['AR-SCHLUESSELWOERTER-VON-STAFFELN-13'];
    expect(said('1:counter', 0)).toEqual([clauses, expect.stringMatching(/: Counter 2\.$/)]);
    expect(said('0:counter', 1)).toEqual([clauses, expect.stringMatching(/: Counter X\.$/)]);
    expect(against(t, 'counter:>1', 1)).toEqual(clauses);
  });
  it('[AR-AKTIVIERUNG-VON-STAFFELN-03][AR-ANGREIFEN-06] a squadron that has moved, or that nobody is near', () => {
    const alone = (flying: object) =>
      lay({
        units: [squadron('tie-fighter-squadron', 1, X, Y), squadron('y-wing-squadron', 0, X, Y + 300)],
        phase: 'squadron',
        turnOf: 1,
        flying: { squadron: 0, ...flying },
      });
    expect(against(alone({}), 'attack')).toContain('AR-ANGREIFEN-06');
    expect(against(alone({}), '>1')).toContain('AR-ANGREIFEN-06');
    const near = (flying: object) =>
      lay({
        units: [squadron('tie-fighter-squadron', 1, X, Y), squadron('y-wing-squadron', 0, X, Y + apart(20))],
        phase: 'squadron',
        turnOf: 1,
        flying: { squadron: 0, ...flying },
      });
    expect(against(near({ commanded: true, moved: true }), 'move')).toEqual(['AR-AKTIVIERUNG-VON-STAFFELN-04']);
    const rogue = lay({
      units: [squadron('firespray-31', 1, X, Y), squadron('y-wing-squadron', 0, X, Y + 300)],
      phase: 'squadron',
      turnOf: 1,
      flying: { squadron: 0 },
    });
    expect(rogue.options()).toContain('move');
  });
  it('[AR-ANGREIFEN-23][AR-ANGREIFEN-24][AR-ANGREIFEN-25] a further target is another squadron before the same hull zone', () => {
    const t = lay({
      units: [
        ship(VSD, 0, X, Y),
        squadron('tie-fighter-squadron', 1, X - 25, Y + 100),
        squadron('tie-fighter-squadron', 1, X + 25, Y + 100),
        squadron('tie-fighter-squadron', 1, X + 100, Y),
        ship(CR90, 1, X, Y + 220, 180),
      ],
      active: 0,
      step: 'attack',
      blue: ['accuracy'],
    })
      .take('front>1')
      .until('further-target');
    expect(against(t, 'front>1')).toEqual(['AR-ANGREIFEN-25']);
    expect(against(t, 'front>4.front')).toEqual(['AR-ANGREIFEN-23']);
    expect(against(t, 'right>3')).toEqual(['AR-ANGREIFEN-24']);
  });
});

describe('a defence token that is not offered', () => {
  const worn = ['evade', { kind: 'evade', state: 'discarded' }, 'redirect', 'brace'];
  it('[AR-VERTEIDIGUNGSMARKER-23][AR-ANGREIFEN-16][AR-EFFEKTE-UND-TIMING-14] is discarded, another’s, or it is not the moment', () => {
    const t = gun({}, { tokens: worn }).take('front>1.front');
    expect(against(t, '1:token.1', 1)).toEqual(['AR-VERTEIDIGUNGSMARKER-23']);
    expect(against(t, '1:token.0', 0)).toEqual(['AR-EFFEKTE-UND-TIMING-14']);
    expect(against(t, '3:token.0', 1)).toContain('AR-ANGREIFEN-16');
    expect(against(gun({}, { tokens: worn }), '1:token.0', 1)).toContain('AR-ANGREIFEN-16');
    expect(against(t, '1:token.9', 1)).toEqual(['AR-VERTEIDIGUNGSMARKER-01']);
  });
  it('[AR-VERTEIDIGUNGSMARKER-24] belongs to a ship at speed 0, though nothing is asked then', () => {
    const t = gun({}, { tokens: worn, speed: 0 }).take('front>1.front');
    t.goOn((u) => u.ask().kind === 'attack' || u.state.active === null);
    const early = gun({}, { tokens: worn, speed: 0 }, { red: ['accuracy', 'hit', 'hit'] }).take('front>1.front');
    expect(early.ask().kind).toBe('window:attack.modify');
    expect(against(early, '1:token.0', 1)).toEqual(['AR-VERTEIDIGUNGSMARKER-24']);
  });
  it('[AR-VERTEIDIGUNGSMARKER-26][AR-VERTEIDIGUNGSMARKER-25] has been spent, or one of its kind', () => {
    const t = gun({}, { tokens: ['brace', 'brace', 'redirect'] })
      .take('front>1.front')
      .take('1:token.0');
    expect(against(t, '1:token.0')).toEqual(['AR-VERTEIDIGUNGSMARKER-26']);
    expect(against(t, '1:token.1')).toEqual(['AR-VERTEIDIGUNGSMARKER-25']);
  });
  it('[AR-ANGREIFEN-15][AR-WUERFELSYMBOLE-03] accuracy: a locked token is not chosen again; without an icon none', () => {
    const t = gun({}, { tokens: ['brace', 'evade', 'redirect'] }, { red: ['accuracy', 'accuracy', 'hit'] });
    t.take('front>1.front', '0:accuracy', '0', '0:accuracy');
    expect(against(t, '0')).toEqual(['AR-ANGREIFEN-15']);
    const blank = gun({ commands: ['concentrate'] }).take('front>1.front');
    expect(against(blank, '0:accuracy')).toEqual(['AR-WUERFELSYMBOLE-03']);
  });
});

describe('a command that is not offered', () => {
  const reveal = (own: Spec, more: object = {}) =>
    gun({ open: ['squadron'], commands: ['repair'], damage: 1, ...own }, {}, { step: 'commands', ...more });
  it('[AR-UEBERFALLMARKER-01] is shown on a raid token, also when nothing is asked for it any more', () => {
    const t = reveal({ raids: ['repair'] });
    expect(against(t, 'repair:token')).toEqual(['AR-UEBERFALLMARKER-01']);
    const both = reveal({ raids: ['repair', 'squadron'] });
    expect(both.ask().kind).toBe('attack');
    expect(against(both, 'squadron:dial')).toEqual(['AR-UEBERFALLMARKER-01']);
  });
  it('[AR-KOMMANDOS-01][AR-KOMMANDOS-09] has no dial or token, or comes too late', () => {
    expect(against(reveal({}), 'repair:dial')).toEqual(['AR-KOMMANDOS-01']);
    expect(against(reveal({}), 'squadron:both')).toContain('AR-KOMMANDOMARKER-01');
    expect(against(gun({ commands: ['repair'], damage: 1 }), 'repair:token')).toEqual(['AR-KOMMANDOS-09']);
  });
  it('[AR-KOMMANDOS-20][AR-KOMMANDOS-23] Concentrate Fire: raided, done before, or not in this step', () => {
    const raided = gun({ open: ['concentrate'], raids: ['concentrate'] }, {}, { red: ['accuracy', 'hit', 'hit'] });
    expect(against(raided.take('front>1.front'), '0:concentrate')).toEqual(['AR-UEBERFALLMARKER-01']);
    expect(against(gun({ open: ['concentrate'] }), '0:concentrate')).toEqual(['AR-KOMMANDOS-20']);
    const t = gun({ open: ['concentrate'] }, {}, { red: ['accuracy', 'hit', 'hit'] });
    t.take('front>1.front', '0:concentrate', 'red');
    expect(against(t, '0:concentrate')).toEqual(['AR-KOMMANDOS-23']);
  });
  it('[AR-KOMMANDOS-11] Repair: from a zone without shields, or into a full one', () => {
    const t = reveal({ shields: { front: 0, left: 2 } }).take('repair:token');
    expect(against(t, 'move:front>left')).toEqual(['AR-KOMMANDOS-11']);
    expect(against(t, 'move:left>right')).toContain('AR-SCHILDE-04');
  });
});

describe('a unit that is not offered', () => {
  it('[AR-AKTIVIERUNG-VON-SCHIFFEN-07][AR-SCHIFFSPHASE-01] is activated already, or the enemy’s, or no ship', () => {
    const t = lay({
      units: [
        ship(CR90, 0, 300, 200),
        ship(CR90, 0, 500, 200, 0, { activated: true }),
        ship(CR90, 1, 300, 700, 180),
        squadron('x-wing-squadron', 0, 900, 300),
        ship(CR90, 0, 700, 200),
      ],
    });
    expect(against(t, '1')).toEqual(['AR-AKTIVIERUNG-VON-SCHIFFEN-07']);
    expect(against(t, '2')).toEqual(['AR-SCHIFFSPHASE-01']);
    expect(against(t, '3')).toEqual(['AR-SCHIFFSPHASE-01']);
  });
  it('[AR-AKTIVIERUNG-VON-STAFFELN-06][AR-KOMMANDOS-06] a squadron is activated, too far away, or the enemy’s', () => {
    const t = lay({
      units: [
        ship(VSD, 0, X, Y, 0, { open: ['squadron'] }),
        squadron('x-wing-squadron', 0, X + 100, Y, { activated: true }),
        squadron('x-wing-squadron', 0, X + 500, Y),
        squadron('x-wing-squadron', 0, X - 100, Y),
        squadron('tie-fighter-squadron', 1, X, Y + 120),
      ],
      active: 0,
      step: 'commands',
    }).take('squadron:dial');
    expect(against(t, '1')).toEqual(['AR-AKTIVIERUNG-VON-STAFFELN-06']);
    expect(against(t, '2')).toContain('AR-KOMMANDOS-06');
    expect(t.match.check(0, '2')).toMatchObject({ measured: expect.any(Number), allowed: expect.any(Number) });
    expect(against(t, '4')).toEqual(['AR-KOMMANDOS-06']);
  });
});

describe('a card that is not offered', () => {
  const modify = (upgrades: Json, own: Spec = {}): Table =>
    gun({ upgrades, commands: ['concentrate'], ...own }, {}, { red: ['accuracy', 'hit', 'hit'] }).take('front>1.front');
  it('[AR-ERSCHOEPFT-02][AR-EFFEKTE-UND-TIMING-17][AR-EFFEKTE-UND-TIMING-01] is exhausted, discarded, not there, or has another moment', () => {
    expect(against(modify([{ id: 'dual-turbolaser-turrets', exhausted: true }]), '0:dual-turbolaser-turrets')).toEqual([
      'AR-ERSCHOEPFT-02',
    ]);
    expect(against(modify([{ id: 'external-racks', discarded: true }]), '0:external-racks')).toEqual([
      'AR-EFFEKTE-UND-TIMING-17',
    ]);
    expect(against(modify([]), '0:external-racks')).toEqual(['AR-AUFWERTUNGSKARTEN-01']);
    expect(against(modify(['slicer-tools']), '0:slicer-tools')).not.toContain('AR-EFFEKTE-UND-TIMING-11');
    expect(against(modify(['reinforced-blast-doors']), '0:reinforced-blast-doors')).toContain(
      'AR-EFFEKTE-UND-TIMING-01',
    );
  });
  it('[AR-CARD-ADMIRAL-SCREED-02] has been used as often as it says', () => {
    const t = modify(['admiral-screed'], { commands: ['concentrate'] });
    t.take('0:admiral-screed');
    t.goOn((u) => u.ask().kind === 'window:attack.modify', {
      dice: (a) => ('options' in a ? [a.options[0]!.id] : ''),
    });
    expect(against(t, '0:admiral-screed')).toContain('AR-CARD-ADMIRAL-SCREED-02');
  });
  it('[AR-EFFEKTE-UND-TIMING-06] has been used in this attack', () => {
    const t = modify(['slaved-turrets']).take('0:slaved-turrets');
    expect(against(t, '0:slaved-turrets')).toContain('AR-EFFEKTE-UND-TIMING-06');
  });
  it('[AR-ERR-GENERAL-RIEEKAN-02] General Rieekan, once he has kept a ship in this round', () => {
    const doomed = { damage: 3, shields: { front: 0, left: 0, right: 0 }, tokens: [], speed: 1 };
    const t = lay({
      units: [
        ship('imperial-ii-class-star-destroyer', 1, X, Y),
        ship(CR90, 0, X, Y + 160, 180, { ...doomed, upgrades: ['general-rieekan'] }),
        ship(CR90, 0, X - 120, Y + 160, 180, doomed),
      ],
      active: 0,
      step: 'attack',
      turnOf: 1,
      red: Array(12).fill('hit'),
      blue: Array(12).fill('hit'),
    });
    t.fight({ attack: 'front>1.front', 'window:unit.doomed': '1:general-rieekan' });
    expect(t.unit(1).status).toBe('play');
    expect(against(t, '1:general-rieekan', 0)).toEqual(['AR-ERR-GENERAL-RIEEKAN-02']);
    const shot = t
      .until('attack')
      .options()
      .find((id) => id.includes('>2.'))!;
    t.fight({ attack: shot });
    expect([t.unit(2).status, t.match.taken.filter((d) => d.kind === 'window:unit.doomed').length]).toEqual([
      'destroyed',
      1,
    ]);
  });
  it('[AR-KRITISCHE-EFFEKTE-01][AR-VERTEIDIGUNGSMARKER-09] a critical effect without its icon, or contained', () => {
    const crit = { red: ['crit', 'hit', 'hit'], blue: ['hit', 'hit', 'hit'] };
    const upgrades = ['ion-cannon-batteries', 'xx-9-turbolasers'];
    const t = gun({ upgrades }, { tokens: ['contain'] }, crit)
      .take('front>1.front', '1:token.0')
      .until('critical');
    expect(against(t, 'standard')).toEqual(['AR-VERTEIDIGUNGSMARKER-09']);
    expect(against(t, '0:ion-cannon-batteries')).toEqual(['AR-KRITISCHE-EFFEKTE-01']);
    const none = gun({}, {}, { red: ['accuracy', 'hit', 'hit'] }).take('front>1.front');
    expect(against(none, 'standard')).toEqual(['AR-KRITISCHE-EFFEKTE-01']);
  });
});
