/** Upgrades of 2.6 of which nobody has read the text: none is played as if it were complete. R-L2-42 */
import { describe, expect, it } from 'vitest';
import { CARDS_26 } from '../../src/cards/index.ts';
import { commandsIn, findUpgrade, formatOf, upgradesIn } from '../../src/data/index.ts';
import { unenforcedIn } from '../../src/game.ts';

import { SAYINGS } from '../../src/text/abilities/index.ts';
import { army } from '../build/words.ts';

/** New in 2.6, nothing on them but what the facts hold, and a public text has been read that says so. */
const READ_AND_WITHOUT_EFFECT = `
  axe-ewok beskar-spear black-sun-enforcer black-sun-vigo boil clone-captain clone-commander-cody clone-trooper-infantry
  dc-15x-arc-trooper-gunner dlt-20a-range-trooper dp-23-clone-trooper electro-whip-soldier ewok-trapper fifth-brother
  geonosian-warrior heavy-laser-cannon imperial-dark-trooper jyn-erso kx-series-security-droids lead-by-example
  mag-det-enforcer mertalizer mortar-clone-trooper p13-m-disruptor-soldier prepared-supplies pyke-syndicate-capo
  pyke-syndicate-foot-soldier range-trooper rook-kast rps-6-clone-trooper saxons-galar-90-rifle
  saxons-jetpack-rockets scatter-gun-enforcer seventh-sister sm-9-frag-launcher sonic-cannon-warrior sonic-imploders
  super-commando-gunslinger super-commando-marksman t-21a-range-trooper tech the-darksaber-gideon
  underworld-connections waxer xs-iv-assault-cannon z-6-clone-trooper
`;
/** Keywords, weapon and price are known from a public list, but their text is not. */
const UNREAD = `
  academy-trained adaptive-combat-network agile-climber ahsoka-tano-jedi-padawan annul arf-trooper-duo axe-woves
  battlemaster battlemind black-sun-crew bo-katan-kryze cassian-andor caught-in-a-web champion-of-the-watch
  chewbacca children-of-the-watch clairvoyance clan-kryze clan-saxon clan-wren clone-captain-rex
  clone-trooper-marksman clone-trooper-marksmen-squad combat-armor combat-armor-empire combat-shields
  command-and-control-uplink dc-15-clone-trooper deadeye defend-in-depth despair din-djarin dins-jetpack
  door-gunners double-bladed-lightsaber dual-armaments echo-clone-force-99 ee-3-carbine-rifle electrostaff
  electrostaff-pirate enhanced-combat-subroutines expanded-databanks extra-supplies fire-control flame-projector
  flame-projector-gear force-absorb force-agility force-drain force-enhanced-defense force-pike-warrior
  frontline-commander full-beskar-armor galaar-15-carbine galaar-15-carbines galaar-90-sniper-rifle
  galaar-90-sniper-rifle-mandalorian-leader gang-boss gar-saxon general-of-the-republic go-for-broke guild-member
  hatred heavy-aqua-droid heavy-arm-cannon heavy-blaster-pistol heavy-blaster-pistol-rebel helping-hand
  high-speed-tracking hit-the-dirt ig-100-magnaguard-pilot imperial-march infantry-support jedi-consular
  jedi-guardian jedi-guardian-doctrine jedi-negotiator jedi-training-force-adept jedi-training-master-duelist
  jedi-training-peacekeeping-mission jedi-training-tactical-acumen jetpack-rockets-grenades ki-adi-mundi
  lightsaber limiter-override logistical-prowess long-rifle-pirate luke-skywalker lying-in-wait mace-windu
  mandalorian-initiate-squad micro-grenade-launcher mobility-upgrade nanny-programming obi-wan-kenobi
  optimized-task-flow overcharged-blaster-packs overclock paz-vizsla personal-combat-shield-gear pirate-captain
  platoon-commander plo-koon-squad-leader proven-tactician pyke-syndicate-crew pyke-syndicate-foot-soldier-squad
  reluctant-hero repeating-blaster rook-kast-saxon rps-6-arf-trooper sabine-wren security-detail seek-and-destroy
  seeker-droid shaak-ti shukur-05-repeater sliced-comms squadron-leader strategic-programming   strong-in-the-force stuck-in stun-baton super-commando-gunslinger-saxon super-commando-marksman-saxon
  superior-equipment tank-hunting-munitions targeting-relay the-armorer the-darksaber-bo-katan the-darksaber-din
  the-darksaber-gar thermal-detonator tip-of-the-spear tools-of-the-trade-jetpack-rockets
  tools-of-the-trade-whipcord-launcher tranquility tristan-wren-personnel turbo-charge
  twin-blaster-cannons-lm-432-crab-droid twin-lightsabers tyrannical-taskmaster unseen-saboteur ursa-wren-personnel
  vibro-axe vibrosword war-party-leader weequay-captain weequay-crew weequay-pirate-squad whipcord-launcher
  youre-not-all-the-same-to-me z-6-riot-baton
`;
const words = (list: string): readonly string[] => list.trim().split(/\s+/).sort();
const isNew = (id: string): boolean => findUpgrade(id, '1.2') === undefined;

describe('upgrades of 2.6', () => {
  it('that are new and have no effect have been read, each of them', () => {
    const silent = upgradesIn('2.6').filter(({ id, effect, unknown }) => isNew(id) && !effect && !unknown);
    expect(silent.map(({ id }) => id).sort()).toEqual(words(READ_AND_WITHOUT_EFFECT));
  });
  it('whose text nobody has read are these', () => {
    const unread = upgradesIn('2.6').filter(({ unknown }) => unknown);
    expect(unread.map(({ id }) => id).sort()).toEqual(words(UNREAD));
  });
  it('and command cards that do not act are marked, and none that acts is', () => {
    const marked = [
      ...upgradesIn('2.6').map((card) => ({ card, key: `upgrade/${card.id}` })),
      ...commandsIn('2.6').map((card) => ({ card, key: `command/${card.id}` })),
    ].filter(
      ({ card, key }) => (card.effect || card.unknown === true) && !CARDS_26.has(key) !== (card.unknown === true),
    );
    expect(marked.map(({ key }) => key)).toEqual([]);
  });
  it('are not explained in the words of 1.x where the later text is unknown', () => {
    const later = [
      ...upgradesIn('2.6').map((card) => ({ card, key: `upgrade/${card.id}` })),
      ...commandsIn('2.6').map((card) => ({ card, key: `command/${card.id}` })),
    ].filter(({ card, key }) => card.unknown && SAYINGS[key] !== undefined);
    expect(later.map(({ key }) => key)).toEqual(['command/idiots-array', 'command/ace-up-his-sleeve']);
    for (const { key } of later) expect(SAYINGS[`${key}@2.6`]?.en).toContain('does not carry it out');
  });
  it('[LE-GOLDENE-REGELN-02] are named in an army: the lightsaber of a Jedi Knight is, Lead by Example is not', () => {
    const knight = (upgrade: string) => {
      const list = army('republic', [`jedi-knight-general ${upgrade}`], '2.6');
      return unenforcedIn(list, formatOf('standard-2'));
    };
    expect(knight('lightsaber')).toEqual(['upgrade/lightsaber']);
    expect(knight('lead-by-example')).toEqual([]);
  });
});
