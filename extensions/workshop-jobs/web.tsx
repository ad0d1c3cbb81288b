import { lazyPage } from '#web/extensions/lazy-page.ts'
import type { WebExtension } from '#web/extensions/web-extension.ts'

const load = () => import('./web/job-pages.ts')

export const workshopJobsWeb: WebExtension = {
  pages: [
    lazyPage('/officina/preventivo', async () => (await load()).jobPages.estimate),
    lazyPage('/officina/conto', async () => (await load()).jobPages.bill),
  ],
}
