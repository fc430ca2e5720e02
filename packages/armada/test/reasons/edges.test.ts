import { describe, expect, it } from 'vitest';
import { lay, type Spec, ship, squadron } from '../table.ts';
import { CR90, gun, reason, VSD, X, Y } from './reasons-of.ts';

/** Reasons at their edges: the rule that stands before another one is the one that is named. */

describe('Concentrate Fire', () => {
  const firing = (own: Spec, more: object = {}) =>
    gun(own, {}, { red: ['accuracy', 'hit', 'hit'], ...more }).until('window:attack.modify', {
      attack: 'front>1.front',
    });
  it('[AR-KOMMANDOS-23][AR-UEBERFALLMARKER-01] is refused by a raid token, or as it was resolved before, also when there is no attack', () => {
    const raided = firing({ raids: ['concentrate'], commands: ['concentrate'] });
    expect(reason(raided, '0:concentrate')).toEqual(['ar.no.raided', 'AR-UEBERFALLMARKER-01']);
    const before = gun({ raids: ['concentrate'], commands: ['concentrate'] }, {}, { step: 'manoeuvre' });
    expect(reason(before, '0:concentrate')).toEqual(['ar.no.raided', 'AR-UEBERFALLMARKER-01']);
    const twice = firing({ commands: ['concentrate'] }, { uses: { 'round:0:command.concentrate': 1 } });
    expect(reason(twice, '0:concentrate')).toEqual(['ar.no.commandTwice', 'AR-KOMMANDOS-23']);
  });
  it('[AR-EFFEKTE-UND-TIMING-14] of another seat’s ship is not for this one', () => {
    const t = firing({ commands: ['concentrate'] });
    expect(reason(t, '1:concentrate')).toEqual(['ar.no.commandOf', 'AR-EFFEKTE-UND-TIMING-14']);
  });
  it('[AR-KOMMANDOS-01] with neither dial nor token there is nothing to spend', () => {
    expect(reason(firing({}), '0:concentrate')[0]).toBe('ar.no.noCommandToken');
    expect(reason(firing({}), '0:concentrate')).toContain('AR-KOMMANDOMARKER-01');
  });
});

describe('accuracy icons', () => {
  it('[AR-ANGREIFEN-12] are spent among the attack effects, not when the defender is asked', () => {
    const t = gun({}, {}, { red: ['accuracy', 'hit', 'hit'] }).until('window:attack.modify', {
      attack: 'front>1.front',
    });
    expect(t.options()).toContain('0:accuracy');
    t.until('window:attack.defend', { 'window:attack.modify': 'pass' });
    expect(reason(t, '0:accuracy', 0)[0]).not.toBe('ar.no.noTokenLeft');
  });
});

describe('a squadron that a command is to activate', () => {
  it('[AR-KOMMANDOS-06] is a friendly one: the enemy’s is none, nor is a ship', () => {
    const t = lay({
      units: [
        ship(VSD, 0, X, Y, 0, { open: ['squadron'] }),
        squadron('x-wing-squadron', 0, X + 100, Y),
        squadron('x-wing-squadron', 0, X - 100, Y),
        squadron('tie-fighter-squadron', 1, X + 180, Y),
        ship(CR90, 0, X + 300, Y),
      ],
      active: 0,
      step: 'commands',
    }).take('squadron:dial');
    expect(reason(t, '3')).toEqual(['ar.no.friendlySquadron', 'AR-KOMMANDOS-06']);
    expect(reason(t, '4')).toEqual(['ar.no.friendlySquadron', 'AR-KOMMANDOS-06']);
  });
});

describe('a defence token', () => {
  it('[AR-VERTEIDIGUNGSMARKER-23] that is discarded is that before it is anybody’s turn to spend one', () => {
    const tokens = [{ kind: 'brace', state: 'discarded' }, 'evade'];
    const t = gun({ tokens }, { tokens });
    expect(reason(t, '0:token.0')).toEqual(['ar.no.discardedToken', 'AR-VERTEIDIGUNGSMARKER-23']);
    expect(reason(t, '0:token.1')[0]).toBe('ar.no.tokenStep');
    t.until('window:attack.defend', { attack: 'front>1.front' });
    expect(reason(t, '1:token.0')).toEqual(['ar.no.discardedToken', 'AR-VERTEIDIGUNGSMARKER-23']);
  });
});
