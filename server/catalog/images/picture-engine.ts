import { availableParallelism } from 'node:os'
import sharp from 'sharp'

// Loaded with the first picture: the engine takes longer to load than most of the shop.

// What a file claims to be is not asked: only these four can be read at all, SVG, PDF and the rest are refused.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
})
// Resizing must leave a core to the requests.
sharp.concurrency(Math.max(1, availableParallelism() - 1))
sharp.cache(false)

export { sharp }
