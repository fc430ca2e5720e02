/**
 * Which Node runs the package; the same as `engines` in its package.json says.
 * @param {string} version
 */
export function fits(version) {
  const parts = version.split('.').map(Number);
  const [major, minor] = [parts[0], parts[1]];
  return (major === 22 && minor >= 13) || major === 24 || major >= 26;
}
