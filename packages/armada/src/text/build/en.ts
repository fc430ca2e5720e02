import type { Dictionary } from '@holotisch/engine';
import { nameText } from './names.ts';

/** What there is to say about fleets: their faults, what an import changed, the printed form. */
export const buildEn: Dictionary = {
  ...nameText.en,
  'ar.fleet.unknownShip': 'There is no ship card “{id}”.',
  'ar.fleet.unknownSquadron': 'There is no squadron card “{id}”.',
  'ar.fleet.unknownUpgrade': 'There is no upgrade card “{id}”.',
  'ar.fleet.unknownObjective': 'There is no objective card “{id}”.',
  'ar.fleet.mixedFactions': '{card} belongs to the faction {faction}, the fleet to {fleet}.',
  'ar.fleet.otherFaction': '{card} can be equipped by ships of these factions only: {allowed}.',
  'ar.fleet.otherSize': '{card} can be equipped by ships of this size class only: {allowed}.',
  'ar.fleet.otherShip': 'Ship and title do not show the same ship icon: {card} is for {allowed}.',
  'ar.fleet.otherName': '{card} can be equipped only by a ship with “{words}” in its name.',
  'ar.fleet.noTrait': '{card} asks for a trait that this ship does not have: {trait}.',
  'ar.fleet.onlyFlagship': '{card} can be equipped by the flagship only.',
  'ar.fleet.hasIcon': '{card} is not for ships that have this icon in their upgrade bar already: {slot}.',
  'ar.fleet.hugeAdds': '{card} adds an icon to the upgrade bar; a huge ship cannot equip it.',
  'ar.fleet.barredBy': 'With {by} the ship cannot equip {card}: no card with the icon {slot}.',
  'ar.fleet.noIcon': '{card} needs icons that this ship does not have: {slots}.',
  'ar.fleet.iconTaken': 'There is no icon left in the upgrade bar for {card}: {slots}.',
  'ar.fleet.secondTitle': 'A ship cannot equip more than one title; {card} would be the second.',
  'ar.fleet.copy': 'A ship can equip only 1 copy of {card}.',
  'ar.fleet.secondModification':
    'A ship can equip one modification at the most; beside {other} there is no room for {card}.',
  'ar.fleet.retired': '{card} was not printed again and may not be used in tournaments.',
  'ar.fleet.twice': 'The unique name {card} occurs more than once in the fleet.',
  'ar.fleet.craftTwice': '{card}: there is only one {craft} in a fleet.',
  'ar.fleet.noCommander': 'The fleet has no commander yet; the ship that equips one is the flagship.',
  'ar.fleet.secondCommander': 'A fleet has one commander and one flagship only; {card} is one too many.',
  'ar.fleet.flotillaCommander': '{ship} is a flotilla and cannot equip a commander: {card}.',
  'ar.fleet.noObjective': 'An objective card is still missing: {kind}.',
  'ar.fleet.otherKind': '{card} is an objective of the category {kind}; {wanted} is needed.',
  'ar.fleet.tooDear': 'The fleet costs {measured} fleet points; {allowed} are agreed.',
  'ar.fleet.tooManySquadrons':
    'The squadrons cost {measured} fleet points; a third of the agreed maximum, rounded up, is {allowed}.',
  'ar.fleet.tooManyAces':
    'The fleet has {measured} unique squadrons with defence tokens; 1 for every 100 agreed fleet points is allowed, here {allowed}.',
  'ar.fleet.unenforced':
    'The program does not carry out the effect of {card} yet. With “unenforced” in the rules of the match the card is allowed all the same; then you see to its text yourselves.',

  'ar.import.notFleet': 'This is not a fleet: a fleet has “ships” and “squadrons”.',
  'ar.import.noFaction':
    'The file does not tell the faction (“{found}”). There are rebel, empire, republic and separatist.',
  'ar.import.factionUnclear': 'The text does not tell the faction; it may be: {possible}.',
  'ar.import.tooMany': 'The list has {count} entries; the program reads no more than {most}.',
  'ar.import.link': 'This is a link. Open it in its program and export the fleet there as text.',
  'ar.import.nothing': 'There is no ship or squadron card in this text that the program knows.',
  'ar.import.badOwn': 'Something is wrong with “{path}” of the fleet: {problem}',
  'ar.import.dropped': 'Left out: “{what}” is unknown.',
  'ar.import.droppedWith': 'Left out: “{what}” belongs to “{ship}”, and that ship is unknown.',
  'ar.import.near': 'To be confirmed: does “{what}” mean {name}? Until you answer, it is taken so.',
  'ar.import.unclear': 'Left out: “{what}” is unknown. It may mean: {possible}.',
  'ar.import.doubted': 'Taken: “{what}”, although a question mark stands behind it in the list.',
  'ar.import.refused': 'Not taken: “{what}”; the list itself says no to it.',
  'ar.import.vague': '“{what}” does not say how many: one is taken.',
  'ar.import.ofOthers': 'Left out: “{what}” is part of the other fleet.',
  'ar.import.remark': 'Noted only: “{what}” (a fleet has no place for it).',
  'ar.import.onShip': 'Assumed: “{what}” stands below a ship and means the upgrade of that name, not the squadron.',
  'ar.import.mixedPrices':
    'Contradiction: the single prices are today’s, the total {said} is that of the first print. Today’s prices are counted: {points}.',
  'ar.import.largerGame':
    'The list says {said} fleet points but no limit; {usual} is usual. For a larger game state the limit yourself.',
  'ar.import.fitsFirst': 'The total fits the first print: {first} fleet points. By today’s points it is {points}.',
  'ar.import.andMore': 'And {count} more things.',
  'ar.import.droppedObjective': 'Left out: the objective “{what}” ({kind}); it is unknown.',
  'ar.import.droppedLink': 'Left out: a link.',
  'ar.import.droppedExtra': 'Left out: “{what}”; more than {most} have no place here.',
  'ar.import.shortened': 'Shortened: “{what}” is longer than {most} characters.',
  'ar.import.source':
    'Assumed: “{what}” means the official card {card}; that of another publisher does not exist here.',
  'ar.import.assumedFaction': 'Assumed: the faction “{what}” is unknown; by its cards the fleet belongs to {faction}.',
  'ar.import.ambiguous': 'Left out: “{what}” is ambiguous; it may mean: {possible}.',
  'ar.import.candidate': '{name} ({where})',
  'ar.import.otherPoints': 'Other points: there {what} stands with {said}, here it costs {points} fleet points.',
  'ar.import.betweenPrices':
    'The total of {said} lies between the first print ({first} fleet points) and today ({points}): prices of the years between are not known here.',
  'ar.import.otherSum': 'Another sum: there it says {said}, here it is {points} fleet points.',
  'ar.import.noFlagship': '{ship} is called the flagship there, but carries no commander.',
  'ar.import.commanderNowhere': 'The commander “{what}” stands in the head of the list, but with no ship.',

  'ar.print.untitled': 'Fleet',
  'ar.print.head': '{faction}, {points} fleet points',
  'ar.print.flagship': 'Flagship',
  'ar.print.ship': 'Hull {hull}, command / squadron / engineering {values}',
  'ar.print.zones': 'Front / sides / rear: shields {shields}, battery {battery}; against squadrons {squadrons}',
  'ar.print.squadron': 'Speed {speed}, hull {hull}, against squadrons {squadrons}, battery {battery}',
  'ar.print.squadrons': 'Squadrons: {points}',
  'ar.print.total': 'Total: {points}',
  'ar.print.note':
    'Printed with Holotisch, a free program by players. It does not belong to the owners of the trademarks and is not endorsed by them.',
};
