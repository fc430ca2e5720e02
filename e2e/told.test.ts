// What happens is told where it happens, and what stands beside the table keeps its place meanwhile.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type App, startApp } from './app.ts';
import { openTab, openText } from './match.ts';
import { goingOn, stateOf, whenMatch } from './match-state.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

const ship = (seat: number, who: string, x: number, y: number, degrees: number, more: object = {}) => {
  const [faction, type, pilot] = who.split('/');
  return { seat, faction, type, pilot, x, y, degrees, ...more };
};
const ROOKIE = 'rebel/xwing/rookiepilot';
const LUKE = 'rebel/xwing/lukeskywalker';
const MAULER = 'imperial/tiefighter/maulermithel';
const ACADEMY = 'imperial/tiefighter/academypilot';

async function sitDownTo(page: Page, position: object, dice: object = {}): Promise<void> {
  const file = { holotisch: 'scenario', version: 1, game: 'xwing', position, dice };
  await openText(page, 'scene.holo.json', JSON.stringify(file));
  await page.getByRole('application', { name: 'Spielfeld' }).waitFor();
}

/**
 * From now on time passes only by what comes back, in such steps until something is so: what is shown for a while is
 * neither missed nor gone, however busy the machine is.
 */
async function timeInHand(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 10_000);
  return async (step: number, until: () => Promise<boolean>): Promise<void> => {
    // Counted in steps, for how long each of them takes is the machine's matter.
    for (let steps = 0; !(await until()); steps++) {
      expect(steps, 'it does not come to that').toBeLessThan(100);
      await page.clock.runFor(step);
    }
  };
}

const DESK = { viewport: { width: 1440, height: 900 } };
const MOVING = { ...DESK, reducedMotion: 'no-preference' } as const;

/** Two rookies behind each other: whoever flies first is met by the other one. */
const BUMP = {
  phase: 'activation',
  ships: [
    ship(0, ROOKIE, 450, 300, 0, { dial: 's2' }),
    ship(0, ROOKIE, 450, 425, 0, { dial: 's1' }),
    ship(1, ACADEMY, 100, 850, 180, { activated: true }),
  ],
};
const DUEL = {
  phase: 'combat',
  ships: [
    ship(0, LUKE, 450, 200, 0, { tokens: { focus: 1 } }),
    ship(1, MAULER, 450, 330, 180),
    ship(1, ACADEMY, 850, 850, 180),
  ],
};

describe('a player who only watches', () => {
  it.each([
    { how: 'sees it happen', options: MOVING },
    { how: 'reads it where nothing moves', options: DESK },
  ])('$how: who bumped, what it cost and which clause says so', async ({ options }) => {
    const { page, faults } = await app.openFresh('/spiel', options);
    await sitDownTo(page, BUMP);
    const pass = await timeInHand(page);
    await page
      .locator('.decision')
      .getByRole('button', { name: /Anfängerpilot #1/ })
      .click();
    const banner = page.locator('.banner').filter({ hasText: 'Kontakt: Anfängerpilot #1 verliert die Aktion' });
    await pass(100, () => banner.isVisible());
    await page.locator('.stage-label').filter({ hasText: 'Aktion verloren' }).waitFor();
    // The clause by its heading, its id for whoever points at it; it opens beside the table.
    const clause = banner.locator('a', { hasText: '§ Aktionen 6' });
    await expect.poll(() => clause.getAttribute('title')).toBe('XW-AKTIONEN-06');
    await pass(100, async () => {
      const state = await stateOf(page);
      return state?.still === true && state.asked !== null;
    });
    await clause.click();
    await page.getByRole('tab', { name: 'Regeln', selected: true }).waitFor();
    await page
      .getByRole('region', { name: /XW-AKTIONEN-06/ })
      .getByText(/überspringen/)
      .first()
      .waitFor();
    // Read words go by themselves.
    await pass(1000, async () => (await banner.count()) === 0);
    expect(faults).toEqual([]);
  });

  it('sees the attention go with what is shown, and shields go one by one', async () => {
    const { page, faults } = await app.openFresh('/spiel', MOVING);
    const fight = {
      ...DUEL,
      ships: [ship(0, LUKE, 450, 330, 0), ship(1, MAULER, 450, 200, 0), ...DUEL.ships.slice(2)],
    };
    await sitDownTo(page, fight, { attack: ['hit', 'hit', 'hit'], defence: ['blank', 'blank'] });
    // Luke has nobody before him; Mauler behind him shoots.
    const seen: string[] = [];
    await page.exposeFunction('tell', (text: string) => void seen.push(text));
    await page.evaluate(() => {
      const tell = (window as unknown as { tell: (text: string) => void }).tell;
      let last = '';
      const look = () => {
        const luke = document.querySelector('.order [data-state] .only-heard')?.textContent ?? '';
        const pips = document.querySelectorAll('.order li:first-child .pip-shield.pip-full').length;
        const now = `${pips} ${document.querySelector('.order [data-state="now"] .order-name')?.textContent} ${luke}`;
        if (now === last) return;
        last = now;
        tell(now);
      };
      // Every change, however busy the machine is.
      const options = { subtree: true, childList: true, attributes: true, characterData: true };
      new MutationObserver(look).observe(document.querySelector('.match')!, options);
      look();
    });
    await page.getByRole('button', { name: /angreifen$/ }).click();
    const isBare = () => seen.at(-1)?.startsWith('0 ') ?? false;
    for (let taken = 1; ; taken++) {
      await whenMatch(
        page,
        'no shield is left, or something is asked',
        (state) => isBare() || (state.asked !== null && state.taken === taken),
      );
      if (isBare()) break;
      await page.locator('.decision').getByRole('button', { name: 'Passen' }).click();
    }
    const shields = seen.map((line) => Number(line[0]));
    expect(shields).toContain(1);
    expect(shields).toEqual([...shields].sort((a, b) => b - a));
    expect(seen.filter((line) => line.startsWith('1 ')).every((line) => line.includes('Mauler'))).toBe(true);
    expect(faults).toEqual([]);
  });
});

describe('the panel beside the table', () => {
  it.each([
    { height: 900, keeps: 'all, from question to question' },
    { height: 720, keeps: 'all while things move; the card may fold for a new question' },
  ])(
    'keeps dice, question and card in their places and is never blank, $height px high: $keeps',
    async ({ height }) => {
      const { page, faults } = await app.open('/spiel', { ...MOVING, viewport: { width: 1440, height } });
      await sitDownTo(page, DUEL, { attack: ['hit', 'focus', 'blank', 'hit'], defence: ['blank', 'focus', 'evade'] });
      await page.getByRole('button', { name: /angreifen$/ }).waitFor();
      // Looked at in the page itself, many times a second, however slow the machine is.
      await page.evaluate(() => {
        const boxOf = (selector: string) => {
          const box = document.querySelector(selector)?.getBoundingClientRect();
          return box && [box.x, box.y, box.width, box.height].map(Math.round).join(' ');
        };
        const fixed = ['.tabs', '.match-bar', '.match-order', '.match-table'];
        const sharing = ['.tab-decision', '.card-dock'];
        const looks: { fixed: string; sharing: string; tray: string; letters: number; moving: boolean }[] = [];
        setInterval(() => {
          const tray = document.querySelector('.tray')?.getBoundingClientRect();
          looks.push({
            fixed: fixed.map(boxOf).join(),
            sharing: sharing.map(boxOf).join(),
            tray: tray ? `${Math.round(tray.x)} ${Math.round(tray.y)}` : '',
            letters: document.querySelector<HTMLElement>('.decision')?.innerText.trim().length ?? 0,
            moving: document.querySelector('.skip-motion') !== null,
          });
        }, 40);
        Object.assign(window, { looks });
      });
      await page.getByRole('button', { name: /angreifen$/ }).click();
      await page.locator('.decision').getByRole('button', { name: 'Passen' }).waitFor();
      const looks = await page.evaluate(
        () =>
          (
            window as unknown as {
              looks: { fixed: string; sharing: string; tray: string; letters: number; moving: boolean }[];
            }
          ).looks,
      );
      expect(looks.filter(({ moving }) => moving).length).toBeGreaterThan(10);
      expect(new Set(looks.map(({ fixed }) => fixed)).size).toBe(1);
      const roomy = height > 800;
      expect(new Set(looks.flatMap(({ moving, sharing }) => (moving || roomy ? sharing : []))).size).toBe(1);
      expect(new Set(looks.flatMap(({ tray }) => tray || [])).size).toBe(1);
      expect(Math.min(...looks.map(({ letters }) => letters))).toBeGreaterThan(10);
      expect(faults).toEqual([]);
    },
  );

  it('draws nothing of the page anew while a ship flies', async () => {
    const { page } = await app.openFresh('/spiel', MOVING);
    await sitDownTo(page, {
      phase: 'activation',
      ships: [
        ship(0, ROOKIE, 450, 300, 0, { dial: 's4' }),
        ship(0, ROOKIE, 200, 300, 0, { dial: 's4' }),
        ship(1, ACADEMY, 800, 850, 180, { activated: true }),
      ],
    });
    const pass = await timeInHand(page);
    await page
      .locator('.decision')
      .getByRole('button', { name: /Anfängerpilot #1/ })
      .click();
    await pass(100, async () =>
      ((await page.locator('.meanwhile').textContent()) ?? '').includes('fliegt Geradeaus 4'),
    );
    await page.evaluate(() => {
      const changes = { panel: 0, flight: 0 };
      const watch = (selector: string, kind: keyof typeof changes) => {
        const options = { subtree: true, childList: true, attributes: true, characterData: true };
        const count = (list: readonly MutationRecord[]) => {
          changes[kind] += list.length;
        };
        new MutationObserver(count).observe(document.querySelector(selector)!, options);
      };
      watch('.match-side', 'panel');
      watch('.match-order', 'panel');
      watch('[role=application] svg', 'flight');
      Object.assign(window, { changes });
    });
    await page.clock.runFor(200);
    expect((await stateOf(page))?.still).toBe(false);
    const { panel, flight } = await page.evaluate(
      () => (window as unknown as { changes: { panel: number; flight: number } }).changes,
    );
    expect(flight).toBeGreaterThan(0); // it really flew
    expect(panel).toBe(0);
  });

  it('has the log on a page of its own, grouped by activation and attack; a new question comes to the front', async () => {
    const { page } = await app.open('/spiel', DESK);
    await sitDownTo(page, BUMP);
    const first = page.locator('.decision').getByRole('button', { name: /Anfängerpilot #1/ });
    await goingOn(page, () => first.click());
    await openTab(page, 'Verlauf');
    const log = page.getByRole('list', { name: 'Verlauf' });
    const group = log.locator('.log-group').filter({ hasText: 'Anfängerpilot #1 wird aktiviert' });
    const lines = group.locator('.log-go');
    const all = await lines.count();
    expect(all).toBeGreaterThan(2);
    await group.getByRole('button', { name: /^Zuklappen/ }).click();
    await expect.poll(() => lines.count()).toBe(1);
    await group.getByRole('button', { name: /^Aufklappen/ }).click();
    await expect.poll(() => lines.count()).toBe(all);
    await openTab(page, 'Entscheidung');
    await page.locator('.decision .action').first().click();
    await page.getByRole('tab', { name: 'Entscheidung', selected: true }).waitFor();
  });
});

describe('odds', () => {
  it('stand on every target, in the list and on the table, with a comma in German', async () => {
    const { page } = await app.open('/spiel', DESK);
    await sitDownTo(page, {
      phase: 'combat',
      ships: [ship(0, LUKE, 450, 200, 0), ship(1, MAULER, 450, 330, 180), ship(1, ACADEMY, 520, 400, 180)],
    });
    await page.getByRole('button', { name: /angreifen$/ }).waitFor();
    const cards = page.locator('.shot');
    await expect.poll(() => cards.locator('.shot-odds').count(), { timeout: 10_000 }).toBe(2);
    const means = (await cards.locator('.shot-odds strong').allInnerTexts()).map((text) => text.trim());
    for (const mean of means) expect(mean).toMatch(/Ø \d,\d/);
    const labels = await page.locator('.stage-label').filter({ hasText: 'Ø' }).allInnerTexts();
    const mean = (text: string) => /Ø \d,\d/.exec(text)?.[0];
    expect(labels.map(mean).sort()).toEqual(means.map(mean).sort());
  });
});

describe('a decision about a card', () => {
  it('shows that card with what it does', async () => {
    const { page } = await app.open('/spiel', DESK);
    const ships = [ship(0, LUKE, 450, 200, 0, { upgrades: ['ept/predator'] }), ship(1, MAULER, 450, 330, 180)];
    await sitDownTo(page, { phase: 'combat', ships }, { attack: ['blank', 'blank', 'hit', 'hit'] });
    await page.getByRole('button', { name: /angreifen$/ }).click();
    await page.getByRole('button', { name: /Jagdinstinkt einsetzen/ }).click();
    const card = page.getByRole('region', { name: 'Jagdinstinkt' });
    await card.getByText('Luke Skywalker #1').waitFor();
    await card.getByText(/neu würfeln/).waitFor();
  });
});
