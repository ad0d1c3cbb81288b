import { useQuery } from '@tanstack/react-query'
import { centsOf } from '#shared/domain/platform/money.ts'
import type { Places } from '#web/extensions/web-extension.ts'
import { PayOrderBox } from '#web/orders/wallet/pay-order-box.tsx'
import { useApi } from '#web/platform/api.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { deviceButtons } from './device-button-rows.ts'
import { instrumentTexts } from './instrument-texts.ts'
import { offeredQuery } from './offered-query.ts'

const Payment = lazyPart(async () => (await import('./pay-by-instrument.tsx')).PayOrder)

/** An order that waits for its transfer is paid by what PayPal takes besides its wallet. */
export function PayOrderByInstruments(order: Places['order.pay']) {
  const { order: texts } = instrumentTexts.useChunk()
  const { data } = useQuery(offeredQuery(useApi(), centsOf(order.toPay), 'courier'))
  return data?.map((instrument) => (
    <PayOrderBox key={instrument} {...order} texts={texts[instrument]} Button={deviceButtons[instrument]}>
      {(payment) => <Payment instrument={instrument} {...payment} />}
    </PayOrderBox>
  ))
}
