/**
 * Says what to install where Node is too old, before anything else is read. Every npm script that
 * is ours preloads this file (`node -r`): a module that imports what an old Node does not have ends
 * with a bare SyntaxError before its first line runs. For the same reason nothing here is newer than
 * Node 12, and it is no ES module.
 */
'use strict';

const MIN_NODE = [20, 19];

/**
 * @param {string} version such as `22.11.0`
 * @returns {string | undefined} what to do about it; undefined when Vite and the tests run on it
 */
exports.nodeRefusal = function nodeRefusal(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [needMajor = 0, needMinor = 0] = MIN_NODE;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return undefined;
  return `Giftlists needs Node ${MIN_NODE.join('.')} or newer and this is ${version}: install a newer one from https://nodejs.org and run this again.`;
};

const refusal = exports.nodeRefusal(process.versions.node);
if (refusal !== undefined) {
  console.error(`\n${refusal}`);
  process.exit(1);
}
