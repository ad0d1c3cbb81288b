import { lazyPart } from '#web/ui/lazy-part.tsx'

// Loaded only for visitors who have chosen their bicycle.
export const CompatibilityLine = lazyPart(async () => (await import('./compatibility-line.tsx')).CompatibilityLine)
export const ChosenBike = lazyPart(async () => (await import('./chosen-bike.tsx')).ChosenBike)
