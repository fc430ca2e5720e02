import type { Sayings } from '../types.ts';

export const missile: Sayings = {
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
