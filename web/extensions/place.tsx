import type { ComponentType } from 'react'
import { Attempt } from '#web/ui/lazy-part.tsx'
import { type PlaceName, type Places, webExtensions } from './web-extension.ts'

/** A named place of a page: the parts that extensions put there, in their order; nothing where none does. */
export function Place<P extends PlaceName>({ name, given }: { name: P; given: Places[P] }) {
  return webExtensions().map(({ places }, at) => {
    const Part = places?.[name] as ComponentType<Places[P]> | undefined
    return (
      Part && (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list of extensions never changes
        <Attempt key={at}>
          <Part {...given} />
        </Attempt>
      )
    )
  })
}
