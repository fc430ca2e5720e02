import { describe, expect, it } from 'vitest';
import {
  condition,
  findShip,
  findUpgrade,
  fitsShipType,
  PILOTS,
  SETS,
  SHIPS,
  UPGRADES,
  uniqueName,
  upgrade as upgradeOf,
} from '../../src/data/index.ts';
import type { Grants, Restriction, Slot, Upgrade, Weapon } from '../../src/data/types.ts';
import { canonical } from './canonical.ts';

const key = (card: Upgrade) => `${card.slot} ${card.id}`;
const having = (test: (card: Upgrade) => unknown) => UPGRADES.filter(test).map(key).sort();

describe('upgrades', () => {
  it('[XW-AUFWERTUNGSSYMBOL-01] are 362 cards of 17 kinds; cards and points of each kind add up', () => {
    const sums: Partial<Record<Slot, readonly [cards: number, points: number]>> = {};
    for (const card of UPGRADES) {
      const [cards, points] = sums[card.slot] ?? [0, 0];
      sums[card.slot] = [cards + 1, points + card.points];
    }
    expect(sums).toEqual({
      crew: [91, 235],
      title: [60, 96],
      ept: [42, 76],
      mod: [35, 79],
      amd: [19, 38],
      cargo: [15, 48],
      missile: [13, 37],
      system: [13, 24],
      illicit: [13, 22],
      cannon: [9, 27],
      torpedo: [9, 22],
      bomb: [9, 28],
      samd: [9, 13],
      tech: [9, 19],
      turret: [6, 24],
      hardpoint: [5, 30],
      team: [5, 18],
    });
    expect(new Set(UPGRADES.map(key)).size).toBe(362);
  });

  it('carry the canonical id of their English name', () => {
    for (const card of UPGRADES) {
      expect(uniqueName(card.id)).toBe(canonical(card.name.en));
      expect(card.id).toMatch(/^[a-z0-9]+(-swx\d\d)?$/);
    }
  });

  it('[XW-KOMMANDOPUNKTE-01] print a cost, five of them a negative one', () => {
    for (const card of UPGRADES) expect([key(card), Number.isInteger(card.points)]).toEqual([key(card), true]);
    expect(having((card) => card.points < 0)).toEqual([
      'missile chardaanrefit',
      'title lightscykinterceptor',
      'title starvipermkii',
      'title tiex7',
      'torpedo renegaderefit',
    ]);
  });

  it('name only what exists', () => {
    const numbers = new Set(SETS.map((set) => set.number));
    for (const card of UPGRADES) {
      const restrict: Restriction = card.restrict ?? {};
      for (const id of restrict.ship ?? []) expect(findShip(id)?.id).toBe(id);
      for (const wording of restrict.shipType ?? []) {
        expect([key(card), SHIPS.some((ship) => fitsShipType(wording, ship.name.en))]).toEqual([key(card), true]);
      }
      for (const id of card.conditions ?? []) expect(condition(id).id).toBe(id);
      for (const gain of card.grants?.gains ?? []) {
        if (gain.mustBe !== undefined) expect(findUpgrade(gain.slot, gain.mustBe)?.id).toBe(gain.mustBe);
      }
      expect([key(card), card.sets.length > 0 && card.sets.every((set) => numbers.has(set))]).toEqual([
        key(card),
        true,
      ]);
    }
  });

  it('lose their ability text only where the data tells the rest', () => {
    const silent = UPGRADES.filter((card) => !card.ability);
    for (const card of silent) {
      const told = card.grants ?? card.weapon ?? card.sides ?? (card.points < 0 ? card.points : undefined);
      expect([key(card), told !== undefined]).toEqual([key(card), true]);
    }
    expect(silent).toHaveLength(41);
  });

  it('every slot a card is for is found on some ship or granted by some card', () => {
    const icons = new Set<Slot>(PILOTS.flatMap((pilot) => pilot.slots));
    for (const card of UPGRADES) for (const gain of card.grants?.gains ?? []) icons.add(gain.slot);
    for (const card of UPGRADES) expect(icons.has(card.slot)).toBe(true);
  });

  it('two German cards share one name', () => {
    expect(upgradeOf('system', 'sensorjammer').name.de).toBe('Störsender');
    expect(upgradeOf('cargo', 'frequencyjammer').name.de).toBe('Störsender');
  });

  it('one unique name may stand on cards of different ids', () => {
    expect(uniqueName(upgradeOf('crew', 'r2d2-swx22').id)).toBe(uniqueName(upgradeOf('amd', 'r2d2').id));
    expect(uniqueName(upgradeOf('title', 'ghost-swx72').id)).toBe(upgradeOf('title', 'ghost').id);
  });

  it('answer nothing for a card of another slot, or throw where it must be known', () => {
    expect(findUpgrade('crew', 'r2d2')).toBeUndefined();
    expect(() => upgradeOf('crew', 'r2d2')).toThrow('r2d2');
  });
});

describe('restrictions', () => {
  it('are told as data', () => {
    const restrict = (slot: Slot, id: string) => upgradeOf(slot, id).restrict;
    expect(restrict('ept', 'deadeye')).toEqual({ size: ['small'] });
    expect(restrict('title', 'ig2000')).toEqual({ faction: ['scum'], shipType: ['Aggressor'] });
    expect(restrict('amd', 'r2d6')).toEqual({ withoutSlot: 'ept', minSkill: 3 });
    expect(restrict('mod', 'autothrusters')).toEqual({ action: 'boost' });
    expect(restrict('mod', 'longrangescanners')).toEqual({ slots: ['torpedo', 'missile'] });
    expect(restrict('mod', 'pulsedrayshield')).toEqual({ faction: ['rebel', 'scum'], exactShields: 1 });
    expect(restrict('mod', 'lightweightframe')).toEqual({ shipType: ['TIE'], maxAgility: 2 });
    expect(restrict('system', 'thrustcorrector')).toEqual({ maxHull: 4 });
    expect(restrict('crew', 'maul')).toEqual({ faction: ['scum'], unlessSquadHas: 'ezrabridger' });
    expect(restrict('crew', 'rearadmiralchiraneau')).toEqual({ faction: ['imperial'], size: ['huge'] });
    expect(restrict('torpedo', 'renegaderefit')).toEqual({ ship: ['xwing', 'uwing'] });
    expect(restrict('title', 'royalguardtie')).toEqual({ shipType: ['TIE Interceptor'], minSkill: 5 });
  });

  it('every title is for one ship type, a few faction-bound', () => {
    for (const card of UPGRADES.filter((one) => one.slot === 'title')) {
      expect([card.id, (card.restrict?.shipType ?? card.restrict?.ship)?.length]).toEqual([card.id, 1]);
    }
  });

  it('six cards take up two icons, one is limited in the squad', () => {
    expect(having((card) => card.occupies === 2)).toEqual([
      'bomb bombletgenerator',
      'crew deathtroopers',
      'crew emperorpalpatine',
      'crew jabbathehutt',
      'crew wookieecommandos',
      'missile unguidedrockets',
    ]);
    expect(having((card) => card.perSquad === 2)).toEqual(['ept attannimindlink']);
  });
});

describe('grants', () => {
  const cases: readonly (readonly [Slot, string, Grants])[] = [
    ['mod', 'shieldupgrade', { stats: { shields: 1 } }],
    ['mod', 'hullupgrade', { stats: { hull: 1 } }],
    ['mod', 'engineupgrade', { actions: ['boost'] }],
    ['ept', 'veteraninstincts', { stats: { skill: 2 } }],
    ['title', 'slavei', { gains: [{ slot: 'torpedo' }] }],
    ['title', 'tiex1', { gains: [{ slot: 'system' }], discount: { slot: 'system', by: 4 } }],
    ['title', 'heavyscykinterceptor', { gainsOneOf: ['cannon', 'torpedo', 'missile'], stats: { hull: 1 } }],
    ['title', 'misthunter', { gains: [{ slot: 'cannon', mustBe: 'tractorbeam' }], actions: ['barrelroll'] }],
    ['title', 'tiex7', { loses: ['cannon', 'missile'] }],
    ['amd', 'r2astromech', { dial: { speeds: [1, 2], to: 'green', optional: true } }],
  ];
  it.each(cases)('%s %s', (slot, id, grants) => {
    expect(upgradeOf(slot, id).grants).toEqual(grants);
  });
});

/** Dice, range, header, cost as the fact sheet abbreviates them: TL, F, energy; spend, disc. */
const WEAPONS: readonly (readonly [Slot, string, number, number, string, string, string])[] = [
  ['cannon', 'manglercannon', 4, 3, '1-3', '', ''],
  ['cannon', 'autoblaster', 5, 3, '1-1', '', ''],
  ['cannon', 'flechettecannon', 2, 3, '1-3', '', ''],
  ['cannon', 'heavylasercannon', 7, 4, '2-3', '', ''],
  ['cannon', 'ioncannon', 3, 3, '1-3', '', ''],
  ['cannon', 'jammingbeam', 1, 3, '1-2', '', ''],
  ['cannon', 'tractorbeam', 1, 3, '1-3', '', ''],
  ['turret', 'autoblasterturret', 2, 2, '1-1', '', ''],
  ['turret', 'blasterturret', 4, 3, '1-2', 'focus', 'focus'],
  ['turret', 'dorsalturret', 3, 2, '1-2', '', ''],
  ['turret', 'ioncannonturret', 5, 3, '1-2', '', ''],
  ['turret', 'syncedturret', 4, 3, '1-2', 'targetlock', ''],
  ['turret', 'twinlaserturret', 6, 3, '2-3', '', ''],
  ['torpedo', 'advprotontorpedoes', 6, 5, '1-1', 'targetlock', 'targetlock discard'],
  ['torpedo', 'flechettetorpedoes', 2, 3, '2-3', 'targetlock', 'targetlock discard'],
  ['torpedo', 'iontorpedoes', 5, 4, '2-3', 'targetlock', 'targetlock discard'],
  ['torpedo', 'plasmatorpedoes', 3, 4, '2-3', 'targetlock', 'targetlock discard'],
  ['torpedo', 'protontorpedoes', 4, 4, '2-3', 'targetlock', 'targetlock discard'],
  ['missile', 'advhomingmissiles', 3, 3, '2-2', 'targetlock', 'discard'],
  ['missile', 'assaultmissiles', 5, 4, '2-3', 'targetlock', 'targetlock discard'],
  ['missile', 'clustermissiles', 4, 3, '1-2', 'targetlock', 'targetlock discard'],
  ['missile', 'concussionmissiles', 4, 4, '2-3', 'targetlock', 'targetlock discard'],
  ['missile', 'cruisemissiles', 3, 1, '2-3', 'targetlock', 'discard'],
  ['missile', 'harpoonmissiles', 4, 4, '2-3', 'targetlock', 'discard'],
  ['missile', 'homingmissiles', 5, 4, '2-3', 'targetlock', 'discard'],
  ['missile', 'ionpulsemissiles', 3, 3, '2-3', 'targetlock', 'discard'],
  ['missile', 'protonrockets', 3, 2, '1-1', 'focus', 'discard'],
  ['missile', 'scramblermissiles', 2, 3, '2-3', 'targetlock', 'discard'],
  ['missile', 'unguidedrockets', 2, 3, '1-3', 'focus', ''],
  ['missile', 'xx23sthreadtracers', 1, 3, '1-3', 'focus', 'discard'],
  ['illicit', 'hotshotblaster', 3, 3, '1-2', '', 'discard'],
  ['ept', 'snapshot', 2, 2, '1-1', '', ''],
  ['hardpoint', 'duallaserturret', 5, 3, '1-3', 'energy', '1'],
  ['hardpoint', 'heavylaserturret', 5, 4, '2-3', 'energy', '2'],
  ['hardpoint', 'ioncannonbattery', 6, 4, '2-4', 'energy', '2'],
  ['hardpoint', 'quadlasercannons', 6, 3, '1-2', 'energy', '1'],
  ['hardpoint', 'singleturbolasers', 8, 4, '3-5', 'energy', '2'],
];

const cost = (weapon: Weapon) =>
  [weapon.spend, weapon.discard ? 'discard' : undefined, weapon.energy].filter((part) => part !== undefined).join(' ');

describe('secondary weapons', () => {
  it.each(WEAPONS)(
    '[XW-WAFFENREICHWEITE-01] %s %s prints its dice and its range',
    (slot, id, points, dice, range, header, spent) => {
      const card = upgradeOf(slot, id);
      const weapon = card.weapon!;
      expect([card.points, weapon.dice, weapon.range.join('-'), weapon.header ?? '', cost(weapon)]).toEqual([
        points,
        dice,
        range,
        header,
        spent,
      ]);
    },
  );

  it('are all in the list above but the dual ARC caster', () => {
    expect(having((card) => card.weapon)).toEqual(WEAPONS.map(([slot, id]) => `${slot} ${id}`).sort());
    expect(upgradeOf('cannon', 'arccaster').sides?.[0].weapon).toEqual({ dice: 4, range: [1, 1] });
  });

  it('turrets and three others shoot outside the arc, two weapons shoot twice', () => {
    expect(having((card) => card.weapon?.outsideArc)).toEqual(
      [
        ...having((card) => card.slot === 'turret'),
        'hardpoint duallaserturret',
        'hardpoint heavylaserturret',
        'illicit hotshotblaster',
      ].sort(),
    );
    expect(having((card) => card.weapon?.twice)).toEqual(['missile clustermissiles', 'turret twinlaserturret']);
  });
});

describe('bombs', () => {
  it('five drop on reveal and go off at the end of the phase, three drop as an action and go off on overlap', () => {
    for (const card of UPGRADES.filter((one) => one.bomb)) {
      expect([card.id, card.bomb!.drop === 'reveal']).toEqual([card.id, card.bomb!.detonates === 'endofactivation']);
    }
    expect(having((card) => card.bomb?.drop === 'reveal')).toEqual(
      ['bombletgenerator', 'ionbombs', 'protonbombs', 'seismiccharges', 'thermaldetonators'].map((id) => `bomb ${id}`),
    );
    expect(having((card) => card.bomb?.drop === 'action')).toEqual(
      ['clustermines', 'connernet', 'proximitymines'].map((id) => `bomb ${id}`),
    );
    expect(having((card) => card.bomb?.discard === false)).toEqual(['bomb bombletgenerator']);
  });
});

describe('dual cards', () => {
  it('have two faces and one id', () => {
    expect(having((card) => card.sides)).toEqual([
      'cannon arccaster',
      'ept adaptability',
      'ept intensity',
      'mod servomotorsfoils',
      'title pivotwing',
    ]);
    const skills = upgradeOf('ept', 'adaptability').sides?.map((side) => side.grants?.stats?.skill);
    expect(skills).toEqual([1, -1]);
  });
});
