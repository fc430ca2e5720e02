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
  it('a whole round, from one Squadron Phase to the next', async () => {
    const all = { ...dials, activated: true };
    const { table, moments } = fleet({ ...begins, own: all, foe: all, friend: all, phase: 'squadron', stage: 'start' });
    table.goOn((t) => t.state.phase === 'status');
    await expect(moments()).toMatchFileSnapshot(
      '../../golden/moments/rounds/a-whole-round-from-one-squadron-phase-to-the-next.txt',
    );
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
