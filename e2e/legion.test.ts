// Legion at the table, before it and in the builder: each feature in a prepared position, through the visible controls only.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../packages/engine/src/index.ts';
import { violations, violationsInBoth } from './accessible.ts';
import { type App, startApp } from './app.ts';
import { openTab, openText, saved } from './match.ts';
import { resting } from './resting.ts';

/** What stands beside the table; the page around it is looked at whole with a card. */
const BESIDE = { within: '.match-side' };

let app: App;
beforeAll(async () => {
  app = await startApp();
});

/** A busy machine is no reason to fail. */
const SOON = { timeout: 20_000 };

const panel = (page: Page) => page.locator('.decision');
const button = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name });

const box = (width: number, depth: number): Json => [
  [-width / 2, -depth / 2],
  [width / 2, -depth / 2],
  [width / 2, depth / 2],
  [-width / 2, depth / 2],
];

/** Rebels that are on, with an aim token, and stormtroopers behind a barricade, with a dodge token. */
const fight = (more: Record<string, Json> = {}, dice: Record<string, Json> = {}): string =>
  JSON.stringify({
    holotisch: 'scenario',
    version: 1,
    game: 'legion',
    position: {
      units: [
        { card: 'rebel-troopers', seat: 0, x: 640, y: 300, upgrades: ['z-6-trooper'], tokens: { aim: 1 } },
        { card: 'stormtroopers', seat: 1, x: 700, y: 620, degrees: 180, tokens: { dodge: 1 } },
        { card: 'darth-vader-dark-lord-of-the-sith', seat: 1, x: 300, y: 560, wounds: 2 },
      ],
      terrain: [{ kind: 'barricade', x: 690, y: 560, outline: box(200, 27) }],
      markers: [{ kind: 'objective', x: 500, y: 450 }],
      battle: { objective: 'key-positions', deployment: 'battle-lines', condition: 'clear-conditions' },
      active: { unit: 0, actions: 2 },
      round: 2,
      victory: [1, 0],
      ...more,
    },
    dice,
  });

async function atTable(text: string) {
  const opened = await app.open('/spiel/legion', { reducedMotion: 'reduce' });
  const { page } = opened;
  await openText(page, 'position.holo.json', text);
  await page.getByRole('application', { name: 'Spielfeld' }).waitFor();
  const sitDown = page.getByRole('button', { name: 'Ich sitze allein davor' });
  await sitDown.or(panel(page).locator('[data-step], [data-confirm]')).first().waitFor();
  if (await sitDown.isVisible()) await sitDown.click();
  await panel(page).locator('[data-step], [data-confirm]').first().waitFor();
  return opened;
}

describe('before the table', () => {
  it('three clicks from the landing page lead to a running battle in each edition', async () => {
    for (const edition of ['1.2', '2.6']) {
      const { page, faults } = await app.open('/');
      const clicks = [
        page.getByRole('link', { name: 'Legion einrichten' }),
        page.getByText(`Edition ${edition}`, { exact: true }),
        page.getByRole('button', { name: 'Partie beginnen' }),
      ];
      expect(clicks).toHaveLength(3);
      for (const one of clicks) await one.click();
      await page.getByRole('application', { name: 'Spielfeld' }).waitFor();
      await panel(page).locator('[data-step]').first().waitFor();
      await page.getByRole('button', { name: 'Menü' }).click();
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Partie speichern' }).click();
      expect(JSON.parse(await saved(await saving))).toMatchObject({ game: 'legion', edition });
      expect(faults).toEqual([]);
    }
  });

  it('players who do not agree place the terrain in turn, piece by piece', async () => {
    const { page } = await app.open('/spiel/legion');
    await page.getByText('Regeln und Schlachtfeld', { exact: true }).click();
    await page.getByRole('checkbox', { name: 'Gelände abwechselnd platzieren' }).check();
    await page.getByRole('button', { name: 'Partie beginnen' }).click();
    await page.getByRole('application', { name: 'Spielfeld' }).waitFor();
    const pieces = panel(page).locator('.supply-piece');
    await pieces.first().waitFor();
    const left = await pieces.count();
    expect(left).toBeGreaterThan(5);
    await expect.poll(() => pieces.first().locator('svg').count()).toBe(1);
    await expect.poll(() => page.locator('.piece[data-scenery]').count()).toBe(0);
    await pieces.first().click();
    await page.locator('.piece[data-ghost=legal]').waitFor();
    await panel(page).locator('[data-confirm]:not([disabled])').click();
    await expect.poll(() => pieces.count(), SOON).toBe(left - 1);
    await expect.poll(() => page.locator('.piece[data-scenery]').count()).toBe(1);
  });

  it('the battle cards lie in rows and say what they do and where one deploys', async () => {
    const { page } = await app.open('/spiel/legion');
    await page.getByText('Gegen den Computer', { exact: true }).click();
    await page.getByText('Regeln und Schlachtfeld', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Zufallszahl' }).fill('newcomer');
    await page.getByRole('button', { name: 'Partie beginnen' }).click();
    await button(page, 'Blauer Spieler').click();
    await button(page, 'die untere lange Tischseite').click();
    const rows = panel(page).locator('.battle-rows > li');
    await expect.poll(() => rows.count(), SOON).toBe(3);
    // What a card does is fetched when it is told.
    await expect
      .poll(() => rows.first().textContent(), SOON)
      .toMatch(/Einsatzziel.*Übertragungen abfangen.*Siegmarker.*Danach:.*Durchbruch/);
    await expect.poll(() => rows.nth(1).locator('.zone-map polygon').count()).toBeGreaterThan(1);
    expect(await violations(page, BESIDE)).toEqual([]);
    await button(page, 'Einsatzziel: Übertragungen abfangen ablegen').click();
    await expect.poll(() => rows.first().textContent(), SOON).not.toContain('Übertragungen abfangen');
  });

  it('whoever lets the program lay the table is told colour, objective, deployment and condition before round 1', async () => {
    const { page } = await app.open('/spiel/legion');
    await page.getByText('Gegen den Computer', { exact: true }).click();
    await page.getByText('Gleich losspielen', { exact: true }).click();
    await page.getByRole('button', { name: 'Partie beginnen' }).click();
    const briefing = panel(page).locator('.briefing');
    await briefing.waitFor();
    await expect
      .poll(() => briefing.textContent())
      .toMatch(/Du bist der (blaue|rote) Spieler\..*Einsatzziel.*Aufstellung.*Bedingung/);
  });

  it('armies are chosen from cards, and the start page is accessible in both lights', async () => {
    const { page } = await app.open('/spiel/legion');
    await page.getByRole('button', { name: 'Andere Armee für Spieler 2' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('.squad-card').nth(2).click();
    await expect.poll(() => page.locator('.side-card-second .fleet li').count()).toBeGreaterThan(2);
    expect(await violationsInBoth(page)).toEqual([]);
  });

  it('a battlefield is built piece by piece, kept, and played on', async () => {
    const { page } = await app.open('/spiel/legion');
    await page.getByRole('button', { name: 'Gelände bauen …' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Geländestück hinzufügen' }).selectOption({ label: 'Gebäude' });
    await dialog.getByRole('spinbutton', { name: 'Höhe, mm' }).fill('90');
    await dialog.getByRole('spinbutton', { name: 'von links, mm' }).fill('400');
    await dialog.getByRole('button', { name: 'Auch gegenüber' }).click();
    await expect.poll(() => dialog.getByRole('button', { name: /^Gebäude \d$/ }).count()).toBe(2);
    // Keys move and turn what is focused on the table.
    await dialog.getByRole('button', { name: 'Gebäude 2' }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('e');
    await expect.poll(() => dialog.getByRole('spinbutton', { name: 'Drehung °' }).inputValue()).toBe('195');
    expect(await violations(page, { within: 'dialog' })).toEqual([]);
    await dialog.getByRole('textbox', { name: 'Name des Tisches' }).fill('Zwei Häuser');
    await dialog.getByRole('button', { name: 'Speichern und verwenden' }).click();
    await page.reload();
    await page.getByText('Zwei Häuser').click();
    await page.getByRole('button', { name: 'Partie beginnen' }).click();
    await page.getByRole('application', { name: 'Spielfeld' }).waitFor();
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('button', { name: 'Tisch in Worten' }).click();
    const words = page.getByRole('dialog', { name: 'Der Tisch in Worten' });
    await expect
      .poll(() => words.textContent())
      .toContain('Gebäude 1, 9 cm hoch, starke Deckung, unpassierbar, Truppler können hinaufklettern: 40 cm von links');
    await expect.poll(() => words.textContent()).toContain('Gebäude 2');
  });
});

describe('a move', () => {
  it('takes the whole unit along: the leader by the tool, the others as ghosts, each to be drawn elsewhere', async () => {
    const { page } = await atTable(fight());
    await button(page, /^Bewegen/).click();
    const followers = page.locator('.piece[data-key^="ghost:"]');
    await expect.poll(() => followers.count(), SOON).toBe(4);
    await expect.poll(() => page.locator('.outline.tone-accent').count()).toBeGreaterThan(0);
    const wayOf = () => panel(page).getByRole('spinbutton', { name: 'Strecke %' }).inputValue();
    expect(await wayOf()).toBe('100');
    // Arrow keys shorten it, Q and E bend the tool.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect.poll(wayOf, SOON).not.toBe('100');
    await page.keyboard.press('e');
    await expect.poll(() => panel(page).getByRole('spinbutton', { name: 'Knick °' }).inputValue()).toBe('10');
    await expect.poll(() => followers.count(), SOON).toBe(4);
    // One of the others is drawn a little aside and stays there.
    const at = await resting(followers.first());
    await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2);
    await page.mouse.down();
    await page.mouse.move(at.x + at.width / 2 + 14, at.y + at.height / 2 + 6, { steps: 4 });
    await page.mouse.up();
    await button(page, 'Von selbst aufstellen').waitFor();
    expect(await violations(page, BESIDE)).toEqual([]);
    await panel(page).locator('[data-confirm]:not([disabled])').click();
    await button(page, /^Angriff/).waitFor();
  });

  it('into melee: aims at the enemy, says why it may not be, and everybody closes in where the player wants', async () => {
    const { page } = await atTable(
      fight({
        units: [
          { card: 'rebel-troopers', seat: 0, x: 640, y: 300 },
          { card: 'stormtroopers', seat: 1, x: 640, y: 420, degrees: 180 },
        ],
        terrain: [],
      }),
    );
    await button(page, /^Bewegen/).click();
    await panel(page).getByRole('combobox', { name: 'Nahkampf beginnen' }).selectOption({ label: 'Sturmtruppen' });
    const state = page.locator('.placement-state');
    await expect.poll(() => state.textContent(), SOON).toContain('✓');
    await panel(page).getByText('Beginnt einen Nahkampf mit Sturmtruppen.').waitFor();
    const heading = panel(page).getByRole('spinbutton', { name: 'Richtung °' });
    const towards = await heading.inputValue();
    await heading.fill('180');
    await expect.poll(() => state.textContent(), SOON).toContain('Basiskontakt');
    await expect.poll(() => page.locator('.stage-label.tone-barred').textContent()).toContain('Basiskontakt');
    await expect.poll(() => panel(page).locator('[data-confirm]').isDisabled()).toBe(true);
    await heading.fill(towards);
    await panel(page).locator('[data-confirm]:not([disabled])').click();
    // Whose miniatures touch nobody yet.
    const ways = panel(page).locator('.mini-ways li');
    await ways.first().waitFor();
    const ghosts = page.locator('.piece[data-key^="ghost:"]');
    await expect.poll(() => ghosts.count()).toBe(await ways.count());
    const before = await ways.first().textContent();
    const at = await resting(ghosts.first());
    await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2);
    await page.mouse.down();
    await page.mouse.move(at.x + at.width / 2 - 40, at.y + at.height / 2 - 60, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => ways.first().textContent(), SOON).not.toBe(before);
    await expect.poll(() => page.locator('.piece[data-ghost=barred]').count(), SOON).toBeGreaterThan(0);
    await button(page, 'Anderer Vorschlag').click();
    await panel(page).locator('[data-confirm]:not([disabled])').click();
    await button(page, /^Angriff/).waitFor();
  });

  it('of a walker: whom it displaces is put beside it, miniature by miniature', async () => {
    const { page } = await atTable(
      fight({
        units: [
          { card: 'at-rt-rebel', seat: 0, x: 640, y: 300 },
          { card: 'stormtroopers', seat: 1, x: 640, y: 440, degrees: 180 },
        ],
        terrain: [],
      }),
    );
    await button(page, /^Bewegen/).click();
    // It goes where it looks: no direction is asked for.
    await panel(page).getByRole('spinbutton', { name: 'Knick °' }).fill('0');
    await expect.poll(() => panel(page).getByRole('spinbutton', { name: 'Richtung °' }).count()).toBe(0);
    await panel(page).locator('[data-confirm]:not([disabled])').click();
    await panel(page)
      .getByText(/^Einheitenführer: /)
      .waitFor();
    await expect.poll(() => page.locator('.piece[data-key^="ghost:"]').count()).toBe(1);
    await panel(page).locator('[data-confirm]:not([disabled])').click();
    await panel(page)
      .getByText(/^Miniatur 2: /)
      .waitFor();
  });

  it('of a walker in 2.6 begins with a turn on the spot', async () => {
    const { page } = await atTable(
      JSON.stringify({
        holotisch: 'scenario',
        version: 1,
        game: 'legion',
        edition: '2.6',
        position: {
          round: 2,
          units: [
            { card: 'at-rt-rebel', seat: 0, x: 640, y: 300 },
            { card: 'stormtroopers', seat: 1, x: 900, y: 600, degrees: 180 },
          ],
          active: { unit: 0, actions: 2 },
        },
      }),
    );
    await button(page, /^Bewegen/).click();
    const turn = panel(page).getByRole('spinbutton', { name: 'Vorher drehen °' });
    // Towards the enemy to begin with.
    await expect.poll(() => turn.inputValue(), SOON).toBe('41');
    await turn.fill('-30');
    await panel(page).locator('[data-confirm]:not([disabled])').click();
    await button(page, /^Angriff|^Zielen/)
      .first()
      .waitFor();
  });
});

describe('an attack', () => {
  it('shows range, cover, dice and odds of every target, who sees whom and what gives cover', async () => {
    const { page } = await atTable(fight());
    await button(page, /^Angriff/).click();
    const shot = panel(page).locator('.shot', { hasText: 'Sturmtruppen' });
    await expect.poll(() => shot.textContent(), SOON).toMatch(/Reichweite 2.*starke Deckung.*Ø 1,0 Wunden/);
    await expect.poll(() => shot.getByRole('img', { name: '4 schwarz, 6 weiß' }).count()).toBe(1);
    // The best shot is proposed; this one has to be chosen.
    await shot.click();
    const words = panel(page).locator('.sight-words');
    await expect.poll(() => words.textContent(), SOON).toContain('Barrikade 1');
    await expect.poll(() => words.textContent()).toContain('Alle 5 sehen alle 4.');
    // A line to each of the four, a ring about each, and the barricade that covers them.
    await expect.poll(() => page.locator('.outline.tone-warning').count()).toBe(9);
    await expect.poll(() => panel(page).locator('.odds').textContent()).toContain('Niederhalten-Marker');
    expect(await violationsInBoth(page, BESIDE)).toEqual([]);
  });

  it('is armed miniature by miniature, rerolled in the tray and defended to the wound', async () => {
    const { page } = await atTable(
      fight({}, { black: ['hit', 'hit', 'blank', 'hit'], white: ['crit', 'hit', 'blank', 'blank', 'hit', 'blank'] }),
    );
    await button(page, /^Angriff/).click();
    await panel(page).locator('.shot', { hasText: 'Sturmtruppen' }).click();
    await panel(page).getByRole('button', { name: 'Waffen selbst wählen' }).click();
    // The heavy weapon is taken by itself, and can be exchanged.
    await expect.poll(() => panel(page).locator('.weapons-pool').textContent(), SOON).toContain('1 × Z-6');
    await button(page, 'Angreifen').click();
    await button(page, 'Zielmarker ausgeben').click();
    const dice = page.locator('.tray button.pool-die');
    await expect.poll(() => dice.count(), SOON).toBe(10);
    await dice.nth(2).click();
    await button(page, '1 Würfel neu würfeln').click();
    await button(page, 'Ausweichmarker ausgeben').click();
    await expect.poll(() => page.locator('.tray-facts').textContent(), SOON).toContain('starke Deckung');
    await expect.poll(() => page.locator('.tray .pool-die[data-shape=defence]').count(), SOON).toBeGreaterThan(0);
  });
});

describe('what is seen', () => {
  it('a unit’s card explains its numbers, weapons and keywords; round, score and battle cards stand beside the table', async () => {
    const { page } = await atTable(fight());
    await page
      .getByRole('button', { name: /^Rebellentruppen, / })
      .first()
      .click();
    await openTab(page, 'Karte');
    const card = page.getByRole('article', { name: 'Karte von Rebellentruppen' }).first();
    for (const text of ['Tapferkeit1', '1 Zielmarker', 'A-280 Blaster Rifle', 'Flink'])
      await expect.poll(() => card.textContent()).toContain(text);
    await expect.poll(() => card.locator('.unit-minis li:not(.only-heard)').count()).toBe(5);
    expect(await violations(page)).toEqual([]);
    // Round, score, battle cards and hands are always beside the table.
    await openTab(page, 'Entscheidung');
    await expect.poll(() => page.locator('.score-line').textContent()).toContain('Schlüsselpositionen');
    await expect.poll(() => page.locator('.score-line').textContent()).toContain('1 Siegmarker');
    const standing = page.getByRole('region', { name: 'Stand der Partie' });
    await expect.poll(() => standing.textContent()).toContain('Runde 2 von 6');
    await expect.poll(() => standing.textContent()).toContain('Klare Fronten');
  });

  it('on a telephone the table, the question and the card each have their place', async () => {
    const { page } = await app.openFresh('/spiel/legion', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await openText(page, 'position.holo.json', fight());
    await page.getByRole('application', { name: 'Spielfeld' }).waitFor();
    const sitDown = page.getByRole('button', { name: 'Ich sitze allein davor' });
    await sitDown.or(panel(page).locator('[data-step]').first()).first().waitFor();
    if (await sitDown.isVisible()) await sitDown.click();
    await button(page, /^Bewegen/).tap();
    await panel(page).locator('[data-confirm]:not([disabled])').waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
    expect(await violations(page)).toEqual([]);
  });
});

describe('an army', () => {
  it('is built unit by unit, checked at every step, exported and read again', async () => {
    const { page } = await app.open('/liste/legion');
    await page
      .getByRole('button', { name: /^Der Überfall des Jedi-Ritters/ })
      .first()
      .click();
    await page.getByText('Die Armee hält alle Regeln ein.').waitFor();
    await expect.poll(() => page.locator('#list-pane').textContent()).toContain('788');
    await page.getByRole('button', { name: 'Leia Organa, Fearless and Inventive aus der Armee nehmen' }).click();
    const missing = page.getByRole('region', { name: 'Noch zu tun' });
    await expect.poll(() => missing.textContent()).toMatch(/Commander/);
    await page.getByRole('searchbox', { name: 'Karten suchen' }).fill('Leia');
    await page.getByRole('button', { name: /^Leia Organa, Fearless and Inventive,/ }).click();
    await page.getByText('Die Armee hält alle Regeln ein.').waitFor();
    expect(await violationsInBoth(page)).toEqual([]);
    // On paper: every unit with its profile, weapons and boxes, and nothing runs off the sheet.
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('.sheet');
    await expect.poll(() => sheet.locator('.sheet-ship').count()).toBe(9);
    await expect.poll(() => sheet.locator('.sheet-ship').first().innerText()).toMatch(/Tapferkeit 4.*Geschw\. 2/s);
    await expect.poll(() => sheet.innerText()).toContain('A-280 Blaster Rifle · 1–3 · 1 schwarz');
    await expect.poll(() => sheet.innerText()).toContain('••••');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.emulateMedia({ media: null });
    await page.getByRole('button', { name: 'Exportieren' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /Armeedatei/ }).check();
    const text = await dialog.getByRole('textbox').first().inputValue();
    expect(JSON.parse(text)).toMatchObject({ game: 'legion', army: { faction: 'rebel' } });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Importieren' }).click();
    await dialog.getByRole('textbox', { name: 'Text, JSON oder Link' }).fill(text);
    await dialog.getByRole('button', { name: 'Importieren' }).click();
    await expect.poll(() => page.locator('.shelf-list').count(), SOON).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Diese Armee spielen' }).click();
    await page.getByRole('heading', { name: 'Legion spielen' }).waitFor();
    await expect.poll(() => page.locator('.side-card-first').textContent()).toContain('Leia Organa');
  });
});
