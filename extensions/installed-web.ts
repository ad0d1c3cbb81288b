import type { WebExtension } from '#web/extensions/web-extension.ts'
import { newsletterWeb } from './newsletter/web.tsx'

export const installedWeb: readonly WebExtension[] = [newsletterWeb]
