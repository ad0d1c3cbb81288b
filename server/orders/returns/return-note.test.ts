import { inflateSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aSoldOrder, guestOf } from '#test/return-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'

const shop = shopForEachTest()
const oneHelmet = { kind: 'withdrawal', outcome: 'refund', lines: [{ line: 1, quantity: 1 }] }

/** The words of a PDF, read as the letters of its own fonts and as those of an embedded one. */
function wordsOf(pdf: Buffer): string {
  const streams = pdf.toString('latin1').matchAll(/stream\n(.*?)\nendstream/gs)
  const drawn = [...streams].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
  const inHex = (hex: string) => [...hex.matchAll(/<([0-9a-f]*)>/g)].map(([, h = '']) => h)
  const ranges = drawn.flatMap((one) => [...one.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)])
  const letters = new Map(
    ranges.flatMap(([, first = '', all = '']) =>
      inHex(all).map(
        (one, i) => [Number.parseInt(first, 16) + i, Buffer.from(one, 'hex').swap16().toString('utf16le')] as const,
      ),
    ),
  )
  const units = [...drawn.join('\n').matchAll(/\[([^\]]*)\] TJ/g)].map(([, hex = '']) => inHex(hex).join(''))
  const embedded = (hex: string) =>
    hex
      .match(/.{4}/g)
      ?.map((one) => letters.get(Number.parseInt(one, 16)) ?? '')
      .join('')
  return units.flatMap((hex) => [Buffer.from(hex, 'hex').toString('latin1'), embedded(hex)]).join('\n')
}

async function noteFor(customerName: string): Promise<string> {
  const placed = await aSoldOrder(shop)
  await shop.deps.database.db.update(orders).set({ customerName }).where(eq(orders.id, placed.id))
  const guest = guestOf(shop, placed)
  const { code } = (await guest.opened(oneHelmet)).return
  return wordsOf((await guest.get(`returns/${code}/note`)).rawPayload)
}

describe('the return note', () => {
  it('is a PDF with the code, the order, the goods and the shop’s address, for the customer and for staff', async () => {
    const placed = await aSoldOrder(shop)
    await shop.deps.database.db.update(orders).set({ customerName: 'Živa Ñuñez 🚲' }).where(eq(orders.id, placed.id))
    const guest = guestOf(shop, placed)
    const { code } = (await guest.opened(oneHelmet)).return
    const note = await guest.get(`returns/${code}/note`)
    expect([note.statusCode, note.headers['content-type'], note.headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ])
    const words = wordsOf(note.rawPayload)
    const { street } = shop.deps.shop.address
    for (const part of [
      'Nota di reso',
      code,
      placed.orderNumber,
      'Živa Ñuñez :bike:',
      '1 × Casco Sentiero (taglia M)',
      street,
    ])
      expect(words).toContain(part)
    const admin = await anAdministrator(shop)
    const { returns } = (await admin.get(`/api/admin/orders/${placed.id}`)).json()
    const forStaff = await admin.get(`/api/admin/returns/${returns[0].id}/note`)
    expect(wordsOf(forStaff.rawPayload)).toBe(words)
    expect((await guest.get('returns/RS-2222-9/note')).json().code).toBe('return_not_found')
  })

  it.each([
    ...['Łukasz Żółć', 'Đorđe Šarić', 'Ștefan Țiriac', 'İbrahim Çağrı', 'Nguyễn Văn Ánh', 'Иван Петров', 'Σωκράτης'],
    ...['Անի', 'გიორგი', 'דוד', 'Đặng Thị Bưởi', 'Θεόδωρος Παπαδόπουλος', 'Ґалаґан Їжак', 'Ołeksandr Müller'],
  ])('says the name as it was written: %s', async (customerName) => {
    expect(await noteFor(customerName)).toContain(customerName)
  })

  it.each([
    ['李小龙', 'LiXiaoLong'],
    ['김철수', 'GimCheolSu'],
    ['さくら', 'sakura'],
    ['สมชาย', 'smchay'],
  ])('puts %s, whose letters no font here has, as %s', async (customerName, latin) => {
    expect(await noteFor(customerName)).toContain(latin)
  })

  it('says no question mark for any letter', async () => {
    const letters = fc.sample(fc.string({ unit: 'grapheme', minLength: 30, maxLength: 30 }), { numRuns: 5, seed: 19 })
    for (const text of letters) expect(await noteFor(text.replaceAll('?', ''))).not.toContain('?')
  })

  it('goes with the mail that opens the return, in its language, unless there is nothing to send', async () => {
    const sent = async () => {
      await shop.deps.mailSender.sendDue()
      return shop.mailer.sent.splice(0).flatMap(({ attachments = [] }) => attachments)
    }
    const { code } = (
      await guestOf(shop, await aSoldOrder(shop, { language: 'en' })).opened({ ...oneHelmet, kind: 'shop_return' })
    ).return
    const [note, ...others] = await sent()
    expect([note?.fileName, note?.type, others]).toEqual([`${code}.pdf`, 'application/pdf', []])
    expect(wordsOf(note?.content ?? Buffer.alloc(0))).toContain('Return note')
    await guestOf(shop, await aSoldOrder(shop)).opened(oneHelmet)
    expect(await sent()).toHaveLength(1)
    await guestOf(shop, await aSoldOrder(shop, { deliveredDaysAgo: null })).opened(oneHelmet)
    expect(await sent()).toEqual([])
  })
})
