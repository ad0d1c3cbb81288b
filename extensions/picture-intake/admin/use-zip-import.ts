import { useEffect, useRef, useState } from 'react'
import { useRefresh } from '#web/admin/use-act.ts'
import { useApi } from '#web/platform/api.ts'
import { announce } from '#web/ui/live-region.tsx'
import {
  importShopArchive,
  type MatchedZip,
  matchZip,
  type Progress,
  readShopZip,
  type ShopZip,
  uploadZipPictures,
} from './run-zip-import.ts'
import { contentOf } from './zip-content.ts'
import { listZip } from './zip-file.ts'

type ZipState =
  | { step: 'reading' }
  | { step: 'refused'; why: string }
  | { step: 'ready'; zip: MatchedZip | ShopZip }
  | { step: 'running' | 'stopped' | 'over'; zip: MatchedZip | ShopZip; progress: Progress }

/**
 * The content of a zip file and its import; the archive stays on this computer, its pictures are uploaded one by one.
 */
export function useZipImport(file: File) {
  const api = useApi()
  const refresh = useRefresh()
  const [state, setState] = useState<ZipState>({ step: 'reading' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => {
    let isLeft = false
    setState({ step: 'reading' })
    readZip()
      .then((zip) => isLeft || setState({ step: 'ready', zip }))
      .catch((error: Error) => isLeft || setState({ step: 'refused', why: error.message }))
    return () => {
      isLeft = true
      running.current?.abort()
    }
    async function readZip() {
      const entries = await listZip(file)
      const content = contentOf(entries)
      return content.isShop ? readShopZip(file, entries) : matchZip(api, content)
    }
  }, [file, api])

  const start = async (zip: MatchedZip | ShopZip) => {
    const controller = new AbortController()
    running.current = controller
    let progress: Progress = { done: 0, total: 0, added: 0, already: 0, failures: [] }
    const onProgress = (next: Progress) => {
      progress = next
      setState({ step: 'running', zip, progress })
    }
    onProgress(progress)
    const run = { api, file, signal: controller.signal, onProgress }
    try {
      progress = await (zip.kind === 'shop' ? importShopArchive(run, zip) : uploadZipPictures(run, zip))
      setState({ step: 'over', zip, progress })
      announce(`${progress.added} foto caricate`)
    } catch (error) {
      if (!controller.signal.aborted) {
        const why = error instanceof Error && error.message ? error.message : 'Riprova.'
        progress = { ...progress, failures: [...progress.failures, { name: file.name, why }] }
      }
      setState({ step: 'stopped', zip, progress })
    }
    await refresh()
  }
  return { state, start: (zip: MatchedZip | ShopZip) => void start(zip), stop: () => running.current?.abort() }
}
