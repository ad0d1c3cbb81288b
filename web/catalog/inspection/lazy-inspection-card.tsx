import { lazyPart } from '#web/ui/lazy-part.tsx'

/** Few products have a card: its code, texts and styles load with those. */
export const InspectionCardSheet = lazyPart(async () => {
  const [{ bringStyles }, { inspectionCardStyles: jobCardStyles }] = await Promise.all([
    import('#web/platform/bring-styles.ts'),
    import('./inspection-card-styles.ts'),
  ])
  const [{ InspectionCardSheet: Sheet }] = await Promise.all([
    import('./inspection-card-sheet.tsx'),
    bringStyles(jobCardStyles),
  ])
  return Sheet
})
