import type { Json } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { lay, type Spec, ship, squadron, type Table } from '../table.ts';
import { CR90, gun, reason, VSD, X, Y } from './reasons-of.ts';

/** Effects that nobody offers: how often they have acted, what bars them in this attack, and dice that nobody may touch. */

const ISD = 'imperial-ii-class-star-destroyer';
const SALVO = ['ar.no.addInSalvo', 'AR-VERTEIDIGUNGSMARKER-15'];

/** Ship 1 answers ship 0 with a Salvo; it may change its dice, or, as `seat` 0, ship 0 spends tokens against it. */
const salvo = (own: Spec, seat: 0 | 1 = 1, attacker: Spec = {}): Table =>
  lay({
    units: [
      ship(VSD, 0, X, Y, 0, { speed: 1, ...attacker }),
      ship(ISD, 1, X, Y + 170, 180, { speed: 1, tokens: ['salvo'], ...own }),
    ],
    active: 0,
    step: 'attack',
    red: ['hit', 'hit', 'hit', 'accuracy'],
    blue: ['hit', 'hit', 'hit', 'hit', 'hit'],
  })
    .until('window:attack.defend', { attack: 'front>1.front' }, 1)
    .take('1:token.0')
    .until(seat === 1 ? 'window:attack.modify' : 'window:attack.defend', {}, seat);

describe('how often a card has acted', () => {
  it('[AR-CARD-ADMIRAL-SCREED-02] counts for what the card does, and not for a name that it has not', () => {
    const t = gun({ upgrades: ['admiral-screed'], commands: ['concentrate'] }).take(
      'front>1.front',
      '0:admiral-screed',
    );
    t.goOn((u) => u.state.attacks.length === 0, { dice: (a) => ('options' in a ? [a.options[0]!.id] : '') });
    expect(reason(t, '0:admiral-screed', 0)).toEqual(['ar.no.usedUp', 'AR-CARD-ADMIRAL-SCREED-02']);
    expect(reason(t, '0:admiral-screed/again', 0)[0]).toBe('ar.no.otherMoment');
  });

  it('[AR-EFFEKTE-UND-TIMING-05] one of two abilities is used up by itself', () => {
    const t = lay({
      units: [
        ship(VSD, 0, X, Y, 0, { upgrades: ['linked-turbolaser-towers', 'gunnery-team'] }),
        squadron('tie-fighter-squadron', 1, X, Y + 120),
      ],
      active: 0,
      step: 'attack',
      rules: { prices: 'first' },
      blue: ['hit'],
    });
    const [add, again] = ['0:linked-turbolaser-towers/add', '0:linked-turbolaser-towers/reroll'];
    t.until('window:attack.modify', { attack: 'front>1' });
    expect(reason(t, again)[0]).toBe('ar.no.notSo'); // no red die
    t.take(add);
    t.goOn((u) => u.state.active === 0 && u.state.attacks.length === 0);
    expect([reason(t, add, 0)[0], reason(t, again, 0)[0]]).toEqual(['ar.no.usedUp', 'ar.no.otherMoment']);
  });
});

describe('what bars a card in this attack', () => {
  const turrets = { upgrades: ['slaved-turrets'] };
  it('[AR-VERTEIDIGUNGSMARKER-15] no dice are added to a Salvo, also while the enemy is asked', () => {
    expect(reason(salvo({ ...turrets, commands: ['concentrate'] }), '1:slaved-turrets')).toEqual(SALVO);
    expect(reason(salvo(turrets, 0), '1:slaved-turrets', 1)).toEqual(SALVO);
    // Clone Gunners act with a command first: of that it is not the moment
    const gunners = salvo({ upgrades: ['clone-gunners'] }, 0);
    expect(reason(gunners, '1:clone-gunners/command', 1)[0]).toBe('ar.no.otherMoment');
    const before = gun({}, turrets).until('window:attack.defend', { attack: 'front>1.front' }, 1);
    expect(reason(before, '1:slaved-turrets', 1)[0]).toBe('ar.no.otherMoment');
  });

  it('[AR-ERR-GENERAL-RIEEKAN-01] a card of another moment is not judged by this attack', () => {
    const t = gun({ upgrades: ['general-rieekan'], commands: ['concentrate'] }).take('front>1.front');
    expect(reason(t, '0:general-rieekan')[0]).toBe('ar.no.otherMoment');
  });

  it('[AR-SCHADEN-08][AR-ANGREIFEN-14] Blinded Gunners: no accuracy icon is spent, though one is there', () => {
    const blind = { damage: [{ card: 'blinded-gunners', faceup: true }], commands: ['concentrate'] };
    const t = gun(blind, {}, { red: ['hit', 'hit', 'hit'], blue: ['accuracy', 'hit', 'hit'] }).take('front>1.front');
    const barred = ['ar.no.byCard', 'AR-SCHADEN-08', 'AR-DIE-GOLDENEN-REGELN-03'];
    expect(reason(t, '0:accuracy')).toEqual(barred);
    t.take('0:concentrate');
    expect(t.open).toEqual(['0 reroll']);
    expect(reason(t, '0:accuracy')).toEqual(barred);
  });

  it('[AR-SQ-VALEN-RUDOR-01] Valen Rudor: no Counter by whoever another squadron holds', () => {
    const t = lay({
      units: [
        squadron('valen-rudor', 0, X, Y),
        squadron('a-wing-squadron', 1, X + 60, Y),
        squadron('tie-fighter-squadron', 0, X + 120, Y),
      ],
      phase: 'squadron',
      flying: { squadron: 0 },
      blue: ['hit', 'hit', 'hit', 'hit'],
    });
    t.goOn((u) => u.state.attacks.length > 0, { 'squadron-act': 'attack', attack: '>1' });
    expect(reason(t, '1:counter', 1)).toEqual(['ar.no.byCard', 'AR-SQ-VALEN-RUDOR-01']);
  });
});

describe('an attack', () => {
  it('[AR-AKTIVIERUNG-VON-SCHIFFEN-01] of the ship that is asked something else is judged as its own', () => {
    const t = gun({}, { tokens: ['redirect'], shields: { front: 1, left: 2, right: 2 } });
    t.until('window:attack.defend', { attack: 'front>1.front' }, 1).take('1:token.0');
    expect(t.open).toEqual(['1 redirect-zone']);
    expect(reason(t, 'front>0.front', 1)).toEqual(['ar.no.attackStep', 'AR-AKTIVIERUNG-VON-SCHIFFEN-01']);
    expect(reason(t, '>0.front', 1)[0]).toBe('ar.no.noAttacker'); // a squadron’s, and none flies
  });

  it('[AR-CARD-ADMIRAL-ACKBAR-01] from a hull zone, or of a ship, that a card keeps from attacking', () => {
    const kept = (card: string, until: string) =>
      gun({ upgrades: [card] }, {}, { lasting: [{ source: `0:${card}`, unit: 0, until }] });
    const ackbar = kept('admiral-ackbar', 'round');
    const barred = ['ar.no.byCard', 'AR-CARD-ADMIRAL-ACKBAR-01', 'AR-DIE-GOLDENEN-REGELN-03'];
    expect(reason(ackbar, 'front>1.front', 0)).toEqual(barred);
    expect(reason(ackbar, 'left>1.front', 0)).toContain('AR-ANGREIFEN-05'); // a broadside may
    const fist = kept('patriot-fist', 'activation');
    expect(reason(fist, 'front>1.front', 0)).toEqual(['ar.no.byCard', 'AR-DIE-GOLDENEN-REGELN-03']);
    expect(reason(fist, 'left>1.front', 0)).toEqual(['ar.no.byCard', 'AR-DIE-GOLDENEN-REGELN-03']);
  });

  it('[AR-ANGREIFEN-05] on a station that is out of the arc', () => {
    const t = gun(
      {},
      {},
      { obstacles: [{ token: 'station', x: X, y: Y + 300, station: { armed: false, damage: 0 } }] },
    );
    expect(reason(t, 'rear>obstacle0')).toContain('AR-ANGREIFEN-05');
  });
});

describe('a critical effect', () => {
  const CRITS = { red: ['crit', 'crit', 'crit'], blue: ['crit', 'crit', 'crit'] };
  const foe = { tokens: ['redirect'], shields: { front: 0, left: 2, right: 2 } };
  const after = (critical: string, upgrades: readonly Json[] = []): Table =>
    gun({ upgrades }, foe, CRITS)
      .until('window:attack.defend', { attack: 'front>1.front' }, 1)
      .take('1:token.0')
      .until('redirect-amount', { critical });
  it('[AR-KRITISCHE-EFFEKTE-02][AR-ANGREIFEN-17] one in an attack, and in its step', () => {
    const twice = ['ar.no.criticalTwice', 'AR-KRITISCHE-EFFEKTE-02'];
    expect(reason(after('standard'), 'standard', 0)).toEqual(twice);
    expect(reason(after('0:ion-cannon-batteries', ['ion-cannon-batteries']), 'standard', 0)).toEqual(twice);
    const early = gun({ commands: ['concentrate'] }, {}, CRITS).take('front>1.front');
    expect(reason(early, 'standard', 0)).toEqual(['ar.no.criticalStep', 'AR-ANGREIFEN-17']);
  });
});

describe('a die', () => {
  it('[AR-MODIFIKATION-VON-WUERFELN-01] that Lando has set is not rerolled', () => {
    const t = lay({
      units: [
        squadron('lando-calrissian-yt-1300', 0, X, Y),
        squadron('tie-fighter-squadron', 1, X + 50, Y),
        ship(VSD, 0, X, Y - 200, 0, { upgrades: ['toryn-farr'] }),
      ],
      phase: 'squadron',
      flying: { squadron: 0 },
      blue: ['hit', 'hit', 'hit'],
    });
    t.goOn((u) => u.state.attacks.length > 0, { 'squadron-act': 'attack', attack: '>1' });
    t.until('window:attack.modify').take('0:lando-calrissian-yt-1300', '0', ['0'], 'accuracy');
    t.take('2:toryn-farr');
    expect(t.open).toEqual(['0 reroll']);
    expect(reason(t, ['0'])).toEqual(['ar.no.fixedDie', 'AR-MODIFIKATION-VON-WUERFELN-01']);
  });
});

describe('a command', () => {
  it('[AR-KOMMANDOS-01][AR-KOMMANDOMARKER-01] is the one that is asked for, where only a way is named', () => {
    const steering = lay({
      units: [ship(VSD, 0, X, Y, 0, { speed: 1, commands: ['navigate'] }), ship(CR90, 1, 300, 800)],
      active: 0,
      step: 'manoeuvre',
    }).until('command');
    expect(steering.options()).toEqual(['token', 'none']);
    const refusal = steering.match.check(0, 'dial');
    expect(refusal).toMatchObject({
      clauses: ['AR-KOMMANDOS-01'],
      message: { text: 'ar.no.noDial', args: { command: { text: 'ar.command.navigate' } } },
      piece: 0,
    });
    const t = gun({ commands: ['repair'] }, {}, { step: 'commands' });
    expect(t.open).toEqual(['0 command']);
    expect(t.match.check(0, 'token')).toMatchObject({
      message: { text: 'ar.no.noCommandToken', args: { command: { text: 'ar.command.squadron' } } },
    });
    expect(reason(gun({ commands: ['concentrate'] }).take('front>1.front'), 'dial')[0]).toBe('engine.notOpen');
  });

  it('[AR-VERTEIDIGUNGSMARKER-15] Concentrate Fire adds no die to a Salvo; a token rerolls one', () => {
    const dial = salvo({ open: ['concentrate'], upgrades: ['slaved-turrets'] }, 0);
    expect(reason(dial, '1:concentrate', 1)).toEqual(['ar.no.commandStep', 'AR-KOMMANDOS-20']);
    const repairs = salvo({}, 0, { open: ['repair'] }); // of another command nothing of the kind is said
    expect(reason(repairs, 'repair:dial', 0)).toEqual(['ar.no.commandStep', 'AR-KOMMANDOS-09']);
    const aiming = (own: Spec) => salvo(own).take('1:accuracy');
    expect(aiming({ open: ['concentrate'] }).open).toEqual(['1 accuracy']);
    expect(reason(aiming({ open: ['concentrate'] }), '1:concentrate')).toEqual(SALVO);
    expect(reason(aiming({ commands: ['concentrate'] }), '1:concentrate')[0]).toBe('engine.notOpen');
  });
});
