import { describe, expect, it } from 'vitest';
import { ship } from '../../table.ts';
import { deeds } from './deeds.ts';
import { type Fleet, fleet, ISD, position } from './fleet.ts';

/** How an attack ends that is declared now, wherever a card changes it. */
function doneIn(shot: string, more: Fleet = {}): string {
  const heard = fleet(more);
  heard.table.fight({ attack: shot });
  const spec = (id: string) => position({ ...more, card: { ...more.card, id } });
  const isOver: Parameters<typeof deeds>[3] = (t) => t.state.attacks.length === 0 && t.events('attackEnds').length > 0;
  return deeds(heard.cards(), spec, { attack: shot }, isOver);
}

describe('what upgrade cards do in attacks', () => {
  it('while their own ship attacks a ship', () => {
    expect(doneIn('front>1.front')).toMatchInlineSnapshot(`
      "admiral-screed: 1 damage 1 of 6, used activation, dice crit accuracy hit crit hitcrit blank hit = 6,
      assault-concussion-missiles: 0 card exhausted repair navigate squadron concentrate repair 1 ,
          1 shields 0 0 2 2 0 0,
      assault-proton-torpedoes: 0 card exhausted repair navigate squadron concentrate repair 1 , 1 damage 1 of 10,
      avenger: 0 card exhausted repair navigate squadron concentrate repair 1 ,
      b2-rocket-troopers: 0 card exhausted repair navigate squadron concentrate repair 1 ,
          1 raids squadron navigate,
      caitken-and-shollan: 0 card exhausted repair navigate squadron concentrate repair 1 , 1 damage 1 of 7,
          dice blank hit crit hit crit hitcrit blank hit = 7,
      commander-gherant: 0 card discarded repair navigate squadron concentrate repair 1 ,
      darth-vader-commander: 0 tokens be re ed cr, 1 damage 1 of 5,
          dice blank hit crit accuracy hit hit hit blank = 5,
      devastator: used round, dice crit double accuracy hit crit hitcrit blank hit accuracy = 8,
      dodonnas-pride: 1 shields 1 0 3 2 0 0, 1 damage 1 of 3, dice  = 0,
      dominator: 0 shields 0 1 3 2 0 0, 1 damage 1 of 9,
          dice crit double accuracy hit crit hitcrit blank hit accuracy crit = 9,
      dual-turbolaser-turrets: 0 card exhausted repair navigate squadron concentrate repair 1 , 1 damage 1 of 7,
          dice double accuracy hit crit hitcrit blank hit blank = 7,
      expanded-launchers: 1 damage 1 of 9, dice crit double accuracy hit crit hitcrit blank hit hit blank = 9,
      external-racks: 0 card discarded repair navigate squadron concentrate repair 1 , 1 damage 1 of 9,
          dice crit double accuracy hit crit hitcrit blank hit hit blank = 9,
      fire-control-team: 0 card exhausted repair navigate squadron concentrate repair 1 ,
      governor-pryce: 0 shields 1 1 3 2 0 0, 1 damage 1 of 7, used activation,
          dice blank double accuracy hit crit hitcrit blank hit = 7,
      h9-turbolasers: 1 damage 1 of 7, dice accuracy double accuracy hit crit hitcrit blank hit = 7,
      heavy-ion-emplacements: 0 card exhausted repair navigate squadron concentrate repair 1 ,
          1 shields 0 0 2 2 0 0, 1 damage 1 of 9,
      intel-officer: 0 card exhausted repair navigate squadron concentrate repair 1 ,
      ion-cannon-batteries: 1 shields 0 1 3 2 0 0, 1 commands repair concentrate,
      kraken: used activation, dice hit double accuracy hit crit hitcrit blank hit = 8,
      kyrsta-agate-officer: 0 tokens br rr ed cr, 0 card exhausted repair navigate squadron concentrate repair 1 ,
          1 shields 0 1 3 2 0 0,
      leading-shots: 1 damage 1 of 4, dice blank hit crit accuracy blank hit hit = 4,
      mar-tuuk: dice crit double accuracy hit crit hitcrit blank hit blank = 8,
      ms-1-ion-cannon: 1 shields 0 1 3 2 0 0,
      nk-7-ion-cannons: 0 card exhausted repair navigate squadron concentrate repair 1 , 1 tokens bd re ed cr,
          1 shields 0 1 3 2 0 0,
      ordnance-experts: 1 damage 1 of 7, dice crit double accuracy hit crit hit blank hit = 7,
      overload-pulse: 1 tokens be re ed ce, 1 shields 0 1 3 2 0 0,
      quad-turbolaser-cannons: dice crit double accuracy hit crit hitcrit blank hit accuracy = 8,
      salvation: 1 status destroyed, 1 shields 0 0 0 0 0 0, 1 damage 0 of 0, 1 commands –, 1 raids –,
          dice crit double accuracy hit crit hitcrit blank hit = 11,
      sensor-team: 0 card exhausted repair navigate squadron concentrate repair 1 , 1 damage 1 of 5,
          dice accuracy accuracy hit crit hitcrit blank hit = 5,
      slaved-turrets: dice crit double accuracy hit crit hitcrit blank hit blank = 8,
      spinal-armament: dice crit double accuracy blank hit crit hitcrit blank hit = 8,
      tf-1726: 1 damage 1 of 9, used activation, dice crit double accuracy hit crit hitcrit blank hit hit = 9,
      veteran-gunners: 0 card exhausted repair navigate squadron concentrate repair 1 , 1 damage 1 of 5,
          dice blank hit crit accuracy hit hit hit blank = 5,
      warlord: 1 damage 1 of 9, dice crit double hit hit crit hitcrit blank hit = 9,
      weapons-battery-techs: 1 damage 1 of 9, dice crit double crit hit crit hitcrit blank hit = 9,
      wide-area-barrage: 0 shields 1 1 3 2 0 0, 1 shields 0 1 3 2 0 0,
      xx-9-turbolasers: 1 damage 2 of 8,"
    `);
  });
  it('while their own ship attacks a squadron', () => {
    expect(doneIn('front>4')).toMatchInlineSnapshot(`
      "admiral-screed: 4 hull 3, used activation, dice hitcrit = 1,
      annihilator: 4 hull 3, dice crit hitcrit = 1,
      avenger: 0 card exhausted repair navigate squadron concentrate repair 1 ,
      b2-rocket-troopers: 0 card exhausted repair navigate squadron concentrate repair 1 ,
          dice hit hitcrit crit = 2,
      caitken-and-shollan: 0 card exhausted repair navigate squadron concentrate repair 1 , 4 hull 3,
          dice crit hitcrit = 1,
      devastator: used round, dice hit hitcrit crit = 2,
      dominator: 0 shields 0 1 3 2 0 0, dice hit hitcrit crit accuracy = 2,
      dual-turbolaser-turrets: 0 card exhausted repair navigate squadron concentrate repair 1 , 4 hull 3,
          dice hitcrit crit = 1,
      external-racks: 0 card discarded repair navigate squadron concentrate repair 1 , 4 hull 1,
          dice hit hitcrit blank hit = 3,
      fire-control-team: 0 card exhausted repair navigate squadron concentrate repair 1 ,
      flechette-torpedoes: 4 hull 3, dice hit = 1,
      h9-turbolasers: 4 hull 3, dice accuracy hitcrit = 1,
      heavy-fire-zone: 4 hull 3, dice crit hitcrit = 1,
      intel-officer: 0 card exhausted repair navigate squadron concentrate repair 1 ,
      leading-shots: 4 hull 4, dice blank = 0,
      linked-turbolaser-towers: 0 card exhausted repair navigate squadron concentrate repair 1 ,
          4 status destroyed, 4 hull 0, dice hit hitcrit crit double = 4,
      ordnance-experts: 4 hull 3, dice hit blank = 1,
      point-defense-reroute: 4 hull 3, dice hit blank = 1,
      sensor-team: 0 card exhausted repair navigate squadron concentrate repair 1 , 4 hull 3, dice hitcrit = 1,
      veteran-gunners: 0 card exhausted repair navigate squadron concentrate repair 1 , 4 hull 4,
          dice crit blank = 0,"
    `);
  });
  it('while their own ship attacks from its side', () => {
    const also = [ship(ISD, 1, 560, 300, 90, { speed: 2, raids: ['repair'] })];
    expect(doneIn('left>5.front', { also })).toMatchInlineSnapshot(`
      "admiral-screed: 5 shields 3 3 3 2 0 0, used activation, dice crit = 1,
      avenger: 0 card exhausted repair navigate squadron concentrate repair 1 ,
      b2-rocket-troopers: 0 card exhausted repair navigate squadron concentrate repair 1 ,
          5 raids repair navigate,
      caitken-and-shollan: 0 card exhausted repair navigate squadron concentrate repair 1 , 5 shields 4 3 3 2 0 0,
          dice accuracy blank = 0,
      clone-captain-zak: 0 card exhausted repair navigate squadron concentrate repair 1 ,
          dice crit double accuracy = 3,
      commander-gherant: 0 card discarded repair navigate squadron concentrate repair 1 ,
      darth-vader-commander: 0 tokens be re ed cr, 5 shields 4 3 3 2 0 0, dice accuracy blank = 0,
      dominator: 0 shields 0 1 3 2 0 0, 5 shields 0 2 3 2 0 0, 5 damage 0 of 1, dice crit double hit crit = 5,
      dual-turbolaser-turrets: 0 card exhausted repair navigate squadron concentrate repair 1 ,
          5 shields 2 3 3 2 0 0, dice double accuracy = 2,
      enhanced-armament: dice crit double accuracy = 3,
      fire-control-team: 0 card exhausted repair navigate squadron concentrate repair 1 ,
      governor-pryce: 0 shields 2 0 3 2 0 0, 5 shields 2 3 3 2 0 0, used activation, dice blank double = 2,
      h9-turbolasers: 5 shields 2 3 3 2 0 0, dice accuracy double = 2,
      high-capacity-ion-turbines: 5 shields 0 3 3 2 0 0, dice crit double hit = 4,
      intel-officer: 0 card exhausted repair navigate squadron concentrate repair 1 ,
      kyrsta-agate-officer: 0 tokens br rr ed cr, 0 card exhausted repair navigate squadron concentrate repair 1 ,
      mar-tuuk: dice crit double accuracy = 3,
      patriot-fist: 5 shields 0 2 3 2 0 0, 5 damage 0 of 1, lasting 0 activation, dice crit double hit crit = 5,
      sensor-team: 0 card exhausted repair navigate squadron concentrate repair 1 , 5 shields 4 3 3 2 0 0,
          dice accuracy = 0,
      slaved-turrets: dice crit double accuracy = 3,
      tf-1726: 5 shields 0 2 3 2 0 0, 5 damage 0 of 1, used activation, dice crit double hitcrit = 5,
      veteran-gunners: 0 card exhausted repair navigate squadron concentrate repair 1 , 5 shields 4 3 3 2 0 0,
          dice accuracy blank = 0,"
    `);
  });
  it('while a friend attacks', () => {
    expect(doneIn('front>1.front', { active: 2 })).toMatchInlineSnapshot(`
      "admiral-screed: 1 damage 1 of 6, used activation, dice crit accuracy hit crit hitcrit blank hit = 6,
      darth-vader-commander: 1 damage 1 of 5, 2 tokens be re ed cr,
          dice blank hit crit accuracy hit hit hit blank = 5,
      home-one: 1 damage 1 of 7, dice accuracy double accuracy hit crit hitcrit blank hit = 7,
      kraken: used activation, dice hit double accuracy hit crit hitcrit blank hit = 8,
      mar-tuuk: dice crit double accuracy hit crit hitcrit blank hit blank = 8,
      tf-1726: 1 damage 1 of 9, used activation, dice crit double accuracy hit crit hitcrit blank hit hit = 9,
      toryn-farr: 1 damage 1 of 7, dice crit double accuracy accuracy crit hitcrit blank hit = 7,"
    `);
  });
});

describe('what upgrade cards do in attacks on their side', () => {
  it('while the enemy attacks their own ship', () => {
    expect(doneIn('front>0.front', { active: 1, turnOf: 1 })).toMatchInlineSnapshot(`
      "admonition: 0 tokens bd re ed cr, 0 damage 1 of 7, dice double accuracy hit crit hitcrit blank hit = 7,
      barriss-offee: 0 tokens br rd ed cr, 0 shields 1 0 0 2 0 0, 0 damage 1 of 7,
      bright-hope: 0 damage 1 of 7,
      commander-gherant: 0 shields 0 1 3 2 0 0,
      emperor-palpatine-officer: 1 tokens be re ed cr,
      foremans-labor: 0 damage 1 of 7, 0 card exhausted repair navigate squadron concentrate repair 1 ,
      implacable: 0 card exhausted repair navigate squadron concentrate repair 1 ,
      jedi-hostage: 1 raids squadron navigate,
      kyrsta-agate-commander: 0 tokens bd re ed cr, 0 damage 1 of 4,
          dice crit double accuracy hit crit hitcrit blank hit = 4,
      lando-calrissian-officer: 0 damage 1 of 5, 0 card discarded repair navigate squadron concentrate repair 1 ,
          dice blank hit crit accuracy hit hit hit blank = 5,
      luminara-unduli-commander: 0 tokens br rr ed cr,
      major-derlin: 0 damage 1 of 7, 0 card exhausted repair navigate squadron concentrate repair 1 ,
          dice crit double accuracy hit crit hitcrit blank hit = 7,
      point-defense-ion-cannons: 0 damage 1 of 7, dice blank double accuracy hit crit hitcrit blank hit = 7,
      reeva-demesne: 0 tokens br rr ed cr, 0 card exhausted repair navigate squadron concentrate repair 1 ,
      targeting-scrambler: 0 damage 1 of 6, 0 card exhausted repair navigate squadron concentrate repair 1 ,
          dice blank hit crit accuracy crit hitcrit blank hit = 6,
      thermal-shields: 0 tokens be re ed cr, 0 damage 1 of 4, dice hit hitcrit blank hit = 4,
      tranquility: 0 damage 1 of 7,"
    `);
  });
  it('while the enemy attacks a friend', () => {
    expect(doneIn('front>2.front', { active: 1, turnOf: 1 })).toMatchInlineSnapshot(`
      "implacable: 0 shields 1 1 3 2 0 0, 0 card exhausted repair navigate squadron concentrate repair 1 ,
          2 damage 0 of 6,
      luminara-unduli-commander: 2 tokens br rr ed cr,
      targeting-scrambler: 0 card exhausted repair navigate squadron concentrate repair 1 , 2 damage 0 of 5,
          dice blank hit crit accuracy crit hitcrit blank hit = 6,"
    `);
  });
});
