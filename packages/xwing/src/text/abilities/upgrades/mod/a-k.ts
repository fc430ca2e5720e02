import type { Sayings } from '../../types.ts';

export const modAToK: Sayings = {
  'mod/engineupgrade': {
    de: 'Deine Aktionsleiste hat zusätzlich das Symbol Schub.',
    en: 'Your action bar also has the boost icon.',
  },
  'mod/antipursuitlasers': {
    de: 'Überschneidet dich ein feindliches Schiff durch sein Manöver: Wirf danach 1 Angriffswürfel. Bei Treffer oder kritischem Treffer erleidet es 1 Schaden.',
    en: 'When an enemy’s manoeuvre makes it overlap you: afterwards roll 1 attack die. If it shows a hit or critical hit, that enemy suffers 1 damage.',
  },
  'mod/hullupgrade': {
    de: 'Dein Hüllenwert ist um 1 höher.',
    en: 'Your hull value is 1 higher.',
  },
  'mod/advancedcloakingdevice': {
    de: 'Nach deinem Angriff: Du darfst eine freie Aktion Tarnen durchführen.',
    en: 'After your attack: you may take a free cloak action.',
  },
  'mod/combatretrofit': {
    de: 'Dein Hüllenwert ist um 2 höher, dein Schildwert um 1.',
    en: 'Your hull value is 2 higher, your shield value 1 higher.',
  },
  'mod/bwinge2': {
    de: 'Deine Aufwertungsleiste hat zusätzlich das Symbol Mannschaft.',
    en: 'Your upgrade bar also has a Crew icon.',
  },
  'mod/experimentalinterface': {
    de: 'Einmal pro Runde, nach einer deiner Aktionen: Du darfst die „Aktion:“ einer deiner Aufwertungskarten als freie Aktion durchführen. Danach erhältst du 1 Stressmarker.',
    en: 'Once per round, following one of your actions: you may use the “Action:” of one of your upgrade cards as a free action. Afterwards you receive 1 stress token.',
  },
  'mod/countermeasures': {
    de: 'Zu Beginn der Kampfphase: Du darfst diese Karte ablegen. Dann ist deine Wendigkeit bis zum Ende der Runde um 1 höher, und du darfst 1 feindliche Zielerfassung von dir entfernen.',
    en: 'When the Combat phase starts: you may discard this card. Your agility is then 1 higher for the rest of the round, and you may shake off 1 enemy target lock.',
  },
  'mod/autothrusters': {
    de: 'In der Verteidigung: Bist du außerhalb vom Feuerwinkel des Angreifers, oder darin jenseits von Reichweite 2, darfst du 1 deiner Leerseiten in Ausweichen ändern.',
    en: 'When you defend: if you are out of the attacker’s firing arc, or in it but beyond range 2, you may turn 1 of your blanks into an evade.',
  },
  'mod/advancedslam': {
    de: 'Nach deiner Aktion SLAM: Hast du dabei weder ein Hindernis noch ein anderes Schiff überschnitten, darfst du eine freie Aktion aus deiner Aktionsleiste durchführen.',
    en: 'After your SLAM action: if you overlapped neither an obstacle nor another ship in it, you may take a free action from your action bar.',
  },
  'mod/ionprojector': {
    de: 'Überschneidet dich ein feindliches Schiff durch sein Manöver: Wirf danach 1 Angriffswürfel. Bei Treffer oder kritischem Treffer erhält es 1 Ionenmarker.',
    en: 'When an enemy’s manoeuvre makes it overlap you: afterwards roll 1 attack die. If it shows a hit or critical hit, that enemy receives 1 ion token.',
  },
  'mod/integratedastromech': {
    de: 'Wird dir eine Schadenskarte zugeteilt: Du darfst 1 deiner Astromech-Karten ablegen. Dann wird die Schadenskarte abgelegt, ohne zu wirken.',
    en: 'When a damage card comes to you: you may discard an Astromech card of yours. The damage card then goes too, with no effect.',
  },
  'mod/automatedprotocols': {
    de: 'Einmal pro Runde, nach einer deiner Aktionen außer Aufladen und Verstärken: Du darfst 1 Energie ausgeben, um Aufladen oder Verstärken als freie Aktion durchzuführen.',
    en: 'Once per round, following any action of yours but recover and reinforce: you may pay 1 energy to recover or reinforce as a free action.',
  },
  'mod/guidancechips': {
    de: 'Einmal pro Runde, im Angriff mit einem Torpedo oder einer Rakete: Du darfst 1 Ergebnis in einen Treffer ändern, ab Primärwaffenwert 3 in einen kritischen Treffer.',
    en: 'Once per round, when a torpedo or missile of yours attacks: you may turn 1 result into a hit, or, with a primary weapon value of at least 3, into a critical hit.',
  },
  'mod/gyroscopictargeting': {
    de: 'Am Ende der Kampfphase: Hast du in dieser Runde ein Manöver der Geschwindigkeit 3, 4 oder 5 ausgeführt, darfst du deinen beweglichen Feuerwinkel drehen.',
    en: 'When the Combat phase ends: if you flew a manoeuvre of speed 3, 4 or 5 this round, you may point your mobile firing arc another way.',
  },
  'mod/capturedtie': {
    de: 'Feindliche Schiffe mit niedrigerem Pilotenwert als deinem können dich nicht als Ziel bestimmen. Nach deinem Angriff, oder wenn kein anderes freundliches Schiff mehr im Spiel ist, legst du diese Karte ab.',
    en: 'Enemies whose pilot skill is below yours cannot target you with an attack. Discard this card after your attack, or once no other friendly ship is left in play.',
  },
  'mod/deflectiveplating': {
    de: 'Wenn ein freundlicher Bombenmarker detoniert: Du darfst seine Effekte auf dich ignorieren. Dann wirfst du 1 Angriffswürfel; bei Treffer legst du diese Karte ab.',
    en: 'Whenever friendly bomb tokens detonate: you may ignore their effects on you. You then roll 1 attack die; if it shows a hit, you discard this card.',
  },
};
