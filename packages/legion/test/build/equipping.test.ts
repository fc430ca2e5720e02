import { describe, expect, it } from 'vitest';
import type { Army } from '../../src/build/army.ts';
import {
  battleCardChoices,
  commandChoices,
  iconsLeft,
  unitChoices,
  upgradeChoices,
  whyNot,
  withUnit,
  withUpgrade,
} from '../../src/build/choices.ts';
import { formatOf } from '../../src/data/index.ts';
import { army, empire, faults, inWords, onlyFault, rebels, STANDARD } from './words.ts';

describe('icons', () => {
  it('[LE-ARMEE-AUFWERTUNGSKARTEN-02] [LC-AUFWERTUNGEN-02] [LC-AUFWERTUNGSKARTEN-02] one upgrade for each icon of its kind', () => {
    expect(
      faults(empire('at-st 88-twin-light-blaster-cannon at-st-mortar-launcher dw-3-concussion-grenade-launcher')),
    ).toEqual([]);
    const fault = onlyFault(empire('stormtroopers dlt-19-stormtrooper t-21-stormtrooper'));
    expect([fault.message.text, fault.unit, fault.upgrade]).toEqual(['le.army.iconTaken', 4, 1]);
    expect(inWords(fault, 'de')).toBe(
      'In der Aufwertungsleiste von Sturmtruppen ist für T-21 Stormtrooper kein Symbol mehr frei: Schwere Waffe.',
    );
  });

  it('[LE-AUFWERTUNGSKARTEN-01] [LC-AUFWERTUNGSKARTEN-01] the icon of the upgrade decides, whoever else may bear it', () => {
    expect(onlyFault(empire('74-z-speeder-bikes targeting-scopes')).message.text).toBe('le.army.noIcon');
    expect(faults(empire('74-z-speeder-bikes comms-jammer'))).toEqual([]);
  });

  it('[LE-ARMEE-AUFWERTUNGSKARTEN-03] [LC-AUFWERTUNGEN-03] no more than one copy of an upgrade', () => {
    expect(faults(rebels('luke-skywalker-hero-of-the-rebellion force-push force-push'))).toEqual(['copy']);
    expect(faults(rebels('luke-skywalker-hero-of-the-rebellion force-push force-reflexes'))).toEqual([]);
  });

  it('[LE-ARMEE-AUFWERTUNGSKARTEN-02] upgrades may add icons: a captain brings one for training, a technician one that must be filled', () => {
    expect(faults(empire('stormtroopers stormtrooper-captain tenacity'))).toEqual([]);
    expect(faults(empire('stormtroopers stormtrooper tenacity'))).toEqual(['noIcon']);
    expect(faults(empire('stormtroopers imperial-comms-technician'))).toEqual(['mustFill']);
    expect(faults(empire('stormtroopers imperial-comms-technician hq-uplink'))).toEqual([]);
  });
});

describe('restrictions', () => {
  it('[LE-ARMEE-AUFWERTUNGSKARTEN-04] [LE-AUFWERTUNGSKARTEN-03] an upgrade for Stormtroopers is for units of exactly that name', () => {
    const fault = onlyFault(empire('snowtroopers dlt-19-stormtrooper'));
    expect(fault.clauses).toContain('LE-AUFWERTUNGSKARTEN-03');
    expect(inWords(fault, 'en')).toBe('DLT-19 Stormtrooper is restricted: Stormtroopers.');
  });

  it('[LC-AUFWERTUNGEN-04] gunners of the BARC speeder ride on nothing else', () => {
    const republic = (line: string) => army('republic', ['clone-commander', '3 phase-i-clone-troopers', line]);
    expect(faults(republic('barc-speeder barc-ion-gunner'))).toEqual([]);
    expect(faults(republic('raddaugh-gnasp-fluttercraft barc-ion-gunner'))).toEqual(['notFor']);
  });

  it('[LE-AUFWERTUNGSKARTEN-03] a strike team shares the name of its unit and takes what that takes', () => {
    expect(faults(rebels('rebel-commandos-strike-team dh-447-sniper'))).toEqual([]);
    expect(
      faults(empire('imperial-special-forces-inferno-squad t-21-special-forces-trooper del-meeko gideon-hask')),
    ).toContain('notFor');
  });

  it('[LE-ARMEE-AUFWERTUNGSKARTEN-04] several kinds may be named, or all but one', () => {
    expect(faults(empire('e-web-heavy-blaster-team linked-targeting-array'))).toEqual([]);
    expect(faults(empire('scout-troopers linked-targeting-array'))).toEqual(['notFor']);
    expect(faults(empire('e-web-heavy-blaster-team comms-relay'))).toEqual(['notFor']);
  });
});

describe('what a unit must carry', () => {
  it('[LE-SCHWERER-INFANTERIETRUPP-01] a heavy weapon team must equip a heavy weapon', () => {
    const fault = onlyFault(rebels('rebel-commandos-strike-team'));
    expect([fault.incomplete, fault.clauses]).toEqual([true, ['LE-SCHWERER-INFANTERIETRUPP-01']]);
    expect(fault.message.args).toMatchObject({ count: 1 });
    expect(faults(rebels('rebel-commandos-strike-team proton-charge-saboteur'))).toEqual([]);
  });

  it('Equip names cards, or a kind of card', () => {
    expect(faults(empire('iden-versio', 'imperial-special-forces-inferno-squad del-meeko'))).toEqual(['needsCard']);
    expect(faults(empire('iden-versio', 'imperial-special-forces-inferno-squad del-meeko gideon-hask'))).toEqual([]);
    const officer = (upgrade: string) =>
      army('empire', [`imperial-officer ${upgrade}`.trim(), '3 stormtroopers'], '2.6');
    expect(faults(officer(''), formatOf('standard-2'))).toEqual(['needsSlot']);
    expect(faults(officer('academy-trained'), formatOf('standard-2'))).toEqual([]);
  });

  it('Flexible Response asks for so many heavy weapons', () => {
    const lacks = (...upgrades: readonly string[]) => {
      const list = army('empire', ['imperial-officer academy-trained', '3 stormtroopers'], '2.6');
      const squad = { unit: 'stormtroopers-heavy-response-unit', upgrades };
      return faults({ ...list, units: [...list.units, squad] }, { ...formatOf('standard-2'), points: 9999 });
    };
    expect(lacks()).toContain('needsSlot');
    expect(lacks('dlt-19-stormtrooper')).toContain('needsSlot');
    expect(lacks('dlt-19-stormtrooper', 't-21-stormtrooper')).not.toContain('needsSlot');
  });

  it('Programmed units need a programme', () => {
    const spider = (line: string) => army('separatist', ['super-tactical-droid', '3 b1-battle-droids', line]);
    expect(faults(spider('dsd1-dwarf-spider-droid'))).toEqual(['needsSlot']);
    expect(faults(spider('dsd1-dwarf-spider-droid attack-protocols'))).toEqual([]);
  });

  it('[R-LE-102] a counterpart belongs to its unit, and to none else', () => {
    const with3po = (host: string): Army => {
      const list = rebels(host);
      return {
        ...list,
        units: list.units.map((one, i) =>
          i === 4 ? { ...one, counterpart: { unit: 'c-3po-human-cyborg-relations', upgrades: [] } } : one,
        ),
      };
    };
    expect(faults(with3po('r2-d2-hero-of-a-thousand-devices'))).toEqual([]);
    expect(faults(with3po('at-rt-rebel'))).toEqual(['otherCounterpart']);
    expect(faults(with3po('han-solo-unorthodox-general'))).toEqual(['otherCounterpart']);
    expect(faults(rebels('c-3po-human-cyborg-relations'))).toEqual(['loneCounterpart']);
  });

  it('only Loadout sets upgrades aside, no more than are carried', () => {
    const aside = (unit: string, upgrades: string[], loadout: string[]): Army => {
      const list = empire();
      return { ...list, units: [...list.units, { unit, upgrades, loadout }] };
    };
    expect(faults(aside('iden-versio', ['idens-dlt-20a-rifle'], ['idens-tl-50-repeater']))).toEqual([]);
    expect(faults(aside('iden-versio', [], ['idens-tl-50-repeater']))).toEqual(['loadoutTooLarge']);
    expect(faults(aside('director-orson-krennic', ['recon-intel'], ['targeting-scopes']))).toEqual(['noLoadout']);
  });
});

describe('choices', () => {
  it('show the icons that are left', () => {
    expect(iconsLeft(empire('stormtroopers dlt-19-stormtrooper'), 4, STANDARD)).toEqual({
      'heavy-weapon': 0,
      personnel: 1,
      gear: 1,
      grenades: 1,
    });
  });

  it('tell why a card cannot be taken, and only what it would make worse', () => {
    const list = rebels('stormtroopers');
    expect(whyNot(list, withUnit(list, 'at-rt-rebel'), STANDARD)).toBeUndefined();
    expect(whyNot(list, withUpgrade(list, 0, 'force-push'), STANDARD)?.message.text).toBe('le.army.noIcon');
    const heavy = upgradeChoices(empire(), 1, 'heavy-weapon', STANDARD);
    expect(
      heavy
        .filter(({ fault }) => !fault)
        .map(({ card }) => card.id)
        .sort(),
    ).toEqual([
      'del-meeko',
      'dlt-19-stormtrooper',
      'gideon-hask',
      'hh-12-stormtrooper',
      'rt-97c-stormtrooper',
      't-21-stormtrooper',
    ]);
  });

  it('a second card with the same fault is a fault of its own', () => {
    const list = rebels('stormtroopers');
    const known = whyNot(rebels(), list, STANDARD)!.message.text;
    expect(whyNot(list, withUnit(list, 'snowtroopers'), STANDARD)?.message.text).toBe(known);
    // Nothing to do with what was wrong before.
    expect(
      whyNot(rebels('stormtroopers'), rebels('stormtroopers', 'luke-skywalker', 'luke-skywalker'), STANDARD),
    ).toBeDefined();
  });

  it('what was wrong before is no reason, unless it grows worse', () => {
    const poor = { ...STANDARD, points: 100 };
    const list = rebels();
    const reason = (after: Army) => whyNot(list, after, poor)?.message.text;
    expect(reason(withUpgrade(list, 1, 'z-6-trooper'))).toBe('le.army.tooDear');
    expect(reason(list)).toBeUndefined();
    const cheaper = { ...list, units: list.units.slice(0, 3) };
    expect(reason(cheaper)).toBeUndefined();
  });

  it('command cards are all of the edition but the standing orders, battle cards all of a kind', () => {
    const list = { ...rebels(), commands: ['ambush'] };
    const commands = commandChoices(list, STANDARD);
    expect(commands.map(({ card }) => card.id)).not.toContain('standing-orders');
    const why = (id: string) => commands.find(({ card }) => card.id === id)?.fault?.message.text;
    expect([why('push'), why('ambush'), why('pinned-down')]).toEqual([
      undefined,
      expect.any(String),
      expect.any(String),
    ]);
    const later = { ...army('empire', ['general-veers', '3 stormtroopers'], '2.6'), battleDeck: [] };
    const primary = battleCardChoices(later, 'primary', formatOf('standard-2'));
    expect(new Set(primary.map(({ card }) => card.kind))).toEqual(new Set(['primary']));
    expect(primary.filter(({ fault }) => fault)).toEqual([]);
    expect(upgradeChoices(list, 9, 'gear', STANDARD)).toEqual([]);
  });

  it('offer units of the faction only, without counterparts', () => {
    const ids = unitChoices(rebels(), STANDARD).map(({ card }) => card.id);
    expect(ids).toHaveLength(29);
    expect(ids).not.toContain('c-3po-human-cyborg-relations');
  });
});
