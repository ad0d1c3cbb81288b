import type { WebExtension } from '#web/extensions/web-extension.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const load = () => import('./web/newsletter-places.ts')

export const newsletterWeb: WebExtension = {
  places: {
    'account.section': lazyPart(async () => (await load()).newsletterPlaces.card()),
    'checkout.extra': lazyPart(async () => (await load()).newsletterPlaces.tick),
    'mails.join': lazyPart(async () => (await load()).newsletterPlaces.form),
  },
  footerLinks: [{ path: '/le-tue-mail', name: { it: 'Newsletter', en: 'Newsletter' } }],
  mailTopics: async () => (await load()).newsletterPlaces.topics,
}
