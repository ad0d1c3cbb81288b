import { lazyPart } from '#web/ui/lazy-part.tsx'

/** Few articles have a card: its code, texts and styles come with those that do. */
export const JobCardSheet = lazyPart(async () => {
  const { bringJobCardStyles } = await import('./job-card-styles.ts')
  const [{ JobCardSheet: Sheet }] = await Promise.all([import('./job-card-sheet.tsx'), bringJobCardStyles()])
  return Sheet
})
