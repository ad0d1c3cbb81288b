import { WithdrawalFunction } from '#web/orders/withdrawals/withdrawal-function.tsx'
import { InfoContent } from './info/info-page.tsx'

/** /recesso: the function the law asks for, then the text about it (rule 442). */
export function WithdrawalPage() {
  return (
    <InfoContent name="recesso">
      {/* A mail's link has the order's key in its address: no other site learns it. */}
      <meta name="referrer" content="no-referrer" />
      <WithdrawalFunction />
    </InfoContent>
  )
}
