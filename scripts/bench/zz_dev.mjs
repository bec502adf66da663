import { writeFileSync } from 'node:fs';
import { loadDemoData } from '../demo/load.mjs';
import { PROJECT_ID, addresses } from '../ports.mjs';
import { runScript } from '../session.mjs';
import { serveData, servePictures, serveSite } from './origins.mjs';
import { startBenchProduct } from './product.mjs';
import { seedList } from './seed.mjs';
await runScript(async (session) => {
  const { ports, publicFolder, chromium } = await startBenchProduct(session);
  const { auth, hosting, firestore, shop } = addresses(ports);
  const pictures = await servePictures(session, shop);
  await loadDemoData({
    authUrl: auth,
    firestoreUrl: firestore,
    projectId: PROJECT_ID,
    shopUrl: pictures,
  });
  const publicList = await seedList(ports, 'bench-60-items', 60, { pictures });
  const dataOrigin = await serveData(session, firestore);
  const site = await serveSite(session, { hosting, firestore, dataOrigin });
  writeFileSync(
    '/tmp/site.json',
    JSON.stringify({ site, publicFolder, chromium, publicList, ports }),
  );
  console.log('READY', site, publicFolder);
  await new Promise((r) => setTimeout(r, 3600_000));
  return 0;
});
