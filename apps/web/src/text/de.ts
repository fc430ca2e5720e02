import type { Text } from './text.ts';

export const de: Text = {
  tagline: 'Ein Tisch, drei Spiele, jede Regel.',
  landing: {
    claim: ['Drei Spiele.', 'Ein Tisch.', 'Jede Regel.'],
    intro:
      'X-Wing, Armada und Legion im Browser, mit einem Schiedsrichter, der jeden Satz der Regelwerke kennt und zu jeder Antwort die Stelle zeigt.',
    quick: 'Sofort spielen',
    quickNote:
      'Ein Klick bis zum ersten Manöverrad: Luke Skywalker gegen zwei TIE-Jäger. Der Tisch ist aufgebaut, den Gegner führt der Computer.',
    careful: 'Partie selbst einrichten',
    learn: 'Spielen lernen',
    puzzle: 'Rätsel des Tages',
    campaigns: 'Feldzüge',
    companion: 'Begleiter für den Spieltisch',
    onlineMatches: (count) => (count === 1 ? 'Zu deiner Online-Partie' : `Zu deinen ${count} Online-Partien`),
    demo: {
      label: 'Eine Partie X-Wing in Bewegung: Han Solo gegen Soontir Fel, Darth Vader und den Imperator',
      caption: 'Han und seine Freunde gegen die Asse des Imperators: eine Partie des Computers gegen sich selbst.',
      pause: 'Anhalten',
      play: 'Abspielen',
    },
    promises: [
      [
        'Jede Regel, begründet',
        'Was nicht geht, ist gesperrt: mit der Klausel, dem Messwert und der Linie auf dem Tisch.',
      ],
      ['Auf den Millimeter', 'Dieselbe Rechnung zeichnet das Lineal und entscheidet über die Reichweite.'],
      ['Nichts geht verloren', 'Jede Partie lässt sich zurücknehmen, anhalten, nachspielen und als Datei mitnehmen.'],
    ],
  },
  about: {
    link: 'Über das Projekt',
    title: 'Über das Projekt',
    intro:
      'Ein Regelwerk ist eine Liste von Sätzen. Hier hat jeder eine Nummer, und Tests zeigen, welche der Tisch durchsetzt. So weit ist es:',
  },
  playLoading: 'Der Tisch wird gedeckt …',
  toPlay: 'Spielen',
  online: 'Online',
  lists: 'Listen bauen',
  companion: 'Begleiter',
  places: 'Seiten',
  rulebook: 'Regelwerk',
  skip: 'Zum Inhalt',
  home: 'Holotisch, zur Startseite',
  close: 'Schließen',
  chooseLanguage: 'Sprache',
  toLight: 'Helle Darstellung',
  toDark: 'Dunkle Darstellung',
  notice:
    'Holotisch ist ein Fan-Projekt. Es steht in keiner Verbindung zu den Verlagen und Rechteinhabern der genannten Spiele und wird von ihnen weder unterstützt noch gebilligt. Es enthält keine offiziellen Bilder und keine Scans von Karten; alle Zeichnungen sind eigene.',
  scene: {
    nearer: 'Näher heran',
    farther: 'Weiter weg',
    whole: 'Ganzer Tisch',
    overview: 'Übersicht über den Tisch',
    camera: 'Aus anderer Höhe schauen',
  },
  games: {
    title: 'Drei Spiele',
    name: { xwing: 'X-Wing', armada: 'Armada', legion: 'Legion' },
    campaign: { corellia: 'Corellianischer Konflikt', rim: 'Rebellion am Rand', sektor: 'Sektorkrieg' },
    edition: { xwing: '1. Edition', armada: 'Regeln 1.5.3', legion: 'Regeln 1.2.0 und 2.6' },
    about: {
      xwing: 'Jägerstaffeln im Kurvenkampf, verdeckte Manöverräder, Schablonen auf der Sternenmatte.',
      armada: 'Großkampfschiffe mit träger Bahn, Befehle Runden im Voraus, Jägerstaffeln dazwischen.',
      legion: 'Infanterie, Fahrzeuge und Helden im Gelände, mit Moral, Deckung und Sichtlinien.',
    },
    clauses: (count) => `${count} ${count === '1' ? 'Klausel' : 'Klauseln'}`,
    proven: (count, notApplicable) =>
      `${count} durch Tests belegt${notApplicable === undefined ? '' : `, ${notApplicable} nicht anwendbar`}`,
    first: {
      xwing: 'Sofort: Luke Skywalker gegen zwei TIE-Jäger.',
      armada: 'Sofort: die Flotten der Grundbox, 180 Punkte je Seite.',
      legion: 'Sofort: Lukes Trupps gegen Vaders Vorhut.',
    },
    quick: (game) => `${game} sofort spielen`,
    setUp: 'Einrichten',
    setUpGame: (game) => `${game} einrichten`,
    state: {
      xwing:
        'Ganze Partien zu zweit an einem Bildschirm, online mit Link oder gegen den Computer, mit allen kleinen und großen Schiffen und ihren Karten.',
      armada:
        'Partien von 180 oder 400 Punkten zu zweit an einem Bildschirm, online mit Link oder gegen den Computer, vom Einsatzziel bis zur Wertung, und ein Flottenbau.',
      legion:
        'Ganze Schlachten in beiden Regelfassungen zu zweit an einem Bildschirm, online mit Link oder gegen den Computer, mit Armeebau und Geländeeditor.',
    },
    play: (game) => `${game} spielen`,
    lists: { xwing: 'Staffeln bauen', armada: 'Flotten bauen', legion: 'Armeen bauen' },
    bench: 'Messtisch',
    choose: { play: 'Welches Spiel soll es sein?', lists: 'Für welches Spiel wollt ihr bauen?' },
    readRules: (game) => `Regelwerk: ${game}`,
    kind: {
      rule: 'Regeln',
      component: 'Spielmaterial',
      setup: 'Spielaufbau',
      build: 'Zusammenstellung',
      keyword: 'Schlüsselwörter',
      card: 'Karten',
      errata: 'Errata',
      faq: 'FAQ',
      optional: 'Optionale Regeln',
      example: 'Beispiele',
      reference: 'Zum Regelwerk',
    },
  },
  clause: {
    loading: 'Das Regelwerk wird geladen …',
    open: (name) => `${name}: Klausel öffnen`,
  },
  notFound: 'Diese Seite gibt es nicht.',
  toHome: 'Zur Startseite',
};
