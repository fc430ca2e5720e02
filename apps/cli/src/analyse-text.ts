import type { Dictionary, Language } from '@holotisch/engine';

/** What `analyse` says. */
export const analyseText: Readonly<Record<Language, Dictionary>> = {
  de: {
    'cli.help.analyse': `Aufruf: holotisch analyse DATEI [OPTIONEN]

Blickt auf eine Partie (*.holo.json) zurück: die Siegchance nach jeder Entscheidung, was jede Entscheidung gegen die
beste gefundene gekostet hat, wie die Würfel davon abgesehen gefallen sind, und die fünf Wendepunkte. Beurteilt wird, was
ein Spieler wissen konnte; ein Fehler heißt nur, was deutlich einer war. Derselbe Startwert ergibt dieselben Zahlen.

Optionen:
  --effort WIE  wie gründlich: quick, usual oder thorough (ohne Angabe, wie es dem Spiel angemessen ist)
  --why N       statt dessen: warum die N-te Entscheidung? Welche Antworten es gab, was jede erwarten ließ und was
                dabei zu fürchten war
  --seed S      Startwert (Voreinstellung 1)
  --json        Ausgabe als JSON, für Programme
  --lang de|en  Sprache der Ausgabe (sonst nach LC_ALL oder LANG)
  -h, --help    diese Hilfe

Im JSON ist „curve“ die Siegchance der ersten Seite nach so vielen Entscheidungen („at“), „judged“ jede beurteilte
Entscheidung mit „mark“ und „cost“ (verlorene Siegchance der eigenen Seite), „fallen“ der Würfel Anteil („swing“, für die
erste Seite), „turns“ die Wendepunkte und „verdict“ das Ergebnis in Zahlen.`,
    'cli.analyse.noJudge': 'Partien von {game} kann niemand beurteilen.',
    'cli.analyse.badEffort': '--effort kennt {known}, nicht „{said}“.',
    'cli.analyse.side': 'Seite {side}: Würfelglück {luck}, eigene Fehler {cost} Prozentpunkte Siegchance ({marks})',
    'cli.analyse.noMarks': 'keine',
    'cli.analyse.said.unlucky': 'Die unterlegene Seite hatte vor allem Pech.',
    'cli.analyse.said.outplayed': 'Die unterlegene Seite wurde ausgespielt.',
    'cli.analyse.said.both': 'Glück und Spiel gaben zu ähnlichen Teilen den Ausschlag.',
    'cli.analyse.turns': 'Wendepunkte:',
    'cli.analyse.dice': '  {at}: Würfel ({seat}), {swing} für Seite 0',
    'cli.analyse.decision': '  {at}: Platz {seat}, {kind}: {mark}, {given}; besser {best} ({cost} Prozentpunkte)',
    'cli.analyse.great': '  {at}: Platz {seat}, {kind}: {mark}, {given}; sonst {best} ({cost} Prozentpunkte)',
    'cli.why.nothing': 'Die Entscheidung {at} hat keine Frage, die man so oder so beantworten könnte.',
    'cli.why.head': 'Entscheidung {at}, Platz {seat}, {kind}: {prompt}',
    'cli.why.answer': '  {answer}: gewinnt zu {chance} % (± {error}), Punkte {points}{what}',
    'cli.why.given': '; so wurde entschieden',
    'cli.why.usual': '; so hätte der Computer entschieden',
    'cli.why.fears': '; zu fürchten: {piece} verliert {points} Punkte',
    'cli.why.hopes': '; zu hoffen: {piece} verliert {points} Punkte',
    'cli.analyse.mark.great': 'stark',
    'cli.analyse.mark.good': 'gut',
    'cli.analyse.mark.inaccuracy': 'Ungenauigkeit',
    'cli.analyse.mark.mistake': 'Fehler',
    'cli.analyse.mark.blunder': 'grober Fehler',
  },
  en: {
    'cli.help.analyse': `Usage: holotisch analyse FILE [OPTIONS]

Looks back at a match (*.holo.json): the chance of winning after every decision, what each decision has cost beside the
best one found, how the dice fell apart from that, and the five turning points. Judged is what a player could know; only
what clearly was a mistake is called one. The same seed gives the same figures.

Options:
  --effort HOW  how thoroughly: quick, usual or thorough (otherwise as suits the game)
  --why N       instead: why the Nth decision? Which answers there were, what each could be expected to bring, and what
                was to be feared
  --seed S      seed (default 1)
  --json        output as JSON, for programs
  --lang de|en  language of the output (otherwise from LC_ALL or LANG)
  -h, --help    this help

In the JSON, “curve” is the chance of the first side after so many decisions (“at”), “judged” every decision that was
judged with its “mark” and “cost” (chance of winning lost for its own side), “fallen” what the dice did (“swing”, for the
first side), “turns” the turning points, and “verdict” how it comes out in figures.`,
    'cli.analyse.noJudge': 'Nobody can judge matches of {game}.',
    'cli.analyse.badEffort': '--effort knows {known}, not “{said}”.',
    'cli.analyse.side': 'Side {side}: luck of the dice {luck}, own mistakes {cost} points of winning chance ({marks})',
    'cli.analyse.noMarks': 'none',
    'cli.analyse.said.unlucky': 'The losing side was unlucky above all.',
    'cli.analyse.said.outplayed': 'The losing side was outplayed.',
    'cli.analyse.said.both': 'Luck and play decided it in similar parts.',
    'cli.analyse.turns': 'Turning points:',
    'cli.analyse.dice': '  {at}: dice ({seat}), {swing} for side 0',
    'cli.analyse.decision': '  {at}: seat {seat}, {kind}: {mark}, {given}; better {best} ({cost} points)',
    'cli.analyse.great': '  {at}: seat {seat}, {kind}: {mark}, {given}; otherwise {best} ({cost} points)',
    'cli.why.nothing': 'Decision {at} has no question that could be answered one way or another.',
    'cli.why.head': 'Decision {at}, seat {seat}, {kind}: {prompt}',
    'cli.why.answer': '  {answer}: wins {chance} % (± {error}), points {points}{what}',
    'cli.why.given': '; this was decided',
    'cli.why.usual': '; the computer would have decided this',
    'cli.why.fears': '; to be feared: {piece} loses {points} points',
    'cli.why.hopes': '; to be hoped: {piece} loses {points} points',
    'cli.analyse.mark.great': 'great',
    'cli.analyse.mark.good': 'good',
    'cli.analyse.mark.inaccuracy': 'inaccuracy',
    'cli.analyse.mark.mistake': 'mistake',
    'cli.analyse.mark.blunder': 'blunder',
  },
};
