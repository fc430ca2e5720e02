import type { Sayings } from '../../types.ts';

export const commanderA: Sayings = {
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
    en: 'When a friendly ship attacks a ship at distance 1-5 of 2 other ships of yours, one of these may spend 1 defence token: the attacker may reroll up to 3 dice.',
  },
  'first/anakin-skywalker-commander': {
    de: 'Befreundete Schiffe dürfen im Salven-Angriff 1 Würfel einer Farbe ihres Pools hinzufügen. Einmal pro Aktivierung: Hat ein befreundetes Schiff ein feindliches angegriffen, darf es 1 Salve-Marker für einen Salven-Angriff auf dasselbe Schiff ausgeben.',
    en: 'A friendly ship that makes a Salvo attack may add 1 die of a colour that its pool already has. Once per activation, when a friendly ship has attacked an enemy ship, it may spend 1 Salvo token and make a Salvo attack on that same ship.',
  },
};
