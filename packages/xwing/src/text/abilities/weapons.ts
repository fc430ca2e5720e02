import type { Sayings } from './types.ts';

/** Cannons, turrets, torpedoes and missiles. */
export const WEAPON_SAYINGS: Sayings = {
  'cannon/ioncannon': {
    de: 'Angriff: Trifft er, erleidet der Verteidiger 1 Schaden und erhält 1 Ionenmarker; danach sind alle Würfel negiert.',
    en: 'Attack: if it hits, the defender takes 1 damage and 1 ion token; all dice are then cancelled.',
  },
  'cannon/heavylasercannon': {
    de: 'Angriff: Sofort nach deinem Angriffswurf werden alle deine kritischen Treffer zu Treffern.',
    en: 'Attack: as soon as your attack dice are rolled, each critical hit becomes a plain hit.',
  },
  'cannon/autoblaster': {
    de: 'Angriff: Verteidigungswürfel können deine Treffer nicht negieren. Der Verteidiger darf seine Ausweichen-Ergebnisse gleich gegen kritische Treffer einsetzen.',
    en: 'Attack: defence dice cannot cancel your hits. The defender may use evade results on your critical hits straight away.',
  },
  'cannon/flechettecannon': {
    de: 'Angriff: Trifft er, erleidet der Verteidiger 1 Schaden und erhält, wenn er nicht gestresst ist, 1 Stressmarker; danach sind alle Würfel negiert.',
    en: 'Attack: if it hits, the defender takes 1 damage and, unless stressed already, 1 stress token; all dice are then cancelled.',
  },
  'cannon/manglercannon': {
    de: 'Angriff: Du darfst einen deiner Treffer in einen kritischen Treffer ändern.',
    en: 'Attack: you may turn one of your hits into a critical hit.',
  },
  'cannon/tractorbeam': {
    de: 'Angriff: Trifft er, erhält der Verteidiger 1 Traktorstrahlmarker; danach sind alle Würfel negiert.',
    en: 'Attack: if it hits, the defender gets 1 tractor beam token; all dice are then cancelled.',
  },
  'cannon/arccaster#0': {
    de: 'Angriff: Trifft er, erleidet auch ein anderes Schiff deiner Wahl in Reichweite 1 des Verteidigers 1 Schaden. Nach dem Angriff drehst du diese Karte um.',
    en: 'Attack: if it hits, you pick another ship at range 1 of the defender, which suffers 1 damage. After the attack this card turns over.',
  },
  'cannon/arccaster#1': {
    de: 'Zu Beginn der Kampfphase: Du darfst einen Waffen-deaktiviert-Marker nehmen, um diese Karte umzudrehen.',
    en: 'As the Combat phase begins: you may turn this card over for a weapons disabled token.',
  },
  'cannon/jammingbeam': {
    de: 'Angriff: Trifft er, erhält der Verteidiger 1 Störsignalmarker; danach sind alle Würfel negiert.',
    en: 'Attack: if it hits, the defender gets 1 jam token; all dice are then cancelled.',
  },
  'cannon/linkedbattery': {
    de: 'Im Angriff mit der Primärwaffe oder einer Kanone: Du darfst einen Angriffswürfel neu würfeln.',
    en: 'When you attack with your primary weapon or a cannon: you may reroll one of your attack dice.',
  },
  'turret/ioncannonturret': {
    de: 'Angriff, auch außerhalb deines Feuerwinkels: Trifft er, erleidet der Verteidiger 1 Schaden und erhält 1 Ionenmarker; danach sind alle Würfel negiert.',
    en: 'Attack, in any direction: if it hits, the defender takes 1 damage and 1 ion token; all dice are then cancelled.',
  },
  'turret/blasterturret': {
    de: 'Angriff (Fokussierung), auch außerhalb deines Feuerwinkels: Gib 1 Fokusmarker aus.',
    en: 'Attack (focus), in any direction: spend 1 focus token.',
  },
  'turret/autoblasterturret': {
    de: 'Angriff, auch außerhalb deines Feuerwinkels: Verteidigungswürfel können deine Treffer nicht negieren. Der Verteidiger darf seine Ausweichen-Ergebnisse gleich gegen kritische Treffer einsetzen.',
    en: 'Attack, in any direction: defence dice cannot cancel your hits. The defender may use evade results on your critical hits straight away.',
  },
  'turret/twinlaserturret': {
    de: 'Angriff, auch außerhalb deines Feuerwinkels: Führe ihn zweimal durch. Jedes Mal, wenn er trifft, erleidet der Verteidiger 1 Schaden; danach sind alle Würfel negiert.',
    en: 'Attack, in any direction: you make it two times. Whenever it hits, the defender takes 1 damage; all dice are then cancelled.',
  },
  'turret/dorsalturret': {
    de: 'Angriff, auch außerhalb deines Feuerwinkels: Gegen ein Ziel in Reichweite 1 wirfst du einen Angriffswürfel mehr.',
    en: 'Attack, in any direction: at range 1 your number of attack dice is 1 higher.',
  },
  'turret/syncedturret': {
    de: 'Angriff (Zielerfassung), auch außerhalb deines Feuerwinkels: Die Zielerfassung bleibt. Ist der Verteidiger in deinem primären Feuerwinkel, darfst du bis zu so viele Angriffswürfel neu würfeln, wie dein Primärwaffenwert beträgt.',
    en: 'Attack (target lock), in any direction: the lock stays. You may reroll attack dice, as many as your primary weapon value or fewer, if the defender is in your primary firing arc.',
  },
  'torpedo/protontorpedoes': {
    de: 'Angriff (Zielerfassung): Gib die Zielerfassung aus und lege diese Karte ab. Du darfst eines deiner Fokus-Ergebnisse in einen kritischen Treffer ändern.',
    en: 'Attack (target lock): spend the lock and discard this card. You may turn one of your focus results into a critical hit.',
  },
  'torpedo/advprotontorpedoes': {
    de: 'Angriff (Zielerfassung): Gib die Zielerfassung aus und lege diese Karte ab. Du darfst bis zu drei deiner Leerseiten in Fokus-Ergebnisse ändern.',
    en: 'Attack (target lock): spend the lock and discard this card. You may turn as many as three of your blanks into focus results.',
  },
  'torpedo/flechettetorpedoes': {
    de: 'Angriff (Zielerfassung): Gib die Zielerfassung aus und lege diese Karte ab. Nach dem Angriff erhält ein Verteidiger mit Hülle 4 oder weniger 1 Stressmarker, getroffen oder nicht.',
    en: 'Attack (target lock): spend the lock and discard this card. Hit or miss, a defender with a hull value of 4 or less gets 1 stress token afterwards.',
  },
  'torpedo/iontorpedoes': {
    de: 'Angriff (Zielerfassung): Gib die Zielerfassung aus und lege diese Karte ab. Trifft er, erhalten der Verteidiger und alle Schiffe in Reichweite 1 von ihm je 1 Ionenmarker.',
    en: 'Attack (target lock): spend the lock and discard this card. If it hits, the defender and all ships at range 1 of it get 1 ion token each.',
  },
  'torpedo/bombloadout': {
    de: 'Deine Aufwertungsleiste erhält das Symbol Bombe.',
    en: 'You gain a bomb slot.',
  },
  'torpedo/plasmatorpedoes': {
    de: 'Angriff (Zielerfassung): Gib die Zielerfassung aus und lege diese Karte ab. Trifft er, verliert der Verteidiger nach dem Schaden noch 1 Schildmarker.',
    en: 'Attack (target lock): spend the lock and discard this card. If it hits, the defender loses one more shield once the damage is dealt.',
  },
  'torpedo/extramunitions': {
    de: 'Auf jeder Torpedo-, Raketen- und Bombenkarte dieses Schiffes liegt zu Beginn 1 Munitionsmarker. Musst du eine Karte mit Munitionsmarker ablegen, darfst du stattdessen den Marker ablegen.',
    en: 'Every torpedo, missile and bomb card of this ship starts with 1 ordnance token. Instead of discarding a card with such a token, you may discard the token.',
  },
  'torpedo/seismictorpedo': {
    de: 'Aktion: Lege diese Karte ab und wähle ein Hindernis in Reichweite 1–2 in deinem primären Feuerwinkel. Jedes Schiff in Reichweite 1 davon wirft 1 Angriffswürfel: Ein Treffer ist 1 Schaden, ein kritischer Treffer 1 kritischer Schaden. Dann wird das Hindernis entfernt.',
    en: 'Action: discard this card and pick an obstacle in your primary firing arc at range 1–2. All ships at range 1 of it roll one of the attack dice: a hit is damage, a critical hit critical damage. The obstacle is then taken away.',
  },
  'torpedo/renegaderefit': {
    de: 'Du darfst mit bis zu zwei verschiedenen Modifikationen ausgerüstet sein. Deine Elite-Aufwertungen kosten je 1 Kommandopunkt weniger, mindestens 0.',
    en: 'You may have two modifications, if they differ. Your elite upgrades cost 1 squad point less each, never below 0.',
  },
  'missile/concussionmissiles': {
    de: 'Angriff (Zielerfassung): Gib die Zielerfassung aus und lege diese Karte ab. Du darfst eine deiner Leerseiten in einen Treffer ändern.',
    en: 'Attack (target lock): spend the lock and discard this card. You may turn one of your blanks into a hit.',
  },
  'missile/clustermissiles': {
    de: 'Angriff (Zielerfassung): Gib die Zielerfassung aus und lege diese Karte ab. Führe diesen Angriff zweimal durch.',
    en: 'Attack (target lock): spend the lock and discard this card once. You make this attack two times.',
  },
  'missile/homingmissiles': {
    de: 'Angriff (Zielerfassung): Lege diese Karte ab; die Zielerfassung bleibt. Der Verteidiger kann während dieses Angriffs keine Ausweichmarker ausgeben.',
    en: 'Attack (target lock): discard this card; the lock stays. No evade tokens can be spent by the defender against it.',
  },
  'missile/assaultmissiles': {
    de: 'Angriff (Zielerfassung): Gib die Zielerfassung aus und lege diese Karte ab. Trifft er, erleiden alle anderen Schiffe in Reichweite 1 des Verteidigers je 1 Schaden.',
    en: 'Attack (target lock): spend the lock and discard this card. If it hits, all other ships at range 1 of the defender suffer 1 damage each.',
  },
  'missile/ionpulsemissiles': {
    de: 'Angriff (Zielerfassung): Lege diese Karte ab; die Zielerfassung bleibt. Trifft er, erleidet der Verteidiger 1 Schaden und erhält 2 Ionenmarker; danach sind alle Würfel negiert.',
    en: 'Attack (target lock): discard this card; the lock stays. If it hits, the defender takes 1 damage and 2 ion tokens; all dice are then cancelled.',
  },
  'missile/chardaanrefit': {
    de: 'Keine Waffe: Das Schiff kostet 2 Kommandopunkte weniger.',
    en: 'No weapon: the ship costs 2 squad points less.',
  },
  'missile/protonrockets': {
    de: 'Angriff (Fokussierung): Lege diese Karte ab; der Fokusmarker bleibt. Du darfst so viele Angriffswürfel mehr werfen, wie deine Wendigkeit beträgt, höchstens drei.',
    en: 'Attack (focus): discard this card; the focus token stays. You may raise the number of your attack dice by your agility, by three at most.',
  },
  'missile/advhomingmissiles': {
    de: 'Angriff (Zielerfassung): Lege diese Karte ab; die Zielerfassung bleibt. Trifft er, wird dem Verteidiger trotz Schilden 1 offene Schadenskarte zugeteilt; danach sind alle Würfel negiert.',
    en: 'Attack (target lock): discard this card; the lock stays. If it hits, the defender is dealt a faceup damage card, shields or not; all dice are then cancelled.',
  },
  'missile/xx23sthreadtracers': {
    de: 'Angriff (Fokussierung): Lege diese Karte ab; der Fokusmarker bleibt. Trifft er, dürfen du und alle freundlichen Schiffe in Reichweite 1–2 von dir eine Zielerfassung auf den Verteidiger herstellen; danach sind alle Würfel negiert.',
    en: 'Attack (focus): discard this card; the focus token stays. If it hits, the defender may be locked by you and all friendly ships at range 1–2 of you; all dice are then cancelled.',
  },
  'missile/unguidedrockets': {
    de: 'Angriff (Fokussierung): Deine Angriffswürfel lassen sich nur modifizieren, indem ein Fokusmarker auf gewöhnliche Weise ausgegeben wird.',
    en: 'Attack (focus): nothing modifies your attack dice but a focus token spent in the ordinary way.',
  },
  'missile/cruisemissiles': {
    de: 'Angriff (Zielerfassung): Lege diese Karte ab; die Zielerfassung bleibt. Du darfst so viele Angriffswürfel mehr werfen, wie die Geschwindigkeit deines Manövers in dieser Runde betrug, höchstens vier.',
    en: 'Attack (target lock): discard this card; the lock stays. You may raise the number of your attack dice by the speed you flew this round, by four at most.',
  },
  'missile/harpoonmissiles': {
    de: 'Angriff (Zielerfassung): Lege diese Karte ab; die Zielerfassung bleibt. Trifft er, erhält der Verteidiger nach dem Angriff den Zustand „Harpuniert!“.',
    en: 'Attack (target lock): discard this card; the lock stays. If it hits, the defender gets the condition “Harpooned!” after the attack.',
  },
  'missile/scramblermissiles': {
    de: 'Angriff (Zielerfassung): Lege diese Karte ab; die Zielerfassung bleibt. Trifft er, erhalten der Verteidiger und alle anderen Schiffe in Reichweite 1 von ihm je 1 Störsignalmarker; danach sind alle Würfel negiert.',
    en: 'Attack (target lock): discard this card; the lock stays. If it hits, the defender and all other ships at range 1 of it get 1 jam token each; all dice are then cancelled.',
  },
};
