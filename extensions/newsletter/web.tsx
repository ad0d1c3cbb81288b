import type { WebExtension } from '#web/extensions/web-extension.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

export const newsletterWeb: WebExtension = {
  places: {
    'account.section': lazyPart(async () => (await import('./web/newsletter-places.ts')).newsletterPlaces.card()),
    'checkout.extra': lazyPart(async () => (await import('./web/newsletter-places.ts')).newsletterPlaces.tick),
    'mails.join': lazyPart(async () => (await import('./web/newsletter-places.ts')).newsletterPlaces.form),
  },
  footerLinks: [{ path: '/le-tue-mail', name: { it: 'Newsletter', en: 'Newsletter' } }],
  mailTopics: async () => (await import('./web/newsletter-places.ts')).newsletterPlaces.topics,
}
