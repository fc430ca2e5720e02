import type { Dictionary, Language } from '../message.ts';
import { engineText } from '../text.ts';

export const toyText: Readonly<Record<Language, Dictionary>> = {
  de: {
    ...engineText.de,
    'toy.plan': 'Wähle für jede Drohne, ob sie angreift oder wacht',
    'toy.move': 'Bewege Drohne {drone}',
    'toy.target': 'Wähle ein Ziel für Drohne {drone}',
    'toy.window': 'Fähigkeiten einsetzen ({window})',
    'toy.tooFar': 'Der Weg ist {way} lang; erlaubt sind {reach}.',
    'toy.offLine': '{x} liegt nicht auf der Linie.',
    'toy.tooNear': 'Dort steht Drohne {drone} zu nah.',
    'toy.outOfRange': 'Drohne {drone} ist weiter als {range} entfernt.',
    'toy.setupShape': 'Der Aufbau braucht für beide Plätze eine bis fünf Drohnen.',
    'toy.setupCards': 'Platz {seat}, Drohne {drone}: unbekannte oder doppelte Karte. Bekannt sind: {known}.',
    'toy.noSuchWound': 'So viele dieser Karten hat der Stapel nicht.',
    'toy.noSuchDrone': 'Diese Drohne gibt es nicht.',
  },
  en: {
    ...engineText.en,
    'toy.plan': 'Choose for each drone whether it attacks or guards',
    'toy.move': 'Move drone {drone}',
    'toy.target': 'Choose a target for drone {drone}',
    'toy.window': 'Use abilities ({window})',
    'toy.tooFar': 'The way is {way} long; {reach} is allowed.',
    'toy.offLine': '{x} is not on the line.',
    'toy.tooNear': 'Drone {drone} stands too near.',
    'toy.outOfRange': 'Drone {drone} is further away than {range}.',
    'toy.setupShape': 'The setup needs one to five drones for both seats.',
    'toy.setupCards': 'Seat {seat}, drone {drone}: unknown or repeated card. Known are: {known}.',
    'toy.noSuchWound': 'The deck does not hold so many of these cards.',
    'toy.noSuchDrone': 'There is no such drone.',
  },
};
