import { describe, expect, it } from 'vitest'
import { attentionText } from './order-labels.ts'

const reasons = ['amount_mismatch', 'foreign_order', 'unresolved', 'reversed', 'refund_failed', 'refund_amount']

describe('why a payment needs attention', () => {
  it.each([...reasons, 'refunded_elsewhere', 'refunded_in_part', 'denied_after_shipping'])(
    'is said in words: %s',
    (reason) => {
      expect(attentionText(reason)).toMatch(
        /^(È stato|Da tre giorni|Il (pagamento|gestore|denaro|rimborso)|Una parte) .*\.$/,
      )
      expect(attentionText(reason)).not.toContain(reason)
    },
  )

  it('keeps the provider’s own word where the shop has none', () => {
    expect(attentionText('refund: TRANSACTION_DISPUTED')).toContain('Il rimborso è rifiutato (TRANSACTION_DISPUTED)')
    expect(attentionText('capture: PERMISSION_DENIED')).toContain('incassare (PERMISSION_DENIED)')
    expect(attentionText('something_new')).toContain('something_new')
  })
})
