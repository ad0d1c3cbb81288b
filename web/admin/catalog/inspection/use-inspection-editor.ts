import { useEffect, useState, useSyncExternalStore } from 'react'
import { type InspectionCard, saveInspectionCard } from '#shared/contract/catalog/admin-inspection-cards.ts'
import { useRefresh } from '#web/admin/use-act.ts'
import { useApi } from '#web/platform/api.ts'
import { useBackOnline } from '#web/ui/use-online.ts'
import type { CardChange } from './card-change.ts'
import { InspectionSaveQueue } from './inspection-save-queue.ts'

const keyOf = (id: number) => `pedivella.bench.${id}`
const whoKey = 'pedivella.bench.who'

/** A job card as it is filled: shown at once, stored as soon as it can be. */
export function useInspectionEditor(card: InspectionCard) {
  const api = useApi()
  const refresh = useRefresh()
  const [who, setWho] = useState(() => read(whoKey) ?? '')
  const [queue] = useState(
    () =>
      new InspectionSaveQueue(
        card,
        (change) => api(saveInspectionCard, { params: { id: String(card.productId) }, body: change }),
        {
          read: () => JSON.parse(read(keyOf(card.productId)) ?? 'null') ?? undefined,
          write: (change) => write(keyOf(card.productId), change && JSON.stringify(change)),
        },
      ),
  )
  const view = useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot)
  useEffect(() => {
    void queue.flush()
    return () => {
      void refresh()
    }
  }, [queue, refresh])
  useBackOnline(() => void queue.flush())
  return {
    ...view,
    who,
    setWho: (name: string) => {
      setWho(name)
      write(whoKey, name || undefined)
    },
    change: (change: CardChange) => queue.change({ ...change, ...(who.trim() && { by: who.trim() }) }),
    retry: () => void queue.flush(),
  }
}
export type InspectionEditor = ReturnType<typeof useInspectionEditor>

/** Without storage the changes live on screen only. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // As above.
  }
}
