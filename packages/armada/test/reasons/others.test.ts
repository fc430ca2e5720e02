import { describe, expect, it } from 'vitest';
import { apart, lay, ship, squadron } from '../table.ts';
import { CR90, gun, reason, VSD, X, Y } from './reasons-of.ts';

/** Units, tokens, dice, commands and cards that nobody offers: who is meant, whose they are, and whether it is the moment. */

const GONE = ['ar.no.gone', 'AR-ZERSTOERTE-SCHIFFE-UND-STAFFELN-05'];
const ASIDE = ['ar.no.notInPlay', 'AR-BEISEITEGESTELLTE-SCHIFFE-03'];

describe('a unit', () => {
  it('[AR-ZERSTOERTE-SCHIFFE-UND-STAFFELN-05][AR-BEISEITEGESTELLTE-SCHIFFE-03] that is destroyed or set aside is not activated', () => {
    const t = lay({
      units: [
        ship(CR90, 0, 300, 200, 0, { upgrades: ['profundity'] }),
        ship(CR90, 0, 500, 200),
        ship(CR90, 0, 0, 0, 0, { status: 'destroyed' }),
        ship(CR90, 0, 0, 0, 0, { status: 'aside', asideBy: '0:profundity' }),
      ],
    });
    expect([reason(t, '2'), reason(t, '3')]).toEqual([GONE, ASIDE]);
    expect(reason(t, '99')[0]).toBe('engine.notOpen');
    expect(reason(t, '1', 1)[0]).toMatch(/^engine\./);
  });
  it('[AR-STAFFELPHASE-01][AR-AKTIVIERUNG-VON-STAFFELN-06] a ship, the enemy’s, or activated: not in the Squadron Phase', () => {
    const t = lay({
      units: [
        squadron('x-wing-squadron', 0, 300, 300),
        squadron('x-wing-squadron', 0, 400, 300),
        squadron('x-wing-squadron', 0, 500, 300, { activated: true }),
        squadron('tie-fighter-squadron', 1, 1500, 700),
        ship(CR90, 0, 700, 200),
        squadron('x-wing-squadron', 0, 0, 0, { status: 'destroyed' }),
      ],
      phase: 'squadron',
      turnOf: 0,
    });
    expect(t.ask().kind).toBe('activate-squadron');
    expect(reason(t, '2')).toEqual(['ar.no.activated', 'AR-AKTIVIERUNG-VON-STAFFELN-06']);
    expect(reason(t, '3')).toEqual(['ar.no.notYours', 'AR-STAFFELPHASE-01']);
    expect(reason(t, '4')).toEqual(['ar.no.notSquadron', 'AR-STAFFELPHASE-01']);
    expect(reason(t, '5')).toEqual(GONE);
  });
  it('[AR-KOMMANDOS-06] too far for a command: measured from base to base, and how far it reaches', () => {
    const t = lay({
      units: [
        ship(VSD, 0, X, Y, 0, { open: ['squadron'] }),
        squadron('x-wing-squadron', 0, X + 100, Y),
        squadron('x-wing-squadron', 0, X + 500.04, Y),
        squadron('x-wing-squadron', 0, X - 100, Y),
      ],
      active: 0,
      step: 'commands',
    }).take('squadron:dial');
    const halfBase = 31.5;
    expect(t.match.check(0, '2')).toMatchObject({ piece: 2, measured: 500 - halfBase - 17, allowed: 187 });
  });
  it('a card that chooses says itself whom it may not choose', () => {
    const t = lay({
      units: [
        ship(CR90, 0, X, Y, 0, { upgrades: ['tantive-iv'], dials: ['repair'] }),
        ship(CR90, 0, X + 150, Y, 0, { activated: true }),
        ship(CR90, 0, X - 150, Y, 0, { activated: true }),
        ship(CR90, 1, X, Y + 300, 180),
        ship(CR90, 0, 0, 0, 0, { status: 'destroyed' }),
      ],
      active: 0,
    }).take('token', '0:tantive-iv');
    expect(t.options()).toEqual(['1', '2']);
    expect(reason(t, '3')).toEqual(['ar.no.notForCard', ...t.ask().clauses]);
    expect(reason(t, '4')).toEqual(GONE);
  });
  it('[AR-AKTIVIERUNG-VON-STAFFELN-04] a squadron that has moved and looks for a target does not move again; nobody else’s is judged', () => {
    const t = lay({
      units: [
        ship(VSD, 0, X, Y),
        squadron('tie-fighter-squadron', 0, X + 200, Y),
        squadron('x-wing-squadron', 1, X + 200, Y + apart(20)),
      ],
      active: 0,
      step: 'commands',
      flying: { squadron: 1, by: 0, commanded: true, moved: true },
    }).take('attack');
    expect(t.ask().kind).toBe('attack');
    expect(reason(t, 'move')).toEqual(['ar.no.moveTwice', 'AR-AKTIVIERUNG-VON-STAFFELN-04']);
    expect(reason(t, 'move', 1)[0]).toMatch(/^engine\./);
  });
});

describe('a token, a die, an icon', () => {
  it('[AR-ANGREIFEN-16][AR-EFFEKTE-UND-TIMING-14] of a ship that does not defend, or of one that is gone', () => {
    const t = gun({ commands: ['concentrate'] }).take('front>1.front');
    expect(reason(t, '3:token.0', 1)).toEqual(['ar.no.notDefender', 'AR-ANGREIFEN-16', 'AR-EFFEKTE-UND-TIMING-14']);
    const lost = lay({
      units: [ship(VSD, 0, X, Y), ship(CR90, 1, X, Y + 160, 180), ship(CR90, 1, 0, 0, 0, { status: 'destroyed' })],
      active: 0,
      step: 'attack',
    });
    expect(reason(lost, '2:token.0', 1)).toEqual(GONE);
  });
  it('[AR-SQ-JAN-ORS-01] what Jan Ors lends is the defender’s, but it is not the moment yet', () => {
    const t = lay({
      units: [
        ship(VSD, 0, X, Y, 0, { open: ['concentrate'] }),
        squadron('x-wing-squadron', 1, X, Y + 120),
        squadron('jan-ors', 1, X + 40, Y + 120),
      ],
      active: 0,
      step: 'attack',
    }).take('front>1');
    expect(t.open[0]).toBe('0 window:attack.modify');
    expect(reason(t, '2:token.0', 1)).toEqual(['ar.no.tokenStep', 'AR-ANGREIFEN-16', 'AR-VERTEIDIGUNGSMARKER-02']);
  });
  it('[AR-ANGREIFEN-14][AR-ANGREIFEN-12][AR-WUERFELSYMBOLE-03] accuracy: in its step, by the attacker, against a token that is left', () => {
    const discarded = { kind: 'evade', state: 'discarded' };
    const foe = { tokens: ['brace', discarded, 'redirect'] };
    const own = { commands: ['concentrate'] };
    expect(reason(gun(), '0:accuracy')).toEqual([
      'ar.no.accuracyStep',
      'AR-ANGREIFEN-12',
      'AR-ANGREIFEN-14',
      'AR-WUERFELSYMBOLE-03',
    ]);
    const t = gun(own, foe, { red: ['accuracy', 'hit', 'hit'] }).take('front>1.front');
    expect(reason(t, '2:accuracy')).toEqual(['ar.no.notAttacker', 'AR-ANGREIFEN-14', 'AR-WUERFELSYMBOLE-03']);
    t.take('0:accuracy');
    expect(reason(t, '1')).toEqual(['ar.no.discardedToken', 'AR-VERTEIDIGUNGSMARKER-23']);
    expect(reason(t, '9')[0]).toBe('engine.notOpen');
    const bare = gun(own, { tokens: [discarded] }, { red: ['accuracy', 'hit', 'hit'] }).take('front>1.front');
    expect(reason(bare, '0:accuracy')).toEqual(['ar.no.noTokenLeft', 'AR-ANGREIFEN-14', 'AR-WUERFELSYMBOLE-03']);
  });
  it('[AR-ANGREIFEN-17] the standard critical effect without an attack', () => {
    expect(reason(gun(), 'standard')).toEqual(['ar.no.criticalStep', 'AR-ANGREIFEN-17']);
  });
  it('[AR-VERTEIDIGUNGSMARKER-19][AR-HUELLENSEKTIONEN-05] damage is redirected to an adjacent hull zone only', () => {
    const t = gun({}, { tokens: ['redirect'] })
      .take('front>1.front', '1:token.0')
      .until('redirect-zone');
    expect(reason(t, 'rear')).toEqual(['ar.no.notAdjacent', 'AR-VERTEIDIGUNGSMARKER-19', 'AR-HUELLENSEKTIONEN-05']);
    expect(reason(t, 'stern')[0]).toBe('engine.notOpen');
  });
  it('[AR-VERTEIDIGUNGSMARKER-19][AR-VERTEIDIGUNGSMARKER-20] a hull zone is judged where damage is redirected, and nowhere else in an attack', () => {
    const t = gun({ commands: ['concentrate'] }).take('front>1.front');
    expect(t.ask().kind).toBe('window:attack.modify');
    expect(reason(t, 'rear')[0]).toBe('engine.notOpen');
  });
  it('[AR-MODIFIKATION-VON-WUERFELN-01] a die that is not in the pool is not spent', () => {
    const t = gun({ upgrades: ['admiral-screed'], commands: ['concentrate'] }).take(
      'front>1.front',
      '0:admiral-screed',
    );
    expect(t.ask().kind).toBe('dice');
    expect(reason(t, ['9'])).toEqual(['ar.no.noDie', 'AR-MODIFIKATION-VON-WUERFELN-01']);
    expect(reason(t, ['x'])[0]).toBe('engine.notOpen');
  });
  it('[AR-KOMMANDOS-21] Concentrate Fire adds a die of a colour that is in the pool', () => {
    const t = gun({ open: ['concentrate'] }).take('front>1.front', '0:concentrate');
    expect(t.ask().kind).toBe('colour');
    expect(reason(t, 'black')[0]).toBe('ar.no.colour');
    expect(reason(t, 'green')[0]).toBe('engine.notOpen');
  });
});

describe('a command', () => {
  it('[AR-EFFEKTE-UND-TIMING-14][AR-KOMMANDOS-20][AR-ANGREIFEN-13] Concentrate Fire of the enemy, of a friend that does not attack, in a later step', () => {
    const t = gun({ open: ['concentrate'] }, { tokens: ['brace'] }).take('front>1.front');
    expect(reason(t, '0:concentrate', 1)).toEqual(['ar.no.commandOf', 'AR-EFFEKTE-UND-TIMING-14']);
    expect(reason(t, '2:concentrate')).toEqual(['ar.no.notAttacker', 'AR-KOMMANDOS-20', 'AR-ANGREIFEN-13']);
    t.take('pass');
    expect(t.open).toEqual(['1 window:attack.defend']);
    expect(reason(t, '0:concentrate', 0)).toEqual(['ar.no.commandStep', 'AR-KOMMANDOS-20']);
  });
  it('[AR-KOMMANDOS-01][AR-KOMMANDOMARKER-01] without dial and token; and while no ship of the player is active', () => {
    const bare = gun({}, {}, { red: ['accuracy', 'hit', 'hit'] }).take('front>1.front');
    expect(reason(bare, '0:concentrate')).toEqual(['ar.no.noCommandToken', 'AR-KOMMANDOS-01', 'AR-KOMMANDOMARKER-01']);
    const none = ['ar.no.commandOf', 'AR-AKTIVIERUNG-VON-SCHIFFEN-01', 'AR-KOMMANDOS-01'];
    expect(reason(gun(), 'repair:token', 1)).toEqual(none);
    const before = lay({ units: [ship(CR90, 0, 300, 200), ship(CR90, 0, 500, 200), ship(CR90, 1, 300, 700, 180)] });
    expect(reason(before, 'repair:dial')).toEqual(none);
    expect(reason(before, 'dial')[0]).toBe('engine.notOpen');
  });
});

describe('a card', () => {
  it('[AR-EFFEKTE-UND-TIMING-11] is the enemy’s, lies on another squadron, on a destroyed ship or on one set aside', () => {
    const t = lay({
      units: [
        ship(CR90, 0, 300, 200, 0, { upgrades: ['profundity', 'slicer-tools'] }),
        ship(CR90, 0, 500, 200),
        ship(CR90, 0, 0, 0, 0, { status: 'destroyed', upgrades: ['slicer-tools'] }),
        ship(CR90, 0, 0, 0, 0, { status: 'aside', asideBy: '0:profundity', upgrades: ['slicer-tools'] }),
        squadron('x-wing-squadron', 0, 600, 300),
        squadron('howlrunner', 0, 800, 300),
      ],
    });
    expect(reason(t, '0:slicer-tools', 1)).toEqual(['ar.no.othersCard', 'AR-EFFEKTE-UND-TIMING-11']);
    expect([reason(t, '2:slicer-tools'), reason(t, '3:slicer-tools')]).toEqual([GONE, ASIDE]);
    expect(reason(t, '4:howlrunner')).toEqual(['ar.no.notEquipped', 'AR-AUFWERTUNGSKARTEN-01']);
    expect(reason(t, '5:howlrunner')[0]).toBe('ar.no.otherMoment');
    for (const name of ['0:no-such-card', '99:slicer-tools', 'objective:0'])
      expect(reason(t, name)[0], name).toBe('engine.notOpen');
  });
  it('[AR-ERR-FLUGKOERPEREXPERTEN-01] has its moment, but not what it asks for', () => {
    const t = gun({ upgrades: ['ordnance-experts'], commands: ['concentrate'] }).take('front>1.front');
    expect(reason(t, '0:ordnance-experts')).toEqual(['ar.no.notSo', 'AR-ERR-FLUGKOERPEREXPERTEN-01']);
  });
  it('[AR-OBJ-ZIELPERSON-GEFANGEN-NEHMEN-01] is the objective’s, of one’s own side', () => {
    const t = gun({}, {}, { objective: 'capture-the-vip' });
    expect(reason(t, 'objective:0')).toEqual([
      'ar.no.otherMoment',
      'AR-OBJ-ZIELPERSON-GEFANGEN-NEHMEN-01',
      'AR-EFFEKTE-UND-TIMING-01',
    ]);
    expect(reason(t, 'objective:1')[0]).toBe('engine.notOpen');
  });
  it('[AR-SCHLUESSELWOERTER-VON-STAFFELN-22] a keyword that the unit has not, or not now', () => {
    const t = lay({
      units: [
        squadron('tie-fighter-squadron', 0, X, Y),
        squadron('x-wing-squadron', 0, X + 60, Y),
        ship(VSD, 0, 300, Y),
      ],
      phase: 'squadron',
      turnOf: 0,
    });
    const swarm = 'AR-SCHLUESSELWOERTER-VON-STAFFELN-22';
    expect(reason(t, '0:swarm')).toEqual(['ar.no.keywordNow', swarm]);
    expect([reason(t, '1:swarm'), reason(t, '2:swarm')]).toEqual(Array(2).fill(['ar.no.noKeyword', swarm]));
  });
});
