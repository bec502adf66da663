import { renameSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** The class that starts the Firestore emulator inside its JAR. */
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/**
 * Writes a JAR that holds only a manifest pointing at another JAR. firebase-tools runs `java -jar`,
 * which needs a Main-Class, and the JAR of the Google Cloud CLI names none.
 * @param {string} file the JAR to write
 * @param {string} target absolute path of the emulator's JAR
 */
export async function writeWrapperJar(file, target) {
  // Imported late, because before set-up the package may be missing.
  const { strToU8, zipSync } = await import('fflate');
  const lines = [
    'Manifest-Version: 1.0',
    `Main-Class: ${MAIN_CLASS}`,
    `Class-Path: ${pathToFileURL(target).href}`,
  ];
  // A line of a manifest has at most 72 bytes. A space begins the rest of a longer one.
  const manifest = lines.map((line) => line.match(/.{1,69}/g)?.join('\r\n ')).join('\r\n');
  const jar = zipSync({ 'META-INF/MANIFEST.MF': strToU8(`${manifest}\r\n\r\n`) });
  // Another run may be starting Java with the old file, so it is replaced and not written over.
  writeFileSync(`${file}.${process.pid}`, jar);
  renameSync(`${file}.${process.pid}`, file);
}
