import type { Sayings } from '../types.ts';

export const torpedo: Sayings = {
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
};
