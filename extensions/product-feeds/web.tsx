import type { WebExtension } from '#web/extensions/web-extension.ts'
import { usedFeedPath } from './feed-addresses.ts'

export const productFeedsWeb: WebExtension = {
  places: {
    'category.head': ({ category, name, language }) =>
      category === 'bici-usate' && (
        <link rel="alternate" type="application/atom+xml" title={name} href={usedFeedPath(language)} />
      ),
  },
}
