import type { Sayings } from './types.ts';

/** Modifications. */
export const MODIFICATION_SAYINGS: Sayings = {
  'mod/stealthdevice': {
    de: 'Deine Wendigkeit ist um 1 höher. Trifft dich ein Angriff, legst du diese Karte ab.',
    en: 'Your agility is 1 higher. As soon as an attack hits you, this card is discarded.',
  },
  'mod/shieldupgrade': {
    de: 'Dein Schildwert ist um 1 höher.',
    en: 'Your shield value is 1 higher.',
  },
  'mod/engineupgrade': {
    de: 'Deine Aktionsleiste hat zusätzlich das Symbol Schub.',
    en: 'Your action bar also has the boost icon.',
  },
  'mod/antipursuitlasers': {
    de: 'Überschneidet dich ein feindliches Schiff durch sein Manöver: Wirf danach 1 Angriffswürfel. Bei Treffer oder kritischem Treffer erleidet es 1 Schaden.',
    en: 'When an enemy’s manoeuvre makes it overlap you: afterwards roll 1 attack die. If it shows a hit or critical hit, that enemy suffers 1 damage.',
  },
  'mod/targetingcomputer': {
    de: 'Deine Aktionsleiste hat zusätzlich das Symbol Zielerfassung.',
    en: 'Your action bar also has the target lock icon.',
  },
  'mod/hullupgrade': {
    de: 'Dein Hüllenwert ist um 1 höher.',
    en: 'Your hull value is 1 higher.',
  },
  'mod/munitionsfailsafe': {
    de: 'Verlangt deine Sekundärwaffe, dass du sie für den Angriff ablegst, legst du sie nur ab, wenn der Angriff trifft.',
    en: 'If a secondary weapon has to be discarded for its attack, discard it only when that attack hits.',
  },
  'mod/stygiumparticleaccelerator': {
    de: 'Wenn du dich enttarnst oder die Aktion Tarnen durchführst: Du darfst eine freie Aktion Ausweichen durchführen.',
    en: 'When you decloak or take the cloak action: you may also take a free evade action.',
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
  'mod/tacticaljammer': {
    de: 'Feindliche Angriffe, deren Reichweite durch dein Schiff hindurch gemessen wird, sind versperrt.',
    en: 'Enemy attacks whose range is measured through your ship are obstructed.',
  },
  'mod/autothrusters': {
    de: 'In der Verteidigung: Bist du außerhalb vom Feuerwinkel des Angreifers, oder darin jenseits von Reichweite 2, darfst du 1 deiner Leerseiten in Ausweichen ändern.',
    en: 'When you defend: if you are out of the attacker’s firing arc, or in it but beyond range 2, you may turn 1 of your blanks into an evade.',
  },
  'mod/advancedslam': {
    de: 'Nach deiner Aktion SLAM: Hast du dabei weder ein Hindernis noch ein anderes Schiff überschnitten, darfst du eine freie Aktion aus deiner Aktionsleiste durchführen.',
    en: 'After your SLAM action: if you overlapped neither an obstacle nor another ship in it, you may take a free action from your action bar.',
  },
  'mod/twinionenginemkii': {
    de: 'Du darfst alle deine Drehmanöver als grüne Manöver behandeln.',
    en: 'Every bank on your dial may count as a green manoeuvre.',
  },
  'mod/maneuveringfins': {
    de: 'Wenn du ein Wendemanöver aufdeckst: Du darfst dein Manöverrad auf das Drehmanöver derselben Richtung und Geschwindigkeit drehen.',
    en: 'When you reveal a turn: you may set your dial to the bank of that side and speed instead.',
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
  'mod/optimizedgenerators': {
    de: 'Einmal pro Runde, wenn du einer deiner Aufwertungskarten Energie zuteilst: Du erhältst 2 Energie.',
    en: 'Once per round, when energy of yours goes onto one of your upgrade cards: you gain 2 energy.',
  },
  'mod/ordnancetubes': {
    de: 'Jedes deiner Symbole Waffenaufhängung darf als Torpedo oder Rakete gelten. Müsstest du eine Torpedo- oder Raketenkarte ablegen, behältst du sie.',
    en: 'Each of your Hardpoint icons may count as Torpedo or Missile. Whenever one of your torpedo or missile cards would have to be discarded, you keep it.',
  },
  'mod/longrangescanners': {
    de: 'Du darfst Schiffe ab Reichweite 3 erfassen, auch weit darüber hinaus. Schiffe in Reichweite 1–2 kannst du nicht erfassen.',
    en: 'You may lock ships from range 3 onwards, however far away. Ships at range 1–2 cannot be locked by you.',
  },
  'mod/guidancechips': {
    de: 'Einmal pro Runde, im Angriff mit einem Torpedo oder einer Rakete: Du darfst 1 Ergebnis in einen Treffer ändern, ab Primärwaffenwert 3 in einen kritischen Treffer.',
    en: 'Once per round, when a torpedo or missile of yours attacks: you may turn 1 result into a hit, or, with a primary weapon value of at least 3, into a critical hit.',
  },
  'mod/vectoredthrusters': {
    de: 'Deine Aktionsleiste hat zusätzlich das Symbol Fassrolle.',
    en: 'Your action bar also has the barrel roll icon.',
  },
  'mod/gyroscopictargeting': {
    de: 'Am Ende der Kampfphase: Hast du in dieser Runde ein Manöver der Geschwindigkeit 3, 4 oder 5 ausgeführt, darfst du deinen beweglichen Feuerwinkel drehen.',
    en: 'When the Combat phase ends: if you flew a manoeuvre of speed 3, 4 or 5 this round, you may point your mobile firing arc another way.',
  },
  'mod/smugglingcompartment': {
    de: 'Deine Aufwertungsleiste hat zusätzlich das Symbol Schmuggelware. Du darfst 1 weitere Modifikation für höchstens 3 Kommandopunkte ausrüsten.',
    en: 'Your upgrade bar also has an Illicit icon. You may equip a further modification of at most 3 squad points.',
  },
  'mod/capturedtie': {
    de: 'Feindliche Schiffe mit niedrigerem Pilotenwert als deinem können dich nicht als Ziel bestimmen. Nach deinem Angriff, oder wenn kein anderes freundliches Schiff mehr im Spiel ist, legst du diese Karte ab.',
    en: 'Enemies whose pilot skill is below yours cannot target you with an attack. Discard this card after your attack, or once no other friendly ship is left in play.',
  },
  'mod/spacetugtractorarray': {
    de: 'Aktion: Wähle ein Schiff in deinem Feuerwinkel in Reichweite 1; es erhält 1 Traktorstrahlmarker. Ist es ein freundliches Schiff, wird der Effekt des Markers abgehandelt, als wäre es ein feindliches.',
    en: 'Action: a ship of your choice at range 1 in your firing arc receives 1 tractor beam token. On a friendly ship the token works as it would on an enemy.',
  },
  'mod/lightweightframe': {
    de: 'In der Verteidigung: Sind es nach dem Verteidigungswurf mehr Angriffswürfel als Verteidigungswürfel, wirfst du 1 zusätzlichen Verteidigungswürfel.',
    en: 'When you defend: if the attack dice still outnumber your defence dice once you have rolled, roll 1 more.',
  },
  'mod/pulsedrayshield': {
    de: 'In der Endphase: Du darfst dir 1 Ionenmarker geben, um 1 Schild aufzuladen (höchstens bis zu deinem Schildwert).',
    en: 'In the End phase: you may take 1 ion token and recover 1 shield, never above your shield value.',
  },
  'mod/deflectiveplating': {
    de: 'Wenn ein freundlicher Bombenmarker detoniert: Du darfst seine Effekte auf dich ignorieren. Dann wirfst du 1 Angriffswürfel; bei Treffer legst du diese Karte ab.',
    en: 'Whenever friendly bomb tokens detonate: you may ignore their effects on you. You then roll 1 attack die; if it shows a hit, you discard this card.',
  },
  'mod/servomotorsfoils#0': {
    de: 'Deine Aktionsleiste hat zusätzlich das Symbol Fassrolle. Deckst du ungestresst ein Wendemanöver 3 auf, darfst du es als rote Tallon-Rolle 3 derselben Richtung behandeln. Zu Beginn der Aktivierungsphase darfst du diese Karte umdrehen.',
    en: 'Your action bar also has the barrel roll icon. If you reveal a speed 3 turn while unstressed, you may fly a red Tallon roll 3 to that side instead. You may flip this card whenever the Activation phase starts.',
  },
  'mod/servomotorsfoils#1': {
    de: 'Dein Primärwaffenwert ist um 1 niedriger. Deine Aktionsleiste hat zusätzlich das Symbol Schub. Deine Drehmanöver 2 sind grün. Zu Beginn der Aktivierungsphase darfst du diese Karte umdrehen.',
    en: 'Your primary weapon value is 1 lower. Your action bar also has the boost icon. Your speed 2 banks are green. You may flip this card whenever the Activation phase starts.',
  },
  'mod/multispectralcamouflage': {
    de: 'Wenn du erfasst wirst: Ist es die einzige Zielerfassung auf dir, wirf 1 Verteidigungswürfel. Bei Ausweichen wird sie entfernt.',
    en: 'When you are locked: if that is the only target lock on you, roll 1 defence die. An evade removes the lock.',
  },
};
