// Pictures that the page paints itself, kept by the browser from one visit to the next: an army of portraits takes seconds.

/** Whoever paints otherwise has another name, so that old pictures are not taken for new ones. */
export interface Painter {
  readonly kind: 'portrait' | 'ground';
  readonly name: string;
}

async function fingerprint(subject: unknown): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(subject)));
  return [...new Uint8Array(digest, 0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Browsers keep things only for pages that came over a safe line, and some people forbid it. */
async function portfolioOf({ kind, name }: Painter): Promise<Cache | undefined> {
  if (typeof caches === 'undefined') return undefined;
  const mine = `${kind}-${name}`;
  const older = (await caches.keys()).filter((one) => one.startsWith(`${kind}-`) && one !== mine);
  await Promise.all(older.map((one) => caches.delete(one)));
  return caches.open(mine);
}

const portfolios = new Map<string, Promise<Cache | undefined>>();

/** The picture of something that is plain data: from an earlier visit, or painted now and kept. */
export async function keptPicture(
  painter: Painter,
  subject: unknown,
  paint: () => Promise<Blob | undefined>,
): Promise<Blob | undefined> {
  const opened = portfolios.get(painter.kind) ?? portfolioOf(painter).catch(() => undefined);
  portfolios.set(painter.kind, opened);
  const portfolio = await opened;
  if (!portfolio) return paint();
  const address = `/${painter.kind}/${await fingerprint(subject)}`;
  const old = await portfolio.match(address).catch(() => undefined);
  if (old) return old.blob();
  const picture = await paint();
  if (picture) await portfolio.put(address, new Response(picture)).catch(() => undefined); // no room: painted again
  return picture;
}
