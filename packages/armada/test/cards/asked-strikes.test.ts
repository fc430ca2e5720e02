import type { Ask, Json } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { decline, ship, squadron, type Table } from '../table.ts';
import { askedByUpgrades } from './asking.ts';
import { type Fleet, ISD, POOR } from './moments/fleet.ts';

/** What upgrade cards ask while others act: squadrons, attackers with accuracy icons, ships that fly into each other. */

const prefer = (a: Ask, id: string): Json => ('options' in a && a.options.some((o) => o.id === id) ? id : decline(a));
const attackIsOver = (t: Table): boolean => t.state.attacks.length === 0 && t.events('attackEnds').length > 0;
const strike = (target: string, more: Fleet): string =>
  askedByUpgrades(
    more,
    { 'squadron-act': (a) => prefer(a, 'attack'), attack: (a) => prefer(a, `>${target}`) },
    attackIsOver,
  );
const shoot = (shot: string, more: Fleet): string => askedByUpgrades(more, { attack: shot }, attackIsOver);

describe('while squadrons attack', () => {
  const beside = squadron('howlrunner', 1, 1020, 470, { hull: 2 });
  const byThem = { active: 0, flying: { squadron: 3, by: 0 } };
  const theirs = { phase: 'squadron', active: null, turnOf: 1, flying: { squadron: 4 } };
  it('a friendly one a ship, by the command of their ship', () => {
    expect(strike('1.left', byThem)).toMatchInlineSnapshot(`
      "admiral-sloane: 0 reroll 0-1 of 0, dice rerolled,
      bomber-command-center: 0 reroll 0-1 of 0, dice rerolled,
      plo-koon-commander: dice added,
      yavaris: dice added,"
    `);
  });
  it('a friendly one a squadron, by the command of their ship', () => {
    expect(strike('5', { ...byThem, also: [beside] })).toMatchInlineSnapshot(`
      "admiral-sloane: dice spent, 0 card-token: 0 1, tokenState 5 0 scatter exhausted,
          tokenSpent 5 0 scatter exhausted,
      commander-woldar: 0 reroll 0-1 of 0 1 2 3, dice rerolled,
      toryn-farr: 0 reroll 0-1 of 0 1 2 3, dice rerolled,
      yavaris: dice added,"
    `);
  });
  it('an enemy their ship', () => {
    expect(strike('0.front', theirs)).toMatchInlineSnapshot(`
      "admonition: 0 card-token: 0 1 3, tokenState 0 0 brace discarded, dice cancelled,
      barriss-offee: tokenState 0 1 redirect discarded, tokenSpent 0 1 redirect discarded,
      cluster-bombs: discarded 0 cluster-bombs, looseDice blue, suffers 4 3 cluster-bombs, hullLost 4 1 3,
          slider 4 true,
      foremans-labor: exhausted 0 foremans-labor, suffers 0 1 front, shieldLost 0 front 1, slider 4 true,
      implacable: exhausted 0 implacable, 0 card-number: 1 2, shieldLost 0 front 1, suffers 0 1 front,
          shieldLost 0 front 0, slider 4 true,
      kyrsta-agate-commander: 0 card-token: 0 1 3, tokenState 0 0 brace discarded,
      lando-calrissian-officer: discarded 0 lando-calrissian-officer, dice rerolled,
      luminara-unduli-commander: 0 card-unit: 0 2, tokenState 0 1 redirect ready, 1 critical: standard none,
          critical standard,
      major-derlin: exhausted 0 major-derlin,
      point-defense-ion-cannons: dice rerolled,
      reeva-demesne: exhausted 0 reeva-demesne, tokenState 0 1 redirect ready,
      targeting-scrambler: exhausted 0 targeting-scrambler, 0 reroll 0-1 of 0, dice rerolled,
      thermal-shields: tokenState 0 0 brace exhausted, tokenSpent 0 0 brace exhausted,
      tranquility: 0 zone: left right rear, 0 zone: left none, shieldLost 0 left 0, shieldMoved 0 left front,
          1 critical: standard none, critical standard,"
    `);
  });
  it('an enemy their friend', () => {
    expect(strike('2.front', theirs)).toMatchInlineSnapshot(`
      "implacable: exhausted 0 implacable, 0 card-number: 1 2, shieldLost 0 front 1, suffers 2 1 front,
          shieldLost 2 front 1, slider 4 true,
      luminara-unduli-commander: 0 card-unit: 2 0, tokenState 2 1 redirect ready, 1 critical: standard none,
          critical standard,
      targeting-scrambler: exhausted 0 targeting-scrambler, 0 reroll 0-1 of 0, dice rerolled,"
    `);
  });
  it('an enemy a friendly squadron', () => {
    expect(
      strike('5', { ...theirs, also: [squadron('x-wing-squadron', 0, 820, 400, { hull: 1 })] }),
    ).toMatchInlineSnapshot(`
      "general-grievous-commander: 0 card-unit: 0 2, 0 card-token: 1 2, tokenState 0 1 redirect ready,
          slider 4 true,
      implacable: exhausted 0 implacable, 0 card-number: 1 2, shieldLost 0 front 1, slider 4 true,"
    `);
  });
});

describe('in other attacks', () => {
  const accuracies = { red: Array(6).fill('accuracy'), blue: Array(6).fill('hit'), black: Array(6).fill('hit') };
  it('of their own ship with accuracy icons, from its left side', () => {
    const also = [ship(ISD, 1, 640, 420, 90, { speed: 1, tokens: ['brace', 'evade'] })];
    expect(shoot('left>5.front', { also, ...accuracies })).toMatchInlineSnapshot(`
      "admiral-screed: 0 dice 1-1 of 2 3, dice spent, 0 dice 1-1 of 0 1 2, dice changed,
      avenger: exhausted 0 avenger,
      b2-rocket-troopers: exhausted 0 b2-rocket-troopers, 0 card-command: navigate squadron repair concentrate,
          raided 5 navigate,
      caitken-and-shollan: exhausted 0 caitken-and-shollan, 0 colour: red black, 0 dice 0-2 of 0 1, dice rerolled,
      clone-captain-zak: exhausted 0 clone-captain-zak, 0 colour: red black, dice added,
      darth-vader-commander: 0 card-token: 0 1 3, tokenState 0 0 brace exhausted, tokenSpent 0 0 brace exhausted,
          0 reroll 0-4 of 0 1 2 3, dice rerolled,
      dominator: 0 zone: front left right rear, shieldLost 0 front 1, 0 zone: front left right rear none,
          shieldLost 0 front 0, dice added, dice added,
      dual-turbolaser-turrets: exhausted 0 dual-turbolaser-turrets, dice added, 0 dice 1-1 of 0 1 2 3 4,
          dice cancelled,
      external-racks: discarded 0 external-racks, dice added, dice added,
      governor-pryce: shieldLost 0 left 0, 0 dice 1-1 of 0 1 2 3, 0 card-face: blank hit double crit,
          dice changed,
      intel-officer: exhausted 0 intel-officer, 0 card-unit: 5 0 1 2 3, 0 card-token: 0 1,
      mar-tuuk: dice added,
      ordnance-experts: 0 reroll 0-2 of 2 3, dice rerolled,
      quad-turbolaser-cannons: dice added,
      sensor-team: exhausted 0 sensor-team, 0 dice 1-1 of 2 3, dice spent, 0 dice 1-1 of 0 1, dice changed,
      slaved-turrets: dice added,
      veteran-gunners: exhausted 0 veteran-gunners, dice rerolled,
      warlord: 0 dice 1-1 of 0 1, 0 card-face: hit double, dice changed,
      weapons-battery-techs: 0 dice 1-1 of 0 1, dice changed,"
    `);
  });
  it('of their own ship where nobody has anything', () => {
    expect(shoot('front>1.front', POOR)).toMatchInlineSnapshot(`
      "admiral-screed: 0 dice 1-1 of 0 1 2 3 4 5 6 7, dice spent, 0 dice 1-1 of 0 1 2 3 4 5 6, dice changed,
          0 critical: standard none, critical standard,
      avenger: exhausted 0 avenger,
      b2-rocket-troopers: exhausted 0 b2-rocket-troopers, 0 card-command: navigate squadron repair concentrate,
          raided 1 navigate,
      caitken-and-shollan: exhausted 0 caitken-and-shollan, 0 colour: red blue black, 0 dice 0-3 of 0 1 2,
          dice rerolled,
      commander-sato: 0 colour: red blue black no-more, 0 colour: red blue black,
          0 colour: red blue black no-more, 0 colour: red blue black,
      dual-turbolaser-turrets: exhausted 0 dual-turbolaser-turrets, dice added, 0 dice 1-1 of 0 1 2 3 4 5 6 7 8,
          dice cancelled,
      external-racks: discarded 0 external-racks, dice added, dice added,
      h9-turbolasers: 0 dice 1-1 of 3 4, dice changed,
      intel-officer: exhausted 0 intel-officer, 0 card-token: 0 1,
      kraken: 0 dice 1-1 of 0 1 2 3 4 5 6 7, 0 card-face: hit crit accuracy, dice changed,
      leading-shots: 0 dice 1-1 of 3 4, dice spent, 0 dice 0-7 of 0 1 2 3 4 5 6, dice rerolled,
      ordnance-experts: 0 reroll 0-2 of 5 6 7, dice rerolled,
      sensor-team: exhausted 0 sensor-team, 0 dice 1-1 of 0 1 2 3 4 5 6 7, dice spent, 0 dice 1-1 of 0 1 2 3,
          dice changed,
      slaved-turrets: dice added,
      veteran-gunners: exhausted 0 veteran-gunners, dice rerolled,"
    `);
  });
  it('of the enemy on their own ship where nobody has anything', () => {
    expect(shoot('front>0.front', { ...POOR, active: 1, turnOf: 1 })).toMatchInlineSnapshot(`
      "lando-calrissian-officer: discarded 0 lando-calrissian-officer, 0 dice 1-8 of 0 1 2 3 4 5 6 7,
          dice rerolled,
      major-derlin: exhausted 0 major-derlin,
      point-defense-ion-cannons: 0 dice 1-1 of 0 1 2 3 4 5 6 7, dice rerolled,
      targeting-scrambler: exhausted 0 targeting-scrambler, 0 reroll 0-4 of 0 1 2 3 4 5 6 7, dice rerolled,"
    `);
  });
  it('in which a ship is destroyed', () => {
    const weak = { damage: 10, shields: { front: 0 } };
    const also = [ship(ISD, 0, 300, 300)];
    expect(
      [
        shoot('front>2.front', { friend: weak, active: 1, turnOf: 1, also }),
        shoot('front>0.front', { own: weak, active: 1, turnOf: 1 }),
      ].join('\n---\n'),
    ).toMatchInlineSnapshot(`
      "general-grievous-commander: 0 card-token: 1 2, tokenState 0 1 redirect ready,
      implacable: exhausted 0 implacable, 0 card-number: 1 2, shieldLost 0 front 1, suffers 2 7 front,
          damageCard 2 shield-failure, 1 card-zones 0-2 of front left right rear, shieldLost 2 left 2,
          turnedDown 2 shield-failure, doomed 2, destroyed 2,
      luminara-unduli-commander: 0 card-unit: 2 0, tokenState 2 1 redirect ready, 1 critical: standard none,
          critical standard,
      targeting-scrambler: exhausted 0 targeting-scrambler, 0 reroll 0-4 of 0 1 2 3 4 5 6 7, dice rerolled,
      ---
      admonition: 0 card-token: 0 1 3, tokenState 0 0 brace discarded, 0 dice 1-1 of 0 1 2 3 4 5 6 7,
          dice cancelled,
      barriss-offee: tokenState 0 1 redirect discarded, tokenSpent 0 1 redirect discarded,
      general-grievous-commander: 0 card-token: 1 2, tokenState 2 1 redirect ready,
      kyrsta-agate-commander: 0 card-token: 0 1 3, tokenState 0 0 brace discarded,
      lando-calrissian-officer: discarded 0 lando-calrissian-officer, 0 dice 1-8 of 0 1 2 3 4 5 6 7,
          dice rerolled,
      luminara-unduli-commander: 0 card-unit: 0 2, tokenState 0 1 redirect ready, 1 critical: standard none,
          critical standard,
      major-derlin: exhausted 0 major-derlin,
      point-defense-ion-cannons: 0 dice 1-1 of 0 1 2 3 4 5 6 7, dice rerolled,
      targeting-scrambler: exhausted 0 targeting-scrambler, 0 reroll 0-4 of 0 1 2 3 4 5 6 7, dice rerolled,
      thermal-shields: tokenState 0 0 brace exhausted, tokenSpent 0 0 brace exhausted, 0 colour: red blue black,
          0 colour: red blue black, 0 colour: red blue black, 0 colour: blue black,
      tranquility: 0 zone: left right rear, 0 zone: left none, shieldLost 0 left 2, shieldMoved 0 left front,
          0 zone: left none, shieldLost 0 left 1, shieldMoved 0 left front, 1 critical: standard none,
          critical standard,"
    `);
  });
});

describe('while ships move', () => {
  const into = (active: number, more: Fleet): string =>
    askedByUpgrades({ step: 'manoeuvre', y: 700, active, ...more }, {}, (t) => t.state.active !== active);
  const wall = (seat: number, x: number, y: number) => ship('cr90-corvette-a', seat, x, y, 0, { damage: 1 });
  it('their own ship onto an asteroid and into an enemy', () => {
    const obstacles = [{ token: 'asteroid-1', x: 740, y: 420 }];
    expect(into(0, { also: [wall(1, 800, 480)], obstacles })).toMatchInlineSnapshot(`
      "ahsoka-tano-officer-rebel: exhausted 0 ahsoka-tano-officer-rebel,
          0 card-command: navigate repair concentrate, tokenLost 0 navigate card,
          0 card-command: navigate squadron repair concentrate no-more, tokenGained 0 navigate,
      asajj-ventress: exhausted 0 asajj-ventress, raidGone 1,
          0 card-command: navigate squadron repair concentrate no-more, tokenGained 0 navigate,
          tokenLost 0 navigate double,
      clone-captain-silver: exhausted 0 clone-captain-silver,
      moff-jerjerrod: 0 zone: front left right rear, suffers 0 1 front moff-jerjerrod, shieldLost 0 front 1,
      swift-return: 0 card-way: speed-change yaw-more,"
    `);
  });
  it('an enemy onto debris and into a friend', () => {
    const obstacles = [{ token: 'debris-1', x: 740, y: 560 }];
    expect(into(1, { turnOf: 1, also: [wall(0, 880, 560)], obstacles })).toMatchInlineSnapshot(
      `"g-8-experimental-projector: exhausted 0 g-8-experimental-projector,"`,
    );
  });
  it('a ship with Concentrate Fire', () => {
    const own = { dials: ['concentrate', 'squadron'] };
    expect(
      askedByUpgrades({ step: 'reveal', y: 640, active: 0, own }, {}, (t) => t.state.active !== 0),
    ).toMatchInlineSnapshot(`
      "ahsoka-tano-officer-rebel: exhausted 0 ahsoka-tano-officer-rebel,
          0 card-command: navigate repair concentrate, tokenLost 0 navigate card,
          0 card-command: navigate squadron repair concentrate no-more, tokenGained 0 navigate,
          revealed 0 concentrate,
      asajj-ventress: exhausted 0 asajj-ventress, raidGone 1,
          0 card-command: navigate squadron repair concentrate no-more, tokenGained 0 navigate,
          tokenLost 0 navigate double, revealed 0 concentrate,
      bail-organa-commander: 0 card-command: navigate no-more, cardTokens 0 bail-organa-commander,
          dialGained 0 navigate,
      clone-captain-silver: exhausted 0 clone-captain-silver,
      clone-navigation-officer: exhausted 0 clone-navigation-officer, 0 card-unit: 0 2, tokenGained 0 concentrate,
          tokenLost 0 concentrate double,
      comms-net: 0 card-unit: 2 none, 0 card-command: navigate repair concentrate, tokenLost 0 navigate card,
          tokenGained 2 navigate, tokenLost 2 navigate double,
      defense-liaison: 0 card-command: navigate repair concentrate, tokenLost 0 navigate spent,
          0 card-command: navigate repair, revealed 0 navigate,
      engineering-captain: revealed 0 repair,
      fb-88: dialSpent 0 concentrate card, revealed 0 squadron,
      hand-of-justice: exhausted 0 hand-of-justice, tokenState 2 1 redirect ready, revealed 0 concentrate,
      moff-jerjerrod: 0 zone: front left right rear, suffers 0 1 front moff-jerjerrod, shieldLost 0 front 1,
      munitions-resupply: exhausted 0 munitions-resupply, 0 card-units 0-2 of 0 2,
          cardTokens 0 munitions-resupply, tokenGained 0 concentrate, tokenLost 0 concentrate double,
          tokenGained 2 concentrate, tokenLost 2 concentrate double,
      navigation-officer: revealed 0 navigate,
      nova-defiant: cardTokens 0 nova-defiant, tokenGained 0 repair, tokenGained 0 navigate,
          0 discard-command: navigate repair concentrate, tokenLost 0 navigate limit, tokenGained 0 squadron,
          0 discard-command: repair concentrate navigate squadron, tokenLost 0 repair limit,
          tokenGained 0 concentrate, 0 discard-command: concentrate repair navigate squadron,
          tokenLost 0 concentrate limit,
      ordnance-pods: exhausted 0 ordnance-pods,
      parts-resupply: exhausted 0 parts-resupply, 0 card-units 0-2 of 0 2, cardTokens 0 parts-resupply,
          tokenGained 0 repair, tokenLost 0 repair double, tokenGained 2 repair, tokenLost 2 repair double,
      passel-argente: cardTokens 0 passel-argente, 0 card-command: navigate squadron repair concentrate no-more,
          dialGained 0 navigate,
      pursuant: discarded 0 pursuant,
      raymus-antilles: tokenGained 0 concentrate, tokenLost 0 concentrate double,
      rune-haako: 0 card-command: navigate repair concentrate no-more, tokenLost 2 navigate card,
          tokenGained 0 navigate, tokenLost 0 navigate double, 0 card-command: repair concentrate no-more,
          tokenLost 2 repair card, tokenGained 0 repair, tokenLost 0 repair double,
          0 card-command: concentrate no-more, tokenLost 2 concentrate card, tokenGained 0 concentrate,
          tokenLost 0 concentrate double, 0 card-command: navigate squadron repair concentrate no-more,
          cardTokens 0 rune-haako, tokenGained 0 navigate, tokenLost 0 navigate double,
          0 card-command: squadron repair concentrate no-more, cardTokens 0 rune-haako, tokenGained 0 squadron,
          0 discard-command: navigate repair concentrate squadron, tokenLost 0 navigate limit,
          0 card-command: repair concentrate no-more, cardTokens 0 rune-haako, tokenGained 0 repair,
          tokenLost 0 repair double, 0 card-command: concentrate no-more, cardTokens 0 rune-haako,
          tokenGained 0 concentrate, tokenLost 0 concentrate double,
      skilled-first-officer: discarded 0 skilled-first-officer, dialSpent 0 concentrate card, revealed 0 squadron,
      swivel-mount-batteries: exhausted 0 swivel-mount-batteries, 0 zone: front right rear left,
      tactical-expert: revealed 0 concentrate,
      taskmaster-grint: tokenGained 0 concentrate, tokenLost 0 concentrate double,
      tikkes: cardTokens 0 tikkes, 0 card-command: navigate squadron repair concentrate, tokenGained 0 navigate,
          tokenLost 0 navigate double,
      veteran-captain: discarded 0 veteran-captain, 0 card-command: navigate squadron repair concentrate,
          tokenGained 0 navigate, tokenLost 0 navigate double,
      weapons-liaison: 0 card-command: navigate repair concentrate, tokenLost 0 navigate spent,
          0 card-command: concentrate squadron, revealed 0 concentrate,
      wing-commander: revealed 0 squadron,"
    `);
  });
});
