import type { Sayings } from '../../types.ts';

export const officerC: Sayings = {
  'upgrade/captain-brunson': {
    de: 'Verteidigst du dich in Entfernung 1–2 zu einem Hindernis, darfst du diese Karte erschöpfen und 1 Angriffswürfel negieren.',
    en: 'Defending at distance 1-2 of an obstacle you may exhaust this card to cancel 1 attack die.',
  },
  'upgrade/captain-needa': {
    de: 'Zu Beginn der ersten Runde darfst du 1 deiner Verteidigungsmarker durch einen Marker „Ausweichen“ ersetzen.',
    en: 'At the start of the first round you may replace one of your defence tokens with an evade token.',
  },
  'upgrade/captain-rex': {
    de: '„Staffel“: Ein feindliches Schiff in kurzer Reichweite erhält 1 Überfallmarker deiner Wahl. Feindliche Schiffe in Entfernung 1–3 legen für ein Kommandorad nur 1 Überfallmarker ab.',
    en: 'Squadron command: an enemy ship at close range gains a raid token of your choice. Enemy ships at distance 1-3 shed only 1 raid token for a command dial.',
  },
  'upgrade/chart-officer': {
    de: 'Überschneidest du nach einem Manöver Hindernisse, darfst du diese Karte ablegen, statt deren Effekte abzuhandeln.',
    en: 'If you overlap obstacles after a manoeuvre, you may discard this card instead of resolving their effects.',
  },
  'upgrade/clone-captain-silver': {
    de: 'Hast du „Navigieren“ nicht abgehandelt, darfst du beim Bestimmen des Kurses diese Karte erschöpfen und den Schub um bis zu 3 ändern; „Navigieren“ ist dann nicht mehr möglich. Marker von der Karte dürfen sie spielbereit machen.',
    en: 'If you have not resolved Navigate, you may exhaust this card while determining your course to change speed by up to 3; Navigate is then barred. Tokens on the card may ready it.',
  },
  'upgrade/clone-captain-zak': {
    de: 'Greifst du aus einer seitlichen oder der hinteren Hüllensektion an, darfst du diese Karte erschöpfen und 1 Würfel einer Farbe aus dem Pool hinzufügen. Marker von der Karte dürfen sie spielbereit machen.',
    en: 'Attacking from a side or rear hull zone you may exhaust this card to add 1 die of a colour in the pool. Tokens on the card may ready it.',
  },
  'upgrade/clone-commander-wolffe': {
    de: '„Staffel“: Erschöpfe diese Karte, damit bis zu 3 Staffeln ohne Geschick, die du aktivierst, Offensive erhalten; dafür zählen auch Zielgenauigkeiten. Marker von der Karte dürfen sie spielbereit machen.',
    en: 'Squadron command: exhaust this card so that up to 3 squadrons without Adept that you activate gain Assault, for which accuracies pay, too. Tokens on the card may ready it.',
  },
  'upgrade/clone-navigation-officer': {
    de: 'Deckst du „Feuer konzentrieren“, „Navigieren“ oder „Staffel“ auf, darfst du diese Karte erschöpfen: Ein befreundetes Schiff in Entfernung 1–5 erhält den passenden Marker. Marker von der Karte dürfen sie spielbereit machen.',
    en: 'When you reveal Concentrate Fire, Navigate or Squadron you may exhaust this card: a friendly ship at distance 1-5 gains the matching token. Tokens on the card may ready it.',
  },
  'upgrade/commandant-aresko': {
    de: 'Deckt ein anderes befreundetes Schiff in Entfernung 1–3 ein Kommando auf, darfst du diese Karte erschöpfen und den passenden Marker erhalten.',
    en: 'When another friendly ship at distance 1-3 reveals a command, you may exhaust this card to gain the matching token.',
  },
  'upgrade/commander-beck': {
    de: 'Zweimal in deiner Aktivierung darfst du ein Kommando abhandeln, als wäre ein Marker ausgegeben; du erhältst den passenden Überfallmarker.',
    en: 'Twice during your activation you may resolve a command as if you had spent a token; you gain the matching raid token.',
  },
  'upgrade/commander-gherant': {
    de: 'Gegen dich können keine kritischen Effekte abgehandelt werden. Hast du ein Schiff angegriffen, lege diese Karte ab.',
    en: 'No critical effects can be resolved against you. After you have attacked a ship, discard this card.',
  },
  'upgrade/commander-vanto': {
    de: 'Nach dem ersten Kommando deiner Aktivierung darfst du diese Karte erschöpfen und 1 beliebigen Kommandomarker erhalten.',
    en: 'After the first command of your activation you may exhaust this card to gain any command token.',
  },
  'upgrade/commander-woldar': {
    de: 'Befreundete Staffeln ohne Schwarm in Entfernung 1–3 dürfen im Angriff auf Staffeln 1 Würfel neu würfeln.',
    en: 'Friendly squadrons without Swarm at distance 1-3 may reroll 1 die when attacking squadrons.',
  },
};
