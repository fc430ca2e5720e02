import type { Sayings } from '../../types.ts';

export const titleAToG: Sayings = {
  'title/dodonnaspride': {
    de: 'Bei deiner Aktion Koordination: Du darfst 2 freundliche Schiffe wählen statt 1. Jedes davon darf 1 freie Aktion durchführen.',
    en: 'When you coordinate: you may pick 2 friendly ships rather than 1. Both may take a free action.',
  },
  'title/awingtestpilot': {
    de: 'Deine Aufwertungsleiste hat zusätzlich 1 Symbol Elite. Dieselbe Elite-Karte kannst du nicht zweimal ausrüsten.',
    en: 'Your upgrade bar also has an Elite icon. You cannot carry the same Elite card twice.',
  },
  'title/brighthope': {
    de: 'Dein Energielimit ist um 2 höher. Ein Verstärkungsmarker an deinem Bug zählt als 2 Ausweichen-Ergebnisse statt 1.',
    en: 'Your energy limit is 2 higher. A reinforce token at your fore section counts as 2 evades rather than 1.',
  },
  'title/dutyfree': {
    de: 'Bei deiner Aktion Störsignal: Du darfst ein feindliches Schiff in Reichweite 1–3 wählen statt in Reichweite 1–2.',
    en: 'When you jam: the enemy you choose may be at range 1–3 rather than 1–2.',
  },
  'title/dauntless': {
    de: 'Nach einem Manöver, durch das du ein anderes Schiff überschnitten hast: Du darfst 1 freie Aktion durchführen. Danach erhältst du 1 Stressmarker.',
    en: 'After a manoeuvre in which you overlapped another ship: you may take a free action. Afterwards you receive 1 stress token.',
  },
  'title/andrasta': {
    de: 'Deine Aufwertungsleiste hat 2 Symbole Bombe mehr.',
    en: 'Your upgrade bar has 2 more Bomb icons.',
  },
  'title/btla4ywing': {
    de: 'Du kannst keine Schiffe außerhalb deines Feuerwinkels angreifen. Nach einem Angriff mit deiner Primärwaffe darfst du sofort einen Angriff mit einem Geschütz durchführen.',
    en: 'Your targets must be in your firing arc, whatever the weapon. After an attack with your primary weapon, you may at once make one with a turret.',
  },
  'title/assailer': {
    de: 'In der Verteidigung: Hat die angegriffene Sektion einen Verstärkungsmarker, darfst du 1 Fokus-Ergebnis in Ausweichen ändern.',
    en: 'When you defend: if a reinforce token lies at the section under attack, you may turn 1 focus result into an evade.',
  },
  'title/ghost': {
    de: 'Ein freundliches Jagdshuttle ist mit dem Titel „Phantom“ ausgerüstet und an dich angedockt. Nach deinem Manöver darfst du es von deinen hinteren Stoppern aus abdocken lassen.',
    en: 'A friendly Attack Shuttle carries the title “Phantom” and is docked to you. After your manoeuvre, you may let it undock at your rear guides.',
  },
  'title/blackone': {
    de: 'Nach deiner Aktion Schub oder Fassrolle: Du darfst 1 feindliche Zielerfassung von einem freundlichen Schiff in Reichweite 1 entfernen.',
    en: 'After you boost or barrel roll as an action: you may free any friendly ship at range 1 from 1 enemy target lock.',
  },
  'title/allianceoverhaul': {
    de: 'Im Angriff mit der Primärwaffe aus deinem primären Feuerwinkel: Du darfst 1 zusätzlichen Angriffswürfel werfen. Im Angriff aus deinem Zusatzfeuerwinkel: Du darfst 1 Fokus-Ergebnis in einen kritischen Treffer ändern.',
    en: 'When you attack through your primary firing arc with your primary weapon: you may roll 1 extra attack die. When you attack through your auxiliary arc: you may turn 1 focus result into a critical hit.',
  },
  'title/concorddawnprotector': {
    de: 'In der Verteidigung: Ist der Angreifer in Reichweite 1, du in seinem Feuerwinkel und er in deinem, füge 1 Ausweichen-Ergebnis hinzu.',
    en: 'When you defend: if the attacker is at range 1 and each of you is in the other’s firing arc, you add 1 evade.',
  },
  'title/adaptiveailerons': {
    de: 'Unmittelbar bevor du dein Manöverrad aufdeckst: Bist du nicht gestresst, musst du ein weißes Manöver 1 ausführen, geradeaus oder als Drehmanöver links oder rechts.',
    en: 'Just before your dial is revealed: unless you are stressed, you have to fly a white speed 1 manoeuvre, either straight or a bank to one side.',
  },
  'title/brokenhorn': {
    de: 'Dein Energielimit ist um 2 höher. In der Verteidigung: Hast du einen Verstärkungsmarker, darfst du 1 weiteres Ausweichen-Ergebnis hinzufügen. Dann legst du ihn nach der Verteidigung ab.',
    en: 'Your energy limit is 2 higher. When you defend with a reinforce token: a further evade may be added. If so, discard that token once the attack is over.',
  },
  'title/enforcer': {
    de: 'Nach der Verteidigung: Ist der Angreifer in deinem Bullseye-Feuerwinkel, erhält er 1 Stressmarker.',
    en: 'After you defend: an attacker in your bullseye arc receives 1 stress token.',
  },
  'title/ghost-swx72': {
    de: 'Eine freundliche Raumfähre der Sheathipede-Klasse ist mit dem Titel „Phantom II“ ausgerüstet und an dich angedockt. Nach deinem Manöver darfst du sie von deinen hinteren Stoppern aus abdocken lassen.',
    en: 'A friendly Sheathipede-class Shuttle carries the title “Phantom II” and is docked to you. After your manoeuvre, you may let it undock at your rear guides.',
  },
  'title/firstordervanguard': {
    de: 'Im Angriff: Ist der Verteidiger das einzige Schiff in deinem Feuerwinkel in Reichweite 1–3, darfst du 1 Angriffswürfel neu würfeln. In der Verteidigung: Du darfst diese Karte ablegen, um alle deine Verteidigungswürfel neu zu würfeln.',
    en: 'When you attack: if no ship but the defender is at range 1–3 in your firing arc, 1 attack die may be rerolled. When you defend: you may discard this card and reroll all your defence dice.',
  },
  'title/crossfireformation': {
    de: 'In der Verteidigung: Ist ein anderes freundliches Schiff des Widerstands in Reichweite 1–2 zum Angreifer, darfst du 1 Fokus-Ergebnis hinzufügen.',
    en: 'When you defend: if the attacker is at range 1–2 of another friendly Resistance ship, you may add 1 focus result.',
  },
  'title/advancedailerons': {
    de: 'Deine Drehmanöver 3 sind weiß. Unmittelbar bevor du dein Manöverrad aufdeckst: Bist du nicht gestresst, musst du ein weißes Manöver 1 ausführen, geradeaus oder als Drehmanöver links oder rechts.',
    en: 'Your speed 3 banks are white. Just before your dial is revealed: unless you are stressed, you have to fly a white speed 1 manoeuvre, either straight or a bank to one side.',
  },
};
