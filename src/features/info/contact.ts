/** The address on the Contact, Privacy and Terms pages, from VITE_CONTACT_EMAIL at build time. */
export const contactEmail = import.meta.env.VITE_CONTACT_EMAIL || 'hello@giftlists.example';
