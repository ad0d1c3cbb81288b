import { showToast } from '#web/ui/toast-store.ts'

/** Texts are the specification's, section 8. */
export const say = (title: string, description?: string) => showToast({ title, ...(description && { description }) })

export const sayError = (description: string, title = 'Errore') =>
  showToast({ title, description, variant: 'destructive' })
