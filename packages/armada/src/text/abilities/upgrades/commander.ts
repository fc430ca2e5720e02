import type { Sayings } from '../types.ts';

/** What commanders do: 'you' is the ship that has the card equipped. */
export const commander: Sayings = {
  'upgrade/admiral-ackbar': {
    de: 'Vor seinem Angriffsschritt darf ein befreundetes Schiff sich festlegen, in dieser Runde nur links und rechts anzugreifen. Dann darf es in Angriffen auf Schiffe 2 rote Würfel hinzufügen.',
    en: 'Before its Attack step a friendly ship may commit to attacking only from its left and right hull zones this round. Against ships it may then add 2 red dice.',
  },
  'upgrade/admiral-konstantine': {
    de: 'Zu Beginn der Statusphase: Bei jedem feindlichen Schiff in Entfernung 1–5 zu 2 deiner Schiffe (keine Flottillen, eines mindestens mittelgroß) darfst du Marker „Navigieren“ ablegen oder den Schub um 1 ändern, nie unter 1.',
    en: 'Start of the Status Phase: for each enemy ship at distance 1-5 of 2 of your ships (no flotillas, one medium or larger) you may discard its Navigate token or change its speed by 1, never below 1.',
  },
  'upgrade/admiral-motti': {
    de: 'Befreundete Schiffe haben mehr Hülle: kleine 1, mittelgroße 2, große 3.',
    en: 'Friendly ships have more hull: small 1, medium 2, large 3.',
  },
  'upgrade/admiral-ozzel-commander': {
    de: 'Jedes befreundete Schiff darf beim Bestimmen seines Kurses den Schub um 1 ändern, ohne etwas auszugeben.',
    en: 'Each friendly ship may change its speed by 1 while it determines its course, at no cost.',
  },
  'upgrade/admiral-piett': {
    de: 'Gibt ein befreundetes Schiff für ein Kommando nur einen Marker aus, darfst du diese Karte erschöpfen: Der Marker zählt als Rad.',
    en: 'When a friendly ship spends just a token for a command, you may exhaust this card: the token counts as a dial.',
  },
  'upgrade/admiral-raddus': {
    de: 'Vor dem Aufstellen darfst du 1 anderes Schiff mit Kommandowert bis 3 beiseitestellen. Zu Beginn einer Runde darfst du es in Entfernung 1–2 zu dir aufstellen; in dieser Runde wird es nicht als erstes aktiviert.',
    en: 'Before deployment you may set aside another ship of command value 3 or less. At the start of a round you may deploy it at distance 1-2 of you; that round it cannot be the first to activate.',
  },
  'upgrade/admiral-screed': {
    de: 'Einmal pro Aktivierung darf ein befreundetes Schiff im Angriff 1 Würfel ausgeben, um einen anderen auf eine Seite mit kritischem Treffer zu drehen.',
    en: 'Once per activation a friendly ship that attacks may spend 1 die to turn another to a face with a critical icon.',
  },
  'upgrade/admiral-sloane': {
    de: 'Befreundete Staffeln ohne Halunke dürfen im Angriff 1 Zielgenauigkeit ausgeben, um 1 Verteidigungsmarker des Verteidigers auszugeben. Gegen Schiffe dürfen sie auch 1 kritischen Würfel neu würfeln.',
    en: 'Attacking friendly squadrons without Rogue may spend an accuracy to spend 1 of the defender’s tokens. Against ships they may also reroll 1 die with a critical icon.',
  },
  'upgrade/admiral-tarkin': {
    de: 'Zu Beginn der Schiffsphase darfst du 1 Marker von dieser Karte ablegen: Entweder erhält dein Schiff ein passendes Kommandorad oder jedes befreundete Schiff einen passenden Marker.',
    en: 'Start of the Ship Phase: you may discard 1 token from this card. Either your ship gains a matching dial, or every friendly ship gains a matching token.',
  },
  'upgrade/admiral-trench': {
    de: 'Zu Beginn der Schiffsphase darfst du 1 Rad von dieser Karte aufdecken und ablegen. Bis zum Ende der Runde zählt ein passender Marker, den ein befreundetes Schiff allein ausgibt, als Rad und Marker.',
    en: 'Start of the Ship Phase: you may reveal and discard 1 dial from this card. Until the end of the round a matching token that a friendly ship spends alone counts as dial and token.',
  },
  'upgrade/admiral-yularen': {
    de: 'Gibt ein befreundetes Schiff für „Staffel“ einen Marker aus, aktiviert es 1 Staffel mehr. Beim Reparieren darf es 2 Punkte ausgeben, damit eine befreundete Staffel in Entfernung 1–3 1 Hülle zurückerhält.',
    en: 'A friendly ship that spends a token for a Squadron command activates 1 squadron more. With Repair it may pay 2 points to give 1 hull back to a friendly squadron at distance 1-3.',
  },
  'upgrade/anakin-skywalker-commander': {
    de: 'Greift ein befreundetes Schiff ein Schiff an, das in Entfernung 1–5 zu 2 anderen deiner Schiffe ist, darf eines von diesen 1 Verteidigungsmarker ausgeben: Der Angreifer darf bis zu 3 Würfel neu würfeln.',
    en: 'When a friendly ship attacks a ship at distance 1-5 of 2 other ships of yours, one of these may spend 1 defense token: the attacker may reroll up to 3 dice.',
  },
  'upgrade/bail-organa-commander': {
    de: 'Deckt ein befreundetes Schiff ein Kommando auf, darfst du von dieser Karte je 1 Marker jeder Art ablegen: Für jeden erhält das Schiff ein passendes zusätzliches Kommandorad.',
    en: 'When a friendly ship reveals a command, you may discard 1 token of each type from this card: for each the ship gains a matching further dial.',
  },
  'upgrade/commander-sato': {
    de: 'Greift ein befreundetes Schiff ein Schiff in Entfernung 1 zu einer befreundeten Staffel an, darf es vor dem Wurf bis zu 2 Würfel durch Würfel beliebiger Farbe ersetzen.',
    en: 'When a friendly ship attacks a ship at distance 1 of a friendly squadron, it may replace up to 2 dice by dice of any color before it rolls.',
  },
  'upgrade/count-dooku': {
    de: 'Zu Beginn der Schiffsphase darfst du 1 Marker von dieser Karte ablegen: Jedes feindliche Schiff erhält einen passenden Überfallmarker. Auf der Karte beginnen mindestens 2 Arten.',
    en: 'Start of the Ship Phase: you may discard 1 token from this card, and every enemy ship gains a matching raid token. At least 2 types begin on the card.',
  },
  'upgrade/darth-vader-commander': {
    de: 'Greift ein befreundetes Schiff ein Schiff an, darf es 1 seiner Verteidigungsmarker ausgeben, um beliebig viele Würfel neu zu würfeln.',
    en: 'A friendly ship that attacks a ship may spend 1 of its defense tokens to reroll any number of dice.',
  },
  'upgrade/emperor-palpatine-commander': {
    de: 'Nach dem Aufstellen liegt 1 Verteidigungsmarker jeder Art hier. Zu Beginn der Schiffsphase darfst du 1 ablegen: Gibt ein Gegner in dieser Runde in der Verteidigung einen gleichen aus, wird dieser abgelegt.',
    en: 'After deployment 1 defense token of each kind lies here. Start of the Ship Phase: you may discard 1; enemies who spend such a token in their defense this round discard it.',
  },
  'upgrade/garm-bel-iblis': {
    de: 'Lege nach dem Aufstellen 2 Rundenmarker hierher, die nicht aufeinanderfolgen. Zu Beginn der Schiffsphase dieser Runden darf jedes befreundete Schiff so viele Kommandomarker erhalten, wie sein Kommandowert beträgt.',
    en: 'After deployment place 2 round tokens here that do not follow each other. At the start of the Ship Phase of these rounds each friendly ship may gain as many command tokens as its command value.',
  },
  'upgrade/general-cracken': {
    de: 'Verteidigt sich ein befreundetes kleines oder mittelgroßes Schiff mit Schub 3 oder mehr gegen ein Schiff, gilt der Angriff als versperrt.',
    en: 'Attacks by ships against a friendly small or medium ship at speed 3 or more count as obstructed.',
  },
  'upgrade/general-dodonna': {
    de: 'Bevor ein feindliches Schiff eine offene Schadenskarte erhält, darfst du die obersten 4 Karten ansehen, 1 davon obenauf legen und die anderen ablegen.',
    en: 'Before an enemy ship is dealt a faceup damage card, you may look at the top 4 cards, put 1 of them on top and discard the others.',
  },
  'upgrade/general-draven-commander': {
    de: 'Am Ende der Kommandophase darfst du die Räder eines feindlichen Schiffs ansehen und 2 verschiedene Marker hierher legen. Hat ein Gegner ein Kommando abgehandelt, darfst du einen passenden ablegen: Er erhält den Überfallmarker.',
    en: 'End of the Command Phase: you may look at the dials of an enemy ship and place 2 different tokens here. After an enemy resolves a command you may discard a matching one to raid that ship.',
  },
  'upgrade/general-grievous-commander': {
    de: 'Wird ein befreundetes Schiff oder eine Staffel zerstört, darf ein befreundetes Schiff oder eine einzigartige Staffel in Entfernung 1–5 davon 1 Marker spielbereit machen oder 1 abgelegten erschöpft zurückerhalten.',
    en: 'When a friendly ship or squadron is destroyed, a friendly ship or unique squadron at distance 1-5 of it may ready a defense token, or take a discarded one back exhausted.',
  },
  'upgrade/general-madine': {
    de: 'Im ersten Manöver seiner Aktivierung darf ein befreundetes Schiff 1 Kurskorrektur um 1 erhöhen, zusätzlich zu der eines Kommandos.',
    en: 'In the first maneuver of its activation a friendly ship may increase 1 yaw value by 1, besides that of a command.',
  },
  'upgrade/general-rieekan': {
    de: 'Einmal pro Runde darf ein befreundetes Schiff oder eine einzigartige Staffel, die zerstört wird, im Spiel bleiben und gilt bis zum Ende der Statusphase als nicht zerstört.',
    en: 'Once a round a friendly ship or unique squadron that is destroyed may stay and is treated as not destroyed until the end of the Status Phase.',
  },
  'upgrade/general-romodi': {
    de: 'Versperrt ein Schiff oder Hindernis den Angriff eines befreundeten Schiffs auf ein Schiff, verliert dieses keinen Würfel und darf 1 roten hinzufügen.',
    en: 'If a ship or obstacle obstructs a friendly ship’s attack on a ship, no die is lost and 1 red die may be added.',
  },
  'upgrade/general-tagge': {
    de: 'Lege nach dem Aufstellen 2 Rundenmarker hierher, die nicht aufeinanderfolgen. Zu Beginn der Schiffsphase dieser Runden darf jedes befreundete Schiff 1 abgelegten Verteidigungsmarker wiederherstellen.',
    en: 'After deployment place 2 round tokens here that do not follow each other. At the start of the Ship Phase of these rounds each friendly ship may recover 1 discarded defense token.',
  },
  'upgrade/grand-admiral-thrawn': {
    de: 'Wähle die Räder dieser Karte nach dem Aufstellen. Zu Beginn der Schiffsphase darfst du 1 aufdecken und ablegen: In dieser Runde erhält jedes befreundete Schiff bei seiner Aktivierung ein gleiches Rad dazu.',
    en: 'Choose the dials of this card after deployment. Start of the Ship Phase: you may reveal and discard 1; this round each friendly ship gains such a dial when it activates.',
  },
  'upgrade/grand-moff-tarkin': {
    de: 'Zu Beginn der Schiffsphase darfst du ein Kommando wählen: Jedes befreundete Schiff erhält den passenden Kommandomarker.',
    en: 'Start of the Ship Phase: you may choose a command, and every friendly ship gains the matching token.',
  },
  'upgrade/kraken': {
    de: 'Einmal pro Aktivierung: Greift ein befreundetes Schiff ein Schiff an und ist ein anderes deiner Schiffe höchstens in mittlerer Reichweite zum Ziel, darf es 1 Würfel auf eine Seite mit genau 1 Symbol drehen.',
    en: 'Once per activation: when a friendly ship attacks a ship and another of your ships is at close to medium range of it, it may turn 1 die to a face with exactly 1 icon.',
  },
  'upgrade/kyrsta-agate-commander': {
    de: 'Nach deinem Aufstellen erhältst du 1 Verteidigungsmarker (nicht Zerstreuen). In der Verteidigung darfst du, wenn dein Schub nicht 0 ist, 1 Marker ablegen, um seinen Effekt abzuhandeln; jede Art wirkt je Angriff nur einmal.',
    en: 'After you deploy you gain a defense token other than scatter. When defending at a speed above 0 you may discard a token to resolve its effect; each kind works once per attack.',
  },
  'upgrade/leia-organa-commander': {
    de: 'Handelt ein befreundetes Schiff sein erstes Kommando der Runde nur mit einem Rad ab, darf es zählen, als wäre auch ein Marker ausgegeben. Weitere Kommandos handelt es in dieser Runde nicht ab.',
    en: 'A friendly ship that resolves its first command of the round by dial alone may count a token as spent, too. It then resolves no other command this round.',
  },
  'upgrade/luminara-unduli-commander': {
    de: 'Gibt ein befreundetes Schiff oder eine einzigartige Staffel in der Verteidigung weniger als 2 Marker aus, darf es 1 nicht ausgegebenen oder 1 eines anderen befreundeten Schiffs in Entfernung 1–5 spielbereit machen.',
    en: 'A friendly ship or unique squadron that spent fewer than 2 tokens in its defense may ready an unspent one, or one of another friendly ship at distance 1-5.',
  },
  'upgrade/mar-tuuk': {
    de: 'Greift ein befreundetes Schiff eine Hüllensektion mit Schilden an, darf es 1 roten Würfel hinzufügen. Hat das verteidigende Schiff gar keine Schilde, muss es nach dem Wurf 1 Würfel negieren.',
    en: 'A friendly ship may add 1 red die when it attacks a hull zone with shields. Against a ship without any shields it must cancel 1 die after rolling.',
  },
  'upgrade/moff-jerjerrod': {
    de: 'Beim Bestimmen des Kurses darf ein befreundetes Schiff 1 Schaden erleiden: Seine erste Kurskorrektur beträgt dann II.',
    en: 'While it determines its course a friendly ship may suffer 1 damage: its first yaw value is then II.',
  },
  'upgrade/mon-mothma': {
    de: 'Weicht ein befreundetes Schiff aus, darf es in mittlerer Reichweite 1 Würfel negieren; in kurzer Reichweite darf es 1 Würfel mehr neu würfeln lassen.',
    en: 'When a friendly ship evades, it may cancel 1 die at medium range; at close range it may have 1 die more rerolled.',
  },
  'upgrade/obi-wan-kenobi': {
    de: 'Gibt ein befreundetes Schiff in der Verteidigung einen spielbereiten Marker „Umlenken“ aus, darf es den Schaden um 1 senken.',
    en: 'A friendly ship that spends a readied redirect token in its defense may reduce the damage by 1.',
  },
  'upgrade/plo-koon-commander': {
    de: 'Greift eine befreundete Staffel ein Schiff in Entfernung 1–3 zu einem befreundeten Schiff an, darf sie 1 blauen Würfel mit fester Zielgenauigkeit hinzufügen. Staffeln ohne Geschick haben in Entfernung 1 zu solchen mit Geschick Draufgänger.',
    en: 'A friendly squadron that attacks a ship at distance 1-3 of a friendly ship may add a blue die with a fixed accuracy. Squadrons without Adept have Grit at distance 1 of one with Adept.',
  },
  'upgrade/tf-1726': {
    de: 'Einmal pro Aktivierung: Greift ein befreundetes Schiff ein Schiff an, fügt es für jeden Überfallmarker des Verteidigers 1 schwarzen Würfel hinzu, höchstens 2.',
    en: 'Once per activation a friendly ship that attacks a ship adds 1 black die for each raid token of the defender, 2 at most.',
  },
};
