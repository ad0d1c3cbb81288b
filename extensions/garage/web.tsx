import { lazyPage } from '#web/extensions/lazy-page.ts'
import type { WebExtension } from '#web/extensions/web-extension.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const load = async () => (await import('./web/garage-pages.ts')).garagePages

export const garageWeb: WebExtension = {
  pages: [lazyPage('/account/bici/$id', async () => (await load()).bicycle)],
  places: {
    'account.main': lazyPart(async () => (await load()).garage()),
    'bike.choice': lazyPart(async () => (await load()).choice),
    'bike.own': lazyPart(async () => (await load()).history),
  },
  mailTopics: async () => (await load()).topics,
}
