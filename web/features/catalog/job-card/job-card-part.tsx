import { lazyPart } from '#web/ui/lazy-part.tsx'

/** Few articles have a card: its code, texts and styles come with those that do. */
export const JobCardSheet = lazyPart(async () => (await import('./job-card-sheet.tsx')).JobCardSheet)
