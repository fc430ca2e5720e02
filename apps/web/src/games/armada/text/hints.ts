import type { Language } from '@holotisch/engine';

/** One sentence for whoever plays for the first time, by kind of question. */
const HINTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  de: {
    'first-player':
      'Der erste Spieler wählt eines der drei Einsatzziele des Gegners und aktiviert in jeder Runde zuerst; der zweite spielt dafür sein eigenes Einsatzziel und stellt nach ihm auf.',
    objective: 'Das Einsatzziel hilft meist dem zweiten Spieler: Wähle das, mit dem deine Flotte am besten leben kann.',
    dials:
      'Navigieren ändert Schub und Kurs, Staffel führt Jäger, Reparieren flickt, Feuer konzentrieren gibt Würfel. Große Schiffe planen weiter voraus.',
    'dial-use': 'Das Rad ist stärker als der Marker; der Marker hält bis zu einer späteren Runde.',
    attack:
      'Ein Schiff greift bis zu zweimal an, jedes Mal aus einer anderen Hüllensektion, und fliegt danach; eine Staffel greift einmal an.',
    course: 'Erst wird geschossen, dann geflogen: Wo steht dein Schiff, wenn der Gegner schießt?',
    'squadron-move': 'In Entfernung 1 zu feindlichen Staffeln ist sie im Nahkampf und kommt nicht mehr weg.',
    'window:attack.defend': 'Ein erschöpfter Marker, der noch einmal ausgegeben wird, ist verloren.',
    'displaced-order':
      'Wer das Schiff nicht bewegt hat, platziert die verdrängten Staffeln wieder, auch fremde: in Kontakt mit dem Schiff.',
    displaced:
      'Das Schiff ist auf dieser Staffel zu stehen gekommen. Wer es nicht bewegt hat, setzt sie daneben wieder hin, auch eine fremde: in Kontakt mit dem Schiff. Zieh sie auf dem Tisch dorthin.',
    activate: 'Wer zuletzt aktiviert, sieht mehr; wer zuerst schießt, trifft mehr.',
    'deploy-order': 'Was zuletzt steht, kann auf den Gegner antworten.',
  },
  en: {
    'first-player':
      'The first player chooses one of the opponent’s three objectives and activates first in every round; the second player plays an objective of their own and deploys after them.',
    objective: 'Objectives mostly help the second player: choose the one that your fleet can live with best.',
    dials:
      'Navigate changes speed and course, Squadron leads fighters, Repair mends, Concentrate Fire adds dice. Large ships plan further ahead.',
    'dial-use': 'The dial does more than the token; the token keeps for a later round.',
    attack:
      'A ship attacks up to twice, each time from another hull zone, and moves afterwards; a squadron attacks once.',
    course: 'First you shoot, then you move: where will your ship be when the opponent shoots?',
    'squadron-move': 'At distance 1 of enemy squadrons it is engaged and cannot move away.',
    'window:attack.defend': 'An exhausted token that is spent once more is lost.',
    'displaced-order':
      'The player who did not move the ship places the displaced squadrons again, even enemy ones: touching the ship.',
    displaced:
      'The ship has come to stand on this squadron. Whoever did not move the ship puts it down beside it, even an enemy one: touching the ship. Drag it there on the table.',
    activate: 'Who activates last sees more; who shoots first hits more.',
    'deploy-order': 'What is deployed last can answer the opponent.',
  },
};
export const hintFor = (kind: string, language: Language): string | undefined => HINTS[language][kind];
