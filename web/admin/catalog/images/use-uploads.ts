import { useEffect, useRef, useState } from 'react'
import { say, sayError } from '#web/admin/admin-toasts.ts'
import { announce } from '#web/ui/live-region.tsx'
import { readyPicture } from './ready-picture.ts'
import { uploadPicture } from './upload-picture.ts'

interface Upload {
  key: number
  name: string
  /** 0 to 1. */
  part: number
  error?: string
}

export function useUploads(onArrived: (url: string) => void) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const lastKey = useRef(0)
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])
  const change = (key: number, what: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...what } : one)))

  const sendOne = async (file: File, key: number, isDrawing: boolean): Promise<boolean> => {
    const signal = leaving.current?.signal
    const ready = await readyPicture(file)
    if ('problem' in ready || !signal) {
      change(key, { error: 'problem' in ready ? ready.problem : 'caricamento interrotto.' })
      return false
    }
    try {
      const url = await uploadPicture(ready.file, isDrawing, (part) => change(key, { part }), signal)
      setUploads((all) => all.filter((one) => one.key !== key))
      onArrived(url)
      return true
    } catch (error) {
      change(key, { error: error instanceof Error ? error.message : 'il caricamento non è riuscito.' })
      return false
    }
  }

  const add = async (files: readonly File[], isDrawing: boolean) => {
    const queued = files.map((file) => ({ file, key: ++lastKey.current }))
    setUploads((all) => [
      ...all.filter((one) => !one.error),
      ...queued.map(({ file, key }) => ({ key, name: file.name, part: 0 })),
    ])
    let arrived = 0
    // One after the other: the order of the files is the order of the pictures.
    for (const { file, key } of queued) if (await sendOne(file, key, isDrawing)) arrived += 1
    if (leaving.current?.signal.aborted) return
    const lost = files.length - arrived
    if (lost === 0) say('Successo', arrived === 1 ? '1 immagine caricata' : `${arrived} immagini caricate`)
    else
      sayError(
        `Errore nel caricamento delle immagini${arrived > 0 ? ` (${arrived} caricate, ${lost} non riuscite)` : ''}`,
      )
    announce(`${arrived} di ${files.length} immagini caricate`)
  }
  return {
    uploads,
    add,
    dismiss: (key: number) => setUploads((all) => all.filter((one) => one.key !== key)),
    isBusy: uploads.some((one) => !one.error),
  }
}
