import type { Sayings } from '../types.ts';

export const empire: Sayings = {
  'squadron/ig-88': {
    de: 'Eskorte und Konter feindlicher Staffeln gelten dir gegenüber nicht.',
    en: 'Escort and Counter of enemy squadrons do not count against you.',
  },
  'squadron/ig-88b': {
    de: 'Zu Beginn der Staffelphase darfst du dich auf „aktiviert“ stellen und jede feindliche Staffel in Entfernung 1 einmal angreifen; diese Angriffe gelten als versperrt.',
    en: 'When the Squadron Phase begins, you may give up your activation to attack each enemy squadron at distance 1 once; all these attacks count as obstructed.',
  },
  'squadron/boba-fett': {
    de: 'Wirst du aktiviert, erleidet 1 feindliches Schiff oder 1 feindliche Staffel in Entfernung 1 deiner Wahl 1 Schaden.',
    en: 'When you are activated, an enemy ship or squadron of your choice at distance 1 suffers 1 damage.',
  },
  'squadron/hondo-ohnaka-firespray-31': {
    de: 'Statt anzugreifen darfst du eine Staffel in Entfernung 1 auf „aktiviert“ stellen. War sie es schon, darfst du sie anderswo in Entfernung 1 zu dir platzieren.',
    en: 'Instead of attacking you may mark a squadron at distance 1 as activated. If it was so before, you may put it elsewhere at distance 1 of you.',
  },
  'squadron/dengar': {
    de: 'Andere befreundete Staffeln in Entfernung 1–2 haben Konter 1; wer schon Konter hat, hat 1 mehr.',
    en: 'Other friendly squadrons at distance 1-2 have Counter 1; those that have Counter have 1 more of it.',
  },
  'squadron/tel-trevura': {
    de: 'Solange du einen spielbereiten Verteidigungsmarker hast, hast du Eskorte. Hast du in der Verteidigung einen Marker abgelegt, darfst du danach bis zu 3 Hüllenpunkte wiederherstellen, selbst wenn du zerstört würdest.',
    en: 'You are an Escort while one of your defence tokens is ready. If you lost a token while defending, you may regain up to 3 hull afterwards, even if you would be destroyed.',
  },
  'squadron/colonel-jendon': {
    de: 'Statt anzugreifen darfst du eine andere befreundete Staffel in Entfernung 1–2 angreifen lassen, ob sie schon aktiviert ist oder nicht.',
    en: 'Instead of attacking you may let another friendly squadron at distance 1-2 attack, activated or not.',
  },
  'squadron/gar-saxon': {
    de: 'Wird eine feindliche Staffel mit Spionage oder Übertragung in Entfernung 1 aktiviert, erleidet sie 1 Schaden.',
    en: 'An enemy squadron with Intel or Relay that is activated at distance 1 suffers 1 damage.',
  },
  'squadron/darth-vader-tie-advanced': {
    de: 'In deinen Angriffen zählt jeder kritische Treffer 1 Schaden.',
    en: 'In your attacks every critical icon counts as 1 damage.',
  },
  'squadron/zertik-strom': {
    de: 'Solange du angreifst, darfst du einer anderen befreundeten Staffel in Entfernung 1 1 Schaden zufügen, um beliebig viele Würfel neu zu würfeln.',
    en: 'While attacking you may let another friendly squadron at distance 1 suffer 1 damage to reroll as many dice as you like.',
  },
  'squadron/captain-jonus': {
    de: 'Ein befreundetes Schiff, das ein Schiff in Entfernung 1 zu dir angreift, darf 1 Würfel auf Zielgenauigkeit drehen.',
    en: 'A friendly ship that attacks a ship at distance 1 of you may turn a die to an accuracy face.',
  },
  'squadron/major-rhymer': {
    de: 'Du und befreundete Staffeln in Entfernung 1 können Schiffe auf kurze Reichweite angreifen, mit allen Würfeln ihrer Geschützbatterie.',
    en: 'You and friendly squadrons at distance 1 can attack ships at close range, with the whole battery armament.',
  },
  'squadron/darth-vader-tie-defender': {
    de: 'Greifst du eine einzigartige Staffel an, zählt jeder kritische Treffer 1 Schaden.',
    en: 'Against unique squadrons every critical icon counts as 1 damage.',
  },
  'squadron/maarek-stele': {
    de: 'Solange du angreifst, darfst du 1 Würfel auf einen kritischen Treffer drehen.',
    en: 'While attacking you may turn a die to a critical face.',
  },
  'squadron/howlrunner': {
    de: 'Greift eine andere befreundete Staffel mit Schwarm in Entfernung 1 eine Staffel an, darf sie 1 blauen Würfel hinzufügen.',
    en: 'Another friendly Swarm squadron at distance 1 may add a blue die when it attacks a squadron.',
  },
  'squadron/mauler-mithel': {
    de: 'Nachdem du dich bewegt hast, erleidet jede Staffel im Nahkampf mit dir 1 Schaden.',
    en: 'After your move, all squadrons that you are engaged with suffer 1 damage.',
  },
  'squadron/valen-rudor': {
    de: 'Feindliche Staffeln, die mit einer anderen Staffel im Nahkampf sind, können dich nicht angreifen.',
    en: 'Enemy squadrons that are engaged with somebody else cannot attack you.',
  },
  'squadron/soontir-fel': {
    de: 'Führt eine Staffel im Nahkampf mit dir einen Angriff durch, der kein Konter ist und nicht dir gilt, erleidet sie danach 1 Schaden.',
    en: 'A squadron engaged with you that attacks anybody else, except by Counter, suffers 1 damage afterwards.',
  },
  'squadron/ciena-ree': {
    de: 'Angriffe gegen dich gelten als versperrt.',
    en: 'Attacks against you count as obstructed.',
  },
  'squadron/vult-skerris': {
    de: 'In der Staffelphase kannst du nur durch Konter angreifen.',
    en: 'In the Squadron Phase Counter is your only way to attack.',
  },
  'squadron/whisper': {
    de: 'Hast du in der Verteidigung einen Marker ausgegeben, darfst du dich danach bis Entfernung 1 bewegen, selbst im Nahkampf.',
    en: 'If you spent a defence token while defending, you may move up to distance 1 afterwards, engaged or not.',
  },
  'squadron/morna-kee': {
    de: 'Solange du angreifst, darfst du 1 Verteidigungsmarker ausgeben, um beliebig viele Würfel neu zu würfeln. Wirst du aktiviert, darfst du 1 abgelegten Marker zurückholen.',
    en: 'While attacking you may spend a defence token to reroll as many dice as you like. When you are activated, you may get a discarded token back.',
  },
  'squadron/bossk': {
    de: 'Hast du höchstens 6 Hüllenpunkte, darfst du im Angriff 1 blauen Würfel hinzufügen, der Zielgenauigkeit zeigt.',
    en: 'With 6 hull or less you may add a blue die to your attack that shows an accuracy icon.',
  },
  'squadron/moralo-eval': {
    de: 'Wird ein Einsatzzielmarker in Entfernung 1–2, der auf keinem Hindernis liegt, bewegt oder von der Spielfläche entfernt, darfst du dich bis Entfernung 1 bewegen und angreifen.',
    en: 'When an objective token at distance 1-2 that lies on no obstacle is moved or leaves the play area, you may move up to distance 1 and attack.',
  },
};
