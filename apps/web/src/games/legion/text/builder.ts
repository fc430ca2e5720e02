import type { Language } from '@holotisch/engine';
import type { ListWords } from '../../../text/builder.ts';

type With = (name: string) => string;
type Count = (n: number) => string;

/** What the army builder says beyond the common frame; each language fills in all of it. */
export interface ArmyText {
  readonly armies: ListWords;
  readonly create: Readonly<Record<'empty' | 'emptyNote' | 'ready', string>>;
  readonly list: Readonly<Record<'name' | 'faction' | 'limit' | 'noLimit' | 'format' | 'commands' | 'deck', string>> & {
    readonly rank: (rank: string, count: number, least: number, most: number) => string;
  };
  readonly pick: Readonly<
    Record<'units' | 'search' | 'rank' | 'every' | 'only' | 'nothing' | 'back' | 'commands', string>
  > & {
    readonly found: Count;
    readonly upgradesFor: (slot: string, unit: string) => string;
    readonly deckOf: With;
  };
  readonly card: Readonly<Record<'unique' | 'fault' | 'partner', string>> & {
    readonly points: Count;
    readonly takeOff: With;
    readonly again: With;
    readonly dismiss: With;
    readonly free: With;
    readonly pips: Count;
    readonly courage: (value: number | string) => string;
    readonly resilience: (value: number | string) => string;
    readonly facts: (minis: number, wounds: number, nerve: string, speed: string) => string;
  };
  /** On paper. */
  readonly sheet: Readonly<Record<'untitled' | 'commands' | 'note', string>>;
}

const points = (n: number) => (n === 1 ? '1 Punkt' : `${n} Punkte`);

const de: ArmyText = {
  armies: {
    title: 'Armeebau',
    intro:
      'Links die Karten, rechts die Armee: Punkte, Ränge und Regeln werden bei jedem Schritt geprüft. Alles bleibt in diesem Browser.',
    shelf: 'Deine Armeen',
    create: 'Neue Armee',
    list: 'Armee',
    listTab: (sum) => `Armee (${sum})`,
    legal: 'Die Armee hält alle Regeln ein.',
    play: 'Diese Armee spielen',
    playNot: 'Spielen lässt sich die Armee, sobald sie fertig ist und keine Fehler hat.',
    unsaved: 'Dieser Browser speichert gerade nichts. Exportiere deine Armeen als Datei, bevor du die Seite verlässt.',
    bringIn: {
      title: 'Armee importieren',
      note: 'Füge hier den Text, das JSON oder den Link eines Armeebauers ein, oder öffne eine Datei. Du kannst sie auch auf die Seite ziehen. Deine anderen Armeen bleiben, wie sie sind.',
      text: 'Text, JSON oder Link',
      dropHere: 'Armee hier ablegen',
      badLink: 'In diesem Link steckt keine lesbare Armee. Vielleicht fehlt ein Stück.',
    },
    send: {
      title: 'Armee exportieren',
      linkNote: 'Die Armee steckt ganz in der Adresse; niemand muss sie aufbewahren.',
      fileName: 'armee',
    },
  },
  create: {
    empty: 'Leer anfangen',
    emptyNote: 'Wähle Edition und Fraktion. Die Fraktion lässt sich später noch ändern.',
    ready: 'Mit einer fertigen Armee anfangen',
  },
  list: {
    name: 'Name der Armee',
    faction: 'Fraktion',
    limit: 'Punktegrenze',
    noLimit: 'keine',
    format: 'Spielformat',
    commands: 'Kommandokarten',
    deck: 'Gefechtsstapel',
    rank: (rank, count, least, most) => `${rank}: ${count} (${least === most ? least : `${least}–${most}`})`,
  },
  pick: {
    units: 'Einheiten',
    search: 'Karten suchen',
    rank: 'Rang',
    every: 'alle',
    only: 'Nur was passt',
    nothing: 'Keine Karte passt.',
    back: 'Zurück zu den Einheiten',
    commands: 'Kommandokarten',
    found: (count) => (count === 1 ? '1 Karte' : `${count} Karten`),
    upgradesFor: (slot, unit) => `${slot} für ${unit}`,
    deckOf: (kind) => `Gefechtskarten: ${kind}`,
  },
  card: {
    unique: 'einzigartig',
    fault: 'Fehler',
    partner: 'Gegenstück',
    points,
    takeOff: (card) => `${card} entfernen`,
    again: (card) => `${card} noch einmal`,
    dismiss: (card) => `${card} aus der Armee nehmen`,
    free: (slot) => `${slot} wählen`,
    pips: (n) => (n === 1 ? '1 Kreis' : `${n} Kreise`),
    courage: (value) => `Tapferkeit ${value}`,
    resilience: (value) => `Robustheit ${value}`,
    facts: (minis, wounds, nerve, speed) =>
      `${minis === 1 ? '1 Miniatur' : `${minis} Miniaturen`} · Wunden ${wounds} · ${nerve} · Geschwindigkeit ${speed}`,
  },
  sheet: {
    untitled: 'Armee ohne Namen',
    commands: 'Kommandokarten',
    note: 'Gedruckt mit Holotisch, einem Fan-Projekt ohne Verbindung zu den Verlagen und Rechteinhabern. Karteneffekte in eigenen Worten.',
  },
};

const en: ArmyText = {
  armies: {
    title: 'Army builder',
    intro:
      'Cards on the left, the army on the right: points, ranks and rules are checked at every step. Everything stays in this browser.',
    shelf: 'Your armies',
    create: 'New army',
    list: 'Army',
    listTab: (sum) => `Army (${sum})`,
    legal: 'The army follows all rules.',
    play: 'Play this army',
    playNot: 'The army can be played once it is complete and has no faults.',
    unsaved: 'This browser keeps nothing at the moment. Export your armies as files before you leave the page.',
    bringIn: {
      title: 'Import an army',
      note: 'Paste the text, the JSON or the link of an army builder, or open a file. You can also drag it onto the page. Your other armies stay as they are.',
      text: 'Text, JSON or link',
      dropHere: 'Drop the army here',
      badLink: 'There is no readable army in this link. Perhaps a part is missing.',
    },
    send: {
      title: 'Export the army',
      linkNote: 'The whole army is in the address; nobody has to keep it.',
      fileName: 'army',
    },
  },
  create: {
    empty: 'Begin with nothing',
    emptyNote: 'Choose edition and faction. The faction can be changed later.',
    ready: 'Begin with a ready-made army',
  },
  list: {
    name: 'Name of the army',
    faction: 'Faction',
    limit: 'Point limit',
    noLimit: 'none',
    format: 'Format',
    commands: 'Command cards',
    deck: 'Battle deck',
    rank: (rank, count, least, most) => `${rank}: ${count} (${least === most ? least : `${least}–${most}`})`,
  },
  pick: {
    units: 'Units',
    search: 'Search cards',
    rank: 'Rank',
    every: 'all',
    only: 'Only what fits',
    nothing: 'No card fits.',
    back: 'Back to the units',
    commands: 'Command cards',
    found: (count) => (count === 1 ? '1 card' : `${count} cards`),
    upgradesFor: (slot, unit) => `${slot} for ${unit}`,
    deckOf: (kind) => `Battle cards: ${kind}`,
  },
  card: {
    unique: 'unique',
    fault: 'Fault',
    partner: 'counterpart',
    points: (n) => (n === 1 ? '1 point' : `${n} points`),
    takeOff: (card) => `Remove ${card}`,
    again: (card) => `${card} once more`,
    dismiss: (card) => `Take ${card} out of the army`,
    free: (slot) => `Choose ${slot}`,
    pips: (n) => (n === 1 ? '1 pip' : `${n} pips`),
    courage: (value) => `courage ${value}`,
    resilience: (value) => `resilience ${value}`,
    facts: (minis, wounds, nerve, speed) =>
      `${minis === 1 ? '1 miniature' : `${minis} miniatures`} · wounds ${wounds} · ${nerve} · speed ${speed}`,
  },
  sheet: {
    untitled: 'Army without a name',
    commands: 'Command cards',
    note: 'Printed with Holotisch, a fan project not connected with the publishers and owners of rights. Card effects in our own words.',
  },
};

export const armyText: Readonly<Record<Language, ArmyText>> = { de, en };
