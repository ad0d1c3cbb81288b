import type { ReactNode } from 'react'

export interface Toast {
  id: number
  title: string
  description?: ReactNode
  variant?: 'default' | 'destructive'
  /** «Annulla»: `label` of the button, `run` its action. */
  action?: { label: string; run(): void }
  /** Its subject: once that is on screen, the toast is dismissed. */
  about?: 'cart'
  isOpen: boolean
}

export const toastDurationMs = 5_000
const removeDelayMs = 1_000_000

let current: Toast | undefined
let lastId = 0
let removal: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function set(toast: Toast | undefined): void {
  current = toast
  for (const listener of listeners) listener()
}

/** Shows a toast; one that is still there gives way. Never the only place of an error or of bank details. */
export function showToast(toast: Omit<Toast, 'id' | 'isOpen'>): void {
  clearTimeout(removal)
  lastId += 1
  set({ ...toast, id: lastId, isOpen: true })
}

export function dismissToast(id: number): void {
  if (current?.id !== id || !current.isOpen) return
  set({ ...current, isOpen: false })
  clearTimeout(removal)
  removal = setTimeout(() => set(undefined), removeDelayMs)
}

/** The subject is on screen now. */
export function dismissToastAbout(subject: NonNullable<Toast['about']>): void {
  if (current?.about === subject) dismissToast(current.id)
}

export function currentToast(): Toast | undefined {
  return current
}

export function onToastChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
