import type { Sayings } from '../../types.ts';

export const crewMToS: Sayings = {
  'crew/mercenarycopilot': {
    de: 'Im Angriff in Reichweite 3: Du darfst 1 deiner Treffer in einen kritischen Treffer ändern.',
    en: 'When you attack at range 3: you may turn one of your hits into a critical hit.',
  },
  'crew/niennunb': {
    de: 'Du darfst alle deine Manöver Geradeaus als grün behandeln.',
    en: 'All your straight manoeuvres may count as green.',
  },
  'crew/reconspecialist': {
    de: 'Die Aktion Fokussierung bringt dir 1 zusätzlichen Fokusmarker.',
    en: 'A focus action brings you 1 extra focus token.',
  },
  'crew/saboteur': {
    de: 'Aktion: Wähle ein feindliches Schiff in Reichweite 1 und wirf 1 Angriffswürfel. Bei einem Treffer oder kritischen Treffer wird eine zufällige seiner verdeckten Schadenskarten auf die offene Seite gedreht und abgehandelt.',
    en: 'Action: roll 1 attack die against one enemy ship at range 1. If it shows a hit or critical hit, one of that ship’s facedown damage cards at random is turned faceup and takes effect.',
  },
  'crew/rebelcaptive': {
    de: 'Einmal pro Runde: Das erste Schiff, das dich als Ziel eines Angriffs bestimmt, erhält sofort 1 Stressmarker.',
    en: 'Once per round: the first ship to declare an attack on you is given 1 stress token at once.',
  },
  'crew/navigator': {
    de: 'Deckst du dein Manöverrad auf: Du darfst es auf ein anderes Manöver derselben Flugrichtung drehen, gestresst aber nicht auf ein rotes.',
    en: 'When your dial is revealed: you may turn it to another speed of the same bearing, but not to a red manoeuvre while you are stressed.',
  },
  'crew/r2d2-swx22': {
    de: 'Am Ende der Endphase, wenn du keine Schilde hast: Du darfst 1 Schild aufladen und dann 1 Angriffswürfel werfen. Bei einem Treffer wird eine zufällige deiner verdeckten Schadenskarten auf die offene Seite gedreht und abgehandelt.',
    en: 'As the End phase closes, without shields: you may recover 1 shield, then roll 1 attack die. On a hit one of your facedown damage cards at random is turned faceup and takes effect.',
  },
  'crew/raymusantilles': {
    de: 'Zu Beginn der Aktivierungsphase: Wähle ein feindliches Schiff in Reichweite 1–3. Du darfst dir sein eingestelltes Manöver ansehen; ist es weiß, erhält das Schiff 1 Stressmarker.',
    en: 'As the Activation phase starts: pick an enemy ship at range 1–3, whose chosen manoeuvre you may look at. If that is white, the ship gets 1 stress token.',
  },
  'crew/marajade': {
    de: 'Am Ende der Kampfphase: Jedes nicht gestresste feindliche Schiff in Reichweite 1 erhält 1 Stressmarker.',
    en: 'As the Combat phase ends: every unstressed enemy ship at range 1 gets 1 stress token.',
  },
  'crew/moffjerjerrod': {
    de: 'Wird dir eine offene Schadenskarte zugeteilt: Du darfst diese Mannschaftskarte oder eine andere deiner Mannschaftskarten ablegen. Die Schadenskarte wird dann auf die verdeckte Seite gedreht und wirkt nicht.',
    en: 'When a faceup damage card is dealt to you: you may discard this or another of your crew cards. The damage card is then turned facedown and does nothing.',
  },
  'crew/outlawtech': {
    de: 'Nachdem du ein rotes Manöver ausgeführt hast: Du darfst dir 1 Fokusmarker zuteilen.',
    en: 'After a red manoeuvre of yours: you may take 1 focus token.',
  },
  'crew/shieldtechnician': {
    de: 'Bei der Aktion Aufladen: Du gibst nicht deine ganze Energie aus, sondern so viel, wie du willst.',
    en: 'In a recover action: you spend as much energy as you like and need not spend all of it.',
  },
  'crew/sabinewren': {
    de: 'Deine Aufwertungsleiste erhält das Symbol Bombe. Einmal pro Runde, bevor ein freundlicher Bombenmarker entfernt wird: Wähle ein feindliches Schiff in Reichweite 1 des Markers. Es erleidet 1 Schaden.',
    en: 'You gain a bomb upgrade icon. Once per round, just before a friendly bomb token goes: pick an enemy ship at range 1 of it to suffer 1 damage.',
  },
  'crew/rearadmiralchiraneau': {
    de: 'Aktion: Führe ein weißes Manöver Geradeaus mit Geschwindigkeit 1 aus.',
    en: 'Action: fly a white straight manoeuvre of speed 1.',
  },
  'crew/systemsofficer': {
    de: 'Nachdem du ein grünes Manöver ausgeführt hast: Wähle ein anderes freundliches Schiff in Reichweite 1. Es darf eine Zielerfassung herstellen.',
    en: 'After a green manoeuvre of yours: pick another friendly ship at range 1, which may acquire a target lock.',
  },
  'crew/rey': {
    de: 'Zu Beginn der Endphase: Du darfst 1 deiner Fokusmarker auf diese Karte legen. Zu Beginn der Kampfphase: Du darfst dir 1 Fokusmarker von dieser Karte zuteilen.',
    en: 'As the End phase starts: you may store one of your focus tokens on this card. As the Combat phase starts: you may take one of them back.',
  },
  'crew/operationsspecialist': {
    de: 'Nachdem der Angriff eines freundlichen Schiffes in Reichweite 1–2 verfehlt hat: Du darfst einem freundlichen Schiff in Reichweite 1–3 des Angreifers 1 Fokusmarker geben.',
    en: 'After an attack by a friendly ship at range 1–2 has missed: measuring range 1–3 from the attacker, you may give 1 friendly ship a focus token.',
  },
  'crew/maul': {
    de: 'Im Angriff, wenn du nicht gestresst bist: Du darfst beliebig viele Stressmarker nehmen, um ebenso viele Angriffswürfel neu zu würfeln. Nach deinem Angriff, der trifft: Du darfst 1 deiner Stressmarker entfernen.',
    en: 'When you attack unstressed: you may reroll as many attack dice as you like for 1 stress token each. After your attack hits: you may remove one of your stress tokens.',
  },
  'crew/sawgerrera': {
    de: 'Im Angriff: Du darfst 1 Schaden erleiden, um alle deine Fokus-Ergebnisse in kritische Treffer zu ändern.',
    en: 'When you attack: by suffering 1 damage you may turn all your focus results into critical hits.',
  },
  'crew/magvayarro': {
    de: 'Nachdem du verteidigt hast: Du darfst eine Zielerfassung auf den Angreifer herstellen.',
    en: 'After you have defended: you may lock the attacker.',
  },
};
