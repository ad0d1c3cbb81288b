import { lazyPage } from '#web/extensions/lazy-page.ts'
import type { WebExtension } from '#web/extensions/web-extension.ts'

const load = () => import('./web/workshop-pages.ts')
const page = (name: keyof typeof import('./web/workshop-pages.ts').workshopPages, path: string) =>
  lazyPage(path, async () => (await load()).workshopPages[name])

export const workshopWeb: WebExtension = {
  pages: [page('book', '/officina'), page('book', '/workshop'), page('booked', '/officina/prenotazione/$number')],
  footerLinks: [{ path: '/officina', name: { it: 'Officina: prenota', en: 'Book the workshop' } }],
}
