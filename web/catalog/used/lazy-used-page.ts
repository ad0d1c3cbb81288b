import { lazyPart } from '#web/ui/lazy-part.tsx'

export const UsedAlike = lazyPart(async () => (await import('./used-alike.tsx')).UsedAlike)
