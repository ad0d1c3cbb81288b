import type { WebExtension } from '#web/extensions/web-extension.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

export const newsletterWeb: WebExtension = {
  name: 'newsletter',
  places: {
    'account.section': lazyPart(async () => (await import('./web/newsletter-card.tsx')).NewsletterCard),
    'checkout.extra': lazyPart(async () => (await import('./web/newsletter-tick.tsx')).NewsletterTick),
    'mails.join': lazyPart(async () => (await import('./web/newsletter-form.tsx')).NewsletterForm),
  },
  footerLinks: [{ path: '/le-tue-mail', name: { it: 'Notiziario', en: 'Newsletter' } }],
  mailNames: { newsletter_request: { it: 'Conferma del notiziario', en: 'Newsletter confirmation' } },
  mailTopics: {
    newsletter: {
      name: { it: 'Notiziario del negozio', en: 'The shop’s newsletter' },
      join: async (api, token) => api((await import('./newsletter-calls.ts')).confirmNewsletter, { body: { token } }),
    },
  },
  desk: async () => (await import('./admin/newsletter-desk.ts')).newsletterDesk,
}
