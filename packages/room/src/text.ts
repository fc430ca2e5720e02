import type { Dictionary, Language } from '@holotisch/engine';

/** What a room has to say itself. */
export const roomText: Readonly<Record<Language, Dictionary>> = {
  de: {
    'room.badMessage': 'Diese Nachricht ist nicht zu verstehen.',
    'room.late': 'Das kam zu spät: Inzwischen ist etwas anderes entschieden.',
    'room.early': 'Diese Nachricht spricht von Entscheidungen, die es hier nicht gibt.',
    'room.notYours': 'Platz {seat} gehört nicht zu dieser Verbindung.',
    'room.nothingToUndo': 'Es gibt nichts zurückzunehmen.',
    'room.nothingToRedo': 'Es gibt nichts zu wiederholen.',
    'room.noProposal': 'Diesen Vorschlag gibt es nicht mehr.',
    'room.notAwaited': 'Auf die Zustimmung dieses Platzes wird nicht gewartet.',
    'room.noQuestion': 'Die Frage „{question}“ gibt es hier nicht. Bekannt sind: {known}.',
    'room.aidOff': 'Ohne die Hilfe „{aid}“ wird das jetzt nicht verraten.',
    'room.aid.preview': 'Vorschau',
    'room.aid.measuring': 'Messen',
    'room.notBeforeTheEnd': 'Das gibt es erst nach dem Ende der Partie.',
    'room.badLog': 'Das Protokoll der Partie ist beschädigt.',
    'room.bug': 'Hier ist Holotisch ein Fehler unterlaufen; die Partie steht, wie sie davor stand.',
  },
  en: {
    'room.badMessage': 'This message makes no sense.',
    'room.late': 'This came too late: something else has been decided meanwhile.',
    'room.early': 'This message speaks of decisions that are not known here.',
    'room.notYours': 'Seat {seat} does not belong to this connection.',
    'room.nothingToUndo': 'There is nothing to take back.',
    'room.nothingToRedo': 'There is nothing to do again.',
    'room.noProposal': 'This proposal is gone.',
    'room.notAwaited': 'Nobody waits for the consent of this seat.',
    'room.noQuestion': 'There is no question “{question}” here. Known are: {known}.',
    'room.aidOff': 'Without the aid “{aid}” this is not told now.',
    'room.aid.preview': 'preview',
    'room.aid.measuring': 'measuring',
    'room.notBeforeTheEnd': 'This is for after the end of the match.',
    'room.badLog': 'The log of this match is damaged.',
    'room.bug': 'Holotisch has met a fault of its own; the match is as it was before.',
  },
};
