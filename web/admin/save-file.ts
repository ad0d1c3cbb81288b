import type { MouseEvent } from 'react'
import type { Endpoint } from '#shared/contract/platform/endpoint.ts'
import { type Arguments, addressOf, useApi } from '#web/platform/api.ts'
import { messageOf } from './admin-api.ts'
import { sayError } from './admin-toasts.ts'

export function saveFile(content: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  saveFrom(url, name)
  URL.revokeObjectURL(url)
}

/** The name of the server's answer counts where none is given. */
function saveFrom(href: string, name = ''): void {
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
}

/** Attributes of a link to a file whose call may ask for the password: it is asked first, then the browser saves. */
export function useDownload() {
  const api = useApi()
  return <E extends Endpoint>(call: E, ...[input]: Arguments<E>) => {
    const href = addressOf(call, input ?? {})
    const send = api as (call: Endpoint, input: unknown) => Promise<unknown>
    const onClick = async (event: MouseEvent) => {
      event.preventDefault()
      try {
        await send(call, input)
        saveFrom(href)
      } catch (error) {
        sayError(messageOf(error, 'Impossibile scaricare il file'))
      }
    }
    return { href, download: true, onClick }
  }
}
