import { describe, expect, it } from 'vitest';
import { askedByUpgrades } from './asking.ts';
import type { Fleet } from './moments/fleet.ts';

/** Which dice, tokens, hull zones and ships may be chosen, by whom, how many of them, and what comes of it. */
const inAttack = (shot: string, more: Fleet = {}): string =>
  askedByUpgrades(more, { attack: shot }, (t) => t.state.attacks.length === 0 && t.events('attackEnds').length > 0);

describe('what upgrade cards ask in attacks', () => {
  it('of their own ship on a ship', () => {
    expect(inAttack('front>1.front')).toMatchInlineSnapshot(`
      "admiral-screed: 0 dice 1-1 of 0 1 3 4 5 6 7, dice spent, 0 dice 1-1 of 0 1 2 3 4 5 6, dice changed,
      assault-concussion-missiles: critical 0:assault-concussion-missiles,
          exhausted 0 assault-concussion-missiles, suffers 1 1 left assault-concussion-missiles,
          shieldLost 1 left 0, suffers 1 1 right assault-concussion-missiles, shieldLost 1 right 2,
      assault-proton-torpedoes: critical 0:assault-proton-torpedoes, exhausted 0 assault-proton-torpedoes,
          damageCard 1 shield-failure, 0 card-zones 0-2 of front left right rear, shieldLost 1 front 1,
          shieldLost 1 left 0, turnedDown 1 shield-failure,
      avenger: exhausted 0 avenger,
      b2-rocket-troopers: exhausted 0 b2-rocket-troopers, 0 card-command: navigate repair concentrate,
          raided 1 navigate,
      caitken-and-shollan: exhausted 0 caitken-and-shollan, 0 colour: red blue black, 0 dice 0-3 of 0 1 2,
          dice rerolled,
      commander-sato: 0 colour: red blue black no-more, 0 colour: red blue black,
          0 colour: red blue black no-more, 0 colour: red blue black,
      darth-vader-commander: 0 card-token: 0 1 3, tokenState 0 0 brace exhausted, tokenSpent 0 0 brace exhausted,
          0 reroll 0-8 of 0 1 2 3 4 5 6 7, dice rerolled,
      devastator: dice added,
      dodonnas-pride: critical 0:dodonnas-pride, dice cancelled, damageCard 1 shield-failure,
          0 card-zones 0-2 of front left right rear, shieldLost 1 front 1, shieldLost 1 left 0,
          turnedDown 1 shield-failure,
      dominator: 0 zone: front left right rear, shieldLost 0 front 1, 0 zone: front left right rear none,
          shieldLost 0 front 0, dice added, dice added,
      dual-turbolaser-turrets: exhausted 0 dual-turbolaser-turrets, dice added, 0 dice 1-1 of 0 1 2 3 4 5 6 7 8,
          dice cancelled,
      external-racks: discarded 0 external-racks, dice added, dice added,
      fire-control-team: exhausted 0 fire-control-team, 0 critical: standard none, critical standard,
      governor-pryce: shieldLost 0 front 1, 0 dice 1-1 of 0 1 2 3 4 5 6 7, 0 card-face: blank hit double crit,
          dice changed,
      h9-turbolasers: 0 dice 1-1 of 0 1 3 4, dice changed,
      heavy-ion-emplacements: critical 0:heavy-ion-emplacements, exhausted 0 heavy-ion-emplacements,
          shieldLost 1 front 1, shieldLost 1 left 0, shieldLost 1 right 2,
      intel-officer: exhausted 0 intel-officer, 0 card-unit: 1 0 2 3, 0 card-token: 0 1 3,
      ion-cannon-batteries: critical 0:ion-cannon-batteries, 0 card-command: navigate repair concentrate,
          tokenLost 1 navigate card,
      kraken: 0 dice 1-1 of 0 1 2 3 4 5 6 7, 0 card-face: hit crit accuracy, dice changed,
      kyrsta-agate-officer: critical 0:kyrsta-agate-officer, exhausted 0 kyrsta-agate-officer,
          tokenState 0 1 redirect ready,
      leading-shots: 0 dice 1-1 of 3 4, dice spent, 0 dice 0-7 of 0 1 2 3 4 5 6, dice rerolled,
      mar-tuuk: dice added,
      ms-1-ion-cannon: critical 0:ms-1-ion-cannon,
      nk-7-ion-cannons: critical 0:nk-7-ion-cannons, exhausted 0 nk-7-ion-cannons, 1 card-token: 0 1 3,
          tokenState 1 0 brace discarded,
      ordnance-experts: 0 reroll 0-2 of 5 6 7, dice rerolled,
      overload-pulse: critical 0:overload-pulse, tokenState 1 0 brace exhausted, tokenState 1 3 contain exhausted,
      quad-turbolaser-cannons: dice added,
      sensor-team: exhausted 0 sensor-team, 0 dice 1-1 of 0 1 3 4 5 6 7, dice spent, 0 dice 1-1 of 0 1 2 3,
          dice changed,
      slaved-turrets: dice added,
      tf-1726: dice added,
      veteran-gunners: exhausted 0 veteran-gunners, dice rerolled,
      warlord: 0 card-face: hit double, dice changed,
      weapons-battery-techs: dice changed,
      wide-area-barrage: critical 0:wide-area-barrage, 0 card-unit: 0 2 3 4, 0 zone: front left right rear,
          suffers 0 1 front wide-area-barrage, shieldLost 0 front 1,
      xx-9-turbolasers: critical 0:xx-9-turbolasers,"
    `);
  });
  it('of their own ship on a squadron', () => {
    expect(inAttack('front>4')).toMatchInlineSnapshot(`
      "admiral-screed: 0 dice 1-1 of 0 1, dice spent, dice changed,
      annihilator: 0 reroll 0-1 of 0 1, dice rerolled,
      avenger: exhausted 0 avenger,
      b2-rocket-troopers: exhausted 0 b2-rocket-troopers, 0 colour: blue black, dice added,
      caitken-and-shollan: exhausted 0 caitken-and-shollan, 0 colour: blue black, 0 dice 0-1 of 0, dice rerolled,
      devastator: dice added,
      dominator: 0 zone: front left right rear, shieldLost 0 front 1, 0 zone: front left right rear none,
          shieldLost 0 front 0, dice added, dice added,
      dual-turbolaser-turrets: exhausted 0 dual-turbolaser-turrets, dice added, 0 dice 1-1 of 0 1 2,
          dice cancelled,
      external-racks: discarded 0 external-racks, dice added, dice added,
      fire-control-team: exhausted 0 fire-control-team,
      flechette-torpedoes: dice spent, slider 4 true,
      h9-turbolasers: dice changed,
      intel-officer: exhausted 0 intel-officer, 0 card-unit: 0 1 2 3, 0 card-token: 0 1 3,
      leading-shots: dice spent, 0 dice 0-1 of 0, dice rerolled,
      linked-turbolaser-towers: exhausted 0 linked-turbolaser-towers, 0 colour: red blue black, dice added,
          0 colour: red blue black, dice added,
      ordnance-experts: 0 reroll 0-1 of 1, dice rerolled,
      point-defense-reroute: 0 reroll 0-1 of 1, dice rerolled,
      sensor-team: exhausted 0 sensor-team, 0 dice 1-1 of 0 1, dice spent,
      veteran-gunners: exhausted 0 veteran-gunners, dice rerolled,"
    `);
  });
  it('of a friend', () => {
    expect(inAttack('front>1.front', { active: 2 })).toMatchInlineSnapshot(`
      "admiral-screed: 0 dice 1-1 of 0 1 2 3 4 5 6 7, dice spent, 0 dice 1-1 of 0 1 2 3 4 5 6, dice changed,
      commander-sato: 0 colour: red blue black no-more, 0 colour: red blue black,
          0 colour: red blue black no-more, 0 colour: red blue black,
      darth-vader-commander: 0 card-token: 0 1 3, tokenState 2 0 brace exhausted, tokenSpent 2 0 brace exhausted,
          0 reroll 0-8 of 0 1 2 3 4 5 6 7, dice rerolled,
      home-one: 0 dice 1-1 of 0 1 3 4, dice changed,
      kraken: 0 dice 1-1 of 0 1 2 3 4 5 6 7, 0 card-face: hit crit accuracy, dice changed,
      mar-tuuk: dice added,
      tf-1726: dice added,
      toryn-farr: 0 reroll 0-1 of 3 4, dice rerolled,"
    `);
  });
  it('of the enemy on their own ship', () => {
    expect(inAttack('front>0.front', { active: 1, turnOf: 1 })).toMatchInlineSnapshot(`
      "admonition: 0 card-token: 0 1 3, tokenState 0 0 brace discarded, 0 dice 1-1 of 0 1 2 3 4 5 6 7,
          dice cancelled,
      barriss-offee: tokenState 0 1 redirect discarded, tokenSpent 0 1 redirect discarded,
      foremans-labor: exhausted 0 foremans-labor, suffers 0 7 front, shieldLost 0 front 1, shieldLost 0 front 0,
          damageCard 0 shield-failure, 1 card-zones 0-2 of front left right rear, shieldLost 0 left 0,
          turnedDown 0 shield-failure, damageCard 0, damageCard 0, damageCard 0, damageCard 0,
      implacable: exhausted 0 implacable, 0 card-number: 1 2, shieldLost 0 front 1, suffers 0 7 front,
          shieldLost 0 front 0, damageCard 0 shield-failure, 1 card-zones 0-2 of front left right rear,
          shieldLost 0 left 0, turnedDown 0 shield-failure, damageCard 0, damageCard 0, damageCard 0,
          damageCard 0, damageCard 0,
      kyrsta-agate-commander: 0 card-token: 0 1 3, tokenState 0 0 brace discarded,
      lando-calrissian-officer: discarded 0 lando-calrissian-officer, 0 dice 1-8 of 0 1 2 3 4 5 6 7,
          dice rerolled,
      luminara-unduli-commander: 0 card-unit: 0 2, tokenState 0 1 redirect ready, 1 critical: standard none,
          critical standard,
      major-derlin: exhausted 0 major-derlin,
      point-defense-ion-cannons: 0 dice 1-1 of 0 1 2 3 4 5 6 7, dice rerolled,
      reeva-demesne: exhausted 0 reeva-demesne, tokenState 0 1 redirect ready,
      targeting-scrambler: exhausted 0 targeting-scrambler, 0 reroll 0-4 of 0 1 2 3 4 5 6 7, dice rerolled,
      thermal-shields: tokenState 0 0 brace exhausted, tokenSpent 0 0 brace exhausted, 0 colour: red blue black,
          0 colour: red blue black, 0 colour: red blue black, 0 colour: blue black,
      tranquility: 0 zone: left right rear, 0 zone: left none, shieldLost 0 left 0, shieldMoved 0 left front,
          1 critical: standard none, critical standard,"
    `);
  });
  it('of the enemy on a friend', () => {
    expect(inAttack('front>2.front', { active: 1, turnOf: 1 })).toMatchInlineSnapshot(`
      "implacable: exhausted 0 implacable, 0 card-number: 1 2, shieldLost 0 front 1, suffers 2 7 front,
          shieldLost 2 front 1, shieldLost 2 front 0, damageCard 2 shield-failure,
          1 card-zones 0-2 of front left right rear, shieldLost 2 left 0, turnedDown 2 shield-failure,
          damageCard 2, damageCard 2, damageCard 2, damageCard 2,
      luminara-unduli-commander: 0 card-unit: 2 0, tokenState 2 1 redirect ready, 1 critical: standard none,
          critical standard,
      targeting-scrambler: exhausted 0 targeting-scrambler, 0 reroll 0-4 of 0 1 2 3 4 5 6 7, dice rerolled,"
    `);
  });
});
