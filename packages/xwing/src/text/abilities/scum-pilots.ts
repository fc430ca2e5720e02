import type { Sayings } from './types.ts';

/** Pilots of the Scum, in the order of the data. */
export const SCUM_PILOT_SAYINGS: Sayings = {
  'scum/ywing/kavil': {
    de: 'Im Angriff gegen ein Schiff außerhalb deines Feuerwinkels: Du wirfst 1 zusätzlichen Angriffswürfel.',
    en: 'When your target is outside your firing arc: the number of your attack dice rises by 1.',
  },
  'scum/ywing/drearenthal': {
    de: 'Nachdem du eine Zielerfassung ausgegeben hast: Du darfst 1 Stressmarker nehmen, um eine neue herzustellen.',
    en: 'After spending a target lock: you may take 1 stress token to lock a ship anew.',
  },
  'scum/firespray31/bobafett': {
    de: 'Im Angriff und in der Verteidigung: Für jedes feindliche Schiff in Reichweite 1 darfst du 1 deiner Würfel neu würfeln.',
    en: 'When you attack or defend: each enemy ship at range 1 allows you to reroll one of your dice.',
  },
  'scum/firespray31/kathscarlet': {
    de: 'Im Angriff gegen ein Schiff in deinem Zusatzfeuerwinkel: Du wirfst 1 zusätzlichen Angriffswürfel.',
    en: 'When your auxiliary firing arc covers your target: the number of your attack dice rises by 1.',
  },
  'scum/firespray31/emonazzameen': {
    de: 'Legst du eine Bombe: Du darfst statt der Geradeaus-Manöverschablone 1 eine der Geschwindigkeit 3 benutzen: Geradeaus, Wendemanöver links oder Wendemanöver rechts.',
    en: 'When you drop a bomb: in place of straight 1 you may use a speed 3 template, straight or a turn to either side.',
  },
  'scum/hwk290/dacebonearm': {
    de: 'Erhält ein feindliches Schiff in Reichweite 1–3 Ionenmarker, während du nicht gestresst bist: Du darfst 1 Stressmarker nehmen, damit es 1 Schaden erleidet.',
    en: 'When an enemy at range 1–3 gets ion tokens while you are unstressed: you may take 1 stress token to make it suffer 1 damage.',
  },
  'scum/hwk290/palobgodalhi': {
    de: 'Zu Beginn der Kampfphase: Du darfst einem feindlichen Schiff in Reichweite 1–2 einen Fokus- oder Ausweichmarker wegnehmen und ihn dir zuteilen.',
    en: 'When the Combat phase begins: you may rob an enemy at range 1–2 of a focus or evade token and keep it.',
  },
  'scum/hwk290/torkilmux': {
    de: 'Am Ende der Aktivierungsphase: Du wählst 1 feindliches Schiff in Reichweite 1–2. Bis zum Ende der Kampfphase ist sein Pilotenwert 0.',
    en: 'When the Activation phase ends: choose an enemy at range 1–2. Its pilot skill is 0 until the Combat phase is over.',
  },
  'scum/z95headhunter/ndrusuhlak': {
    de: 'Im Angriff, wenn kein anderes freundliches Schiff in Reichweite 1–2 ist: Du wirfst 1 zusätzlichen Angriffswürfel.',
    en: 'When you attack with no other friend at range 1–2: the number of your attack dice rises by 1.',
  },
  'scum/z95headhunter/kaatoleeachos': {
    de: 'Zu Beginn der Kampfphase: Du darfst einem anderen freundlichen Schiff in Reichweite 1–2 einen Fokus- oder Ausweichmarker wegnehmen und ihn dir zuteilen.',
    en: 'When the Combat phase begins: you may take a focus or evade token away from another friend at range 1–2 and keep it.',
  },
  'scum/z95headhunter/nashtahpuppilot': {
    de: 'Du hast den Pilotenwert und die Pilotenfähigkeit des zerstörten freundlichen Schiffes, das mit „Reißzahn“ ausgerüstet war.',
    en: 'You take over pilot skill and pilot ability from the destroyed friendly ship that carried “Hound’s Tooth”.',
  },
  'scum/starviper/princexizor': {
    de: 'In der Verteidigung: Ein anderes freundliches Schiff in Reichweite 1 darf an deiner Stelle 1 nicht negierten Treffer oder kritischen Treffer erleiden.',
    en: 'When you defend: one hit or critical hit that you have not cancelled may be taken on by another friendly ship at range 1.',
  },
  'scum/starviper/dalanoberos': {
    de: 'Deckst du ein Wendemanöver, ein Drehmanöver oder einen Segnor-Looping auf und bist nicht gestresst: Du darfst stattdessen mit derselben Manöverschablone eine rote Tallon-Rolle zur selben Seite ausführen.',
    en: 'When your dial shows a bank, turn or Segnor’s loop and you are unstressed: you may fly a red Tallon roll to the same side instead, with that same template.',
  },
  'scum/starviper/guri': {
    de: 'Zu Beginn der Kampfphase: Ist ein feindliches Schiff in Reichweite 1, darfst du dir 1 Fokusmarker zuteilen.',
    en: 'When the Combat phase begins: if an enemy ship is at range 1, you may take 1 focus token.',
  },
  'scum/starviper/thweek': {
    de: 'Beim Aufbau, vor „Streitkräfte platzieren“: Du darfst 1 feindlichem Schiff den Zustand „Wie ein Schatten“ oder „Wie ein Spiegelbild“ zuteilen.',
    en: 'During setup, before forces are placed: you may give 1 enemy ship the condition “Shadowed” or “Mimicked”.',
  },
  'scum/m3ainterceptor/serissu': {
    de: 'Verteidigt sich ein anderes freundliches Schiff in Reichweite 1: Es darf 1 Verteidigungswürfel neu würfeln.',
    en: 'When other friendly ships at range 1 defend: they may reroll 1 of their defence dice.',
  },
  'scum/m3ainterceptor/genesisred': {
    de: 'Nachdem du eine Zielerfassung hergestellt hast: Du erhältst Fokus- und Ausweichmarker, bis du von beiden so viele hast wie das erfasste Schiff.',
    en: 'After you lock a ship: you get focus and evade tokens until you match its number of each.',
  },
  'scum/m3ainterceptor/laetinashera': {
    de: 'Nachdem du dich gegen einen Angriff verteidigt hast, der nicht traf: Du darfst dir 1 Ausweichmarker zuteilen.',
    en: 'After an attack on you misses: you may take 1 evade token.',
  },
  'scum/m3ainterceptor/quinnjast': {
    de: 'Zu Beginn der Kampfphase: Du darfst 1 Waffen-deaktiviert-Marker nehmen, um 1 deiner abgelegten Torpedo- oder Raketen-Aufwertungskarten wieder auf die offene Seite zu drehen.',
    en: 'When the Combat phase begins: you may accept a weapons disabled token to turn 1 discarded Torpedo or Missile upgrade of yours faceup again.',
  },
  'scum/m3ainterceptor/inaldra': {
    de: 'Im Angriff und in der Verteidigung: Du darfst 1 Schild ausgeben, um beliebig viele deiner Würfel neu zu würfeln.',
    en: 'When you attack or defend: you may pay 1 shield to reroll any of your dice.',
  },
  'scum/m3ainterceptor/sunnybounder': {
    de: 'Einmal pro Runde, nachdem du Würfel geworfen oder neu gewürfelt hast: Zeigen alle deine Würfel dasselbe Ergebnis, darfst du 1 weiteres davon hinzufügen.',
    en: 'Once per round, after a roll or reroll of yours: if all your dice show one and the same result, you may add another of it.',
  },
  'scum/aggressor/ig88a': {
    de: 'Nachdem dein Angriff den Verteidiger zerstört hat: Du darfst 1 Schild aufladen.',
    en: 'After your attack has destroyed its target: you may recover 1 shield.',
  },
  'scum/aggressor/ig88b': {
    de: 'Einmal pro Runde, nachdem dein Angriff nicht getroffen hat: Du darfst mit einer ausgerüsteten Kanone angreifen.',
    en: 'Once per round, after your attack misses: you may attack with a Cannon that you carry.',
  },
  'scum/aggressor/ig88c': {
    de: 'Nachdem du die Aktion Schub durchgeführt hast: Du darfst die Aktion Ausweichen als freie Aktion durchführen.',
    en: 'After your boost action: you may evade as a free action.',
  },
  'scum/aggressor/ig88d': {
    de: 'Den Segnor-Looping der Geschwindigkeit 3 darfst du mit der Wendemanöver-Schablone 3 derselben Seite ausführen.',
    en: 'You may fly your speed 3 Segnor’s loops with the turn 3 template of the same side.',
  },
  'scum/yv666/bossk': {
    de: 'Trifft dein Angriff, bevor Schaden zugefügt wird: Du darfst 1 deiner kritischen Treffer negieren, um 2 Treffer hinzuzufügen.',
    en: 'When your attack hits, before any damage: you may cancel one critical hit of yours and add 2 hits.',
  },
  'scum/yv666/moraloeval': {
    de: 'Mit Kanonen kannst du auch Schiffe in deinem Zusatzfeuerwinkel angreifen.',
    en: 'Your Cannons can also fire at ships in your auxiliary firing arc.',
  },
  'scum/yv666/lattsrazzi': {
    de: 'Sagt ein freundliches Schiff einen Angriff an: Du darfst deine Zielerfassung auf den Verteidiger ausgeben. Für diesen Angriff sinkt dann dessen Wendigkeit um 1.',
    en: 'When an attack is declared by a friendly ship: you may spend your target lock on the defender. Its agility is then 1 lower for this attack.',
  },
  'scum/kihraxzfighter/talonbanecobra': {
    de: 'Im Angriff und in der Verteidigung: Dein Reichweiten-Kampf-Bonus zählt doppelt.',
    en: 'When you attack or defend: your range combat bonus counts twice.',
  },
  'scum/kihraxzfighter/viktorhel': {
    de: 'Nachdem du dich verteidigt hast: Hast du nicht genau 2 Verteidigungswürfel geworfen, erhält der Angreifer 1 Stressmarker.',
    en: 'After you defend: unless you rolled exactly 2 defence dice, the attacker gets 1 stress token.',
  },
  'scum/kihraxzfighter/grazthehunter': {
    de: 'In der Verteidigung, wenn der Angreifer in deinem Feuerwinkel ist: Du wirfst 1 zusätzlichen Verteidigungswürfel.',
    en: 'When you defend and have the attacker in your firing arc: the number of your defence dice rises by 1.',
  },
  'scum/kihraxzfighter/captainjostero': {
    de: 'Einmal pro Runde, nachdem ein feindliches Schiff Schaden erlitten hat, ohne Verteidiger eines Angriffs zu sein: Du darfst es angreifen.',
    en: 'Once per round, after an enemy suffers damage other than as the defender of an attack: you may attack it.',
  },
  'scum/jumpmaster5000/dengar': {
    de: 'Einmal pro Runde, nachdem du dich verteidigt hast: Ist der Angreifer in deinem Feuerwinkel, darfst du ihn angreifen.',
    en: 'Once per round, after you defend: you may attack the attacker if your firing arc covers it.',
  },
  'scum/jumpmaster5000/teltrevura': {
    de: 'Würdest du zum ersten Mal zerstört: Stattdessen verfällt der restliche Schaden, du legst alle deine Schadenskarten ab und erhältst 4 verdeckte.',
    en: 'When you would first be destroyed: instead, damage still due is lost, you discard every damage card you have and get 4 facedown ones.',
  },
  'scum/jumpmaster5000/manaroo': {
    de: 'Zu Beginn der Kampfphase: Du darfst alle deine Fokusmarker, Ausweichmarker und Zielerfassungen an ein anderes freundliches Schiff in Reichweite 1 weitergeben.',
    en: 'When the Combat phase begins: you may let another friendly ship at range 1 have all your focus tokens, evade tokens and target locks.',
  },
  'scum/g1astarfighter/zuckuss': {
    de: 'Im Angriff: Du darfst 1 zusätzlichen Angriffswürfel werfen. Tust du es, wirft der Verteidiger 1 zusätzlichen Verteidigungswürfel.',
    en: 'When you attack: you may raise the number of your attack dice by 1. If so, the number of defence dice rises by 1, too.',
  },
  'scum/g1astarfighter/4lom': {
    de: 'Zu Beginn der Endphase: Du darfst 1 deiner Stressmarker einem anderen Schiff in Reichweite 1 geben, ob Freund oder Feind.',
    en: 'When the End phase begins: you may hand one of your stress tokens to any other ship at range 1, friend or enemy.',
  },
  'scum/protectoratestarfighter/fennrau': {
    de: 'Im Angriff und in der Verteidigung, wenn das feindliche Schiff in Reichweite 1 ist: Du darfst 1 zusätzlichen Würfel werfen.',
    en: 'When you attack or defend against an enemy ship at range 1: you may raise the number of your dice by 1.',
  },
  'scum/protectoratestarfighter/oldteroch': {
    de: 'Zu Beginn der Kampfphase: Du darfst 1 feindliches Schiff in Reichweite 1 wählen. Bist du in seinem Feuerwinkel, verliert es alle Fokus- und Ausweichmarker.',
    en: 'When the Combat phase begins: you may pick an enemy at range 1. If it has you in its firing arc, it loses all focus and evade tokens.',
  },
  'scum/protectoratestarfighter/kadsolus': {
    de: 'Nachdem du ein rotes Manöver ausgeführt hast: Du erhältst 2 Fokusmarker.',
    en: 'After each red manoeuvre of yours: you get 2 focus tokens.',
  },
  'scum/lancerclasspursuitcraft/ketsuonyo': {
    de: 'Zu Beginn der Kampfphase: Du darfst 1 Schiff in Reichweite 1 wählen. Ist es sowohl in deinem primären als auch in deinem beweglichen Feuerwinkel, erhält es 1 Traktorstrahlmarker.',
    en: 'When the Combat phase begins: you may pick any ship at range 1. If both your primary and your mobile firing arc cover it, it gets 1 tractor beam token.',
  },
  'scum/lancerclasspursuitcraft/asajjventress': {
    de: 'Zu Beginn der Kampfphase: Du darfst 1 Schiff in Reichweite 1–2 wählen. Ist es in deinem beweglichen Feuerwinkel, erhält es 1 Stressmarker.',
    en: 'When the Combat phase begins: you may pick any ship at range 1–2. If your mobile firing arc covers it, it gets 1 stress token.',
  },
  'scum/lancerclasspursuitcraft/sabinewren': {
    de: 'In der Verteidigung gegen ein feindliches Schiff in Reichweite 1–2, das in deinem beweglichen Feuerwinkel ist: Du darfst deinem Wurf 1 Fokus-Ergebnis hinzufügen.',
    en: 'When you are attacked by an enemy at range 1–2 in your mobile firing arc: you may add a focus result to your roll.',
  },
  'scum/quadjumper/constablezuvio': {
    de: 'Deckst du ein Rückwärtsmanöver auf: Du darfst mit deinen vorderen Stoppern eine Bombe legen, auch eine, die sonst eine Aktion verlangt.',
    en: 'When your dial shows a reverse manoeuvre: your front guides may be used to drop a bomb, even one that otherwise takes an action.',
  },
  'scum/quadjumper/sarcoplank': {
    de: 'In der Verteidigung: Du darfst statt deiner Wendigkeit die Geschwindigkeit des Manövers, das du in dieser Runde ausgeführt hast, als Zahl deiner Verteidigungswürfel nehmen.',
    en: 'When you defend: the speed of the manoeuvre you flew this round may stand in for your agility.',
  },
  'scum/quadjumper/unkarplutt': {
    de: 'Am Ende der Aktivierungsphase: Jedes Schiff, das du berührst, ob Freund oder Feind, erhält 1 Traktorstrahlmarker.',
    en: 'When the Activation phase ends: every ship that touches you, friend or enemy, gets 1 tractor beam token.',
  },
  'scum/scurrgh6bomber/captainnym': {
    de: 'Du darfst freundliche Bomben ignorieren. Verteidigt sich ein freundliches Schiff und misst der Angreifer die Reichweite durch einen freundlichen Bombenmarker hindurch, darf es 1 Ausweichen-Ergebnis hinzufügen.',
    en: 'You may ignore friendly bombs. A friendly defender may add an evade result if the range of the attack is measured across a friendly bomb token.',
  },
  'scum/scurrgh6bomber/solsixxa': {
    de: 'Legst du eine Bombe: Du darfst statt der Geradeaus-Manöverschablone 1 die Wendemanöver-Schablone 1 (links oder rechts) benutzen.',
    en: 'When you drop a bomb: in place of straight 1 you may use a turn 1 template, left or right.',
  },
  'scum/m12lkimogilafighter/toranikulda': {
    de: 'Nachdem du angegriffen hast: Jedes feindliche Schiff in Reichweite 1–3 in deinem Bullseye-Feuerwinkel wählt, ob es 1 Schaden erleidet oder alle seine Fokus- und Ausweichmarker entfernt.',
    en: 'After your attack: every enemy at range 1–3 in your bullseye firing arc chooses: it suffers 1 damage, or it loses all focus and evade tokens.',
  },
  'scum/m12lkimogilafighter/dalanoberos': {
    de: 'Zu Beginn der Kampfphase: Du darfst eine Zielerfassung auf ein feindliches Schiff in Reichweite 1–3 in deinem Bullseye-Feuerwinkel herstellen.',
    en: 'When the Combat phase begins: you may lock an enemy at range 1–3 in your bullseye firing arc.',
  },
};
