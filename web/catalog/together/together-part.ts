import { lazyPart } from '#web/ui/lazy-part.tsx'

export const GoesTogether = lazyPart(async () => (await import('./goes-together.tsx')).GoesTogether)
