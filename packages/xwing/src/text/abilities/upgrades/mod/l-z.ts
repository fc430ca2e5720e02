import type { Sayings } from '../../types.ts';

export const modLToZ: Sayings = {
  'mod/stealthdevice': {
    de: 'Deine Wendigkeit ist um 1 höher. Trifft dich ein Angriff, legst du diese Karte ab.',
    en: 'Your agility is 1 higher. As soon as an attack hits you, this card is discarded.',
  },
  'mod/shieldupgrade': {
    de: 'Dein Schildwert ist um 1 höher.',
    en: 'Your shield value is 1 higher.',
  },
  'mod/targetingcomputer': {
    de: 'Deine Aktionsleiste hat zusätzlich das Symbol Zielerfassung.',
    en: 'Your action bar also has the target lock icon.',
  },
  'mod/munitionsfailsafe': {
    de: 'Verlangt deine Sekundärwaffe, dass du sie für den Angriff ablegst, legst du sie nur ab, wenn der Angriff trifft.',
    en: 'If a secondary weapon has to be discarded for its attack, discard it only when that attack hits.',
  },
  'mod/stygiumparticleaccelerator': {
    de: 'Wenn du dich enttarnst oder die Aktion Tarnen durchführst: Du darfst eine freie Aktion Ausweichen durchführen.',
    en: 'When you decloak or take the cloak action: you may also take a free evade action.',
  },
  'mod/tacticaljammer': {
    de: 'Feindliche Angriffe, deren Reichweite durch dein Schiff hindurch gemessen wird, sind versperrt.',
    en: 'Enemy attacks whose range is measured through your ship are obstructed.',
  },
  'mod/twinionenginemkii': {
    de: 'Du darfst alle deine Drehmanöver als grüne Manöver behandeln.',
    en: 'Every bank on your dial may count as a green manoeuvre.',
  },
  'mod/maneuveringfins': {
    de: 'Wenn du ein Wendemanöver aufdeckst: Du darfst dein Manöverrad auf das Drehmanöver derselben Richtung und Geschwindigkeit drehen.',
    en: 'When you reveal a turn: you may set your dial to the bank of that side and speed instead.',
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
  'mod/vectoredthrusters': {
    de: 'Deine Aktionsleiste hat zusätzlich das Symbol Fassrolle.',
    en: 'Your action bar also has the barrel roll icon.',
  },
  'mod/smugglingcompartment': {
    de: 'Deine Aufwertungsleiste hat zusätzlich das Symbol Schmuggelware. Du darfst 1 weitere Modifikation für höchstens 3 Kommandopunkte ausrüsten.',
    en: 'Your upgrade bar also has an Illicit icon. You may equip a further modification of at most 3 squad points.',
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
