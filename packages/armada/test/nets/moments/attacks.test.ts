import { describe, expect, it } from 'vitest';
import { attack, fleet } from './fleet.ts';

describe('upgrade cards while ships attack', () => {
  const close = attack('front>1.front', fleet());
  it('their own ship attacks a ship from its front at close range', async () => {
    await expect(close.moments()).toMatchFileSnapshot(
      '../../golden/moments/attacks/their-own-ship-attacks-a-ship-from-its-front-at-close-range.txt',
    );
  });
  it('the same at medium range', () => {
    expect(attack('front>1.front', fleet({ y: 590 })).moments(close)).toMatchInlineSnapshot(`
      "attack.modify 0>1: +patriot-fist -external-racks -ordnance-experts
      critical 0>1: -assault-concussion-missiles -assault-proton-torpedoes -wide-area-barrage
      further 0>1 front: -insidious black
      no target 0>1: -slaved-turrets
      obstructed 0>1 right: -jainas-light no"
    `);
  });
  it('the same at long range', () => {
    expect(attack('front>1.front', fleet({ y: 690 })).moments(close)).toMatchInlineSnapshot(`
      "attack.modify 0>1: +patriot-fist -b2-rocket-troopers/raid -dominator -external-racks -kraken -leading-shots
          -ordnance-experts
      critical 0>1: -assault-concussion-missiles -assault-proton-torpedoes -dodonnas-pride -heavy-ion-emplacements
          -ion-cannon-batteries -ms-1-ion-cannon -nk-7-ion-cannons -overload-pulse -wide-area-barrage
      further 0>1 front: -insidious black
      no target 0>1: -slaved-turrets
      obstructed 0>1 right: -jainas-light no"
    `);
  });
  it('another friendly ship attacks it', () => {
    expect(attack('front>1.front', fleet({ active: 2 })).moments()).toMatchInlineSnapshot(`
      "attack.beforeRoll 2>1: commander-sato
      attack.modify 2>1: admiral-screed darth-vader-commander home-one kraken mar-tuuk tf-1726 toryn-farr"
    `);
  });
  it('the enemy attacks the friend of their ship', () => {
    expect(attack('front>2.front', fleet({ active: 1, turnOf: 1 })).moments()).toMatchInlineSnapshot(`
      "attack.defend 1>2: targeting-scrambler
      attack.defended 1>2: luminara-unduli-commander
      damage.suffers 2: implacable"
    `);
  });
  it('the enemy attacks their own ship', () => {
    expect(attack('front>0.front', fleet({ active: 1, turnOf: 1 })).moments()).toMatchInlineSnapshot(`
      "attack.damage 1>0: major-derlin
      attack.declared 1>0: barriss-offee emperor-palpatine-officer jedi-hostage reeva-demesne
      attack.defend 1>0: admonition kyrsta-agate-commander lando-calrissian-officer point-defense-ion-cannons
          targeting-scrambler
      attack.defended 1>0: luminara-unduli-commander tranquility
      attack.gather 1>0: thermal-shields
      damage.suffers 0: bright-hope foremans-labor implacable
      no critical 1>0: commander-gherant"
    `);
  });
  it('their own ship attacks a squadron', async () => {
    await expect(attack('front>4', fleet()).moments()).toMatchFileSnapshot(
      '../../golden/moments/attacks/their-own-ship-attacks-a-squadron.txt',
    );
  });
});
