import { lazyPart } from '#web/ui/lazy-part.tsx'

/** For the components' page only: its code, texts and style load with it. */
export const ExplodedBicycle = lazyPart(async () => {
  const [{ bringStyles }, { explodedStyles }] = await Promise.all([
    import('#web/platform/bring-styles.ts'),
    import('./exploded-styles.ts'),
  ])
  const [{ ExplodedBicycle: View }] = await Promise.all([import('./exploded-bicycle.tsx'), bringStyles(explodedStyles)])
  return View
})
