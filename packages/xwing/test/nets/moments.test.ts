import { describe, expect, it } from 'vitest';
import { roll } from '../cards/upgrades/duel.ts';
import { academy, rookie, type ShipSpec, ship } from '../scene.ts';
import { heardPilots, heardUpgrades, type Moment } from './moments.ts';

/**
 * 'You' on a card is its own ship (XW-KARTENAUSLEGUNG-01): whoever stands by while others fight and fly has nothing to
 * say, unless the card speaks of others. These are all who may, moment by moment.
 */

const RICH = { focus: 1, evade: 1, stress: 1 };
const HURT = [{ card: 'directhit' }];

/** The carrier has flown and fought; its place is 70 mm beside the line between the others, if nothing else is said. */
const standingBy = (carrier: ShipSpec, more: ShipSpec): ShipSpec => ({
  ...carrier,
  seat: 0,
  x: 520,
  y: 380,
  degrees: 90,
  activated: true,
  fought: true,
  ...more,
});
const besideAFight =
  (y: number, red: string, green: string, more: ShipSpec = {}): Moment =>
  (carrier) => ({
    phase: 'combat',
    attack: roll(red),
    defence: roll(green),
    ships: [
      rookie(450, 300, 0, { tokens: RICH, locks: [1], shields: 1 }),
      academy(450, y, 180, { fought: true, tokens: RICH, damage: HURT }),
      standingBy(carrier, more),
    ],
  });
const besideAFlight =
  (dial: string, stress: number, y: number, more: ShipSpec = {}): Moment =>
  (carrier) => ({
    phase: 'activation',
    ships: [
      rookie(450, 300, 0, { dial, tokens: { stress } }),
      ship('imperial/tiefighter/blacksquadronpilot', 450, y, 180, { activated: true }),
      standingBy(carrier, more),
    ],
  });
const fighting =
  (y: number, red: string, green: string, mine: ShipSpec = {}, theirs: ShipSpec = {}): Moment =>
  (carrier) => ({
    phase: 'combat',
    attack: roll(red),
    defence: roll(green),
    ships: [
      { ...carrier, seat: 0, x: 450, y: 300, degrees: 0, ...mine },
      academy(450, y, 180, { fought: true, ...theirs }),
    ],
  });
const attacked =
  (y: number, red: string, green: string, mine: ShipSpec = {}, theirs: ShipSpec = {}): Moment =>
  (carrier) =>
    fighting(y, red, green, { fought: true, ...mine }, { fought: false, ...theirs })(carrier);
const flying =
  (dial: string, y: number): Moment =>
  (carrier) => ({
    phase: 'activation',
    ships: [
      { ...carrier, seat: 0, x: 450, y: 300, degrees: 0, dial, fought: true },
      academy(450, y, 180, { activated: true, fought: true }),
    ],
  });

const ARMED = { tokens: RICH, locks: [1], damage: HURT };
const list = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

describe('who is heard', () => {
  it('a friend beside an attack at range 1', () => {
    const moment = besideAFight(400, 'hcfb', 'efb');
    expect(heardUpgrades(moment)).toEqual(
      list(`
      crew/emperorpalpatine ept/decoy ept/swarmtactics ept/wingman illicit/glitterstim
      mod/countermeasures
    `),
    );
    expect(heardPilots(moment)).toEqual(
      list(`
      imperial/tieadvanced/commanderalozen imperial/tiefighter/howlrunner imperial/tiefofighter/epsilonleader
      imperial/tieinterceptor/carnorjax rebel/hwk290/janors rebel/uwing/sawgerrera
      rebel/xwing/biggsdarklighter scum/hwk290/palobgodalhi scum/starviper/guri
      scum/z95headhunter/kaatoleeachos
    `),
    );
  });
  it('a friend of the defender beside it', () => {
    const moment = besideAFight(400, 'hcfb', 'efb', { seat: 1 });
    expect(heardUpgrades(moment)).toEqual(
      list(`
      crew/deathtroopers crew/emperorpalpatine ept/decoy ept/drawtheirfire ept/swarmtactics ept/wingman
      illicit/glitterstim mod/countermeasures
    `),
    );
    expect(heardPilots(moment)).toEqual(
      list(`
      imperial/tieadvanced/commanderalozen imperial/tieadvanced/zertikstrom
      imperial/tiefofighter/epsilonleader imperial/tieinterceptor/carnorjax rebel/xwing/biggsdarklighter
      scum/hwk290/palobgodalhi scum/m3ainterceptor/serissu scum/protectoratestarfighter/oldteroch
      scum/starviper/guri scum/z95headhunter/kaatoleeachos
    `),
    );
  });
  it('a friend beside an attack at range 3 that hurts', () => {
    const moment = besideAFight(600, 'hcc', 'bbbb');
    expect(heardUpgrades(moment)).toEqual(
      list(`
      crew/emperorpalpatine ept/decoy ept/swarmtactics ept/wingman illicit/glitterstim
      mod/countermeasures
    `),
    );
    expect(heardPilots(moment)).toEqual(
      list(`
      imperial/tiefighter/howlrunner imperial/tiefofighter/epsilonleader rebel/hwk290/janors
      rebel/uwing/sawgerrera rebel/xwing/biggsdarklighter scum/hwk290/palobgodalhi
      scum/z95headhunter/kaatoleeachos
    `),
    );
  });
  it('a friend with tokens and a lock of its own', () => {
    const moment = besideAFight(480, 'hfb', 'efb', { tokens: RICH, locks: [1], damage: HURT });
    expect(heardUpgrades(moment)).toEqual(
      list(`
      amd/r5p9 crew/emperorpalpatine crew/operationsspecialist crew/rey ept/decoy ept/swarmtactics ept/wingman
      illicit/glitterstim mod/countermeasures tech/targetingsynchronizer
    `),
    );
    expect(heardPilots(moment)).toEqual(
      list(`
      imperial/tieadvanced/commanderalozen imperial/tieadvanced/lieutenantcolzet
      imperial/tiefighter/howlrunner imperial/tiefofighter/epsilonleader imperial/tieinterceptor/carnorjax
      rebel/hwk290/kylekatarn rebel/kwing/esegetuketu rebel/uwing/sawgerrera rebel/xwing/biggsdarklighter
      scum/g1astarfighter/4lom scum/hwk290/palobgodalhi scum/jumpmaster5000/manaroo
      scum/protectoratestarfighter/oldteroch scum/starviper/guri scum/yv666/lattsrazzi
      scum/z95headhunter/kaatoleeachos
    `),
    );
  });
  it('a friend at range 2 of the attacker', () => {
    const moment = besideAFight(480, 'hfb', 'efb', { x: 650 });
    expect(heardUpgrades(moment)).toEqual(
      list(`
      crew/emperorpalpatine crew/operationsspecialist ept/decoy illicit/glitterstim
      mod/countermeasures
    `),
    );
    expect(heardPilots(moment)).toEqual(
      list(`
      rebel/hwk290/janors rebel/uwing/sawgerrera rebel/xwing/biggsdarklighter scum/hwk290/palobgodalhi
      scum/z95headhunter/kaatoleeachos
    `),
    );
  });
  it('a friend at range 3 of the attacker', () => {
    const moment = besideAFight(480, 'hfb', 'efb', { x: 740 });
    expect(heardUpgrades(moment)).toEqual(
      list(`
      crew/emperorpalpatine illicit/glitterstim mod/countermeasures
    `),
    );
    expect(heardPilots(moment)).toEqual(
      list(`
      rebel/hwk290/janors rebel/xwing/biggsdarklighter
    `),
    );
  });
  it('a friend out of reach', () => {
    const moment = besideAFight(480, 'hcb', 'efb', { x: 860 });
    expect(heardUpgrades(moment)).toEqual(
      list(`
      crew/emperorpalpatine illicit/glitterstim mod/countermeasures
    `),
    );
    expect(heardPilots(moment)).toEqual(
      list(`
      rebel/xwing/biggsdarklighter
    `),
    );
  });
  it('a friend beside a green manoeuvre of a stressed ship', () => {
    const moment = besideAFlight('s1', 1, 480);
    expect(heardUpgrades(moment)).toEqual(
      list(`
      crew/leiaorgana ept/decoy ept/swarmtactics illicit/glitterstim mod/countermeasures mod/servomotorsfoils
    `),
    );
    expect(heardPilots(moment)).toEqual(
      list(`
      imperial/tieadvanced/commanderalozen rebel/hwk290/roarkgarnet rebel/uwing/cassianandor
      rebel/xwing/biggsdarklighter scum/hwk290/torkilmux scum/protectoratestarfighter/oldteroch
      scum/starviper/guri
    `),
    );
  });
  it('a friend beside a red manoeuvre', () => {
    const moment = besideAFlight('k4', 0, 480);
    expect(heardUpgrades(moment)).toEqual(
      list(`
      crew/leiaorgana ept/decoy ept/swarmtactics ept/wingman illicit/glitterstim mod/countermeasures
      mod/servomotorsfoils
    `),
    );
    expect(heardPilots(moment)).toEqual(
      list(`
      imperial/lambdaclassshuttle/captainyorr imperial/tieadvanced/commanderalozen
      imperial/tiefofighter/epsilonleader rebel/hwk290/roarkgarnet rebel/xwing/biggsdarklighter
      scum/hwk290/torkilmux scum/protectoratestarfighter/oldteroch scum/starviper/guri
    `),
    );
  });
  it('an enemy beside a ship that bumps', () => {
    const moment = besideAFlight('s2', 0, 385, { seat: 1 });
    expect(heardUpgrades(moment)).toEqual(
      list(`
      crew/intelligenceagent crew/leiaorgana ept/decoy ept/swarmtactics illicit/glitterstim
      mod/countermeasures mod/servomotorsfoils
    `),
    );
    expect(heardPilots(moment)).toEqual(
      list(`
      imperial/tieadvanced/commanderalozen rebel/xwing/biggsdarklighter scum/protectoratestarfighter/oldteroch
      scum/starviper/guri
    `),
    );
  });
  it('the attacker at range 1, with nothing but blanks', () => {
    const moment = fighting(400, 'bbbbb', 'bbbb');
    expect(heardUpgrades(moment)).toEqual(
      list(`
      amd/r3a2 cannon/arccaster cannon/autoblaster cannon/flechettecannon cannon/ioncannon cannon/jammingbeam
      cannon/linkedbattery cannon/manglercannon cannon/tractorbeam crew/bossk crew/captainrex crew/darthvader
      crew/dengar crew/emperorpalpatine crew/finn crew/gunner crew/lukeskywalker crew/marajade crew/maul
      crew/operationsspecialist crew/zuckuss ept/fearlessness ept/lonewolf ept/opportunist ept/predator
      ept/snapshot illicit/empdevice illicit/feedbackarray illicit/glitterstim
      mod/advancedcloakingdevice mod/capturedtie mod/countermeasures system/accuracycorrector
      system/firecontrolsystem title/allianceoverhaul title/firstordervanguard title/kylorensshuttle
      title/specialopstraining turret/autoblasterturret turret/dorsalturret turret/ioncannonturret
    `),
    );
    expect(heardPilots(moment)).toEqual(
      list(`
      imperial/tieadvanced/commanderalozen imperial/tiefighter/maulermithel imperial/tiefighter/wampa
      imperial/tiefofighter/zetaleader imperial/tieinterceptor/turrphennir imperial/tiereaper/majorvermeil
      imperial/tiestriker/puresabacc rebel/ewing/corranhorn rebel/kwing/mirandadoni rebel/xwing/biggsdarklighter
      rebel/xwing/wedgeantilles rebel/yt1300/chewbacca rebel/yt1300/chewbacca-swx57 rebel/yt1300/hansolo
      rebel/yt1300/hansolo-swx57 rebel/yt1300/landocalrissian rebel/yt1300/rey
      rebel/z95headhunter/lieutenantblount scum/firespray31/bobafett scum/g1astarfighter/zuckuss
      scum/kihraxzfighter/talonbanecobra scum/lancerclasspursuitcraft/asajjventress
      scum/lancerclasspursuitcraft/ketsuonyo scum/m12lkimogilafighter/dalanoberos
      scum/m12lkimogilafighter/toranikulda scum/m3ainterceptor/inaldra scum/m3ainterceptor/sunnybounder
      scum/protectoratestarfighter/fennrau scum/protectoratestarfighter/oldteroch scum/starviper/guri
      scum/z95headhunter/ndrusuhlak
    `),
    );
  });
  it('the attacker at range 2, with a result of each kind', () => {
    const moment = fighting(480, 'hcfb', 'bbbb');
    expect(heardUpgrades(moment)).toEqual(
      list(`
      amd/r3a2 amd/r3astromech cannon/flechettecannon cannon/heavylasercannon cannon/ioncannon
      cannon/jammingbeam cannon/linkedbattery cannon/manglercannon cannon/tractorbeam crew/bistan
      crew/darthvader crew/dengar crew/emperorpalpatine crew/finn crew/greedo crew/maul crew/sawgerrera
      crew/tactician crew/wookieecommandos crew/zuckuss ept/expertise ept/opportunist ept/predator
      illicit/empdevice illicit/glitterstim mod/advancedcloakingdevice mod/capturedtie
      mod/countermeasures system/accuracycorrector system/firecontrolsystem title/allianceoverhaul
      title/firstordervanguard title/kylorensshuttle title/shadowcaster title/specialopstraining
      turret/dorsalturret turret/ioncannonturret turret/twinlaserturret
    `),
    );
    expect(heardPilots(moment)).toEqual(
      list(`
      imperial/tieadvanced/maarekstele imperial/tieadvprototype/theinquisitor imperial/tiedefender/maarekstele
      imperial/tiefighter/wampa imperial/tiefofighter/zetaleader imperial/tieinterceptor/turrphennir
      imperial/tiephantom/whisper imperial/tiereaper/majorvermeil imperial/tiestriker/puresabacc
      imperial/vt49decimator/rearadmiralchiraneau rebel/bsf17bomber/crimsonleader rebel/ewing/corranhorn
      rebel/ewing/etahnabaht rebel/kwing/mirandadoni rebel/xwing/biggsdarklighter rebel/xwing/wedgeantilles
      rebel/yt1300/chewbacca rebel/yt1300/chewbacca-swx57 rebel/yt1300/hansolo rebel/yt1300/hansolo-swx57
      rebel/yt1300/landocalrissian rebel/yt1300/rey scum/g1astarfighter/zuckuss
      scum/lancerclasspursuitcraft/asajjventress scum/m12lkimogilafighter/dalanoberos
      scum/m12lkimogilafighter/toranikulda scum/m3ainterceptor/inaldra scum/yv666/bossk
      scum/z95headhunter/ndrusuhlak
    `),
    );
  });
  it('the attacker at range 1 who has everything', () => {
    const moment = fighting(400, 'hcfb', 'efbb', ARMED, { tokens: RICH, damage: HURT });
    expect(heardUpgrades(moment)).toEqual(
      list(`
      amd/r3a2 amd/r3astromech amd/r5p9 cannon/arccaster cannon/autoblaster cannon/flechettecannon cannon/ioncannon
      cannon/jammingbeam cannon/linkedbattery cannon/manglercannon cannon/tractorbeam crew/4lom crew/bistan
      crew/dengar crew/emperorpalpatine crew/ezrabridger crew/finn crew/hansolo crew/hotshotcopilot crew/maul
      crew/rey crew/sawgerrera crew/wookieecommandos ept/calculation ept/crackshot ept/fearlessness ept/juke
      ept/lonewolf ept/predator ept/snapshot ept/wired illicit/empdevice
      illicit/feedbackarray illicit/glitterstim missile/protonrockets missile/unguidedrockets
      missile/xx23sthreadtracers mod/capturedtie mod/countermeasures samd/r4b11 system/accuracycorrector
      system/advtargetingcomputer tech/weaponsguidance title/allianceoverhaul title/firstordervanguard
      title/specialopstraining torpedo/advprotontorpedoes turret/autoblasterturret turret/dorsalturret
      turret/ioncannonturret turret/syncedturret
    `),
    );
    expect(heardPilots(moment)).toEqual(
      list(`
      imperial/tieadvanced/commanderalozen imperial/tieadvanced/maarekstele
      imperial/tieaggressor/lieutenantkestal imperial/tiedefender/colonelvessery
      imperial/tiedefender/maarekstele imperial/tiefighter/maulermithel imperial/tiefighter/scourge
      imperial/tiefighter/wampa imperial/tiefighter/wingedgundark imperial/tiefofighter/epsilonleader
      imperial/tiefofighter/omegaace imperial/tiefofighter/omegaleader imperial/tieinterceptor/carnorjax
      imperial/tiephantom/whisper imperial/tiestriker/puresabacc imperial/vt49decimator/rearadmiralchiraneau
      rebel/bsf17bomber/crimsonleader rebel/bwing/ibtisam rebel/bwing/keyanfarlander rebel/ewing/etahnabaht
      rebel/kwing/mirandadoni rebel/t70xwing/poedameron rebel/t70xwing/poedameron-swx57 rebel/uwing/sawgerrera
      rebel/xwing/biggsdarklighter rebel/xwing/wedgeantilles rebel/yt1300/chewbacca rebel/yt1300/chewbacca-swx57
      rebel/yt1300/hansolo rebel/yt1300/hansolo-swx57 rebel/yt1300/landocalrissian rebel/yt1300/rey
      rebel/yt2400/eadenvrill scum/firespray31/bobafett scum/g1astarfighter/zuckuss scum/hwk290/palobgodalhi
      scum/kihraxzfighter/talonbanecobra scum/lancerclasspursuitcraft/asajjventress
      scum/lancerclasspursuitcraft/ketsuonyo scum/m12lkimogilafighter/dalanoberos scum/m3ainterceptor/inaldra
      scum/protectoratestarfighter/fennrau scum/protectoratestarfighter/oldteroch scum/starviper/guri
      scum/yv666/bossk scum/yv666/lattsrazzi scum/z95headhunter/ndrusuhlak
    `),
    );
  });
  it('the attacker who has everything and misses', () => {
    const moment = fighting(480, 'bbb', 'eee', ARMED, { tokens: RICH });
    expect(heardUpgrades(moment)).toEqual(
      list(`
      amd/r3a2 amd/r5p9 cannon/flechettecannon cannon/heavylasercannon cannon/ioncannon cannon/jammingbeam
      cannon/linkedbattery cannon/manglercannon cannon/tractorbeam crew/4lom crew/bossk crew/captainrex crew/darthvader
      crew/dengar crew/emperorpalpatine crew/finn crew/gunner crew/hotshotcopilot crew/lukeskywalker
      crew/operationsspecialist crew/rey crew/tactician ept/crackshot ept/juke ept/lonewolf ept/predator
      illicit/empdevice illicit/glitterstim missile/advhomingmissiles
      missile/assaultmissiles missile/concussionmissiles missile/cruisemissiles missile/harpoonmissiles
      missile/homingmissiles missile/ionpulsemissiles missile/scramblermissiles missile/unguidedrockets
      missile/xx23sthreadtracers mod/capturedtie mod/countermeasures samd/r4b11 system/accuracycorrector
      system/advtargetingcomputer system/firecontrolsystem tech/weaponsguidance title/allianceoverhaul
      title/firstordervanguard title/specialopstraining torpedo/flechettetorpedoes torpedo/iontorpedoes
      torpedo/plasmatorpedoes torpedo/protontorpedoes turret/dorsalturret turret/ioncannonturret
      turret/syncedturret turret/twinlaserturret
    `),
    );
    expect(heardPilots(moment)).toEqual(
      list(`
      imperial/tieadvprototype/theinquisitor imperial/tieaggressor/lieutenantkestal
      imperial/tiedefender/colonelvessery imperial/tiefighter/wampa imperial/tiefofighter/epsilonleader
      imperial/tiefofighter/omegaace imperial/tiefofighter/omegaleader imperial/tieinterceptor/kirkanos
      imperial/tiestriker/puresabacc rebel/bwing/ibtisam rebel/bwing/keyanfarlander rebel/ewing/corranhorn
      rebel/kwing/mirandadoni rebel/uwing/sawgerrera rebel/xwing/biggsdarklighter rebel/xwing/wedgeantilles
      rebel/xwing/wesjanson rebel/yt1300/chewbacca rebel/yt1300/chewbacca-swx57 rebel/yt1300/hansolo
      rebel/yt1300/hansolo-swx57 rebel/yt1300/landocalrissian rebel/yt1300/rey rebel/yt2400/eadenvrill
      rebel/ywing/hortonsalm rebel/z95headhunter/lieutenantblount scum/g1astarfighter/zuckuss
      scum/hwk290/palobgodalhi scum/lancerclasspursuitcraft/asajjventress scum/m12lkimogilafighter/dalanoberos
      scum/m12lkimogilafighter/toranikulda scum/m3ainterceptor/inaldra scum/m3ainterceptor/sunnybounder
      scum/yv666/lattsrazzi scum/z95headhunter/ndrusuhlak
    `),
    );
  });
  it('the defender at range 1 who has everything', () => {
    const moment = attacked(400, 'hcf', 'efb', ARMED, { tokens: RICH, locks: [0] });
    expect(heardUpgrades(moment)).toEqual(
      list(`
      amd/m9g8 amd/r5p9 amd/r7astromech crew/c3po crew/emperorpalpatine crew/finn crew/flightinstructor
      crew/hotshotcopilot crew/lattsrazzi crew/magvayarro crew/rebelcaptive crew/rey ept/wired
      illicit/glitterstim mod/countermeasures mod/lightweightframe mod/pulsedrayshield
      mod/stealthdevice samd/r5p8 system/sensorjammer system/thrustcorrector title/concorddawnprotector
      title/enforcer title/firstordervanguard title/pivotwing
    `),
    );
    expect(heardPilots(moment)).toEqual(
      list(`
      imperial/tieadvanced/commanderalozen imperial/tieadvanced/zertikstrom imperial/tiefighter/darkcurse
      imperial/tiefofighter/epsilonleader imperial/tiefofighter/omegaleader imperial/tieinterceptor/carnorjax
      imperial/tiesffighter/quickdraw imperial/tiesilencer/kyloren imperial/upsilonclassshuttle/kyloren
      rebel/awing/gemmersojan rebel/bwing/ibtisam rebel/ewing/corranhorn rebel/t70xwing/poedameron
      rebel/t70xwing/poedameron-swx57 rebel/t70xwing/redace rebel/vcx100/kananjarrus
      rebel/xwing/biggsdarklighter rebel/xwing/lukeskywalker rebel/xwing/tarnmison scum/firespray31/bobafett
      scum/g1astarfighter/4lom scum/hwk290/palobgodalhi scum/jumpmaster5000/dengar
      scum/kihraxzfighter/grazthehunter scum/lancerclasspursuitcraft/asajjventress
      scum/lancerclasspursuitcraft/ketsuonyo scum/lancerclasspursuitcraft/sabinewren
      scum/m12lkimogilafighter/dalanoberos scum/m3ainterceptor/inaldra scum/protectoratestarfighter/fennrau
      scum/protectoratestarfighter/oldteroch scum/starviper/guri
    `),
    );
  });
  it('the defender without shields, dealt critical hits', () => {
    const moment = attacked(480, 'cc', 'bbb', { shields: 0 });
    expect(heardUpgrades(moment)).toEqual(
      list(`
      amd/r5astromech crew/c3po crew/chewbacca crew/emperorpalpatine crew/finn crew/flightinstructor
      crew/magvayarro crew/moffjerjerrod crew/r2d2-swx22 crew/rebelcaptive ept/elusiveness ept/lonewolf
      illicit/glitterstim mod/countermeasures mod/pulsedrayshield
      mod/stealthdevice samd/r5p8 samd/salvagedastromech system/thrustcorrector title/enforcer
      title/firstordervanguard title/kylorensshuttle title/pivotwing
    `),
    );
    expect(heardPilots(moment)).toEqual(
      list(`
      imperial/tiesilencer/kyloren imperial/tiestriker/countdown imperial/upsilonclassshuttle/kyloren
      rebel/xwing/biggsdarklighter rebel/xwing/tarnmison rebel/yt1300/chewbacca rebel/yt1300/rey
      rebel/yt2400/leebo scum/jumpmaster5000/dengar scum/kihraxzfighter/grazthehunter
      scum/lancerclasspursuitcraft/asajjventress scum/lancerclasspursuitcraft/sabinewren
      scum/m12lkimogilafighter/dalanoberos scum/m3ainterceptor/sunnybounder
    `),
    );
  });
  it('a ship that flies straight, no enemy near', () => {
    const moment = flying('s2', 880);
    expect(heardUpgrades(moment)).toEqual(
      list(`
      amd/bb8 amd/flightassistastromech amd/r2f2 amd/r5d8 bomb/bombletgenerator bomb/clustermines bomb/connernet
      bomb/ionbombs bomb/protonbombs bomb/proximitymines bomb/seismiccharges bomb/thermaldetonators
      crew/fleetofficer crew/generalhux crew/gonk crew/jynerso crew/landocalrissian crew/leebo crew/leiaorgana
      crew/navigator ept/daredevil ept/debrisgambit ept/experthandling ept/expose ept/lightningreflexes
      ept/marksmanship ept/rage ept/stayontarget illicit/burnoutslam illicit/cloakingdevice
      illicit/contrabandcybernetics illicit/glitterstim illicit/inertialdampeners illicit/riggedcargochute
      mod/countermeasures mod/longrangescanners mod/servomotorsfoils system/advancedsensors tech/patternanalyzer
      title/adaptiveailerons title/advancedailerons title/pivotwing title/st321
    `),
    );
    expect(heardPilots(moment)).toEqual(
      list(`
      imperial/tieadvanced/junoeclipse imperial/tiedefender/countessryad imperial/tiefighter/nightbeast
      rebel/t70xwing/snapwexley rebel/vcx100/herasyndulla rebel/xwing/biggsdarklighter
    `),
    );
  });
  it('a ship that flies a white manoeuvre towards an enemy', () => {
    const moment = flying('s4', 600);
    expect(heardUpgrades(moment)).toEqual(
      list(`
      amd/r2f2 amd/r5d8 amd/r7t1 bomb/bombletgenerator bomb/clustermines bomb/connernet bomb/ionbombs
      bomb/protonbombs bomb/proximitymines bomb/seismiccharges bomb/thermaldetonators crew/fleetofficer
      crew/generalhux crew/gonk crew/jynerso crew/kyloren crew/landocalrissian crew/leebo crew/leiaorgana
      crew/marajade crew/navigator crew/saboteur ept/daredevil ept/debrisgambit ept/experthandling ept/expose
      ept/lightningreflexes ept/marksmanship ept/rage ept/squadleader ept/stayontarget illicit/burnoutslam
      illicit/cloakingdevice illicit/contrabandcybernetics illicit/glitterstim illicit/inertialdampeners
      illicit/riggedcargochute mod/countermeasures mod/gyroscopictargeting mod/longrangescanners
      mod/servomotorsfoils mod/spacetugtractorarray system/advancedsensors title/adaptiveailerons
      title/advancedailerons title/kylorensshuttle title/pivotwing title/tiex7
    `),
    );
  });
});
