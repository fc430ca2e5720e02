// Armada at the table: each feature in a prepared position, and a whole game, through the visible controls only.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../packages/engine/src/index.ts';
import { violations } from './accessible.ts';
import { type App, startApp } from './app.ts';
import { openTab, openText, saved } from './match.ts';
import { goingOn } from './match-state.ts';

/** What stands beside the table; the page around it is looked at whole with a card. */
const BESIDE = { within: '.match-side' };

let app: App;
beforeAll(async () => {
  app = await startApp();
});

const panel = (page: Page) => page.locator('.decision');
const button = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name });

const VICTORY = 'victory-ii-class-star-destroyer';
const NEBULON = 'nebulon-b-escort-frigate';

/** A position on a table of the core set's size. */
const position = (more: Record<string, Json>, dice: Record<string, Json> = {}): string =>
  JSON.stringify({
    holotisch: 'scenario',
    version: 1,
    game: 'armada',
    position: { rules: { points: 180 }, ...more },
    dice,
  });

async function open(page: Page, text: string): Promise<void> {
  await openText(page, 'position.holo.json', text);
  await page.getByRole('application', { name: 'Spielfeld' }).waitFor();
  const sitDown = page.getByRole('button', { name: 'Ich sitze allein davor' });
  await sitDown.or(panel(page).locator('[data-step], [data-confirm]')).first().waitFor();
  if (await sitDown.isVisible()) await sitDown.click();
  await panel(page).locator('[data-step], [data-confirm]').first().waitFor();
}
const atTable = async (text: string) => {
  const opened = await app.open('/spiel/armada', { reducedMotion: 'reduce' });
  await open(opened.page, text);
  return opened;
};

const THREE_HITS = { red: ['hit', 'hit', 'hit'] };
const duel = (
  more: Record<string, Json>,
  own: Record<string, Json> = {},
  other: Record<string, Json> = {},
  dice: Record<string, Json> = {},
): string =>
  position(
    {
      units: [
        { ship: NEBULON, seat: 0, x: 450, y: 300, speed: 2, ...own },
        { ship: VICTORY, seat: 1, x: 450, y: 520, degrees: 180, speed: 2, ...other },
      ],
      active: 0,
      turnOf: 1,
      ...more,
    },
    dice,
  );

describe('a course', () => {
  it('is bent joint by joint, shown on the table, and flown', async () => {
    const { page } = await atTable(duel({ step: 'manoeuvre' }, { x: 300, y: 200 }, { x: 700, y: 700 }));
    await expect
      .poll(() => panel(page).locator('h2').first().textContent())
      .toMatch(/^Bestimme den Kurs von Nebulon-B/);
    // Joint 1 of speed 2 has one click, joint 2 one: further it does not go.
    await button(page, 'Gelenk 1: 1 nach rechts').click();
    await expect.poll(() => button(page, 'Gelenk 1: 1 nach rechts').isDisabled()).toBe(true);
    await page.keyboard.press('2');
    await page.keyboard.press('ArrowLeft');
    await expect
      .poll(() => panel(page).locator('.course-joint output').allTextContents())
      .toEqual(['1 nach rechts', '1 nach links']);
    const ghost = page.locator('.piece[data-ghost=legal]');
    await ghost.waitFor();
    // An arrow on the table does what the button does.
    await page.getByRole('button', { name: 'Gelenk 1: 1 nach links' }).first().click();
    await expect
      .poll(() => panel(page).locator('.course-joint output').allTextContents())
      .toEqual(['gerade', '1 nach links']);
    expect(await violations(page, BESIDE)).toEqual([]);
    await goingOn(page, () => button(page, 'Bestätigen').click());
  });

  it('warns of what it would meet: another ship, an obstacle, the edge of the table', async () => {
    const { page } = await atTable(
      duel(
        { step: 'manoeuvre', obstacles: [{ token: 'asteroid-1', x: 450, y: 420 }] },
        { x: 450, y: 300 },
        { x: 450, y: 470 },
      ),
    );
    const warnings = panel(page).locator('.course-warnings');
    await expect.poll(() => warnings.textContent()).toContain('Überschneidet Victory');
    await expect.poll(() => warnings.textContent()).toContain('Endet auf: Asteroidenfeld');
    const { page: edge } = await atTable(duel({ step: 'manoeuvre' }, { x: 60, y: 840 }, { x: 700, y: 300 }));
    await expect.poll(() => edge.locator('.course-warnings').textContent()).toContain('Verlässt die Spielfläche');
  });
});

describe('command dials', () => {
  it('are set in secret as stacks, the topmost first', async () => {
    const { page } = await atTable(
      duel({ phase: 'command', active: null, turnOf: 0, round: 1, objective: 'hyperspace-assault', first: 1 }),
    );
    // All lie there as proposed, and another command is one click away.
    await expect.poll(() => button(page, 'Kommandoräder verdeckt legen').isEnabled()).toBe(true);
    // Whoever has not laid the table himself reads once who goes first and what is played for.
    const briefing = panel(page).locator('.briefing');
    await expect
      .poll(() => briefing.textContent())
      .toMatch(/Erster Spieler: Spieler 2.*Nach 6 Runden.*Angriff aus dem Hyperraum/);
    const dial = (n: number) => panel(page).getByRole('group', { name: new RegExp(`Rad ${n}$`) });
    await dial(1).getByRole('button', { name: 'Navigieren' }).click();
    await dial(2).getByRole('button', { name: 'Reparieren' }).click();
    await expect
      .poll(() => panel(page).locator('.command-choice [aria-pressed=true]').allTextContents())
      .toEqual(['Navigieren', 'Reparieren']);
    expect(await violations(page, BESIDE)).toEqual([]);
    await button(page, 'Kommandoräder verdeckt legen').click();
    // The other player's stack is asked for, and nothing of the first one is seen.
    await page.getByRole('button', { name: 'Ich sitze allein davor' }).click();
    await expect.poll(() => panel(page).locator('.command-choice').count()).toBe(3);
    await expect.poll(() => panel(page).textContent()).not.toContain('Nebulon');
  });
});

describe('an attack', () => {
  it('is declared by hull zone with range, dice and odds, in the list and on the ship itself', async () => {
    const { page } = await atTable(duel({ step: 'attack' }));
    const front = panel(page).locator('.shot', { hasText: 'Victory' }).first();
    await expect.poll(() => front.textContent()).toMatch(/Bug ◆3.*mittlere Reichweite/);
    await expect.poll(() => front.getByRole('img', { name: '3 rot' }).count()).toBe(1);
    await expect.poll(() => front.textContent()).toContain('Ø 2,3 Schaden');
    // The hull zone lies on the table as well; a second click fires.
    const zone = page.getByRole('button', { name: /^Victory II-class Star Destroyer #2, Bug$/ });
    await zone.first().waitFor();
    expect(await violations(page, BESIDE)).toEqual([]);
    await button(page, /angreifen$/).click();
    await page.locator('.tray .pool-die').first().waitFor();
    await expect.poll(() => page.locator('.tray .pool-die').count()).toBe(3);
  });

  it('has its defence tokens spent one after the other, redirect on the hull zones', async () => {
    const { page } = await atTable(
      duel({ step: 'attack' }, {}, { tokens: ['redirect', { kind: 'brace', state: 'exhausted' }] }, THREE_HITS),
    );
    await button(page, /angreifen$/).click();
    const redirect = button(page, /^Umlenken/);
    await redirect.waitFor();
    await expect
      .poll(() => page.locator('.tray-tokens li').allTextContents())
      .toEqual(['Umlenkenspielbereit', 'Stabilisierenerschöpft']);
    expect(await violations(page, BESIDE)).toEqual([]);
    await redirect.click();
    // Beside the buttons, the hull zones themselves can be clicked.
    const zone = page.locator('[data-key^="zone:"]');
    await expect.poll(() => zone.count()).toBe(2);
    await button(page, 'Links').click();
    await expect.poll(() => page.locator('.tray-more').textContent()).toContain('Umlenken auf: Links');
    await expect.poll(() => page.locator('.tray-tokens li').first().textContent()).toContain('ausgegeben');
  });
});

describe('what is seen', () => {
  const fight = position({
    units: [
      {
        ship: NEBULON,
        seat: 0,
        x: 300,
        y: 200,
        speed: 2,
        damage: [{ card: 'crew-panic', faceup: true }, { card: 'crew-panic' }],
      },
      { ship: VICTORY, seat: 1, x: 700, y: 700, degrees: 180, speed: 1 },
      { squadron: 'x-wing-squadron', seat: 0, x: 450, y: 450 },
      { squadron: 'tie-fighter-squadron', seat: 1, x: 520, y: 450, hull: 2 },
    ],
    phase: 'squadron',
    active: null,
    turnOf: 0,
    victory: [0, 2],
    passes: [1, 0],
  });

  it('squadrons that are engaged say so, on the table and on their card with keywords explained', async () => {
    const { page } = await atTable(fight);
    const squadron = page.getByRole('button', { name: /^X-wing Squadron #3, .*im Nahkampf/ });
    await squadron.first().waitFor();
    await squadron.first().click();
    await openTab(page, 'Karte');
    const card = page.getByRole('article', { name: 'Karte von X-wing Squadron #3' }).first();
    await expect.poll(() => card.textContent()).toContain('Im Nahkampf mitTIE Fighter Squadron #4');
    await expect.poll(() => card.textContent()).toMatch(/Bomber.*kritische Treffer/);
    await expect.poll(() => card.textContent()).toMatch(/Eskorte.*ohne Eskorte/);
  });

  it('a ship shows its zones, shields, dice, tokens and damage', async () => {
    const { page } = await atTable(fight);
    await page
      .getByRole('button', { name: /^Nebulon-B Escort Frigate #1, / })
      .first()
      .click();
    await openTab(page, 'Karte');
    const card = page.getByRole('article', { name: 'Karte von Nebulon-B Escort Frigate #1' }).first();
    for (const text of ['Hülle3/5', 'Bug3/3', '1 verdeckte Karte', 'Crew Panic'])
      await expect.poll(() => card.textContent()).toContain(text);
    expect(await violations(page)).toEqual([]);
    await expect.poll(() => card.locator('.zone-table').getByRole('img', { name: '3 rot' }).count()).toBe(1);
  });

  it('score, victory and pass tokens are always beside the table', async () => {
    const { page } = await atTable(fight);
    const line = page.locator('.score-line');
    await expect.poll(() => line.textContent()).toContain('Siegmarker: 2');
    await expect.poll(() => line.textContent()).toContain('Passen-Marker: 1');
  });
});

describe('a fleet', () => {
  it('is built card by card, checked at every step, and goes to the table', async () => {
    const { page } = await app.open('/liste/armada');
    await page.getByRole('button', { name: /^Imperium/ }).click();
    await page.getByRole('button', { name: /^Victory II-class Star Destroyer/ }).click();
    const faults = page.locator('.faults');
    await expect.poll(() => faults.textContent()).toMatch(/Kommandant|Commander/);
    await page.getByRole('button', { name: /^Commander wählen/ }).click();
    await page.getByRole('searchbox', { name: 'Karten suchen' }).fill('Tarkin');
    await page.getByRole('button', { name: /^Großmoff Tarkin/ }).click();
    await page.getByRole('button', { name: 'Staffeln', exact: true }).click();
    await page.getByRole('button', { name: /^TIE Fighter Squadron/ }).click();
    await page.getByRole('button', { name: 'TIE Fighter Squadron noch einmal' }).click();
    await expect.poll(() => page.locator('#list-pane').textContent()).toContain('2 × TIE Fighter Squadron');
    for (const [kind, card] of [
      ['Angriff', 'Eröffnungssalve'],
      ['Verteidigung', 'Schussbahnen'],
      ['Navigation', 'Minenfeld'],
    ] as const) {
      await page.locator('#list-pane li', { hasText: kind }).getByRole('button').first().click();
      await page.getByRole('button', { name: new RegExp(`^(${card})`) }).click();
    }
    await page.getByText('Die Flotte hält alle Regeln ein.').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Diese Flotte spielen' }).click();
    await page.getByRole('heading', { name: 'Armada spielen' }).waitFor();
    await expect.poll(() => page.locator('.side-card-first').textContent()).toContain('2 × TIE Fighter Squadron');
  });
});

describe('beside the table', () => {
  it('the table is told in words, with ranges, for measuring is free', async () => {
    const { page } = await atTable(duel({ step: 'attack' }));
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('button', { name: 'Tisch in Worten' }).click();
    const dialog = page.getByRole('dialog', { name: 'Der Tisch in Worten' });
    await dialog.getByText(/^Nebulon-B Escort Frigate #1 .* blickt nach oben/).waitFor();
    await expect
      .poll(() => dialog.textContent())
      .toContain('Victory II-class Star Destroyer #2: mittlere Reichweite, Entfernung 3');
  });

  it('a position is saved as a scenario and played on from there', async () => {
    const { page, faults } = await atTable(duel({ step: 'attack' }, {}, { shields: { front: 1 }, damage: 2 }));
    await page.getByRole('button', { name: 'Menü' }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Stellung als Szenario-Datei' }).click();
    const text = await saved(await saving);
    expect(JSON.parse(text)).toMatchObject({
      game: 'armada',
      position: { active: 0, step: 'attack', units: [{}, { shields: { front: 1 }, damage: [{ card: 'hidden' }, {}] }] },
    });
    await page.goto(new URL('/spiel/armada', page.url()).href);
    await open(page, text);
    await expect
      .poll(() => panel(page).locator('.shot', { hasText: 'Victory' }).first().textContent())
      .toContain('Bug ◆1');
    expect(faults).toEqual([]);
  });

  it('players set right by hand what went wrong', async () => {
    const { page } = await atTable(duel({ step: 'attack' }));
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('button', { name: /^Von Hand ändern/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('spinbutton', { name: 'Bug' }).fill('1');
    await dialog.getByRole('checkbox', { name: 'Beide Spieler sind einverstanden' }).check();
    await dialog.getByRole('button', { name: 'Ändern', exact: true }).click();
    await page
      .getByRole('button', { name: /^Nebulon-B Escort Frigate #1, .*Bug 1, / })
      .first()
      .waitFor();
  });
});
