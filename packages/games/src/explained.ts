import { type AnyManifest, Manifests } from './manifest.ts';

/** The same games with all their reasons at hand: for commands and servers, which need not count what they load. */
export async function explained({ all }: Manifests): Promise<Manifests> {
  return new Manifests(await Promise.all(all.map(withReasons)));
}

async function withReasons(manifest: AnyManifest): Promise<AnyManifest> {
  const whyNot = await manifest.reasons?.();
  return whyNot ? { ...manifest, editions: manifest.editions.map((game) => ({ ...game, whyNot })) } : manifest;
}
