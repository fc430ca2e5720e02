import { describe, expect, it } from 'vitest';
import { ship, squadron } from '../../table.ts';
import { attack, fleet, ISD, POOR } from './fleet.ts';
import type { Heard } from './listening.ts';

describe('upgrade cards between the activations', () => {
  const dials = { dials: ['repair', 'repair', 'repair'] };
  const begins = { active: null, y: 640, own: dials, foe: dials, friend: dials };
  /** From this moment to the next activation. */
  const heardFrom = (more: object): Heard => {
    const heard = fleet({ ...begins, ...more });
    const { table } = heard;
    const before = table.events('activates').length;
    table.goOn((t) => t.ask().kind === 'activate' || t.events('activates').length > before);
    return heard;
  };
  const ends = heardFrom({ phase: 'status', stage: 'start' });
  it('a round ends, and the next one begins', () => {
    expect(ends.moments()).toMatchInlineSnapshot(`
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
    expect(heardFrom({ ...POOR, phase: 'status', stage: 'start' }).moments(ends)).toMatchInlineSnapshot(`
      "command.end: -gilded-aegis -tikkes
      command.start: -support-officer
      ships.start: -admiral-tarkin -admiral-trench -count-dooku -grand-admiral-thrawn -reinforced-blast-doors
          -sovereign"
    `);
  });
  it('the same for exhausted cards in the fifth round', () => {
    const heard = heardFrom({ card: { exhausted: true }, phase: 'status', stage: 'start', round: 5 });
    expect(heard.moments(ends)).toMatchInlineSnapshot(`""`);
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
    const own = attack('front>1.front', fleet({ foe: weak }));
    expect(own.table.unit(1).status).toBe('destroyed');
    expect(own.moments(attack('front>1.front', fleet()))).toMatchInlineSnapshot(`
      "attack.modify 0>1: -mar-tuuk
      no target 0>1: -slaved-turrets
      no target 0>4: -slaved-turrets"
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
    const theirs = { active: 1, turnOf: 1 };
    const heard = attack('front>0.front', fleet({ own, ...theirs }));
    expect(heard.moments(attack('front>0.front', fleet(theirs)))).toMatchInlineSnapshot(`
      "attack.declared 1>0: -reeva-demesne
      damage.suffers 0: -foremans-labor -implacable
      unit.destroyed 0: +general-grievous-commander
      unit.doomed 0: +general-rieekan"
    `);
  });
});
