import { describe, expect, it } from 'vitest';
import { deeds } from './deeds.ts';
import { type Fleet, fleet, OBEY, position } from './fleet.ts';

/** How the activation of a ship ends that begins now, wherever a card changes it. */
function doneIn(unit: number, more: Fleet): string {
  const about = { step: 'reveal', y: 640, active: unit, ...more };
  const heard = fleet(about);
  heard.table.goOn((t) => t.state.active !== unit, OBEY);
  const spec = (id: string) => position({ ...about, card: { id } });
  return deeds(heard.cards(), spec, OBEY, (t) => t.state.active !== unit);
}
const dial = (command: string) => ({ dials: [command, command, command], commands: [command] });

describe('what upgrade cards do in activations', () => {
  it('while their own ship resolves Repair', () => {
    expect(doneIn(0, { own: dial('repair') })).toMatchInlineSnapshot(`
      "admiral-ackbar: lasting 0 round,
      admiral-ozzel-commander: 0 place 813 389 -22, 0 speed 1, 4 place 880 329 0,
      ahsoka-tano-officer-rebel: 0 place 813 389 -22, 0 commands –, 0 speed 1,
          0 card exhausted repair navigate squadron concentrate repair 1 , 4 place 880 329 0,
          commands repair true false / navigate false true,
      asajj-ventress: 0 place 813 389 -22, 0 speed 1,
          0 card exhausted repair navigate squadron concentrate repair 1 , 1 raids –, 4 place 880 329 0,
          commands repair true false / navigate false true,
      bail-organa-commander: 0 place 813 389 -22, 0 speed 1, 0 card ready repair 1 , 4 place 880 329 0,
          commands squadron true false / repair true false / navigate true false,
      battle-droid-reserves: 0 damage 0 of 2, 0 card exhausted repair navigate squadron concentrate repair 1 ,
      clone-captain-silver: 0 place 800 300 0, 0 speed 0,
          0 card exhausted repair navigate squadron concentrate repair 1 ,
      commander-beck: 0 place 813 389 -22, 0 raids squadron navigate, 0 speed 1, 4 place 880 329 0,
          commands squadron false true / repair true false / navigate false true,
      commander-vanto: 0 place 813 389 -22, 0 speed 1,
          0 card exhausted repair navigate squadron concentrate repair 1 , 4 place 880 329 0,
          commands repair true false / navigate false true,
      comms-net: 0 commands –,
      defense-liaison: 0 place 813 389 -22, 0 shields 2 1 3 2 0 0, 0 commands –, 0 speed 1, 4 place 880 329 0,
          commands navigate true false,
      engineering-team: 0 shields 3 1 2 2 0 0,
      fb-88: 0 dials repair / ,
      hand-of-justice: 0 card exhausted repair navigate squadron concentrate repair 1 , 2 tokens br rr ed cr,
      leia-organa-commander: lasting 0 round, commands repair true true,
      moff-jerjerrod: 0 place 762 486 -67, 0 shields 3 0 2 2 0 0,
      munitions-resupply: 0 commands repair concentrate, 0 card exhausted repair navigate squadron repair 1 ,
      navigation-officer: 0 place 813 389 -22, 0 commands –, 0 speed 1, 4 place 880 329 0,
          commands repair false true / navigate true false,
      nova-defiant: 0 place 813 389 -22, 0 commands repair concentrate, 0 speed 1, 0 card ready repair 1 ,
          4 place 880 329 0, commands squadron false true / repair true false / navigate false true,
      ordnance-pods: 0 card exhausted repair navigate squadron concentrate repair 1 , 4 hull 3, dice hitcrit = 1,
          attacks granted front close false,
      parts-resupply: 0 card exhausted navigate squadron concentrate repair 1 ,
      passel-argente: 0 place 813 389 -22, 0 speed 1,
          0 card ready repair navigate squadron concentrate repair repair 1 , 4 place 880 329 0,
          commands repair true false / navigate true false,
      projection-experts: 0 shields 2 0 2 2 0 0, 2 shields 4 1 3 2 0 0,
      pursuant: 0 card discarded repair navigate squadron concentrate repair 1 ,
          commands squadron true false / repair true false,
      redemption: 0 shields 3 1 2 2 0 0,
      repair-crews: 0 shields 2 1 3 2 0 0, 0 damage 0 of 1,
      resolute: 0 card ready navigate squadron concentrate repair 1 ,
      rune-haako: 0 commands concentrate repair, 0 card ready repair 1 , 2 commands –,
          commands squadron false true / repair true false,
      skilled-first-officer: 0 dials repair / , 0 card discarded repair navigate squadron concentrate repair 1 ,
      swivel-mount-batteries: 0 card exhausted repair navigate squadron concentrate repair 1 ,
      tactical-expert: 0 commands –, commands repair false true,
      tikkes: 0 place 813 389 -22, 0 speed 1, 0 card ready repair navigate squadron concentrate repair repair 1 ,
          4 place 880 329 0, commands repair true false / navigate false true,
      veteran-captain: 0 place 813 389 -22, 0 speed 1,
          0 card discarded repair navigate squadron concentrate repair 1 , 4 place 880 329 0,
          commands repair true false / navigate false true,
      wat-tambor-officer: 0 shields 4 0 0 2 0 0,
      weapons-liaison: 0 shields 2 1 3 2 0 0, 0 commands –, commands –,
      wing-commander: 0 commands –, commands squadron true false / repair false true,"
    `);
  });
  it('while their own ship resolves Squadron', () => {
    expect(doneIn(0, { own: dial('squadron') })).toMatchInlineSnapshot(`
      "admiral-ackbar: lasting 0 round,
      admiral-ozzel-commander: 0 place 813 389 -22, 0 speed 1, 4 place 880 329 0,
      ahsoka-tano-officer-rebel: 0 place 813 389 -22, 0 commands –, 0 speed 1,
          0 card exhausted repair navigate squadron concentrate repair 1 , 4 place 880 329 0,
          commands squadron true false / navigate false true,
      asajj-ventress: 0 place 813 389 -22, 0 speed 1,
          0 card exhausted repair navigate squadron concentrate repair 1 , 1 raids –, 4 place 880 329 0,
          commands squadron true false / navigate false true,
      bail-organa-commander: 0 place 813 389 -22, 0 shields 4 0 2 2 0 0, 0 speed 1, 0 card ready repair 1 ,
          4 place 880 329 0, commands squadron true false / repair true false / navigate true false,
      clone-captain-silver: 0 place 800 300 0, 0 speed 0,
          0 card exhausted repair navigate squadron concentrate repair 1 ,
      clone-commander-wolffe: 0 card exhausted repair navigate squadron concentrate repair 1 ,
      clone-navigation-officer: 0 card exhausted repair navigate squadron concentrate repair 1 ,
      commander-beck: 0 place 813 389 -22, 0 shields 4 0 2 2 0 0, 0 raids repair navigate, 0 speed 1,
          4 place 880 329 0, commands squadron true false / repair false true / navigate false true,
      commander-vanto: 0 place 813 389 -22, 0 speed 1,
          0 card exhausted repair navigate squadron concentrate repair 1 , 4 place 880 329 0,
          commands squadron true false / navigate false true,
      comms-net: 0 commands –, 2 commands repair concentrate squadron,
      defense-liaison: 0 place 813 389 -22, 0 commands –, 0 speed 1, 4 place 880 329 0,
          commands navigate true false,
      engineering-captain: 0 shields 4 0 2 2 0 0, 0 commands –, commands squadron false true / repair true false,
      fb-88: 0 dials squadron / ,
      hand-of-justice: 0 card exhausted repair navigate squadron concentrate repair 1 , 2 tokens br rr ed cr,
      leia-organa-commander: lasting 0 round, commands squadron true true,
      moff-jerjerrod: 0 place 762 486 -67, 0 shields 1 1 3 2 0 0,
      munitions-resupply: 0 commands squadron concentrate, 0 card exhausted repair navigate squadron repair 1 ,
      navigation-officer: 0 place 813 389 -22, 0 commands –, 0 speed 1, 4 place 880 329 0,
          commands squadron false true / navigate true false,
      nova-defiant: 0 place 813 389 -22, 0 shields 4 0 2 2 0 0, 0 commands squadron concentrate, 0 speed 1,
          0 card ready repair 1 , 4 place 880 329 0,
          commands squadron true false / repair false true / navigate false true,
      ordnance-pods: 0 card exhausted repair navigate squadron concentrate repair 1 , 4 hull 3, dice hitcrit = 1,
          attacks granted front close false,
      parts-resupply: 0 commands squadron repair, 0 card exhausted navigate squadron concentrate repair 1 ,
      passel-argente: 0 place 813 389 -22, 0 speed 1,
          0 card ready repair navigate squadron concentrate squadron repair 1 , 4 place 880 329 0,
          commands squadron true false / navigate true false,
      resolute: 0 card ready repair navigate concentrate repair 1 ,
      rune-haako: 0 shields 4 0 2 2 0 0, 0 commands concentrate squadron, 0 card ready repair 1 , 2 commands –,
          commands squadron true false / repair false true,
      san-hill: 0 card ready repair navigate concentrate repair 1 ,
      skilled-first-officer: 0 dials squadron / , 0 card discarded repair navigate squadron concentrate repair 1 ,
      spha-t: 0 card exhausted repair navigate squadron concentrate repair 1 ,
      swivel-mount-batteries: 0 card exhausted repair navigate squadron concentrate repair 1 ,
      tactical-expert: 0 commands –, commands squadron false true,
      tikkes: 0 place 813 389 -22, 0 speed 1,
          0 card ready repair navigate squadron concentrate squadron repair 1 , 4 place 880 329 0,
          commands squadron true false / navigate false true,
      veteran-captain: 0 place 813 389 -22, 0 speed 1,
          0 card discarded repair navigate squadron concentrate repair 1 , 4 place 880 329 0,
          commands squadron true false / navigate false true,
      weapons-liaison: 0 commands –, commands –,"
    `);
  });
  it('while their own ship resolves Navigate', () => {
    expect(doneIn(0, { own: dial('navigate') })).toMatchInlineSnapshot(`
      "admiral-ackbar: lasting 0 round,
      admiral-ozzel-commander: 0 place 800 300 0, 0 speed 0, 4 place 880 360 0,
      ahsoka-tano-officer-rebel: 0 card exhausted repair navigate squadron concentrate repair 1 ,
      asajj-ventress: 0 card exhausted repair navigate squadron concentrate repair 1 , 1 raids –,
      bail-organa-commander: 0 shields 4 0 2 2 0 0, 0 card ready repair 1 ,
          commands squadron true false / repair true false / navigate true false,
      clone-navigation-officer: 0 card exhausted repair navigate squadron concentrate repair 1 ,
      commander-beck: 0 shields 4 0 2 2 0 0, 0 raids squadron repair,
          commands squadron false true / repair false true / navigate true false,
      commander-vanto: 0 card exhausted repair navigate squadron concentrate repair 1 ,
      comms-net: 0 commands –,
      defense-liaison: 0 commands –,
      engine-techs: 0 place 790 477 -45, 0 card exhausted repair navigate squadron concentrate repair 1 ,
      engineering-captain: 0 shields 4 0 2 2 0 0, 0 commands –, commands repair true false / navigate false true,
      fb-88: 0 dials navigate / ,
      hand-of-justice: 0 card exhausted repair navigate squadron concentrate repair 1 , 2 tokens br rr ed cr,
      harrow: 0 place 816 414 -45, 4 place 901 383 0,
      leia-organa-commander: 0 place 800 300 0, 0 speed 0, 4 place 880 360 0, lasting 0 round,
          commands navigate true true,
      moff-jerjerrod: 0 place 816 414 -45, 0 shields 1 1 3 2 0 0, 4 place 901 383 0,
      munitions-resupply: 0 commands navigate concentrate, 0 card exhausted repair navigate squadron repair 1 ,
      nova-defiant: 0 shields 4 0 2 2 0 0, 0 commands navigate concentrate, 0 card ready repair 1 ,
          commands squadron false true / repair false true / navigate true false,
      ordnance-pods: 0 card exhausted repair navigate squadron concentrate repair 1 , 4 hull 3, dice hitcrit = 1,
          attacks granted front close false,
      parts-resupply: 0 commands navigate repair, 0 card exhausted navigate squadron concentrate repair 1 ,
      passel-argente: 0 card ready repair navigate squadron concentrate navigate repair 1 ,
      pursuant: 0 card discarded repair navigate squadron concentrate repair 1 ,
          commands squadron true false / navigate true false,
      quantum-storm: 0 place 786 453 -22, 0 card exhausted repair navigate squadron concentrate repair 1 ,
      resolute: 0 card ready repair squadron concentrate repair 1 ,
      rune-haako: 0 shields 4 0 2 2 0 0, 0 commands concentrate, 0 card ready repair 1 , 2 commands –,
          commands squadron false true / repair false true / navigate true false,
      skilled-first-officer: 0 dials navigate / , 0 card discarded repair navigate squadron concentrate repair 1 ,
      swivel-mount-batteries: 0 card exhausted repair navigate squadron concentrate repair 1 ,
      tactical-expert: 0 commands –, commands navigate false true,
      tikkes: 0 card ready repair navigate squadron concentrate navigate repair 1 ,
      veteran-captain: 0 card discarded repair navigate squadron concentrate repair 1 ,
      weapons-liaison: 0 place 790 477 -45, 0 commands –, 0 speed 2, 4 place 880 360 0, commands –,
      wing-commander: 0 commands –, commands squadron true false / navigate false true,"
    `);
  });
  it('while an enemy resolves Squadron', () => {
    expect(doneIn(1, { turnOf: 1, foe: { ...dial('squadron'), raids: [] } })).toMatchInlineSnapshot(`
      "g-8-experimental-projector: 0 card exhausted repair navigate squadron concentrate repair 1 ,
          1 place 867 551 158,
      general-draven-commander: 0 card ready repair navigate concentrate repair 1 , 1 raids squadron,"
    `);
  });
});

it('what upgrade cards do between two rounds', () => {
  const dials = { dials: ['repair', 'repair', 'repair'] };
  const about = { active: null, y: 640, own: dials, foe: dials, friend: dials, phase: 'status', stage: 'start' };
  const heard = fleet(about);
  heard.table.until('activate');
  const spec = (id: string) => position({ ...about, card: { id } });
  expect(deeds(heard.cards(), spec, {}, (t) => t.open.some((o) => o.endsWith(' activate')))).toMatchInlineSnapshot(`
    "admiral-konstantine: 1 commands repair concentrate,
    admiral-tarkin: 0 dials repair repair repair / navigate, 0 card ready repair squadron concentrate repair 1 ,
    admiral-trench: 0 card ready repair navigate squadron concentrate 1 , lasting 0 round repair,
    all-fighters-follow-me: 0 card discarded repair navigate squadron concentrate repair 1 , lasting 0 round,
    count-dooku: 0 card ready repair squadron concentrate repair 1 , 1 raids squadron navigate,
    early-warning-system: lasting 0 round,
    entrapment-formation: 0 commands repair concentrate, lasting 0 round,
    gilded-aegis: 0 tokens br rd ed cr, 0 shields 6 0 0 2 0 0,
    grand-admiral-thrawn: 0 card ready repair navigate squadron concentrate 1 , lasting 0 round repair,
    hondo-ohnaka-officer: 0 card discarded repair navigate squadron concentrate repair 1 ,
        1 commands repair concentrate squadron,
    intensify-firepower: 0 commands navigate repair, lasting 0 round,
    nova-defiant: 0 dials repair repair repair navigate / ,
    redundant-shields: 0 shields 3 1 3 2 0 0,
    reinforced-blast-doors: 0 damage 1 of 1, 0 card discarded repair navigate squadron concentrate repair 1 ,
    shields-to-maximum: 0 commands navigate concentrate, lasting 0 round,
    sovereign: 0 commands repair concentrate navigate,
        0 card exhausted repair navigate squadron concentrate repair 1 , 2 commands repair concentrate navigate,
    support-officer: 0 dials navigate navigate navigate / ,
        0 card discarded repair navigate squadron concentrate repair 1 ,
    take-evasive-action: 0 commands repair concentrate, lasting 0 round,
    tikkes: 0 card ready navigate squadron concentrate repair 1 ,"
  `);
});
