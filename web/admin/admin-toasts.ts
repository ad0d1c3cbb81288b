import { showToast } from '#web/ui/toast/toast-store.ts'

export const say = (title: string, description?: string) => showToast({ title, ...(description && { description }) })

export const sayError = (description: string, title = 'Errore') =>
  showToast({ title, description, variant: 'destructive' })

export const sayUndoable = (title: string, run: () => void) => showToast({ title, action: { label: 'Annulla', run } })
