import { useQuery } from '@tanstack/react-query'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import type { Places } from '#web/extensions/web-extension.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { addressOf, useApi } from '#web/platform/api.ts'
import { getOwnInvoicePdf, listOwnInvoices } from '../invoice-calls.ts'
import { invoiceTexts } from './invoice-texts.ts'

/** The copies of an order's invoices; nothing where none was asked for. */
export function OwnInvoices({ orderNumber, accessKey }: Places['order.block']) {
  const api = useApi()
  const t = invoiceTexts.useChunk().own
  const { language } = useI18n()
  const query = { k: accessKey }
  const { data } = useQuery({
    queryKey: ['order-invoices', orderNumber],
    queryFn: () => api(listOwnInvoices, { params: { orderNumber }, query }),
  })
  if (!data?.isRequested) return null
  return (
    <section className="above-16">
      <h3 className="block-title">{t.title}</h3>
      {data.invoices.length === 0 && <p className="small muted">{t.waits}</p>}
      {data.invoices.map(({ id, printed, kind, total }) => (
        <p key={id}>
          <a href={addressOf(getOwnInvoicePdf, { params: { orderNumber, id }, query })} aria-label={t.open(printed)}>
            {t[kind]} {printed}
          </a>
          , {formatEuro((kind === 'TD04' ? -1 : 1) * centsOf(total), language)}
        </p>
      ))}
      {data.invoices.length > 0 && <p className="small muted">{t.copy}</p>}
    </section>
  )
}
