import type { ComponentProps } from 'react'
import { Attempt, lazyPart } from '#web/ui/lazy-part.tsx'
import { useHydrated } from '#web/use-hydrated.ts'

/** Few bicycles are sold: its code and texts come with those that are. */
const Form = lazyPart(async () => (await import('./stock-alert-form.tsx')).StockAlertForm)

type Props = ComponentProps<typeof Form>

export function StockAlert(props: Props) {
  return (
    useHydrated() && (
      <Attempt>
        <Form {...props} />
      </Attempt>
    )
  )
}
