// What a release changes, as text for text: versions in every package.json and in the lock file, and the changelog's head.

export type Files = Readonly<Record<string, string>>;

/** Something that keeps a release from being cut, in words. */
export class NoRelease extends Error {}

const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

function isLater(version: string, than: string): boolean {
  const [a, b] = [version, than].map((text) => VERSION.exec(text)?.slice(1).map(Number) ?? []);
  const at = [0, 1, 2].find((i) => a?.[i] !== b?.[i]);
  return at !== undefined && a![at]! > b![at]!;
}

/** The versions of our own packages; those of others stay, even where they are the same number. */
function withVersion(path: string, text: string, from: string, to: string): string {
  const own = (manifest: Record<string, unknown>): void => {
    if (/^(?:holotisch$|@holotisch\/)/.test(String(manifest['name'])) && manifest['version'] === from)
      manifest['version'] = to;
    for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies']) {
      const list = manifest[kind] as Record<string, string> | undefined;
      for (const name of Object.keys(list ?? {}))
        if (name.startsWith('@holotisch/') && list![name] === from) list![name] = to;
    }
  };
  const data = JSON.parse(text);
  own(data);
  if (path === 'package-lock.json') for (const entry of Object.values(data.packages)) own(entry as never);
  return `${JSON.stringify(data, null, 2)}\n`;
}

const UNRELEASED = /^## Unreleased[ \t]*\n/m;

function withHeading(changelog: string, version: string, date: string): string {
  const [before, rest] = changelog.split(UNRELEASED);
  if (before === undefined || rest === undefined) throw new NoRelease('CHANGELOG.md has no "## Unreleased".');
  const news = rest.split(/^## /m)[0] ?? '';
  if (news.trim() === '') throw new NoRelease('CHANGELOG.md says nothing under "Unreleased".');
  if (changelog.includes(`\n## ${version} `)) throw new NoRelease(`CHANGELOG.md has ${version} already.`);
  return `${before}## Unreleased\n\n## ${version} (${date})\n${rest}`;
}

/** The files of a release as they will be; `files` holds all manifests, the lock file and the changelog. */
export function cut(files: Files, version: string, date: string): Files {
  const now: string = JSON.parse(files['package.json'] ?? '{}').version;
  if (!VERSION.test(version)) throw new NoRelease(`"${version}" is no version such as 0.2.0.`);
  if (!isLater(version, now)) throw new NoRelease(`${version} does not come after ${now}.`);
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [
      path,
      path === 'CHANGELOG.md' ? withHeading(text, version, date) : withVersion(path, text, now, version),
    ]),
  );
}
