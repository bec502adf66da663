/** The address on the Contact, Privacy and Terms pages: VITE_CONTACT_EMAIL of the owner's build. */
export const contactEmail = import.meta.env.VITE_CONTACT_EMAIL || 'hello@giftlists.example';
