import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { crc32 } from 'node:zlib';

/** The class that starts the Firestore emulator inside its JAR. */
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/** A manifest line may be this long, its line end not counted (JAR specification). */
const LINE_BYTES = 70;

/**
 * Writes a JAR that holds nothing but a manifest pointing at another JAR. firebase-tools runs
 * `java -jar`, which needs a Main-Class, and the JAR of the Google Cloud CLI names none.
 * @param {string} file the JAR to write
 * @param {string} target absolute path of the emulator's JAR
 */
export function writeWrapperJar(file, target) {
  writeFileSync(file, zipOfOne('META-INF/MANIFEST.MF', Buffer.from(manifest(target))));
}

/**
 * @param {string} target absolute path of the emulator's JAR
 * @returns {string} the text of META-INF/MANIFEST.MF
 */
export function manifest(target) {
  const lines = [
    'Manifest-Version: 1.0',
    `Main-Class: ${MAIN_CLASS}`,
    `Class-Path: ${pathToFileURL(target).href}`,
  ];
  return `${lines.map(wrap).join('\r\n')}\r\n\r\n`;
}

/**
 * @param {string} line ASCII
 * @returns {string} the line, continued after every 70 characters with a line end and a space
 */
function wrap(line) {
  const parts = [line.slice(0, LINE_BYTES)];
  for (let at = LINE_BYTES; at < line.length; at += LINE_BYTES - 1) {
    parts.push(line.slice(at, at + LINE_BYTES - 1));
  }
  return parts.join('\r\n ');
}

/**
 * A zip archive with one stored (not compressed) file. The numbers are those of the zip
 * specification (APPNOTE 4.3): local header, central directory, end record.
 * @param {string} name ASCII
 * @param {Buffer} content
 * @returns {Buffer}
 */
export function zipOfOne(name, content) {
  const nameBytes = Buffer.from(name);
  /** Version needed, flags, method (0 = stored), time, date (1980-01-01), checksum, sizes, lengths. */
  const common = Buffer.alloc(26);
  common.writeUInt16LE(10, 0);
  common.writeUInt16LE(0x21, 8);
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(content.length, 14);
  common.writeUInt32LE(content.length, 18);
  common.writeUInt16LE(nameBytes.length, 22);

  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, nameBytes, content]);
  const madeBy = Buffer.from([10, 0]);
  // Comment length, disk, attributes and the offset of the local header: all zero.
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02', 'latin1'),
    madeBy,
    common,
    Buffer.alloc(14),
    nameBytes,
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}
