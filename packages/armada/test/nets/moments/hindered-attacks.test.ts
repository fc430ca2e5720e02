import { describe, expect, it } from 'vitest';
import { ship, squadron } from '../../table.ts';
import { attack, fleet, ISD, POOR } from './fleet.ts';

/** The attacks of attacks.test.ts, but something is missing that many cards want: what is heard otherwise. */
describe('upgrade cards in attacks that lack something', () => {
  const own = attack('front>1.front', fleet());
  const theirs = attack('front>0.front', fleet({ active: 1, turnOf: 1 }));
  const ofFriend = attack('front>1.front', fleet({ active: 2 }));
  const aside = ship(ISD, 1, 560, 300, 90, { speed: 2 });
  const SMALL = { ship: 'cr90-corvette-a', shields: { front: 1 }, damage: 1, commands: ['repair'] };
  it('their own ship attacks from its left side', async () => {
    await expect(attack('left>5.front', fleet({ also: [aside] })).moments()).toMatchFileSnapshot(
      '../../golden/moments/hindered-attacks/their-own-ship-attacks-from-its-left-side.txt',
    );
  });
  it('the enemy attacks their own ship on its left side', () => {
    expect(attack('front>0.left', fleet({ also: [aside], active: 5, turnOf: 1 })).moments()).toMatchInlineSnapshot(`
      "attack.damage 5>0: major-derlin
      attack.declared 5>0: barriss-offee emperor-palpatine-officer jedi-hostage reeva-demesne
      attack.defend 5>0: admonition kyrsta-agate-commander lando-calrissian-officer
      attack.defended 5>0: luminara-unduli-commander tranquility
      attack.gather 5>0: thermal-shields
      damage.suffers 0: bright-hope foremans-labor implacable
      manoeuvre.before 5: g-8-experimental-projector
      no critical 5>0: commander-gherant"
    `);
  });
  it('nobody has shields, tokens or damage, and no die shows a hit that is not blue', () => {
    expect(attack('front>1.front', fleet(POOR)).moments(own)).toMatchInlineSnapshot(`
      "attack.critical 0>1: -fire-control-team
      attack.modify 0>1: -darth-vader-commander -devastator -dominator -governor-pryce -mar-tuuk
          -quad-turbolaser-cannons -tf-1726 -warlord -weapons-battery-techs
      attack.rolled 0>1: +mar-tuuk
      critical 0>1: -assault-concussion-missiles -assault-proton-torpedoes -dodonnas-pride -heavy-ion-emplacements
          -ion-cannon-batteries -kyrsta-agate-officer -ms-1-ion-cannon -nk-7-ion-cannons -overload-pulse
          -wide-area-barrage -xx-9-turbolasers"
    `);
  });
  it('a friend without all that attacks', () => {
    expect(attack('front>1.front', fleet({ ...POOR, active: 2 })).moments(ofFriend)).toMatchInlineSnapshot(`
      "attack.modify 2>1: -darth-vader-commander -mar-tuuk -tf-1726
      attack.rolled 2>1: +mar-tuuk"
    `);
  });
  it('the enemy attacks their own ship, and nobody has anything', () => {
    expect(attack('front>0.front', fleet({ ...POOR, active: 1, turnOf: 1 })).moments(theirs)).toMatchInlineSnapshot(`
      "attack.declared 1>0: -barriss-offee -emperor-palpatine-officer -reeva-demesne
      attack.defend 1>0: -admonition -kyrsta-agate-commander
      attack.defended 1>0: -luminara-unduli-commander -tranquility
      attack.gather 1>0: -thermal-shields
      damage.suffers 0: -foremans-labor -implacable
      no critical 1>0: -commander-gherant"
    `);
  });
  it('the cards are exhausted', () => {
    expect(attack('front>1.front', fleet({ card: { exhausted: true } })).moments(own)).toMatchInlineSnapshot(`
      "attack.critical 0>1: -fire-control-team
      attack.modify 0>1: -avenger -b2-rocket-troopers/raid -caitken-and-shollan -dual-turbolaser-turrets
          -sensor-team -veteran-gunners
      attack.rolled 0>1: -intel-officer
      critical 0>1: -assault-concussion-missiles -assault-proton-torpedoes -heavy-ion-emplacements
          -kyrsta-agate-officer -nk-7-ion-cannons
      no target 0>1: +task-force-organa"
    `);
  });
  it('the cards are exhausted, and their own ship is attacked', () => {
    const heard = fleet({ card: { exhausted: true }, active: 1, turnOf: 1 });
    expect(attack('front>0.front', heard).moments(theirs)).toMatchInlineSnapshot(`
      "attack.damage 1>0: -major-derlin
      attack.declared 1>0: -jedi-hostage -reeva-demesne
      attack.defend 1>0: -targeting-scrambler
      damage.suffers 0: -foremans-labor -implacable"
    `);
  });
  it('their ship has speed 0, and so has the enemy', () => {
    expect(attack('front>1.front', fleet({ own: { speed: 0 }, foe: { speed: 0 } })).moments(own)).toMatchInlineSnapshot(
      `""`,
    );
  });
  it('their ship has speed 0 and is attacked by the enemy', () => {
    const heard = fleet({ own: { speed: 0 }, foe: { speed: 3 }, active: 1, turnOf: 1 });
    expect(attack('front>0.front', heard).moments(theirs)).toMatchInlineSnapshot(`
      "attack.declared 1>0: -barriss-offee
      attack.defend 1>0: -kyrsta-agate-commander
      attack.gather 1>0: -thermal-shields"
    `);
  });
  it('the friend attacks, and the ship of the cards is far away', () => {
    expect(
      attack('front>1.front', fleet({ own: { x: 100, y: 100 }, active: 2 })).moments(ofFriend),
    ).toMatchInlineSnapshot(`"attack.modify 2>1: -home-one -kraken -toryn-farr"`);
  });
  it('the friend is attacked, and the ship of the cards is far away', () => {
    const heard = fleet({ own: { x: 100, y: 100 }, active: 1, turnOf: 1 });
    expect(attack('front>2.front', heard).moments()).toMatchInlineSnapshot(
      `"attack.defended 1>2: luminara-unduli-commander"`,
    );
  });
  it('their own ship attacks a small ship at long range, past an asteroid', async () => {
    const small = ship('cr90-corvette-a', 1, 800, 620, 0, { speed: 3, commands: ['navigate'] });
    const heard = fleet({ foe: { x: 1500 }, also: [small], obstacles: [{ token: 'asteroid-1', x: 800, y: 480 }] });
    await expect(attack('front>5.rear', heard).moments()).toMatchFileSnapshot(
      '../../golden/moments/hindered-attacks/their-own-ship-attacks-a-small-ship-at-long-range-past-an-as.txt',
    );
  });
  it('a small ship with all cards attacks a large one', () => {
    expect(attack('front>1.front', fleet({ own: SMALL })).moments(own)).toMatchInlineSnapshot(`
      "attack.modify 0>1: -ordnance-experts -quad-turbolaser-cannons -warlord -weapons-battery-techs
      critical 0>1: -assault-concussion-missiles -assault-proton-torpedoes -dodonnas-pride -heavy-ion-emplacements
          -ion-cannon-batteries -ms-1-ion-cannon -nk-7-ion-cannons -overload-pulse -wide-area-barrage"
    `);
  });
  it('a small ship with all cards is attacked', () => {
    const heard = fleet({ own: { ...SMALL, speed: 4 }, active: 1, turnOf: 1 });
    expect(attack('front>0.front', heard).moments(theirs)).toMatchInlineSnapshot(`
      "obstructed 1>0 front: +admiral-montferrat yes +general-cracken yes
      unit.destroyed 0: +general-grievous-commander
      unit.doomed 0: +general-rieekan"
    `);
  });
  it('their own ship attacks a unique squadron with tokens', async () => {
    const ace = squadron('soontir-fel', 1, 800, 400, { hull: 1 });
    await expect(attack('front>5', fleet({ also: [ace] })).moments()).toMatchFileSnapshot(
      '../../golden/moments/hindered-attacks/their-own-ship-attacks-a-unique-squadron-with-tokens.txt',
    );
  });
});
