import type { Sayings } from '../../types.ts';

export const eptEToP: Sayings = {
  'ept/experthandling': {
    de: 'Aktion: Führe eine freie Fassrolle durch. Fehlt das Symbol Fassrolle in deiner Aktionsleiste, erhältst du 1 Stressmarker. Danach darfst du eine feindliche Zielerfassung von dir entfernen.',
    en: 'Action: make a free barrel roll; without that icon in your action bar it costs you 1 stress token. Afterwards you may shake off one enemy target lock.',
  },
  'ept/marksmanship': {
    de: 'Aktion: Für den Rest der Runde darfst du im Angriff alle deine Fokus-Ergebnisse ändern, eines in einen kritischen Treffer und die übrigen in Treffer.',
    en: 'Action: for the rest of the round, whenever you attack, you may change all your focus results, one into a critical hit and the others into hits.',
  },
  'ept/elusiveness': {
    de: 'In der Verteidigung, solange du nicht gestresst bist: Du darfst 1 Stressmarker nehmen und einen Angriffswürfel wählen, den der Angreifer neu würfeln muss.',
    en: 'When you defend unstressed: you may take 1 stress token to make the attacker reroll one of the attack dice of your choice.',
  },
  'ept/pushthelimit': {
    de: 'Einmal pro Runde, nachdem du eine Aktion durchgeführt hast: Du darfst eine freie Aktion deiner Aktionsleiste durchführen. Danach erhältst du 1 Stressmarker.',
    en: 'Once per round, after one of your actions: you may take a free action from your action bar. It costs you 1 stress token afterwards.',
  },
  'ept/expose': {
    de: 'Aktion: Bis zum Ende der Runde ist dein Primärwaffenwert um 1 höher und deine Wendigkeit um 1 niedriger.',
    en: 'Action: for the rest of the round your primary weapon is worth 1 more and your agility 1 less.',
  },
  'ept/opportunist': {
    de: 'Im Angriff, wenn du nicht gestresst bist und der Verteidiger weder Fokus- noch Ausweichmarker hat: Du darfst 1 Stressmarker nehmen, um einen Angriffswürfel mehr zu werfen.',
    en: 'When you attack unstressed and the defender has neither focus nor evade tokens: you may take 1 stress token to raise the number of your attack dice by 1.',
  },
  'ept/outmaneuver': {
    de: 'Greifst du ein Schiff in deinem Feuerwinkel an und bist selbst nicht in seinem: Seine Wendigkeit sinkt um 1, nicht unter 0.',
    en: 'When you attack a ship in your firing arc without being in its own: its agility drops by 1, never below 0.',
  },
  'ept/predator': {
    de: 'Im Angriff: Du darfst einen Angriffswürfel neu würfeln. Hat der Verteidiger Pilotenwert 2 oder weniger, sind es bis zu zwei.',
    en: 'When you attack: you may reroll one of your attack dice, or up to two of them against a pilot skill of 2 or less.',
  },
  'ept/lonewolf': {
    de: 'Im Angriff und in der Verteidigung, wenn kein anderes freundliches Schiff in Reichweite 1–2 ist: Du darfst eine deiner Leerseiten neu würfeln.',
    en: 'When you attack or defend and no other friendly ship is at range 1–2 of you: you may reroll one of your blanks.',
  },
  'ept/intimidation': {
    de: 'Solange du ein feindliches Schiff berührst: Seine Wendigkeit ist um 1 niedriger.',
    en: 'As long as you touch an enemy ship: its agility is 1 lower.',
  },
  'ept/lightningreflexes': {
    de: 'Nach einem weißen oder grünen Manöver von deinem Manöverrad: Du darfst diese Karte ablegen und dich um 180° drehen. Sobald der Stress des Piloten überprüft ist, erhältst du 1 Stressmarker.',
    en: 'After flying a white or green manoeuvre of your dial: you may turn about by 180° if you discard this card. Once pilot stress has been checked, you receive 1 stress token.',
  },
  'ept/juke': {
    de: 'Im Angriff, solange du einen Ausweichmarker hast: Du darfst ein Ausweichen-Ergebnis des Verteidigers in ein Fokus-Ergebnis ändern.',
    en: 'When you attack while holding an evade token: you may turn one evade result of the defender into a focus result.',
  },
  'ept/fearlessness': {
    de: 'Im Angriff, wenn du in Reichweite 1 im Feuerwinkel des Verteidigers bist und er in deinem: Du darfst deinem Wurf einen Treffer hinzufügen.',
    en: 'When you attack head-on, each in the other’s firing arc at range 1: you may add a hit to your roll.',
  },
  'ept/expertise': {
    de: 'Im Angriff, solange du nicht gestresst bist: Du darfst alle deine Fokus-Ergebnisse in Treffer ändern.',
    en: 'When you attack unstressed: you may turn every focus result of yours into a hit.',
  },
  'ept/intensity#0': {
    de: 'Nach deiner Aktion Schub oder Fassrolle: Du darfst dir 1 Fokusmarker oder 1 Ausweichmarker zuteilen. Dann drehst du diese Karte um.',
    en: 'After you boost or barrel roll as an action: you may take a focus token or an evade token. This card then turns over.',
  },
  'ept/intensity#1': {
    de: 'Am Ende der Kampfphase: Du darfst 1 Fokusmarker oder 1 Ausweichmarker ausgeben, um diese Karte umzudrehen.',
    en: 'As the Combat phase ends: you may turn this card over for one focus token or evade token.',
  },
};
