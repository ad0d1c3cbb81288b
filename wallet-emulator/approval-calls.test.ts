import { describe, expect, it } from 'vitest'
import { anOrder, eur, runEmulator } from './emulator-harness.ts'

const shop = 'http://localhost:3000'

describe('GET /checkoutnow', () => {
  it('shows the buyer to whom he pays, what and how much, and that it is play money', async () => {
    const emulator = await runEmulator()
    const { status, text, headers } = await emulator.raw('GET', `/checkoutnow?token=${await emulator.createdOrder()}`)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(text).toContain('<html lang="it">')
    expect(text.replaceAll('\u00a0', ' ')).toMatch(
      /PAGAMENTO DIMOSTRATIVO.*Pedivella.*1 × Gravel 105 \(taglia M\).*1\.199,00 €.*Spedizione.*49,00 €.*Totale.*1\.248,00 €/s,
    )
    for (const button of ['Paga', 'Annulla', 'Carta rifiutata', 'Paga e chiudi la finestra'])
      expect(text).toContain(button)
  })

  it('shows names as text, whatever they hold', async () => {
    const emulator = await runEmulator()
    const name = '<script>alert("1")</script>'
    const unit = { amount: { ...eur('1.00'), breakdown: { item_total: eur('1.00') } } }
    const id = await emulator.createdOrder(
      anOrder({ ...unit, items: [{ name, quantity: '1', unit_amount: eur('1.00') }] }),
    )
    const { text, headers } = await emulator.raw('GET', `/checkoutnow?token=${id}`)
    expect(text).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;')
    expect(text).not.toContain('<script>')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('says that an unknown order is unknown and a paid one is paid', async () => {
    const emulator = await runEmulator()
    expect((await emulator.raw('GET', '/checkoutnow?token=NOTHING')).status).toBe(404)
    expect((await emulator.raw('GET', '/checkoutnow')).status).toBe(404)
    const { orderId } = await emulator.capturedOrder()
    const paid = await emulator.raw('GET', `/checkoutnow?token=${orderId}`)
    expect(paid.status).toBe(409)
    expect(paid.text).toContain('già stato pagato')
  })
})

describe('POST /checkoutnow', () => {
  it('approves and sends the buyer back to the shop', async () => {
    const emulator = await runEmulator()
    const id = await emulator.createdOrder()
    const { status, headers } = await emulator.decide(id, 'approve')
    expect(status).toBe(303)
    expect(headers.get('location')).toBe(`${shop}/checkout/ritorno?token=${id}&PayerID=QYR5Z8XDVJNXQ`)
    expect((await emulator.ledgerOf(id)).status).toBe('APPROVED')
  })

  it('cancels and sends the buyer back; he may come again and approve', async () => {
    const emulator = await runEmulator()
    const id = await emulator.createdOrder()
    const { status, headers } = await emulator.decide(id, 'cancel')
    expect([status, headers.get('location')]).toEqual([303, `${shop}/checkout/annullato?token=${id}`])
    expect((await emulator.ledgerOf(id)).status).toBe('PAYER_ACTION_REQUIRED')
    await emulator.decide(id, 'approve')
    expect((await emulator.capture(id)).status).toBe(201)
  })

  it('takes an approval back when the buyer cancels before the capture', async () => {
    const emulator = await runEmulator()
    const id = await emulator.approvedOrder()
    await emulator.decide(id, 'cancel')
    expect((await emulator.capture(id)).body.details[0].issue).toBe('ORDER_NOT_APPROVED')
  })

  it('answers a window that the shop opened with a message to the shop alone', async () => {
    const emulator = await runEmulator()
    const id = await emulator.createdOrder()
    const { status, text } = await emulator.decide(id, 'approve', `&opener=${encodeURIComponent(shop)}`)
    expect(status).toBe(200)
    expect(text).toContain(`data-opener="${shop}"`)
    expect(text).toContain('&quot;type&quot;:&quot;approved&quot;')
  })

  it.each(['*', 'javascript:alert(1)', `${shop}/path`])('sends no message to %s', async (opener) => {
    const emulator = await runEmulator()
    const reply = await emulator.decide(
      await emulator.createdOrder(),
      'approve',
      `&opener=${encodeURIComponent(opener)}`,
    )
    expect(reply.status).toBe(303)
  })

  it('works for an order that names no page to return to', async () => {
    const emulator = await runEmulator()
    const id = await emulator.createdOrder(anOrder({}, { payment_source: undefined }))
    const { status, text } = await emulator.decide(id, 'approve')
    expect([status, (await emulator.ledgerOf(id)).status]).toEqual([200, 'APPROVED'])
    expect(text).toContain('Puoi tornare al negozio')
  })

  it('refuses an unknown decision, an unknown order and a paid one', async () => {
    const emulator = await runEmulator()
    const id = await emulator.createdOrder()
    expect((await emulator.decide(id, 'steal')).status).toBe(400)
    expect((await emulator.ledgerOf(id)).status).toBe('PAYER_ACTION_REQUIRED')
    expect((await emulator.decide('NOTHING', 'approve')).status).toBe(404)
    const { orderId } = await emulator.capturedOrder()
    expect((await emulator.decide(orderId, 'cancel')).status).toBe(409)
    expect((await emulator.ledgerOf(orderId)).status).toBe('COMPLETED')
  })
})
