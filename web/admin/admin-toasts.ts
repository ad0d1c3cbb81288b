import { showToast } from '#web/ui/toast/toast-store.ts'

/** Rules 322 to 332 give the words. */
export const say = (title: string, description?: string) => showToast({ title, ...(description && { description }) })

export const sayError = (description: string, title = 'Errore') =>
  showToast({ title, description, variant: 'destructive' })
