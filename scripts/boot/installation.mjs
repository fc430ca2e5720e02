// @ts-check
// Whether what is installed is what package-lock.json names for this machine: nothing missing, nothing else.

/**
 * @typedef {{
 *   readonly version?: string, readonly integrity?: string, readonly resolved?: string, readonly link?: boolean,
 *   readonly optional?: boolean,
 *   readonly os?: string | readonly string[], readonly cpu?: string | readonly string[], readonly libc?: string | readonly string[],
 * }} LockEntry
 * @typedef {Readonly<Record<string, LockEntry>>} LockEntries
 * @typedef {{ readonly platform: string, readonly arch: string, readonly libc?: string | undefined }} Machine
 */

/**
 * npm's own rule for `os`, `cpu` and `libc`: one of those named, or none of those named with a `!`.
 * @param {string | undefined} value
 * @param {string | readonly string[] | undefined} allowed
 */
function isAllowed(value, allowed) {
  if (allowed === undefined) return true;
  const names = typeof allowed === 'string' ? [allowed] : allowed;
  if (names.length === 1 && names[0] === 'any') return true;
  if (value === undefined || names.includes(`!${value}`)) return false;
  return names.includes(value) || names.every((name) => name.startsWith('!'));
}

/**
 * @param {LockEntry} entry
 * @param {Machine} machine
 */
export const fits = (entry, { platform, arch, libc }) =>
  isAllowed(platform, entry.os) && isAllowed(arch, entry.cpu) && isAllowed(libc, entry.libc);

/**
 * The packages that are missing, other than named, or too many. None: the installation can be used as it is.
 * @param {{
 *   readonly wanted: LockEntries,
 *   readonly found: LockEntries,
 *   readonly machine: Machine,
 *   readonly versionIn: (path: string) => string | undefined,
 * }} installation `wanted` of package-lock.json, `found` of npm's own record in node_modules, and the version that the
 *   package.json in a folder states, for what has been deleted or cut off since.
 * @returns {string[]}
 */
export function differences({ wanted, found, machine, versionIn }) {
  const differs = Object.entries(wanted)
    .filter(([path, entry]) => {
      if (path === '' || (entry.optional === true && !fits(entry, machine))) return false;
      const there = found[path];
      if (there === undefined) return true;
      // Our own packages lie in the tree: a release of them asks for no installation.
      if (entry.link !== true && !path.startsWith('node_modules/')) return false;
      if (there.version !== entry.version || there.integrity !== entry.integrity) return true;
      if (entry.link === true) return there.resolved !== entry.resolved || versionIn(path) === undefined;
      return versionIn(path) !== entry.version;
    })
    .map(([path]) => path);
  return [...differs, ...Object.keys(found).filter((path) => wanted[path] === undefined)];
}
