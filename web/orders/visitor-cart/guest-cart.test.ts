import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addLine, setQuantity } from '#shared/domain/platform/goods/cart.ts'
import type { KeyValueStore } from '#web/platform/browser-storage.ts'
import type { CartItem } from '#web/session/cart-changes.ts'
import { storedList } from '#web/session/stored-list.ts'
import { guestCartKind } from './guest-cart.ts'

const bottle: CartItem = {
  productId: 7,
  frameSize: null,
  quantity: 1,
  name: 'Borraccia',
  unitCents: 890,
  imageUrl: null,
}
const bike: CartItem = { ...bottle, productId: 3, frameSize: 'M', name: 'Brenta', unitCents: 219_000 }

/** One browser: a storage that its tabs share, each tab waking the others. */
function aBrowser(first?: string) {
  const values = new Map<string, string>(first === undefined ? [] : [[guestCartKind.key, first]])
  const tabs = new Set<() => void>()
  const store = (self: { wake?: () => void }): KeyValueStore => {
    const wakeOthers = () => {
      for (const wake of tabs) if (wake !== self.wake) wake()
    }
    return {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => {
        values.set(key, value)
        wakeOthers()
      },
      removeItem: (key) => {
        values.delete(key)
        wakeOthers()
      },
    }
  }
  return {
    values,
    openTab() {
      const self: { wake?: () => void } = {}
      return storedList<CartItem>(guestCartKind, store(self), (_key, wake) => {
        self.wake = wake
        tabs.add(wake)
        return () => tabs.delete(wake)
      })
    },
  }
}

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError')
}

describe('the guest cart', () => {
  let warnings: unknown[][]
  beforeEach(() => {
    warnings = []
    vi.spyOn(console, 'warn').mockImplementation((...words) => warnings.push(words))
  })
  afterEach(() => void vi.restoreAllMocks())

  it('is still there when the page is loaded again', () => {
    const browser = aBrowser()
    browser.openTab().change((lines) => addLine(lines, bike))
    expect(browser.openTab().lines()).toEqual([bike])
  })

  it('sums the quantities of the same product and size, and keeps sizes apart', () => {
    const cart = aBrowser().openTab()
    cart.change((lines) => addLine(lines, bike))
    cart.change((lines) => addLine(lines, { ...bike, quantity: 2 }))
    cart.change((lines) => addLine(lines, { ...bike, frameSize: 'L' }))
    expect(cart.lines().map((l) => [l.frameSize, l.quantity])).toEqual([
      ['M', 3],
      ['L', 1],
    ])
  })

  it('removes a line whose quantity becomes 0 or less, and leaves nothing stored for an empty cart', () => {
    const browser = aBrowser()
    const cart = browser.openTab()
    cart.change((lines) => addLine(lines, bottle))
    cart.change((lines) => setQuantity(lines, '7/', -1))
    expect(cart.lines()).toEqual([])
    expect(browser.values.size).toBe(0)
  })

  it('shows in one tab what another tab has added, and undoes nothing of it', () => {
    const browser = aBrowser()
    const [one, two] = [browser.openTab(), browser.openTab()]
    const seen: number[] = []
    two.subscribe(() => seen.push(two.lines().length))
    one.change((lines) => addLine(lines, bike))
    expect(seen).toEqual([1])
    two.change((lines) => addLine(lines, bottle))
    expect(one.lines()).toEqual([bike, bottle])
  })

  it('gives the same array while nothing changes', () => {
    const cart = aBrowser(JSON.stringify({ version: 1, lines: [bike] })).openTab()
    expect(cart.lines()).toBe(cart.lines())
  })

  it.each([
    ['no JSON', '{"version":1,'],
    ['another shape', '["M"]'],
    ['another version', JSON.stringify({ version: 2, lines: [] })],
    ['a quantity of text', JSON.stringify({ version: 1, lines: [{ ...bike, quantity: '2' }] })],
    ['a negative quantity', JSON.stringify({ version: 1, lines: [{ ...bike, quantity: -3 }] })],
    ['a missing product', JSON.stringify({ version: 1, lines: [{ ...bike, productId: undefined }] })],
  ])('replaces a damaged value by an empty cart and logs it: %s', (_name, text) => {
    const browser = aBrowser(text)
    const cart = browser.openTab()
    expect(cart.lines()).toEqual([])
    expect(warnings).toHaveLength(1)
    expect(browser.values.size).toBe(0)
    cart.change((lines) => addLine(lines, bike))
    expect(browser.openTab().lines()).toEqual([bike])
  })

  it('works as long as the page when the storage is full', () => {
    const cart = storedList<CartItem>(
      guestCartKind,
      { getItem: () => null, setItem: blocked, removeItem: blocked },
      () => () => undefined,
    )
    cart.change((lines) => addLine(lines, bike))
    cart.change((lines) => addLine(lines, bottle))
    expect(cart.lines()).toEqual([bike, bottle])
    expect(warnings).toHaveLength(1)
  })

  it('works as long as the page when there is no storage, or reading it is refused', () => {
    const refusing = { getItem: blocked, setItem: blocked, removeItem: blocked }
    for (const storage of [undefined, refusing]) {
      const cart = storedList<CartItem>(guestCartKind, storage, () => () => undefined)
      cart.change((lines) => addLine(lines, bike))
      expect(cart.lines()).toEqual([bike])
    }
  })
})
