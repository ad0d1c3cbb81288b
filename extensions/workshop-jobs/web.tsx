import { lazyPage } from '#web/extensions/lazy-page.ts'
import type { WebExtension } from '#web/extensions/web-extension.ts'

const load = async () => (await import('./web/job-pages.ts')).jobPages

export const workshopJobsWeb: WebExtension = {
  pages: [
    lazyPage('/officina/preventivo', async () => (await load()).estimate),
    lazyPage('/officina/conto', async () => (await load()).bill),
  ],
}
