import { describe, expect, it } from 'vitest';
import { ship, squadron } from '../../table.ts';
import { fleet, ISD, POOR } from './fleet.ts';

describe('upgrade cards between the activations', () => {
  const dials = { dials: ['repair', 'repair', 'repair'] };
  const begins = { active: null, y: 640, own: dials, foe: dials, friend: dials };
  /** From this moment to the next activation. */
  const heardFrom = (more: object): string => {
    const { table, moments } = fleet({ ...begins, ...more });
    const before = table.events('activates').length;
    table.goOn((t) => t.ask().kind === 'activate' || t.events('activates').length > before);
    return moments();
  };
  it('a round ends, and the next one begins', () => {
    expect(heardFrom({ phase: 'status', stage: 'start' })).toMatchInlineSnapshot(`
      "command.end: general-draven-commander/look general-draven-commander/place gilded-aegis tikkes
      command.start: support-officer
      passes: strategic-adviser
      ships.start: admiral-tarkin admiral-trench all-fighters-follow-me count-dooku early-warning-system
          entrapment-formation grand-admiral-thrawn grand-moff-tarkin hondo-ohnaka-officer intensify-firepower
          reinforced-blast-doors shields-to-maximum sovereign take-evasive-action
      status.start: admiral-konstantine redundant-shields"
    `);
  });
  it('the same where nobody has anything', () => {
    expect(heardFrom({ ...POOR, phase: 'status', stage: 'start' })).toMatchInlineSnapshot(`
      "command.end: general-draven-commander/look general-draven-commander/place
      passes: strategic-adviser
      ships.start: all-fighters-follow-me early-warning-system entrapment-formation grand-moff-tarkin
          hondo-ohnaka-officer intensify-firepower shields-to-maximum take-evasive-action
      status.start: admiral-konstantine redundant-shields"
    `);
  });
  it('the same for exhausted cards in the fifth round', () => {
    expect(heardFrom({ card: { exhausted: true }, phase: 'status', stage: 'start', round: 5 })).toMatchInlineSnapshot(`
      "command.end: general-draven-commander/look general-draven-commander/place gilded-aegis tikkes
      command.start: support-officer
      passes: strategic-adviser
      ships.start: admiral-tarkin admiral-trench all-fighters-follow-me count-dooku early-warning-system
          entrapment-formation grand-admiral-thrawn grand-moff-tarkin hondo-ohnaka-officer intensify-firepower
          reinforced-blast-doors shields-to-maximum sovereign take-evasive-action
      status.start: admiral-konstantine redundant-shields"
    `);
  });
  it('a whole round, from one Squadron Phase to the next', () => {
    const all = { ...dials, activated: true };
    const { table, moments } = fleet({ ...begins, own: all, foe: all, friend: all, phase: 'squadron', stage: 'start' });
    table.goOn((t) => t.state.phase === 'status');
    expect(moments()).toMatchInlineSnapshot(`
      "command.end: general-draven-commander/look general-draven-commander/place gilded-aegis tikkes
      command.gains 0 repair: tantive-iv
      command.start: support-officer
      course.determine 0: admiral-ozzel-commander/course clone-captain-silver general-madine moff-jerjerrod
      course.determine 2: admiral-ozzel-commander/course general-madine moff-jerjerrod
      further 0>4 left: heavy-fire-zone blue
      further 0>4 rear: heavy-fire-zone blue
      manoeuvre.after 0: demolisher slicer-tools
      manoeuvre.before 1: g-8-experimental-projector
      manoeuvre.overlaps 1: amity eclipse
      obstructed 0>1 front: jainas-light no
      obstructed 0>1 left: jainas-light no
      obstructed 0>1 rear: jainas-light no
      obstructed 0>1 right: jainas-light no
      obstructed 0>4 front: jainas-light no
      obstructed 0>4 rear: jainas-light no
      obstructed 0>4 right: jainas-light no
      passes: strategic-adviser
      ship.activates 0: disposable-capacitors phylon-q7-tractor-beams walex-blissex
      ship.after 0: magnite-crystal-tractor-beam-array
      ship.after 1: suppressor
      ship.afterReveal 0: comms-net munitions-resupply parts-resupply
      ship.attackEnd 0: impetuous ordnance-pods
      ship.attackStart 0: admiral-ackbar ahsoka-tano-officer-rebel asajj-ventress
      ship.attackStart 2: admiral-ackbar ahsoka-tano-officer-rebel asajj-ventress
      ship.beforeCommands 0: ahsoka-tano-officer-rebel asajj-ventress
      ship.beforeCommands 2: ahsoka-tano-officer-rebel asajj-ventress
      ship.beforeReveal 0: ahsoka-tano-officer-rebel asajj-ventress defense-liaison engineering-captain fb-88
          navigation-officer skilled-first-officer tactical-expert weapons-liaison wing-commander
      ship.beforeReveal 2: ahsoka-tano-officer-rebel asajj-ventress
      ship.ends 0: ahsoka-tano-officer-rebel asajj-ventress
      ship.ends 2: ahsoka-tano-officer-rebel asajj-ventress
      ship.manoeuvreStart 0: ahsoka-tano-officer-rebel asajj-ventress
      ship.manoeuvreStart 2: ahsoka-tano-officer-rebel asajj-ventress
      ship.revealed 0: ahsoka-tano-officer-rebel asajj-ventress bail-organa-commander clone-navigation-officer
          director-isard leia-organa-officer nova-defiant passel-argente pursuant raymus-antilles rune-haako
          swivel-mount-batteries taskmaster-grint tikkes veteran-captain
      ship.revealed 2: ahsoka-tano-officer-rebel asajj-ventress bail-organa-commander commandant-aresko
      ships.end: gilded-aegis
      ships.start: admiral-tarkin admiral-trench all-fighters-follow-me count-dooku early-warning-system
          entrapment-formation grand-admiral-thrawn grand-moff-tarkin hondo-ohnaka-officer intensify-firepower
          reinforced-blast-doors shields-to-maximum sovereign take-evasive-action
      squadrons.start: hot-landing
      squadrons.turn: hyperwave-signal-boost
      status.start: admiral-konstantine redundant-shields
      token for 0 navigate: commander-beck
      token for 0 repair: commander-beck
      token for 0 squadron: commander-beck"
    `);
  });
  it('an enemy ship is destroyed by theirs, then a friend by the enemy', () => {
    const weak = { damage: 10, shields: { front: 0 } };
    const own = fleet({ foe: weak });
    own.table.fight({ attack: 'front>1.front' });
    expect(own.table.unit(1).status).toBe('destroyed');
    expect(own.moments()).toMatchInlineSnapshot(`
      "attack.after 0>1: commander-gherant
      attack.beforeRoll 0>1: commander-sato
      attack.critical 0>1: fire-control-team
      attack.modify 0>1: admiral-screed avenger b2-rocket-troopers/raid caitken-and-shollan darth-vader-commander
          darth-vader-officer devastator dominator dual-turbolaser-turrets external-racks h9-turbolasers kraken
          leading-shots linked-turbolaser-towers/reroll ordnance-experts quad-turbolaser-cannons sensor-team
          slaved-turrets tf-1726 veteran-gunners warlord weapons-battery-techs
      attack.rolled 0>1: intel-officer
      critical 0>1: assault-concussion-missiles assault-proton-torpedoes dodonnas-pride heavy-ion-emplacements
          ion-cannon-batteries kyrsta-agate-officer ms-1-ion-cannon nk-7-ion-cannons overload-pulse
          wide-area-barrage xx-9-turbolasers
      further 0>1 front: insidious black
      obstructed 0>1 front: jainas-light no
      obstructed 0>1 right: jainas-light no
      obstructed 0>4 front: jainas-light no
      obstructed 0>4 right: jainas-light no
      token for 0 concentrate: commander-beck"
    `);
    const theirs = fleet({ friend: weak, active: 1, turnOf: 1, also: [ship(ISD, 0, 300, 300)] });
    theirs.table.fight({ attack: 'front>2.front' });
    expect(theirs.table.unit(2).status).toBe('destroyed');
    expect(theirs.moments()).toMatchInlineSnapshot(`
      "attack.defend 1>2: targeting-scrambler
      attack.defended 1>2: luminara-unduli-commander
      damage.suffers 2: implacable
      unit.destroyed 2: general-grievous-commander
      unit.doomed 2: general-rieekan"
    `);
  });
  it('a friendly squadron is destroyed by an enemy one', () => {
    const also = [squadron('x-wing-squadron', 0, 820, 400, { hull: 1 })];
    const { table, moments } = fleet({ phase: 'squadron', active: null, turnOf: 1, flying: { squadron: 4 }, also });
    table.fight({ 'squadron-act': 'attack', attack: '>5' });
    expect(moments()).toMatchInlineSnapshot(`
      "damage.suffers 5: implacable
      obstructed 4>5: jamming-field yes
      squadrons.turn: hyperwave-signal-boost
      unit.destroyed 5: general-grievous-commander"
    `);
  });
  it('their own ship is destroyed', () => {
    const own = { damage: 10, shields: { front: 0 } };
    const { table, moments } = fleet({ own, active: 1, turnOf: 1 });
    table.fight({ attack: 'front>0.front' });
    expect(moments()).toMatchInlineSnapshot(`
      "attack.damage 1>0: major-derlin
      attack.declared 1>0: barriss-offee emperor-palpatine-officer jedi-hostage
      attack.defend 1>0: admonition kyrsta-agate-commander lando-calrissian-officer point-defense-ion-cannons
          targeting-scrambler
      attack.defended 1>0: luminara-unduli-commander tranquility
      attack.gather 1>0: thermal-shields
      damage.suffers 0: bright-hope
      no critical 1>0: commander-gherant
      unit.destroyed 0: general-grievous-commander
      unit.doomed 0: general-rieekan"
    `);
  });
});
