import { useEffect, useRef, useState } from 'react'
import { type AdminProduct, listAdminProducts } from '#shared/contract/catalog/admin-products.ts'
import { undoPriceChange } from '#shared/contract/pricing/admin-price-changes.ts'
import { bulkEditProducts, type RefusedCell } from '#shared/contract/pricing/bulk-edit.ts'
import { messageOf } from '#web/admin/admin-api.ts'
import { some } from '#web/admin/admin-format.ts'
import { pageSize } from '#web/admin/admin-queries.ts'
import { sayError } from '#web/admin/admin-toasts.ts'
import { productListInput } from '#web/admin/catalog/products/admin-product-queries.ts'
import { useUnsavedQuestion } from '#web/admin/form/use-unsaved-question.ts'
import { useAct } from '#web/admin/use-act.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { ApiError, useApi } from '#web/platform/api.ts'
import { browserStorage } from '#web/platform/browser-storage.ts'
import { showToast } from '#web/ui/toast/toast-store.ts'
import {
  type CellDraft,
  type CellField,
  isReady,
  keptCellsKey,
  keyOf,
  reversed,
  rowsOf,
  unreadDraft,
} from './cell-drafts.ts'

/** As many rows as one call of the list, and as one save takes. */
const [listedAtOnce, mostPasted] = [100, 5_000]
const failed = 'Non è stato salvato nulla. Riprova.'

interface Save {
  drafts: readonly CellDraft[]
}

/** The stored cells are checked with the schema library, which the list's first view does without. */
const kept = () => import('./kept-cells.ts')
/** What reads a typed cell comes when the first one opens. */
const reader = () => import('./read-cells.ts')
const readDraft = (...cell: Parameters<typeof unreadDraft>) =>
  reader().then(
    ({ draftOf }) => draftOf(...cell),
    () => unreadDraft(...cell),
  )

/** And what words a refusal, with the first one. */
const refuser = () =>
  import('./refused-draft.ts').then(
    ({ refusedDraft }) => refusedDraft,
    () => (draft: CellDraft) => draft,
  )

function useDrafts() {
  const [restored, setRestored] = useState<readonly CellDraft[]>([])
  const [drafts, setDrafts] = useState<ReadonlyMap<string, CellDraft>>(new Map())
  // A save or a paste may end when others have begun.
  const current = useRef(drafts)
  useEffect(() => {
    const find = async () => {
      if (!browserStorage('sessionStorage')?.getItem(keptCellsKey)) return
      const found = (await kept()).findCellDrafts()
      setRestored(found)
      // What was typed meanwhile is newer.
      current.current = new Map([...found.map((one) => [keyOf(one), one] as const), ...current.current])
      setDrafts(current.current)
    }
    find().catch(() => undefined)
  }, [])
  const change = (edit: (next: Map<string, CellDraft>) => void) => {
    const next = new Map(current.current)
    edit(next)
    current.current = next
    setDrafts(next)
    kept().then(
      ({ keepCellDrafts }) => keepCellDrafts(waitingIn(current.current)),
      () => undefined,
    )
  }
  const drop = (dropped: readonly CellDraft[]) =>
    change((next) => {
      for (const one of dropped) if (next.get(keyOf(one)) === one) next.delete(keyOf(one))
    })
  /** Some of them are from before the page was loaded. */
  const isRestored = restored.some((one) => drafts.get(keyOf(one)) === one)
  return { drafts, current, change, drop, isRestored }
}

/** What the bar saves, or asks about. */
const waitingIn = (drafts: ReadonlyMap<string, CellDraft>) =>
  [...drafts.values()].filter((one) => one.isWaiting || !isReady(one))

/** The cells of the product list that are typed or pasted and not saved; they stay while pages and filters change. */
export function useProductCells() {
  const api = useApi()
  const { address } = useAdminAddress()
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set())
  const { drafts, current, change, drop, isRestored } = useDrafts()

  const undo = useAct({
    mayOverlap: true,
    call: (call, { drafts: done, priceChange }: Save & { priceChange: number | null }): Promise<unknown> => {
      const rest = done.filter(({ field }) => priceChange === null || field !== 'price').map(reversed)
      if (priceChange !== null && rest.length === 0)
        return call(undoPriceChange, { params: { id: String(priceChange) } })
      return call(bulkEditProducts, {
        body: { rows: rowsOf(rest), ...(priceChange !== null && { undoes: priceChange }) },
      })
    },
    said: (_, { drafts: done }) => ['Modifiche annullate', names(done)],
    failed: 'Intanto è cambiato di nuovo: controlla i valori nella lista.',
    onDone: () => setSaved(new Set()),
  })
  const save = useAct({
    mayOverlap: true,
    call: (call, { drafts: sent }: Save) => call(bulkEditProducts, { body: { rows: rowsOf(sent) } }),
    onDone: ({ priceChange }, { drafts: sent }) => {
      setSaved(new Set(sent.map(keyOf)))
      showToast({
        title: sent.length === 1 ? 'Prodotto aggiornato' : 'Prodotti aggiornati',
        description: names(sent),
        action: { label: 'Annulla', run: () => undo.send({ drafts: sent, priceChange }) },
      })
    },
    onRead: (_, { drafts: sent }) => drop(sent),
    failed: (error, { drafts: sent }) => {
      const cells = (error instanceof ApiError && (error.problem?.cells as RefusedCell[] | undefined)) || []
      void refuser().then((refused) => {
        const kept = sent.filter((one) => current.current.get(keyOf(one)) === one)
        change((next) => kept.map((one) => next.set(keyOf(one), { ...refused(one, cells), isWaiting: true })))
      })
      return messageOf(error, failed)
    },
  })

  /** A ready one is saved at once, unless others wait for the bar. */
  const put = (draft: CellDraft) => {
    change((next) => next.set(keyOf(draft), draft))
    if (isReady(draft) && !draft.isWaiting) save.send({ drafts: [draft] })
  }
  const write = async (product: AdminProduct, field: CellField, texts: Readonly<Record<string, string>>) => {
    const draft = await readDraft(product, field, texts)
    const before = current.current.get(keyOf({ product, field }))
    if (!draft) return before && drop([before])
    put({ ...draft, ...(before?.isWaiting && current.current.size > 1 && { isWaiting: true }) })
  }
  const answer = (draft: CellDraft, isPut: boolean) => {
    if (!isPut || !draft.question) return drop([draft])
    const { question, ...rest } = draft
    const others = [...current.current.values()].filter((one) => one.isWaiting && one !== draft)
    put({ ...rest, from: question.now, endsReduction: draft.field === 'price', isWaiting: others.length > 0 })
  }

  /** Fills the cells from this one down and right; the rows below the page are asked for. */
  const paste = async (rows: readonly AdminProduct[], index: number, field: CellField, text: string) => {
    const { pastedDrafts, readBlock } = await import('./pasted-cells.ts')
    const block = readBlock(text)
    const page = (address.pagina ?? 1) - 1
    const products = [...rows.slice(index, index + block.length)]
    while (products.length < Math.min(block.length, mostPasted) && index + products.length >= rows.length) {
      const offset = page * pageSize + index + products.length
      const query = { ...productListInput(address), limit: String(listedAtOnce), offset: String(offset) }
      const more = await api(listAdminProducts, { query })
      products.push(...more.slice(0, block.length - products.length))
      if (more.length < listedAtOnce) break
    }
    const { pasted, left } = pastedDrafts(block, products, field)
    change((next) => {
      for (const draft of pasted) next.set(keyOf(draft), draft)
    })
    if (left) sayError(left, 'Incollato in parte')
  }

  const waiting = waitingIn(drafts)
  useUnsavedQuestion(waiting.length > 0)
  return {
    drafts,
    waiting,
    isRestored,
    isSaved: (product: AdminProduct, field: CellField) => saved.has(keyOf({ product, field })),
    isBusy: save.busy,
    prepare: () => void reader().catch(() => undefined),
    write,
    answer,
    paste,
    saveAll: () => {
      drop(waiting.filter((one) => !isReady(one)))
      save.send({ drafts: waiting.filter(isReady) })
    },
    dropAll: () => drop(waiting),
  }
}

export type ProductCells = ReturnType<typeof useProductCells>

const names = (drafts: readonly CellDraft[]) =>
  drafts.length === 1 ? drafts[0]?.product.name : some(drafts.length, 'modifica', 'modifiche')
