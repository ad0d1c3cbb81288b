import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import type { Reply } from '#shared/contract/platform/endpoint.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import type { listServices } from '../services/service-calls.ts'
import type { WorkshopTexts } from './workshop-texts.ts'

export type Service = Reply<typeof listServices>[number]

const shownAtFirst = 6

interface Props {
  services: readonly Service[]
  chosen: Service
  onChoose(service: Service): void
  texts: WorkshopTexts
}

export function ServiceChoice({ services, chosen, onChoose, texts: t }: Props) {
  const group = useId()
  const rows = (some: readonly Service[]) => (
    <ul className="workshop-services outlined">
      {some.map((service) => (
        <li key={service.id}>
          <ServiceRow {...{ service, group, texts: t }} isOn={service.id === chosen.id} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  )
  const more = services.slice(shownAtFirst)
  return (
    <fieldset>
      <legend className="sr-only">{t.steps.service}</legend>
      {rows(services.slice(0, shownAtFirst))}
      {more.length > 0 && (
        <details className="workshop-more above-8" open={more.includes(chosen) || undefined}>
          <summary className="btn btn-text">
            {t.services.more(more.length)} <ChevronDown className="icon icon-s" aria-hidden="true" />
          </summary>
          {rows(more)}
        </details>
      )}
    </fieldset>
  )
}

interface RowProps {
  service: Service
  group: string
  isOn: boolean
  onChoose(service: Service): void
  texts: WorkshopTexts
}

function ServiceRow({ service, group, isOn, onChoose, texts: t }: RowProps) {
  const { language } = useI18n()
  const name = language === 'en' ? service.nameEn : service.name
  const note = language === 'en' ? service.noteEn : service.note
  return (
    <label className={`pay-option workshop-service relative ${isOn ? 'on' : ''}`}>
      <span>
        <b className="bold block">{name}</b>
        <span className="small muted">
          {t.services.duration(service.minutes)}
          {note && `. ${note}`}
        </span>
      </span>
      <span className="bold workshop-price">{usePriceText(t)(service)}</span>
      <input className="sr-only" type="radio" name={group} checked={isOn} onChange={() => onChoose(service)} />
    </label>
  )
}

/** «da 35,00 € + i pezzi». */
export function usePriceText({ services: t }: WorkshopTexts) {
  const { language } = useI18n()
  return ({ priceKind, price, parts, partsEn }: Service) => {
    if (priceKind === 'free') return t.free
    const amount = formatEuro(centsOf(price), language)
    const more = language === 'en' ? partsEn : parts
    return [priceKind === 'from' ? t.from(amount) : amount, more && t.plus(more)].filter(Boolean).join(' ')
  }
}
