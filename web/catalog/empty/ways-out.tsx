import { useHydrated } from '#web/platform/use-hydrated.ts'
import { Attempt, lazyPart } from '#web/ui/lazy-part.tsx'

// Few lists are empty: what helps there comes with them.
const LazyRelaxations = lazyPart(async () => (await import('./relaxations.tsx')).Relaxations)
const LazyJustIn = lazyPart(async () => (await import('./just-in.tsx')).JustIn)

export function Relaxations(props: Parameters<typeof LazyRelaxations>[0]) {
  return useHydrated() && <Attempt>{<LazyRelaxations {...props} />}</Attempt>
}

export function JustIn() {
  return useHydrated() && <Attempt>{<LazyJustIn />}</Attempt>
}
