import { inflateSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { create, type Font } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aSoldOrder, guestOf } from '#test/return-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'

const shop = shopForEachTest()
const oneHelmet = { kind: 'withdrawal', outcome: 'refund', lines: [{ line: 1, quantity: 1 }] }

const numberedObjects = /(\d+) 0 obj\n(.*?)\nendobj/gs

/** The words of a PDF by the fonts that draw them; a letter without a glyph is \0. */
function wordsOf(pdf: Buffer): string {
  const objects = new Map(
    [...pdf.toString('latin1').matchAll(numberedObjects)].map(([, n = '', body = '']) => [n, body]),
  )
  const contentOf = (body = '') => {
    const stream = Buffer.from(/stream\n(.*)\nendstream/s.exec(body)?.[1] ?? '', 'latin1')
    return (body.includes('FlateDecode') ? inflateSync(stream) : stream).toString('latin1')
  }
  const inHex = (hex: string) => [...hex.matchAll(/<([0-9a-f ]*)>/g)].map(([, h = '']) => h.replaceAll(' ', ''))
  const lettersOf = (font: string) => {
    const [, map] = /\/ToUnicode (\d+)/.exec(objects.get(font) ?? '') ?? []
    if (!map) return undefined
    const ranges = contentOf(objects.get(map)).matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)
    return new Map(
      [...ranges].flatMap(([, first = '', all = '']) =>
        inHex(all).map(
          (one, i) => [Number.parseInt(first, 16) + i, Buffer.from(one, 'hex').swap16().toString('utf16le')] as const,
        ),
      ),
    )
  }
  const words: string[] = []
  for (const page of objects.values()) {
    if (!/\/Type \/Page\b/.test(page)) continue
    const named = (key: string) => objects.get(new RegExp(`/${key} (\\d+) 0 R`).exec(page)?.[1] ?? '') ?? ''
    const fonts = new Map(
      [...named('Resources').matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, font = '']) => [name, lettersOf(font)]),
    )
    let letters: ReturnType<typeof lettersOf>
    for (const [, font, drawn = ''] of contentOf(named('Contents')).matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font) letters = fonts.get(font)
      const hex = inHex(drawn).join('')
      const glyphs = (hex.match(/.{4}/g) ?? []).map((one) => Number.parseInt(one, 16))
      words.push(
        letters
          ? glyphs.map((glyph) => (glyph === 0 ? '\0' : (letters?.get(glyph) ?? '\0'))).join('')
          : Buffer.from(hex, 'hex').toString('latin1'),
      )
    }
  }
  return words.join('')
}

/** The outlines of all embedded letters, which stay near their place. */
function expectOutlines(pdf: Buffer): void {
  const files = [...pdf.toString('latin1').matchAll(/\/FontFile2 (\d+) 0 R/g)].map(([, n]) => n)
  for (const [, n = '', body = ''] of pdf.toString('latin1').matchAll(numberedObjects)) {
    if (!files.includes(n)) continue
    const stream = /stream\n(.*)\nendstream/s.exec(body)?.[1] ?? ''
    const font = create(inflateSync(Buffer.from(stream, 'latin1'))) as Font
    for (let glyph = 1; glyph < font.numGlyphs; glyph++) {
      const { minX, maxX, minY, maxY } = font.getGlyph(glyph).bbox
      const edges = [minX, maxX, minY, maxY].filter(Number.isFinite)
      for (const edge of edges) expect(Math.abs(edge)).toBeLessThan(font.unitsPerEm * 3)
    }
  }
}

async function noteFor(customerName: string): Promise<string> {
  const placed = await aSoldOrder(shop)
  await shop.deps.database.db.update(orders).set({ customerName }).where(eq(orders.id, placed.id))
  const guest = guestOf(shop, placed)
  const { code } = (await guest.opened(oneHelmet)).return
  const pdf = (await guest.get(`returns/${code}/note`)).rawPayload
  expectOutlines(pdf)
  return wordsOf(pdf)
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
      'Živa Ñuñez □',
      'U+1F6B2',
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
    ...[
      '山田太郎',
      'さくら 花子',
      'ヴィンセント',
      '髙橋 齋藤',
      '李小龙',
      '鄭麗娟',
      '김철수',
      '남궁 민수',
      'สมชาย ใจดี',
      'น้ำผึ้ง',
    ],
    ...['Yamada 山田 Tarō', 'Anna Maria 王', 'דוד'],
  ])('draws each letter of %s in its own script', async (customerName) => {
    const words = await noteFor(customerName)
    expect(words).toContain(customerName)
    expect(words).not.toMatch(/[\0□]/)
  })

  it('draws an Arabic name from the right', async () => {
    expect(await noteFor('محمد علي')).toContain([...'محمد علي'].toReversed().join(''))
  })

  it('draws a name of any script, or says which letters it cannot draw', async () => {
    const scripts = [
      ...[
        'Latin',
        'Greek',
        'Cyrillic',
        'Hebrew',
        'Arabic',
        'Han',
        'Hiragana',
        'Katakana',
        'Hangul',
        'Thai',
        'Devanagari',
      ],
      ...['Bengali', 'Tamil', 'Sinhala', 'Georgian', 'Armenian', 'Ethiopic', 'Khmer', 'Emoji_Presentation'],
    ]
    const all = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code)).filter(
      (one) => one === one.normalize('NFC'),
    )
    const letter = fc.oneof(
      ...scripts.map((script) => {
        const isOfIt = new RegExp(script.includes('_') ? `\\p{${script}}` : `(?=\\p{L})\\p{Script=${script}}`, 'u')
        return fc.constantFrom(...all.filter((one) => isOfIt.test(one)))
      }),
    )
    const names = fc.sample(fc.array(letter, { minLength: 6, maxLength: 12 }), { numRuns: 10, seed: 49 })
    for (const name of names) {
      const words = await noteFor(name.join(' '))
      expect(words, name.join(' ')).not.toContain('\0')
      for (const one of name) {
        const isDrawn = words.includes(one)
        const number = `U+${one.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
        expect(words.includes(number), `${one} of ${name.join(' ')}`).toBe(!isDrawn)
      }
    }
  }, 60_000)

  it.each([
    ['\u{30000}', '□', 'U+30000'],
    ['\ue000', '□', 'U+E000'],
    ['नमिता', '□□□□□', 'U+0928, U+092E, U+093F, U+0924, U+093E'],
  ])('says in words that it cannot draw %s', async (customerName, boxes, numbers) => {
    const words = await noteFor(customerName)
    expect(words).toContain(boxes)
    expect(words).toContain(`una lettera che qui non si può stampare: ${numbers}.`)
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
