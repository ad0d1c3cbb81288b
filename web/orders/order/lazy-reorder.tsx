import type { ComponentProps } from 'react'
import { useHydrated } from '#web/platform/use-hydrated.ts'
import { Attempt, lazyPart } from '#web/ui/lazy-part.tsx'

const Part = lazyPart(async () => (await import('./reorder.tsx')).Reorder)

export function Reorder(props: ComponentProps<typeof Part>) {
  return (
    useHydrated() && (
      <Attempt>
        <Part {...props} />
      </Attempt>
    )
  )
}
