// The flat table, and what stands around it.
import { armies, CORE, FULL, fleets, marching, match } from './matches.ts';
import { DESK, HALL, HALL_LIGHT, PHONE, type Picture } from './picture.ts';

export const TABLES: readonly Picture[] = [
  {
    name: 'tisch-dunkel',
    path: '/spiel',
    options: HALL,
    before: match('attack', 3),
  },
  {
    name: 'tisch-hell',
    path: '/spiel',
    options: HALL_LIGHT,
    before: match('dials', 3),
  },
  {
    name: 'wuerfel',
    path: '/spiel',
    options: DESK,
    before: match('window:attack.modifyDefenceDice', 2),
  },
  { name: 'tisch-telefon', path: '/spiel', options: PHONE, before: match('action', 2) },
  {
    name: 'armada-angriff',
    path: '/spiel/armada',
    options: HALL,
    before: fleets(FULL, 'attack', 3),
  },
  {
    name: 'armada-verteidigung',
    path: '/spiel/armada',
    options: HALL,
    before: fleets(CORE, 'window:attack.defend', 2),
  },
  {
    name: 'armada-kurs',
    path: '/spiel/armada',
    options: HALL_LIGHT,
    before: fleets(CORE, 'course', 2),
  },
  {
    name: 'armada-kommandos',
    path: '/spiel/armada',
    options: DESK,
    before: fleets(FULL, 'dials', 2),
  },
  {
    name: 'armada-telefon',
    path: '/spiel/armada',
    options: PHONE,
    before: fleets(FULL, 'attack', 3),
  },
  { name: 'armada-start', path: '/spiel/armada', options: DESK },
  {
    name: 'armada-flotte',
    path: '/liste/armada',
    options: DESK,
    before: async (page) => {
      await page.getByRole('button', { name: /^Ackbars Breitseiten/ }).click();
      await page.waitForTimeout(500);
    },
  },
  {
    name: 'legion-tisch',
    path: '/spiel/legion',
    options: HALL,
    before: async (page) => {
      await armies('activate', 2)(page);
      await page.getByRole('button', { name: 'Ganzer Tisch' }).click();
      await page.waitForTimeout(1000);
    },
  },
  {
    name: 'legion-bewegung',
    path: '/spiel/legion',
    options: HALL_LIGHT,
    before: marching(),
  },
  {
    name: 'legion-angriff',
    path: '/spiel/legion',
    options: HALL,
    before: armies('window:attack.reroll', 2),
  },
  {
    name: 'legion-deckung',
    path: '/spiel/legion',
    options: HALL,
    before: armies('defender', 3),
  },
  {
    name: 'legion-telefon',
    path: '/spiel/legion',
    options: PHONE,
    before: armies('action', 2),
  },
  {
    name: 'legion-gefechtskarten',
    path: '/spiel/legion',
    options: HALL,
    before: async (page) => {
      await page.getByText('Regeln und Schlachtfeld', { exact: true }).click();
      await page.getByRole('textbox', { name: 'Zufallszahl' }).fill('newcomer');
      await page.getByRole('button', { name: 'Partie beginnen' }).click();
      await page.getByRole('button', { name: 'Blauer Spieler' }).click();
      await page.getByRole('button', { name: 'die untere lange Tischseite' }).click();
      await page.locator('.battle-rows').waitFor();
      await page.waitForTimeout(4500);
    },
  },
  { name: 'legion-start', path: '/spiel/legion', options: DESK },
  {
    name: 'legion-gelaende',
    path: '/spiel/legion',
    options: DESK,
    before: async (page) => {
      await page.getByRole('button', { name: 'Gelände bauen …' }).click();
      await page.getByRole('combobox', { name: 'Beginnen mit' }).selectOption('forest-clearing');
      await page.waitForTimeout(600);
    },
  },
  {
    name: 'legion-armee',
    path: '/liste/legion',
    options: DESK,
    before: async (page) => {
      await page.getByRole('button', { name: /^Der Überfall des Jedi-Ritters/ }).click();
      await page.waitForTimeout(500);
    },
  },
  {
    name: 'legion-druck',
    path: '/liste/legion',
    options: { viewport: { width: 794, height: 1123 }, colorScheme: 'light' },
    before: async (page) => {
      await page.getByRole('button', { name: /^Der Überfall des Jedi-Ritters/ }).click();
      await page.waitForTimeout(500);
      await page.emulateMedia({ media: 'print' });
    },
  },
];
