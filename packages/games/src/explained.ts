import type { AnyGame } from '@holotisch/engine';
import { type AnyManifest, Manifests } from './manifest.ts';

/**
 * Reasons that a game does not bring with it: X-Wing's page has no room for them. They are named here and not in the
 * manifest, for whatever a page could fetch from there splits its rules into more and heavier pieces.
 */
const REASONS: Readonly<Record<string, () => Promise<NonNullable<AnyGame['whyNot']>>>> = {
  xwing: async () => (await import('@holotisch/xwing/reasons')).whyNot,
};

/** The same games with all their reasons at hand: for commands, which need not count what they load. */
export async function explained({ all }: Manifests): Promise<Manifests> {
  return new Manifests(await Promise.all(all.map(withReasons)));
}

async function withReasons(manifest: AnyManifest): Promise<AnyManifest> {
  const whyNot = await REASONS[manifest.id]?.();
  return whyNot ? { ...manifest, editions: manifest.editions.map((game) => ({ ...game, whyNot })) } : manifest;
}
