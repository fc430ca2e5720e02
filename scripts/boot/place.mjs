// @ts-check
// Where things are, and how boot speaks.
import { dirname, join } from 'node:path';

export const root = dirname(dirname(import.meta.dirname));
export const modules = join(root, 'node_modules');

/** Something the person at the keyboard has to know or do; there is nothing in it for a programmer. */
export class Stop extends Error {
  /**
   * @param {string} german
   * @param {string} english
   * @param {number} [code]
   */
  constructor(german, english, code = 1) {
    super(`${german} · ${english}`);
    this.code = code;
  }
}

/**
 * @param {string} german
 * @param {string} english
 */
export const tell = (german, english) => console.error(`holotisch: ${german} · ${english}`);
