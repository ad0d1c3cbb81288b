import { availableParallelism } from 'node:os'
import sharp from 'sharp'

// Loaded with the first picture: the engine takes longer to load than most of the shop.

// Only these four formats can be read, whatever a file claims: SVG, PDF and the rest are refused.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
})
// Resizing must leave a core to the requests.
sharp.concurrency(Math.max(1, availableParallelism() - 1))
sharp.cache(false)

export { sharp }
