import { describe, expect, it } from 'vitest';
import { ship, squadron } from '../../table.ts';
import { attack, fleet, ISD, POOR } from './fleet.ts';

/** The attacks of attacks.test.ts, but something is missing that many cards want. */
describe('upgrade cards in attacks that lack something', () => {
  const aside = ship(ISD, 1, 560, 300, 90, { speed: 2 });
  const SMALL = { ship: 'cr90-corvette-a', shields: { front: 1 }, damage: 1, commands: ['repair'] };
  it('their own ship attacks from its left side', () => {
    expect(attack('left>5.front', fleet({ also: [aside] }))).toMatchInlineSnapshot(`
      "attack.after 0>5: commander-gherant
      attack.critical 0>5: fire-control-team
      attack.modify 0>5: admiral-screed avenger b2-rocket-troopers/raid caitken-and-shollan clone-captain-zak
          darth-vader-commander darth-vader-officer dominator dual-turbolaser-turrets h9-turbolasers
          linked-turbolaser-towers/reroll mar-tuuk patriot-fist sensor-team slaved-turrets veteran-gunners
      attack.rolled 0>5: intel-officer
      critical 0>5: kyrsta-agate-officer xx-9-turbolasers
      further 0>1 front: insidious black
      no target 0>1: slaved-turrets
      no target 0>4: slaved-turrets
      obstructed 0>1 front: jainas-light no
      obstructed 0>1 right: jainas-light no
      obstructed 0>4 front: jainas-light no
      obstructed 0>4 right: jainas-light no
      obstructed 0>5 left: jainas-light no
      token for 0 concentrate: commander-beck"
    `);
  });
  it('the enemy attacks their own ship on its left side', () => {
    expect(attack('front>0.left', fleet({ also: [aside], active: 5, turnOf: 1 }))).toMatchInlineSnapshot(`
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
    expect(attack('front>1.front', fleet(POOR))).toMatchInlineSnapshot(`
      "attack.after 0>1: commander-gherant
      attack.beforeRoll 0>1: commander-sato
      attack.modify 0>1: admiral-screed avenger b2-rocket-troopers/raid caitken-and-shollan darth-vader-officer
          dual-turbolaser-turrets external-racks h9-turbolasers kraken leading-shots
          linked-turbolaser-towers/reroll ordnance-experts sensor-team slaved-turrets veteran-gunners
      attack.rolled 0>1: intel-officer mar-tuuk
      further 0>1 front: insidious black
      no target 0>1: slaved-turrets
      no target 0>4: slaved-turrets
      obstructed 0>1 front: jainas-light no
      obstructed 0>1 right: jainas-light no
      obstructed 0>4 front: jainas-light no
      obstructed 0>4 right: jainas-light no
      token for 0 concentrate: commander-beck"
    `);
  });
  it('a friend without all that attacks', () => {
    expect(attack('front>1.front', fleet({ ...POOR, active: 2 }))).toMatchInlineSnapshot(`
      "attack.beforeRoll 2>1: commander-sato
      attack.modify 2>1: admiral-screed home-one kraken toryn-farr
      attack.rolled 2>1: mar-tuuk"
    `);
  });
  it('the enemy attacks their own ship, and nobody has anything', () => {
    expect(attack('front>0.front', fleet({ ...POOR, active: 1, turnOf: 1 }))).toMatchInlineSnapshot(`
      "attack.damage 1>0: major-derlin
      attack.declared 1>0: jedi-hostage
      attack.defend 1>0: lando-calrissian-officer point-defense-ion-cannons targeting-scrambler
      damage.suffers 0: bright-hope"
    `);
  });
  it('the cards are exhausted', () => {
    expect(attack('front>1.front', fleet({ card: { exhausted: true } }))).toMatchInlineSnapshot(`
      "attack.after 0>1: commander-gherant
      attack.beforeRoll 0>1: commander-sato
      attack.modify 0>1: admiral-screed darth-vader-commander darth-vader-officer devastator dominator
          external-racks h9-turbolasers kraken leading-shots linked-turbolaser-towers/reroll mar-tuuk
          ordnance-experts quad-turbolaser-cannons slaved-turrets tf-1726 warlord weapons-battery-techs
      critical 0>1: dodonnas-pride ion-cannon-batteries ms-1-ion-cannon overload-pulse wide-area-barrage
          xx-9-turbolasers
      further 0>1 front: insidious black
      no target 0>1: slaved-turrets task-force-organa
      no target 0>4: slaved-turrets
      obstructed 0>1 front: jainas-light no
      obstructed 0>1 right: jainas-light no
      obstructed 0>4 front: jainas-light no
      obstructed 0>4 right: jainas-light no
      token for 0 concentrate: commander-beck"
    `);
  });
  it('the cards are exhausted, and their own ship is attacked', () => {
    const heard = fleet({ card: { exhausted: true }, active: 1, turnOf: 1 });
    expect(attack('front>0.front', heard)).toMatchInlineSnapshot(`
      "attack.declared 1>0: barriss-offee emperor-palpatine-officer
      attack.defend 1>0: admonition kyrsta-agate-commander lando-calrissian-officer point-defense-ion-cannons
      attack.defended 1>0: luminara-unduli-commander tranquility
      attack.gather 1>0: thermal-shields
      damage.suffers 0: bright-hope
      no critical 1>0: commander-gherant"
    `);
  });
  it('their ship has speed 0, and so has the enemy', () => {
    expect(attack('front>1.front', fleet({ own: { speed: 0 }, foe: { speed: 0 } }))).toMatchInlineSnapshot(`
      "attack.after 0>1: commander-gherant
      attack.beforeRoll 0>1: commander-sato
      attack.critical 0>1: fire-control-team
      attack.modify 0>1: admiral-screed avenger b2-rocket-troopers/raid caitken-and-shollan darth-vader-commander
          darth-vader-officer devastator dominator dual-turbolaser-turrets external-racks h9-turbolasers kraken
          leading-shots linked-turbolaser-towers/reroll mar-tuuk ordnance-experts quad-turbolaser-cannons
          sensor-team slaved-turrets tf-1726 veteran-gunners warlord weapons-battery-techs
      attack.rolled 0>1: intel-officer
      critical 0>1: assault-concussion-missiles assault-proton-torpedoes dodonnas-pride heavy-ion-emplacements
          ion-cannon-batteries kyrsta-agate-officer ms-1-ion-cannon nk-7-ion-cannons overload-pulse
          wide-area-barrage xx-9-turbolasers
      further 0>1 front: insidious black
      no target 0>1: slaved-turrets
      no target 0>4: slaved-turrets
      obstructed 0>1 front: jainas-light no
      obstructed 0>1 right: jainas-light no
      obstructed 0>4 front: jainas-light no
      obstructed 0>4 right: jainas-light no
      token for 0 concentrate: commander-beck"
    `);
  });
  it('their ship has speed 0 and is attacked by the enemy', () => {
    const heard = fleet({ own: { speed: 0 }, foe: { speed: 3 }, active: 1, turnOf: 1 });
    expect(attack('front>0.front', heard)).toMatchInlineSnapshot(`
      "attack.damage 1>0: major-derlin
      attack.declared 1>0: emperor-palpatine-officer jedi-hostage reeva-demesne
      attack.defend 1>0: admonition lando-calrissian-officer point-defense-ion-cannons targeting-scrambler
      attack.defended 1>0: luminara-unduli-commander tranquility
      damage.suffers 0: bright-hope foremans-labor implacable
      no critical 1>0: commander-gherant"
    `);
  });
  it('the friend attacks, and the ship of the cards is far away', () => {
    expect(attack('front>1.front', fleet({ own: { x: 100, y: 100 }, active: 2 }))).toMatchInlineSnapshot(`
      "attack.beforeRoll 2>1: commander-sato
      attack.modify 2>1: admiral-screed darth-vader-commander mar-tuuk tf-1726"
    `);
  });
  it('the friend is attacked, and the ship of the cards is far away', () => {
    const heard = fleet({ own: { x: 100, y: 100 }, active: 1, turnOf: 1 });
    expect(attack('front>2.front', heard)).toMatchInlineSnapshot(`"attack.defended 1>2: luminara-unduli-commander"`);
  });
  it('their own ship attacks a small ship at long range, past an asteroid', () => {
    const small = ship('cr90-corvette-a', 1, 800, 620, 0, { speed: 3, commands: ['navigate'] });
    const heard = fleet({ foe: { x: 1500 }, also: [small], obstacles: [{ token: 'asteroid-1', x: 800, y: 480 }] });
    expect(attack('front>5.rear', heard)).toMatchInlineSnapshot(`
      "attack.after 0>5: commander-gherant
      attack.critical 0>5: fire-control-team
      attack.gather 0>5: general-romodi
      attack.modify 0>5: admiral-screed avenger caitken-and-shollan darth-vader-commander darth-vader-officer
          devastator dual-turbolaser-turrets h9-turbolasers linked-turbolaser-towers/reroll mar-tuuk patriot-fist
          quad-battery-turrets sensor-team slaved-turrets veteran-gunners
      attack.rolled 0>5: intel-officer
      critical 0>5: kyrsta-agate-officer xx-9-turbolasers
      no target 0>4: slaved-turrets
      obstructed 0>4 front: jainas-light no
      obstructed 0>4 right: jainas-light no
      obstructed 0>5 front: jainas-light no
      token for 0 concentrate: commander-beck"
    `);
  });
  it('a small ship with all cards attacks a large one', () => {
    expect(attack('front>1.front', fleet({ own: SMALL }))).toMatchInlineSnapshot(`
      "attack.after 0>1: commander-gherant
      attack.beforeRoll 0>1: commander-sato
      attack.critical 0>1: fire-control-team
      attack.modify 0>1: admiral-screed avenger b2-rocket-troopers/raid caitken-and-shollan darth-vader-commander
          darth-vader-officer devastator dominator dual-turbolaser-turrets external-racks h9-turbolasers kraken
          leading-shots linked-turbolaser-towers/reroll mar-tuuk sensor-team slaved-turrets tf-1726
          veteran-gunners
      attack.rolled 0>1: intel-officer
      critical 0>1: kyrsta-agate-officer xx-9-turbolasers
      further 0>1 front: insidious black
      no target 0>1: slaved-turrets
      no target 0>4: slaved-turrets
      obstructed 0>1 front: jainas-light no
      obstructed 0>1 right: jainas-light no
      obstructed 0>4 front: jainas-light no
      obstructed 0>4 right: jainas-light no
      token for 0 concentrate: commander-beck"
    `);
  });
  it('a small ship with all cards is attacked', () => {
    const heard = fleet({ own: { ...SMALL, speed: 4 }, active: 1, turnOf: 1 });
    expect(attack('front>0.front', heard)).toMatchInlineSnapshot(`
      "attack.damage 1>0: major-derlin
      attack.declared 1>0: barriss-offee emperor-palpatine-officer jedi-hostage reeva-demesne
      attack.defend 1>0: admonition kyrsta-agate-commander lando-calrissian-officer point-defense-ion-cannons
          targeting-scrambler
      attack.defended 1>0: luminara-unduli-commander tranquility
      attack.gather 1>0: thermal-shields
      damage.suffers 0: bright-hope foremans-labor implacable
      no critical 1>0: commander-gherant
      obstructed 1>0 front: admiral-montferrat yes general-cracken yes
      unit.destroyed 0: general-grievous-commander
      unit.doomed 0: general-rieekan"
    `);
  });
  it('their own ship attacks a unique squadron with tokens', () => {
    const ace = squadron('soontir-fel', 1, 800, 400, { hull: 1 });
    expect(attack('front>5', fleet({ also: [ace] }))).toMatchInlineSnapshot(`
      "attack.critical 0>5: fire-control-team
      attack.gather 0>5: heavy-fire-zone
      attack.modify 0>5: admiral-screed agent-kallus annihilator avenger b2-rocket-troopers/add
          caitken-and-shollan devastator dominator dual-turbolaser-turrets external-racks flechette-torpedoes
          general-draven-officer h9-turbolasers leading-shots linked-turbolaser-towers/add ordnance-experts
          point-defense-reroute sensor-team veteran-gunners
      attack.rolled 0>5: intel-officer
      further 0>1 front: insidious black
      no target 0>1: slaved-turrets
      no target 0>4: slaved-turrets
      obstructed 0>1 front: jainas-light no
      obstructed 0>1 right: jainas-light no
      obstructed 0>4 front: jainas-light no
      obstructed 0>4 right: jainas-light no
      obstructed 0>5 front: jainas-light no
      token for 0 concentrate: commander-beck"
    `);
  });
});
