import { lazyPage } from '#web/extensions/lazy-page.ts'
import type { WebExtension } from '#web/extensions/web-extension.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const load = () => import('./web/garage-pages.ts')

export const garageWeb: WebExtension = {
  pages: [lazyPage('/account/bici/$id', async () => (await load()).garagePages.bicycle)],
  places: {
    'account.main': lazyPart(async () => (await load()).garagePages.garage()),
    'bike.choice': lazyPart(async () => (await load()).garagePages.choice),
    'bike.own': lazyPart(async () => (await load()).garagePages.history),
  },
  mailTopics: async () => (await load()).garagePages.topics,
}
