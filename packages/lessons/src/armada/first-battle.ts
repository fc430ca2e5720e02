import type { Lesson } from '../lesson.ts';
import { say } from '../said.ts';

export const firstBattle: Lesson = {
  id: 'first-battle',
  game: 'armada',
  title: say('Deine erste Schlacht', 'Your first battle'),
  about: say(
    'Zwei Rebellenschiffe gegen einen Sternenzerstörer, sechs Runden',
    'Two Rebel ships against a Star Destroyer, six rounds',
  ),
  minutes: 30,
  against: 'partner',
  start: {
    seed: 'first battle',
    position: {
      rules: { width: 914.4, depth: 914.4, points: 200 },
      phase: 'command',
      stage: 'start',
      units: [
        { seat: 0, ship: 'cr90-corvette-a', x: 300, y: 150, speed: 2 },
        { seat: 0, ship: 'nebulon-b-escort-frigate', x: 520, y: 150, speed: 2 },
        { seat: 0, squadron: 'x-wing-squadron', x: 420, y: 230 },
        { seat: 0, squadron: 'x-wing-squadron', x: 470, y: 230 },
        { seat: 1, ship: 'victory-ii-class-star-destroyer', x: 430, y: 780, degrees: 180, speed: 2 },
        { seat: 1, squadron: 'tie-fighter-squadron', x: 400, y: 690 },
        { seat: 1, squadron: 'tie-fighter-squadron', x: 450, y: 690 },
        { seat: 1, squadron: 'tie-fighter-squadron', x: 500, y: 690 },
      ],
      obstacles: [
        { token: 'asteroid-1', x: 250, y: 480 },
        { token: 'asteroid-2', x: 640, y: 420 },
      ],
    },
  },
  steps: [
    {
      say: say(
        'Jetzt alles zusammen. Der Sternenzerstörer ist stark nach vorn und langsam: Komm ihm von der *Seite*. Stell zuerst deine Kommandoräder ein; Navigieren ist am Anfang selten falsch.',
        'Now all of it together. The Star Destroyer is strong ahead and slow: come at it from the *side*. Set your command dials first; Navigate is rarely wrong at the beginning.',
      ),
      show: [0, 1],
      done: { events: [{ type: 'dialsSet' }] },
      model: 'veteran',
    },
    {
      say: say(
        'Abwechselnd aktiviert jeder ein Schiff: erst Angriff, dann Flug. Die Korvette ist flink, die Fregatte vorn am stärksten.',
        'The sides take turns to activate a ship: first attack, then move. The corvette is nimble, the frigate strongest ahead.',
      ),
      done: {
        events: [
          { type: 'moved', unit: 0 },
          { type: 'round', round: 2 },
        ],
      },
      model: 'veteran',
    },
    {
      say: say(
        'Bald seid ihr in Reichweite. Halt die X-Flügler bei den Schiffen, bis die TIEs kommen, und heb dir Stabilisieren für die große Salve auf.',
        'You will be in range soon. Keep the X-wings with your ships until the TIEs come, and save Brace for the big salvo.',
      ),
      done: { events: [{ type: 'attack', attacker: { unit: { oneOf: [0, 1, 2, 3] } } }] },
      model: 'veteran',
    },
    {
      say: say(
        'Es wird gekämpft! Ziel immer auf dieselbe Hüllensektion, und flieg so, dass er im nächsten Zug an dir vorbei ist. Nach Runde sechs wird gezählt.',
        'The battle is on! Keep aiming at the same hull zone, and fly so that it has gone past you by its next turn. After round six the score is settled.',
      ),
      done: { events: [{ type: 'over' }] },
      model: 'veteran',
    },
  ],
  end: say(
    'Deine erste Schlacht ist geschlagen. Das Ergebnis zeigt, wer was zerstört hat; beim nächsten Mal mit eigener Flotte?',
    'You have fought your first battle. The result shows who destroyed what; next time with a fleet of your own?',
  ),
};
