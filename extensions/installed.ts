import type { Extension } from '#server/extension.ts'
import { newsletter } from './newsletter/extension.ts'

/** The extensions of this shop. To take one out, delete its folder and its line here and in `installed-web.ts`. */
export const installed: readonly Extension[] = [newsletter]
