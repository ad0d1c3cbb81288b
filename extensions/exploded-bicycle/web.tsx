import type { WebExtension } from '#web/extensions/web-extension.ts'
import { ExplodedBicycle } from './web/exploded-part.tsx'

export const explodedBicycleWeb: WebExtension = {
  categoryHeads: {
    componenti: {
      part: ExplodedBicycle,
      load: async (context) => {
        await Promise.all([
          import('./web/load-exploded.ts').then(({ loadExploded }) => loadExploded(context)),
          ExplodedBicycle.preload(),
        ])
      },
    },
  },
}
