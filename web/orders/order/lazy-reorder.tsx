import type { ComponentProps } from 'react'
import { Attempt, lazyPart } from '#web/ui/lazy-part.tsx'
import { useHydrated } from '#web/use-hydrated.ts'

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
