import { describe, expect, it } from 'vitest';
import { antiSquadronOf } from '../../../src/values.ts';
import { apart, lay, ship, squadron } from '../../table.ts';
import { duel, faces, fire, ISD, match, pool, states, using, VSD, wing } from './bridge.ts';
import { dice, flak, rolled } from './guns.ts';

describe('weapons teams', () => {
  it('Caitken and Shollan: any number of dice of one colour again', () => {
    const t = duel({ mine: ['caitken-and-shollan'], red: ['blank', 'blank', 'hit', 'double', 'double'] });
    t.take('front>1.front', '0:caitken-and-shollan', 'red', ['0', '1']);
    expect(dice(t).slice(0, 3)).toEqual(['red double', 'red double', 'red hit']);
    expect(t.ship(0).upgrades[0]!.exhausted).toBe(true);
  });

  it('Clone Gunners: with Concentrate Fire a token of a friend is an accuracy icon', () => {
    const t = duel({
      mine: ['clone-gunners'],
      red: ['hit', 'hit', 'hit'],
      blue: ['hit', 'hit', 'hit'],
      own: { commands: ['concentrate'] },
      also: [wing({ commands: ['concentrate'] })],
    });
    fire(t, { 'window:attack.modify': ['0:concentrate', '0:clone-gunners', 'pass'], 'card-unit': '2' });
    expect([pool(t), t.ship(2).commands]).toEqual([[6, 7], []]);
    const without = duel({
      mine: ['clone-gunners'],
      red: ['hit', 'hit', 'hit'],
      blue: ['hit', 'hit', 'hit'],
      also: [wing({ commands: ['concentrate'] })],
    }).take('front>1.front');
    expect(without.open).not.toContain('0 window:attack.modify');
  });

  it('Clone Gunners: once in an attack, and the token of another friend at distance 1-5 of the defender', () => {
    const t = duel({
      mine: ['clone-gunners'],
      red: ['hit', 'hit', 'hit'],
      blue: ['hit', 'hit', 'hit'],
      own: { commands: ['concentrate'] },
      foe: { commands: ['concentrate'] },
      also: [
        wing({ commands: ['concentrate'] }),
        wing({ x: 500, commands: ['repair'] }),
        wing({ x: 100, y: 100, commands: ['concentrate'] }),
      ],
    });
    t.take('front>1.front').until('card-unit', { 'window:attack.modify': ['0:concentrate', '0:clone-gunners'] });
    expect(t.options()).toEqual(['2', 'none']); // neither the enemy, nor who has no such token or is too far away
    t.take('2');
    expect(t.options()).not.toContain('0:clone-gunners');
    t.goOn((x) => x.state.attacks.length === 0);
    expect([pool(t)[1], t.ship(2).commands, t.ship(4).commands]).toEqual([7, [], ['concentrate']]);
  });

  it('[AR-CARD-FEUERLEITTEAM-01][AR-CARD-FEUERLEITTEAM-03] Fire-Control Team: XX-9 and the standard effect make two faceup cards, not three', () => {
    const t = duel({
      mine: ['fire-control-team', 'xx-9-turbolasers'],
      foe: { shields: { front: 0 } },
      red: ['crit', 'hit', 'hit'],
      blue: ['hit', 'hit', 'hit'],
    });
    fire(t, { ...using('attack.critical', '0:fire-control-team'), critical: ['0:xx-9-turbolasers', 'standard'] });
    expect(t.events('critical').map((e) => e.effect)).toEqual(['0:xx-9-turbolasers', 'standard']);
    expect(t.events('damageCard').filter((e) => e.card !== null)).toHaveLength(2);
  });

  it('[AR-CARD-FEUERLEITTEAM-02] Fire-Control Team: of Assault Proton Torpedoes and the standard effect only the former’s card is faceup', () => {
    const t = duel({
      mine: ['fire-control-team', 'assault-proton-torpedoes'],
      own: { ship: 'gladiator-i-class-star-destroyer' },
      y: 440,
      foe: { shields: { front: 0 } },
      red: ['hit', 'hit'],
      black: ['hitcrit', 'hit'],
      deck: ['ruptured-engine'],
    });
    fire(t, {
      ...using('attack.critical', '0:fire-control-team'),
      critical: ['standard', '0:assault-proton-torpedoes'],
    });
    expect(t.events('damageCard').map((e) => e.card)).toEqual(
      ['ruptured-engine', null, null, null, null, null].slice(0, t.events('damageCard').length),
    );
    expect(t.events('damageCard').length).toBeGreaterThan(2);
  });

  it('[AR-CARD-FLUGKONTROLLE-01][AR-CARD-FLUGKONTROLLE-03] Flight Controllers: a blue die for squadrons that the ship activates, and for no other', () => {
    const units = [
      squadron('tie-fighter-squadron', 0, 900, 460),
      squadron('tie-fighter-squadron', 0, 1000, 460),
      ship(VSD, 0, 900, 300, 0, { upgrades: ['flight-controllers'] }),
    ];
    const t = lay({ units, flying: { squadron: 0, by: 2 } });
    expect([0, 1].map((id) => antiSquadronOf(t.g, t.squadron(id), null).blue)).toEqual([4, 3]);
    const own = lay({ units, phase: 'squadron', flying: { squadron: 0 } });
    expect(antiSquadronOf(own.g, own.squadron(0), null).blue).toBe(3);
  });

  it('[AR-CARD-FLUGKONTROLLE-02] Flight Controllers: for Snipe, too', () => {
    const t = lay({
      units: [
        squadron('e-wing-squadron', 0, 900, 460),
        squadron('tie-fighter-squadron', 1, 900, 460 + apart(100)),
        ship(VSD, 0, 900, 300, 0, { upgrades: ['flight-controllers'] }),
      ],
      flying: { squadron: 0, by: 2 },
    });
    t.take('attack').fight({ attack: 'snipe:>1' });
    expect(rolled(t)).toEqual(['blue', 'blue', 'blue', 'blue']);
  });

  it('Gunnery Chief Varnillian: a die of the pool for the die on the card', () => {
    const t = duel({ mine: [{ id: 'gunnery-chief-varnillian', note: 'red double' }], red: ['blank', 'hit', 'hit'] });
    t.take('front>1.front', '0:gunnery-chief-varnillian', ['0']);
    expect([dice(t)[0], t.ship(0).upgrades[0]!.note]).toEqual(['red double', 'red blank']);
    const chief = { upgrades: [{ id: 'gunnery-chief-varnillian', note: 'red double' }] };
    const friend = duel({ also: [wing(chief)], red: ['blank', 'hit', 'hit'] });
    expect(friend.take('front>1.front').open).not.toContain('0 window:attack.modify');
  });

  it('Gunnery Chief Varnillian: blank for the first player, any face for the second', () => {
    const first = match('empire', ['admiral-motti', 'gunnery-chief-varnillian']);
    first.goOn((x) => x.ship(0).upgrades[1]!.note !== undefined, { 'first-player': '0' });
    expect(first.ship(0).upgrades[1]!.note).toBe('red blank');
    const second = match('empire', ['admiral-motti', 'gunnery-chief-varnillian']);
    second.until('card-face', { 'first-player': '1' }).take('double');
    expect(second.ship(0).upgrades[1]!.note).toBe('red double');
  });

  it('[AR-ERR-BORDSCHUETZENTEAM-01][AR-ERR-BORDSCHUETZENTEAM-02][AR-ERR-BORDSCHUETZENTEAM-04] Gunnery Team: with Concentrate Fire once more from the same hull zone, at another ship', () => {
    const also = [ship('cr90-corvette-a', 1, 1000, 480, 180, { speed: 2 })];
    const t = duel({ mine: ['gunnery-team'], own: { commands: ['concentrate'] }, also });
    fire(t, { 'window:attack.modify': ['0:concentrate', 'pass'], 'window:command.resolving': '0:gunnery-team' });
    t.until('attack');
    expect(t.options()).toContain('front>2.front');
    expect(t.options().some((o) => o.startsWith('front>1'))).toBe(false);
    expect(t.barred('front>1.front')).toContain('AR-ERR-BORDSCHUETZENTEAM-04');
    const without = duel({ mine: ['gunnery-team'], also });
    fire(without).goOn((x) => x.open[0] !== undefined);
    expect(without.options().some((o) => o.startsWith('front>'))).toBe(false);
  });

  it('[AR-ERR-BORDSCHUETZENTEAM-03] Gunnery Team: no third attack', () => {
    const also = [ship('cr90-corvette-a', 1, 1000, 480, 180, { speed: 2 })];
    const t = duel({ mine: ['gunnery-team'], own: { commands: ['concentrate'] }, also });
    fire(t, { 'window:attack.modify': ['0:concentrate', 'pass'], 'window:command.resolving': '0:gunnery-team' });
    t.until('attack').fight({ attack: 'front>2.front' });
    t.goOn((x) => x.open.length > 0 && x.ask().kind !== 'raid');
    expect(t.open).not.toContain('0 attack');
  });

  it('Local Fire Control: one of the tokens becomes a Salvo token', () => {
    const t = match('empire', ['admiral-motti', 'local-fire-control']);
    t.until('card-token').take('0');
    expect(states(t.ship(0))[0]).toBe('salvo ready');
  });

  it('[AR-ERR-FLUGKOERPEREXPERTEN-01] Ordnance Experts: up to two black dice again, against squadrons as well, as often as one likes', () => {
    const t = flak(
      ['ordnance-experts'],
      ['tie-fighter-squadron'],
      { black: ['blank', 'blank', 'hit', 'hit'] },
      { ship: 'acclamator-i-class-assault-ship' },
    );
    t.take('front>1', '0:ordnance-experts');
    expect(t.ask()).toMatchObject({ kind: 'reroll', min: 0, max: 2 });
    t.take(['0', '1']).fight();
    expect([faces(t), t.ship(0).upgrades[0]!.exhausted]).toEqual([['hit', 'hit'], false]);
  });

  it('Ruthless Strategists: a friend’s hull point for one of the defender', () => {
    const t = lay({
      units: [
        ship(VSD, 0, 900, 300, 0, { upgrades: ['ruthless-strategists'] }),
        squadron('tie-fighter-squadron', 1, 900, 400),
        squadron('tie-fighter-squadron', 0, 940, 400),
      ],
      active: 0,
      step: 'attack',
      blue: ['accuracy'],
    });
    t.take('front>1').fight({ ...using('attack.after', '0:ruthless-strategists'), 'card-unit': '2' });
    expect([t.squadron(1).hull, t.squadron(2).hull]).toEqual([2, 2]);
  });

  it('Sensor Team: one die for an accuracy icon on another', () => {
    const t = duel({ mine: ['sensor-team'], red: ['blank', 'blank', 'hit'] });
    t.take('front>1.front', '0:sensor-team', ['0'], ['0']);
    expect(dice(t)).toHaveLength(5);
    expect(dice(t)[0]).toBe('red accuracy');
  });

  it('[AR-CARD-ERFAHRENE-BORDSCHUETZEN-01][AR-CARD-ERFAHRENE-BORDSCHUETZEN-02][AR-CARD-ERFAHRENE-BORDSCHUETZEN-03] Veteran Gunners: all dice again, but those whose accuracy was spent before', () => {
    const t = duel({
      mine: ['veteran-gunners'],
      red: ['accuracy', 'blank', 'blank', 'double', 'double'],
      blue: ['hit', 'hit', 'hit', 'crit', 'crit', 'crit'],
    });
    t.take('front>1.front', '0:accuracy', '0', '0:veteran-gunners');
    expect(dice(t)).toEqual(['red double', 'red double', 'blue crit', 'blue crit', 'blue crit']);
    expect(t.state.attacks[0]!.locked).toEqual([0]);
  });

  it('Weapons Battery Techs: an accuracy icon becomes a critical one', () => {
    const t = duel({ mine: ['weapons-battery-techs'], blue: ['accuracy', 'hit', 'hit'] });
    t.take('front>1.front', '0:weapons-battery-techs');
    expect(dice(t)[3]).toBe('blue crit');
    expect(t.ship(1).card).toBe(ISD);
  });
});
