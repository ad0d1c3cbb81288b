import { Check, Clock, Wrench } from 'lucide-react'
import { Badge } from '#web/ui/badge.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Price } from '#web/ui/price.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { StepList } from '#web/ui/step-list.tsx'
import '#web/ui/step-list.css'
import type { Show } from './show.ts'

const tones = ['plain', 'ok', 'amber', 'red', 'blue'] as const

export const shows: readonly Show[] = [
  {
    name: 'Badge',
    Part: () => (
      <p className="row wraps spaced-8">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} icon={tone === 'ok' ? Check : tone === 'amber' ? Clock : Wrench}>
            {tone}
          </Badge>
        ))}
      </p>
    ),
  },
  {
    name: 'Price',
    Part: () => (
      <div className="row wraps spaced-16">
        <Price amount={129_900} form="text" />
        <Price amount={129_900} />
        <Price amount={129_900} form="plate" />
      </div>
    ),
  },
  { name: 'Stars', Part: () => <Stars rating={4.5} /> },
  {
    name: 'CopyButton',
    Part: () => (
      <CopyButton text="IT60X0542811101000000123456" label="Copia l’IBAN">
        Copia l’IBAN
      </CopyButton>
    ),
  },
  {
    name: 'StepList',
    Part: () => <StepList label="Il tuo ordine" done="fatto" names={['Ordinato', 'Spedito', 'Consegnato']} at={1} />,
  },
  { name: 'ErrorState', Part: () => <ErrorState what="Gli ordini non si caricano." onRetry={() => undefined} /> },
  {
    name: 'Skeleton',
    Part: () => (
      <Loading>
        <Skeleton className="skeleton-line" />
      </Loading>
    ),
  },
]
