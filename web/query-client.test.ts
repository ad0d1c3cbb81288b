import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

afterEach(() => {
  vi.useRealTimers()
  focusManager.setFocused(undefined)
  onlineManager.setOnline(true)
})

describe('a read', () => {
  it('is asked once: never stale, not again on focus or reconnection, not by the clock', async () => {
    vi.useFakeTimers()
    const queries = createQueryClient()
    // As the page's provider does: focus and reconnection events need it.
    queries.mount()
    let asked = 0
    const queryFn = async () => ++asked
    const read = new QueryObserver(queries, { queryKey: ['read'], queryFn })
    const stop = read.subscribe(() => {})
    await vi.advanceTimersByTimeAsync(3_600_000)
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    onlineManager.setOnline(false)
    onlineManager.setOnline(true)
    await vi.advanceTimersByTimeAsync(1_000)
    const another = new QueryObserver(queries, { queryKey: ['read'], queryFn }).subscribe(() => {})
    await vi.advanceTimersByTimeAsync(1_000)
    expect(asked).toBe(1)
    stop()
    another()
    queries.unmount()
  })

  it('that fails is not tried again', async () => {
    vi.useFakeTimers()
    let asked = 0
    const queryFn = async () => {
      asked++
      throw new Error('away')
    }
    const failed = createQueryClient().fetchQuery({ queryKey: ['failing'], queryFn })
    await expect(failed).rejects.toThrow('away')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toBe(1)
  })
})
