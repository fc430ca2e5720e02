import type { Lesson } from '../lesson.ts';
import { after, say } from '../said.ts';

const lost = after(
  { type: 'destroyed', ship: 0 },
  'none',
  'Luke hat es erwischt. Das passiert den Besten: Geh ein paar Züge zurück oder fang von vorn an.',
  'They got Luke. It happens to the best: go back a few moves, or start over.',
);

export const firstMatch: Lesson = {
  id: 'first-match',
  game: 'xwing',
  title: say('Deine erste Partie', 'Your first match'),
  about: say(
    'Luke Skywalker gegen zwei TIE-Jäger, bis zum Ende',
    'Luke Skywalker against two TIE fighters, to the end',
  ),
  minutes: 15,
  against: 'partner',
  start: {
    seed: 'first match',
    position: {
      ships: [
        { seat: 0, faction: 'rebel', type: 'xwing', pilot: 'lukeskywalker', x: 450, y: 120, upgrades: ['amd/r2d2'] },
        { seat: 1, faction: 'imperial', type: 'tiefighter', pilot: 'academypilot', x: 350, y: 800, degrees: 180 },
        { seat: 1, faction: 'imperial', type: 'tiefighter', pilot: 'academypilot', x: 560, y: 800, degrees: 180 },
      ],
      obstacles: [
        {
          kind: 'asteroid',
          x: 300,
          y: 430,
          outline: [
            [-38, -30],
            [30, -36],
            [42, 10],
            [10, 40],
            [-30, 28],
          ],
        },
        {
          kind: 'asteroid',
          x: 600,
          y: 500,
          outline: [
            [-35, -25],
            [25, -35],
            [40, 15],
            [-5, 40],
          ],
        },
        {
          kind: 'asteroid',
          x: 460,
          y: 640,
          outline: [
            [-30, -20],
            [20, -30],
            [35, 5],
            [0, 34],
          ],
        },
      ],
    },
  },
  steps: [
    {
      say: say(
        'Alles, was du kannst, in einer Partie: Luke gegen zwei Anfänger, die noch Fehler machen. Wer alle Gegner abschießt, gewinnt. Flieg auf sie zu und lass die Felsen Felsen sein.',
        'Everything you know in one match: Luke against two beginners who still make mistakes. Whoever shoots down all enemies wins. Fly towards them and keep clear of the rocks.',
      ),
      show: [0],
      done: { events: [{ type: 'moved', ship: 0 }] },
      model: 'veteran',
    },
    {
      say: say(
        'Bis zum ersten Schuss gilt: Denk an die Aktion. Fokussierung ist fast immer gut, Zielerfassung, wenn du weißt, wen du willst.',
        'Until the first shot: remember your action. Focus is nearly always good, target lock when you know whom you want.',
      ),
      done: { events: [{ type: 'attack', attacker: 0 }] },
      model: 'veteran',
    },
    {
      say: say(
        'Das Feuer ist eröffnet! Bleib an *einem* TIE dran: Einer, der raucht, schießt noch; einer, der weg ist, nicht mehr. Grüne Manöver lassen R2-D2 einen Schild flicken.',
        'The fight is on! Stay on *one* TIE: one that smokes still shoots; one that is gone does not. Green manoeuvres let R2-D2 patch up a shield.',
      ),
      mistakes: [lost],
      done: { events: [{ type: 'destroyed', ship: { oneOf: [1, 2] } }] },
      model: 'veteran',
    },
    {
      say: say(
        'Der Erste ist weg. Jetzt zu Ende bringen: Ist er hinter dir, hilft die Koiogran-Wende; danach ein grünes Manöver gegen den Stress.',
        'The first one is down. Now finish it: if the enemy is behind you, a Koiogran turn helps; afterwards a green manoeuvre clears the stress.',
      ),
      mistakes: [lost],
      done: { view: { '/outcome/winner': 0 } },
      model: 'veteran',
    },
  ],
  end: say(
    'Deine erste Partie ist gespielt. Gewonnen oder verloren: Im Verlauf kannst du jeden Schuss noch einmal ansehen. Und jetzt eine eigene Staffel?',
    'You have played your first match. Won or lost: the log lets you look at every shot again. And now a squadron of your own?',
  ),
};
