import type { Sayings } from './types.ts';

/** Elite upgrades. */
export const ELITE_SAYINGS: Sayings = {
  'ept/determination': {
    de: 'Wird dir eine Schadenskarte mit dem Attribut Pilot offen zugeteilt: Lege sie sofort ab; ihr Effekt entfällt.',
    en: 'When a damage card of the Pilot trait is dealt to you faceup: discard it at once; it does nothing.',
  },
  'ept/swarmtactics': {
    de: 'Zu Beginn der Kampfphase: Du darfst ein freundliches Schiff in Reichweite 1 wählen. In dieser Phase hat es deinen Pilotenwert.',
    en: 'As the Combat phase begins: you may pick a friendly ship at range 1. For this phase it has your pilot skill.',
  },
  'ept/squadleader': {
    de: 'Aktion: Wähle ein Schiff in Reichweite 1–2, dessen Pilotenwert niedriger ist als deiner. Es darf sofort eine freie Aktion durchführen.',
    en: 'Action: pick a ship of lower pilot skill than yours at range 1–2. It may take a free action at once.',
  },
  'ept/experthandling': {
    de: 'Aktion: Führe eine freie Fassrolle durch. Fehlt das Symbol Fassrolle in deiner Aktionsleiste, erhältst du 1 Stressmarker. Danach darfst du eine feindliche Zielerfassung von dir entfernen.',
    en: 'Action: make a free barrel roll; without that icon in your action bar it costs you 1 stress token. Afterwards you may shake off one enemy target lock.',
  },
  'ept/marksmanship': {
    de: 'Aktion: Für den Rest der Runde darfst du im Angriff alle deine Fokus-Ergebnisse ändern, eines in einen kritischen Treffer und die übrigen in Treffer.',
    en: 'Action: for the rest of the round, whenever you attack, you may change all your focus results, one into a critical hit and the others into hits.',
  },
  'ept/daredevil': {
    de: 'Aktion: Führe ein weißes Wendemanöver der Geschwindigkeit 1 nach links oder rechts aus, dann erhältst du 1 Stressmarker. Fehlt dir das Symbol Schub, wirfst du 2 Angriffswürfel und erleidest den gewürfelten Schaden und kritischen Schaden.',
    en: 'Action: fly a white speed 1 turn to either side, then take 1 stress token. If your action bar lacks boost, you also roll 2 attack dice and suffer what they show: damage for hits, critical damage for critical hits.',
  },
  'ept/elusiveness': {
    de: 'In der Verteidigung, solange du nicht gestresst bist: Du darfst 1 Stressmarker nehmen und einen Angriffswürfel wählen, den der Angreifer neu würfeln muss.',
    en: 'When you defend unstressed: you may take 1 stress token to make the attacker reroll one of the attack dice of your choice.',
  },
  'ept/pushthelimit': {
    de: 'Einmal pro Runde, nachdem du eine Aktion durchgeführt hast: Du darfst eine freie Aktion deiner Aktionsleiste durchführen. Danach erhältst du 1 Stressmarker.',
    en: 'Once per round, after one of your actions: you may take a free action from your action bar. It costs you 1 stress token afterwards.',
  },
  'ept/deadeye': {
    de: 'Für Waffen mit „Angriff (Zielerfassung)“ darf dir ein Fokusmarker genügen. Verlangt ein Angriff, eine Zielerfassung auszugeben, darfst du stattdessen einen Fokusmarker ausgeben.',
    en: 'For weapons marked “Attack (target lock)” you may make do with a focus token. Where an attack asks for a lock to be spent, a focus token may pay instead.',
  },
  'ept/expose': {
    de: 'Aktion: Bis zum Ende der Runde ist dein Primärwaffenwert um 1 höher und deine Wendigkeit um 1 niedriger.',
    en: 'Action: for the rest of the round your primary weapon is worth 1 more and your agility 1 less.',
  },
  'ept/veteraninstincts': {
    de: 'Dein Pilotenwert ist um 2 höher.',
    en: 'Your pilot skill is 2 higher.',
  },
  'ept/drawtheirfire': {
    de: 'Trifft ein Angriff ein freundliches Schiff in Reichweite 1: Du darfst an seiner Stelle einen nicht negierten kritischen Treffer erleiden.',
    en: 'When an attack hits a friendly ship at range 1: one uncancelled critical hit may be yours to suffer in its place.',
  },
  'ept/adrenalinerush': {
    de: 'Deckst du ein rotes Manöver auf: Du darfst diese Karte ablegen; das Manöver gilt dann bis zum Ende der Aktivierungsphase als weiß. Was erst ein Effekt rot gemacht hat, bleibt rot.',
    en: 'When your dial shows a red manoeuvre: it may count as white for this Activation phase if you discard this card. What an effect has made red stays red.',
  },
  'ept/opportunist': {
    de: 'Im Angriff, wenn du nicht gestresst bist und der Verteidiger weder Fokus- noch Ausweichmarker hat: Du darfst 1 Stressmarker nehmen, um einen Angriffswürfel mehr zu werfen.',
    en: 'When you attack unstressed and the defender has neither focus nor evade tokens: you may take 1 stress token to raise the number of your attack dice by 1.',
  },
  'ept/wingman': {
    de: 'Zu Beginn der Kampfphase: Nimm einem anderen freundlichen Schiff in Reichweite 1 einen Stressmarker ab.',
    en: 'As the Combat phase begins: take 1 stress token off another friendly ship at range 1.',
  },
  'ept/decoy': {
    de: 'Zu Beginn der Kampfphase: Du darfst für diese Phase den Pilotenwert mit einem freundlichen Schiff in Reichweite 1–2 tauschen.',
    en: 'As the Combat phase begins: you may swap pilot skills for this phase with a friendly ship at range 1–2.',
  },
  'ept/outmaneuver': {
    de: 'Greifst du ein Schiff in deinem Feuerwinkel an und bist selbst nicht in seinem: Seine Wendigkeit sinkt um 1, nicht unter 0.',
    en: 'When you attack a ship in your firing arc without being in its own: its agility drops by 1, never below 0.',
  },
  'ept/predator': {
    de: 'Im Angriff: Du darfst einen Angriffswürfel neu würfeln. Hat der Verteidiger Pilotenwert 2 oder weniger, sind es bis zu zwei.',
    en: 'When you attack: you may reroll one of your attack dice, or up to two of them against a pilot skill of 2 or less.',
  },
  'ept/stayontarget': {
    de: 'Deckst du dein Manöverrad auf: Du darfst es auf ein anderes Manöver derselben Geschwindigkeit drehen. Dein Manöver gilt dann als rot.',
    en: 'When you reveal your dial: you may turn it to a different manoeuvre of equal speed, which then counts as red.',
  },
  'ept/lonewolf': {
    de: 'Im Angriff und in der Verteidigung, wenn kein anderes freundliches Schiff in Reichweite 1–2 ist: Du darfst eine deiner Leerseiten neu würfeln.',
    en: 'When you attack or defend and no other friendly ship is at range 1–2 of you: you may reroll one of your blanks.',
  },
  'ept/ruthlessness': {
    de: 'Nach einem Angriff von dir, der trifft: Wähle ein anderes Schiff in Reichweite 1 des Verteidigers, Freund oder Feind, aber nicht dich selbst. Es erleidet 1 Schaden.',
    en: 'After your attack has hit: pick a ship other than the defender at range 1 of it, friend or foe but not yourself. It suffers 1 damage.',
  },
  'ept/intimidation': {
    de: 'Solange du ein feindliches Schiff berührst: Seine Wendigkeit ist um 1 niedriger.',
    en: 'As long as you touch an enemy ship: its agility is 1 lower.',
  },
  'ept/bodyguard': {
    de: 'Zu Beginn der Kampfphase: Du darfst einen Fokusmarker ausgeben und ein freundliches Schiff in Reichweite 1 mit höherem Pilotenwert als deinem wählen. Bis zum Ende der Runde ist seine Wendigkeit um 1 höher.',
    en: 'As the Combat phase begins: for a focus token you may pick a friendly ship at range 1 whose pilot skill is above yours. Its agility is 1 higher this round.',
  },
  'ept/calculation': {
    de: 'Im Angriff: Du darfst einen Fokusmarker ausgeben, um eines deiner Fokus-Ergebnisse in einen kritischen Treffer zu ändern.',
    en: 'When you attack: for a focus token you may turn one of your focus results into a critical hit.',
  },
  'ept/lightningreflexes': {
    de: 'Nach einem weißen oder grünen Manöver von deinem Manöverrad: Du darfst diese Karte ablegen und dich um 180° drehen. Sobald der Stress des Piloten überprüft ist, erhältst du 1 Stressmarker.',
    en: 'After flying a white or green manoeuvre of your dial: you may turn about by 180° if you discard this card. Once pilot stress has been checked, you receive 1 stress token.',
  },
  'ept/crackshot': {
    de: 'Greifst du ein Schiff in deinem Feuerwinkel an, zu Beginn von „Ergebnisse vergleichen“: Du darfst diese Karte ablegen, um ein Ausweichen-Ergebnis des Verteidigers zu negieren.',
    en: 'When you attack a ship in your firing arc, as results begin to be compared: you may discard this card and one evade result of the defender is cancelled.',
  },
  'ept/coolhand': {
    de: 'Erhältst du einen Stressmarker: Du darfst diese Karte ablegen und dir 1 Fokusmarker oder 1 Ausweichmarker zuteilen.',
    en: 'When stress is given to you: you may discard this card for a focus token or an evade token.',
  },
  'ept/juke': {
    de: 'Im Angriff, solange du einen Ausweichmarker hast: Du darfst ein Ausweichen-Ergebnis des Verteidigers in ein Fokus-Ergebnis ändern.',
    en: 'When you attack while holding an evade token: you may turn one evade result of the defender into a focus result.',
  },
  'ept/wired': {
    de: 'Im Angriff und in der Verteidigung, solange du gestresst bist: Du darfst beliebig viele deiner Fokus-Ergebnisse neu würfeln.',
    en: 'When you attack or defend under stress: you may reroll any number of your focus results.',
  },
  'ept/adaptability#0': {
    de: 'Dein Pilotenwert ist um 1 höher.',
    en: 'Your pilot skill is 1 higher.',
  },
  'ept/adaptability#1': {
    de: 'Dein Pilotenwert ist um 1 niedriger.',
    en: 'Your pilot skill is 1 lower.',
  },
  'ept/rage': {
    de: 'Aktion: Du erhältst 1 Fokusmarker und 2 Stressmarker. Für den Rest der Runde darfst du im Angriff bis zu drei Angriffswürfel neu würfeln.',
    en: 'Action: you get 1 focus token and 2 stress tokens. In each of your attacks this round you may reroll as many as three attack dice.',
  },
  'ept/attannimindlink': {
    de: 'Wird dir ein Fokus- oder Stressmarker zugeteilt: Jedes andere freundliche Schiff mit Attanni-Implantat, das noch keinen solchen Marker hat, erhält ebenfalls einen.',
    en: 'When you are given a focus or stress token: all other friendly ships with Attanni Mindlink that have none of that kind receive one too.',
  },
  'ept/fearlessness': {
    de: 'Im Angriff, wenn du in Reichweite 1 im Feuerwinkel des Verteidigers bist und er in deinem: Du darfst deinem Wurf einen Treffer hinzufügen.',
    en: 'When you attack head-on, each in the other’s firing arc at range 1: you may add a hit to your roll.',
  },
  'ept/ascoretosettle': {
    de: 'Beim Aufbau, vor „Streitkräfte platzieren“: Weise einem feindlichen Schiff den Zustand „Unbezahlte Schulden“ zu. Greifst du ein Schiff mit diesem Zustand an, darfst du ein Fokus-Ergebnis in einen kritischen Treffer ändern.',
    en: 'In setup, before forces are placed: give an enemy ship the condition “A Debt to Pay”. When you attack its bearer, you may turn one focus result into a critical hit.',
  },
  'ept/snapshot': {
    de: 'Nach jedem Manöver eines feindlichen Schiffes: Du darfst dieses Schiff mit dieser Waffe angreifen. Angriff: Du kannst deine Angriffswürfel nicht modifizieren und hast in dieser Phase keinen weiteren Angriff.',
    en: 'After each manoeuvre of an enemy ship: you may fire this weapon at it. Attack: you cannot modify your dice, and you have no further attack in this phase.',
  },
  'ept/trickshot': {
    de: 'Im Angriff, wenn er versperrt ist: Du darfst einen Angriffswürfel mehr werfen.',
    en: 'When your attack is obstructed: you may raise the number of your attack dice by 1.',
  },
  'ept/swarmleader': {
    de: 'Im Angriff mit der Primärwaffe: Du darfst von bis zu zwei anderen freundlichen Schiffen, die den Verteidiger in Reichweite 1–3 im Feuerwinkel haben, je 1 Ausweichmarker entfernen. Für jeden wirfst du einen Angriffswürfel mehr.',
    en: 'When you attack with your primary weapon: you may take an evade token off each of up to two other friendly ships with the defender in their firing arc at range 1–3. Each token adds 1 to the number of your attack dice.',
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
  'ept/selflessness': {
    de: 'Trifft ein Angriff ein freundliches Schiff in Reichweite 1: Du darfst diese Karte ablegen und an seiner Stelle alle nicht negierten Treffer erleiden, aber keine kritischen Treffer.',
    en: 'When an attack hits a friendly ship at range 1: by discarding this card you may take every uncancelled hit in its place, but no critical hits.',
  },
  'ept/saturationsalvo': {
    de: 'Nachdem dein Angriff mit Torpedo oder Rakete verfehlt hat: Jedes Schiff in Reichweite 1 des Verteidigers, dessen Wendigkeit niedriger ist als die Kommandopunkte dieser Waffe, wirft 1 Angriffswürfel: Ein Treffer ist 1 Schaden, ein kritischer Treffer 1 kritischer Schaden.',
    en: 'After your torpedo or missile attack misses: all ships at range 1 of the defender whose agility is below the squad points of that weapon roll one of the attack dice and suffer damage for a hit, critical damage for a critical hit.',
  },
  'ept/debrisgambit': {
    de: 'Aktion: Jedes Hindernis in Reichweite 1 bringt dir 1 Ausweichmarker, zusammen höchstens zwei.',
    en: 'Action: every obstacle at range 1 gives you 1 evade token, two at most.',
  },
};
