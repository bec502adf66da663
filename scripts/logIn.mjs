/**
 * Signs somebody in on the Login page, and waits until the app has their session.
 * @param {import('playwright').Page} page
 * @param {{ email: string, password: string }} user
 * @param {string} [origin] of the site, where the page's context has no base address
 */
export async function logIn(page, { email, password }, origin = '') {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('button', { name: 'Account menu' }).waitFor();
}
