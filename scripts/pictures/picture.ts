// A picture of the page: what is opened, on what screen, and what is done before it is taken.
import type { BrowserContextOptions, Page } from 'playwright-core';

export type Before = (page: Page) => Promise<void>;

export interface Picture {
  readonly name: string;
  readonly path: string;
  readonly options: BrowserContextOptions;
  readonly before?: Before;
}

export const desk = { width: 1280, height: 800 };
export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export const DESK: BrowserContextOptions = { viewport: desk, colorScheme: 'dark' };
export const DESK_LIGHT: BrowserContextOptions = { viewport: desk, colorScheme: 'light' };
export const HALL: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' };
export const HALL_LIGHT: BrowserContextOptions = { ...HALL, colorScheme: 'light' };
export const PHONE: BrowserContextOptions = { ...phone, colorScheme: 'dark' };
