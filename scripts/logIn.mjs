/**
 * Signs somebody in on the Login page and waits for where it leads: the address changes first, and the Login
 * page stays on the screen until the script of the next page has loaded.
 * @param {import('playwright').Page} page
 * @param {{ email: string, password: string }} user
 * @param {string} [path] one that shows the Login page; with the origin where the page has no base address
 */
export async function logIn(page, user, path = '/login') {
  await page.goto(path);
  await submitLogin(page, user);
  await page.waitForURL(({ pathname }) => pathname !== '/login');
  await page.getByRole('heading', { name: 'Login', level: 1 }).waitFor({ state: 'hidden' });
}

/**
 * Fills in and submits the form of the Login page.
 * @param {import('playwright').Page} page
 * @param {{ email: string, password: string }} user
 */
export async function submitLogin(page, { email, password }) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}
