/**
 * Says what to install where Node is too old. Every npm script of ours preloads this file
 * (`node -r`), because a module that imports what an old Node does not have ends with a bare
 * SyntaxError before its first line runs. For the same reason nothing here is newer than Node 12.
 */
'use strict';

const MIN_NODE = [20, 19];
const version = process.versions.node;
const [major = 0, minor = 0] = version.split('.').map(Number);
const [minMajor = 0, minMinor = 0] = MIN_NODE;

if (major < minMajor || (major === minMajor && minor < minMinor)) {
  console.error(
    `\nGiftlists needs Node ${MIN_NODE.join('.')} or newer and this is ${version}: install a newer one from https://nodejs.org and run this again.`,
  );
  process.exit(1);
}
