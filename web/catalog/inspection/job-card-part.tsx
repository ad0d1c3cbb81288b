import { lazyPart } from '#web/ui/lazy-part.tsx'

/** Few products have a card: its code, texts and styles load with those. */
export const JobCardSheet = lazyPart(async () => {
  const [{ bringStyles }, { jobCardStyles }] = await Promise.all([
    import('#web/bring-styles.ts'),
    import('./job-card-styles.ts'),
  ])
  const [{ JobCardSheet: Sheet }] = await Promise.all([import('./job-card-sheet.tsx'), bringStyles(jobCardStyles)])
  return Sheet
})
