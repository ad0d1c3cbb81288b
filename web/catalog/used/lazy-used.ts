import { lazyPart } from '#web/ui/lazy-part.tsx'

// Only lists of used bicycles have these: code and texts come with those, the style with the first.
export const UsedCount = lazyPart(async () => {
  const [{ UsedCount: Count }] = await Promise.all([
    import('./used-list.tsx'),
    import('./used-style.ts').then(({ bringUsedStyle }) => bringUsedStyle()),
  ])
  return Count
})
export const AwaitedBicycles = lazyPart(async () => (await import('./used-list.tsx')).AwaitedBicycles)
