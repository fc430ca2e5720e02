import type { Saying, Sayings } from './types.ts';

/** These fly more than one ship with the same ability. */
const EZRA_BRIDGER: Saying = {
  de: 'In der Verteidigung: Bist du gestresst, darfst du bis zu 2 deiner Fokus-Ergebnisse in Ausweichen-Ergebnisse ändern.',
  en: 'When you defend under stress: you may turn up to 2 focus results of yours into evade results.',
};
const HERA_SYNDULLA: Saying = {
  de: 'Beim Aufdecken eines grünen oder roten Manövers: Du darfst dein Manöverrad auf ein anderes Manöver derselben Farbe drehen.',
  en: 'When you reveal green or red: you may turn your dial to a different manoeuvre of the same colour.',
};
const POE_DAMERON: Saying = {
  de: 'Im Angriff und in der Verteidigung: Hast du einen Fokusmarker, darfst du 1 deiner Fokus-Ergebnisse in einen Treffer bzw. ein Ausweichen-Ergebnis ändern. Der Marker wird dabei nicht ausgegeben.',
  en: 'When you attack or defend with a focus token: you may turn 1 focus result into a hit or an evade respectively. The token is not spent.',
};
const SABINE_WREN: Saying = {
  de: 'Unmittelbar bevor du dein Manöver aufdeckst: Du darfst Schub oder Fassrolle als freie Aktion durchführen.',
  en: 'Right before your manoeuvre is revealed: you may boost or barrel roll as a free action.',
};
const ZEB_ORRELIOS: Saying = {
  de: 'In der Verteidigung: Du darfst kritische Treffer vor den gewöhnlichen Treffern negieren.',
  en: 'When you defend: your evades may cancel the critical hits first and the ordinary hits after them.',
};

/** Pilots of the Rebels and the Resistance, in the order of the data. */
export const REBEL_PILOT_SAYINGS: Sayings = {
  'rebel/xwing/wedgeantilles': {
    de: 'Im Angriff: Die Wendigkeit des Verteidigers sinkt um 1, nicht unter 0.',
    en: 'When you attack: the defender’s agility is 1 lower, but never below 0.',
  },
  'rebel/xwing/wesjanson': {
    de: 'Nach deinem Angriff: Du darfst dem Verteidiger 1 Fokusmarker, 1 Ausweichmarker oder 1 Zielerfassung, die er hat, entfernen.',
    en: 'After your attack: you may strip the defender of 1 focus token, 1 evade token or 1 target lock that it holds.',
  },
  'rebel/xwing/lukeskywalker': {
    de: 'In der Verteidigung: Du darfst 1 deiner Fokus-Ergebnisse in ein Ausweichen-Ergebnis ändern.',
    en: 'When you defend: you may turn 1 focus result into an evade result.',
  },
  'rebel/xwing/jekporkins': {
    de: 'Wenn du einen Stressmarker erhältst: Du darfst ihn wieder entfernen, wirfst dafür aber 1 Angriffswürfel. Zeigt er einen Treffer, erhältst du 1 verdeckte Schadenskarte.',
    en: 'When you get a stress token: you may throw it off again and roll one of the attack dice. If that shows a hit, you are dealt 1 facedown damage card.',
  },
  'rebel/xwing/kullbeesperado': {
    de: 'Nach der Aktion Schub oder Fassrolle: Du darfst deine Aufwertungskarte „Servomotorische S-Flügel“ umdrehen.',
    en: 'After a boost or barrel roll action of yours: you may turn over your “Servomotor S-foils”.',
  },
  'rebel/xwing/garvendreis': {
    de: 'Nachdem du einen Fokusmarker ausgegeben hast: Du darfst ihn einem anderen freundlichen Schiff in Reichweite 1–2 geben, statt ihn abzulegen.',
    en: 'After you have spent a focus token: you may hand it to another friendly ship at range 1–2 rather than discard it.',
  },
  'rebel/xwing/biggsdarklighter': {
    de: 'Einmal pro Partie, zu Beginn der Kampfphase: Du darfst das Feuer auf dich ziehen. Bis zum Ende der Runde können andere freundliche Schiffe in Reichweite 1 nicht angegriffen werden, wenn der Angreifer stattdessen dich angreifen könnte.',
    en: 'At the start of the Combat phase, but only once per game: you may draw the fire. For the rest of the round no attacker that could aim at you can aim at another friendly ship at range 1 of you.',
  },
  'rebel/xwing/hobbieklivian': {
    de: 'Wenn du eine Zielerfassung herstellst oder ausgibst: Du darfst 1 deiner Stressmarker entfernen.',
    en: 'When you acquire a target lock, and when you spend one: you may shed 1 stress token.',
  },
  'rebel/xwing/leevantenza': {
    de: 'Nach der Aktion Schub: Du darfst 1 Stressmarker nehmen, um 1 Ausweichmarker zu erhalten.',
    en: 'After your boost action: you may take 1 stress token and get 1 evade token for it.',
  },
  'rebel/xwing/edriotwotubes': {
    de: 'Wenn du in der Aktivierungsphase das aktive Schiff wirst: Hast du mindestens 1 Fokusmarker, darfst du eine freie Aktion durchführen.',
    en: 'When your activation in the Activation phase begins: with at least 1 focus token you may take a free action.',
  },
  'rebel/xwing/tarnmison': {
    de: 'Wenn ein feindliches Schiff dich als Ziel seines Angriffs bestimmt: Du darfst eine Zielerfassung auf dieses Schiff herstellen.',
    en: 'When an enemy declares its attack on you: you may answer with a target lock on it.',
  },
  'rebel/ywing/hortonsalm': {
    de: 'Im Angriff in Reichweite 2–3: Du darfst beliebig viele deiner Leerseiten neu würfeln.',
    en: 'When you attack at range 2–3: any number of your blanks may be rerolled.',
  },
  'rebel/ywing/dutchvander': {
    de: 'Nachdem du eine Zielerfassung hergestellt hast: Ein anderes freundliches Schiff deiner Wahl in Reichweite 1–2 darf sofort selbst eine Zielerfassung herstellen.',
    en: 'After you have acquired a target lock: pick another friendly ship at range 1–2. It may at once acquire a lock of its own.',
  },
  'rebel/awing/tychocelchu': {
    de: 'Du darfst Aktionen durchführen, auch wenn du gestresst bist.',
    en: 'Stress does not keep you from performing actions.',
  },
  'rebel/awing/jakefarrell': {
    de: 'Nach der Aktion Fokussierung, oder nachdem dir ein Fokusmarker zugeteilt wurde: Du darfst Schub oder Fassrolle als freie Aktion durchführen.',
    en: 'After your focus action, or after a focus token has come to you: you may boost or barrel roll as a free action.',
  },
  'rebel/awing/arvelcrynyd': {
    de: 'Im Angriff: Du darfst ein feindliches Schiff in deinem Feuerwinkel als Ziel bestimmen, auch wenn du es berührst.',
    en: 'When you attack: touching an enemy does not keep you from targeting it, if it is inside your firing arc.',
  },
  'rebel/awing/gemmersojan': {
    de: 'Solange mindestens 1 feindliches Schiff in Reichweite 1 ist: Deine Wendigkeit ist um 1 höher.',
    en: 'While any enemy ship is at range 1: your agility is 1 higher.',
  },
  'rebel/yt1300/hansolo': {
    de: 'Im Angriff: Du darfst deine Würfel neu würfeln, dann aber alle, bei denen das möglich ist.',
    en: 'When you attack: you may reroll your dice, but then every one of them that can be rerolled.',
  },
  'rebel/yt1300/landocalrissian': {
    de: 'Nach einem grünen Manöver: Ein anderes freundliches Schiff deiner Wahl in Reichweite 1 darf 1 Aktion aus seiner Aktionsleiste als freie Aktion durchführen.',
    en: 'After flying a green manoeuvre: pick another friendly ship at range 1, which may then perform one action of its action bar as a free action.',
  },
  'rebel/yt1300/chewbacca': {
    de: 'Wenn dir eine offene Schadenskarte zugeteilt wird: Drehe sie sofort auf die verdeckte Seite. Ihr Effekt entfällt.',
    en: 'When a faceup damage card comes to you: turn it facedown at once. It has no effect.',
  },
  'rebel/yt1300/hansolo-swx57': {
    de: 'Beim Aufbau: Du darfst überall auf der Spielfläche platziert werden, wo du jenseits von Reichweite 3 aller feindlichen Schiffe bist.',
    en: 'During setup: you may start on any spot of the play area that is beyond range 3 of all enemies.',
  },
  'rebel/yt1300/rey': {
    de: 'Im Angriff und in der Verteidigung: Ist das feindliche Schiff in deinem Feuerwinkel, darfst du 1 oder 2 deiner Leerseiten neu würfeln.',
    en: 'When you attack or defend: with the enemy inside your firing arc, up to 2 of your blanks may be rerolled.',
  },
  'rebel/yt1300/chewbacca-swx57': {
    de: 'Nach der Zerstörung eines anderen freundlichen Schiffes in Reichweite 1–3 (Flucht zählt nicht): Du darfst einen Angriff durchführen.',
    en: 'Once another friendly ship at range 1–3 has been destroyed, unless it fled: you may perform an attack.',
  },
  'rebel/tiefighter/ahsokatano': {
    de: 'Zu Beginn der Kampfphase: Du darfst 1 Fokusmarker ausgeben und ein freundliches Schiff in Reichweite 1 wählen (auch dich selbst). Es darf 1 freie Aktion durchführen.',
    en: 'At the start of the Combat phase: by spending 1 focus token you may let a friendly ship at range 1, even yourself, perform 1 free action.',
  },
  'rebel/tiefighter/sabinewren': SABINE_WREN,
  'rebel/tiefighter/captainrex': {
    de: 'Nach deinem Angriff: Der Verteidiger erhält den Zustand „Sperrfeuer“.',
    en: 'After your attack: the defender receives the condition “Suppressive Fire”.',
  },
  'rebel/tiefighter/zeborrelios': ZEB_ORRELIOS,
  'rebel/hwk290/janors': {
    de: 'Beim Angriff eines anderen freundlichen Schiffes in Reichweite 1–3: Bist du nicht gestresst, darfst du 1 Stressmarker nehmen, damit es 1 zusätzlichen Angriffswürfel werfen darf.',
    en: 'When another friendly ship at range 1–3 attacks and you are unstressed: you may take 1 stress token to raise the number of its attack dice by 1.',
  },
  'rebel/hwk290/kylekatarn': {
    de: 'Zu Beginn der Kampfphase: Du darfst 1 deiner Fokusmarker einem anderen freundlichen Schiff in Reichweite 1–3 geben.',
    en: 'As the Combat phase starts: you may hand 1 focus token of yours to another friendly ship at range 1–3.',
  },
  'rebel/hwk290/roarkgarnet': {
    de: 'Zu Beginn der Kampfphase: Wähle ein anderes freundliches Schiff in Reichweite 1–3. Sein Pilotenwert gilt für diese Phase als 12.',
    en: 'At the start of the Combat phase: pick another friendly ship at range 1–3. Its pilot skill counts as 12 for this phase.',
  },
  'rebel/bwing/tennumb': {
    de: 'Im Angriff: 1 deiner kritischen Treffer kann nicht durch Verteidigungswürfel negiert werden.',
    en: 'When you attack: defence dice cannot cancel 1 of your critical hits.',
  },
  'rebel/bwing/keyanfarlander': {
    de: 'Im Angriff: Du darfst 1 deiner Stressmarker entfernen, um alle deine Fokus-Ergebnisse in Treffer zu ändern.',
    en: 'When you attack: you may get rid of 1 stress token and thereby turn all your focus results into hits.',
  },
  'rebel/bwing/ibtisam': {
    de: 'Im Angriff und in der Verteidigung, solange du gestresst bist: Du darfst einen deiner Würfel neu würfeln.',
    en: 'When you attack or defend while stressed: one of your dice may be rerolled.',
  },
  'rebel/bwing/neradantels': {
    de: 'Im Angriff mit einer Torpedo-Sekundärwaffe: Das feindliche Schiff darf auch außerhalb deines Feuerwinkels sein.',
    en: 'When you attack with a torpedo secondary weapon: the enemy need not be inside your firing arc.',
  },
  'rebel/z95headhunter/airencracken': {
    de: 'Nach deinem Angriff: Ein anderes freundliches Schiff deiner Wahl in Reichweite 1 darf 1 freie Aktion durchführen.',
    en: 'After your attack: you may pick another friendly ship at range 1, which may then perform 1 free action.',
  },
  'rebel/z95headhunter/lieutenantblount': {
    de: 'Im Angriff: Der Verteidiger wird immer getroffen, auch wenn er keinen Schaden erleidet.',
    en: 'When you attack: the defender always counts as hit, whether or not damage gets through.',
  },
  'rebel/ewing/corranhorn': {
    de: 'Zu Beginn der Endphase: Du darfst einen Angriff durchführen. Tust du es, kannst du die ganze nächste Runde lang nicht angreifen.',
    en: 'As the End phase starts: you may make one attack. If you do, you cannot attack in the following round.',
  },
  'rebel/ewing/etahnabaht': {
    de: 'Wenn sich ein feindliches Schiff in Reichweite 1–3 in deinem Feuerwinkel verteidigt: Der Angreifer darf 1 seiner Treffer in einen kritischen Treffer ändern.',
    en: 'When an enemy at range 1–3 inside your firing arc defends: its attacker may turn 1 hit into a critical hit.',
  },
  'rebel/cr90corvettefore/cr90corvettefore': {
    de: 'Im Angriff mit der Primärwaffe: Gibst du 1 Energie aus, darfst du 1 zusätzlichen Angriffswürfel werfen.',
    en: 'When you attack with your primary weapon: 1 energy, if you spend it, raises the number of your attack dice by 1.',
  },
  'rebel/yt2400/dashrendar': {
    de: 'In der Aktivierungsphase und bei deinen Aktionen: Du darfst Hindernisse ignorieren.',
    en: 'In the Activation phase and in your actions: you may ignore obstacles.',
  },
  'rebel/yt2400/leebo': {
    de: 'Wenn dir eine offene Schadenskarte zugeteilt wird: Ziehe 1 weitere Schadenskarte. Handle eine davon deiner Wahl ab und lege die andere ab.',
    en: 'When a faceup damage card comes to you: draw a second one. You resolve whichever of the two you like; the other is discarded.',
  },
  'rebel/yt2400/eadenvrill': {
    de: 'Im Angriff mit der Primärwaffe gegen ein gestresstes Schiff: Wirf 1 zusätzlichen Angriffswürfel.',
    en: 'When you attack a stressed ship with your primary weapon: the number of your attack dice rises by 1.',
  },
  'rebel/kwing/mirandadoni': {
    de: 'Einmal pro Runde, im Angriff: Du darfst entweder 1 Schild ausgeben und 1 zusätzlichen Angriffswürfel werfen oder 1 Angriffswürfel weniger werfen und 1 Schild aufladen.',
    en: 'Once per round, when you attack: you may either spend a shield to raise the number of your attack dice by 1 or lower that number by 1 to recover a shield.',
  },
  'rebel/kwing/esegetuketu': {
    de: 'Beim Angriff eines anderen freundlichen Schiffes in Reichweite 1–2: Es darf deine Fokusmarker nutzen, als wären es seine eigenen.',
    en: 'In the attacks of another friendly ship at range 1–2: it may use your focus tokens as if they were its own.',
  },
  'rebel/t70xwing/poedameron-swx57': POE_DAMERON,
  'rebel/t70xwing/poedameron': POE_DAMERON,
  'rebel/t70xwing/elloasty': {
    de: 'Solange du nicht gestresst bist: Du darfst deine Tallon-Rollen als weiße Manöver behandeln.',
    en: 'While unstressed: your Tallon rolls may count as white manoeuvres.',
  },
  'rebel/t70xwing/niennunb': {
    de: 'Wenn du einen Stressmarker erhältst: Ist ein feindliches Schiff in Reichweite 1 in deinem Feuerwinkel, darfst du ihn ablegen.',
    en: 'When you get a stress token while an enemy is at range 1 inside your firing arc: you may discard that token.',
  },
  'rebel/t70xwing/redace': {
    de: 'Wenn du in einer Runde zum ersten Mal einen Schildmarker verlierst: Du erhältst 1 Ausweichmarker.',
    en: 'When you lose your first shield of a round: you get 1 evade token.',
  },
  'rebel/t70xwing/snapwexley': {
    de: 'Nach einem Manöver der Geschwindigkeit 2, 3 oder 4: Berührst du kein Schiff, darfst du Schub als freie Aktion durchführen.',
    en: 'After a manoeuvre of speed 2, 3 or 4: if you touch no ship, you may boost as a free action.',
  },
  'rebel/t70xwing/blueace': {
    de: 'Bei der Aktion Schub: Du darfst die Schablone Wendemanöver 1 benutzen, nach links oder rechts.',
    en: 'When you boost as an action: you may take the speed 1 turn template, to either side.',
  },
  'rebel/t70xwing/jesspava': {
    de: 'Im Angriff und in der Verteidigung: Du darfst so viele deiner Würfel neu würfeln, wie andere freundliche Schiffe in Reichweite 1 sind.',
    en: 'When you attack or defend: every other friendly ship at range 1 allows you to reroll one of your dice.',
  },
  'rebel/vcx100/herasyndulla': HERA_SYNDULLA,
  'rebel/vcx100/kananjarrus': {
    de: 'Beim Angriff eines feindlichen Schiffes in Reichweite 1–2: Du darfst 1 Fokusmarker ausgeben, damit es 1 Angriffswürfel weniger wirft.',
    en: 'When an enemy at range 1–2 attacks: by spending 1 focus token you may lower the number of its attack dice by 1.',
  },
  'rebel/vcx100/chopper': {
    de: 'Zu Beginn der Kampfphase: Jedes feindliche Schiff, das du berührst, erhält 1 Stressmarker.',
    en: 'At the start of the Combat phase: all enemies that you touch get 1 stress token each.',
  },
  'rebel/attackshuttle/herasyndulla': HERA_SYNDULLA,
  'rebel/attackshuttle/sabinewren': SABINE_WREN,
  'rebel/attackshuttle/ezrabridger': EZRA_BRIDGER,
  'rebel/attackshuttle/zeborrelios': ZEB_ORRELIOS,
  'rebel/arc170/norrawexley': {
    de: 'Im Angriff und in der Verteidigung: Du darfst deine Zielerfassung auf das feindliche Schiff ausgeben, um deinem Wurf 1 Fokus-Ergebnis hinzuzufügen.',
    en: 'When you attack or defend: you may spend your lock on the enemy ship and add 1 focus result to what you rolled.',
  },
  'rebel/arc170/sharabey': {
    de: 'Beim Angriff eines anderen freundlichen Schiffes in Reichweite 1–2: Es darf deine Zielerfassungen nutzen, als wären es seine eigenen.',
    en: 'In the attacks of another friendly ship at range 1–2: it may use your target locks as if they were its own.',
  },
  'rebel/arc170/thanekyrell': {
    de: 'Nachdem ein feindliches Schiff, das in Reichweite 1–3 in deinem Feuerwinkel ist, ein anderes freundliches Schiff angegriffen hat: Du darfst eine freie Aktion durchführen.',
    en: 'After an attack on another friendly ship by an enemy at range 1–3 inside your firing arc: you may take a free action.',
  },
  'rebel/arc170/braylenstramm': {
    de: 'Nach deinem Manöver: Du darfst 1 Angriffswürfel werfen. Bei einem Treffer oder kritischen Treffer entferne 1 deiner Stressmarker.',
    en: 'After your manoeuvre: you may roll one of the attack dice. If it shows a hit or critical hit, you lose 1 stress token.',
  },
  'rebel/uwing/cassianandor': {
    de: 'Zu Beginn der Aktivierungsphase: Du darfst ein anderes freundliches Schiff in Reichweite 1–2 von 1 Stressmarker befreien.',
    en: 'As the Activation phase starts: you may relieve another friendly ship at range 1–2 of 1 stress token.',
  },
  'rebel/uwing/sawgerrera': {
    de: 'Beim Angriff eines freundlichen Schiffes in Reichweite 1–2 (auch deinem eigenen): Ist es gestresst oder hat es mindestens 1 Schadenskarte, darf es 1 Angriffswürfel neu würfeln.',
    en: 'When a friendly ship at range 1–2, even yourself, attacks while stressed or damaged (1 damage card is enough): it may reroll one of its attack dice.',
  },
  'rebel/uwing/magvayarro': {
    de: 'Wenn sich ein anderes Schiff in Reichweite 1–2 verteidigt: Der Angreifer kann höchstens 1 Angriffswürfel neu würfeln.',
    en: 'When a ship at range 1–2 other than you defends: its attacker can reroll at most one of the attack dice.',
  },
  'rebel/uwing/bodhirook': {
    de: 'Wenn ein freundliches Schiff eine Zielerfassung herstellt: Es kann ein feindliches Schiff erfassen, das in Reichweite 1–3 eines beliebigen freundlichen Schiffes ist.',
    en: 'For the target locks of friendly ships: it suffices that the enemy is at range 1–3 of some friendly ship, whichever that is.',
  },
  'rebel/uwing/benthictwotubes': {
    de: 'Nach der Aktion Fokussierung: Du darfst 1 deiner Fokusmarker entfernen und ihn einem freundlichen Schiff in Reichweite 1–2 geben.',
    en: 'After your focus action: you may hand 1 focus token of yours over to a friendly ship at range 1–2.',
  },
  'rebel/uwing/hefftobber': {
    de: 'Nachdem ein feindliches Schiff durch sein Manöver dein Schiff überschnitten hat: Du darfst eine freie Aktion durchführen.',
    en: 'After an enemy’s manoeuvre has made it overlap you: you may perform a free action.',
  },
  'rebel/auzituckgunship/wullffwarro': {
    de: 'Im Angriff ohne Schilde und mit mindestens 1 Schadenskarte: Wirf 1 zusätzlichen Angriffswürfel.',
    en: 'When you attack without shields and with at least 1 damage card: the number of your attack dice rises by 1.',
  },
  'rebel/auzituckgunship/lowhhrick': {
    de: 'Bei der Verteidigung eines anderen freundlichen Schiffes in Reichweite 1: Du darfst 1 Verstärkungsmarker ausgeben, damit es 1 Ausweichen-Ergebnis hinzufügt.',
    en: 'When another friendly ship at range 1 defends: by spending 1 reinforce token you may have it add 1 evade result.',
  },
  'rebel/scurrgh6bomber/captainnym': {
    de: 'Einmal pro Runde: Du darfst verhindern, dass eine freundliche Bombe detoniert.',
    en: 'Once per round: you may stop a friendly bomb that is about to detonate.',
  },
  'rebel/sheathipedeclassshuttle/fennrau': {
    de: 'Wenn in der Kampfphase ein feindliches Schiff in Reichweite 1–3 in deinem Feuerwinkel das aktive Schiff wird: Bist du nicht gestresst, darfst du 1 Stressmarker nehmen. Dann kann es in dieser Runde beim Angreifen keine Marker für das Modifizieren seiner Würfel ausgeben.',
    en: 'When an enemy at range 1–3 inside your firing arc becomes active in the Combat phase and you are unstressed: you may take 1 stress token. For this round that enemy can spend no tokens to modify its dice in attacks.',
  },
  'rebel/sheathipedeclassshuttle/ezrabridger': EZRA_BRIDGER,
  'rebel/sheathipedeclassshuttle/zeborrelios': ZEB_ORRELIOS,
  'rebel/sheathipedeclassshuttle/ap5': {
    de: 'Bei der Aktion Koordination, bevor das gewählte freundliche Schiff seine freie Aktion durchführt: Du darfst 2 Stressmarker nehmen, um es von 1 Stressmarker zu befreien.',
    en: 'When you coordinate, before the chosen friend performs its free action: you may take 2 stress tokens to free it of 1.',
  },
  'rebel/bsf17bomber/crimsonleader': {
    de: 'Im Angriff: Ist der Verteidiger in deinem Feuerwinkel, darfst du 1 Treffer oder kritischen Treffer ausgeben. Er erhält dann den Zustand „Aus der Fassung“.',
    en: 'When you attack a ship inside your firing arc: you may give up 1 hit or critical hit to put the condition “Rattled” on the defender.',
  },
  'rebel/bsf17bomber/cobaltleader': {
    de: 'Im Angriff: Ist der Verteidiger in Reichweite 1 eines Bombenmarkers, wirft er 1 Verteidigungswürfel weniger (mindestens 0).',
    en: 'When you attack a ship that has a bomb token at range 1: the number of its defence dice falls by 1, but never below 0.',
  },
  'rebel/bsf17bomber/crimsonspecialist': {
    de: 'Wenn du nach dem Aufdecken deines Manöverrads eine Bombe legst: Du darfst ihren Marker an jeder Stelle der Spielfläche platzieren, an der er dein Schiff berührt.',
    en: 'When you drop a bomb upon revealing your dial: its token may lie on any side of your ship, anywhere in the play area, as long as it touches you.',
  },
};
