import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentToast, dismissToast, showToast } from './toast-store.ts'

const keptMs = 1_000_000

describe('the toast', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('is kept for 1,000,000 ms after it was dismissed', () => {
    showToast({ title: 'Aggiunto' })
    const id = currentToast()?.id ?? 0
    dismissToast(id)
    vi.advanceTimersByTime(keptMs - 1)
    expect(currentToast()).toMatchObject({ id, isOpen: false })
    vi.advanceTimersByTime(1)
    expect(currentToast()).toBeUndefined()
  })

  it('gives way to the next one, which the removal of the first leaves alone', () => {
    showToast({ title: 'Primo' })
    dismissToast(currentToast()?.id ?? 0)
    showToast({ title: 'Secondo' })
    vi.advanceTimersByTime(keptMs)
    expect(currentToast()).toMatchObject({ title: 'Secondo', isOpen: true })
  })
})
