// `npm run pictures`: takes the pictures of the main views that the README shows, into docs/pictures.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { linkTo, lookedBackAt } from '../e2e/analysed.ts';
import { openText } from '../e2e/match.ts';
import { runApp } from '../e2e/run-app.ts';
import { openApp } from '../e2e/running-app.ts';
import { armada, READY_FLEETS } from '../packages/armada/src/index.ts';
import { type Json, Match, quickRng } from '../packages/engine/src/index.ts';
import { agreedOn, draftOf, setupOf } from '../packages/games/src/armada/draft.ts';
import * as legionDraft from '../packages/games/src/legion/draft.ts';
import { type LegionState, legion, READY_ARMIES } from '../packages/legion/src/index.ts';
import { letDecide, randomPlayer } from '../packages/players/src/index.ts';
import { legionGeneral } from '../packages/players/src/legion/index.ts';
import { xwingPilot } from '../packages/players/src/xwing/index.ts';
import { READY_SQUADS, xwing } from '../packages/xwing/src/index.ts';
import { campaignTo } from './played-campaign.ts';
import { root } from './project.ts';

interface Picture {
  readonly name: string;
  readonly path: string;
  readonly options: BrowserContextOptions;
  readonly before?: (page: Page) => Promise<void>;
}

const desk = { width: 1280, height: 800 };
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** From the table down: what a visitor sees after one turn of the wheel. */
const atTheTable = (page: Page) => page.locator('.measuring').evaluate((table) => table.scrollIntoView());

/** The first thing that is to be done in the first lesson, with its answer shown. */
async function firstStep(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Lektion' }).getByRole('button', { name: 'Weiter' }).click();
  await page.getByRole('button', { name: 'Zeig es mir' }).click();
}

/** A puzzle by its theme: the first that is kept. */
function firstPuzzle(game: string, ground: string): string {
  const lines = readFileSync(join(root, `packages/lessons/puzzles/${game}.puzzles.jsonl`), 'utf8').split('\n');
  const { id } = JSON.parse(lines.find((line) => line.includes(`"ground":"${ground}"`))!);
  return `/raetsel/${game}/${id}`;
}

/** With its solution beside the table. */
async function solved(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Lösung zeigen' }).click();
  await page.getByRole('columnheader', { name: /^Am besten/ }).waitFor();
  await page.waitForTimeout(1500);
}

async function movedBack(page: Page): Promise<void> {
  const ship = page.getByRole('button', { name: 'Ship B: ' });
  await ship.focus();
  for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowDown');
  for (let i = 0; i < 9; i++) await page.keyboard.press('ArrowLeft');
  await page.getByRole('radio', { name: 'Bank right 2' }).focus();
  await page.getByRole('button', { name: 'Ship A', exact: true }).click();
  await atTheTable(page);
}

/** The companion with dice on the table. */
async function rolled(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Angriff/ }).click();
  // The dice are real: nothing may be left to defend against.
  await page.getByRole('button', { name: 'Zu verteidigen: eins mehr' }).click();
  await page.getByRole('button', { name: /^Verteidigung/ }).click();
}

/** A ready-made list lies at hand, and its first card is open. */
async function listAtHand(page: Page): Promise<void> {
  await page.getByText('Oder nimm eine fertige').click();
  await page.locator('details .list-choice button').first().click();
  await page.locator('.at-hand summary').first().click();
  await page.waitForTimeout(1500);
}

/** The order tokens of a list lie in the bag, and one of them has been drawn. */
async function bagFilled(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Liste' }).click();
  await listAtHand(page);
  await page.getByRole('link', { name: 'Runde' }).click();
  await page.getByRole('button', { name: 'Aus meiner Liste füllen' }).click();
  await page.getByRole('button', { name: /^Ziehen/ }).click();
}

/** A match that two computer players have played up to the first such question from the given round on. */
function playedTo(kind: string, round: number): string {
  const squads = ['red-squadron', 'howlrunner-swarm'].map((id) => READY_SQUADS.find((one) => one.id === id)!.squad);
  const match = Match.start(xwing, { setup: { squads } as unknown as Json, seed: 'picture' });
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  const m = match.value;
  const rng = quickRng(7);
  while (!m.over && !(m.state.round >= round && m.open[0]!.kind === kind))
    letDecide(m, m.open[0]!.seat, xwingPilot, rng);
  return JSON.stringify(m.file());
}

/** The same with two fleets of Armada, by whoever takes any legal answer. */
function fleetsPlayedTo(fleets: readonly [string, string], kind: string, round: number): string {
  const drafts = fleets.map((id) => {
    const { fleet, size } = READY_FLEETS.find((one) => one.id === id)!;
    return draftOf(fleet, agreedOn(size === 'core' ? 'core' : 'standard'));
  });
  const match = Match.start(armada, { setup: setupOf(drafts, { unenforced: true }), seed: 'picture' });
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  const m = match.value;
  const rng = quickRng(7);
  while (!m.over && !(m.state.round >= round && m.open[0]!.kind === kind))
    letDecide(m, m.open[0]!.seat, randomPlayer, rng);
  return JSON.stringify(m.file());
}

/** Two armies of Legion on a ready-made table, led by the computer up to the first such question from the given round on. */
function armiesPlayedTo(
  armies: readonly [string, string],
  round: number,
  isIt: (kind: string, state: LegionState) => boolean,
): string {
  const drafts = armies.map((id) => {
    const { army, format } = READY_ARMIES.find((one) => one.id === id)!;
    return legionDraft.draftOf(army, legionDraft.agreedOn(format));
  });
  const setup = legionDraft.setupOf(drafts, { unenforced: true, table: 'ruined-outpost' });
  const match = Match.start(legion, { setup, seed: 'picture' });
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  const m = match.value;
  const rng = quickRng(7);
  while (!m.over && !(m.state.round >= round && isIt(m.open[0]!.kind, m.state)))
    letDecide(m, m.open[0]!.seat, legionGeneral, rng);
  return JSON.stringify(m.file());
}

const match = (kind: string, round: number) => atMatch(() => playedTo(kind, round));
const CORE = ['core-fleet-rebel', 'core-fleet-empire'] as const;
const FULL = ['ackbar-broadsides', 'vaders-avenger'] as const;
const fleets = (which: readonly [string, string], kind: string, round: number) =>
  atMatch(() => fleetsPlayedTo(which, kind, round));

const BATTLE = ['rebel-jedi-knight', 'empire-vader'] as const;
const armies = (kind: string, round: number) => atMatch(() => armiesPlayedTo(BATTLE, round, (asked) => asked === kind));
/** A whole unit that follows the tool, not somebody who turns. */
const marching = () =>
  atMatch(() =>
    armiesPlayedTo(
      BATTLE,
      2,
      (kind, { turn, units }) => kind === 'move' && turn !== null && units[turn.unit]!.minis.length > 4,
    ),
  );

const atMatch = (file: () => string) => async (page: Page) => {
  await openText(page, 'picture.holo.json', file());
  const sitDown = page.getByRole('button', { name: 'Ich sitze allein davor' });
  await page.locator('.match').waitFor();
  await page.waitForTimeout(1500);
  if (await sitDown.isVisible()) await sitDown.click();
  await page.waitForTimeout(1500);
};

/** A campaign on its map, up to a question in a turn. */
const campaign = (which: 'corellia' | 'rim', kind: string, turn: number) =>
  atMatch(() => campaignTo(which, (seen) => seen.kind === kind && seen.turn >= turn));

/** Pieces in all states that there are. */
const states = (game: string) => atMatch(() => readFileSync(join(root, 'examples', game, 'states.holo.json'), 'utf8'));

const HALL: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' };

/** The same in three dimensions, after these keys and so many turns of the wheel at the middle of the table. */
const solid =
  (before: (page: Page) => Promise<void>, keys: readonly string[] = [], wheel = 0, look: readonly string[] = []) =>
  async (page: Page) => {
    await page.evaluate(([name, chosen]) => {
      localStorage.setItem('holotisch.dimensions', 'on');
      if (name && chosen) localStorage.setItem(name, chosen);
    }, look);
    await before(page);
    await page.locator('.holo-canvas').waitFor();
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.waitForTimeout(1500);
    }
    const { x, y, width, height } = (await page.locator('.match-table').boundingBox())!;
    await page.mouse.move(x + width * 0.45, y + height * 0.55);
    for (let turn = 0; turn < wheel; turn++) await page.mouse.wheel(0, -60);
    await page.mouse.move(1, 1);
    // Portraits come with the first touch, one after the other.
    await page.keyboard.press('Shift');
    await page.waitForTimeout(5000);
  };
const holo = (
  name: string,
  game: string,
  before: (page: Page) => Promise<void>,
  {
    keys,
    wheel,
    look,
    options = HALL,
  }: { keys?: readonly string[]; wheel?: number; look?: string; options?: BrowserContextOptions } = {},
): Picture => ({
  name: `holo-${name}`,
  path: `/spiel/${game}`,
  options,
  before: solid(before, keys, wheel, look === undefined ? [] : [`holotisch.look.${game}`, look]),
});

/** The same from above, drawn. */
const flat = (before: (page: Page) => Promise<void>) => async (page: Page) => {
  await page.evaluate(() => localStorage.setItem('holotisch.dimensions', 'off'));
  await before(page);
  await page.keyboard.press('Shift');
  await page.waitForTimeout(4000);
};

/** Portraits have come. */
async function seen(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForTimeout(4000);
}

/** A match of the core set that is over, looked back at; `then` shows more of it. */
const lookBack = (game: string, then?: (page: Page) => Promise<void>) => async (page: Page) => {
  const file = readFileSync(join(root, 'examples', game, 'match.holo.json'), 'utf8');
  await page.goto(new URL(linkTo(game, file), page.url()).href);
  await lookedBackAt(page);
  await page.locator('.analysis').evaluate((section) => section.scrollIntoView());
  await then?.(page);
  await page.waitForTimeout(1500);
};

/** The first page, once its film runs. */
async function filmed(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('holotisch.dimensions', 'on'));
  await page.reload();
  await page.locator('.demo .holo-canvas').waitFor();
  await page.waitForTimeout(5000);
}

/** Over the shoulder, from above, at eye level: the key goes on to the next. */
const [FROM_ABOVE, LEVEL, EYES] = [['c'], ['c', 'c'], ['v']];

const pictures: readonly Picture[] = [
  holo('xwing', 'xwing', match('dials', 2)),
  holo('xwing-kampf', 'xwing', match('attack', 3), { wheel: 3 }),
  holo('xwing-augenhoehe', 'xwing', match('dials', 3), { keys: LEVEL }),
  holo('xwing-von-oben', 'xwing', match('action', 2), { keys: FROM_ABOVE }),
  holo('xwing-telefon', 'xwing', match('action', 2), { options: { ...phone, colorScheme: 'dark' } }),
  holo('xwing-planet', 'xwing', match('attack', 3), { look: 'planet painted day' }),
  holo('xwing-augen', 'xwing', match('attack', 3), { keys: EYES, look: 'planet hologram day' }),
  holo('xwing-zustaende', 'xwing', states('xwing'), { wheel: 2 }),
  holo('armada-zustaende', 'armada', states('armada'), { wheel: 2 }),
  holo('legion-zustaende', 'legion', states('legion')),
  holo('armada', 'armada', fleets(FULL, 'dials', 1)),
  holo('armada-angriff', 'armada', fleets(FULL, 'attack', 3)),
  holo('armada-zerstoerer', 'armada', fleets(FULL, 'attack', 2), { keys: LEVEL }),
  holo('legion', 'legion', armies('activate', 1), { keys: ['0'] }),
  holo('legion-bewegung', 'legion', marching()),
  holo('legion-angriff', 'legion', armies('window:attack.reroll', 2)),
  holo('legion-augen', 'legion', armies('defender', 3), { keys: EYES }),
  holo('legion-wueste', 'legion', armies('activate', 2), { keys: ['0'], look: 'desert painted day' }),
  holo('legion-stadt-nacht', 'legion', armies('window:attack.reroll', 2), { look: 'city painted night' }),
  holo('legion-tablet', 'legion', armies('activate', 2), {
    options: { viewport: { width: 1024, height: 768 }, hasTouch: true, colorScheme: 'dark' },
  }),
  {
    name: 'tisch-dunkel',
    path: '/spiel',
    options: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
    before: match('attack', 3),
  },
  {
    name: 'tisch-hell',
    path: '/spiel',
    options: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
    before: match('dials', 3),
  },
  {
    name: 'wuerfel',
    path: '/spiel',
    options: { viewport: desk, colorScheme: 'dark' },
    before: match('window:attack.modifyDefenceDice', 2),
  },
  { name: 'tisch-telefon', path: '/spiel', options: { ...phone, colorScheme: 'dark' }, before: match('action', 2) },
  {
    name: 'landung',
    path: '/',
    options: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
    before: filmed,
  },
  {
    name: 'landung-hell',
    path: '/',
    options: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
    before: filmed,
  },
  { name: 'landung-telefon', path: '/', options: { ...phone, colorScheme: 'dark' } },
  { name: 'landung-telefon-hell', path: '/', options: { ...phone, colorScheme: 'light' } },
  {
    name: 'analyse-ergebnis',
    path: '/',
    options: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
    before: lookBack('xwing'),
  },
  {
    name: 'analyse-wiedergabe',
    path: '/',
    options: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
    before: lookBack('xwing', async (page) => {
      await page.locator('.analysis-turns').getByRole('button', { name: 'Ansehen' }).first().click();
      await page.locator('.analysis-mark').first().waitFor();
      await page.keyboard.press(' ');
    }),
  },
  {
    name: 'analyse-armada',
    path: '/',
    options: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
    before: lookBack('armada', async (page) => {
      await page.locator('.analysis-turns').getByRole('button', { name: 'Warum?' }).first().click();
      await page.locator('.analysis-why').waitFor();
    }),
  },
  { name: 'analyse-telefon', path: '/', options: { ...phone, colorScheme: 'dark' }, before: lookBack('xwing') },
  { name: 'start', path: '/spiel/xwing', options: { viewport: desk, colorScheme: 'dark' } },
  { name: 'staffel', path: '/liste/xwing', options: { viewport: desk, colorScheme: 'dark' } },
  { name: 'regelwerk', path: '/regeln/XW-ANGRIFF-08', options: { viewport: desk, colorScheme: 'dark' } },
  { name: 'messtisch-dunkel', path: '/messen/xwing', options: { viewport: desk, colorScheme: 'dark' } },
  { name: 'messtisch-hell', path: '/messen/xwing', options: { viewport: desk, colorScheme: 'light' } },
  {
    name: 'moved-back',
    path: '/messen/xwing',
    options: { viewport: desk, colorScheme: 'dark', locale: 'en-GB' },
    before: movedBack,
  },
  {
    name: 'armada-angriff',
    path: '/spiel/armada',
    options: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
    before: fleets(FULL, 'attack', 3),
  },
  {
    name: 'armada-verteidigung',
    path: '/spiel/armada',
    options: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
    before: fleets(CORE, 'window:attack.defend', 2),
  },
  {
    name: 'armada-kurs',
    path: '/spiel/armada',
    options: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
    before: fleets(CORE, 'course', 2),
  },
  {
    name: 'armada-kommandos',
    path: '/spiel/armada',
    options: { viewport: desk, colorScheme: 'dark' },
    before: fleets(FULL, 'dials', 2),
  },
  {
    name: 'armada-telefon',
    path: '/spiel/armada',
    options: { ...phone, colorScheme: 'dark' },
    before: fleets(FULL, 'attack', 3),
  },
  { name: 'armada-start', path: '/spiel/armada', options: { viewport: desk, colorScheme: 'dark' } },
  {
    name: 'armada-flotte',
    path: '/liste/armada',
    options: { viewport: desk, colorScheme: 'dark' },
    before: async (page) => {
      await page.getByRole('button', { name: /^Ackbars Breitseiten/ }).click();
      await page.waitForTimeout(500);
    },
  },
  {
    name: 'legion-tisch',
    path: '/spiel/legion',
    options: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
    before: async (page) => {
      await armies('activate', 2)(page);
      await page.getByRole('button', { name: 'Ganzer Tisch' }).click();
      await page.waitForTimeout(1000);
    },
  },
  {
    name: 'legion-bewegung',
    path: '/spiel/legion',
    options: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
    before: marching(),
  },
  {
    name: 'legion-angriff',
    path: '/spiel/legion',
    options: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
    before: armies('window:attack.reroll', 2),
  },
  {
    name: 'legion-deckung',
    path: '/spiel/legion',
    options: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
    before: armies('defender', 3),
  },
  {
    name: 'legion-telefon',
    path: '/spiel/legion',
    options: { ...phone, colorScheme: 'dark' },
    before: armies('action', 2),
  },
  {
    name: 'legion-gefechtskarten',
    path: '/spiel/legion',
    options: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
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
  { name: 'legion-start', path: '/spiel/legion', options: { viewport: desk, colorScheme: 'dark' } },
  {
    name: 'legion-gelaende',
    path: '/spiel/legion',
    options: { viewport: desk, colorScheme: 'dark' },
    before: async (page) => {
      await page.getByRole('button', { name: 'Gelände bauen …' }).click();
      await page.getByRole('combobox', { name: 'Beginnen mit' }).selectOption('forest-clearing');
      await page.waitForTimeout(600);
    },
  },
  {
    name: 'legion-armee',
    path: '/liste/legion',
    options: { viewport: desk, colorScheme: 'dark' },
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
  { name: 'lernen-xwing-liste', path: '/lernen/xwing', options: { viewport: desk, colorScheme: 'dark' } },
  { name: 'lernen-xwing', path: '/lernen/xwing/first-flight', options: { viewport: desk }, before: firstStep },
  {
    name: 'lernen-armada',
    path: '/lernen/armada/steering',
    options: { viewport: desk, colorScheme: 'dark' },
    before: (page) => page.getByRole('button', { name: 'Zeig es mir' }).waitFor(),
  },
  { name: 'lernen-telefon', path: '/lernen/xwing/first-flight', options: phone, before: firstStep },
  {
    name: 'begleiter-fragen',
    path: '/begleiter/xwing/fragen',
    options: phone,
    before: async (page) => {
      await page.locator('#companion-words').fill('Was passiert, wenn ich über einen Asteroiden fliege?');
      await page.locator('.answer-open').waitFor();
    },
  },
  { name: 'begleiter-wuerfel', path: '/begleiter/legion/wuerfel', options: phone, before: rolled },
  { name: 'begleiter-runde', path: '/begleiter/legion/runde', options: phone, before: bagFilled },
  { name: 'begleiter-liste', path: '/begleiter/xwing/liste', options: phone, before: listAtHand },
  {
    name: 'begleiter-tisch',
    path: '/begleiter/armada/wuerfel',
    options: { viewport: desk, locale: 'en-GB' },
    before: async (page) => page.getByRole('button', { name: /^Attack/ }).click(),
  },
  { name: 'kurzreferenz', path: '/kurzreferenz/xwing', options: { viewport: desk, colorScheme: 'dark' } },
  {
    name: 'lernen-trainer',
    path: '/spiel',
    options: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
    before: async (page) => {
      await match('attack', 3)(page);
      await page.getByRole('button', { name: 'Den Trainer fragen' }).click();
      await page.getByRole('button', { name: 'Was würdest du tun?' }).click();
      await page.getByRole('button', { name: 'So entscheiden' }).waitFor();
    },
  },
  {
    name: 'lernen-geschichte',
    path: '/spiel',
    options: { viewport: desk, colorScheme: 'dark' },
    before: async (page) => {
      await match('window:attack.modifyDefenceDice', 2)(page);
      await page.getByRole('tab', { name: 'Verlauf' }).click();
      await page
        .getByRole('button', { name: /^Schritt für Schritt/ })
        .last()
        .click();
      await page.locator('.story-dice').first().waitFor();
    },
  },
  { name: 'raetsel', path: '/raetsel/xwing', options: { viewport: desk, colorScheme: 'dark' } },
  {
    name: 'raetsel-xwing',
    path: firstPuzzle('xwing', 'dial'),
    options: { viewport: desk, colorScheme: 'dark' },
    before: solved,
  },
  { name: 'raetsel-telefon', path: firstPuzzle('armada', 'course'), options: phone, before: solved },
  { name: 'feldzug-start', path: '/feldzug', options: { viewport: desk, colorScheme: 'dark' }, before: seen },
  {
    name: 'feldzug-start-hell',
    path: '/feldzug/rim',
    options: { viewport: desk, colorScheme: 'light', locale: 'en-GB' },
    before: seen,
  },
  {
    name: 'feldzug-karte',
    path: '/spiel/armada',
    options: HALL,
    before: flat(campaign('corellia', 'assault-place', 3)),
  },
  {
    name: 'feldzug-holo',
    path: '/spiel/armada',
    options: HALL,
    before: solid(campaign('corellia', 'assault-fleet', 3)),
  },
  { name: 'feldzug-rand', path: '/spiel/armada', options: HALL, before: solid(campaign('rim', 'battle', 3)) },
  {
    name: 'feldzug-instandsetzung',
    path: '/spiel/armada',
    options: { viewport: desk, colorScheme: 'dark' },
    before: campaign('corellia', 'refit', 3),
  },
  {
    name: 'feldzug-boegen',
    path: '/spiel/armada',
    options: { viewport: desk, colorScheme: 'light' },
    before: async (page) => {
      await campaign('corellia', 'assault-fleet', 3)(page);
      await page.getByRole('button', { name: 'Flottenbögen' }).click();
      await page.locator('.fleet-sheet').first().waitFor();
      await page.waitForTimeout(3000);
    },
  },
  {
    name: 'feldzug-druck',
    path: '/spiel/armada',
    options: { viewport: { width: 794, height: 1123 }, colorScheme: 'light' },
    before: async (page) => {
      await campaign('corellia', 'assault-fleet', 3)(page);
      await page.getByRole('button', { name: 'Flottenbögen' }).click();
      await page.locator('.fleet-sheet').first().waitFor();
      await page.waitForTimeout(3000);
      await page.emulateMedia({ media: 'print' });
    },
  },
  {
    name: 'feldzug-telefon',
    path: '/spiel/armada',
    options: { ...phone, colorScheme: 'dark' },
    before: campaign('corellia', 'assault-place', 2),
  },
  { name: 'telefon', path: '/messen/xwing', options: { ...phone, colorScheme: 'dark' }, before: atTheTable },
];

const folder = join(root, 'docs', 'pictures');
mkdirSync(folder, { recursive: true });
const running = await runApp();
const app = await openApp(running);
/** `npm run pictures armada legion` takes those whose names begin so. */
const wanted = process.argv.length > 2 ? process.argv.slice(2) : [''];
/** Beside others a machine may be slow, and a picture is worth waiting for. */
const PATIENCE_MS = 180_000;
for (const { name, path, options, before } of pictures.filter(({ name }) =>
  wanted.some((one) => name.startsWith(one)),
)) {
  const { page } = await app.open(path, options);
  page.setDefaultTimeout(PATIENCE_MS);
  await page.waitForLoadState('networkidle');
  await before?.(page);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await page.context().close();
  console.log(`docs/pictures/${name}.png`);
}
await app.close();
await running.stop();
