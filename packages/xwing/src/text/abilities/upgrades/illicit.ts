import type { Sayings } from '../types.ts';

export const illicit: Sayings = {
  'illicit/inertialdampeners': {
    de: 'Deckst du dein Manöverrad auf: Du darfst diese Karte ablegen und stattdessen ein weißes Stationäres Manöver ausführen. Danach erhältst du 1 Stressmarker.',
    en: 'When you reveal your dial: you may stay where you are, as a white stationary manoeuvre, if you discard this card. You get 1 stress token afterwards.',
  },
  'illicit/deadmansswitch': {
    de: 'Wirst du zerstört: Jedes Schiff in Reichweite 1 erleidet 1 Schaden.',
    en: 'When you are destroyed: all ships at range 1 suffer 1 damage.',
  },
  'illicit/feedbackarray': {
    de: 'In der Kampfphase, statt anzugreifen: Du darfst 1 Ionenmarker nehmen und 1 Schaden erleiden. Dafür erleidet auch ein feindliches Schiff deiner Wahl in Reichweite 1 einen Schaden.',
    en: 'In the Combat phase, in place of your attacks: you may suffer 1 damage and take 1 ion token. An enemy ship of your choice at range 1 then suffers 1 damage too.',
  },
  'illicit/hotshotblaster': {
    de: 'Angriff, auch außerhalb deines Feuerwinkels: Lege diese Karte ab.',
    en: 'Attack, in any direction: discard this card.',
  },
  'illicit/glitterstim': {
    de: 'Zu Beginn der Kampfphase: Du darfst diese Karte ablegen und 1 Stressmarker nehmen. Für den Rest der Runde darfst du dann im Angriff alle deine Fokus-Ergebnisse in Treffer und in der Verteidigung in Ausweichen-Ergebnisse ändern.',
    en: 'As the Combat phase begins: you may give up this card and take 1 stress token. For the rest of the round you may then turn all your focus results into hits in attack, into evades in defence.',
  },
  'illicit/cloakingdevice': {
    de: 'Aktion: Führe als freie Aktion Tarnen durch. Am Ende jeder Runde, solange du getarnt bist, wirfst du 1 Angriffswürfel: Bei einem Fokus-Ergebnis legst du diese Karte ab und enttarnst dich oder legst deinen Tarnungsmarker ab.',
    en: 'Action: cloak as a free action. While you are cloaked, each round ends with a roll of one of the attack dice: on a focus result this card is discarded and you decloak or lose your cloak token.',
  },
  'illicit/riggedcargochute': {
    de: 'Aktion: Lege diese Karte ab, um einen Frachtmarker zu legen. Er gilt als Trümmerwolke.',
    en: 'Action: discard this card and drop a cargo token, which counts as a debris cloud.',
  },
  'illicit/blackmarketslicertools': {
    de: 'Aktion: Wähle in Reichweite 1–2 ein feindliches Schiff, das gestresst ist. Wirf 1 Angriffswürfel: Bei Treffer oder kritischem Treffer verliert es 1 Stressmarker und erhält 1 verdeckte Schadenskarte.',
    en: 'Action: pick an enemy ship at range 1–2 that is stressed, then roll one of the attack dice. A hit or critical hit swaps one of its stress tokens for a facedown damage card.',
  },
  'illicit/burnoutslam': {
    de: 'Deine Aktionsleiste erhält das Symbol SLAM. Nach deiner Aktion SLAM legst du diese Karte ab.',
    en: 'You gain SLAM in your action bar. Once you have used it, this card is discarded.',
  },
  'illicit/empdevice': {
    de: 'In der Kampfphase, statt anzugreifen: Du darfst diese Karte ablegen, damit alle Schiffe in Reichweite 1 je 2 Ionenmarker erhalten, auch du selbst.',
    en: 'In the Combat phase, in place of your attacks: you may discard this card and all ships at range 1, yourself among them, get 2 ion tokens.',
  },
  'illicit/scavengercrane': {
    de: 'Nach der Zerstörung eines Schiffes in Reichweite 1–2: Du darfst eine deiner abgelegten Torpedo-, Raketen-, Bomben-, Kanonen-, Geschütz- oder Modifikationskarten wieder offen drehen. Wirf dann 1 Angriffswürfel: Bei einer Leerseite legst du diese Karte ab.',
    en: 'After a ship is destroyed at range 1–2: you may turn one discarded cannon, turret, torpedo, missile, bomb or modification of yours faceup again. Then roll one of the attack dice: a blank discards this card.',
  },
  'illicit/iondischargers': {
    de: 'Nachdem du einen Ionenmarker erhalten hast: Du darfst ein feindliches Schiff in Reichweite 1 wählen und den Marker entfernen. Das andere Schiff darf 1 Ionenmarker nehmen; tut es das, legst du diese Karte ab.',
    en: 'After an ion token is given to you: you may pick an enemy ship at range 1 and lose the token. That ship may take 1 ion token itself, in which case this card is discarded.',
  },
  'illicit/contrabandcybernetics': {
    de: 'Wirst du in der Aktivierungsphase zum aktiven Schiff: Du darfst diese Karte ablegen und 1 Stressmarker nehmen. Bis zum Ende der Runde hindert dich Stress dann weder an Aktionen noch an roten Manövern.',
    en: 'When your turn comes in the Activation phase: you may give up this card and take 1 stress token. For the rest of the round stress stops neither your actions nor your red manoeuvres.',
  },
};
