import type { Shop } from '#server/platform/shop-config.ts'
import type { ShopSettings } from './setting-repository.ts'

/** The catalogue's memory, which always holds the current settings. */
interface Memory {
  readonly state: { readonly settings: ShopSettings }
}

/** The shop with its settings as they were saved last; other nodes follow within a second. */
export function withLiveSettings(configured: Shop, memory: Memory): Shop {
  const names = Object.keys(configured) as (keyof Shop)[]
  const live = (name: keyof Shop) => ({
    enumerable: true,
    get: () => {
      const { settings } = memory.state
      if (name === 'saved') return settings
      return name in settings ? settings[name] : configured[name]
    },
  })
  return Object.defineProperties({}, Object.fromEntries(names.map((name) => [name, live(name)]))) as Shop
}
