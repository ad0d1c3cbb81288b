import { lazyPart } from '#web/ui/lazy-part.tsx'

// Loaded only for visitors who have chosen their bicycle.
export const FitLine = lazyPart(async () => (await import('./fit-line.tsx')).FitLine)
export const ChosenBike = lazyPart(async () => (await import('./chosen-bike.tsx')).ChosenBike)
export const PartFit = lazyPart(async () => (await import('./part-fit.tsx')).PartFit)
export const MyBikeButton = lazyPart(async () => (await import('./my-bike-button.tsx')).MyBikeButton)
