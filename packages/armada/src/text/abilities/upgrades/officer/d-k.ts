import type { Sayings } from '../../types.ts';

export const officerDtoK: Sayings = {
  'upgrade/damage-control-officer': {
    de: 'Handelst du „Eindämmen“ ab, kann der Angreifer gar keine kritischen Effekte abhandeln.',
    en: 'When you resolve contain, the attacker cannot resolve any critical effect at all.',
  },
  'upgrade/darth-vader-officer': {
    de: 'Greift ein befreundetes Schiff in Entfernung 1–5 ein Schiff an, darf es einen seiner Commander oder Offiziere (nicht Darth Vader) ablegen und beliebig viele Würfel neu würfeln.',
    en: 'A friendly ship at distance 1-5 that attacks a ship may discard one of its commanders or officers (not Darth Vader) to reroll any number of dice.',
  },
  'upgrade/defense-liaison': {
    de: 'Bevor du ein Kommando aufdeckst, darfst du 1 Kommandomarker ausgeben und es in „Navigieren“ oder „Reparieren“ ändern.',
    en: 'Before you reveal a command you may spend a command token to change it to Navigate or Repair.',
  },
  'upgrade/director-isard': {
    de: 'Deckst du ein Kommando auf, darfst du alle Kommandoräder eines feindlichen Schiffs ansehen.',
    en: 'When you reveal a command, you may look at all dials of an enemy ship.',
  },
  'upgrade/director-krennic': {
    de: '„Feuer konzentrieren“ in mittlerer oder großer Reichweite: Für das Rad darfst du beliebig viele rote Würfel neu würfeln, für den Marker bis zu 2.',
    en: 'Concentrate Fire at medium or long range: for the dial you may reroll any number of red dice, for the token up to 2.',
  },
  'upgrade/emperor-palpatine-officer': {
    de: 'Ein feindliches Schiff oder eine einzigartige Staffel, die dich angreift, muss zuerst 1 ihrer Verteidigungsmarker ausgeben, wenn möglich.',
    en: 'An enemy ship or unique squadron that attacks you must first spend one of its defence tokens, if able.',
  },
  'upgrade/engineering-captain': {
    de: 'Bevor du ein Kommando aufdeckst, darfst du es in „Reparieren“ ändern.',
    en: 'Before you reveal a command you may change it to Repair.',
  },
  'upgrade/expert-shield-tech': {
    de: 'Gibst du in der Verteidigung einen Marker „Umlenken“ aus, darfst du statt seines Effekts den Schaden um 1 senken.',
    en: 'When you spend a redirect token in your defence, you may reduce the damage by 1 instead of its effect.',
  },
  'upgrade/ezra-bridger': {
    de: 'Deckst du ein Kommando auf, darfst du diese Karte ablegen und ein Hindernis in Entfernung 1–2 innerhalb von Entfernung 1–2 bewegen.',
    en: 'When you reveal a command, you may discard this card to move an obstacle at distance 1-2, up to distance 2.',
  },
  'upgrade/flight-commander': {
    de: 'Dein Kommando „Staffel“ darfst du auch nach deinem Manöver abhandeln.',
    en: 'You may resolve your Squadron command after your manoeuvre, too.',
  },
  'upgrade/general-draven-officer': {
    de: 'Im Angriff auf eine Staffel mit Konter oder Spionage darfst du 1 Würfel beliebiger Farbe hinzufügen.',
    en: 'Against a squadron with Counter or Intel you may add 1 die of any colour.',
  },
  'upgrade/governor-pryce': {
    de: 'Einmal pro Aktivierung darfst du beim Angriff auf ein Schiff 1 Schild der angreifenden Hüllensektion ausgeben, um 1 Würfel auf eine Seite ohne Zielgenauigkeit zu drehen.',
    en: 'Once per activation, while attacking a ship, you may spend 1 shield of the attacking hull zone to turn 1 die to a face without an accuracy icon.',
  },
  'first/governor-pryce': {
    de: 'Nur mittlere und große Schiffe. Nach dem Aufstellen darfst du 1 Rundenmarker hierher legen. In dieser Runde wirst du erst aktiviert, wenn alle anderen Schiffe aktiviert sind.',
    en: 'Medium and large ships only. After deployment you may place a round token here. In that round you activate only after all other ships.',
  },
  'upgrade/hondo-ohnaka-officer': {
    de: 'Zu Beginn der Schiffsphase darfst du diese Karte ablegen und 2 verschiedene Kommandomarker auf 2 Schiffe verteilen. Die beiden anderen verteilt dann der Gegenspieler auf 2 Schiffe.',
    en: 'Start of the Ship Phase: you may discard this card and deal 2 different command tokens to 2 ships. Your opponent then deals the other two to 2 ships.',
  },
  'upgrade/iden-versio': {
    de: 'Dein Ausweichen darf in kurzer Reichweite 1 Würfel negieren. „Staffel“: Lege diese Karte ab, und ein feindliches Schiff in kurzer Reichweite erhält 1 Überfallmarker deiner Wahl.',
    en: 'Your evade may cancel 1 die at close range. Squadron command: discard this card, and an enemy ship at close range gains a raid token of your choice.',
  },
  'upgrade/instructor-goran': {
    de: 'Befreundete Staffeln in Entfernung 1–2, die nicht Schwer sind, haben Konter 1 oder um 1 mehr Konter.',
    en: 'Friendly squadrons at distance 1-2 that are not Heavy have Counter 1, or Counter higher by 1.',
  },
  'upgrade/intel-officer': {
    de: 'Nach deinem Angriffswurf darfst du diese Karte erschöpfen und 1 Verteidigungsmarker irgendeiner Einheit wählen: Wird er in diesem Angriff ausgegeben, wird er abgelegt.',
    en: 'After rolling your attack dice you may exhaust this card to choose a defence token of any unit: if it is spent in this attack, it is discarded.',
  },
  'upgrade/kyrsta-agate-officer': {
    de: 'Roter oder blauer kritischer Treffer: Erschöpfe diese Karte, um 1 deiner Verteidigungsmarker spielbereit zu machen, auch in einer Salve.',
    en: 'Red or blue critical: exhaust this card to ready one of your defence tokens, in a salvo as well.',
  },
};
