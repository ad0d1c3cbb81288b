import { Link } from '@tanstack/react-router'
import type { OrderPage } from '#shared/contract/orders/orders.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import { returnTexts } from './return-texts.ts'

export function NothingToReturn({ order, accessKey }: { order: OrderPage; accessKey: string }) {
  const t = returnTexts.useChunk()
  const { phone, email } = useShop()
  return (
    <section className="box box-body stack" aria-labelledby="nothing-title">
      <h2 id="nothing-title">{t.what.nothingTitle}</h2>
      <p>{t.what.nothing(phone, email)}</p>
      <p>
        <Link
          className="btn"
          to="/ordine/$orderNumber"
          params={{ orderNumber: order.orderNumber }}
          search={{ k: accessKey }}
        >
          {t.what.leave}
        </Link>
      </p>
    </section>
  )
}
